import type { FileFacts } from "../../model/facts.ts";

/** Every name that a file spells, and the parts of dotted ones: the file cannot look up any other name in another file. */
export function spelledNames(facts: FileFacts): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string) => {
    if (names.has(text) || text === "") return;
    names.add(text);
    if (text.includes(".")) for (const part of text.split(".")) names.add(part);
  };
  for (const { name } of facts.references) add(name);
  for (const { name } of facts.bindings) add(name);
  for (const { qualname, params } of facts.definitions) {
    add(qualname);
    for (const { name } of params) add(name);
  }
  for (const { module, name, alias } of facts.imports) {
    add(module);
    add(name);
    add(alias);
  }
  for (const { module, name, local } of facts.exports) {
    add(module);
    add(name);
    add(local);
  }
  for (const { text } of facts.strings) add(text);
  for (const value of facts.values) for (const name of value.names) add(name);
  for (const { name } of facts.narrowings) add(name);
  return names;
}
