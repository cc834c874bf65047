import { addImport, addNamespace } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { pathInFile } from "./module-words.ts";

/** A node of a use tree that must still be read. */
interface Pending {
  readonly node: number;
  readonly prefix: string;
}

/** `use a::{b, c::d as e, *}`. It adds one import for each leaf. */
export const useDeclaration: RuleMaker = (grammar) => {
  const argument = grammar.selector("argument");
  const path = grammar.selector("path");
  const list = grammar.selector("list");
  const alias = grammar.selector("alias");
  const nameOf = grammar.selector("name");
  const kind = (walk: Walk, node: number) => grammar.typeNames[walk.tree.type[node] as number];
  const join = (prefix: string, text: string) => (prefix === "" ? text : text === "" ? prefix : `${prefix}::${text}`);

  const leaf = (walk: Walk, node: number, prefix: string, alias: string | undefined) => {
    const whole = pathInFile(walk, node, join(prefix, walk.tree.textOf(node).replace(/\s+/g, "")));
    const cut = whole.lastIndexOf("::");
    const last = whole.slice(cut < 0 ? 0 : cut + 2);
    const named = nameOf(walk.tree, node);
    const at = named < 0 ? node : named;
    const module = cut < 0 ? "" : whole.slice(0, cut);
    if (last === "self") {
      // `a::{self}` is `a` itself.
      const own = module.slice(module.lastIndexOf("::") + 1).replace(/^:/, "");
      const parent = module.includes("::") ? module.slice(0, module.lastIndexOf("::")) : "";
      addImport(walk, { kind: "name", module: parent, name: own, alias: alias ?? own, node: at });
    } else if (cut < 0) addImport(walk, { kind: "module", module: last, alias: alias ?? last, node: at });
    else addImport(walk, { kind: "name", module, name: last, alias: alias ?? last, node: at });
  };

  return {
    enter: (walk, node) => {
      walk.role[node] = Role.silent;
      const pending: Pending[] = [{ node: argument(walk.tree, node), prefix: "" }];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (next.node < 0) continue;
        const { tree } = walk;
        switch (kind(walk, next.node)) {
          case "scoped_use_list": {
            const at = path(tree, next.node);
            const prefix = at < 0 ? next.prefix : join(next.prefix, tree.textOf(at).replace(/\s+/g, ""));
            pending.push({ node: list(tree, next.node), prefix });
            break;
          }
          case "use_list":
            for (const child of walk.children(next.node).reverse()) pending.push({ node: child, prefix: next.prefix });
            break;
          case "use_as_clause": {
            const aliasNode = alias(tree, next.node);
            const target = path(tree, next.node);
            const written = aliasNode < 0 ? undefined : tree.textOf(aliasNode);
            if (target >= 0) leaf(walk, target, next.prefix, written === "_" ? "" : written);
            break;
          }
          case "use_wildcard": {
            const [inner] = walk.children(next.node);
            const module =
              inner === undefined ? next.prefix : join(next.prefix, tree.textOf(inner).replace(/\s+/g, ""));
            addImport(walk, { kind: "star", module: pathInFile(walk, node, module), node: inner ?? next.node });
            break;
          }
          default:
            leaf(walk, next.node, next.prefix, undefined);
        }
      }
    },
  };
};

/** `mod inner;` imports a file. `mod inner { … }` is a namespace inside this file. */
export const modItem: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const body = grammar.selector("body");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0) return;
      walk.role[nameNode] = Role.silent;
      const module = walk.tree.textOf(nameNode);
      if (body(walk.tree, node) >= 0) addNamespace(walk, nameNode);
      else addImport(walk, { kind: "module", module, alias: module, node: nameNode });
    },
  };
};

/** `extern crate a as b`. */
export const externCrate: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const alias = grammar.selector("alias");
  return {
    enter: (walk, node) => {
      walk.role[node] = Role.silent;
      const nameNode = nameOf(walk.tree, node);
      const aliasNode = alias(walk.tree, node);
      if (nameNode < 0) return;
      const module = walk.tree.textOf(nameNode);
      addImport(walk, {
        kind: "module",
        module,
        alias: aliasNode < 0 ? module : walk.tree.textOf(aliasNode),
        node: nameNode,
      });
    },
  };
};
