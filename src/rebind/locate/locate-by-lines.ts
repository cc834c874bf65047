import type { DefinitionKind, FileOutline, OutlinedDefinition } from "../../model/facts.ts";
import { splitLines } from "../../util/lines.ts";

/**
 * Definitions of a text in a language without a grammar, recognized by the form of its lines: best effort, and labelled as such. A line that
 * begins with a keyword that introduces definitions in some language defines the name after it; lines indented deeper belong to it.
 */

/** Files above these sizes are data. */
const MAX_LINES = 200_000;
const MAX_LINE = 1000;
/** Used in place of the indentation of a blank line. */
const BLANK = -1;
/** Words that languages put before the defining keyword. */
const BEFORE =
  "(?:(?:local|global|public|private|protected|internal|open|static|final|abstract|async|export|pub|inline|override|virtual|sealed|external|create|or|replace|let|rec|@[\\w.]+)\\s+){0,6}";
const FUNCTIONS =
  "function|func|fun|fn|def|defp|defmacro|defn-?|defun|define|sub|subroutine|proc|procedure|method|macro|task";
const TYPES =
  "class|module|defmodule|struct|record|interface|trait|protocol|enum|object|type|contract|table|view|trigger|package|namespace|actor";
const NAME =
  "[\\p{L}_$][\\p{L}\\p{N}_$]*(?:(?:\\.|::?)[\\p{L}_$][\\p{L}\\p{N}_$]*|[-!?'](?=[\\s({\\[:=]|$)|-[\\p{L}\\p{N}]+)*";
/** `local function M.open(`, `sub open {`, `func (s *T) open(`, `(defun open (`, `CREATE FUNCTION open(`. */
const BY_WORD = new RegExp(
  `^(\\s*)\\(?${BEFORE}(${FUNCTIONS}|${TYPES})\\b\\s*(?:\\([^()]*\\)\\s*)?\\(?(?:if\\s+not\\s+exists\\s+)?["'\`\\[]?(${NAME})`,
  "iu",
);
/** `open = function(`, `open: func(`, `local open = fn`. */
const BY_VALUE = new RegExp(
  `^(\\s*)${BEFORE}(${NAME})\\s*(?::?=|:)\\s*(?:async\\s+)?(?:function|func|fn|lambda|proc|sub)\\b`,
  "iu",
);
/** A line that ends the block begun by a line of the same indentation. */
const CLOSER = /^(?:end\b|[)\]}]|fi\b|done\b|esac\b|\$\$)/i;

/** The definitions that a text appears to have, in line order. */
export function outlineByLines(text: string): FileOutline {
  const lines = splitLines(text).slice(0, MAX_LINES);
  // Computed once, because every definition looks through the lines after it.
  const indentations = lines.map((line) => (line.trim() === "" ? BLANK : indentationOf(/^\s*/.exec(line)?.[0] ?? "")));
  const definitions: OutlinedDefinition[] = [];
  const open: { readonly indentation: number; readonly index: number; readonly qualname: string }[] = [];
  lines.forEach((line, at) => {
    const found = definedIn(line);
    if (found === undefined) return;
    while (open.length > 0 && (open.at(-1)?.indentation ?? 0) >= found.indentation) open.pop();
    const around = open.at(-1);
    const qualname = around === undefined ? found.name : `${around.qualname}.${found.name}`;
    open.push({ indentation: found.indentation, index: definitions.length, qualname });
    definitions.push({
      qualname,
      kind: found.kind,
      parent: around?.index ?? -1,
      startLine: at + 1,
      endLine: lastLine(lines, indentations, at),
      fullStartLine: at + 1,
      nameLine: at + 1,
      nameColumn: found.column,
      flags: 0,
      scope: -1,
      params: { length: 0 },
      signatureHash: "",
      bodyHash: "",
    });
  });
  return { language: "text", errors: [], definitions };
}

function definedIn(line: string) {
  if (line.length > MAX_LINE) return undefined;
  const byWord = BY_WORD.exec(line);
  const byValue = byWord === null ? BY_VALUE.exec(line) : null;
  const written = byWord?.[3] ?? byValue?.[2];
  if (written === undefined) return undefined;
  const kind: DefinitionKind =
    byWord !== null && new RegExp(`^(?:${TYPES})$`, "i").test(byWord[2] ?? "") ? "class" : "function";
  const indentation = indentationOf((byWord ?? byValue)?.[1] ?? "");
  const column = line.indexOf(written, byWord === null ? 0 : byWord[0].length - written.length) + 1;
  return { name: written.replace(/::?/g, "."), kind, indentation, column };
}

/** Includes everything that is indented deeper, and the line that closes it. */
function lastLine(lines: readonly string[], indentations: readonly number[], start: number): number {
  const indentation = indentations[start] as number;
  let last = start;
  for (let at = start + 1; at < lines.length; at++) {
    const own = indentations[at] as number;
    if (own === BLANK) continue;
    if (own > indentation) last = at;
    // An opening brace may be on its own line.
    else if (at === start + 1 && own === indentation && /^\s*[{(]/.test(lines[at] as string)) last = at;
    else return own === indentation && CLOSER.test((lines[at] as string).trim()) ? at + 1 : last + 1;
  }
  return last + 1;
}

function indentationOf(space: string): number {
  return [...space].reduce((sum, character) => sum + (character === "\t" ? 8 : 1), 0);
}
