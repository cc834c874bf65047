/** Longer than every commit id and every sensible word; what is longer comes from a damaged or hostile file. */
const MAX_SHOWN = 80;

/** A text from a status file, short enough for a sentence. */
export function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
