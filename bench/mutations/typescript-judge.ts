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
    options ??= { ...OPTIONS, ...ownPackage(directory), ...(isJavascript ? { allowJs: true, checkJs: true } : {}) };
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
      // A type in a comment breaks no run.
      if (isJavascript && /^\s*\/?\*/.test(file.text.split("\n", line)[line - 1] ?? "")) return [];
      // The parts of a type are written in an order that depends on what was checked before.
      const said = ts.flattenDiagnosticMessageText(messageText, " ").replace(/ (?:on|in|of|to) type '.*$/, "");
      const text = `TS${code}: ${said}`;
      return [{ path: relative(directory, file.fileName), line, text }];
    });
    return [...diagnostics, ...unknown];
  };
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
    if (name && names.has(name.text) && isAny(typeAsked(checker, node))) add(file, name.getStart(file));
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
