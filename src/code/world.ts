import type { Binding, Definition, Import, Language, Operand, Reference, Value } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import type { Member } from "./member.ts";
import type { PathIndex } from "./path-index.ts";
import type { ModuleFinder, ModuleTarget, Project } from "./project.ts";
import type { ScopeRules } from "./scope-rules.ts";
import type { Trail } from "./trail.ts";
import type { Ancestry, DefinitionHandle, Type } from "./type.ts";

/** How code accesses a member: through an object, through the class itself, or through `super` in an instance or class method. */
export type Access = "instance" | "class" | "super" | "class super";

/** A call and the file that contains it. */
export interface Call {
  readonly file: FileIndex;
  readonly value: Value;
}

/** Returns the types that replace a type parameter with this key; undefined if they are not known. */
export type Substitution = (key: string) => readonly Type[] | undefined;

/** A type parameter: only a use of its function or class tells which type it means. */
export interface TypeParameter {
  /** Unique for each type parameter. */
  readonly key: string;
  /** The file whose tables contain the operands in `bounds`. */
  readonly file: FileIndex;
  /** The types that restrict it, of which it must be one; empty if any type is allowed. */
  readonly bounds: readonly Operand[];
  /** `position` is its index in its list of type parameters; `fallback` is its type if nothing else tells it. */
  readonly position?: number;
  readonly fallback?: Operand;
}

/**
 * One project and everything that was already computed about it. The rules of a language see the code through it. If one rule needs
 * another rule, it asks this interface, so each rule can be in its own file.
 */
export interface World {
  readonly project: Project;
  file(path: string): FileIndex | undefined;
  /** The target of a specifier in a file. */
  module(fromPath: string, specifier: string): ModuleTarget;
  semanticsOf(file: FileIndex): Semantics;

  /** The possible values of an expression. */
  typesOf(file: FileIndex, operand: Operand): readonly Type[];
  /** The types of a value that is declared with the type in `operand`. */
  instancesOf(file: FileIndex, operand: Operand, substitute?: Substitution): readonly Type[];
  /** The types that the alias with that definition index means; `target` is the type in its declaration. */
  aliasOf(file: FileIndex, index: number, target: Operand): readonly Type[];
  /** The meaning of `name` on values of some types; `trail` is the path through modules that led there. */
  membersOf(types: readonly Type[], name: string, trail?: Trail): readonly Member[];
  /** A member that is accessed through an instance of the class, or as `access` says. */
  memberOfClass(handle: DefinitionHandle, name: string, access?: Access): readonly Member[];
  /** The class and its ancestors in the order in which members are looked up. */
  ancestryOf(handle: DefinitionHandle): Ancestry;
  /** The class that a definition is a member of, even if the class is in another file. */
  ownerOf(member: DefinitionHandle): DefinitionHandle | undefined;
  /** The meaning of `name` as an attribute or an export of a module. */
  memberOfModule(path: string, name: string, trail?: Trail): readonly Member[];
  /** The things that an import statement binds. */
  importedMembers(file: FileIndex, imported: Import, trail?: Trail): readonly Member[];
  /** The result of a call: an instance of a class, or what a function returns. `receiver` is the type on which a method was called. */
  callResult(callee: DefinitionHandle, receiver?: Type, call?: Call): readonly Type[];

  /** Caches members that depend only on the facts of files, as one file sees them. */
  memoiseMembers(path: string, key: string, compute: () => readonly Member[]): readonly Member[];
  /** Caches the names that the files of a module declare in a namespace. */
  memoiseNames(
    target: ModuleTarget,
    namespace: string,
    compute: () => ReadonlyMap<string, readonly Member[]>,
  ): ReadonlyMap<string, readonly Member[]>;
}

