import { joinPath, parentOf } from "../../code/path-index.ts";
import { isObject, property, stringProperty } from "../../util/json.ts";

/** An entry of `compilerOptions.paths`, or `baseUrl`. Specifiers with this prefix and suffix are looked up at the targets. */
export interface PathMapping {
  readonly prefix: string;
  /** The text after the `*`; undefined when the pattern has no `*`, so that it must match the whole specifier. */
  readonly suffix: string | undefined;
  /** Paths in the tree. `*` means the text between prefix and suffix. */
  readonly targets: readonly string[];
}

/** The maximum number of configurations that extend each other. A longer chain is a circle. */
const MAX_EXTENDS = 8;

/** The path mappings for files in a directory, from its `tsconfig.json` or `jsconfig.json`; undefined when it has none. */
export function compilerPaths(
  manifests: ReadonlyMap<string, unknown>,
  directory: string,
): readonly PathMapping[] | undefined {
  const name = ["tsconfig.json", "jsconfig.json"]
    .map((each) => joinPath(directory, each) as string)
    .find((each) => manifests.has(each));
  if (name === undefined) return undefined;
  return mappingsOf(manifests, name, 0) ?? [];
}

function mappingsOf(
  manifests: ReadonlyMap<string, unknown>,
  path: string,
  depth: number,
): readonly PathMapping[] | undefined {
  const config = manifests.get(path);
  const options = property(config, "compilerOptions");
  const baseUrl = stringProperty(options, "baseUrl");
  const base = joinPath(parentOf(path), baseUrl ?? ".");
  const paths = property(options, "paths");
  const mappings = isObject(paths) && base !== undefined ? pathMappings(paths, base) : [];
  if (baseUrl !== undefined && base !== undefined) {
    mappings.push({ prefix: "", suffix: "", targets: [base === "" ? "*" : `${base}/*`] });
  }
  if (mappings.length > 0 || depth >= MAX_EXTENDS) return mappings;
  for (const parent of extendedConfigs(config, path)) {
    const inherited = manifests.has(parent) ? mappingsOf(manifests, parent, depth + 1) : undefined;
    if (inherited && inherited.length > 0) return inherited;
  }
  return mappings;
}

function pathMappings(paths: Readonly<Record<string, unknown>>, base: string): PathMapping[] {
  return Object.entries(paths)
    .sort(([a], [b]) => b.length - a.length)
    .map(([pattern, targets]) => {
      const [prefix = "", suffix] = pattern.split("*", 2);
      const list = Array.isArray(targets) ? targets.filter((target) => typeof target === "string") : [];
      return {
        prefix,
        suffix,
        targets: list.map((target) => joinPath(base, target)).filter((target) => target !== undefined),
      };
    });
}

function extendedConfigs(config: unknown, path: string): string[] {
  const value = property(config, "extends");
  const names = Array.isArray(value) ? value : [value];
  return names
    .filter((name): name is string => typeof name === "string" && name.startsWith("."))
    .map((name) => joinPath(parentOf(path), name.endsWith(".json") ? name : `${name}.json`))
    .filter((name) => name !== undefined)
    .reverse();
}
