import type { BreakRules } from "../../code/break-rules.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import { docCommentLines } from "../shared/doc-comments.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

export const PHP_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  universalMembers: words(
    "__construct __destruct __call __callStatic __get __set __isset __unset __toString __invoke cases from tryFrom",
  ),
  hasOpenNames: true,
  // A `use` loads nothing.
  isIdleImport({ references }, { name, alias, module }) {
    const bound = (alias || name || lastPart(module.replaceAll("\\", "."))).toLowerCase();
    return references.every(({ name: written }) => written.split("\\")[0]?.toLowerCase() !== bound);
  },
  privateSeenBy: "subclasses",
  isPublic: () => true,
  documentationLines: docCommentLines,
};
