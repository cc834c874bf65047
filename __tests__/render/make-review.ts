import type { SymbolRef } from "../../src/model/result.ts";
import {
  type AffectedSymbol,
  type BrokenUse,
  CHANGE_KINDS,
  type ChangedSymbol,
  type Review,
} from "../../src/model/review.ts";
import { CONFIDENCES } from "../../src/model/use.ts";

const BASE = "1".repeat(40);
const HEAD = "2".repeat(40);

/** An empty review with the given parts. */
export function makeReview(parts: Partial<Review> = {}): Review {
  return {
    base: BASE,
    head: HEAD,
    range: undefined,
    filesChanged: 3,
    changes: [],
    broken: [],
    ignored: [],
    affected: [],
    affectedFiles: [],
    testsToRun: [],
    testCommands: [],
    unusedPublic: [],
    docMentions: [],
    config: { isPresent: true, isValid: true, findings: [], routingChanges: [], fileRoutes: [] },
    freshness: {
      state: "FRESH",
      relation: "same",
      indexedCommit: HEAD,
      reason: undefined,
      rebound: [],
      staleEnrichment: [],
    },
    index: {
      mode: "build",
      state: "FRESH",
      source: "RAG_GRAPH",
      status: "OK",
      commit: HEAD,
      files: 100,
      filesRead: 3,
      filesParsed: 2,
      isOfBase: false,
      note: undefined,
    },
    queries: [],
    summaries: [],
    skipped: [],
    notCompared: [],
    leftOut: [],
    timings: [],
    ...parts,
  };
}

export function makeSymbol(qualname: string, path: string, startLine = 10): SymbolRef {
  return { path, qualname, kind: "function", startLine, endLine: startLine + 5 };
}

/** A change. By default, it is a deleted function. */
export function makeChange(parts: Partial<ChangedSymbol> = {}): ChangedSymbol {
  return {
    id: "c1",
    change: "deleted",
    also: [],
    before: makeSymbol("login", "src/auth.py"),
    after: undefined,
    signature: [],
    isPublic: true,
    isTest: false,
    uses: { production: 1, tests: 0 },
    ...parts,
  };
}

export function makeBroken(parts: Partial<BrokenUse> = {}): BrokenUse {
  return {
    changeId: "c1",
    path: "src/app.py",
    line: 12,
    column: 5,
    endColumn: 10,
    text: "login(user)",
    role: "call",
    confidence: "exact",
    reason: "deleted",
    message: "`login` was deleted from src/auth.py.",
    enclosing: makeSymbol("main", "src/app.py"),
    isTest: false,
    ...parts,
  };
}

export function makeAffected(parts: Partial<AffectedSymbol> = {}): AffectedSymbol {
  return {
    symbol: makeSymbol("main", "src/app.py"),
    path: "src/app.py",
    line: 12,
    depth: 1,
    confidence: "exact",
    isTest: false,
    changeId: "c1",
    via: undefined,
    ...parts,
  };
}

