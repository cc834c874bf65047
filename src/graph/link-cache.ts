import { FACTS_VERSION } from "../facts/version.ts";
import { ContainedFiles } from "../git/contained-files.ts";
import type { ModuleTarget } from "../resolve/project.ts";
import { writeAtomically } from "./atomic-file.ts";
import type { ByteRange } from "./graph-writer.ts";
import type { FoundModules } from "./unit-world.ts";

/** Raise it whenever resolution or linking changes what a file's share of the graph looks like. */
const LINKS_VERSION = 5;
/** Where it is kept, relative to the root of the repository. */
export const LINK_CACHE_PATH = ".llmc/cache/links.json";
/** A repository of 100,000 files stays below this. */
const MAX_CACHE_BYTES = 256 * 1024 * 1024;

/** What the last build knows of a file with code: its share of the graph file, and what that share rests on. */
export interface LinkedFile {
  readonly path: string;
  readonly blobId: string;
  readonly language: string;
  /** The ids of its definitions before equal ones are told apart. */
  readonly baseIds: readonly string[];
  /** The files consulted to link it, itself among them. */
  readonly consulted: readonly string[];
  readonly entities: ByteRange;
  readonly relations: ByteRange;
  readonly unresolved: ByteRange;
  readonly counts: LinkCounts;
}

/** What a file adds to the totals of a build. */
export interface LinkCounts {
  readonly entities: number;
  readonly relations: number;
  readonly unresolved: number;
  readonly outside: number;
}

/** A file without code: nothing of it is in the graph but its name and content id. */
export interface PlainFile {
  readonly path: string;
  readonly blobId: string;
  /** `text`, or undefined for a file that is no text at all. */
  readonly language: string | undefined;
}

/** Everything the next build can use of the last one. */
export interface LinkRecord {
  readonly commit: string;
  /** Of the graph file as it was written: if it still has it, the ranges still hold. */
  readonly graphDigest: string;
  /** Some entity may have metadata that somebody added. */
  readonly isEnriched: boolean;
  readonly linked: readonly LinkedFile[];
  readonly plain: readonly PlainFile[];
  readonly found: FoundModules;
}

/** Reads what the last build left; undefined when there is nothing that this version can use. */
export function readLinkRecord(root: string): LinkRecord | undefined {
  const { bytes } = new ContainedFiles(root).read(LINK_CACHE_PATH, MAX_CACHE_BYTES);
  if (!bytes) return undefined;
  try {
    const record = JSON.parse(bytes.toString("utf8")) as RecordWire;
    return record.version === versionKey() ? fromWire(record) : undefined;
  } catch {
    // A damaged cache is worth no more than none: the build makes it again.
    return undefined;
  }
}

export function writeLinkRecord(root: string, record: LinkRecord): void {
  writeAtomically(root, LINK_CACHE_PATH, JSON.stringify(toWire(record)));
}

function versionKey(): string {
  return `${LINKS_VERSION}.${FACTS_VERSION}`;
}

type LinkedRow = [
  path: string,
  blobId: string,
  language: string,
  baseIds: string,
  consulted: number[],
  ranges: number[],
  counts: number[],
];

/** Paths are written once and named by number; ids of a file stand in one string, because many short ones parse slowly. */
interface RecordWire {
  readonly version: string;
  readonly commit: string;
  readonly graphDigest: string;
  readonly isEnriched: boolean;
  readonly paths: string[];
  readonly linked: LinkedRow[];
  readonly plain: [path: string, blobId: string, language: string | null][];
  readonly found: [from: number, specifiers: string[], targets: TargetWire[]][];
}

function toWire(record: LinkRecord): RecordWire {
  const numbers = new Map<string, number>();
  const numberOf = (path: string) => {
    const known = numbers.get(path);
    if (known !== undefined) return known;
    numbers.set(path, numbers.size);
    return numbers.size - 1;
  };
  const linked = record.linked.map((file): LinkedRow => {
    const ranges = [...file.entities, ...file.relations, ...file.unresolved];
    const { entities, relations, unresolved, outside } = file.counts;
    return [
      file.path,
      file.blobId,
      file.language,
      file.baseIds.join("\n"),
      file.consulted.map(numberOf),
      ranges,
      [entities, relations, unresolved, outside],
    ];
  });
  const found = [...record.found].map(([from, targets]): RecordWire["found"][number] => [
    numberOf(from),
    [...targets.keys()],
    [...targets.values()].map((target) => targetToWire(target, numberOf)),
  ]);
  return {
    version: versionKey(),
    commit: record.commit,
    graphDigest: record.graphDigest,
    isEnriched: record.isEnriched,
    paths: [...numbers.keys()],
    linked,
    plain: record.plain.map(({ path, blobId, language }) => [path, blobId, language ?? null]),
    found,
  };
}

function fromWire(wire: RecordWire): LinkRecord {
  const pathAt = (number: number) => {
    const path = wire.paths[number];
    if (path === undefined) throw new RangeError("no such path");
    return path;
  };
  return {
    commit: wire.commit,
    graphDigest: wire.graphDigest,
    isEnriched: wire.isEnriched,
    linked: wire.linked.map(([path, blobId, language, baseIds, consulted, ranges, counts]) => ({
      path,
      blobId,
      language,
      baseIds: baseIds === "" ? [] : baseIds.split("\n"),
      consulted: consulted.map(pathAt),
      entities: [ranges[0] ?? 0, ranges[1] ?? 0],
      relations: [ranges[2] ?? 0, ranges[3] ?? 0],
      unresolved: [ranges[4] ?? 0, ranges[5] ?? 0],
      counts: {
        entities: counts[0] ?? 0,
        relations: counts[1] ?? 0,
        unresolved: counts[2] ?? 0,
        outside: counts[3] ?? 0,
      },
    })),
    plain: wire.plain.map(([path, blobId, language]) => ({ path, blobId, language: language ?? undefined })),
    found: new Map(
      wire.found.map(([from, specifiers, targets]) => [
        pathAt(from),
        new Map(specifiers.map((specifier, at) => [specifier, targetFromWire(targets[at] ?? 0, pathAt)])),
      ]),
    ),
  };
}

const EXTERNAL_NUMBER = -1;

/** A file by its number, several by theirs, a package by its directory, -1 for what lies outside. */
type TargetWire = number | string | number[];

function targetToWire(target: ModuleTarget, numberOf: (path: string) => number): TargetWire {
  if (target.kind === "file") return numberOf(target.path);
  if (target.kind === "files") return target.paths.map(numberOf);
  return target.kind === "package" ? target.directory : EXTERNAL_NUMBER;
}

function targetFromWire(wire: TargetWire, pathAt: (number: number) => string): ModuleTarget {
  if (Array.isArray(wire)) return { kind: "files", paths: wire.map(pathAt) };
  if (typeof wire === "string") return { kind: "package", directory: wire };
  return wire === EXTERNAL_NUMBER ? { kind: "external" } : { kind: "file", path: pathAt(wire) };
}
