import type { Binding, Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import type { FactsBuilder } from "../facts-builder.ts";

type Given = { -readonly [Key in keyof Binding]: Binding[Key] };

/** Parameters without a declared type, in functions without a name. Their types follow from the place where the function is used. */
export class GivenParameters {
  readonly #builder: FactsBuilder;
  readonly #open = new Map<number, readonly Given[]>();

  constructor(builder: FactsBuilder) {
    this.#builder = builder;
  }

  /** Remembers the parameters of a function that the walk is about to leave. `scope` is the scope of the function. */
  note(node: number, scope: number): void {
    const own: Given[] = [];
    for (let at = this.#builder.bindings.length - 1; at >= 0; at--) {
      const binding = this.#builder.bindings[at] as Given;
      if (binding.scope < scope) break;
      if (binding.scope === scope && binding.kind === "parameter") own.unshift(binding);
    }
    if (own.some(({ type, value }) => type === NO_OPERAND && value === NO_OPERAND)) this.#open.set(node, own);
  }

  /** Handles a function that is the argument of a call at a position. */
  asArgument(node: number, call: Operand, position: number): void {
    this.#settle(node, () => call, String(position));
  }

  /** Handles a function that is a value of a declared type. */
  asDeclared(node: number, type: Operand): void {
    if (type !== NO_OPERAND) this.#settle(node, () => this.#builder.addValue("instance", type));
  }

  #settle(node: number, ofWhat: () => Operand, ...place: string[]): void {
    const own = this.#open.get(node);
    if (own === undefined) return;
    this.#open.delete(node);
    const of = ofWhat();
    for (const [index, binding] of own.entries()) {
      if (binding.type === NO_OPERAND && binding.value === NO_OPERAND)
        binding.value = this.#builder.addValue("given", of, [], [String(index), ...place]);
    }
  }
}
