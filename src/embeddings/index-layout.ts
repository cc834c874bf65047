import { type RoutingConfig, sliceTypesOf } from "../config/routing-config.ts";
import type { TableInfo, TableMaker } from "../model/retrieval.ts";
import type { EmbeddingProfile, SliceType, SliceTypePatterns } from "../model/routing.ts";
import type { FallbackLog } from "../routing/fallback-log.ts";
import { requireDocsRoute, resolveSliceRoute } from "../routing/resolve-route.ts";
import type { Logger } from "../util/logger.ts";
import { isSameMaker } from "./stores/checks.ts";
import { makerOf, slicerOf } from "./table-maker.ts";

/** A table that the configuration wants, and what fills it. */
export interface WantedTable {
  readonly name: string;
  readonly profile: EmbeddingProfile;
  readonly maker: TableMaker;
}

/** The assignment of slices to tables. */
export interface IndexLayout {
  readonly tables: readonly WantedTable[];
  /** All slice types of the configuration. */
  readonly sliceTypes: readonly SliceType[];
  /** The patterns that determine the type of a file before anything else. */
  readonly patterns: SliceTypePatterns;
  /** Undefined for an unknown type, which an older index may contain. */
  tableOf(sliceType: SliceType): WantedTable | undefined;
}

/** The tables of a configuration. A table that two routes share has the vectors of one model, that of the first. */
export function layoutOf(config: RoutingConfig, fallbacks: FallbackLog, logger: Logger): IndexLayout {
  requireDocsRoute(config, "ingest");
  const byName = new Map<string, WantedTable>();
  const byType = new Map<SliceType, WantedTable>();
  const sliceTypes = sliceTypesOf(config);
  const slicer = slicerOf(config);
  for (const sliceType of sliceTypes) {
    const resolved = resolveSliceRoute(config, sliceType);
    fallbacks.report(resolved.fallbacks);
    const { index, profile } = resolved.route;
    const wanted = { name: index, profile, maker: makerOf(profile, slicer) };
    const known = byName.get(index.toLowerCase()) ?? wanted;
    if (!isSameMaker(known.maker, wanted.maker)) {
      logger.warn(
        `The index ${index} is shared by routes of different models: "${known.profile.name}" fills it, and "${profile.name}" is not used there.`,
      );
    }
    byName.set(index.toLowerCase(), known);
    byType.set(sliceType, known);
  }
  return {
    tables: [...byName.values()],
    sliceTypes,
    patterns: config.sliceTypes,
    tableOf: (sliceType) => byType.get(sliceType),
  };
}

/** Whether a table exists in the form that the layout wants. */
export function isAsWanted(wanted: WantedTable, tables: readonly TableInfo[]): boolean {
  return tables.some((table) => table.name === wanted.name && isSameMaker(table.maker, wanted.maker));
}
