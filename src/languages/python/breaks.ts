import type { Absence, BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import { lookupName } from "../../code/scope-lookup.ts";
import type { DefinitionHandle, Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import {
  isReferenceOperand,
  NO_OPERAND,
  operandIndex,
  type Reference,
  referenceOperand,
  valueOperand,
} from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { makersOf } from "./makers.ts";
import { mayAnswerFor } from "./offered-names.ts";

/** Matches the encoding of a file in the place where the interpreter looks for it: a comment in one of the first two lines. */
const ENCODING = /^(?:[^\n]*\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
const SPECIAL = /^__\w+__$/;
const GLOBALS: ReadonlySet<string> = new Set(["globals"]);

const TRANSPARENT_DECORATOR =
  /^(?:\w+\.)*(?:staticmethod|classmethod|abstractmethod|override|final|overload|lru_cache|cache|contextmanager|asynccontextmanager|deprecated|no_type_check)\b/;

export const PYTHON_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  overridesAreExact: false,
  typeBrackets: "[]",
  globalNames: words(
    "ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning WindowsError ZeroDivisionError __build_class__ __debug__ __doc__ __file__ __import__ __loader__ __name__ __package__ __path__ __spec__ __class__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip reveal_type",
  ),
  isUniversalMember: (name) => SPECIAL.test(name),
  outsideStars: "bring anything",
  catchAllMembers: ["__getattr__", "__getattribute__"],
  knownBases: new Map([
    ...["object", "ABC", "Generic", "Protocol", "TypedDict"].map((name) => [name, ""] as const),
    ...["Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"].map((name) => [name, "name value"] as const),
    ...["Exception", "ValueError", "RuntimeError", "TypeError"].map(
      (name) => [name, "args with_traceback add_note"] as const,
    ),
    ["NamedTuple", "count index _asdict _replace _make _fields _field_defaults"],
  ]),

  listsNames: true,
  absenceIn,
  passedOn: (world, file, name) =>
    file.starImports
      .map(({ module }) => module)
      .filter((module) => {
        const target = world.module(file.path, module);
        return target.kind !== "file" || world.file(target.path)?.exports.listed?.has(name) !== false;
      }),
  isListOfNames: (qualname) => qualname === "__all__",

  writesMakeMembers: (world, file, reference, types) => !isRefusedWrite(world, file, reference, types),
  overridesAreMarked: "never",
  readsDamagedClasses: false,
  isPublic: (qualname) => qualname.split(".").every((part) => !part.startsWith("_") || SPECIAL.test(part)),

  checksCalls: true,
  keepsParameters: (decorator) => TRANSPARENT_DECORATOR.test(decorator),
  constructorOf: () => "__init__",
  superWord: undefined,
  makersOf,

  encodingOf: (text) => ENCODING.exec(text)?.[1],
};

function absenceIn(_world: World, file: FileIndex, name: string): Absence {
  if (SPECIAL.test(name)) return "present";
  if (file.bindingsOf(0, name).length > 0) {
    return file.bindingsOf(0, name).some(({ kind }) => kind === "import") ? "hollow" : "present";
  }
  const isOpen = mayAnswerFor(file, name) || asksForGlobals(file);
  // Not every definition of a damaged file is known.
  return isOpen || file.facts.errors.length > 0 ? "unknown" : "missing";
}

/** Whether a file may define names through `globals()`. A parameter called `globals` is not that function. */
function asksForGlobals(file: FileIndex): boolean {
  return file.referencesNamed(GLOBALS).some((index) => {
    const reference = file.facts.references[index];
    if (reference?.receiver !== NO_OPERAND || isHandedToReader(file, index)) return false;
    return !lookupName(file, reference.scope, reference.name);
  });
}

/** Functions that look up names in an argument, but do not define any. */
const READERS: ReadonlySet<string | undefined> = new Set(["__import__", "eval"]);

/** Whether the result of a call is only passed to such a function: `__import__(name, globals())`. */
function isHandedToReader({ facts: { references, values } }: FileIndex, index: number): boolean {
  const operand = valueOperand(values.findIndex(({ kind, of }) => kind === "call" && of === referenceOperand(index)));
  const taker = values.find(({ kind, args }) => kind === "call" && args.includes(operand));
  const callee = taker && isReferenceOperand(taker.of) ? references[operandIndex(taker.of)] : undefined;
  return callee?.receiver === NO_OPERAND && READERS.has(callee.name);
}

/** Base classes from outside whose instances get no dictionary from them. */
const SLOTTED_BASES: ReadonlySet<string> = new Set(["object", "ABC", "Generic", "Protocol"]);

/**
 * Whether Python fails when code writes to an attribute that the object does not have. For most objects, an assignment creates the
 * attribute. But `x.count += 1` and `del x.count` need an attribute that exists, and objects without a dictionary accept no new one.
 */
export function isRefusedWrite(world: World, file: FileIndex, reference: Reference, types: readonly Type[]): boolean {
  const { assignments, references } = file.facts;
  const isAssigned = assignments.some(({ target }) => references[target] === reference);
  return !isAssigned || types.every((type) => takesNoAttributes(world, type));
}

function takesNoAttributes(world: World, type: Type): boolean {
  if (type.kind === "super") return true;
  return type.kind === "instance" && world.ancestryOf(type).classes.every((each) => isSlotted(world, each));
}

function isSlotted(world: World, { path, index }: DefinitionHandle): boolean {
  const file = world.file(path);
  const definition = file?.facts.definitions[index];
  if (!file || !definition) return false;
  const has = (member: string) => file.definitionsNamed(`${definition.qualname}.${member}`).length > 0;
  const areBasesSlotted = definition.bases.every((base) => {
    const isHere = world.typesOf(file, base).some(({ kind }) => kind === "definition" || kind === "instance");
    return isHere || SLOTTED_BASES.has(lastPart(operandText(file.facts, base).replace(/\[.*$/, "")));
  });
  return has("__slots__") && !has("__setattr__") && areBasesSlotted;
}
