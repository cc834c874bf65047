import type { BindingKind, Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { expression } from "./expressions.ts";
import { propertyName } from "./names.ts";
import type { Identifier, Node } from "./nodes.ts";
import { typeAnnotation } from "./types.ts";
import { asReceiver, type Walk } from "./walk.ts";

/** The scope in which the names of a pattern are bound, and the kind of their bindings. */
export interface PatternTarget {
  readonly scope: number;
  readonly kind: BindingKind;
  /** Adds a definition for a bound name and returns its index. Undefined when the names are only variables. */
  readonly define?: ((name: Identifier) => number) | undefined;
}

/**
 * Binds all names in the pattern of a parameter or declaration. `value` is the value that the whole pattern takes apart. Returns
 * the annotated type of the whole pattern.
 */
export function bindPattern(walk: Walk, node: Node, target: PatternTarget, value: Operand): Operand {
  switch (node.type) {
    case "Identifier": {
      walk.textToken(node.name);
      const index = target.define?.(node) ?? -1;
      const binding = walk.bind(target.scope, node.name, index < 0 ? target.kind : "definition", node.start, index);
      binding.type = typeAnnotation(walk, node.typeAnnotation);
      binding.value = value;
      if (index >= 0 && value !== NO_OPERAND) walk.draft(index).returns = [value];
      return binding.type;
    }
    case "AssignmentPattern": {
      const initial = expression(walk, node.right);
      return bindPattern(walk, node.left, target, either(walk, value, initial));
    }
    case "ObjectPattern": {
      const type = typeAnnotation(walk, node.typeAnnotation);
      bindProperties(walk, node.properties, target, typedValue(walk, value, type));
      return type;
    }
    case "ArrayPattern": {
      const type = typeAnnotation(walk, node.typeAnnotation);
      const whole = typedValue(walk, value, type);
      walk.typeToken(node.type);
      node.elements.forEach((element, index) => {
        if (element === null) walk.typeToken("Hole");
        else bindPattern(walk, element, target, partOf(walk, whole, element, String(index)));
      });
      walk.typeToken("End");
      return type;
    }
    case "RestElement":
      walk.typeToken(node.type);
      bindPattern(walk, node.argument, target, NO_OPERAND);
      return typeAnnotation(walk, node.typeAnnotation);
    case "TSParameterProperty":
      return bindPattern(walk, node.parameter, target, value);
    default:
      expression(walk, node, "write");
      return NO_OPERAND;
  }
}

/** The operand that a pattern takes apart: the value if it is known, otherwise an instance of the annotated type. */
function typedValue(walk: Walk, value: Operand, type: Operand): Operand {
  return value !== NO_OPERAND || type === NO_OPERAND ? value : walk.builder.addValue("instance", type);
}

/** The part called `name` of a value that is taken apart. It is unknown if the value is unknown, or if the element is a rest element. */
export function partOf(walk: Walk, whole: Operand, element: Node, name: string | undefined): Operand {
  if (whole === NO_OPERAND || name === undefined || element.type === "RestElement") return NO_OPERAND;
  return walk.builder.addValue("part", whole, [], [name]);
}

/** The one of two operands that is known, or their union. */
export function either(walk: Walk, first: Operand, second: Operand): Operand {
  if (first === NO_OPERAND) return second;
  if (second === NO_OPERAND) return first;
  return walk.builder.addValue("union", NO_OPERAND, [first, second]);
}

function bindProperties(walk: Walk, properties: readonly Node[], target: PatternTarget, whole: Operand): void {
  walk.typeToken("ObjectPattern");
  for (const property of properties) {
    if (property.type !== "Property") {
      bindPattern(walk, property, target, NO_OPERAND);
      continue;
    }
    const name = propertyName(property);
    if (name === undefined) expression(walk, property.key);
    else {
      walk.textToken(name);
      if (whole !== NO_OPERAND) walk.reference(name, property.key.start, "read", asReceiver(whole));
    }
    bindPattern(walk, property.value, target, partOf(walk, whole, property.value, name));
  }
  walk.typeToken("End");
}
