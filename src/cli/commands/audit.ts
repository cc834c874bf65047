import { resolve } from "node:path";
import type { Audit } from "../../audit/audit.ts";
import { auditToWire, parseSnapshot } from "../../audit/audit-document.ts";
import { runAudit } from "../../audit/run-audit.ts";
import type { AuditSnapshot } from "../../audit/trend.ts";
import { insidePath } from "../../git/paths.ts";
import { Repository } from "../../git/repository.ts";
import { judgeAudit } from "../../judge/judge.ts";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import { absolute, readNamedFiles } from "../input/named-file.ts";
import { choice } from "../input/option-values.ts";
import { type Command, type CommandContext, isJson } from "../spec/command.ts";

const FAIL_LEVELS = ["never", "stale", "any"] as const;
/** An audit is some kilobytes; its lists are capped. */
const MAX_PREVIOUS_BYTES = 8 * 1024 * 1024;

/** `llmc-nav audit`: whether everything that is stored about a repository is true for a commit. */
export const auditCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", FAIL_LEVELS, "never");
    const previous = options.text("previous");
    const config = options.text("config");
    const { rev, logger, progress, io } = context;
    const repository = await Repository.open(context.directory);
    const audit = await runAudit({
      repository,
      rev,
      config: config === undefined ? undefined : (insidePath(repository.root, absolute(config, context)) ?? config),
      previous: previous === undefined ? undefined : await readPrevious(context, previous),
      environment: io.env,
      logger,
      progress,
    });
    await io.writeOut(await render(context, audit));
    return judgeAudit(audit, { failOn }).conclusion === "failure" ? EXIT_FINDINGS : EXIT_OK;
  },
};

/** The renderings are loaded when they are asked for: programs ask for JSON. */
async function render({ format, io }: CommandContext, audit: Audit): Promise<string> {
  if (isJson(format)) return `${JSON.stringify(auditToWire(audit))}\n`;
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
  const files = readNamedFiles([path], { ...context, rev: undefined }, { maxFileSize: MAX_PREVIOUS_BYTES });
  for await (const { bytes, skipped } of files) {
    if (bytes !== undefined) return parseSnapshot(bytes.toString("utf8"));
    if (skipped.reason === "absent") break;
    throw new UserError(`The audit ${JSON.stringify(file)} cannot be read: ${skipped.detail ?? skipped.reason}.`);
  }
  throw new UserError(`There is no audit ${JSON.stringify(file)}: check the path given by --previous.`);
}
