import { DIRECTIONS } from "../../model/direction.ts";
import { DEFINITION_KINDS } from "../../model/facts.ts";
import { SLICE_TYPES } from "../../model/routing.ts";
import { CONFIDENCES } from "../../model/use.ts";
import { TEST_CHOICES } from "./choices.ts";
import type { CommandSpec } from "./command.ts";
import { MARKDOWN_OPTION, SIZE_OPTION, shardOptions, TOOL_OPTION } from "./option-specs.ts";

const ONE_SYMBOL = { atMost: 1, what: "one symbol" };

/** Questions about the code. */
export const QUESTION_COMMANDS: readonly CommandSpec[] = [
  {
    name: "search",
    summary: "what in the repository fits a question: code, docs, data",
    usage: "TEXT",
    takes: { atMost: Number.POSITIVE_INFINITY, what: "words" },
    description: [
      "Asks the tables of the search index that the query is routed to, by terms and by vectors, and makes one list of the answers.",
      "Without an index that is proved to be fresh, the live files are searched by their words, and the answer says so.",
    ].join("\n"),
    options: {
      query: { type: "string", short: "q", value: "TEXT", help: "what to look for" },
      limit: { type: "string", short: "l", value: "N", help: "show at most so many matches (default 20)" },
      tests: { type: "boolean", help: "tests count as much as other files" },
      kind: {
        type: "string",
        value: "KIND",
        values: [...DEFINITION_KINDS, ...SLICE_TYPES],
        help: "only function, method, class, constant, …, or code, docs, config, data",
      },
      path: { type: "string", value: "GLOB", help: "only files that fit, such as src/** or *.py" },
      language: { type: "string", value: "NAME", help: "only files of a language, such as python" },
      tool: TOOL_OPTION,
      ...MARKDOWN_OPTION,
    },
    examples: [
      ["llmc-nav search retry with backoff", "where is that done?"],
      ['llmc-nav search "how do I configure logging?" -l 5 --json', "the five best matches, for programs"],
      ["llmc-nav search session expiry --kind code", "code only"],
    ],
    load: async () => (await import("../commands/search.ts")).searchCommand,
  },
  {
    name: "where-used",
    summary: "every use of a symbol, with the line of the use",
    usage: "SYMBOL",
    takes: ONE_SYMBOL,
    description: [
      "SYMBOL is a name (login), a qualified name (Auth.login), a path and a name (src/auth.py#Auth.login), a place",
      "(src/auth.py:15) or an LLMC id (sym:auth.Auth.login). Uses are found by identity: imports, scopes and types, not by text.",
      "Each has a confidence: exact (proved), likely (the only class with such a member), possible (the name fits).",
    ].join("\n"),
    options: {
      symbol: { type: "string", short: "s", value: "SYMBOL", help: "the symbol to look for" },
      limit: { type: "string", short: "l", value: "N", help: "show at most so many uses (default 50)" },
      confidence: { type: "string", value: "LEAST", values: CONFIDENCES, help: "exact, likely (default) or possible" },
      "no-imports": { type: "boolean", help: "leave out import and re-export lines" },
      tests: {
        type: "string",
        value: "WHICH",
        values: TEST_CHOICES,
        help: "include (default), only or exclude uses in tests",
      },
      batch: { type: "string", value: "FILE", help: "answer JSON lines {symbol, def_file, def_line}, one line each" },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ["llmc-nav where-used Auth.login", "who uses this method"],
      ["llmc-nav where-used src/auth.py:15 --tests exclude", "the symbol at a place, in production code"],
      ["llmc-nav where-used login --rev HEAD~10 --json", "as it was ten commits ago"],
    ],
    load: async () => (await import("../commands/where-used.ts")).whereUsedCommand,
  },
  {
    name: "lineage",
    summary: "callers or callees of a symbol over several hops",
    usage: "SYMBOL [-d upstream|downstream]",
    takes: ONE_SYMBOL,
    description: "Breadth first: the nearest come first, each symbol once, with the calls that lead to it.",
    options: {
      symbol: { type: "string", short: "s", value: "SYMBOL", help: "where to start" },
      direction: {
        type: "string",
        short: "d",
        value: "WAY",
        values: DIRECTIONS,
        help: "upstream (callers, default) or downstream (callees)",
      },
      "max-results": { type: "string", short: "m", value: "N", help: "show at most so many symbols (default 50)" },
      depth: { type: "string", value: "N", help: "follow at most so many hops (default 5)" },
      confidence: {
        type: "string",
        value: "LEAST",
        values: CONFIDENCES,
        help: "the weakest hop to follow: exact, likely (default), possible",
      },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ["llmc-nav lineage Auth.login", "everything that leads to a login"],
      ["llmc-nav lineage main -d callees --depth 2", "what main calls, two hops deep"],
    ],
    load: async () => (await import("../commands/lineage.ts")).lineageCommand,
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
    name: "facts",
    summary: "definitions, references, imports and exports of files, as JSON lines",
    usage: "[FILE…]",
    takes: { atMost: Number.POSITIVE_INFINITY, what: "files", values: "files" },
    defaultFormat: "json",
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
      ["llmc-nav facts --format text src/*.ts", "the same as a table"],
      ["llmc-nav facts", "parse what changed in the whole repository"],
      ["llmc-nav facts --shard 3/8 --out 3.shard", "an eighth of the work, for one of eight machines"],
      ["llmc-nav facts --merge *.shard", "the work of all eight, checked and stored"],
    ],
    load: async () => (await import("../commands/facts.ts")).factsCommand,
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
      all: {
        type: "boolean",
        help: "also list what is where it was or on other lines (text and markdown; JSON has it always)",
      },
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
];
