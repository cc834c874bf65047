import { describe, expect, it } from "vitest";
import { specifiersIn } from "../../src/nav/code/import-specifiers.ts";

describe("nav/import-specifiers: specifiersIn", () => {
  it.each([
    ['import a from "./a";', "./a"],
    ["import './side-effect'", "./side-effect"],
    ['const b = require( "b" );', "b"],
    ["await import(\n  `./c.ts`\n)", "./c.ts"],
    ["export * from './d'", "./d"],
  ])("reads %j", (text, specifier) => {
    expect([...specifiersIn(text)]).toEqual([specifier]);
  });

  it("reads very many blanks in a short time", () => {
    const started = performance.now();
    expect([...specifiersIn(`import${" ".repeat(1_000_000)};import(${" ".repeat(1_000_000)};`)]).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
