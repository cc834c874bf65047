import type { FileIndex } from "../../../code/file-index.ts";
import { NO_OPERAND, type Reference } from "../../../model/facts.ts";

/** Whether a reference only asks whether its name is defined: `#ifdef NAME`. */
export function isInCondition({ facts }: FileIndex, reference: Reference): boolean {
  return facts.marks.some(({ kind, line }) => kind === "condition" && line === reference.line);
}

/** Whether the code around a reference asks for its name by a string: `hasattr(x, "name")`. */
export function isAskedFor(file: FileIndex, { name, line, scope }: Reference): boolean {
  return file.facts.strings.some(
    (mention) =>
      mention.text === name &&
      mention.receiver !== NO_OPERAND &&
      mention.line <= line &&
      file.definitionAround(mention.scope) === file.definitionAround(scope),
  );
}
