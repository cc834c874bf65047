import { GraphStore, newSegmentName } from "./graph-store.ts";
import type { Segment } from "./segment.ts";
import { SegmentWriter } from "./segment-writer.ts";
import type { Share } from "./share.ts";
import { decodeShare } from "./share-codec.ts";
import { type SegmentRef, type StoreHead, segmentPath } from "./store-head.ts";

/** More segments than this are merged: each is searched for every name. */
const MAX_SEGMENTS = 8;
/** The size of the newer segments, as a share of the oldest, above which all are merged into one: until then the oldest is not rewritten. */
const MERGE_ALL_SHARE = 0.5;

/** The number of newest segments to merge into one; 0 when merging is not worth it. */
export function segmentsToMerge(segments: readonly SegmentRef[]): number {
  const [oldest, ...newer] = segments;
  const newerBytes = newer.reduce((sum, { bytes }) => sum + bytes, 0);
  if (oldest && newerBytes > oldest.bytes * MERGE_ALL_SHARE) return segments.length;
  return segments.length > MAX_SEGMENTS ? newer.length : 0;
}

/** Writes the newest `count` segments of an index as one, and returns the resulting list of segments. */
export function mergeSegments(root: string, head: StoreHead, count: number): readonly SegmentRef[] {
  const kept = head.segments.slice(0, head.segments.length - count);
  const opened = GraphStore.openSegments(root, { ...head, segments: head.segments.slice(-count) });
  const name = newSegmentName();
  const writer = new SegmentWriter(root, segmentPath(name));
  try {
    const rows = [...opened.rows()].sort((a, b) => (a.path < b.path ? -1 : 1));
    const spelled = new Map(opened.segments.map((segment) => [segment, spelledIn(segment)]));
    for (const { path, blobId, language, state, segment, file } of rows) {
      if (state === "gone") {
        // Without an older segment there is nothing to be removed from.
        if (kept.length > 0) writer.addGone(path);
        continue;
      }
      const bytes = segment.shareOf(file);
      const share: Share | undefined = bytes && {
        ...decodeShare(bytes, segment),
        spelled: spelled.get(segment)?.get(file) ?? [],
      };
      writer.add({ path, blobId, language, share });
    }
    return [...kept, { name, ...writer.finish() }];
  } catch (error) {
    writer.abandon();
    throw error;
  } finally {
    opened.close();
  }
}

/** The names that each file of a segment spells. */
function spelledIn(segment: Segment): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, string[]>();
  for (const [number, lists] of segment.lists("spelled").all()) {
    const name = segment.string(number);
    for (const file of lists.get(0) ?? []) {
      const known = names.get(file);
      if (known) known.push(name);
      else names.set(file, [name]);
    }
  }
  return names;
}
