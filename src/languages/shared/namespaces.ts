import { declaredMembers, namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "../../code/member.ts";
import { filesOf, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";
import type { World } from "../../code/world.ts";
import type { Import } from "../../model/facts.ts";
import { append } from "../../util/multimap.ts";
import { pushAll } from "../../util/push-all.ts";
import { WHOLE_NAMESPACE } from "./named-modules.ts";

/** No type or namespace has a longer full name. */
const MAX_NAME_LENGTH = 1000;

/** The differences between languages with packages or namespaces. */
interface NamespaceRules {
  /** Whether other files see only the type that has the file's name. Otherwise they may also see functions and further types. */
  readonly hasOneTypeAFile: boolean;
  /** The namespaces whose names a file of the namespaces `own` sees without an import. */
  seen(own: readonly string[]): readonly string[];
  /** Whether a qualified name may start in a namespace that the file sees. */
  readonly qualifiesFromSeen: boolean;
}

/** The lookup of names in packages and namespaces. Every file declares the one that its types belong to. */
export class Namespaces {
  readonly #rules: NamespaceRules;

  constructor(rules: NamespaceRules) {
    this.#rules = rules;
  }

  /** The members that `import namespace.name` binds. `namespace` may end in a type; `name` is then a member of that type. */
  imported(world: World, file: FileIndex, { kind, module, name }: Import): readonly Member[] {
    if (kind === "star") return NO_MEMBERS;
    const dot = module.lastIndexOf(".");
    const [namespace, last] =
      kind === "name" ? [module, name] : [module.slice(0, Math.max(dot, 0)), module.slice(dot + 1)];
    const members = this.#inNamespaceOrType(world, file, namespace.replaceAll("\\", "."), last);
    return members.length > 0 ? members : [EXTERNAL_MEMBER];
  }

  /** A bare name, looked up in the namespaces that the file sees and in those that it imports as a whole (`opened`). */
  visible(world: World, file: FileIndex, name: string, opened: readonly string[]): readonly Member[] {
    return world.memoiseMembers(file.path, `name ${name}`, () => {
      for (const namespace of [...this.#seenBy(file), ...opened]) {
        const found = this.#inNamespace(world, file, namespace, name);
        if (found.length > 0) return found;
      }
      return NO_MEMBERS;
    });
  }

  /** A bare name that is a member of a type that the file imports as a whole (`opened`). */
  inOpenedTypes(world: World, file: FileIndex, name: string, opened: readonly string[]): readonly Member[] {
    for (const path of opened) {
      const found = this.#inNamedType(world, file, path, name);
      if (found.length > 0) return found;
    }
    return NO_MEMBERS;
  }

  /** `path.name`, where `path` is written in full and nothing binds its first name. */
  qualified(world: World, file: FileIndex, path: readonly string[], name: string): readonly Member[] {
    const written = path.join(".").replaceAll("\\", ".");
    const prefixes = this.#rules.qualifiesFromSeen ? ["", ...this.#seenBy(file)] : [""];
    for (const prefix of new Set(prefixes)) {
      const members = this.#inNamespace(world, file, join(prefix, written), name);
      if (members.length > 0) return members;
    }
    return NO_MEMBERS;
  }

  #seenBy(file: FileIndex): readonly string[] {
    return this.#rules.seen(namespacesOf(file));
  }

  #inNamespaceOrType(world: World, file: FileIndex, namespace: string, name: string): readonly Member[] {
    const members = this.#inNamespace(world, file, namespace, name);
    return members.length > 0 ? members : this.#inNamedType(world, file, namespace, name);
  }

  #inNamespace(world: World, file: FileIndex, namespace: string, name: string): readonly Member[] {
    const own = declaredIn(world, file, namespace, name, join(namespace, name));
    if (own.length > 0 || this.#rules.hasOneTypeAFile) return own;
    const whole = inTarget(world, world.module(file.path, namespace + WHOLE_NAMESPACE), namespace, name);
    if (whole.length > 0 || !isIn(file, namespace)) return whole;
    return inTarget(world, world.module(file.path, OWN_MODULE), namespace, name);
  }

  /** A member of the type whose full name is `path`. */
  #inNamedType(world: World, file: FileIndex, path: string, name: string): readonly Member[] {
    return this.#typesNamed(world, file, path).flatMap((type) =>
      type.kind === "definition" ? world.memberOfClass(type, name).filter((each) => each.kind !== "external") : [],
    );
  }

  /** The types whose full name is `path`, including types nested in another type. */
  #typesNamed(world: World, file: FileIndex, path: string): readonly Member[] {
    const dot = path.lastIndexOf(".");
    if (dot < 0 || path.length > MAX_NAME_LENGTH) return NO_MEMBERS;
    return world.memoiseMembers(file.path, `type ${path}`, () => {
      const [outer, name] = [path.slice(0, dot), path.slice(dot + 1)];
      const members = this.#inNamespace(world, file, outer, name);
      if (members.length > 0) return members;
      return this.#typesNamed(world, file, outer).flatMap((type) => inside(world, type, name));
    });
  }
}

/** The modules that a file imports as a whole. */
export function openedBy({ facts }: FileIndex): readonly string[] {
  return facts.imports.filter(({ kind }) => kind === "star").map(({ module }) => module);
}

/** The given namespaces, all namespaces around them, and the namespace without a name. */
export function withOuterNamespaces(own: readonly string[]): readonly string[] {
  const all = new Set<string>();
  // The facts list nested namespaces one by one, so their joined name is added.
  for (const name of own.length > 1 ? [own.join("."), ...own] : own) {
    if (name.length > MAX_NAME_LENGTH) continue;
    for (let at = name; at !== ""; at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : "") all.add(at);
  }
  return [...all, ""];
}

/** The definitions of a name in the files of a target that belong to the namespace. */
function inTarget(world: World, target: ModuleTarget, namespace: string, name: string): readonly Member[] {
  return world.memoiseNames(target, namespace, () => namesIn(world, target, namespace)).get(name) ?? NO_MEMBERS;
}

function namesIn(world: World, target: ModuleTarget, namespace: string): Map<string, Member[]> {
  const names = new Map<string, Member[]>();
  for (const path of filesOf(target)) {
    const file = world.file(path);
    if (!file || !isIn(file, namespace)) continue;
    file.facts.definitions.forEach(({ parent, qualname }, index) => {
      if (parent < 0) append(names, qualname, { kind: "definition", path, index });
    });
  }
  return names;
}

function declaredIn(world: World, file: FileIndex, namespace: string, name: string, specifier: string): Member[] {
  const members: Member[] = [];
  for (const path of filesOf(world.module(file.path, specifier))) {
    const candidate = world.file(path);
    if (candidate && isIn(candidate, namespace)) pushAll(members, declaredMembers(candidate, name));
  }
  return members;
}

function isIn(file: FileIndex, namespace: string): boolean {
  const names = namespacesOf(file);
  return names.includes(namespace) || (names.length > 1 && names.join(".") === namespace);
}

function inside(world: World, type: Member, name: string): readonly Member[] {
  const file = type.kind === "definition" ? world.file(type.path) : undefined;
  if (!file || type.kind !== "definition") return NO_MEMBERS;
  const nested = file.definitionsNamed(`${file.definition(type.index).qualname}.${name}`);
  return nested.map((index) => ({ kind: "definition", path: file.path, index }));
}

function join(namespace: string, name: string): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}
