import { setRole } from "../tree-sitter/rules/expression-rules.ts";
import { addImport, addNamespace, importing } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** `import a.b.C, d.{E, F => G, _}, h.*`. */
export const importDeclaration = importing((walk, node) => {
  let path: number[] = [];
  let end = walk.tree.start[node] as number;
  for (const child of walk.children(node)) {
    // A comma separates two imports.
    if (path.length > 0 && walk.tree.text.slice(end, walk.tree.start[child]).includes(",")) {
      addPath(walk, path);
      path = [];
    }
    end = walk.tree.end[child] as number;
    if (isType(walk, child, "identifier")) path.push(child);
    else if (path.length > 0 && addSelectors(walk, path, [child])) path = [];
  }
  if (path.length > 0) addPath(walk, path);
});

function isType({ tree, rules }: Walk, node: number, type: string): boolean {
  return tree.type[node] === rules.grammar.type(type);
}

/** Adds an import without selectors. It imports the last name of its path. */
function addPath(walk: Walk, path: readonly number[]): void {
  const last = path.at(-1);
  if (last !== undefined) addName(walk, path.slice(0, -1), last, last);
}

function addName(walk: Walk, path: readonly number[], nameNode: number, aliasNode: number): void {
  const name = walk.nameOf(nameNode);
  addImport(walk, { kind: "name", module: dotted(walk, path), name, alias: walk.nameOf(aliasNode), node: nameNode });
}

/** Adds the imports of the selectors after a path. Returns false if there are no selectors. */
function addSelectors(walk: Walk, path: readonly number[], selectors: readonly number[]): boolean {
  const { tree, rules } = walk;
  let isAny = false;
  for (const each of selectors) {
    const name = rules.grammar.selector("name")(tree, each);
    const alias = rules.grammar.selector("alias")(tree, each);
    if (isType(walk, each, "namespace_selectors")) addSelectors(walk, path, walk.children(each));
    else if (isType(walk, each, "namespace_wildcard")) addStar(walk, path, each);
    else if (isType(walk, each, "identifier")) addName(walk, path, each, each);
    else if (name >= 0 && isType(walk, alias, "identifier")) addName(walk, path, name, alias);
    isAny = true;
  }
  return isAny;
}

/** Adds an import of all members of a package, object or value. `given` adds nothing: it imports only values that code does not name. */
function addStar(walk: Walk, path: readonly number[], wildcard: number): void {
  const [first = wildcard, ...rest] = path;
  // A single name may be the name of an object or a value.
  if (rest.length === 0) setRole(walk, first, Role.read);
  if (walk.tree.textOf(wildcard) !== "given")
    addImport(walk, { kind: "star", module: dotted(walk, path), node: first });
}

function dotted(walk: Walk, path: readonly number[]): string {
  return path.map((each) => walk.nameOf(each)).join(".");
}

/** `package object name`. Its content belongs to the package of that name. */
export const packageObject: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0) return;
      walk.role[nameNode] = Role.silent;
      addNamespace(walk, nameNode);
    },
  };
};
