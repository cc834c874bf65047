import { PathIndex } from "../../src/code/path-index.ts";
import type { ModuleFinder, Project } from "../../src/code/project.ts";
import { Extractors } from "../../src/languages/extractors.ts";
import { languageOfPath } from "../../src/languages/registry.ts";
import type { FileFacts } from "../../src/model/facts.ts";
import type { Use } from "../../src/model/use.ts";
import { findUses } from "../../src/nav/symbols/find-uses.ts";
import { Finders, isManifest, readManifest } from "../../src/resolve/finders.ts";
import { NameIndex } from "../../src/resolve/name-index.ts";
import { ResolvedWorld } from "../../src/resolve/world.ts";

/** A project made of texts, without a repository. */
export class CodeProject implements Project {
  readonly files: Readonly<Record<string, string>>;
  readonly #facts: ReadonlyMap<string, FileFacts>;
  readonly #finders: Finders;

  private constructor(files: Readonly<Record<string, string>>, facts: ReadonlyMap<string, FileFacts>) {
    this.files = files;
    this.#facts = facts;
    const manifests = Object.entries(files).filter(([path]) => isManifest(path));
    this.#finders = new Finders(
      new PathIndex(Object.keys(files)),
      new Map(manifests.map(([path, text]) => [path, readManifest(path, text)])),
    );
  }

  static async of(files: Readonly<Record<string, string>>): Promise<CodeProject> {
    const extractors = new Extractors();
    const facts = new Map<string, FileFacts>();
    for (const [path, text] of Object.entries(files))
      facts.set(path, await extractors.extract(languageOfPath(path), text));
    return new CodeProject(files, facts);
  }

  factsOf(path: string): FileFacts | undefined {
    return this.#facts.get(path);
  }

  finderFor(path: string): ModuleFinder {
    return this.#finders.forPath(path);
  }

  /** The uses of `path#qualname`. */
  uses(symbol: string): Use[] {
    const [path = "", qualname = ""] = symbol.split("#");
    const index = this.factsOf(path)?.definitions.findIndex((definition) => definition.qualname === qualname) ?? -1;
    if (index < 0) throw new Error(`${symbol} is not defined`);
    return this.usesOf(path, index);
  }

  /** The uses of the definition with that index in a file. */
  usesOf(path: string, index: number): Use[] {
    return findUses(new ResolvedWorld(this), NameIndex.build(this, Object.keys(this.files)), { path, index });
  }

  /** `path:line` of every line with the trailing comment `# uses`, `// uses` or `-- uses`. */
  markedLines(): string[] {
    return Object.entries(this.files).flatMap(([path, text]) =>
      text.split("\n").flatMap((line, index) => (/(?:#|\/\/|--) uses\b/.test(line) ? [`${path}:${index + 1}`] : [])),
    );
  }
}

/** `path:line` of all uses, without duplicates. */
export function linesOf(uses: readonly Use[]): string[] {
  return [...new Set(uses.map((use) => `${use.path}:${use.line}`))];
}
