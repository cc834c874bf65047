import type { Operand, ReferenceRole } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { assignment, updateTarget } from "./assignments.ts";
import { callExpression, importExpression } from "./calls.ts";
import { classExpression } from "./classes.ts";
import { functionExpression } from "./functions.ts";
import { readDocTypes } from "./jsdoc.ts";
import { jsx } from "./jsx.ts";
import { literal, templateLiteral } from "./literals.ts";
import { narrowByTest, type Stretch } from "./narrowings.ts";
import type { BinaryExpression, MemberExpression, Node } from "./nodes.ts";
import { arrayExpression, objectExpression } from "./objects.ts";
import { either } from "./patterns.ts";
import { doubtByTest } from "./tested-names.ts";
import { typeArguments, typeOperand } from "./types.ts";
import { unknownNode } from "./unknown.ts";
import type { Walk } from "./walk.ts";
import { asReceiver } from "./walk.ts";

/** Walks an expression and returns the operand that describes its value. `role` is the role of its last name. */
export function expression(walk: Walk, node: Node | null | undefined, role: ReferenceRole = "read"): Operand {
  // If something is missing in the code, the recovering parser leaves out the node.
  if (!node) return NO_OPERAND;
  if (walk.isTooDeep(node)) {
    walk.expected = undefined;
    return NO_OPERAND;
  }
  walk.depth++;
  const cast = documentedCast(walk, node);
  const operand = commonExpression(walk, node, role) ?? otherExpression(walk, node, role);
  walk.depth--;
  return cast === NO_OPERAND ? operand : walk.builder.addValue("instance", cast);
}

/** Walks an expression whose tokens are its own text. Returns undefined for any other expression. */
function commonExpression(walk: Walk, node: Node, role: ReferenceRole): Operand | undefined {
  switch (node.type) {
    case "Identifier":
      walk.textToken(node.name);
      return node.name === "undefined"
        ? walk.builder.literal("undefined")
        : walk.reference(node.name, node.start, role);
    case "MemberExpression":
      return memberExpression(walk, node, role);
    case "CallExpression":
    case "NewExpression":
      return callExpression(walk, node, role);
    case "Literal":
      return literal(walk, node);
    case "ChainExpression":
    case "ParenthesizedExpression":
    case "TSNonNullExpression":
      return expression(walk, node.expression, role);
    case "JSXElement":
    case "JSXFragment":
    case "JSXText":
    case "JSXExpressionContainer":
    case "JSXSpreadChild":
      return jsx(walk, node);
    default:
      return undefined;
  }
}

function otherExpression(walk: Walk, node: Node, role: ReferenceRole): Operand {
  const { builder } = walk;
  walk.typeToken(node.type);
  switch (node.type) {
    case "ThisExpression":
      return walk.reference("this", node.start, "read");
    case "Super":
      return walk.reference("super", node.start, role);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return functionExpression(walk, node);
    case "ClassExpression":
    case "ClassDeclaration":
      return classExpression(walk, node);
    case "AssignmentExpression":
      return assignment(walk, node);
    case "ObjectExpression":
      return objectExpression(walk, node);
    case "ArrayExpression":
      return arrayExpression(walk, node);
    case "BinaryExpression":
    case "LogicalExpression":
      return binaryExpression(walk, node);
    case "ConditionalExpression": {
      expression(walk, node.test);
      const doubt = doubtByTest(walk, node.test);
      const stretch = narrowByTest(walk, node.test);
      const consequent = expression(walk, node.consequent);
      stretch.end();
      const alternate = node.alternate ? expression(walk, node.alternate) : NO_OPERAND;
      doubt.end();
      return either(walk, consequent, alternate);
    }
    case "TemplateLiteral":
      return templateLiteral(walk, node);
    case "TaggedTemplateExpression": {
      const tag = expression(walk, node.tag, "call");
      typeArguments(walk, node.typeArguments);
      templateLiteral(walk, node.quasi);
      const args = [builder.literal("Array"), ...node.quasi.expressions.map(() => NO_OPERAND)];
      return builder.addValue("call", tag, args);
    }
    case "AwaitExpression": {
      const awaited = expression(walk, node.argument);
      return awaited === NO_OPERAND ? NO_OPERAND : builder.addValue("await", awaited);
    }
    case "UnaryExpression":
      return unaryExpression(walk, node.operator, node.argument);
    case "UpdateExpression":
      walk.textToken(node.operator);
      updateTarget(walk, node.argument);
      return builder.literal("number");
    case "SequenceExpression": {
      let last: Operand = NO_OPERAND;
      for (const part of node.expressions) last = expression(walk, part);
      return last;
    }
    case "YieldExpression":
      if (node.argument) expression(walk, node.argument);
      return NO_OPERAND;
    case "SpreadElement":
      expression(walk, node.argument);
      return NO_OPERAND;
    case "ImportExpression":
      return importExpression(walk, node.source, node.start, node.options);
    case "MetaProperty":
    case "PrivateIdentifier":
      return NO_OPERAND;
    default:
      return typedExpression(walk, node, role);
  }
}

/**
 * The type in a comment before an expression in parentheses: `/** @type {Chunk} *\/ (value)`. Several nodes may start at the same offset;
 * the comment is for the outermost one.
 */
