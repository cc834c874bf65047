import type { BreakRules } from "../../code/break-rules.ts";
import { FileNames } from "../../code/file-names.ts";
import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";
import type { Semantics } from "../../code/world.ts";
import type { LanguageRow } from "../language.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { includedMembers } from "../shared/included-files.ts";
import { PLAIN } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

const SEMANTICS: Semantics = {
  ...PLAIN,
  isTyped: false,
  family: "shell",
  makeFinder: (paths) => new ShellModuleFinder(paths),
  visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name),
  ownersNamed: topLevelMembers,
};

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  hasOpenNames: true,
  isPublic: () => true,
};

export const BASH_ROWS: readonly LanguageRow[] = [
  {
    language: "bash",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: () => false,
      load: async () => (await import("./tests.ts")).batsTests,
    },
    extensions: [".sh", ".bash", ".bats"],
    fileNames: [".bashrc", ".bash_profile", ".profile"],
    interpreters: ["sh", "bash", "dash", "ksh", "zsh"],
    mimeTypes: ["application/x-sh", "text/x-shellscript"],
    sign: /^[ \t]*(?:fi|done|esac)[ \t]*$|^[ \t]*(?:echo|export) /m,
    indexName: "shell",
    hasHashComments: true,
    parser: {
      grammar: {
        wasm: "tree-sitter-bash/tree-sitter-bash.wasm",
        rules: async () => (await import("./rules.ts")).BASH,
      },
    },
  },
];

/** Finds the files that shell scripts source. The directory is often computed at run time, so only the constant end of the path is used. */
export class ShellModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  readonly #names: FileNames;

  constructor(paths: PathIndex) {
    this.#paths = paths;
    this.#names = new FileNames(paths.files, (name) => [name]);
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const known = specifier.replace(/^.*(?:[)}`]|\$\w+)"?\/?/, "").replace(/^["']|["']$/g, "");
    if (known === "" || /[$`*]/.test(known)) return EXTERNAL_MODULE;
    for (const base of [parentOf(fromPath), ""]) {
      const path = joinPath(base, known);
      if (path !== undefined && this.#paths.hasFile(path)) return { kind: "file", path };
    }
    const path = this.#names.endingWith(known.replace(/^(?:\.{0,2}\/)+/, ""), fromPath);
    return path === undefined ? EXTERNAL_MODULE : { kind: "file", path };
  }
}
