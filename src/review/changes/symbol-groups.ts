import { breakRulesOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag, type FileFacts, isMemberOwner } from "../../model/facts.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { SourceFile } from "../../rebind/binding.ts";

/** A symbol of one side: all definitions that share a name in a file (overloads, accessors, redefinitions). */
export interface SymbolGroup {
  readonly file: SourceFile;
  readonly qualname: string;
  readonly definitions: readonly Definition[];
  /** The qualified name of the symbol it is a member of, undefined at top level. */
  readonly owner: string | undefined;
  /** The language lets other files use it. */
  readonly isPublic: boolean;
  /** The module's list of public names contains it; undefined when there is no such list. */
  readonly isListed: boolean | undefined;
}

/** The symbols of a file that code outside of their enclosing function can use, by qualified name. */
export function groupSymbols(file: SourceFile): ReadonlyMap<string, SymbolGroup> {
  const { facts } = file;
  const groups = new Map<string, { definitions: Definition[]; owner: string | undefined }>();
  const isHidden: boolean[] = [];
  const { isListOfNames } = breakRulesOf(facts.language);
  for (const [index, definition] of facts.definitions.entries()) {
    isHidden[index] = isLocal(facts, definition) || isHidden[definition.parent] === true;
    // The list of a module's public names is not a symbol; its entries are.
    if (isHidden[index] || isListOfNames(definition.qualname)) continue;
    const group = groups.get(definition.qualname);
    if (group) group.definitions.push(definition);
    else groups.set(definition.qualname, { definitions: [definition], owner: ownerName(facts, definition) });
  }
  const offered = offeredNames(facts);
  return new Map(
    [...groups].map(([qualname, { definitions, owner }]) => {
      const isPublic = isPublicSymbol(facts, qualname, definitions, offered);
      return [qualname, { file, qualname, definitions, owner, isPublic, isListed: offered.listed?.has(qualname) }];
    }),
  );
}

/** A function inside a function is local to it. */
function isLocal(facts: FileFacts, { parent, kind }: Definition): boolean {
  const owner = facts.definitions[parent];
  return owner !== undefined && kind !== "method" && !isMemberOwner(owner.kind);
}

function ownerName(facts: FileFacts, { parent, qualname }: Definition): string | undefined {
  const owner = facts.definitions[parent];
  if (owner) return owner.qualname;
  const dot = qualname.lastIndexOf(".");
  return dot < 0 ? undefined : qualname.slice(0, dot);
}

/** A symbol as a reference for answers. */
export function refOfGroup({ file, definitions }: SymbolGroup): SymbolRef {
  const [first] = definitions;
  if (!first) throw new Error(`${file.path} has a symbol without a definition`);
  const { qualname, kind, startLine, endLine } = first;
  return { path: file.path, qualname, kind, startLine, endLine };
}

/** The names that a file exports explicitly. */
interface OfferedNames {
  readonly exported: ReadonlySet<string>;
  /** Python's `__all__`; undefined when there is none. */
  readonly listed: ReadonlySet<string> | undefined;
}

function offeredNames({ definitions, exports }: FileFacts): OfferedNames {
  const listed = exports.filter(({ kind }) => kind === "all").map(({ name }) => name);
  return {
    exported: new Set(definitions.filter(isExported).map(({ qualname }) => qualname)),
    listed: listed.length === 0 ? undefined : new Set(listed),
  };
}

function isPublicSymbol(
  { language }: FileFacts,
  qualname: string,
  definitions: readonly Definition[],
  { exported }: OfferedNames,
): boolean {
  if (definitions.every(({ flags }) => (flags & DefinitionFlag.private) !== 0)) return false;
  return breakRulesOf(language).isPublic(qualname, definitions, exported);
}

function isExported({ flags }: Definition): boolean {
  return (flags & DefinitionFlag.exported) !== 0;
}
