import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import {
  type Definition,
  DefinitionFlag,
  isReferenceOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
} from "../../model/facts.ts";

const TYPE_KINDS: ReadonlySet<string> = new Set(["class", "interface", "enum", "type"]);
const CALLED_OR_READ: ReadonlySet<string> = new Set(["function", "method", "constant"]);

/**
 * Whether a reference to a type that became private stands in the signature of something public: whoever sees the signature could not name
 * the type, so the compiler rejects it even where the type is visible. `owner` is the class that the type is private to.
 */
export function isExposed(
  file: FileIndex,
  reference: number,
  hidden: { readonly definition: Definition; readonly owner: string | undefined },
): boolean {
  if (!breakRulesOf(file.facts.language).refusesExposure || !TYPE_KINDS.has(hidden.definition.kind)) return false;
  return file.facts.definitions.some(
    (each, index) =>
      CALLED_OR_READ.has(each.kind) &&
      isPublicUpTo(file, index, hidden.owner) &&
      signatureOf(file, each).some((operand) => names(file, operand, reference)),
  );
}

/** Whether a definition and everything around it, up to the class that the type is private to, is public. */
function isPublicUpTo(file: FileIndex, index: number, owner: string | undefined): boolean {
  for (let at = index; at >= 0; at = file.definition(at).parent) {
    const { qualname, kind, flags } = file.definition(at);
    if (qualname === owner) return true;
    if ((flags & DefinitionFlag.exported) === 0 || (at !== index && !TYPE_KINDS.has(kind))) return false;
  }
  return owner === undefined;
}

function signatureOf(file: FileIndex, { params, returnType, scope }: Definition): readonly Operand[] {
  const [object] = scope < 0 ? [] : file.bindingsOf(scope, OBJECT_WORD);
  return [...params.map(({ type }) => type), returnType, object?.type ?? NO_OPERAND];
}

/** Types written by people are not nested deeper than this. */
const MAX_DEPTH = 16;

function names(file: FileIndex, operand: Operand, reference: number, depth = 0): boolean {
  if (operand < 0 || depth > MAX_DEPTH) return false;
  const index = operandIndex(operand);
  if (isReferenceOperand(operand)) {
    const receiver = file.facts.references[index]?.receiver ?? NO_OPERAND;
    return index === reference || names(file, receiver, reference, depth + 1);
  }
  const { of, args } = file.facts.values[index] ?? { of: NO_OPERAND, args: [] };
  return [of, ...args].some((each) => names(file, each, reference, depth + 1));
}
