import { DefinitionFlag, NO_OPERAND, type Operand, type ParameterKind, referenceOperand } from "../../model/facts.ts";
import { addParameter, definition } from "../tree-sitter/rules/definition-rules.ts";
import { operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { bindPattern, boundNames, isName } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import { block, variable } from "../tree-sitter/rules/statement-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** A method. Without a list of parameters, it is used like a value, so it is a getter. */
export const functionDefinition = definition({
  kind: "function",
  name: "name",
  // `def this(…)` gets another name, so that the word `this` does not mean it.
  nameText: (written) => (written === "this" ? "constructor" : written.replaceAll("`", "")),
  body: "body",
  returnType: "return_type",
  returnsLast: true,
  extraFlags: (walk, node) => (hasParameters(walk, node) ? 0 : DefinitionFlag.getter),
});

function hasParameters({ tree, rules }: Walk, node: number): boolean {
  return rules.grammar.selector("@parameters")(tree, node) >= 0;
}

const plainValue = variable({ name: "pattern", value: "value", type: "type" });

/** `val a = 1`, `var b: Int = 2` and `val (c, d) = pair`. In a class, the names of a pattern are members, too. */
export const valueDefinition: RuleMaker = (grammar) => {
  const plain = plainValue(grammar);
  const pattern = grammar.selector("pattern");
  const value = grammar.selector("value");
  return {
    ...plain,
    leave: (walk, node) => {
      const target = pattern(walk.tree, node);
      const names = walk.isLocal || isName(walk, target) ? [] : boundNames(walk, target);
      const parts = target < 0 ? [] : walk.children(target);
      const whole = operandOf(walk, value(walk.tree, node));
      for (const nameNode of names) {
        const at = parts.indexOf(nameNode);
        const draft = walk.openDefinition(node, { kind: "constant", nameNode });
        if (draft !== undefined && at >= 0 && whole >= 0)
          draft.returns.push(walk.builder.addValue("part", whole, [], [String(at)]));
      }
      return names.length > 0 ? NO_OPERAND : (plain.leave?.(walk, node) ?? NO_OPERAND);
    },
  };
};

/** The body of a class, object or trait. The body of a package object is not a scope. */
export const templateBody: RuleMaker = (grammar) => {
  const plain = block("class")(grammar);
  const packageObject = grammar.type("package_object");
  return {
    enter: (walk, node) => {
      if (walk.tree.type[walk.tree.parent[node] as number] !== packageObject) plain.enter?.(walk, node);
    },
  };
};

/** A parameter of a method or class. Only the first list that callers write has parameters: each further list is a separate call. */
export const scalaParameter: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const type = grammar.selector("type");
  const standard = grammar.selector("default_value");
  const rest = grammar.type("repeated_parameter_type");
  return {
    enter: (walk, node) => {
      setRole(walk, nameOf(walk.tree, node), Role.bind);
      setRole(walk, type(walk.tree, node), Role.type);
    },
    leave: (walk, node) => {
      const { tree } = walk;
      const nameNode = nameOf(tree, node);
      if (nameNode < 0) return NO_OPERAND;
      const declared = operandOf(walk, type(tree, node));
      const kind: ParameterKind = type(tree, node) >= 0 && tree.type[type(tree, node)] === rest ? "rest" : "normal";
      if (isPassed(walk, tree.parent[node] as number))
        addParameter(walk, nameNode, kind, declared, standard(tree, node));
      else bindPattern(walk, nameNode, { kind: "parameter", value: NO_OPERAND, type: declared });
      if (!isField(walk, node, nameNode)) return NO_OPERAND;
      const draft = walk.openDefinition(node, { kind: "constant", nameNode });
      if (draft !== undefined) draft.returnType = declared;
      return NO_OPERAND;
    },
  };
};

/** Whether a list is the first that callers write: it is not filled by the compiler, and not the list of an extension. */
function isPassed(walk: Walk, list: number): boolean {
  const { tree, rules } = walk;
  const owner = tree.parent[list] as number;
  if (owner < 0 || tree.type[owner] === rules.grammar.type("extension_definition")) return false;
  const lists = walk.children(owner).filter((child) => tree.type[child] === tree.type[list]);
  return lists.find((each) => !isFilled(walk, each)) === list;
}

