import { DefinitionFlag } from "../../model/facts.ts";
import { classDeclaration } from "./classes.ts";
import { addExport } from "./commonjs.ts";
import { declaration, isDeclaration } from "./declarations.ts";
import { expression } from "./expressions.ts";
import { namedFunction } from "./functions.ts";
import { simpleName, unwrap } from "./names.ts";
import type {
  ExportAllDeclaration,
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  FunctionNode,
  ImportDeclaration,
  ImportSpecifier,
  Node,
} from "./nodes.ts";
import { namedValue, throughWrappers } from "./objects.ts";
import { importEquals } from "./type-declarations.ts";
import type { Walk } from "./walk.ts";
import { functionFlags } from "./walk.ts";

/** The scope whose exports are exports of the module. Exports of a namespace or an ambient module are not. */
const MODULE_SCOPE = 0;

export function importDeclaration(walk: Walk, node: ImportDeclaration): void {
  const module = String(node.source.value);
  walk.textToken(module);
  const isTypeOnly = node.importKind === "type";
  if (node.specifiers.length === 0) walk.addImport("module", module, "", "", node.source.start, isTypeOnly);
  for (const specifier of node.specifiers) {
    const index = importSpecifier(walk, specifier, module, node.source.start, isTypeOnly);
    walk.textToken(specifier.local.name);
    walk.bind(walk.scope, specifier.local.name, "import", specifier.local.start, index);
  }
}

function importSpecifier(
  walk: Walk,
  node: ImportSpecifier,
  module: string,
  moduleStart: number,
  isTypeOnly: boolean,
): number {
  const alias = node.local.name;
  if (node.type === "ImportNamespaceSpecifier")
    return walk.addImport("namespace", module, "", alias, moduleStart, isTypeOnly);
  if (node.type === "ImportDefaultSpecifier")
    return walk.addImport("default", module, "", alias, node.start, isTypeOnly);
  const imported = node.imported ?? node.local;
  const name = simpleName(imported) ?? alias;
  walk.textToken(name);
  const isType = isTypeOnly || node.importKind === "type";
  if (name === "default") return walk.addImport("default", module, "", alias, imported.start, isType);
  return walk.addImport("name", module, name, alias, imported.start, isType);
}

export function exportNamed(walk: Walk, node: ExportNamedDeclaration): void {
  const { declaration: declared, source } = node;
  if (declared?.type === "TSImportEqualsDeclaration") importEquals(walk, declared, true);
  else if (declared && isDeclaration(declared)) exportDeclared(walk, node, declared);
  else if (declared) expression(walk, declared);
  for (const specifier of node.specifiers) {
    const name = simpleName(specifier.exported) ?? "";
    const local = simpleName(specifier.local) ?? "";
    walk.textToken(local);
    walk.textToken(name);
    if (walk.scope !== MODULE_SCOPE) continue;
    if (source) addExport(walk, "reexport", specifier.local.start, { name, local, module: String(source.value) });
    else addExport(walk, "local", specifier.local.start, { name, local });
  }
  if (source && node.specifiers.length === 0 && !declared) {
    walk.addImport("module", String(source.value), "", "", source.start);
  }
}

function exportDeclared(walk: Walk, node: ExportNamedDeclaration, declared: Node): void {
  const firstBinding = walk.builder.bindings.length;
  const { scope, functionScope } = walk;
  if (isDeclaration(declared)) declaration(walk, declared, node, DefinitionFlag.exported);
  if (scope !== MODULE_SCOPE) return;
  for (const binding of walk.builder.bindings.slice(firstBinding)) {
    if (binding.scope !== scope && binding.scope !== functionScope) continue;
    const { line, column, name } = binding;
    walk.builder.exports.push({ kind: "local", name, local: name, module: "", value: -1, line, column });
  }
}

export function exportDefault(walk: Walk, node: ExportDefaultDeclaration): void {
  const { declaration: declared } = node;
  const flags = DefinitionFlag.exported | DefinitionFlag.default;
  const inner = unwrap(declared);
  if (isDeclaration(declared)) {
    const index = walk.builder.definitions.length;
    declaration(walk, declared, node, flags);
    const id = "id" in declared ? declared.id : undefined;
    if (id?.type === "Identifier") addExport(walk, "local", id.start, { name: "default", local: id.name });
    else addExport(walk, "value", node.start, { name: "default", value: walk.definitionValue(index) });
    return;
  }
  const value = throughWrappers(walk, declared, () => {
    switch (inner.type) {
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        return walk.definitionValue(defaultFunction(walk, inner, node, flags));
      case "ClassExpression":
        return walk.definitionValue(classDeclaration(walk, inner, node, flags));
      default:
        return namedValue(walk, inner, "");
    }
  });
  const local = inner.type === "Identifier" ? inner.name : "";
  addExport(walk, "value", declared.start, { name: "default", local, value });
}

function defaultFunction(walk: Walk, node: FunctionNode, owner: ExportDefaultDeclaration, flags: number): number {
  const name = node.id?.name ?? "default";
  const nameStart = node.id?.start ?? node.start;
  const index = walk.define({ kind: "function", name, nameStart, owner, flags: flags | functionFlags(node) });
  namedFunction(walk, node, index);
  return index;
}

export function exportAll(walk: Walk, node: ExportAllDeclaration): void {
  const module = String(node.source.value);
  walk.textToken(module);
  if (walk.scope !== MODULE_SCOPE) return;
  const name = node.exported ? simpleName(node.exported) : undefined;
  if (node.exported && name !== undefined) addExport(walk, "namespace", node.exported.start, { name, module });
  else addExport(walk, "star", node.source.start, { module });
}
