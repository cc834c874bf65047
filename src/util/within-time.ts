/** Waits for a promise, but at most `maxSeconds`. The work itself goes on; its result is ignored. */
export async function withinTime<T>(promise: Promise<T>, maxSeconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLateError(maxSeconds)), maxSeconds * 1000);
  });
  // Later failures are ignored.
  promise.catch(() => {});
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Raised when something takes longer than its time limit. */
export class TooLateError extends Error {
  constructor(maxSeconds: number) {
    super(`it took longer than ${maxSeconds} s`);
  }
}
