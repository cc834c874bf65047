/**
 * Writes `docs/schemas/`: the JSON Schema of every answer, as the program itself has it, and the page that lists them. Run
 * `npm run fix` afterwards, which formats them. A test fails when they differ.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  ANSWER_SCHEMAS,
  type AnswerSchema,
  FILE_SCHEMAS,
  schemaDocuments,
  TOOL_SCHEMAS,
} from "../src/cli/schemas/answer-schemas.ts";

const FOLDER = fileURLToPath(new URL("../docs/schemas/", import.meta.url));

const PAGE = `# The JSON of every answer

What llmc-nav prints with \`--json\` or \`--format jsonl\` has a schema (JSON Schema, draft 2020-12). The list is made by
\`scripts/write-schemas.ts\`.

| \`llmc-nav …\` | answers with | schema |
|---|---|---|
%ANSWERS%

| file | schema |
|---|---|
%FILES%

| tool of \`llmc-nav mcp\` | schema of its structured content |
|---|---|
%TOOLS%

- **Strict.** Objects have the keys of their schema and no others, and all of them are always there unless the schema says otherwise;
  what is not known is \`null\`. Only \`enrichment\`, \`symbol_enrichment\`, and \`metadata\` of [the graph](../graph-file.md), are open: they hold what other tools wrote.
- **Made from the types** that the program is compiled with: a field that its schema does not describe, or describes otherwise, is a
  compile error. Every JSON answer in the tests is held against these files, that of the action's \`report-json\` too.
- **Mistakes.** With \`--json\` every command answers what cannot be answered with an envelope ([error.json](error.json)) whose \`meta.status\` is
  \`ERROR\` and whose \`error_code\` is one of the [error codes](../error-codes.md): \`BAD_REQUEST\` for a wrong call. A sentence on standard error
  says the same, and the exit code is 2. \`search\`, \`where-used\` and \`lineage\` do so wherever they print JSON.
- **The action's \`report-json\`** is the answer of the command of its mode: [review](review.json), [audit](audit.json),
  [validate](validate.json), or that of \`query-tool\`.
- **[MCP](../mcp.md)** tools answer with less than the command of the same name: no keys without a value, nothing twice, one line of code a
  place, and no more than the budget of the call allows. Their schemas are here and not in \`tools/list\`, where every session would pay for them.
`;

/** The page that lists the schemas. */
export function schemaPage(): string {
  const inOrder = ANSWER_SCHEMAS.toSorted((a, b) => (a.call < b.call ? -1 : 1));
  const files = FILE_SCHEMAS.map(({ name, path }) => `| \`${path}\` | [${name}.json](${name}.json) |`);
  const tools = TOOL_SCHEMAS.map(({ name, tool }) => `| \`${tool}\` | [${name}.json](${name}.json) |`);
  return PAGE.replace("%ANSWERS%", inOrder.map(row).join("\n"))
    .replace("%FILES%", files.join("\n"))
    .replace("%TOOLS%", tools.join("\n"));
}

function row({ name, call, isLines }: AnswerSchema): string {
  return `| \`${call}\` | ${isLines ? "a line for each" : "one document"} | [${name}.json](${name}.json) |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const documents = schemaDocuments();
  for (const [name, document] of documents) {
    writeFileSync(`${FOLDER}${name}.json`, `${JSON.stringify(document, undefined, 2)}\n`);
  }
  writeFileSync(`${FOLDER}README.md`, schemaPage());
  console.log(`docs/schemas/ has ${documents.size} schemas`);
}
