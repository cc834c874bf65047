import { NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import { memberOfTarget, moduleMember } from "../../code/target-members.ts";
import { Trail } from "../../code/trail.ts";
import { declaredParameter } from "../../code/type-parameters.ts";
import type { Semantics } from "../../code/world.ts";
import { PLAIN } from "../shared/plain.ts";
import { boundFunction } from "./bound-functions.ts";
import { exportedMember, wholeModule } from "./exports.ts";
import { ECMASCRIPT_LIBRARY } from "./library.ts";
import { EcmascriptModuleFinder, isManifest } from "./module-finder.ts";

/** JavaScript, also inside other files. */
export const JAVASCRIPT: Semantics = {
  ...PLAIN,
  family: "ecmascript",
  implicitNames: /^(?:default|constructor|then)$/,
  scopes: { ...PLAIN_SCOPES, classNames: "hidden", keepsTypesApart: false, keepsStaticsApart: true },
  library: ECMASCRIPT_LIBRARY,

  isManifest,
  makeFinder: (paths, manifests) => new EcmascriptModuleFinder(paths, manifests),
  hasModuleObjects: true,
  importedMembers(world, file, imported, trail) {
    const target = world.module(file.path, imported.module);
    switch (imported.kind) {
      case "name":
        return memberOfTarget(world, target, imported.name, trail);
      case "default":
        return memberOfTarget(world, target, "default", trail);
      case "namespace":
        return wholeModule(world, target, trail);
      case "module":
      case "dynamic":
        return [moduleMember(target)];
      case "star":
        return NO_MEMBERS;
    }
  },
  memberOfModule: (world, file, name, trail = new Trail()) =>
    trail.through(file.path, name, (on) => exportedMember(world, file, name, on)),
  visibleMembers: (world, file, _scope, name) =>
    file.facts.imports.some(({ kind }) => kind === "star") ? world.memberOfModule(file.path, name) : NO_MEMBERS,
  loadedModule: wholeModule,
  boundFunction,

  isTyped: false,
  typeParameterOf: (_world, file, _reference, binding) => declaredParameter(file, binding),
  enumsHoldInstances: false,
};

export const TYPESCRIPT: Semantics = {
  ...JAVASCRIPT,
  isTyped: true,
  writesInterfaceMembers: true,
  fitsByShape: "anything",
};
