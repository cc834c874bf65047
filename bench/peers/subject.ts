import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Repository } from "../../src/git/repository.ts";
import { Codebase } from "../../src/nav/code/codebase.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { readRepositories, readTruth, type Truth } from "../accuracy/truth-folder.ts";
import { shuffled } from "../lib/random.ts";
import { sourceTree } from "../lib/source-tree.ts";
import { type Around, type TrueCallers, trueCallers } from "./callers.ts";
import type { Caller } from "./peer.ts";

const SEED = 20240607;
const HOLDERS: ReadonlySet<string> = new Set(["function", "method", "class"]);

/** A repository with questions about it and their true answers. */
export interface Subject {
  readonly name: string;
  /** Makes a fresh working tree, with nothing stored. */
  checkOut(directory: string): string;
  readonly questions: readonly { readonly truth: Truth; readonly callers: TrueCallers }[];
  readonly around: Around;
  isDefinition(caller: Caller): boolean;
}

/** Opens a repository and chooses definitions that have callers, with a fixed seed. */
export async function openSubject(
  folder: string,
  mirror: string,
  name: string,
  count: number,
  scratch: string,
): Promise<Subject> {
  const repository = readRepositories(folder).get(name);
  if (!repository?.github) throw new Error(`${name} is not in ${folder}`);
  const { truths, files } = readTruth(folder, name);
  const clone = join(mirror, repository.github.replace("/", "+"), "repo");
  const checkOut = (directory: string) => sourceTree(clone, repository.commit, files, directory);
  const directory = checkOut(join(scratch, `${name}-truth`));
  const spans = await spansOf(directory, files);
  const around: Around = (file, line) =>
    (spans.get(file) ?? [])
      .filter(({ start, end }) => start <= line && line <= end)
      .sort((a, b) => a.end - a.start - (b.end - b.start))
      .map((span) => span.name);
  const lines = new Map<string, readonly string[]>();
  const textOf = (file: string, line: number) => {
    const known = lines.get(file) ?? readFileSync(join(directory, file), "utf8").split("\n");
    lines.set(file, known);
    return known[line - 1] ?? "";
  };
  const questions = shuffled(truths, SEED)
    .filter(({ kind }) => HOLDERS.has(kind))
    .map((truth) => ({ truth, callers: trueCallers(truth, around, textOf) }))
    .filter(({ callers }) => callers.callers.length > 0)
    .slice(0, count);
  const isDefinition = ({ file, name: called }: Caller) =>
    spans.get(file)?.some((span) => span.name === called) === true;
  return { name, checkOut, questions, around, isDefinition };
}

interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

async function spansOf(directory: string, files: ReadonlySet<string>): Promise<Map<string, Span[]>> {
  const codebase = await Codebase.open({
    repository: await Repository.open(directory),
    logger: SILENT_LOGGER,
    progress: NO_PROGRESS,
  });
  await codebase.indexAll();
  const spans = await codebase.ask((world) => {
    const found = new Map<string, Span[]>();
    for (const file of files) {
      const definitions = world.file(file)?.facts.definitions ?? [];
      const holders = definitions.filter(({ kind }) => HOLDERS.has(kind));
      const toSpan = ({ qualname, startLine, endLine }: (typeof holders)[number]): Span => ({
        name: qualname.split(".").at(-1) ?? qualname,
        start: startLine,
        end: endLine,
      });
      found.set(file, holders.map(toSpan));
    }
    return found;
  });
  await codebase.close();
  return spans;
}
