import type { SymbolImpact } from "../../model/symbol-answers.ts";
import { printable } from "../../util/printable.ts";
import { count } from "../words.ts";
import { usesByFile } from "./uses-by-file.ts";

/** Lines of a file that are named; its count says how many there are. */
const MAX_LINES = 12;

/** Lists the code and the tests that a change of a symbol reaches; each list has at most `rows` rows. */
export function renderImpact({ symbol, uses, callers, testFiles }: SymbolImpact, rows: number): string {
  const { path, kind, qualname, startLine } = symbol;
  const files = usesByFile(uses);
  const tests = uses.filter(({ isTest }) => isTest).length;
  const title = `${kind} ${printable(qualname)} (${printable(path)}:${startLine}): ${count(uses.length, "use", "uses")} in ${count(files.length, "file", "files")}, ${tests} in tests; ${callers.length} callers further away; ${count(testFiles.length, "test file reaches", "test files reach")} it.`;
  const fileLines = files.slice(0, rows).map(({ path: file, isTest, uses: found }) => {
    const places = found.slice(0, MAX_LINES).map(({ line, role }) => `${line} ${role}`);
    const rest = found.length - places.length;
    const more = rest > 0 ? `, ${rest} more` : "";
    return `  ${printable(file)}${isTest ? " (test)" : ""}: ${places.join(", ")}${more}`;
  });
  const callerLines = callers.slice(0, rows).map(({ symbol: caller, hops, confidence }) => {
    const via = hops.at(-2)?.symbol.qualname ?? "";
    const sure = confidence === "exact" ? "" : ` (${confidence})`;
    return `  ${printable(caller.path)}:${caller.startLine}  ${printable(caller.qualname)} via ${printable(via)}${sure}`;
  });
  const lines = [
    title,
    ...(files.length > 0 ? ["Breaks if it goes, look here if it changes:", ...fileLines] : []),
    ...(callers.length > 0 ? ["Reached through others, nearest first:", ...callerLines] : []),
    ...(testFiles.length > 0
      ? ["Tests to run:", ...testFiles.slice(0, rows).map((file) => `  ${printable(file)}`)]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}
