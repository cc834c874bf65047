import { BASELINE_FILE, brokenIdentity } from "../../model/ignore.ts";
import { BROKEN_REASONS, type BrokenUse } from "../../model/review.ts";
import type { Tree, TreeEntry } from "../../model/tree.ts";
import { isObject, property, stringProperty } from "../../util/json.ts";

const VERSION = 1;
/** The baseline of the largest review has a tenth of this size. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The identities of the broken uses in the baseline of a tree; a problem is a sentence. */
export async function readBaseline(
  tree: Tree,
  entries: ReadonlyMap<string, TreeEntry>,
  path = BASELINE_FILE,
): Promise<{ readonly known: ReadonlySet<string>; readonly problem?: string }> {
  const entry = entries.get(path);
  const nothing = new Set<string>();
  if (entry === undefined) return { known: nothing };
  const { bytes, skipped } = await tree.read(entry);
  const cannot = (why: string) => ({ known: nothing, problem: `The baseline ${JSON.stringify(path)} ${why}.` });
  if (bytes === undefined) return cannot(`cannot be read: ${skipped.reason}`);
  if (bytes.length > MAX_BYTES) return cannot("is too large");
  try {
    return { known: identitiesIn(JSON.parse(bytes.toString("utf8"))) };
  } catch {
    return cannot("is not one that `llmc-nav review --write-baseline` wrote");
  }
}

function identitiesIn(document: unknown): ReadonlySet<string> {
  const broken = property(document, "broken");
  if (property(document, "version") !== VERSION || !Array.isArray(broken)) throw new SyntaxError("no baseline");
  return new Set(
    broken.filter(isObject).flatMap((each) => {
      const reason = BROKEN_REASONS.find((word) => word === stringProperty(each, "reason"));
      const [changeId, path, text] = ["change_id", "path", "text"].map((key) => stringProperty(each, key));
      const isWhole = reason !== undefined && changeId !== undefined && path !== undefined && text !== undefined;
      return isWhole ? [brokenIdentity({ changeId, path, reason, text })] : [];
    }),
  );
}

/** Broken uses as the text of a baseline: one per line, so that additions on two branches can be merged. */
export function baselineText(broken: readonly BrokenUse[]): string {
  const lines = broken.map(({ changeId, path, reason, text }) =>
    JSON.stringify({ change_id: changeId, path, reason, text }),
  );
  const unique = [...new Set(lines)].sort();
  return `{\n  "version": ${VERSION},\n  "broken": [${unique.map((line) => `\n    ${line}`).join(",")}\n  ]\n}\n`;
}
