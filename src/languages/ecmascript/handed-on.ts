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
import { append } from "../../util/multimap.ts";

/**
 * Whether a file does with something at its top only what adds no member that nobody sees: it asks for its members, calls it, makes objects
 * with it, keeps it under another name and exports it. Whatever it is handed to may add members: `mixin(app, methods)`.
 */
export function isOnlyUsed(file: FileIndex, name: string): boolean {
  const uses = usesByFile.get(file) ?? new PlainUses(file);
  usesByFile.set(file, uses);
  return uses.areAllOf(name);
}

const usesByFile = new WeakMap<FileIndex, PlainUses>();

/** What a file does with its values. Many members are asked about, so it is worked out once. */
class PlainUses {
  readonly #file: FileIndex;
  readonly #plain: ReadonlySet<Operand>;
  readonly #kept: ReadonlySet<Operand>;
  readonly #prototypes: ReadonlyMap<Operand, readonly number[]>;
  readonly #replaced: ReadonlyMap<number, readonly Operand[]>;
  readonly #answers = new Map<string, boolean>();

  constructor(file: FileIndex) {
    this.#file = file;
    this.#plain = plainUses(file);
    this.#kept = keptValues(file);
    const prototypes = new Map<Operand, number[]>();
    for (const index of file.referencesNamed(new Set(["prototype"])))
      append(prototypes, file.facts.references[index]?.receiver ?? NO_OPERAND, index);
    this.#prototypes = prototypes;
    const replaced = new Map<number, Operand[]>();
    for (const { target, value } of file.facts.assignments) append(replaced, target, value);
    this.#replaced = replaced;
  }

  /** Whether every use of a name is such a use. */
  areAllOf(name: string): boolean {
    const known =
      this.#answers.get(name) ?? this.#file.referencesNamed(new Set([name])).every((each) => this.#is(each));
    this.#answers.set(name, known);
    return known;
  }

  #is(index: number): boolean {
    const reference = this.#file.facts.references[index];
    if (reference?.receiver !== NO_OPERAND) return true;
    const operand = referenceOperand(index);
    const isPlain = PLAIN_ROLES.has(reference.role) || this.#plain.has(operand) || this.#kept.has(operand);
    return isPlain && (this.#prototypes.get(operand) ?? []).every((each) => this.#isOwnPrototype(each));
  }

  /** Whether the prototype of a function is only asked for members, or replaced by an object that is written out. */
  #isOwnPrototype(index: number): boolean {
    const assigned = this.#replaced.get(index);
    if (!assigned) return this.#plain.has(referenceOperand(index));
    return assigned.every((value) => {
      const written = isValueOperand(value) ? this.#file.facts.values[operandIndex(value)] : undefined;
      return written?.kind === "object" && (written.flags & ValueFlag.spread) === 0;
    });
  }
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
