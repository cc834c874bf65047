import type { Definition, DefinitionKind, Operand, Parameter, ScopeKind } from "../../model/facts.ts";
import { DefinitionFlag, isReferenceOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { pushAll } from "../../util/push-all.ts";
import type { Range } from "./tokens.ts";
import type { Walk } from "./walk.ts";

/** The maximum length of the text before a name that may contain modifiers. Longer text is a parameter list or damage. */
const MAX_HEADER = 400;

/** C++ has `override` after the parameters. This is the maximum length of the text before a body that may contain it. */
const MAX_TRAILER = 60;
const OVERRIDE = /\boverride(?:\s+final)?[\s;]*$/;

/** A definition while the walk is inside its node. */
export interface DefinitionDraft {
  readonly index: number;
  readonly node: number;
  readonly kind: DefinitionKind;
  readonly name: string;
  readonly qualname: string;
  readonly parent: number;
  readonly nameNode: number;
  scope: number;
  extraFlags: number;
  /** The node of the body or value, -1 when there is none. */
  body: number;
  returnType: Operand;
  /** The node of the C declarator that contains its parameters. */
  parameterNode: number;
  readonly params: Parameter[];
  readonly returns: Operand[];
  /** The nodes of the functions without a name that it returns. */
  readonly returnedNodes: number[];
  readonly bases: Operand[];
}

/** The definition around another. */
export interface Enclosing {
  readonly index: number;
  readonly qualname: string | undefined;
}

/** The parts of a definition that are known when it is opened. `DefinitionDraft` has the parts that are filled in later. */
export interface DefinitionOpening {
  readonly kind: DefinitionKind;
  readonly nameNode: number;
  /** The name, when it is not the text of `nameNode`. */
  readonly name?: string;
  /** The qualified name of the type that it belongs to, when that type does not enclose it. */
  readonly container?: string;
  /** The index of the definition that it is nested in, when a `container` is given. */
  readonly parent?: number;
  readonly scope?: ScopeKind;
  /** Whether the parameters below it are its own. By default, this is so for functions. */
  readonly isCallable?: boolean;
  readonly isBound?: boolean;
  readonly extraFlags?: number;
  /** The node of the declaration whose span it takes, when that is not the node itself. */
  readonly spanNode?: number;
}

/** A placeholder in the table while a definition is open. */
const OPEN_DEFINITION: Definition = {
  qualname: "",
  kind: "constant",
  parent: -1,
  startLine: 0,
  endLine: 0,
  fullStartLine: 0,
  nameLine: 0,
  nameColumn: 0,
  flags: 0,
  scope: -1,
  params: [],
  returnType: NO_OPERAND,
  returns: [],
  bases: [],
  decorators: [],
  signatureHash: "",
  bodyHash: "",
};

/** Starts a definition and reserves the next place for it in the table of definitions. */
export function draftDefinition(
  walk: Walk,
  node: number,
  opening: DefinitionOpening,
  name: string,
  enclosing: Enclosing,
): DefinitionDraft {
  const container = opening.container ?? enclosing.qualname;
  const draft: DefinitionDraft = {
    index: walk.builder.definitions.length,
    node: opening.spanNode ?? node,
    kind: opening.kind,
    name,
    qualname: container === undefined ? name : `${container}.${name}`,
    parent: opening.container === undefined ? enclosing.index : (opening.parent ?? -1),
    nameNode: opening.nameNode,
    scope: -1,
    extraFlags: opening.extraFlags ?? 0,
    body: -1,
    returnType: NO_OPERAND,
    parameterNode: -1,
    params: [],
    returns: [],
    returnedNodes: [],
    bases: [],
  };
  // The placeholder reserves the place, so that the definitions inside come after it.
  walk.builder.definitions.push(OPEN_DEFINITION);
  return draft;
}

/** The finished entry of a definition. */
export function completeDefinition(walk: Walk, draft: DefinitionDraft): Definition {
  const { tree, lines, tokens } = walk;
  const decorators: Operand[] = [];
  const span = spanNode(walk, draft.node, decorators);
  const spanStart = tree.start[span] as number;
  const coreStart = skipDecorators(walk, spanStart);
  const spanLine = lines.line(spanStart);
  const name = nameRange(walk, draft);
  const nameLine = lines.line(name.start);
  const end = trimmedEnd(tree.text, spanStart, tree.end[span] as number);
  const body = draft.body < 0 ? { start: end, end } : rangeOf(walk, draft.body);
  const headerStart = Math.max(skipDecorators(walk, statementStart(walk, span)), name.start - MAX_HEADER);
  const header = tree.text.slice(headerStart, Math.max(headerStart, name.start));
  const isOverride =
    decorators.some((each) => isNamedOverride(walk, each)) ||
    OVERRIDE.test(tree.text.slice(Math.max(name.end, body.start - MAX_TRAILER), body.start));
  const overrideFlag = isOverride ? DefinitionFlag.override : 0;
  return {
    qualname: draft.qualname,
    kind: draft.kind,
    parent: draft.parent,
    startLine: lines.line(coreStart),
    endLine: lines.line(Math.max(spanStart, end - 1)),
    fullStartLine: startsLine(tree.text, spanStart) ? walk.attachments.firstLineAbove(spanLine) : spanLine,
    nameLine,
    nameColumn: lines.column(name.start, nameLine),
    flags: walk.rules.flags(header, draft.name, walk) | draft.extraFlags | overrideFlag,
    scope: draft.scope,
    params: draft.params,
    returnType: draft.returnType,
    returns: draft.returns,
    bases: draft.bases,
    decorators,
    signatureHash: tokens.fingerprint([
      { start: coreStart, end: name.start },
      { start: name.end, end: body.start },
    ]),
    bodyHash: tokens.fingerprint([body]),
  };
}

/** Whether a decorator is `@Override` or `#[Override]`. */
function isNamedOverride({ builder }: Walk, decorator: Operand): boolean {
  const value = isReferenceOperand(decorator) ? undefined : builder.values[operandIndex(decorator)];
  const name = builder.references[operandIndex(value?.of ?? decorator)]?.name;
  return name === "Override" || name === "\\Override";
}

/** Goes up from a declaration to the outermost statement that only wraps it, and collects the annotations on the way. */
function spanNode(walk: Walk, node: number, decorators: Operand[]): number {
  const { tree, rules } = walk;
  let span = node;
  pushAll(decorators, walk.decorators.get(span) ?? []);
  for (;;) {
    const parent = tree.parent[span] as number;
    const isWrapped = parent >= 0 && rules.wrappers.has(tree.type[parent] as number);
    if (!isWrapped || !endsWith(walk, parent, span) || !isOnlyOneOfItsType(walk, parent, span)) return span;
    span = parent;
    pushAll(decorators, walk.decorators.get(span) ?? []);
  }
}

/** The start of the statement around a declaration. Its modifiers apply to everything that it declares. */
function statementStart(walk: Walk, span: number): number {
  const { tree, rules } = walk;
  let node = span;
  for (;;) {
    const parent = tree.parent[node] as number;
    if (parent < 0 || !rules.wrappers.has(tree.type[parent] as number)) return tree.start[node] as number;
    node = parent;
  }
}

/** Whether only semicolons follow a node in its parent. Otherwise the span of the parent, such as a group in brackets, is not used. */
function endsWith(walk: Walk, parent: number, node: number): boolean {
  const rest = (walk.tree.end[parent] as number) - (walk.tree.end[node] as number);
  return rest <= MAX_HEADER && /^[\s;]*$/.test(walk.tree.text.slice(walk.tree.end[node], walk.tree.end[parent]));
}

function isOnlyOneOfItsType(walk: Walk, parent: number, node: number): boolean {
  const { tree } = walk;
  const end = tree.next[parent] as number;
  for (let child = parent + 1; child < end; child = tree.next[child] as number) {
    if (child !== node && tree.type[child] === tree.type[node] && tree.field[child] === tree.field[node]) return false;
  }
  return true;
}

function skipDecorators(walk: Walk, start: number): number {
  let at = start;
  for (;;) {
    const end = walk.decoratorEnds.get(at);
    if (end === undefined) return at;
    at = walk.tokens.nextStart(end);
  }
}

/** Whether only blanks precede the offset on its line, because the lines above belong only to the first declaration of a line. */
function startsLine(text: string, offset: number): boolean {
  let before = offset - 1;
  while (before >= 0 && (text.charCodeAt(before) === 32 || text.charCodeAt(before) === 9)) before--;
  return before < 0 || text.charCodeAt(before) === 10 || text.charCodeAt(before) === 13;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) <= 32) last--;
  return last;
}

/** The range of the name. A definition without a node for its name has its name at its start. */
function nameRange(walk: Walk, draft: DefinitionDraft): Range {
  const range = rangeOf(walk, draft.nameNode);
  return draft.nameNode === draft.node ? { start: range.start, end: range.start + draft.name.length } : range;
}

function rangeOf(walk: Walk, node: number): Range {
  return { start: walk.tree.start[node] as number, end: walk.tree.end[node] as number };
}

/** The flags that the words before a name give. */
export function flagsOf(header: string, words: Readonly<Record<string, number>>): number {
  let flags = 0;
  for (const word of header.match(/[a-z]+/g) ?? []) flags |= Object.hasOwn(words, word) ? (words[word] as number) : 0;
  return flags;
}

/** The modifiers that have the same meaning in most languages. */
export const COMMON_MODIFIERS: Readonly<Record<string, number>> = {
  static: DefinitionFlag.static,
  abstract: DefinitionFlag.abstract,
  private: DefinitionFlag.private,
  public: DefinitionFlag.exported,
  async: DefinitionFlag.async,
  override: DefinitionFlag.override,
};
