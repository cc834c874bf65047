/**
 * Asks llmc-nav and other tools from npm for the callers of 200 definitions, in the same run on the same machine.
 *
 *   node bench/peers.ts --truth DIR --mirror DIR [--repos llmc,zod] [--peers NAME,…] [--symbols 200] [--source]
 *
 * Truth and mirror are the same as for `accuracy.ts`. All tools are judged by the question that all can answer: which definitions
 * are callers. Each tool gets new git repositories that contain only source files, with nothing stored. Run it on an idle machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandLine } from "./accuracy/ask.ts";
import { run } from "./lib/process.ts";
import { ratesOf, type Tally, tally } from "./peers/callers.ts";
import { askOurselves, OURSELVES } from "./peers/ourselves.ts";
import { install, PEERS, type Peer } from "./peers/peer.ts";
import { openSubject, type Subject } from "./peers/subject.ts";

const FIRST_ANSWER_BAR = 5;
const BUILD_BAR = 3;

const { values } = parseArgs({
  options: {
    truth: { type: "string" },
    mirror: { type: "string" },
    repos: { type: "string", default: "llmc,zod" },
    peers: { type: "string" },
    symbols: { type: "string", default: "200" },
    source: { type: "boolean", default: false },
  },
});

/** The result of one tool for all repositories. */
interface Result {
  readonly name: string;
  readonly counts: Tally;
  /** The seconds for the first answer, and for building the whole index. */
  firstAnswer: number;
  build: number;
}

function emptyResult(name: string): Result {
  return { name, counts: { right: 0, wrong: 0, found: 0, missed: 0 }, firstAnswer: 0, build: 0 };
}

function measurePeer(peer: Peer, subjects: readonly Subject[], scratch: string): Result {
  const installed = install(peer, join(scratch, "home"));
  const result = emptyResult(`${peer.name} ${installed.version}`);
  for (const subject of subjects) {
    const directory = subject.checkOut(join(scratch, `${peer.package.replaceAll(/\W+/g, "-")}-${subject.name}`));
    const started = performance.now();
    installed.run(peer.indexArguments, directory);
    result.build += (performance.now() - started) / 1000;
    for (const [index, { truth, callers }] of subject.questions.entries()) {
      let output = "";
      try {
        output = installed.run(peer.askArguments(truth), directory);
      } catch {
        // The tool does not know the symbol or fails: there is no answer.
      }
      if (index === 0) result.firstAnswer += (performance.now() - started) / 1000;
      tally(callers, peer.callersIn(output, truth), subject.isDefinition, result.counts);
    }
  }
  return result;
}

async function measureOurselves(subjects: readonly Subject[], scratch: string): Promise<Result> {
  const program = commandLine(values.source);
  const result = emptyResult(OURSELVES);
  for (const subject of subjects) {
    const directory = subject.checkOut(join(scratch, `ourselves-${subject.name}`));
    const [first] = subject.questions;
    const symbol = `${first?.truth.def_file}:${first?.truth.def_line}`;
    const asked = await run(process.execPath, [program, "where-used", "--json", "--quiet", "-s", symbol], directory);
    result.firstAnswer += asked.seconds;
    rmSync(join(directory, ".llmc"), { recursive: true, force: true });
    result.build += (await run(process.execPath, [program, "build-graph", "--json", "--quiet"], directory)).seconds;
    const answers = await askOurselves(program, directory, subject);
    for (const [index, { callers }] of subject.questions.entries())
      tally(callers, answers[index] ?? [], subject.isDefinition, result.counts);
  }
  return result;
}

function report(ours: Result, peers: readonly Result[]): boolean {
  console.log("| tool | precision | recall | F1 | first answer, nothing stored | whole index |");
  console.log("|---|---|---|---|---|---|");
  for (const { name, counts, firstAnswer, build } of [ours, ...peers]) {
    const { precision, recall, f1 } = ratesOf(counts);
    const rates = [precision, recall, f1].map((rate) => rate.toFixed(3)).join(" | ");
    console.log(`| ${name} | ${rates} | ${firstAnswer.toFixed(2)} s | ${build.toFixed(2)} s |`);
  }
  if (peers.length === 0) return true;
  const bestF1 = Math.max(...peers.map(({ counts }) => ratesOf(counts).f1));
  const bars: readonly (readonly [string, number, number])[] = [
    ["F1 above the best of them", ratesOf(ours.counts).f1 / bestF1, 1],
    ["first answer", Math.min(...peers.map((peer) => peer.firstAnswer)) / ours.firstAnswer, FIRST_ANSWER_BAR],
    ["whole index", Math.min(...peers.map((peer) => peer.build)) / ours.build, BUILD_BAR],
  ];
  for (const [what, ratio, bar] of bars)
    console.log(`${ratio >= bar ? "met   " : "MISSED"} ${what}: ${ratio.toFixed(2)}× (≥ ${bar}×)`);
  return bars.every(([, ratio, bar]) => ratio >= bar);
}

const { truth, mirror } = values;
if (truth === undefined || mirror === undefined) throw new Error("--truth DIR and --mirror DIR are needed");
const scratch = mkdtempSync(join(tmpdir(), "llmc-nav-peers-"));
try {
  const names = values.repos.split(",");
  const subjects: Subject[] = [];
  const share = Math.ceil(Number(values.symbols) / names.length);
  for (const name of names) subjects.push(await openSubject(resolve(truth), resolve(mirror), name, share, scratch));
  const asked = subjects.reduce((total, { questions }) => total + questions.length, 0);
  const callers = subjects.flatMap(({ questions }) => questions.flatMap((question) => question.callers.callers)).length;
  console.log(`${asked} definitions with ${callers} callers in ${names.join(" and ")}`);
  const ours = await measureOurselves(subjects, scratch);
  const results: Result[] = [];
  for (const peer of PEERS) {
    if (values.peers && !values.peers.split(",").includes(peer.package)) continue;
    try {
      results.push(measurePeer(peer, subjects, scratch));
    } catch (error) {
      console.log(`${peer.name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (!report(ours, results)) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
