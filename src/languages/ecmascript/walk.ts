import type {
  Binding,
  BindingKind,
  Definition,
  DefinitionKind,
  ImportKind,
  Operand,
  ReferenceRole,
} from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND, UNKNOWN_RECEIVER } from "../../model/facts.ts";
import { hashText } from "../../util/fingerprint.ts";
import { LineIndex } from "../../util/lines.ts";
import type { FactsBuilder } from "../facts-builder.ts";
import { DocComments, skipTrivia } from "./doc-comments.ts";
import type { Comment, Decorator, Span } from "./nodes.ts";

const EMPTY: readonly never[] = [];

/** The maximum depth of a tree. Deeper parts are left out, so that the walk does not overflow the stack. No person writes such code. */
const MAX_DEPTH = 1200;

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** A definition whose body is still being walked. */
export type DefinitionDraft = Draft<Definition>;

/** The facts about a declaration that `Walk.define` needs. */
export interface Declaration {
  readonly kind: DefinitionKind;
  /** The name relative to the enclosing definition. It may be dotted. */
  readonly name: string;
  readonly nameStart: number;
  /** The statement or member that declares it; its start is where the definition starts, after any decorators. */
  readonly owner: Span;
  /** The end of the definition, if it differs from its owner's. */
  readonly end?: number;
  readonly flags?: number;
  readonly decorators?: readonly Decorator[] | undefined;
}

/** The expected type of the function or object that is walked next: its declared type, or its position among the arguments of a call. */
export interface Expected {
  /** A value of the declared type; `NO_OPERAND` for an argument until its call is complete. */
  readonly of: Operand;
  /** The position among the arguments; undefined when the type is declared. */
  readonly position: string | undefined;
  /** The values that were created for the parameters. */
  readonly given: Operand[];
}

/** The state that changes when the walk enters the body of a definition. */
export interface Place {
  readonly scope: number;
  readonly functionScope: number;
  readonly definition: number;
  readonly prefix: string;
  readonly thisPrefix: string | undefined;
  readonly isTopLevel: boolean;
  readonly returns: Operand[] | undefined;
  readonly returnType: Operand;
}

/**
 * The state of the walk over a tree, which fills all tables in one pass. The functions for the types of nodes are in the
 * other files of this folder. Their first argument is always the walk.
 */
export class Walk {
  readonly builder: FactsBuilder;
  readonly text: string;
  readonly positions: LineIndex;
  readonly docs: DocComments;
  /** Whether types are read from doc comments, because the language has no annotations. */
  readonly readsDocTypes: boolean;
  /** The hashes of all syntax so far, without formatting. A range of them identifies a piece of code. */
  readonly tokens: number[] = [];
  scope = 0;
  /** The scope that `var` and function declarations belong to. */
  functionScope = 0;
  definition = -1;
  /** The part of a qualified name before the name of the definition: "" or `outer.`. */
  prefix = "";
  /** The prefix for methods assigned to `this`; undefined when the meaning of `this` is unknown. */
  thisPrefix: string | undefined = "";
  /** The walk is directly in the module or a namespace, where every variable is a definition. */
  isTopLevel = true;
  /** The operands that the current function returns. */
  returns: Operand[] | undefined;
  /** The declared return type of the current function. */
  returnType: Operand = NO_OPERAND;
  /** The expected type of the next function or object. It is set directly before the walk, which takes it. */
  expected: Expected | undefined;
  depth = 0;
  /** The start of the value of the last type cast in a doc comment. */
  castStart = -1;
  /** The doc comment of the last definition. */
  lastDoc: Comment | undefined;
  readonly #typeHashes: Map<string, number>;

  constructor(
    builder: FactsBuilder,
    text: string,
    comments: readonly Comment[],
    options: { readonly readsDocTypes: boolean; readonly typeHashes: Map<string, number> },
  ) {
    this.builder = builder;
    this.text = text;
    this.positions = new LineIndex(text);
    this.docs = new DocComments(text, comments);
    this.readsDocTypes = options.readsDocTypes;
    this.#typeHashes = options.typeHashes;
  }

  /** Whether a node is too deep to be walked. If so, an error is added to the facts. */
  isTooDeep(node: Span): boolean {
    if (this.depth < MAX_DEPTH) return false;
    this.builder.addError(this.positions.line(node.start), "Nested too deeply: the inner part was left out.");
    return true;
  }

