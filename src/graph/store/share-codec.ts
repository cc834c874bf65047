import type { ModuleTarget } from "../../code/project.ts";
import { DEFINITION_KINDS, type DefinitionKind } from "../../model/facts.ts";
import { EDGES, type Edge, type Site } from "../../model/graph.ts";
import { CONFIDENCES, type Confidence, USE_ROLES, type UseRole } from "../../model/use.ts";
import { ByteReader, ByteWriter, CorruptDataError } from "../../util/bytes.ts";
import type { LocalId, Share, SharedDefinition, SharedLink, SharedOpenUse } from "./share.ts";

/** Assigns numbers to values that shares name many times: strings, and targets of imports. */
export interface Numbering {
  string(text: string): number;
  target(target: ModuleTarget): number;
}

/** The strings and targets for the numbers. */
export interface Naming {
  string(number: number): string;
  target(number: number): ModuleTarget;
}

const KIND_BITS = 3;
const STATIC_BIT = 1 << KIND_BITS;
const FOREIGN_BIT = STATIC_BIT << 1;
const KIND_MASK = STATIC_BIT - 1;
/** Line, column, and role. */
const NUMBERS_A_SITE = 3;

/** A share as bytes. The part that questions need comes first, the part that only the next build needs comes after it. */
export function encodeShare(share: Share, numbering: Numbering): Uint8Array {
  const asked = new ByteWriter(1024);
  writeDefinitions(asked, share.definitions, numbering);
  asked.writeUnsigned(share.outside);
  asked.writeUnsigned(share.links.length);
  for (const { src, edge, path, target, sites } of share.links) {
    asked.writeUnsigned(src + 1);
    asked.writeUnsigned(EDGES.indexOf(edge));
    asked.writeUnsigned(numbering.string(path));
    asked.writeUnsigned(target.ordinal);
    asked.writeUnsigned(target.ordinal === 0 ? 0 : numbering.string(target.qualname));
    writeSites(asked, sites);
  }
  asked.writeUnsigned(share.open.length);
  for (const { src, name, sites } of share.open) {
    asked.writeUnsigned(src + 1);
    asked.writeUnsigned(numbering.string(name));
    writeSites(asked, sites);
  }
  const bytes = asked.toBytes();
  const whole = new ByteWriter(bytes.length + 256);
  whole.writeUnsigned(bytes.length);
  whole.writeBytes(bytes);
  writeAscending(
    whole,
    share.consulted.map((path) => numbering.string(path)),
  );
  whole.writeUnsigned(share.found.size);
  for (const [specifier, target] of share.found) {
    whole.writeUnsigned(numbering.string(specifier));
    whole.writeUnsigned(numbering.target(target));
  }
  whole.writeUnsigned(share.through.length);
  for (const { from, specifier, target } of share.through) {
    whole.writeUnsigned(numbering.string(from));
    whole.writeUnsigned(numbering.string(specifier));
    whole.writeUnsigned(numbering.target(target));
  }
  return whole.toBytes();
}

function writeDefinitions(writer: ByteWriter, definitions: readonly SharedDefinition[], numbering: Numbering): void {
  writer.writeUnsigned(definitions.length);
  let line = 0;
  for (const { qualname, ordinal, kind, startLine, endLine, isStatic, foreignBases } of definitions) {
    writer.writeUnsigned(numbering.string(qualname));
    writer.writeUnsigned(ordinal);
    const isForeign = foreignBases.length > 0;
    writer.writeUnsigned(DEFINITION_KINDS.indexOf(kind) | (isStatic ? STATIC_BIT : 0) | (isForeign ? FOREIGN_BIT : 0));
    writer.writeSigned(startLine - line);
    writer.writeSigned(endLine - startLine);
    line = startLine;
    if (!isForeign) continue;
    writer.writeUnsigned(foreignBases.length);
    for (const base of foreignBases) writer.writeUnsigned(numbering.string(base));
  }
}

type AnySite = readonly [line: number, column: number, role: UseRole, confidence?: Confidence];

function writeSites(writer: ByteWriter, sites: readonly AnySite[]): void {
  writer.writeUnsigned(sites.length);
  let last = 0;
  for (const [line, column, role, confidence] of sites) {
    writer.writeSigned(line - last);
    writer.writeUnsigned(column);
    const certainty = confidence === undefined ? 0 : CONFIDENCES.indexOf(confidence);
    writer.writeUnsigned(USE_ROLES.indexOf(role) * CONFIDENCES.length + certainty);
    last = line;
  }
}

/** Writes distinct numbers in ascending order, each as its difference from the previous one. */
export function writeAscending(writer: ByteWriter, numbers: readonly number[]): void {
  const sorted = Uint32Array.from(numbers).sort();
  writer.writeUnsigned(sorted.length);
  let last = 0;
  for (const number of sorted) {
    writer.writeUnsigned(number - last);
    last = number;
  }
}

export function readAscending(reader: ByteReader): number[] {
  const count = reader.readCount();
  const numbers = new Array<number>(count);
  let last = 0;
  for (let at = 0; at < count; at++) {
    last += reader.readUnsigned();
    numbers[at] = last;
  }
  return numbers;
}

/** A link as it is stored: numbers are turned into names only for the links that a question is about. */
export interface StoredLink {
  readonly src: number;
  readonly edge: Edge;
  readonly path: number;
  readonly ordinal: number;
  readonly qualname: number;
  /** The offset of its sites in the bytes; they are read lazily because most links are skipped. */
  readonly sitesAt: number;
}

