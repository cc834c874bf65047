/**
 * Tests re-binding with random edit scripts on real files: lines are inserted; definitions are reordered, renamed, moved to
 * another file, duplicated and deleted. The binding of every symbol is compared with the script's own record.
 * Usage: node bench/rebind-property.ts REPOSITORY [REV] [--scripts 200] [--seed 1]
 */
import { parseArgs } from "node:util";
import { GitTree } from "../src/git/git-tree.ts";
import { readTexts } from "../src/git/read-text.ts";
import { Repository } from "../src/git/repository.ts";
import { Extractors } from "../src/languages/extractors.ts";
import { languageOfPath } from "../src/languages/registry.ts";
import type { SourceFile } from "../src/rebind/binding.ts";
import { bindSymbols } from "../src/rebind/match/bind-symbols.ts";

/** Consecutive lines of an old file: a top-level definition, or the lines between two. */
interface Block {
  readonly lines: readonly string[];
  /** The old path and the old first line; undefined if the script added the block. */
  readonly origin: { readonly path: string; readonly line: number } | undefined;
  readonly isCopied?: boolean;
  readonly name: { readonly text: string; readonly line: number; readonly column: number } | undefined;
}

const FILES_PER_SCRIPT = 4;
const EDITS_PER_FILE = 4;
const MIN_DEFINITIONS = 4;
const MAX_LINE_LENGTH = 2000;
const CODE = /\.(py|ts|js|go|java|rs)$/;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { scripts: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});
const random = randomFrom(Number(values.seed));
const extractors = new Extractors();
const pool = await loadFiles(positionals[0] ?? ".", positionals[1] ?? "HEAD");
const tally = { right: 0, missed: 0, wrong: 0 };
for (let script = 0; script < Number(values.scripts); script++) await runScript();
const total = tally.right + tally.missed + tally.wrong;
const share = (count: number) => `${((100 * count) / total).toFixed(3)} %`;
console.log(
  `${values.scripts} scripts, ${total} symbols: as recorded ${share(tally.right)} (≥ 99.5 %), not bound ${share(tally.missed)}, wrong ${share(tally.wrong)} (≤ 0.1 %)`,
);

async function runScript(): Promise<void> {
  const chosen = new Set<SourceFile>();
  while (chosen.size < Math.min(FILES_PER_SCRIPT, pool.length)) chosen.add(pick(pool));
  const oldFiles = [...chosen];
  const edited = new Map(oldFiles.map((file) => [file.path, blocksOf(file)]));
  for (let i = 0; i < oldFiles.length * EDITS_PER_FILE; i++) edit(edited, `renamed_${i}`);
  const newFiles: SourceFile[] = [];
  const record = new Map<string, { readonly path: string; readonly line: number }>();
  for (const [path, blocks] of edited) {
    let line = 1;
    for (const block of blocks) {
      if (block.origin) {
        block.lines.forEach((_text, offset) => {
          const { origin } = block as { origin: { path: string; line: number } };
          record.set(`${origin.path}:${origin.line + offset}`, { path, line: line + offset });
        });
      }
      line += block.lines.length;
    }
    newFiles.push(await sourceOf(path, blocks.flatMap((block) => block.lines).join("\n")));
  }
  for (const { old, now } of bindSymbols(oldFiles, newFiles, { renames: new Map() })) {
    const expected = record.get(`${old.path}:${old.definition.nameLine}`);
    const isRight = expected
      ? now?.path === expected.path && now.definition.nameLine === expected.line
      : now === undefined;
    if (isRight) tally.right++;
    else if (now === undefined) tally.missed++;
    else tally.wrong++;
  }
}

