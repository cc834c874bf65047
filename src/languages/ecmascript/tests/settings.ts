import { isObject, property } from "../../../util/json.ts";

/** Settings of a runner: the literal values in its configuration. */
export type Settings = Readonly<Record<string, unknown>>;

/** The patterns in one setting are limited, because each of them is compared with every file. */
const MAX_PATTERNS = 30;
const MAX_LINE_LENGTH = 1000;

/** The strings of a setting; undefined when the setting does not exist or is not literal. */
export function strings(settings: Settings, ...path: readonly string[]): string[] | undefined {
  let value: unknown = settings;
  for (const name of path) value = property(value, name);
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  const found = value.filter((each) => typeof each === "string");
  return found.length > 0 || value.length === 0 ? found.slice(0, MAX_PATTERNS) : undefined;
}

/** All objects in a value that have one of the keys. The value itself comes first. */
export function objectsWith(value: unknown, keys: readonly string[], depth = 0): Settings[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((each) => objectsWith(each, keys, depth + 1));
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap((each) => objectsWith(each, keys, depth + 1));
  return keys.some((key) => Object.hasOwn(value, key)) ? [value, ...inside] : inside;
}

/** The top-level keys of a YAML file whose value is a string or a list of strings. */
export function plainYaml(text: string): Settings {
  const settings: Record<string, unknown> = Object.create(null);
  let key = "";
  for (const line of text.split("\n").filter(({ length }) => length <= MAX_LINE_LENGTH)) {
    const [, name, value = ""] = /^([\w-]+)\s*:\s*(.*?)\s*(?:\s#.*)?$/.exec(line) ?? [];
    const [, item] = /^\s*-\s+(.*?)\s*(?:\s#.*)?$/.exec(line) ?? [];
    if (name !== undefined) {
      key = name;
      const list = /^\[(.*)\]$/.exec(value)?.[1];
      settings[key] = list !== undefined ? list.split(",").map(unquoted) : value === "" ? [] : unquoted(value);
    } else if (item !== undefined && Array.isArray(settings[key])) {
      settings[key] = [...(settings[key] as unknown[]), unquoted(item)];
    }
  }
  return settings;
}

function unquoted(text: string): string {
  const cut = text.trim();
  return /^(["']).*\1$/.test(cut) ? cut.slice(1, -1) : cut;
}
