import type { ScoredSlice, TableInfo, TermStatistics } from "../../../model/retrieval.ts";
import { type Bm25Query, bm25Query, bm25Share } from "../bm25.ts";
import { checkDimension } from "../checks.ts";
import { rank, scoreToReach } from "../ranking.ts";
import { readSlice, SLICE_COLUMNS } from "../row.ts";
import { storable } from "../storable.ts";
import { tableMissing } from "../store-error.ts";
import type { IndexDatabase } from "./database.ts";
import { partsOf } from "./schema.ts";
import { decodeLengths, type Segment, visitEntries } from "./segments.ts";
import { VectorDecoder } from "./vector-bytes.ts";
import { VectorScan } from "./vector-scan.ts";

/** Cached state for a table of an open file. */
interface OpenTable {
  readonly info: TableInfo;
  readonly vectors: VectorScan;
  segments?: ReadonlyMap<number, Segment>;
  /** Postings of the most recently requested terms. */
  readonly postings: Map<string, readonly Postings[]>;
}

/** The slices of a segment that contain a term, and how often. */
interface Postings {
  readonly segment: Segment;
  readonly places: readonly number[];
  readonly counts: readonly number[];
}

/** Questions have fewer terms than this. */
const MAX_KEPT_TERMS = 100;
/** The values of a JSON list parameter: one statement instead of one per value. */
const GIVEN = "SELECT value FROM json_each(?)";

/** Answers questions from an open index file. */
export class TableReader {
  readonly #database: IndexDatabase;
  readonly #open = new Map<string, OpenTable>();
  #tables: readonly TableInfo[] | undefined;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** Drops cached state, because the file changed. */
  forget(): void {
    this.#open.clear();
    this.#tables = undefined;
  }

  tables(): readonly TableInfo[] {
    this.#tables ??= this.#database.tables();
    return this.#tables;
  }

  /** The table, which must exist. */
  table(name: string): TableInfo {
    return this.#openTable(name).info;
  }

  indexedCommit(): string | undefined {
    const sql = "SELECT value FROM llmc_meta WHERE key = 'indexed_commit'";
    return this.#database.first(sql, [], (row) => row.text("value"));
  }

