import type { ImportKind } from "../../../model/facts.ts";
import { NO_OPERAND } from "../../../model/facts.ts";
import type { Walk } from "../walk.ts";
import { setRole } from "./expression-rules.ts";
import { Role } from "./roles.ts";
import type { RuleMaker } from "./rules.ts";

/** The description of an import, which a rule gives to `addImport`. */
export interface ImportShape {
  readonly kind: ImportKind;
  readonly module: string;
  readonly name?: string;
  readonly alias?: string;
  /** The node of the imported name or module. */
  readonly node: number;
  readonly isTypeOnly?: boolean;
}

/** Adds an import and the name that it binds. */
export function addImport(walk: Walk, shape: ImportShape): void {
  const line = walk.line(shape.node);
  const column = walk.column(shape.node);
  const alias = shape.alias ?? "";
  const index =
    walk.builder.imports.push({
      kind: shape.kind,
      module: shape.module,
      name: shape.name ?? "",
      alias,
      line,
      column,
      scope: walk.scope,
      isTypeOnly: shape.isTypeOnly ?? false,
    }) - 1;
  if (alias !== "") walk.builder.bind(walk.scope, alias, "import", line, column, { index });
}

/** A statement whose imports the function `read` adds. Nothing below it is a reference. */
export function importing(read: (walk: Walk, node: number) => void): RuleMaker {
  return () => ({
    enter: (walk, node) => {
      walk.role[node] = Role.silent;
      read(walk, node);
    },
  });
}

/** The package or namespace of the code that follows. It is recorded as an export, so that imports of it can be matched. */
export function namespace(shape: { name: string }): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(shape.name);
    return {
      enter: (walk, node) => {
        const nameNode = select(walk.tree, node);
        if (nameNode < 0) return;
        setRole(walk, nameNode, Role.silent);
        addNamespace(walk, nameNode);
      },
    };
  };
}

/** Records a namespace under its dotted name. */
export function addNamespace(walk: Walk, nameNode: number): void {
  const name = walk.tree.textOf(nameNode).replace(/\s+/g, "").replace(/::|\\/g, ".");
  for (const part of name.split(".")) walk.namespaces.add(part);
  walk.builder.exports.push({
    kind: "namespace",
    name,
    local: "",
    module: "",
    value: NO_OPERAND,
    line: walk.line(nameNode),
    column: walk.column(nameNode),
  });
}
