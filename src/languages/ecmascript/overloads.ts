import type { FileIndex } from "../../code/file-index.ts";
import { fingerprint } from "../../util/fingerprint.ts";

/** The fingerprint of a body that is not there; an empty body in braces has another. */
const NO_BODY = fingerprint([], 0);

/** The declarations of an overloaded function: its code is none of its forms. What only has code, or only declarations, keeps all of them. */
export function declaredForms(file: FileIndex, indexes: readonly number[]): readonly number[] {
  const isDeclaration = (index: number) => file.definition(index).bodyHash === NO_BODY;
  return indexes.filter((index) => {
    const { parent } = file.definition(index);
    const hasDeclarations = indexes.some((each) => file.definition(each).parent === parent && isDeclaration(each));
    return isDeclaration(index) || !hasDeclarations;
  });
}
