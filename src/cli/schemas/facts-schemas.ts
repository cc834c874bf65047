import {
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  type Plain,
  place,
  type Schema,
  table,
  text,
} from "../../api/schemas/schema.ts";
import type { FactsWire } from "../../facts/to-wire.ts";
import { languageNames } from "../../languages/registry.ts";
import { DEFINITION_KINDS, EXPORT_KINDS, IMPORT_KINDS, REFERENCE_ROLES } from "../../model/facts.ts";
import { SKIP_REASONS } from "../../model/tree.ts";
import type { mergeToWire } from "../commands/shard-facts.ts";
import type { verificationToWire } from "../commands/verify-facts.ts";
import type { updateToWire } from "../output/facts.ts";

type UpdateWire = ReturnType<typeof updateToWire>;
type MergeWire = ReturnType<typeof mergeToWire>;
type VerificationWire = ReturnType<typeof verificationToWire>;

/** The lines of a definition. */
export const definitionLines = {
  qualname: text(),
  kind: oneOf(DEFINITION_KINDS),
  start_line: place("of def, class or function"),
  end_line: place(),
  full_start_line: place("of the first decorator or the doc comment"),
  name_line: place(),
  name_column: place(),
};

const at = { line: place(), column: place() };

/** A line of `facts FILE…`. */
export const factsSchema: Schema<Plain<FactsWire>> = object<FactsWire>({
  path: text(),
  language: nullable(oneOf(languageNames()), "null when the file has no facts; then an error says why"),
  errors: list(object<FactsWire["errors"][number]>({ line: count("0: the whole file"), message: text() })),
  definitions: list(
    object<FactsWire["definitions"][number]>({
      ...definitionLines,
      signature_hash: text(),
      body_hash: text("of the code without formatting and comments"),
    }),
  ),
  references: list(
    object<FactsWire["references"][number]>({
      name: text(),
      ...at,
      role: oneOf(REFERENCE_ROLES),
      receiver: nullable(text(), "what stands before the dot, for people"),
    }),
  ),
  imports: list(
    object<FactsWire["imports"][number]>({
      kind: oneOf(IMPORT_KINDS),
      module: text(),
      name: nullable(text()),
      alias: nullable(text()),
      ...at,
      type_only: flag(),
    }),
  ),
  exports: list(
    object<FactsWire["exports"][number]>({
      kind: oneOf(EXPORT_KINDS),
      name: nullable(text()),
      local: nullable(text()),
      module: nullable(text()),
      ...at,
    }),
  ),
  strings: list(
    object<FactsWire["strings"][number]>({ text: text(), ...at, receiver: nullable(text()) }),
    "strings that may name a symbol",
  ),
});

/** The answer of `facts` without files, and of `facts --shard`. */
export const factsUpdateSchema: Schema<Plain<UpdateWire>> = object<UpdateWire>({
  tree: text("a commit, the working tree, or a shard of a commit"),
  files: count(),
  parsed: count("contents never seen before"),
  parsed_bytes: count(),
  skipped: count(),
  skipped_by_reason: table(count()),
  skipped_files: list(
    object<UpdateWire["skipped_files"][number]>({
      path: text(),
      reason: oneOf(SKIP_REASONS),
      detail: nullable(text()),
    }),
    "without the binary ones",
  ),
  elapsed_ms: count(),
});

/** The answer of `facts --merge`. */
export const factsMergeSchema: Schema<Plain<MergeWire>> = object<MergeWire>({
  commit: text(),
  shards: count(),
  added: count("contents whose facts were new"),
  unread: count("contents that no shard could read"),
});

/** The answer of `facts --verify`. */
export const factsVerifySchema: Schema<Plain<VerificationWire>> = object<VerificationWire>({
  forged: list(text(), "files whose stored facts are not what they say"),
});
