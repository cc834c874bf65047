import { ANY_MEMBER } from "../../code/member-name.ts";
import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { fingerprint } from "../../util/fingerprint.ts";
import { enterTypeParameters, heritageOf } from "./classes.ts";
import { addExport } from "./commonjs.ts";
import { expression } from "./expressions.ts";
import { functionInside } from "./functions.ts";
import { literalModule, propertyName, simpleName, unwrap } from "./names.ts";
import type { Identifier, Node, Span } from "./nodes.ts";
import { accessorFlag, namedValue, optionalFlag, throughWrappers } from "./objects.ts";
import { statements } from "./statements.ts";
import type {
  EnumDeclaration,
  ImportEqualsDeclaration,
  InterfaceDeclaration,
  MethodSignature,
  ModuleDeclaration,
  PropertySignature,
  TypeAliasDeclaration,
} from "./type-nodes.ts";
import { entityName, typeAnnotation, typeOperand } from "./types.ts";
import { unknownNode } from "./unknown.ts";
import { closeConstant } from "./variables.ts";
import type { Walk } from "./walk.ts";

/** The maximum number of call signatures of an interface that are kept. More would hardly help to resolve calls. */
const MAX_SIGNATURES = 32;

function defineType(
  walk: Walk,
  id: Identifier,
  kind: "interface" | "type" | "enum",
  owner: Span,
  flags: number,
): number {
  const index = walk.define({ kind, name: id.name, nameStart: id.start, owner, flags });
  walk.textToken(id.name);
  walk.bind(walk.scope, id.name, "definition", id.start, index);
  return index;
}

export function interfaceDeclaration(walk: Walk, node: InterfaceDeclaration, owner: Span, flags: number): void {
  walk.typeToken(node.type);
  if (node.id === null) {
    unknownNode(walk, node);
    return;
  }
  const index = defineType(walk, node.id, "interface", owner, flags);
  const place = walk.place();
  const signatureStart = walk.tokens.length;
  enterTypeParameters(walk, node.typeParameters);
  walk.draft(index).bases = heritageOf(walk, node.extends);
  const bodyStart = walk.tokens.length;
  typeMembers(walk, node.body.body, index);
  closeType(walk, index, signatureStart, bodyStart);
  walk.return(place);
}

/** `type A = …`. The members of `type A = { … }` are definitions, like the members of an interface. */
export function typeAlias(walk: Walk, node: TypeAliasDeclaration, owner: Span, flags: number): void {
  walk.typeToken(node.type);
  const index = defineType(walk, node.id, "type", owner, flags);
  const place = walk.place();
  const signatureStart = walk.tokens.length;
  enterTypeParameters(walk, node.typeParameters);
  const bodyStart = walk.tokens.length;
  const { typeAnnotation: type } = node;
  if (type.type === "TSTypeLiteral") typeMembers(walk, type.members, index);
  else {
    const operand = typeOperand(walk, type);
    walk.draft(index).returnType = operand;
  }
  closeType(walk, index, signatureStart, bodyStart);
  walk.return(place);
}

export function enumDeclaration(walk: Walk, node: EnumDeclaration, owner: Span, flags: number): void {
  walk.typeToken(node.type);
  const enumIndex = defineType(walk, node.id, "enum", owner, flags);
  const place = walk.place();
  walk.scope = walk.builder.addScope("class", walk.scope, enumIndex);
  walk.draft(enumIndex).scope = walk.scope;
  walk.enterDefinition(enumIndex);
  const bodyStart = walk.tokens.length;
  for (const member of node.body.members) {
    const name = simpleName(member.id);
    if (name === undefined) continue;
    const index = walk.define({ kind: "constant", name, nameStart: member.id.start, owner: member });
    walk.textToken(name);
    const binding = walk.bind(walk.scope, name, "definition", member.id.start, index);
    const valueStart = walk.tokens.length;
    if (member.initializer) binding.value = expression(walk, member.initializer);
    closeConstant(walk, index, valueStart, valueStart, NO_OPERAND, binding.value);
  }
  closeType(walk, enumIndex, bodyStart, bodyStart);
  walk.return(place);
}

