import type { FileIndex } from "../../code/file-index.ts";
import {
  isReferenceOperand,
  operandIndex,
  type Reference,
  type StringMention,
  UNKNOWN_RECEIVER,
} from "../../model/facts.ts";
import type { FactsBuilder } from "../facts-builder.ts";

/** The function by which a module answers for names that it does not bind, such as those it no longer wants to be used. */
const ANSWERING = "__getattr__";
const NAME_IN_QUOTES = /(["'])([A-Za-z_]\w*)\1|\n/g;
/** A module that spells more names than this is not searched further. */
const MAX_NAMES = 2000;

/** Adds the names that a module with such a function spells in strings: it may answer for each of them. */
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

/** Raised for a name that the module does not have. */
const REFUSAL = "AttributeError";
/** Functions that such a function may call without answering for any name. */
const IDLE: ReadonlySet<string> = new Set([REFUSAL, "warn"]);

/** Whether a module may answer for a name that it does not bind: its function spells it, hands the question on, or refuses none. */
export function mayAnswerFor(file: FileIndex, name: string): boolean {
  if (file.bindingsOf(0, ANSWERING).length === 0) return false;
  const functions = new Set(file.definitionsNamed(ANSWERING));
  // It is imported, or made by something else than a definition.
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
