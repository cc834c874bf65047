import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 1604:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ processIo)
/* harmony export */ });
/** The real process. A reader that goes away (`| head`) ends the output quietly, as other tools do. */
function processIo() {
    process.stdout.on("error", (error) => {
        if (error.code === "EPIPE")
            process.exit(0);
        throw error;
    });
    return {
        cwd: process.cwd(),
        env: process.env,
        isTerminal: process.stdout.isTTY === true,
        writeOut: (text) => new Promise((resolve) => {
            process.stdout.write(text, () => resolve());
        }),
        writeError: (text) => {
            process.stderr.write(text);
        },
    };
}


/***/ }),

/***/ 2957:
/***/ ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1604);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4278);


process.exitCode = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runCli */ .ak)(process.argv.slice(2), (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .processIo */ .W)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4278:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ak: () => (/* binding */ runCli)
});

// UNUSED EXPORTS: EXIT_BUG, EXIT_OK, EXIT_USER_ERROR

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __nccwpck_require__(7206);
// EXTERNAL MODULE: ./src/util/progress.ts
var progress = __nccwpck_require__(5365);
// EXTERNAL MODULE: ./src/util/suggest.ts
var suggest = __nccwpck_require__(7406);
;// CONCATENATED MODULE: ./src/cli/command.ts
const FORMATS = ["text", "json", "jsonl", "markdown"];

;// CONCATENATED MODULE: ./src/cli/commands.ts
/** Options that every command understands. */
const COMMON_OPTIONS = {
    repo: { type: "string", short: "r", value: "DIR", help: "the repository (default: the one around this folder)" },
    rev: { type: "string", value: "COMMIT", help: "answer about a commit instead of the working tree" },
    format: {
        type: "string",
        value: "FORMAT",
        help: "text, json, jsonl or markdown (default: text on a terminal, else json)",
    },
    json: { type: "boolean", help: "short for --format json" },
    config: { type: "string", value: "FILE", help: "the configuration (default: llmc.toml at the repository's root)" },
    quiet: { type: "boolean", short: "q", help: "no progress, no notes" },
    verbose: { type: "boolean", short: "v", help: "say what is done and how long it takes" },
    help: { type: "boolean", short: "h", help: "this text" },
};
/** Every command, in the order in which help lists them. */
const COMMANDS = [
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
        },
        examples: [
            ["llmc-nav where-used -s Auth.login", "who uses this method"],
            ["llmc-nav where-used -s src/auth.py:15 --tests exclude", "the symbol at a place, in production code"],
            ["llmc-nav where-used -s login --rev HEAD~10 --json", "as it was ten commits ago"],
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(52), __nccwpck_require__.e(714), __nccwpck_require__.e(410), __nccwpck_require__.e(221), __nccwpck_require__.e(310), __nccwpck_require__.e(967)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3967))).whereUsedCommand,
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
        },
        examples: [
            ["llmc-nav lineage -s Auth.login -d upstream", "everything that leads to a login"],
            ["llmc-nav lineage -s main -d downstream --depth 2", "what main calls, two hops deep"],
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(52), __nccwpck_require__.e(714), __nccwpck_require__.e(410), __nccwpck_require__.e(221), __nccwpck_require__.e(310), __nccwpck_require__.e(967), __nccwpck_require__.e(600)]).then(__nccwpck_require__.bind(__nccwpck_require__, 600))).lineageCommand,
    },
    {
        name: "status",
        summary: "whether the index may answer, and how far it is off if not",
        usage: "",
        description: [
            "Holds the index against the commit checked out (or --rev), by the content of every file: it is FRESH only when proved.",
            "STALE says that it describes something else, UNKNOWN that nothing can be said; both with the reason.",
        ].join("\n"),
        options: {},
        examples: [
            ["llmc-nav status", "is my index up to date?"],
            ["llmc-nav status --json", "the same for programs"],
            ["llmc-nav status --rev main", "does the index describe main?"],
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(52), __nccwpck_require__.e(410), __nccwpck_require__.e(310), __nccwpck_require__.e(770)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1586))).statusCommand,
    },
    {
        name: "build-graph",
        summary: "writes the graph and the status of a commit (.llmc/rag_graph.json, .llmc/rag_index_status.json)",
        usage: "[--rev COMMIT] [--full]",
        description: [
            "Reads the commit (default: HEAD) from git, so what you are editing does not matter.",
            "Only content never seen before is parsed, and only files whose links can have changed are linked again.",
            "Enrichment that other tools added to the graph is kept, and marked when the code under it has changed.",
        ].join("\n"),
        options: {
            full: { type: "boolean", help: "link every file again, whatever the last build left" },
        },
        examples: [
            ["llmc-nav build-graph", "bring the index up to date"],
            ["llmc-nav build-graph --rev v1.2 --full", "the graph of a tag, linked from scratch"],
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(52), __nccwpck_require__.e(714), __nccwpck_require__.e(410), __nccwpck_require__.e(221), __nccwpck_require__.e(262)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3262))).buildGraphCommand,
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
            "max-file-size": { type: "string", value: "BYTES", help: "larger files are skipped and counted" },
        },
        examples: [
            ["llmc-nav facts src/auth.py", "definitions and uses in one file"],
            ["llmc-nav facts --json src/*.ts", "the same for programs, a line per file"],
            ["llmc-nav facts", "parse what changed in the whole repository"],
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(52), __nccwpck_require__.e(714), __nccwpck_require__.e(701)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1701))).factsCommand,
    },
    {
        name: "locate",
        summary: "where a symbol stands in a file now, or which symbol stands at a line",
        usage: "--file FILE (-s QUALNAME | --line N)",
        description: [
            "Reads the file as it is now, never a stored index, so the lines are right while you edit.",
            "The answer is null when the symbol is gone, or when a syntax error stands in its own text.",
        ].join("\n"),
        options: {
            file: { type: "string", value: "FILE", help: "the file to look into" },
            symbol: { type: "string", short: "s", value: "QUALNAME", help: "the symbol: Auth.login" },
            line: { type: "string", value: "N", help: "the line whose innermost symbol is wanted" },
        },
        examples: [
            ["llmc-nav locate --file src/auth.py -s Auth.login", "its lines now"],
            ["llmc-nav locate --file src/auth.py --line 42", "the symbol around line 42"],
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(52), __nccwpck_require__.e(842)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2842))).locateCommand,
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
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(52), __nccwpck_require__.e(714), __nccwpck_require__.e(112)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3112))).rebindCommand,
    },
];

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./src/cli/options.ts




