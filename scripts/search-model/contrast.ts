import { shuffled } from "../../bench/lib/random.ts";
import { groupBy } from "../../src/util/multimap.ts";

/** Words by their rows, and how much each counts. */
interface Bag {
  readonly rows: Int32Array;
  readonly counts: Float32Array;
}

export interface TrainedPair {
  readonly repository: string;
  readonly query: Bag;
  readonly document: Bag;
}

const EPOCHS = 2;
/** In a batch, of one repository wherever it has enough pairs, everything that is said is set against all that it could be about. */
const BATCH = 256;
/** How sharply the right one is told from the others. */
const TEMPERATURE = 0.12;
const RATE = 0.03;
const WEIGHT_RATE = 0.3 * RATE;
const LEAST_WEIGHT = 0.02;
/** Keeps the first steps from being endless. */
const TINY = 1e-6;

/** One side of the pairs: how much each word counts there, and how far it was moved. */
interface Side {
  readonly weights: Float32Array;
  readonly moved: Float32Array;
  readonly vectors: Float32Array;
  readonly lengths: Float32Array;
  readonly gradients: Float32Array;
}

/** Moves vectors of words, and how much each word counts, so that of a batch what is said lies nearest to what it is said about (adaptive gradients). */
export function contrast(pairs: readonly TrainedPair[], start: Float32Array, dimension: number) {
  const usable = pairs.filter(({ query, document }) => query.rows.length > 0 && document.rows.length > 0);
  const words = start.length / dimension;
  const model = new Model(Float32Array.from(start), rarities(usable, words), dimension);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = 1 - (0.85 * epoch) / EPOCHS;
    let loss = 0;
    for (const batch of batches(usable, epoch)) loss += model.learn(batch, rate);
    console.log(`epoch ${epoch + 1}: loss ${(loss / usable.length).toFixed(3)}`);
  }
  return { vectors: model.words, queryWeights: model.query.weights, documentWeights: model.document.weights };
}

/** How rare each word is, from 0 to 1. */
function rarities(pairs: readonly TrainedPair[], words: number): Float32Array {
  const times = new Float64Array(words);
  for (const { query, document } of pairs) {
    for (const row of [...query.rows, ...document.rows]) times[row] = (times[row] as number) + 1;
  }
  const rarity = Float32Array.from(times, (count) => Math.log(1 + (2 * pairs.length) / (1 + count)));
  const most = rarity.reduce((a, b) => Math.max(a, b), 0);
  return rarity.map((value) => value / most);
}

function batches(pairs: readonly TrainedPair[], epoch: number): TrainedPair[][] {
  const whole: TrainedPair[][] = [];
  const rest: TrainedPair[] = [];
  for (const own of groupBy(shuffled(pairs, 100 + epoch), ({ repository }) => repository).values()) {
    for (const batch of cut(own)) {
      if (batch.length >= BATCH / 2) whole.push(batch);
      else rest.push(...batch);
    }
  }
  return shuffled([...whole, ...cut(shuffled(rest, epoch))], 1000 + epoch);
}

function cut(pairs: readonly TrainedPair[]): TrainedPair[][] {
  return Array.from({ length: Math.ceil(pairs.length / BATCH) }, (_, i) => pairs.slice(i * BATCH, (i + 1) * BATCH));
}

class Model {
  readonly words: Float32Array;
  readonly query: Side;
  readonly document: Side;
  readonly #moved: Float32Array;
  readonly #dimension: number;

  constructor(words: Float32Array, weights: Float32Array, dimension: number) {
    this.words = words;
    this.#moved = new Float32Array(words.length);
    this.#dimension = dimension;
    const side = (): Side => ({
      weights: Float32Array.from(weights),
      moved: new Float32Array(weights.length),
      vectors: new Float32Array(BATCH * dimension),
      lengths: new Float32Array(BATCH),
      gradients: new Float32Array(BATCH * dimension),
    });
    this.query = side();
    this.document = side();
  }

  /** One step for a batch; gives the sum of the losses before it. */
  learn(batch: readonly TrainedPair[], rate: number): number {
    batch.forEach(({ query, document }, at) => {
      this.#embed(query, this.query, at);
      this.#embed(document, this.document, at);
    });
    this.query.gradients.fill(0);
    this.document.gradients.fill(0);
    let loss = 0;
    for (let at = 0; at < batch.length; at++) loss += this.#compare(at, batch.length);
    batch.forEach(({ query, document }, at) => {
      this.#move(query, this.query, at, rate);
      this.#move(document, this.document, at, rate);
    });
    return loss;
  }

  #embed({ rows, counts }: Bag, { weights, vectors, lengths }: Side, at: number): void {
    const size = this.#dimension;
    const own = vectors.subarray(at * size, (at + 1) * size).fill(0);
    rows.forEach((row, i) => {
      const weight = (counts[i] as number) * (weights[row] as number);
      for (let j = 0; j < size; j++) own[j] = (own[j] as number) + weight * (this.words[row * size + j] as number);
    });
    const length = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let j = 0; j < size; j++) own[j] = (own[j] as number) / length;
    lengths[at] = length;
  }

  /** Sets what is said at a place against all that it could be about, and notes in which direction both sides are to go. */
  #compare(at: number, count: number): number {
    const size = this.#dimension;
    const { vectors: queries, gradients: queryGradients } = this.query;
    const { vectors: documents, gradients: documentGradients } = this.document;
    const scores = Float64Array.from({ length: count }, (_, other) => {
      let product = 0;
      for (let j = 0; j < size; j++)
        product += (queries[at * size + j] as number) * (documents[other * size + j] as number);
      return Math.exp((product - 1) / TEMPERATURE);
    });
    const total = scores.reduce((sum, score) => sum + score, 0);
    for (let other = 0; other < count; other++) {
      const share = ((scores[other] as number) / total - (other === at ? 1 : 0)) / TEMPERATURE / count;
      if (Math.abs(share) < TINY) continue;
      for (let j = 0; j < size; j++) {
        const [q, d] = [at * size + j, other * size + j];
        queryGradients[q] = (queryGradients[q] as number) + share * (documents[d] as number);
        documentGradients[d] = (documentGradients[d] as number) + share * (queries[q] as number);
      }
    }
    return -Math.log((scores[at] as number) / total);
  }

  #move({ rows, counts }: Bag, { weights, moved, vectors, lengths, gradients }: Side, at: number, rate: number): void {
    const size = this.#dimension;
    const own = vectors.subarray(at * size, (at + 1) * size);
    const wanted = gradients.subarray(at * size, (at + 1) * size);
    // What would only change the length is left out.
    const along = wanted.reduce((sum, value, j) => sum + value * (own[j] as number), 0);
    const gradient = wanted.map((value, j) => (value - along * (own[j] as number)) / (lengths[at] as number));
    rows.forEach((row, i) => {
      const count = counts[i] as number;
      const weight = count * (weights[row] as number);
      let ofWeight = 0;
      for (let j = 0, from = row * size; j < size; j++, from++) {
        const step = (gradient[j] as number) * weight;
        ofWeight += (gradient[j] as number) * (this.words[from] as number);
        this.#moved[from] = (this.#moved[from] as number) + step * step;
        this.words[from] =
          (this.words[from] as number) - (rate * RATE * step) / (Math.sqrt(this.#moved[from] as number) + TINY);
      }
      const step = ofWeight * count;
      moved[row] = (moved[row] as number) + step * step;
      const next = (weights[row] as number) - (rate * WEIGHT_RATE * step) / (Math.sqrt(moved[row] as number) + TINY);
      weights[row] = Math.max(LEAST_WEIGHT, next);
    });
  }
}
