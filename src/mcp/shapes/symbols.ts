import type { Outline } from "../../api/operations/outline.ts";
import { DEFINITION_KINDS } from "../../model/facts.ts";
import type { LineageItem, UseItem } from "../../model/result.ts";
import type { OutlinedSymbol, SymbolContext, SymbolImpact, SymbolSource } from "../../model/symbol-answers.ts";
import { type FileUses, usesByFile } from "../../render/answers/uses-by-file.ts";
import { symbolRef } from "../../wire/envelope.ts";
import { from, optional, view } from "../../wire/object.ts";
import { list } from "../../wire/shapes.ts";
import { count, flag, oneOf, path, place, text } from "../../wire/values.ts";
import { type Envelope, isTest, lineOfUse, pathAndName, shownMeta, unlessExact } from "./envelope.ts";

/** Lines of a file that are named; its count says how many there are. */
const MAX_LINES = 12;

/** A list as far as it is shown, or undefined where there is nothing to show. */
function some<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length === 0 ? undefined : values;
}

/** A definition as it is shown: with its source, or with signature and docs alone. */
export interface ShownSource {
  readonly symbol: SymbolSource["symbol"];
  readonly signature: string | undefined;
  readonly docs: string | undefined;
  readonly source: string | undefined;
  readonly sourceLine: number | undefined;
  readonly lines: number;
}

const sourceFields = {
  symbol: symbolRef,
  signature: optional(text("how it begins, in one line; only without source")),
  docs: optional(text("what its documentation says; only without source")),
  source: optional(text("from its first decorator or doc comment on")),
  source_line: optional(place("the line of the file that the source begins with")),
  lines: count("lines of the whole source"),
};

/** The structured content of `symbol`. */
export const shownSources = view<Envelope<ShownSource>>()({
  meta: shownMeta,
  items: list(view<ShownSource>()(sourceFields)),
});

/** A definition with so many lines of its source, or, with none wanted at all, with signature and docs. */
export function shownSource(
  { symbol, signature, docs, source, sourceLine }: SymbolSource,
  lines?: number,
): ShownSource {
  const total = source.length;
  if (lines === undefined) return { symbol, signature, docs, source: undefined, sourceLine: undefined, lines: total };
  const shown = source.slice(0, lines).join("\n");
  return { symbol, signature: undefined, docs: undefined, source: shown, sourceLine, lines: total };
}

/** An outline, and how many definitions there are. */
export interface ShownOutline extends Outline {
  readonly total: number;
}

/** The structured content of `outline`. */
export const shownOutline = view<ShownOutline>()({
  path: path(),
  language: text(),
  lines: count("of the file"),
  errors: count("syntax errors: what stands around them may be missing"),
  truncated: from(({ total, symbols }: ShownOutline) => total > symbols.length, flag()),
  total: count("definitions of the file"),
  symbols: list(
    view<OutlinedSymbol>()({
      qualname: text(),
      kind: oneOf(DEFINITION_KINDS),
      start_line: place(),
      end_line: place(),
      signature: text(),
    }),
  ),
});

const user = view<UseItem>()({
  file: path(),
  line: place(),
  confidence: unlessExact,
  enclosing: from(({ enclosing }: UseItem) => enclosing?.qualname, optional(text("the definition it stands in"))),
  code: from(lineOfUse, text("the line")),
});

const callee = view<LineageItem>()({
  symbol: from(({ symbol }: LineageItem) => pathAndName(symbol), text("path#name")),
  start_line: from(({ symbol }: LineageItem) => symbol.startLine, place()),
  confidence: unlessExact,
});

const fileUses = view<FileUses>()({
  path: path(),
  uses: from(({ uses }: FileUses) => uses.length, count("how many")),
  lines: from(
    ({ uses }: FileUses) => uses.slice(0, MAX_LINES).map(({ line }) => line),
    list(place(), "the first of them"),
  ),
  is_test: from((file: FileUses) => file.isTest, isTest),
});
/** A context with some rows of its lists. */
export interface ShownContext extends SymbolContext {
  readonly source: ShownSource;
  readonly rows: number;
}

const context = view<ShownContext>()({
  definition: from(({ source }: ShownContext) => source, view<ShownSource>()(sourceFields)),
  totals: from(
    ({ users, callees, tests }: ShownContext) => ({
      users: users.length,
      callees: callees.length,
      tests: tests.length,
    }),
    view<{ readonly users: number; readonly callees: number; readonly tests: number }>()({
      users: count(),
      callees: count(),
      tests: count("uses in tests"),
    }),
  ),
  users: from(({ users, rows }: ShownContext) => some(users.slice(0, rows)), optional(list(user, "who uses it"))),
  callees: from(
    ({ callees, rows }: ShownContext) => some(callees.slice(0, rows)),
    optional(list(callee, "what it calls")),
  ),
  tests: from(
    ({ tests, rows }: ShownContext) => some(usesByFile(tests).slice(0, rows)),
    optional(list(fileUses, "test files that use it")),
  ),
});

/** The structured content of `context`. */
export const shownContexts = view<Envelope<ShownContext>>()({ meta: shownMeta, items: list(context) });

/** An impact with some rows of its lists. */
export interface ShownImpact extends SymbolImpact {
  readonly rows: number;
}

const caller = view<LineageItem>()({
  symbol: from(({ symbol }: LineageItem) => pathAndName(symbol), text("path#name")),
  start_line: from(({ symbol }: LineageItem) => symbol.startLine, place()),
  depth: from(({ hops }: LineageItem) => hops.length, place("the number of hops")),
  via: from(({ hops }: LineageItem) => hops.at(-2)?.symbol.qualname ?? "", text("the symbol before it on the way")),
  confidence: unlessExact,
});

const impact = view<ShownImpact>()({
  symbol: symbolRef,
  totals: from(
    ({ uses, callers, testFiles }: ShownImpact) => ({
      uses: uses.length,
      files: new Set(uses.map(({ file }) => file)).size,
      callers: callers.length,
      testFiles: testFiles.length,
    }),
    view<{ readonly uses: number; readonly files: number; readonly callers: number; readonly testFiles: number }>()({
      uses: count(),
      files: count("files that use it"),
      callers: count("callers through others"),
      test_files: count(),
    }),
  ),
  files: from(
    ({ uses, rows }: ShownImpact) => some(usesByFile(uses).slice(0, rows)),
    optional(list(fileUses, "what breaks if it goes, by file")),
  ),
  callers: from(
    ({ callers, rows }: ShownImpact) => some(callers.slice(0, rows)),
    optional(list(caller, "who calls it through others, nearest first")),
  ),
  tests_to_run: from(
    ({ testFiles, rows }: ShownImpact) => some(testFiles.slice(0, rows)),
    optional(list(path(), "test files that use it, directly or through others")),
  ),
});

/** The structured content of `impact`. */
export const shownImpacts = view<Envelope<ShownImpact>>()({ meta: shownMeta, items: list(impact) });
