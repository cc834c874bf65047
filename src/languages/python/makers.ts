import type { Makers } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { Member } from "../../code/member.ts";
import { operandText } from "../../code/operand-text.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { type Definition, NO_OPERAND } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";

const MAKING_BASE = /(?:NamedTuple|TypedDict|Protocol|Enum|Model)\b/;
const DATACLASS = /^(?:dataclasses\.)?dataclass\b/;
/** Nobody writes more fields than this by hand. */
const MAX_FIELDS = 255;

/** The makers of a class that uses `__new__`, a decorator or a base class instead of its `__init__`. Undefined when `__init__` decides. */
export function makersOf(world: World, file: FileIndex, handle: DefinitionHandle): Makers | undefined {
  const definition = file.definition(handle.index);
  if (world.memberOfClass(handle, "__new__").some((each) => !takesAnything(world, each))) return "unknown";
  if (definition.decorators.length > 0) return signatureOfDataclass(world, file, handle);
  const [maker] = world.memberOfClass(handle, "__init__");
  if (!maker) return hasMadeConstructor(world, handle) ? "unknown" : undefined;
  const owner = maker.kind === "definition" ? world.file(maker.path) : undefined;
  const around = owner && maker.kind === "definition" ? owner.classOfMember(maker.index) : -1;
  return owner && around >= 0 && owner.definition(around).decorators.length > 0 ? "unknown" : undefined;
}

/** Whether a `__new__` accepts all arguments, so that `__init__` decides. A `__new__` from outside is assumed to be that of `object`. */
function takesAnything(world: World, member: Member): boolean {
  if (member.kind !== "definition") return true;
  const params = world.file(member.path)?.definition(member.index).params ?? [];
  return params.some(({ kind }) => kind === "rest") && params.some(({ kind }) => kind === "keyword-rest");
}

/** Whether a class without `__init__` or one of its ancestors has a decorator, a metaclass or a base class that makes a constructor. */
function hasMadeConstructor(world: World, handle: DefinitionHandle): boolean {
  return world.ancestryOf(handle).classes.some(({ path, index }) => {
    const file = world.file(path);
    const definition = file?.facts.definitions[index];
    if (!file || !definition) return true;
    return definition.decorators.length > 0 || hasMetaclass(file, definition) || hasMakingBase(world, file, definition);
  });
}

/** Whether a base class from outside makes the constructor, judged by its name. Bases in the repository are judged by their code. */
function hasMakingBase(world: World, file: FileIndex, { bases }: Definition): boolean {
  return bases.some((base) => {
    if (world.typesOf(file, base).some(({ kind }) => kind === "definition")) return false;
    return MAKING_BASE.test(operandText(file.facts, base));
  });
}

/** Whether a class has a metaclass: `class A(metaclass=M)`. `M` is read in the scope around the class, unlike a base. */
function hasMetaclass({ facts }: FileIndex, { scope, nameLine, endLine }: Definition): boolean {
  const around = facts.scopes[scope]?.parent;
  return facts.references.some(
    (each) => each.role === "read" && each.scope === around && each.line >= nameLine && each.line <= endLine,
  );
}

/** The constructor that a plain `@dataclass` makes from the annotated fields of a class without bases; `unknown` in all other cases. */
function signatureOfDataclass(world: World, file: FileIndex, handle: DefinitionHandle): Makers {
  const { decorators, qualname } = file.definition(handle.index);
  const [only] = decorators;
  const text = only === undefined ? "" : operandText(file.facts, only);
  const isPlain = decorators.length === 1 && DATACLASS.test(text) && !/[(]./.test(text.replace(/\(\)$/, ""));
  if (!isPlain || world.ancestryOf(handle).classes.length > 1 || !world.ancestryOf(handle).isComplete) return "unknown";
  if (file.definitionsNamed(`${qualname}.__init__`).length > 0) return "unknown";
  const fields = file.facts.definitions.filter(
    (each) => each.parent === handle.index && each.kind === "constant" && each.returnType !== NO_OPERAND,
  );
  if (fields.length > MAX_FIELDS) return "unknown";
  if (fields.some((field) => /\b(?:ClassVar|InitVar|KW_ONLY)\b/.test(operandText(file.facts, field.returnType)))) {
    return "unknown";
  }
  if (fields.some((field) => field.returns.some((value) => operandText(file.facts, value).startsWith("field(")))) {
    return "unknown";
  }
  return [
    fields.map(({ qualname: name, returns, returnType }) => ({
      name: lastPart(name),
      kind: "normal",
      isOptional: returns.length > 0,
      type: returnType,
      defaultHash: "",
    })),
  ];
}
