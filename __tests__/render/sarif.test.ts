import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { brokenKeys } from "../../src/render/broken-key.ts";
import { renderSarif } from "../../src/render/sarif/sarif.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { everydayReview, largeReview, makeReview } from "./make-review.ts";

const LINKS = { serverUrl: "https://github.com", owner: "acme", repo: "shop", headSha: "2".repeat(40) };

const schemaFile = new URL("../fixtures/sarif/sarif-2.1.0-rtm.5.json", import.meta.url);
const { id, $schema, ...schema } = JSON.parse(readFileSync(schemaFile, "utf8"));
// The schema uses an older draft. The only difference here is the name of its identifier.
const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true, logger: false });
addFormats.default(ajv);
const validate = ajv.compile({ ...schema, $id: id });

function checked(text: string) {
  const log = JSON.parse(text);
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  return log.runs[0];
}

describe("render/sarif: renderSarif", () => {
  it("matches the schema for any review", () => {
    expect($schema).toContain("draft-04");
    for (const review of [makeReview(), everydayReview(), largeReview(50)])
      checked(renderSarif(review, { links: LINKS, version: "1.2.3" }));
    for (const text of HOSTILE_TEXTS) checked(renderSarif(hostileReview(text)));
  });

  it("is rejected by the schema when a result lacks its message", () => {
    const log = JSON.parse(renderSarif(everydayReview()));
    delete log.runs[0].results[0].message;
    expect(validate(log)).toBe(false);
  });

  it("identifies broken uses by their keys, and shows the confidence as the level", () => {
    const review = everydayReview();
    const { results } = checked(renderSarif(review));
    const keys = results.flatMap((result: { partialFingerprints?: Record<string, string> }) =>
      Object.values(result.partialFingerprints ?? {}),
    );
    expect(keys.sort()).toEqual(brokenKeys(review).sort());
    expect(results.map(({ level }: { level: string }) => level)).toEqual([
      ...["error", "error", "error", "warning", "warning", "note"],
    ]);
  });

  it("refers to files by relative addresses under the source root", () => {
    const { results } = checked(renderSarif(hostileReview("a b/c:d#e?.py")));
    expect(results[0].locations[0].physicalLocation.artifactLocation).toEqual({
      uri: "a%20b/c%3Ad%23e%3F.py",
      uriBaseId: "%SRCROOT%",
    });
  });

  it("has a rule for every result, with help", () => {
    const { tool, results } = checked(renderSarif(everydayReview()));
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    for (const { help } of tool.driver.rules) expect(help.text).not.toBe("");
  });

  it("contains as many results as code scanning accepts, and says how many are left out", () => {
    const { results, invocations } = checked(renderSarif(largeReview(3000)));
    expect(results).toHaveLength(5000);
    expect(invocations[0].toolExecutionNotifications[0].message.text).toMatch(/^1000 results are left out/);
  });
});
