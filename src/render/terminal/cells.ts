const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]$/u;
const WITHOUT_WIDTH = /^\p{M}$/u;

/** The number of terminal columns that a text takes: two for wide characters, none for marks on the character before. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const character of text) cells += cellsOfCharacter(character);
  return cells;
}

/** The start of a text that fits, with an ellipsis where it was cut. */
export function cutToCells(text: string, cells: number): string {
  if (cellsOf(text) <= cells) return text;
  let used = 0;
  let kept = "";
  for (const character of text) {
    used += cellsOfCharacter(character);
    if (used > cells - 1) break;
    kept += character;
  }
  return cells > 0 ? `${kept}…` : "";
}

function cellsOfCharacter(character: string): number {
  if (WIDE.test(character)) return 2;
  return WITHOUT_WIDTH.test(character) ? 0 : 1;
}
