import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag, type Parameter } from "../../model/facts.ts";

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
  const { keepsParameters } = breakRulesOf(file.facts.language);
  return decorators.every((decorator) => keepsParameters(operandText(file.facts, decorator)));
}

/** Every way to make an instance of a class; undefined when that is not known. */
export function signaturesOfClass(world: World, handle: DefinitionHandle): readonly Signature[] | undefined {
  const file = world.file(handle.path);
  if (!file) return undefined;
  const definition = file.definition(handle.index);
  if (definition.kind !== "class") return undefined;
  const rules = breakRulesOf(file.facts.language);
  const makers = rules.makersOf(world, file, handle);
  if (makers !== undefined) return makers === "unknown" ? undefined : makers;
  const [maker, ...others] = world.memberOfClass(handle, rules.constructorName);
  if (!maker) return [[]];
  const owner = maker.kind === "definition" ? world.file(maker.path) : undefined;
  if (!owner || maker.kind !== "definition" || others.some(({ kind }) => kind !== "definition")) return undefined;
  return signaturesOfFunction(owner, maker.index, owner.takesSelf(maker.index));
}