/** The part of a share that questions need. */
export interface AskedShare {
  readonly definitions: readonly SharedDefinition[];
  readonly outside: number;
  readonly links: readonly StoredLink[];
  readonly open: readonly { readonly src: number; readonly name: number; readonly sitesAt: number }[];
  sitesOf(link: Pick<StoredLink, "sitesAt">): readonly Site[];
  openSitesOf(open: Pick<StoredLink, "sitesAt">): SharedOpenUse["sites"];
}

/** The part of a share that the next build needs. */
export type KeptShare = Pick<Share, "consulted" | "found" | "through">;

/** Reads the part that questions need. Nothing is trusted: an index can come from anywhere. */
export function decodeAsked(bytes: Uint8Array, naming: Naming): AskedShare {
  const outer = new ByteReader(bytes);
  const part = outer.readBytes(outer.readUnsigned());
  const reader = new ByteReader(part);
  const definitions = readDefinitions(reader, naming);
  const outside = reader.readUnsigned();
  const readSrc = () => {
    const src = reader.readUnsigned() - 1;
    if (src >= definitions.length) throw new CorruptDataError("link from no definition");
    return src;
  };
  const skipSites = () => {
    const at = reader.position;
    reader.skipNumbers(reader.readCount() * NUMBERS_A_SITE);
    return at;
  };
  const links = readList(reader, (): StoredLink => {
    const src = readSrc();
    const edge = pick(EDGES, reader.readUnsigned());
    const path = reader.readUnsigned();
    const ordinal = reader.readUnsigned();
    const qualname = reader.readUnsigned();
    return { src, edge, path, ordinal, qualname, sitesAt: skipSites() };
  });
  const open = readList(reader, () => ({ src: readSrc(), name: reader.readUnsigned(), sitesAt: skipSites() }));
  return {
    definitions,
    outside,
    links,
    open,
    sitesOf: ({ sitesAt }) => readSites(new ByteReader(part, sitesAt), true),
    openSitesOf: ({ sitesAt }) => readSites(new ByteReader(part, sitesAt), false) as unknown as SharedOpenUse["sites"],
  };
}

/** Only the definitions of a share. */
export function decodeDefinitions(bytes: Uint8Array, naming: Naming): readonly SharedDefinition[] {
  const outer = new ByteReader(bytes);
  return readDefinitions(new ByteReader(outer.readBytes(outer.readUnsigned())), naming);
}

/** Reads the part that the next build needs. */
export function decodeKept(bytes: Uint8Array, naming: Naming): KeptShare {
  const reader = new ByteReader(bytes);
  reader.readBytes(reader.readUnsigned());
  const consulted = readAscending(reader).map((number) => naming.string(number));
  const found = new Map<string, ModuleTarget>();
  for (let left = reader.readCount(); left > 0; left--) {
    const specifier = naming.string(reader.readUnsigned());
    found.set(specifier, naming.target(reader.readUnsigned()));
  }
  const through = readList(reader, () => ({
    from: naming.string(reader.readUnsigned()),
    specifier: naming.string(reader.readUnsigned()),
    target: naming.target(reader.readUnsigned()),
  }));
  return { consulted, found, through };
}

/** A whole share except the names spelled in its file, which only the lists of the index have. */
export function decodeShare(bytes: Uint8Array, naming: Naming): Omit<Share, "spelled"> {
  const asked = decodeAsked(bytes, naming);
  return {
    definitions: asked.definitions,
    outside: asked.outside,
    links: asked.links.map(
      (link): SharedLink => ({
        src: link.src,
        edge: link.edge,
        path: naming.string(link.path),
        target: targetOf(link.ordinal, link.qualname, naming),
        sites: asked.sitesOf(link),
      }),
    ),
    open: asked.open.map((open) => ({ src: open.src, name: naming.string(open.name), sites: asked.openSitesOf(open) })),
    ...decodeKept(bytes, naming),
  };
}

function targetOf(ordinal: number, qualname: number, naming: Naming): LocalId {
  return { qualname: ordinal === 0 ? "" : naming.string(qualname), ordinal };
}

function readDefinitions(reader: ByteReader, naming: Naming): SharedDefinition[] {
  let line = 0;
  return readList(reader, () => {
    const qualname = naming.string(reader.readUnsigned());
    const ordinal = reader.readUnsigned();
    const bits = reader.readUnsigned();
    const startLine = line + reader.readSigned();
    const endLine = startLine + reader.readSigned();
    line = startLine;
    const kind: DefinitionKind = pick(DEFINITION_KINDS, bits & KIND_MASK);
    const foreignBases = (bits & FOREIGN_BIT) === 0 ? [] : readList(reader, () => naming.string(reader.readUnsigned()));
    return { qualname, ordinal, kind, startLine, endLine, isStatic: (bits & STATIC_BIT) !== 0, foreignBases };
  });
}

function readSites(reader: ByteReader, hasConfidence: boolean): Site[] {
  let last = 0;
  return readList(reader, () => {
    last += reader.readSigned();
    const column = reader.readUnsigned();
    const bits = reader.readUnsigned();
    const role = pick(USE_ROLES, Math.floor(bits / CONFIDENCES.length));
    const confidence = pick(CONFIDENCES, bits % CONFIDENCES.length);
    return (hasConfidence ? [last, column, role, confidence] : [last, column, role]) as unknown as Site;
  });
}

function readList<T>(reader: ByteReader, read: () => T): T[] {
  const items = new Array<T>(reader.readCount());
  for (let at = 0; at < items.length; at++) items[at] = read();
  return items;
}

function pick<T>(all: readonly T[], index: number): T {
  const found = all[index];
  if (found === undefined) throw new CorruptDataError("unknown word");
  return found;
}
