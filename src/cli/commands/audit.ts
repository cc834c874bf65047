import { resolve } from "node:path";
import { readOneFile } from "../../api/named-file.ts";
import { auditRepository } from "../../api/operations/audit.ts";
import { auditToWire, parseSnapshot } from "../../envelope/audit-document.ts";
import { judgeAudit } from "../../judge/judge.ts";
import type { Audit, AuditSnapshot } from "../../model/audit.ts";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import type { TextFormat } from "../../render/format.ts";
import { whereaboutsOf } from "../input/open-for.ts";
import { choice } from "../input/option-values.ts";
import { AUDIT_LEVELS } from "../spec/choices.ts";
import type { Command, CommandContext } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** An audit is some kilobytes; its lists are capped. */
const MAX_PREVIOUS_BYTES = 8 * 1024 * 1024;

/** `llmc-nav audit`: whether everything that is stored about a repository is true for a commit. */
export const auditCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", AUDIT_LEVELS, "never");
    const previous = options.text("previous");
    const audit = await auditRepository(context, whereaboutsOf(context), {
      config: options.text("config"),
      previous: previous === undefined ? undefined : await readPrevious(context, previous),
      environment: context.io.env,
    });
    await writeAnswer(context, { json: () => auditToWire(audit), text: (format) => render(context, format, audit) });
    return judgeAudit(audit, { failOn }).conclusion === "failure" ? EXIT_FINDINGS : EXIT_OK;
  },
};

/** The renderings are loaded when they are asked for: programs ask for JSON. */
async function render({ io }: CommandContext, format: TextFormat, audit: Audit): Promise<string> {
  if (format === "markdown") return (await import("../../render/markdown/audit.ts")).renderAudit(audit);
  const [{ renderAuditText }, { terminalStyle }] = await Promise.all([
    import("../../render/terminal/audit.ts"),
    import("../../render/terminal/style.ts"),
  ]);
  return renderAuditText(audit, terminalStyle(io.env, { isTerminal: io.isTerminal, columns: process.stdout.columns }));
}

async function readPrevious(context: CommandContext, file: string): Promise<AuditSnapshot> {
  const path = resolve(context.io.cwd, file);
  // It is an answer of this program, not a file of the commit that is asked about.
  const where = { ...whereaboutsOf(context), rev: undefined };
  const { bytes, skipped } = await readOneFile(path, where, { maxFileSize: MAX_PREVIOUS_BYTES });
  if (bytes !== undefined) return parseSnapshot(bytes.toString("utf8"));
  if (skipped.reason === "absent") {
    throw new UserError(`There is no audit ${JSON.stringify(file)}: check the path given by --previous.`);
  }
  throw new UserError(`The audit ${JSON.stringify(file)} cannot be read: ${skipped.detail ?? skipped.reason}.`);
}
