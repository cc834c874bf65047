import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languageNames, languageOfPath } from "../../src/languages/registry.ts";
import { caretLines } from "../helpers/caret-lines.ts";
import { CodeProject } from "../helpers/code-project.ts";

/**
 * What each language's room reads in code, for people to look at. A file `fixtures/<language>/<feature>.txt` holds the files of a small
 * project, each after a line `=== path`; `snapshots/<language>/<feature>.txt` shows them with carets under the names. A feature is added
 * by adding a fixture, and `npx vitest run -u __tests__/languages/snapshots.test.ts` writes what is to be looked at.
 */
const FIXTURES = new URL("fixtures/", import.meta.url);
const COMMENTS: ReadonlyMap<string, string> = new Map([
  ["python", "#"],
  ["ruby", "#"],
  ["bash", "#"],
  ["lua", "--"],
]);

describe.each(readdirSync(FIXTURES))("languages: what is read in %s", (language) => {
  const folder = new URL(`${language}/`, FIXTURES);
  it.each(readdirSync(folder))("%s", async (feature) => {
    const files = filesIn(readFileSync(new URL(feature, folder), "utf8"));
    await expect(await pictured(files)).toMatchFileSnapshot(`snapshots/${language}/${feature}`);
  });
});

describe("languages: snapshots", () => {
  it("show every language", () => {
    expect([...readdirSync(FIXTURES), "text"].sort()).toEqual([...languageNames()].sort());
  });
});

function filesIn(fixture: string): Record<string, string> {
  const [, ...parts] = fixture.split(/^=== (.+)\n/m);
  const files: Record<string, string> = {};
  for (let at = 0; at < parts.length; at += 2) files[parts[at] ?? ""] = parts[at + 1] ?? "";
  return files;
}

/** The code of a project, with carets under its names. */
async function pictured(files: Readonly<Record<string, string>>): Promise<string> {
  const project = await CodeProject.of(files);
  const code = Object.keys(files).filter((path) => languageOfPath(path) !== "text");
  const shown = code.map((path) => {
    const errors = project.factsOf(path)?.errors ?? [];
    const damage = errors.map(({ line, message }) => `damaged in line ${line}: ${message}\n`).join("");
    return `=== ${path}\n${damage}${caretLines(project, path, COMMENTS.get(languageOfPath(path)) ?? "//")}`;
  });
  return shown.join("\n");
}
