import { FAIL_LEVELS } from "../../judge/judge.ts";
import { INDEX_MODES } from "../../model/review.ts";
import { RELEASE_LEVELS } from "./choices.ts";
import type { CommandSpec } from "./command.ts";
import { LINKS_OPTION, PATH_OPTIONS, RANGE_OPTIONS, SIZE_OPTION } from "./option-specs.ts";

const RANGE_ARGUMENT = { atMost: 1, what: "one commit or one range A..B", values: "commits" } as const;

/** Commands about a change. */
export const CHANGE_COMMANDS: readonly CommandSpec[] = [
  {
    name: "review",
    summary: "what a change breaks, who it affects and which tests reach it",
    usage: "[COMMIT | A..B | --pr NUMBER]",
    takes: RANGE_ARGUMENT,
    description: [
      "Reads both sides of the change from git and compares their symbols; what was deleted, renamed or moved and is still",
      "used comes first. COMMIT is where the change starts, A..B both ends; without them: from where HEAD left the default",
      "branch. A base that has moved on is compared at the commit where the change left it. Edits that are not committed are",
      "part of the change unless its end is named.",
    ].join("\n"),
    options: {
      ...RANGE_OPTIONS,
      ...LINKS_OPTION,
      range: {
        type: "string",
        value: "TEXT",
        help: "compare --base and --head as they are; TEXT (or nothing) tells how they were found",
      },
      pr: {
        type: "string",
        value: "NUMBER",
        help: "the change of a pull request on GitHub; needs GITHUB_TOKEN or GH_TOKEN",
      },
      open: {
        type: "boolean",
        help: "write the page (--format html) to a private temporary file and open it in the browser",
      },
      baseline: {
        type: "string",
        value: "FILE",
        help: "broken uses that are known and do not count, as base has them (default: llmc-nav.baseline.json)",
      },
      "write-baseline": { type: "boolean", help: "write what is broken now to that file, and exit 0" },
      "fail-on": {
        type: "string",
        value: "LEVEL",
        values: FAIL_LEVELS,
        help: "exit 1 on: never (default), config, stale, broken or any",
      },
      index: {
        type: "string",
        value: "MODE",
        values: INDEX_MODES,
        help: "build: bring the index to the head and ask it; check (default): ask it if it is of the head; off",
      },
      "index-budget": { type: "string", value: "SECONDS", help: "how long bringing the index to the head may take" },
      "time-budget": {
        type: "string",
        value: "SECONDS",
        help: "how long the review may take before it tells what it has",
      },
      "verify-index": {
        type: "boolean",
        help: "for an index that came from elsewhere: link what matters to the change again, and a sample of the rest",
      },
      "max-file-size": SIZE_OPTION,
    },
    formats: ["text", "json", "markdown", "html", "sarif", "patch", "tests"],
    examples: [
      ["llmc-nav review", "what does my branch break?"],
      ["llmc-nav review --fail-on broken", "before committing: exit 1 when something breaks"],
      ["llmc-nav review HEAD~10 --open", "the last ten commits, as a page in the browser"],
      ["llmc-nav review --format patch | git apply", "rename what is still called by its old name"],
      ["llmc-nav review main..feature --format html > report.html", "the page as a file"],
      ["llmc-nav review --pr 42", "a pull request, without checking it out"],
      ["llmc-nav review --format tests | xargs pytest", "run only the tests that reach the change"],
    ],
    load: async () => (await import("../commands/review.ts")).reviewCommand,
  },
  {
    name: "changed",
    summary: "the symbols that a change adds, deletes, renames, moves or alters",
    usage: "[COMMIT | A..B]",
    takes: RANGE_ARGUMENT,
    description:
      "Compares fingerprints of both sides: formatting, comments and shifted lines are no change. Says nothing about uses.",
    options: {
      ...RANGE_OPTIONS,
    },
    examples: [
      ["llmc-nav changed HEAD~5", "what the last five commits changed"],
      ["llmc-nav changed v1.0..v2.0 --format jsonl", "a line for every symbol"],
    ],
    load: async () => (await import("../commands/changed.ts")).changedCommand,
  },
  {
    name: "api-diff",
    summary: "public symbols removed, changed and added since a release: is the next one major?",
    usage: "--since TAG [--head COMMIT]",
    description: [
      "Compares the public symbols of two commits, without tests, examples, set-up and folders called internal. Major: something was",
      "removed, renamed or moved, or takes other arguments so that calls break. Minor: something was added, or changed so that",
      "calls still work. Patch: neither. Edits that are not committed do not count.",
    ].join("\n"),
    options: {
      since: { type: "string", value: "TAG", help: "the last release: a tag or another commit" },
      head: { type: "string", value: "COMMIT", help: "what is to be released (default: HEAD)" },
      ...PATH_OPTIONS,
      "fail-on": {
        type: "string",
        value: "RELEASE",
        values: RELEASE_LEVELS,
        help: "exit 1 if the next release is major, or at least minor; never (default)",
      },
    },
    examples: [
      ["llmc-nav api-diff --since v1.2.0", "is the next release major, minor or a patch?"],
      ["llmc-nav api-diff --since v1.2.0 --fail-on major", "in CI: exit 1 when the public interface breaks"],
      ["llmc-nav api-diff --since v1.2.0 --include src/ --format markdown", "for the release notes"],
    ],
    load: async () => (await import("../commands/api-diff.ts")).apiDiffCommand,
  },
];
