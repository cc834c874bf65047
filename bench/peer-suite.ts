/**
 * Asks `where-used` about the hand-annotated call edges of another tool's resolution benchmark (optave's codegraph).
 * Usage: node bench/peer-suite.ts FIXTURES [LANGUAGE…] [--misses]
 *
 * FIXTURES is `tests/benchmarks/resolution/fixtures` in a clone of that project. An edge is found when its source contains an `exact` or
 * `likely` use of its target.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { NavRepository } from "../src/api/open-repository.ts";

interface End {
  readonly name: string;
  readonly file: string;
}
interface Edge {
  readonly source: End;
  readonly target: End;
  readonly mode: string;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false } },
});
const [fixtures, ...only] = positionals;
if (fixtures === undefined) throw new Error("usage: peer-suite.ts FIXTURES [LANGUAGE…]");
const LANGUAGES =
  "bash c cpp csharp dart go java javascript kotlin lua php python ruby rust scala tsx typescript pts-javascript jelly-micro".split(
    " ",
  );
const total = { found: 0, possible: 0, all: 0 };
for (const language of only.length > 0 ? only : LANGUAGES) {
  const counts = { found: 0, possible: 0, all: 0 };
  for (const directory of suitesIn(join(fixtures, language))) await measure(directory, counts);
  console.log(`${language}: ${rate(counts)}`);
  if (language === "jelly-micro" || language === "pts-javascript") continue;
  for (const key of ["found", "possible", "all"] as const) total[key] += counts[key];
}
console.log(`the languages together: ${rate(total)}`);

function rate({ found, possible, all }: typeof total): string {
  return `${found} of ${all} (${((100 * found) / Math.max(1, all)).toFixed(1)} %), ${possible} more are possible`;
}

function suitesIn(directory: string): string[] {
  if (existsSync(join(directory, "expected-edges.json"))) return [directory];
  return readdirSync(directory)
    .map((name) => join(directory, name))
    .filter((each) => existsSync(join(each, "expected-edges.json")));
}

async function measure(directory: string, counts: typeof total): Promise<void> {
  const { edges }: { edges: Edge[] } = JSON.parse(readFileSync(join(directory, "expected-edges.json"), "utf8"));
  const copy = mkdtempSync(join(tmpdir(), "peer-suite-"));
  cpSync(directory, copy, { recursive: true });
  const git = (...args: string[]) => execFileSync("git", ["-C", copy, ...args], { stdio: "ignore" });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=bench", "-c", "user.email=bench@example.com", "commit", "-qm", "fixture");
  const repository = await NavRepository.open(copy, { environment: {} });
  for (const edge of edges) {
    const confidence = await findEdge(repository, edge);
    counts.all++;
    if (confidence === "exact" || confidence === "likely") counts.found++;
    else if (confidence === "possible") counts.possible++;
    if (values.misses && confidence !== "exact" && confidence !== "likely") {
      const { source, target, mode } = edge;
      console.log(
        `  ${basename(directory)} ${mode}: ${source.file} ${source.name} → ${target.file} ${target.name}: ${confidence ?? "missed"}`,
      );
    }
  }
  rmSync(copy, { recursive: true });
}

/** The confidence of a use of the target in the source; undefined when there is no use. */
async function findEdge(repository: NavRepository, { source, target }: Edge): Promise<string | undefined> {
  const { items } = await repository.whereUsed(plain(target.name), { limit: 1000 });
  const inSource = items.filter(({ file, enclosing, symbol }) => {
    if (basename(file) !== basename(source.file) || basename(symbol.path) !== basename(target.file)) return false;
    const inside = `.${enclosing?.qualname ?? "<root>"}.`;
    return inside.includes(`.${plain(source.name)}.`);
  });
  return ["exact", "likely", "possible"].find((level) => inSource.some(({ confidence }) => confidence === level));
}

function plain(name: string): string {
  return name.replaceAll("::", ".");
}
