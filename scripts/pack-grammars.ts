/** Packs the grammars and their runtime into `assets/grammars`: `node scripts/pack-grammars.ts`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { languageRows } from "../src/languages/registry.ts";
import { RUNTIME } from "../src/languages/tree-sitter/grammar/runtime.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = join(root, "assets", "grammars");

function pack(name: string, wasm: string): number {
  const raw = readFileSync(join(root, "node_modules", wasm));
  const packed = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  writeFileSync(join(target, `${name}.wasm.br`), packed);
  console.log(`${name.padEnd(8)} ${raw.length} -> ${packed.length} bytes`);
  return packed.length;
}

function licence(wasm: string): string {
  const directory = join(root, "node_modules", dirname(wasm));
  const manifest: unknown = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  const { name, version } = manifest as { name: string; version: string };
  const file = readdirSync(directory).find((each) => /^licen[cs]e(?:\.\w+)?$/i.test(each)) ?? "LICENSE";
  return `${name} ${version}\n\n${readFileSync(join(directory, file), "utf8").trim()}\n`;
}

mkdirSync(target, { recursive: true });
const grammars = languageRows().flatMap(({ language, parser }) =>
  "grammar" in parser ? [[language, parser.grammar.wasm] as const] : [],
);
const parts = [[RUNTIME.name, RUNTIME.wasm] as const, ...grammars];
const total = parts.reduce((sum, [name, wasm]) => sum + pack(name, wasm), 0);
const runtime = readFileSync(join(root, "node_modules", RUNTIME.module), "utf8");
writeFileSync(join(target, RUNTIME.file), runtime.replace(/^\/\/# sourceMappingURL=.*\n?/gm, ""));
const rule = `\n${"-".repeat(80)}\n\n`;
writeFileSync(join(target, "LICENSES.txt"), parts.map(([, wasm]) => licence(wasm)).join(rule));
console.log(`total ${total} bytes`);
