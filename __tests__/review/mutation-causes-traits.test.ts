import { describe, expect, it } from "vitest";
import { brokenLines, reviewOf, type Trap } from "./trap.ts";

const CRATE = "[package]\nname = 'a'\n";

const TABLE = `pub struct Table { ctrl: u8 }

impl Table {
    fn ctrl(&self, index: usize) -> u8 { self.ctrl }
    fn erase(&self) { self.ctrl(1); }
}
`;

/** What mutations of real repositories showed about traits, type parameters and names that stand for two things. */
const CAUSES: readonly Trap[] = [
  {
    title: "calls of a method of Rust beside a field of its name",
    base: { "Cargo.toml": CRATE, "src/lib.rs": TABLE },
    head: { "src/lib.rs": TABLE.replace("&self, index: usize", "&self") },
    broken: ["src/lib.rs:5 signature"],
  },
];

describe("review: traits and type parameters that mutations of real repositories asked for", () => {
  for (const { title, base, head, broken } of CAUSES)
    it(title, async () => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    });
});
