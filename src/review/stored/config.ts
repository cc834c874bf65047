import { BUILT_IN_CONFIG } from "../../config/built-in-config.ts";
import { ConfigError } from "../../config/config-error.ts";
import { CONFIG_FILE } from "../../config/config-text.ts";
import type { RoutingConfig } from "../../config/routing-config.ts";
import { readTreeConfig } from "../../config/tree-config.ts";
import type { FileRoute, ReviewConfig, RoutingChange } from "../../model/review.ts";
import { SLICE_TYPES } from "../../model/routing.ts";
import { classifySlice } from "../../routing/classify-slice.ts";
import { effectiveRoutes } from "../../routing/effective-routes.ts";
import { resolveSliceRoute } from "../../routing/resolve-route.ts";
import { decodeText } from "../../util/text.ts";
import type { Sides } from "../sides/sides.ts";

/** Routes are shown for so many changed files. */
const MAX_FILE_ROUTES = 500;

/** What the change means for `llmc.toml` and by it: findings at head, routes that changed, where changed files are indexed. */
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

/** How slices of each type are kept otherwise, and which routes lead elsewhere. */
function routingChanges(old: RoutingConfig, now: RoutingConfig): RoutingChange[] {
  const types = new Set<string>([...SLICE_TYPES, ...old.sliceTypeToRoute.keys(), ...now.sliceTypeToRoute.keys()]);
  const changes = [...types].map((sliceType) => ({
    sliceType,
    from: describe(old, sliceType),
    to: describe(now, sliceType),
  }));
  const queries = (config: RoutingConfig) =>
    new Map(effectiveRoutes(config).map(({ routeName, secondaries }) => [routeName, secondaries.length] as const));
  const [were, are] = [queries(old), queries(now)];
  for (const name of new Set([...were.keys(), ...are.keys()])) {
    const [from, to] = [were.get(name), are.get(name)].map((count) =>
      count === undefined ? undefined : `queries go to ${count + 1} ${count === 0 ? "route" : "routes"}`,
    );
    changes.push({ sliceType: name, from, to });
  }
  return changes.filter(({ from, to }) => from !== to).sort((a, b) => (a.sliceType < b.sliceType ? -1 : 1));
}

/** Where slices of a type are kept: `route (profile → index)`. */
function describe(config: RoutingConfig, sliceType: string): string | undefined {
  try {
    const { routeName, profile, index } = resolveSliceRoute(config, sliceType).route;
    return `${routeName} (${profile.name} → ${index})`;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return undefined;
  }
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
