/** The place of a name in a file. As in the truth folders, lines start at 1 and columns at 0. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A function, class or method. It has several places if it has several declarations (overloads, setters, branches). */
export interface EngineDefinition {
  readonly name: string;
  readonly qual: string;
  readonly kind: "function" | "class" | "method";
  readonly places: readonly Place[];
}

/** A type-aware engine for a whole repository. */
export interface Engine {
  /** The files that the engine reads, sorted. */
  readonly files: readonly string[];
  /** All definitions that are not local to a function. */
  readonly definitions: readonly EngineDefinition[];
  /** The lines of import and re-export statements, by file. */
  readonly importLines: ReadonlyMap<string, readonly number[]>;
  /** The places of all identifiers with the name. */
  namesakes(name: string): readonly Place[];
  /** The places of the name in comments and strings, which no engine can decide. */
  mentions(name: string): readonly Place[];
  /** The references to a definition that the engine finds. Aliases have other names. */
  references(definition: EngineDefinition): Promise<readonly Place[]>;
  /** The declarations that an identifier means; none when the engine does not know. */
  meaning(place: Place): Promise<readonly Place[]>;
  /** The places of definitions that override the definition or are overridden by it. */
  related(definition: EngineDefinition): Promise<readonly Place[]>;
  close(): Promise<void>;
}

/** A place as a key of a map. */
export function placeKey({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
