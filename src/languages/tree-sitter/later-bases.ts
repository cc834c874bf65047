import type { Definition, Operand } from "../../model/facts.ts";
import { append } from "../../util/multimap.ts";

/** Base types that are declared outside the type that they belong to, such as `impl Trait for Type`. */
export class LaterBases {
  readonly #byType = new Map<string, Operand[]>();

  add(typeName: string, base: Operand): void {
    append(this.#byType, typeName, base);
  }

  /** Adds the bases to the first type of each name. For a type of another file, the bases must be found from that file. */
  apply(definitions: Definition[]): void {
    if (this.#byType.size === 0) return;
    definitions.forEach((definition, index) => {
      const bases = isType(definition) ? this.#byType.get(definition.qualname) : undefined;
      if (bases === undefined) return;
      definitions[index] = { ...definition, bases: [...definition.bases, ...bases] };
      this.#byType.delete(definition.qualname);
    });
  }
}

function isType({ kind }: Definition): boolean {
  return kind === "class" || kind === "interface" || kind === "enum" || kind === "type";
}