/** `namespace A.B { … }`. An ambient `module "x"` and `global` do not define a name. */
export function namespaceDeclaration(walk: Walk, node: ModuleDeclaration, owner: Span, flags: number): void {
  walk.typeToken(node.type);
  const place = walk.place();
  const opened: number[] = [];
  for (const id of node.kind === "global" ? [] : nameParts(node.id)) {
    const index = walk.define({ kind: "type", name: id.name, nameStart: id.start, owner, end: node.end, flags });
    walk.textToken(id.name);
    walk.bind(walk.scope, id.name, "definition", id.start, index);
    walk.scope = walk.builder.addScope("block", walk.scope, index);
    walk.draft(index).scope = walk.scope;
    walk.enterDefinition(index);
    opened.push(index);
  }
  if (opened.length === 0) walk.scope = walk.builder.addScope("block", walk.scope, -1);
  walk.functionScope = walk.scope;
  const bodyStart = walk.tokens.length;
  if (node.body) statements(walk, node.body.body);
  for (const index of opened) closeType(walk, index, bodyStart, bodyStart);
  walk.return(place);
}

/** `import a = require("a")`, `import b = a.c`. */
export function importEquals(walk: Walk, node: ImportEqualsDeclaration, isExported: boolean): void {
  const { id, moduleReference: reference } = node;
  walk.textToken(id.name);
  const external = reference.type === "TSExternalModuleReference" ? literalModule(reference.expression) : undefined;
  if (external !== undefined) {
    const index = walk.addImport("namespace", external.module, "", id.name, external.start, node.importKind === "type");
    walk.textToken(external.module);
    walk.bind(walk.scope, id.name, "import", id.start, index);
  } else {
    const binding = walk.bind(walk.scope, id.name, "variable", id.start);
    binding.value = entityName(walk, reference, "read");
  }
  if (isExported && walk.scope === 0) addExport(walk, "local", id.start, { name: id.name, local: id.name });
}

/** `export = value`. */
export function exportAssignment(walk: Walk, node: Node, start: number): void {
  const inner = unwrap(node);
  const value = throughWrappers(walk, node, () => namedValue(walk, inner, ""));
  if (walk.scope !== 0) return;
  addExport(walk, "value", start, { local: inner.type === "Identifier" ? inner.name : "", value });
}

function nameParts(node: Node | undefined): Identifier[] {
  if (node?.type === "Identifier") return [node];
  return node?.type === "TSQualifiedName" ? [...nameParts(node.left), node.right] : [];
}

function closeType(walk: Walk, index: number, signatureStart: number, bodyStart: number): void {
  const draft = walk.draft(index);
  draft.signatureHash = fingerprint(walk.tokens, signatureStart, bodyStart);
  draft.bodyHash = fingerprint(walk.tokens, bodyStart);
}

function typeMembers(walk: Walk, members: readonly Node[], owner: number): void {
  const scope = walk.builder.addScope("class", walk.scope, owner);
  walk.draft(owner).scope = scope;
  walk.enterDefinition(owner);
  const outer = walk.scope;
  const signatures: Operand[] = [];
  for (const member of members) {
    if (member.type === "TSMethodSignature") methodSignature(walk, member, scope);
    else if (member.type === "TSPropertySignature") propertySignature(walk, member, scope);
    else {
      const operand = typeOperand(walk, member);
      if (member.type === "TSIndexSignature") walk.bind(scope, ANY_MEMBER, "variable", member.start);
      const isSignature = member.type === "TSCallSignatureDeclaration" && operand !== NO_OPERAND;
      if (isSignature && signatures.length < MAX_SIGNATURES) signatures.push(operand);
    }
    walk.scope = outer;
  }
  walk.typeToken("End");
  if (signatures.length > 0) walk.draft(owner).returns = signatures;
}

function methodSignature(walk: Walk, node: MethodSignature, scope: number): void {
  const name = propertyName(node);
  let index = -1;
  if (name === undefined) expression(walk, node.key);
  else {
    const flags = accessorFlag(node.kind) | optionalFlag(node);
    index = walk.define({ kind: "method", name, nameStart: node.key.start, owner: node, flags });
    walk.textToken(name);
    walk.bind(scope, name, "definition", node.key.start, index);
  }
  walk.scope = scope;
  functionInside(walk, node, index, undefined);
}

function propertySignature(walk: Walk, node: PropertySignature, scope: number): void {
  const name = propertyName(node);
  if (name === undefined) {
    expression(walk, node.key);
    typeAnnotation(walk, node.typeAnnotation);
    return;
  }
  const index = walk.define({
    kind: "constant",
    name,
    nameStart: node.key.start,
    owner: node,
    flags: optionalFlag(node),
  });
  walk.textToken(name);
  if (node.optional) walk.textToken("?");
  const binding = walk.bind(scope, name, "definition", node.key.start, index);
  const signatureStart = walk.tokens.length;
  const type: Operand = typeAnnotation(walk, node.typeAnnotation);
  binding.type = type;
  closeConstant(walk, index, signatureStart, walk.tokens.length, type, NO_OPERAND);
}