  contentHashes(table: string): ReadonlyMap<string, string> {
    this.#openTable(table);
    const sql = `SELECT id, content_hash FROM ${partsOf(table).slices} ORDER BY id`;
    return new Map(this.#database.collect(sql, [], (row) => [row.text("id"), row.text("content_hash")] as const));
  }

  vectorsOf(table: string, contentHashes: readonly string[]): ReadonlyMap<string, Float32Array> {
    const { dimension } = this.#openTable(table).info.maker;
    const { slices, vectors } = partsOf(table);
    // Equal content has the same vector everywhere.
    const firsts = `SELECT content_hash, min(slice) AS slice FROM ${slices} WHERE content_hash IN (${GIVEN}) GROUP BY content_hash`;
    const sql = `SELECT content_hash, vector FROM (${firsts}) JOIN ${vectors} USING (slice)`;
    const found = new Map<string, Float32Array>();
    const decoder = new VectorDecoder(dimension);
    this.#database.collect(sql, [JSON.stringify(contentHashes)], (row) => {
      const vector = decoder.vectorOf(row.bytes("vector"));
      if (vector) found.set(row.text("content_hash"), vector);
    });
    return found;
  }

  termStatistics(tables: readonly string[], terms: readonly string[]): TermStatistics {
    const frequencies = new Map(terms.map((term) => [term, 0]));
    let slices = 0;
    let totalTerms = 0;
    for (const table of new Set(tables)) {
      for (const segment of this.segmentsOf(table).values()) {
        slices += segment.slices.length;
        totalTerms += segment.totalTerms;
      }
      for (const [term, before] of frequencies) {
        const found = this.#postingsOf(table, term).reduce((sum, { places }) => sum + places.length, 0);
        frequencies.set(term, before + found);
      }
    }
    return { slices, totalTerms, frequencies };
  }

  searchTerms(
    table: string,
    terms: readonly string[],
    statistics: TermStatistics,
    limit: number,
  ): readonly ScoredSlice[] {
    const query = bm25Query(terms, statistics);
    const scores = this.#scoreTerms(table, query);
    const slices: number[] = [];
    const found: number[] = [];
    for (const [segment, sums] of scores) {
      for (let place = 0; place < sums.length; place++) {
        const score = sums[place] as number;
        if (score === 0) continue;
        slices.push(segment.slices[place] as number);
        found.push(score);
      }
    }
    return this.#best(table, slices, found, limit);
  }

  searchVector(table: string, vector: Float32Array, limit: number): readonly ScoredSlice[] {
    const { info, vectors } = this.#openTable(table);
    checkDimension(info, vector);
    const { slices, scores } = vectors.cosines(vector);
    return this.#best(table, slices, scores, limit);
  }

  #scoreTerms(table: string, query: Bm25Query): ReadonlyMap<Segment, Float64Array> {
    const scores = new Map<Segment, Float64Array>();
    for (const { term, weight } of query.terms) {
      for (const { segment, places, counts } of this.#postingsOf(table, term)) {
        const sums = scores.get(segment) ?? new Float64Array(segment.slices.length);
        scores.set(segment, sums);
        for (let at = 0; at < places.length; at++) {
          const place = places[at] as number;
          const share = bm25Share(query, weight, counts[at] as number, segment.lengths[place] as number);
          sums[place] = (sums[place] as number) + share;
        }
      }
    }
    return scores;
  }

  /** The postings of a term, segment by segment. A question first counts them, then weights them. */
  #postingsOf(table: string, term: string): readonly Postings[] {
    const { postings } = this.#openTable(table);
    const known = postings.get(term);
    if (known !== undefined) return known;
    const sql = `SELECT entries FROM ${partsOf(table).postings} WHERE segment = ? AND term = ?`;
    const found = [...this.segmentsOf(table).values()].flatMap((segment) =>
      this.#database.collect(sql, [segment.segment, storable(term)], (row): Postings => {
        const places: number[] = [];
        const counts: number[] = [];
        visitEntries(row.bytes("entries"), segment, (place, count) => {
          places.push(place);
          counts.push(count);
        });
        return { segment, places, counts };
      }),
    );
    if (postings.size >= MAX_KEPT_TERMS) postings.clear();
    postings.set(term, found);
    return found;
  }

  /** The best of the scored slices. NaN scores belong to slices that cannot be compared. */
  #best(table: string, slices: ArrayLike<number>, scores: ArrayLike<number>, limit: number): readonly ScoredSlice[] {
    const lowest = scoreToReach(scores, limit);
    const best = new Map<number, number>();
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i] as number;
      if (score >= lowest) best.set(slices[i] as number, score);
    }
    const sql = `SELECT slice, ${SLICE_COLUMNS} FROM ${partsOf(table).slices} WHERE slice IN (${GIVEN})`;
    const found = this.#database.collect(sql, [JSON.stringify([...best.keys()])], (row): ScoredSlice => {
      return { slice: readSlice(row), score: best.get(row.integer("slice")) as number };
    });
    return rank(found, limit);
  }

  /** The segments of a table by number. */
  segmentsOf(table: string): ReadonlyMap<number, Segment> {
    const open = this.#openTable(table);
    const sql = `SELECT segment, removed, lengths FROM ${partsOf(table).segments} ORDER BY segment`;
    open.segments ??= new Map(
      this.#database.collect(sql, [], (row) => {
        const segment = row.integer("segment");
        const decoded = decodeLengths(row.bytes("lengths"));
        const totalTerms = decoded.lengths.reduce((sum, length) => sum + length, 0);
        return [segment, { segment, removed: row.integer("removed"), totalTerms, ...decoded }];
      }),
    );
    return open.segments;
  }

  #openTable(name: string): OpenTable {
    let open = this.#open.get(name);
    if (open === undefined) {
      const info = this.tables().find((table) => table.name === name);
      if (info === undefined) throw tableMissing(name);
      open = { info, vectors: new VectorScan(this.#database, info), postings: new Map() };
      this.#open.set(name, open);
    }
    return open;
  }
}
