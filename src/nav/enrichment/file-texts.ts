import { readTexts } from "../../git/read-text.ts";
import type { Codebase } from "../code/codebase.ts";

/** The texts of files of the tree, read when they are first needed. */
export class FileTexts {
  readonly #codebase: Codebase;
  readonly #texts = new Map<string, string | undefined>();

  constructor(codebase: Codebase) {
    this.#codebase = codebase;
  }

  async read(paths: readonly string[]): Promise<void> {
    const missing = new Set(paths.filter((path) => !this.#texts.has(path)));
    if (missing.size === 0) return;
    const { tree } = this.#codebase;
    const entries = (await tree.list()).entries.filter(({ path }) => missing.has(path));
    for await (const { entry, text } of readTexts(tree, entries)) this.#texts.set(entry.path, text);
  }

  get(path: string): string | undefined {
    return this.#texts.get(path);
  }
}
