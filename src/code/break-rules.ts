import type { Definition, FileFacts, Import, Parameter, Reference } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import type { TypeBrackets } from "./operand-text.ts";
import type { DefinitionHandle, Type } from "./type.ts";
import type { World } from "./world.ts";

/**
 * Whether something lacks a name. `present`: the name leads to something. `hollow`: the name exists, but its meaning is not found.
 * `missing`: the name certainly does not exist. `doubtful`: it most likely does not exist. `unknown`: nothing can be said.
 */
export type Absence = "present" | "hollow" | "missing" | "doubtful" | "unknown";

/** The ways to create an instance of a class, one list of parameters for each way; `unknown` when the code does not declare them. */
export type Makers = readonly (readonly Parameter[])[] | "unknown";

/** Built-in types to which only values of the same kind convert: the name in the facts → the kind and the name in code. */
export type TypeWords = ReadonlyMap<string, readonly ["number" | "text" | "truth" | "list", string]>;

/** The rules that decide whether a change breaks a use in a language. Only rules that differ between languages are here. */
export interface BreakRules {
  // Names that exist without a definition in the repository
  /** Bare names that the language, its runtimes and its test runners bind. */
  readonly globalNames: ReadonlySet<string>;
  /** Whether objects have a member that no class declares: a member of the root class, or one that the compiler generates. */
  isUniversalMember(name: string): boolean;
  /** Members that let a class accept any member name. A class that defines one of them may have every member. */
  readonly catchAllMembers: readonly string[];
  /** Members that give a class the members of a type from outside, such as the length of a string. */
  readonly forwardingMembers: readonly string[];
  /** Classes from outside that code often extends → the members that they provide, separated by spaces. */
  readonly knownBases: ReadonlyMap<string, string>;
  /** A declared type can be a union of several types, and a test in the code can select one of them. */
  readonly hasUnions: boolean;
  /** Whether an assignment to a bare name that nothing binds creates the variable. */
  makesNamesByWriting(file: FileIndex): boolean;
  /** A bare name that nothing binds may come from a package, from the `PATH` of the shell or from the language itself. */
  readonly hasOpenNames: boolean;
  /**
   * Star imports from outside can bring any name; or they may bring a name that a definition of the repository hid at base; or they
   * cannot bring such a name, because the two names would have conflicted at base.
   */
  readonly outsideStars: "bring anything" | "may shadow" | "cannot shadow";
  /** Whether a star import that leads to no file may load a file that a build makes, which passes on what it loads itself. */
  isMadeByBuild(specifier: string): boolean;
  /** Whether a definition may hide something from outside that has the same name: `#define open _open`. */
  hidesOutside(file: FileIndex, index: number): boolean;
  /** The name alone does not mean a type that is declared as `struct name`: code must write `struct name`. */
  readonly keepsTagsApart: boolean;
  /** All files see what one of them requires, so a name is available in whatever file it is defined. */
  readonly sharesNames: boolean;
  /** The names that a class in another language of the family may use to declare the member that this language calls `name`. */
  namesInFamily(name: string): readonly string[];
  /** Whether a package may contain a type even though no file has the name of the type. */
  isInPackage(world: World, file: FileIndex, namespace: string, name: string): boolean;
  /** One part of a package may be in the repository and another part outside. */
  readonly sharesPackages: boolean;
  /** The file or folder with a copy of outside code that an import found at `path`, if the import may also find that code outside. */
  outsideCopyIn(specifier: string, path: string): string | undefined;
  /** Whether an import only binds a name, loads nothing, and no code uses the name. Such an import breaks nothing. */
  isIdleImport(facts: FileFacts, imported: Import): boolean;

  /** Names of types occur only in comments, so nothing fails when a name has no meaning. */
  readonly typesAreComments: boolean;

  // Modules
  /** Each leading part of the path of an import may be a file of its own: `use crate::a::b::Name`. */
  readonly importsThroughFiles: boolean;
  /** A file sees only those names of another file that it imports, and the import of a name that does not exist fails by itself. */
  readonly listsNames: boolean;
  /** Whether a module lacks a name for which no member was found in it. */
  absenceIn(world: World, file: FileIndex, name: string): Absence;
  /** The modules from which a module may re-export a name with a star export or a star import. */
  passedOn(world: World, file: FileIndex, name: string): readonly string[];
  /** Whether a definition is the list of the public names of its module. Such a list is not a symbol. */
  isListOfNames(qualname: string): boolean;

