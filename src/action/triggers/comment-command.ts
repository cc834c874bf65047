import { linesOutsideFences } from "../../util/markdown-fences.ts";

/** Tools that a comment can ask. */
export const COMMAND_TOOLS = ["where-used", "search", "lineage", "route", "status", "help"] as const;
export type CommandTool = (typeof COMMAND_TOOLS)[number];

/** The command in a comment. Its text is data: it never reaches a shell, and is escaped wherever it is shown. */
export type CommentCommand =
  | { readonly kind: "ask"; readonly tool: CommandTool; readonly text: string }
  | { readonly kind: "unknown"; readonly word: string };

/** A question longer than this is no question. */
const MAX_TEXT = 500;

/**
 * The command of a comment: its first line of the author's own that begins with `/llmc`. What is quoted, fenced, indented as code or
 * hidden in an HTML comment is not the author asking.
 */
export function parseCommand(body: string): CommentCommand | undefined {
  const visible = body.replace(/<!--[\s\S]*?(-->|$)/g, "");
  for (const [, line] of linesOutsideFences(visible.split(/\r\n|\r|\n/))) {
    if (/^\/llmc(?!\S)/.test(line)) return readCommand(line.slice("/llmc".length).trim());
  }
  return undefined;
}

function readCommand(asked: string): CommentCommand {
  const word = /^\S+/.exec(asked)?.[0] ?? "help";
  const text = asked.slice(word.length).trim();
  const tool = COMMAND_TOOLS.find((each) => each === word);
  if (tool === undefined) return { kind: "unknown", word: word.slice(0, MAX_TEXT) };
  return { kind: "ask", tool, text: withoutTicks(text).slice(0, MAX_TEXT) };
}

/** People write names as code. */
function withoutTicks(text: string): string {
  return /^`+([^`]+)`+$/.exec(text)?.[1] ?? text;
}
