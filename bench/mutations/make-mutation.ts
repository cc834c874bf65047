import { dirname, posix } from "node:path";
import type { Definition } from "../../src/model/facts.ts";
import { lastPart } from "../../src/util/last-part.ts";
import { editsOf } from "./edits.ts";
import { isConstructor } from "./find-targets.ts";
import type { Mutation, MutationKind, Target } from "./mutation.ts";
import { parameterList, splitList } from "./parameters.ts";
import type { CodeFile, Sources } from "./sources.ts";

const TYPES = new Set(["class", "interface", "type", "enum"]);
const FUNCTIONS = new Set(["function", "method"]);

/** Makes the mutation of a kind for a definition; undefined when the kind is not possible there. */
export function mutateTarget(kind: MutationKind, target: Target): Mutation | undefined {
  const { definition } = target;
  const isField = definition.kind === "constant" && target.owner !== "";
  // Definitions with special names are called by the language, not by code.
  const isSpecial = isConstructor(target.name, target.owner) || target.name.startsWith("__");
  if (isSpecial && !kind.startsWith("parameter")) return undefined;
  switch (kind) {
    case "rename":
      return isField || definition.kind === "constant" ? undefined : rename(kind, target);
    case "rename_property":
      return isField ? rename(kind, target) : undefined;
    case "delete":
      return remove(target);
    case "move":
      return move(target);
    case "hide":
      return hide(target);
    case "parameter_added":
      return FUNCTIONS.has(definition.kind) ? addParameter(target) : undefined;
    case "parameter_removed":
      return FUNCTIONS.has(definition.kind) ? removeParameter(target) : undefined;
    default:
      return undefined;
  }
}

/** Makes the mutation of a kind for a whole file. */
export function mutateFile(kind: MutationKind, file: CodeFile, sources: Sources): Mutation | undefined {
  const where = file.path;
  // Without its root file, a crate cannot be judged.
  if (/(?:^|\/)src\/(?:lib|main)\.rs$/.test(where)) return undefined;
  const names = namesOfFile(file);
  if (kind === "delete_file")
    return { kind, where, names, files: new Map([[file.path, undefined]]), ownLines: new Set() };
  if (kind !== "rename_file" || !editsOf(sources.language).canRenameFile) return undefined;
  const { dir, name, ext } = posix.parse(file.path);
  if (/^(?:__init__|index|mod|lib|main|conftest|setup)$/.test(name)) return undefined;
  const path = posix.join(dir, `${name}_moved${ext}`);
  const ownLines = new Set(file.lines.map((_, index) => `${path}:${index + 1}`));
  return {
    kind,
    where,
    names,
    files: new Map([
      [file.path, undefined],
      [path, file.text],
    ]),
    ownLines,
  };
}

/** The names by which other code uses a file or its content. Members of classes are left out, because they are lost with their class. */
function namesOfFile({ path, facts: { definitions } }: CodeFile): readonly string[] {
  const { dir, name } = posix.parse(path);
  const own = /^(?:__init__|index|mod)$/.test(name) ? posix.basename(dir) : name;
  const owners = new Set(definitions.map(({ qualname }) => qualname));
  const outer = definitions.filter(
    ({ qualname, parent }) => parent < 0 && !owners.has(qualname.slice(0, -lastPart(qualname).length - 1)),
  );
  // A member of a class that goes along may have the name of a function.
  const members = new Set(definitions.filter(({ parent }) => parent >= 0).map(({ qualname }) => lastPart(qualname)));
  const names = [own, ...outer.map(({ qualname }) => lastPart(qualname)).filter((each) => !members.has(each))];
  return [...new Set(names)].filter((each) => /^[\w$]{2,}$/.test(each)).map((each) => each.replaceAll("$", "\\$"));
}

function rename(kind: MutationKind, target: Target): Mutation {
  const renamed = target.name.includes("_") ? `${target.name}_renamed` : `${target.name}Renamed`;
  return edited(kind, target, ({ definition }) => [nameStart(definition), target.name.length, renamed]);
}

function hide(target: Target): Mutation | undefined {
  const { definition, file, name, sources } = target;
  const edit = editsOf(sources.language).hide;
  const line = file.lines[definition.nameLine - 1] ?? "";
  const changed = edit?.(line.slice(0, definition.nameColumn - 1), name, target.owner !== "");
  if (changed === undefined || definition.startLine !== definition.nameLine) return undefined;
  const [before, newName] = changed;
  const own = { ...target, declarations: [{ file, definition }] };
  return edited("hide", own, () => [
    [definition.nameLine, 1],
    definition.nameColumn - 1 + name.length,
    before + newName,
  ]);
}

function remove(target: Target): Mutation | undefined {
  if (target.declarations.some((each) => !standsAlone(each.file, each.definition))) return undefined;
  // A class is deleted together with its constructors.
  const whole = {
    ...target,
    declarations: target.declarations.filter(({ definition }) => !isInside(definition, target)),
  };
  return edited("delete", whole, ({ file, definition }) => [...wholeLines(file, definition), ""]);
}

function isInside(definition: Definition, target: Target): boolean {
  const { startLine, endLine } = target.definition;
  return definition !== target.definition && definition.startLine > startLine && definition.endLine <= endLine;
}

