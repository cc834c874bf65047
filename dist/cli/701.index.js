export const id = 701;
export const ids = [701];
export const modules = {

/***/ 1701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  factsCommand: () => (/* binding */ factsCommand)
});

// EXTERNAL MODULE: ./src/facts/decode.ts
var decode = __webpack_require__(7101);
// EXTERNAL MODULE: ./src/facts/open-store.ts
var open_store = __webpack_require__(383);
// EXTERNAL MODULE: ./src/facts/pool.ts + 2 modules
var facts_pool = __webpack_require__(7838);
// EXTERNAL MODULE: ./src/facts/update.ts
var facts_update = __webpack_require__(6122);
// EXTERNAL MODULE: ./src/git/git-tree.ts + 2 modules
var git_tree = __webpack_require__(4538);
// EXTERNAL MODULE: ./src/git/repository.ts + 3 modules
var git_repository = __webpack_require__(6213);
// EXTERNAL MODULE: ./src/git/work-tree.ts + 3 modules
var work_tree = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/languages/registry.ts
var registry = __webpack_require__(4112);
// EXTERNAL MODULE: ./src/model/facts.ts
var model_facts = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/facts/to-wire.ts

/** Receivers are shown for people to recognise, not to be parsed, so a long chain is cut on its left. */
const MAX_RECEIVER_DEPTH = 8;
/** One file's facts as `llmc-nav facts` prints them. */
function factsToWire(path, facts) {
    return {
        path,
        language: facts.language,
        errors: facts.errors.map((error) => ({ line: error.line, message: error.message })),
        definitions: facts.definitions.map(definitionToWire),
        references: [...facts.references].sort(bySourceOrder).map((reference) => referenceToWire(facts, reference)),
        imports: facts.imports.map(importToWire),
        exports: facts.exports.map(exportToWire),
        strings: facts.strings.map((mention) => stringToWire(facts, mention)),
    };
}
function definitionToWire(definition) {
    return {
        qualname: definition.qualname,
        kind: definition.kind,
        start_line: definition.startLine,
        end_line: definition.endLine,
        full_start_line: definition.fullStartLine,
        name_line: definition.nameLine,
        name_column: definition.nameColumn,
        signature_hash: definition.signatureHash,
        body_hash: definition.bodyHash,
    };
}
function referenceToWire(facts, reference) {
    return {
        name: reference.name,
        line: reference.line,
        column: reference.column,
        role: reference.role,
        receiver: receiverText(facts, reference.receiver),
    };
}
function importToWire(imported) {
    return {
        kind: imported.kind,
        module: imported.module,
        name: imported.name || null,
        alias: imported.alias || null,
        line: imported.line,
        column: imported.column,
        type_only: imported.isTypeOnly,
    };
}
function exportToWire(exported) {
    return {
        kind: exported.kind,
        name: exported.name || null,
        local: exported.local || null,
        module: exported.module || null,
        line: exported.line,
        column: exported.column,
    };
}
function stringToWire(facts, mention) {
    return {
        text: mention.text,
        line: mention.line,
        column: mention.column,
        receiver: receiverText(facts, mention.receiver),
    };
}
function receiverText(facts, receiver) {
    return receiver === model_facts/* NO_OPERAND */.ai ? null : operandText(facts, receiver, MAX_RECEIVER_DEPTH);
}
/** An operand as source-like text: `self.session`, `Foo()`, `rows[]`, `?` for what is not known. */
function operandText(facts, operand, depth) {
    if (depth === 0)
        return "…";
    if ((0,model_facts/* isReferenceOperand */.pr)(operand)) {
        const reference = facts.references[(0,model_facts/* operandIndex */.E0)(operand)];
        if (!reference)
            return "?";
        if (reference.receiver === model_facts/* NO_OPERAND */.ai)
            return reference.name;
        return `${operandText(facts, reference.receiver, depth - 1)}.${reference.name}`;
    }
    const value = facts.values[(0,model_facts/* operandIndex */.E0)(operand)];
    if (!value)
        return "?";
    const of = () => operandText(facts, value.of, depth - 1);
    switch (value.kind) {
        case "call":
            return `${of()}()`;
        case "new":
            return `new ${of()}()`;
        case "item":
        case "element":
        case "part":
            return `${of()}[]`;
        case "await":
        case "enter":
        case "instance":
            return of();
        case "literal":
            return value.names[0] ?? "?";
        case "union":
            return value.args.map((each) => operandText(facts, each, depth - 1)).join("|");
        case "object":
            return "{}";
        case "module":
            return `require(${value.names[0]})`;
        case "definition":
            return facts.definitions[(0,model_facts/* operandIndex */.E0)(value.of)]?.qualname ?? "?";
    }
}
function bySourceOrder(a, b) {
    return a.line - b.line || a.column - b.column;
}

