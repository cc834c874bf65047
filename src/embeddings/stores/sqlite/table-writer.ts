import type { IndexedSlice, TableMaker } from "../../../model/retrieval.ts";
import { termCount } from "../bm25.ts";
import { checkAdded, checkNewTable, isSameMaker } from "../checks.ts";
import { reasonsText, SLICE_COLUMNS } from "../row.ts";
import { storable } from "../storable.ts";
import type { IndexDatabase } from "./database.ts";
import { dropStatements, partsOf, tableStatements } from "./schema.ts";
import { encodeEntries, encodeLengths, type Segment, visitEntries } from "./segments.ts";
import type { TableReader } from "./table-reader.ts";
import { encodeVector } from "./vector-bytes.ts";

/** Every term of a query is looked up in every segment. */
const MAX_SEGMENTS = 16;
/** A segment is merged with all newer ones if it is at most this many times as large as they are. */
const MERGE_RATIO = 2;

/** Changes an open index file; the reader is of the same file. */
export class TableWriter {
  readonly #database: IndexDatabase;
  readonly #reader: TableReader;

  constructor(database: IndexDatabase, reader: TableReader) {
    this.#database = database;
    this.#reader = reader;
  }

  prepareTable(name: string, maker: TableMaker): void {
    const tables = this.#reader.tables();
    checkNewTable(name, maker, tables);
    const existing = tables.find((table) => table.name === name);
    if (existing !== undefined && isSameMaker(existing.maker, maker)) return;
    if (existing !== undefined) {
      for (const statement of dropStatements(name)) this.#database.execute(statement);
    }
    for (const statement of tableStatements(name)) this.#database.execute(statement);
    const { provider, model, dimension, slicer } = maker;
    const sql = "INSERT OR REPLACE INTO llmc_tables (name, provider, model, dimension, slicer) VALUES (?, ?, ?, ?, ?)";
    this.#database.run(sql, [name, provider, model, dimension, slicer]);
    this.#reader.forget();
  }

  setIndexedCommit(commit: string | undefined): void {
    if (commit === undefined) this.#database.run("DELETE FROM llmc_meta WHERE key = 'indexed_commit'");
    else this.#database.run("INSERT OR REPLACE INTO llmc_meta (key, value) VALUES ('indexed_commit', ?)", [commit]);
  }

