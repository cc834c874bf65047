/**
 * The ESTree shapes that both acorn and the recovering parser produce, as far as the walk needs them. Children are
 * typed as `Node`, because damaged code may contain any node in any place.
 */
import type { TypeNode } from "./type-nodes.ts";

/** Offsets of a node in the text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** `: T` after a name or a parameter list. */
export interface TypeAnnotation extends Span {
  readonly type: "TSTypeAnnotation";
  readonly typeAnnotation: Node;
}

/** `<T extends U = V>` after a declared name. */
export type TypeParameters = Span & { readonly type: "TSTypeParameterDeclaration"; readonly params: readonly Node[] };

/** `<T>` after a used name. */
export type TypeArguments = Span & { readonly type: "TSTypeParameterInstantiation"; readonly params: readonly Node[] };

export type Decorator = Span & { readonly type: "Decorator"; readonly expression: Node };

interface Typed extends Span {
  readonly optional?: boolean;
  readonly typeAnnotation?: TypeAnnotation | null;
  readonly decorators?: readonly Decorator[];
}

export interface Identifier extends Typed {
  readonly type: "Identifier";
  readonly name: string;
}

export type PrivateIdentifier = Span & { readonly type: "PrivateIdentifier"; readonly name: string };

export interface Literal extends Span {
  readonly type: "Literal";
  readonly value?: string | number | boolean | bigint | RegExp | null;
  readonly raw?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly bigint?: string;
}

export interface TemplateElement extends Span {
  readonly type: "TemplateElement";
  readonly value: { readonly raw: string };
}

export interface TemplateLiteral extends Span {
  readonly type: "TemplateLiteral";
  readonly quasis: readonly TemplateElement[];
  readonly expressions: readonly Node[];
}

/** Every node that can be called and has parameters. Without a body, it is an overload or a declaration. */
export interface FunctionNode extends Span {
  readonly type:
    | "FunctionDeclaration"
    | "FunctionExpression"
    | "ArrowFunctionExpression"
    | "TSDeclareFunction"
    | "TSEmptyBodyFunctionExpression";
  readonly id?: Identifier | null;
  readonly params: readonly Node[];
  readonly body?: Node | null;
  readonly async?: boolean;
  readonly generator?: boolean;
  readonly returnType?: TypeAnnotation | null;
  readonly typeParameters?: TypeParameters | null;
}

export interface ClassNode extends Span {
  readonly type: "ClassDeclaration" | "ClassExpression";
  readonly id?: Identifier | null;
  readonly superClass?: Node | null;
  readonly superTypeArguments?: TypeArguments | null;
  readonly typeParameters?: TypeParameters | null;
  readonly implements?: readonly Heritage[];
  readonly abstract?: boolean;
  readonly decorators?: readonly Decorator[];
  readonly body: { readonly body: readonly Node[] } & Span;
}

export interface Heritage extends Span {
  readonly type: "TSClassImplements" | "TSInterfaceHeritage";
  readonly expression: Node;
  readonly typeArguments?: TypeArguments | null;
}

interface ClassMember extends Span {
  readonly key: Node;
  readonly computed?: boolean;
  readonly static?: boolean;
  readonly accessibility?: "public" | "protected" | "private";
  readonly optional?: boolean;
  readonly decorators?: readonly Decorator[];
}

export interface MethodDefinition extends ClassMember {
  readonly type: "MethodDefinition" | "TSAbstractMethodDefinition";
  readonly kind: "constructor" | "method" | "get" | "set";
  readonly value: FunctionNode;
}

export interface PropertyDefinition extends ClassMember {
  readonly type:
    | "PropertyDefinition"
    | "AccessorProperty"
    | "TSAbstractPropertyDefinition"
    | "TSAbstractAccessorProperty";
  readonly value?: Node | null;
  readonly typeAnnotation?: TypeAnnotation | null;
}

export interface Property extends Span {
  readonly type: "Property";
  readonly key: Node;
  readonly value: Node;
  readonly kind: "init" | "get" | "set";
  readonly method?: boolean;
  readonly shorthand?: boolean;
  readonly computed?: boolean;
}

