import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import type { Parser, Tree, Language as TreeSitterLanguage } from "web-tree-sitter";
import { compileWasmQuickly } from "../../../util/baseline-wasm.ts";
import { findAsset } from "../../../util/find-asset.ts";

/** The TypeScript configuration has no types for WebAssembly. This declares the only part that is needed. */
declare const WebAssembly: { readonly Memory: new (limits: { initial: number; maximum: number }) => Memory };
interface Memory {
  readonly buffer: { readonly byteLength: number };
}

const PAGE = 65_536;
const INITIAL_PAGES = 512;
const MAXIMUM_PAGES = 32_768;
/**
 * For some grammars, the memory that the repair of damage needs grows with the square of the damage. A runtime that runs
 * out of memory cannot be used again in this process. Real files of a megabyte need far less than this.
 */
const MAX_HEAP_BYTES = 256 * 1024 * 1024;
/**
 * The parser reports progress every hundred steps. Real code takes up to three steps per character. Text that takes many
 * more is damaged, and the parser tries to repair it in every possible way. The limit counts steps and not seconds, so
 * that the facts are the same on every machine.
 */
const REPORTS_PER_CHARACTER = 0.15;
const REPORTS_AT_LEAST = 5_000;
/** A last limit for the case that single steps take long. It is a hundred times the time that real files of that size take. */
const MAX_MILLISECONDS = 2_000;
const MAX_MILLISECONDS_PER_CHARACTER = 0.05;

/** A loaded grammar. */
export interface LoadedGrammar {
  readonly language: TreeSitterLanguage;
  readonly makeParser: () => Parser;
  /** Parses within limits. Returns `null` when a limit is reached. The caller must delete the tree. */
  readonly parse: (parser: Parser, text: string) => Tree | null;
}

interface Runtime {
  readonly directory: string;
  readonly treeSitter: typeof import("web-tree-sitter");
  readonly memory: Memory;
}

/** The only runtime, because web-tree-sitter keeps one per process. It starts when the first grammar is loaded. */
const startedRuntime = once(startRuntime);

/** Loads one grammar. The grammar and the runtime are unpacked from the assets; nothing is downloaded. */
export async function loadGrammar(name: string): Promise<LoadedGrammar> {
  const { directory, treeSitter, memory } = await startedRuntime();
  const language = await treeSitter.Language.load(unpack(directory, name));
  return {
    language,
    makeParser: () => new treeSitter.Parser().setLanguage(language),
    parse: (parser, text) => parseWithinBounds(parser, text, memory),
  };
}

async function startRuntime(): Promise<Runtime> {
  const directory = findAsset(import.meta.url, "grammars/", "../../../../assets/grammars/");
  const url = pathToFileURL(join(directory, RUNTIME.file)).href;
  const treeSitter: typeof import("web-tree-sitter") = await import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  // The optimising compiler needs half a gigabyte for the largest lexers and saves only a quarter of the time.
  compileWasmQuickly();
  const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAXIMUM_PAGES });
  const options = { wasmBinary: unpack(directory, RUNTIME.name), wasmMemory: memory };
  await treeSitter.Parser.init(options);
  return { directory, treeSitter, memory };
}

function parseWithinBounds(parser: Parser, text: string, memory: Memory): Tree | null {
  const heapLimit = Math.max(MAX_HEAP_BYTES, memory.buffer.byteLength + PAGE);
  let reports = Math.max(REPORTS_AT_LEAST, text.length * REPORTS_PER_CHARACTER);
  const deadline = performance.now() + MAX_MILLISECONDS + text.length * MAX_MILLISECONDS_PER_CHARACTER;
  const isOverBounds = () => --reports < 0 || memory.buffer.byteLength > heapLimit || performance.now() > deadline;
  const tree = parser.parse(text, null, { progressCallback: isOverBounds });
  if (tree === null) parser.reset();
  return tree;
}

function unpack(directory: string, name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliDecompressSync(readFileSync(join(directory, `${name}.wasm.br`))));
}

function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}

/**
 * The runtime that the grammars run in. Its WASM is packed like theirs; its module is stored beside them unchanged. A
 * bundler breaks that module, which uses `createRequire` in a way that bundling changes, so it is loaded from its file.
 */
export const RUNTIME = {
  name: "runtime",
  wasm: "web-tree-sitter/web-tree-sitter.wasm",
  module: "web-tree-sitter/web-tree-sitter.js",
  file: "runtime.mjs",
} as const;
