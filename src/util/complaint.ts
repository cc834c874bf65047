/** Why a system call failed, without the paths it ends with: messages say nothing of the machine that writes them. */
export function complaintOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/(?:(?: ->)? '[^']*')+$/, "");
}
