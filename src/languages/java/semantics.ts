import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { Semantics } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import { JVM } from "../shared/jvm.ts";
import { namespaced, PACKAGES } from "../shared/namespaced.ts";
import { Namespaces } from "../shared/namespaces.ts";
import { PLAIN_LIBRARY } from "../shared/plain.ts";

export const JAVA: Semantics = {
  ...JVM,
  ...namespaced(new Namespaces({ ...PACKAGES, hasOneTypeAFile: true })),
  scopes: { ...PLAIN_SCOPES, namesConstructorsAfterClasses: true },
  library: {
    ...PLAIN_LIBRARY,
    transparentTypes: words("Optional Supplier Provider ThreadLocal AtomicReference WeakReference"),
  },
};
