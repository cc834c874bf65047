import * as core from "@actions/core";

/** The effects of work on the process around it. */
export interface ProcessResult<T> {
  readonly value: T;
  readonly exitCode: number;
  /** The whole output. */
  readonly log: string;
}

let isBusy = false;

/** Does work in this process as if it were a separate process, with its own directory, environment, exit code and output. */
export async function asProcess<T>(
  directory: string,
  env: NodeJS.ProcessEnv,
  work: () => Promise<T>,
): Promise<ProcessResult<T>> {
  if (isBusy) throw new Error("one process is the process of one: spawn the other");
  isBusy = true;
  const before = { directory: process.cwd(), out: process.stdout.write, error: process.stderr.write };
  let log = "";
  const write = (text: string | Uint8Array) => {
    log += typeof text === "string" ? text : Buffer.from(text).toString("utf8");
    return true;
  };
  // The toolkit stores the path when it is first used.
  Reflect.set(core.summary, "_filePath", undefined);
  process.chdir(directory);
  Object.assign(process.stdout, { write });
  Object.assign(process.stderr, { write });
  process.exitCode = undefined;
  try {
    const value = await withEnvironment(env, work);
    return { value, exitCode: Number(process.exitCode ?? 0), log };
  } finally {
    Object.assign(process.stdout, { write: before.out });
    Object.assign(process.stderr, { write: before.error });
    process.chdir(before.directory);
    process.exitCode = undefined;
    isBusy = false;
  }
}

/** Does work with other environment variables. */
export async function withEnvironment<T>(env: NodeJS.ProcessEnv, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  setEnvironment({ ...env });
  try {
    return await work();
  } finally {
    setEnvironment(before);
  }
}

function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
  Object.assign(process.env, env);
}
