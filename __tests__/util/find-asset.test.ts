import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findAsset } from "../../src/util/find-asset.ts";

const IN_PROJECT = "../../../../assets/grammars/";

describe("util/find-asset: findAsset", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "assets "));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    ["a bundle at the top of dist", "dist/index.js", "dist/grammars"],
    ["a bundle in a folder of dist", "dist/library/index.js", "dist/grammars"],
    ["the source", "src/languages/tree-sitter/grammar/runtime.ts", "assets/grammars"],
  ])("finds the grammars from %s", (_, file, directory) => {
    mkdirSync(join(root, directory), { recursive: true });
    const found = findAsset(pathToFileURL(join(root, file)).href, "grammars/", IN_PROJECT);
    expect(found).toBe(join(root, directory) + sep);
  });

  it("names the searched places when there are none", () => {
    const url = pathToFileURL(join(root, "dist/index.js")).href;
    expect(() => findAsset(url, "grammars/", IN_PROJECT)).toThrow(join(root, "dist", "grammars"));
  });
});
