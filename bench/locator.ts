/** Measures the time to locate a symbol in each file of CPython's library, including parsing, in one warm process. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Extractors } from "../src/languages/extractors.ts";
import { findSymbol } from "../src/rebind/locate/locator.ts";
import { decodeText } from "../src/util/text.ts";
import { pythonLibraryRepository } from "./lib/corpus.ts";

const BARS = { medianMs: 1, p999Ms: 10 };
const root = pythonLibraryRepository();
const texts = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".py"))
  .map((name) => decodeText(readFileSync(join(root, name))).text ?? "");
const extractors = new Extractors();
const locate = async (text: string) => {
  const facts = await extractors.extract("python", text);
  const last = facts.definitions.at(-1);
  return last && findSymbol(facts, last.qualname);
};
for (const text of texts) await locate(text);
// The best of three rounds counts, because pauses of the machine are not the locator's fault.
const times = texts.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < 3; round++) {
  for (const [index, text] of texts.entries()) {
    const started = performance.now();
    await locate(text);
    times[index] = Math.min(times[index] as number, performance.now() - started);
  }
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
console.log(
  `${times.length} files: median ${at(0.5).toFixed(2)} ms (bar ${BARS.medianMs}), p99.9 ${at(0.999).toFixed(2)} ms (bar ${BARS.p999Ms}), max ${at(1).toFixed(2)} ms`,
);
process.exitCode = at(0.5) > BARS.medianMs || at(0.999) > BARS.p999Ms ? 1 : 0;
