import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as library from "../../src/api/index.ts";
import { schemaProblem } from "../helpers/check-answer.ts";
import { TEST_ENV } from "../helpers/git-repo.ts";
import { fencesOf } from "../helpers/markdown.ts";
import { sampleRepository } from "../helpers/sample-repository.ts";

const PAGE = readFileSync(new URL("../../docs/library.md", import.meta.url), "utf8");
const EXAMPLES = fileURLToPath(new URL("library-examples.ts", import.meta.url));

describe("api: docs/library.md", () => {
  const methods = Object.getOwnPropertyNames(library.NavRepository.prototype).filter((name) => name !== "constructor");

  it("lists every method, and has an example of each", () => {
    const listed = [...PAGE.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(methods.toSorted());
    const examples = readFileSync(EXAMPLES, "utf8");
    expect(methods.filter((name) => !examples.includes(`repository.${name}(`))).toEqual([]);
  });

  it("uses everything that the package exports, except the results of openRepository", () => {
    const examples = readFileSync(EXAMPLES, "utf8");
    const unused = Object.keys(library).filter((name) => !new RegExp(`\\b${name}\\b`).test(examples));
    expect(unused).toEqual(["NavRepository"]);
  });

  it("has the same examples as the file that the compiler checks", () => {
    const fences = fencesOf(PAGE).filter(({ info }) => info === "ts run");
    const shown = fences.map(({ lines }) => lines.join("\n")).join("\n");
    const [, ...compiled] = readFileSync(EXAMPLES, "utf8").split("\n");
    expect(compiled.join("\n").replaceAll('"../../src/api/index.ts"', '"llmc-nav"')).toBe(shown);
  });

  it("has examples that run, one after the other", () => {
    const { dir } = sampleRepository();
    const said = execFileSync(process.execPath, [EXAMPLES], { cwd: dir, env: TEST_ENV, encoding: "utf8" }).split("\n");
    expect(said).toEqual(
      expect.arrayContaining([
        "examples/blog.py:5 call (exact)",
        "UNKNOWN LOCAL_FALLBACK 3",
        "src/flask/sessions.py:4",
        "create 1",
        expect.stringMatching(/^0 symbols changed from [0-9a-f]{40} to the working tree$/),
        "docs emb_docs,emb_code,emb_erp",
        expect.stringMatching(/^BAD_REVISION "no-such-commit" names no single commit/),
      ]),
    );
    const wires = said.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    const names = ["where-used", "status", "route", "validate", "review", "changed", "api-diff"];
    expect(wires.map((wire, index) => schemaProblem(names[index] ?? "", wire))).toEqual(names.map(() => undefined));
  });
});
