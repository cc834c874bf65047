import type { BrokenUse, Review } from "../../model/review.ts";
import { printable } from "../../util/printable.ts";
import { type AnnotationLevel, levelOf } from "../annotations.ts";
import { brokenKeys } from "../broken-key.ts";
import { encodePath, type LinkContext } from "../links.ts";
import { shortenEnd } from "../shorten.ts";
import { verdictOf } from "../verdict.ts";
import { findingWords } from "../words.ts";
import { brokenRule, configRule, docsRule, type SarifRule } from "./rules.ts";

/** Code scanning keeps this many results of a run, the most severe ones. */
const MAX_RESULTS = 5000;
const MAX_MESSAGE = 1000;
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const SOURCE_ROOT = "%SRCROOT%";
const LEVELS: Readonly<Record<AnnotationLevel, SarifLevel>> = { error: "error", warning: "warning", notice: "note" };
const RANKS: readonly SarifLevel[] = ["error", "warning", "note"];

type SarifLevel = "error" | "warning" | "note";

interface Finding {
  readonly rule: SarifRule;
  readonly level: SarifLevel;
  readonly message: string;
  readonly location: object;
  readonly related?: object;
  readonly fingerprint?: string;
}

export interface SarifOptions {
  readonly links?: LinkContext | undefined;
  /** The version of this program. */
  readonly version?: string | undefined;
}

/** The review as SARIF 2.1.0, for code scanning. */
export function renderSarif(review: Review, { links, version }: SarifOptions = {}): string {
  const all = [...brokenFindings(review), ...configFindings(review), ...docFindings(review)];
  const ranked = RANKS.flatMap((level) => all.filter((finding) => finding.level === level));
  const shown = ranked.slice(0, MAX_RESULTS);
  const rules = [...new Map(shown.map(({ rule }) => [rule.id, rule])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const run = {
    tool: {
      driver: {
        name: "llmc-nav",
        ...(version === undefined ? {} : { version }),
        informationUri: "https://github.com/llmc-nav/llmc-nav",
        rules,
      },
    },
    automationDetails: { id: "llmc-nav/" },
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: "The root of the repository." } } },
    ...(links === undefined ? {} : { versionControlProvenance: [provenance(links)] }),
    invocations: [{ executionSuccessful: true, ...notifications(review, ranked.length - shown.length) }],
    results: shown.map((finding) => toResult(finding, indexes.get(finding.rule.id) ?? -1)),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] })}\n`;
}

function brokenFindings(review: Review): Finding[] {
  const keys = brokenKeys(review);
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  return review.broken.map((use, index) => {
    const now = changes.get(use.changeId)?.after;
    return {
      rule: brokenRule(use.reason),
      level: LEVELS[levelOf(use)],
      message: use.message,
      location: location(use.path, columnsOf(use)),
      ...(now === undefined ? {} : { related: location(now.path, { startLine: now.startLine }, "What it is now.") }),
      fingerprint: keys[index] ?? "",
    };
  });
}

function configFindings({ config }: Review): Finding[] {
  return config.findings.map((finding) => ({
    rule: configRule(finding),
    level: finding.severity,
    message: findingWords(finding),
    location: location(finding.path, { startLine: finding.line, startColumn: finding.column }),
  }));
}

function docFindings({ docMentions }: Review): Finding[] {
  return docMentions.map(({ path, line, text }) => ({
    rule: docsRule(),
    level: "note",
    message: `This may speak of something that is gone: ${text}`,
    location: location(path, { startLine: line }),
  }));
}

function columnsOf({ line, column, endColumn }: BrokenUse): object {
  return { startLine: line, startColumn: column, ...(endColumn > column ? { endLine: line, endColumn } : {}) };
}

function location(path: string, region: object, message?: string): object {
  return {
    ...(message === undefined ? {} : { id: 1, message: { text: message } }),
    physicalLocation: { artifactLocation: { uri: encodePath(path), uriBaseId: SOURCE_ROOT }, region },
  };
}

function toResult({ rule, level, message, location: place, related, fingerprint }: Finding, ruleIndex: number): object {
  return {
    ruleId: rule.id,
    ruleIndex,
    level,
    message: { text: messageText(message) },
    locations: [place],
    ...(related === undefined ? {} : { relatedLocations: [related] }),
    ...(fingerprint === undefined ? {} : { partialFingerprints: { "brokenUse/v1": fingerprint } }),
  };
}

/** Brackets before parentheses would be a link, which a name of the repository must not make. */
function messageText(text: string): string {
  return shortenEnd(printable(text), MAX_MESSAGE).replaceAll("](", "\\](");
}

function provenance({ serverUrl, owner, repo, headSha }: LinkContext): object {
  return {
    repositoryUri: `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`,
    revisionId: headSha,
    mappedTo: { uriBaseId: SOURCE_ROOT },
  };
}

/** Notifications that some results are missing, which a list of results cannot say. */
function notifications(review: Review, leftOut: number): object {
  const { level, text: verdict } = verdictOf(review);
  const texts = [
    ...(leftOut > 0 ? [`${leftOut} results are left out, because code scanning keeps ${MAX_RESULTS} of a run.`] : []),
    ...(level === "unsure" || review.notCompared.length > 0 ? [`${verdict}.`] : []),
  ];
  if (texts.length === 0) return {};
  return { toolExecutionNotifications: texts.map((text) => ({ level: "warning", message: { text } })) };
}
