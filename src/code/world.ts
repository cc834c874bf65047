import type { Binding, Definition, Import, Language, Operand, Reference, Value } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import type { Member } from "./member.ts";
import type { PathIndex } from "./path-index.ts";
import type { ModuleFinder, ModuleTarget, Project } from "./project.ts";
import type { ScopeRules } from "./scope-rules.ts";
import type { Trail } from "./trail.ts";
import type { Ancestry, DefinitionHandle, Type } from "./type.ts";

/** Through what a member is reached: an object, the class itself, or `super` in a method of either. */
export type Access = "instance" | "class" | "super" | "class super";

/** A call and the file it stands in. */
export interface Call {
  readonly file: FileIndex;
  readonly value: Value;
}

/** The types that type parameters stand for, by their keys; undefined where they are not known. */
export type Substitution = (key: string) => readonly Type[] | undefined;

/** A name that stands for a type which only the use of its function or class tells. */
export interface TypeParameter {
  /** Tells it apart from all others. */
  readonly key: string;
  /** The file whose tables `bounds` point into. */
  readonly file: FileIndex;
  /** The types of which it must be one; none when anything will do. */
  readonly bounds: readonly Operand[];
  /** The place among the parameters that are declared with it, and its type where nothing says which it is. */
  readonly position?: number;
  readonly fallback?: Operand;
}

/**
 * One project and everything already worked out about it. The rules of a language see the code through it, and every question that leads
 * from one rule to another is asked here, so that each rule can stand in a file of its own.
 */
export interface World {
  readonly project: Project;
  file(path: string): FileIndex | undefined;
  /** The target of a specifier in a file. */
  module(fromPath: string, specifier: string): ModuleTarget;
  semanticsOf(file: FileIndex): Semantics;

  /** The possible values of an expression. */
  typesOf(file: FileIndex, operand: Operand): readonly Type[];
  /** The types of a value that is declared with the type that stands in `operand`. */
  instancesOf(file: FileIndex, operand: Operand, substitute?: Substitution): readonly Type[];
  /** The types that the alias with that definition index stands for; `target` is what it is declared as. */
  aliasOf(file: FileIndex, index: number, target: Operand): readonly Type[];
  /** The meaning of `name` on values of some types; `trail` is the way that led there through modules. */
  membersOf(types: readonly Type[], name: string, trail?: Trail): readonly Member[];
  /** A member as instances of the class see it, or as `access` says. */
  memberOfClass(handle: DefinitionHandle, name: string, access?: Access): readonly Member[];
  /** The class and its ancestors in the order in which members are looked up. */
  ancestryOf(handle: DefinitionHandle): Ancestry;
  /** The class that a definition is a member of, also when the class stands in another file. */
  ownerOf(member: DefinitionHandle): DefinitionHandle | undefined;
  /** The meaning of `name` as an attribute or an export of a module. */
  memberOfModule(path: string, name: string, trail?: Trail): readonly Member[];
  /** The things that an import statement binds. */
  importedMembers(file: FileIndex, imported: Import, trail?: Trail): readonly Member[];
  /** The result of a call: an instance of a class, or what a function returns. `receiver` is what a method was called on. */
  callResult(callee: DefinitionHandle, receiver?: Type, call?: Call): readonly Type[];

  /** Keeps what follows from the facts of files alone, as one file sees it. */
  memoiseMembers(path: string, key: string, compute: () => readonly Member[]): readonly Member[];
  /** Keeps the names that the files of a module declare in a namespace. */
  memoiseNames(
    target: ModuleTarget,
    namespace: string,
    compute: () => ReadonlyMap<string, readonly Member[]>,
  ): ReadonlyMap<string, readonly Member[]>;
}

/** The names of the methods that a language calls by itself, for a step of a statement. */
export interface Protocol {
  /** `x[…]` */
  readonly item: readonly string[];
  /** The next element of an iterator. */
  readonly next: readonly string[];
  /** The iterator of a container. */
  readonly iterate: readonly string[];
  /** `with x as …` */
  readonly enter: readonly string[];
  /** `x()` */
  readonly call: readonly string[];
}

