import { EMBEDDING_PROVIDERS, type EmbeddingProfile, type EmbeddingProvider, WORD_MODEL } from "../model/routing.ts";
import { nearestName } from "./findings.ts";
import { quote } from "./quote.ts";
import { readDimension } from "./read-dimension.ts";
import { PROVIDER_TABLES, readProviderSettings, SECRET_KEYS } from "./read-provider-settings.ts";
import type { TableReader } from "./table-reader.ts";

/** Providers that LLMC supports and llmc-nav does not. */
const UNSUPPORTED_PROVIDERS: readonly string[] = ["clinical-longformer"];
const COST_CLASSES: readonly string[] = ["free", "low", "medium", "high"];

/** All keys that a profile may contain. */
export const PROFILE_KEYS: readonly string[] = [
  "provider",
  "model",
  "dim",
  "dimension",
  "cost_class",
  "capabilities",
  "local_only",
  "max_seq_tokens",
  "ollama_host",
  "gpu_min_free_mb",
  ...PROVIDER_TABLES,
  ...SECRET_KEYS,
];

/** Reads `[embeddings.profiles.<name>]`; undefined when it cannot be used as written. */
export function readProfile(name: string, table: TableReader): EmbeddingProfile | undefined {
  const provider = readProvider(table);
  const model = readModel(table, provider);
  const dimension = readDimension(table, provider);
  const costClass = readCostClass(table);
  const capabilities = table.texts("capabilities") ?? [];
  const settings = readProviderSettings(table, provider);
  table.flag("local_only");
  table.number("gpu_min_free_mb");
  if (provider === undefined || model === undefined || dimension === undefined) return undefined;
  return { name, provider, model, dimension, capabilities, costClass, ...settings };
}

function readProvider(table: TableReader): EmbeddingProvider | undefined {
  if (!table.has("provider")) return assumedProvider(table);
  const name = table.text("provider");
  const provider = EMBEDDING_PROVIDERS.find((each) => each === name);
  if (name === undefined || provider !== undefined) return provider;
  if (UNSUPPORTED_PROVIDERS.includes(name)) {
    const message = `llmc-nav has no provider ${quote(name)}: routes with this profile cannot be used here.`;
    table.report("UNSUPPORTED_PROVIDER", "provider", message);
    return undefined;
  }
  const message = `There is no provider ${quote(name)}: there are ${EMBEDDING_PROVIDERS.join(", ")}.`;
  table.report("UNKNOWN_PROVIDER", "provider", message, { suggest: () => nearestName(name, EMBEDDING_PROVIDERS) });
  return undefined;
}

function assumedProvider(table: TableReader): EmbeddingProvider | undefined {
  if (table.has("model")) {
    table.report("MISSING_PROVIDER", undefined, `[${table.name}] does not say whose model it means: add provider.`);
    return undefined;
  }
  table.report("ASSUMED_PROVIDER", undefined, `[${table.name}] has no provider: the offline one, "hash", is used.`);
  return "hash";
}

function readModel(table: TableReader, provider: EmbeddingProvider | undefined): string | undefined {
  const model = table.text("model");
  if (model?.trim() === "") {
    table.report("BAD_VALUE", "model", `The model of [${table.name}] is empty.`);
    return undefined;
  }
  if (table.has("model") || provider === undefined) return model;
  if (provider === "hash") return provider;
  if (provider === WORD_MODEL.provider) return WORD_MODEL.model;
  const message = `[${table.name}] needs a model: the provider ${quote(provider)} has several.`;
  table.report("MISSING_MODEL", undefined, message);
  return undefined;
}

function readCostClass(table: TableReader): string | undefined {
  const costClass = table.text("cost_class");
  if (costClass !== undefined && !COST_CLASSES.includes(costClass)) {
    const message = `The cost class ${quote(costClass)} is none of ${COST_CLASSES.join(", ")}.`;
    table.report("UNKNOWN_COST_CLASS", "cost_class", message, { suggest: () => nearestName(costClass, COST_CLASSES) });
  }
  return costClass;
}
