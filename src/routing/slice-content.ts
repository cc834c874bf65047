import { indexNameOf, languageRows } from "../languages/registry.ts";
import type { BuiltInSliceType } from "../model/routing.ts";

/** The kind of slice, determined from the text alone. */
export interface ContentKind {
  readonly sliceType: BuiltInSliceType;
  readonly language?: string | undefined;
  readonly confidence: number;
  readonly reason: string;
}

const SCANNED_CHARACTERS = 20_000;
const SCANNED_LINES = 200;
/** Enough to recognize the kind of a line; minified files have one line. */
const SCANNED_OF_A_LINE = 300;
/** The share of lines of one kind that is decisive. */
const DECIDING_SHARE = 0.35;
const LEAST_CONFIDENCE = 0.5;
const MOST_CONFIDENCE = 0.9;

/** Beginnings that are unique to one kind of file. */
const BEGINNINGS: readonly (readonly [
  pattern: RegExp,
  kind: BuiltInSliceType,
  language: string | undefined,
  reason: string,
])[] = [
  [/^\s*<!doctype html|^\s*<html\b/i, "code", "html", "html document"],
  [/^\s*<\?xml\b/, "config", undefined, "xml declaration"],
  [/^(?:diff --git |--- \S.*\n\+\+\+ |Index: )/, "other", undefined, "patch"],
  [/^-----BEGIN /, "other", undefined, "key or certificate"],
  [/^%PDF-/, "other", undefined, "pdf"],
  [
    /^[ \t]*(?:import [\w.{*]|from [\w.]+ import |package [\w.]+;?[ \t]*$|#include\s*[<"]|using [\w.]+;|"use strict")/m,
    "code",
    undefined,
    "imports",
  ],
];

const CODE_LINE =
  /[;{}]\s*$|\)\s*:\s*$|^\s*(?:def|class|function|func|fn|return|const|let|var|public|private|protected|static|if|else|elif|for|while|switch|case|try|catch|except|import|from \w+ import|#include|#define|@\w+|export|local|echo|fi|done|end|begin|module|namespace|struct|enum|impl|pub|use)\b.*[({:;=)\]]|^\s*[\w.]+\(.*\)\s*;?$|^\s*[\w.]+\s*(?:[-+*/|&]?=|:=)\s*\S.*[([{]/;
const SETTING_LINE =
  /^\s*(?:- )?["']?[\w.$/@*-]+["']?\s*(?:=|:\s)\s*\S|^\s*[\w.-]+:\s*$|^\s*\[[^\]]+\]\s*$|^\s*[\w./*@!-]+\s*$/;
const COMMENT_LINE = /^\s*(?:#|\/\/|;|--|\/\*|\*)/;
const PROSE_LINE = /^\s*(?:[-*>]\s|\d+\.\s|#{1,6}\s)?(?:[("'“*_`]*[\p{L}\d][\p{L}\d'’",.;:()“”*_`/–—-]*\s+){3,}\S+/u;
const PROSE_MARK = /^#{1,6} \S|^(?:={3,}|-{3,}|~{3,})\s*$|^\s*[*-] \p{L}/u;

/** Scans syntax, prose and structure; undefined when none of them predominates. */
export function scanContent(text: string): ContentKind | undefined {
  const head = text.slice(0, SCANNED_CHARACTERS);
  if (head.includes("\0")) return { sliceType: "other", confidence: 1, reason: "binary" };
  for (const { beginning, language } of languageRows()) {
    if (beginning?.pattern.test(head))
      return { sliceType: "code", language, confidence: MOST_CONFIDENCE, reason: beginning.reason };
  }
  for (const [pattern, sliceType, language, reason] of BEGINNINGS) {
    if (pattern.test(head))
      return { sliceType, language: language ?? guess(sliceType, head), confidence: MOST_CONFIDENCE, reason };
  }
  const lines = head.split(/\r?\n/, SCANNED_LINES).filter((line) => line.trim() !== "");
  if (isTable(lines)) return { sliceType: "data", confidence: MOST_CONFIDENCE, reason: "table of delimited rows" };
  return byLines(lines, head);
}

function byLines(lines: readonly string[], head: string): ContentKind | undefined {
  const counts = { code: 0, docs: 0, config: 0 };
  let counted = 0;
  for (const whole of lines) {
    const line = whole.slice(0, SCANNED_OF_A_LINE);
    if (COMMENT_LINE.test(line) && !PROSE_MARK.test(line)) continue;
    counted++;
    if (CODE_LINE.test(line)) counts.code++;
    else if (PROSE_MARK.test(line) || PROSE_LINE.test(line)) counts.docs++;
    else if (SETTING_LINE.test(line)) counts.config++;
  }
  if (counted < 2) return undefined;
  const [sliceType, most] = (Object.entries(counts) as ["code" | "docs" | "config", number][]).reduce((best, next) =>
    next[1] > best[1] ? next : best,
  );
  const share = most / counted;
  if (share < DECIDING_SHARE) return undefined;
  const confidence = Math.max(LEAST_CONFIDENCE, Math.min(MOST_CONFIDENCE, Math.round(share * 100) / 100));
  const what = { code: "syntax", docs: "prose", config: "settings" }[sliceType];
  return { sliceType, language: guess(sliceType, head), confidence, reason: `${what} in ${most} of ${counted} lines` };
}

/** At least three rows with the same number (two or more) of commas, tabs or semicolons. */
function isTable(lines: readonly string[]): boolean {
  const rows = lines.slice(0, 20);
  if (rows.length < 3) return false;
  return [",", "\t", ";", "|"].some((delimiter) => {
    const columns = (rows[0] as string).split(delimiter).length;
    return columns > 2 && rows.every((row) => row.split(delimiter).length === columns);
  });
}

function guess(sliceType: BuiltInSliceType, head: string): string | undefined {
  const row = sliceType === "code" ? languageRows().find(({ sign }) => sign?.test(head)) : undefined;
  return row && indexNameOf(row.language);
}
