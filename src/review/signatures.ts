import type { FileIndex } from "../code/file-index.ts";
import type { DefinitionHandle } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { type Definition, DefinitionFlag, NO_OPERAND, type Parameter } from "../model/facts.ts";
import { lastPart } from "../util/last-part.ts";
import { operandText } from "./type-text.ts";

/** Decorators that leave the parameters as they are written. */
const TRANSPARENT =
  /^(?:\w+\.)*(?:staticmethod|classmethod|abstractmethod|override|final|overload|lru_cache|cache|contextmanager|asynccontextmanager|deprecated|no_type_check)\b/;
const DATACLASS = /^(?:dataclasses\.)?dataclass\b/;

/** Nobody writes so many parameters, or so many forms of one function that differ; holding them against every call would take for ever. */
const MAX_PARAMETERS = 255;
const MAX_FORMS = 200;

/** One way to call something: the parameters that its callers fill. */
export type Signature = readonly Parameter[];

/** Every way to call a function or method, without the receiver it gets by itself; undefined when that is not known. */
export function signaturesOfFunction(
  file: FileIndex,
  index: number,
  isBound: boolean,
): readonly Signature[] | undefined {
  const named = file.definitionsNamed(file.definition(index).qualname);
  const forms = named.map((each) => file.definition(each));
  const isPlain = forms.every((form) => isCallable(form) && areDecoratorsTransparent(file, form));
  if (!isPlain) return undefined;
  const taken = distinctForms(forms.map(({ params }) => (isBound ? params.slice(1) : params)));
  return taken.length > MAX_FORMS ? undefined : taken;
}

/** Forms that take the same arguments, types apart, are one; the last of them stays, because the implementation of overloads is last. */
function distinctForms(forms: readonly Signature[]): readonly Signature[] {
  const keyOf = (form: Signature) => JSON.stringify(form.map(({ name, kind, isOptional }) => [name, kind, isOptional]));
  const byKey = new Map<string, Signature>();
  for (const form of forms) {
    const key = keyOf(form);
    byKey.delete(key);
    byKey.set(key, form);
  }
  return [...byKey.values()];
}

function isCallable({ kind, flags, params }: Definition): boolean {
  const isAccessor = (flags & (DefinitionFlag.getter | DefinitionFlag.setter)) !== 0;
  return (kind === "function" || kind === "method") && !isAccessor && params.length <= MAX_PARAMETERS;
}

function areDecoratorsTransparent(file: FileIndex, { decorators }: Definition): boolean {
  return decorators.every((decorator) => TRANSPARENT.test(operandText(file.facts, decorator)));
}

/** Every way to make an instance of a class; undefined when that is not known. */
export function signaturesOfClass(world: World, handle: DefinitionHandle): readonly Signature[] | undefined {
  const file = world.file(handle.path);
  if (!file) return undefined;
  const definition = file.definition(handle.index);
  if (definition.kind !== "class") return undefined;
  const isPython = file.facts.language === "python";
  if (isPython && world.memberOfClass(handle, "__new__").some(({ kind }) => kind === "definition")) return undefined;
  if (isPython && definition.decorators.length > 0) return signatureOfDataclass(world, file, handle);
  const [maker, ...others] = world.memberOfClass(handle, isPython ? "__init__" : "constructor");
  if (!maker) return isPython && hasMetaclassOrFields(file, definition) ? undefined : [[]];
  if (maker.kind !== "definition") return undefined;
  const owner = world.file(maker.path);
  if (!owner || others.some(({ kind }) => kind !== "definition")) return undefined;
  const ownerIndex = owner.classOfMember(maker.index);
  if (isPython && ownerIndex >= 0 && owner.definition(ownerIndex).decorators.length > 0) return undefined;
  return signaturesOfFunction(owner, maker.index, isPython);
}

/** A class without a constructor may get one from what it is made of: a named tuple, a model. */
function hasMetaclassOrFields(file: FileIndex, { bases }: Definition): boolean {
  return bases.some((base) =>
    /(?:NamedTuple|TypedDict|Protocol|Enum|BaseModel|Model)\b/.test(operandText(file.facts, base)),
  );
}

/** The constructor that `@dataclass` makes of annotated fields, of a class without bases. */
function signatureOfDataclass(
  world: World,
  file: FileIndex,
  handle: DefinitionHandle,
): readonly Signature[] | undefined {
  const { decorators, qualname } = file.definition(handle.index);
  const [only] = decorators;
  const text = only === undefined ? "" : operandText(file.facts, only);
  const isPlain = decorators.length === 1 && DATACLASS.test(text) && !/[(]./.test(text.replace(/\(\)$/, ""));
  if (!isPlain || world.ancestryOf(handle).classes.length > 1 || !world.ancestryOf(handle).isComplete) return undefined;
  if (file.definitionsNamed(`${qualname}.__init__`).length > 0) return undefined;
  const fields = file.facts.definitions.filter(
    (each) => each.parent === handle.index && each.kind === "constant" && each.returnType !== NO_OPERAND,
  );
  if (fields.length > MAX_PARAMETERS) return undefined;
  if (fields.some((field) => /\b(?:ClassVar|InitVar|KW_ONLY)\b/.test(operandText(file.facts, field.returnType)))) {
    return undefined;
  }
  if (fields.some((field) => field.returns.some((value) => operandText(file.facts, value).startsWith("field(")))) {
    return undefined;
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
