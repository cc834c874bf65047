import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";

/**
 * GitObjects: writes what `git init`, `git add -A` and `git commit` write, without a process. A test makes several commits, and each
 * would start four processes, which would need more time than the tested code. It only writes plain repositories: sha1, files, links, and
 * nothing that makes git store other bytes than the files have. The objects equal git's, byte by byte; git-repo.test.ts checks this.
 */

/** Names that change what `git add` stores. */
const SPECIAL_NAMES: ReadonlySet<string> = new Set([".gitattributes", ".gitmodules", ".git"]);
/** Matches a supported line of .gitignore: everything, or a name in any directory; with a slash at the end, the name of a directory. */
const PLAIN_RULE = /^(?:\*|[\w.-]+\/?)$/;
const CONFIG = [
  "[core]",
  "\trepositoryformatversion = 0",
  "\tfilemode = true",
  "\tbare = false",
  "\tlogallrefupdates = true",
  "[uploadpack]",
  "\tallowFilter = true",
  "\tallowAnySHA1InWant = true",
  "",
].join("\n");
const DIRECTORIES = ["objects/info", "objects/pack", "refs/heads", "refs/tags", "info"];

/** One file of the working tree, as it is in the index and in a tree. */
interface WrittenFile {
  readonly path: Buffer;
  readonly mode: number;
  readonly id: string;
  readonly stat: Buffer;
}

/** The files of a directory and the id of its tree. */
interface WrittenTree {
  readonly id: string;
  readonly files: WrittenFile[];
}

/** The author, the committer and both their dates, as a commit names them. */
export interface People {
  readonly author: string;
  readonly committer: string;
}

export class GitObjects {
  readonly #root: string;
  readonly #people: People;
  readonly #written = new Set<string>();
  /** The index before a commit. */
  #indexBefore = Buffer.alloc(0);
  /** The commits that were made here. */
  readonly #commits = new Map<string, { readonly tree: string; readonly parents: readonly string[] }>();

  constructor(root: string, people: People) {
    this.#root = root;
    this.#people = people;
  }

