import type { ErrorCode } from "../model/error-codes.ts";
import type { DefinitionKind } from "../model/facts.ts";
import type { BindingStatus, FreshnessState, ResultStatus, Source } from "../model/result.ts";
import type { SliceType } from "../model/routing.ts";
import type { Confidence, UseRole } from "../model/use.ts";

/** The envelope in JSON: LLMC's names and shapes, and the keys that this project adds to them. */
export interface RagResultWire<ItemWire = ResultItemWire> {
  readonly meta: RagToolMetaWire;
  readonly items: readonly ItemWire[];
}

/** All keys are always present; unknown values are null. The first six keys are LLMC's. */
export interface RagToolMetaWire {
  readonly status: ResultStatus;
  readonly error_code: ErrorCode | null;
  readonly message: string | null;
  readonly source: Source;
  readonly freshness_state: FreshnessState;
  readonly index_status: IndexStatusWire | null;
  readonly tool: string | null;
  readonly query: string | null;
  /** The direction in which a lineage was followed; null for other tools. */
  readonly direction: string | null;
  readonly commit: string | null;
  readonly truncated: boolean;
  readonly total: number;
  readonly reason: string | null;
  readonly elapsed_ms: number | null;
}

/** LLMC's status object; `last_error` is present only when there was one. */
export interface IndexStatusWire {
  readonly repo: string;
  readonly index_state: string;
  readonly last_indexed_at: string | null;
  readonly last_indexed_commit: string | null;
  readonly schema_version: string;
  readonly last_error?: string;
}

/** A definition, which can be looked up again as `path#qualname`. */
export interface SymbolRefWire {
  readonly path: string;
  readonly qualname: string;
  readonly kind: DefinitionKind;
  readonly start_line: number;
  readonly end_line: number;
}

/** The keys that every item has. The first three are LLMC's. */
interface CommonItemWire {
  readonly file: string;
  readonly snippet: {
    readonly text: string;
    readonly location: { readonly path: string; readonly start_line: number; readonly end_line: number };
  };
  /** The index's fields, without those that have no value. */
  readonly enrichment: Readonly<Record<string, unknown>> | null;
  /** Present only when true. */
  readonly enrichment_stale?: true;
}

/** How an item's symbol was found again. */
export interface ItemBindingWire {
  readonly status: BindingStatus;
  readonly score: number;
}

/** A search hit: LLMC's three keys, how it was found, and `binding` when the index was involved. */
export interface SearchItemWire extends CommonItemWire {
  readonly title?: string;
  readonly slice_type?: SliceType;
  readonly slice_language?: string | null;
  /** The confidence of the type, with its reasons in the next field; null where the index does not keep it. */
  readonly slice_confidence?: number | null;
  readonly slice_reasons?: readonly string[];
  readonly route?: string;
  /** Hits are sorted by it. */
  readonly score?: number;
  /** Before the routes were fused. */
  readonly route_score?: number;
  readonly term_score?: number | null;
  readonly vector_score?: number | null;
  readonly why?: readonly string[];
  /** The definition that was hit; null for other hits. */
  readonly symbol?: SymbolRefWire | null;
  /** The line of the name. */
  readonly line?: number;
  readonly signature?: string | null;
  readonly is_test?: boolean;
  readonly binding?: ItemBindingWire;
}

/** A use of a symbol. */
export interface UseItemWire extends CommonItemWire {
  readonly line: number;
  readonly column: number;
  readonly role: UseRole;
  readonly confidence: Confidence;
  /** The member that the code names, which the symbol implements or overrides. */
  readonly through?: string;
  readonly symbol: SymbolRefWire;
  readonly enclosing: SymbolRefWire | null;
  readonly is_test: boolean;
  readonly binding: ItemBindingWire | null;
  /** The index's fields about the symbol itself; on the first use of each symbol only. */
  readonly symbol_enrichment?: Readonly<Record<string, unknown>>;
  readonly symbol_enrichment_stale?: true;
}

/** A step of a lineage. */
export interface HopWire {
  readonly symbol: SymbolRefWire;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly confidence: Confidence;
}

/** A caller or callee across one or more steps. */
export interface LineageItemWire extends CommonItemWire {
  readonly symbol: SymbolRefWire;
  readonly confidence: Confidence;
  readonly depth: number;
  readonly hops: readonly HopWire[];
  readonly is_test: boolean;
  readonly binding: ItemBindingWire | null;
}

/** An item of any tool. */
export type ResultItemWire = SearchItemWire | UseItemWire | LineageItemWire;
