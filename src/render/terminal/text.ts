import { isAbsence } from "../../model/index-absence.ts";
import type { BrokenUse, Review } from "../../model/review.ts";
import type { Confidence } from "../../model/use.ts";
import { groupBy } from "../../util/multimap.ts";
import { digits } from "../../util/text.ts";
import { brokenKeys } from "../broken-key.ts";
import { describeSignature, kindsOf, nameOf, namesOf, usedBy, whatHappened } from "../change-words.ts";
import { affectedWords, comparedWords, indexNote, indexWords } from "../facts-words.ts";
import { reachesMoreTests } from "../test-lines.ts";
import { type Verdict, verdictOf } from "../verdict.ts";
import { count, findingWords, ignoredWords } from "../words.ts";
import { type Look, line, type Piece } from "./line.ts";
import { PLAIN_STYLE, type TerminalStyle } from "./style.ts";

/** Rows of a part; whoever wants more asks for another format. */
const MAX_ROWS = 30;
/** Changed symbols are ranked, and the report has more to say. */
const MAX_CHANGED_ROWS = 15;
/** A longer command is a list of files that is harder to read. */
const MAX_COMMAND = 800;

const MARKS: Readonly<Record<Verdict["level"], Piece>> = {
  broken: { text: "✗ ", look: "red" },
  config: { text: "! ", look: "yellow" },
  unsure: { text: "! ", look: "yellow" },
  fine: { text: "✓ ", look: "green" },
  nothing: { text: "✓ ", look: "green" },
};
const LOOK_OF: Readonly<Record<Confidence, Look>> = { exact: "red", likely: "yellow", possible: "dim" };

export interface TextOptions {
  readonly style?: TerminalStyle | undefined;
  /** Keys of the broken uses that the last report had. */
  readonly previous?: ReadonlySet<string> | undefined;
  /** Rows of each part at most; default is as many as fit a screen. */
  readonly rows?: number | undefined;
  /** A hint where to find the users that are not listed; default is the page. */
  readonly elsewhere?: string | undefined;
}

/** The review for a terminal. */
export function renderText(review: Review, options: TextOptions = {}): string {
  const { style = PLAIN_STYLE, previous, rows } = options;
  const verdict = verdictOf(review, previous !== undefined && previous.size > 0, asIs);
  const unseen = new Set(review.notCompared.map(({ path }) => path));
  const lines: Piece[][] = [
    [MARKS[verdict.level], { text: verdict.text, look: "bold" }],
    ...brokenLines(review, previous, rows),
    ...listLines(
      "Not compared",
      review.notCompared.map(({ path, reason, mayBreak }) => [
        { text: `${path}  ` },
        { text: reason, look: "dim" },
        ...(mayBreak ? [{ text: "  something may be broken in it or by it", look: "yellow" as const }] : []),
      ]),
      rows,
    ),
    ...configLines(review, rows),
    ...changedLines(review, rows),
    ...affectedLines(review, options),
    ...testLines(review, rows),
    ...listLines(
      "Docs that mention what is gone (possible)",
      placed(review.docMentions, ({ text }) => [{ text, look: "dim" }]),
      rows,
    ),
    ...listLines(
      "Not looked at",
      [
        ...review.leftOut.map(({ what, count }) => [{ text: `${what}: ${digits(count)}` }]),
        ...review.skipped
          .filter(({ path }) => !unseen.has(path))
          .map(({ path, reason }) => [{ text: `${path}  ` }, { text: reason, look: "dim" as const }]),
      ],
      rows,
    ),
    ...listLines(
      "Ignored",
      ignoredWords(review).map((text) => [{ text }]),
      rows,
    ),
    [],
    ...[
      comparedWords(review),
      ...(review.range === undefined ? [] : [review.range]),
      ...(isAbsence(review.index.note) && review.index.source !== "RAG_GRAPH"
        ? []
        : [[indexWords(review), indexNote(review)].filter((words) => words !== undefined).join(". ")]),
    ].map((text): Piece[] => [{ text, look: "dim" }]),
  ];
  return `${lines.map((pieces) => line(pieces, style)).join("\n")}\n`;
}

/** The broken uses, cause by cause. The verdict has named a single cause already. */
function brokenLines(review: Review, previous: ReadonlySet<string> | undefined, limit: number | undefined): Piece[][] {
  const keys = brokenKeys(review);
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const fresh = new Set(review.broken.filter((_, index) => previous !== undefined && !previous.has(keys[index] ?? "")));
  const causes = [...groupBy<string, BrokenUse>(review.broken, ({ changeId }) => changeId)];
  return causes.flatMap(([id, uses]) => {
    const change = changes.get(id);
    const title = change === undefined ? "A changed symbol" : `${nameOf(change, asIs)} ${whatHappened(change, asIs)}`;
    const hasReasons = new Set(uses.map(({ message }) => message)).size > 1;
    const rows = onePerLine(placed(uses, (use) => brokenPieces(use, hasReasons, fresh.has(use))));
    return causes.length === 1 ? [[], ...cut(rows, limit)] : listLines(title, rows, limit);
  });
}

