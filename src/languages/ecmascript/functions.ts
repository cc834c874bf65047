import type { Operand, Parameter, ParameterKind } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND, ValueFlag } from "../../model/facts.ts";
import { fingerprint } from "../../util/fingerprint.ts";
import { expectType, givenValue } from "./expected-functions.ts";
import { expression } from "./expressions.ts";
import type { DocTypes } from "./jsdoc.ts";
import { NO_DOC_TYPES, readDocTypes } from "./jsdoc.ts";
import type { Comment, Decorator, FunctionNode, Node } from "./nodes.ts";
import { bindPattern } from "./patterns.ts";
import { statements } from "./statements.ts";
import type { SignatureNode } from "./type-nodes.ts";
import { typeAnnotation, typeParameters } from "./types.ts";
import type { Expected, Walk } from "./walk.ts";
import { functionFlags } from "./walk.ts";

/** The maximum number of returned values of a function that are kept. More values rarely give more information. */
const MAX_RETURNS = 8;

/** Walks a function expression that gets no name from outside. If it has its own name, it is a definition. */
export function functionExpression(walk: Walk, node: FunctionNode): Operand {
  const { id } = node;
  if (!id) return functionValue(walk, functionInside(walk, node, -1, undefined));
  const index = walk.define({
    kind: "function",
    name: id.name,
    nameStart: id.start,
    owner: node,
    flags: functionFlags(node),
  });
  namedFunction(walk, node, index);
  return walk.definitionValue(index);
}

/** Walks the function of a definition that was just added. Inside a function expression, its own name is visible. */
export function namedFunction(walk: Walk, node: FunctionNode, index: number): void {
  const doc = walk.lastDoc;
  if (node.type !== "FunctionExpression" || !node.id) {
    functionInside(walk, node, index, doc);
    return;
  }
  const { scope } = walk;
  walk.scope = walk.builder.addScope("block", scope, -1);
  walk.bind(walk.scope, node.id.name, "definition", node.id.start, index);
  functionInside(walk, node, index, doc);
  walk.scope = scope;
}

/** The declared parameters and return type of a function, and the values it returns. */
interface Signature {
  readonly params: readonly Parameter[];
  readonly returnType: Operand;
  readonly returns: readonly Operand[];
}

/** The operand of a function without a definition, or of a function type. */
export function functionValue(walk: Walk, { params, returnType, returns }: Signature): Operand {
  const { builder } = walk;
  const types = params.map((param) => param.type);
  let of: Operand = NO_OPERAND;
  if (returnType !== NO_OPERAND) of = builder.addValue("instance", returnType);
  else if (returns.length > 0) of = returns.length === 1 ? (returns[0] as Operand) : unionOf(walk, returns);
  if (of === NO_OPERAND && types.every((type) => type === NO_OPERAND)) return builder.literal("function");
  return builder.addValue("function", of, types, [], params.at(-1)?.kind === "rest" ? ValueFlag.spread : 0);
}

function unionOf(walk: Walk, operands: readonly Operand[]): Operand {
  return walk.builder.addValue("union", NO_OPERAND, operands);
}

/** Walks parameters, return type and body in a new scope, and completes the definition if there is one. */
export function functionInside(
  walk: Walk,
  node: FunctionNode | SignatureNode,
  index: number,
  doc: Comment | undefined,
): Signature {
  const { expected } = walk;
  walk.expected = undefined;
  const place = walk.place();
  const scope = walk.builder.addScope("function", walk.scope, index);
  walk.scope = scope;
  walk.functionScope = scope;
  walk.isTopLevel = false;
  walk.enterDefinition(index);
  if (node.type !== "ArrowFunctionExpression") walk.thisPrefix = prefixOfThis(walk, index);
  walk.returns = [];
  walk.typeToken(node.type);
  const types = doc !== undefined && walk.readsDocTypes ? readDocTypes(walk, doc) : NO_DOC_TYPES;

  const signatureStart = walk.tokens.length;
  if ("async" in node) walk.tokens.push(functionFlags(node));
  typeParameters(walk, node.typeParameters);
  const params = parameters(walk, node.params, types, expected);
  const annotated = typeAnnotation(walk, node.returnType);
  const returnType = annotated === NO_OPERAND ? types.returns : annotated;
  walk.returnType = returnType;
  const bodyStart = walk.tokens.length;
  if ("body" in node && node.body) functionBody(walk, node.body);

  if (index >= 0) {
    const draft = walk.draft(index);
    draft.scope = scope;
    draft.params = params;
    draft.returnType = returnType;
    draft.returns = walk.returns;
    draft.signatureHash = fingerprint(walk.tokens, signatureStart, bodyStart);
    draft.bodyHash = fingerprint(walk.tokens, bodyStart);
  }
  const signature = { params, returnType, returns: walk.returns };
  walk.return(place);
  return signature;
}

/** Walks an expression that the current function returns. */
export function returned(walk: Walk, node: Node): Operand {
  expectType(walk, node, walk.returnType);
  return expression(walk, node);
}

