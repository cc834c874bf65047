import { literalModule, propertyName, requiredModule, unwrap } from "./names.ts";
import type { Identifier, Node } from "./nodes.ts";
import type { Walk } from "./walk.ts";

/** Matches functions that compilers put around `require`. */
const INTEROP_HELPER = /^_*(?:interop|import(?:Star|Default)$)/;

interface Loaded {
  readonly module: string;
  readonly start: number;
  /** The attribute that is read directly: `b` in `require("a").b`. */
  readonly attribute?: Identifier;
}

/**
 * Binds `const a = require("a")`, `const { a, b: c } = require("a")`, `const b = require("a").b` and the same with
 * `await import("a")` as imports. For any other declaration, it does nothing and returns false.
 */
export function bindRequired(walk: Walk, id: Node, init: Node, scope: number): boolean {
  const loaded = loadedModule(init);
  if (loaded === undefined) return false;
  if (id.type === "Identifier") {
    walk.textToken(loaded.module);
    bindWhole(walk, id, loaded, scope);
    return true;
  }
  if (id.type !== "ObjectPattern" || loaded.attribute !== undefined || !id.properties.every(isPlain)) return false;
  walk.textToken(loaded.module);
  if (id.properties.length === 0) walk.addImport("module", loaded.module, "", "", loaded.start);
  for (const property of id.properties) {
    if (property.type !== "Property" || property.value.type !== "Identifier") continue;
    const { key, value } = property;
    const name = propertyName(property) ?? value.name;
    const index = walk.addImport("name", loaded.module, name, value.name, key.start);
    walk.textToken(name);
    walk.bind(scope, value.name, "import", value.start, index);
  }
  return true;
}

function bindWhole(walk: Walk, id: Identifier, loaded: Loaded, scope: number): void {
  const { attribute, module } = loaded;
  const index =
    attribute === undefined
      ? walk.addImport("namespace", module, "", id.name, loaded.start)
      : attribute.name === "default"
        ? walk.addImport("default", module, "", id.name, attribute.start)
        : walk.addImport("name", module, attribute.name, id.name, attribute.start);
  walk.textToken(id.name);
  walk.bind(scope, id.name, "import", id.start, index);
}

function isPlain(property: Node): boolean {
  return property.type === "Property" && property.value.type === "Identifier" && propertyName(property) !== undefined;
}

function loadedModule(init: Node): Loaded | undefined {
  const node = unwrap(init);
  const direct = requiredModule(node) ?? importedModule(node) ?? interopModule(node);
  if (direct !== undefined) return direct;
  if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier") return undefined;
  const owner = unwrap(node.object);
  const loaded = requiredModule(owner) ?? importedModule(owner);
  return loaded && { ...loaded, attribute: node.property };
}

function importedModule(node: Node): Loaded | undefined {
  if (node.type !== "AwaitExpression") return undefined;
  const argument = unwrap(node.argument);
  return argument.type === "ImportExpression" ? literalModule(argument.source) : undefined;
}

function interopModule(node: Node): Loaded | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.arguments.length !== 1)
    return undefined;
  const argument = node.arguments[0];
  return argument && INTEROP_HELPER.test(node.callee.name) ? requiredModule(argument) : undefined;
}
