import type { FileIndex } from "../../code/file-index.ts";
import { type Export, isValueOperand, operandIndex, ValueFlag } from "../../model/facts.ts";

/** Lines between which one statement may give a module's value a second name: `var app = exports = module.exports = {}`. */
const NAMED_WITHIN = 2;

/** Whether a module's value is `{}`, and `exports` and `module.exports` are its only names. Facts keep one value for every `{}`. */
export function isEmptyObject(file: FileIndex, { value: operand, line }: Export): boolean {
  const { values, bindings, references, assignments } = file.facts;
  const value = isValueOperand(operand) ? values[operandIndex(operand)] : undefined;
  const isEmpty = value?.kind === "literal" && value.names[0] === "Object" && value.args.length === 0;
  if (!isEmpty || (value.flags & ValueFlag.spread) !== 0) return false;
  const isHere = (at: number | undefined) => at !== undefined && at <= line && at >= line - NAMED_WITHIN;
  const isNamed = bindings.some((each) => each.value === operand && isHere(each.line));
  const targets = assignments.filter((each) => each.value === operand).map(({ target }) => references[target]);
  return !isNamed && targets.every((each) => each?.name === "exports" || !isHere(each?.line));
}