// EXTERNAL MODULE: ./src/util/printable.ts
var printable = __webpack_require__(1095);
;// CONCATENATED MODULE: ./src/cli/facts-output.ts


/** Skipped files that are named one by one; the counts speak for the rest. */
const MAX_LISTED = 20;
/** One file's facts: a JSON line, or a table of its definitions. */
function renderFacts(format, path, facts) {
    if (format === "json" || format === "jsonl")
        return `${JSON.stringify(factsToWire(path, facts))}\n`;
    const title = `${(0,printable/* printable */.g)(path)} (${facts.language}): ${facts.definitions.length} definitions, ${facts.references.length} references, ${facts.imports.length} imports`;
    const rows = facts.definitions.map((definition) => [
        `${definition.startLine}-${definition.endLine}`,
        definition.kind,
        (0,printable/* printable */.g)(definition.qualname),
    ]);
    const errors = facts.errors.map((error) => `line ${error.line}: ${(0,printable/* printable */.g)(error.message)}`);
    if (format === "markdown") {
        const table = rows.map(([lines, kind, name]) => `| ${lines} | ${kind} | \`${name?.replace(/[`|]/g, "?")}\` |`);
        return [`### ${title}`, "", "| lines | kind | name |", "|---|---|---|", ...table, ...errors, "", ""].join("\n");
    }
    const table = rows.map(([lines = "", kind = "", name]) => `  ${lines.padEnd(11)} ${kind.padEnd(9)} ${name}`);
    return [title, ...table, ...errors.map((error) => `  ! ${error}`), ""].join("\n");
}
/** A file that was named but has no facts: still one line, so that answers match questions. */
function renderNoFacts(format, path, reason) {
    if (format === "text" || format === "markdown")
        return "";
    const none = { definitions: [], references: [], imports: [], exports: [], strings: [] };
    return `${JSON.stringify({ path, language: null, errors: [{ line: 0, message: `skipped: ${reason}` }], ...none })}\n`;
}
/** What bringing the whole repository up to date did. */
function renderUpdate(format, tree, update, elapsedMs) {
    const counts = countReasons(update.skipped);
    if (format === "json" || format === "jsonl") {
        const wire = {
            tree,
            files: update.files,
            parsed: update.parsed,
            parsed_bytes: update.parsedBytes,
            skipped: update.skipped.length,
            skipped_by_reason: Object.fromEntries(counts),
            // Binary files are there by the thousand and surprise nobody; the count speaks for them.
            skipped_files: update.skipped
                .filter(({ reason }) => reason !== "binary")
                .map(({ path, reason, detail }) => ({ path, reason, detail: detail ?? null })),
            elapsed_ms: Math.round(elapsedMs),
        };
        return `${JSON.stringify(wire)}\n`;
    }
    const seconds = (elapsedMs / 1000).toFixed(2);
    const megabytes = (update.parsedBytes / 1e6).toFixed(1);
    const lines = [
        `${update.files} files of the ${tree} have facts; ${update.parsed} contents (${megabytes} MB) were parsed in ${seconds} s.`,
    ];
    if (update.skipped.length > 0) {
        lines.push(`Skipped ${update.skipped.length}: ${[...counts].map(([reason, n]) => `${n} ${reason}`).join(", ")}.`);
        const named = update.skipped.filter(({ reason }) => reason !== "binary");
        for (const skipped of named.slice(0, MAX_LISTED))
            lines.push(`  ${describe(skipped)}`);
        if (named.length > MAX_LISTED)
            lines.push(`  and ${named.length - MAX_LISTED} more (--json lists all)`);
    }
    return `${lines.join("\n")}\n`;
}
function describe({ path, reason, detail }) {
    return `${(0,printable/* printable */.g)(path)}: ${reason}${detail === undefined ? "" : ` (${detail})`}`;
}
function countReasons(skipped) {
    const counts = new Map();
    for (const { reason } of skipped)
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return counts;
}