/** A review of a pull request of typical size. */
export function everydayReview(): Review {
  const changes: ChangedSymbol[] = [
    makeChange({
      id: "c1",
      change: "renamed",
      before: makeSymbol("Session.login", "src/accounts/session.py", 31),
      after: makeSymbol("Session.sign_in", "src/accounts/session.py", 31),
      uses: { production: 4, tests: 2 },
    }),
    makeChange({
      id: "c2",
      change: "signature",
      before: makeSymbol("send_mail", "src/mail.py", 8),
      after: makeSymbol("send_mail", "src/mail.py", 8),
      signature: [
        { kind: "parameter_added", name: "timeout", from: undefined, to: "float", isBreaking: true },
        { kind: "return_type", name: "", from: "bool", to: "Receipt | None", isBreaking: false },
      ],
      uses: { production: 3, tests: 1 },
    }),
    makeChange({
      id: "c3",
      change: "body",
      before: makeSymbol("normalise", "src/text.py", 4),
      after: makeSymbol("normalise", "src/text.py", 6),
      uses: { production: 9, tests: 3 },
    }),
    makeChange({
      id: "c4",
      change: "added",
      before: undefined,
      after: makeSymbol("Receipt", "src/mail.py", 60),
      uses: { production: 0, tests: 0 },
    }),
  ];
  const renamed = {
    changeId: "c1",
    reason: "renamed",
    message: "`Session.login` is now `Session.sign_in` in src/accounts/session.py.",
  } as const;
  const broken: BrokenUse[] = [
    makeBroken({ ...renamed, path: "src/web/views.py", line: 48, text: "session.login(request.user, remember=True)" }),
    makeBroken({
      ...renamed,
      path: "src/cli/shell.py",
      line: 7,
      text: 'handler = getattr(session, "login")',
      confidence: "likely",
      role: "string",
    }),
    makeBroken({ ...renamed, path: "tests/web/test_views.py", line: 19, text: "session.login(user)", isTest: true }),
    makeBroken({
      changeId: "c2",
      path: "src/jobs/digest.py",
      line: 102,
      text: "send_mail(to, subject, body)",
      reason: "signature",
      message: "`send_mail` needs `timeout`.",
    }),
  ];
  const affected: AffectedSymbol[] = [
    makeAffected({ symbol: makeSymbol("LoginView.post", "src/web/views.py"), path: "src/web/views.py", line: 48 }),
    makeAffected({ symbol: makeSymbol("urls", "src/web/urls.py"), path: "src/web/urls.py", line: 9, depth: 2, via: 0 }),
    makeAffected({ symbol: undefined, path: "src/cli/shell.py", line: 7, confidence: "likely" }),
    makeAffected({
      symbol: makeSymbol("test_login", "tests/web/test_views.py"),
      path: "tests/web/test_views.py",
      line: 19,
      isTest: true,
      depth: 2,
      via: 0,
    }),
    makeAffected({
      symbol: makeSymbol("send_digest", "src/jobs/digest.py"),
      path: "src/jobs/digest.py",
      line: 102,
      changeId: "c2",
    }),
    makeAffected({
      symbol: makeSymbol("nightly", "src/jobs/nightly.py"),
      path: "src/jobs/nightly.py",
      line: 5,
      changeId: "c2",
      depth: 2,
      via: 4,
    }),
    makeAffected({ symbol: makeSymbol("slug", "src/text.py"), path: "src/text.py", line: 30, changeId: "c3" }),
  ];
  return makeReview({
    filesChanged: 6,
    changes,
    broken,
    affected,
    affectedFiles: [...new Set(affected.map(({ path }) => path))].sort(),
    testsToRun: ["tests/jobs/test_digest.py", "tests/web/test_views.py"],
    unusedPublic: ["c4"],
    docMentions: [{ changeId: "c1", path: "docs/accounts.md", line: 14, text: "Call `Session.login` first." }],
    config: {
      isPresent: true,
      isValid: true,
      findings: [
        {
          code: "UNKNOWN_KEY",
          severity: "warning",
          path: "llmc.toml",
          line: 12,
          column: 1,
          message: "`embeddings.rotues` is no key.",
          suggestion: "routes",
        },
      ],
      routingChanges: [
        {
          sliceType: "docs",
          from: "docs → emb_docs",
          to: "code → emb_code",
          text: "Slices of docs were kept in emb_docs, now in emb_code.",
        },
      ],
      fileRoutes: [{ path: "src/mail.py", sliceType: "code", routeName: "code", index: "emb_code" }],
    },
    skipped: [{ path: "package-lock.json", reason: "generated" }],
    timings: [{ phase: "compare", milliseconds: 412 }],
  });
}

/** A review with `size` broken and `size` affected symbols, spread over changes, files and depths. */
export function largeReview(size: number): Review {
  const changeCount = Math.max(1, Math.floor(size / 50));
  const changes = Array.from({ length: changeCount }, (_, index) =>
    makeChange({
      id: `c${index}`,
      change: CHANGE_KINDS[index % CHANGE_KINDS.length] ?? "deleted",
      before: makeSymbol(`package.module_${index}.Class.method_${index}`, `src/package_${index}/module.py`),
      after: makeSymbol(`package.module_${index}.Class.other_${index}`, `src/package_${index}/module.py`),
    }),
  );
  const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  const affected: AffectedSymbol[] = [];
  for (let index = 0; index < size; index++) {
    // The depth is one more than that of the previous symbol, up to six. Then it starts at the change again.
    const before = affected[index - 1];
    const isNext = before !== undefined && before.depth < 6 && index % 3 > 0;
    affected.push(
      makeAffected({
        symbol: makeSymbol(`Caller${index}.run`, `src/caller_${index}/code.py`),
        path: index % 4 === 0 ? `tests/test_${index}.py` : `src/caller_${index}/code.py`,
        line: index + 1,
        depth: isNext ? before.depth + 1 : 1,
        changeId: isNext ? before.changeId : `c${index % changeCount}`,
        via: isNext ? index - 1 : undefined,
        isTest: index % 4 === 0,
        confidence: pick(CONFIDENCES, index),
      }),
    );
  }
  const broken = Array.from({ length: size }, (_, index) =>
    makeBroken({
      changeId: `c${index % changeCount}`,
      path: `src/user_${index % 997}/code.py`,
      line: index + 1,
      text: `value = module.Class().method_${index}(first, second, third)`,
      confidence: pick(CONFIDENCES, index),
    }),
  );
  return makeReview({
    filesChanged: changeCount,
    changes,
    broken,
    affected,
    affectedFiles: [...new Set(affected.map(({ path }) => path))].sort(),
    testsToRun: affected.filter(({ isTest }) => isTest).map(({ path }) => path),
    docMentions: Array.from({ length: size }, (_, index) => ({
      changeId: `c${index % changeCount}`,
      path: `docs/page_${index}.md`,
      line: 3,
      text: "See `Class.method`.",
    })),
    skipped: Array.from({ length: size }, (_, index) => ({ path: `vendor/${index}.min.js`, reason: "minified" })),
    leftOut: [{ what: "changed files that were not compared", count: 12 }],
  });
}
