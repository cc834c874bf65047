import { isObject } from "../../util/json.ts";

/** The standard conditions. The earlier ones usually lead to files that are nearer to the sources. */
const CONDITION_ORDER = ["types", "import", "module", "node", "default", "require"];

/** The paths in an `exports` or `imports` field for a subpath (`.`, `./sub`, `#internal`), best first. */
export function exportTargets(field: unknown, subpath: string): string[] {
  if (typeof field === "string" || Array.isArray(field)) return subpath === "." ? flatten(field, "") : [];
  if (!isObject(field)) return [];
  const keys = Object.keys(field);
  // Without subpaths, the object is a set of conditions for ".".
  if (!keys.some((key) => key.startsWith(".") || key.startsWith("#"))) return subpath === "." ? flatten(field, "") : [];
  if (Object.hasOwn(field, subpath)) return flatten(field[subpath], "");
  for (const key of keys.sort((a, b) => b.length - a.length)) {
    const star = key.indexOf("*");
    if (star < 0) continue;
    const [before, after] = [key.slice(0, star), key.slice(star + 1)];
    if (!subpath.startsWith(before) || !subpath.endsWith(after) || subpath.length < key.length - 1) continue;
    return flatten(field[key], subpath.slice(before.length, subpath.length - after.length));
  }
  return [];
}

function flatten(target: unknown, star: string, depth = 0): string[] {
  if (typeof target === "string") return [target.replaceAll("*", star)];
  if (depth > 8) return [];
  if (Array.isArray(target)) return target.flatMap((each) => flatten(each, star, depth + 1));
  if (!isObject(target)) return [];
  return Object.entries(target)
    .sort(([a], [b]) => conditionRank(a) - conditionRank(b))
    .flatMap(([, each]) => flatten(each, star, depth + 1));
}

/** The rank of a condition; lower is better. A non-standard condition (`@zod/source`, `development`) comes first: it leads to sources. */
function conditionRank(condition: string): number {
  const rank = CONDITION_ORDER.indexOf(condition);
  return rank < 0 ? -1 : rank;
}
