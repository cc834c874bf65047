import { FINDING_CODES } from "../../config/finding-codes.ts";
import type { BrokenReason, ConfigFinding } from "../../model/review.ts";
import { BROKEN_TITLES } from "../annotations.ts";

const HELP_URI = "https://github.com/llmc-nav/llmc-nav/blob/main/docs/report.md";
const CONFIG_HELP_URI = "https://github.com/llmc-nav/llmc-nav/blob/main/docs/config.md";

/** The rule of prose that names what is gone. */
const DOCS_RULE = "docs-mention";

const BROKEN_HELP: Readonly<Record<BrokenReason, string>> = {
  deleted: "Remove the use, or keep the symbol until nobody uses it.",
  renamed: "Use the new name, or keep the old one as an alias.",
  moved: "Import it from its new place, or export it again from the old one.",
  not_exported: "Export it again, or use what is still exported.",
  signature: "Give the call what the new signature takes, or give new parameters a default.",
};

/** A kind of finding as SARIF describes it. */
export interface SarifRule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly help: { readonly text: string };
  readonly helpUri: string;
  readonly defaultConfiguration: { readonly level: "error" | "warning" | "note" };
}

/** The rule of a broken use. */
export function brokenRule(reason: BrokenReason): SarifRule {
  const id = `broken-${reason.replaceAll("_", "-")}`;
  return rule(id, `${BROKEN_TITLES[reason]}.`, BROKEN_HELP[reason], "error", HELP_URI);
}

/** The rule of a finding in llmc.toml. A code that is not known, from another version's report, has a rule all the same. */
export function configRule({ code, severity }: ConfigFinding): SarifRule {
  const meaning = new Map(Object.entries(FINDING_CODES)).get(code)?.meaning ?? "a finding in the configuration";
  const id = `config-${code.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  return rule(
    id,
    `llmc.toml: ${meaning}.`,
    "docs/config.md describes every key and every finding.",
    severity,
    CONFIG_HELP_URI,
  );
}

/** The rule of a mention in prose. */
export function docsRule(): SarifRule {
  return rule(
    DOCS_RULE,
    "Mentions what is gone.",
    "Say what the reader should use now. The text is found by its words, so it may mean something else.",
    "note",
    HELP_URI,
  );
}

function rule(
  id: string,
  description: string,
  help: string,
  level: SarifRule["defaultConfiguration"]["level"],
  helpUri: string,
): SarifRule {
  return {
    id,
    shortDescription: { text: description },
    help: { text: help },
    helpUri,
    defaultConfiguration: { level },
  };
}
