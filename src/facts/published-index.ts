import { UserError } from "../model/errors.ts";
import { isObject, property, stringProperty } from "../util/json.ts";
import { FACTS_VERSION } from "./version.ts";

/** The ref under which an index is published. A plain clone or fetch does not include it. */
export const PUBLISHED_REF = "refs/llmc-nav/index";
export const MANIFEST_NAME = "manifest.json";
/** GitHub warns about files above 50 MB, and rejects those above 100. */
export const MAX_PART_BYTES = 45_000_000;
export const MAX_MANIFEST_BYTES = 1_000_000;
/** A store has some tens of files; one with more, or with larger ones, is not ours. */
export const MAX_PARTS = 2000;
export const MAX_PUBLISHED_BYTES = 8_000_000_000;

const FORMAT = 1;
const PART_NAME = /^part-\d{5}$/;
/** A path of the store: up to four plain names, none of which begins with a dot. */
const STORE_PATH = /^[A-Za-z0-9][\w.-]{0,99}(?:\/[A-Za-z0-9][\w.-]{0,99}){0,3}$/;

/** One file of the store, and the parts that hold it, in order. */
export interface PublishedFile {
  /** Relative to the store, with `/`. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly parts: readonly string[];
}

/** The manifest of a published index. */
export interface PublishedIndex {
  /** The commit that the index was made of. */
  readonly commit: string;
  readonly files: readonly PublishedFile[];
}

/** The name of a part. */
export function partName(number: number): string {
  return `part-${String(number).padStart(5, "0")}`;
}

/** Whether a file of the store can be published: readers accept only such names. */
export function isStorePath(path: string): boolean {
  return STORE_PATH.test(path);
}

/** The text of the manifest. */
export function manifestOf({ commit, files }: PublishedIndex): string {
  return `${JSON.stringify({ format: FORMAT, version: FACTS_VERSION, commit, files })}\n`;
}

/** Reads a manifest, which anyone who can push to the remote may have written. */
export function parseManifest(text: string): PublishedIndex {
  const manifest = parse(text);
  const version = property(manifest, "version");
  if (property(manifest, "format") !== FORMAT || version !== FACTS_VERSION) {
    throw new UserError(
      `The published index is of another version of llmc-nav: use the version that published it, or run \`llmc-nav build-graph\`.`,
    );
  }
  const commit = stringProperty(manifest, "commit") ?? "";
  const listed = property(manifest, "files");
  const files = Array.isArray(listed) ? listed.map(readFile) : [];
  const parts = files.flatMap((file) => file.parts);
  const paths = new Set(files.map(({ path }) => path.toLowerCase()));
  const isSound = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit) && files.length > 0;
  if (!isSound || new Set(parts).size !== parts.length || paths.size !== files.length) throw damaged();
  return { commit, files };
}

/** The error for a damaged or altered published index. */
export function damaged(): UserError {
  return new UserError(
    `The index at ${PUBLISHED_REF} is damaged or was not made by llmc-nav, so it is not used: publish it again, or run \`llmc-nav build-graph\`.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged();
  }
}

function readFile(file: unknown): PublishedFile {
  const path = stringProperty(file, "path") ?? "";
  const sha256 = stringProperty(file, "sha256") ?? "";
  const size = property(file, "size");
  const parts = property(file, "parts");
  const isNamed = isObject(file) && isStorePath(path) && /^[0-9a-f]{64}$/.test(sha256);
  const areParts = Array.isArray(parts) && parts.every((part) => typeof part === "string" && PART_NAME.test(part));
  if (!isNamed || !areParts || typeof size !== "number" || !Number.isSafeInteger(size) || size < 0) throw damaged();
  return { path, sha256, size, parts };
}
