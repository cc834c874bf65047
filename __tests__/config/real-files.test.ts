import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { realConfigs } from "../helpers/llmc-toml.ts";

/** Revisions from before routing was added, and after it was removed. */
const WITHOUT_ROUTES = ["3c12c31.toml", "ed464ed.toml"];

interface ConfigKey {
  readonly key: string;
  readonly examples: readonly unknown[];
}

function configKeys(): readonly ConfigKey[] {
  const path = new URL("../fixtures/llmc/config_keys.json", import.meta.url);
  return (JSON.parse(readFileSync(path, "utf8")) as { keys: ConfigKey[] }).keys;
}

/** One key of LLMC with one of its values, as a separate text. */
function keyAsToml({ key, examples }: ConfigKey): string {
  const parts = key.split(" . ");
  const name = JSON.stringify(parts.at(-1));
  const tables: string[] = [];
  const path: string[] = [];
  for (const part of parts.slice(0, -1)) {
    path.push(JSON.stringify(part.replace("[]", "")));
    if (part.endsWith("[]")) tables.push(`[[${path.join(".")}]]`);
  }
  if (!parts.at(-2)?.endsWith("[]")) tables.push(`[${path.join(".")}]`);
  return `${tables.join("\n")}\n${name} = ${JSON.stringify(examples[0] ?? "")}\n`;
}

describe("config/load-config: LLMC's own files", () => {
  it.each(realConfigs())("loads %s with its routes", (name, text) => {
    const { config, findings } = loadConfig(text);
    const errors = findings.filter(({ severity }) => severity === "error").map(({ code }) => code);
    if (WITHOUT_ROUTES.includes(name)) {
      expect(errors).toEqual(["MISSING_DOCS_ROUTE"]);
    } else {
      expect(errors).toEqual([]);
      expect([...(config?.routes.keys() ?? [])]).toEqual(expect.arrayContaining(["code", "docs"]));
      expect(config?.profiles.get("code_jina")).toMatchObject({ provider: "ollama", dimension: 768, costClass: "low" });
    }
    // The only warnings are about a key in the wrong table and about a provider that only LLMC has.
    const warnings = findings.filter(({ severity }) => severity === "warning").map(({ key }) => key.split(".").at(-1));
    expect(warnings.filter((key) => key !== "gpu_min_free_mb" && key !== "provider")).toEqual([]);
  });

  it("reads the address of a service from all places in which LLMC's files can have it", () => {
    const text = realConfigs().find(([name]) => name === "3107fed.toml")?.[1] ?? "";
    const profiles = loadConfig(text).config?.profiles;
    expect(profiles?.get("docs")).toMatchObject({ apiBase: "http://localhost:11434", timeoutSeconds: 120 });
    expect(profiles?.get("medical")).toMatchObject({ apiBase: "http://athena:11434", dimension: 1024 });
    expect(profiles?.has("medical_doc")).toBe(true);
    expect(profiles?.get("medical_doc")).toBeUndefined();
  });

  it("knows every key of all versions of LLMC, except one in the wrong table", () => {
    const keys = configKeys();
    const unknown = keys.filter((each) =>
      loadConfig(keyAsToml(each)).findings.some(({ code }) => code === "UNKNOWN_KEY"),
    );
    expect(keys).toHaveLength(287);
    expect(unknown.map(({ key }) => key)).toEqual([
      "routing . multi_route . docs_primary . gpu_min_free_mb",
      "routing . options . gpu_min_free_mb",
    ]);
  });
});

const DEFAULT_DOCS =
  '[embeddings.profiles.default_docs]\nprovider = "openai"\nmodel = "text-embedding-3-large"\ndim = 3072\n';
const CODE_JINA =
  '[embeddings.profiles.code_jina]\nprovider = "ollama"\nmodel = "jina-embeddings-v2-base-code:q5_k_m"\ndim = 768\n';
const DOCS_ROUTE = '[embeddings.routes.docs]\nprofile = "default_docs"\nindex   = "emb_docs"\n';
const CODE_ROUTE = '[embeddings.routes.code]\nprofile = "code_jina"\nindex   = "emb_code"\n';
const TYPES = 'erp_product = "docs"\nconfig      = "docs"\ndata        = "docs"\nother       = "docs"\n';

describe("config/load-config: the examples of LLMC's routing document", () => {
  it.each([
    [
      "docs only",
      `${DEFAULT_DOCS}${DOCS_ROUTE}[routing.slice_type_to_route]\ncode = "docs"\ndocs = "docs"\n${TYPES}` +
        "[routing.options]\nenable_query_routing = false # Default if omitted, explicit here\n",
    ],
    [
      "docs and code, with fan-out",
      `${DEFAULT_DOCS}cost_class = "medium"\ncapabilities = ["natural_language"]\n${CODE_JINA}${DOCS_ROUTE}${CODE_ROUTE}` +
        `[routing.slice_type_to_route]\ncode = "code"\ndocs = "docs"\n${TYPES}` +
        "[routing.options]\nenable_query_routing = true\nenable_multi_route = true\n" +
        '[routing.multi_route.code_primary]\nprimary = "code"\nsecondary = [\n  { route = "docs", weight = 0.5 }\n]\n',
    ],
  ])("reports nothing for: %s", (_title, text) => {
    expect(loadConfig(text).findings).toEqual([]);
  });

  it("accepts a custom slice type, and says that nothing is classified as this type yet", () => {
    const text = `${DEFAULT_DOCS}${CODE_JINA}${DOCS_ROUTE}${CODE_ROUTE}[routing.slice_type_to_route]\ncode = "code"\n${TYPES}sql = "code"\n`;
    const { config, findings } = loadConfig(text);
    expect(config?.sliceTypeToRoute.get("sql")).toBe("code");
    expect(findings.map(({ code }) => code)).toEqual(["UNKNOWN_SLICE_TYPE"]);
  });
});
