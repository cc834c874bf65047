import { describe, expect, it } from "vitest";
import { brokenLines, changeLines, reviewOf, type Trap } from "./trap.ts";
import { JAVASCRIPT } from "./traps/javascript.ts";
import { MORE_LANGUAGES } from "./traps/more-languages.ts";
import { OTHER_LANGUAGES } from "./traps/other-languages.ts";
import { PYTHON_CALLS } from "./traps/python-calls.ts";
import { PYTHON_MEMBERS } from "./traps/python-members.ts";
import { PYTHON_NAMES } from "./traps/python-names.ts";
import { TYPESCRIPT } from "./traps/typescript.ts";

const TRAPS: Readonly<Record<string, readonly Trap[]>> = {
  "names in Python": PYTHON_NAMES,
  "members in Python": PYTHON_MEMBERS,
  "calls in Python": PYTHON_CALLS,
  TypeScript: TYPESCRIPT,
  JavaScript: JAVASCRIPT,
  "other languages": OTHER_LANGUAGES,
  "Scala, Lua and Dart": MORE_LANGUAGES,
};

for (const [theme, traps] of Object.entries(TRAPS)) {
  describe(`review: ${theme}`, () => {
    it.each(traps.map((trap) => [trap.title, trap] as const))("is right about %s", async (_, trap) => {
      const review = await reviewOf(trap.base, trap.head);
      expect(brokenLines(review)).toEqual([...trap.broken].sort());
      if (trap.changes) expect(changeLines(review)).toEqual([...trap.changes].sort());
    });
  });
}
