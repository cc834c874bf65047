import { type EmbeddingProvider, WORD_MODEL } from "../model/routing.ts";
import { MAX_DIMENSION } from "./index-limits.ts";
import { describeType, type TableReader } from "./table-reader.ts";

/** The offline provider's dimension when a profile gives none. */
export const DEFAULT_HASH_DIMENSION = 768;

/** Reads the dimension of a profile, which may be called `dim` or `dimension`; undefined when it is wrong or missing. */
export function readDimension(profile: TableReader, provider: EmbeddingProvider | undefined): number | undefined {
  const written = ["dim", "dimension"].filter((key) => profile.has(key));
  const dimensions = written.map((key) => dimensionOf(profile, key));
  const [first, second] = dimensions;
  if (first !== undefined && second !== undefined && first !== second) {
    const message = `[${profile.name}] says dim = ${first} and dimension = ${second}: keep the right one.`;
    profile.report("DIMENSIONS_DISAGREE", "dimension", message);
    return undefined;
  }
  if (provider === WORD_MODEL.provider) return wordDimension(profile, written[0], first);
  if (written.length > 0) return dimensions.includes(undefined) ? undefined : first;
  if (provider === "hash") return DEFAULT_HASH_DIMENSION;
  if (provider !== undefined) {
    const message = `[${profile.name}] needs dim, the length of its model's vectors.`;
    profile.report("MISSING_DIMENSION", undefined, message);
  }
  return undefined;
}

/** The built-in model has one fixed dimension, whatever is configured. */
function wordDimension(profile: TableReader, key: string | undefined, dimension: number | undefined): number {
  const own = WORD_MODEL.dimension;
  if (key !== undefined && dimension !== undefined && dimension !== own) {
    const message = `The vectors of the provider "${WORD_MODEL.provider}" have ${own} dimensions: leave ${key} out.`;
    profile.report("BAD_DIMENSION", key, message, { suggest: () => String(own) });
  }
  return own;
}

function dimensionOf(profile: TableReader, key: string): number | undefined {
  const value = profile.raw(key);
  if (typeof value === "bigint" && value >= 1n && value <= MAX_DIMENSION) return Number(value);
  const isNumber = typeof value === "bigint" || typeof value === "number";
  const message =
    `${profile.name}.${key} takes a whole number from 1 to ${MAX_DIMENSION}, ` +
    `not ${isNumber ? value : describeType(value)}.`;
  const plain = typeof value === "string" || typeof value === "number" ? String(value) : "";
  profile.report("BAD_DIMENSION", key, message, {
    suggest: () => (/^[1-9]\d{0,3}$/.test(plain) ? plain : undefined),
  });
  return undefined;
}
