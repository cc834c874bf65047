import { Extractors } from "../../languages/extractors.ts";
import { languageOfPath } from "../../languages/registry.ts";
import { UserError } from "../../model/errors.ts";
import type { DefinitionKind, Language } from "../../model/facts.ts";
import type { OutlinedSymbol } from "../../model/symbol-answers.ts";
import { outlinedSymbols } from "../../nav/symbols/definitions.ts";
import { splitLines } from "../../util/lines.ts";
import { decodeText } from "../../util/text.ts";
import type { ApiContext } from "../context.ts";
import { readRepositoryFile } from "../read-repository-file.ts";

/** The definitions of a file. */
export interface Outline {
  readonly path: string;
  readonly language: Language;
  /** Lines of the file. */
  readonly lines: number;
  readonly symbols: readonly OutlinedSymbol[];
  /** Syntax errors: what stands around them may be missing. */
  readonly errors: number;
}

/** The definitions of one file of the repository, in the order of the file. */
export async function outlineFile(
  { repository, rev }: ApiContext,
  file: string,
  { kind }: { readonly kind?: DefinitionKind | undefined } = {},
): Promise<Outline> {
  const { path, bytes, skipped } = await readRepositoryFile(repository, rev, file);
  const decoded = bytes && decodeText(bytes);
  if (!decoded || decoded.isBinary) {
    if (skipped?.reason === "absent") throw new UserError(`There is no file ${JSON.stringify(path)}.`);
    throw new UserError(
      `${JSON.stringify(path)} cannot be read as text: ${skipped?.detail ?? skipped?.reason ?? "binary"}.`,
    );
  }
  const facts = await new Extractors().extract(languageOfPath(path), decoded.text);
  const symbols = outlinedSymbols(decoded.text, facts);
  return {
    path,
    language: facts.language,
    lines: splitLines(decoded.text).length,
    symbols: kind === undefined ? symbols : symbols.filter((each) => each.kind === kind),
    errors: facts.errors.length,
  };
}
