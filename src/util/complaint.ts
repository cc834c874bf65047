/** The message of a failed system call without the paths at its end: messages say nothing of the machine that writes them. */
export function complaintOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/(?:(?: ->)? '[^']*')+$/, "");
}
