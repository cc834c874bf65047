import { LINEAGE_DEFAULTS } from "../../api/lineage.ts";
import type { DefinitionKind } from "../../model/facts.ts";
import type { RagResult } from "../../model/result.ts";
import type { SymbolContext, SymbolImpact, SymbolSource } from "../../model/symbol-answers.ts";
import { renderContext, SOURCE_LINES_A_ROW } from "../../render/answers/context.ts";
import { renderImpact } from "../../render/answers/impact.ts";
import { renderOutline } from "../../render/answers/outline.ts";
import { renderSignature, renderSymbol } from "../../render/answers/symbol.ts";
import { usesByFile } from "../../render/answers/uses-by-file.ts";
import { object, optional } from "../../wire/object.ts";
import { flag, limit, typed } from "../../wire/values.ts";
import type { Answer, Shown } from "../budget.ts";
import { mergeResults, metaFor } from "../envelopes.ts";
import { definitionKind, MAX_DEPTH, maxTokens, pathPattern, rev, symbol, symbols, symbolsIn } from "../inputs.ts";
import { mistake } from "../mistake.ts";
import type { Envelope } from "../shapes/envelope.ts";
import {
  type ShownSource,
  shownContexts,
  shownImpacts,
  shownOutline,
  shownSource,
  shownSources,
} from "../shapes/symbols.ts";
import { type CommonInput, DEFAULT_TOKENS, tool } from "../tool.ts";

/** Rows of each list that say what matters. */
const USUAL_ROWS = 20;

interface SymbolsInput extends CommonInput {
  readonly symbol?: string;
  readonly symbols?: readonly string[];
  readonly path?: string;
  readonly kind?: DefinitionKind;
  readonly rev?: string;
}

const asked = {
  symbol: optional(symbol),
  symbols: optional(symbols),
  path: optional(pathPattern),
  kind: optional(definitionKind),
  rev: optional(rev),
  max_tokens: optional(maxTokens(DEFAULT_TOKENS)),
};

/** One item of an answer, as far as it is shown. */
interface Part {
  readonly text: string;
  /** Rows of its lists that are left out. */
  readonly hidden: number;
}

/** An envelope as an answer whose items have lists of their own: so many rows of each are shown. */
function partsAnswer<Item>(
  { meta, items }: RagResult<Item>,
  rowsOf: (item: Item) => number,
  part: (item: Item, rows: number) => Part,
  toWire: (envelope: Envelope<Item>, rows: number) => object,
  usual = Number.POSITIVE_INFINITY,
): Answer {
  if (meta.status === "ERROR") return mistake(meta);
  // The first rows are the items themselves: a name may have more definitions than fit.
  const show = (rows: number): Shown => {
    const shown = items.slice(0, rows);
    const inside = Math.max(0, rows - items.length);
    const parts = shown.map((item) => part(item, inside));
    const hidden = items.length - shown.length + parts.reduce((sum, each) => sum + each.hidden, 0);
    const about = metaFor(meta, items.length, shown.length);
    const isTruncated = meta.isTruncated || hidden > 0;
    const said = about.reason === undefined ? "" : `${about.reason}\n`;
    return {
      text: parts.map(({ text }) => text).join("\n") + said,
      structured: toWire({ meta: { ...about, isTruncated }, items: shown }, inside),
      hidden,
    };
  };
  return {
    rows: items.length + Math.max(0, ...items.map(rowsOf)),
    usual: items.length + usual,
    narrow: "path or kind",
    show,
  };
}

/** Rows of lists beyond those that are shown. */
function beyond(rows: number, ...lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + Math.max(0, length - rows), 0);
}

interface SourceInput extends SymbolsInput {
  readonly source?: boolean;
}

const describe = tool({
  name: "symbol",
  description:
    "The source of a function, method, class or constant, or with source: false its signature and docs. Not for a whole file: read it. As large as the source.",
  input: object<SourceInput>()({ ...asked, source: optional(flag("false: signature and docs alone")) }),
  output: shownSources,
  async call(repository, { symbol: one, symbols: several, source = true, ...filter }) {
    const names = symbolsIn({ symbol: one, symbols: several });
    const result = mergeResults(await Promise.all(names.map((each) => repository.symbol(each, filter))));
    if (!source) return signaturesAnswer(result);
    return partsAnswer(
      result,
      (item) => item.source.length,
      (item, lines) => ({ text: renderSymbol(item, lines), hidden: beyond(lines, item.source.length) }),
      ({ meta, items }, lines) => shownSources.toWire({ meta, items: items.map((item) => shownSource(item, lines)) }),
    );
  },
});

