import { setFlagsFromString } from "node:v8";

/** The first flag implies the others only when it is given at the start of the process. */
const BASELINE_COMPILER_ONLY = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/** Has WebAssembly that is loaded from now on compiled by the quick compiler alone: the other one takes more of short work than it saves. */
export function compileWasmQuickly(): void {
  for (const flag of BASELINE_COMPILER_ONLY) setFlagsFromString(flag);
}
