import { ANY_MEMBER } from "../../code/member-name.ts";
import type { Operand, ReferenceRole } from "../../model/facts.ts";
import { NO_OPERAND, ValueFlag } from "../../model/facts.ts";
import { moduleValue } from "./calls.ts";
import { expression } from "./expressions.ts";
import { functionInside, functionValue } from "./functions.ts";
import { literalModule, propertyName } from "./names.ts";
import type { Node, TypeAnnotation, TypeArguments, TypeParameters } from "./nodes.ts";
import { either } from "./patterns.ts";
import type { ImportType, PropertySignature } from "./type-nodes.ts";
import { unknownNode } from "./unknown.ts";
import type { Walk } from "./walk.ts";
import { asReceiver } from "./walk.ts";

/** Keyword types that describe a value. `any`, `unknown`, `never` and `object` give no information. */
const KEYWORD_TYPES: ReadonlyMap<string, string> = new Map([
  ["TSStringKeyword", "string"],
  ["TSNumberKeyword", "number"],
  ["TSBooleanKeyword", "boolean"],
  ["TSBigIntKeyword", "bigint"],
  ["TSSymbolKeyword", "symbol"],
  ["TSNullKeyword", "null"],
  ["TSUndefinedKeyword", "undefined"],
  ["TSVoidKeyword", "undefined"],
]);

/** Walks `: T`, if there is one. */
export function typeAnnotation(walk: Walk, node: TypeAnnotation | null | undefined): Operand {
  return node ? typeOperand(walk, node.typeAnnotation) : NO_OPERAND;
}

/** Walks `<A, B>`, if there is one. */
export function typeArguments(walk: Walk, node: TypeArguments | null | undefined): Operand[] {
  return node ? node.params.map((param) => typeOperand(walk, param)) : [];
}

/** Binds `<T extends U>` in the current scope. */
export function typeParameters(walk: Walk, node: TypeParameters | null | undefined): void {
  if (node) for (const param of node.params) typeOperand(walk, param);
}

/** Walks a type and returns the operand that describes it. */
export function typeOperand(walk: Walk, node: Node): Operand {
  if (walk.isTooDeep(node)) return NO_OPERAND;
  walk.depth++;
  walk.typeToken(node.type);
  const operand = typeInside(walk, node);
  walk.depth--;
  return operand;
}

function typeInside(walk: Walk, node: Node): Operand {
  const { builder } = walk;
  switch (node.type) {
    case "TSTypeReference":
      return applied(walk, entityName(walk, node.typeName, "type"), node.typeArguments);
    case "TSTypeQuery": {
      const isModule = node.exprName.type === "TSImportType";
      const value = isModule ? typeOperand(walk, node.exprName) : entityName(walk, node.exprName, "type");
      return applied(walk, value, node.typeArguments);
    }
    case "TSTypeAnnotation":
      return typeOperand(walk, node.typeAnnotation);
    case "TSOptionalType":
    case "TSRestType":
    case "TSParenthesizedType":
      return typeOperand(walk, node.typeAnnotation);
    case "TSTypeOperator": {
      walk.textToken(node.operator);
      const type = typeOperand(walk, node.typeAnnotation);
      return node.operator === "keyof" ? builder.literal("string") : type;
    }
    case "TSUnionType":
    case "TSIntersectionType": {
      const types = node.types.map((type) => typeOperand(walk, type));
      const known = types.filter((type) => type !== NO_OPERAND);
      return known.length < 2 ? (known[0] ?? NO_OPERAND) : builder.addValue("union", NO_OPERAND, known);
    }
    case "TSArrayType":
      return builder.addValue("item", builder.literal("Array"), [typeOperand(walk, node.elementType)]);
    case "TSTupleType": {
      const elements = node.elementTypes.map((type) => typeOperand(walk, type));
      return builder.addValue("literal", NO_OPERAND, elements, ["tuple"]);
    }
    case "TSNamedTupleMember":
      return typeOperand(walk, node.elementType);
    case "TSTypeLiteral":
      return typeLiteral(walk, node.members);
    case "TSLiteralType":
      return expression(walk, node.literal);
    case "TSIndexedAccessType":
      return indexedAccess(walk, node.objectType, node.indexType);
    case "TSConditionalType": {
      const { scope } = walk;
      walk.scope = builder.addScope("block", scope, -1);
      typeOperand(walk, node.checkType);
      typeOperand(walk, node.extendsType);
      const whenTrue = typeOperand(walk, node.trueType);
      walk.scope = scope;
      return either(walk, whenTrue, typeOperand(walk, node.falseType));
    }
    case "TSInferType":
      return typeOperand(walk, node.typeParameter);
    case "TSTemplateLiteralType":
      for (const quasi of node.quasis) if (quasi.type === "TemplateElement") walk.textToken(quasi.value.raw);
      for (const type of node.types) typeOperand(walk, type);
      return builder.literal("string");
    case "TSTypePredicate":
      if (node.parameterName.type === "Identifier") entityName(walk, node.parameterName, "type");
      typeAnnotation(walk, node.typeAnnotation);
      return builder.literal("boolean");
    case "TSImportType":
      return importType(walk, node);
    case "TSThisType":
      return walk.reference("this", node.start, "type");
    case "Identifier":
    case "TSQualifiedName":
      return entityName(walk, node, "type");
    default:
      return signatureType(walk, node);
  }
}

