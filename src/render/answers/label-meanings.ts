import type { CheckState } from "../../api/doctor/check.ts";
import type { BindingStatus, FreshnessState, ResultStatus, Source } from "../../model/result.ts";
import type { ChangeKind, IgnoredBy } from "../../model/review.ts";
import type { Confidence, UseRole } from "../../model/use.ts";

/** A label's meaning and what to do about it. */
export type LabelMeaning = readonly [meaning: string, remedy: string];

/** A family of labels: the words that answers and reports print beside what they say. */
export interface LabelFamily<Label extends string = string> {
  readonly page: string;
  readonly labels: Readonly<Record<Label, LabelMeaning>>;
}

const KEEP_FRESH = "`llmc-nav build-graph` brings the index to HEAD";

const FRESHNESS: LabelFamily<FreshnessState> = {
  page: "docs/freshness.md",
  labels: {
    FRESH: ["the index is proved to describe every file as it is", "nothing to do"],
    STALE: ["the index describes other files than those asked about", KEEP_FRESH],
    UNKNOWN: ["there is no index, or nothing can be said about it", `${KEEP_FRESH}; no answer needs it`],
  },
};

const STATUSES: LabelFamily<ResultStatus> = {
  page: "docs/freshness.md",
  labels: {
    OK: ["the index answered, and it is proved to be fresh", "nothing to do"],
    FALLBACK: [
      "the files themselves answered instead of the index",
      "nothing to do: the answer is about the files now",
    ],
    ERROR: ["nothing answered", "the message says why; `llmc-nav explain` knows the error code beside it"],
  },
};

const ORIGINS: LabelFamily<Source> = {
  page: "docs/freshness.md",
  labels: {
    RAG_GRAPH: ["the answer comes from the stored index", "nothing to do"],
    LOCAL_FALLBACK: ["the answer comes from the files as they are", "nothing to do"],
    NONE: ["there is no answer", "the message says why"],
  },
};

const CONFIDENCES: LabelFamily<Confidence> = {
  page: "docs/confidence.md",
  labels: {
    exact: ["proved by scopes, imports and types", "`--confidence exact` shows nothing else"],
    likely: [
      "the receiver's type is not known, and only one class hierarchy has such a member",
      "a type annotation makes it exact",
    ],
    possible: [
      "the name fits, several classes have such a member, and nothing speaks against it",
      "`--confidence possible` shows them; a type annotation makes them exact",
    ],
  },
};

const SEE_ROLES = "nothing to fix: it tells what the line does with the symbol";

const ROLES: LabelFamily<UseRole> = {
  page: "docs/confidence.md",
  labels: {
    call: ["the symbol is called", SEE_ROLES],
    read: ["the symbol's value is taken without a call", SEE_ROLES],
    write: ["a value is assigned to it", SEE_ROLES],
    inherit: ["a class extends or implements it", SEE_ROLES],
    type: ["it stands where a type is declared", SEE_ROLES],
    decorator: ["it decorates a definition", SEE_ROLES],
    import: ["it is imported", "`--no-imports` leaves such lines out"],
    reexport: ["a module passes it on", "`--no-imports` leaves such lines out"],
    string: ['a string names it, such as `patch("pkg.mod.name")`', SEE_ROLES],
  },
};

const CHANGES: LabelFamily<ChangeKind> = {
  page: "docs/review.md",
  labels: {
    deleted: ["base has the symbol and head has nothing like it", "remove its uses, or keep it"],
    renamed: [
      "the same code has another name at head",
      "`llmc-nav review --format patch` renames what still uses the old name",
    ],
    relocated: [
      "the same code is in another file at head",
      "import it from its new file, or export it again from the old one",
    ],
    relocated_renamed: ["the same code has another name in another file", "use the new name from the new file"],
    visibility: ["it is no longer exported, or became private", "export it again, or use what is still exported"],
    signature: [
      "its parameters, their defaults or its declared types are different",
      "check the calls that the review lists",
    ],
    body: ["its code is different and its signature is not", "run the tests that the review lists"],
    added: ["head has the symbol and base has nothing like it", "nothing to do"],
  },
};

const BINDINGS: LabelFamily<Exclude<BindingStatus, ChangeKind> | "shifted"> = {
  page: "docs/rebinding.md",
  labels: {
    same: ["the symbol is where the older commit has it", "nothing to do"],
    moved: [
      "it is on other lines of the same file; text for people says shifted",
      "nothing to do: `llmc-nav rebind --all` lists them",
    ],
    shifted: [
      "it is on other lines of the same file; JSON says moved",
      "nothing to do: `llmc-nav rebind --all` lists them",
    ],
    ambiguous: ["several symbols may be the one of the older commit", "look at the candidates"],
    gone: ["nothing at the newer commit is like it", "drop what was written about it"],
  },
};

const IGNORED: LabelFamily<IgnoredBy | "ignored"> = {
  page: "docs/review.md",
  labels: {
    ignored: [
      "a broken use that does not count, because somebody said that it is meant",
      "the report says who: a comment, the list or the baseline",
    ],
    comment: ["ignored by a comment `llmc-nav: ignore` beside it", "remove the comment to have it reported"],
    list: ["ignored by nav.ignore in llmc.toml", "remove the entry to have it reported"],
    baseline: [
      "ignored because the baseline already had it",
      "`llmc-nav review --write-baseline` writes the baseline again",
    ],
  },
};

const USES: LabelFamily<"through"> = {
  page: "docs/confidence.md",
  labels: {
    through: [
      "the line calls what the symbol implements or overrides, not the symbol by its own name",
      "nothing to fix: it tells how the call gets there",
    ],
  },
};

const CHECKS: LabelFamily<CheckState> = {
  page: "docs/error-codes.md",
  labels: {
    ok: ["doctor found it in order", "nothing to do"],
    warn: ["doctor found something that works with limits", "the line below says what to do"],
    fail: ["doctor found something that does not work", "the line below says what to do"],
  },
};

/** Every label that is printed, by what it belongs to. */
export const LABEL_FAMILIES = {
  freshness: FRESHNESS,
  status: STATUSES,
  source: ORIGINS,
  confidence: CONFIDENCES,
  role: ROLES,
  change: CHANGES,
  binding: BINDINGS,
  ignored: IGNORED,
  use: USES,
  check: CHECKS,
} as const satisfies Readonly<Record<string, LabelFamily>>;
