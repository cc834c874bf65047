import { NO_OPERAND } from "../../model/facts.ts";
import { assignPattern } from "./assignments.ts";
import { declaration, isDeclaration } from "./declarations.ts";
import { expression } from "./expressions.ts";
import { addReturn, returned } from "./functions.ts";
import { exportAll, exportDefault, exportNamed, importDeclaration } from "./modules.ts";
import { leaves, narrowAfter, narrowByTest, type Stretch } from "./narrowings.ts";
import type { Node, SwitchCase } from "./nodes.ts";
import { bindPattern } from "./patterns.ts";
import { doubtBySwitch, doubtByTest } from "./tested-names.ts";
import { exportAssignment, importEquals } from "./type-declarations.ts";
import { unknownNode } from "./unknown.ts";
import { loopVariables, variableDeclaration } from "./variables.ts";
import type { Walk } from "./walk.ts";

/** Walks statements that share a scope. */
export function statements(walk: Walk, nodes: readonly Node[]): void {
  const stretches: Stretch[] = [];
  for (const node of nodes) {
    statement(walk, node);
    if (node.type !== "IfStatement") continue;
    if (leaves(node.consequent)) stretches.push(doubtByTest(walk, node.test));
    stretches.push(narrowAfter(walk, node));
  }
  for (const stretch of stretches) stretch.end();
  walk.typeToken("End");
}

export function statement(walk: Walk, node: Node): void {
  if (node.type === "EmptyStatement") return;
  if (walk.isTooDeep(node)) return;
  walk.depth++;
  if (isDeclaration(node)) declaration(walk, node, node, 0);
  else statementInside(walk, node);
  walk.depth--;
}

function statementInside(walk: Walk, node: Node): void {
  walk.typeToken(node.type);
  switch (node.type) {
    case "ExpressionStatement":
      expression(walk, node.expression);
      return;
    case "ReturnStatement":
      addReturn(walk, node.argument ? returned(walk, node.argument) : NO_OPERAND);
      return;
    case "ThrowStatement":
      if (node.argument) expression(walk, node.argument);
      return;
    case "ImportDeclaration":
      importDeclaration(walk, node);
      return;
    case "ExportNamedDeclaration":
      exportNamed(walk, node);
      return;
    case "ExportDefaultDeclaration":
      exportDefault(walk, node);
      return;
    case "ExportAllDeclaration":
      exportAll(walk, node);
      return;
    case "TSImportEqualsDeclaration":
      importEquals(walk, node, false);
      return;
    case "TSExportAssignment":
      exportAssignment(walk, node.expression, node.start);
      return;
    case "TSNamespaceExportDeclaration":
    case "BreakStatement":
    case "ContinueStatement":
    case "DebuggerStatement":
      return;
    default:
      nested(walk, node);
  }
}

/** Walks a statement with inner statements. The declarations in these are not at the top level. */
function nested(walk: Walk, node: Node): void {
  const { scope, isTopLevel } = walk;
  walk.isTopLevel = false;
  nestedInside(walk, node);
  walk.scope = scope;
  walk.isTopLevel = isTopLevel;
}

function nestedInside(walk: Walk, node: Node): void {
  switch (node.type) {
    case "BlockStatement":
    case "StaticBlock":
      block(walk, node.body);
      return;
    case "IfStatement": {
      expression(walk, node.test);
      const doubt = doubtByTest(walk, node.test);
      const stretch = narrowByTest(walk, node.test);
      statement(walk, node.consequent);
      stretch.end();
      if (node.alternate) {
        walk.typeToken("Else");
        statement(walk, node.alternate);
      }
      doubt.end();
      return;
    }
    case "ForStatement":
      if (node.init) {
        enterBlock(walk, [node.init]);
        if (node.init.type === "VariableDeclaration") variableDeclaration(walk, node.init, node.init, 0);
        else expression(walk, node.init);
      }
      for (const part of [node.test, node.update]) {
        if (part) expression(walk, part);
        else walk.typeToken("Hole");
      }
      statement(walk, node.body);
      return;
    case "ForInStatement":
    case "ForOfStatement":
      loop(walk, node.left, node.right, node.type === "ForOfStatement");
      statement(walk, node.body);
      return;
    case "WhileStatement":
    case "DoWhileStatement":
      expression(walk, node.test);
      statement(walk, node.body);
      return;
    case "TryStatement":
      statement(walk, node.block);
      if (node.handler) statement(walk, node.handler);
      if (node.finalizer) statement(walk, node.finalizer);
      return;
    case "CatchClause":
      if (node.param) {
        walk.scope = walk.builder.addScope("block", walk.scope, -1);
        bindPattern(walk, node.param, { scope: walk.scope, kind: "variable" }, NO_OPERAND);
      }
      statement(walk, node.body);
      return;
    case "SwitchStatement": {
      expression(walk, node.discriminant);
      const doubt = doubtBySwitch(walk, node.discriminant);
      switchCases(walk, node.cases);
      doubt?.end();
      return;
    }
    case "LabeledStatement":
      statement(walk, node.body);
      return;
    case "WithStatement":
      if (node.object) expression(walk, node.object);
      statement(walk, node.body);
      return;
    default:
      unknownNode(walk, node);
  }
}

function loop(walk: Walk, left: Node, right: Node, isForOf: boolean): void {
  const iterated = expression(walk, right);
  const item = isForOf
    ? iterated === NO_OPERAND
      ? NO_OPERAND
      : walk.builder.addValue("element", iterated)
    : walk.builder.literal("string");
  enterBlock(walk, [left]);
  if (left.type === "VariableDeclaration") loopVariables(walk, left, item);
  else assignPattern(walk, left, item);
}

function switchCases(walk: Walk, cases: readonly SwitchCase[]): void {
  enterBlock(
    walk,
    cases.flatMap((part) => part.consequent),
  );
  for (const part of cases) {
    if (part.test) expression(walk, part.test);
    statements(walk, part.consequent);
  }
}

function block(walk: Walk, nodes: readonly Node[]): void {
  enterBlock(walk, nodes);
  statements(walk, nodes);
}

/** Enters a block. It gets its own scope only if it contains declarations that belong to the block. */
function enterBlock(walk: Walk, nodes: readonly Node[]): void {
  if (nodes.some(isBlockScoped)) walk.scope = walk.builder.addScope("block", walk.scope, -1);
}

function isBlockScoped(node: Node): boolean {
  switch (node.type) {
    case "VariableDeclaration":
      return node.kind !== "var";
    case "ClassDeclaration":
    case "TSEnumDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return true;
    default:
      return false;
  }
}
