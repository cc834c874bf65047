/**
 * Compares where-used with type-aware engines.
 *
 *   node bench/accuracy.ts --truth DIR [--mirror DIR] [--repos NAME,…] [--source] [--worst N]
 *   node bench/accuracy.ts --make DIR --repo PATH [--rev COMMIT] --language ts|py [--name NAME]
 *
 * The first form scores `where-used --batch` with the truth in DIR; `--mirror` contains bare clones as `owner+name/repo`, `--source`
 * runs the sources instead of the bundle, `--worst` shows the N definitions with the worst answers. It fails if a score is too low.
 * The second form creates such truth for any repository: it asks TypeScript's language service or pyright (installed from npm)
 * about a fixed sample of definitions.
 */
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandLine } from "./accuracy/ask.ts";
import { makeTruth } from "./accuracy/make-truth.ts";
import { report, reportWorst } from "./accuracy/report.ts";
import { type RepositoryScore, scoreRepository } from "./accuracy/score-repository.ts";
import { readRepositories } from "./accuracy/truth-folder.ts";

const { values } = parseArgs({
  options: {
    truth: { type: "string" },
    mirror: { type: "string" },
    repos: { type: "string" },
    source: { type: "boolean", default: false },
    worst: { type: "string", default: "0" },
    make: { type: "string" },
    repo: { type: "string" },
    rev: { type: "string", default: "HEAD" },
    language: { type: "string" },
    name: { type: "string" },
  },
});

async function scoreAll(folder: string): Promise<void> {
  const wanted = values.repos?.split(",");
  const scores: RepositoryScore[] = [];
  for (const [name, repository] of readRepositories(folder)) {
    if (wanted && !wanted.includes(name)) continue;
    const { github, path } = repository;
    const place = values.mirror && github ? join(values.mirror, github.replace("/", "+"), "repo") : path;
    if (place === undefined) throw new Error(`Say with --mirror where a clone of ${github ?? name} is.`);
    const score = await scoreRepository(commandLine(values.source), folder, name, repository, place);
    scores.push(score);
    if (Number(values.worst) > 0) reportWorst(score, Number(values.worst));
  }
  if (!report(scores)) process.exitCode = 1;
}

if (values.make !== undefined) {
  const { repo, rev, language } = values;
  if (repo === undefined || (language !== "ts" && language !== "py"))
    throw new Error("--make needs --repo PATH and --language ts or py");
  const name = values.name ?? basename(resolve(repo));
  await makeTruth(resolve(values.make), name, resolve(repo), rev, language);
} else if (values.truth !== undefined) await scoreAll(resolve(values.truth));
else throw new Error("--truth DIR scores, --make DIR makes truth");
