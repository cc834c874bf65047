const ROOM_FOR_NOTE = 60;

/** Markdown that is too long, cut after a whole line with a note of how many are missing; an open fence is closed. */
export function cutLines(markdown: string, budget: number): string {
  if (markdown.length <= budget) return markdown;
  const lines = markdown.split("\n");
  const kept: string[] = [];
  let length = ROOM_FOR_NOTE;
  for (const line of lines) {
    if (length + line.length + 1 > budget) break;
    length += line.length + 1;
    kept.push(line);
  }
  const fences = kept.filter((line) => /^`{3,}/.test(line));
  const isOpen = fences.length % 2 === 1;
  return [
    ...kept,
    ...(isOpen ? [/^`+/.exec(fences.at(-1) ?? "")?.[0] ?? ""] : []),
    "",
    `${lines.length - kept.length} more lines.`,
  ].join("\n");
}
