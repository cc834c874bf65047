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

/** Deeper definitions are ignored, because qualified names and body fingerprints grow with nesting. Real code never nests this deep. */
const MAX_DEFINITION_DEPTH = 64;
/** Deeper scopes count as a part of the scope around them, so that a search through the outer scopes stays cheap. */
const MAX_SCOPE_DEPTH = 256;
const MAX_NAME_LENGTH = 500;
const DISCARD = "_";
const MAX_RETURNS = 8;
const DOTTED_PATH = /^(?=.{1,200}$)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;

/** A scope or definition that stays open while the walk visits the children of its node. */
interface Frame {
  readonly node: number;
  readonly outerScope: number;
  readonly draft: DefinitionDraft | undefined;
  /** Whether parameters and returned values below belong to this frame and not to one around it. */
  readonly isCallable: boolean;
  /** The qualified name of a type whose members are declared here, outside the definition of the type. */
  readonly container?: string;
}

/** One pass over a syntax tree. It enters every node before its children, leaves it after them, and never recurses. */
export class Walk {
  readonly tree: SyntaxTree;
  readonly rules: CompiledRules;
  readonly builder: FactsBuilder;
  readonly lines: LineIndex;
  readonly tokens: TokenIndex;
  readonly attachments: Attachments;
  /** The role of each node, which the nodes around it decide. */
  readonly role: Uint8Array;
  /** The operand of each node, once the walk has left it. */
  readonly operand: Int32Array;
  /** For the name of a member, the node before the dot. -1 for all other nodes. */
  readonly receiver: Int32Array;
  /** Annotations by the node that they belong to. `decoratorEnds` has the end of each annotation by its start. */
  readonly decorators = new Map<number, Operand[]>();
  /** The last row of attributes that the walk found: the first attribute of the row, and the node that they belong to. */
  #row = { first: -1, owner: -1 };
  readonly decoratorEnds = new Map<number, number>();
  /** The flags of all following members of a class scope, in languages where sections set the visibility. */
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

  /** Opens a definition until `node` is left. Returns `undefined` when it has no usable name or is nested too deep. */
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

  /** The scope of the innermost class, or the module's scope when there is no class. */
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

  /** The innermost open definition. Undefined when a scope without a definition, such as an anonymous function, is open inside it. */
  get innermostDraft(): DefinitionDraft | undefined {
    return this.#frames.at(-1)?.draft;
  }

  /** Whether the innermost open scope or definition is the one of `node`. */
  isOpen(node: number): boolean {
    return this.#frames.at(-1)?.node === node;
  }

  /** Records that an anonymous function, which the walk has not reached yet, is the value of a name. */
  nameFunction(node: number, named: { readonly nameNode: number; readonly spanNode: number }): void {
    this.#functionNames.set(node, named);
    this.role[named.nameNode] = Role.silent;
  }

  takeFunctionName(node: number): { readonly nameNode: number; readonly spanNode: number } | undefined {
    return this.#functionNames.get(node);
  }

  /** Whether `node` is the first node that asks for `key`. The answer is the same when the same node asks again. */
  isFirst(key: string, node: number): boolean {
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, node);
    return first === undefined || first === node;
  }

  /** Whether an operand is the result of a call. */
  isCall(operand: Operand): boolean {
    return isValueOperand(operand) && this.builder.values[operandIndex(operand)]?.kind === "call";
  }

  /** Adds an annotation to the declaration around it or, with `isNext`, to the one after it. */
  decorate(node: number, operand: Operand, isNext: boolean): void {
    const { tree, rules } = this;
    let owner = tree.parent[node] as number;
    while (owner >= 0 && rules.carriers.has(tree.type[owner] as number)) owner = tree.parent[owner] as number;
    if (isNext) owner = this.#ownerAfter(node);
    append(this.decorators, owner, operand);
  }

  /** The node after attributes and comments. A row of attributes has one owner, which is searched only for the first of them. */
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

  /** The innermost scope that is not a block. */
  get namedScope(): number {
    let scope = this.scope;
    while (this.builder.scopes[scope]?.kind === "block") scope = this.builder.scopes[scope]?.parent ?? 0;
    return scope;
  }

  /** Adds the reference that a name node makes in its role, and returns its operand. */
  reference(node: number, name = this.nameOf(node)): Operand {
    const role = referenceRole(this.role[node] as Role);
    if (role === undefined || name === "" || name === DISCARD) return NO_OPERAND;
    return this.builder.addReference(name, this.line(node), this.column(node), role, this.scope, this.receiverOf(node));
  }

  /** The name in a node, without backticks, because a quoted name means the same. */
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

  /** The children of a node that are not comments. */
  children(node: number): number[] {
    const found: number[] = [];
    const end = this.tree.next[node] as number;
    for (let child = node + 1; child < end; child = this.tree.next[child] as number) {
      if (!this.rules.grammar.isComment(this.tree.type[child] as number)) found.push(child);
    }
    return found;
  }
}
