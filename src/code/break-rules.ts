import type { Definition, FileFacts, Import, Parameter, Reference } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import type { TypeBrackets } from "./operand-text.ts";
import type { DefinitionHandle, Type } from "./type.ts";
import type { World } from "./world.ts";

/**
 * Whether something lacks a name. `present`: it leads to something. `hollow`: the name is there, but what it stands for is not
 * found. `missing`: beyond doubt not there. `doubtful`: most likely not there. `unknown`: nothing can be said.
 */
export type Absence = "present" | "hollow" | "missing" | "doubtful" | "unknown";

/** The ways to make an instance of a class, a list of parameters each; `unknown` when they are not written down. */
export type Makers = readonly (readonly Parameter[])[] | "unknown";

/** The types of the language itself that nothing but their own kind converts to: as facts name them → kind and name in code. */
export type TypeWords = ReadonlyMap<string, readonly ["number" | "text" | "truth" | "list", string]>;

/** The rules of a language by which a change breaks a use, as far as languages differ. */
export interface BreakRules {
  // Names that are there without a definition in the repository
  /** Bare names that the language, its engines and its test runners bind. */
  readonly globalNames: ReadonlySet<string>;
  /** Whether objects have a member though no class declares it: those of the root class, and those that a compiler writes. */
  isUniversalMember(name: string): boolean;
  /** Members with which a class may answer to any name. */
  readonly catchAllMembers: readonly string[];
  /** Members by which a class has what something from outside has, such as the length of a text. */
  readonly forwardingMembers: readonly string[];
  /** Classes from outside that many extend, and the members they bring, as words. */
  readonly knownBases: ReadonlyMap<string, string>;
  /** A declared type can be a choice of several, of which a test tells one apart. */
  readonly hasUnions: boolean;
  /** Writing a bare name that nothing binds makes it. */
  readonly makesNamesByWriting: boolean;
  /** A bare name that nothing binds may come from a package, from the shell's path or from the language itself. */
  readonly hasOpenNames: boolean;
  /**
   * Star imports from outside: they bring any name; or they may bring one that the repository's own hid at base; or they cannot, because
   * the two would have clashed at base.
   */
  readonly outsideStars: "bring anything" | "may shadow" | "cannot shadow";
  /** Whether a definition may stand in front of something from outside with the same name: `#define open _open`. */
  hidesOutside(file: FileIndex, index: number): boolean;
  /** A type of the kind of `struct name` is not meant by its name alone. */
  readonly keepsTagsApart: boolean;
  /** All files see what one of them requires: a name is there wherever it is defined. */
  readonly sharesNames: boolean;
  /** The names under which a class in another language of the family declares what is called by this name here. */
  namesInFamily(name: string): readonly string[];
  /** Whether a type may be in a package though no file is called after it. */
  isInPackage(world: World, file: FileIndex, namespace: string, name: string): boolean;
  /** A package may have parts in the repository and parts outside. */
  readonly sharesPackages: boolean;
  /** An import that binds something and loads nothing breaks nothing while no code relies on it. */
  isIdleImport(facts: FileFacts, imported: Import): boolean;

  /** Names of types are in comments alone: nothing fails when they mean nothing. */
  readonly typesAreComments: boolean;

  // Modules
  /** A file has of another only what it imports from it, and an import of what is not there fails by itself. */
  readonly listsNames: boolean;
  /** Whether a module lacks a name that leads to no member of it. */
  absenceIn(world: World, file: FileIndex, name: string): Absence;
  /** The modules from which a module passes on a name. */
  passedOn(world: World, file: FileIndex, name: string): readonly string[];
  /** Whether a definition lists the public names of its module, so that it is no symbol itself. */
  isListOfNames(qualname: string): boolean;

  // Members
  /** Objects have the members that their types declare; elsewhere anybody may add one. */
  readonly hasFixedMembers: boolean;
  /** Whether writing a member that objects of some types lack makes it. */
  writesMakeMembers(world: World, file: FileIndex, reference: Reference, types: readonly Type[]): boolean;
  /** Classes declare the methods of their objects: setting one that was lost, or a property, is more likely a mistake than meant. */
  readonly classesDeclareMembers: boolean;
  /** Whether an override must be marked as one, so that a lost member which was not marked is not inherited from outside now. */
  readonly overridesAreMarked: "always" | "sometimes" | "never";
  /** What is marked as an override and overrides nothing is refused; elsewhere the mark is a hint. */
  readonly overridesAreExact: boolean;
  /** What a class inherits is methods alone, and not fields. */
  readonly inheritsMethodsAlone: boolean;
  /** True if the members read of a class in a damaged file are all that it has, because the parser goes on after an error. */
  readonly readsDamagedClasses: boolean;
  /** The code that sees private members of a class; undefined where none are private. */
  readonly privateSeenBy: "class" | "subclasses" | "file" | undefined;
  /** A class may call others its friends, which see what is private in it. */
  readonly hasFriends: boolean;
  /** Whether a file sees what another one does not export; undefined where nothing can be said. */
  readonly seesUnexported: ((own: FileIndex, user: FileIndex) => boolean) | undefined;
  /** The parts of a class stand in several files. */
  readonly hasPartialClasses: boolean;
  /** Whether other files can use a symbol; `exported` has the names that the file exports. */
  isPublic(qualname: string, definitions: readonly Definition[], exported: ReadonlySet<string>): boolean;
  /** Whether a definition is a test by a mark of its own, whatever file it stands in. */
  isTest(facts: FileFacts, definition: Definition): boolean;
  /** Whether a file belongs to a program that no other code can import; `has` tells which files there are. */
  isOfProgram(path: string, has: (path: string) => boolean): boolean;

  // Calls
  /** A call whose arguments do not fit is refused. */
  readonly checksCalls: boolean;
  /** Whether a function has the parameters that are written though a decorator stands above it. */
  keepsParameters(decorator: string): boolean;
  /** The name of the method that makes an instance of a class. */
  constructorOf(className: string): string;
  /** The word that calls the constructor of the base class; undefined where it is called by its name. */
  readonly superWord: string | undefined;
  /** The word by which a constructor calls another one of its class; undefined where none does. */
  readonly selfWord: string | undefined;
  /** The makers of a class that does not say them by a constructor; undefined when its constructor says them. */
  makersOf(world: World, file: FileIndex, handle: DefinitionHandle): Makers | undefined;
  /** Arguments beyond the parameters are taken and left alone. */
  readonly takesMoreArguments: boolean;
  /** Functions of one name that differ in their parameters are different ones, and inherited ones count as well. */
  readonly hasOverloads: boolean;
  /** The types by which overloads are told apart, where the types of arguments are checked; undefined where they are not. */
  readonly typeWords: TypeWords | undefined;
  /** The member by which a class says that it converts to another type by itself. */
  readonly conversionMember: string | undefined;
  /** A method can be called through its type, with the object as its first argument. */
  readonly takesObjectAsArgument: boolean;
  /** A static method can be called on what is its first argument. */
  readonly hasExtensionMethods: boolean;
  /** A call that is the only argument passes on all of its results. */
  readonly spreadsResults: boolean;

  // Text
  /** The signs around the arguments of a type. */
  readonly typeBrackets: TypeBrackets;
  /** A name alone between the signs of an object is a field and its value at once: `{ login }`. */
  readonly hasShorthand: boolean;
  /** The encoding that a text says it is in. */
  encodingOf(text: string): string | undefined;
}
