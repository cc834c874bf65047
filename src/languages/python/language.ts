import type { LanguageRow } from "../language.ts";
import { PYTHON_BREAKS } from "./breaks.ts";
import { PYTHON } from "./semantics.ts";

/** The members of types that every Python program uses. */
const PYTHON_MEMBERS =
  "add append capitalize casefold center clear close copy count decode difference discard encode endswith expandtabs extend find fileno flush format format_map fromkeys get group groups index insert intersection isalnum isalpha isdigit islower isspace issubset issuperset istitle isupper items join keys ljust lower lstrip open partition pop popitem read readable readline readlines remove replace reverse rfind rindex rjust rpartition rsplit rstrip run seek send setdefault sort split splitlines start startswith strip sub swapcase symmetric_difference tell throw title translate truncate union update upper values write writelines zfill match search name date time year month day hour minute second";

export const PYTHON_ROWS: readonly LanguageRow[] = [
  {
    language: "python",
    semantics: PYTHON,
    breaks: PYTHON_BREAKS,
    tests: {
      isConfig: (path) => /(?:^|\/)(?:\.?pytest\.ini|pyproject\.toml|tox\.ini|setup\.cfg|manage\.py)$/.test(path),
      load: async () => (await import("./tests.ts")).pythonTests,
    },
    extensions: [".py", ".pyi", ".pyw"],
    fileNames: ["SConstruct", "SConscript", "wscript"],
    interpreters: ["python", "pypy"],
    mimeTypes: ["text/x-python", "application/x-python-code"],
    sign: /^[ \t]*(?:def \w+\(.*\).*:|from [\w.]+ import |class \w+.*:)[ \t]*(?:$|\S)/m,
    hasHashComments: true,
    commonMembers: PYTHON_MEMBERS,
    parser: {
      load: async () => (await import("./extract.ts")).extractPython,
      work: { name: "python", aByte: 1, toStart: 1_500_000 },
    },
  },
];
