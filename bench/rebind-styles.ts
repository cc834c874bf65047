/**
 * Tests re-binding when JavaScript code changes its style: prototypes, object literals, exported properties, classes.
 * Usage: node bench/rebind-styles.ts REPOSITORY [COMMIT…] [--misses]
 *
 * Without COMMIT, all commits are used whose subject mentions classes, prototypes or modules. The truth is computed from the syntax trees
 * alone: functions whose names are unique in their file before and after the commit, and whose style has changed.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { parse } from "@babel/parser";
import { runCli } from "../src/cli/run.ts";

interface Written {
  readonly style: string;
  readonly start: number;
  readonly end: number;
}
interface Row {
  readonly file: string;
  readonly lines: readonly [number, number];
  readonly now: { readonly file: string; readonly lines: readonly [number, number] } | null;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false } },
});
const [repository, ...named] = positionals;
if (repository === undefined) throw new Error("usage: rebind-styles.ts REPOSITORY [COMMIT…]");
const git = (...args: string[]) =>
  execFileSync("git", ["-C", repository, ...args], { encoding: "utf8", maxBuffer: 2 ** 30, stdio: "pipe" });
const SUBJECT = "\\bES6\\b\\|ES2015\\|ES modules\\|to class\\|classes\\|prototype";
const commits =
  named.length > 0 ? named : git("log", "--no-merges", "-i", `--grep=${SUBJECT}`, "--format=%h").trim().split("\n");

let [right, wrong, missed] = [0, 0, 0];
for (const commit of commits) {
  const truth = [...movedIn(commit)];
  if (truth.length === 0) continue;
  const rows = await bindings(commit);
  for (const { path, name, old, now } of truth) {
    const row = rows.find(({ file, lines }) => file === path && lines[0] <= old.start + 1 && lines[1] === old.end);
    const isRight = row?.now?.file === path && row.now.lines[1] === now.end && row.now.lines[0] <= now.start + 1;
    if (isRight) right++;
    else if (row?.now) wrong++;
    else missed++;
    if (!isRight && values.misses) {
      console.log(
        `${commit} ${path} ${name}: ${old.style}:${old.start} → ${now.style}:${now.start}, ${JSON.stringify(row?.now)}`,
      );
    }
  }
}
const all = right + wrong + missed;
console.log(
  `${commits.length} commits, ${all} functions in another style: ${((100 * right) / all).toFixed(1)} % followed, ${wrong} bound elsewhere, ${missed} lost`,
);

/** The functions that a commit rewrites in another style, in files that keep their path. */
function* movedIn(commit: string): Generator<{ path: string; name: string; old: Written; now: Written }> {
  const paths = git("diff", "--name-only", "--diff-filter=M", `${commit}~1`, commit, "--", "*.js").trim().split("\n");
  for (const path of paths.filter((each) => each !== "" && !/dist\/|\.min\.|vendor/.test(each))) {
    const [olds, news] = [`${commit}~1`, commit].map((rev) => functionsOf(git("show", `${rev}:${path}`)));
    for (const [name, [old, ...others]] of olds ?? []) {
      const [now, ...rivals] = news?.get(name) ?? [];
      if (!old || !now || others.length > 0 || rivals.length > 0 || old.style === now.style) continue;
      yield { path, name, old, now };
    }
  }
}

/** The functions and classes of a text by their last name. */
function functionsOf(text: string): Map<string, Written[]> {
  const found = new Map<string, Written[]>();
  const add = (name: unknown, style: string, node: Node) => {
    if (typeof name !== "string" || name === "constructor") return;
    found.set(name, [...(found.get(name) ?? []), { style, start: node.loc.start.line, end: node.loc.end.line }]);
  };
  const isFunction = (node: unknown) => /Function(?:Expression)?$/.test(String(property(node, "type")));
  const walk = (node: Node, parent: string): void => {
    const type = String(node.type);
    const key = property(node, "key");
    if (type === "ClassMethod") add(property(key, "name"), "class", node);
    else if (type === "ObjectMethod" || (type === "ObjectProperty" && isFunction(property(node, "value"))))
      add(property(key, "name"), "object", node);
    else if (type === "AssignmentExpression" && isFunction(property(node, "right")))
      add(property(property(property(node, "left"), "property"), "name"), "assigned", node);
    else if (type === "FunctionDeclaration" && parent !== "function")
      add(property(property(node, "id"), "name"), "function", node);
    else if (type === "ClassDeclaration") add(property(property(node, "id"), "name"), "class", node);
    const inside = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
    for (const each of inside) if (isNode(each)) walk(each, type);
  };
  try {
    walk(
      parse(text, { sourceType: "unambiguous", errorRecovery: true, plugins: ["jsx"] }).program as unknown as Node,
      "",
    );
  } catch {
    // If a text cannot be parsed, there is no truth.
  }
  return found;
}

interface Node {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof property(value, "type") === "string";
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

async function bindings(commit: string): Promise<readonly Row[]> {
  let output = "";
  const io = {
    cwd: process.cwd(),
    env: {},
    isTerminal: false,
    writeOut: async (text: string) => {
      output += text;
    },
    writeError: () => {},
  };
  await runCli(["rebind", "--repo", repository as string, "--from", `${commit}~1`, "--to", commit, "--json"], io);
  const answer = JSON.parse(output);
  return Array.isArray(answer) ? answer : (answer.bindings ?? answer.items);
}
