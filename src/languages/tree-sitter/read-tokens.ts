import type { LineIndex } from "../../util/lines.ts";
import type { FactsBuilder } from "../facts-builder.ts";
import type { Attachments } from "./attachments.ts";
import type { SyntaxTree } from "./grammar/syntax-tree.ts";
import { type Range, TokenIndex } from "./tokens.ts";

/** Matches comments that are documentation in most languages, except empty ones. */
const DOCUMENTATION = /^(?:\/\*\*(?!\/)|\/\/\/)/;

/** The tree of a file, and the rules that identify its comments and literals. */
interface Reading {
  readonly tree: SyntaxTree;
  readonly rules: {
    readonly grammar: { isComment(type: number): boolean };
    readonly attributes: ReadonlySet<number>;
    readonly strings: ReadonlySet<number>;
    isDocComment(text: string): boolean;
  };
  readonly builder: FactsBuilder;
  readonly lines: LineIndex;
  readonly attachments: Attachments;
}

/** Reads the tokens of a file. It also records comments as documentation and as attached to the declaration that follows. */
export function readTokens(reading: Reading): TokenIndex {
  const { tree, rules, attachments } = reading;
  const comments: Range[] = [];
  const atoms: Range[] = [];
  for (let node = 0; node < tree.size; node++) {
    const type = tree.type[node] as number;
    const range = { start: tree.start[node] as number, end: tree.end[node] as number };
    if (rules.grammar.isComment(type)) {
      comments.push(range);
      const text = tree.text.slice(range.start, range.end);
      if (rules.isDocComment(text)) attachments.add(range);
      if (DOCUMENTATION.test(text)) markDocumentation(reading, range.start, text);
    } else if (rules.attributes.has(type)) attachments.add(range);
    else if (rules.strings.has(type) && range.start >= (atoms.at(-1)?.end ?? 0)) atoms.push(range);
  }
  return new TokenIndex(tree.text, comments, atoms);
}

function markDocumentation({ tree, lines, builder }: Reading, start: number, text: string): void {
  const line = lines.line(start);
  const isFirst = tree.text.slice(lines.start(line), start).trim() === "";
  // Some grammars count the line break after a comment as part of it.
  if (isFirst) builder.mark("documentation", line, lines.line(start + text.trimEnd().length - 1));
}
