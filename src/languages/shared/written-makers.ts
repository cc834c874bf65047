import type { Makers } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";

/**
 * The ways to create an object that a class declares: the parameters after its name, and its constructors. Constructors
 * are not inherited. Undefined when the class declares none.
 */
export function writtenMakers(file: FileIndex, index: number, constructorName: string): Makers | undefined {
  const { qualname, params } = file.definition(index);
  const constructors = file
    .definitionsNamed(`${qualname}.${constructorName}`)
    .map((each) => file.definition(each))
    .filter(({ kind }) => kind === "method");
  if (params.length === 0) return constructors.length > 0 ? constructors.map((each) => each.params) : undefined;
  // A constructor without its own parameters has the parameters of the class: `record R(int n) { R { … } }`.
  return [params, ...constructors.filter((each) => each.params.length > 0).map((each) => each.params)];
}
