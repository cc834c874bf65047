/** Returns a random number below a limit, as `randomNumbers` does. */
export type Random = (limit: number) => number;

/** One of the items. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

const MODULES = 6;
/** Few names for many definitions, so that the meaning of a name depends on the imports. */
export const NAMES = ["login", "logout", "session", "token", "render"] as const;
const METHODS = ["open", "close", "flush"] as const;

/** Python modules that import, extend and call each other. */
export function randomModules(random: Random): Record<string, string> {
  const paths = Array.from({ length: MODULES }, (_, at) => `m${at}.py`);
  return Object.fromEntries(paths.map((path) => [path, randomModule(random)]));
}

/** The path of one of the modules. */
export function randomPath(random: Random): string {
  return `m${random(MODULES)}.py`;
}

/** The text of one module, with definitions, imports from the other modules, and uses of these. */
export function randomModule(random: Random): string {
  const used = pick(random, NAMES);
  const other = random(MODULES);
  const lines = [`from m${other} import ${used}`];
  if (random(3) === 0) lines.unshift("# why");
  if (random(2) === 0) lines.push(`import m${random(MODULES)} as other`);
  for (const name of new Set([pick(random, NAMES), pick(random, NAMES)])) {
    lines.push("", "", ...definition(random, name, used));
  }
  if (random(2) === 0)
    lines.push("", "", `def test_${used}():`, `    assert ${used}(1).${pick(random, METHODS)}() is None`);
  if (random(3) === 0) lines.push("", "", "def through(thing):", `    return other.${pick(random, NAMES)}(thing)`);
  return `${lines.join("\n")}\n`;
}

function definition(random: Random, name: string, used: string): string[] {
  const parameters = ["self", "user", "user, password", "user, password=None"][random(4)] as string;
  if (random(3) === 0) {
    const base = random(2) === 0 ? `(${used})` : "";
    const methods = METHODS.filter(() => random(2) === 0).flatMap((method) => [
      `    def ${method}(self):`,
      `        return ${used}(self)`,
    ]);
    return [`class ${name}${base}:`, ...(methods.length > 0 ? methods : ["    pass"])];
  }
  const body = random(2) === 0 ? `    return ${used}(user)` : `    return ${used}(user, 1).${pick(random, METHODS)}()`;
  return [`def ${name}(${parameters === "self" ? "user" : parameters}):`, body];
}
