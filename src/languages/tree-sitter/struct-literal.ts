import type { Operand } from "../../model/facts.ts";
import { ValueFlag } from "../../model/facts.ts";
import type { Grammar } from "./grammar/grammar.ts";
import type { SyntaxTree } from "./grammar/syntax-tree.ts";
import { operandOf, setRole } from "./rules/expression-rules.ts";
import { Role } from "./rules/roles.ts";
import type { RuleMaker } from "./rules/rules.ts";

/** The syntax of a literal of a struct type. */
export interface StructLiteralShape {
  readonly type: string;
  readonly body: string;
  /** The node type of `key: value`. */
  readonly field: string;
  readonly key: string;
  readonly value: string;
  /** The node type of a field that has the same name as the variable of its value. */
  readonly shorthand?: string;
  /** The node type of `..other`. */
  readonly rest?: string;
  /** The node of the literal's type, and whether the literal itself names that type. Undefined when the literal is not of a struct. */
  readonly typeOf?: (grammar: Grammar) => (tree: SyntaxTree, node: number) => LiteralType | undefined;
}

/** The type of a literal. */
export interface LiteralType {
  /** The node of the type, -1 when the type has no name. */
  readonly node: number;
  readonly isOwn: boolean;
}

/** The rule for `Type{key: value}`: it creates an object and writes its fields. */
export function structLiteral(shape: StructLiteralShape): RuleMaker {
  return (grammar) => {
    const selectType = grammar.selector(shape.type);
    const ownType = (tree: SyntaxTree, node: number): LiteralType => ({ node: selectType(tree, node), isOwn: true });
    const typeOf = shape.typeOf?.(grammar) ?? ownType;
    const selectBody = grammar.selector(shape.body);
    const key = grammar.selector(shape.key);
    const value = grammar.selector(shape.value);
    const field = grammar.type(shape.field);
    const shorthand = grammar.type(shape.shorthand ?? "");
    const rest = grammar.type(shape.rest ?? "");
    return {
      enter: (walk, node) => {
        const type = typeOf(walk.tree, node);
        if (type?.isOwn) setRole(walk, type.node, Role.call);
        if (!type) return;
        const body = selectBody(walk.tree, node);
        for (const child of body < 0 ? [] : walk.children(body)) {
          if (walk.tree.type[child] === field) setRole(walk, key(walk.tree, child), Role.silent);
        }
      },
      leave: (walk, node) => {
        const literalType = typeOf(walk.tree, node);
        const args: Operand[] = [];
        const named: Operand[] = [];
        const keys: number[] = [];
        let flags = 0;
        const body = selectBody(walk.tree, node);
        for (const child of body < 0 ? [] : walk.children(body)) {
          const type = walk.tree.type[child];
          if (type === field) {
            keys.push(key(walk.tree, child));
            named.push(operandOf(walk, value(walk.tree, child)));
          } else if (type === shorthand) {
            keys.push(child);
            named.push(operandOf(walk, child));
          } else if (type === rest) flags = ValueFlag.keywordSpread;
          else args.push(operandOf(walk, child));
        }
        const names = keys.map((keyNode) => walk.tree.textOf(keyNode));
        const of = operandOf(walk, literalType?.node ?? selectType(walk.tree, node));
        const created = walk.builder.addValue("new", of, [...args, ...named], names, flags);
        if (literalType)
          keys.forEach((keyNode, index) => {
            const text = names[index] ?? "";
            if (!/^[\p{L}_]\w*$/u.test(text)) return;
            walk.builder.addReference(text, walk.line(keyNode), walk.column(keyNode), "write", walk.scope, created);
          });
        return created;
      },
    };
  };
}
