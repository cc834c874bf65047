import type { Absence, BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { docStringLines } from "./doc-strings.ts";
import { makersOf } from "./makers.ts";
import { isRefusedWrite } from "./refused-writes.ts";

/** Where an interpreter looks for the encoding of a file: in a comment in one of its first two lines. */
const ENCODING = /^(?:[^\n]*\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
const SPECIAL = /^__\w+__$/;
const GLOBALS: ReadonlySet<string> = new Set(["globals"]);

const TRANSPARENT_DECORATOR =
  /^(?:\w+\.)*(?:staticmethod|classmethod|abstractmethod|override|final|overload|lru_cache|cache|contextmanager|asynccontextmanager|deprecated|no_type_check)\b/;

export const PYTHON_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
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
  constructorName: "__init__",
  superWord: undefined,
  makersOf,

  documentationLines: docStringLines,
  encodingOf: (text) => ENCODING.exec(text)?.[1],
};

function absenceIn(_world: World, file: FileIndex, name: string): Absence {
  if (SPECIAL.test(name)) return "present";
  if (file.bindingsOf(0, name).length > 0) {
    return file.bindingsOf(0, name).some(({ kind }) => kind === "import") ? "hollow" : "present";
  }
  const isOpen = file.bindingsOf(0, "__getattr__").length > 0 || file.referencesNamed(GLOBALS).length > 0;
  // What a damaged file defines is not known in full.
  return isOpen || file.facts.errors.length > 0 ? "unknown" : "missing";
}
