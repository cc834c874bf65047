import type { Semantics } from "../code/world.ts";
import type { Language } from "../model/facts.ts";
import { BASH } from "./bash/semantics.ts";
import { C, CPP } from "./c/semantics.ts";
import { CSHARP } from "./csharp/semantics.ts";
import { ECMASCRIPT } from "./ecmascript/semantics.ts";
import { GO } from "./go/semantics.ts";
import { JAVA } from "./java/semantics.ts";
import { KOTLIN } from "./kotlin/semantics.ts";
import { PHP } from "./php/semantics.ts";
import { PYTHON } from "./python/semantics.ts";
import { RUBY } from "./ruby/semantics.ts";
import { RUST } from "./rust/semantics.ts";
import { PLAIN } from "./shared/plain.ts";

const SEMANTICS = new Map<Language, Semantics>([
  ["python", PYTHON],
  ["javascript", ECMASCRIPT],
  ["jsx", ECMASCRIPT],
  ["typescript", ECMASCRIPT],
  ["tsx", ECMASCRIPT],
  ["vue", ECMASCRIPT],
  ["svelte", ECMASCRIPT],
  ["go", GO],
  ["java", JAVA],
  ["rust", RUST],
  ["c", C],
  ["cpp", CPP],
  ["csharp", CSHARP],
  ["ruby", RUBY],
  ["php", PHP],
  ["kotlin", KOTLIN],
  ["bash", BASH],
  // A file without an ending may be a script.
  ["text", BASH],
]);

/** The rules of a language. */
export function semanticsOf(language: Language): Semantics {
  return SEMANTICS.get(language) ?? PLAIN;
}

/** Adds the rules of a language to those that are there. */
export function addSemantics(language: Language, semantics: Semantics): void {
  SEMANTICS.set(language, semantics);
}

/** The rules of all languages. */
export function allSemantics(): Iterable<Semantics> {
  return SEMANTICS.values();
}