// EXTERNAL MODULE: ./src/cli/named-file.ts
var named_file = __webpack_require__(9490);
// EXTERNAL MODULE: ./src/cli/option-values.ts
var option_values = __webpack_require__(1916);
;// CONCATENATED MODULE: ./src/cli/facts.ts











/** Files in flight at once: enough to keep every thread busy. */
const FILES_PER_BATCH = 64;
/** What a file is taken to weigh before it is read, to decide whether threads are worth starting. */
const TYPICAL_FILE_BYTES = 10_000;
/** `llmc-nav facts`: the facts of named files, or the stored facts of the whole repository brought up to date. */
const factsCommand = {
    async run(context, options) {
        const threads = (0,option_values/* wholeNumber */.rD)(options, "threads");
        const maxFileSize = (0,option_values/* wholeNumber */.rD)(options, "max-file-size");
        const treeOptions = maxFileSize === undefined ? {} : { maxFileSize };
        if (options.positionals.length > 0)
            return printFacts(context, options.positionals, threads, treeOptions);
        await updateRepository(context, threads, treeOptions);
        return 0;
    },
};
async function updateRepository(context, threads, treeOptions) {
    const started = performance.now();
    const repository = await git_repository/* Repository */.L.open(context.directory);
    const { rev } = context;
    const tree = rev === undefined
        ? new work_tree/* WorkTree */.W(repository, treeOptions)
        : new git_tree/* GitTree */.x(repository, await repository.resolveCommit(rev), treeOptions);
    const store = await (0,open_store/* openStore */.C)(repository, tree, context.logger);
    try {
        const update = await (0,facts_update/* updateFacts */.R9)(tree, store, { progress: context.progress, threads });
        await context.io.writeOut(renderUpdate(context.format, tree.name, update, performance.now() - started));
    }
    finally {
        store.close();
        await tree.close();
    }
}
async function printFacts(context, files, threads, treeOptions) {
    const pool = (0,facts_pool/* createPool */.b)(files.length * TYPICAL_FILE_BYTES, threads);
    let failures = 0;
    const flush = async (batch) => {
        const readable = batch.filter((file) => file.bytes !== undefined);
        const results = await pool.run(readable.map(({ path, bytes }) => ({ language: (0,registry/* languageOfPath */.F4)(path), bytes })));
        const resultOf = new Map(readable.map((file, index) => [file, results[index]]));
        for (const file of batch) {
            const result = resultOf.get(file);
            if (result !== undefined && result !== "binary") {
                await context.io.writeOut(renderFacts(context.format, file.path, (0,decode/* decodeFacts */.a)(result)));
                continue;
            }
            const reason = file.skipped?.reason ?? "binary";
            context.logger.warn(`${JSON.stringify(file.path)} has no facts: ${reason}.`);
            await context.io.writeOut(renderNoFacts(context.format, file.path, reason));
            failures++;
        }
    };
    try {
        let batch = [];
        for await (const file of (0,named_file/* readNamedFiles */.v)(files, context, treeOptions)) {
            batch.push(file);
            if (batch.length < FILES_PER_BATCH)
                continue;
            await flush(batch);
            batch = [];
        }
        await flush(batch);
    }
    finally {
        await pool.close();
    }
    // A file that was asked for by name and cannot be answered about is a mistake in the call.
    return failures > 0 ? 2 : 0;
}


