/** A comment that marks the broken use next to it, or in the line below it, as intended; with an optional reason. */
const BESIDE = /(?:#|\/\/|\/\*|--|<!--|;)\s*llmc-nav:\s*ignore\b(.*)$/;
const ALONE = /^\s*(?:#|\/\/|\/\*|\*|--|<!--|;)\s*llmc-nav:\s*ignore\b(.*)$/;
const MAX_REASON = 200;

/** The reason in the mark at a line, empty if the mark gives none; undefined without a mark. Lines count from 1. */
export function ignoreMark(lines: readonly string[], line: number): string | undefined {
  const found = BESIDE.exec(lines[line - 1] ?? "") ?? ALONE.exec(lines[line - 2] ?? "");
  if (found === null) return undefined;
  return (found[1] ?? "")
    .replace(/(?:\*\/|-->)\s*$/, "")
    .replace(/^[\s:(,-]+|[\s)]+$/g, "")
    .slice(0, MAX_REASON);
}
