import { declaredMembers, namespacesOf } from "../code/declared.ts";
import type { FileIndex } from "../code/file-index.ts";
import { filesOf } from "../code/project.ts";
import type { DefinitionHandle } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { WHOLE_NAMESPACE } from "../languages/shared/named-modules.ts";
import type { Language } from "../model/facts.ts";

/** Whether one of the classes has a property or an accessor that code in the other language of the JVM calls by that name. */
export function hasAccessor(
  world: World,
  classes: readonly DefinitionHandle[],
  asking: Language,
  name: string,
): boolean {
  const other = asking === "java" ? "kotlin" : asking === "kotlin" ? "java" : undefined;
  const names = other === undefined ? [] : asking === "java" ? propertiesBehind(name) : accessorsOf(name);
  return classes.some(({ path, index }) => {
    const file = world.file(path);
    if (!file || file.facts.language !== other) return false;
    const { qualname } = file.definition(index);
    return names.some((each) => file.definitionsNamed(`${qualname}.${each}`).length > 0);
  });
}

/** The properties of Kotlin that Java reaches as `getName()`, `isName()` or `setName(value)`. */
function propertiesBehind(accessor: string): readonly string[] {
  const [, prefix, name] = /^(get|set|is)([^a-z].*)$/.exec(accessor) ?? [];
  if (name === undefined) return [];
  if (prefix === "is") return [accessor];
  const plain = [name.charAt(0).toLowerCase() + name.slice(1), name];
  return prefix === "set" ? [...plain, `is${name}`] : plain;
}

/** The methods of Java that Kotlin reaches as a property. */
function accessorsOf(property: string): readonly string[] {
  const name = property.charAt(0).toUpperCase() + property.slice(1);
  return [`get${name}`, `set${name}`, ...(/^is[^a-z]/.test(property) ? [`set${property.slice(2)}`] : [])];
}

/**
 * Whether a type of a package may be there for Java though no file is called after it: another file of the package declares it, or
 * it stands for the functions of a Kotlin file, called `FileKt` or as `@file:JvmName` says.
 */
export function isInJavaPackage(world: World, { path, facts }: FileIndex, namespace: string, name: string): boolean {
  if (facts.language !== "java") return false;
  return filesOf(world.module(path, namespace + WHOLE_NAMESPACE)).some((each) => {
    const file = world.file(each);
    if (!file || !namespacesOf(file).includes(namespace)) return false;
    return declaredMembers(file, name).length > 0 || isFacade(file, name);
  });
}

function isFacade({ path, facts }: FileIndex, name: string): boolean {
  if (facts.language !== "kotlin") return false;
  if (path.endsWith(`/${name.replace(/Kt$/, "")}.kt`) && name.endsWith("Kt")) return true;
  const [header] = facts.exports;
  // What the annotation says is not kept; a file that has one may be the class.
  return facts.references.some((each) => each.name === "JvmName" && each.line < (header?.line ?? 0));
}
