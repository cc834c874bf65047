import { FINDING_CODES } from "../../config/finding-codes.ts";
import { FINDING_REMEDIES } from "../../config/finding-remedies.ts";
import { ERROR_CODES, type ErrorCode } from "../../model/error-codes.ts";
import { ERROR_REMEDIES } from "../../model/error-remedies.ts";
import { BROKEN_REASONS } from "../../model/review.ts";
import type { FallbackCode } from "../../routing/fallback.ts";
import { FALLBACK_MEANINGS } from "../../routing/fallback-meanings.ts";
import { brokenRule, docsRule, type SarifRule } from "../sarif/rules.ts";
import { LABEL_FAMILIES, type LabelFamily } from "./label-meanings.ts";

type LabelKind = keyof typeof LABEL_FAMILIES;
const LABEL_KINDS = Object.keys(LABEL_FAMILIES) as LabelKind[];

/** The origin of a code or a label. */
export type CodeKind = "error" | "finding" | "fallback" | "review" | LabelKind;
export const CODE_KINDS: readonly CodeKind[] = ["error", "finding", "fallback", "review", ...LABEL_KINDS];

/** The levels of a finding, worst first. */
export const CODE_SEVERITIES = ["error", "warning", "note"] as const;

/** The meaning of one code or label in one of its places. */
export interface Explanation {
  readonly code: string;
  readonly kind: CodeKind;
  /** The level of a finding; errors, fallbacks and labels have none. */
  readonly severity: (typeof CODE_SEVERITIES)[number] | undefined;
  readonly meaning: string;
  readonly remedy: string;
  /** The page that has more. */
  readonly page: string;
}

/** Every code and label that an answer, a check or a report can carry. One word may mean something in several places. */
export function allExplanations(): readonly Explanation[] {
  return [...errors(), ...findings(), ...fallbacks(), ...rules(), ...labels()];
}

function labels(): Explanation[] {
  return LABEL_KINDS.flatMap((kind) => {
    const { page, labels: family }: LabelFamily = LABEL_FAMILIES[kind];
    return Object.entries(family).map(([code, [meaning, remedy]]) => {
      return { code, kind, severity: undefined, meaning, remedy, page };
    });
  });
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
