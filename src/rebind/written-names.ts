import type { Definition } from "../model/facts.ts";
import type { OutlinedFile } from "./binding.ts";
import { type SymbolNode, symbolsOf } from "./symbols.ts";

const CHAIN_BEFORE_NAME = /(?:[\p{ID_Start}$_][\p{ID_Continue}$]*\.)+$/u;
/** A chain longer than this is no name anybody wrote. */
const MAX_CHAIN_LENGTH = 200;
/** An object that is longer than this is named without what is written before its name. */
const MAX_LINES_TO_OWNER = 500;

/** Names of definitions as they are written in the text: `Router.prototype.all`, where the facts say `Router.all`. */
export class WrittenNames {
  readonly #files = new Map<
    string,
    { readonly lines: readonly string[]; readonly nodes: ReadonlyMap<Definition, SymbolNode> }
  >();

  constructor(files: readonly OutlinedFile[]) {
    this.#sources = new Map(files.map((file) => [file.path, file]));
  }
  readonly #sources: ReadonlyMap<string, OutlinedFile>;

  /** The written name with those of the definitions around it. */
  of(path: string, definition: Definition): string | undefined {
    const file = this.#fileOf(path);
    const node = file?.nodes.get(definition);
    return file && node && writtenPath(node, file.lines);
  }

  /** The lines of a file, to look at what stands around a definition. */
  linesOf(path: string): readonly string[] {
    return this.#fileOf(path)?.lines ?? [];
  }

  #fileOf(path: string) {
    const known = this.#files.get(path);
    if (known) return known;
    const source = this.#sources.get(path);
    if (source === undefined) return undefined;
    const nodes = new Map(symbolsOf([source]).map((node) => [node.definition, node]));
    const file = { lines: source.text.split("\n"), nodes };
    this.#files.set(path, file);
    return file;
  }
}

function writtenPath(node: SymbolNode, lines: readonly string[]): string {
  const parts: string[] = [];
  for (let at: SymbolNode | undefined = node; at !== undefined; ) {
    const chain: string = chainBefore(at.definition, lines) || ownerOf(at, lines);
    parts.unshift(chain + at.leaf);
    // `Router.prototype.all` already names the `Router` around it.
    const isNamed: boolean = at.container !== undefined && chain.startsWith(`${at.container.leaf}.`);
    at = isNamed ? at.container?.container : at.container;
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
    return `${CHAIN_BEFORE_NAME.exec(line.slice(0, start))?.[0] ?? ""}${owner}.`;
  }
  return `${owner}.`;
}

function chainBefore({ nameLine, nameColumn }: Definition, lines: readonly string[]): string {
  const before = (lines[nameLine - 1] ?? "").slice(Math.max(0, nameColumn - 1 - MAX_CHAIN_LENGTH), nameColumn - 1);
  return CHAIN_BEFORE_NAME.exec(before)?.[0].replace(/^this\./, "") ?? "";
}
