import { BUILT_IN_CONFIG } from "../../config/built-in-config.ts";
import { ConfigError } from "../../config/config-error.ts";
import { CONFIG_FILE } from "../../config/config-text.ts";
import type { RoutingConfig } from "../../config/routing-config.ts";
import { readTreeConfig } from "../../config/tree-config.ts";
import type { FileRoute, ReviewConfig, RoutingChange } from "../../model/review.ts";
import { type ResolvedRoute, SLICE_TYPES } from "../../model/routing.ts";
import { classifySlice } from "../../routing/classify-slice.ts";
import { effectiveRoutes } from "../../routing/effective-routes.ts";
import { resolveSliceRoute } from "../../routing/resolve-route.ts";
import { decodeText } from "../../util/text.ts";
import type { Sides } from "../sides/sides.ts";

/** The maximum number of changed files whose routes are shown. */
const MAX_FILE_ROUTES = 500;

/** The effects of the change on `llmc.toml` and through it: findings at head, changed routes, and the indexes of changed files. */
export async function reviewConfig(sides: Sides, path = CONFIG_FILE): Promise<ReviewConfig> {
  const read = ({ project }: Sides["head"]) => readTreeConfig(project.tree, project.entries.get(path));
  const [before, after] = [await read(sides.base), await read(sides.head)];
  const [old, now] = [before, after].map((loaded) => (loaded ? loaded.config : BUILT_IN_CONFIG));
  return {
    isPresent: after !== undefined,
    isValid: after?.isValid ?? true,
    findings: after?.findings ?? [],
    routingChanges: old && now ? routingChanges(old, now) : [],
    fileRoutes: after?.config ? await fileRoutes(sides, after.config) : [],
  };
}

/** The changes in how slices of each type are stored, and in what routes resolve to. */
function routingChanges(old: RoutingConfig, now: RoutingConfig): RoutingChange[] {
  const types = new Set<string>([...SLICE_TYPES, ...old.sliceTypeToRoute.keys(), ...now.sliceTypeToRoute.keys()]);
  const changes = [...types].map((sliceType): RoutingChange => {
    const [before, after] = [placeOf(old, sliceType), placeOf(now, sliceType)];
    const [from, to] = [before, after].map((place) => place && describe(place));
    return { sliceType, from, to, text: sliceWords(sliceType, before, after) };
  });
  const queries = (config: RoutingConfig) =>
    new Map(effectiveRoutes(config).map(({ routeName, secondaries }) => [routeName, secondaries.length + 1] as const));
  const [were, are] = [queries(old), queries(now)];
  for (const name of new Set([...were.keys(), ...are.keys()])) {
    const [before, after] = [were.get(name), are.get(name)];
    const [from, to] = [before, after].map((count) => count && `queries go to ${routesWord(count)}`);
    changes.push({
      sliceType: name,
      from: from || undefined,
      to: to || undefined,
      text: queryWords(name, before, after),
    });
  }
  return changes.filter(({ from, to }) => from !== to).sort((a, b) => (a.sliceType < b.sliceType ? -1 : 1));
}

/** The route under which slices of a type are stored; undefined if they are not. */
function placeOf(config: RoutingConfig, sliceType: string): ResolvedRoute | undefined {
  try {
    return resolveSliceRoute(config, sliceType).route;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return undefined;
  }
}

function describe({ routeName, profile, index }: ResolvedRoute): string {
  return `${routeName} (${profile.name} → ${index})`;
}

function sliceWords(type: string, before: ResolvedRoute | undefined, after: ResolvedRoute | undefined): string {
  const slices = `Slices of ${type} were`;
  if (before?.index !== after?.index) {
    return `${slices} kept ${before ? `in ${before.index}` : "nowhere"}, now ${after ? `in ${after.index}` : "nowhere"}.`;
  }
  if (before?.profile.name !== after?.profile.name) {
    return `${slices} embedded by the profile ${before?.profile.name}, now by ${after?.profile.name}.`;
  }
  return `${slices} put to the route ${before?.routeName}, now to ${after?.routeName}.`;
}

function queryWords(routeName: string, before: number | undefined, after: number | undefined): string {
  if (before === undefined) return `The route ${routeName} is new.`;
  if (after === undefined) return `The route ${routeName} is gone.`;
  return `Queries for the route ${routeName} were put to ${routesWord(before)}, now to ${routesWord(after)}.`;
}

function routesWord(count: number): string {
  return count === 1 ? "1 route" : `${count} routes`;
}

async function fileRoutes({ head, files }: Sides, config: RoutingConfig): Promise<FileRoute[]> {
  const { project } = head;
  const entries = files.changes.flatMap(({ path }) => project.entries.get(path) ?? []).slice(0, MAX_FILE_ROUTES);
  const routes: FileRoute[] = [];
  for await (const { entry, bytes } of project.tree.readMany(entries)) {
    const text = bytes && decodeText(bytes).text;
    if (text === undefined) continue;
    const { sliceType } = classifySlice(entry.path, text, undefined, config.sliceTypes);
    try {
      const { routeName, index } = resolveSliceRoute(config, sliceType).route;
      routes.push({ path: entry.path, sliceType, routeName, index });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
    }
  }
  return routes;
}
