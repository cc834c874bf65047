import { snapshotCodec } from "../../envelope/audit-document.ts";
import { isSameSnapshot, snapshotOf, trendSince } from "../../judge/figures.ts";
import type { Audit, AuditSnapshot } from "../../model/audit.ts";
import { UserError } from "../../model/errors.ts";
import { object } from "../../wire/object.ts";
import { nullable } from "../../wire/shapes.ts";
import type { LinkContext } from "../links.ts";
import { renderAudit } from "./audit.ts";
import { COMMENT_BUDGET } from "./report.ts";

/** The first line of the tracking issue, by which it is found again. */
export const AUDIT_MARKER = "<!-- llmc-nav:audit -->";
export const AUDIT_ISSUE_TITLE = "llmc-nav: what is stored about this repository needs attention";

const STATE_LINE = /<!-- llmc-nav:audit-state (\{.*\}) -->\s*$/;
/** Room for the marker and the line that keeps the state. */
const STATE_BUDGET = 2000;

/** The state that the issue keeps for the next audit, hidden in its last line. */
interface IssueState {
  readonly now: AuditSnapshot;
  /** The audit that the issue compares with; undefined for a first one. */
  readonly before: AuditSnapshot | undefined;
}

const issueState = object<IssueState>()({ now: snapshotCodec, before: nullable(snapshotCodec) });
/** The fewest characters of a commit's id that is not shortened. */
const FULL_ID_LENGTH = 40;

/** An audit as the issue tells of it. */
export interface AuditIssue {
  /** With what is different since the audit before. */
  readonly audit: Audit;
  readonly body: string;
}

/**
 * Makes the new text of the tracking issue from the body that it has. The same audit again compares with what it did before and gives
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

function stateLine(state: IssueState): string {
  return `<!-- llmc-nav:audit-state ${JSON.stringify(issueState.toWire(state))} -->`;
}

/** The state that a body keeps; undefined when it has none that can be read: whoever may edit the issue may have done so. */
function stateOf(body: string): IssueState | undefined {
  const text = STATE_LINE.exec(body)?.[1];
  if (text === undefined) return undefined;
  try {
    const { now, before } = issueState.parse(JSON.parse(text), "audit");
    const isWhole = [now, before].every((each) => each === undefined || each.commit.length >= FULL_ID_LENGTH);
    return isWhole ? { now, before } : undefined;
  } catch (error) {
    if (error instanceof UserError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
