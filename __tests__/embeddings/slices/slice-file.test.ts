import { describe, expect, it } from "vitest";
import { MAX_PIECE_CHARACTERS } from "../../../src/embeddings/slices/piece.ts";
import { isGenerated } from "../../../src/embeddings/slices/read-slices.ts";
import { sliceFile } from "../../../src/embeddings/slices/slice-file.ts";
import { fileKey, fileKeyOfId, typeOfId } from "../../../src/embeddings/slices/slice-id.ts";
import { Extractors } from "../../../src/languages/extractors.ts";
import { languageOfPath } from "../../../src/languages/registry.ts";

async function slice(path: string, text: string) {
  const { definitions } = await new Extractors().extract(languageOfPath(path), text);
  return sliceFile({ path, text, definitions });
}

async function places(path: string, text: string) {
  return (await slice(path, text)).map(({ title, startLine, endLine }) => `${title} ${startLine}-${endLine}`);
}

const PROGRAM = `import os

LIMIT = 3


class Auth:
    """Checks people."""

    retries = 2

    @cached
    def login(self, name):
        def inner():
            return name

        return inner()


def main():
    return Auth()
`;

const GUIDE = `Before.

# Guide

Words.

## Install

\`\`\`sh
# not a heading
\`\`\`

Setext
------

More.
`;

describe("embeddings/slices: sliceFile", () => {
  it("cuts a program at definitions, and keeps the rest of classes and of the module", async () => {
    expect(await places("src/auth.py", PROGRAM)).toEqual([
      " 1-1",
      "LIMIT 3-3",
      "Auth 6-7",
      "Auth.retries 9-9",
      "Auth.login 11-16",
      "main 19-20",
    ]);
  });

  it("puts every line that is not blank into exactly one slice", async () => {
    const texts = (await slice("src/auth.py", PROGRAM)).flatMap(({ text }) => text.split("\n"));
    const all = PROGRAM.split("\n").filter((line) => line !== "");
    expect(texts.filter((line) => line !== "").sort()).toEqual(all.sort());
  });

  it("cuts Markdown at headings outside of code, with all higher headings in the titles", async () => {
    expect(await places("docs/guide.md", GUIDE)).toEqual([
      " 1-1",
      "Guide 3-5",
      "Guide > Install 7-11",
      "Guide > Setext 13-16",
    ]);
  });

  it("cuts reStructuredText by the order of its adornments, with and without overlines", async () => {
    const text = "=====\nTitle\n=====\n\nIntro.\n\nPart\n====\n\nWords.\n\nDetail\n------\n\nEnd.\n";
    expect(await places("docs/index.rst", text)).toEqual([
      "Title 1-5",
      "Title > Part 7-10",
      "Title > Part > Detail 12-15",
    ]);
  });

  it("cuts AsciiDoc at its headings", async () => {
    expect(await places("a.adoc", "= Title\n\nIntro.\n\n== Part\n\nWords.\n")).toEqual([
      "Title 1-3",
      "Title > Part 5-7",
    ]);
  });

  it("cuts data at the start of records, up to a maximum size", async () => {
    const rows = Array.from({ length: 200 }, (_, i) => `${i},name ${i},some more words of the record`);
    const slices = await slice("data/people.csv", rows.join("\n"));
    expect(slices.length).toBeGreaterThan(2);
    expect(slices.every(({ sliceType, text }) => sliceType === "data" && text.length < 2500)).toBe(true);
    expect(slices.map(({ text }) => text).join("\n")).toBe(rows.join("\n"));
  });

  it("titles configuration by its first key or table", async () => {
    expect(await places("app.toml", "[server]\nport = 1\n")).toEqual(["server 1-2"]);
  });

  it("cuts parts that are too long for a model, even a single line", async () => {
    const slices = await slice("notes.txt", `${"word ".repeat(4000)}\n${"line\n".repeat(3000)}`);
    expect(slices.length).toBeGreaterThan(4);
    expect(Math.max(...slices.map(({ text }) => text.length))).toBeLessThanOrEqual(MAX_PIECE_CHARACTERS);
    expect(slices.map(({ text }) => text.length).reduce((a, b) => a + b)).toBeGreaterThan(34_000);
  });

  it.each([
    "# a\n".repeat(300_000),
    "def f(): pass\n".repeat(20_000),
    "\n".repeat(500_000),
    "=\n=\n=\n".repeat(100_000),
    "",
  ])("stays within its limits for any content (%#)", async (text) => {
    for (const path of ["a.md", "a.py", "a.rst", "a.json"]) {
      const slices = sliceFile({ path, text, definitions: [] });
      expect(slices.length).toBeLessThanOrEqual(4001);
    }
  });

  it("keeps the ids and hashes of slices when other slices are added or removed", async () => {
    const before = await slice("src/auth.py", PROGRAM);
    const after = await slice("src/auth.py", PROGRAM.replace("LIMIT = 3\n", "LIMIT = 3\n\n\ndef added():\n    pass\n"));
    const known = new Map(before.map(({ id, contentHash }) => [id, contentHash]));
    const changed = after.filter(({ id, contentHash }) => known.get(id) !== contentHash);
    expect(changed.map(({ title }) => title)).toEqual(["added"]);
  });

  it("numbers slices with the same name, and has the type and the file in every id", async () => {
    const slices = await slice("src/a#b%.py", "def f(): return 1\ndef f(): return 2\n");
    expect(slices.map(({ id }) => id)).toEqual(["code:src/a%23b%25.py#f", "code:src/a%23b%25.py#f~2"]);
    expect(slices.map(({ id }) => [typeOfId(id), fileKeyOfId(id)])).toEqual([
      ["code", fileKey("src/a#b%.py")],
      ["code", fileKey("src/a#b%.py")],
    ]);
  });

  it("keeps ids short and distinct, even for very long paths and titles", async () => {
    const long = "x".repeat(3000);
    const [first, second] = await slice(`${long}.md`, `# ${"t".repeat(150)}\na\n## ${"t".repeat(150)}1\nb\n`);
    expect(first?.id.length).toBeLessThan(900);
    expect(first?.id).not.toBe(second?.id);
    expect(fileKey(`${long}.md`)).not.toBe(fileKey(`${long}2.md`));
    expect(fileKeyOfId(first?.id ?? "")).toBe(fileKey(`${long}.md`));
  });

  it("ignores generated files", () => {
    expect(isGenerated("web/package-lock.json", "{}")).toBe(true);
    expect(isGenerated("static/app.js", "x".repeat(9000))).toBe(true);
    expect(isGenerated("static/app.js", "let x = 1;\n".repeat(900))).toBe(false);
  });
});
