import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A repository with truth: its origin, and the commit that the truth is about. */
export interface TruthRepository {
  readonly github?: string;
  /** A local clone, which is used if there is no mirror. */
  readonly path?: string;
  readonly commit: string;
  readonly language: "ts" | "py";
}

/** A question as `where-used --batch` reads it. */
export interface Question {
  readonly symbol: string;
  readonly qual: string;
  readonly kind: string;
  readonly def_file: string;
  readonly def_line: number;
  readonly def_col: number;
  readonly n_same_name: number;
}

export interface TrueReference {
  readonly file: string;
  readonly line: number;
}

/** The statements of a type-aware engine about one definition. */
export interface Truth extends Omit<Question, "def_col"> {
  readonly resolved?: boolean;
  /** The definition's own lines, as `file:line`. */
  readonly decl: readonly string[];
  readonly refs: readonly TrueReference[];
  /** Lines that the engine cannot decide. */
  readonly dontcare: readonly (TrueReference & { readonly why: string })[];
}

export interface TruthData {
  readonly files: readonly string[];
  readonly questions: readonly Question[];
  readonly truths: readonly Truth[];
  readonly importLines: ReadonlyMap<string, readonly number[]>;
}

/** The file with truth from runs of the code. It exists if types do not give enough information. */
const TRACED_TRUTH = "truth_rt.jsonl";

/** The repositories of a truth folder, by short name. */
export function readRepositories(folder: string): ReadonlyMap<string, TruthRepository> {
  const file = join(folder, "repos.json");
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8"))) : []);
}

/** The path of the questions about a repository, in the format of `--batch`. */
export function questionsFile(folder: string, name: string): string {
  return join(folder, "data", name, "queries.jsonl");
}

/** The path of the truth of a repository: the file with call traces if it exists. */
export function truthFile(folder: string, name: string): string {
  const traced = join(folder, "data", name, TRACED_TRUTH);
  return existsSync(traced) ? traced : join(folder, "data", name, "truth.jsonl");
}

/** Reads the truth of one repository, and the files in which the engine searched. */
export function readTruth(folder: string, name: string): { readonly truths: Truth[]; readonly files: Set<string> } {
  const files = readFileSync(join(folder, "data", name, "files.txt"), "utf8").split("\n");
  return { truths: readJsonLines(truthFile(folder, name)), files: new Set(files) };
}

/** Reads the objects of a file with one JSON text for each line. */
export function readJsonLines<T>(file: string): T[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as T);
}

/** Adds a repository to a truth folder, or replaces it. */
export function writeTruth(folder: string, name: string, repository: TruthRepository, data: TruthData): void {
  const directory = join(folder, "data", name);
  mkdirSync(directory, { recursive: true });
  const lines = (rows: readonly unknown[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
  writeFileSync(join(directory, "files.txt"), data.files.join("\n"));
  writeFileSync(join(directory, "queries.jsonl"), lines(data.questions));
  writeFileSync(join(directory, "truth.jsonl"), lines(data.truths));
  writeFileSync(join(directory, "import_lines.json"), JSON.stringify(Object.fromEntries(data.importLines)));
  const repositories = Object.fromEntries([...readRepositories(folder), [name, repository]]);
  writeFileSync(join(folder, "repos.json"), `${JSON.stringify(repositories, undefined, 1)}\n`);
}
