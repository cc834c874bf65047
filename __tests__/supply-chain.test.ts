import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { verifyNode } from "../scripts/verify-node.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LOCK_TEXT = readFileSync(`${ROOT}package-lock.json`, "utf8");

interface LockEntry {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const ENTRIES = Object.entries(JSON.parse(LOCK_TEXT).packages as Record<string, LockEntry>).filter(
  ([path]) => path !== "",
);

describe("package-lock.json", () => {
  it("contains the digest of every package, except for programs for platforms on which nothing is built", () => {
    const without = ENTRIES.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
    const needed = without.filter(([path, { optional, os }]) => {
      const isProgram = /^node_modules\/(@biomejs\/cli|@rolldown\/binding)-/.test(path);
      return !isProgram || optional !== true || (os?.includes("linux") === true && /-(x64|arm64)/.test(path));
    });
    expect(needed.map(([path]) => path)).toEqual([]);
    expect(without.length).toBeLessThanOrEqual(18);
  });

  it("names no registry", () => {
    expect(ENTRIES.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(LOCK_TEXT).not.toMatch(/"https?:\/\/[^"]*\.tgz/);
  });
});

describe("the Node that builds", () => {
  const version = ENTRIES.find(([path]) => path === "node_modules/node")?.[1].version;

  it("is one version in package.json, in its lock and in every workflow", () => {
    expect(JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")).devDependencies.node).toBe(version);
    const workflows = readdirSync(`${ROOT}.github/workflows`).map((name) =>
      readFileSync(`${ROOT}.github/workflows/${name}`, "utf8"),
    );
    const named = workflows.flatMap((text) => [...text.matchAll(/node-version: (.*)/g)].map((match) => match[1]));
    expect(new Set(named)).toEqual(new Set([version]));
  });

  it("is the released program, and a build with another one fails", () => {
    expect(() => verifyNode(LOCK_TEXT)).not.toThrow();
    const other = JSON.stringify({ packages: { "node_modules/node": { version: "1.2.3" } } });
    expect(() => verifyNode(other)).toThrow("with v1.2.3");
  });
});

describe("SECURITY.md", () => {
  const text = readFileSync(`${ROOT}SECURITY.md`, "utf8");

  it("says how to report problems, what is promised and how to pin, and the README links to it", () => {
    for (const part of ["## Report a problem", "## What is promised", "llmc-nav/llmc-nav@COMMIT"])
      expect(text).toContain(part);
    expect(readFileSync(`${ROOT}README.md`, "utf8")).toContain("](SECURITY.md)");
  });
});
