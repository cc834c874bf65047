import type { Semantics } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import { JVM } from "../shared/jvm.ts";
import { namespaced, PACKAGES } from "../shared/namespaced.ts";
import { Namespaces } from "../shared/namespaces.ts";
import { PLAIN_LIBRARY } from "../shared/plain.ts";
import { extensionMembers, narrowExtensions } from "./extensions.ts";

export const KOTLIN: Semantics = {
  ...JVM,
  ...namespaced(new Namespaces(PACKAGES)),
  library: { ...PLAIN_LIBRARY, transparentTypes: words("Optional Lazy") },
  extensionMembers,
  narrowTargets: narrowExtensions,
};
