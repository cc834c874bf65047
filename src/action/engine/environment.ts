/** The inputs (the token is one), the runner's own services with their keys, and the files by which a step changes its job. */
const RUNNERS_OWN = /^(?:INPUT_|ACTIONS_|GITHUB_|GH_TOKEN$)/i;
/** Variables that name the branch and commit of the run: by them the engine tells a pull request's configuration from the base's. */
const NO_SECRETS = /^GITHUB_(?:BASE_REF|SHA)$/;

/** The environment that the engine runs in: it reads what strangers wrote, so it gets nothing by which it could act for the job. */
export function engineEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => NO_SECRETS.test(name) || !RUNNERS_OWN.test(name));
  return { ...Object.fromEntries(kept), CI: "true" };
}
