import { DefinitionFlag, NO_OPERAND, type Operand, type ParameterKind, referenceOperand } from "../../model/facts.ts";
import { operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { declaredType, previousOf } from "./types.ts";

/** The name of the constructor without a name, as in the reference `Type.new`. */
export const CONSTRUCTOR = "new";

const FUNCTIONS = ["function_signature", "getter_signature", "setter_signature", "operator_signature"];
const CONSTRUCTORS = [
  "constructor_signature",
  "constant_constructor_signature",
  "factory_constructor_signature",
  "redirecting_factory_constructor_signature",
];
const SIGNATURES = [...FUNCTIONS, ...CONSTRUCTORS];

/** A function, method, accessor, operator or constructor, with or without a body. */
export const callable: RuleMaker = (grammar) => {
  const body = grammar.selector("body");
  const constructors = grammar.types(CONSTRUCTORS);
  return {
    enter: (walk, node) => {
      const signature = signatureOf(walk, node);
      if (signature < 0) return;
      if (constructors.has(walk.tree.type[signature] as number)) openConstructor(walk, node, signature);
      else openFunction(walk, node, signature);
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      const signature = signatureOf(walk, node);
      if (draft === undefined || signature < 0) return NO_OPERAND;
      draft.body = body(walk.tree, node);
      if (constructors.has(walk.tree.type[signature] as number)) draft.returns.push(madeObject(walk));
      else draft.returnType = declaredType(walk, signature);
      return NO_OPERAND;
    },
  };
};

/** `external int f();` at the top level. In other places, a signature is a part of a larger declaration. */
export const bareSignature: RuleMaker = (grammar) => {
  const whole = callable(grammar);
  const program = grammar.type("program");
  const isBare = ({ tree }: Walk, node: number) => tree.type[tree.parent[node] as number] === program;
  return {
    enter: (walk, node) => {
      if (isBare(walk, node)) whole.enter?.(walk, node);
    },
    leave: (walk, node) => (isBare(walk, node) ? (whole.leave?.(walk, node) ?? NO_OPERAND) : NO_OPERAND),
  };
};

/** The signature in a declaration; -1 in a declaration of fields. */
function signatureOf(walk: Walk, node: number): number {
  const { tree, rules } = walk;
  const types = rules.grammar.types(SIGNATURES);
  if (types.has(tree.type[node] as number)) return node;
  const own = rules.grammar.selector("signature parameters")(tree, node);
  const around = own >= 0 && !types.has(tree.type[own] as number) ? own : node;
  if (own >= 0 && around === node) return own;
  return walk.children(around).find((child) => types.has(tree.type[child] as number)) ?? -1;
}

function openFunction(walk: Walk, node: number, signature: number): void {
  const { tree, rules } = walk;
  const type = rules.grammar.typeNames[tree.type[signature] as number];
  const nameNode = rules.grammar.selector("name @binary_operator")(tree, signature);
  const accessor =
    type === "getter_signature" ? DefinitionFlag.getter : type === "setter_signature" ? DefinitionFlag.setter : 0;
  if (nameNode < 0) {
    walk.openScope(node, "function", true);
    return;
  }
  walk.openDefinition(node, {
    kind: walk.scopeKind === "class" ? "method" : "function",
    nameNode,
    scope: "function",
    extraFlags: accessor | (isOverride(walk, node) ? DefinitionFlag.override : 0),
  });
}

/** Whether a declaration has the annotation `@override`. */
function isOverride(walk: Walk, node: number): boolean {
  const annotation = walk.rules.grammar.type("annotation");
  let at = previousOf(walk, node);
  while (at >= 0 && walk.tree.type[at] === annotation && walk.tree.textOf(at) !== "@override")
    at = previousOf(walk, at);
  return at >= 0 && walk.tree.type[at] === annotation;
}

/** Opens a constructor. After the name of the class, it has its own name or none. */
function openConstructor(walk: Walk, node: number, signature: number): void {
  const identifier = walk.rules.grammar.type("identifier");
  const names = walk.children(signature).filter((child) => walk.tree.type[child] === identifier);
  const nameNode = names[1] ?? names[0] ?? signature;
  for (const each of names) setRole(walk, each, Role.silent);
  walk.openDefinition(node, {
    kind: "method",
    nameNode,
    name: names[1] === undefined ? CONSTRUCTOR : walk.nameOf(nameNode),
    scope: "function",
    isBound: false,
    extraFlags: DefinitionFlag.static,
  });
}

/** A new instance of the class around the code. */
function madeObject(walk: Walk): Operand {
  const index = walk.enclosingClass?.index;
  if (index === undefined) return NO_OPERAND;
  return walk.builder.addValue("new", walk.builder.addValue("definition", referenceOperand(index)));
}

/** `=> value` or `{ … }`. The value after `=>` is returned. */
export const functionBody: RuleMaker = (grammar) => {
  const block = grammar.type("block");
  return {
    leave: (walk, node) => {
      const [only] = walk.children(node);
      if (only === undefined || walk.tree.type[only] === block) return NO_OPERAND;
      walk.addReturn(operandOf(walk, only));
      return operandOf(walk, only);
    },
  };
};

/** A list of parameters. The parameters of a function type or of a parameter that is a function belong to no definition. */
export const parameterList: RuleMaker = (grammar) => {
  const optional = grammar.type("optional_formal_parameters");
  const foreign = grammar.types(["formal_parameter", "type_alias"]);
  const parts = (walk: Walk, node: number): [part: number, list: number][] =>
    walk.children(node).flatMap((child): [number, number][] => {
      if (walk.tree.type[child] !== optional) return [[child, node]];
      return walk.children(child).map((each) => [each, child]);
    });
  const isForeign = (walk: Walk, node: number) =>
    foreign.has(walk.tree.type[walk.tree.parent[node] as number] as number);
  return {
    enter: (walk, node) => {
      for (const [part] of parts(walk, node)) {
        const nameNode = parameterName(walk, part);
        if (nameNode >= 0) setRole(walk, nameNode, Role.silent);
      }
    },
    leave: (walk, node) => {
      if (isForeign(walk, node)) return NO_OPERAND;
      const all = parts(walk, node);
      all.forEach(([part, list], index) => {
        const after = all[index + 1]?.[0] ?? -1;
        const standard = after >= 0 && parameterName(walk, after) < 0 ? after : -1;
        const nameNode = parameterName(walk, part);
        if (nameNode >= 0) addParameter(walk, part, nameNode, list === node ? -1 : list, standard);
      });
      return NO_OPERAND;
    },
  };
};

/** The node of a parameter's name; -1 when the node is not a parameter, but for example the default value of one. */
function parameterName(walk: Walk, node: number): number {
  const { tree, rules } = walk;
  if (tree.type[node] !== rules.grammar.type("formal_parameter")) return -1;
  const member = rules.grammar.selector("@constructor_param|super_formal_parameter")(tree, node);
  return rules.grammar.selector("name @identifier")(tree, member < 0 ? node : member);
}

function addParameter(walk: Walk, node: number, nameNode: number, optionalList: number, standard: number): void {
  const { tree, rules } = walk;
  const isNamed = optionalList >= 0 && tree.text.charCodeAt(tree.start[optionalList] as number) === 123;
  const kind: ParameterKind = isNamed ? "keyword-only" : "positional-only";
  const before = optionalList < 0 ? "" : tree.text.slice(requiredStart(walk, node, optionalList), tree.start[nameNode]);
  const name = walk.nameOf(nameNode);
  const field = rules.grammar.selector("@constructor_param>@this")(tree, node);
  const type = declaredType(walk, node);
  walk.bind(nameNode, "parameter", { type, value: operandOf(walk, standard) });
  walk.addParameter({
    // For `{this._name}`, callers write `name:`, because a named argument cannot be private.
    name: isNamed && field >= 0 ? name.replace(/^_/, "") : name,
    kind,
    isOptional: optionalList >= 0 && !/^\s*(?:@\w+\s+)*required\b/.test(before),
    type,
    defaultHash:
      standard < 0
        ? ""
        : walk.tokens.fingerprint([{ start: tree.start[standard] as number, end: tree.end[standard] as number }]),
  });
  // `this.name` assigns to the field.
  if (field >= 0)
    walk.builder.addReference(
      name,
      walk.line(nameNode),
      walk.column(nameNode),
      "write",
      walk.scope,
      operandOf(walk, field),
    );
}

/** The start of the words before a parameter, after the bracket or the comma. */
function requiredStart({ tree }: Walk, node: number, list: number): number {
  const start = tree.start[node] as number;
  const from = Math.max(tree.start[list] as number, start - 40);
  const before = tree.text.slice(from, start);
  return from + Math.max(before.lastIndexOf(","), before.lastIndexOf("{"), before.lastIndexOf("[")) + 1;
}
