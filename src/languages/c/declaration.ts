import type { DefinitionKind, Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import type { DefinitionDraft } from "../tree-sitter/definition-draft.ts";
import type { Grammar } from "../tree-sitter/grammar/grammar.ts";
import type { SyntaxTree } from "../tree-sitter/grammar/syntax-tree.ts";
import { addCall, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { bindPattern, isFunction, isName } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { type Declarator, declaratorReader } from "./declarator.ts";

/** `type declarator, declarator;`: variables, fields, prototypes and functions with a body. With `typedef`, types. */
export function cDeclaration(kind: "declaration" | "typedef" = "declaration"): RuleMaker {
  return (grammar) => new DeclarationRule(grammar, kind === "typedef").rule;
}

class DeclarationRule {
  readonly #read: (walk: Walk, node: number) => Declarator;
  readonly #declarators;
  readonly #type;
  readonly #body;
  readonly #typeName;
  readonly #defaultField: number;
  readonly #argumentList: number;
  readonly #initializerList: number;
  readonly #isTypedef: boolean;
  readonly #kinds: ReadonlyMap<number, DefinitionKind>;

  constructor(grammar: Grammar, isTypedef: boolean) {
    this.#read = declaratorReader(grammar);
    this.#declarators = grammar.all("declarator");
    this.#type = grammar.selector("type");
    this.#body = grammar.selector("body");
    this.#typeName = grammar.selector("name");
    this.#defaultField = grammar.field("default_value");
    this.#argumentList = grammar.type("argument_list");
    this.#initializerList = grammar.type("initializer_list");
    this.#isTypedef = isTypedef;
    this.#kinds = new Map([
      [grammar.type("struct_specifier"), "class"],
      [grammar.type("union_specifier"), "class"],
      [grammar.type("class_specifier"), "class"],
      [grammar.type("enum_specifier"), "enum"],
    ]);
  }

  get rule() {
    return {
      enter: (walk: Walk, node: number) => {
        setRole(walk, this.#type(walk.tree, node), Role.type);
        for (const declarator of this.#declarators(walk.tree, node)) {
          const declared = this.#read(walk, declarator);
          if (declared.name >= 0) this.#enter(walk, node, declared);
        }
      },
      leave: (walk: Walk, node: number) => {
        for (const declarator of this.#declarators(walk.tree, node)) {
          const declared = this.#read(walk, declarator);
          if (declared.name >= 0) this.#leave(walk, node, declared, this.#valueNode(walk, declarator, declared));
        }
        return NO_OPERAND;
      },
    };
  }

  /** Opens functions and anonymous types before their parameters and members. Other definitions are made when the node is left. */
  #enter(walk: Walk, node: number, declared: Declarator): void {
    const isFunctionHere = declared.parameters >= 0 && !this.#isTypedef;
    if (walk.isLocal && !this.#isTypedef) {
      const isPrototype = isFunctionHere && this.#body(walk.tree, node) < 0;
      setRole(walk, declared.name, isPrototype ? Role.silent : Role.bind);
      if (isFunction(walk, declared.value))
        walk.nameFunction(declared.value, { nameNode: declared.name, spanNode: node });
      return;
    }
    setRole(walk, declared.name, Role.silent);
    if (isFunctionHere) this.#openFunction(walk, node, declared);
    else if (this.#anonymousKind(walk, node) !== undefined && walk.draftOf(node) === undefined) {
      this.#openNamed(walk, node, declared);
    }
  }

  #openFunction(walk: Walk, node: number, declared: Declarator): void {
    const container = containerOf(walk, declared.qualifiers);
    const isMethod = container.container !== undefined || walk.scopeKind === "class";
    const draft = walk.openDefinition(node, {
      kind: isMethod ? "method" : "function",
      nameNode: declared.name,
      name: functionName(walk.tree.textOf(declared.name)),
      scope: "function",
      ...container,
    });
    if (draft !== undefined) draft.parameterNode = declared.parameters;
  }

  /** Opens a variable or type. The first name of an anonymous struct in a `typedef` becomes the name of the struct. */
  #openNamed(walk: Walk, node: number, declared: Declarator): DefinitionDraft | undefined {
    const anonymous = walk.draftOf(node) === undefined ? this.#anonymousKind(walk, node) : undefined;
    const kind = this.#isTypedef ? (anonymous ?? "type") : "constant";
    const scope = kind === "class" ? { scope: "class" as const } : {};
    return walk.openDefinition(node, {
      kind,
      nameNode: declared.name,
      ...scope,
      ...containerOf(walk, declared.qualifiers),
    });
  }

  /** The kind of the type without a name in the declaration. Undefined when there is no such type. */
  #anonymousKind(walk: Walk, node: number): DefinitionKind | undefined {
    const type = this.#type(walk.tree, node);
    const kind = type < 0 ? undefined : this.#kinds.get(walk.tree.type[type] as number);
    return kind !== undefined && this.#typeName(walk.tree, type) < 0 ? kind : undefined;
  }

  #leave(walk: Walk, node: number, declared: Declarator, valueNode: number): void {
    const type = this.#type(walk.tree, node);
    const typeOperand = operandOf(walk, type);
    const value = this.#valueOf(walk, valueNode, typeOperand);
    if (walk.role[declared.name] === Role.bind) {
      bindPattern(walk, declared.name, { kind: "variable", value, type: typeOperand });
      return;
    }
    const open = walk.draftsOf(node).find((draft) => draft.nameNode === declared.name);
    const isElsewhere = open === undefined && (walk.isLocal || declared.parameters >= 0) && !this.#isTypedef;
    const draft = open ?? (isElsewhere ? undefined : this.#openNamed(walk, node, declared));
    if (draft === undefined) return;
    const isType = draft.kind === "class" || draft.kind === "enum";
    draft.body = isType ? type : draft.kind === "constant" ? valueNode : this.#body(walk.tree, node);
    if (!isType) draft.returnType = typeOperand;
    if (draft.kind === "constant" && value >= 0) draft.returns.push(value);
  }

  /** The node of the initial value: inside the declarator or, in a class, directly after it. */
  #valueNode(walk: Walk, declarator: number, declared: Declarator): number {
    if (declared.value >= 0) return declared.value;
    const after = walk.tree.next[declarator] as number;
    const isSibling = after < walk.tree.size && walk.tree.parent[after] === walk.tree.parent[declarator];
    return isSibling && walk.tree.field[after] === this.#defaultField ? after : -1;
  }

  /** `Type name(args)` and `Type name{args}` create a `Type`. */
  #valueOf(walk: Walk, node: number, type: Operand): Operand {
    if (node < 0) return NO_OPERAND;
    const kind = walk.tree.type[node];
    const isCreation = kind === this.#argumentList || (kind === this.#initializerList && type >= 0);
    return isCreation ? addCall(walk, "new", type, node) : operandOf(walk, node);
  }
}

