import type { BreakRules } from "../code/break-rules.ts";
import type { TestRules } from "../code/test-rules.ts";
import type { Semantics } from "../code/world.ts";
import type { Language } from "../model/facts.ts";
import type { Extractor } from "./extractor.ts";
import type { LanguageRules } from "./tree-sitter/rules/rules.ts";

/** A grammar of tree-sitter and what its nodes mean. */
export interface Grammar {
  /** The grammar's WASM inside `node_modules`, read when the assets are packed. */
  readonly wasm: string;
  /** Loads the rules; imported on demand, so that a language costs nothing until one of its files is parsed. */
  readonly rules: () => Promise<LanguageRules>;
}

/**
 * How much work a parser has, in bytes of Python, which take about 0.1 µs each. Rough on purpose: it decides how work is shared out
 * and whether threads are worth starting, never what comes out.
 */
export interface ParserWork {
  /** Languages of one parser have one name. */
  readonly name: string;
  readonly aByte: number;
  /** Until the parser is loaded and the engine has made machine code of it. */
  readonly toStart: number;
}

/** A language, as the rest of the program knows it: its name, how it is recognised, what reads it and by which rules. */
export interface LanguageRow {
  readonly language: Language;
  /** The rules by which its names are found. */
  readonly semantics: Semantics;
  /** By which rules a change breaks a use. */
  readonly breaks: BreakRules;
  /** The rules by which its test runners collect files; without them, files named like tests. */
  readonly tests?: TestRules;
  readonly extensions: readonly string[];
  readonly fileNames?: readonly string[];
  /** Programs that a `#!` line may name; a version may follow (`python3.12`). */
  readonly interpreters?: readonly string[];
  readonly mimeTypes?: readonly string[];
  /** The beginning of a text that no other kind of file has, and what it is called. */
  readonly beginning?: { readonly pattern: RegExp; readonly reason: string };
  /** A line by which code without a name is guessed to be of the language; the rows are asked in their order. */
  readonly sign?: RegExp;
  /** As LLMC's indexes name it, where the rooms tell more apart. */
  readonly indexName?: string;
  /** Comments begin with `#`, not with `//`. */
  readonly hasHashComments?: boolean;
  /** Members of the types that every program uses, as words, where they are not those of most languages. */
  readonly commonMembers?: string;
  /** The extractor, or the grammar of one. */
  readonly parser:
    | { readonly load: () => Promise<Extractor>; readonly work: ParserWork }
    | { readonly grammar: Grammar };
}
