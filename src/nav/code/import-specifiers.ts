const ECMASCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const SPECIFIER = /\b(?:require|import|from)\s*(?:\(\s*)?["'`]([^"'`\n]{1,300})["'`]/g;

/** Whether a file's imports can be read from its text. */
export function hasSpecifiers(path: string): boolean {
  return ECMASCRIPT.test(path);
}

/** The specifiers that the text of such a file appears to import: an extra one does no harm. */
export function specifiersIn(text: string): Set<string> {
  return new Set([...text.matchAll(SPECIFIER)].map((match) => match[1] as string));
}
