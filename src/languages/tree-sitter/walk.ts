import type { BindingKind, Operand, Parameter, ScopeKind } from "../../model/facts.ts";
import { isValueOperand, NO_OPERAND, operandIndex, UNKNOWN_RECEIVER } from "../../model/facts.ts";
import { LineIndex } from "../../util/lines.ts";
import { append } from "../../util/multimap.ts";
import type { FactsBuilder } from "../facts-builder.ts";
import { Attachments } from "./attachments.ts";
import {
  completeDefinition,
  type DefinitionDraft,
  type DefinitionOpening,
  draftDefinition,
  type Enclosing,
} from "./definition-draft.ts";
import { GivenParameters } from "./given-parameters.ts";
import type { SyntaxTree } from "./grammar/syntax-tree.ts";
import { LaterBases } from "./later-bases.ts";
import { readTokens } from "./read-tokens.ts";
import type { CompiledRules } from "./rules/compiled-rules.ts";
import { inheritedRole, Role, referenceRole } from "./rules/roles.ts";
import type { TokenIndex } from "./tokens.ts";

/** Qualified names and body fingerprints grow with nesting; no real code nests definitions this deep. */
const MAX_DEFINITION_DEPTH = 64;
/** Beyond this depth a scope is taken for a part of the one around it, so that looking outwards stays cheap. */
const MAX_SCOPE_DEPTH = 256;
const MAX_NAME_LENGTH = 500;
const DISCARD = "_";
const MAX_RETURNS = 8;
const DOTTED_PATH = /^(?=.{1,200}$)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;

/** A scope or definition that is open while its node's children are walked. */
interface Frame {
  readonly node: number;
  readonly outerScope: number;
  readonly draft: DefinitionDraft | undefined;
  /** Parameters and returned values below belong to this frame, not to one around it. */
  readonly isCallable: boolean;
  /** Qualified name of the type whose members stand here without being enclosed by its definition. */
  readonly container?: string;
}

/** One pass over a syntax tree: enters every node before its children, leaves it after them, and never recurses. */
export class Walk {
  readonly tree: SyntaxTree;
  readonly rules: CompiledRules;
  readonly builder: FactsBuilder;
  readonly lines: LineIndex;
  readonly tokens: TokenIndex;
  readonly attachments: Attachments;
  /** The role that the surroundings of each node give it. */
  readonly role: Uint8Array;
  /** The operand of each node, once the walk has left it. */
  readonly operand: Int32Array;
  /** The node before the dot of a member's name, -1 for others. */
  readonly receiver: Int32Array;
  /** Annotations by the node they belong to, and their ends by their starts. */
  readonly decorators = new Map<number, Operand[]>();
  /** The last row of attributes that was met, by the one it was met at, and what they belong to. */
  #row = { first: -1, owner: -1 };
  readonly decoratorEnds = new Map<number, number>();
  /** Flags of all members of a class scope from here on, where visibility is given by section. */
  readonly sectionFlags = new Map<number, number>();
  readonly laterBases = new LaterBases();
  readonly given: GivenParameters;
  readonly namespaces = new Set<string>();
  /** Type parameters written before the definition that binds them. */
  readonly pendingTypeParameters: number[] = [];
  scope = 0;
  readonly #frames: Frame[] = [];
  readonly #functionNames = new Map<number, { readonly nameNode: number; readonly spanNode: number }>();
  readonly #first = new Map<string, number>();
  #depth = 0;

  constructor(tree: SyntaxTree, rules: CompiledRules, builder: FactsBuilder) {
    this.tree = tree;
    this.rules = rules;
    this.builder = builder;
    this.given = new GivenParameters(builder);
    this.lines = new LineIndex(tree.text);
    this.attachments = new Attachments(tree.text, this.lines);
    this.tokens = readTokens(this);
    this.role = new Uint8Array(tree.size);
    this.operand = new Int32Array(tree.size).fill(NO_OPERAND);
    this.receiver = new Int32Array(tree.size).fill(-1);
  }

  run(): void {
    for (const { kind, text, offset } of this.rules.marks?.(this.tree.text) ?? []) {
      const line = this.lines.line(offset);
      this.builder.mark(kind, line, line, text);
    }
    const { next, size } = this.tree;
    const open: number[] = [];
    for (let node = 0; node < size; node++) {
      while (open.length > 0 && (next[open.at(-1) as number] as number) <= node) this.#leave(open.pop() as number);
      this.#enter(node);
      if ((next[node] as number) > node + 1) open.push(node);
      else this.#leave(node);
    }
    while (open.length > 0) this.#leave(open.pop() as number);
    if (this.tree.blanked !== "") this.rules.readBlanked?.(this, this.tree.blanked, 0);
    this.laterBases.apply(this.builder.definitions);
    this.builder.bindings.sort((a, b) => a.line - b.line || a.column - b.column);
    for (const { offset, missing } of this.tree.errors) {
      this.builder.addError(this.lines.line(offset), missing === "" ? "Cannot be parsed" : `Missing ${missing}`);
    }
  }

