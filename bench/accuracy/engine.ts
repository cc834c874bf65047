/** A name in a file: line from 1, column from 0, as the truth folders count. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A function, class or method; several places where it is declared in parts (overloads, setters, branches). */
export interface EngineDefinition {
  readonly name: string;
  readonly qual: string;
  readonly kind: "function" | "class" | "method";
  readonly places: readonly Place[];
}

/** A type-aware engine that has a whole repository open. */
export interface Engine {
  /** The files it looks into, sorted. */
  readonly files: readonly string[];
  /** Every definition that is not local to a function. */
  readonly definitions: readonly EngineDefinition[];
  /** Lines of import and re-export statements, by file. */
  readonly importLines: ReadonlyMap<string, readonly number[]>;
  /** Every identifier with the name. */
  namesakes(name: string): readonly Place[];
  /** Lines where the name stands in a comment or a string, which no engine decides. */
  mentions(name: string): readonly Place[];
  /** Where the engine finds references of a definition; aliases have other names. */
  references(definition: EngineDefinition): Promise<readonly Place[]>;
  /** The places that declare what an identifier means; none when the engine does not know. */
  meaning(place: Place): Promise<readonly Place[]>;
  /** Places of definitions that override the definition or that it overrides. */
  related(definition: EngineDefinition): Promise<readonly Place[]>;
  close(): Promise<void>;
}

/** A place as a key of a map. */
export function placeKey({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
