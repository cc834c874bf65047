import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import type { Finding } from "../review-engines.ts";
import { NOT_JUDGED } from "./mutation.ts";

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  // Declarations of the repository are judged like all its code, those of the compiler are not.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  types: [],
  allowImportingTsExtensions: true,
  strict: false,
  noImplicitOverride: false,
};

/**
 * A name at the top of one file is none of another: what runs is loaded file by file. Without `noImplicitAny` the compiler takes every name
 * for a member of an object that is written out.
 */
const JAVASCRIPT_OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noImplicitAny: true,
};

/** Only files that a change can reach are checked again: the program before it is kept. */
export function typescriptJudge(
  isJavascript: boolean,
): (directory: string, names: readonly string[]) => readonly Finding[] {
  let before: ts.SemanticDiagnosticsBuilderProgram | undefined;
  let options: ts.CompilerOptions | undefined;
  const pattern = isJavascript ? /\.[cm]?[jt]sx?$/ : /\.[cm]?tsx?$/;
  return (directory, asked) => {
    const names = readdirSync(directory, { recursive: true, encoding: "utf8" })
      .filter((path) => pattern.test(path) && !/(?:^|\/)(?:node_modules|\.git)\//.test(path))
      .map((path) => join(directory, path));
    options ??= { ...OPTIONS, ...ownPackage(directory), ...(isJavascript ? JAVASCRIPT_OPTIONS : {}) };
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile;
    host.getSourceFile = (name, ...rest) => {
      const file = read(name, ...rest);
      if (file && !name.includes("node_modules"))
        Object.assign(file, { version: ts.sys.createHash?.(readFileSync(name, "utf8")) });
      else if (file) Object.assign(file, { version: "1" });
      return file;
    };
    before = ts.createSemanticDiagnosticsBuilderProgram(names, options, host, before);
    const found = [...before.getSyntacticDiagnostics(), ...before.getSemanticDiagnostics()];
    const unknown = placesNotJudged(before.getProgram(), directory, new Set(asked));
    const diagnostics = found.flatMap(({ file, start, code, messageText }) => {
      if (!file || start === undefined) return [];
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      if (isJavascript && (isMadeThere(file, start) || breaksNoRun(code))) return [];
      // A type in a comment breaks no run.
      if (isJavascript && /^\s*\/?\*/.test(file.text.split("\n", line)[line - 1] ?? "")) return [];
      const text = `TS${PLAIN_CODES.get(code) ?? code}: ${saidAlways(messageText)}`;
      return [{ path: relative(directory, file.fileName), line, text }];
    });
    return [...diagnostics, ...unknown];
  };
}

/** What breaks no run: a type that is not written and not found, and what the compiler takes for no function because of its type. */
const breaksNoRun = (code: number) => (code >= 7005 && code < 7060) || code === 2349 || code === 2351;

/** Diagnostics that suggest another name or a package → those that do not; after a few suggestions the compiler makes no more. */
const PLAIN_CODES: ReadonlyMap<number, number> = new Map([
  ...[2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593].map((code) => [code, 2304] as const),
  [2551, 2339],
  [2568, 2339],
  [2570, 2339],
  [2561, 2353],
  [2724, 2305],
]);

/** The part of a message that does not depend on what was checked before: suggestions, and the order in which the parts of a type stand, do. */
function saidAlways(message: string | ts.DiagnosticMessageChain): string {
  return ts
    .flattenDiagnosticMessageText(message, " ")
    .replace(/ (?:on|in|of|to) type '.*$/, "")
    .replace(/[.,]? (?:Did you mean|but '[^']*' does exist in|Do you need to) .*$/, "");
}

/** The package's own name leads to its sources, as tests write it that import what users import. */
function ownPackage(directory: string): ts.CompilerOptions {
  const manifest = join(directory, "package.json");
  const name: unknown = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).name : undefined;
  const entry = ["src/index.ts", "src/index.tsx", "index.ts"].find((path) => existsSync(join(directory, path)));
  return typeof name === "string" && entry ? { paths: { [name]: [join(directory, entry)] } } : {};
}

/** Where the compiler has nothing to say: a name that is asked of what may be anything, and a line that it is told to ignore. */
function placesNotJudged(program: ts.Program, directory: string, names: ReadonlySet<string>): readonly Finding[] {
  const found: Finding[] = [];
  const checker = program.getTypeChecker();
  const isAny = (type: ts.Type | undefined) => type === undefined || (type.flags & ts.TypeFlags.Any) !== 0;
  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    const name = nameAskedOfType(node);
    const asked = name && names.has(name.text) ? typeAsked(checker, node) : undefined;
    if (name && names.has(name.text) && (isAny(asked) || isHeirOfAny(checker, asked))) add(file, name.getStart(file));
    if (ts.isIdentifier(node) && names.has(node.text) && isMadeByMember(checker, node)) add(file, node.getStart(file));
    ts.forEachChild(node, (child) => visit(file, child));
  };
  const add = (file: ts.SourceFile, start: number) => {
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ path: relative(directory, file.fileName), line, text: NOT_JUDGED });
  };
  for (const file of program.getSourceFiles()) {
    if (names.size === 0 || /node_modules|\/lib\.[\w.]*d\.ts$/.test(file.fileName)) continue;
    visit(file, file);
    for (const { index } of file.text.matchAll(/@ts-(?:ignore|expect-error)[^\n]*\n/g))
      add(file, file.text.indexOf("\n", index) + 1);
  }
  return found;
}

