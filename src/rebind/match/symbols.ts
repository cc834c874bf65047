import { DefinitionFlag, type DefinitionKind, type OutlinedDefinition } from "../../model/facts.ts";
import type { OutlinedFile } from "../binding.ts";

/** A definition with its enclosing and neighbouring definitions. */
export interface SymbolNode {
  readonly file: OutlinedFile;
  readonly definition: OutlinedDefinition;
  /** The last part of its name. */
  readonly leaf: string;
  /** The innermost enclosing definition, by name or otherwise by lines (a function inside the call that makes a constant). */
  readonly container: SymbolNode | undefined;
  /** The qualified name including all enclosing definitions. */
  readonly scopePath: string;
  readonly family: Family;
  readonly members: SymbolNode[];
  /** Its neighbours in the container, or in the module. */
  readonly previous: SymbolNode | undefined;
  next: SymbolNode | undefined;
  /** Position among all symbols of its side. */
  readonly id: number;
}

/** Kinds that a symbol can change between and remain the same: a function that moves into a class is a method. */
export type Family = "callable" | "type" | "value";
export const FAMILIES: Readonly<Record<DefinitionKind, Family>> = {
  function: "callable",
  method: "callable",
  class: "type",
  interface: "type",
  type: "type",
  enum: "type",
  constant: "value",
};

/** All symbols of some files, in file and line order. */
export function symbolsOf(files: readonly OutlinedFile[]): SymbolNode[] {
  const all: SymbolNode[] = [];
  for (const file of files) addSymbols(file, all);
  return all;
}

function addSymbols(file: OutlinedFile, all: SymbolNode[]): void {
  const nodes: SymbolNode[] = [];
  const open: SymbolNode[] = [];
  let lastAtTop: SymbolNode | undefined;
  for (const definition of file.facts.definitions) {
    while (open.length > 0 && !encloses((open.at(-1) as SymbolNode).definition, definition)) open.pop();
    const container = nodes[definition.parent] ?? open.at(-1);
    const previous: SymbolNode | undefined = container === undefined ? lastAtTop : container.members.at(-1);
    const node: SymbolNode = {
      file,
      definition,
      leaf: leafOf(definition.qualname),
      container,
      scopePath: scopePathOf(definition.qualname, container),
      family: FAMILIES[definition.kind],
      members: [],
      previous,
      next: undefined,
      id: all.length,
    };
    if (previous !== undefined) previous.next = node;
    if (container === undefined) lastAtTop = node;
    else container.members.push(node);
    nodes.push(node);
    all.push(node);
    open.push(node);
  }
}

/** Strictly: for two definitions on the same line it is not known which contains which. */
function encloses(outer: OutlinedDefinition, inner: OutlinedDefinition): boolean {
  // `a.b =` above `a.c = function`: two names of one function.
  if (outer.scope === inner.scope && outer.scope !== -1) return false;
  if (outer.startLine > inner.startLine || outer.endLine < inner.endLine) return false;
  return outer.startLine < inner.startLine || outer.endLine > inner.endLine;
}

function scopePathOf(qualname: string, container: SymbolNode | undefined): string {
  if (container === undefined) return qualname;
  const outer = container.definition.qualname;
  if (!qualname.startsWith(outer) || qualname[outer.length] !== ".") return `${container.scopePath}.${qualname}`;
  // Mostly it is the qualified name itself, and one shared string is cheaper to compare and look up than two.
  return container.scopePath === outer ? qualname : container.scopePath + qualname.slice(outer.length);
}

export function leafOf(qualname: string): string {
  return qualname.slice(qualname.lastIndexOf(".") + 1);
}

const ACCESSORS = DefinitionFlag.getter | DefinitionFlag.setter;

/** The flags that distinguish a getter from a setter of the same name. */
export function accessorOf(node: SymbolNode): number {
  return node.definition.flags & ACCESSORS;
}

/** One reads the value that the other writes: they are never the same symbol. */
export function areOppositeAccessors(a: SymbolNode, b: SymbolNode): boolean {
  return (accessorOf(a) | accessorOf(b)) === ACCESSORS && accessorOf(a) !== accessorOf(b);
}

/** Same place and same name: an old and a new symbol that are the same unless there is evidence against it. */
export type AnchorPair = readonly [old: SymbolNode, now: SymbolNode];
