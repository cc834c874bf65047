import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cloneOf } from "./graph/repositories.ts";
import { describeRun, measure, SOURCE_CLI } from "./lib/measured-cli.ts";

/**
 * Measures `audit` with a stored index of the commit itself, and of earlier commits.
 *
 *   node bench/audit.ts [--repo DIR] [--behind COMMITS]… [--is-clone] [--cli dist/cli/index.js]
 *
 * The repository is cloned first, unless `--is-clone` says that DIR is already a clone that may be changed. An index of each older
 * commit is built, then audited for HEAD twice: only the first time, symbols are followed from files that were not read before.
 */
const { values } = parseArgs({
  options: {
    repo: { type: "string", default: "." },
    behind: { type: "string", multiple: true, default: ["0", "30"] },
    "is-clone": { type: "boolean", default: false },
    cli: { type: "string", default: SOURCE_CLI },
  },
});
const cli = resolve(values.cli);
const temp = mkdtempSync(join(tmpdir(), "llmc-nav-bench-audit-"));
try {
  const source = resolve(values.repo);
  const directory = values["is-clone"] ? source : cloneOf(source, join(temp, "clone"));
  for (const behind of values.behind) {
    measure(cli, directory, "build-graph", "--quiet", "--json", "--rev", `HEAD~${behind}`);
    for (const title of [`${behind} behind, first`, `${behind} behind, again`]) {
      const run = measure(cli, directory, "audit", "--json");
      const { index, files, symbols } = JSON.parse(run.stdout);
      const drift = files.changed + files.added + files.deleted;
      const facts = `${index.freshness_state}, ${files.fresh} files fresh, ${drift} drifted, ${JSON.stringify(symbols.counts)}`;
      console.log(`${describeRun(title, run)}  ${facts}`);
    }
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}
