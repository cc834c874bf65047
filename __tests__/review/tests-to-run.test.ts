import { describe, expect, it } from "vitest";
import { LEFT_OUT } from "../../src/model/left-out.ts";
import { reviewOf } from "./trap.ts";

const LIB = "def price(item):\n    return item * 2\n";
const DEARER = { "lib.py": LIB.replace("* 2", "* 3") };
const TEST = "def test_it():\n    assert True\n";

describe("review: tests to run", () => {
  it("follows a helper of tests to the tests that use it, and does not list it", async () => {
    const review = await reviewOf(
      {
        "lib.py": LIB,
        "tests/__init__.py": "",
        "tests/helpers.py": "from lib import price\n\n\ndef check(item):\n    assert price(item) > 0\n",
        "tests/test_shop.py": "from tests.helpers import check\n\n\ndef test_shop():\n    check(1)\n",
        "tests/test_other.py": TEST,
      },
      DEARER,
    );
    expect(review.testsToRun).toEqual(["tests/test_shop.py"]);
    expect(review.testCommands).toEqual([
      { runner: "pytest", folder: ".", command: "pytest tests/test_shop.py", files: ["tests/test_shop.py"] },
    ]);
  });

  it("stops when so many tests reach the change that all must be run, and says so", async () => {
    const test = (at: number) => `from lib import price\n\n\ndef test_${at}():\n    assert price(1)\n`;
    const tests = Object.fromEntries(Array.from({ length: 210 }, (_, at) => [`tests/test_${at}.py`, test(at)]));
    const hop = (at: number, from: string) =>
      `from ${from}\n\n\ndef hop_${at}():\n    return ${at === 0 ? "price(1)" : `hop_${at - 1}()`}\n`;
    const hops = Array.from({ length: 6 }, (_, at) => [
      `hop_${at}.py`,
      hop(at, at === 0 ? "lib import price" : `hop_${at - 1} import hop_${at - 1}`),
    ]);
    const far = {
      ...Object.fromEntries(hops),
      "tests/test_far.py": "from hop_5 import hop_5\n\n\ndef test_far():\n    assert hop_5()\n",
    };
    const review = await reviewOf({ "lib.py": LIB, ...tests, ...far }, DEARER);
    expect(review.testsToRun).toHaveLength(210);
    expect(review.leftOut).toContainEqual({ what: LEFT_OUT.tests, count: 1 });
  });

  it("follows a fixture of conftest.py by its name, through other fixtures, below its folder", async () => {
    const conftest =
      "import pytest\nfrom lib import price\n\n\n@pytest.fixture\ndef cart():\n    return price(1)\n\n\n@pytest.fixture\ndef shop(cart):\n    return cart\n";
    const review = await reviewOf(
      {
        "lib.py": LIB,
        "tests/unit/conftest.py": conftest,
        "tests/unit/test_direct.py": "def test_a(cart):\n    assert cart\n",
        "tests/unit/test_through.py": "def test_b(shop):\n    assert shop\n",
        "tests/unit/test_other.py": TEST,
        "tests/web/test_cart.py": "def test_c(cart):\n    assert cart\n",
      },
      DEARER,
    );
    expect(review.testsToRun).toEqual(["tests/unit/test_direct.py", "tests/unit/test_through.py"]);
  });

  it("lists all tests below a conftest.py with an automatic fixture", async () => {
    const conftest =
      "import pytest\nfrom lib import price\n\n\n@pytest.fixture(autouse=True)\ndef prices():\n    return price(1)\n";
    const review = await reviewOf(
      { "lib.py": LIB, "tests/unit/conftest.py": conftest, "tests/unit/test_a.py": TEST, "tests/web/test_b.py": TEST },
      DEARER,
    );
    expect(review.testsToRun).toEqual(["tests/unit/test_a.py"]);
  });

  it("lists the tests of a folder for a change of the setup file of its runner", async () => {
    const test = "import { it } from 'vitest';\nit('a', () => {});\n";
    const review = await reviewOf(
      {
        "vitest.config.ts": "export default { test: { setupFiles: ['./test/setup.ts'] } };\n",
        "src/lib.ts": "export function price(item: number) {\n  return item * 2;\n}\n",
        "test/setup.ts": "import { price } from '../src/lib';\n\nprice(1);\n",
        "test/a.test.ts": test,
      },
      { "src/lib.ts": "export function price(item: number) {\n  return item * 3;\n}\n" },
    );
    expect(review.testsToRun).toEqual(["test/a.test.ts"]);
    expect(review.testCommands.map(({ command }) => command)).toEqual(["npx vitest run test/a.test.ts"]);
  });

  it("continues after a broken use, because callers of the broken place also fail", async () => {
    const review = await reviewOf(
      {
        "go.mod": "module x\n\ngo 1.20\n",
        "a.go": "package x\n\nfunc suggest() int { return 1 }\n",
        "b.go": "package x\n\nfunc find() int { return suggest() }\n\nfunc Run() int { return find() }\n",
        "b_test.go": 'package x\n\nimport "testing"\n\nfunc TestRun(t *testing.T) { Run() }\n',
        "sub/c_test.go": 'package sub\n\nimport "testing"\n\nfunc TestC(t *testing.T) {}\n',
      },
      { "a.go": "package x\n\nfunc suggestions() int { return 1 }\n" },
    );
    expect(review.broken.map(({ path, line }) => `${path}:${line}`)).toEqual(["b.go:3"]);
    expect(review.testsToRun).toEqual(["b_test.go"]);
    expect(review.affectedFiles).toEqual(["b.go"]);
    expect(review.testCommands.map(({ command }) => command)).toEqual(["go test ."]);
  });

  it("treats a file that python_files names as test code", async () => {
    const review = await reviewOf(
      {
        "pyproject.toml": '[tool.pytest.ini_options]\npython_files = ["testing/python/*.py"]\n',
        "lib.py": LIB,
        "testing/python/prices.py":
          "from lib import price\n\n\nclass TestPrice:\n    def test_it(self):\n        assert price(1)\n",
      },
      DEARER,
    );
    expect(review.testsToRun).toEqual(["testing/python/prices.py"]);
    expect(review.changes.map(({ uses }) => uses)).toEqual([{ production: 0, tests: 2 }]);
    expect(review.affected.map(({ isTest }) => isTest)).toEqual([true]);
  });

  it("lists the nearest tests first, and searches further than the list of affected symbols", async () => {
    const step = (at: number) => `from step${at - 1} import f${at - 1}\n\n\ndef f${at}():\n    return f${at - 1}()\n`;
    const steps = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`step${at}.py`, step(at)]));
    const review = await reviewOf(
      {
        "step0.py": "def f0():\n    return 0\n",
        ...steps,
        "tests/test_a.py": "from step5 import f5\n\n\ndef test_a():\n    f5()\n",
        "tests/test_b.py": "from step0 import f0\n\n\ndef test_b():\n    f0()\n",
      },
      { "step0.py": "def f0():\n    return 1\n" },
    );
    expect(review.testsToRun).toEqual(["tests/test_b.py", "tests/test_a.py"]);
  });
});
