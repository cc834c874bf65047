import { describe, expect, it } from "vitest";
import { NumberSet } from "../../src/util/number-set.ts";

describe("util/number-set", () => {
  it("keeps the order in which numbers were added", () => {
    const set = new NumberSet();
    for (const each of [3, -1, 0, 3, 0x7fffffff, -1, -0x80000000]) set.add(each);
    expect([...set.take()]).toEqual([3, -1, 0, 0x7fffffff, -0x80000000]);
  });

  it("is empty after its numbers were taken", () => {
    const set = new NumberSet();
    set.add(7);
    set.take();
    set.add(8);
    expect([...set.take()]).toEqual([8]);
  });

  it("can contain any number of numbers, each once", () => {
    const set = new NumberSet();
    const numbers = Array.from({ length: 50_000 }, (_, at) => Math.imul(at, 0x9e3779b1));
    for (const each of [...numbers, ...numbers]) set.add(each);
    expect([...set.take()]).toEqual(numbers);
  });
});
