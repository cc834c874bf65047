import type { BreakRules } from "../../code/break-rules.ts";
import { words } from "../../util/words.ts";
import { docCommentLines } from "../shared/doc-comments.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

export const CSHARP_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  universalMembers: words(
    "Equals GetHashCode ToString GetType MemberwiseClone Finalize ReferenceEquals Deconstruct PrintMembers",
  ),
  marksOverrides: true,
  privateSeenBy: "class",
  hasPartialClasses: true,
  documentationLines: docCommentLines,
};
