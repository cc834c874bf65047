import { describe, expect, it } from "vitest";
import { annotationsOf } from "../../src/render/annotations.ts";
import { logLine } from "../../src/render/log-line.ts";
import { printable } from "../../src/util/printable.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { everydayReview, makeBroken, makeReview } from "./make-review.ts";

describe("render/annotations: annotationsOf", () => {
  it("lists the most severe findings first, and marks only proved ones as errors", () => {
    expect(annotationsOf(everydayReview()).map(({ level, path }) => `${level} ${path}`)).toEqual([
      "error src/web/views.py",
      "error tests/web/test_views.py",
      "error src/jobs/digest.py",
      "warning src/cli/shell.py",
      "warning llmc.toml",
      "notice docs/accounts.md",
    ]);
  });

  it("suggests another name if a finding has a suggestion", () => {
    const messages = annotationsOf(everydayReview()).map(({ message }) => message);
    expect(messages).toContain("`embeddings.rotues` is no key. Did you mean routes?");
  });

  it("lists uses after the import whose repair also repairs them", () => {
    const broken = [makeBroken({ line: 9, isThroughImport: true }), makeBroken({ line: 1, role: "import" })];
    expect(annotationsOf(makeReview({ broken })).map(({ line }) => line)).toEqual([1, 9]);
  });

  it("writes a message on one line, without control characters", () => {
    for (const text of HOSTILE_TEXTS)
      for (const { title, message } of annotationsOf(hostileReview(text)))
        for (const shown of [title, message]) expect(shown).toBe(printable(shown));
  });
});

describe("render/log-line: logLine", () => {
  it.each(["::error::x", "  ::add-mask::x", "a ##[set-env name=b]c", "##[##[x]", "a\n::stop-commands::x"])(
    "makes the command in %j harmless",
    (text) => {
      const line = logLine(text);
      expect(line).not.toMatch(/^\s*::|##\[|\n/);
      expect(line.replaceAll("\u2060", "")).toBe(printable(text));
    },
  );
});
