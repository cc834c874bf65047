/** Finds the definitions of a file with the TypeScript compiler's own parser. The walk shares no code with the adapter. */
import ts from "typescript";

export interface TrueDefinition {
  readonly kind: "function" | "method" | "class" | "interface" | "type" | "enum";
  readonly qualname: string;
  readonly startLine: number;
  readonly endLine: number;
}

interface Place {
  readonly prefix: string;
  readonly thisPrefix: string | undefined;
  readonly isTop: boolean;
}

const SCRIPT_KINDS = {
  javascript: ts.ScriptKind.JSX,
  jsx: ts.ScriptKind.JSX,
  typescript: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
};

/** Every function, method, class, interface, type and enum that is a definition by the rules of the facts. */
export function trueDefinitions(text: string, language: keyof typeof SCRIPT_KINDS): TrueDefinition[] {
  const name = language === "tsx" ? "file.tsx" : language === "typescript" ? "file.ts" : "file.jsx";
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, SCRIPT_KINDS[language]);
  const found: TrueDefinition[] = [];
  const line = (offset: number) => file.getLineAndCharacterOfPosition(offset).line + 1;
  const top: Place = { prefix: "", thisPrefix: "", isTop: true };

  function add(kind: TrueDefinition["kind"], qualname: string, start: number, end: number): void {
    found.push({ kind, qualname, startLine: line(start), endLine: line(end - 1) });
  }

  function startOf(node: ts.Node): number {
    const modifiers =
      ts.canHaveModifiers(node) || ts.canHaveDecorators(node) ? (node as ts.ClassDeclaration).modifiers : undefined;
    const first = modifiers?.[0];
    if (first === undefined || !ts.isDecorator(first)) return node.getStart(file);
    const plain = modifiers?.find((modifier) => !ts.isDecorator(modifier));
    if (plain !== undefined && modifiers !== undefined && modifiers.indexOf(plain) > 0) return plain.getStart(file);
    const last = modifiers?.[modifiers.length - 1] as ts.Node;
    const token = node.getChildren(file).find((child) => child.pos >= last.end);
    return token === undefined ? node.getStart(file) : token.getStart(file);
  }

  function unwrap(node: ts.Expression): ts.Expression {
    let inner = node;
    while (
      ts.isParenthesizedExpression(inner) ||
      ts.isAsExpression(inner) ||
      ts.isSatisfiesExpression(inner) ||
      ts.isTypeAssertionExpression(inner) ||
      ts.isNonNullExpression(inner)
    ) {
      inner = inner.expression;
    }
    return inner;
  }

  function nameText(name: ts.Node | undefined): string | undefined {
    if (name === undefined) return undefined;
    if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) return name.text;
    if (ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return name.text;
    if (ts.isComputedPropertyName(name) && ts.isStringLiteral(name.expression)) return name.expression.text;
    return undefined;
  }

  function children(node: ts.Node, place: Place): void {
    ts.forEachChild(node, (child) => visit(child, place));
  }

  /** Walks the inside of a function. If the function is a definition, it has already been added. */
  function inside(node: ts.Node, qualname: string | undefined, isMethod: boolean, place: Place): void {
    const isArrow = ts.isArrowFunction(node);
    const own =
      qualname === undefined ? undefined : isMethod ? qualname.slice(0, qualname.lastIndexOf(".") + 1) : `${qualname}.`;
    children(node, {
      prefix: qualname === undefined ? place.prefix : `${qualname}.`,
      thisPrefix: isArrow ? place.thisPrefix : own,
      isTop: false,
    });
  }

  function classInside(node: ts.ClassLikeDeclaration, qualname: string | undefined, place: Place): void {
    const prefix = qualname === undefined ? place.prefix : `${qualname}.`;
    const members: Place = { prefix, thisPrefix: prefix, isTop: false };
    for (const clause of node.heritageClauses ?? []) visit(clause, place);
    for (const modifier of node.modifiers ?? []) visit(modifier, place);
    for (const member of node.members) classMember(member, members);
  }

  function classMember(member: ts.ClassElement, place: Place): void {
    const name = ts.isConstructorDeclaration(member) ? "constructor" : nameText(member.name);
    if (ts.isPropertyDeclaration(member)) {
      const value = member.initializer && unwrap(member.initializer);
      if (name !== undefined && value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) {
        add("method", place.prefix + name, startOf(member), member.end);
        for (const modifier of member.modifiers ?? []) visit(modifier, place);
        inside(value, place.prefix + name, true, place);
      } else children(member, place);
    } else if (name === undefined || !ts.isFunctionLike(member)) {
      if (ts.isFunctionLike(member)) inside(member, undefined, true, place);
      else children(member, place);
    } else {
      add("method", place.prefix + name, startOf(member), member.end);
      inside(member, place.prefix + name, true, place);
    }
  }

  function typeMembers(members: readonly ts.TypeElement[], prefix: string, place: Place): void {
    for (const member of members) {
      const name = nameText(member.name);
      const isMethod = ts.isMethodSignature(member) || ts.isGetAccessor(member) || ts.isSetAccessor(member);
      if (isMethod && name !== undefined) add("method", prefix + name, member.getStart(file), member.end);
      children(member, { ...place, prefix, isTop: false });
    }
  }

  /** Adds a function, class or object that gets its name from outside. Returns whether the value was one of these. */
  function named(
    value: ts.Expression,
    qualname: string,
    place: Place,
    owner: { start: number; end: number },
    isMethod: boolean,
  ): boolean {
    const inner = unwrap(value);
    if (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) {
      add(isMethod ? "method" : "function", qualname, owner.start, owner.end);
      inside(inner, qualname, isMethod, place);
      return true;
    }
    if (ts.isClassExpression(inner)) {
      add("class", qualname, owner.start, owner.end);
      classInside(inner, qualname, place);
      return true;
    }
    return false;
  }

  function objectMembers(node: ts.ObjectLiteralExpression, prefix: string, place: Place): void {
    for (const property of node.properties) {
      const name = nameText(property.name);
      const span = { start: property.getStart(file), end: property.end };
      if (name === undefined || ts.isSpreadAssignment(property) || ts.isShorthandPropertyAssignment(property)) {
        visit(property, place);
      } else if (ts.isPropertyAssignment(property)) {
        const value = unwrap(property.initializer);
        if (ts.isObjectLiteralExpression(value)) objectMembers(value, `${prefix}${name}.`, place);
        else if (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
          named(value, prefix + name, place, span, true);
        else visit(property.initializer, place);
      } else {
        add("method", prefix + name, span.start, span.end);
        inside(property, prefix + name, true, place);
      }
    }
  }

  /** Adds the members of an object, or of an object that is passed to a call, under a name. Returns whether the value was one of these. */
  function memberHolder(value: ts.Expression, written: ts.Expression, prefix: string, place: Place): boolean {
    if (ts.isObjectLiteralExpression(value)) {
      objectMembers(value, prefix, place);
      return true;
    }
    let call = written;
    while (ts.isParenthesizedExpression(call)) call = call.expression;
    if ((!ts.isCallExpression(call) && !ts.isNewExpression(call)) || isInChain(call)) return false;
    visit(call.expression, place);
    for (const type of call.typeArguments ?? []) visit(type, place);
    for (const argument of call.arguments ?? []) {
      if (ts.isObjectLiteralExpression(argument)) objectMembers(argument, prefix, place);
      else visit(argument, place);
    }
    return true;
  }

  function innermost(node: ts.Expression): ts.Expression {
    let inner = unwrap(node);
    while (ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      inner = unwrap(inner.right);
    return inner;
  }

  function isInChain(node: ts.Node): boolean {
    return (node.flags & ts.NodeFlags.OptionalChain) !== 0;
  }

  function dotted(wrapped: ts.Expression): string[] | undefined {
    const node = ts.isParenthesizedExpression(wrapped) ? wrapped.expression : wrapped;
    if (ts.isIdentifier(node)) return [node.text];
    if (node.kind === ts.SyntaxKind.ThisKeyword) return ["this"];
    const isNamed = ts.isPropertyAccessExpression(node);
    if (!isNamed && !ts.isElementAccessExpression(node)) return undefined;
    const owner = dotted(node.expression);
    const name = isNamed
      ? node.name.text
      : ts.isStringLiteral(node.argumentExpression)
        ? node.argumentExpression.text
        : undefined;
    return owner && name !== undefined && owner.length < 7 ? [...owner, name] : undefined;
  }

  /** Walks the value of an assignment under the name that the assignment gives it. Returns whether the value was walked. */
  function assignedValue(node: ts.BinaryExpression, parts: readonly string[], place: Place): boolean {
    const value = unwrap(node.right);
    const span = { start: node.getStart(file), end: node.end };
    const [first, ...rest] = parts;
    const base = first === "this" ? place.thisPrefix : place.prefix;
    if (first === undefined || base === undefined) return false;
    const isExports = first === "exports" || (first === "module" && rest[0] === "exports");
    const path = first === "this" || first === "exports" ? rest : isExports ? rest.slice(1) : parts;
    const isDirect = isExports && path.length === 1;
    const name = (isDirect ? path : path.filter((part) => part !== "prototype")).join(".");
    if (name === "" && !isExports) return false;
    if (base === place.prefix && memberHolder(value, node.right, name === "" ? base : `${base}${name}.`, place))
      return true;
    if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const last = innermost(value);
      const isClass = ts.isClassExpression(last);
      if (name !== "" && (isClass || ts.isFunctionExpression(last)))
        add(isClass ? "class" : isDirect ? "function" : "method", base + name, span.start, span.end);
      return false;
    }
    if (name !== "") return named(value, base + name, place, span, !isDirect);
    const hasOwnName = (ts.isFunctionExpression(value) || ts.isClassExpression(value)) && value.name !== undefined;
    return !hasOwnName && named(value, `${base}default`, place, span, false);
  }

  function assignment(node: ts.BinaryExpression, place: Place): void {
    const target = unwrap(node.left);
    const parts = ts.isIdentifier(target) ? undefined : dotted(target);
    visit(node.left, place);
    const value = unwrap(node.right);
    if (ts.isIdentifier(target) && place.isTop && (ts.isFunctionExpression(value) || ts.isClassExpression(value))) {
      named(value, place.prefix + target.text, place, { start: node.getStart(file), end: node.end }, false);
      return;
    }
    if (parts === undefined || !assignedValue(node, parts, place)) visit(node.right, place);
  }

  function variable(declaration: ts.VariableDeclaration, start: number, place: Place): void {
    const { initializer, name } = declaration;
    if (declaration.type) visit(declaration.type, place);
    if (!initializer) return;
    const value = unwrap(initializer);
    const owner = { start, end: declaration.end };
    if (!ts.isIdentifier(name)) children(declaration, place);
    else if (named(value, place.prefix + name.text, place, owner, false)) return;
    else if (!memberHolder(value, initializer, `${place.prefix}${name.text}.`, place)) visit(initializer, place);
  }

  function variables(node: ts.VariableDeclarationList, start: number, place: Place): void {
    node.declarations.forEach((declaration, index) => {
      variable(declaration, index === 0 ? start : declaration.getStart(file), place);
    });
  }

  function moduleName(node: ts.ModuleDeclaration, start: number, place: Place): void {
    const isNamed = ts.isIdentifier(node.name) && !(node.flags & ts.NodeFlags.GlobalAugmentation);
    const prefix = isNamed ? `${place.prefix}${node.name.text}.` : place.prefix;
    if (isNamed) add("type", prefix.slice(0, -1), start, node.end);
    const inner: Place = { prefix, thisPrefix: place.thisPrefix, isTop: place.isTop };
    if (node.body && ts.isModuleDeclaration(node.body)) moduleName(node.body, start, inner);
    else if (node.body) children(node.body, inner);
  }

  function visit(node: ts.Node, place: Place): void {
    const start = () => startOf(node);
    if (ts.isFunctionDeclaration(node)) {
      const qualname = place.prefix + (node.name?.text ?? "default");
      add("function", qualname, start(), node.end);
      inside(node, qualname, false, place);
    } else if (ts.isClassDeclaration(node)) {
      const qualname = place.prefix + (node.name?.text ?? "default");
      add("class", qualname, start(), node.end);
      classInside(node, qualname, place);
    } else if (ts.isInterfaceDeclaration(node)) {
      add("interface", place.prefix + node.name.text, start(), node.end);
      for (const clause of node.heritageClauses ?? []) visit(clause, place);
      typeMembers(node.members, `${place.prefix}${node.name.text}.`, place);
    } else if (ts.isTypeAliasDeclaration(node)) {
      const qualname = place.prefix + node.name.text;
      add("type", qualname, start(), node.end);
      if (ts.isTypeLiteralNode(node.type)) typeMembers(node.type.members, `${qualname}.`, place);
    } else if (ts.isEnumDeclaration(node)) {
      add("enum", place.prefix + node.name.text, start(), node.end);
    } else if (ts.isModuleDeclaration(node)) {
      moduleName(node, start(), place);
    } else if (ts.isVariableStatement(node)) {
      variables(node.declarationList, start(), place);
    } else if (ts.isVariableDeclarationList(node)) {
      variables(node, start(), place);
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      assignment(node, place);
    } else if (ts.isExportAssignment(node)) {
      const value = unwrap(node.expression);
      const own = (ts.isFunctionExpression(value) || ts.isClassExpression(value)) && value.name?.text;
      const span = { start: start(), end: node.end };
      if (memberHolder(value, value, place.prefix, place)) return;
      if (node.isExportEquals || !named(value, place.prefix + (own || "default"), place, span, false))
        visit(node.expression, place);
    } else if (ts.isFunctionExpression(node)) {
      const qualname = node.name && place.prefix + node.name.text;
      if (qualname !== undefined) add("function", qualname, start(), node.end);
      inside(node, qualname, false, place);
    } else if (ts.isClassExpression(node)) {
      const qualname = node.name && place.prefix + node.name.text;
      if (qualname !== undefined) add("class", qualname, start(), node.end);
      classInside(node, qualname, place);
    } else if (ts.isFunctionLike(node)) {
      inside(node, undefined, false, place);
    } else if (isNestedStatement(node)) {
      children(node, { ...place, isTop: false });
    } else children(node, place);
  }

  children(file, top);
  return found;
}

function isNestedStatement(node: ts.Node): boolean {
  return (
    ts.isBlock(node) ||
    ts.isIfStatement(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isTryStatement(node) ||
    ts.isSwitchStatement(node) ||
    ts.isLabeledStatement(node) ||
    ts.isWithStatement(node)
  );
}