/** The name of a function. `operator bool() const` has the name `operator bool`. White space makes no difference. */
function functionName(written: string): string {
  const spaced = written.replace(/\s+/g, " ");
  return /^operator ?[^\w ]/.test(spaced) ? spaced.replace(/ /g, "") : spaced.replace(/ ?\(.*$/, "");
}

/** The scope of a type. An enum has none, because its constants are visible around it; the members of a struct are not. */
function ownScope(kind: DefinitionKind): { scope?: "class" } {
  return kind === "enum" ? {} : { scope: "class" };
}

/** The class that `a::B::name` belongs to: the qualifiers without the namespaces of this file at their start. */
function containerOf(walk: Walk, qualifiers: readonly string[]): { container?: string; isBound?: boolean } {
  if (qualifiers.length === 0) return {};
  const left = qualifiers.findIndex((qualifier) => !walk.namespaces.has(qualifier));
  return left < 0 ? { isBound: false } : { container: qualifiers.slice(left).join("."), isBound: false };
}

/** `struct name { … }`: a definition when it has a body, otherwise a use of the type. */
export function recordSpecifier(kind: DefinitionKind, sectionFlags = 0): RuleMaker {
  return (grammar) => {
    const name = grammar.selector("name");
    const body = grammar.selector("body");
    const field = grammar.type("field_declaration");
    const declarator = grammar.selector("declarator");
    const scopedEnum = (tree: SyntaxTree, node: number) =>
      /^enum\s+(class|struct)\b/.test(tree.text.slice(tree.start[node], (tree.start[node] as number) + 40));
    return {
      enter: (walk, node) => {
        const nameNode = name(walk.tree, node);
        if (body(walk.tree, node) < 0) {
          setRole(walk, nameNode, Role.type);
          if (nameNode >= 0)
            walk.builder.mark("tag", walk.line(nameNode), walk.line(nameNode), walk.tree.textOf(nameNode));
          return;
        }
        walk.role[node] = Role.read;
        const parent = walk.tree.parent[node] as number;
        const isUnnamedMember = walk.tree.type[parent] === field && declarator(walk.tree, parent) < 0;
        if (nameNode < 0) {
          const isShared = isUnnamedMember || kind === "enum" || walk.draftOf(parent)?.scope === walk.scope;
          if (!isShared) walk.openScope(node, "class");
        } else {
          const isQualified = !isName(walk, nameNode);
          const text = walk.tree
            .textOf(nameNode)
            .replace(/<[\s\S]*$/, "")
            .split("::")
            .map((part) => part.trim())
            .join(".");
          const named = isQualified ? { name: text } : {};
          const scope = scopedEnum(walk.tree, node) ? { scope: "class" as const } : ownScope(kind);
          walk.openDefinition(node, { kind, nameNode, ...named, ...scope });
        }
        if (sectionFlags !== 0 && walk.isOpen(node)) walk.sectionFlags.set(walk.scope, sectionFlags);
      },
      leave: (walk, node) => {
        const draft = walk.draftOf(node);
        if (draft === undefined) return operandOf(walk, name(walk.tree, node));
        draft.body = body(walk.tree, node);
        return walk.builder.addValue("definition", draft.index * 2);
      },
    };
  };
}

/** A function declarator. When it is not that of the definition around it, its parameters get a scope and belong to no definition. */
export const functionDeclarator: RuleMaker = (grammar) => {
  const parameters = grammar.selector("parameters");
  const lambda = grammar.type("lambda_expression");
  return {
    enter: (walk, node) => {
      setRole(walk, parameters(walk.tree, node), Role.read);
      const isOwn = walk.innermostDraft?.parameterNode === node;
      if (isOwn || walk.tree.type[walk.tree.parent[node] as number] === lambda) return;
      walk.openScope(node, "function", true);
    },
  };
};
