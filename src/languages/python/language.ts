import type { LanguageRow } from "../language.ts";
import { PYTHON_MEMBERS } from "./common-members.ts";

export const PYTHON_ROWS: readonly LanguageRow[] = [
  {
    language: "python",
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
