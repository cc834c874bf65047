import type { Definition, DefinitionKind } from "./facts.ts";

/**
 * Symbol ids: `sym:src.auth.Auth.login` is the dotted module path without extension, then the qualified name. They survive
 * every change of lines. `type:` names classes, interfaces, types and enums, `sym:` everything else, `file:` a file itself.
 * Definitions of one tree that would share an id are distinguished by `~2`, `~3` in the order of path and position.
 */

const TYPE_KINDS: ReadonlySet<DefinitionKind> = new Set(["class", "interface", "type", "enum"]);
const FILE_PREFIX = "file:";
/** Characters with a special meaning in an id, and those that break a line; `%` so that the escape is reversible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is escaped
const RESERVED_IN_NAME = /[%~:#\s\u0000-\u001f\u007f]/g;
const RESERVED_IN_PATH = /[.]/g;
const ESCAPED = /%u([0-9A-F]{4})|%([0-9A-F]{2})/g;
const PYTHON_PACKAGE_FILE = /^__init__\.pyi?$/;

/** The part of a definition that an id is made from. */
export type NamedDefinition = Pick<Definition, "qualname" | "kind">;

/** The definitions of one file, in source order. */
export interface FileDefinitions {
  readonly path: string;
  readonly definitions: readonly NamedDefinition[];
}

/** The id of a file's own code, outside of every definition. */
export function fileId(path: string): string {
  return FILE_PREFIX + path;
}

/** The dotted module name of a path: `src/auth.py` → `src.auth`, `pkg/__init__.py` → `pkg`. */
export function moduleName(path: string): string {
  const parts = path.split("/");
  const fileName = parts.pop() ?? "";
  const dot = fileName.lastIndexOf(".");
  const isPackage = PYTHON_PACKAGE_FILE.test(fileName) && parts.length > 0;
  // A leading dot starts a hidden file's name, not an extension.
  if (!isPackage) parts.push(dot > 0 ? fileName.slice(0, dot) : fileName);
  return parts.map((part) => escapeName(part).replace(RESERVED_IN_PATH, escapeCharacter)).join(".");
}

/** Whether a name ends in that of a method that the language calls implicitly: `Auth.__init__`, `Auth.constructor`. */
export function isSpecialName(qualname: string): boolean {
  return /(?:^|\.)(?:__\w+__|constructor)$/.test(qualname);
}

/** The id of a definition as long as no other definition shares it. */
export function baseId(path: string, definition: NamedDefinition): string {
  return baseIdIn(moduleName(path), definition);
}

/** The same for many definitions of one module. */
export function baseIdIn(module: string, definition: NamedDefinition): string {
  const prefix = TYPE_KINDS.has(definition.kind) ? "type" : "sym";
  return `${prefix}:${module}.${escapeName(definition.qualname)}`;
}

/** Whether definitions of two files can share an id: `pkg.a.f` is `f` in `pkg/a.py` and `a.f` in `pkg.js`. */
export function canCollide(path: string, otherPath: string): boolean {
  const one = `${moduleName(path)}.`;
  const other = `${moduleName(otherPath)}.`;
  return one.startsWith(other) || other.startsWith(one);
}

/** The id of one definition, given its own file and every other file of the tree that `canCollide` with it. */
export function idOfDefinition(path: string, index: number, files: readonly FileDefinitions[]): string {
  const own = files.find((file) => file.path === path)?.definitions[index];
  if (!own) throw new RangeError(`${path} has no definition ${index}`);
  const base = baseId(path, own);
  let earlier = 0;
  for (const file of files) {
    if (file.path > path) continue;
    const before = file.path === path ? file.definitions.slice(0, index) : file.definitions;
    const module = moduleName(file.path);
    for (const definition of before) if (baseIdIn(module, definition) === base) earlier++;
  }
  return withOrdinal(base, earlier + 1);
}

/** Gives the definitions of a whole tree their ids. Files must be added in path order. */
export class SymbolIds {
  readonly #seen = new Map<string, number>();

  /** The ids of a file's definitions, whose `baseId`s are given in source order. */
  assign(baseIds: readonly string[]): string[] {
    return baseIds.map((base) => {
      const ordinal = (this.#seen.get(base) ?? 0) + 1;
      this.#seen.set(base, ordinal);
      return withOrdinal(base, ordinal);
    });
  }
}

/** The parts of an id. */
export interface ParsedSymbolId {
  /** The part before the first colon: `sym`, `type`, `file`, or any prefix of another tool (`class`, `func`). */
  readonly prefix: string;
  /** The parts of the dotted name, unescaped; for a file, its path alone. */
  readonly parts: readonly string[];
  /** 1 unless the id ends in `~2`, `~3`, … */
  readonly ordinal: number;
}

/** Parses an id of ours or of LLMC, with any prefix; undefined when there is no prefix. */
export function parseSymbolId(text: string): ParsedSymbolId | undefined {
  const colon = text.indexOf(":");
  if (colon <= 0 || colon === text.length - 1) return undefined;
  const prefix = text.slice(0, colon);
  const rest = text.slice(colon + 1);
  if (prefix === "file") return { prefix, parts: [rest], ordinal: 1 };
  const suffix = /~([1-9]\d{0,8})$/.exec(rest);
  const name = suffix ? rest.slice(0, suffix.index) : rest;
  return { prefix, parts: name.split(".").map(unescapeName), ordinal: suffix ? Number(suffix[1]) : 1 };
}

/**
 * Whether an id refers to the definition, apart from its ordinal. The module may be cut to its last parts, as LLMC
 * does: `sym:auth.Auth.login` means `Auth.login` in `src/auth.py`.
 */
export function isIdOf(id: ParsedSymbolId, path: string, qualname: string): boolean {
  if (id.prefix === "file") return false;
  const names = qualname.split(".");
  const modules = moduleName(path).split(".").map(unescapeName);
  const cut = id.parts.length - names.length;
  if (cut < 1 || cut > modules.length) return false;
  return [...modules.slice(modules.length - cut), ...names].every((part, at) => part === id.parts[at]);
}

function withOrdinal(base: string, ordinal: number): string {
  return ordinal === 1 ? base : `${base}~${ordinal}`;
}

function escapeName(name: string): string {
  return name.replace(RESERVED_IN_NAME, escapeCharacter);
}

function escapeCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).toUpperCase();
  return code > 0xff ? `%u${hex.padStart(4, "0")}` : `%${hex.padStart(2, "0")}`;
}

function unescapeName(name: string): string {
  return name.replace(ESCAPED, (_, wide?: string, narrow?: string) =>
    String.fromCharCode(Number.parseInt(wide ?? narrow ?? "", 16)),
  );
}
