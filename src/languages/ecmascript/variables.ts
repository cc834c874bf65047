import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { fingerprint } from "../../util/fingerprint.ts";
import { namedClass } from "./classes.ts";
import { expectType } from "./expected-functions.ts";
import { expression } from "./expressions.ts";
import { namedFunction } from "./functions.ts";
import { NO_DOC_TYPES, readDocTypes } from "./jsdoc.ts";
import { bindRequired } from "./loaded-modules.ts";
import { unwrap } from "./names.ts";
import type { Comment, Identifier, Node, Span, VariableDeclaration, VariableDeclarator } from "./nodes.ts";
import { namedValue, throughWrappers } from "./objects.ts";
import { bindPattern } from "./patterns.ts";
import { typeAnnotation } from "./types.ts";
import type { Walk } from "./walk.ts";
import { functionFlags } from "./walk.ts";

/** `const a = …, b = …`. Functions, classes and everything at the top level are definitions; others are variables. */
export function variableDeclaration(walk: Walk, node: VariableDeclaration, owner: Span, flags: number): void {
  walk.typeToken(node.type);
  const scope = node.kind === "var" ? walk.functionScope : walk.scope;
  node.declarations.forEach((declarator, index) => {
    const start = index === 0 ? owner : declarator;
    variableDeclarator(walk, declarator, scope, start, flags);
  });
  walk.typeToken("End");
}

/** Binds the names in the head of a loop. Their value comes from the loop. */
export function loopVariables(walk: Walk, node: VariableDeclaration, value: Operand): void {
  walk.typeToken(node.type);
  const scope = node.kind === "var" ? walk.functionScope : walk.scope;
  for (const declarator of node.declarations) {
    bindPattern(walk, declarator.id, { scope, kind: "variable" }, value);
    if (declarator.init) expression(walk, declarator.init);
  }
}

function variableDeclarator(walk: Walk, node: VariableDeclarator, scope: number, owner: Span, flags: number): void {
  const { id, init } = node;
  if (init && bindRequired(walk, id, init, scope)) return;
  if (id.type === "Identifier") {
    namedVariable(walk, node, id, scope, owner, flags);
    return;
  }
  const define = walk.isTopLevel ? (name: Identifier) => defineConstant(walk, name, owner, node.end, flags) : undefined;
  const value = init ? expression(walk, init) : NO_OPERAND;
  bindPattern(walk, id, { scope, kind: "variable", define }, value);
}

function namedVariable(
  walk: Walk,
  node: VariableDeclarator,
  id: Identifier,
  scope: number,
  owner: Span,
  flags: number,
): void {
  const { init } = node;
  const inner = init ? unwrap(init) : undefined;
  const kind = kindOf(inner);
  const isDefinition = kind !== "constant" || walk.isTopLevel;
  walk.textToken(id.name);
  const own =
    inner?.type === "FunctionExpression" || inner?.type === "ArrowFunctionExpression" ? functionFlags(inner) : 0;
  const index = isDefinition
    ? walk.define({ kind, name: id.name, nameStart: id.start, owner, end: node.end, flags: flags | own })
    : -1;
  const doc = isDefinition ? walk.lastDoc : walk.docs.before(owner.start, true);
  const binding = walk.bind(scope, id.name, isDefinition ? "definition" : "variable", id.start, index);
  const signatureStart = walk.tokens.length;
  binding.type = typeAnnotation(walk, id.typeAnnotation);
  if (init && inner && kind !== "constant") {
    throughWrappers(walk, init, () => {
      walk.lastDoc = doc;
      if (inner.type === "ClassExpression") namedClass(walk, inner, index);
      else if (inner.type === "FunctionExpression" || inner.type === "ArrowFunctionExpression") {
        expectType(walk, inner, binding.type);
        namedFunction(walk, inner, index);
      }
      return NO_OPERAND;
    });
    return;
  }
  if (binding.type === NO_OPERAND) binding.type = documentedType(walk, doc);
  const bodyStart = walk.tokens.length;
  if (inner?.type === "ObjectExpression") expectType(walk, inner, binding.type);
  if (init && inner) binding.value = constantValue(walk, init, inner, id.name, index);
  if (index >= 0) closeConstant(walk, index, signatureStart, bodyStart, binding.type, binding.value);
}

function kindOf(node: Node | undefined): "function" | "class" | "constant" {
  switch (node?.type) {
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return "function";
    case "ClassExpression":
      return "class";
    default:
      return "constant";
  }
}

/** Walks the value of a variable. If the variable is a definition with an object literal, the object's content belongs to it. */
function constantValue(walk: Walk, init: Node, inner: Node, name: string, index: number): Operand {
  if (inner.type !== "ObjectExpression" || index < 0) return namedValue(walk, init, `${name}.`);
  const place = walk.place();
  walk.enterDefinition(index);
  const operand = namedValue(walk, init, "");
  walk.return(place);
  return operand;
}

function documentedType(walk: Walk, doc: Comment | undefined): Operand {
  return doc !== undefined && walk.readsDocTypes ? readDocTypes(walk, doc).type : NO_DOC_TYPES.type;
}

function defineConstant(walk: Walk, name: Identifier, owner: Span, end: number, flags: number): number {
  const index = walk.define({ kind: "constant", name: name.name, nameStart: name.start, owner, end, flags });
  const at = walk.tokens.length;
  closeConstant(walk, index, at, at, NO_OPERAND, NO_OPERAND);
  return index;
}

/** Completes the definition of a named value. */
export function closeConstant(
  walk: Walk,
  index: number,
  signatureStart: number,
  bodyStart: number,
  type: Operand,
  value: Operand,
): void {
  const draft = walk.draft(index);
  draft.returnType = type;
  if (value !== NO_OPERAND) draft.returns = [value];
  draft.signatureHash = fingerprint(walk.tokens, signatureStart, bodyStart);
  draft.bodyHash = fingerprint(walk.tokens, bodyStart);
}
