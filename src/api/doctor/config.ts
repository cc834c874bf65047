import { printable } from "../../util/printable.ts";
import type { ConfigFile } from "../config-file.ts";
import { type Check, fail, ok, warn } from "./check.ts";

/** Whether llmc.toml is right; the details are `validate`'s. */
export function checkConfig({ path, loaded }: ConfigFile): Check {
  if (path === undefined) return ok("config", "There is no llmc.toml: the built-in configuration holds.");
  const errors = loaded.findings.filter(({ severity }) => severity === "error").length;
  const warnings = loaded.findings.length - errors;
  const found = `${printable(path)} has ${errors} errors and ${warnings} warnings.`;
  if (errors > 0) return fail("config", found, "Run `llmc-nav validate` to see them with their lines.");
  if (warnings > 0) return warn("config", found, "Run `llmc-nav validate` to see them with their lines.");
  return ok("config", `${printable(path)} is right.`);
}
