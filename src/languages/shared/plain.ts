import { declaredMembers } from "../../code/declared.ts";
import { NO_MEMBERS } from "../../code/member.ts";
import { EXTERNAL_MODULE } from "../../code/project.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import { memberOfTarget, moduleMember } from "../../code/target-members.ts";
import { UNKNOWN } from "../../code/type.ts";
import type { Library, Semantics } from "../../code/world.ts";
import { containerCall } from "./container-calls.ts";
import { selfTypesOfThis } from "./self-words.ts";

const NONE: ReadonlySet<string> = new Set();

/** A library of which nothing is known but what most libraries have. */
export const PLAIN_LIBRARY: Library = {
  transparentTypes: NONE,
  alternativeTypes: NONE,
  awaitableTypes: NONE,
  classTypes: NONE,
  protocol: { item: [], next: [], iterate: [], enter: [], call: [] },
  methodResult: (world, _call, receivers, method) => containerCall(world, receivers, method),
  functionResult: () => UNKNOWN,
  givenByMethod: () => UNKNOWN,
};

/** A language without rules of its own: nested scopes, and files that see nothing of each other. Every other language says what it does otherwise. */
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
  separator: ".",
  selfTypes: (_world, file, scope, name) => selfTypesOfThis(file, scope, name),

  membersElsewhere: () => NO_MEMBERS,
  extensionMembers: () => NO_MEMBERS,
  narrowTargets: (_world, _file, _scope, targets) => targets,
  counterpartsOf: () => [],

  aliasedType: ({ returnType }) => returnType,
  keepsNamedTypes: false,
  outsideInstances: () => undefined,
  calledWord: () => undefined,
  bindsSelfType: false,
  enumsHoldInstances: true,
  itemsKeepInstances: false,
  iteratesOverValues: false,
  generatorsReturnNothing: false,
};
