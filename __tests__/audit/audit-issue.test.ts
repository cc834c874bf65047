import { describe, expect, it } from "vitest";
import { findProblems } from "../../src/audit/problems.ts";
import { figuresOf } from "../../src/judge/figures.ts";
import type { Audit } from "../../src/model/audit.ts";
import { AUDIT_MARKER, renderAuditIssue } from "../../src/render/markdown/audit-issue.ts";
import { COMMENT_BUDGET } from "../../src/render/markdown/report.ts";

const HEAD = "a".repeat(40);

/** An audit of an index that is `behind` commits behind. */
function auditOf(behind: number, commit = HEAD, names: readonly string[] = ["auth.py"]): Audit {
  const isFresh = behind === 0;
  const found = {
    commit,
    index: {
      state: isFresh ? ("FRESH" as const) : ("STALE" as const),
      reason: isFresh ? undefined : "The index was made of another commit.",
      isEquivalent: false,
      isCommitted: false,
      indexedCommit: "b".repeat(40),
      relation: isFresh ? "same" : `behind ${behind}`,
      commitsBehind: behind,
      ageSeconds: behind * 90_000,
      links: undefined,
    },
    files: {
      fresh: 3,
      changed: isFresh ? 0 : names.length,
      added: 0,
      deleted: 0,
      listed: isFresh ? [] : names.map((path) => ({ path, change: "modified" as const })),
    },
    symbols: {
      isKnown: true as const,
      counts: new Map([["gone" as const, names.length]]),
      changedBodies: 0,
      listed: names.map((path) => ({ path, qualname: path, line: 1, status: "gone" as const, now: undefined })),
    },
    config: { isPresent: false, isValid: true, findings: [] },
    tables: { kind: "absent" as const },
    enrichment: undefined,
  };
  return { ...found, problems: findProblems(found), figures: figuresOf(found), trend: undefined };
}

function bodyOf(audit: Audit, before?: string): string {
  return renderAuditIssue(audit, before, undefined).body;
}

describe("render/markdown/audit-issue: renderAuditIssue", () => {
  it("starts with the marker and has no trend at first", () => {
    const body = bodyOf(auditOf(3));
    expect(body.startsWith(`${AUDIT_MARKER}\n### ⚠️ The index is stale, 3 commits behind\n`)).toBe(true);
    expect(body).not.toContain("Since");
  });

  it("has exactly the same text when the same audit is repeated", () => {
    const first = bodyOf(auditOf(3));
    expect(bodyOf(auditOf(3), first)).toBe(first);
    const second = bodyOf(auditOf(5, "c".repeat(40)), first);
    expect(second).toContain("Since `aaaaaaaaa`: commits behind: 5, was 3.");
    expect(bodyOf(auditOf(5, "c".repeat(40)), second)).toBe(second);
    expect(bodyOf(auditOf(5, "c".repeat(40)), second.replaceAll("\n", "\r\n"))).toBe(second);
  });

  it("compares with the state in which the issue was closed when it opens again", () => {
    const closed = bodyOf(auditOf(0), bodyOf(auditOf(3)));
    expect(closed).toContain("state: FRESH, was STALE");
    expect(bodyOf(auditOf(1, "d".repeat(40)), closed)).toContain("state: STALE, was FRESH; commits behind: 1, was 0");
  });

  it.each([
    ["no JSON", "<!-- llmc-nav:audit-state {now} -->"],
    ["another shape", '<!-- llmc-nav:audit-state {"now":[]} -->'],
    ["no commit", '<!-- llmc-nav:audit-state {"now":{"commit":"@octocat","state":"FRESH","figures":{}}} -->'],
    [
      "bad figures",
      `<!-- llmc-nav:audit-state {"now":{"commit":"${HEAD}","state":"FRESH","figures":{"symbols":"x"}}} -->`,
    ],
  ])("ignores a state with %s", (_title, state) => {
    expect(bodyOf(auditOf(3), `${AUDIT_MARKER}\n${state}`)).toBe(bodyOf(auditOf(3)));
  });

  it("stays within GitHub's limit and keeps the complete state, even with very long names", () => {
    const names = Array.from({ length: 200 }, (_, i) => `${"長".repeat(3000)}${i}.py`);
    const body = bodyOf(auditOf(3, HEAD, names));
    expect(body.length).toBeLessThanOrEqual(COMMENT_BUDGET);
    expect(bodyOf(auditOf(3, HEAD, names), body)).toBe(body);
  });
});
