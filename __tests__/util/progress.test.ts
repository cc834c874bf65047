import { describe, expect, it } from "vitest";
import { barProgress, lineProgress } from "../../src/util/progress.ts";

function clock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

describe("util/progress", () => {
  it("draws a bar as the work advances and wipes it at the end", () => {
    const { now, pass } = clock();
    const written: string[] = [];
    const progress = barProgress((text) => written.push(text), now);
    progress.start("Parsing", 10);
    pass(100);
    progress.advance(5);
    progress.stop();
    expect(written[0]).toContain("Parsing ████████████░░░░░░░░░░░░ 5/10");
    expect(written.at(-1)).toBe("\r\x1b[2K");
  });

  it("writes nothing for work that ends immediately", () => {
    const { now } = clock();
    const written: string[] = [];
    for (const progress of [
      barProgress((text) => written.push(text), now),
      lineProgress((text) => written.push(text), now),
    ]) {
      progress.start("Parsing", 2);
      progress.advance(2);
      progress.stop();
    }
    expect(written).toEqual([]);
  });

  it("writes a line to a log every five seconds", () => {
    const { now, pass } = clock();
    const lines: string[] = [];
    const progress = lineProgress((line) => lines.push(line), now);
    progress.start("Parsing", 100);
    for (let step = 0; step < 12; step++) {
      pass(1000);
      progress.advance(1);
    }
    expect(lines).toEqual(["Parsing: 5 of 100", "Parsing: 10 of 100"]);
  });
});
