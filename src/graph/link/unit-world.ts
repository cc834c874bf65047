import type { FileIndex } from "../../code/file-index.ts";
import type { ModuleFinder, ModuleTarget, Project } from "../../code/project.ts";
import type { World } from "../../code/world.ts";
import { keyOf } from "../../facts/update.ts";
import type { FileFacts } from "../../model/facts.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import { ResolvedWorld } from "../../resolve/world.ts";

/** The targets of specifiers, by the file that contains them. */
export type FoundModules = ReadonlyMap<string, ReadonlyMap<string, ModuleTarget>>;

/** The data shared by the worlds of one build: facts arranged for lookup, and resolved modules. Both are the same in every world. */
export class SharedFiles {
  readonly project: LiveProject;
  readonly #files: World;
  readonly #targets = new Map<ModuleFinder, Map<string, ModuleTarget>>();
  readonly #seen = new Set<string>();
  #decodedBytes = 0;

  constructor(project: LiveProject) {
    this.project = project;
    this.#files = new ResolvedWorld(project);
  }

  /** The stored size of all facts that were decoded. */
  get decodedBytes(): number {
    return this.#decodedBytes;
  }

  file(path: string): FileIndex | undefined {
    if (!this.#seen.has(path)) {
      this.#seen.add(path);
      const entry = this.project.entries.get(path);
      this.#decodedBytes += (entry && this.project.store.lengthOf(keyOf(entry))) ?? 0;
    }
    return this.#files.file(path);
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const finder = this.project.finderFor(fromPath);
    let known = this.#targets.get(finder);
    if (!known) {
      known = new Map();
      this.#targets.set(finder, known);
    }
    const key = `${finder.scopeOf?.(fromPath, specifier) ?? fromPath}\n${specifier}`;
    let target = known.get(key);
    if (!target) {
      target = finder.find(fromPath, specifier);
      known.set(key, target);
    }
    return target;
  }
}

/** Gives one file access to the project and records what it looks at. */
class WatchedProject implements Project {
  readonly #shared: SharedFiles;
  readonly consulted = new Set<string>();
  readonly found = new Map<string, Map<string, ModuleTarget>>();
  readonly #finder: ModuleFinder = {
    find: (fromPath, specifier) => {
      this.consulted.add(fromPath);
      const target = this.#shared.find(fromPath, specifier);
      const known = this.found.get(fromPath);
      if (known) known.set(specifier, target);
      else this.found.set(fromPath, new Map([[specifier, target]]));
      return target;
    },
  };

  constructor(shared: SharedFiles) {
    this.#shared = shared;
  }

  factsOf(path: string): FileFacts | undefined {
    return this.file(path)?.facts;
  }

  file(path: string): FileIndex | undefined {
    this.consulted.add(path);
    return this.#shared.file(path);
  }

  finderFor(): ModuleFinder {
    return this.#finder;
  }
}

/**
 * The world in which one file is linked. It starts empty, so its answers depend on the files it consulted and on
 * nothing else: neither on which files were linked before, nor on their order.
 */
export class UnitWorld extends ResolvedWorld {
  readonly #watched: WatchedProject;

  constructor(shared: SharedFiles) {
    const watched = new WatchedProject(shared);
    super(watched);
    this.#watched = watched;
  }

  override file(path: string): FileIndex | undefined {
    return this.#watched.file(path);
  }

  /** The files whose facts or imports mattered so far, whether they exist or not; sorted. */
  consulted(): string[] {
    return [...this.#watched.consulted].sort();
  }

  /** The targets of the imports that mattered so far, its own and those of the files it looked through. */
  found(): FoundModules {
    return this.#watched.found;
  }
}