/** The options of a command together with the common ones; where both claim a short form, the command's own has it. */
function allOptions(spec) {
    const taken = new Set(Object.values(spec.options).map((option) => option.short));
    const common = Object.entries(COMMON_OPTIONS).map(([name, option]) => {
        const { short, ...rest } = option;
        return [name, short === undefined || taken.has(short) ? rest : option];
    });
    return { ...Object.fromEntries(common), ...spec.options };
}
/** Reads a command's arguments; a mistake is a `UserError` that names it. */
function parseOptions(spec, argv) {
    const known = allOptions(spec);
    const config = Object.fromEntries(Object.entries(known).map(([name, { type, short }]) => [name, short === undefined ? { type } : { type, short }]));
    let parsed;
    try {
        parsed = (0,external_node_util_namespaceObject.parseArgs)({ args: [...argv], options: config, allowPositionals: true, strict: true });
    }
    catch (error) {
        throw new errors/* UserError */.y(`${explainParseError(error, known)} See \`llmc-nav ${spec.name} --help\`.`);
    }
    return {
        text: (name) => {
            const value = parsed.values[name];
            return typeof value === "string" ? value : undefined;
        },
        flag: (name) => parsed.values[name] === true,
        positionals: parsed.positionals,
    };
}
function explainParseError(error, known) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '(-+)([^']*)'/.exec(message);
    // Node's own text goes on about positionals; only its first sentence helps here.
    if (!unknown)
        return `${message.split(/\. |\n/)[0]}.`;
    const meant = unknown[1] === "--" ? (0,suggest/* nearest */.p)(unknown[2] ?? "", Object.keys(known)) : undefined;
    return `There is no option ${unknown[1]}${unknown[2]}.${meant ? ` Did you mean --${meant}?` : ""}`;
}

