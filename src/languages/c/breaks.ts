import type { BreakRules } from "../../code/break-rules.ts";
import { docCommentLines } from "../shared/doc-comments.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

export const C_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  // A header that declared the name as well would not have compiled.
  refusesShadows: true,
  asksWhetherDefined: (line) => /^\s*#\s*(?:el)?if/.test(line),
  isPublic: () => true,
  documentationLines: docCommentLines,
};

export const CPP_BREAKS: BreakRules = {
  ...C_BREAKS,
  // What is not public may be `protected`.
  privateSeenBy: "subclasses",
  isPublic: PLAIN_BREAKS.isPublic,
};
