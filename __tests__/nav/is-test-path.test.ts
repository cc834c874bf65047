import { describe, expect, it } from "vitest";
import { isTestPath } from "../../src/nav/tests/is-test-path.ts";

describe("nav/is-test-path", () => {
  it.each([
    "tests/test_auth.py",
    "test/support.py",
    "src/auth/tests/helpers.py",
    "test/app.js",
    "src/__tests__/cart.ts",
    "src/cart.test.ts",
    "pkg/store_test.go",
    "src/test/java/x/CartTest.java",
    "spec/cart_spec.rb",
  ])("treats %s as a test", (path) => {
    expect(isTestPath(path)).toBe(true);
  });

  it.each(["django/test/client.py", "src/helper/testing/index.ts", "src/latest.py", "src/contest/board.ts"])(
    "does not treat %s as a test",
    (path) => {
      expect(isTestPath(path)).toBe(false);
    },
  );
});
