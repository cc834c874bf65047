import { classDeclaration } from "./classes.ts";
import { namedFunction } from "./functions.ts";
import type { ClassNode, FunctionNode, Node, Span, VariableDeclaration } from "./nodes.ts";
import { enumDeclaration, interfaceDeclaration, namespaceDeclaration, typeAlias } from "./type-declarations.ts";
import type { EnumDeclaration, InterfaceDeclaration, ModuleDeclaration, TypeAliasDeclaration } from "./type-nodes.ts";
import { variableDeclaration } from "./variables.ts";
import type { Walk } from "./walk.ts";
import { functionFlags } from "./walk.ts";

type DeclarationNode =
  | FunctionNode
  | ClassNode
  | VariableDeclaration
  | InterfaceDeclaration
  | TypeAliasDeclaration
  | EnumDeclaration
  | ModuleDeclaration;

const DECLARATIONS: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "TSDeclareFunction",
  "ClassDeclaration",
  "VariableDeclaration",
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
  "TSEnumDeclaration",
  "TSModuleDeclaration",
]);

/** Whether a statement declares names that can be exported. */
export function isDeclaration(node: Node): node is DeclarationNode {
  return DECLARATIONS.has(node.type);
}

/** Walks a declaration. `owner` is the `export` statement around it, or the declaration itself. */
export function declaration(walk: Walk, node: DeclarationNode, owner: Span, flags: number): void {
  switch (node.type) {
    case "VariableDeclaration":
      variableDeclaration(walk, node, owner, flags);
      return;
    case "ClassDeclaration":
    case "ClassExpression":
      classDeclaration(walk, node, owner, flags);
      return;
    case "TSInterfaceDeclaration":
      interfaceDeclaration(walk, node, owner, flags);
      return;
    case "TSTypeAliasDeclaration":
      typeAlias(walk, node, owner, flags);
      return;
    case "TSEnumDeclaration":
      enumDeclaration(walk, node, owner, flags);
      return;
    case "TSModuleDeclaration":
      namespaceDeclaration(walk, node, owner, flags);
      return;
    default:
      functionDeclaration(walk, node, owner, flags);
  }
}

function functionDeclaration(walk: Walk, node: FunctionNode, owner: Span, flags: number): void {
  const { id } = node;
  const name = id?.name ?? "default";
  const nameStart = id?.start ?? node.start;
  const index = walk.define({ kind: "function", name, nameStart, owner, flags: flags | functionFlags(node) });
  walk.textToken(name);
  if (id) walk.bind(walk.functionScope, name, "definition", nameStart, index);
  namedFunction(walk, node, index);
}
