import { boundMembers } from "../../code/bound-members.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import { memberOfTarget, moduleMember } from "../../code/target-members.ts";
import { Trail } from "../../code/trail.ts";
import { UNKNOWN } from "../../code/type.ts";
import { declaredParameter, typeParameterKey } from "../../code/type-parameters.ts";
import type { Semantics, TypeParameter, World } from "../../code/world.ts";
import {
  type Binding,
  type Definition,
  type Import,
  isReferenceOperand,
  isValueOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  type Value,
} from "../../model/facts.ts";
import { PLAIN } from "../shared/plain.ts";
import { PYTHON_LIBRARY } from "./library.ts";
import { lineariseC3 } from "./linearise.ts";
import { PythonModuleFinder } from "./module-finder.ts";

export const PYTHON: Semantics = {
  ...PLAIN,
  isTyped: false,
  family: "python",
  implicitNames: /^__(?!all__)\w+__$/,
  scopes: {
    ...PLAIN_SCOPES,
    classNames: "hidden",
    keepsTypesApart: false,
    hasSelfParameter: true,
    readsOutsideFirst: true,
  },
  library: PYTHON_LIBRARY,

  makeFinder: (paths) => new PythonModuleFinder(paths),
  hasModuleObjects: true,
  offersBindings: true,
  importedMembers,
  memberOfModule(world, file, name, trail) {
    const follow = (way: Trail) => way.through(file.path, name, (on) => memberOf(world, file, name, on));
    // The members of a module do not depend on types, so a direct question (without a trail) always has the same answer. The answer is
    // cached, because the question is asked for every use of a name.
    return trail ? follow(trail) : world.memoiseMembers(file.path, name, () => follow(new Trail()));
  },
  memberOfPackage: submodule,
  visibleMembers: (world, file, _scope, name) =>
    file.facts.imports.some(({ kind }) => kind === "star") ? world.memberOfModule(file.path, name) : NO_MEMBERS,
  selfTypes: () => undefined,
  linearise: lineariseC3,

  typeParameterOf,
  aliasedType: ({ returnType, returns: [first = NO_OPERAND] }) => (returnType === NO_OPERAND ? first : returnType),
  outsideInstances(file, operand, name) {
    if (name !== "Self") return undefined;
    const index = file.classAround(file.facts.references[operandIndex(operand)]?.scope ?? 0);
    return index < 0 ? UNKNOWN : [{ kind: "instance", path: file.path, index, args: [] }];
  },
  calledWord(file, { name, receiver, scope }) {
    if (name !== "super" || receiver !== NO_OPERAND) return undefined;
    const owner = file.ownerOfThis(scope);
    return owner < 0 ? UNKNOWN : [{ kind: "super", path: file.path, index: owner, isStatic: false }];
  },
  enumsHoldInstances: false,
  generatorsReturnNothing: true,
};

function importedMembers(world: World, file: FileIndex, imported: Import, trail: Trail | undefined): readonly Member[] {
  if (imported.kind === "star") return NO_MEMBERS;
  // `import a.b` binds the name `a`; the rest of the path is found as attributes of `a`.
  const isPlain = imported.kind === "module" && !imported.module.startsWith(".");
  const bindsFirstPart = isPlain && imported.alias === imported.module.split(".", 1)[0];
  const target = world.module(file.path, bindsFirstPart ? imported.alias : imported.module);
  return imported.kind === "name" ? memberOfTarget(world, target, imported.name, trail) : [moduleMember(target)];
}

function memberOf(world: World, file: FileIndex, name: string, trail: Trail): readonly Member[] {
  const bound = boundMembers(world, file, name, trail);
  if (bound.length > 0) return bound;
  for (const imported of file.starImports) {
    const target = world.module(file.path, imported.module);
    if (target.kind !== "file" || !isStarExported(world.file(target.path), name)) continue;
    const members = world.memberOfModule(target.path, name, trail);
    if (members.length > 0) return members;
  }
  return submodule(world, file.path, name);
}

/** Whether `from module import *` imports a name: a name in `__all__`, or, without `__all__`, any name without a leading underscore. */
function isStarExported(file: FileIndex | undefined, name: string): boolean {
  return file?.exports.listed?.has(name) ?? !name.startsWith("_");
}

/** The module with a name in the package whose `__init__` file is `path`. */
function submodule(world: World, path: string, name: string): readonly Member[] {
  if (!/(?:^|\/)__init__\.pyi?$/.test(path)) return NO_MEMBERS;
  const target = world.module(path, `.${name}`);
  return target.kind === "external" ? NO_MEMBERS : [moduleMember(target)];
}

/** The type parameter that a name means: a declared one, or `T = TypeVar("T", bound=Foo)` in this file or where it is imported from. */
export function typeParameterOf(
  world: World,
  file: FileIndex,
  { name }: Reference,
  binding: Binding,
): TypeParameter | undefined {
  if (binding.kind === "type") return declaredParameter(file, binding);
  if (binding.kind === "import") {
    const imported = file.facts.imports[binding.index];
    for (const member of imported ? world.importedMembers(file, imported) : []) {
      const owner = member.kind === "definition" ? world.file(member.path) : undefined;
      if (owner && member.kind === "definition") return variableOf(owner, owner.definition(member.index));
    }
    return undefined;
  }
  const definition = file.facts.definitions[file.definitionsNamed(name)[0] ?? -1];
  return definition && variableOf(file, definition);
}

function variableOf(file: FileIndex, { kind, qualname, returns }: Definition): TypeParameter | undefined {
  const [operand = NO_OPERAND] = kind === "constant" ? returns : [];
  const value = isValueOperand(operand) ? file.facts.values[operandIndex(operand)] : undefined;
  if (value?.kind !== "call" || !isReferenceOperand(value.of)) return undefined;
  if (file.facts.references[operandIndex(value.of)]?.name !== "TypeVar") return undefined;
  return { key: typeParameterKey(file, 0, qualname), file, bounds: boundsOf(value) };
}

/** The bounds of a `TypeVar`: the value of the keyword `bound`, or the arguments after the name. */
function boundsOf({ args, names }: Value): readonly Operand[] {
  const firstKeyword = args.length - names.length;
  const bound = args[firstKeyword + names.indexOf("bound")];
  return names.includes("bound") && bound !== undefined ? [bound] : args.slice(1, firstKeyword);
}
