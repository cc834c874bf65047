import { NO_OPERAND } from "../../model/facts.ts";
import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import { addImport, importing } from "../tree-sitter/rules/module-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** `import 'a.dart' as b show C, D hide E`. */
export const libraryImport = importing((walk, node) => {
  const specification = childOfType(walk, node, "import_specification");
  if (specification < 0) return;
  const found = specifierIn(walk, specification);
  if (found === undefined) return;
  const { module, uri } = found;
  const prefix = childOfType(walk, specification, "identifier");
  const shown = shownNames(walk, specification);
  if (prefix >= 0) addImport(walk, { kind: "namespace", module, alias: walk.nameOf(prefix), node: uri });
  else if (shown.length === 0) addImport(walk, { kind: "star", module, node: uri });
  for (const each of prefix >= 0 ? [] : shown)
    addImport(walk, { kind: "name", module, name: walk.nameOf(each), alias: walk.nameOf(each), node: each });
});

/** `export 'a.dart' show B`. */
export const libraryExport = importing((walk, node) => {
  const found = specifierIn(walk, node);
  if (found === undefined) return;
  const { module, uri } = found;
  const shown = shownNames(walk, node);
  const add = (kind: "star" | "reexport", name: string, at: number) => {
    const place = { line: walk.line(at), column: walk.column(at) };
    walk.builder.exports.push({ kind, name, local: name, module, value: NO_OPERAND, ...place });
  };
  if (shown.length === 0) add("star", "", uri);
  for (const each of shown) add("reexport", walk.nameOf(each), each);
});

/** `part 'a.dart'` and `part of 'b.dart'`: files of one library. Imports of the kind `module`, which bind no name, come only from here. */
export const partDirective = importing((walk, node) => {
  const found = specifierIn(walk, node);
  if (found !== undefined) addImport(walk, { kind: "module", module: found.module, node: found.uri });
});

function specifierIn(walk: Walk, node: number): { module: string; uri: number } | undefined {
  const around = childOfType(walk, node, "configurable_uri");
  const uri = childOfType(walk, around < 0 ? node : around, "uri");
  const module = uri < 0 ? "" : unquoted(walk.tree.textOf(uri));
  return module === "" ? undefined : { module, uri };
}

/** The names after `show`. */
function shownNames(walk: Walk, node: number): number[] {
  const combinator = walk.rules.grammar.type("combinator");
  const lists = walk.children(node).filter((child) => walk.tree.type[child] === combinator);
  return lists.filter((list) => walk.tree.textOf(list).startsWith("show")).flatMap((list) => walk.children(list));
}

function childOfType(walk: Walk, node: number, type: string): number {
  return walk.rules.grammar.selector(`@${type}`)(walk.tree, node);
}
