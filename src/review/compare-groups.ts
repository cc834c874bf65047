import { DefinitionFlag } from "../model/facts.ts";
import type { ChangeKind, SignatureChange } from "../model/review.ts";
import { diffSignatures } from "./signature-diff.ts";
import { isPublicGroup, type SymbolGroup } from "./symbol-groups.ts";

/** What is different between a symbol at base and the same symbol at head, apart from its place. */
export interface GroupDifference {
  readonly kinds: ReadonlySet<ChangeKind>;
  readonly signature: readonly SignatureChange[];
}

/** Compares by fingerprints, so formatting, comments and shifted lines are no difference. */
export function compareGroups(before: SymbolGroup, after: SymbolGroup): GroupDifference {
  const kinds = new Set<ChangeKind>();
  if (hasLostVisibility(before, after)) kinds.add("visibility");
  const signature = signatureChanges(before, after);
  if (signature.length > 0) kinds.add("signature");
  if (fingerprint(before, "bodyHash") !== fingerprint(after, "bodyHash")) kinds.add("body");
  return { kinds, signature };
}

function hasLostVisibility(before: SymbolGroup, after: SymbolGroup): boolean {
  if (isPublicGroup(before) && !isPublicGroup(after)) return true;
  return isListed(before) === true && isListed(after) === false;
}

/** Whether a module's own list of public names has the symbol; undefined when it has no such list. */
function isListed({ file, qualname }: SymbolGroup): boolean | undefined {
  const listed = file.facts.exports.filter(({ kind }) => kind === "all");
  return listed.length === 0 ? undefined : listed.some(({ name }) => name === qualname);
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
    changes.push(...found);
    // A destructured pattern, a type parameter, a base class: different, but not in a way that has a name.
    if (found.length === 0 && old.signatureHash !== now.signatureHash) {
      const name = old.bases.length > 0 || now.bases.length > 0 ? "bases" : "";
      changes.push({ kind: "parameter_type", name, from: undefined, to: undefined, isBreaking: false });
    }
  }
  return changes;
}

function fingerprint(group: SymbolGroup, hash: "bodyHash"): string {
  return group.definitions.map((definition) => definition[hash]).join(" ");
}

/** Whether the symbol became private to its class. */
export function becamePrivate(before: SymbolGroup, after: SymbolGroup): boolean {
  const isPrivate = ({ definitions }: SymbolGroup) =>
    definitions.every(({ flags }) => (flags & DefinitionFlag.private) !== 0);
  return !isPrivate(before) && isPrivate(after);
}
