import type { BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { EXTERNAL_MEMBER, NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import { moduleMember, outsideStarsOf } from "../../code/target-members.ts";
import { Trail } from "../../code/trail.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { filesAt, membersInParts } from "../shared/class-parts.ts";
import { PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { isCargo, NEARBY, RustModuleFinder } from "./module-finder.ts";
import { rustItem, rustMembers, visibleByGlob } from "./paths.ts";

const SEMANTICS: Semantics = {
  ...PLAIN,
  family: "rust",
  scopes: { ...PLAIN_SCOPES, classNames: "members hidden" },
  library: {
    ...PLAIN_LIBRARY,
    transparentTypes: words(
      "Option Result Box Rc Arc Weak Cell RefCell Mutex RwLock Ref RefMut MutexGuard Cow Pin OnceCell Lazy",
    ),
  },

  isManifest: isCargo,
  makeFinder: (paths, manifests) => new RustModuleFinder(paths, manifests),
  importedMembers(world, file, { kind, module, name }, trail = new Trail()) {
    if (kind === "star") return NO_MEMBERS;
    if (kind !== "name") return [moduleMember(world.module(file.path, module))];
    const members = rustMembers(world, file, module, name, trail);
    return members.length > 0 ? members : [EXTERNAL_MEMBER];
  },
  memberOfModule: rustItem,
  visibleMembers: (world, file, _scope, name) => visibleByGlob(world, file, name),
  qualifiedMembers: (world, file, path, name) => rustMembers(world, file, path.join("::"), name, new Trail()),
  separator: "::",
  ownersNamed: (world, file, name) => rustItem(world, file, name),
  membersElsewhere(world, handle, name) {
    const file = world.file(handle.path);
    if (!file) return NO_MEMBERS;
    const { qualname } = file.definition(handle.index);
    const parts = filesAt(world, file, NEARBY).filter((part) => namesSame(world, part, qualname, handle));
    return membersInParts(file, handle, name, parts);
  },
  bindsSelfType: true,
  itemsKeepInstances: true,
};

/** Whether a name of another file means the definition: two modules may each have a type of that name. */
function namesSame(world: World, part: FileIndex, name: string, handle: DefinitionHandle): boolean {
  if (!part.facts.definitions.some(({ qualname }) => qualname.startsWith(`${name}.`))) return false;
  return rustItem(world, part, name).some(
    (each) => each.kind === "definition" && each.path === handle.path && each.index === handle.index,
  );
}

const UNIVERSAL_MEMBERS = words(
  "clone clone_from default eq ne cmp partial_cmp lt le gt ge max min clamp hash fmt to_string to_owned into try_into from try_from borrow borrow_mut as_ref as_mut type_id drop serialize deserialize parse",
);

/** Where the modules inside of a file's module are: what is private to it is seen there. */
function moduleDirectory(path: string): string {
  return /(?:^|\/)(?:mod|lib|main)\.rs$/.test(path) ? path.replace(/[^/]*$/, "") : path.replace(/\.rs$/, "/");
}

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  passedOn: (world, file) => outsideStarsOf(world, file).map(({ module }) => module),
  seesUnexported: (own, user) => user.path === own.path || user.path.startsWith(moduleDirectory(own.path)),
  checksCalls: true,
  keepsParameters: () => true,
  takesObjectAsArgument: true,
  makersOf: () => "unknown",
};

export const RUST_ROWS: readonly LanguageRow[] = [
  {
    language: "rust",
    semantics: SEMANTICS,
    breaks: BREAKS,
    extensions: [".rs"],
    sign: /^[ \t]*(?:pub )?fn \w+.*\{|^use [\w:]+;/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-rust/tree-sitter-rust.wasm",
        rules: async () => (await import("./rules.ts")).RUST,
      },
    },
  },
];
