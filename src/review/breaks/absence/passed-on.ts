import type { FileIndex } from "../../../code/file-index.ts";
import type { World } from "../../../code/world.ts";
import type { Import } from "../../../model/facts.ts";

/** The imports through which the imported file itself has a name. */
export interface PassedOn {
  readonly from: FileIndex;
  readonly imports: readonly number[];
  /** Only these imports bind the name there. */
  readonly isAll: boolean;
}

/** How another file passes on what is imported from it; undefined if that file does not import the name itself. */
export function passedOn(world: World, file: FileIndex, { module, name }: Import): PassedOn | undefined {
  const target = world.module(file.path, module);
  const from = target.kind === "file" && target.path !== file.path ? world.file(target.path) : undefined;
  const bindings = from?.bindingsOf(0, name) ?? [];
  const imports = bindings.filter(({ kind }) => kind === "import").map(({ index }) => index);
  return from && imports.length > 0 ? { from, imports, isAll: imports.length === bindings.length } : undefined;
}

/** Whether an import imports something from outside. */
export function isFromOutside(world: World, file: FileIndex, index: number): boolean {
  const imported = file.facts.imports[index];
  return imported !== undefined && world.module(file.path, imported.module).kind === "external";
}
