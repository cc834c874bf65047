import type { World } from "../../code/world.ts";
import type { GitTree } from "../../git/git-tree.ts";
import { grepTree } from "../../git/grep.ts";
import { readTexts } from "../../git/read-text.ts";
import type { WorkTree } from "../../git/work-tree.ts";
import { canBeCode } from "../../languages/registry.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import { type NameSource, noteImporter } from "../../resolve/name-index.ts";
import { hasSpecifiers, specifiersIn } from "./import-specifiers.ts";

/** Words that begin every kind of import; a file without any of them imports nothing. */
const IMPORT_WORDS = ["import", "require", "export"];

/**
 * A name source that needs no index: `git grep` finds the files when a name is first requested. Like `LiveProject`, it
 * records missing names, and the question is asked again once they are known.
 */
export class GrepNames implements NameSource {
  readonly #project: LiveProject;
  readonly #tree: GitTree | WorkTree;
  readonly #files = new Map<string, readonly string[]>();
  readonly #wanted = new Set<string>();
  #importers: Map<string, string[]> | undefined;
  #wantsImporters = false;

  constructor(project: LiveProject, tree: GitTree | WorkTree) {
    this.#project = project;
    this.#tree = tree;
  }

  filesWith(name: string): readonly string[] {
    const known = this.#files.get(name);
    if (known) return known;
    this.#wanted.add(name);
    return [];
  }

  importersOf(path: string): readonly string[] {
    if (!this.#importers) this.#wantsImporters = true;
    return this.#importers?.get(path) ?? [];
  }

  /** Answers a question that uses this source, searching until it needs no unknown name. */
  async ask<T>(question: (world: World) => T): Promise<T> {
    for (;;) {
      const answer = await this.#project.ask(question);
      if (this.#wanted.size === 0 && !this.#wantsImporters) return answer;
      await this.#search();
    }
  }

  async #search(): Promise<void> {
    const names = [...this.#wanted];
    this.#wanted.clear();
    const paths = (await grepTree(this.#tree, names)).map((entry) => entry.path).filter(canBeCode);
    for (const name of names) this.#files.set(name, paths);
    if (this.#wantsImporters) {
      this.#wantsImporters = false;
      this.#importers = await this.#findImporters();
    }
  }

  /** Read from the text, not the facts: it needs every file, and this source exists to avoid parsing every file. */
  async #findImporters(): Promise<Map<string, string[]>> {
    const importers = new Map<string, string[]>();
    const entries = (await grepTree(this.#tree, IMPORT_WORDS)).filter(({ path }) => hasSpecifiers(path));
    for await (const { entry, text } of readTexts(this.#tree, entries)) {
      noteImporter(importers, this.#project, entry.path, specifiersIn(text ?? ""));
    }
    return importers;
  }
}
