import { EXTERNAL_MODULE } from "../../src/code/project.ts";
import { FactsBuilder } from "../../src/languages/facts-builder.ts";
import { addLanguage } from "../../src/languages/registry.ts";
import { includedMembers } from "../../src/languages/shared/included-files.ts";
import { PLAIN } from "../../src/languages/shared/plain.ts";
import { PLAIN_BREAKS } from "../../src/languages/shared/plain-breaks.ts";
import { type FileFacts, NO_OPERAND } from "../../src/model/facts.ts";
import { fingerprint, hashText } from "../../src/util/fingerprint.ts";

const LANGUAGE = "toy";
const IMPORT = { kind: "star", name: "", alias: "", scope: 0, isTypeOnly: false } as const;

/**
 * A language with three kinds of lines: `use file.toy`, `fun name a b` and, indented in a function, `call name a b`. It has everything that
 * the room of a language needs, so that its files can be read, asked about and reviewed.
 */
export function addToyLanguage(): void {
  const work = { name: LANGUAGE, aByte: 1, toStart: 1 };
  addLanguage({
    language: LANGUAGE,
    extensions: [".toy"],
    parser: { load: async () => extract, work },
    semantics: {
      ...PLAIN,
      family: LANGUAGE,
      makeFinder: (paths) => ({
        find: (_from, path) => (paths.hasFile(path) ? { kind: "file", path } : EXTERNAL_MODULE),
      }),
      visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name),
    },
    breaks: { ...PLAIN_BREAKS, checksCalls: true, isPublic: () => true },
  });
}

function extract(text: string): FileFacts {
  const builder = new FactsBuilder(LANGUAGE);
  const lines = text.split("\n");
  let scope = 0;
  for (const [at, written] of lines.entries()) {
    const [word = "", name = "", ...args] = written.trim().split(" ");
    const line = at + 1;
    const column = written.indexOf(name) + 1;
    if (word === "use") {
      builder.imports.push({ ...IMPORT, module: name, line, column });
    } else if (word === "fun") {
      scope = addFunction(builder, name, args, bodyAfter(lines, at), line, column);
    } else if (word === "call") {
      const callee = builder.addReference(name, line, column, "call", scope);
      const values = args.map((arg) => builder.addReference(arg, line, written.lastIndexOf(arg) + 1, "read", scope));
      builder.addValue("call", callee, values);
    }
  }
  return builder.build();
}

/** The lines of a function after its first line. */
function bodyAfter(lines: readonly string[], at: number): readonly string[] {
  const end = lines.findIndex((line, index) => index > at && !line.startsWith(" "));
  return lines.slice(at + 1, end < 0 ? lines.length : end);
}

function addFunction(
  builder: FactsBuilder,
  qualname: string,
  params: readonly string[],
  body: readonly string[],
  line: number,
  nameColumn: number,
): number {
  const index = builder.definitions.length;
  const scope = builder.addScope("function", 0, index);
  builder.bind(0, qualname, "definition", line, nameColumn, { index });
  for (const param of params) builder.bind(scope, param, "parameter", line, 1);
  builder.definitions.push({
    qualname,
    kind: "function",
    parent: -1,
    startLine: line,
    endLine: line + body.length,
    fullStartLine: line,
    nameLine: line,
    nameColumn,
    flags: 0,
    scope,
    params: params.map((name) => ({ name, kind: "normal", isOptional: false, type: NO_OPERAND, defaultHash: "" })),
    returnType: NO_OPERAND,
    returns: [],
    bases: [],
    decorators: [],
    signatureHash: fingerprint(params.map((param) => hashText(param))),
    bodyHash: fingerprint(body.map((each) => hashText(each))),
  });
  return scope;
}