export interface ObjectExpression extends Span {
  readonly type: "ObjectExpression";
  readonly properties: readonly Node[];
}

export interface MemberExpression extends Span {
  readonly type: "MemberExpression";
  readonly object: Node;
  readonly property: Node;
  readonly computed?: boolean;
  readonly optional?: boolean;
}

export interface CallExpression extends Span {
  readonly type: "CallExpression" | "NewExpression";
  readonly callee: Node;
  readonly arguments: readonly (Node | null)[];
  readonly typeArguments?: TypeArguments | null;
}

export interface AssignmentExpression extends Span {
  readonly type: "AssignmentExpression";
  readonly operator: string;
  readonly left: Node;
  readonly right: Node;
}

export interface BinaryExpression extends Span {
  readonly type: "BinaryExpression" | "LogicalExpression";
  readonly operator: string;
  readonly left: Node;
  readonly right: Node;
}

export interface VariableDeclarator extends Typed {
  readonly type: "VariableDeclarator";
  readonly id: Node;
  readonly init?: Node | null;
}

export interface VariableDeclaration extends Span {
  readonly type: "VariableDeclaration";
  readonly kind: string;
  readonly declarations: readonly VariableDeclarator[];
}

export interface ImportSpecifier extends Span {
  readonly type: "ImportSpecifier" | "ImportDefaultSpecifier" | "ImportNamespaceSpecifier";
  readonly imported?: Identifier | Literal;
  readonly local: Identifier;
  readonly importKind?: string;
}

export interface ImportDeclaration extends Span {
  readonly type: "ImportDeclaration";
  readonly specifiers: readonly ImportSpecifier[];
  readonly source: Literal;
  readonly importKind?: string;
}

export interface ExportSpecifier extends Span {
  readonly type: "ExportSpecifier";
  readonly local: Identifier | Literal;
  readonly exported: Identifier | Literal;
}

export interface ExportNamedDeclaration extends Span {
  readonly type: "ExportNamedDeclaration";
  readonly declaration?: Node | null;
  readonly specifiers: readonly ExportSpecifier[];
  readonly source?: Literal | null;
}

export type ExportDefaultDeclaration = Span & { readonly type: "ExportDefaultDeclaration"; readonly declaration: Node };

export interface ExportAllDeclaration extends Span {
  readonly type: "ExportAllDeclaration";
  readonly source: Literal;
  readonly exported?: Identifier | Literal | null;
}

export interface SwitchCase extends Span {
  readonly type: "SwitchCase";
  readonly test?: Node | null;
  readonly consequent: readonly Node[];
}

interface Loop extends Span {
  readonly type: "ForInStatement" | "ForOfStatement";
  readonly left: Node;
  readonly right: Node;
  readonly body: Node;
}

export interface JsxElement extends Span {
  readonly type: "JSXElement";
  readonly openingElement: Span & {
    readonly name: Node;
    readonly attributes: readonly Node[];
    readonly typeArguments?: TypeArguments | null;
  };
  readonly closingElement?: (Span & { readonly name: Node }) | null;
  readonly children: readonly Node[];
}

type Jsx =
  | JsxElement
  | (Span & { readonly type: "JSXFragment"; readonly children: readonly Node[] })
  | (Span & { readonly type: "JSXAttribute"; readonly name: Node; readonly value?: Node | null })
  | (Span & { readonly type: "JSXSpreadAttribute"; readonly argument: Node })
  | (Span & { readonly type: "JSXExpressionContainer" | "JSXSpreadChild"; readonly expression: Node })
  | (Span & { readonly type: "JSXText"; readonly value: string })
  | (Span & { readonly type: "JSXIdentifier"; readonly name: string })
  | (Span & { readonly type: "JSXMemberExpression"; readonly object: Node; readonly property: Node })
  | (Span & { readonly type: "JSXNamespacedName"; readonly namespace: Node; readonly name: Node })
  | (Span & { readonly type: "JSXEmptyExpression" });

