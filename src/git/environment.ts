/**
 * The settings that every git process is started with, so that neither the repository's configuration nor the caller's environment
 * can make it run other programs, write, ask questions, reach the network or look at another repository.
 */

/**
 * The variables of the user that are kept: where configuration and certificates are and how to log in to a remote.
 * Every other `GIT_…` is dropped, above all `GIT_DIR` and `GIT_INDEX_FILE`, which git sets for hooks.
 */
const KEPT_VARIABLES =
  /^GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|ALLOW_PROTOCOL|ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_.*|HTTP_.*|PROXY_.*)$/;

/** No transport has this name, so nothing can be fetched. */
const NO_PROTOCOL = "none";

/** Options that stand before the subcommand. They win over every configuration file. */
export const SAFE_GLOBAL_OPTIONS: readonly string[] = [
  "--no-pager",
  // A replaced object has other content than its id says, which would break content addressing.
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

/** Settings for one git process: names and values as in a configuration file, of which a later one wins. */
export type GitSettings = readonly (readonly [name: string, value: string])[];

/** The environment of a git process. Only a fetch or a push that was asked for may use the network. */
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
    // git before 2.45 does not know the variable above; this stops its lazy fetches before they reach a remote.
    cleaned.GIT_ALLOW_PROTOCOL = NO_PROTOCOL;
  }
  addSettings(cleaned, settings);
  return cleaned;
}

/** Puts settings behind those that the caller's environment has. A secret may be among them, and arguments can be read by anybody on the machine. */
function addSettings(env: NodeJS.ProcessEnv, settings: GitSettings): void {
  if (settings.length === 0) return;
  const count = /^\d{1,4}$/.test(env.GIT_CONFIG_COUNT ?? "") ? Number(env.GIT_CONFIG_COUNT) : 0;
  settings.forEach(([name, value], at) => {
    env[`GIT_CONFIG_KEY_${count + at}`] = name;
    env[`GIT_CONFIG_VALUE_${count + at}`] = value;
  });
  env.GIT_CONFIG_COUNT = String(count + settings.length);
}
