import { declaredMembers } from "../../code/declared.ts";
import { NO_MEMBERS } from "../../code/member.ts";
import { EXTERNAL_MODULE } from "../../code/project.ts";
import { resultsOf } from "../../code/results-of.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import { memberOfTarget, moduleMember } from "../../code/target-members.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, Library, Semantics, World } from "../../code/world.ts";
import { firstArgument, listOf } from "./container-methods.ts";
import { selfTypesOfThis } from "./self-words.ts";

const NONE: ReadonlySet<string> = new Set();

/** The library of a language about which nothing is known except the methods that most libraries have. */
export const PLAIN_LIBRARY: Library = {
  transparentTypes: NONE,
  alternativeTypes: NONE,
  awaitableTypes: NONE,
  awaitedMethod: undefined,
  classTypes: NONE,
  functionTypes: NONE,
  protocol: { item: [], next: [], iterate: [], enter: [], call: [] },
  methodResult: containerCall,
  functionResult: () => UNKNOWN,
  givenByMethod: () => UNKNOWN,
  takenByMethod: () => UNKNOWN,
};

/** A language without its own rules: scopes are nested, and no file sees another. Each other language states where it differs. */
export const PLAIN: Semantics = {
  family: "plain",
  scopes: PLAIN_SCOPES,
  library: PLAIN_LIBRARY,

  isManifest: () => false,
  makeFinder: () => ({ find: () => EXTERNAL_MODULE }),
  hasModuleObjects: false,
  importsByName: false,
  offersBindings: false,
  importedMembers(world, file, { kind, module, name }) {
    if (kind === "star") return NO_MEMBERS;
    const target = world.module(file.path, module);
    return kind === "name" ? memberOfTarget(world, target, name) : [moduleMember(target)];
  },
  memberOfModule: (_world, file, name) => declaredMembers(file, name),
  memberOfPackage: () => NO_MEMBERS,
  loadedModule: (_world, target) => [moduleMember(target)],

  visibleMembers: () => NO_MEMBERS,
  hasImplicitThis: () => false,
  isOnUnknownSelf: () => false,
  // The name of a constructor that has no name of its own.
  implicitNames: /^constructor$/,
  separator: ".",
  selfTypes: (_world, file, scope, name) => selfTypesOfThis(file, scope, name),

  isTyped: true,
  interfacesAreFunctions: false,
  writesInterfaceMembers: false,
  membersElsewhere: () => NO_MEMBERS,
  extensionMembers: () => NO_MEMBERS,
  narrowTargets: (_world, _file, _scope, targets) => targets,
  counterpartsOf: () => [],

  bodiesOf: () => [],
  aliasedType: ({ returnType }) => returnType,
  keepsAritiesApart: false,
  keepsNamedTypes: false,
  outsideInstances: () => undefined,
  calledWord: () => undefined,
  bindsSelfType: false,
  enumsHoldInstances: true,
  itemsKeepInstances: false,
  iteratesOverValues: false,
  generatorsReturnNothing: false,
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Methods of containers that return an element. */
const ELEMENT = words(
  "get getOrNull getValue getOrPut first firstOrNull last lastOrNull single singleOrNull next pop poll peek remove removeFirst removeLast getFirst getLast findFirst find front back at top First FirstOrDefault Last LastOrDefault Single SingleOrDefault ElementAt Dequeue Pop Peek",
);
/** Methods of containers that return a container with elements of the same type. */
const SAME = words(
  "iter iter_mut into_iter stream filter sorted reversed toList toMutableList asSequence skip take limit distinct as_slice to_vec drain clone Where OrderBy ToList ToArray Skip Take iterator",
);
/** Methods of containers that apply a function to each element and return a container of the results. */
const MAKING = words("map mapNotNull mapToObj Select ConvertAll");
/** Methods of containers that return a container of the elements that have a given type. */
const OF_TYPE = words("filterIsInstance OfType Cast");
/** Methods of wrappers that return the wrapped value. The wrapper is represented by the type of that value. */
const UNWRAP = words(
  "unwrap expect unwrap_or_default unwrap_or_else unwrap_or as_ref as_mut as_deref as_deref_mut clone borrow borrow_mut lock read write to_owned ok ok_or ok_or_else get take value orElse orElseThrow orElseGet also apply takeIf ConfigureAwait",
);

/** The result types of a method that the containers and wrappers of most languages have. Empty for any other method. */
export function containerCall(world: World, call: Call, receivers: readonly Type[], method: string): readonly Type[] {
  return unionOf(
    receivers.map((type): readonly Type[] => {
      if (type.kind === "instance") {
        const isOwn = !UNWRAP.has(method) || world.memberOfClass(type, method).some((each) => each.kind !== "external");
        return isOwn ? UNKNOWN : [type];
      }
      if (type.kind !== "builtin") return UNKNOWN;
      const [typed] = OF_TYPE.has(method) ? (call.value.typeArgs ?? []) : [];
      if (typed !== undefined) return [listOf(world.instancesOf(call.file, typed))];
      if (type.args.length === 0) return UNKNOWN;
      if (ELEMENT.has(method)) return type.args.at(-1) ?? UNKNOWN;
      if (SAME.has(method)) return [type];
      if (MAKING.has(method)) return [listOf(resultsOf(world, firstArgument(world, call)))];
      return method === "values" ? [{ kind: "builtin", name: "list", args: [[...(type.args.at(-1) ?? [])]] }] : UNKNOWN;
    }),
  );
}
