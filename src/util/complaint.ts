/** The message of a failed system call without the paths at its end: messages reveal nothing about the machine. */
export function complaintOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/(?:(?: ->)? '[^']*')+$/, "");
}
