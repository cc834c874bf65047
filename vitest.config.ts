import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/**/*.test.ts"],
    // Real repositories and spawned bundles: slow machines need room, hangs must still end.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
