import type { Tool } from "../tool.ts";
import { CHANGE_TOOLS } from "./change-tools.ts";
import { INDEX_TOOLS } from "./index-tools.ts";
import { RESULT_TOOLS } from "./result-tools.ts";
import { SYMBOL_TOOLS } from "./symbol-tools.ts";

/** Every tool, in the order in which clients list them. */
export const TOOLS: readonly Tool[] = [...RESULT_TOOLS, ...SYMBOL_TOOLS, ...CHANGE_TOOLS, ...INDEX_TOOLS];
