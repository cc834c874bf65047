import { describe, expect, it } from "vitest";
import { renderComment } from "../../src/render/markdown/report.ts";
import { cellsOf } from "../../src/render/terminal/cells.ts";
import { terminalStyle } from "../../src/render/terminal/style.ts";
import { renderText } from "../../src/render/terminal/text.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { everydayReview, makeChange, makeReview, makeSymbol } from "./make-review.ts";

const TERMINAL = { isTerminal: true, columns: 100 };
const PIPE = { isTerminal: false };
// biome-ignore lint/suspicious/noControlCharactersInRegex: our own colours
const COLOURS = /\u001b\[\d+m/g;

describe("render/terminal: terminalStyle", () => {
  it.each([
    [{}, TERMINAL, true],
    [{}, PIPE, false],
    [{ NO_COLOR: "1" }, TERMINAL, false],
    [{ NO_COLOR: "" }, TERMINAL, true],
    [{ FORCE_COLOR: "1" }, PIPE, true],
    [{ FORCE_COLOR: "0" }, TERMINAL, false],
    [{ FORCE_COLOR: "1", NO_COLOR: "1" }, PIPE, true],
    [{ TERM: "dumb" }, TERMINAL, false],
  ])("with %j on %j has colours: %s", (env, terminal, isColoured) => {
    expect(terminalStyle(env, terminal).isColoured).toBe(isColoured);
  });
});

describe("render/terminal: renderText", () => {
  it("starts with the verdict and the broken uses", () => {
    const lines = renderText(everydayReview()).split("\n");
    expect(lines[0]).toBe("✗ 4 uses in 4 files are broken by 2 changed symbols");
    expect(lines[2]).toBe("Session.login is now Session.sign_in");
    expect(lines[3]).toBe("src/web/views.py:48: session.login(request.user, remember=True)");
  });

  it("names a single cause in its verdict, once", () => {
    const review = everydayReview();
    const [cause = ""] = review.broken.map(({ changeId }) => changeId);
    const lines = renderText({ ...review, broken: review.broken.filter(({ changeId }) => changeId === cause) }).split(
      "\n",
    );
    expect(lines[0]).toMatch(/^✗ Session\.login is now Session\.sign_in: \d uses in \d files are broken$/);
    expect(lines.slice(1).filter((line) => line.includes("is now"))).toEqual([]);
  });

  it("has one row for a line that uses a name several times", () => {
    const review = everydayReview();
    const [use] = review.broken;
    if (!use) throw new Error("nothing is broken");
    const lines = renderText({ ...review, broken: [use, { ...use, column: use.column + 20 }] }).split("\n");
    expect(
      lines.filter((line) => line.startsWith(`${use.path}:${use.line}: `) && line.endsWith("  2 uses")),
    ).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith(`${use.path}:${use.line}: ${use.text}`))).toHaveLength(1);
  });

  it("contains only a verdict and a footer when there are no findings", () => {
    expect(renderText(makeReview()).trim().split("\n")).toHaveLength(4);
  });

  it("counts the overloads of a function in words, and quotes text that only looks like this", () => {
    const changes = [["1 form", "9 forms"] as const, ["a `x`", "b"] as const].map(([from, to], n) =>
      makeChange({
        id: `c${n}`,
        change: "signature",
        signature: [{ kind: "modifier", name: "overloads", from, to, isBreaking: false }],
      }),
    );
    const said = renderText(makeReview({ changes }));
    expect(said).toContain("has 9 forms, had 1 form");
    expect(renderComment(makeReview({ changes }))).toContain("has 9 forms, had 1 form");
    expect(said).not.toContain("had a");
  });

  it("lists the changes, the first of a long list, and their users", () => {
    const changes = Array.from({ length: 17 }, (_, n) =>
      makeChange({
        id: `c${n}`,
        change: "body",
        after: makeSymbol(`step${n}`, "src/run.py", n + 1),
        uses: { production: n, tests: 1 },
      }),
    );
    const lines = renderText(makeReview({ changes })).split("\n");
    expect(lines[2]).toBe("Changed symbols");
    expect(lines[4]).toBe("src/run.py:2: body  login → step1  (2 uses, 1 in tests)");
    expect(lines[18]).toBe("and 2 more");
  });

  it("counts the users that it does not list", () => {
    const [first] = everydayReview().affected;
    if (!first) throw new Error("nothing is affected");
    const far = { ...first, depth: 2 };
    const test = { ...first, isTest: true };
    const text = renderText(makeReview({ affected: [{ ...first, depth: 1, isTest: false }, far, test] }));
    expect(text).toContain("\nand 2 further away or in tests");
  });

  it("says how the commits were found", () => {
    expect(renderText(makeReview({ range: "That is where it left main." }))).toContain(
      "\nThat is where it left main.\n",
    );
  });

  it("keeps within the terminal's width, without counting colours", () => {
    const coloured = renderText(everydayReview(), { style: { isColoured: true, width: 50 } });
    expect(coloured).toMatch(COLOURS);
    for (const line of coloured.replace(COLOURS, "").split("\n")) expect(cellsOf(line)).toBeLessThanOrEqual(50);
  });

  it("prevents text of the repository from controlling the terminal or adding a line", () => {
    const lineCount = renderText(hostileReview("x")).split("\n").length;
    for (const text of HOSTILE_TEXTS) {
      const shown = renderText(hostileReview(text), { style: { isColoured: true, width: undefined } });
      expect(shown.replace(COLOURS, "").replaceAll("\n", "")).not.toMatch(/\p{Cc}|\p{Bidi_C}/u);
      expect(shown.split("\n")).toHaveLength(lineCount);
    }
  });
});
