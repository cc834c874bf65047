import { FINDING_CODES } from "../../config/finding-codes.ts";
import { FINDING_REMEDIES } from "../../config/finding-remedies.ts";
import { ERROR_CODES, type ErrorCode } from "../../model/error-codes.ts";
import { ERROR_REMEDIES } from "../../model/error-remedies.ts";
import { BROKEN_REASONS } from "../../model/review.ts";
import type { FallbackCode } from "../../routing/fallback.ts";
import { FALLBACK_MEANINGS } from "../../routing/fallback-meanings.ts";
import { brokenRule, docsRule, type SarifRule } from "../sarif/rules.ts";

/** Where a code comes from. */
export const CODE_KINDS = ["error", "finding", "fallback", "review"] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** How bad a finding can be. */
export const CODE_SEVERITIES = ["error", "warning", "note"] as const;

/** What one code means in one of its places. */
export interface Explanation {
  readonly code: string;
  readonly kind: CodeKind;
  /** How bad a finding is; errors and fallbacks have no level. */
  readonly severity: (typeof CODE_SEVERITIES)[number] | undefined;
  readonly meaning: string;
  readonly remedy: string;
  /** The page that has more. */
  readonly page: string;
}

/** Every code that an answer, a check or a report can carry. A code may mean something as a finding and as a fallback. */
export function allExplanations(): readonly Explanation[] {
  return [...errors(), ...findings(), ...fallbacks(), ...rules()];
}

function errors(): Explanation[] {
  return typedEntries<ErrorCode, string>(ERROR_CODES).map(([code, meaning]) => ({
    code,
    kind: "error",
    severity: undefined,
    meaning,
    remedy: ERROR_REMEDIES[code],
    page: "docs/error-codes.md",
  }));
}

function findings(): Explanation[] {
  return typedEntries(FINDING_CODES).map(([code, { severity, meaning }]) => ({
    code,
    kind: "finding",
    severity,
    meaning,
    remedy: FINDING_REMEDIES[code],
    page: "docs/config.md",
  }));
}

function fallbacks(): Explanation[] {
  return typedEntries<FallbackCode, (typeof FALLBACK_MEANINGS)[FallbackCode]>(FALLBACK_MEANINGS).map(
    ([code, { meaning, remedy }]) => ({
      code,
      kind: "fallback",
      severity: undefined,
      meaning,
      remedy,
      page: "docs/config.md",
    }),
  );
}

function rules(): Explanation[] {
  return [...BROKEN_REASONS.map(brokenRule), docsRule()].map((rule: SarifRule) => ({
    code: rule.id,
    kind: "review",
    severity: rule.defaultConfiguration.level,
    meaning: asPhrase(rule.shortDescription.text),
    remedy: asPhrase(rule.help.text),
    page: "docs/review.md",
  }));
}

/** A sentence as it stands after a colon, like the other tables have them. */
function asPhrase(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, "");
}

function typedEntries<K extends string, V>(table: Readonly<Record<K, V>>): (readonly [K, V])[] {
  return Object.entries(table) as [K, V][];
}