  update(table: string, removedIds: readonly string[], given: readonly IndexedSlice[]): void {
    const added = checkAdded(this.#reader.table(table), given);
    this.#remove(table, [...removedIds.map(storable), ...added.map((slice) => slice.id)]);
    this.#reader.forget();
    if (added.length > 0) this.#add(table, added);
    this.#reader.forget();
  }

  #remove(table: string, ids: readonly string[]): void {
    const { slices, vectors, segments } = partsOf(table);
    const removed = new Set<number>();
    for (const id of ids) {
      const slice = this.#database.first(`SELECT slice FROM ${slices} WHERE id = ?`, [id], (row) =>
        row.integer("slice"),
      );
      if (slice === undefined) continue;
      removed.add(slice);
      this.#database.run(`DELETE FROM ${slices} WHERE slice = ?`, [slice]);
      this.#database.run(`DELETE FROM ${vectors} WHERE slice = ?`, [slice]);
    }
    if (removed.size === 0) return;
    for (const segment of this.#reader.segmentsOf(table).values()) {
      const kept = [...segment.slices.keys()].filter((place) => !removed.has(segment.slices[place] as number));
      const gone = segment.slices.length - kept.length;
      if (gone === 0) continue;
      const pick = (values: Int32Array) => kept.map((place) => values[place] as number);
      const sql = `UPDATE ${segments} SET removed = ?, lengths = ? WHERE segment = ?`;
      const lengths = encodeLengths(pick(segment.slices), pick(segment.lengths));
      this.#database.run(sql, [segment.removed + gone, lengths, segment.segment]);
    }
  }

  #add(table: string, added: readonly IndexedSlice[]): void {
    const { slices, vectors } = partsOf(table);
    const insertSlice = `INSERT INTO ${slices} (${NUMBERED_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    const insertVector = `INSERT INTO ${vectors} (slice, vector) VALUES (?, ?)`;
    const segments = [...this.#reader.segmentsOf(table).values()];
    const merged = toMerge(segments, added.length);
    const first = segments.reduce((last, segment) => Math.max(last, segment.slices.at(-1) ?? 0), 0) + 1;
    const postings = this.#mergedPostings(table, merged);
    const numbers = merged.flatMap((segment) => [...segment.slices]);
    const lengths = merged.flatMap((segment) => [...segment.lengths]);
    added.forEach((slice, i) => {
      const number = first + i;
      this.#database.run(insertSlice, sliceValues(number, slice));
      this.#database.run(insertVector, [number, encodeVector(slice.vector)]);
      numbers.push(number);
      lengths.push(termCount(slice));
      for (const [term, count] of slice.terms) addEntry(postings, term, number, count);
    });
    this.#writeSegment(table, merged, numbers, lengths, postings);
  }

  /** The postings of the merged segments for slices that still exist, by term. */
  #mergedPostings(table: string, merged: readonly Segment[]): Map<string, number[]> {
    const postings = new Map<string, number[]>();
    const sql = `SELECT term, entries FROM ${partsOf(table).postings} WHERE segment = ? ORDER BY term`;
    for (const segment of merged) {
      this.#database.collect(sql, [segment.segment], (row) => {
        const term = row.text("term");
        visitEntries(row.bytes("entries"), segment, (place, count) => {
          addEntry(postings, term, segment.slices[place] as number, count);
        });
      });
    }
    return postings;
  }

  #writeSegment(
    table: string,
    merged: readonly Segment[],
    numbers: readonly number[],
    lengths: readonly number[],
    postings: ReadonlyMap<string, readonly number[]>,
  ): void {
    const parts = partsOf(table);
    for (const { segment } of merged) {
      this.#database.run(`DELETE FROM ${parts.postings} WHERE segment = ?`, [segment]);
      this.#database.run(`DELETE FROM ${parts.segments} WHERE segment = ?`, [segment]);
    }
    // The first slice is in no other segment, so its number can identify this one.
    const name = numbers[0] as number;
    const insertSegment = `INSERT INTO ${parts.segments} (segment, removed, lengths) VALUES (?, 0, ?)`;
    this.#database.run(insertSegment, [name, encodeLengths(numbers, lengths)]);
    const insertPostings = `INSERT INTO ${parts.postings} (segment, term, entries) VALUES (?, ?, ?)`;
    // Inserted in the order of the B-tree, which is several times faster than any other order.
    for (const term of [...postings.keys()].sort()) {
      this.#database.run(insertPostings, [name, term, encodeEntries(postings.get(term) as readonly number[])]);
    }
  }
}

/**
 * The newest segments, which are rewritten together with the new slices: once there are many, those that are small relative
 * to newer ones; and everything back to a segment of which most slices are removed. So the numbers of one segment are never
 * between those of another.
 */
function toMerge(segments: readonly Segment[], added: number): readonly Segment[] {
  const worn = segments.findIndex((segment) => segment.removed > segment.slices.length);
  let start = worn < 0 ? segments.length : worn;
  if (segments.length < MAX_SEGMENTS) return segments.slice(start);
  let size = segments.slice(start).reduce((sum, segment) => sum + segment.slices.length, added);
  for (; start > 0; start--) {
    const length = segments[start - 1]?.slices.length ?? 0;
    if (length > size * MERGE_RATIO) break;
    size += length;
  }
  return segments.slice(start);
}

function addEntry(postings: Map<string, number[]>, term: string, slice: number, count: number): void {
  const entries = postings.get(term);
  if (entries === undefined) postings.set(term, [slice, count]);
  else entries.push(slice, count);
}

/** The columns of a slice, in the order of `sliceValues`. */
export const NUMBERED_COLUMNS = `slice, ${SLICE_COLUMNS}`;

/** The values of a row. */
export function sliceValues(number: number, slice: IndexedSlice): (number | string | null)[] {
  const { id, path, startLine, endLine, sliceType, sliceLanguage, confidence, reasons, title, contentHash } = slice;
  const about = [sliceType, sliceLanguage ?? null, confidence ?? null, reasonsText(reasons)];
  return [number, id, path, startLine, endLine, ...about, title, contentHash];
}
