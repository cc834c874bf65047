import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reviewOf } from "./trap.ts";

/**
 * Small changes and what they break, according to compilers. A file `cases/<language>-<subject>.txt` starts with its title and with the
 * lines of head that are broken, that may be reported, and that are right. Its files follow, each after a line `=== base|head|both path`.
 */
const CASES = new URL("cases/", import.meta.url);

interface Case {
  readonly title: string;
  readonly broken: readonly string[];
  readonly mayBeSaid: readonly string[];
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string | null>>;
}

describe("review: what a change breaks", () => {
  it.each(
    readdirSync(CASES)
      .map((name) => readCase(name))
      .map((each) => [each.title, each] as const),
  )("%s", async (_, { broken, mayBeSaid, base, head }) => {
    const review = await reviewOf(base, head);
    const said = review.broken.filter(({ isThroughImport }) => !isThroughImport).map(placeOf);
    const all = review.broken.map(placeOf);
    expect(broken.filter((place) => !all.includes(place))).toEqual([]);
    expect(said.filter((place) => !broken.includes(place) && !mayBeSaid.includes(place))).toEqual([]);
  });
});

function placeOf({ path, line }: { readonly path: string; readonly line: number }): string {
  return `${path}:${line}`;
}

function readCase(name: string): Case {
  const [about = "", ...parts] = readFileSync(new URL(name, CASES), "utf8").split(/^=== (base|head|both) (.+)\n/m);
  const [title = name, ...places] = about.trimEnd().split("\n");
  const listed = (word: string) =>
    places
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1).split(" ", 1)[0] ?? "");
  const base: Record<string, string> = {};
  const head: Record<string, string | null> = {};
  for (let at = 0; at < parts.length; at += 3) {
    const [side, path = "", text = ""] = parts.slice(at, at + 3);
    if (side !== "head") base[path] = text;
    if (side === "head") head[path] = text;
    else if (side === "base") head[path] ??= null;
  }
  return { title, broken: listed("broken"), mayBeSaid: listed("may be said"), base, head };
}
