import { isReferenceOperand, NO_OPERAND, type Operand, operandIndex, type Value } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import { isTransparentType } from "./language-types.ts";
import { type Type, UNKNOWN, unionOf } from "./type.ts";
import { type Substitution, type TypeParameter, typeParameterAt } from "./type-parameters.ts";
import { typesOfOperand } from "./types-of.ts";
import type { World } from "./world.ts";

/** Type constructors that mean their argument itself. */
const TRANSPARENT = new Set([
  "Optional",
  "Annotated",
  "Final",
  "ClassVar",
  "Required",
  "NotRequired",
  "ReadOnly",
  "Readonly",
  "Partial",
  "Required",
  "NonNullable",
  "InstanceType",
  "Awaited",
]);
const ALTERNATIVES = new Set(["Union"]);
const CLASS_OBJECTS = new Set(["type", "Type"]);
/** What an async function or a promise resolves to counts as its result, because it is almost always awaited at once. */
const AWAITABLES = new Set(["Awaitable", "Coroutine", "Promise", "PromiseLike"]);

/** The types of a value that is declared with the type that stands in `operand`; `substitute` says what type parameters stand for. */
export function instancesOf(
  world: World,
  file: FileIndex,
  operand: Operand,
  substitute?: Substitution,
): readonly Type[] {
  if (operand < 0) return UNKNOWN;
  if (isReferenceOperand(operand)) return instancesOfName(world, file, operand, substitute);
  const value = file.facts.values[operandIndex(operand)];
  if (!value) return UNKNOWN;
  switch (value.kind) {
    case "item":
      return instancesOfApplication(world, file, value, substitute);
    case "union":
      return unionOf(value.args.map((arg) => instancesOf(world, file, arg, substitute))).filter(
        (type) => !isNone(type),
      );
    case "literal":
      return [
        {
          kind: "builtin",
          name: value.names[0] ?? "",
          args: value.args.map((arg) => [...instancesOf(world, file, arg, substitute)]),
        },
      ];
    case "definition":
      return instancesOfDefinition(world, file.path, operandIndex(value.of));
    case "object":
    case "function":
      return typesOfOperand(world, file, operand);
    default:
      return UNKNOWN;
  }
}

function instancesOfName(
  world: World,
  file: FileIndex,
  operand: Operand,
  substitute: Substitution | undefined,
): readonly Type[] {
  const name = nameOf(file, operand);
  const types = typesOfOperand(world, file, operand);
  const isOfTree = types.some((type) => type.kind === "definition");
  const parameter = isOfTree ? undefined : typeParameterAt(world, file, operand);
  if (parameter) return instancesOfParameter(world, parameter, substitute);
  return unionOf(
    types.map((type): readonly Type[] => {
      if (type.kind === "external") return name === undefined ? [type] : instancesOfOutside(file, operand, name);
      return type.kind === "definition" ? instancesOfDefinition(world, type.path, type.index) : UNKNOWN;
    }),
  );
}

/** What is put in for a type parameter, or else what it must be one of. */
function instancesOfParameter(
  world: World,
  { key, file, bounds }: TypeParameter,
  substitute: Substitution | undefined,
): readonly Type[] {
  const known = substitute?.(key);
  if (known) return known;
  // Inside its own bound, `T extends Comparable<T>`, it stands for nothing.
  const inBound: Substitution = (other) => (other === key ? UNKNOWN : substitute?.(other));
  return unionOf(bounds.map((bound) => instancesOf(world, file, bound, inBound)));
}

/** A type from outside is known by its name; `Self` is the class around. */
function instancesOfOutside(file: FileIndex, operand: Operand, name: string): readonly Type[] {
  if (name === "Self" && file.facts.language === "python") {
    const scope = file.facts.references[operandIndex(operand)]?.scope ?? 0;
    const index = file.classAround(scope);
    return index < 0 ? UNKNOWN : [{ kind: "instance", path: file.path, index, args: [] }];
  }
  return [{ kind: "builtin", name, args: [] }];
}

/** A class gives its instances; a type alias gives those of what it stands for. */
function instancesOfDefinition(world: World, path: string, index: number): readonly Type[] {
  const file = world.file(path);
  const definition = file?.facts.definitions[index];
  if (!file || !definition) return UNKNOWN;
  if (definition.kind !== "type") return [{ kind: "instance", path, index, args: [] }];
  const isPython = file.facts.language === "python";
  const target = definition.returnType !== NO_OPERAND || !isPython ? definition.returnType : definition.returns[0];
  if (target === undefined || target === NO_OPERAND) return [{ kind: "instance", path, index, args: [] }];
  const named = world.memoiseAlias(path, index, () => instancesOf(world, file, target));
  // A named type of Go has methods of its own, whatever it is made of.
  return file.facts.language === "go" ? [{ kind: "instance", path, index, args: [] }, ...named] : named;
}

function instancesOfApplication(
  world: World,
  file: FileIndex,
  value: Value,
  substitute: Substitution | undefined,
): readonly Type[] {
  const name = nameOf(file, value.of) ?? "";
  const args = () => value.args.map((arg) => [...instancesOf(world, file, arg, substitute)]);
  if (TRANSPARENT.has(name) || isTransparentType(file.facts.language, name)) return args()[0] ?? UNKNOWN;
  if (ALTERNATIVES.has(name)) return unionOf(args()).filter((type) => !isNone(type));
  if (AWAITABLES.has(name)) return args().at(-1) ?? UNKNOWN;
  if (CLASS_OBJECTS.has(name)) return unionOf(value.args.map((arg) => classesOf(world, file, arg, substitute)));
  return instancesOf(world, file, value.of, substitute).map((type) => {
    if (type.kind === "builtin") return { ...type, args: args() };
    return type.kind === "instance" ? { ...type, args: args() } : type;
  });
}

/** What `type[Foo]` means: the class itself. */
function classesOf(world: World, file: FileIndex, operand: Operand, substitute?: Substitution): readonly Type[] {
  return instancesOf(world, file, operand, substitute).map((type) =>
    type.kind === "instance" ? { kind: "definition", path: type.path, index: type.index } : type,
  );
}

function nameOf(file: FileIndex, operand: Operand): string | undefined {
  if (!isReferenceOperand(operand)) {
    const value = operand < 0 ? undefined : file.facts.values[operandIndex(operand)];
    return value?.kind === "literal" ? value.names[0] : undefined;
  }
  return file.facts.references[operandIndex(operand)]?.name;
}

function isNone(type: Type): boolean {
  return type.kind === "builtin" && (type.name === "None" || type.name === "null" || type.name === "undefined");
}
