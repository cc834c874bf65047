/**
 * Measures how well search answers labelled questions about real repositories: names of symbols, and questions in people's own words.
 *
 *   node bench/search.ts --cases DIR --repos DIR [--only gin,flask] [--modes noindex,index] [--baselines] [--misses]
 *
 * `--cases` contains JSON lines of `{id, repo, kind, style, query, accept}`, `--repos` a clone of each repository, whose index is
 * deleted and built again.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NavRepository } from "../src/api/open-repository.ts";
import { updateSearchIndex } from "../src/api/operations/search-index.ts";
import { BUILT_IN_CONFIG } from "../src/config/built-in-config.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";
import { grepFiles, minisearchOver } from "./search/baselines.ts";
import { type Case, type Found, type Row, rankOf, readCases, TABLE_HEAD, tableLine } from "./search/cases.ts";

const { values } = parseArgs({
  options: {
    cases: { type: "string" },
    repos: { type: "string" },
    only: { type: "string" },
    modes: { type: "string", default: "noindex,index" },
    baselines: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
  },
});
if (values.cases === undefined || values.repos === undefined) throw new Error("Give --cases DIR and --repos DIR.");
const LIMIT = 50;
/** Questions about things that do not exist in the repositories. */
const UNANSWERABLE = new URL("search/unanswerable.json", import.meta.url);
const said: boolean[] = [];
const rows = new Map<string, Row[]>();
const times = new Map<string, number[]>();

async function ask(system: string, cases: readonly Case[], engine: (query: string) => Promise<readonly Found[]>) {
  for (const each of cases) {
    const started = performance.now();
    const items = await engine(each.query);
    times.set(system, [...(times.get(system) ?? []), performance.now() - started]);
    rows.set(system, [...(rows.get(system) ?? []), { case: each, items }]);
  }
}

/** Our search in a clone, from the sources, with one process for all questions. */
async function ownEngine(directory: string): Promise<(query: string) => Promise<readonly Found[]>> {
  const repository = await NavRepository.open(directory, { environment: {} });
  await repository.search("warm up");
  return async (query) => {
    const { items } = await repository.search(query, { limit: LIMIT });
    return items.map(({ file, snippet: { location }, match }) => {
      return { file, start: location.startLine, end: location.endLine, title: match?.title ?? "" };
    });
  };
}

async function makeIndex(directory: string): Promise<void> {
  const asker = { directory, rev: undefined, logger: SILENT_LOGGER, progress: NO_PROGRESS };
  const config = {
    path: undefined,
    bytes: new Uint8Array(),
    loaded: { config: BUILT_IN_CONFIG, findings: [] },
  };
  const how = { config, environment: {}, maxEmbeddings: undefined, onCost: () => {} };
  await updateSearchIndex(asker, how, { isDryRun: false, shards: undefined });
}

for (const [repo, cases] of readCases(values.cases, values.only ? new Set(values.only.split(",")) : undefined)) {
  const directory = join(values.repos, repo);
  for (const mode of values.modes.split(",").filter((each) => each !== "")) {
    rmSync(join(directory, ".llmc", "index.db"), { force: true });
    if (mode === "index") await makeIndex(directory);
    await ask(mode, cases, await ownEngine(directory));
  }
  const refused = (JSON.parse(readFileSync(UNANSWERABLE, "utf8")) as Record<string, string[]>)[repo] ?? [];
  for (const query of refused) {
    const { items } = await (await NavRepository.open(directory, { environment: {} })).search(query);
    said.push(items.length === 0);
  }
  if (!values.baselines) continue;
  const minisearch = await minisearchOver(directory);
  await ask("minisearch", cases, async (query) => minisearch(query));
  await ask("git grep (files)", cases, async (query) => grepFiles(directory, query));
}

console.log(TABLE_HEAD);
for (const [system, own] of rows) console.log(tableLine(system, own));
for (const [system, own] of times) {
  const sorted = own.toSorted((a, b) => a - b);
  console.log(
    `${system}: median ${sorted[sorted.length >> 1]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
}
console.log(`nothing fits: said of ${said.filter(Boolean).length} of ${said.length} questions about what is not there`);
for (const [system, own] of rows) {
  console.log(
    `${system}: nothing for ${own.filter(({ items }) => items.length === 0).length} of ${own.length} that are answered`,
  );
}
if (values.misses) {
  for (const mode of values.modes.split(",")) for (const row of rows.get(mode) ?? []) showMiss(mode, row);
}

function showMiss(mode: string, row: Row): void {
  const rank = rankOf(row);
  if (rank === 1) return;
  const [first] = row.items;
  const [wanted] = row.case.accept;
  console.log(
    `${mode} ${row.case.id} ${JSON.stringify(row.case.query)} rank ${rank}; first ${first?.file}:${first?.start} ${first?.title?.slice(0, 50)}; ` +
      `wanted ${wanted?.path}:${wanted?.start} ${wanted?.name}`,
  );
}
