import { nearest } from "../util/suggest.ts";
import type { Finding, FindingCode, Span } from "./finding.ts";
import { FINDING_CODES } from "./finding-codes.ts";

/** More findings are not read, and a hostile file could produce millions. */
const MAX_FINDINGS = 200;
/** Comparing longer names costs time and does not help. */
const MAX_COMPARED_LENGTH = 64;
/** The same holds for comparing with more names. */
const MAX_CANDIDATES = 500;

/** A finding before it is certain to be kept: its suggestion is computed only then. */
export interface FindingDraft {
  readonly code: FindingCode;
  readonly span: Span;
  readonly key: string;
  readonly message: string;
  readonly suggest?: () => string | undefined;
}

/** Collects findings. */
export class Findings {
  readonly #found: Finding[] = [];
  #left = 0;

  add({ code, span, key, message, suggest }: FindingDraft): void {
    if (this.#found.length < MAX_FINDINGS)
      this.#found.push(makeFinding(code, span, message, { key, suggestion: suggest?.() }));
    else this.#left++;
  }

  /** All findings: errors, then warnings, each in the order of the text. */
  sorted(): readonly Finding[] {
    const sorted = [...this.#found].sort(
      (a, b) =>
        compareText(a.severity, b.severity) ||
        a.span.line - b.span.line ||
        a.span.column - b.span.column ||
        compareText(a.code, b.code),
    );
    const last = sorted.at(-1);
    if (this.#left === 0 || last === undefined) return sorted;
    const message = `There are ${this.#left} more findings: put these right first.`;
    return [...sorted, makeFinding("MORE_FINDINGS", last.span, message)];
  }
}

/** Creates a finding with the severity of its code. */
export function makeFinding(
  code: FindingCode,
  span: Span,
  message: string,
  { key = "", suggestion }: { readonly key?: string; readonly suggestion?: string | undefined } = {},
): Finding {
  const { severity } = FINDING_CODES[code];
  return { code, severity, span, key, message, ...(suggestion !== undefined && { suggestion }) };
}

/** The name that was probably meant, if one is similar enough. */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_COMPARED_LENGTH) return undefined;
  const compared: string[] = [];
  for (const candidate of candidates) {
    if (compared.length >= MAX_CANDIDATES) break;
    if (candidate.length <= MAX_COMPARED_LENGTH) compared.push(candidate);
  }
  return nearest(word, compared);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
