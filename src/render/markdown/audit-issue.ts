import type { Audit } from "../../audit/audit.ts";
import { figuresToWire } from "../../audit/audit-to-wire.ts";
import { isSameSnapshot, snapshotOf, trendSince } from "../../audit/figures.ts";
import { parseFigures } from "../../audit/parse-audit.ts";
import type { AuditSnapshot } from "../../audit/trend.ts";
import { UserError } from "../../model/errors.ts";
import { FRESHNESS_STATES } from "../../model/result.ts";
import { CheckedJson } from "../../review/checked-json.ts";
import type { LinkContext } from "../links.ts";
import { renderAudit } from "./audit.ts";
import { COMMENT_BUDGET } from "./report.ts";

/** The first line of the tracking issue, by which it is found again. */
export const AUDIT_MARKER = "<!-- llmc-nav:audit -->";
export const AUDIT_ISSUE_TITLE = "llmc-nav: what is stored about this repository needs attention";

const STATE_LINE = /<!-- llmc-nav:audit-state (\{.*\}) -->\s*$/;
/** Room for the marker and the line that keeps the state. */
const STATE_BUDGET = 2000;

/** What the issue remembers for the next audit, hidden in its last line. */
interface IssueState {
  readonly now: AuditSnapshot;
  /** What the issue compares with; undefined for a first one. */
  readonly before: AuditSnapshot | undefined;
}

/** An audit as the issue tells of it. */
export interface AuditIssue {
  /** With what is different since the audit before. */
  readonly audit: Audit;
  readonly body: string;
}

/**
 * What the tracking issue should say, from the body that it has. The same audit again compares with what it did before and gives
 * the same body, so that nothing is written when nothing is new.
 */
export function renderAuditIssue(audit: Audit, body: string | undefined, links: LinkContext | undefined): AuditIssue {
  const state = body === undefined ? undefined : stateOf(body);
  const now = snapshotOf(audit);
  const before = state && (isSameSnapshot(state.now, now) ? state.before : state.now);
  const told = { ...audit, trend: before && trendSince(before, now) };
  const report = renderAudit(told, { links, budget: COMMENT_BUDGET - STATE_BUDGET });
  return { audit: told, body: [AUDIT_MARKER, report, stateLine({ now, before })].join("\n") };
}

function stateLine({ now, before }: IssueState): string {
  const wire = { now: snapshotToWire(now), before: before ? snapshotToWire(before) : null };
  return `<!-- llmc-nav:audit-state ${JSON.stringify(wire)} -->`;
}

function snapshotToWire({ commit, state, figures }: AuditSnapshot) {
  return { commit, state, figures: figuresToWire(figures) };
}

/** The state that a body keeps; undefined when it has none that can be read: whoever may edit the issue may have done so. */
function stateOf(body: string): IssueState | undefined {
  const text = STATE_LINE.exec(body)?.[1];
  if (text === undefined) return undefined;
  try {
    const json = new CheckedJson(JSON.parse(text), "audit");
    return { now: parseSnapshot(json.object("now")), before: json.optionalObject("before", parseSnapshot) };
  } catch (error) {
    if (error instanceof UserError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function parseSnapshot(json: CheckedJson): AuditSnapshot {
  const commit = json.text("commit");
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new UserError("The audit cannot be read: its commit is no id.");
  return {
    commit,
    state: json.choice("state", FRESHNESS_STATES),
    figures: parseFigures(json.object("figures")),
  };
}
