import type { BrokenReason, ChangedSymbol } from "../../model/review.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import type { Container } from "./absence/missing.ts";

/** The reason why a use no longer finds its target, in one sentence. `holder` is the file that used to have the name. */
export function explain(
  { change, before, after }: Pick<ChangedSymbol, "change" | "before" | "after">,
  container: Container,
  holder: string | undefined,
): { readonly reason: BrokenReason; readonly message: string } {
  const name = `\`${before?.qualname ?? ""}\``;
  const from = before?.path ?? "";
  if (change === "deleted" || after === undefined) {
    return { reason: "deleted", message: `${name} was deleted from ${from}.` };
  }
  const now = `\`${after.qualname}\``;
  if (change === "renamed") return { reason: "renamed", message: `${name} is now ${now} in ${after.path}.` };
  if (change === "relocated_renamed") {
    return { reason: "moved", message: `${name} of ${from} is now ${now} in ${after.path}.` };
  }
  if (after.path !== from) return { reason: "moved", message: `${name} moved from ${from} to ${after.path}.` };
  if (container.kind === "nowhere") {
    return {
      reason: "moved",
      message: `${name} is still in ${after.path}, but the path written here no longer leads there.`,
    };
  }
  const where = holder === undefined || holder === after.path ? after.path : holder;
  return { reason: "not_exported", message: `${name} is still in ${after.path}, but ${where} no longer offers it.` };
}

/** The reason why a use of a field, a method or a form no longer finds it, although something with the same name still exists. */
export function explainHalf(
  { path, qualname }: { readonly path: string; readonly qualname: string },
  half: "field" | "method" | "form",
) {
  if (half === "form")
    return {
      reason: "deleted",
      message: `The form of \`${qualname}\` that fits here is no longer in ${path}.`,
    } as const;
  return { reason: "deleted", message: `The ${half} \`${qualname}\` is no longer in ${path}.` } as const;
}

/** The reason why a use of a typedef no longer finds it, although a type with a tag has the same name. */
export function explainTypedef({ file, qualname }: SymbolGroup) {
  return { reason: "deleted", message: `The typedef \`${qualname}\` is no longer in ${file.path}.` } as const;
}

/** The reason why a renamed member no longer overrides anything. */
export function explainIdle({ qualname }: SymbolGroup, overridden: string) {
  const message = `\`${qualname}\` overrides nothing: \`${overridden}\` has another name.`;
  return { reason: "renamed", message } as const;
}

/** The reason why a method no longer overrides anything, although the overridden method still exists with other parameters. */
export function explainForm({ file, qualname }: SymbolGroup) {
  const message = `\`${qualname}\` in ${file.path} has other parameters now, so that nothing is overridden here.`;
  return { reason: "signature", message } as const;
}
