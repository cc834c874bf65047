import type { OutlinedDefinition } from "../../model/facts.ts";
import { linesOf } from "../../util/lines.ts";
import type { OutlinedFile } from "../binding.ts";
import { type SymbolNode, symbolsOf } from "../match/symbols.ts";

const CHAIN_BEFORE_NAME = /(?:[\p{ID_Start}$_][\p{ID_Continue}$]*\.)+$/u;
const TARGET_BEFORE_NAME = /([\p{ID_Start}$_][\p{ID_Continue}$.]*)\s*=\s*$/u;
/** The start of a function declaration; elsewhere `function` starts an expression, whose name is only known inside of it. */
const DECLARATION_START = /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b/;
const FUNCTION_BEFORE_NAME = /\bfunction\b\s*\*?\s*$/;
/** A longer chain is not a name that anyone wrote. */
const MAX_CHAIN_LENGTH = 200;
/** An object longer than this is named without the text before its name. */
const MAX_LINES_TO_OWNER = 500;

/** Whether an enclosing definition is part of the name of the inner one. */
type IsNamed = (around: OutlinedDefinition, lines: readonly string[]) => boolean;

/** Names of definitions as written in the text: `Router.prototype.all`, where the facts say `Router.all`. */
export class WrittenNames {
  readonly #files = new Map<
    string,
    { readonly lines: readonly string[]; readonly nodes: ReadonlyMap<OutlinedDefinition, SymbolNode> }
  >();

  constructor(files: readonly OutlinedFile[]) {
    this.#sources = new Map(files.map((file) => [file.path, file]));
  }
  readonly #sources: ReadonlyMap<string, OutlinedFile>;

  /** The written name with those of the enclosing definitions. */
  of(path: string, definition: OutlinedDefinition): string | undefined {
    return this.#name(path, definition, () => true);
  }

  /** The same without functions whose names are visible only inside of themselves: `(function next() { … })()`. */
  withoutExpressions(path: string, definition: OutlinedDefinition): string | undefined {
    return this.#name(path, definition, (around, lines) => !isFunctionExpression(around, lines));
  }

  #name(path: string, definition: OutlinedDefinition, isNamed: IsNamed): string | undefined {
    const file = this.#fileOf(path);
    const node = file?.nodes.get(definition);
    return file && node && writtenPath(node, file.lines, isNamed);
  }

  /** The lines of a file, for looking at the text around a definition. */
  linesOf(path: string): readonly string[] {
    return this.#fileOf(path)?.lines ?? [];
  }

  #fileOf(path: string) {
    const known = this.#files.get(path);
    if (known) return known;
    const source = this.#sources.get(path);
    if (source === undefined) return undefined;
    const nodes = new Map(symbolsOf([source]).map((node) => [node.definition, node]));
    const file = { lines: linesOf(source.text), nodes };
    this.#files.set(path, file);
    return file;
  }
}

function writtenPath(node: SymbolNode, lines: readonly string[], isNamed: IsNamed): string {
  const parts: string[] = [];
  for (let at: SymbolNode | undefined = node; at !== undefined; ) {
    if (at !== node && !isNamed(at.definition, lines)) {
      at = at.container;
      continue;
    }
    const [line, column] = [lines[at.definition.nameLine - 1] ?? "", at.definition.nameColumn - 1];
    const written = writtenTarget(line, column, at.leaf);
    const name: string = written === at.leaf ? ownerOf(at, lines) + at.leaf : written;
    parts.unshift(name);
    // `Router.prototype.all` already names the enclosing `Router`.
    const hasContainer: boolean = at.container !== undefined && name.startsWith(`${at.container.leaf}.`);
    at = hasContainer ? at.container?.container : at.container;
  }
  return parts.join(".");
}

/** `exports.Store.Memory.` for a property of the object in `exports.Store.Memory = Store.extend({ … })`. */
function ownerOf({ definition, container }: SymbolNode, lines: readonly string[]): string {
  const { qualname, nameLine } = definition;
  const outer = container === undefined ? "" : `${container.definition.qualname}.`;
  const inner = qualname.startsWith(outer) ? qualname.slice(outer.length) : qualname;
  const owner = inner.slice(0, Math.max(0, inner.lastIndexOf(".")));
  if (owner === "") return "";
  const last = Math.max(0, nameLine - MAX_LINES_TO_OWNER);
  for (let at = nameLine - 1; at >= last; at--) {
    const line = (lines[at] ?? "").slice(0, MAX_CHAIN_LENGTH);
    const start = line.indexOf(owner);
    if (start === -1 || !/^\s*=/.test(line.slice(start + owner.length))) continue;
    return `${writtenTarget(line, start, owner)}.`;
  }
  return `${owner}.`;
}

/**
 * The whole target of a name on a line: `exports.all` for the `all` of `exports.all = …`. For several names assigned at once
 * (`var all = exports.all = …`), the first.
 */
function writtenTarget(line: string, column: number, name: string): string {
  const before = line.slice(Math.max(0, column - MAX_CHAIN_LENGTH), column);
  const chain = CHAIN_BEFORE_NAME.exec(before)?.[0] ?? "";
  let rest = before.slice(0, before.length - chain.length);
  let target = chain.replace(/^this\./, "") + name;
  for (let first = TARGET_BEFORE_NAME.exec(rest); first !== null; first = TARGET_BEFORE_NAME.exec(rest)) {
    target = first[1] as string;
    rest = rest.slice(0, first.index);
  }
  return target;
}

function isFunctionExpression({ nameLine, nameColumn }: OutlinedDefinition, lines: readonly string[]): boolean {
  const line = lines[nameLine - 1] ?? "";
  return FUNCTION_BEFORE_NAME.test(line.slice(0, nameColumn - 1)) && !DECLARATION_START.test(line);
}
