import { NO_OPERAND } from "../../model/facts.ts";
import { unwrap } from "./names.ts";
import { referenceAt, type Stretch } from "./narrowings.ts";
import type { Node } from "./nodes.ts";
import type { Walk } from "./walk.ts";

const COMPARISONS: ReadonlySet<string> = new Set(["===", "!==", "==", "!="]);
/** The maximum number of parts of a test that are examined. Tests written by people are smaller. */
const MAX_PARTS = 16;

/** A variable in a test. `property` is the start of the compared property, if there is one. */
interface Tested {
  readonly name: string;
  readonly property: number | undefined;
}

/**
 * Opens the stretch in which the test that was just walked may decide which type of a union a variable has: `state.kind === "set"`,
 * `"size" in state`, `isSet(state)`. The type itself is not determined.
 */
export function doubtByTest(walk: Walk, test: Node): Stretch {
  // Without declared types, there are no unions of types that a test could distinguish.
  const tested = walk.readsDocTypes ? [] : testedNames(test);
  const stretches = tested.map((each) => open(walk, each));
  return {
    end() {
      for (const stretch of stretches) stretch.end();
    },
  };
}

/** Opens the stretch in which the cases of a `switch` decide which type of a union a variable has. */
export function doubtBySwitch(walk: Walk, discriminant: Node): Stretch | undefined {
  const tested = walk.readsDocTypes ? undefined : ownerOf(discriminant);
  return tested && open(walk, tested);
}

function open(walk: Walk, { name, property }: Tested): Stretch {
  return walk.builder.narrow(name, property === undefined ? NO_OPERAND : referenceAt(walk, property));
}

function testedNames(test: Node): readonly Tested[] {
  const found: Tested[] = [];
  const parts = [test];
  for (let at = 0; at < parts.length && at < MAX_PARTS; at++) {
    const part = unwrap(parts[at] as Node);
    if (part.type === "LogicalExpression") parts.push(part.left, part.right);
    else if (part.type === "UnaryExpression" && part.operator === "!") parts.push(part.argument);
    else for (const each of testedIn(part)) if (each) found.push(each);
  }
  return found;
}

function testedIn(test: Node): (Tested | undefined)[] {
  // A function that tests the type of a value has only this value as its argument.
  if (test.type === "CallExpression") return test.arguments.length === 1 ? [whole(test.arguments[0] as Node)] : [];
  if (test.type !== "BinaryExpression") return [];
  if (test.operator === "in") return [whole(test.right)];
  return COMPARISONS.has(test.operator) ? [ownerOf(test.left), ownerOf(test.right)] : [];
}

/** The variable whose property is compared. */
function ownerOf(node: Node): Tested | undefined {
  const member = unwrap(node);
  const owner = member.type === "MemberExpression" ? whole(member.object) : undefined;
  return owner && member.type === "MemberExpression" ? { ...owner, property: member.property.start } : undefined;
}

function whole(node: Node): Tested | undefined {
  const inner = unwrap(node);
  return inner.type === "Identifier" ? { name: inner.name, property: undefined } : undefined;
}
