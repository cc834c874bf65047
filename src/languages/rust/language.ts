import { posix } from "node:path";
import type { BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { EXTERNAL_MEMBER, NO_MEMBERS } from "../../code/member.ts";
import { operandText } from "../../code/operand-text.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import { moduleMember, outsideStarsOf } from "../../code/target-members.ts";
import { Trail } from "../../code/trail.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { filesAt, membersInParts } from "../shared/class-parts.ts";
import { givenByLibrary } from "../shared/lambda-methods.ts";
import { PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { macrosInSight, STANDARD_MACROS } from "./macros.ts";
import { isCargo, NEARBY, RustModuleFinder } from "./module-finder.ts";
import { rustItem, rustMembers, visibleByGlob } from "./paths.ts";
import { typeParameterOf } from "./type-parameters.ts";

const SEMANTICS: Semantics = {
  ...PLAIN,
  family: "rust",
  scopes: {
    ...PLAIN_SCOPES,
    classNames: "members hidden",
    keepsMethodsApart: "of objects",
    hasUnnamedParts: true,
    declaresBeforeUse: true,
  },
  library: {
    ...PLAIN_LIBRARY,
    givenByMethod: givenByLibrary,
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
  visibleMembers(world, file, _scope, name) {
    const globbed = visibleByGlob(world, file, name);
    return globbed.length > 0 ? globbed : macrosInSight(world, file, name);
  },
  qualifiedMembers: (world, file, path, name) => rustMembers(world, file, path.join("::"), name, new Trail()),
  separator: "::",
  // `self` is a parameter, and `super` is a module.
  selfTypes: () => undefined,
  ownersNamed: (world, file, name) => rustItem(world, file, name),
  membersElsewhere(world, handle, name) {
    const file = world.file(handle.path);
    if (!file) return NO_MEMBERS;
    const { qualname } = file.definition(handle.index);
    const parts = filesAt(world, file, NEARBY).filter((part) => namesSame(world, part, qualname, handle));
    return membersInParts(file, handle, name, parts);
  },
  bindsSelfType: true,
  forwardingMember: "deref",
  typeParameterOf,
  itemsKeepInstances: true,
};

/** Whether a name in another file means the definition. This must be checked, because two modules may have a type of that name. */
function namesSame(world: World, part: FileIndex, name: string, handle: DefinitionHandle): boolean {
  if (!part.facts.definitions.some(({ qualname }) => qualname.startsWith(`${name}.`))) return false;
  if (isLeftOut(world, part)) return false;
  return rustItem(world, part, name).some(
    (each) => each.kind === "definition" && each.path === handle.path && each.index === handle.index,
  );
}

/** Whether no `mod` leads to a file, while another `mod` of the module above leads nowhere: it has the former name of a file. */
function isLeftOut(world: World, { path }: FileIndex): boolean {
  const above = world.module(path, "super");
  const parent = above.kind === "file" ? world.file(above.path) : undefined;
  const modules = parent?.facts.imports.filter(({ kind }) => kind === "module") ?? [];
  const targets = modules.map(({ module }) => world.module(above.kind === "file" ? above.path : "", module));
  const isNamed = targets.some((target) => target.kind === "file" && target.path === path);
  return !isNamed && targets.some(({ kind }) => kind === "external");
}

const UNIVERSAL_MEMBERS = words(
  "clone clone_from default eq ne cmp partial_cmp lt le gt ge max min clamp hash fmt to_string to_owned into try_into from try_from borrow borrow_mut as_ref as_mut type_id drop serialize deserialize parse",
);

const OPERATORS = [
  ...["Add", "BitAnd", "BitOr", "BitXor", "Div", "Mul", "Rem", "Shl", "Shr", "Sub"].flatMap((name) => [
    name,
    `${name}Assign`,
  ]),
  ...["Neg", "Not"],
];

/** Traits that many types have, each with all the members that it gives to a type. */
const KNOWN_TRAITS = new Map(
  Object.entries({
    AsMut: "as_mut",
    AsRef: "as_ref",
    Borrow: "borrow",
    BorrowMut: "borrow_mut",
    BuildHasher: "build_hasher hash_one",
    Clone: "clone clone_from",
    Copy: "",
    Debug: "fmt",
    Default: "default",
    Deserialize: "deserialize deserialize_in_place",
    Display: "fmt to_string",
    Drop: "drop",
    Eq: "",
    Error: "source description cause provide",
    Extend: "extend extend_one",
    From: "from into",
    FromIterator: "from_iter",
    FromStr: "from_str",
    FusedIterator: "",
    Future: "poll",
    Hash: "hash hash_slice",
    Hasher: "finish write write_u8 write_u16 write_u32 write_u64 write_usize write_i32 write_i64",
    Index: "index",
    IndexMut: "index_mut",
    IntoIterator: "into_iter",
    Ord: "cmp max min clamp",
    PartialEq: "eq ne",
    PartialOrd: "partial_cmp lt le gt ge",
    RefUnwindSafe: "",
    Send: "",
    Serialize: "serialize",
    Sized: "",
    Sync: "",
    ToString: "to_string",
    TryFrom: "try_from try_into",
    Unpin: "",
    UnwindSafe: "",
    ...Object.fromEntries(OPERATORS.map((name) => [name, name.replace(/\B[A-Z]/g, "_$&").toLowerCase()])),
  }),
);

/** The directory of the modules inside the module of a file. These modules can see its private items. */
function moduleDirectory(path: string): string {
  return /(?:^|\/)(?:mod|lib|main)\.rs$/.test(path) ? path.replace(/[^/]*$/, "") : path.replace(/\.rs$/, "/");
}

/** Whether a path starts in the crate itself, so that it never means something from outside. */
function isOwnPath(path: string): boolean {
  return /^(?:crate|self|super|mod)(?:::|$)/.test(path);
}

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  globalNames: STANDARD_MACROS,
  hasShorthand: true,
  importsThroughFiles: true,
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  knownBases: KNOWN_TRAITS,
  forwardingMembers: ["deref"],
  inheritsMethodsAlone: true,
  overridesAreMarked: "always",
  passedOn: (world, file) => outsideStarsOf(world, file).flatMap(({ module }) => (isOwnPath(module) ? [] : [module])),
  seesUnexported: (own, user) => user.path === own.path || user.path.startsWith(moduleDirectory(own.path)),
  checksCalls: true,
  keepsParameters: () => true,
  takesObjectAsArgument: true,
  makersOf: () => "unknown",
  isTest: (facts, { decorators }) => decorators.some((each) => TEST_MARK.test(operandText(facts, each))),
  isOfProgram,
};

/** Matches an attribute whose last word marks a function as a test or a benchmark: `#[test]`, `#[tokio::test]`. */
const TEST_MARK = /(?:^|[.:])(?:\w*test\w*|quickcheck|bench)$/;

/** Whether a file is part of a program. Other crates cannot use a crate with a main file and no library, or files in `src/bin`. */
function isOfProgram(path: string, has: (path: string) => boolean): boolean {
  if (/(?:^|\/)(?:src\/bin\/|build\.rs$)/.test(path)) return true;
  let crate = posix.dirname(path);
  while (!has(posix.join(crate, "Cargo.toml")) && crate !== ".") crate = posix.dirname(crate);
  return has(posix.join(crate, "src/main.rs")) && !has(posix.join(crate, "src/lib.rs"));
}

/** The members of types that every Rust program uses. */
const COMMON =
  "all and_then any append as_bytes as_deref as_mut as_mut_ptr as_mut_slice as_path as_ptr as_ref as_slice as_str await binary_search borrow borrow_mut bytes capacity chain char_indices chars chunks chunks_mut clear clone cloned cmp collect compare_exchange contains contains_key copied copy_from_slice count cycle dedup display drain ends_with entry enumerate eq err exists expect expect_err extend extend_from_slice extension fetch_add file_name fill filter filter_map find find_map first first_mut flat_map flatten flush fold for_each get get_mut get_or_insert_with get_ref get_unchecked get_unchecked_mut hash insert insert_str intersection into into_bytes into_inner into_iter into_string is_absolute is_alphabetic is_dir is_empty is_err is_file is_none is_ok is_some iter iter_mut join keys kind last last_mut len lines load lock map map_err map_or max max_by_key metadata min min_by_key ne next nth ok ok_or ok_or_else open or_else or_insert or_insert_with parent parse partial_cmp partition path peek peekable pop pop_front position position_max product push push_back push_front push_str read read_line read_to_end read_to_string recv remove replace reserve resize retain rev reverse rfind rsplit seek send set shrink_to_fit skip skip_while slice sort sort_by sort_by_key sort_unstable spawn split split_at split_at_mut split_off split_once split_whitespace splice splitn starts_with step_by store strip_prefix strip_suffix sum swap take take_while then to_ascii_lowercase to_lowercase to_owned to_path_buf to_str to_string to_uppercase to_vec trim trim_end trim_start truncate try_into union unwrap unwrap_err unwrap_or unwrap_or_default unwrap_or_else update values values_mut windows with_capacity with_extension write write_all write_fmt write_str zip";

export const RUST_ROWS: readonly LanguageRow[] = [
  {
    language: "rust",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: (path) => /(?:^|\/)Cargo\.toml$/.test(path),
      load: async () => (await import("./tests.ts")).cargoTests,
    },
    extensions: [".rs"],
    commonMembers: COMMON,
    sign: /^[ \t]*(?:pub )?fn \w+.*\{|^use [\w:]+;/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-rust/tree-sitter-rust.wasm",
        rules: async () => (await import("./rules.ts")).RUST,
      },
    },
  },
];