  // Members
  /** Whether a function that code uses as an object or as a class lacks a member; `kind` tells which of the two is asked. */
  absenceInFunction(
    world: World,
    file: FileIndex,
    asked: { readonly kind: Type["kind"]; readonly index: number },
    name: string,
  ): Absence;
  /** Objects have exactly the members that their types declare; in other languages any code can add a member. */
  readonly hasFixedMembers: boolean;
  /** Whether an assignment to a member that objects of these types lack creates the member. */
  writesMakeMembers(world: World, file: FileIndex, reference: Reference, types: readonly Type[]): boolean;
  /** Classes declare the methods of their objects: an assignment to a lost method or property is more likely a mistake than intended. */
  readonly classesDeclareMembers: boolean;
  /** Whether an override must be marked. If so, a lost member without the mark is not inherited from outside now. */
  readonly overridesAreMarked: "always" | "sometimes" | "never";
  /** The compiler rejects a member that is marked as an override and overrides nothing; in other languages the mark is only a hint. */
  readonly overridesAreExact: boolean;
  /** A class inherits only methods, not fields. */
  readonly inheritsMethodsAlone: boolean;
  /** The members read from a class in a file with syntax errors are all its members, because the parser continues after an error. */
  readonly readsDamagedClasses: boolean;
  /** The signature of something public cannot name a private type. */
  readonly refusesExposure: boolean;
  /** The code that sees the private members of a class; undefined if the language has no private members. */
  readonly privateSeenBy: "class" | "subclasses" | "file" | undefined;
  /** A class may declare other code to be its friend, which then sees its private members. */
  readonly hasFriends: boolean;
  /** Whether a file sees what another file does not export; undefined if nothing can be said. */
  readonly seesUnexported: ((own: FileIndex, user: FileIndex) => boolean) | undefined;
  /** The parts of one class can be in several files. */
  readonly hasPartialClasses: boolean;
  /** Whether other files can use a symbol; `exported` contains the names that the file exports. */
  isPublic(qualname: string, definitions: readonly Definition[], exported: ReadonlySet<string>): boolean;
  /** Whether a mark on the definition itself makes it a test. The file that contains it does not matter. */
  isTest(facts: FileFacts, definition: Definition): boolean;
  /** Whether a file belongs to a program that no other code can import; `has` tells whether a file exists. */
  isOfProgram(path: string, has: (path: string) => boolean): boolean;

  // Calls
  /** A call fails if its arguments do not match the parameters. */
  readonly checksCalls: boolean;
  /** Whether a function still takes the parameters that it declares when it has this decorator. */
  keepsParameters(decorator: string): boolean;
  /** The name of the method that creates an instance of a class. */
  constructorOf(className: string): string;
  /** The word that calls the constructor of the base class; undefined if code calls that constructor by its name. */
  readonly superWord: string | undefined;
  /** The word with which a constructor calls another constructor of its class; undefined if the language has none. */
  readonly selfWord: string | undefined;
  /** The makers of a class that declares them without a constructor; undefined when its constructor declares them. */
  makersOf(world: World, file: FileIndex, handle: DefinitionHandle): Makers | undefined;
  /** A call may have more arguments than the function has parameters; the extra arguments are ignored. */
  readonly takesMoreArguments: boolean;
  /** Functions with the same name and different parameters are different functions, and inherited functions count as well. */
  readonly hasOverloads: boolean;
  /** Of the definitions of one function, those that callers see: the code of overloads may stand in one that they do not. */
  formsSeen(file: FileIndex, indexes: readonly number[]): readonly number[];
  /** The types that distinguish overloads, if the language checks the types of arguments; undefined if it does not. */
  readonly typeWords: TypeWords | undefined;
  /** The member with which a class declares that its objects convert to another type implicitly. */
  readonly conversionMember: string | undefined;
  /** A method can be called through its type, with the object as its first argument. */
  readonly takesObjectAsArgument: boolean;
  /** A static method can be called as a member of the value that is its first argument. */
  readonly hasExtensionMethods: boolean;
  /** If a call is the only argument of another call, it passes all its results as arguments. */
  readonly spreadsResults: boolean;

  // Text
  /** The signs around the arguments of a type. */
  readonly typeBrackets: TypeBrackets;
  /** A bare name inside the braces of an object is both a field and the value of that field: `{ login }`. */
  readonly hasShorthand: boolean;
  /** The encoding that a text declares for itself. */
  encodingOf(text: string): string | undefined;
}
