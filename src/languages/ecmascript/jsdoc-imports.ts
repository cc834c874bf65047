import type { Walk } from "./walk.ts";

/** Matches `@import { A, B as C } from "./module"`, `@import D from …` and `@import * as E from …` in linear time. */
const IMPORT =
  /@import\s+(?:type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\{([^{}]{0,4000})\}\s*|\*\s*as\s+([\w$]+)\s+)?from\s*["']([^"'\n]{1,300})["']/g;

/** Adds the imports in doc comments. They import types and do not load a module. */
export function importDocTypes(walk: Walk): void {
  for (const comment of walk.docs.all) {
    if (!walk.docs.isDoc(comment)) continue;
    const text = walk.text.slice(comment.start, comment.end);
    for (const match of text.matchAll(IMPORT)) {
      const [whole, byDefault, names, namespace, module = ""] = match;
      const start = comment.start + match.index;
      const placeOf = (name: string) =>
        start + Math.max(0, whole.search(new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`)));
      if (byDefault !== undefined) add(walk, "default", module, "", byDefault, placeOf(byDefault));
      if (namespace !== undefined) add(walk, "namespace", module, "", namespace, placeOf(namespace));
      for (const part of (names ?? "").split(",")) {
        const [name = "", alias = name] = part
          .replace(/[\s*]+/g, " ")
          .trim()
          .split(" as ");
        if (name !== "") add(walk, "name", module, name, alias, placeOf(name));
      }
    }
  }
}

function escaped(name: string): string {
  return name.replaceAll("$", "\\$");
}

function add(
  walk: Walk,
  kind: "default" | "namespace" | "name",
  module: string,
  name: string,
  alias: string,
  offset: number,
): void {
  if (!/^[\w$]+$/.test(alias)) return;
  const index = walk.addImport(kind, module, name, alias, offset, true);
  walk.bind(0, alias, "import", offset, index);
}