/** One random edit of one random file. */
function edit(files: ReadonlyMap<string, Block[]>, newName: string): void {
  const [path, blocks] = pick([...files]);
  // A copy and its original differ only in their names: after further edits, nobody could distinguish them.
  const definitions = blocks.filter((block) => block.origin && block.name && !block.isCopied);
  if (definitions.length === 0) return;
  const block = pick(definitions);
  const at = blocks.indexOf(block);
  // The same is true for a copy of a renamed definition.
  const isRenamed = /^renamed_/.test(block.name?.text ?? "");
  const kind = pick(["insert", "reorder", "rename", "move", isRenamed ? "insert" : "duplicate", "delete"]);
  if (kind === "insert") blocks.splice(at, 0, { lines: ["", ""], origin: undefined, name: undefined });
  else if (kind === "rename") blocks[at] = renamed(block, newName);
  else if (kind === "delete") blocks.splice(at, 1);
  else if (kind === "duplicate") {
    blocks.push({ ...renamed(block, `${newName}_copy`), origin: undefined });
    blocks[at] = { ...block, isCopied: true };
  } else if (kind === "reorder") {
    blocks.splice(at, 1);
    blocks.splice(blocks.indexOf(pick(definitions.filter((each) => each !== block)) ?? block), 0, block);
  } else {
    const others = [...files].filter(([other]) => other !== path && other.split(".").at(-1) === path.split(".").at(-1));
    if (others.length === 0) return;
    blocks.splice(at, 1);
    pick(others)[1].push(block);
  }
}

function renamed(block: Block, to: string): Block {
  const { name } = block;
  if (name === undefined) return block;
  const text = block.lines[name.line] as string;
  const end = name.column - 1 + name.text.length;
  const line = text.slice(0, name.column - 1) + to + text.slice(end);
  return { ...block, lines: block.lines.with(name.line, line), name: { ...name, text: to } };
}

/** Cuts a file at its top-level definitions. */
function blocksOf(file: SourceFile): Block[] {
  const lines = file.text.split("\n");
  const blocks: Block[] = [];
  let from = 1;
  const cut = (to: number, name: Block["name"]) => {
    if (to >= from) blocks.push({ lines: lines.slice(from - 1, to), origin: { path: file.path, line: from }, name });
    from = Math.max(from, to + 1);
  };
  for (const { parent, kind, qualname, fullStartLine, endLine, nameLine, nameColumn } of file.facts.definitions) {
    if (parent !== -1 || kind === "constant" || fullStartLine < from) continue;
    // A definition inside a call, such as the callback of a test, would not be a complete statement.
    if (/^\s/.test(lines[fullStartLine - 1] ?? "")) continue;
    cut(fullStartLine - 1, undefined);
    const isSimple = !qualname.includes(".") && lines[nameLine - 1]?.slice(nameColumn - 1).startsWith(qualname);
    cut(endLine, isSimple ? { text: qualname, line: nameLine - fullStartLine, column: nameColumn } : undefined);
  }
  cut(lines.length, undefined);
  return blocks;
}

async function loadFiles(directory: string, rev: string): Promise<SourceFile[]> {
  const repository = await Repository.open(directory);
  const tree = new GitTree(repository, await repository.resolveCommit(rev));
  const entries = (await tree.list()).entries.filter(({ path }) => CODE.test(path));
  const files: SourceFile[] = [];
  for await (const { entry, text } of readTexts(tree, entries)) {
    const file = text === undefined ? undefined : await sourceOf(entry.path, text);
    if (file && isSuitable(file)) files.push(file);
  }
  await tree.close();
  return files;
}

/** Whether people would edit a file by hand: it has no very long lines, and enough definitions without errors. */
function isSuitable({ text, facts: { errors, definitions } }: SourceFile): boolean {
  if (text.split("\n").some((line) => line.length > MAX_LINE_LENGTH)) return false;
  return errors.length === 0 && definitions.filter(({ parent }) => parent === -1).length >= MIN_DEFINITIONS;
}

async function sourceOf(path: string, text: string): Promise<SourceFile> {
  return { path, text, facts: await extractors.extract(languageOfPath(path), text) };
}

function pick<T>(items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** A generator of random numbers (mulberry32), which gives the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
