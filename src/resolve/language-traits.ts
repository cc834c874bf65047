import type { Language } from "../model/facts.ts";

const ECMASCRIPT: ReadonlySet<Language> = new Set(["javascript", "jsx", "typescript", "tsx", "vue", "svelte"]);
const IMPLICIT_THIS: ReadonlySet<Language> = new Set(["java", "kotlin", "csharp", "cpp", "ruby"]);
const CONSTRUCTORS_LIKE_CLASSES: ReadonlySet<Language> = new Set(["java", "csharp", "cpp"]);
const NAMESPACED: ReadonlySet<Language> = new Set(["java", "kotlin", "csharp", "php"]);

/** JavaScript, TypeScript and what embeds them. */
export function isEcmascript(language: Language): boolean {
  return ECMASCRIPT.has(language);
}

/** Python and ECMAScript, whose modules say themselves what they import and export. */
export function hasModuleObjects(language: Language): boolean {
  return language === "python" || ECMASCRIPT.has(language);
}

/** What another file sees of a file's imports are the names that they bind, and whole packages that it opens. */
export function importsByName(language: Language): boolean {
  return language === "go" || language === "java" || language === "kotlin" || language === "csharp";
}

/** A bare name in a method may be a member of its class or of an ancestor. */
export function hasImplicitThis(language: Language): boolean {
  return IMPLICIT_THIS.has(language);
}

/** A constructor is written like a method with the name of its class. */
export function namesConstructorsLikeClasses(language: Language): boolean {
  return CONSTRUCTORS_LIKE_CLASSES.has(language);
}

/** Every file says to which package or namespace its types belong. */
export function isNamespaced(language: Language): boolean {
  return NAMESPACED.has(language);
}

/** What stands in a class is not seen by its bare name in the functions of the class. */
export function hidesMembers(language: Language): boolean {
  return language === "php" || language === "rust";
}