/** Whether a class or an interface extends something of which the compiler knows nothing, such as a package that is not installed. */
function isHeirOfAny(checker: ts.TypeChecker, type: ts.Type | undefined, depth = 0): boolean {
  const declarations = type?.getSymbol()?.declarations ?? [];
  return declarations.some((declaration) => {
    if (!ts.isClassLike(declaration) && !ts.isInterfaceDeclaration(declaration)) return false;
    return (declaration.heritageClauses ?? []).some((clause) =>
      clause.types.some((base) => {
        const found = checker.getTypeAtLocation(base);
        return (found.flags & ts.TypeFlags.Any) !== 0 || (depth < 8 && isHeirOfAny(checker, found, depth + 1));
      }),
    );
  });
}

/** Whether an assignment of JavaScript sets what stands at a place: what is not there is made by it, a member or, in sloppy code, a variable. */
function isMadeThere(file: ts.SourceFile, start: number): boolean {
  let node: ts.Node = file;
  for (let inner: ts.Node | undefined = file; inner; ) {
    node = inner;
    inner = ts.forEachChild(node, (child) => (child.pos <= start && start < child.end ? child : undefined));
  }
  if (!ts.isIdentifier(node)) return false;
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const target = isMember ? node.parent : node;
  const { parent } = target;
  const isWritten = ts.isBinaryExpression(parent) && parent.left === target;
  return isWritten && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && (isMember || !isStrict(file));
}

/** Whether nothing but `name.member = …` declares a name, which the compiler takes for its declaration in JavaScript. */
function isMadeByMember(checker: ts.TypeChecker, node: ts.Identifier): boolean {
  if (!/\.[cm]?jsx?$/.test(node.getSourceFile().fileName)) return false;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations.length > 0 && declarations.every((each) => ts.isIdentifier(each));
}

function isStrict({ statements }: ts.SourceFile): boolean {
  const [first] = statements;
  const isDirective = first && ts.isExpressionStatement(first) && ts.isStringLiteral(first.expression);
  return (isDirective && first.expression.text === "use strict") || statements.some(isOfModule);
}

function isOfModule(node: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const isExport = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExport || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isExportAssignment(node);
}

/** The name that a node asks of the type of another one: of an object, or of what a written object or a pattern is meant for. */
function nameAskedOfType(node: ts.Node): ts.Identifier | undefined {
  if (ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node.name) ? node.name : undefined;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node))
    return ts.isObjectLiteralExpression(node.parent) && ts.isIdentifier(node.name) ? node.name : undefined;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? name : undefined;
}

function typeAsked(checker: ts.TypeChecker, node: ts.Node): ts.Type | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getTypeAtLocation(node.expression);
  if (ts.isObjectLiteralExpression(node.parent)) return checker.getContextualType(node.parent);
  return checker.getTypeAtLocation(node.parent);
}
