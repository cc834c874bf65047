import { hashText } from "../../util/fingerprint.ts";
import { FUNCTION_WORDS } from "../terms/function-words.ts";
import { countTerms } from "../terms/search-terms.ts";

/** Characters of a word fragment: long enough to mean something, short enough to survive a different ending. */
const FRAGMENT = 4;
/** The weight of a fragment compared with the whole term. */
const FRAGMENT_WEIGHT = 0.5;

/**
 * The vector of a text without any model: its terms and their fragments are hashed to signed dimensions, so texts that share
 * words or parts of words are close to each other. Its length is 1, or 0 for a text without any word.
 */
export function hashVector(text: string, dimension: number): Float32Array {
  const vector = new Float32Array(dimension);
  for (const [term, count] of countTerms(text)) {
    if (FUNCTION_WORDS.has(term)) continue;
    const weight = 1 + Math.log(count);
    add(vector, ` ${term}`, weight);
    const marked = `^${term}$`;
    const fragments = Math.max(0, marked.length - FRAGMENT + 1);
    for (let at = 0; at < fragments; at++) {
      add(vector, marked.slice(at, at + FRAGMENT), (weight * FRAGMENT_WEIGHT) / Math.sqrt(fragments));
    }
  }
  return normalised(vector);
}

function add(vector: Float32Array, feature: string, weight: number): void {
  // The plain hash has weak high bits; the sign must not depend on the dimension.
  const hash = Math.imul(hashText(feature) ^ (hashText(feature) >>> 15), 0x2c1b3c6d) >>> 0;
  const place = hash % vector.length;
  const sign = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) < 0 ? -1 : 1;
  vector[place] = (vector[place] as number) + sign * weight;
}

/** The vector scaled to length 1; a zero vector stays unchanged. */
function normalised(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares === 0) return vector;
  const length = Math.sqrt(squares);
  return vector.map((value) => value / length);
}
