import { readTexts } from "../../git/read-text.ts";
import { Extractors } from "../../languages/extractors.ts";
import { languageOfPath } from "../../languages/registry.ts";
import type { Tree, TreeEntry } from "../../model/tree.ts";
import type { OutlinedFile } from "../binding.ts";
import type { FileVersion } from "./file-history.ts";

/** Both ends of a history with the files already loaded for each; the older tree also reads the versions in between. */
export interface HistoryEnds {
  readonly before: Tree;
  readonly after: Tree;
  readonly oldFiles: readonly OutlinedFile[];
  readonly newFiles: readonly OutlinedFile[];
}

/** Reads earlier versions of files. The last version of each path is remembered, since the next commit begins with it. */
export class VersionReader {
  readonly #tree: Tree;
  readonly #extractors = new Extractors();
  readonly #known: Map<string, OutlinedFile>;
  readonly #latest = new Map<string, string>();

  private constructor(tree: Tree, known: Map<string, OutlinedFile>) {
    this.#tree = tree;
    this.#known = known;
  }

  static async between({ before, after, oldFiles, newFiles }: HistoryEnds): Promise<VersionReader> {
    const known = new Map<string, OutlinedFile>();
    for (const [tree, files] of [
      [before, oldFiles],
      [after, newFiles],
    ] as const) {
      const blobIds = new Map((await tree.list()).entries.map(({ path, blobId }) => [path, blobId]));
      for (const file of files) known.set(keyOf({ path: file.path, blobId: blobIds.get(file.path) ?? "" }), file);
    }
    return new VersionReader(before, known);
  }

  /** One per version; `undefined` for versions that cannot be read, or no longer can. */
  async files(versions: readonly FileVersion[]): Promise<readonly (OutlinedFile | undefined)[]> {
    const unknown = this.#unknownOf(versions);
    for await (const { entry, text } of readTexts(this.#tree, unknown.map(toEntry))) {
      if (text === undefined) continue;
      const facts = await this.#extractors.extract(languageOfPath(entry.path), text);
      this.#known.set(keyOf(entry), { path: entry.path, facts, text });
    }
    const files = versions.map((version) => this.#known.get(keyOf(version)));
    for (const version of unknown) {
      const last = this.#latest.get(version.path);
      if (last !== undefined && last !== keyOf(version)) this.#known.delete(last);
      this.#latest.set(version.path, keyOf(version));
    }
    return files;
  }

  /** Only the texts of code files, which cost little. */
  async texts(versions: readonly FileVersion[]): Promise<readonly (string | undefined)[]> {
    const texts = new Map<string, string>();
    for await (const { entry, text } of readTexts(this.#tree, this.#unknownOf(versions).map(toEntry))) {
      if (text !== undefined) texts.set(keyOf(entry), text);
    }
    return versions.map((version) => texts.get(keyOf(version)) ?? this.#known.get(keyOf(version))?.text);
  }

  #unknownOf(versions: readonly FileVersion[]): FileVersion[] {
    return versions.filter((each) => !this.#known.has(keyOf(each)) && languageOfPath(each.path) !== "text");
  }
}

function keyOf({ path, blobId }: FileVersion): string {
  return `${blobId} ${path}`;
}

function toEntry({ path, blobId }: FileVersion): TreeEntry {
  return { path, blobId, size: 0, isExecutable: false };
}