/** Walks a type with its own scope or signature, or a keyword. */
function signatureType(walk: Walk, node: Node): Operand {
  const { builder } = walk;
  switch (node.type) {
    case "TSFunctionType":
    case "TSConstructorType":
    case "TSCallSignatureDeclaration":
    case "TSConstructSignatureDeclaration":
      return functionValue(walk, functionInside(walk, node, -1, undefined));
    case "TSMethodSignature":
      if (node.computed) expression(walk, node.key);
      return functionValue(walk, functionInside(walk, node, -1, undefined));
    case "TSPropertySignature":
      return propertyType(walk, node);
    case "TSIndexSignature":
      for (const parameter of node.parameters) {
        if (parameter.type === "Identifier") typeAnnotation(walk, parameter.typeAnnotation);
      }
      return typeAnnotation(walk, node.typeAnnotation);
    case "TSTypeParameter": {
      walk.textToken(node.name.name);
      const binding = walk.bind(walk.scope, node.name.name, "type", node.name.start);
      if (node.constraint) binding.type = typeOperand(walk, node.constraint);
      if (node.default) binding.value = typeOperand(walk, node.default);
      return NO_OPERAND;
    }
    case "TSMappedType": {
      const { scope } = walk;
      walk.scope = builder.addScope("block", scope, -1);
      walk.textToken(node.key.name);
      walk.bind(walk.scope, node.key.name, "type", node.key.start).type = typeOperand(walk, node.constraint);
      if (node.nameType) typeOperand(walk, node.nameType);
      if (node.typeAnnotation) typeOperand(walk, node.typeAnnotation);
      walk.scope = scope;
      return NO_OPERAND;
    }
    default: {
      const keyword = KEYWORD_TYPES.get(node.type);
      if (keyword !== undefined) return builder.literal(keyword);
      if (!node.type.endsWith("Keyword")) unknownNode(walk, node);
      return NO_OPERAND;
    }
  }
}

/** `A` or `A.B.C` as the name of a type, a namespace or the operand of `typeof`. */
export function entityName(walk: Walk, node: Node, role: ReferenceRole): Operand {
  switch (node.type) {
    case "Identifier":
      walk.textToken(node.name);
      return node.name === "const" && role === "type" ? NO_OPERAND : walk.reference(node.name, node.start, role);
    case "TSQualifiedName": {
      const receiver = asReceiver(entityName(walk, node.left, role));
      walk.textToken(node.right.name);
      return walk.reference(node.right.name, node.right.start, role, receiver);
    }
    case "ThisExpression":
      walk.typeToken(node.type);
      return walk.reference("this", node.start, role);
    default:
      return expression(walk, node, role);
  }
}

function applied(walk: Walk, type: Operand, args: TypeArguments | null | undefined): Operand {
  const operands = typeArguments(walk, args);
  return operands.length === 0 ? type : walk.builder.addValue("item", type, operands);
}

function typeLiteral(walk: Walk, members: readonly Node[]): Operand {
  const names: string[] = [];
  const args: Operand[] = [];
  for (const member of members) {
    const type = typeOperand(walk, member);
    const name = nameInLiteral(member);
    if (name === undefined) continue;
    names.push(name);
    args.push(type);
  }
  walk.typeToken("End");
  const isOpen = names.every((name) => name === ANY_MEMBER);
  return isOpen ? NO_OPERAND : walk.builder.addValue("object", NO_OPERAND, args, names, ValueFlag.types);
}

function nameInLiteral(member: Node): string | undefined {
  if (member.type === "TSIndexSignature") return ANY_MEMBER;
  return member.type === "TSPropertySignature" || member.type === "TSMethodSignature"
    ? propertyName(member)
    : undefined;
}

function propertyType(walk: Walk, node: PropertySignature): Operand {
  const name = propertyName(node);
  if (name === undefined) expression(walk, node.key);
  else walk.textToken(name);
  if (node.optional) walk.textToken("?");
  return typeAnnotation(walk, node.typeAnnotation);
}

function indexedAccess(walk: Walk, object: Node, index: Node): Operand {
  const of = typeOperand(walk, object);
  const operand = typeOperand(walk, index);
  if (of === NO_OPERAND) return NO_OPERAND;
  const key = index.type === "TSLiteralType" ? literalModule(index.literal) : undefined;
  return key === undefined
    ? walk.builder.addValue("item", of, [operand])
    : walk.builder.addValue("part", of, [], [key.module]);
}

/** `import("x").Y`. */
function importType(walk: Walk, node: ImportType): Operand {
  const source = node.source.type === "TSLiteralType" ? node.source.literal : node.source;
  const literal = literalModule(source);
  if (literal === undefined) return NO_OPERAND;
  walk.addImport("dynamic", literal.module, "", "", literal.start, true);
  const module = moduleValue(walk, "import", node.start, literal.module);
  return applied(walk, node.qualifier ? moduleMember(walk, node.qualifier, module) : module, node.typeArguments);
}

function moduleMember(walk: Walk, node: Node, module: Operand): Operand {
  if (node.type === "TSQualifiedName") {
    const receiver = asReceiver(moduleMember(walk, node.left, module));
    walk.textToken(node.right.name);
    return walk.reference(node.right.name, node.right.start, "type", receiver);
  }
  if (node.type !== "Identifier") return NO_OPERAND;
  walk.textToken(node.name);
  return walk.reference(node.name, node.start, "type", module);
}
