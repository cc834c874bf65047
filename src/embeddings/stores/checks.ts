import { isIndexName, MAX_DIMENSION } from "../../config/index-limits.ts";
import type { IndexedSlice, TableInfo, TableMaker } from "../../model/retrieval.ts";
import { printable } from "../../util/printable.ts";
import { storableSlice } from "./storable.ts";
import { IndexStoreError } from "./store-error.ts";

/** Throws for an invalid name, so that a name from a configuration never becomes a piece of SQL. */
export function checkTableName(name: string): void {
  if (isIndexName(name)) return;
  throw new IndexStoreError(
    "INDEX_BAD_TABLE",
    `"${printable(name.slice(0, 80))}" cannot name a table of the index: use up to 63 letters, digits and underscores, ` +
      'starting with a letter or "_", and none of the prefixes sqlite_, pg_ and llmc_.',
  );
}

/** Throws for a table that cannot be created alongside the existing ones. */
export function checkNewTable(name: string, maker: TableMaker, existing: readonly TableInfo[]): void {
  checkTableName(name);
  const lower = name.toLowerCase();
  const twin = existing.find((table) => table.name !== name && table.name.toLowerCase() === lower);
  if (twin !== undefined) {
    throw new IndexStoreError(
      "INDEX_BAD_TABLE",
      `The index has a table "${twin.name}", which differs from "${name}" by case only: use one of the two names.`,
    );
  }
  if (!Number.isSafeInteger(maker.dimension) || maker.dimension < 1 || maker.dimension > MAX_DIMENSION) {
    throw new IndexStoreError(
      "INDEX_WRONG_DIMENSION",
      `Vectors of ${maker.dimension} dimensions cannot be kept: from 1 to ${MAX_DIMENSION} are possible.`,
    );
  }
}

/** Whether the vectors of two tables are comparable. */
export function isSameMaker(a: TableMaker, b: TableMaker): boolean {
  return a.provider === b.provider && a.model === b.model && a.dimension === b.dimension && a.slicer === b.slicer;
}

/** Throws for a vector that the table cannot compare with its own. */
export function checkDimension(table: TableInfo, vector: Float32Array): void {
  if (vector.length === table.maker.dimension) return;
  throw new IndexStoreError(
    "INDEX_WRONG_DIMENSION",
    `Table "${table.name}" has vectors of ${table.maker.dimension} dimensions, not ${vector.length}: ` +
      "ask with the model that made it, or run `llmc-nav index` again.",
  );
}

/** The slices to add in storable form, one per id: the last one wins. Throws for vectors that do not fit the table or are not finite. */
export function checkAdded(table: TableInfo, added: readonly IndexedSlice[]): readonly IndexedSlice[] {
  const byId = new Map<string, IndexedSlice>();
  for (const slice of added.map(storableSlice)) {
    checkDimension(table, slice.vector);
    if (!isFiniteVector(slice.vector)) {
      throw new IndexStoreError(
        "INDEX_BAD_VECTOR",
        `The embedding of "${printable(slice.id)}" has values that are no finite numbers: look at the embedding provider.`,
      );
    }
    byId.set(slice.id, slice);
  }
  return [...byId.values()];
}

function isFiniteVector(vector: Float32Array): boolean {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) * 0;
  return sum === 0;
}
