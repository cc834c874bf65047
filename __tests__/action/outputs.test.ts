import { describe, expect, it } from "vitest";
import { initialOutputs, setPublished, setReview, writeOutputs } from "../../src/action/outputs.ts";
import { makeReview } from "../render/make-review.ts";

const REVIEW = makeReview({
  testsToRun: ["tests/test_a.py", "-o_test.py", "tests/test_b\nconclusion=success.py"],
  testCommands: [
    {
      runner: "pytest",
      folder: ".",
      command: "pytest tests/test_a.py ./-o_test.py",
      files: ["tests/test_a.py", "-o_test.py"],
    },
    { runner: "vitest", folder: "web", command: "(cd ./web && npx vitest run a.test.ts)", files: ["web/a.test.ts"] },
  ],
});

function written(set: typeof setReview): Map<string, string> {
  const outputs = initialOutputs();
  set(outputs, REVIEW);
  const values = new Map<string, string>();
  writeOutputs(outputs, (name, value) => values.set(name, value));
  return values;
}

describe("action/outputs", () => {
  it("lists each test to run on one line, and no line is an option", () => {
    expect(written(setReview).get("tests-to-run")).toBe("tests/test_a.py\n./-o_test.py");
  });

  it("gives one command for all runners", () => {
    expect(written(setReview).get("test-command")).toBe(
      "pytest tests/test_a.py ./-o_test.py && (cd ./web && npx vitest run a.test.ts)",
    );
  });

  it("ignores tests and commands of a report that another run wrote", () => {
    const values = written(setPublished);
    expect([values.get("tests-to-run"), values.get("test-command")]).toEqual(["", ""]);
  });
});
