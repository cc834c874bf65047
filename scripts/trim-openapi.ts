import { readFileSync, writeFileSync } from "node:fs";
import { property } from "../src/util/json.ts";

/**
 * Makes `__tests__/fixtures/github/openapi.json`: what GitHub's own OpenAPI description says of the requests that this project
 * makes. Usage: `node scripts/trim-openapi.ts PATH/api.github.com.deref.json`, a file of the npm package `@octokit/openapi` (MIT).
 */
const ROUTES: readonly (readonly [method: string, path: string])[] = [
  ["get", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["post", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["patch", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["delete", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["post", "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
  ["get", "/repos/{owner}/{repo}/issues"],
  ["post", "/repos/{owner}/{repo}/issues"],
  ["get", "/repos/{owner}/{repo}/issues/{issue_number}"],
  ["patch", "/repos/{owner}/{repo}/issues/{issue_number}"],
  ["post", "/repos/{owner}/{repo}/check-runs"],
  ["patch", "/repos/{owner}/{repo}/check-runs/{check_run_id}"],
  ["get", "/repos/{owner}/{repo}/compare/{basehead}"],
  ["get", "/repos/{owner}/{repo}/pulls"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/comments"],
  ["post", "/repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
  ["delete", "/repos/{owner}/{repo}/pulls/comments/{comment_id}"],
  ["get", "/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
  ["get", "/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
  ["get", "/repos/{owner}/{repo}/actions/caches"],
  ["delete", "/repos/{owner}/{repo}/actions/caches/{cache_id}"],
  ["get", "/repos/{owner}/{repo}/collaborators/{username}/permission"],
];

/** Words that say nothing about what is allowed. */
const PROSE = new Set(["description", "example", "examples", "externalDocs", "title", "x-github"]);

function withoutProse(value: unknown, isNamed: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each, false));
  if (typeof value !== "object" || value === null) return value;
  // JSON Schema has no `nullable` beside a choice of schemas; null is one more choice.
  const { nullable, oneOf, ...rest } = value as { nullable?: boolean; oneOf?: readonly unknown[] };
  if (!isNamed && nullable === true && oneOf)
    return withoutProse({ ...rest, oneOf: [...oneOf, { type: "null" }] }, false);
  const kept = Object.entries(value).filter(([key]) => isNamed || !PROSE.has(key));
  // Under `properties` a key is a name of GitHub's, and `description` may be one.
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutProse(each, key === "properties" && !isNamed)]));
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Give the path of api.github.com.deref.json.");
const description: unknown = JSON.parse(readFileSync(source, "utf8"));
const paths: Record<string, Record<string, unknown>> = {};
for (const [method, path] of ROUTES) {
  const operation = property(property(property(description, "paths"), path), method);
  if (operation === undefined) throw new Error(`GitHub describes no ${method} ${path}.`);
  const parameters = property(operation, "parameters") ?? [];
  const requestBody = property(operation, "requestBody");
  const kept = { parameters, ...(requestBody !== undefined && { requestBody }) };
  paths[path] = { ...paths[path], [method]: withoutProse(kept, false) };
}
const version = property(property(description, "info"), "version");
const fixture = {
  $comment: "Cut from @octokit/openapi (MIT, Copyright GitHub and contributors) by scripts/trim-openapi.ts",
  version,
  paths,
};
writeFileSync(
  new URL("../__tests__/fixtures/github/openapi.json", import.meta.url),
  `${JSON.stringify(fixture, null, 1)}\n`,
);
