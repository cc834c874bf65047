/** Whether a process with this id exists on this machine. */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks for existence.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
