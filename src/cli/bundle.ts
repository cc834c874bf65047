/** The entry of the one bundle that the command line and the library are loaded from, so that whatever both need is there once. */
export { start } from "./start.ts";

/** Loads what the package offers to programs. */
export const library = () => import("../api/index.ts");
