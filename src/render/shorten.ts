/** Cuts the end of a text that is too long to be read in place. */
export function shortenEnd(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join("")}…`;
}

/** Cuts the middle, for paths and qualified names: both ends tell something. */
export function shortenMiddle(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const tail = Math.ceil((max - 1) * 0.6);
  return `${characters.slice(0, max - 1 - tail).join("")}…${characters.slice(-tail).join("")}`;
}
