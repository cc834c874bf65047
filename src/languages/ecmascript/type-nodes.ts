/** The nodes that only TypeScript has. */
import type {
  Decorator,
  Heritage,
  Identifier,
  Literal,
  Node,
  Span,
  TypeAnnotation,
  TypeArguments,
  TypeParameters,
} from "./nodes.ts";

/** `A` or `A.B` in a type, a namespace name or an import alias. */
export interface QualifiedName extends Span {
  readonly type: "TSQualifiedName";
  readonly left: Node;
  readonly right: Identifier;
}

/** Function and constructor types, and the signatures of interfaces. */
export interface SignatureNode extends Span {
  readonly type:
    | "TSFunctionType"
    | "TSConstructorType"
    | "TSCallSignatureDeclaration"
    | "TSConstructSignatureDeclaration"
    | "TSMethodSignature";
  readonly params: readonly Node[];
  readonly returnType?: TypeAnnotation | null;
  readonly typeParameters?: TypeParameters | null;
}

export interface MethodSignature extends SignatureNode {
  readonly type: "TSMethodSignature";
  readonly key: Node;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly kind: "method" | "get" | "set";
}

export interface PropertySignature extends Span {
  readonly type: "TSPropertySignature";
  readonly key: Node;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly typeAnnotation?: TypeAnnotation | null;
}

export interface TypeParameter extends Span {
  readonly type: "TSTypeParameter";
  readonly name: Identifier;
  readonly constraint?: Node | null;
  readonly default?: Node | null;
}

export interface InterfaceDeclaration extends Span {
  readonly type: "TSInterfaceDeclaration";
  readonly id: Identifier | null;
  readonly typeParameters?: TypeParameters | null;
  readonly extends?: readonly Heritage[];
  readonly body: Span & { readonly body: readonly Node[] };
}

export interface TypeAliasDeclaration extends Span {
  readonly type: "TSTypeAliasDeclaration";
  readonly id: Identifier;
  readonly typeParameters?: TypeParameters | null;
  readonly typeAnnotation: Node;
}

export interface EnumMember extends Span {
  readonly type: "TSEnumMember";
  readonly id: Identifier | Literal;
  readonly initializer?: Node | null;
}

export interface EnumDeclaration extends Span {
  readonly type: "TSEnumDeclaration";
  readonly id: Identifier;
  readonly body: Span & { readonly members: readonly EnumMember[] };
}

export interface ModuleDeclaration extends Span {
  readonly type: "TSModuleDeclaration";
  readonly kind?: "module" | "namespace" | "global";
  readonly id?: Node;
  readonly body?: (Span & { readonly body: readonly Node[] }) | null;
}

export interface ImportEqualsDeclaration extends Span {
  readonly type: "TSImportEqualsDeclaration";
  readonly importKind?: string;
  readonly id: Identifier;
  readonly moduleReference: Node;
}

export interface ImportType extends Span {
  readonly type: "TSImportType";
  readonly source: Node;
  readonly qualifier?: Node | null;
  readonly typeArguments?: TypeArguments | null;
}

/** Any node of TypeScript's own syntax. */
export type TypeNode =
  | TypeAnnotation
  | TypeParameters
  | TypeArguments
  | TypeParameter
  | QualifiedName
  | Heritage
  | InterfaceDeclaration
  | TypeAliasDeclaration
  | EnumDeclaration
  | EnumMember
  | ModuleDeclaration
  | ImportEqualsDeclaration
  | ImportType
  | MethodSignature
  | PropertySignature
  | (SignatureNode & { readonly type: Exclude<SignatureNode["type"], "TSMethodSignature"> })
  | (Span & {
      readonly type: "TSIndexSignature";
      readonly parameters: readonly Node[];
      readonly typeAnnotation?: TypeAnnotation | null;
      readonly decorators?: readonly Decorator[];
    })
  | (Span & { readonly type: "TSExternalModuleReference"; readonly expression: Node })
  | (Span & { readonly type: "TSExportAssignment"; readonly expression: Node })
  | (Span & { readonly type: "TSNamespaceExportDeclaration"; readonly id: Identifier })
  | (Span & {
      readonly type: "TSAsExpression" | "TSSatisfiesExpression" | "TSTypeAssertion";
      readonly expression: Node;
      readonly typeAnnotation: Node;
    })
  | (Span & {
      readonly type: "TSInstantiationExpression";
      readonly expression: Node;
      readonly typeArguments?: TypeArguments | null;
    })
  | (Span & {
      readonly type: "TSTypeReference";
      readonly typeName: Node;
      readonly typeArguments?: TypeArguments | null;
    })
  | (Span & { readonly type: "TSTypeQuery"; readonly exprName: Node; readonly typeArguments?: TypeArguments | null })
  | (Span & { readonly type: "TSUnionType" | "TSIntersectionType"; readonly types: readonly Node[] })
  | (Span & { readonly type: "TSArrayType"; readonly elementType: Node })
  | (Span & { readonly type: "TSTupleType"; readonly elementTypes: readonly Node[] })
  | (Span & { readonly type: "TSNamedTupleMember"; readonly label: Node; readonly elementType: Node })
  | (Span & { readonly type: "TSOptionalType" | "TSRestType" | "TSParenthesizedType"; readonly typeAnnotation: Node })
  | (Span & { readonly type: "TSTypeOperator"; readonly operator: string; readonly typeAnnotation: Node })
  | (Span & { readonly type: "TSTypeLiteral"; readonly members: readonly Node[] })
  | (Span & { readonly type: "TSLiteralType"; readonly literal: Node })
  | (Span & { readonly type: "TSIndexedAccessType"; readonly objectType: Node; readonly indexType: Node })
  | (Span & {
      readonly type: "TSConditionalType";
      readonly checkType: Node;
      readonly extendsType: Node;
      readonly trueType: Node;
      readonly falseType: Node;
    })
  | (Span & { readonly type: "TSInferType"; readonly typeParameter: TypeParameter })
  | (Span & {
      readonly type: "TSMappedType";
      readonly key: Identifier;
      readonly constraint: Node;
      readonly nameType?: Node | null;
      readonly typeAnnotation?: Node | null;
    })
  | (Span & {
      readonly type: "TSTemplateLiteralType";
      readonly quasis: readonly Node[];
      readonly types: readonly Node[];
    })
  | (Span & {
      readonly type: "TSTypePredicate";
      readonly parameterName: Node;
      readonly typeAnnotation?: TypeAnnotation | null;
    })
  | (Span & { readonly type: "TSThisType" });
