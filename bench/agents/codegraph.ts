import { execFileSync } from "node:child_process";
import { diffOfCode } from "./grep-and-read.ts";
import type { Question } from "./question.ts";

/** The text that a model reads if it asks @colbymchenry/codegraph, whose commands print the answers of its tools. */
export function codegraph(program: string, directory: string, question: Question): string {
  const run = (...args: string[]) => {
    try {
      return execFileSync(program, [...args], {
        cwd: directory,
        encoding: "utf8",
        env: { ...process.env, NO_COLOR: "1" },
      });
    } catch {
      return "";
    }
  };
  const { kind, name, file = "", base, hops = [] } = question;
  switch (kind) {
    case "source":
      return run("node", name);
    case "uses": {
      // It names the callers but not the lines of calls, so these are searched for in the named files.
      const callers = run("callers", name);
      const files = [...new Set([...callers.matchAll(/^\s+(\S+?):\d+$/gm)].map(([, path = ""]) => path))];
      return callers + (files.length === 0 ? "" : grep(directory, name, files));
    }
    case "callers":
      return run("callers", name);
    case "hops":
      return [name, ...hops].map((each) => run("callers", each)).join("");
    case "files":
      return run("impact", name);
    case "outline":
      return run("node", "--file", file, "--symbols-only");
    case "changed":
      return diffOfCode(directory, base);
  }
}

function grep(directory: string, name: string, files: readonly string[]): string {
  return execFileSync("git", ["grep", "-n", "-w", name, "--", ...files], { cwd: directory, encoding: "utf8" });
}
