import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Truth } from "../accuracy/truth-folder.ts";
import { installPackage, versionOf } from "../lib/npm.ts";

/** A definition that calls another one, as all tools can name it: by its file and its simple name. */
export interface Caller {
  readonly file: string;
  readonly name: string;
}

/** Another tool: how it indexes a folder, and how it answers who calls a definition. */
export interface Peer {
  readonly name: string;
  /** The tool's name on npm. */
  readonly package: string;
  /** The path of the tool's program in the package. */
  readonly program: string;
  /** The tool needs the Node.js that runs the bench; otherwise, it uses the one for which npm installs native modules. */
  readonly needsThisNode: boolean;
  readonly indexArguments: readonly string[];
  askArguments(truth: Truth): readonly string[];
  callersIn(output: string, truth: Truth): readonly Caller[];
}

const NO_LIMIT = "100000";
const lastPart = (name: string) => name.split(/[.:#]+/).at(-1) ?? name;

/** The maximum distance from the line of the name, because in some tools a definition starts with its decorators and modifiers. */
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

/** An installed peer. It has its own home directory, so that it changes no files of the user. */
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
