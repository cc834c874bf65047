import { spawnSync } from "node:child_process";
import type { Finding } from "./review-engines.ts";

const MODULE = /Import "([^"]+)" could not be resolved|Cannot find module '([^']+)'|File '([^']+)' is not a module/;
const MEMBER = [
  /attribute "([^"]+)" for class "([^"]+)"/,
  /Property '([^']+)' does not exist on type '(.+?)'\./,
  /Namespace '(?:.*[./])?([^'"]+)"?' has no exported member '([^']+)'/,
];
const NOT_CALLABLE = /Object of type "([^"]+)" is not callable/;
const NAME = /["'](?:.*[./])?([\w$]+)["']/;

/**
 * Whether a diagnostic is about something that the repository had and lost. The missing thing must have been part of the
 * repository: a module is a file that exists at base but not at head; a member belongs to a type that the repository
 * declares, not to `unknown`, an anonymous type or a class from outside; a name occurs at base. All other diagnostics are about packages
 * that are not installed, about names that never existed, or about types from outside.
 * The rule uses only the repository and the text of the diagnostic.
 */
export function isLoss(clone: string, base: string, head: string, { text }: Finding): boolean {
  const git = (...args: string[]) => spawnSync("git", ["-C", clone, ...args], { encoding: "utf8" });
  const module = MODULE.exec(text)?.slice(1).find(Boolean);
  if (module !== undefined) {
    const lost = git("diff", "--no-renames", "--diff-filter=D", "--name-only", base, head).stdout.split("\n");
    const wanted = module.split(/[./]+/).filter((part) => part !== "" && part !== "js" && part !== "ts");
    return lost.some((path) => {
      const parts = path.replace(/(?:\/(?:__init__|index))?\.\w+$/, "").split("/");
      return path !== "" && parts.at(-1) === wanted.at(-1);
    });
  }
  const occurs = (name: string) => git("grep", "-qwF", name, base).status === 0;
  const member = MEMBER.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (member) return occurs(member[1] ?? "") && declaresType(git, base, member[2] ?? "");
  const called = NOT_CALLABLE.exec(text)?.[1];
  if (called !== undefined) return declaresType(git, base, called);
  const name = NAME.exec(text)?.[1];
  return name === undefined || occurs(name);
}

/** Whether base declares a type. `type[A]`, `A[int]`, `A<T>`, `typeof A`, `A*` and `A | B` count as `A`. A module is always declared. */
function declaresType(git: (...args: string[]) => { readonly status: number | null }, base: string, type: string) {
  if (/^Module\(|^typeof import\(/.test(type)) return true;
  const names =
    type
      .replace(/^type\[(.*)\]$|^typeof /, "$1")
      .match(/^[\w$.]+/)?.[0]
      .split(".") ?? [];
  const name = names.at(-1);
  if (name === undefined) return false;
  const modifiers = "((export|default|declare|abstract|async) +)*";
  const pattern = `^[[:space:]]*${modifiers}(class|interface|type|enum|namespace|const|let|var|function|def) +${name}\\b`;
  return git("grep", "-qE", pattern, base, "--", "*.py", "*.pyi", "*.ts", "*.tsx", "*.js").status === 0;
}