type Pattern =
  | (Typed & { readonly type: "ObjectPattern"; readonly properties: readonly Node[] })
  | (Typed & { readonly type: "ArrayPattern"; readonly elements: readonly (Node | null)[] })
  | (Typed & { readonly type: "AssignmentPattern"; readonly left: Node; readonly right: Node })
  | (Typed & { readonly type: "RestElement"; readonly argument: Node })
  | (Typed & {
      readonly type: "TSParameterProperty";
      readonly parameter: Node;
      readonly accessibility?: "public" | "protected" | "private";
    });

type Expression =
  | Identifier
  | PrivateIdentifier
  | Literal
  | TemplateLiteral
  | TemplateElement
  | FunctionNode
  | ClassNode
  | ObjectExpression
  | MemberExpression
  | CallExpression
  | AssignmentExpression
  | BinaryExpression
  | (Span & { readonly type: "ThisExpression" | "Super" | "MetaProperty" })
  | (Span & { readonly type: "ArrayExpression"; readonly elements: readonly (Node | null)[] })
  | (Span & {
      readonly type: "UnaryExpression" | "UpdateExpression";
      readonly operator: string;
      readonly argument: Node;
    })
  | (Span & { readonly type: "AwaitExpression" | "SpreadElement"; readonly argument: Node })
  | (Span & { readonly type: "YieldExpression"; readonly argument?: Node | null })
  | (Span & {
      readonly type: "ConditionalExpression" | "IfStatement";
      readonly test: Node;
      readonly consequent: Node;
      readonly alternate?: Node | null;
    })
  | (Span & { readonly type: "SequenceExpression"; readonly expressions: readonly Node[] })
  | (Span & {
      readonly type: "ChainExpression" | "ParenthesizedExpression" | "TSNonNullExpression";
      readonly expression: Node;
    })
  | (Span & {
      readonly type: "TaggedTemplateExpression";
      readonly tag: Node;
      readonly quasi: TemplateLiteral;
      readonly typeArguments?: TypeArguments | null;
    })
  | (Span & { readonly type: "ImportExpression"; readonly source?: Node; readonly options?: Node | null });

type Statement =
  | (Span & { readonly type: "Program" | "BlockStatement" | "StaticBlock"; readonly body: readonly Node[] })
  | (Span & { readonly type: "ExpressionStatement"; readonly expression: Node })
  | (Span & { readonly type: "EmptyStatement" | "DebuggerStatement" | "BreakStatement" | "ContinueStatement" })
  | (Span & { readonly type: "ReturnStatement" | "ThrowStatement"; readonly argument?: Node | null })
  | (Span & { readonly type: "WhileStatement" | "DoWhileStatement"; readonly test: Node; readonly body: Node })
  | (Span & {
      readonly type: "ForStatement";
      readonly init?: Node | null;
      readonly test?: Node | null;
      readonly update?: Node | null;
      readonly body: Node;
    })
  | Loop
  | (Span & { readonly type: "SwitchStatement"; readonly discriminant: Node; readonly cases: readonly SwitchCase[] })
  | SwitchCase
  | (Span & {
      readonly type: "TryStatement";
      readonly block: Node;
      readonly handler?: Node | null;
      readonly finalizer?: Node | null;
    })
  | (Span & { readonly type: "CatchClause"; readonly param?: Node | null; readonly body: Node })
  | (Span & { readonly type: "LabeledStatement" | "WithStatement"; readonly object?: Node; readonly body: Node })
  | VariableDeclaration
  | VariableDeclarator
  | ImportDeclaration
  | ImportSpecifier
  | ExportNamedDeclaration
  | ExportSpecifier
  | ExportDefaultDeclaration
  | ExportAllDeclaration;

/** Any node of the tree. */
export type Node =
  | Expression
  | Pattern
  | Statement
  | Jsx
  | MethodDefinition
  | PropertyDefinition
  | Property
  | Decorator
  | TypeNode;

/** A whole file, or a part of it that can be parsed separately. */
export interface Program extends Span {
  readonly type: "Program";
  readonly body: readonly Node[];
}

/** A block comment, including its delimiters. */
export type Comment = Span;
