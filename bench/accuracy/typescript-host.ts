import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** Gives TypeScript the files of a checkout as one program. */
export function serviceHost(root: string, files: readonly string[]): ts.LanguageServiceHost {
  const options = compilerOptions(root);
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => files.map((file) => join(root, file)),
    getScriptVersion: () => "1",
    getScriptSnapshot: (file) =>
      ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, "utf8")) : undefined,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
}

/** The repository's own options, so that its path aliases work. */
function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, root);
  const defaults = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, strict: true };
  const { composite, incremental, types, ...kept } = options;
  const paths = { ...workspacePaths(root), ...kept.paths };
  const forced = { allowJs: true, noEmit: true, skipLibCheck: true, target: ts.ScriptTarget.ESNext };
  return { ...defaults, ...kept, ...forced, paths, allowImportingTsExtensions: true, jsx: ts.JsxEmit.Preserve };
}

/** The source folders of the repository's own packages, because they are not linked by an installation. */
function workspacePaths(root: string): Record<string, string[]> {
  const paths: Record<string, string[]> = {};
  for (const manifest of ts.sys.readDirectory(root, [".json"], ["**/node_modules"], ["**/package.json"])) {
    const { config } = ts.readConfigFile(manifest, ts.sys.readFile);
    const directory = dirname(manifest);
    if (typeof config?.name !== "string" || Object.hasOwn(paths, config.name)) continue;
    paths[config.name] = [join(directory, "src/index"), join(directory, "index")];
    paths[`${config.name}/*`] = [join(directory, "src/*"), join(directory, "*")];
  }
  return paths;
}
