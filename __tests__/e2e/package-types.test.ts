import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { makeTempDir } from "../helpers/git-repo.ts";
import { fencesOf } from "../helpers/markdown.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MANIFEST = readFileSync(join(ROOT, "package.json"), "utf8");
const LIBRARY = join(ROOT, "dist/api/index.js");
const TYPES = join(ROOT, "dist/api/index.d.ts");

const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  // No types of Node or of browsers: the package must not need them.
  types: [],
  lib: ["lib.es2022.d.ts"],
  // The compiler's own libraries need no check; only the types of the package are checked.
  skipDefaultLibCheck: true,
};

const NODE_NEXT: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};
/** The ways in which modern and older programs find a package. */
const WAYS: readonly [string, ts.CompilerOptions][] = [
  ["NodeNext", NODE_NEXT],
  ["Bundler", { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  [
    "Node10",
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Node10, ignoreDeprecations: "6.0" },
  ],
];

/** A project in which the package is installed, as far as a compiler needs it. */
function projectWith(files: Record<string, string>): string {
  const project = makeTempDir();
  const installed = join(project, "node_modules/llmc-nav");
  mkdirSync(join(installed, "dist/api"), { recursive: true });
  writeFileSync(join(installed, "package.json"), MANIFEST);
  writeFileSync(join(installed, "dist/api/index.d.ts"), readFileSync(TYPES));
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  return project;
}

/** The compiler's errors for the files of a project, in the order of the files. */
function complaints(files: Record<string, string>, options: ts.CompilerOptions): string[] {
  const project = projectWith(files);
  const names = Object.keys(files);
  const program = ts.createProgram(
    names.map((name) => join(project, name)),
    { ...STRICT, ...options },
  );
  const found = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => ({
    name: file === undefined ? "" : relative(project, file.fileName),
    message: ts.flattenDiagnosticMessageText(messageText, " "),
  }));
  return found
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
    .map(({ name, message }) => `${name}: ${message}`);
}

function documentedExample(): string {
  const page = readFileSync(join(ROOT, "docs/library.md"), "utf8");
  const examples = fencesOf(page).filter(({ info }) => info === "ts run");
  if (examples.length === 0) throw new Error("docs/library.md has no example");
  return examples.flatMap(({ lines }) => lines).join("\n");
}

const CONSUMER = `import { openRepository, toWire, UserError } from "llmc-nav";
import type { Logger, RagResult, Review, ReviewWire, UseItem } from "llmc-nav";

export async function uses(directory: string, logger: Logger): Promise<readonly string[]> {
  const repository = await openRepository(directory, { logger });
  const result: RagResult<UseItem> = await repository.whereUsed("Auth.login", { limit: 5 });
  const review: Review = await repository.review({ base: "main" });
  const broken: ReviewWire["broken"] = [];
  if (result.meta.status === "ERROR") throw new UserError(result.meta.message, { code: result.meta.errorCode });
  return [...result.items.map(({ symbol, line }) => symbol.path + line), review.head, toWire(result).meta.source, String(broken)];
}
`;

const RIGHT = {
  "console.d.ts": "declare const console: { log(...values: unknown[]): void };\n",
  "example.ts": documentedExample(),
  "consumer.ts": CONSUMER,
};

const OPEN = 'import { openRepository } from "llmc-nav";\nconst repository = await openRepository(".");\n';
const WRONG = {
  "option.ts": `${OPEN}await repository.whereUsed("a", { tests: "some" });\n`,
  "field.ts": `${OPEN}export const { nothing } = await repository.status();\n`,
  "name.ts": 'import { RESULT_STATUSES } from "llmc-nav";\nexport const statuses = RESULT_STATUSES;\n',
};

describe("the package's types", () => {
  it.each(WAYS)("accept correct programs and reject wrong ones with %s", (_name, options) => {
    expect(complaints({ ...RIGHT, ...WRONG }, options)).toEqual([
      expect.stringMatching(/^option\.ts: Type '"some"' is not assignable/),
      expect.stringMatching(/^field\.ts: Property 'nothing' does not exist/),
      expect.stringMatching(/^name\.ts: .* no exported member named 'RESULT_STATUSES'/),
    ]);
  });

  it("let CommonJS require the package", () => {
    const text = 'import nav = require("llmc-nav");\nexport const open = nav.openRepository;\n';
    expect(complaints({ "old.cts": text }, NODE_NEXT)).toEqual([]);
  });
});

describe("what the package's types declare", () => {
  const program = ts.createProgram([TYPES], { ...STRICT, module: ts.ModuleKind.ESNext });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(TYPES);
  const exported = source ? checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol) : [];

  it("is exactly what exists at run time", async () => {
    const values = exported.filter(({ flags }) => (flags & ts.SymbolFlags.Value) !== 0).map(({ name }) => name);
    const library: object = await import(/* @vite-ignore */ pathToFileURL(LIBRARY).href);
    expect(values.sort()).toEqual(Object.keys(library).sort());
  });

  it("has documentation", () => {
    const silent = exported.filter((symbol) => symbol.getDocumentationComment(checker).length === 0);
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(exported.length).toBeGreaterThan(50);
  });

  it("does not contain how git is run", () => {
    expect(readFileSync(TYPES, "utf8")).not.toMatch(/\b(?:GitProcess|class Git|class Repository|Buffer|NodeJS)\b/);
  });
});
