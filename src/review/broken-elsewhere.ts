import type { Use } from "../model/use.ts";
import { findUses } from "../nav/find-uses.ts";
import { symbolRef } from "../nav/where-used.ts";
import { hasModuleObjects } from "../resolve/language-traits.ts";
import { resolveReference } from "../resolve/resolver.ts";
import { lastPart } from "../util/last-part.ts";
import type { ChangeList } from "./change-list.ts";
import { explain } from "./explain.ts";
import type { FoundBreak } from "./found-break.ts";
import type { Sides } from "./sides.ts";

/** A symbol that base had under a name that head does not have there, in a language whose modules do not list their names. */
interface Lost {
  readonly path: string;
  readonly qualname: string;
}

/**
 * Broken uses in languages whose modules are packages, namespaces or headers: what meant the symbol at base beyond doubt, and at
 * head means nothing that is known. A place of a file that changed is the same place when its line is.
 */
export async function findBrokenElsewhere(sides: Sides, changes: ChangeList): Promise<FoundBreak[]> {
  const lost: Lost[] = sides.symbols.pairs.flatMap(({ before, after }) => {
    const isKept = after?.qualname === before?.qualname && after?.file.path === before?.file.path;
    if (!before || isKept || hasModuleObjects(before.file.facts.language)) return [];
    return [{ path: before.file.path, qualname: before.qualname }];
  });
  if (lost.length === 0) return [];
  const uses = await sides.base.ask((world, names) =>
    lost.map(({ path, qualname }) => {
      const index = world.file(path)?.definitionsNamed(qualname)[0];
      if (index === undefined) return [];
      return findUses(world, names, { path, index }).filter(({ confidence }) => confidence === "exact");
    }),
  );
  const lines = new ChangedLines(sides);
  return sides.head.ask((world) =>
    lost.flatMap(({ path: oldPath, qualname }, at) => {
      const change = changes.findOld(oldPath, qualname);
      if (!change) return [];
      const found = explain(change, { container: { kind: "scope" } }, undefined);
      const name = lastPart(qualname);
      return [...new Set((uses[at] ?? []).map((use) => sides.newPath(use.path)))].flatMap((path) => {
        const file = sides.files.noise.has(path) ? undefined : world.file(path);
        if (!file) return [];
        return file.referencesNamed(new Set([name])).flatMap((index): FoundBreak[] => {
          const reference = file.facts.references[index];
          if (!reference || file.isNamePlace(reference.line, reference.column)) return [];
          if (!lines.wasUsed(uses[at] ?? [], path, reference.line)) return [];
          if (resolveReference(world, file, reference).outcome === "resolved") return [];
          const { line, column, role } = reference;
          const around = file.definitionUsing(index);
          const enclosing = around < 0 ? undefined : symbolRef(world, { path, index: around });
          const place = { path, line, column, written: name, role, confidence: "exact" as const, enclosing };
          return [{ ...place, changeId: change.id, ...found, isThroughImport: false }];
        });
      });
    }),
  );
}

/** The lines of changed files on both sides, to tell whether a place at head is a place at base. */
class ChangedLines {
  readonly #sides: Sides;
  readonly #old = new Map<string, readonly string[]>();
  readonly #now = new Map<string, readonly string[]>();

  constructor(sides: Sides) {
    this.#sides = sides;
    for (const { path, text } of sides.files.oldFiles) this.#old.set(path, text.split("\n"));
    for (const { path, text } of sides.files.newFiles) this.#now.set(path, text.split("\n"));
  }

  wasUsed(uses: readonly Use[], path: string, line: number): boolean {
    const oldPath = this.#sides.oldPath(path);
    const own = uses.filter((use) => use.path === oldPath);
    const text = this.#now.get(path)?.[line - 1]?.trim();
    if (text === undefined) return own.some((use) => use.line === line);
    return own.some((use) => this.#old.get(oldPath)?.[use.line - 1]?.trim() === text);
  }
}
