import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new empty directory that goes away with the test. */
export function temporaryDirectory(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), "llmc-nav-test-")));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
