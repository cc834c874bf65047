import type { FileIndex } from "../../src/code/file-index.ts";
import type { DefinitionHandle } from "../../src/code/type.ts";
import type { FileFacts, Import, Reference } from "../../src/model/facts.ts";
import { resolveImport, resolveReference } from "../../src/resolve/resolver.ts";
import { ResolvedWorld } from "../../src/resolve/world.ts";
import { lastPart } from "../../src/util/last-part.ts";
import type { CodeProject } from "./code-project.ts";

/** A statement about a part of one line. */
interface Caret {
  readonly line: number;
  readonly column: number;
  readonly width: number;
  readonly text: string;
}

/**
 * The code of a file, and below each line its definitions and references, with carets under the names. The code is indented by
 * the length of `comment`, which starts a comment, so that a caret can be below the first column.
 */
export function caretLines(project: CodeProject, path: string, comment: string): string {
  const world = new ResolvedWorld(project);
  const file = world.file(path);
  const gutter = " ".repeat(comment.length);
  const lines = (project.files[path] ?? "").trimEnd().split("\n");
  const carets = file
    ? [...definitions(file.facts), ...imports(world, file), ...exports(world, file), ...references(world, file)]
    : [];
  const rendered = lines.flatMap((code, index) => {
    const own = carets.filter(({ line }) => line === index + 1).sort((a, b) => a.column - b.column);
    return [gutter + code, ...own.map((caret) => comment + blank(code.slice(0, caret.column - 1)) + caretText(caret))];
  });
  return `${rendered.map((line) => line.trimEnd()).join("\n")}\n`;
}

/** Spaces with the same width as some code. Tabs are kept. */
function blank(code: string): string {
  return code.replace(/[^\t]/g, " ");
}

function caretText({ width, text }: Caret): string {
  return `${"^".repeat(Math.max(1, width))} ${text}`;
}

function definitions({ definitions }: FileFacts): Caret[] {
  return definitions.map(({ nameLine, nameColumn, qualname, kind }) => ({
    line: nameLine,
    column: nameColumn,
    width: lastPart(qualname).length,
    text: `definition ${qualname} (${kind})`,
  }));
}

function imports(world: ResolvedWorld, file: FileIndex): Caret[] {
  return file.facts.imports.map((imported) => ({
    line: imported.line,
    column: imported.column,
    width: (imported.name || (imported.kind === "default" ? imported.alias : imported.module)).length,
    text: `import${importMeaning(world, file, imported)}`,
  }));
}

function importMeaning(world: ResolvedWorld, file: FileIndex, imported: Import): string {
  const targets = resolveImport(world, file, imported);
  if (targets.length > 0) return meaning(world, targets);
  if (imported.kind === "star" && world.semanticsOf(file).importsByName) return " of everything in it";
  return moduleMeaning(world, file, imported.module);
}

function moduleMeaning(world: ResolvedWorld, file: FileIndex, module: string): string {
  const target = world.module(file.path, module);
  if (target.kind === "external") return " → outside";
  return ` → ${target.kind === "files" ? target.paths.join(", ") : target.path}`;
}

/** The names that a file re-exports from other modules. */
function exports(world: ResolvedWorld, file: FileIndex): Caret[] {
  const passed = file.facts.exports.filter(({ module }) => module !== "");
  return passed.map(({ kind, name, local, module, line, column }) => {
    const members = kind === "reexport" ? world.memberOfModule(file.path, name) : [];
    const targets = members.filter((member) => member.kind === "definition");
    const means = targets.length > 0 ? meaning(world, targets) : moduleMeaning(world, file, module);
    return { line, column, width: (local || module).length, text: `export${means}` };
  });
}

function references(world: ResolvedWorld, file: FileIndex): Caret[] {
  return file.facts.references.map((reference) => ({
    line: reference.line,
    column: reference.column,
    width: reference.name.length,
    text: `${reference.role}${referenceMeaning(world, file, reference)}`,
  }));
}

function referenceMeaning(world: ResolvedWorld, file: FileIndex, reference: Reference): string {
  const resolution = resolveReference(world, file, reference);
  return resolution.outcome === "resolved" ? meaning(world, resolution.targets) : ` (${resolution.outcome})`;
}

function meaning(world: ResolvedWorld, targets: readonly DefinitionHandle[]): string {
  const names = targets.map(({ path, index }) => `${path}#${world.file(path)?.definition(index).qualname}`);
  return ` → ${[...new Set(names)].join(", ")}`;
}
