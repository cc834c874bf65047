import type { ChangedSymbol } from "../../model/review.ts";
import { codeSpan, fenceAround } from "../code-span.ts";

/** The first line of a remark at a line of a pull request, by which it is found again. */
export const SUGGESTION_MARKER = "<!-- llmc-nav:suggestion -->";

/** A remark that replaces its line when a reader accepts it; undefined for a line that a remark cannot hold as it is. */
export function renderSuggestion(line: string, { before, after }: ChangedSymbol): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a tab is all that code has of them
  if (/[\u0000-\u0008\u000a-\u001f\u007f\u2028\u2029]/.test(line)) return undefined;
  const fence = fenceAround([line]);
  const words = `${codeSpan(before?.qualname ?? "")} is now ${codeSpan(after?.qualname ?? "")}.`;
  return `${SUGGESTION_MARKER}\n${words}\n\n${fence}suggestion\n${line}\n${fence}\n`;
}