/** The names of the methods that a language calls implicitly, for each kind of step. */
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
  /** Generic types whose values are used like values of the first type argument: pointers, options, guards. */
  readonly transparentTypes: ReadonlySet<string>;
  /** Generic types that mean one of their type arguments. */
  readonly alternativeTypes: ReadonlySet<string>;
  /** Generic types of values that code almost always awaits immediately; the last type argument is the type of the result. */
  readonly awaitableTypes: ReadonlySet<string>;
  /** The method that makes an object awaitable; undefined where only types of the library are awaited. */
  readonly awaitedMethod: string | undefined;
  /** Generic types whose values are classes: `type[Foo]`. */
  readonly classTypes: ReadonlySet<string>;
  /** Generic types of functions. Their type arguments are the types of the parameters, followed by the type of the result. */
  readonly functionTypes: ReadonlySet<string>;
  readonly protocol: Protocol;
  /** The result of a method of a library container; empty if the method or the contents of the container are not known. */
  methodResult(world: World, call: Call, receivers: readonly Type[], method: string): readonly Type[];
  /** The result of a library function; empty for any other function. */
  functionResult(world: World, call: Call, callee: Reference): readonly Type[];
  /** The types that a method of a library type passes to a parameter of the function that is its argument; empty for any other method. */
  givenByMethod(
    world: World,
    call: Call,
    receivers: readonly Type[],
    method: string,
    argument: number,
    parameter: number,
  ): readonly Type[];
  /** The types that a method of a library type takes as argument: for an array, the types of its elements; empty for any other method. */
  takenByMethod(receivers: readonly Type[], method: string, argument: number): readonly Type[];
}

/** The rules in which languages differ: how names are found, what classes consist of, what the library of a language offers. */
export interface Semantics {
  /** The family of the language. Languages of one family can import from each other. */
  readonly family: string;
  readonly scopes: ScopeRules;
  readonly library: Library;

  // Modules
  /** Whether a file is a manifest, whose contents decide how imports are resolved. */
  isManifest(path: string): boolean;
  makeFinder(paths: PathIndex, manifests: ReadonlyMap<string, unknown>): ModuleFinder;
  /** Modules are values whose attributes are read at run time, and a file sees only those names of other files that it imports. */
  readonly hasModuleObjects: boolean;
  /** Every name that a module binds, even with an import, is an attribute of the module. */
  readonly offersBindings: boolean;
  /** An import names what it binds, or opens a whole package or namespace; the order of imports has no meaning. */
  readonly importsByName: boolean;
  /** The members that an import binds; `trail` is the path that led there. */
  importedMembers(world: World, file: FileIndex, imported: Import, trail: Trail | undefined): readonly Member[];
  memberOfModule(world: World, file: FileIndex, name: string, trail: Trail | undefined): readonly Member[];
  /** A module that is loaded as a value: `require("x")`. */
  loadedModule(world: World, target: ModuleTarget): readonly Member[];
  /** The module with a name in a directory that is a package, although `path`, the file that would define the package, does not exist. */
  memberOfPackage(world: World, path: string, name: string): readonly Member[];

  // Names
  /** The members of this tree for a bare name that the file does not bind: from its package, namespace, star imports or includes. */
  visibleMembers(world: World, file: FileIndex, scope: number, name: string): readonly Member[];
  /** Whether a bare name without `this` may be a member of an enclosing class or of its ancestor. */
  hasImplicitThis(file: FileIndex, scope: number): boolean;
  /** Whether an unresolved bare name may be a method of the current object, whose type is not known. */
  isOnUnknownSelf(name: string): boolean;
  /** The meaning of `a.b.name`, where `a` is the explicit name of a namespace or module. */
  readonly qualifiedMembers?:
    | ((world: World, file: FileIndex, path: readonly string[], name: string) => readonly Member[])
    | undefined;
  /** Names that are looked up although no file contains them: `with` looks up `__enter__`, a default import looks up `default`. */
  readonly implicitNames: RegExp;
  /** The separator between the parts of a module's name. */
  readonly separator: string | RegExp;
  /** The types of the words for the object, its class and its base class; undefined if a name is not such a word. */
  selfTypes(world: World, file: FileIndex, scope: number, name: string): readonly Type[] | undefined;

