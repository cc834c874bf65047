import { FileIndex } from "../../code/file-index.ts";
import { semanticsOf } from "../../languages/registry.ts";
import type { FileFacts } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { OutwardText } from "./outward-text.ts";

/** The key of content that is visible without looking up a name, to every file that looks at this one. */
export const WITHOUT_NAME = "";

/** The part of a file that other files can see under one name. */
export interface OutwardItem {
  /** Equal in two versions of the file if and only if nothing that a user of the name can see has changed. */
  readonly text: string;
  /** The names that must be looked up to know its meaning, in this file or in others. */
  readonly mentions: ReadonlySet<string>;
}

/** The content of a file visible to other files, by name: not the bodies of its functions, except what they return and assign. */
export type OutwardView = ReadonlyMap<string, OutwardItem>;

interface MutableItem {
  text: string;
  readonly mentions: Set<string>;
}

/** The view that other files have of a file whose definitions have these ids; undefined when it is too complex to determine. */
export function outwardView(path: string, facts: FileFacts, ids: readonly string[]): OutwardView | undefined {
  const file = new FileIndex(path, facts, semanticsOf(facts.language).scopes);
  const items = new Map<string, MutableItem>();
  const text = new OutwardText(file, ids);
  const add = (name: string) => {
    const taken = text.take();
    const item = items.get(name);
    if (!item) {
      items.set(name, { text: taken.text, mentions: new Set(taken.mentions) });
      return;
    }
    item.text += `\n${taken.text}`;
    for (const mention of taken.mentions) item.mentions.add(mention);
  };

  items.set(WITHOUT_NAME, { text: headerText(facts), mentions: new Set() });
  facts.definitions.forEach(({ qualname }, index) => {
    text.definition(index);
    add(lastPart(qualname));
  });
  for (const { scope, name } of boundOutside(file)) {
    text.name(scope, name);
    add(name);
  }
  for (const exported of facts.exports) {
    text.exported(exported);
    add(exported.kind === "star" ? WITHOUT_NAME : exported.name);
  }
  for (const { target, value, type } of facts.assignments) {
    const reference = facts.references[target];
    if (!reference || reference.receiver < 0) continue;
    text.operand(target * 2);
    text.operand(value);
    text.operand(type);
    add(reference.name);
  }
  return text.isExhausted ? undefined : items;
}

/** The names bound by module and class scopes, each once. */
function* boundOutside({ facts }: FileIndex): Generator<{ readonly scope: number; readonly name: string }> {
  const seen = new Set<string>();
  for (const { scope, name } of facts.bindings) {
    const kind = facts.scopes[scope]?.kind;
    if (kind !== "module" && kind !== "class") continue;
    const key = `${scope} ${name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield { scope, name };
  }
}

/**
 * The part that matters for every name: star imports in order, whether the file lists its exports, the namespaces it belongs to. In
 * languages whose files see each other without importing names, everything that a file includes or opens counts.
 */
function headerText({ language, imports, exports }: FileFacts): string {
  const stars = imports.filter(({ kind, scope }) => kind === "star" && scope === 0).map(({ module }) => module);
  const lists = [exports.length > 0, exports.some(({ kind }) => kind === "all")];
  const { hasModuleObjects, importsByName } = semanticsOf(language);
  if (hasModuleObjects) return JSON.stringify([language, stars, ...lists]);
  const opened = exports.filter(({ kind }) => kind === "namespace").map(({ name, module }) => [name, module]);
  const included = imports
    .filter(({ kind }) => kind !== "name")
    .map(({ kind, module, name, alias }) => [kind, module, name, alias]);
  return JSON.stringify([language, opened, importsByName ? stars : included]);
}
