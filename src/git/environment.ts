/**
 * Settings for every git process that keep it from running other programs, writing, prompting, using the network or looking at
 * another repository, whatever the repository's configuration or the caller's environment says.
 */

/**
 * The user's variables that are kept: those that locate configuration and certificates, and those for logging in to a
 * remote. Every other `GIT_…` is dropped, above all `GIT_DIR` and `GIT_INDEX_FILE`, which git sets for hooks.
 */
const KEPT_VARIABLES =
  /^GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|ALLOW_PROTOCOL|ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_.*|HTTP_.*|PROXY_.*)$/;

/** No transport has this name, so nothing can be fetched. */
const NO_PROTOCOL = "none";

/** Options that go before the subcommand. They override every configuration file. */
export const SAFE_GLOBAL_OPTIONS: readonly string[] = [
  "--no-pager",
  // A replaced object has other content than its id stands for, which would break content addressing.
  "--no-replace-objects",
  "--no-optional-locks",
  ...[
    "core.hooksPath=/dev/null",
    "core.fsmonitor=",
    "core.untrackedCache=false",
    "core.quotePath=false",
    "core.alternateRefsCommand=",
    "protocol.ext.allow=never",
    "submodule.recurse=false",
    "maintenance.auto=false",
    "gc.auto=0",
    "color.ui=false",
    "advice.detachedHead=false",
  ].flatMap((setting) => ["-c", setting]),
];

/** Settings for one git process: names and values as in a configuration file, where a later one wins. */
export type GitSettings = readonly (readonly [name: string, value: string])[];

/** The environment of a git process. Only an explicitly requested fetch or push may use the network. */
export function gitEnvironment(
  env: NodeJS.ProcessEnv,
  isNetworkAllowed: boolean,
  settings: GitSettings = [],
): NodeJS.ProcessEnv {
  const cleaned: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(env)) {
    if (!/^GIT_/i.test(name) || KEPT_VARIABLES.test(name)) cleaned[name] = value;
  }
  cleaned.LC_ALL = "C";
  cleaned.GIT_TERMINAL_PROMPT = "0";
  cleaned.GIT_OPTIONAL_LOCKS = "0";
  if (!isNetworkAllowed) {
    cleaned.GIT_NO_LAZY_FETCH = "1";
    // git before 2.45 does not know the variable above; this setting stops its lazy fetches before they reach a remote.
    cleaned.GIT_ALLOW_PROTOCOL = NO_PROTOCOL;
  }
  addSettings(cleaned, settings);
  return cleaned;
}

/** Appends settings to those in the caller's environment. They may hold a secret, and anyone on the machine can read arguments. */
function addSettings(env: NodeJS.ProcessEnv, settings: GitSettings): void {
  if (settings.length === 0) return;
  const count = /^\d{1,4}$/.test(env.GIT_CONFIG_COUNT ?? "") ? Number(env.GIT_CONFIG_COUNT) : 0;
  settings.forEach(([name, value], at) => {
    env[`GIT_CONFIG_KEY_${count + at}`] = name;
    env[`GIT_CONFIG_VALUE_${count + at}`] = value;
  });
  env.GIT_CONFIG_COUNT = String(count + settings.length);
}
