import { NO_OPERAND } from "../../model/facts.ts";
import { unwrap } from "./names.ts";
import type { Stretch } from "./narrowings.ts";
import type { Node } from "./nodes.ts";
import type { Walk } from "./walk.ts";

const COMPARISONS: ReadonlySet<string> = new Set(["===", "!==", "==", "!="]);
/** No test that people write has more parts. */
const MAX_PARTS = 16;

/**
 * Opens the stretch in which a test just walked may say which one of a choice a variable is: `state.kind === "set"`, `"size" in state`,
 * `isSet(state)`. Which one it is, is not worked out.
 */
export function doubtByTest(walk: Walk, test: Node): Stretch {
  // Without declared types nothing is a choice of types that a test could tell apart.
  const names = walk.readsDocTypes ? new Set<string>() : testedNames(test);
  const stretches = [...names].map((name) => walk.builder.narrow(name, NO_OPERAND));
  return {
    end() {
      for (const stretch of stretches) stretch.end();
    },
  };
}

function testedNames(test: Node): Set<string> {
  const names = new Set<string>();
  const parts = [test];
  for (let at = 0; at < parts.length && at < MAX_PARTS; at++) {
    const part = unwrap(parts[at] as Node);
    if (part.type === "LogicalExpression") parts.push(part.left, part.right);
    else if (part.type === "UnaryExpression" && part.operator === "!") parts.push(part.argument);
    else for (const name of namesIn(part)) if (name !== undefined) names.add(name);
  }
  return names;
}

function namesIn(test: Node): (string | undefined)[] {
  if (test.type === "CallExpression") return test.arguments.map((each) => (each ? nameOf(each) : undefined));
  if (test.type !== "BinaryExpression") return [];
  if (test.operator === "in") return [nameOf(test.right)];
  return COMPARISONS.has(test.operator) ? [ownerOf(test.left), ownerOf(test.right)] : [];
}

/** Opens the stretch in which the cases of a `switch` say which one of a choice a variable is. */
export function doubtBySwitch(walk: Walk, discriminant: Node): Stretch | undefined {
  const name = walk.readsDocTypes ? undefined : ownerOf(discriminant);
  return name === undefined ? undefined : walk.builder.narrow(name, NO_OPERAND);
}

/** The variable whose property is compared. */
function ownerOf(node: Node): string | undefined {
  const member = unwrap(node);
  return member.type === "MemberExpression" ? nameOf(member.object) : undefined;
}

function nameOf(node: Node): string | undefined {
  const inner = unwrap(node);
  return inner.type === "Identifier" ? inner.name : undefined;
}
