import type { PlannedFile } from "../../api/init/init.ts";
import type { TextFormat } from "../format.ts";

/** What became of each file, and what comes next. */
export function renderInit(format: TextFormat, files: readonly PlannedFile[]): string {
  const lines = files.flatMap(({ path, text, outcome }) => {
    if (outcome === "kept") return [`${path} is there already and was left alone.`];
    if (outcome === "written") return [`${path} was written.`];
    return [
      `${path} would be written:`,
      "",
      ...(format === "markdown" ? ["```", text.trimEnd(), "```"] : [text.trimEnd()]),
      "",
    ];
  });
  const isWritten = files.some(({ outcome }) => outcome === "written");
  const next =
    "Next: look at them, commit them, put `.llmc/` into .gitignore, and try `llmc-nav review`. `llmc-nav doctor` checks the rest.";
  return `${[...lines, ...(isWritten ? ["", next] : [])].join("\n")}\n`;
}