/** Adds an operand that the current function returns. */
export function addReturn(walk: Walk, operand: Operand): void {
  const { returns } = walk;
  if (returns !== undefined && operand !== NO_OPERAND && returns.length < MAX_RETURNS) returns.push(operand);
}

/** The prefix for names assigned to `this`. They belong to the class of a method; any other function may be a constructor itself. */
function prefixOfThis(walk: Walk, index: number): string | undefined {
  if (index < 0) return undefined;
  const { kind, qualname } = walk.draft(index);
  return kind === "method" ? qualname.slice(0, qualname.lastIndexOf(".") + 1) : `${qualname}.`;
}

function functionBody(walk: Walk, body: Node): void {
  if (body.type === "BlockStatement") statements(walk, body.body);
  else addReturn(walk, returned(walk, body));
}

function parameters(walk: Walk, nodes: readonly Node[], types: DocTypes, expected: Expected | undefined): Parameter[] {
  const list: Parameter[] = [];
  for (const node of nodes) {
    const given = expected && isUntyped(node) ? givenValue(walk, expected, list.length) : NO_OPERAND;
    const parameter = parameterOf(walk, node, types, given);
    if (parameter.name !== "this") list.push(parameter);
  }
  walk.typeToken("End");
  return list;
}

/** Whether a parameter has no type and no default value, so that only the context of the function can give it a type. */
function isUntyped(node: Node): boolean {
  const isName = node.type === "Identifier" || node.type === "ObjectPattern" || node.type === "ArrayPattern";
  return isName && !node.typeAnnotation;
}

function parameterOf(walk: Walk, node: Node, types: DocTypes, given: Operand): Parameter {
  if (node.type === "TSParameterProperty") {
    decoratorsOf(walk, node.decorators);
    const parameter = parameterOf(walk, node.parameter, types, given);
    parameterProperty(walk, node.parameter, parameter.type, node.accessibility === "private");
    return parameter;
  }
  let pattern: Node = node;
  let kind: ParameterKind = "positional-only";
  let value = given;
  let defaultHash = "";
  if (node.type === "AssignmentPattern") {
    const from = walk.tokens.length;
    value = expression(walk, node.right);
    defaultHash = fingerprint(walk.tokens, from);
    pattern = node.left;
  } else if (node.type === "RestElement") {
    kind = "rest";
    pattern = node.argument;
    walk.typeToken(node.type);
  }
  if ("decorators" in node) decoratorsOf(walk, node.decorators);
  if (pattern !== node && "decorators" in pattern) decoratorsOf(walk, pattern.decorators);
  if (pattern.type !== "Identifier") {
    const type = bindPattern(walk, pattern, { scope: walk.scope, kind: "parameter" }, value);
    return { name: "", kind, isOptional: defaultHash !== "", type, defaultHash };
  }
  walk.textToken(pattern.name);
  const binding = walk.bind(walk.scope, pattern.name, "parameter", pattern.start);
  const annotated = typeAnnotation(
    walk,
    pattern.typeAnnotation ?? ("typeAnnotation" in node ? annotationOf(node) : null),
  );
  if (pattern.optional) walk.textToken("?");
  const documented = annotated === NO_OPERAND ? types.parameter(pattern.name) : undefined;
  binding.type = documented?.type ?? annotated;
  binding.value = value;
  const isOptional = defaultHash !== "" || pattern.optional === true || documented?.isOptional === true;
  return { name: pattern.name, kind, isOptional, type: binding.type, defaultHash };
}

function annotationOf(node: Node): Parameters<typeof typeAnnotation>[1] {
  return node.type === "RestElement" || node.type === "AssignmentPattern" ? node.typeAnnotation : null;
}

/** `constructor(private x: T)` also declares the member `x`. */
function parameterProperty(walk: Walk, node: Node, type: Operand, isPrivate: boolean): void {
  const name = node.type === "AssignmentPattern" ? node.left : node;
  const classScope = walk.builder.scopes[walk.scope]?.parent ?? -1;
  const classDefinition = walk.builder.scopes[classScope]?.definition ?? -1;
  if (name.type !== "Identifier" || classDefinition < 0) return;
  const { prefix, definition } = walk;
  walk.enterDefinition(classDefinition);
  const flags = isPrivate ? DefinitionFlag.private : 0;
  const index = walk.define({ kind: "constant", name: name.name, nameStart: name.start, owner: node, flags });
  walk.prefix = prefix;
  walk.definition = definition;
  walk.draft(index).returnType = type;
  const empty = fingerprint(walk.tokens, 0, 0);
  walk.draft(index).signatureHash = empty;
  walk.draft(index).bodyHash = empty;
  walk.bind(classScope, name.name, "definition", name.start, index).type = type;
}

/** Walks decorators and returns their operands. */
export function decoratorsOf(walk: Walk, decorators: readonly Decorator[] | undefined): Operand[] {
  if (decorators === undefined || decorators.length === 0) return [];
  return decorators.map((decorator) => expression(walk, decorator.expression, "decorator"));
}
