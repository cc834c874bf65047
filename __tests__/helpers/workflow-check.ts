import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ENTRY = join(ROOT, "workflow-check-entry.js");
const ENTRY_TEXT = `export { validate } from "@actions/languageservice";
export { TextDocument } from "vscode-languageserver-textdocument";`;

interface LanguageService {
  validate(document: unknown): Promise<readonly { message: string; range: { start: { line: number } } }[]>;
  readonly TextDocument: { create(uri: string, language: string, version: number, text: string): unknown };
}

/** Returns the problems that GitHub's own checks find in a workflow, one sentence for each. */
export type WorkflowCheck = (name: string, text: string) => Promise<string[]>;

/** Loads GitHub's language service. It is bundled first, because it imports JSON in a way that Node does not support. */
export async function loadWorkflowCheck(): Promise<WorkflowCheck> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: "node",
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? ENTRY_TEXT : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  const directory = mkdtempSync(join(tmpdir(), "llmc-nav-workflow-check-"));
  try {
    const file = join(directory, "service.mjs");
    writeFileSync(file, output[0].code);
    const service = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as LanguageService;
    let asked = 0;
    return async (name, text) => {
      // The service caches what it knows about an address, so every document gets a new one.
      const uri = `file:///.github/workflows/${++asked}-${name}`;
      const document = service.TextDocument.create(uri, "yaml", 1, text);
      const found = await service.validate(document);
      return found.map(({ message, range }) => `${name}:${range.start.line + 1}: ${message}`);
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
