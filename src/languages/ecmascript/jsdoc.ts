import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND, ValueFlag } from "../../model/facts.ts";
import { readDocType } from "./jsdoc-types.ts";
import type { Comment } from "./nodes.ts";
import { closeConstant } from "./variables.ts";
import type { Walk } from "./walk.ts";

/** The types that a doc comment declares for the code below it. */
export interface DocTypes {
  parameter(name: string): DocParameter | undefined;
  readonly returns: Operand;
  readonly type: Operand;
  readonly bases: readonly Operand[];
}

interface DocParameter {
  readonly type: Operand;
  readonly isOptional: boolean;
}

export const NO_DOC_TYPES: DocTypes = {
  parameter: () => undefined,
  returns: NO_OPERAND,
  type: NO_OPERAND,
  bases: [],
};

interface Tag {
  readonly name: string;
  readonly start: number;
  /** The start of the next tag, or the end of the comment. */
  readonly end: number;
  /** The text between the braces; empty when there are none. */
  readonly typeStart: number;
  readonly typeEnd: number;
}

/** Reads the tags of a doc comment. The names of its types become references in the current scope. */
export function readDocTypes(walk: Walk, comment: Comment): DocTypes {
  const parameters = new Map<string, DocParameter>();
  const bases: Operand[] = [];
  let returns: Operand = NO_OPERAND;
  let type: Operand = NO_OPERAND;
  for (const tag of tagsOf(walk.text, comment)) {
    switch (tag.name) {
      case "param":
      case "arg":
      case "argument": {
        const name = nameAfter(walk.text, tag.typeEnd, comment.end);
        const operand = readDocType(walk, tag.typeStart, tag.typeEnd);
        if (name === undefined || name.isMember) break;
        const isOptional = name.isOptional || walk.text[tag.typeEnd - 1] === "=";
        parameters.set(name.text, { type: operand, isOptional });
        break;
      }
      case "return":
      case "returns":
        returns = readDocType(walk, tag.typeStart, tag.typeEnd);
        break;
      case "type":
        type = readDocType(walk, tag.typeStart, tag.typeEnd);
        break;
      case "extends":
      case "augments":
      case "implements":
        bases.push(readDocType(walk, tag.typeStart, tag.typeEnd, "inherit"));
        break;
      case "template":
        bindTemplate(walk, tag, comment.end);
        break;
    }
  }
  return { parameter: (name) => parameters.get(name), returns, type, bases };
}

/** Defines the types that `@typedef` and `@callback` declare anywhere in the file. */
export function defineDocTypes(walk: Walk): void {
  for (const comment of walk.docs.all) {
    if (!walk.docs.isDoc(comment)) continue;
    for (const [tag, ...members] of declarationsIn(tagsOf(walk.text, comment))) {
      const name = nameAfter(walk.text, tag.typeEnd, comment.end);
      if (name === undefined) continue;
      const owner = { start: tag.start, end: members.at(-1)?.end ?? tag.end };
      const definition = walk.define({ kind: "type", name: name.text, nameStart: name.start, owner });
      walk.bind(0, name.text, "definition", name.start, definition);
      const written = readDocType(walk, tag.typeStart, tag.typeEnd);
      const type = documentedObject(walk, members, comment.end) ?? written;
      closeConstant(walk, definition, walk.tokens.length, walk.tokens.length, type, NO_OPERAND);
    }
  }
}

/** The object that the `@property` tags describe; undefined when there are none. */
function documentedObject(walk: Walk, members: readonly Tag[], end: number): Operand | undefined {
  const names: string[] = [];
  const types: Operand[] = [];
  for (const { name: tagName, typeStart, typeEnd } of members) {
    const type = readDocType(walk, typeStart, typeEnd);
    const name = tagName === "property" || tagName === "prop" ? nameAfter(walk.text, typeEnd, end) : undefined;
    if (name === undefined || name.isMember) continue;
    names.push(name.text);
    types.push(type);
  }
  return names.length === 0 ? undefined : walk.builder.addValue("object", NO_OPERAND, types, names, ValueFlag.types);
}

/** The tags that declare a type. Each is followed by the tags that describe its members: all tags before the next declaration. */
function declarationsIn(tags: readonly Tag[]): [declaration: Tag, ...members: Tag[]][] {
  const declarations: [Tag, ...Tag[]][] = [];
  for (const tag of tags) {
    if (tag.name === "typedef" || tag.name === "callback") declarations.push([tag]);
    else declarations.at(-1)?.push(tag);
  }
  return declarations;
}

function bindTemplate(walk: Walk, tag: Tag, end: number): void {
  const constraint = readDocType(walk, tag.typeStart, tag.typeEnd);
  const name = nameAfter(walk.text, tag.typeEnd, end);
  if (name !== undefined) walk.bind(walk.scope, name.text, "type", name.start).type = constraint;
}

function tagsOf(text: string, comment: Comment): Tag[] {
  const tags: Omit<Tag, "end">[] = [];
  const own = text.slice(comment.start, comment.end);
  const closers = closingBraces(own);
  const word = /@(\w+)/g;
  for (let match = word.exec(own); match !== null; match = word.exec(own)) {
    const after = skipBlanks(own, word.lastIndex);
    const close = closers.get(after);
    tags.push({
      name: match[1] ?? "",
      start: comment.start + match.index,
      typeStart: comment.start + (close === undefined ? word.lastIndex : after + 1),
      typeEnd: comment.start + (close ?? word.lastIndex),
    });
    if (close !== undefined) word.lastIndex = close;
  }
  return tags.map((tag, index) => ({ ...tag, end: tags[index + 1]?.start ?? comment.end }));
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\t") at++;
  return at;
}

/** The offset of an opening brace → the offset of its closing brace. */
function closingBraces(text: string): ReadonlyMap<number, number> {
  const closers = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    const opener = brace === "{" ? undefined : open.pop();
    if (brace === "{") open.push(index);
    else if (opener !== undefined) closers.set(opener, index);
  }
  return closers;
}

function nameAfter(
  text: string,
  offset: number,
  end: number,
):
  | { readonly text: string; readonly start: number; readonly isOptional: boolean; readonly isMember: boolean }
  | undefined {
  const pattern = /\s*(?:(\[)\s*)?([A-Za-z_$][\w$]*)(\.)?/y;
  pattern.lastIndex = text[offset] === "}" ? offset + 1 : offset;
  const match = pattern.exec(text);
  if (match === null || pattern.lastIndex > end) return undefined;
  const name = match[2] ?? "";
  const start = pattern.lastIndex - name.length - (match[3] === undefined ? 0 : 1);
  return { text: name, start, isOptional: match[1] === "[", isMember: match[3] !== undefined };
}
