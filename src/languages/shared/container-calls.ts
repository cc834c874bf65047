import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { World } from "../../code/world.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Methods of containers that give what they hold. */
const ELEMENT = words(
  "get getOrNull getValue getOrPut first firstOrNull last lastOrNull single singleOrNull next pop poll peek remove removeFirst removeLast getFirst getLast findFirst find front back at top First FirstOrDefault Last LastOrDefault Single SingleOrDefault ElementAt Dequeue Pop Peek",
);
/** Methods of containers that give a container of the same elements. */
const SAME = words(
  "iter iter_mut into_iter stream filter sorted reversed toList toMutableList asSequence skip take limit distinct as_slice to_vec drain clone Where OrderBy ToList ToArray Skip Take iterator",
);
/** Methods of wrappers that give what they wrap; the type itself stands for the wrapper. */
const UNWRAP = words(
  "unwrap expect unwrap_or_default unwrap_or_else unwrap_or as_ref as_mut as_deref as_deref_mut clone borrow borrow_mut lock read write to_owned ok ok_or ok_or_else get take value orElse orElseThrow orElseGet also apply takeIf ConfigureAwait",
);

/** What a call of a method gives that the containers and wrappers of most languages have; empty when it is another. */
export function containerCall(world: World, receivers: readonly Type[], method: string): readonly Type[] {
  return unionOf(
    receivers.map((type): readonly Type[] => {
      if (type.kind === "instance") {
        const isOwn = !UNWRAP.has(method) || world.memberOfClass(type, method).some((each) => each.kind !== "external");
        return isOwn ? UNKNOWN : [type];
      }
      if (type.kind !== "builtin" || type.args.length === 0) return UNKNOWN;
      if (ELEMENT.has(method)) return type.args.at(-1) ?? UNKNOWN;
      if (SAME.has(method)) return [type];
      return method === "values" ? [{ kind: "builtin", name: "list", args: [[...(type.args.at(-1) ?? [])]] }] : UNKNOWN;
    }),
  );
}
