import {
  DEFINITION_KINDS,
  type Definition,
  type FileFacts,
  type FileOutline,
  type Operand,
  type OutlinedDefinition,
} from "../model/facts.ts";
import { ByteReader, CorruptDataError } from "../util/bytes.ts";
import { knownLanguage } from "./decode-language.ts";
import { definition, exported, type FactsPass, factsError, fileFacts, imported } from "./rows.ts";
import { StoredStrings } from "./string-table.ts";

const NOTHING: readonly never[] = [];

/** What a file loads and what it offers. */
export type Imports = Pick<FileFacts, "imports" | "exports">;

/** The inverse of `encodeFacts`. Throws `CorruptDataError` on anything that `encodeFacts` cannot have written. */
export function decodeFacts(bytes: Uint8Array): FileFacts {
  const reader = new FactsReader(bytes);
  const facts = fileFacts(reader, undefined);
  knownLanguage(facts.language);
  if (reader.remaining > 0) throw new CorruptDataError("data goes on after the facts");
  return facts;
}

/** The definitions in encoded facts; the data after them is not read. */
export function decodeDefinitions(bytes: Uint8Array): readonly Definition[] {
  const reader = new FactsReader(bytes);
  reader.text();
  reader.list(undefined, factsError);
  return reader.list(undefined, definition);
}

/** The imports and exports in encoded facts; the references, which are most of the data, are not read. */
export function decodeImports(bytes: Uint8Array): Imports {
  const reader = new FactsReader(bytes);
  reader.text();
  reader.list(undefined, factsError);
  reader.list(undefined, outlinedDefinition);
  return { imports: reader.list(undefined, imported), exports: reader.list(undefined, exported) };
}

/** The beginning of encoded facts: the definitions, without the references. */
export function decodeOutline(bytes: Uint8Array): FileOutline {
  const reader = new FactsReader(bytes);
  return {
    language: knownLanguage(reader.text()),
    errors: reader.list(undefined, factsError),
    definitions: reader.list(undefined, outlinedDefinition),
  };
}

/** The pass that reads encoded facts. */
class FactsReader extends ByteReader implements FactsPass {
  readonly #strings: StoredStrings;
  #lastLine = 0;

  constructor(bytes: Uint8Array) {
    super(bytes);
    this.#strings = new StoredStrings(this);
  }

  text(): string {
    return this.#strings.at(this.readUnsigned());
  }

  texts(): readonly string[] {
    return this.list(undefined, nextText);
  }

  unsigned(): number {
    return this.readUnsigned();
  }

  signed(): number {
    return this.readSigned();
  }

  line(): number {
    this.#lastLine += this.readSigned();
    return this.#lastLine;
  }

  flag(): boolean {
    return this.readUnsigned() === 1;
  }

  word<Word extends string>(words: readonly Word[]): Word {
    const word = words[this.readUnsigned()];
    if (word === undefined) throw new CorruptDataError("index out of range");
    return word;
  }

  operand(): Operand {
    return this.readUnsigned() - 2;
  }

  operands(): readonly Operand[] {
    return this.list(undefined, nextOperand);
  }

  list<Row>(_rows: undefined, describe: (pass: FactsReader, row: undefined, index: number) => Row): readonly Row[] {
    const count = this.readCount();
    if (count === 0) return NOTHING;
    // Once it has an item, an array that grows by `push` has room for seventeen, and most lists of a value have one or two.
    const rows = new Array<Row>(count);
    for (let i = 0; i < count; i++) rows[i] = describe(this, undefined, i);
    return rows;
  }

  /** Skips a list with a fixed count of numbers per item, and returns its length. */
  skipList(numbers: number): number {
    const count = this.readCount();
    this.skipNumbers(count * numbers);
    return count;
  }
}

const nextText = (reader: FactsReader) => reader.text();
const nextOperand = (reader: FactsReader) => reader.operand();

/** A definition without its references: a tree has tens of thousands of definitions, and few are looked at closely. */
function outlinedDefinition(reader: FactsReader): OutlinedDefinition {
  const qualname = reader.text();
  const kind = reader.word(DEFINITION_KINDS);
  const parent = reader.operand();
  const startLine = reader.line();
  const endLine = startLine + reader.unsigned();
  const fullStartLine = startLine - reader.unsigned();
  const nameLine = startLine + reader.signed();
  const nameColumn = reader.unsigned();
  const flags = reader.unsigned();
  const scope = reader.operand();
  const params = countOf(reader.skipList(NUMBERS_A_PARAMETER));
  reader.skipNumbers(1);
  for (let lists = 0; lists < 3; lists++) reader.skipList(1);
  return {
    qualname,
    kind,
    parent,
    startLine,
    endLine,
    fullStartLine,
    nameLine,
    nameColumn,
    flags,
    scope,
    params,
    signatureHash: reader.text(),
    bodyHash: reader.text(),
  };
}

/** Name, kind, whether it is optional, type and default. */
const NUMBERS_A_PARAMETER = 5;
const counts: { readonly length: number }[] = [];

/** One shared object per number: most definitions have few parameters. */
function countOf(length: number): { readonly length: number } {
  counts[length] ??= { length };
  return counts[length];
}
