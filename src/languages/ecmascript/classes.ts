import { ANY_MEMBER } from "../../code/member-name.ts";
import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { fingerprint } from "../../util/fingerprint.ts";
import { pushAll } from "../../util/push-all.ts";
import { expectType } from "./expected-functions.ts";
import { expression } from "./expressions.ts";
import { decoratorsOf, functionInside, namedFunction } from "./functions.ts";
import { readDocTypes } from "./jsdoc.ts";
import { propertyName, unwrap } from "./names.ts";
import type { ClassNode, Heritage, MethodDefinition, Node, PropertyDefinition, Span } from "./nodes.ts";
import { accessorFlag, optionalFlag, throughWrappers } from "./objects.ts";
import { statements } from "./statements.ts";
import { typeAnnotation, typeArguments, typeOperand, typeParameters } from "./types.ts";
import { unknownNode } from "./unknown.ts";
import { closeConstant } from "./variables.ts";
import type { Walk } from "./walk.ts";
import { functionFlags } from "./walk.ts";

/** A class statement, or the class of an `export default`, whose name is then `default` if it has none. */
export function classDeclaration(walk: Walk, node: ClassNode, owner: Span, flags: number): number {
  const { id, decorators } = node;
  const name = id?.name ?? "default";
  const nameStart = id?.start ?? node.start;
  const index = walk.define({ kind: "class", name, nameStart, owner, flags: flags | classFlags(node), decorators });
  walk.textToken(name);
  if (id) walk.bind(walk.scope, name, "definition", nameStart, index);
  classInside(walk, node, index);
  return index;
}

/** A class in an expression: a definition if it has a name of its own. */
export function classExpression(walk: Walk, node: ClassNode): Operand {
  const { id, decorators } = node;
  if (!id) {
    classInside(walk, node, -1);
    return NO_OPERAND;
  }
  const index = walk.define({
    kind: "class",
    name: id.name,
    nameStart: id.start,
    owner: node,
    flags: classFlags(node),
    decorators,
  });
  namedClass(walk, node, index);
  return walk.definitionValue(index);
}

/** Walks the class expression behind a definition just made. It sees its own name. */
export function namedClass(walk: Walk, node: ClassNode, index: number): void {
  const { scope } = walk;
  if (node.id) {
    walk.scope = walk.builder.addScope("block", scope, -1);
    walk.bind(walk.scope, node.id.name, "definition", node.id.start, index);
  }
  walk.draft(index).flags |= classFlags(node);
  classInside(walk, node, index);
  walk.scope = scope;
}

/** A scope for type parameters, which the members see but do not own; the names of members are seen only through `this`. */
export function enterTypeParameters(walk: Walk, node: Parameters<typeof typeParameters>[1]): void {
  if (!node) return;
  walk.scope = walk.builder.addScope("block", walk.scope, -1);
  typeParameters(walk, node);
}

/** Walks `extends` and `implements` clauses. */
export function heritageOf(walk: Walk, nodes: readonly Heritage[] | undefined): Operand[] {
  return (nodes ?? []).map((node) => inherited(walk, node.expression, node.typeArguments));
}

function inherited(walk: Walk, node: Node, args: Heritage["typeArguments"]): Operand {
  const base = expression(walk, node, "inherit");
  const operands = typeArguments(walk, args);
  return operands.length === 0 ? base : walk.builder.addValue("item", base, operands);
}

function classFlags(node: ClassNode): number {
  return node.abstract ? DefinitionFlag.abstract : 0;
}

function classInside(walk: Walk, node: ClassNode, index: number): void {
  const place = walk.place();
  const doc = walk.lastDoc;
  const decorators = decoratorsOf(walk, node.decorators);
  walk.typeToken(node.type);
  const signatureStart = walk.tokens.length;
  enterTypeParameters(walk, node.typeParameters);
  const bases = node.superClass ? [inherited(walk, node.superClass, node.superTypeArguments)] : [];
  pushAll(
    bases,
    heritageOf(walk, node.implements).map((base) => walk.builder.addValue("instance", base)),
  );
  if (index >= 0 && doc !== undefined && walk.readsDocTypes) {
    // What a comment says of a base that the code names as well is only worth something if it can be read.
    const documented = readDocTypes(walk, doc).bases;
    pushAll(bases, node.superClass ? documented.filter((base) => base !== NO_OPERAND) : documented);
  }
  const bodyStart = walk.tokens.length;
  const outer = walk.scope;
  const scope = walk.builder.addScope("class", outer, index);
  walk.enterDefinition(index);
  walk.thisPrefix = walk.prefix;
  walk.isTopLevel = false;
  for (const member of node.body.body) {
    classMember(walk, member, scope, outer);
    walk.scope = outer;
  }
  if (index >= 0) {
    const draft = walk.draft(index);
    draft.scope = scope;
    draft.bases = bases;
    draft.decorators = decorators;
    draft.signatureHash = fingerprint(walk.tokens, signatureStart, bodyStart);
    draft.bodyHash = fingerprint(walk.tokens, bodyStart);
  }
  walk.return(place);
}

