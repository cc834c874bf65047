import { type Definition, isMemberOwner } from "../../src/model/facts.ts";
import { lastPart } from "../../src/util/last-part.ts";
import { editsOf } from "./edits.ts";
import type { Target } from "./mutation.ts";
import type { CodeFile, Sources } from "./sources.ts";

/** The maximum number of mentions of a name. The mutation of a name in nearly every file would count more than all others. */
const MAX_MENTIONS = 120;

/** Finds definitions that other code can use: at module level or in a class, with more mentions than definitions. */
export function findTargets(sources: Sources): Target[] {
  const targets: Target[] = [];
  for (const file of sources.files) {
    for (const definition of file.facts.definitions) {
      const name = lastPart(definition.qualname);
      const parent = file.facts.definitions[definition.parent];
      if (parent && !isMemberOwner(parent.kind)) continue;
      if (!isNamed(file, definition, name) || name.length < 3) continue;
      const declarations = declarationsOf(sources, file, definition, name);
      const owner = definition.qualname.slice(0, -name.length - 1);
      const mentions = sources.mentions.get(isConstructor(name, owner) ? lastPart(owner) : name) ?? 0;
      if (mentions <= declarations.length || mentions > MAX_MENTIONS) continue;
      targets.push({ file, definition, name, owner, declarations, sources });
    }
  }
  return targets;
}

/** Whether a name means a constructor, so that code uses it by the name of the class. */
export function isConstructor(name: string, owner: string): boolean {
  return owner !== "" && (name === "constructor" || name === "__init__" || name === lastPart(owner));
}

/** Whether the text has the name at the position in the facts. Names that are not written, such as some constructors', cannot be edited. */
function isNamed({ lines }: CodeFile, { nameLine, nameColumn }: Definition, name: string): boolean {
  return lines[nameLine - 1]?.startsWith(name, nameColumn - 1) ?? false;
}

function declarationsOf(
  sources: Sources,
  file: CodeFile,
  definition: Definition,
  name: string,
): Target["declarations"] {
  const own = [{ file, definition }];
  if (editsOf(sources.language).hasPrototypes) {
    return sources.files.flatMap((each) =>
      each.facts.definitions.flatMap((other) =>
        other.qualname === definition.qualname && other.kind === definition.kind && isNamed(each, other, name)
          ? [{ file: each, definition: other }]
          : [],
      ),
    );
  }
  const at = file.facts.definitions.indexOf(definition);
  const constructors = file.facts.definitions.filter(
    (other) => other.parent === at && lastPart(other.qualname) === name && isNamed(file, other, name),
  );
  return [...own, ...constructors.map((each) => ({ file, definition: each }))];
}
