import type { CommandSpec } from "./command.ts";
import { MARKDOWN_OPTION, RANGE_OPTIONS, SIZE_OPTION, shardOptions, TOOL_OPTION } from "./option-specs.ts";
import { SETUP_COMMANDS } from "./setup-commands.ts";

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: "search",
    summary: "what in the repository fits a question: code, docs, data",
    usage: "-q TEXT",
    description: [
      "Asks the tables of the search index that the query is routed to, by terms and by vectors, and makes one list of the answers.",
      "Without an index that is proved to be fresh, the live files are searched by their words, and the answer says so.",
    ].join("\n"),
    options: {
      query: { type: "string", short: "q", value: "TEXT", help: "what to look for" },
      limit: { type: "string", short: "l", value: "N", help: "show at most so many matches (default 20)" },
      tool: TOOL_OPTION,
      ...MARKDOWN_OPTION,
    },
    examples: [
      ['llmc-nav search -q "retry with backoff"', "where is that done?"],
      ['llmc-nav search -q "how do I configure logging" -l 5 --json', "the five best matches, for programs"],
      ['llmc-nav search -q "session expiry" --tool code_refactor', "code only"],
    ],
    load: async () => (await import("../commands/search.ts")).searchCommand,
  },
  {
    name: "where-used",
    summary: "every use of a symbol, with the line of the use",
    usage: "-s SYMBOL",
    description: [
      "SYMBOL is a name (login), a qualified name (Auth.login), a path and a name (src/auth.py#Auth.login), a place",
      "(src/auth.py:15) or an LLMC id (sym:auth.Auth.login). Uses are found by identity: imports, scopes and types, not by text.",
      "Each has a confidence: exact (proved), likely (the only class with such a member), possible (the name fits).",
    ].join("\n"),
    options: {
      symbol: { type: "string", short: "s", value: "SYMBOL", help: "the symbol to look for" },
      limit: { type: "string", short: "l", value: "N", help: "show at most so many uses (default 50)" },
      confidence: { type: "string", value: "LEAST", help: "exact, likely (default) or possible" },
      "no-imports": { type: "boolean", help: "leave out import and re-export lines" },
      tests: { type: "string", value: "WHICH", help: "include (default), only or exclude uses in tests" },
      batch: { type: "string", value: "FILE", help: "answer JSON lines {symbol, def_file, def_line}, one line each" },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ["llmc-nav where-used -s Auth.login", "who uses this method"],
      ["llmc-nav where-used -s src/auth.py:15 --tests exclude", "the symbol at a place, in production code"],
      ["llmc-nav where-used -s login --rev HEAD~10 --json", "as it was ten commits ago"],
    ],
    load: async () => (await import("../commands/where-used.ts")).whereUsedCommand,
  },
  {
    name: "lineage",
    summary: "callers or callees of a symbol over several hops",
    usage: "-s SYMBOL -d upstream|downstream",
    description: "Breadth first: the nearest come first, each symbol once, with the calls that lead to it.",
    options: {
      symbol: { type: "string", short: "s", value: "SYMBOL", help: "where to start" },
      direction: { type: "string", short: "d", value: "WAY", help: "upstream (callers) or downstream (callees)" },
      "max-results": { type: "string", short: "m", value: "N", help: "show at most so many symbols (default 50)" },
      depth: { type: "string", value: "N", help: "follow at most so many hops (default 5)" },
      confidence: {
        type: "string",
        value: "LEAST",
        help: "the weakest hop to follow: exact, likely (default), possible",
      },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ["llmc-nav lineage -s Auth.login -d upstream", "everything that leads to a login"],
      ["llmc-nav lineage -s main -d downstream --depth 2", "what main calls, two hops deep"],
    ],
    load: async () => (await import("../commands/lineage.ts")).lineageCommand,
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
    name: "facts",
    summary: "what files say by themselves: definitions, references, imports, exports",
    usage: "[FILE…]",
    description: [
      "With files: their facts, one JSON line each (or a readable table with --format text).",
      "Without: brings the stored facts of the whole repository up to date (.llmc/cache) and says what was done.",
      "Only content never seen before is parsed.",
    ].join("\n"),
    options: {
      threads: { type: "string", value: "N", help: "threads beside the main one (default: as many as help)" },
      "max-file-size": SIZE_OPTION,
      verify: { type: "boolean", help: "check stored facts against their files; wrong ones empty the store (exit 1)" },
      since: {
        type: "string",
        value: "COMMIT",
        help: "with --verify: check every file changed since, besides a sample",
      },
      ...shardOptions("facts"),
    },
    examples: [
      ["llmc-nav facts src/auth.py", "definitions and uses in one file"],
      ["llmc-nav facts --json src/*.ts", "the same for programs, a line per file"],
      ["llmc-nav facts", "parse what changed in the whole repository"],
      ["llmc-nav facts --shard 3/8 --out 3.shard", "an eighth of the work, for one of eight machines"],
      ["llmc-nav facts --merge *.shard", "the work of all eight, checked and stored"],
    ],
    load: async () => (await import("../commands/facts.ts")).factsCommand,
  },
  {
    name: "locate",
    summary: "where a symbol stands in a file now, or which symbol stands at a line",
    usage: "--file FILE (-s SYMBOL | --line N)",
    description: [
      "Reads the file as it is now, never a stored index, so the lines are right while you edit.",
      "The answer is null when the symbol is gone, or when a syntax error stands in its own text.",
      "A language without a grammar is read by the look of its lines, best effort: found_by says so.",
    ].join("\n"),
    options: {
      file: { type: "string", value: "FILE", help: "the file to look into" },
      symbol: {
        type: "string",
        short: "s",
        value: "SYMBOL",
        help: "the symbol: Auth.login, or sym:src.auth.Auth.login",
      },
      line: { type: "string", value: "N", help: "the line whose innermost symbol is wanted" },
    },
    examples: [
      ["llmc-nav locate --file src/auth.py -s Auth.login", "its lines now"],
      ["llmc-nav locate --file src/auth.py --line 42", "the symbol around line 42"],
    ],
    load: async () => (await import("../commands/locate.ts")).locateCommand,
  },
  {
    name: "rebind",
    summary: "where the symbols of an older commit are now",
    usage: "--from COMMIT [--to COMMIT] | --batch FILE",
    description: [
      "Follows every symbol of the files that changed: to other lines, to another file, under another name.",
      "What cannot be told for sure is called ambiguous, with candidates, and never bound silently.",
      "Without --to the working tree is meant, with what is not committed.",
    ].join("\n"),
    options: {
      from: { type: "string", value: "COMMIT", help: "the commit whose symbols are followed" },
      to: { type: "string", value: "COMMIT", help: "where to look for them (default: the working tree)" },
      all: { type: "boolean", help: "also list what is where it was (text and markdown; JSON has it always)" },
      batch: {
        type: "string",
        value: "FILE",
        help: "answer JSON lines {id, old, new, file, qualname, old_lines}, old and new being commits",
      },
    },
    examples: [
      ["llmc-nav rebind --from HEAD~20", "what has moved in the last twenty commits and in your edits"],
      ["llmc-nav rebind --from v1.0 --to v2.0 --format jsonl", "a line for every symbol of changed files"],
    ],
    load: async () => (await import("../commands/rebind.ts")).rebindCommand,
  },
  {
    name: "validate",
    summary: "checks llmc.toml: errors, warnings, their places, and what the routes come to",
    usage: "[--config FILE] [--fail-on error|warning]",
    description: [
      "Every finding has a line, a column, a stable code and, where one can be made, a suggestion. Then every route is listed",
      "with the profile and the index it comes to, and the fallbacks taken. Exit code 1 says that findings reach --fail-on.",
      "Without an llmc.toml the built-in configuration is shown; a file that --config names must exist.",
    ].join("\n"),
    options: {
      "fail-on": { type: "string", value: "LEVEL", help: "exit with 1 from this level on: error (default) or warning" },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ["llmc-nav validate", "is my llmc.toml right, and where do things go?"],
      ["llmc-nav validate --fail-on warning --json", "for a check that lets nothing pass"],
      ["llmc-nav validate --config other.toml", "another file"],
    ],
    load: async () => (await import("../commands/validate.ts")).validateCommand,
  },
  {
    name: "route",
    summary: "where a query is put or a file is kept, and why",
    usage: "--query TEXT [--tool ID] | --file FILE",
    description: [
      "Classifies a query (code, docs, erp) or a file (code, docs, erp_product, config, data, other), with a confidence and the",
      "signs it goes by, then resolves the route or routes by llmc.toml: profile, index, weight, and the fallbacks taken.",
    ].join("\n"),
    options: {
      query: { type: "string", short: "q", value: "TEXT", help: "the query" },
      tool: TOOL_OPTION,
      file: { type: "string", value: "FILE", help: "the file" },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ['llmc-nav route --query "how do I configure logging"', "which index would answer this?"],
      ["llmc-nav route --file src/auth.py --json", "where is this file kept?"],
    ],
    load: async () => (await import("../commands/route.ts")).routeCommand,
  },
  {
    name: "review",
    summary: "what a change breaks, who it affects and which tests reach it",
    usage: "[--base COMMIT] [--head COMMIT]",
    description: [
      "Reads both sides of the change from git and compares their symbols; what was deleted, renamed or moved and is still",
      "used comes first. Without --base: from where HEAD left the default branch. A base that has moved on is compared at",
      "the commit where the change left it.",
    ].join("\n"),
    options: {
      ...RANGE_OPTIONS,
      open: {
        type: "boolean",
        help: "write the page (--format html) to a private temporary file and open it in the browser",
      },
      "fail-on": { type: "string", value: "LEVEL", help: "exit 1 on: never (default), config, stale, broken or any" },
      index: {
        type: "string",
        value: "MODE",
        help: "build: bring the index to the head and ask it; check (default): ask it if it is of the head; off",
      },
      "index-budget": { type: "string", value: "SECONDS", help: "how long bringing the index to the head may take" },
      "time-budget": {
        type: "string",
        value: "SECONDS",
        help: "how long the review may take before it tells what it has",
      },
      "verify-index": {
        type: "boolean",
        help: "for an index that came from elsewhere: link what matters to the change again, and a sample of the rest",
      },
      "max-file-size": SIZE_OPTION,
    },
    formats: ["text", "json", "markdown", "html", "sarif"],
    examples: [
      ["llmc-nav review", "what does my branch break?"],
      ["llmc-nav review --work-tree --fail-on broken", "before committing: exit 1 when something breaks"],
      ["llmc-nav review --base HEAD~10 --open", "the last ten commits, as a page in the browser"],
      ["llmc-nav review --base main --head feature --format html > report.html", "the page as a file"],
    ],
    load: async () => (await import("../commands/review.ts")).reviewCommand,
  },
  {
    name: "changed",
    summary: "the symbols that a change adds, deletes, renames, moves or alters",
    usage: "[--base COMMIT] [--head COMMIT]",
    description:
      "Compares fingerprints of both sides: formatting, comments and shifted lines are no change. Says nothing about uses.",
    options: {
      ...RANGE_OPTIONS,
    },
    examples: [
      ["llmc-nav changed --base HEAD~5", "what the last five commits changed"],
      ["llmc-nav changed --base v1.0 --head v2.0 --format jsonl", "a line for every symbol"],
    ],
    load: async () => (await import("../commands/changed.ts")).changedCommand,
  },
  {
    name: "mcp",
    summary: "serves the same answers to agents, over the Model Context Protocol",
    usage: "",
    description: [
      "Speaks MCP on standard input and output until the client closes them. Tools: search, where_used, lineage, status, route and",
      "review, each with the schema of its arguments and of its answer. All of them read this one repository and nothing else.",
    ].join("\n"),
    options: {},
    examples: [
      ["llmc-nav mcp", "for the repository around this folder; a client starts it"],
      ["llmc-nav mcp -r ~/code/shop", "for another one"],
    ],
    load: async () => (await import("../commands/mcp.ts")).mcpCommand,
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
      "fail-on": { type: "string", value: "LEVEL", help: "exit 1 on: never (default), stale or any" },
    },
    examples: [
      ["llmc-nav audit", "is what is stored still true?"],
      ["llmc-nav audit --json --fail-on stale > audit.json", "for a nightly job"],
      ["llmc-nav audit --previous audit.json", "better or worse than last time?"],
    ],
    load: async () => (await import("../commands/audit.ts")).auditCommand,
  },
  ...SETUP_COMMANDS,
];
