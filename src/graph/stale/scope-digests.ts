import { createHash } from "node:crypto";
import type { FileIndex } from "../../code/file-index.ts";
import { isReferenceOperand, operandIndex } from "../../model/facts.ts";

/**
 * A digest per scope of a file, covering everything around it that determines what `this`, `self` and bare names mean
 * there: the kinds of the scopes and the definitions whose bodies they are. It depends neither on positions nor on row
 * numbers.
 */
export class ScopeDigests {
  readonly #file: FileIndex;
  readonly #ids: readonly string[];
  readonly #digests: string[] = [];

  constructor(file: FileIndex, ids: readonly string[]) {
    this.#file = file;
    this.#ids = ids;
  }

  of(scope: number): string {
    const { scopes } = this.#file.facts;
    const unknown: number[] = [];
    for (let at = scope; at >= 0 && this.#digests[at] === undefined; at = scopes[at]?.parent ?? -1) unknown.push(at);
    for (const at of unknown.reverse()) {
      const outer = this.#digests[scopes[at]?.parent ?? -1] ?? "";
      this.#digests[at] = createHash("sha256").update(this.#describe(outer, at)).digest("hex");
    }
    return this.#digests[scope] ?? "";
  }

  #describe(outer: string, scope: number): string {
    const { scopes, definitions, references } = this.#file.facts;
    const row = scopes[scope];
    const definition = definitions[row?.definition ?? -1];
    const decorators = (definition?.decorators ?? []).map((decorator) =>
      isReferenceOperand(decorator) ? references[operandIndex(decorator)]?.name : undefined,
    );
    const id = this.#ids[row?.definition ?? -1];
    return JSON.stringify([
      outer,
      row?.kind,
      id,
      definition?.kind,
      definition?.flags,
      definition?.params[0]?.name,
      decorators,
    ]);
  }
}
