import type { BreakRules } from "../code/break-rules.ts";
import type { Language } from "../model/facts.ts";
import { BASH_BREAKS } from "./bash/breaks.ts";
import { C_BREAKS, CPP_BREAKS } from "./c/breaks.ts";
import { CSHARP_BREAKS } from "./csharp/breaks.ts";
import { COMPONENT_BREAKS, JAVASCRIPT_BREAKS, TYPESCRIPT_BREAKS } from "./ecmascript/breaks.ts";
import { JAVA_BREAKS } from "./java/breaks.ts";
import { KOTLIN_BREAKS } from "./kotlin/breaks.ts";
import { PHP_BREAKS } from "./php/breaks.ts";
import { PYTHON_BREAKS } from "./python/breaks.ts";
import { RUBY_BREAKS } from "./ruby/breaks.ts";
import { RUST_BREAKS } from "./rust/breaks.ts";
import { PLAIN_BREAKS } from "./shared/plain-breaks.ts";

const BREAKS = new Map<Language, BreakRules>([
  ["python", PYTHON_BREAKS],
  ["javascript", JAVASCRIPT_BREAKS],
  ["jsx", JAVASCRIPT_BREAKS],
  ["typescript", TYPESCRIPT_BREAKS],
  ["tsx", TYPESCRIPT_BREAKS],
  ["vue", COMPONENT_BREAKS],
  ["svelte", COMPONENT_BREAKS],
  ["java", JAVA_BREAKS],
  ["rust", RUST_BREAKS],
  ["c", C_BREAKS],
  ["cpp", CPP_BREAKS],
  ["csharp", CSHARP_BREAKS],
  ["ruby", RUBY_BREAKS],
  ["php", PHP_BREAKS],
  ["kotlin", KOTLIN_BREAKS],
  ["bash", BASH_BREAKS],
  ["text", { ...PLAIN_BREAKS, isPublic: () => true }],
]);

/** Adds the rules of a language to those that are there. */
export function addBreakRules(language: Language, rules: BreakRules): void {
  BREAKS.set(language, rules);
}

/** The rules by which a change breaks uses in a language. */
export function breakRulesOf(language: Language): BreakRules {
  return BREAKS.get(language) ?? PLAIN_BREAKS;
}