/***/ }),

/***/ 9490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_contained_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3767);
/* harmony import */ var _git_git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4538);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6213);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7206);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9897);







/** Reads the files that a command line names, from the working tree or, with `--rev`, from a commit. */
async function* readNamedFiles(files, context, options = {}) {
    if (context.rev !== undefined) {
        yield* readFromCommit(files, context, context.rev, options);
        return;
    }
    const root = await repositoryRoot(context.directory);
    for (const file of files)
        yield readFromDisk(absolute(file, context), root, options.maxFileSize ?? _model_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_MAX_FILE_SIZE */ .S);
}
function readFromDisk(file, repositoryRoot, maxFileSize) {
    const inside = repositoryRoot === undefined ? undefined : insidePath(repositoryRoot, file);
    const path = inside ?? file;
    // Outside a repository the file's own directory bounds what may be read.
    const root = inside === undefined ? realDirectoryOf(file) : repositoryRoot;
    if (root === undefined)
        return { path, skipped: { path, reason: "absent" } };
    const content = new _git_contained_files_js__WEBPACK_IMPORTED_MODULE_2__/* .ContainedFiles */ .V(root).read(inside ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file), maxFileSize);
    return content.skipped ? { path, skipped: content.skipped } : { path, bytes: content.bytes };
}
async function* readFromCommit(files, context, rev, options) {
    const repository = await _git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .Repository */ .L.open(context.directory);
    const tree = new _git_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .GitTree */ .x(repository, await repository.resolveCommit(rev), options);
    try {
        const { entries, skipped } = await tree.list();
        for (const file of files) {
            const path = insidePath(repository.root, absolute(file, context)) ?? file;
            const entry = entries.find((each) => each.path === path);
            if (entry)
                yield { path, ...(await tree.read(entry)) };
            else
                yield { path, skipped: skipped.find((each) => each.path === path) ?? { path, reason: "absent" } };
        }
    }
    finally {
        await tree.close();
    }
}
/**
 * A file named relative to the current directory. Only that directory's own links are resolved, so that it compares with the
 * repository's root; a link below the root stays what it is and is refused when the file is read.
 */
function absolute(file, context) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(context.io.cwd), file);
}
/** The path of a file relative to a directory around it, with `/`; undefined when it lies outside. */
function insidePath(directory, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, file);
    if (path === "" || path === ".." || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path))
        return undefined;
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
function realDirectoryOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file));
    }
    catch {
        return undefined;
    }
}
async function repositoryRoot(directory) {
    try {
        return (await _git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .Repository */ .L.open(directory)).root;
    }
    catch (error) {
        // Named files can be read without a repository, and without git.
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 1916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   rD: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);

/** The value of an option that takes one of a few words. */
function choice(options, name, allowed, otherwise) {
    const given = options.text(name);
    if (given === undefined)
        return otherwise;
    const found = allowed.find((each) => each === given);
    if (found === undefined)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--${name} takes ${allowed.join(", ")}, not ${JSON.stringify(given)}.`);
    return found;
}
/** The value of an option that takes a number of things, at least one. */
function limitOf(options, name, otherwise) {
    const given = wholeNumber(options, name);
    if (given === 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--${name} takes a number from 1.`);
    return given ?? otherwise;
}
/** The value of an option that takes a whole number, 0 included. */
function wholeNumber(options, name) {
    const text = options.text(name);
    if (text === undefined)
        return undefined;
    if (!/^\d{1,12}$/.test(text))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--${name} takes a whole number, not ${JSON.stringify(text)}.`);
    return Number(text);
}


/***/ }),

/***/ 1095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/** A name from a repository made safe for a terminal or a log: control characters, which could move the cursor or forge a line, are shown as escapes. */
function printable(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
    return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
        return `\\u{${character.charCodeAt(0).toString(16)}}`;
    });
}


/***/ })

};
