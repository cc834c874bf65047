import { type Definition, DefinitionFlag } from "../../model/facts.ts";
import type { ChangeKind, SignatureChange } from "../../model/review.ts";
import { pushAll } from "../../util/push-all.ts";
import { diffSignatures, typeText } from "./signature-diff.ts";
import type { SymbolGroup } from "./symbol-groups.ts";

/** The differences between a symbol at base and the same symbol at head, apart from its place. */
export interface GroupDifference {
  readonly kinds: ReadonlySet<ChangeKind>;
  readonly signature: readonly SignatureChange[];
}

/** Compares by fingerprints, so formatting, comments and shifted lines do not count as differences. */
export function compareGroups(before: SymbolGroup, after: SymbolGroup): GroupDifference {
  const kinds = new Set<ChangeKind>();
  if (hasLostVisibility(before, after)) kinds.add("visibility");
  const signature = signatureChanges(before, after);
  if (signature.length > 0) kinds.add("signature");
  if (bodiesOf(before) !== bodiesOf(after)) kinds.add("body");
  return { kinds, signature };
}

function hasLostVisibility(before: SymbolGroup, after: SymbolGroup): boolean {
  return (before.isPublic && !after.isPublic) || (before.isListed === true && after.isListed === false);
}

function signatureChanges(before: SymbolGroup, after: SymbolGroup): SignatureChange[] {
  const [olds, news] = [before.definitions, after.definitions];
  if (olds.length !== news.length) {
    const [from, to] = [olds.length, news.length].map((count) => `${count} ${count === 1 ? "form" : "forms"}`);
    return [{ kind: "modifier", name: "overloads", from, to, isBreaking: news.length < olds.length }];
  }
  const changes: SignatureChange[] = [];
  for (const [at, old] of olds.entries()) {
    const now = news[at];
    if (!now) continue;
    const found = diffSignatures(
      { facts: before.file.facts, definition: old },
      { facts: after.file.facts, definition: now },
    );
    pushAll(changes, found);
    // A destructured pattern, a type parameter or a base class differs, but there is no name for this difference.
    if (found.length === 0 && old.signatureHash !== now.signatureHash) {
      const [from, to] = [basesOf(before, old), basesOf(after, now)];
      const name = from === to ? "" : "bases";
      const bases = from === to ? { from: undefined, to: undefined } : { from: from || undefined, to: to || undefined };
      changes.push({ kind: "parameter_type", name, ...bases, isBreaking: false });
    }
  }
  return changes;
}

function basesOf({ file }: SymbolGroup, { bases }: Definition): string {
  return bases.map((base) => typeText(file.facts, base)).join(", ");
}

function bodiesOf({ definitions }: SymbolGroup): string {
  return definitions.map(({ bodyHash }) => bodyHash).join(" ");
}

/** Whether the symbol became private to its class. */
export function becamePrivate(before: SymbolGroup, after: SymbolGroup): boolean {
  const isPrivate = ({ definitions }: SymbolGroup) =>
    definitions.every(({ flags }) => (flags & DefinitionFlag.private) !== 0);
  return !isPrivate(before) && isPrivate(after);
}
