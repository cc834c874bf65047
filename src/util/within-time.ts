/** Waits for a promise, but no longer than so many seconds. What it does goes on; nobody waits for it any more. */
export async function withinTime<T>(promise: Promise<T>, maxSeconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLateError(maxSeconds)), maxSeconds * 1000);
  });
  // What fails later is nobody's concern.
  promise.catch(() => {});
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Something took longer than it was given. */
export class TooLateError extends Error {
  constructor(maxSeconds: number) {
    super(`it took longer than ${maxSeconds} s`);
  }
}
