import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patched } from "../helpers/patched.ts";

describe("review --format patch, in TypeScript", () => {
  it("keeps the names that a default import and a re-exporting module give to a renamed symbol", async () => {
    const provider = "type Provider = { use: string };\n\nexport default Provider;\n";
    const { repo, patch, refused, left } = await patched(
      {
        "provider.ts": provider,
        "index.ts": 'export { default as Provider } from "./provider";\n',
        "a.ts": 'import Provider from "./provider";\n\nexport const a: Provider = { use: "a" };\n',
        "b.ts": 'import { Provider } from "./index";\n\nexport const b: Provider = { use: "b" };\n',
        "c.ts": 'import * as all from "./index";\n\nexport const c: all.Provider = { use: "c" };\n',
      },
      { "provider.ts": provider.replace("type Provider", "type Source") },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(readFileSync(repo.path("provider.ts"), "utf8")).toBe(
      "type Source = { use: string };\n\nexport default Source;\n",
    );
    expect(patch.match(/^\+\+\+ .*/gm)).toEqual(["+++ b/provider.ts"]);
  });

  const ENTRY = "export interface Entry {\n  value: string;\n  once?: boolean;\n}\n";
  const USE = 'import { Entry } from "./entry";\n\nexport const read = (entry: Entry) => entry.value;\n';

  it.each([
    ["an object that nothing says the type of", "export const entry = { value: 1, other: 2 };\n"],
    ["a type without a name", "export function f(entry: { value: string }) {\n  return entry.value;\n}\n"],
    ["another type whose objects may be taken for it", "export type Other = { value: string; more: number };\n"],
  ])("does not rename a member of an interface that %s also has", async (_title, other) => {
    const { patch, refused } = await patched(
      { "entry.ts": ENTRY, "use.ts": USE, "other.ts": other },
      { "entry.ts": ENTRY.replace("value", "content") },
    );
    expect(patch).toBe("");
    expect(refused).toMatch(/value/);
  });

  it.each([
    ["an object that lacks what the interface asks for", "export const entry = { once: 1, other: 2 };\n"],
    ["a type that asks for more", "export interface Other {\n  once: string;\n  more: number;\n}\n"],
  ])("renames a member of an interface that %s also has", async (_title, other) => {
    const use = USE.replace("entry.value", "entry.once");
    const { repo, refused, left } = await patched(
      { "entry.ts": ENTRY, "use.ts": use, "other.ts": other },
      { "entry.ts": ENTRY.replace("once", "single") },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(readFileSync(repo.path("use.ts"), "utf8")).toContain("entry.single");
  });
});