;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./src/cli/version.ts

/** The version of this build, as package.json has it. */
const VERSION = package_namespaceObject.rE;

;// CONCATENATED MODULE: ./src/cli/help.ts



/** What `llmc-nav` prints when asked nothing. */
function overview() {
    return [
        `llmc-nav ${VERSION}: tells a change what it breaks, from a code index that can prove how fresh it is.`,
        "",
        "Usage: llmc-nav COMMAND [OPTIONS]",
        "",
        "Commands:",
        ...columns(COMMANDS.map((command) => [command.name, command.summary])),
        "",
        "Try:",
        ...columns(COMMANDS.flatMap((command) => command.examples.slice(0, 1))),
        "",
        "`llmc-nav COMMAND --help` explains one command and its options.",
        "Exit codes: 0 answered, 1 findings at or over --fail-on, 2 a mistake in the call, 3 a bug.",
        "",
    ].join("\n");
}
/** What `llmc-nav COMMAND --help` prints. */
function commandHelp(spec) {
    const options = Object.entries(allOptions(spec));
    return [
        `llmc-nav ${spec.name}: ${spec.summary}.`,
        "",
        `Usage: llmc-nav ${spec.name} ${spec.usage} [OPTIONS]`,
        "",
        spec.description,
        "",
        "Examples:",
        ...columns(spec.examples),
        "",
        "Options:",
        ...columns(options.map(([name, option]) => [optionName(name, option), option.help])),
        "",
    ].join("\n");
}
function optionName(name, option) {
    const short = option.short === undefined ? "    " : `-${option.short}, `;
    return `${short}--${name}${option.value === undefined ? "" : ` ${option.value}`}`;
}
function columns(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

;// CONCATENATED MODULE: ./src/cli/run.ts








const EXIT_OK = 0;
const EXIT_USER_ERROR = 2;
const EXIT_BUG = 3;
/** Runs one command line and returns its exit code. Nothing is thrown: every failure becomes a message and a code. */
async function runCli(argv, io) {
    try {
        return await dispatch(argv, io);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.y) {
            io.writeError(`llmc-nav: ${error.message}\n`);
            return EXIT_USER_ERROR;
        }
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        io.writeError(`llmc-nav ${VERSION} failed; this is a bug. Please report it with the lines below at\n` +
            `https://github.com/llmc-nav/llmc-nav/issues\n${stack}\n`);
        return EXIT_BUG;
    }
}
async function dispatch(argv, io) {
    const [name, ...rest] = argv;
    if (name === undefined || name === "--help" || name === "-h" || name === "help") {
        const asked = name === "help" ? rest[0] : undefined;
        await io.writeOut(asked === undefined ? overview() : commandHelp(findCommand(asked)));
        return EXIT_OK;
    }
    if (name === "--version" || name === "-V") {
        await io.writeOut(`${VERSION}\n`);
        return EXIT_OK;
    }
    const spec = findCommand(name);
    const options = parseOptions(spec, rest);
    if (options.flag("help")) {
        await io.writeOut(commandHelp(spec));
        return EXIT_OK;
    }
    const context = makeContext(options, io);
    try {
        return await (await spec.load()).run(context, options);
    }
    finally {
        context.progress.stop();
    }
}
function findCommand(name) {
    const spec = COMMANDS.find((command) => command.name === name);
    if (spec)
        return spec;
    const names = COMMANDS.map((command) => command.name);
    const meant = (0,suggest/* nearest */.p)(name, names);
    const hint = meant ? `Did you mean \`llmc-nav ${meant}\`?` : "Run `llmc-nav --help` to see them.";
    throw new errors/* UserError */.y(`There is no command ${JSON.stringify(name)}. ${hint}`);
}
function makeContext(options, io) {
    const isQuiet = options.flag("quiet");
    return {
        io,
        logger: makeLogger(io, isQuiet, options.flag("verbose")),
        progress: makeProgress(io, isQuiet),
        format: chooseFormat(options, io),
        directory: options.text("repo") ?? io.cwd,
        rev: options.text("rev"),
    };
}
function chooseFormat(options, io) {
    if (options.flag("json"))
        return "json";
    const asked = options.text("format");
    if (asked === undefined)
        return io.isTerminal ? "text" : "json";
    const format = FORMATS.find((each) => each === asked);
    if (!format)
        throw new errors/* UserError */.y(`--format takes ${FORMATS.join(", ")}, not ${JSON.stringify(asked)}.`);
    return format;
}
function makeLogger(io, isQuiet, isVerbose) {
    const line = (message) => io.writeError(`llmc-nav: ${message}\n`);
    return {
        warn: line,
        info: (message) => {
            if (!isQuiet && isVerbose)
                line(message);
        },
        debug: (message) => {
            if (!isQuiet && isVerbose)
                line(message);
        },
    };
}
function makeProgress(io, isQuiet) {
    if (isQuiet)
        return progress/* NO_PROGRESS */.cf;
    if (process.stderr.isTTY)
        return (0,progress/* barProgress */.D7)((text) => io.writeError(text));
    return io.env.CI ? (0,progress/* lineProgress */.Q1)((line) => io.writeError(`${line}\n`)) : progress/* NO_PROGRESS */.cf;
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/** Something the user can put right: the message is one or two sentences that say what to do. Every other error is a bug. */
class UserError extends Error {
    name = "UserError";
    code;
    constructor(message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.code = options.code;
    }
}


/***/ }),

