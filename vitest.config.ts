import { defineConfig } from "vitest/config";

/** Rooms whose tests leave nothing behind in the process that they run in, so that one process runs them one after the other. */
const PURE_ROOMS = "{config,envelope,languages,model,render,resolve,routing,util}";
const PURE = `__tests__/${PURE_ROOMS}/**/*.test.ts`;
/** A test of those rooms that adds a language. */
const ADDS_LANGUAGE = "__tests__/languages/toy-language.test.ts";

const COMMON = {
  // Real repositories and spawned bundles: slow machines need room, hangs must still end.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // The default leaves one core to a watcher that `vitest run` does not have: on a runner with two, that is half of the machine.
    maxWorkers: "100%",
    // The longer files of `processes` come first, by the order of names; the many short ones of `pure` then fill both workers to the end.
    projects: [
      { test: { ...COMMON, name: "pure", include: [PURE], exclude: [ADDS_LANGUAGE], isolate: false } },
      {
        test: {
          ...COMMON,
          name: "processes",
          include: ["__tests__/**/*.test.ts"],
          exclude: [`__tests__/${PURE_ROOMS}/**/!(toy-language).test.ts`],
        },
      },
    ],
  },
});
