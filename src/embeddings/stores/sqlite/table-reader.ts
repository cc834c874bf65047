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

/** The state that was worked out for a table of an open file. */
interface OpenTable {
  readonly info: TableInfo;
  readonly vectors: VectorScan;
  segments?: ReadonlyMap<number, Segment>;
}

/** Answers questions from an open index file. */
export class TableReader {
  readonly #database: IndexDatabase;
  readonly #open = new Map<string, OpenTable>();

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** Forgets what was worked out, because the file changed. */
  forget(): void {
    this.#open.clear();
  }

  tables(): readonly TableInfo[] {
    return this.#database.tables();
  }

  /** The table, which must be there. */
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
    const sql = `SELECT vector FROM ${slices} JOIN ${vectors} USING (slice) WHERE content_hash = ? ORDER BY slice LIMIT 1`;
    const found = new Map<string, Float32Array>();
    const decoder = new VectorDecoder(dimension);
    for (const hash of contentHashes) {
      const bytes = this.#database.first(sql, [hash], (row) => row.bytes("vector"));
      const vector = bytes && decoder.vectorOf(bytes);
      if (vector) found.set(hash, vector);
    }
    return found;
  }

  termStatistics(tables: readonly string[], terms: readonly string[]): TermStatistics {
    const frequencies = new Map(terms.map((term) => [term, 0]));
    let slices = 0;
    let totalTerms = 0;
    for (const table of new Set(tables)) {
      for (const segment of this.segmentsOf(table).values()) {
        slices += segment.slices.length;
        for (const length of segment.lengths) totalTerms += length;
      }
      for (const [term, before] of frequencies) {
        let frequency = before;
        this.#visitPostings(table, term, () => frequency++);
        frequencies.set(term, frequency);
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
      this.#visitPostings(table, term, (segment, place, count) => {
        let sums = scores.get(segment);
        if (sums === undefined) {
          sums = new Float64Array(segment.slices.length);
          scores.set(segment, sums);
        }
        const share = bm25Share(query, weight, count, segment.lengths[place] as number);
        sums[place] = (sums[place] as number) + share;
      });
    }
    return scores;
  }

  #visitPostings(table: string, term: string, visit: (segment: Segment, place: number, count: number) => void): void {
    const sql = `SELECT entries FROM ${partsOf(table).postings} WHERE segment = ? AND term = ?`;
    for (const segment of this.segmentsOf(table).values()) {
      this.#database.collect(sql, [segment.segment, storable(term)], (row) => {
        visitEntries(row.bytes("entries"), segment, (place, count) => visit(segment, place, count));
      });
    }
  }

  /** The best of the scored slices. Scores that are no numbers belong to slices that cannot be compared. */
  #best(table: string, slices: ArrayLike<number>, scores: ArrayLike<number>, limit: number): readonly ScoredSlice[] {
    const lowest = scoreToReach(scores, limit);
    const sql = `SELECT ${SLICE_COLUMNS} FROM ${partsOf(table).slices} WHERE slice = ?`;
    const found: ScoredSlice[] = [];
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i] as number;
      if (!(score >= lowest)) continue;
      const slice = this.#database.first(sql, [slices[i] as number], readSlice);
      if (slice !== undefined) found.push({ slice, score });
    }
    return rank(found, limit);
  }

  /** The segments of a table by number. */
  segmentsOf(table: string): ReadonlyMap<number, Segment> {
    const open = this.#openTable(table);
    const sql = `SELECT segment, removed, lengths FROM ${partsOf(table).segments} ORDER BY segment`;
    open.segments ??= new Map(
      this.#database.collect(sql, [], (row) => {
        const segment = row.integer("segment");
        return [segment, { segment, removed: row.integer("removed"), ...decodeLengths(row.bytes("lengths")) }];
      }),
    );
    return open.segments;
  }

  #openTable(name: string): OpenTable {
    let open = this.#open.get(name);
    if (open === undefined) {
      const info = this.#database.tables().find((table) => table.name === name);
      if (info === undefined) throw tableMissing(name);
      open = { info, vectors: new VectorScan(this.#database, info) };
      this.#open.set(name, open);
    }
    return open;
  }
}
