import type { FileFacts } from "../model/facts.ts";
import type { FileIndex } from "../resolve/file-index.ts";
import type { ModuleFinder, ModuleTarget, Project } from "../resolve/project.ts";
import { World } from "../resolve/world.ts";

/** Where specifiers lead, by the file they stand in. */
export type FoundModules = Map<string, Map<string, ModuleTarget>>;

/** What the worlds of one build share: facts arranged for asking, and modules already found. Both are the same for all. */
export class SharedFiles {
  readonly project: Project;
  readonly found: FoundModules;
  readonly #files: World;

  constructor(project: Project, found: FoundModules) {
    this.project = project;
    this.found = found;
    this.#files = new World(project);
  }

  file(path: string): FileIndex | undefined {
    return this.#files.file(path);
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    let known = this.found.get(fromPath);
    if (!known) {
      known = new Map();
      this.found.set(fromPath, known);
    }
    let target = known.get(specifier);
    if (!target) {
      target = this.project.finderFor(fromPath).find(fromPath, specifier);
      known.set(specifier, target);
    }
    return target;
  }
}

/** Lets one file look at the project and notes what it looked at. */
class WatchedProject implements Project {
  readonly #shared: SharedFiles;
  readonly consulted = new Set<string>();
  readonly #finder: ModuleFinder = {
    find: (fromPath, specifier) => {
      this.consulted.add(fromPath);
      return this.#shared.find(fromPath, specifier);
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
 * The world in which one file is linked. It starts with nothing worked out, so what it answers depends on the files it
 * consulted and on nothing else: not on which files were linked before, nor in which order.
 */
export class UnitWorld extends World {
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
}