function move(target: Target): Mutation | undefined {
  const { file, definition, owner, sources } = target;
  const isMovable = TYPES.has(definition.kind) || definition.kind === "function";
  if (owner !== "" || !isMovable || !editsOf(sources.language).canMove || !standsAlone(file, definition))
    return undefined;
  // The target is another file: in Go, where a directory is one unit, a file in another directory.
  const others = sources.files.filter(
    (each) => each !== file && (sources.language !== "go" || dirname(each.path) !== dirname(file.path)),
  );
  const to = others[definition.nameLine % Math.max(1, others.length)];
  if (to === undefined) return undefined;
  const made = edited("move", { ...target, declarations: [{ file, definition }] }, () => [
    ...wholeLines(file, definition),
    "",
  ]);
  const code = file.lines.slice(definition.fullStartLine - 1, definition.endLine);
  const files = new Map([...made.files, [to.path, `${to.text}\n\n${code.join("\n")}\n`]]);
  return { ...made, files };
}

function addParameter(target: Target): Mutation | undefined {
  const parameter = editsOf(target.sources.language).parameter;
  if (parameter === undefined || target.declarations.some(({ definition }) => !endsRequired(definition)))
    return undefined;
  return withParameters("parameter_added", target, (pieces) => [
    ...pieces,
    pieces.length > 0 ? ` ${parameter}` : parameter,
  ]);
}

function endsRequired({ params }: Definition): boolean {
  const last = params.at(-1);
  return (
    last === undefined ||
    (!last.isOptional && last.name !== "" && (last.kind === "normal" || last.kind === "positional-only"))
  );
}

function removeParameter(target: Target): Mutation | undefined {
  const last = target.definition.params.at(-1);
  if (last === undefined || last.kind === "rest" || last.kind === "keyword-rest" || last.name === "") return undefined;
  return withParameters("parameter_removed", target, (pieces) =>
    pieces.at(-1)?.includes(last.name) ? pieces.slice(0, -1) : undefined,
  );
}

function withParameters(
  kind: MutationKind,
  target: Target,
  change: (pieces: readonly string[]) => readonly string[] | undefined,
): Mutation | undefined {
  const edits = new Map<Definition, Edit>();
  const empty = target.sources.language === "c" ? "void" : "";
  for (const { file, definition } of target.declarations) {
    const isMacro = file.lines[definition.nameLine - 1]?.startsWith("#") ?? false;
    if (!FUNCTIONS.has(definition.kind) || isMacro) return undefined;
    const lineStart = offsetOf(file, definition.nameLine);
    const list = parameterList(file.text, lineStart + definition.nameColumn - 1 + target.name.length);
    if (list === undefined) return undefined;
    const text = file.text.slice(list.start, list.end);
    const pieces = splitList(text === "void" ? "" : text);
    const isReceiver = (piece: string) => /^\s*(?:self|cls|&?(?:'\w+ )?(?:mut )?self|this\b.*)\s*(?::.*)?$/.test(piece);
    if (
      pieces.filter((piece) => !isReceiver(piece)).length !==
      definition.params.filter(({ name }) => !/^(?:self|cls|this)$/.test(name)).length
    )
      return undefined;
    const changed = change(pieces);
    if (changed === undefined) return undefined;
    edits.set(definition, [[definition.nameLine, list.start - lineStart + 1], text.length, changed.join(",") || empty]);
  }
  const ownLines = new Set<string>();
  // Errors about the lost parameter in the body are not uses of the function.
  for (const { file, definition } of target.declarations)
    for (let line = definition.startLine; line <= definition.endLine; line++) ownLines.add(`${file.path}:${line}`);
  const made = { ...edited(kind, target, ({ definition }) => edits.get(definition) as Edit), ownLines };
  if (!isConstructor(target.name, target.owner)) return made;
  return { ...made, names: [target.name, lastPart(target.owner), "super", "this"] };
}

/** An edit: a number of characters from a position is replaced by a text. */
type Edit = readonly [from: readonly [line: number, column: number], length: number, text: string];

function edited(
  kind: MutationKind,
  target: Target,
  editOf: (declaration: Target["declarations"][number]) => Edit,
): Mutation {
  const files = new Map<string, string>();
  const ownLines = new Set<string>();
  const last = [...target.declarations].sort((a, b) => b.definition.nameLine - a.definition.nameLine);
  for (const declaration of last) {
    const { file, definition } = declaration;
    const [[line, column], length, text] = editOf(declaration);
    const before = files.get(file.path) ?? file.text;
    const at = offsetOf(file, line) + column - 1;
    files.set(file.path, before.slice(0, at) + text + before.slice(at + length));
    if (kind !== "delete" && kind !== "move") ownLines.add(`${file.path}:${definition.nameLine}`);
  }
  const where = `${target.file.path}:${target.definition.nameLine} ${target.definition.qualname}`;
  return { kind, where, names: [target.name], files, ownLines };
}

function nameStart({ nameLine, nameColumn }: Definition): readonly [number, number] {
  return [nameLine, nameColumn];
}

function wholeLines(
  file: CodeFile,
  { fullStartLine, endLine }: Definition,
): readonly [readonly [number, number], number] {
  return [[fullStartLine, 1], offsetOf(file, endLine + 1) - offsetOf(file, fullStartLine)];
}

/** Whether the definition's lines contain nothing else. */
function standsAlone(file: CodeFile, definition: Definition): boolean {
  const { fullStartLine, endLine } = definition;
  const own = file.facts.definitions;
  return !own.some(
    (other) =>
      other !== definition &&
      (other.startLine < fullStartLine || other.endLine > endLine) &&
      ((other.startLine >= fullStartLine && other.startLine <= endLine) ||
        (other.endLine >= fullStartLine && other.endLine <= endLine)),
  );
}

function offsetOf(file: CodeFile, line: number): number {
  let offset = 0;
  for (let index = 0; index < line - 1; index++) offset += (file.lines[index]?.length ?? 0) + 1;
  return Math.min(offset, file.text.length);
}