/** The known parts of the language's own library. */
export interface Library {
  /** Generic types whose values are used as if they were of the first argument: pointers, options, guards. */
  readonly transparentTypes: ReadonlySet<string>;
  /** Generic types that mean one of their arguments. */
  readonly alternativeTypes: ReadonlySet<string>;
  /** Types of what is awaited, almost always at once; the last argument is what comes of it. */
  readonly awaitableTypes: ReadonlySet<string>;
  /** Generic types whose values are classes: `type[Foo]`. */
  readonly classTypes: ReadonlySet<string>;
  /** Generic types of functions, whose arguments are the types of the parameters, and then what is returned. */
  readonly functionTypes: ReadonlySet<string>;
  readonly protocol: Protocol;
  /** The result of a method of its containers; empty when nothing is known of it or of what the container holds. */
  methodResult(world: World, call: Call, receivers: readonly Type[], method: string): readonly Type[];
  /** The result of a function of its own; empty for any other. */
  functionResult(world: World, call: Call, callee: Reference): readonly Type[];
  /** The types that a method of its own types gives a parameter of the function that it gets as argument; empty for any other. */
  givenByMethod(
    world: World,
    call: Call,
    receivers: readonly Type[],
    method: string,
    argument: number,
    parameter: number,
  ): readonly Type[];
  /** The types that a method of its own types takes as argument: of an array, the types of its elements; empty for any other. */
  takenByMethod(receivers: readonly Type[], method: string, argument: number): readonly Type[];
}

/** The rules of a language, as far as languages differ: how names are found, what classes are made of, what its library offers. */
export interface Semantics {
  /** Languages of one family can import from each other. */
  readonly family: string;
  readonly scopes: ScopeRules;
  readonly library: Library;

  // Modules
  /** Whether imports are followed by what a file says. */
  isManifest(path: string): boolean;
  makeFinder(paths: PathIndex, manifests: ReadonlyMap<string, unknown>): ModuleFinder;
  /** Modules are values whose attributes are read at run time, and files see of each other only what they import. */
  readonly hasModuleObjects: boolean;
  /** Every name that a module binds, also by an import, is an attribute of it. */
  readonly offersBindings: boolean;
  /** An import names what it binds, and a whole package or namespace can be opened; the order of imports says nothing. */
  readonly importsByName: boolean;
  /** The members that an import binds; `trail` is the way that led there. */
  importedMembers(world: World, file: FileIndex, imported: Import, trail: Trail | undefined): readonly Member[];
  memberOfModule(world: World, file: FileIndex, name: string, trail: Trail | undefined): readonly Member[];
  /** A module that is loaded as a value: `require("x")`. */
  loadedModule(world: World, target: ModuleTarget): readonly Member[];
  /** The module of a name in a directory that is a package though the file that would say so, `path`, does not exist. */
  memberOfPackage(world: World, path: string, name: string): readonly Member[];

  // Names
  /** A bare name that nothing in the file binds: by its package, namespace, star imports, includes; empty when nothing of this tree. */
  visibleMembers(world: World, file: FileIndex, scope: number, name: string): readonly Member[];
  /** Whether a bare name may be a member of a class around it, or of an ancestor, without `this`. */
  hasImplicitThis(file: FileIndex, scope: number): boolean;
  /** Whether a bare name that leads nowhere may be a method of whatever the object is there. */
  isOnUnknownSelf(name: string): boolean;
  /** `a.b.name`, where `a` is the name of a namespace or module that is spelled out. */
  readonly qualifiedMembers?:
    | ((world: World, file: FileIndex, path: readonly string[], name: string) => readonly Member[])
    | undefined;
  /** Names that are looked up though no file spells them out: a `with` asks for `__enter__`, a default import for `default`. */
  readonly implicitNames: RegExp;
  /** Separates the parts of a module's name. */
  readonly separator: string | RegExp;
  /** The words for the object, its class and its base class; undefined when a name is none of them. */
  selfTypes(world: World, file: FileIndex, scope: number, name: string): readonly Type[] | undefined;

