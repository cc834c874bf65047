import type { BreakRules } from "../../code/break-rules.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

export const BASH_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  hasOpenNames: true,
  isPublic: () => true,
};
