import type { Review } from "../../src/model/review.ts";
import { makeAffected, makeBroken, makeChange, makeReview, makeSymbol } from "./make-review.ts";

/** A review in which all texts from the repository are the given text. */
export function hostileReview(text: string): Review {
  const symbol = makeSymbol(text, text);
  const changes = (["deleted", "relocated_renamed", "signature"] as const).map((change, index) =>
    makeChange({
      id: `${index} ${text}`,
      change,
      before: symbol,
      after: change === "deleted" ? undefined : makeSymbol(`${text}2`, `${text}2`),
      signature: (["parameter_renamed", "parameter_type"] as const).map((kind) => ({
        kind,
        name: text,
        from: text,
        to: text,
        isBreaking: true,
      })),
    }),
  );
  const broken = changes.map(({ id }, index) =>
    makeBroken({
      changeId: id,
      path: text,
      text,
      message: `\`${text}\` moved from ${text} to ${text}.`,
      reason: index % 2 === 0 ? "signature" : "moved",
      enclosing: symbol,
    }),
  );
  return makeReview({
    range: `${text} has moved on since; compared with ${text}.`,
    changes,
    broken,
    affected: changes.map(({ id }) => makeAffected({ symbol, path: text, changeId: id })),
    affectedFiles: [text],
    testsToRun: [text, `${text}2`],
    unusedPublic: changes.map(({ id }) => id),
    docMentions: [{ changeId: changes[0]?.id ?? "", path: text, line: 1, text }],
    config: {
      isPresent: true,
      isValid: false,
      findings: [
        { code: "SYNTAX", severity: "error", path: text, line: 1, column: 1, message: text, suggestion: text },
      ],
      routingChanges: [{ sliceType: text, from: text, to: undefined, text: `Slices of ${text} were kept nowhere.` }],
      fileRoutes: [{ path: text, sliceType: "code", routeName: text, index: text }],
    },
    freshness: {
      state: "STALE",
      relation: "behind 3",
      indexedCommit: "3".repeat(40),
      reason: text,
      rebound: [{ id: text, status: "relocated_renamed", to: symbol }],
      staleEnrichment: [text],
    },
    skipped: [{ path: text, reason: text }],
    notCompared: [{ path: text, reason: text, mayBreak: true }],
    leftOut: [{ what: "changed files that were not compared", count: 2 }],
    timings: [{ phase: "compare", milliseconds: 1 }],
  });
}
