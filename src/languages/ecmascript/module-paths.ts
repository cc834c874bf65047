import { joinPath, type PathIndex } from "../../code/path-index.ts";

/** The extensions that an import may leave out, in the order in which they are tried. */
const EXTENSIONS = [".ts", ".tsx", ".d.ts", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte", ".json"];
/** The extensions of sources, by the extension of their compiled files, because TypeScript sources are imported by the compiled name. */
const SOURCES_OF: readonly (readonly [compiled: string, sources: readonly string[]])[] = [
  [".js", [".ts", ".tsx", ".d.ts"]],
  [".jsx", [".tsx", ".d.ts"]],
  [".mjs", [".mts", ".d.mts"]],
  [".cjs", [".cts", ".d.cts"]],
];
/** Matches folders that builds write to. Their sources are usually in `src`. */
const BUILD_FOLDERS = /^(?:dist|lib|build|out|esm|cjs|es|types)(?:\/(?:esm|cjs|es|types|src))?\//;

/** The file that a path means. It may have no extension or the extension of a compiled file, or be a directory. */
export function probe(paths: PathIndex, path: string): string | undefined {
  if (paths.hasFile(path)) return path;
  for (const [compiled, sources] of SOURCES_OF) {
    if (!path.endsWith(compiled)) continue;
    const stem = path.slice(0, -compiled.length);
    const source = sources.map((extension) => stem + extension).find((each) => paths.hasFile(each));
    if (source !== undefined) return source;
  }
  const extended = EXTENSIONS.map((extension) => path + extension).find((each) => paths.hasFile(each));
  if (extended !== undefined) return extended;
  const prefix = path === "" ? "" : `${path}/`;
  return EXTENSIONS.map((extension) => `${prefix}index${extension}`).find((each) => paths.hasFile(each));
}

/** The file that a path in a manifest means: the file itself, or the source from which it is built. */
export function probeBuilt(paths: PathIndex, directory: string, target: string): string | undefined {
  const direct = joinPath(directory, target);
  const found = direct === undefined ? undefined : probe(paths, direct);
  if (found !== undefined) return found;
  const inside = target.replace(/^\.\//, "");
  if (!BUILD_FOLDERS.test(inside)) return undefined;
  const source = inside.replace(BUILD_FOLDERS, "").replace(/\.d\.([cm]?)ts$/, ".$1js");
  for (const folder of ["src/", ""]) {
    const path = joinPath(directory, folder + source);
    const built = path === undefined ? undefined : probe(paths, path);
    if (built !== undefined) return built;
  }
  return undefined;
}
