import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/**/*.test.ts"],
    // The default leaves one core to a watcher that `vitest run` does not have: on a runner with two, that is half of the machine.
    maxWorkers: "100%",
    // Real repositories and spawned bundles: slow machines need room, hangs must still end.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
