import { describe, expect, it } from "vitest";
import { lineariseC3 } from "../../src/languages/python/linearise.ts";

const hierarchy = (bases: Record<string, string>) =>
  new Map(Object.entries(bases).map(([name, list]) => [name, list.split(" ").filter(Boolean)]));

describe("resolve/linearise: lineariseC3", () => {
  it("puts a common base after all classes that extend it", () => {
    const bases = hierarchy({ D: "B C", B: "A", C: "A", A: "" });
    expect(lineariseC3("D", bases)).toEqual(["D", "B", "C", "A"]);
  });

  it("keeps the order of bases over several levels", () => {
    const bases = hierarchy({
      Z: "K1 K2 K3",
      K1: "A B C",
      K2: "D B E",
      K3: "D A",
      A: "O",
      B: "O",
      C: "O",
      D: "O",
      E: "O",
    });
    expect(lineariseC3("Z", bases)?.join(" ")).toBe("Z K1 K2 K3 D A B C E O");
  });

  it.each([
    ["bases in contradicting orders", { X: "A B", Y: "B A", Z: "X Y", A: "", B: "" }],
    ["a class that extends itself", { Z: "Y", Y: "Z" }],
  ])("returns undefined for %s", (_, bases) => {
    expect(lineariseC3("Z", hierarchy(bases))).toBeUndefined();
  });
});
