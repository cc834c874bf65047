import { parse } from "@babel/parser";
import type { Node } from "@babel/types";

/** The maximum number of nodes that are read from one configuration. */
const MAX_NODES = 20_000;

/**
 * The object literals in a configuration that is a program. The program is never run. Objects inside other objects are only parts of these.
 * Values that only a run could compute are `undefined`. A name stands for the value of its variable in the file.
 */
export function literalObjects(text: string): unknown[] {
  const reader = new LiteralReader();
  try {
    reader.walk(parse(text, { sourceType: "unambiguous", plugins: ["typescript"], errorRecovery: true }).program);
  } catch {
    // The text is not a program, or is nested too deeply for a configuration. The objects that were read so far count.
  }
  return reader.found;
}

class LiteralReader {
  readonly found: unknown[] = [];
  readonly #constants = new Map<string, Node>();
  readonly #open = new Set<Node>();
  #left = MAX_NODES;

  walk(node: Node): void {
    if (this.#left-- <= 0) return;
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init) {
      this.#constants.set(node.id.name, node.init);
    }
    if (node.type === "ObjectExpression") {
      this.found.push(this.#value(node));
      return;
    }
    for (const child of childrenOf(node)) this.walk(child);
  }

  #value(node: Node): unknown {
    if (this.#left-- <= 0 || this.#open.has(node)) return undefined;
    this.#open.add(node);
    const value = this.#read(node);
    this.#open.delete(node);
    return value;
  }

  #read(node: Node): unknown {
    switch (node.type) {
      case "StringLiteral":
      case "BooleanLiteral":
      case "NumericLiteral":
        return node.value;
      case "TemplateLiteral":
        return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        return this.#value(node.expression);
      case "Identifier": {
        const constant = this.#constants.get(node.name);
        return constant && this.#value(constant);
      }
      case "ArrayExpression":
        return node.elements.flatMap((each) => (each === null ? [] : this.#elements(each)));
      case "ObjectExpression":
        return this.#object(node.properties);
      case "CallExpression":
        return this.#argument(node.arguments);
      default:
        return undefined;
    }
  }

  #elements(node: Node): unknown[] {
    if (node.type !== "SpreadElement") return [this.#value(node)];
    const spread = this.#value(node.argument);
    return Array.isArray(spread) ? spread : [];
  }

  /** The value of a call such as `defineConfig({ … })`: the object among its arguments. */
  #argument(nodes: readonly Node[]): unknown {
    const given = nodes.find((each) => each.type === "ObjectExpression");
    return given && this.#value(given);
  }

  #object(properties: readonly Node[]): unknown {
    const object: Record<string, unknown> = Object.create(null);
    for (const each of properties) {
      if (each.type === "SpreadElement") {
        const spread = this.#value(each.argument);
        if (typeof spread === "object" && !Array.isArray(spread)) Object.assign(object, spread);
      }
      if (each.type !== "ObjectProperty" || each.computed) continue;
      const name =
        each.key.type === "Identifier" ? each.key.name : each.key.type === "StringLiteral" ? each.key.value : "";
      object[name] = this.#value(each.value);
    }
    return object;
  }
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(
      (value): value is Node => typeof value === "object" && value !== null && "type" in value && "start" in value,
    );
}
