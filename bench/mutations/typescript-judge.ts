import { readdirSync, readFileSync } from "node:fs";
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
  skipLibCheck: true,
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
  const options = isJavascript ? { ...OPTIONS, allowJs: true, checkJs: true } : OPTIONS;
  const pattern = isJavascript ? /\.[cm]?[jt]sx?$/ : /\.[cm]?tsx?$/;
  return (directory, asked) => {
    const names = readdirSync(directory, { recursive: true, encoding: "utf8" })
      .filter((path) => pattern.test(path) && !/(?:^|\/)(?:node_modules|\.git)\//.test(path))
      .map((path) => join(directory, path));
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
    const unknown = isJavascript ? membersOfAny(before.getProgram(), directory, new Set(asked)) : [];
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

/** Where a name is asked of what may be anything: there the compiler has nothing to say. */
function membersOfAny(program: ts.Program, directory: string, names: ReadonlySet<string>): readonly Finding[] {
  const found: Finding[] = [];
  const checker = program.getTypeChecker();
  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
      const isAny = (checker.getTypeAtLocation(node.expression).flags & ts.TypeFlags.Any) !== 0;
      const line = file.getLineAndCharacterOfPosition(node.name.getStart(file)).line + 1;
      if (isAny) found.push({ path: relative(directory, file.fileName), line, text: NOT_JUDGED });
    }
    ts.forEachChild(node, (child) => visit(file, child));
  };
  for (const file of program.getSourceFiles())
    if (names.size > 0 && !/node_modules|\.d\.ts$/.test(file.fileName)) visit(file, file);
  return found;
}