  // Classes
  /** The order in which ancestors are asked for a member, where it is not depth first. */
  readonly linearise?:
    | ((start: string, basesOf: ReadonlyMap<string, readonly string[]>) => readonly string[] | undefined)
    | undefined;
  /** The meaning of the first part of a qualified name, where a class can have members in other files. */
  readonly ownersNamed?: ((world: World, file: FileIndex, name: string) => readonly Member[]) | undefined;
  /** True if members must be declared and a variable keeps the type it is declared with; elsewhere an assignment makes the one and changes the other. */
  readonly isTyped: boolean;
  /** A function can stand for an interface with one method. */
  readonly interfacesAreFunctions: boolean;
  /** A class has of the interfaces that it implements only what it writes itself. */
  readonly writesInterfaceMembers: boolean;
  /** A type stands for an interface, without saying so, when it has its methods, or whatever it asks for; elsewhere it says so. */
  readonly fitsByShape?: "methods" | "anything" | undefined;
  /** The method that gives the object for which another one stands, so that it has all the members of that one. */
  readonly forwardingMember?: string | undefined;
  /** Members that other files add to a class. */
  membersElsewhere(world: World, handle: DefinitionHandle, name: string): readonly Member[];
  /** Functions that can be called as if they were members: `receiver.name`. */
  extensionMembers(world: World, file: FileIndex, reference: Reference, receivers: readonly Type[]): readonly Member[];
  /** Of several definitions that a bare name may mean, those that fit where it stands. */
  narrowTargets(
    world: World,
    file: FileIndex,
    scope: number,
    targets: readonly DefinitionHandle[],
  ): readonly DefinitionHandle[];
  /** Definitions of other files that are the same symbol: what a header declares and a source file defines. */
  counterpartsOf(world: World, file: FileIndex, index: number): readonly DefinitionHandle[];

  // Types
  /** The type parameter that a name stands for; `binding` is what the name is bound to. */
  readonly typeParameterOf?:
    | ((world: World, file: FileIndex, reference: Reference, binding: Binding) => TypeParameter | undefined)
    | undefined;
  /** The type that a type alias stands for. */
  aliasedType(definition: Definition): Operand;
  /** The definitions of a type that a file only declares, `typedef struct a a;`, and another one defines. */
  bodiesOf(world: World, file: FileIndex, definition: Definition): readonly DefinitionHandle[];
  /** A named type has members of its own, whatever it is made of. */
  readonly keepsNamedTypes: boolean;
  /** The types that a type name from outside stands for, if not for itself. */
  outsideInstances(file: FileIndex, operand: Operand, name: string): readonly Type[] | undefined;
  /** The result of calling a word of the language itself: `super()`. */
  calledWord(file: FileIndex, callee: Reference): readonly Type[] | undefined;
  /** The function that a constant is bound to, so that calling it calls the function; `NO_OPERAND` for any other. */
  boundFunction?(file: FileIndex, index: number): Operand;
  /** A binding of the kind `type` stands for its type: `Self`. */
  readonly bindsSelfType: boolean;
  /** A constant of an enum is a value of the enum. */
  readonly enumsHoldInstances: boolean;
  /** A subscript of an instance, `x?`, gives the instance where its class does not say otherwise. */
  readonly itemsKeepInstances: boolean;
  /** Iterating over a mapping gives its values. */
  readonly iteratesOverValues: boolean;
  /** `return` in a generator only ends it. */
  readonly generatorsReturnNothing: boolean;
}

/** The rules of a language by its name. */
export type SemanticsOf = (language: Language) => Semantics;