/** Rows that say the same of one line, which has the name several times, as one. */
function onePerLine(rows: readonly Piece[][]): Piece[][] {
  const same = groupBy(rows, (pieces) => pieces.map(({ text }) => text).join(""));
  return [...same.values()].map(([row = [], ...more]) =>
    more.length === 0 ? row : [...row, { text: `  ${more.length + 1} uses`, look: "dim" }],
  );
}

function brokenPieces({ text, confidence, reason, message }: BrokenUse, hasReasons: boolean, isNew: boolean): Piece[] {
  return [
    { text, look: "cyan" },
    ...(confidence === "exact" ? [] : [{ text: `  ${confidence}`, look: LOOK_OF[confidence] }]),
    ...(hasReasons && reason === "signature" ? [{ text: `  ${message}`, look: "dim" as const }] : []),
    ...(isNew ? [{ text: "  new", look: "yellow" as const }] : []),
  ];
}

function configLines({ config }: Review, limit: number | undefined): Piece[][] {
  const findings = placed(config.findings, (finding) => [
    { text: finding.severity, look: finding.severity === "error" ? "red" : "yellow" },
    { text: `  ${findingWords(finding)}` },
  ]);
  const routes = config.routingChanges.map(({ text }) => [{ text }]);
  return [...listLines("llmc.toml", findings, limit), ...listLines("Routing changes", routes, limit)];
}

function changedLines({ changes }: Review, limit = MAX_CHANGED_ROWS): Piece[][] {
  const rows = changes.map((change): Piece[] => {
    const { path, startLine } = change.after ?? { path: change.before?.path ?? change.id, startLine: undefined };
    const used = usedBy(change);
    const signature = change.signature.length === 0 ? "" : ` ${describeSignature(change, asIs)}`;
    return [
      { text: `${startLine === undefined ? path : `${path}:${startLine}`}: ` },
      { text: `${kindsOf(change)}  `, look: "dim" },
      { text: `${namesOf(change, asIs)}${signature}` },
      { text: used === "" ? "" : `  (${used})`, look: "dim" },
    ];
  });
  return listLines("Changed symbols", rows, limit);
}

function affectedLines(
  review: Review,
  { rows: limit, elsewhere = "the page of --format html has them" }: TextOptions,
): Piece[][] {
  const direct = review.affected.filter(({ depth, isTest }) => depth === 1 && !isTest);
  const rows = placed(direct, ({ symbol, confidence }) => [
    { text: symbol?.qualname ?? "the module itself" },
    { text: confidence === "exact" ? "" : `  ${confidence}`, look: "dim" },
  ]);
  const title = affectedWords(review);
  if (title === "") return [];
  const rest = review.affected.length - direct.length;
  const where = `${digits(rest)} further away or in tests (${elsewhere})`;
  const words = direct.length > 0 ? `and ${where}` : `all ${where}`;
  const others: Piece[][] = rest > 0 ? [[{ text: words, look: "dim" }]] : [];
  return [[], [{ text: title, look: "bold" }], ...cut(rows, limit), ...others];
}

/** The tests to run: as the command that runs them where one line holds it, else as a list. */
function testLines(review: Review, limit: number | undefined): Piece[][] {
  const { testsToRun, testCommands } = review;
  const commands = testCommands.map(({ command }) => command);
  const isShort = commands.length > 0 && commands.every(({ length }) => length <= MAX_COMMAND);
  const lines = isShort ? commands : testsToRun;
  const files = count(testsToRun.length, "file");
  return listLines(
    reachesMoreTests(review) ? `Tests to run first (${files}), then all` : `Tests to run (${files})`,
    lines.map((text) => [{ text }]),
    limit,
  );
}

function listLines(title: string, rows: readonly (readonly Piece[])[], limit: number | undefined): Piece[][] {
  return rows.length === 0 ? [] : [[], [{ text: title, look: "bold" }], ...cut(rows, limit)];
}

function cut(rows: readonly (readonly Piece[])[], limit: number | undefined): Piece[][] {
  const shown = rows.slice(0, limit ?? MAX_ROWS).map((row) => [...row]);
  const rest = rows.length - shown.length;
  const words = `and ${digits(rest)} more${limit === undefined ? " (--json lists them all)" : ""}`;
  return rest === 0 ? shown : [...shown, [{ text: words, look: "dim" }]];
}

/** Rows that begin with their place, as editors and programs read it. */
function placed<T extends { readonly path: string; readonly line: number }>(
  items: readonly T[],
  rest: (item: T) => readonly Piece[],
): Piece[][] {
  return items.map((item) => [{ text: `${item.path}:${item.line}: ` }, ...rest(item)]);
}

function asIs(text: string): string {
  return text;
}