function classMember(walk: Walk, node: Node, scope: number, outer: number): void {
  switch (node.type) {
    case "MethodDefinition":
    case "TSAbstractMethodDefinition":
      method(walk, node, scope);
      return;
    case "PropertyDefinition":
    case "AccessorProperty":
    case "TSAbstractPropertyDefinition":
    case "TSAbstractAccessorProperty":
      field(walk, node, scope);
      return;
    case "StaticBlock": {
      const { functionScope } = walk;
      walk.typeToken(node.type);
      walk.scope = walk.builder.addScope("function", scope, -1);
      walk.functionScope = walk.scope;
      statements(walk, node.body);
      walk.functionScope = functionScope;
      return;
    }
    case "TSIndexSignature":
      typeOperand(walk, node);
      walk.bind(scope, ANY_MEMBER, "variable", node.start);
      return;
    default:
      walk.scope = outer;
      unknownNode(walk, node);
  }
}

function memberFlags(node: MethodDefinition | PropertyDefinition): number {
  const isPrivate = node.key.type === "PrivateIdentifier" || node.accessibility === "private";
  return (
    optionalFlag(node) |
    (node.static ? DefinitionFlag.static : 0) |
    (isPrivate ? DefinitionFlag.private : 0) |
    (node.type.startsWith("TSAbstract") ? DefinitionFlag.abstract : 0)
  );
}

function method(walk: Walk, node: MethodDefinition, scope: number): void {
  const { value, key, decorators } = node;
  const name = propertyName(node);
  const operands = decoratorsOf(walk, decorators);
  walk.typeToken(node.kind);
  if (name === undefined) {
    expression(walk, key);
    walk.scope = scope;
    functionInside(walk, value, -1, undefined);
    return;
  }
  const flags = memberFlags(node) | functionFlags(value) | accessorFlag(node.kind);
  const index = walk.define({ kind: "method", name, nameStart: key.start, owner: node, flags, decorators });
  walk.textToken(name);
  walk.bind(scope, name, "definition", key.start, index);
  walk.draft(index).decorators = operands;
  walk.scope = scope;
  functionInside(walk, value, index, walk.lastDoc);
}

function field(walk: Walk, node: PropertyDefinition, scope: number): void {
  const { key, decorators, value } = node;
  const name = propertyName(node);
  const operands = decoratorsOf(walk, decorators);
  walk.typeToken(node.type);
  if (name === undefined) {
    expression(walk, key);
    typeAnnotation(walk, node.typeAnnotation);
    if (value) initialiser(walk, value, scope);
    return;
  }
  const inner = value ? unwrap(value) : undefined;
  const isFunction = inner?.type === "FunctionExpression" || inner?.type === "ArrowFunctionExpression";
  const flags = memberFlags(node) | (isFunction ? functionFlags(inner) : 0);
  const kind = isFunction ? "method" : "constant";
  const index = walk.define({ kind, name, nameStart: key.start, owner: node, flags, decorators });
  const doc = walk.lastDoc;
  walk.textToken(name);
  const binding = walk.bind(scope, name, "definition", key.start, index);
  walk.draft(index).decorators = operands;
  const signatureStart = walk.tokens.length;
  binding.type = typeAnnotation(walk, node.typeAnnotation);
  if (isFunction && value) {
    walk.scope = scope;
    throughWrappers(walk, value, () => {
      walk.lastDoc = doc;
      expectType(walk, inner, binding.type);
      namedFunction(walk, inner, index);
      return NO_OPERAND;
    });
    return;
  }
  if (binding.type === NO_OPERAND && doc && walk.readsDocTypes) binding.type = readDocTypes(walk, doc).type;
  const bodyStart = walk.tokens.length;
  if (value) binding.value = initialiser(walk, value, scope);
  closeConstant(walk, index, signatureStart, bodyStart, binding.type, binding.value);
}

/** A field's initialiser runs like a method: it sees `this`, but not the names of the members. */
function initialiser(walk: Walk, value: Node, classScope: number): Operand {
  if (value.type === "Literal") return expression(walk, value);
  const { scope, functionScope } = walk;
  walk.scope = walk.builder.addScope("function", classScope, -1);
  walk.functionScope = walk.scope;
  const operand = expression(walk, value);
  walk.scope = scope;
  walk.functionScope = functionScope;
  return operand;
}
