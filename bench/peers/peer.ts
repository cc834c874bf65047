import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Truth } from "../accuracy/truth-folder.ts";
import { installPackage, versionOf } from "../lib/npm.ts";

/** A definition that calls, as all tools can name it: its file and its simple name. */
export interface Caller {
  readonly file: string;
  readonly name: string;
}

/** Another tool: how it indexes a folder and how it tells the callers of a definition. */
export interface Peer {
  readonly name: string;
  /** Its name on npm. */
  readonly package: string;
  /** Its program in the package. */
  readonly program: string;
  /** Needs the Node.js that runs the bench; else the one that npm installs native parts for. */
  readonly needsThisNode: boolean;
  readonly indexArguments: readonly string[];
  askArguments(truth: Truth): readonly string[];
  callersIn(output: string, truth: Truth): readonly Caller[];
}

const NO_LIMIT = "100000";
const lastPart = (name: string) => name.split(/[.:#]+/).at(-1) ?? name;

/** A line near the one of the name: decorators and modifiers come first in some tools. */
const NEAR_LINES = 5;
const isAbout = (file: string, line: number, truth: Truth) =>
  file === truth.def_file && Math.abs(line - truth.def_line) <= NEAR_LINES;

const COLBY: Peer = {
  name: "codegraph (colbymchenry)",
  package: "@colbymchenry/codegraph",
  program: "npm-shim.js",
  needsThisNode: true,
  indexArguments: ["init", "."],
  askArguments: ({ symbol, def_file }) => ["callers", symbol, "--json", "--file", def_file, "--limit", NO_LIMIT],
  callersIn(output, truth) {
    if (!output.trimStart().startsWith("{")) return [];
    const { definitions = [] } = JSON.parse(output);
    type Found = { definition: { filePath: string; startLine: number }; callers: { filePath: string; name: string }[] };
    return (definitions as Found[])
      .filter(({ definition }) => isAbout(definition.filePath, definition.startLine, truth))
      .flatMap(({ callers }) => callers.map(({ filePath, name }) => ({ file: filePath, name: lastPart(name) })));
  },
};

const OPTAVE: Peer = {
  name: "codegraph (optave)",
  package: "@optave/codegraph",
  program: "dist/cli.js",
  needsThisNode: false,
  indexArguments: ["build", "."],
  askArguments: ({ symbol }) => ["query", symbol, "--json", "--depth", "1", "--include-tests", "--limit", NO_LIMIT],
  callersIn(output, truth) {
    if (!output.trimStart().startsWith("{")) return [];
    type Found = { name: string; file: string; line: number; callers: { file: string; name: string }[] };
    return (JSON.parse(output).results as Found[])
      .filter(({ name, file, line }) => lastPart(name) === truth.symbol && isAbout(file, line, truth))
      .flatMap(({ callers }) => callers.map(({ file, name }) => ({ file, name: lastPart(name) })));
  },
};

const GITNEXUS: Peer = {
  name: "GitNexus",
  package: "gitnexus",
  program: "dist/cli/index.js",
  needsThisNode: true,
  indexArguments: ["analyze", ".", "--index-only"],
  askArguments: ({ symbol, def_file }) => ["context", symbol, "--file", def_file, "--limit", NO_LIMIT],
  callersIn(output) {
    const start = output.indexOf("{\n");
    if (start < 0) return [];
    const { incoming } = JSON.parse(output.slice(start));
    type Found = { filePath: string; name: string };
    return ((incoming?.calls ?? []) as Found[]).map(({ filePath, name }) => ({ file: filePath, name: lastPart(name) }));
  },
};

export const PEERS: readonly Peer[] = [COLBY, OPTAVE, GITNEXUS];

/** A peer that is installed, in a home of its own so that it touches nothing of the user. */
export interface InstalledPeer {
  readonly version: string;
  run(args: readonly string[], directory: string): string;
}

export function install(peer: Peer, home: string): InstalledPeer {
  const folder = installPackage(peer.package);
  mkdirSync(home, { recursive: true });
  const node = peer.needsThisNode ? process.execPath : "node";
  const env = { ...process.env, HOME: home, DO_NOT_TRACK: "1", NO_COLOR: "1" };
  return {
    version: versionOf(folder),
    run(args, directory) {
      const options = { cwd: directory, env, encoding: "utf8", maxBuffer: 2 ** 30 } as const;
      const { status, stdout, stderr } = spawnSync(node, [join(folder, peer.program), ...args], options);
      if (status !== 0) throw new Error(stderr.trim().split("\n").at(-1) || `ended with ${status}`);
      return stdout;
    },
  };
}
