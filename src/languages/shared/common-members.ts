import { words } from "../../util/words.ts";
import { ECMASCRIPT_MEMBERS } from "../ecmascript/common-members.ts";

/** Members that the libraries of most languages have, beyond what they share with ECMAScript. */
const OTHERS =
  "length len put remove contains containsKey equals hashCode compareTo clone isEmpty addAll removeAll append insert next hasNext iterator iter collect into unwrap expect as_ref to_string to_owned count first last open read readLine flush run start stop wait lock unlock Lock Unlock Close Read Write Error String Len Next Get Set Add Remove Contains Equals ToString GetHashCode Dispose Count Append Insert value key string copy print println printf format each select reject to_s to_a to_h to_sym call merge update apply let also use invoke accept test";

/** Members of the types that programs of most languages use. */
export const COMMON_MEMBERS = words(`${ECMASCRIPT_MEMBERS} ${OTHERS}`);
