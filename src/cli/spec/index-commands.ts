import { AUDIT_LEVELS } from "./choices.ts";
import type { CommandSpec } from "./command.ts";
import { MARKDOWN_OPTION, shardOptions } from "./option-specs.ts";

/** Commands about the stored index. */
export const INDEX_COMMANDS: readonly CommandSpec[] = [
  {
    name: "build-graph",
    summary: "writes the graph and the status of a commit (.llmc/rag_graph.json, .llmc/rag_index_status.json)",
    usage: "[--rev COMMIT] [--full] [--no-export]",
    description: [
      "Reads the commit (default: HEAD) from git, so what you are editing does not matter.",
      "Only content never seen before is parsed, and only files whose links can have changed are linked again.",
      "Enrichment that other tools added to the graph is kept, and marked when the code under it has changed.",
    ].join("\n"),
    options: {
      full: { type: "boolean", help: "link every file again, whatever the last build left" },
      "no-export": {
        type: "boolean",
        help: "only bring the index up to date; leave the files for other programs alone",
      },
    },
    examples: [
      ["llmc-nav build-graph", "bring the index up to date"],
      ["llmc-nav build-graph --rev v1.2 --full", "the graph of a tag, linked from scratch"],
    ],
    load: async () => (await import("../commands/build-graph.ts")).buildGraphCommand,
  },
  {
    name: "pull",
    summary: "gets the index that the default branch published, proves it and brings it to HEAD",
    usage: "[--remote NAME]",
    description: [
      "Fetches refs/llmc-nav/index, which the action publishes after a push (publish-index: ref), with plain git and your own login.",
      "What comes is a stranger's data: only files of a store are written, each as its digest says, a sample of the facts is made again,",
      "and the graph is brought to HEAD from them. Enrichment in your own graph is kept. See docs/how-to/team-index.md.",
    ].join("\n"),
    options: {
      remote: { type: "string", value: "NAME", help: "where it was published (default: origin)" },
    },
    examples: [
      ["llmc-nav pull", "start with the team's index instead of building your own"],
      ["llmc-nav pull --remote upstream --json", "from another remote, for programs"],
    ],
    load: async () => (await import("../commands/pull.ts")).pullCommand,
  },
  {
    name: "index",
    summary: "writes the search index of a commit: slices, terms and embeddings, only what changed",
    usage: "[--rev COMMIT] [--max-embeddings N]",
    takes: { atMost: Number.POSITIVE_INFINITY, what: "shards", values: "files" },
    description: [
      "Cuts the files of the commit (default: HEAD) into slices, embeds those whose content was never embedded, and writes them to the",
      "tables that llmc.toml names: in .llmc/index.db, or on the PostgreSQL server that LLMC_INDEX_URL names. What it takes is shown",
      "before and after. A failure leaves the index as it was.",
    ].join("\n"),
    options: {
      "max-embeddings": { type: "string", value: "N", help: "refuse to make more embeddings than this" },
      "dry-run": { type: "boolean", help: "only say what it would take" },
      ...shardOptions("embeddings"),
    },
    examples: [
      ["llmc-nav index", "bring the search index up to date"],
      ["llmc-nav index --dry-run", "what would it cost?"],
      ["llmc-nav index --max-embeddings 500", "in CI: never a surprise on the bill"],
      ["llmc-nav index --shard 3/8 --out 3.vectors", "an eighth of the embeddings, on one of eight machines"],
      ["llmc-nav index --merge *.vectors", "the index of all eight, checked and stored"],
    ],
    load: async () => (await import("../commands/index-command.ts")).indexCommand,
  },
  {
    name: "status",
    summary: "whether the index may answer, and how far it is off if not",
    usage: "",
    description: [
      "Holds the index against the commit checked out (or --rev), by the content of every file: it is FRESH only when proved.",
      "STALE says that it describes something else, UNKNOWN that nothing can be said; both with the reason.",
    ].join("\n"),
    options: MARKDOWN_OPTION,
    examples: [
      ["llmc-nav status", "is my index up to date?"],
      ["llmc-nav status --json", "the same for programs"],
      ["llmc-nav status --rev main", "does the index describe main?"],
    ],
    load: async () => (await import("../commands/status.ts")).statusCommand,
  },
  {
    name: "audit",
    summary: "whether everything stored about the repository is true for a commit",
    usage: "[--previous FILE] [--fail-on never|stale|any]",
    description: [
      "Holds the stored index against the commit (default: HEAD): its state and age, the files and symbols that drifted, the",
      "configuration, the tables of embeddings, and what was written about symbols. With --previous, also what is different",
      "since that audit. Exit code 1 says that problems reach --fail-on.",
    ].join("\n"),
    options: {
      previous: { type: "string", value: "FILE", help: "the JSON of an earlier audit, to compare with" },
      "fail-on": {
        type: "string",
        value: "LEVEL",
        values: AUDIT_LEVELS,
        help: "exit 1 on: never (default), stale or any",
      },
    },
    examples: [
      ["llmc-nav audit", "is what is stored still true?"],
      ["llmc-nav audit --json --fail-on stale > audit.json", "for a nightly job"],
      ["llmc-nav audit --previous audit.json", "better or worse than last time?"],
    ],
    load: async () => (await import("../commands/audit.ts")).auditCommand,
  },
];
