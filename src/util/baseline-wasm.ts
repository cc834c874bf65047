import { setFlagsFromString } from "node:v8";

/** The first flag implies the others only when it is given at process start. */
const BASELINE_COMPILER_ONLY = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/** Compiles WebAssembly loaded from now on with the baseline compiler only: on short runs the optimizing one costs more than it saves. */
export function compileWasmQuickly(): void {
  for (const flag of BASELINE_COMPILER_ONLY) setFlagsFromString(flag);
}
