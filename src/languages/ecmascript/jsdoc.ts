import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readDocType } from "./jsdoc-types.ts";
import type { Comment } from "./nodes.ts";
import { closeConstant } from "./variables.ts";
import type { Walk } from "./walk.ts";

/** The types that a doc comment declares for what it stands above. */
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
  /** The text between the braces; empty when there are none. */
  readonly typeStart: number;
  readonly typeEnd: number;
}

/** Reads the tags of a doc comment; its types become references in the current scope. */
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
    const tags = tagsOf(walk.text, comment);
    tags.forEach((tag, index) => {
      if (tag.name !== "typedef" && tag.name !== "callback") return;
      const name = nameAfter(walk.text, tag.typeEnd, comment.end);
      if (name === undefined) return;
      const next = tags.slice(index + 1).find((other) => other.name === "typedef" || other.name === "callback");
      const owner = { start: tag.start, end: next?.start ?? comment.end };
      const definition = walk.define({ kind: "type", name: name.text, nameStart: name.start, owner });
      walk.bind(0, name.text, "definition", name.start, definition);
      const type = readDocType(walk, tag.typeStart, tag.typeEnd);
      closeConstant(walk, definition, walk.tokens.length, walk.tokens.length, type, NO_OPERAND);
      for (const member of tags.slice(index + 1, next ? tags.indexOf(next) : undefined)) {
        readDocType(walk, member.typeStart, member.typeEnd);
      }
    });
  }
}

function bindTemplate(walk: Walk, tag: Tag, end: number): void {
  const constraint = readDocType(walk, tag.typeStart, tag.typeEnd);
  const name = nameAfter(walk.text, tag.typeEnd, end);
  if (name !== undefined) walk.bind(walk.scope, name.text, "type", name.start).type = constraint;
}

function tagsOf(text: string, comment: Comment): Tag[] {
  const tags: Tag[] = [];
  const own = text.slice(comment.start, comment.end);
  const word = /@(\w+)/g;
  for (let match = word.exec(own); match !== null; match = word.exec(own)) {
    const after = skipBlanks(own, word.lastIndex);
    const close = own[after] === "{" ? closingBrace(own, after) : -1;
    const isTyped = close >= 0;
    tags.push({
      name: match[1] ?? "",
      start: comment.start + match.index,
      typeStart: comment.start + (isTyped ? after + 1 : word.lastIndex),
      typeEnd: comment.start + (isTyped ? close : word.lastIndex),
    });
    if (isTyped) word.lastIndex = close;
  }
  return tags;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\t") at++;
  return at;
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return -1;
}

function nameAfter(
  text: string,
  offset: number,
  end: number,
):
  | { readonly text: string; readonly start: number; readonly isOptional: boolean; readonly isMember: boolean }
  | undefined {
  const pattern = /\s*(\[?)\s*([A-Za-z_$][\w$]*)(\.)?/y;
  pattern.lastIndex = text[offset] === "}" ? offset + 1 : offset;
  const match = pattern.exec(text);
  if (match === null || pattern.lastIndex > end) return undefined;
  const name = match[2] ?? "";
  const start = pattern.lastIndex - name.length - (match[3] === undefined ? 0 : 1);
  return { text: name, start, isOptional: match[1] === "[", isMember: match[3] !== undefined };
}
