import { elementTypes } from "../../code/containers.ts";
import { type Type, UNKNOWN } from "../../code/type.ts";
import type { Call, Library, World } from "../../code/world.ts";
import { NO_OPERAND, type Reference } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import { containerMethod, listOf, tupleOf } from "../shared/container-methods.ts";

const COPIES = words("list sorted reversed set frozenset tuple iter deque");
const CHOICES = words("next max min anext");

export const PYTHON_LIBRARY: Library = {
  transparentTypes: words("Optional Annotated Final ClassVar Required NotRequired ReadOnly"),
  alternativeTypes: words("Union"),
  awaitableTypes: words("Awaitable Coroutine"),
  awaitedMethod: undefined,
  classTypes: words("type Type"),
  functionTypes: new Set(),
  protocol: {
    item: ["__getitem__"],
    next: ["__next__", "__anext__"],
    iterate: ["__iter__", "__aiter__"],
    enter: ["__enter__", "__aenter__"],
    call: ["__call__"],
  },
  methodResult: containerMethod,
  functionResult,
  givenByMethod: () => UNKNOWN,
  takenByMethod: () => UNKNOWN,
};

/** The result types of `sorted(rows)`, `next(rows)`, `zip(a, b)` and similar functions. */
function functionResult(world: World, call: Call, { name, receiver }: Reference): readonly Type[] {
  const elementsOf = (at: number) => elementTypes(world, world.typesOf(call.file, call.value.args[at] ?? NO_OPERAND));
  if (receiver !== NO_OPERAND) return UNKNOWN;
  if (CHOICES.has(name)) return elementsOf(0);
  const isContainer = COPIES.has(name) || name === "enumerate" || name === "zip";
  if (!isContainer || call.value.args.length === 0) return UNKNOWN;
  const parts = name === "zip" ? call.value.args.map((_, at) => elementsOf(at)) : [elementsOf(0)];
  if (parts.every((part) => part.length === 0 || part.every((type) => type.kind === "external"))) return UNKNOWN;
  if (name === "enumerate") return [listOf([tupleOf([{ kind: "builtin", name: "int", args: [] }], ...parts)])];
  return [listOf(name === "zip" ? [tupleOf(...parts)] : (parts[0] ?? UNKNOWN))];
}
