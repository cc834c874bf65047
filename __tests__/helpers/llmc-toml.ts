import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../fixtures/llmc-toml/", import.meta.url));

/** Every real `llmc.toml` of the fixtures, with its name. */
export function realConfigs(): readonly (readonly [name: string, text: string])[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".toml"));
  return names.sort().map((name) => [name, readFileSync(`${FOLDER}${name}`, "utf8")]);
}
