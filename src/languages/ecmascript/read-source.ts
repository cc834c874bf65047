import type { SourcePart } from "./extract.ts";
import type { Comment, Program } from "./nodes.ts";
import type { Dialect, Parsed, Parsers, Problem } from "./parse.ts";
import { problemOf } from "./parse.ts";
import { recover } from "./recovery/repair.ts";

/** The trees of one part of a file: one tree, or several when the text is damaged. */
export interface Source {
  readonly programs: readonly Program[];
  readonly comments: readonly Comment[];
  readonly problems: readonly Problem[];
}

/** Matches the pragma of Flow, which is near the top of a file. */
const FLOW_PRAGMA = /@flow\b/;
const PRAGMA_RANGE = 1000;

/** Parses a part of a file with the first parser and grammar that accepts it. */
export function readSource(text: string, part: SourcePart, parsers: Parsers): Source {
  const own = text.slice(part.start, part.end);
  const attempts = attemptsFor(own, part, parsers);
  let problem: Problem | undefined;
  for (const attempt of attempts) {
    try {
      const parsed = attempt();
      return { programs: [parsed.program], comments: parsed.comments, problems: parsed.problems };
    } catch (error) {
      problem ??= problemOf(error);
    }
  }
  const recovered = recover(own, part.dialect, parsers, part.start);
  return problem === undefined ? recovered : { ...recovered, problems: [problem, ...recovered.problems] };
}

function attemptsFor(text: string, part: SourcePart, parsers: Parsers): (() => Parsed)[] {
  const recovering = (dialect: Dialect) => () => parsers.recovering(text, dialect, part.start);
  if (part.dialect !== "javascript") return [recovering(part.dialect)];
  const strict = part.start === 0 ? [() => parsers.strict(text)] : [];
  const isFlow = FLOW_PRAGMA.test(text.slice(0, PRAGMA_RANGE));
  return [...strict, recovering("javascript"), recovering(isFlow ? "flow" : "typescript")];
}
