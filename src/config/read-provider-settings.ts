import { type EmbeddingProvider, needsNoService } from "../model/routing.ts";
import type { TableReader } from "./table-reader.ts";

/** Keys under which people put secrets; none is read, and each is reported. */
export const SECRET_KEYS: readonly string[] = ["api_key", "key", "token", "password", "secret"];

/** Tables with settings for one provider: its name, with `_` for `-`. */
export const PROVIDER_TABLES: readonly string[] = [
  "words",
  "hash",
  "ollama",
  "openai",
  "sentence_transformer",
  "clinical_longformer",
];

const SETTING_KEYS: readonly string[] = [
  "api_base",
  "timeout",
  "model_name",
  "device",
  "batch_size",
  "normalize_embeddings",
  "trust_remote_code",
  "config_path",
  "max_seq_tokens",
];

/** The address, the timeout and the input limit of a provider. */
export interface ProviderSettings {
  readonly apiBase: string | undefined;
  /** The reason why a configured address cannot be used. */
  readonly addressProblem?: string;
  readonly timeoutSeconds: number | undefined;
  readonly maxSequenceTokens: number | undefined;
}

/** Reads the settings of a profile's provider, such as `[embeddings.profiles.docs.ollama]`. */
export function readProviderSettings(profile: TableReader, provider: EmbeddingProvider | undefined): ProviderSettings {
  reportSecrets(profile);
  let own: TableReader | undefined;
  for (const key of PROVIDER_TABLES) {
    const settings = profile.table(key);
    if (settings === undefined) continue;
    reportSecrets(settings);
    settings.warnUnknown([...SETTING_KEYS, ...SECRET_KEYS]);
    if (key === provider?.replaceAll("-", "_")) own = settings;
  }
  const hostOfProfile = readAddress(profile, "ollama_host");
  const ownAddress: Address = own ? readAddress(own, "api_base") : {};
  const tokensOfProfile = readPositive(profile, "max_seq_tokens");
  const problem = ownAddress.problem ?? hostOfProfile.problem ?? misplacedAddress([own, profile], provider);
  return {
    apiBase: ownAddress.url ?? hostOfProfile.url,
    ...(problem !== undefined && { addressProblem: problem }),
    timeoutSeconds: own && readPositive(own, "timeout"),
    maxSequenceTokens: (own && readPositive(own, "max_seq_tokens")) ?? tokensOfProfile,
  };
}

function reportSecrets(table: TableReader): void {
  for (const key of SECRET_KEYS) {
    if (!table.has(key)) continue;
    const message = `${table.name}.${key} is not read: keys come from the environment. Take it out, and make a new one.`;
    table.report("SECRET_IN_CONFIG", key, message, { at: "key" });
  }
}

/** A configured address: its value, or why it is invalid, or neither when there is none. */
interface Address {
  readonly url?: string;
  readonly problem?: string;
}

/** Keys that look like an address but are not read: an author who wrote one did not mean the provider's default address. */
const ADDRESS_KEY = /^(?:api_?)?(?:base|url|base_?url|host|endpoint|address|server)$/i;

function misplacedAddress(tables: readonly (TableReader | undefined)[], provider: EmbeddingProvider | undefined) {
  if (provider === undefined || needsNoService(provider)) return undefined;
  for (const table of tables) {
    const isOwn = table?.path.at(-1) === provider.replaceAll("-", "_");
    const key = table?.keys.find((each) => ADDRESS_KEY.test(each) && !(isOwn && each === "api_base"));
    if (table !== undefined && key !== undefined)
      return `${table.name}.${key} is not read: the address is api_base in the table ${provider.replaceAll("-", "_")} of the profile.`;
  }
  return undefined;
}

/** The address of a service: `http` or `https`, without a password. */
function readAddress(table: TableReader, key: string): Address {
  if (!table.has(key)) return {};
  const text = table.text(key);
  if (text === undefined) return { problem: `${table.name}.${key} takes a text.` };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== "http:" && url.protocol !== "https:")) {
    const problem = `${table.name}.${key} takes an address such as "http://localhost:11434".`;
    table.report("BAD_VALUE", key, problem, {
      suggest: () => (/^[\w.-]{1,64}(:\d{1,5})?$/.test(text) ? `http://${text}` : undefined),
    });
    return { problem };
  }
  if (url.username !== "" || url.password !== "") {
    const problem = `${table.name}.${key} holds a user name or a password: they come from the environment.`;
    table.report("SECRET_IN_CONFIG", key, problem);
    return { problem };
  }
  return { url: text };
}

/** A number above 0. */
function readPositive(table: TableReader, key: string): number | undefined {
  const value = table.number(key);
  if (value === undefined || (value > 0 && Number.isFinite(value))) return value;
  table.report("BAD_VALUE", key, `${table.name}.${key} takes a number above 0, not ${value}.`);
  return undefined;
}
