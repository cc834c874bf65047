import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

/**
 * The absolute path of a program on `PATH`; undefined when it is not there. Looked up here because the system's search may try the
 * current directory first, where a repository could have committed a `git.exe`; for the same reason relative entries are ignored.
 */
export function findProgram(name: string, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const fileName = process.platform === "win32" ? `${name}.exe` : name;
  return (env.PATH ?? env.Path ?? "")
    .split(path.delimiter)
    .filter((directory) => path.isAbsolute(directory))
    .map((directory) => path.join(directory, fileName))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