  /** Adds the type of a node to the token hashes. */
  typeToken(type: string): void {
    let hash = this.#typeHashes.get(type);
    if (hash === undefined) {
      hash = hashText(type);
      this.#typeHashes.set(type, hash);
    }
    this.tokens.push(hash);
  }

  textToken(text: string): void {
    this.tokens.push(hashText(text));
  }

  reference(name: string, offset: number, role: ReferenceRole, receiver: Operand = NO_OPERAND): Operand {
    const line = this.positions.line(offset);
    return this.builder.addReference(name, line, this.positions.column(offset), role, this.scope, receiver);
  }

  /** Binds a name and returns the binding, so that its value can be set when it is known. */
  bind(scope: number, name: string, kind: BindingKind, offset: number, index = -1): Draft<Binding> {
    const binding: Draft<Binding> = {
      scope,
      name,
      kind,
      line: this.positions.line(offset),
      column: this.positions.column(offset),
      index,
      value: NO_OPERAND,
      type: NO_OPERAND,
    };
    this.builder.bindings.push(binding);
    return binding;
  }

  addImport(kind: ImportKind, module: string, name: string, alias: string, offset: number, isTypeOnly = false): number {
    return (
      this.builder.imports.push({
        kind,
        module,
        name,
        alias,
        line: this.positions.line(offset),
        column: this.positions.column(offset),
        scope: this.scope,
        isTypeOnly,
      }) - 1
    );
  }

  draft(index: number): DefinitionDraft {
    return this.builder.definitions[index] as DefinitionDraft;
  }

  /** Opens a definition and returns its index. The code that walks its signature and body completes it. */
  define(declaration: Declaration): number {
    const { owner, decorators, nameStart } = declaration;
    const first = decorators?.[0];
    let start = owner.start;
    let fullStart = start;
    if (first !== undefined && decorators !== undefined) {
      fullStart = Math.min(start, first.start);
      if (first.start <= start) start = skipTrivia(this.text, (decorators[decorators.length - 1] as Decorator).end);
    }
    const doc = this.docs.before(fullStart) ?? (start === fullStart ? undefined : this.docs.before(start));
    // A comment above empty lines is not part of the definition, but its types still apply.
    this.lastDoc = doc ?? this.docs.before(fullStart, true);
    if (doc !== undefined && doc.start < fullStart) fullStart = doc.start;
    const definition: DefinitionDraft = {
      qualname: this.prefix + declaration.name,
      kind: declaration.kind,
      parent: this.definition,
      startLine: this.positions.line(start),
      endLine: this.positions.line(Math.max(start, (declaration.end ?? owner.end) - 1)),
      fullStartLine: this.positions.line(fullStart),
      nameLine: this.positions.line(nameStart),
      nameColumn: this.positions.column(nameStart),
      flags: declaration.flags ?? 0,
      scope: -1,
      params: EMPTY,
      returnType: NO_OPERAND,
      returns: EMPTY,
      bases: EMPTY,
      decorators: EMPTY,
      signatureHash: "",
      bodyHash: "",
    };
    return this.builder.definitions.push(definition) - 1;
  }

  /** The operand of a definition used as a value. */
  definitionValue(index: number): Operand {
    return this.builder.addValue("definition", index * 2);
  }

  place(): Place {
    return {
      scope: this.scope,
      functionScope: this.functionScope,
      definition: this.definition,
      prefix: this.prefix,
      thisPrefix: this.thisPrefix,
      isTopLevel: this.isTopLevel,
      returns: this.returns,
      returnType: this.returnType,
    };
  }

  /** Makes a definition the enclosing one of everything that is walked next; -1 changes nothing. */
  enterDefinition(index: number): void {
    if (index < 0) return;
    this.definition = index;
    this.prefix = `${this.draft(index).qualname}.`;
  }

  return(place: Place): void {
    this.scope = place.scope;
    this.functionScope = place.functionScope;
    this.definition = place.definition;
    this.prefix = place.prefix;
    this.thisPrefix = place.thisPrefix;
    this.isTopLevel = place.isTopLevel;
    this.returns = place.returns;
    this.returnType = place.returnType;
  }
}

/** The operand of a receiver. If there is none, it is the unknown receiver. */
export function asReceiver(operand: Operand): Operand {
  return operand === NO_OPERAND ? UNKNOWN_RECEIVER : operand;
}

/** The flags that a function's own syntax gives its definition. */
export function functionFlags(node: { readonly async?: boolean; readonly generator?: boolean }): number {
  return (node.async ? DefinitionFlag.async : 0) | (node.generator ? DefinitionFlag.generator : 0);
}
