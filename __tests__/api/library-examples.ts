// The examples of docs/library.md, so that the compiler checks them. A test compares them with the page and runs them.
import { openRepository } from "../../src/api/index.ts";

const repository = await openRepository(".");
const { meta, items } = await repository.whereUsed("url_for", { tests: "exclude" });
for (const { file, line, role, confidence } of items) console.log(`${file}:${line} ${role} (${confidence})`);
console.log(meta.freshnessState, meta.source, meta.total);

const found = await repository.search("how are sessions signed", { limit: 3 });
for (const { file, snippet } of found.items) console.log(`${file}:${snippet.location.startLine}`);

const callers = await repository.lineage("url_for", "upstream", { maxDepth: 2 });
for (const { symbol, hops } of callers.items) console.log(symbol.qualname, hops.length);

for (const { symbol, signature } of (await repository.symbol("url_for")).items) console.log(symbol.path, signature);
for (const { startLine, signature } of (await repository.outline("src/flask/helpers.py")).symbols)
  console.log(startLine, signature);

for (const { users, callees, tests } of (await repository.context("url_for")).items)
  console.log(users.length, callees.length, tests.length);
for (const { uses, callers, testFiles } of (await repository.impact("url_for")).items)
  console.log(uses.length, callers.length, testFiles.join(" "));

const review = await repository.review({ base: "HEAD~3" });
for (const { path, line, message } of review.broken) console.log(`${path}:${line}: ${message}`);
console.log(review.testsToRun.join(" "));

const { repository: name, subject } = await repository.describe(review);
console.log(`${name}: ${subject}`);
const { patch, refused } = await repository.patch({ base: "HEAD~3" });
console.log(`a patch of ${patch.length} characters; ${refused.length} uses are left to you`);
const baseline = await repository.writeBaseline({ base: "HEAD~3" });
console.log(`${baseline.count} broken uses in ${baseline.path}`);

const { base, head, changes } = await repository.changed({ base: "HEAD~3", isWorkTree: true });
console.log(`${changes.length} symbols changed from ${base} to the ${head}`);

const api = await repository.apiDiff({ since: "HEAD~3" });
console.log(api.release, api.removed.length, api.changed.length, api.added.length);

const { decision, indexedCommit } = await repository.status();
console.log(decision.freshnessState, indexedCommit, decision.reason);

const { classification, plan } = await repository.route({ query: "how do I log in" });
console.log(classification.routeName, plan.routes.map(({ route }) => route.index).join());
console.log((await repository.route({ file: "README.md" })).routeName);

const { findings } = await repository.validate();
for (const { code, span, message } of findings) console.log(`${span.line}: ${code}: ${message}`);

import { UserError } from "../../src/api/index.ts";

const answer = await repository.whereUsed("url_for", { rev: "no-such-commit" });
if (answer.meta.status === "ERROR") console.log(answer.meta.errorCode, answer.meta.message);

try {
  await repository.status({ rev: "no-such-commit" });
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.log(error.code, error.message);
}

try {
  const { publishedCommit, parsed } = await repository.pull({ remote: "origin" });
  console.log(`started from the index of ${publishedCommit}, parsed ${parsed} files`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.log(error.message);
}

import {
  apiDiffToWire,
  changedToWire,
  indexCheckToWire,
  reviewToWire,
  routingToWire,
  toWire,
  validationToWire,
} from "../../src/api/index.ts";

const wires = [
  toWire(await repository.whereUsed("url_for")),
  indexCheckToWire(await repository.status()),
  routingToWire(await repository.route({ query: "how do I log in" })),
  validationToWire(await repository.validate()),
  reviewToWire(await repository.review({ base: "HEAD~1" })),
  changedToWire(await repository.changed({ base: "HEAD~1" })),
  apiDiffToWire(await repository.apiDiff({ since: "HEAD~1" })),
];
for (const wire of wires) console.log(JSON.stringify(wire));
await repository.close();
