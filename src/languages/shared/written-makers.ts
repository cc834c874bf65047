import type { Makers } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";

/**
 * The makers that a class writes down: the parameters behind its name, and its constructors, which are not inherited. Undefined when it
 * writes none.
 */
export function writtenMakers(file: FileIndex, index: number, constructorName: string): Makers | undefined {
  const { qualname, params } = file.definition(index);
  const constructors = file
    .definitionsNamed(`${qualname}.${constructorName}`)
    .map((each) => file.definition(each))
    .filter(({ kind }) => kind === "method");
  if (params.length === 0) return constructors.length > 0 ? constructors.map((each) => each.params) : undefined;
  // A constructor without parameters beside them has those: `record R(int n) { R { … } }`.
  return [params, ...constructors.filter((each) => each.params.length > 0).map((each) => each.params)];
}
