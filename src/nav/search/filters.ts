import { languageOfPath } from "../../languages/registry.ts";
import type { DefinitionKind } from "../../model/facts.ts";
import { pathFilter } from "../../util/glob.ts";

/** The filters that hits must pass; a missing filter is not applied. */
export interface SearchFilters {
  /** Tests count as much as all other code. */
  readonly tests?: boolean | undefined;
  /** A kind of definition (`function`, `class`, …) or of slice (`code`, `docs`, `config`, …). */
  readonly kind?: string | undefined;
  /** A `.gitignore` pattern. */
  readonly path?: string | undefined;
  readonly language?: string | undefined;
}

/** Whether a file can have a wanted hit. */
export function fileFilter({ path, language }: SearchFilters): (path: string) => boolean {
  const fits = path === undefined ? () => true : pathFilter([path], []);
  const wanted = language?.toLowerCase();
  return (each) => fits(each) && (wanted === undefined || languageOfPath(each) === wanted);
}

/** Whether a hit is of the wanted kind. */
export function isOfKind(
  { kind }: SearchFilters,
  sliceType: string,
  definition: { readonly kind: DefinitionKind } | undefined,
): boolean {
  return kind === undefined || kind === sliceType || kind === definition?.kind;
}
