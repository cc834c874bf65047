import type { OutlinedDefinition } from "../../model/facts.ts";

/** A longer head of a definition is cut. */
const MAX_HEAD_LINES = 8;
const MAX_SIGNATURE = 200;

/** From the first line of a definition to the end of its parameters, as one line. */
export function signatureOf(
  lines: readonly string[],
  { startLine, nameLine, endLine }: Pick<OutlinedDefinition, "startLine" | "nameLine" | "endLine">,
): string {
  let head = "";
  const last = Math.min(endLine, Math.max(nameLine, startLine) + MAX_HEAD_LINES);
  for (let line = startLine; line <= last; line++) {
    head = joined(head, (lines[line - 1] ?? "").slice(0, MAX_SIGNATURE).trim());
    const isOpen = (head.match(/[([]/g) ?? []).length > (head.match(/[)\]]/g) ?? []).length;
    if (line >= nameLine && !isOpen) break;
  }
  const signature = head
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\s*[{:]$/, "");
  return signature.length > MAX_SIGNATURE ? `${signature.slice(0, MAX_SIGNATURE)}…` : signature;
}

/** A line behind others, as one that is not broken would have it: brackets hold no space, and no comma at their end. */
function joined(head: string, line: string): string {
  if (/^[)\]]/.test(line)) return `${head.replace(/,$/, "")}${line}`;
  return /[([]$/.test(head) ? `${head}${line}` : `${head} ${line}`;
}
