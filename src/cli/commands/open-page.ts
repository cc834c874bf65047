import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { findProgram } from "../../util/find-program.ts";
import type { CliIo } from "../io.ts";

type Environment = CliIo["env"];

/** A program that opens a file with what the user has chosen for its kind, and the arguments before the file. */
export interface Opener {
  readonly program: string;
  readonly args: readonly string[];
}

/** An opener that has not failed by then has done its work, or is the browser itself. */
const OPENER_PATIENCE_MS = 3000;

/** Writes a page where only this user can read it, opens it, and says where it is. That nothing can open it is no mistake. */
export async function openPage(html: string, name: string, io: CliIo): Promise<void> {
  const path = writePrivately(html, name, io.env);
  const opener = findOpener(process.platform, io.env);
  const isOpened = opener !== undefined && (await run(opener, path, io.env));
  io.writeError(isOpened ? `llmc-nav: Opened ${path}\n` : `llmc-nav: Open this page in a browser: ${path}\n`);
}

/** The platform's opener; undefined when there is none, or no screen to open anything on. */
export function findOpener(platform: NodeJS.Platform, env: Environment): Opener | undefined {
  // `start` is a word of Windows' shell; this is what it comes to.
  if (platform === "win32") return opener("rundll32", ["url.dll,FileProtocolHandler"], env);
  if (platform === "darwin") return opener("open", [], env);
  // Without a screen xdg-open would start a browser in the terminal.
  const hasScreen = Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.BROWSER);
  return hasScreen ? opener("xdg-open", [], env) : undefined;
}

function opener(name: string, args: readonly string[], env: Environment): Opener | undefined {
  const program = findProgram(name, env);
  return program === undefined ? undefined : { program, args };
}

function writePrivately(html: string, name: string, env: Environment): string {
  try {
    // A new directory of a random name, which the system keeps from other users.
    const path = join(mkdtempSync(join(env.TMPDIR || tmpdir(), "llmc-nav-")), name);
    writeFileSync(path, html, { mode: 0o600 });
    return path;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The page cannot be written: ${reason}. Write it yourself with \`--format html > page.html\`.`,
      {
        cause: error,
      },
    );
  }
}

/** Whether the opener took the file. It goes on by itself, whatever becomes of this process. */
function run({ program, args }: Opener, path: string, env: Environment): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args, path], { env, stdio: "ignore", detached: true });
    const timer = setTimeout(() => resolve(true), OPENER_PATIENCE_MS);
    const settle = (isOpened: boolean) => {
      clearTimeout(timer);
      resolve(isOpened);
    };
    child.once("error", () => settle(false));
    child.once("exit", (code) => settle(code === 0));
    child.unref();
  });
}