  #enter(node: number): void {
    const rule = this.rules.rule(this.tree.type[node] as number);
    if (this.role[node] === Role.unset) {
      const parent = this.tree.parent[node] as number;
      const above = parent < 0 ? undefined : this.rules.rule(this.tree.type[parent] as number);
      const parentRole = parent < 0 ? Role.read : (this.role[parent] as Role);
      this.role[node] = inheritedRole(parentRole, above === undefined, above?.isTransparent === true);
    }
    rule?.enter?.(this, node);
  }

  #leave(node: number): void {
    const leave = this.rules.rule(this.tree.type[node] as number)?.leave;
    if (leave !== undefined) this.operand[node] = leave(this, node);
    while (this.#frames.at(-1)?.node === node) this.#close(this.#frames.pop() as Frame);
  }

  #close(frame: Frame): void {
    this.scope = frame.outerScope;
    if (frame.draft === undefined) return;
    this.#depth--;
    this.builder.definitions[frame.draft.index] = completeDefinition(this, frame.draft);
  }

  /** Opens a scope until `node` is left. */
  openScope(node: number, kind: ScopeKind, isCallable = false): void {
    if (this.#frames.length >= MAX_SCOPE_DEPTH) return;
    this.#push(node, undefined, isCallable);
    this.scope = this.builder.addScope(kind, this.scope, -1);
  }

  /** Opens the scope of members that belong to a type defined elsewhere. */
  openContainer(node: number, container: string): void {
    if (this.#frames.length >= MAX_SCOPE_DEPTH) return;
    this.#frames.push({ node, outerScope: this.scope, draft: undefined, isCallable: false, container });
    this.scope = this.builder.addScope("class", this.scope, -1);
  }

  /** Opens a definition until `node` is left; answers `undefined` when there is no name or it is nested too deep. */
  openDefinition(node: number, opening: DefinitionOpening): DefinitionDraft | undefined {
    const isCallable = opening.isCallable ?? opening.scope === "function";
    const name = opening.name ?? this.nameOf(opening.nameNode);
    const isTooDeep = this.#depth >= MAX_DEFINITION_DEPTH || this.#frames.length >= MAX_SCOPE_DEPTH;
    if (name === "" || name === DISCARD || name.length > MAX_NAME_LENGTH || isTooDeep) {
      if (opening.scope !== undefined) this.openScope(node, opening.scope, isCallable);
      return undefined;
    }
    const draft = draftDefinition(this, node, opening, name, this.#enclosing(node));
    draft.extraFlags |= this.sectionFlags.get(this.scope) ?? 0;
    if (opening.nameNode !== node) this.role[opening.nameNode] = Role.silent;
    if (opening.isBound !== false) {
      this.bind(opening.nameNode, "definition", { index: draft.index, name });
    }
    this.#depth++;
    this.#push(node, draft, isCallable);
    if (opening.scope !== undefined) {
      this.scope = this.builder.addScope(opening.scope, this.scope, draft.index);
      draft.scope = this.scope;
      for (const typeParameter of this.pendingTypeParameters.splice(0)) this.bind(typeParameter, "type");
    }
    return draft;
  }

  #push(node: number, draft: DefinitionDraft | undefined, isCallable: boolean): void {
    this.#frames.push({ node, outerScope: this.scope, draft, isCallable });
  }

  #enclosing(node: number): Enclosing {
    const frame = this.#frames.findLast(
      (open) => open.node !== node && (open.draft !== undefined || open.container !== undefined),
    );
    return frame?.draft ?? { index: -1, qualname: frame?.container };
  }

  /** The innermost class that is open. */
  get enclosingClass(): DefinitionDraft | undefined {
    const classes = this.#frames.filter(({ draft }) => draft !== undefined && draft.scope >= 0);
    return classes.findLast(({ draft }) => this.builder.scopes[draft?.scope ?? -1]?.kind === "class")?.draft;
  }

  /** The scope of the innermost class, or else the module's. */
  get classScope(): number {
    let scope = this.scope;
    while (scope > 0 && this.builder.scopes[scope]?.kind !== "class") scope = this.builder.scopes[scope]?.parent ?? 0;
    return scope;
  }

  /** The definitions that `node` itself opened: one, or one for each name it declares. */
  draftsOf(node: number): DefinitionDraft[] {
    const drafts: DefinitionDraft[] = [];
    for (let at = this.#frames.length - 1; at >= 0; at--) {
      const frame = this.#frames[at] as Frame;
      if (frame.node !== node) break;
      if (frame.draft !== undefined) drafts.unshift(frame.draft);
    }
    return drafts;
  }

  draftOf(node: number): DefinitionDraft | undefined {
    return this.draftsOf(node)[0];
  }

  /** The innermost open definition, if no anonymous function or class stands between. */
  get innermostDraft(): DefinitionDraft | undefined {
    return this.#frames.at(-1)?.draft;
  }

  /** Whether `node` has a scope or definition open. */
  isOpen(node: number): boolean {
    return this.#frames.at(-1)?.node === node;
  }

  /** Says that an anonymous function still to come is the value of a name. */
  nameFunction(node: number, named: { readonly nameNode: number; readonly spanNode: number }): void {
    this.#functionNames.set(node, named);
    this.role[named.nameNode] = Role.silent;
  }

  takeFunctionName(node: number): { readonly nameNode: number; readonly spanNode: number } | undefined {
    return this.#functionNames.get(node);
  }

  /** Whether `node` is the first to ask for `key`; asking again for the same node gives the same answer. */
  isFirst(key: string, node: number): boolean {
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, node);
    return first === undefined || first === node;
  }

  /** Whether an operand is the result of a call. */
  isCall(operand: Operand): boolean {
    return isValueOperand(operand) && this.builder.values[operandIndex(operand)]?.kind === "call";
  }

  /** Gives an annotation to the declaration around it or, with `isNext`, to the one after it. */
  decorate(node: number, operand: Operand, isNext: boolean): void {
    const { tree, rules } = this;
    let owner = tree.parent[node] as number;
    while (owner >= 0 && rules.carriers.has(tree.type[owner] as number)) owner = tree.parent[owner] as number;
    if (isNext) owner = this.#ownerAfter(node);
    append(this.decorators, owner, operand);
  }

  /** The node after attributes and comments. Attributes in a row have one owner, which the first of them finds. */
  #ownerAfter(node: number): number {
    const { tree, rules } = this;
    const isInRow =
      node > this.#row.first && node < this.#row.owner && tree.parent[node] === tree.parent[this.#row.first];
    if (isInRow) return this.#row.owner;
    const skips = (type: number) => rules.attributes.has(type) || rules.grammar.isComment(type);
    let owner = tree.next[node] as number;
    while (owner < tree.size && skips(tree.type[owner] as number)) owner = tree.next[owner] as number;
    this.#row = { first: node, owner };
    return owner;
  }

  addParameter(parameter: Parameter): void {
    this.callable?.params.push(parameter);
  }

  addReturn(operand: Operand): void {
    const draft = this.callable;
    if (operand >= 0 && draft !== undefined && draft.returns.length < MAX_RETURNS) draft.returns.push(operand);
  }

  get callable(): DefinitionDraft | undefined {
    return this.#frames.findLast((frame) => frame.isCallable)?.draft;
  }

  /** The kind of the innermost scope. */
  get scopeKind(): ScopeKind {
    return this.builder.scopes[this.scope]?.kind ?? "module";
  }

  /** Whether a name declared here is local to a function or block. */
  get isLocal(): boolean {
    return this.scopeKind === "function" || this.scopeKind === "block";
  }

  /** The innermost scope that is no block. */
  get namedScope(): number {
    let scope = this.scope;
    while (this.builder.scopes[scope]?.kind === "block") scope = this.builder.scopes[scope]?.parent ?? 0;
    return scope;
  }

  /** Adds the reference that a name node makes in its role, and answers its operand. */
  reference(node: number, name = this.nameOf(node)): Operand {
    const role = referenceRole(this.role[node] as Role);
    if (role === undefined || name === "" || name === DISCARD) return NO_OPERAND;
    return this.builder.addReference(name, this.line(node), this.column(node), role, this.scope, this.receiverOf(node));
  }

  /** The name that a node spells; quoting it changes nothing. */
  nameOf(node: number): string {
    const written = this.tree.textOf(node);
    return written.startsWith("`") ? written.replaceAll("`", "") : written;
  }

  /** The operand before the dot of a name. */
  receiverOf(node: number): Operand {
    const before = this.receiver[node] as number;
    if (before < 0) return NO_OPERAND;
    const operand = this.operand[before] as number;
    return operand >= 0 ? operand : UNKNOWN_RECEIVER;
  }

  bind(
    node: number,
    kind: BindingKind,
    details: { name?: string; index?: number; value?: Operand; type?: Operand; scope?: number } = {},
  ): void {
    const name = details.name ?? this.nameOf(node);
    if (name === "" || name === DISCARD) return;
    this.builder.bind(details.scope ?? this.scope, name, kind, this.line(node), this.column(node), details);
  }

  /** Remembers a string that may name code. */
  mention(node: number, content: string, columnNode = node): void {
    if (!DOTTED_PATH.test(content)) return;
    const [line, column] = [this.line(columnNode), this.column(columnNode)];
    this.builder.strings.push({ text: content, line, column, scope: this.scope, receiver: NO_OPERAND });
  }

  line(node: number): number {
    return this.lines.line(this.tree.start[node] as number);
  }

  column(node: number): number {
    return this.lines.column(this.tree.start[node] as number);
  }

  /** The children of a node that are no comments. */
  children(node: number): number[] {
    const found: number[] = [];
    const end = this.tree.next[node] as number;
    for (let child = node + 1; child < end; child = this.tree.next[child] as number) {
      if (!this.rules.grammar.isComment(this.tree.type[child] as number)) found.push(child);
    }
    return found;
  }
}
