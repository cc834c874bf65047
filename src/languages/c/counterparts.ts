import type { FileIndex } from "../../code/file-index.ts";
import { filesOf, OWN_MODULE } from "../../code/project.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { type Definition, DefinitionFlag, isReferenceOperand, operandIndex } from "../../model/facts.ts";
import { includedFiles } from "../shared/included-files.ts";

/**
 * The definitions that are the same symbol in C and C++. For a symbol of a header, these are in the source file of the
 * same name. For a symbol of a source file, they are in a header that it includes.
 */
export function counterpartsOf(world: World, file: FileIndex, index: number): DefinitionHandle[] {
  const { qualname, kind, flags } = file.definition(index);
  const isShared = (kind === "function" || kind === "method" || kind === "constant") && canBeSeen(file, flags);
  if (!isShared) return [];
  for (const other of otherSides(world, file)) {
    const same = other.definitionsNamed(qualname).filter((each) => other.definition(each).kind === kind);
    if (same.length > 0) return same.map((each) => ({ path: other.path, index: each }));
  }
  return [];
}

/** The structs that a name means: in the file, in the other side (source file or header) of it, or in an included file. */
export function bodiesOf(world: World, file: FileIndex, definition: Definition): readonly DefinitionHandle[] {
  // In `typedef struct a_tag a;`, the tag is the name that the struct is defined under.
  const { returnType, qualname } = definition;
  const tag = isReferenceOperand(returnType) ? file.facts.references[operandIndex(returnType)]?.name : undefined;
  for (const other of [file, ...otherSides(world, file), ...includedFiles(world, file)]) {
    const named = [
      ...other.definitionsNamed(tag ?? qualname),
      ...(tag === undefined ? [] : other.definitionsNamed(qualname)),
    ];
    const same = named.filter((each) => other.definition(each).kind === "class");
    if (same.length > 0) return same.map((index) => ({ path: other.path, index }));
  }
  return [];
}

/** Whether the other side can have the symbol. A private function of a source file is in no header, but a private method can be. */
function canBeSeen(file: FileIndex, flags: number): boolean {
  return isHeader(file.path) || (flags & DefinitionFlag.private) === 0;
}

function* otherSides(world: World, file: FileIndex): Generator<FileIndex> {
  if (!isHeader(file.path)) {
    for (const included of includedFiles(world, file)) if (isHeader(included.path)) yield included;
    return;
  }
  for (const path of filesOf(world.module(file.path, OWN_MODULE))) {
    const source = world.file(path);
    if (source) yield source;
  }
}

function isHeader(path: string): boolean {
  return /\.(?:h|hh|hpp|hxx|h\+\+)$/.test(path);
}
