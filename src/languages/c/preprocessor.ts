import { NO_OPERAND, UNKNOWN_RECEIVER } from "../../model/facts.ts";
import { addImport, importing } from "../tree-sitter/rules/module-rules.ts";
import type { RuleMaker, TextMark } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** Matches names, and also strings and comments to skip them. Repetitions that may fail are bounded, so the search stays linear. */
const TOKEN =
  /"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,10}'|\/\*[\s\S]{0,1000}?\*\/|\/\/[^\n]*|(?:(\.|->)\s{0,20})?([A-Za-z_]\w*)(\s{0,20}\()?/g;
const KEYWORDS = new Set(
  "if else for while do switch case default break continue return goto sizeof typedef struct union enum static const extern inline void int char short long unsigned signed float double register volatile".split(
    " ",
  ),
);

/** `#include "path"` or `<path>`. The second form keeps its opening bracket, because it is looked up in other places. */
export const include: RuleMaker = importing((walk, node) => {
  const path = walk.rules.grammar.selector("path")(walk.tree, node);
  if (path < 0) return;
  const written = walk.tree.textOf(path);
  const module = written.startsWith("<") ? written.replace(/>$/, "") : written.replace(/^"|"$/g, "");
  addImport(walk, { kind: "star", module, node: path });
});

/** The body of a macro. The parser reads it as plain text, but the names in it are uses. */
export const macroBody: RuleMaker = () => ({
  leave: (walk, node) => {
    addLooseNames(walk, walk.tree.textOf(node), walk.tree.start[node] as number);
    return NO_OPERAND;
  },
});

/** Adds the names in a range of text that has no syntax tree. */
export function addLooseNames(walk: Walk, text: string, offset: number): void {
  for (const match of text.matchAll(TOKEN)) {
    const [whole, dot, name, paren] = match;
    if (name === undefined || KEYWORDS.has(name)) continue;
    const at = offset + match.index + whole.length - name.length - (paren?.length ?? 0);
    const line = walk.lines.line(at);
    const role = paren === undefined ? "read" : "call";
    const receiver = dot === undefined ? NO_OPERAND : UNKNOWN_RECEIVER;
    walk.builder.addReference(name, line, walk.lines.column(at, line), role, walk.scope, receiver);
  }
}

/** `#if`, `#ifdef`, `#ifndef`, `#elif`, `#undef`: the names in them need not exist. The mark of an `#undef` has the name as its text. */
export function* conditions(text: string): Iterable<TextMark> {
  for (const { index, 1: name = "" } of text.matchAll(/(?<=^[ \t]*)#[ \t]*(?:(?:el)?if|undef(?:[ \t]+(\w+))?)/gm))
    yield { kind: "condition", text: name, offset: index };
}
