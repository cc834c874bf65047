import type { FileIndex } from "../../code/file-index.ts";
import {
  isReferenceOperand,
  operandIndex,
  type Reference,
  type StringMention,
  UNKNOWN_RECEIVER,
} from "../../model/facts.ts";
import type { FactsBuilder } from "../facts-builder.ts";

/** The function with which a module provides names that it does not bind, for example deprecated ones. */
const ANSWERING = "__getattr__";
const NAME_IN_QUOTES = /(["'])([A-Za-z_]\w*)\1|\n/g;
/** The maximum number of names in strings that are added for a module. */
const MAX_NAMES = 2000;

/** Adds the names that a module with such a function contains as strings, because it may provide each of them. */
export function addOfferedNames(text: string, builder: FactsBuilder): void {
  if (!builder.definitions.some(({ qualname }) => qualname === ANSWERING)) return;
  const mentions: StringMention[] = [];
  let [line, start] = [1, 0];
  for (const { 0: found, 2: name, index } of text.matchAll(NAME_IN_QUOTES)) {
    if (found === "\n") {
      line++;
      start = index + 1;
    } else if (name !== undefined && mentions.length < MAX_NAMES) {
      mentions.push({ text: name, line, column: index - start + 2, scope: 0, receiver: UNKNOWN_RECEIVER });
    }
  }
  builder.strings.push(...mentions);
}

/** The error that the function raises for a name that the module does not have. */
const REFUSAL = "AttributeError";
/** Functions that `__getattr__` may call without providing a name. */
const IDLE: ReadonlySet<string> = new Set([REFUSAL, "warn"]);

/** Whether a module may provide a name that it does not bind: a string is the name, or `__getattr__` calls functions or rejects no name. */
export function mayAnswerFor(file: FileIndex, name: string): boolean {
  if (file.bindingsOf(0, ANSWERING).length === 0) return false;
  const functions = new Set(file.definitionsNamed(ANSWERING));
  // The function is imported, or it was created without a definition.
  if (functions.size === 0) return true;
  const { references, strings, values } = file.facts;
  const isInside = ({ scope }: Reference) => functions.has(file.definitionAround(scope));
  const refuses = references.some((each) => each.name === REFUSAL && isInside(each));
  const handsOn = values.some(({ kind, of }) => {
    const callee = kind === "call" && isReferenceOperand(of) ? references[operandIndex(of)] : undefined;
    return callee && !IDLE.has(callee.name) && isInside(callee);
  });
  return !refuses || handsOn || strings.some(({ text }) => text === name);
}
