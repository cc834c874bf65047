import type { FileIndex } from "../../code/file-index.ts";
import {
  isReferenceOperand,
  isValueOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  referenceOperand,
  ValueFlag,
} from "../../model/facts.ts";

/**
 * Whether a file does with something at its top only what adds no member that nobody sees: it asks for its members, calls it, makes objects
 * with it, keeps it under another name and exports it. Whatever it is handed to may add members: `mixin(app, methods)`.
 */
export function isOnlyUsed(file: FileIndex, name: string): boolean {
  const { references } = file.facts;
  const uses = plainUses(file);
  const kept = keptValues(file);
  return file.referencesNamed(new Set([name])).every((index) => {
    const reference = references[index];
    if (reference?.receiver !== NO_OPERAND) return true;
    const operand = referenceOperand(index);
    const isPlain = PLAIN_ROLES.has(reference.role) || uses.has(operand) || kept.has(operand);
    return isPlain && prototypesOf(file, operand).every((each) => isOwnPrototype(file, each, uses));
  });
}

const PLAIN_ROLES: ReadonlySet<string> = new Set(["call", "inherit", "type"]);

/** What members are asked of, what is called and what is exported. */
function plainUses({ facts: { references, values, exports } }: FileIndex): ReadonlySet<Operand> {
  const made = values.filter(({ kind }) => kind === "call" || kind === "new").map(({ of }) => of);
  return new Set([...references.map(({ receiver }) => receiver), ...made, ...exports.map(({ value }) => value)]);
}

/** What gets another name: a variable, an attribute, a key of an object. Whoever adds members under that name spells them. */
function keptValues({ facts: { values, assignments, bindings } }: FileIndex): ReadonlySet<Operand> {
  const inObjects = values.filter(({ kind }) => kind === "object").flatMap(({ args }) => args);
  return new Set([...inObjects, ...assignments.map(({ value }) => value), ...bindings.map(({ value }) => value)]);
}

function prototypesOf({ facts: { references } }: FileIndex, operand: Operand): readonly number[] {
  return references.flatMap(({ name, receiver }, index) =>
    name === "prototype" && receiver === operand ? [index] : [],
  );
}

/** Whether the prototype of a function is only asked for members, or replaced by an object that is written out. */
function isOwnPrototype(
  { facts: { values, assignments } }: FileIndex,
  index: number,
  uses: ReadonlySet<Operand>,
): boolean {
  const assigned = assignments.filter(({ target }) => target === index);
  if (assigned.length === 0) return uses.has(referenceOperand(index));
  return assigned.every(({ value }) => {
    const written = isValueOperand(value) ? values[operandIndex(value)] : undefined;
    return written?.kind === "object" && (written.flags & ValueFlag.spread) === 0;
  });
}

/** Whether a constructor hands its object to a call, which may add members to it: `Base.call(this)`. */
export function handsOnThis(file: FileIndex, index: number): boolean {
  const { references, values } = file.facts;
  return values.some(
    ({ kind, args }) =>
      (kind === "call" || kind === "new") &&
      args.some((operand) => {
        const given = isReferenceOperand(operand) ? references[operandIndex(operand)] : undefined;
        return given?.name === "this" && file.definitionAround(given.scope) === index;
      }),
  );
}
