import type { BreakRules } from "../../code/break-rules.ts";
import { words } from "../../util/words.ts";
import { docCommentLines } from "../shared/doc-comments.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

export const RUST_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  universalMembers: words(
    "clone clone_from default eq ne cmp partial_cmp lt le gt ge max min clamp hash fmt to_string to_owned into try_into from try_from borrow borrow_mut as_ref as_mut type_id drop serialize deserialize parse",
  ),
  passesOnStars: true,
  documentationLines: docCommentLines,
};