/***/ 5365:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ barProgress),
/* harmony export */   Q1: () => (/* binding */ lineProgress),
/* harmony export */   cf: () => (/* binding */ NO_PROGRESS)
/* harmony export */ });
const NO_PROGRESS = { start() { }, advance() { }, stop() { } };
const BAR_WIDTH = 24;
/** A bar that redraws more often than this costs more than it tells. */
const REDRAW_MS = 80;
/** A log reader wants a sign of life, not a page of them. */
const LINE_EVERY_MS = 5000;
/** A bar on a terminal, redrawn in place. */
function barProgress(write, now = Date.now) {
    let phase;
    let isDrawn = false;
    return {
        start(label, total) {
            this.stop();
            phase = { label, total, done: 0, shownAt: now() };
        },
        advance(steps) {
            if (!phase)
                return;
            phase.done += steps;
            if (now() - phase.shownAt < REDRAW_MS)
                return;
            phase.shownAt = now();
            isDrawn = true;
            const share = phase.total > 0 ? Math.min(1, phase.done / phase.total) : 1;
            const filled = Math.round(share * BAR_WIDTH);
            const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
            write(`\r\x1b[2K${phase.label} ${bar} ${phase.done}/${phase.total}`);
        },
        stop() {
            if (isDrawn)
                write("\r\x1b[2K");
            isDrawn = false;
            phase = undefined;
        },
    };
}
/** A line now and then, for logs. Short work prints nothing. */
function lineProgress(write, now = Date.now) {
    let phase;
    return {
        start(label, total) {
            phase = { label, total, done: 0, shownAt: now() };
        },
        advance(steps) {
            if (!phase)
                return;
            phase.done += steps;
            if (now() - phase.shownAt < LINE_EVERY_MS)
                return;
            phase.shownAt = now();
            write(`${phase.label}: ${phase.done} of ${phase.total}`);
        },
        stop() {
            phase = undefined;
        },
    };
}


/***/ }),

/***/ 7406:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** The candidate most like `word`, if one is close enough to be what was meant. */
function nearest(word, candidates) {
    let best;
    let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const candidate of candidates) {
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; `limit` when it takes as many. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) >= limit)
        return limit;
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            let cost = Math.min(num(last[j]) + 1, num(row[j - 1]) + 1, num(last[j - 1]) + (same ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, num(beforeLast[j - 2]) + 1);
            row.push(cost);
        }
        beforeLast = last;
        last = row;
    }
    return Math.min(num(last[b.length]), limit);
}
function num(value) {
    return value ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(2957);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
