import ts from "typescript";
import type { EngineDefinition } from "./engine.ts";

type NamedDefinition = Pick<EngineDefinition, "name" | "qual" | "kind"> & { readonly nameNode: ts.Node };

/** The function, class or method that a node declares. */
export function definitionOf(node: ts.Node): NamedDefinition | undefined {
  const kind = kindOf(node);
  const nameNode = kind && ts.getNameOfDeclaration(node as ts.Declaration);
  if (!nameNode || !(ts.isIdentifier(nameNode) || ts.isPrivateIdentifier(nameNode))) return undefined;
  const name = nameNode.text;
  return { name, qual: [...containers(node), name].join("."), kind, nameNode };
}

function kindOf(node: ts.Node): EngineDefinition["kind"] | undefined {
  if (ts.isFunctionDeclaration(node)) return "function";
  if (ts.isClassDeclaration(node)) return "class";
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) {
    return ts.isClassLike(node.parent) ? "method" : undefined;
  }
  const isFunction = (value: ts.Expression | undefined) =>
    value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  if (ts.isVariableDeclaration(node) && isFunction(node.initializer)) return "function";
  if (ts.isPropertyDeclaration(node) && isFunction(node.initializer)) return "method";
  return undefined;
}

function containers(node: ts.Node): string[] {
  const { parent } = node;
  if (!parent) return [];
  const isContainer = ts.isClassLike(parent) || ts.isModuleDeclaration(parent);
  return [...containers(parent), ...(isContainer && parent.name ? [parent.name.text] : [])];
}

/** Whether a statement only imports names from another module, or re-exports them. */
export function isImportStatement(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isImportEqualsDeclaration(node)) return true;
  if (ts.isExportDeclaration(node)) return true;
  if (!ts.isVariableStatement(node)) return false;
  return node.declarationList.declarations.some(
    ({ initializer }) =>
      initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === "require",
  );
}

/** The declarations that an identifier means; none when its type is unknown. */
export function meaningsOf(checker: ts.TypeChecker, node: ts.Node): readonly ts.Declaration[] {
  const symbols = [checker.getSymbolAtLocation(node), ...secondMeanings(checker, node)];
  return symbols.flatMap((symbol) => (symbol ? declarationsOf(checker, symbol) : []));
}

function declarationsOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.Declaration[] {
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const roots = checker.getRootSymbols(meant);
  return [meant, ...roots].flatMap((root) => root.declarations ?? []);
}

/** The other meanings of a name that also creates a variable or property: `{ parse }` on either side of an assignment. */
function secondMeanings(checker: ts.TypeChecker, node: ts.Node): (ts.Symbol | undefined)[] {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return [checker.getShorthandAssignmentValueSymbol(parent)];
  if (ts.isExportSpecifier(parent)) return [checker.getExportSpecifierLocalTargetSymbol(parent)];
  if (ts.isBindingElement(parent) && ts.isIdentifier(node) && (parent.propertyName ?? parent.name) === node)
    return [checker.getTypeAtLocation(parent.parent).getProperty(node.text)];
  return [];
}