  /** Makes an empty repository whose HEAD is the branch `main`, and which allows partial clones. */
  init(): void {
    for (const directory of DIRECTORIES) mkdirSync(this.#inGit(directory), { recursive: true });
    writeFileSync(this.#inGit("HEAD"), "ref: refs/heads/main\n");
    writeFileSync(this.#inGit("config"), CONFIG);
  }

  /** The commit that is checked out; undefined before the first commit, or if only git can find out. */
  head(): string | undefined {
    const ref = this.#branchRef();
    if (ref === undefined) return readFileSync(this.#inGit("HEAD"), "latin1").trim();
    return existsSync(this.#inGit(ref)) ? readFileSync(this.#inGit(ref), "latin1").trim() : undefined;
  }

  /** Whether a commit with this message can be written without git. */
  isPlain(message: string): boolean {
    const isSubject = /^\S(?:[^\n]*\S)?$/.test(message);
    const isPacked = existsSync(this.#inGit("packed-refs"));
    return isSubject && !isPacked && readFileSync(this.#inGit("config"), "utf8") === CONFIG;
  }

  /** Commits all files of the working tree. Undefined when git would store one of the files in a special way. */
  commit(message: string): string | undefined {
    const index = this.#inGit("index");
    this.#indexBefore = existsSync(index) ? readFileSync(index) : Buffer.alloc(0);
    const tree = this.#writeTree("", new Set());
    if (!tree) return undefined;
    const parent = this.head();
    const id = this.commitTree(tree.id, parent === undefined ? [] : [parent], message);
    this.#writeIndex(tree.files);
    this.setRef(this.#branchRef() ?? "HEAD", id);
    return id;
  }

  /** Writes a commit that does not belong to a branch. */
  commitTree(tree: string, parents: readonly string[], message: string): string {
    const { author, committer } = this.#people;
    const head = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`)];
    const text = [...head, `author ${author}`, `committer ${committer}`, "", message, ""].join("\n");
    const id = this.#write("commit", Buffer.from(text));
    this.#commits.set(id, { tree, parents });
    return id;
  }

  /** Merges a commit into one of its ancestors; undefined when only git can do it. */
  mergeDescendant(base: string, head: string, message: string): string | undefined {
    let at = head;
    while (at !== base) {
      const [parent, ...others] = this.#commits.get(at)?.parents ?? [];
      if (parent === undefined || others.length > 0) return undefined;
      at = parent;
    }
    const tree = this.#commits.get(head)?.tree;
    return tree === undefined ? undefined : this.commitTree(tree, [base, head], message);
  }

  /** Makes a branch that starts at the checked-out commit, and checks it out. */
  startBranch(name: string, start: string): void {
    this.setRef(`refs/heads/${name}`, start);
    writeFileSync(this.#inGit("HEAD"), `ref: refs/heads/${name}\n`);
  }

  setRef(ref: string, id: string): void {
    const file = this.#inGit(ref);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${id}\n`);
  }

  /** The branch that is checked out, as `refs/heads/…`; undefined with a detached HEAD. */
  #branchRef(): string | undefined {
    return /^ref: (.*)\n$/.exec(readFileSync(this.#inGit("HEAD"), "utf8"))?.[1];
  }

  #inGit(file: string): string {
    return join(this.#root, ".git", file);
  }

  /** Writes the tree of a directory with everything below it. `directory` ends with `/` or is the top directory. */
  #writeTree(directory: string, ignoredAbove: ReadonlySet<string>): WrittenTree | undefined {
    const ignored = this.#withRules(directory, ignoredAbove);
    if (!ignored) return undefined;
    const rows: { readonly sortKey: Buffer; readonly row: Buffer }[] = [];
    const files: WrittenFile[] = [];
    for (const entry of readdirSync(join(this.#root, directory), { withFileTypes: true })) {
      const { name } = entry;
      if (directory === "" && name === ".git") continue;
      // Node returns this character for bytes that are not valid UTF-8.
      if (SPECIAL_NAMES.has(name) || name.includes("\ufffd")) return undefined;
      if (ignored.has("*") || ignored.has(name) || (entry.isDirectory() && ignored.has(`${name}/`))) {
        // A file that is already tracked stays tracked although it is ignored.
        if (this.#indexBefore.includes(`${directory}${name}`)) return undefined;
        continue;
      }
      if (entry.isDirectory()) {
        const below = this.#writeTree(`${directory}${name}/`, ignored);
        if (!below) return undefined;
        if (below.files.length === 0) continue;
        files.push(...below.files);
        rows.push({ sortKey: Buffer.from(`${name}/`), row: treeRow(0o40000, name, below.id) });
        continue;
      }
      const file = this.#writeFile(`${directory}${name}`);
      if (!file) return undefined;
      files.push(file);
      rows.push({ sortKey: Buffer.from(name), row: treeRow(file.mode, name, file.id) });
    }
    rows.sort((a, b) => Buffer.compare(a.sortKey, b.sortKey));
    return { id: this.#write("tree", Buffer.concat(rows.map(({ row }) => row))), files };
  }

  /** The ignored names for a directory; undefined when there are other rules. */
  #withRules(directory: string, above: ReadonlySet<string>): ReadonlySet<string> | undefined {
    const file = join(this.#root, directory, ".gitignore");
    if (!existsSync(file)) return above;
    const rules = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "");
    return rules.every((rule) => PLAIN_RULE.test(rule)) ? new Set([...above, ...rules]) : undefined;
  }

  #writeFile(path: string): WrittenFile | undefined {
    const file = join(this.#root, path);
    const stat = lstatSync(file, { bigint: true });
    if (!stat.isFile() && !stat.isSymbolicLink()) return undefined;
    const content = stat.isFile() ? readFileSync(file) : readlinkSync(file, { encoding: "buffer" });
    const isExecutable = (Number(stat.mode) & 0o100) !== 0;
    const mode = stat.isFile() ? (isExecutable ? 0o100755 : 0o100644) : 0o120000;
    const numbers = Buffer.alloc(40);
    [
      [stat.ctimeNs / 1_000_000_000n, stat.ctimeNs % 1_000_000_000n, stat.mtimeNs / 1_000_000_000n],
      [stat.mtimeNs % 1_000_000_000n, stat.dev, stat.ino, BigInt(mode), stat.uid, stat.gid, stat.size],
    ]
      .flat()
      .forEach((number, at) => {
        numbers.writeUInt32BE(Number(number & 0xffff_ffffn), at * 4);
      });
    return { path: Buffer.from(path), mode, id: this.#write("blob", content), stat: numbers };
  }

  /** Writes a loose object. */
  #write(type: "blob" | "tree" | "commit", content: Buffer): string {
    const object = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const id = createHash("sha1").update(object).digest("hex");
    if (this.#written.has(id)) return id;
    this.#written.add(id);
    const file = this.#inGit(`objects/${id.slice(0, 2)}/${id.slice(2)}`);
    if (existsSync(file)) return id;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, deflateSync(object, { level: 1 }), { mode: 0o444 });
    return id;
  }

  /** Writes the index, version 2, so that git sees no difference between the working tree and the commit. */
  #writeIndex(files: readonly WrittenFile[]): void {
    const head = Buffer.alloc(12);
    head.write("DIRC", "latin1");
    head.writeUInt32BE(2, 4);
    head.writeUInt32BE(files.length, 8);
    const sorted = files.toSorted((a, b) => Buffer.compare(a.path, b.path));
    const index = Buffer.concat([head, ...sorted.map(indexEntry)]);
    writeFileSync(this.#inGit("index"), Buffer.concat([index, createHash("sha1").update(index).digest()]));
  }
}

function treeRow(mode: number, name: string, id: string): Buffer {
  return Buffer.concat([Buffer.from(`${mode.toString(8)} ${name}\0`), Buffer.from(id, "hex")]);
}

/** An entry of the index. One to eight NULs fill it to a multiple of eight bytes. */
function indexEntry({ path, stat, id }: WrittenFile): Buffer {
  const entry = Buffer.alloc((Math.floor((62 + path.length) / 8) + 1) * 8);
  stat.copy(entry);
  entry.write(id, 40, "hex");
  entry.writeUInt16BE(Math.min(path.length, 0xfff), 60);
  path.copy(entry, 62);
  return entry;
}
