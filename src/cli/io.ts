/** The parts of the process that a command may touch; tests pass in their own. */
export interface CliIo {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Resolves when the text is on its way, so that large answers do not pile up in memory. */
  writeOut(text: string): Promise<void>;
  writeError(text: string): void;
}

/** The real process. A reader that goes away (`| head`) ends the output quietly, as other tools do. */
export function processIo(): CliIo {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  return {
    cwd: process.cwd(),
    env: process.env,
    isTerminal: process.stdout.isTTY === true,
    writeOut: (text) =>
      new Promise((resolve) => {
        process.stdout.write(text, () => resolve());
      }),
    writeError: (text) => {
      process.stderr.write(text);
    },
  };
}
