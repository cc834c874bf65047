import { pick, type Random } from "./random-project.ts";

/** The bytes with one bit changed. */
export function flip(random: Random, bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = random(changed.length);
  changed[at] = (changed[at] as number) ^ (1 << random(8));
  return changed;
}

/** Changes the shape of the bytes: of their JSON (all of them, or a part before a footer), or of their parts. */
export function reshape(random: Random, bytes: Buffer): Buffer {
  const json = parse(bytes);
  if (json !== undefined)
    return random(8) === 0 ? rearrange(random, bytes) : Buffer.from(textOf(reshapeJson(random, json)));
  const list = random(2) === 0 ? undefined : findList(bytes);
  if (list === undefined) return rearrange(random, bytes);
  const changed = Buffer.from(textOf(reshapeJson(random, list.value)));
  return Buffer.concat([bytes.subarray(0, list.start), changed, bytes.subarray(list.end)]);
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const DEEP = 20_000;
/** Marks the place of values that are nested too deeply for `JSON.stringify`. */
const DEEP_MARK = "\u0000deep";

/** Values of every type, and extreme values. */
const ODD_VALUES: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  "",
  "x",
  "__proto__",
  "../../etc/passwd",
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  DEEP_MARK,
];

function textOf(value: Json): string {
  return JSON.stringify(value).replaceAll(JSON.stringify(DEEP_MARK), `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`);
}

/** A place in a document: the list or object that contains it, and its key. */
type Place = readonly [holder: Json[] | { [key: string]: Json }, key: string];

function placesIn(value: Json, places: Place[] = []): Place[] {
  if (value === null || typeof value !== "object") return places;
  for (const key of Object.keys(value)) {
    places.push([value, key]);
    placesIn((value as { [key: string]: Json })[key] as Json, places);
  }
  return places;
}

const at = ([holder, key]: Place): Json => (holder as { [key: string]: Json })[key] as Json;
function put([holder, key]: Place, value: Json): void {
  (holder as { [key: string]: Json })[key] = value;
}

function remove([holder, key]: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** The document with one change. */
function reshapeJson(random: Random, original: Json): Json {
  const value = structuredClone(original);
  const places = placesIn(value);
  if (places.length === 0 || random(20) === 0) return pick(random, ODD_VALUES);
  const place = pick(random, places);
  switch (random(6)) {
    case 0:
      remove(place);
      break;
    case 1:
      put(place, [at(place)]);
      break;
    case 2: {
      const other = pick(
        random,
        places.filter((each) => typeof at(each) === typeof at(place)),
      );
      const [here, there] = [at(place), at(other)];
      put(other, structuredClone(here));
      put(place, structuredClone(there));
      break;
    }
    case 3:
      if (Array.isArray(place[0])) place[0].push(structuredClone(at(place)));
      else put([place[0], `${place[1]}_`], at(place));
      break;
    default:
      put(place, structuredClone(pick(random, ODD_VALUES)));
  }
  return value;
}

/** The bytes with parts cut off, removed, exchanged, repeated or overwritten. */
function rearrange(random: Random, bytes: Buffer): Buffer {
  const [from, to] = [random(bytes.length + 1), random(bytes.length + 1)].sort((a, b) => a - b) as [number, number];
  const changed = Buffer.from(bytes);
  switch (random(8)) {
    case 0:
      return changed.subarray(0, from);
    case 1:
      return Buffer.concat([changed.subarray(0, from), changed.subarray(to)]);
    case 2:
      return Buffer.concat([changed.subarray(to), changed.subarray(from, to), changed.subarray(0, from)]);
    case 3:
      return Buffer.concat([changed.subarray(0, to), changed.subarray(from)]);
    case 4:
      return changed.fill(pick(random, [0, 0xff, 0x20]), from, to);
    case 5:
      return Buffer.concat([changed, changed.subarray(from, to)]);
    default:
      // Overwrites four bytes, which may be a length, an offset or a number of rows.
      if (changed.length >= 4) {
        const place = random(Math.max(1, Math.floor(changed.length / 4))) * 4;
        changed.writeUInt32LE(pick(random, [0, 1, 0xffff_ffff, 0x7fff_ffff, changed.length]), place);
      }
      return changed;
  }
}

function parse(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** The longest JSON list or object near the end of a binary file: its table of contents. */
function findList(bytes: Buffer): { readonly value: Json; readonly start: number; readonly end: number } | undefined {
  for (const [open, close] of ["[]", "{}"] as const) {
    const end = bytes.lastIndexOf(close as string) + 1;
    for (
      let start = bytes.indexOf(open as string);
      start >= 0 && start < end;
      start = bytes.indexOf(open as string, start + 1)
    ) {
      const value = parse(bytes.subarray(start, end));
      if (value !== undefined && placesIn(value).length > 0) return { value, start, end };
    }
  }
  return undefined;
}
