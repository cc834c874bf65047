/** Whether a UTF-16 code unit can be part of a word in a program: letters, digits, `_`, `$` and everything outside of ASCII. */
export function isWordCode(code: number): boolean {
  if (code > 127) return true;
  if (code >= 97) return code <= 122;
  if (code >= 65) return code <= 90 || code === 95;
  return (code >= 48 && code <= 57) || code === 36;
}