/** Definitions without their source: each is a row. */
function signaturesAnswer({ meta, items }: RagResult<SymbolSource>): Answer {
  if (meta.status === "ERROR") return mistake(meta);
  return {
    rows: items.length,
    narrow: "path or kind",
    show(rows) {
      const shown = items.slice(0, rows);
      const about = metaFor(meta, items.length, shown.length);
      const said = about.reason === undefined ? "" : `${about.reason}\n`;
      return {
        text: shown.map(renderSignature).join("") + said,
        structured: shownSources.toWire({ meta: about, items: shown.map((item): ShownSource => shownSource(item)) }),
        hidden: items.length - shown.length,
      };
    },
  };
}

interface OutlineInput extends CommonInput {
  readonly file: string;
  readonly kind?: DefinitionKind;
  readonly rev?: string;
}

const outline = tool({
  name: "outline",
  description:
    "What a file defines, nested, with lines and signatures: before you read a long file. Not for folders: search with path. About 25 tokens a definition.",
  input: object<OutlineInput>()({
    file: typed("path from the root"),
    kind: optional(definitionKind),
    rev: optional(rev),
    max_tokens: optional(maxTokens(DEFAULT_TOKENS)),
  }),
  output: shownOutline,
  async call(repository, { file, ...options }) {
    const found = await repository.outline(file, options);
    const total = found.symbols.length;
    return {
      rows: total,
      narrow: "kind",
      show: (rows) => ({
        text: renderOutline(found, rows),
        structured: shownOutline.toWire({ ...found, total, symbols: found.symbols.slice(0, rows) }),
        hidden: beyond(rows, total),
      }),
    };
  },
});

const context = tool({
  name: "context",
  description:
    "A definition with who uses it, what it calls and its tests, in one answer: to understand a symbol. Not before a change: impact counts everything.",
  input: object<SymbolsInput>()(asked),
  output: shownContexts,
  async call(repository, { symbol: one, symbols: several, ...filter }) {
    const names = symbolsIn({ symbol: one, symbols: several });
    const sizes = ({ definition, users, callees, tests }: SymbolContext) => [
      Math.ceil(definition.source.length / SOURCE_LINES_A_ROW),
      users.length,
      callees.length,
      usesByFile(tests).length,
    ];
    return partsAnswer(
      mergeResults(await Promise.all(names.map((each) => repository.context(each, filter)))),
      (item) => Math.max(...sizes(item)),
      (item, rows) => {
        const [, ...lists] = sizes(item);
        const lines = beyond(rows * SOURCE_LINES_A_ROW, item.definition.source.length);
        return { text: renderContext(item, rows), hidden: lines + beyond(rows, ...lists) };
      },
      ({ meta, items }, rows) =>
        shownContexts.toWire({
          meta,
          items: items.map((item) => ({
            ...item,
            rows,
            source: shownSource(item.definition, rows * SOURCE_LINES_A_ROW),
          })),
        }),
      USUAL_ROWS,
    );
  },
});

interface ImpactInput extends SymbolsInput {
  readonly depth?: number;
}

const impact = tool({
  name: "impact",
  description:
    "What breaks or is affected if a symbol changes or goes: uses by file, callers through others, tests to run. Before an edit; after it, review. About 20 tokens a file or caller.",
  input: object<ImpactInput>()({
    ...asked,
    depth: optional(limit(MAX_DEPTH, `hops (default ${LINEAGE_DEFAULTS.maxDepth})`)),
  }),
  output: shownImpacts,
  async call(repository, { symbol: one, symbols: several, ...filter }) {
    const names = symbolsIn({ symbol: one, symbols: several });
    const sizes = ({ uses, callers, testFiles }: SymbolImpact) => [
      new Set(uses.map(({ file }) => file)).size,
      callers.length,
      testFiles.length,
    ];
    return partsAnswer(
      mergeResults(await Promise.all(names.map((each) => repository.impact(each, filter)))),
      (item) => Math.max(...sizes(item)),
      (item, rows) => ({ text: renderImpact(item, rows), hidden: beyond(rows, ...sizes(item)) }),
      ({ meta, items }, rows) => shownImpacts.toWire({ meta, items: items.map((item) => ({ ...item, rows })) }),
      USUAL_ROWS,
    );
  },
});

/** Tools about what is defined. */
export const SYMBOL_TOOLS = [describe, outline, context, impact];
