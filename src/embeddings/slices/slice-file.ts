import { createHash } from "node:crypto";
import type { Definition } from "../../model/facts.ts";
import type { Slice } from "../../model/retrieval.ts";
import type { SliceTypePatterns } from "../../model/routing.ts";
import { type BuiltInClassification, classifyBuiltIn, namedByPatterns } from "../../routing/classify-slice.ts";
import { NO_PATTERNS } from "../../routing/slice-type-patterns.ts";
import { codePieces } from "./code-pieces.ts";
import type { Piece } from "./piece.ts";
import { recordPieces } from "./record-pieces.ts";
import { sectionPieces } from "./section-pieces.ts";
import { sliceIds } from "./slice-id.ts";

/** Raised whenever a file gives other slices than before. */
export const SLICES_VERSION = 3;
const HASH_DIGITS = 32;

/** A file to slice. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** What is defined in it, when it is a program. */
  readonly definitions: readonly Definition[];
}

/** The slices of a file, in the order of its lines. A pure function of path, text, definitions and the configuration's slice types. */
export function sliceFile({ path, text, definitions }: SourceFile, patterns: SliceTypePatterns = NO_PATTERNS): Slice[] {
  const builtIn = classifyBuiltIn(path, text);
  const { sliceType, sliceLanguage, confidence, reasons } = namedByPatterns(builtIn, path, patterns);
  const pieces = piecesByType(path, text, definitions, builtIn);
  const ids = sliceIds(sliceType, path, pieces);
  return pieces.map(({ title, startLine, endLine, text: own }, at) => {
    const id = ids[at] as string;
    const slice = { id, path, startLine, endLine, sliceType, sliceLanguage, confidence, reasons, title, text: own };
    return { ...slice, contentHash: contentHash(embeddedText(slice)) };
  });
}

/** What of a slice is embedded: its title gives the text its context, and the path is left out so that moved files stay known. */
export function embeddedText({ title, text }: Pick<Slice, "title" | "text">): string {
  return title === "" ? text : `${title}\n${text}`;
}

function piecesByType(
  path: string,
  text: string,
  definitions: readonly Definition[],
  { sliceType }: BuiltInClassification,
): Piece[] {
  switch (sliceType) {
    case "code":
      return codePieces(text, definitions);
    case "docs":
    case "other":
      return sectionPieces(path, text);
    case "config":
    case "data":
    case "erp_product":
      return recordPieces(text);
  }
}

function contentHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS);
}
