import type { ModuleFinder } from "../../code/project.ts";
import type { World } from "../../code/world.ts";
import type { Codebase } from "../../nav/code/codebase.ts";
import type { TestFiles } from "../../nav/tests/test-files.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import type { SymbolChanges } from "../changes/changed-symbols.ts";
import type { Deadline } from "../deadline.ts";
import type { ChangedFiles } from "./changed-files.ts";
import type { WordIndex } from "./word-index.ts";

/** One side of a change, open for questions: files that a question needs are read while it is answered. */
export class Side {
  readonly codebase: Codebase;
  readonly names: WordIndex;
  readonly #families = new Map<ModuleFinder, NameSource>();

  constructor(codebase: Codebase, names: WordIndex) {
    this.codebase = codebase;
    this.names = names;
  }

  get project(): LiveProject {
    return this.codebase.project;
  }

  /** The names in files whose imports are resolved the same way as those of a file: files of other languages cannot refer to its symbols. */
  namesAround(path: string): NameSource {
    const family = this.project.finderFor(path);
    const known = this.#families.get(family);
    if (known) return known;
    const answers = new Map<string, readonly string[]>();
    const source = {
      filesWith: (name: string) => {
        const files =
          answers.get(name) ?? this.names.filesWith(name).filter((each) => this.project.finderFor(each) === family);
        answers.set(name, files);
        return files;
      },
      importersOf: (imported: string) => this.names.importersOf(imported),
    };
    this.#families.set(family, source);
    return source;
  }

  ask<T>(question: (world: World, names: NameSource) => T): Promise<T> {
    return this.project.ask((world) => question(world, this.names));
  }
}

/** Both trees of a change, and the mapping between their names. */
export class Sides {
  readonly base: Side;
  readonly head: Side;
  readonly files: ChangedFiles;
  readonly symbols: SymbolChanges;
  /** The tests at head; a removed file is a test if its old path is the path of a test. */
  readonly tests: TestFiles;
  readonly deadline: Deadline;
  readonly #oldPaths: ReadonlyMap<string, string>;
  readonly #oldNames = new Map<string, string>();

  constructor(
    base: Side,
    head: Side,
    files: ChangedFiles,
    symbols: SymbolChanges,
    tests: TestFiles,
    deadline: Deadline,
  ) {
    this.base = base;
    this.head = head;
    this.files = files;
    this.symbols = symbols;
    this.tests = tests;
    this.deadline = deadline;
    this.#oldPaths = new Map([...files.renames].map(([oldPath, path]) => [path, oldPath]));
    for (const { before, after } of symbols.pairs) {
      if (before && after && before.qualname !== after.qualname) {
        this.#oldNames.set(`${after.file.path}#${after.qualname}`, before.qualname);
      }
    }
  }

  /** The path that a file at head had at base. */
  oldPath(path: string): string {
    return this.#oldPaths.get(path) ?? path;
  }

  /** The path that a file of base has at head, if it still exists. */
  newPath(path: string): string {
    return this.files.renames.get(path) ?? path;
  }

  /** The qualified name that a symbol at head had at base. */
  oldName(path: string, qualname: string): string {
    return this.#oldNames.get(`${path}#${qualname}`) ?? qualname;
  }
}
