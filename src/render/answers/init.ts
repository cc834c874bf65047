import type { PlannedFile } from "../../api/init/init.ts";
import type { TextFormat } from "../format.ts";

const OUTCOMES = {
  kept: "is there already and was left alone.",
  written: "was written.",
  changed: "was changed.",
} as const;

/** Reports the outcome for each file, and the next step. */
export function renderInit(format: TextFormat, files: readonly PlannedFile[]): string {
  const lines = files.flatMap(({ path, text, outcome, changes }) => {
    if (outcome !== "planned") return [`${path} ${OUTCOMES[outcome]}`];
    const shown = changes?.join("\n") ?? text.trimEnd();
    return [
      `${path} would be ${changes ? "changed" : "written"}:`,
      "",
      ...(format === "markdown" ? ["```", shown, "```"] : [shown]),
      "",
    ];
  });
  const isWritten = files.some(({ outcome }) => outcome === "written" || outcome === "changed");
  const next = "Next: look at it, commit it, open a pull request. `llmc-nav review` shows what its comment would say.";
  return `${[...lines, ...(isWritten ? ["", next] : [])].join("\n")}\n`;
}