function isFilled({ tree }: Walk, list: number): boolean {
  const start = tree.start[list] as number;
  return /^\(\s*(?:implicit|using)\b/.test(tree.text.slice(start, start + 40));
}

/** Whether a parameter is also a member: it has `val` or `var`, or belongs to a case class or a case of an enum. */
function isField(walk: Walk, node: number, nameNode: number): boolean {
  const { tree, rules } = walk;
  if (tree.type[node] !== rules.grammar.type("class_parameter")) return false;
  if (/\b(?:val|var)\s*$/.test(tree.text.slice(tree.start[node], tree.start[nameNode]))) return true;
  const owner = tree.parent[tree.parent[node] as number] as number;
  if (tree.type[owner] === rules.grammar.type("full_enum_case")) return true;
  const ownName = rules.grammar.selector("name")(tree, owner);
  const header = tree.text.slice(
    Math.max(tree.start[owner] as number, (tree.start[ownName] as number) - 40),
    tree.start[ownName],
  );
  return /\bcase\s+class\s+$/.test(header);
}

/** A list of type parameters. Their names and bounds are siblings in it. */
export const typeParameters: RuleMaker = (grammar) => {
  const names = grammar.all("name");
  return {
    enter: (walk, node) => {
      walk.role[node] = Role.type;
      for (const each of names(walk.tree, node)) {
        setRole(walk, each, Role.silent);
        walk.bind(each, "type");
      }
    },
  };
};

/** `extends A(args) with B`. */
export const extendsClause: RuleMaker = (grammar) => {
  const types = grammar.all("type");
  const list = grammar.all("arguments");
  return {
    enter: (walk, node) => {
      walk.role[node] = Role.inherit;
      for (const each of list(walk.tree, node)) setRole(walk, each, Role.read);
    },
    leave: (walk, node) => {
      const bases = types(walk.tree, node).map((each) => operandOf(walk, each));
      walk.innermostDraft?.bases.push(...bases.filter((each) => each >= 0));
      return NO_OPERAND;
    },
  };
};

/** `self: Type =>`. It gives `this` another name, and `this` also has the members of the type. */
export const selfType: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("@identifier");
  const type = grammar.selector("+identifier");
  return {
    enter: (walk, node) => {
      setRole(walk, nameOf(walk.tree, node), Role.silent);
      setRole(walk, type(walk.tree, node), Role.type);
    },
    leave: (walk, node) => {
      const base = operandOf(walk, type(walk.tree, node));
      const nameNode = nameOf(walk.tree, node);
      const owner = walk.enclosingClass;
      if (base >= 0) owner?.bases.push(base);
      if (nameNode >= 0 && owner !== undefined) walk.bind(nameNode, "variable", { value: objectOf(walk, owner.index) });
      return NO_OPERAND;
    },
  };
};

function objectOf({ builder }: Walk, index: number): Operand {
  return builder.addValue("instance", builder.addValue("definition", referenceOperand(index)));
}

/** `given name: Type with …` and `given Type = …`. */
export const givenDefinition: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const type = grammar.selector("return_type");
  const body = grammar.selector("body");
  const template = grammar.type("with_template_body");
  return {
    enter: (walk, node) => {
      setRole(walk, type(walk.tree, node), Role.type);
      const nameNode = nameOf(walk.tree, node);
      const name = nameNode < 0 ? { nameNode: node, name: "given", isBound: false } : { nameNode };
      const isClass = body(walk.tree, node) >= 0 && walk.tree.type[body(walk.tree, node)] === template;
      if (isClass) walk.openDefinition(node, { kind: "class", ...name, scope: "class" });
      else if (nameNode >= 0) walk.openDefinition(node, { kind: "constant", ...name });
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      if (draft === undefined) return NO_OPERAND;
      const declared = operandOf(walk, type(walk.tree, node));
      draft.body = body(walk.tree, node);
      if (draft.kind !== "class") draft.returnType = declared;
      else if (declared >= 0) draft.bases.push(declared);
      return NO_OPERAND;
    },
  };
};
