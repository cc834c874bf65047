import { decodeLanguage } from "../facts/decode-language.ts";
import { keyOf } from "../facts/update.ts";
import type { FileFacts, Language } from "../model/facts.ts";
import type { Entity } from "../model/graph.ts";
import { baseIdIn, moduleName } from "../model/symbol-id.ts";
import type { TreeEntry } from "../model/tree.ts";
import type { LiveProject } from "../resolve/live-project.ts";
import { assignIds, changesSince, filesWithMovedImports, filesWithNewIds } from "./changed-files.ts";
import { definitionEntity, fileEntity } from "./entity-of.ts";
import { fragmentToWire, type IdsByPath } from "./graph-wire.ts";
import type { LinkCounts, LinkedFile, LinkRecord, PlainFile } from "./link-cache.ts";
import { linkFile } from "./link-file.ts";
import { StaleLinks } from "./stale-links.ts";
import { type FoundModules, SharedFiles, UnitWorld } from "./unit-world.ts";

/** A file with code, and whether its share of the last graph still holds. */
export interface PlannedFile {
  readonly path: string;
  readonly blobId: string;
  readonly language: string;
  readonly baseIds: readonly string[];
  /** What the last build knows of it, when nothing it rests on has changed. */
  readonly kept: LinkedFile | undefined;
}

/** What has to be linked, and what does not. Both lists are in path order. */
export interface LinkPlan {
  readonly code: readonly PlannedFile[];
  readonly plain: readonly PlainFile[];
  readonly ids: IdsByPath;
  /** Files of the last build whose share of it is used no more. */
  readonly replaced: readonly LinkedFile[];
  /** Modules found before that are where they were. */
  readonly found: FoundModules;
}

/** A file's new share of the graph file. */
export interface NewShare {
  readonly entities: readonly Entity[];
  /** Writes the share, with the entities as they are to appear in it. */
  toWire(entities: readonly Entity[]): ReturnType<typeof fragmentToWire>;
  readonly consulted: readonly string[];
  readonly counts: LinkCounts;
}

/** Decides which files must be linked. The facts of the tree are loaded; `unread` have none. */
export function planLinks(project: LiveProject, record: LinkRecord | undefined, unread: ReadonlySet<string>): LinkPlan {
  const changes = record && changesSince(record, project.entries);
  const changed = changes?.changed ?? new Set<string>();
  const known = new Map((record?.linked ?? []).map((file) => [file.path, file]));
  const knownPlain = new Map((record?.plain ?? []).map((file) => [file.path, file]));
  const code: Omit<PlannedFile, "kept">[] = [];
  const plain: PlainFile[] = [];
  for (const entry of project.entries.values()) {
    const { path, blobId } = entry;
    if (unread.has(path)) continue;
    const before = changed.has(path) ? undefined : known.get(path);
    const plainBefore = changed.has(path) ? undefined : knownPlain.get(path);
    const language = before || plainBefore ? undefined : languageOf(project, entry);
    const facts = language === undefined || language === "text" ? undefined : project.factsOf(path);
    if (before) code.push(before);
    else if (plainBefore) plain.push(plainBefore);
    else if (!facts) plain.push({ path, blobId, language });
    else code.push({ path, blobId, language: facts.language, baseIds: baseIdsOf(path, facts) });
  }
  const ids = assignIds(code);
  const idsBefore = assignIds(record?.linked ?? []);
  const displaced = filesWithNewIds(idsBefore, ids, changed);
  if (record && changes?.isLayoutChanged) {
    for (const path of filesWithMovedImports(record.found, project)) displaced.add(path);
  }
  const stale = record && new StaleLinks({ project, record, idsBefore, idsNow: ids, changed, displaced });
  const planned = code.map((file): PlannedFile => {
    const before = known.get(file.path);
    return { ...file, kept: before && !stale?.isStale(before) ? before : undefined };
  });
  const keptPaths = new Set(planned.filter((file) => file.kept).map((file) => file.path));
  return {
    code: planned,
    plain,
    ids,
    replaced: (record?.linked ?? []).filter((file) => !keptPaths.has(file.path)),
    found: new Map([...(record?.found ?? [])].filter(([from]) => !displaced.has(from))),
  };
}

/** What the content is: a path that says nothing may lead to a script. Undefined for what is no text. */
function languageOf(project: LiveProject, entry: TreeEntry): Language | undefined {
  const bytes = project.store.readBytes(keyOf(entry));
  return bytes === undefined || bytes.length === 0 ? undefined : decodeLanguage(bytes);
}

function baseIdsOf(path: string, facts: FileFacts): string[] {
  const module = moduleName(path);
  return facts.definitions.map((definition) => baseIdIn(module, definition));
}

/** Links files of one tree. */
export class Linker {
  readonly #shared: SharedFiles;
  readonly #ids: IdsByPath;

  constructor(project: LiveProject, plan: LinkPlan) {
    this.#shared = new SharedFiles(project, plan.found);
    this.#ids = plan.ids;
  }

  /** Every module found, by this run and by those before it. */
  get found(): FoundModules {
    return this.#shared.found;
  }

  link({ path, language }: PlannedFile): NewShare {
    const world = new UnitWorld(this.#shared);
    const file = world.file(path);
    if (!file) throw new Error(`${path} has no facts`);
    const links = linkFile(world, file);
    const ids = this.#ids.get(path) ?? [];
    const entities = [
      fileEntity(path, language),
      ...file.facts.definitions.map((_, at) => definitionEntity(world, file, at, ids[at] as string)),
    ];
    return {
      entities,
      toWire: (shown) => fragmentToWire(path, shown, links, this.#ids),
      consulted: world.consulted(),
      counts: {
        entities: entities.length,
        relations: links.links.length,
        unresolved: links.unresolved.reduce((sum, { sites }) => sum + sites.length, 0),
        outside: links.outside,
      },
    };
  }
}