  // Classes
  /** The order in which a member is looked up in ancestors, if the order is not depth first. */
  readonly linearise?:
    | ((start: string, basesOf: ReadonlyMap<string, readonly string[]>) => readonly string[] | undefined)
    | undefined;
  /** The meaning of the first part of a qualified name, if a class can have members in other files. */
  readonly ownersNamed?: ((world: World, file: FileIndex, name: string) => readonly Member[]) | undefined;
  /**
   * True if members must be declared and a variable keeps its declared type. In other languages, an assignment can create a member and
   * can change the type of a variable.
   */
  readonly isTyped: boolean;
  /** A function can be used where an interface with one method is expected. */
  readonly interfacesAreFunctions: boolean;
  /** A class inherits no members from the interfaces that it implements; it has only those that it declares itself. */
  readonly writesInterfaceMembers: boolean;
  /** A type implements an interface implicitly if it has its methods, or all its members; undefined if a type must declare it. */
  readonly fitsByShape?: "methods" | "anything" | undefined;
  /** The method with which an object returns another object, so the first object has all members of the other one. */
  readonly forwardingMember?: string | undefined;
  /** Members that other files add to a class. */
  membersElsewhere(world: World, handle: DefinitionHandle, name: string): readonly Member[];
  /** Functions that can be called as if they were members: `receiver.name`. */
  extensionMembers(world: World, file: FileIndex, reference: Reference, receivers: readonly Type[]): readonly Member[];
  /** Selects from several definitions that a bare name may mean those that are possible in its scope. */
  narrowTargets(
    world: World,
    file: FileIndex,
    scope: number,
    targets: readonly DefinitionHandle[],
  ): readonly DefinitionHandle[];
  /** Definitions of the same symbol in other files: a header declares it and a source file defines it. */
  counterpartsOf(world: World, file: FileIndex, index: number): readonly DefinitionHandle[];

  // Types
  /** The type parameter that a name means; `binding` is the binding of the name. */
  readonly typeParameterOf?:
    | ((world: World, file: FileIndex, reference: Reference, binding: Binding) => TypeParameter | undefined)
    | undefined;
  /** The type that a type alias means. */
  aliasedType(definition: Definition): Operand;
  /** The definitions of a type that one file only declares, `typedef struct a a;`, and another file defines. */
  bodiesOf(world: World, file: FileIndex, definition: Definition): readonly DefinitionHandle[];
  /** Types with one name and different numbers of type parameters are different types: `Row` and `Row<T>`. */
  readonly keepsAritiesApart: boolean;
  /** A named type has its own members, no matter which type its declaration is based on. */
  readonly keepsNamedTypes: boolean;
  /** The types that a type name from outside means, if it does not mean the type of that name. */
  outsideInstances(file: FileIndex, operand: Operand, name: string): readonly Type[] | undefined;
  /** The result of a call to a word of the language itself: `super()`. */
  calledWord(file: FileIndex, callee: Reference): readonly Type[] | undefined;
  /** The function that a constant is bound to, so that calling it calls the function; `NO_OPERAND` for any other. */
  boundFunction?(file: FileIndex, index: number): Operand;
  /** A name whose binding has the kind `type` means the type of the binding: `Self`. */
  readonly bindsSelfType: boolean;
  /** A constant of an enum is a value of the enum. */
  readonly enumsHoldInstances: boolean;
  /** A subscript of an instance, `x?`, gives the instance itself unless its class declares another result. */
  readonly itemsKeepInstances: boolean;
  /** An iteration over a mapping yields its values. */
  readonly iteratesOverValues: boolean;
  /** `return` in a generator only ends the generator. */
  readonly generatorsReturnNothing: boolean;
}

/** The rules of a language by its name. */
export type SemanticsOf = (language: Language) => Semantics;
