import type { EmbeddingProfile } from "../model/routing.ts";
import { nearestName } from "./findings.ts";
import { isIndexName, isReservedName } from "./index-limits.ts";
import { quote } from "./quote.ts";
import { PROFILE_KEYS, readProfile } from "./read-profile.ts";
import type { RouteEntry } from "./routing-config.ts";
import type { TableReader } from "./table-reader.ts";

const ROUTE_KEYS: readonly string[] = ["profile", "index", "sharing", "index_name_suffix"];
/** LLMC's older files describe their only profile in `[embeddings]` itself; LLMC calls it `default`. */
const SINGLE_PROFILE = "default";

/** The settings of `[embeddings]`. */
export interface Embeddings {
  readonly isIndexedInCi: boolean;
  readonly profiles: ReadonlyMap<string, EmbeddingProfile | undefined>;
  readonly routes: ReadonlyMap<string, RouteEntry>;
}

/** Reads `[embeddings]`: profiles and routes. */
export function readEmbeddings(embeddings: TableReader | undefined): Embeddings {
  if (embeddings === undefined) return { isIndexedInCi: false, profiles: new Map(), routes: new Map() };
  embeddings.warnUnknown(["default_profile", "index_in_ci", "profiles", "routes", ...PROFILE_KEYS]);
  const profiles = readProfiles(embeddings);
  const defaultProfile = embeddings.text("default_profile");
  if (defaultProfile !== undefined && !profiles.has(defaultProfile)) {
    const message = `There is no profile ${quote(defaultProfile)}.`;
    embeddings.report("UNKNOWN_DEFAULT_PROFILE", "default_profile", message, {
      suggest: () => nearestName(defaultProfile, profiles.keys()),
    });
  }
  const isIndexedInCi = embeddings.flag("index_in_ci") ?? false;
  return { isIndexedInCi, profiles, routes: readRoutes(embeddings) };
}

function readProfiles(embeddings: TableReader): Map<string, EmbeddingProfile | undefined> {
  const profiles = new Map<string, EmbeddingProfile | undefined>();
  if (!embeddings.has("profiles")) {
    if (embeddings.has("provider")) profiles.set(SINGLE_PROFILE, readProfile(SINGLE_PROFILE, embeddings));
    return profiles;
  }
  for (const [name, table] of embeddings.table("profiles")?.tables() ?? []) {
    table.warnUnknown(PROFILE_KEYS);
    profiles.set(name, readProfile(name, table));
  }
  return profiles;
}

function readRoutes(embeddings: TableReader): Map<string, RouteEntry> {
  const routes = new Map<string, RouteEntry>();
  for (const [name, table] of embeddings.table("routes")?.tables() ?? []) {
    table.warnUnknown(ROUTE_KEYS);
    table.text("sharing");
    table.text("index_name_suffix");
    const index = table.text("index");
    routes.set(name, { profile: table.text("profile"), index, isIndexValid: isValidIndex(table, index) });
  }
  return routes;
}

/** Whether an index name is valid for a table; a missing one is reported with the route. */
function isValidIndex(route: TableReader, index: string | undefined): boolean {
  if (index === undefined || index === "") return false;
  if (isIndexName(index)) return true;
  const message = isReservedName(index)
    ? `The index ${quote(index)} begins like the tables that databases and llmc-nav keep for themselves.`
    : `The index ${quote(index)} is no name of a table: letters, digits and _, no digit first, at most 63.`;
  route.report("BAD_INDEX_NAME", "index", message, { suggest: () => tableNameLike(index) });
  return false;
}

function tableNameLike(index: string): string | undefined {
  const name = index.slice(0, 64).replace(/[^A-Za-z0-9_]+/g, "_");
  const safe = isReservedName(name) || /^\d/.test(name) ? `emb_${name}` : name;
  return isIndexName(safe) && /[A-Za-z0-9]/.test(safe) ? safe : undefined;
}
