/** Writes `docs/schemas/`: the JSON Schema of every answer, as the program itself has it. Run `npm run fix` afterwards, which formats them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ANSWER_SCHEMAS, schemaDocument } from "../src/api/schemas/documents.ts";

const FOLDER = fileURLToPath(new URL("../docs/schemas/", import.meta.url));

mkdirSync(FOLDER, { recursive: true });
for (const [command, schema] of ANSWER_SCHEMAS) {
  writeFileSync(`${FOLDER}${command}.json`, `${JSON.stringify(schemaDocument(command, schema), undefined, 2)}\n`);
}
console.log(`docs/schemas/ has ${ANSWER_SCHEMAS.size} schemas`);
