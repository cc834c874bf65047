/** Marks the terms for whole names: no word of a text begins with it. */
const MARK = "=";
/** The separators of qualified names, in any language. */
const JOINTS = /[.#/\\]|::|->/;

/** A name without case and separators: `parse_url`, `parseURL` and `parse-url` are the same. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The parts of a qualified name, as keys: `Session.get_adapter` gives `session` and `getadapter`. */
export function nameKeys(qualname: string): string[] {
  return qualname
    .split(JOINTS)
    .map(nameKey)
    .filter((key) => key !== "");
}

/** The terms that find a definition by its whole name: the last part alone, and together with its parent. */
export function nameTerms(qualname: string): string[] {
  const keys = nameKeys(qualname);
  const last = keys.at(-1);
  if (last === undefined) return [];
  const owner = keys.at(-2);
  return owner === undefined ? [MARK + last] : [MARK + last, `${MARK}${owner}.${last}`];
}

/** The term for a name given as keys: at most its last two. */
export function nameTermOf(keys: readonly string[]): string {
  return MARK + keys.slice(-2).join(".");
}

/** Whether a term is for a whole name, which no text contains in this form. */
export function isNameTerm(term: string): boolean {
  return term.startsWith(MARK);
}
