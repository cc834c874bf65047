/** The entry of the one bundle that the command line and the library are loaded from, so that whatever both need is there once. */

/** Runs the command line with the arguments of the process. */
export const commandLine = () => import("./main.ts");
/** Loads what the package offers to programs. */
export const library = () => import("../api/index.ts");
