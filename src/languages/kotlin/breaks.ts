import type { BreakRules } from "../../code/break-rules.ts";
import { words } from "../../util/words.ts";
import { docCommentLines } from "../shared/doc-comments.ts";
import { JVM_MEMBERS } from "../shared/jvm-members.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

export const KOTLIN_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  universalMembers: words(`${JVM_MEMBERS} copy entries let also apply run with takeIf takeUnless to javaClass`),
  namesInFamily: accessorsOf,
  sharesPackages: true,
  marksOverrides: true,
  privateSeenBy: "class",
  documentationLines: docCommentLines,
};

/** The methods of Java that Kotlin reaches as a property. */
function accessorsOf(property: string): readonly string[] {
  const name = property.charAt(0).toUpperCase() + property.slice(1);
  return [`get${name}`, `set${name}`, ...(/^is[^a-z]/.test(property) ? [`set${property.slice(2)}`] : [])];
}