function documentedCast(walk: Walk, { start }: Node): Operand {
  if (!walk.readsDocTypes || walk.castStart === start) return NO_OPERAND;
  let at = start - 1;
  while (isBlank(walk.text.charCodeAt(at))) at--;
  if (walk.text[at] !== "(") return NO_OPERAND;
  const doc = walk.docs.before(at);
  if (doc === undefined) return NO_OPERAND;
  walk.castStart = start;
  return readDocTypes(walk, doc).type;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Types by which code says that nothing is to be known of a value. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["TSAnyKeyword", "TSUnknownKeyword", "TSNeverKeyword"]);

/** The operand of an expression that only TypeScript has. */
function typedExpression(walk: Walk, node: Node, role: ReferenceRole): Operand {
  switch (node.type) {
    case "TSAsExpression":
    case "TSTypeAssertion": {
      const value = expression(walk, node.expression, role);
      const type = typeOperand(walk, node.typeAnnotation);
      if (SAYS_NOTHING.has(node.typeAnnotation.type)) return NO_OPERAND;
      return type === NO_OPERAND || isConst(node.typeAnnotation) ? value : walk.builder.addValue("instance", type);
    }
    case "TSSatisfiesExpression": {
      const value = expression(walk, node.expression, role);
      typeOperand(walk, node.typeAnnotation);
      return value;
    }
    case "TSInstantiationExpression": {
      const value = expression(walk, node.expression, role);
      typeArguments(walk, node.typeArguments);
      return value;
    }
    default:
      unknownNode(walk, node);
      return NO_OPERAND;
  }
}

/** `a.b`, `a["b"]`, `a[i]`. Returns the reference to the attribute, or an item of the object. */
function memberExpression(walk: Walk, node: MemberExpression, role: ReferenceRole): Operand {
  const receiver = asReceiver(expression(walk, node.object));
  const { property } = node;
  if (!node.computed) {
    if (property.type === "Identifier") {
      walk.tokens.push(MEMBER_TOKEN);
      walk.textToken(property.name);
      if (isOfAnything(node.object)) markAsked(walk, property.name, property.start);
      return walk.reference(property.name, property.start, role, receiver);
    }
    if (property.type === "PrivateIdentifier") {
      walk.tokens.push(MEMBER_TOKEN);
      walk.textToken(property.name);
      return walk.reference(`#${property.name}`, property.start, role, receiver);
    }
  }
  walk.typeToken("Item");
  if (property.type === "Literal" && typeof property.value === "string") {
    walk.textToken(property.value);
    const line = walk.positions.line(property.start);
    const column = walk.positions.column(property.start);
    walk.builder.strings.push({ text: property.value, line, column, scope: walk.scope, receiver });
    return walk.builder.addValue("part", receiver, [], [property.value]);
  }
  return walk.builder.addValue("item", receiver, [expression(walk, property)]);
}

/** Whether code says of a value that it may be anything, `(options as any).old`: it may ask it for what no type has. */
function isOfAnything(node: Node): boolean {
  if (node.type === "ParenthesizedExpression") return isOfAnything(node.expression);
  if (node.type !== "TSAsExpression" && node.type !== "TSTypeAssertion") return false;
  const { type }: { readonly type: string } = node.typeAnnotation;
  return type === "TSAnyKeyword";
}

function markAsked(walk: Walk, name: string, offset: number): void {
  const line = walk.positions.line(offset);
  walk.builder.mark("asked", line, line, name);
}

const MEMBER_TOKEN = 46;

function isConst(type: Node): boolean {
  return type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const";
}

function unaryExpression(walk: Walk, operator: string, argument: Node): Operand {
  walk.textToken(operator);
  if (operator === "delete") {
    updateTarget(walk, argument);
    return walk.builder.literal("boolean");
  }
  expression(walk, argument);
  switch (operator) {
    case "!":
      return walk.builder.literal("boolean");
    case "typeof":
      return walk.builder.literal("string");
    case "void":
      return walk.builder.literal("undefined");
    default:
      return walk.builder.literal("number");
  }
}

/** Walks a chain of operators. It is nested on the left side, which is walked without recursion: it may have thousands of links. */
function binaryExpression(walk: Walk, node: BinaryExpression): Operand {
  const chain: BinaryExpression[] = [node];
  let left = node.left;
  while (left.type === "BinaryExpression" || left.type === "LogicalExpression") {
    chain.push(left);
    left = left.left;
  }
  let operand = expression(walk, left);
  const stretches: Stretch[] = [];
  for (let i = chain.length - 1; i >= 0; i--) {
    const link = chain[i] as BinaryExpression;
    walk.textToken(link.operator);
    if (link.type === "LogicalExpression") stretches.push(doubtByTest(walk, lastOf(link.left)));
    if (link.operator === "&&") stretches.push(narrowByTest(walk, link.left));
    const right = expression(walk, link.right);
    if (link.type === "LogicalExpression") operand = logicalValue(walk, link.operator, operand, right);
    else operand = COMPARISONS.has(link.operator) ? walk.builder.literal("boolean") : NO_OPERAND;
  }
  for (const stretch of stretches) stretch.end();
  return operand;
}

/** The last part of a chain. The parts before it were already handled with their own links. */
function lastOf(node: Node): Node {
  return node.type === "LogicalExpression" ? node.right : node;
}

const COMPARISONS: ReadonlySet<string> = new Set(["==", "!=", "===", "!==", "<", ">", "<=", ">=", "in", "instanceof"]);

/** The value of a logical operator: the right side for `&&`, otherwise either side. */
function logicalValue(walk: Walk, operator: string, left: Operand, right: Operand): Operand {
  return operator === "&&" ? right : either(walk, left, right);
}
