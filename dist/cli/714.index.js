export const id = 714;
export const ids = [714];
export const modules = {

/***/ 7101:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ decodeFacts)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _util_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1671);
/* harmony import */ var _string_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2791);



const NOTHING = [];
/** The inverse of `encodeFacts`. Throws `CorruptDataError` on anything that `encodeFacts` cannot have written. */
function decodeFacts(bytes) {
    const input = new _util_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .ByteReader */ .kP(bytes);
    const strings = (0,_string_table_js__WEBPACK_IMPORTED_MODULE_2__/* .readStrings */ .N)(input);
    const text = () => at(strings, input.readUnsigned());
    const operand = () => input.readUnsigned() - 2;
    const list = (read) => {
        const count = input.readCount();
        if (count === 0)
            return NOTHING;
        const items = [];
        for (let i = 0; i < count; i++)
            items.push(read(i));
        return items;
    };
    let lastLine = 0;
    const line = () => (lastLine += input.readSigned());
    const readReceiver = (index) => {
        const form = input.readUnsigned();
        return form === 0 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : form === 1 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_RECEIVER */ .B7 : index * 2 - input.readSigned();
    };
    // Properties are read in the order they are listed, which is the order encodeFacts writes them in.
    const language = at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Yj, input.readUnsigned());
    const errors = list(() => ({ line: line(), message: text() }));
    const definitions = list(readDefinition);
    const scopes = list(() => ({
        kind: at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .SCOPE_KINDS */ .X_, input.readUnsigned()),
        parent: operand(),
        definition: operand(),
    }));
    const bindings = list(() => ({
        scope: input.readUnsigned(),
        name: text(),
        kind: at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .BINDING_KINDS */ .a9, input.readUnsigned()),
        line: line(),
        column: input.readUnsigned(),
        index: operand(),
        value: operand(),
        type: operand(),
    }));
    const references = list((index) => ({
        name: text(),
        line: line(),
        column: input.readUnsigned(),
        role: at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .REFERENCE_ROLES */ .oh, input.readUnsigned()),
        scope: input.readUnsigned(),
        receiver: readReceiver(index),
    }));
    const values = list(() => ({
        kind: at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .VALUE_KINDS */ .wW, input.readUnsigned()),
        of: operand(),
        args: list(operand),
        names: list(text),
        flags: input.readUnsigned(),
    }));
    const assignments = list(() => ({ target: input.readUnsigned(), value: operand(), type: operand() }));
    const imports = list(() => ({
        kind: at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPORT_KINDS */ .uu, input.readUnsigned()),
        module: text(),
        name: text(),
        alias: text(),
        line: line(),
        column: input.readUnsigned(),
        scope: input.readUnsigned(),
        isTypeOnly: input.readUnsigned() === 1,
    }));
    const exports = list(() => ({
        kind: at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPORT_KINDS */ .R7, input.readUnsigned()),
        name: text(),
        local: text(),
        module: text(),
        value: operand(),
        line: line(),
        column: input.readUnsigned(),
    }));
    const mentions = list(() => ({
        text: text(),
        line: line(),
        column: input.readUnsigned(),
        scope: input.readUnsigned(),
        receiver: operand(),
    }));
    const words = list(text);
    if (input.remaining > 0)
        throw new _util_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .CorruptDataError */ .KK("data goes on after the facts");
    return {
        language,
        errors,
        definitions,
        scopes,
        bindings,
        references,
        values,
        assignments,
        imports,
        exports,
        strings: mentions,
        words,
    };
    function readDefinition() {
        const qualname = text();
        const kind = at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFINITION_KINDS */ .Ck, input.readUnsigned());
        const parent = operand();
        const startLine = line();
        return {
            qualname,
            kind,
            parent,
            startLine,
            endLine: startLine + input.readUnsigned(),
            fullStartLine: startLine - input.readUnsigned(),
            nameLine: startLine + input.readSigned(),
            nameColumn: input.readUnsigned(),
            flags: input.readUnsigned(),
            scope: operand(),
            params: list(() => ({
                name: text(),
                kind: at(_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PARAMETER_KINDS */ .cz, input.readUnsigned()),
                isOptional: input.readUnsigned() === 1,
                type: operand(),
                defaultHash: text(),
            })),
            returnType: operand(),
            returns: list(operand),
            bases: list(operand),
            decorators: list(operand),
            signatureHash: text(),
            bodyHash: text(),
        };
    }
}
function at(items, index) {
    const item = items[index];
    if (item === undefined)
        throw new _util_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .CorruptDataError */ .KK("index out of range");
    return item;
}


/***/ }),

/***/ 383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openStore),
/* harmony export */   v: () => (/* binding */ CACHE_DIRECTORY)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3150);


/** Where facts are kept, relative to the root of the repository. */
const CACHE_DIRECTORY = ".llmc/cache";
/** The store of a repository; one that lasts for this run only when nothing can be kept, with a warning that says why. */
async function openStore(repository, tree, logger) {
    if (repository.isBare)
        return _store_js__WEBPACK_IMPORTED_MODULE_1__/* .FactsStore */ .T.inMemory(logger);
    const { entries } = await tree.list();
    // Whoever can commit to a branch could otherwise decide what we believe about its code.
    if (entries.some((entry) => entry.path.startsWith(`${CACHE_DIRECTORY}/`))) {
        logger.warn(`${CACHE_DIRECTORY} is committed to this repository, so it is not trusted: remove it from git.`);
        return _store_js__WEBPACK_IMPORTED_MODULE_1__/* .FactsStore */ .T.inMemory(logger);
    }
    try {
        return _store_js__WEBPACK_IMPORTED_MODULE_1__/* .FactsStore */ .T.open((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.root, CACHE_DIRECTORY), logger);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn(`Facts cannot be kept in ${CACHE_DIRECTORY}, so the next run parses everything again: ${reason}.`);
        return _store_js__WEBPACK_IMPORTED_MODULE_1__/* .FactsStore */ .T.inMemory(logger);
    }
}


/***/ }),

/***/ 7838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createPool)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./src/languages/extractors.ts
var extractors = __webpack_require__(4510);
// EXTERNAL MODULE: ./src/util/text.ts
var util_text = __webpack_require__(9997);
// EXTERNAL MODULE: ./src/model/facts.ts
var model_facts = __webpack_require__(1374);
// EXTERNAL MODULE: ./src/util/bytes.ts
var bytes = __webpack_require__(1671);
// EXTERNAL MODULE: ./src/facts/string-table.ts
var string_table = __webpack_require__(2791);
;// CONCATENATED MODULE: ./src/facts/encode.ts



/**
 * FileFacts as bytes: every table as rows of small integers, strings by number. About eight bytes a reference, a tenth
 * of JSON and several times faster. `decodeFacts` is the exact inverse; change both together with `FACTS_VERSION`.
 */
function encodeFacts(facts) {
    const strings = new string_table/* StringTable */.M();
    const out = new bytes/* ByteWriter */.U7();
    const text = (value) => out.writeUnsigned(strings.indexOf(value));
    const texts = (values) => {
        out.writeUnsigned(values.length);
        for (const value of values)
            text(value);
    };
    // Operands and indexes start at -2 (UNKNOWN_RECEIVER).
    const operand = (value) => out.writeUnsigned(value + 2);
    const operands = (values) => {
        out.writeUnsigned(values.length);
        for (const value of values)
            operand(value);
    };
    // Neighbouring rows stand on neighbouring lines.
    let lastLine = 0;
    const line = (value) => {
        out.writeSigned(value - lastLine);
        lastLine = value;
    };
    const place = (lineNumber, column) => {
        line(lineNumber);
        out.writeUnsigned(column);
    };
    out.writeUnsigned(model_facts/* LANGUAGES */.Yj.indexOf(facts.language));
    out.writeUnsigned(facts.errors.length);
    for (const error of facts.errors) {
        line(error.line);
        text(error.message);
    }
    out.writeUnsigned(facts.definitions.length);
    for (const definition of facts.definitions)
        writeDefinition(definition);
    out.writeUnsigned(facts.scopes.length);
    for (const scope of facts.scopes) {
        out.writeUnsigned(model_facts/* SCOPE_KINDS */.X_.indexOf(scope.kind));
        operand(scope.parent);
        operand(scope.definition);
    }
    out.writeUnsigned(facts.bindings.length);
    for (const binding of facts.bindings) {
        out.writeUnsigned(binding.scope);
        text(binding.name);
        out.writeUnsigned(model_facts/* BINDING_KINDS */.a9.indexOf(binding.kind));
        place(binding.line, binding.column);
        operand(binding.index);
        operand(binding.value);
        operand(binding.type);
    }
    out.writeUnsigned(facts.references.length);
    facts.references.forEach((reference, index) => {
        text(reference.name);
        place(reference.line, reference.column);
        out.writeUnsigned(model_facts/* REFERENCE_ROLES */.oh.indexOf(reference.role));
        out.writeUnsigned(reference.scope);
        // A receiver mostly is the reference just before: the distance is small where the number itself would not be.
        const { receiver } = reference;
        out.writeUnsigned(receiver === model_facts/* NO_OPERAND */.ai ? 0 : receiver === model_facts/* UNKNOWN_RECEIVER */.B7 ? 1 : 2);
        if (receiver >= 0)
            out.writeSigned(index * 2 - receiver);
    });
    out.writeUnsigned(facts.values.length);
    for (const value of facts.values) {
        out.writeUnsigned(model_facts/* VALUE_KINDS */.wW.indexOf(value.kind));
        operand(value.of);
        operands(value.args);
        texts(value.names);
        out.writeUnsigned(value.flags);
    }
    out.writeUnsigned(facts.assignments.length);
    for (const assignment of facts.assignments) {
        out.writeUnsigned(assignment.target);
        operand(assignment.value);
        operand(assignment.type);
    }
    out.writeUnsigned(facts.imports.length);
    for (const imported of facts.imports) {
        out.writeUnsigned(model_facts/* IMPORT_KINDS */.uu.indexOf(imported.kind));
        text(imported.module);
        text(imported.name);
        text(imported.alias);
        place(imported.line, imported.column);
        out.writeUnsigned(imported.scope);
        out.writeUnsigned(imported.isTypeOnly ? 1 : 0);
    }
    out.writeUnsigned(facts.exports.length);
    for (const exported of facts.exports) {
        out.writeUnsigned(model_facts/* EXPORT_KINDS */.R7.indexOf(exported.kind));
        text(exported.name);
        text(exported.local);
        text(exported.module);
        operand(exported.value);
        place(exported.line, exported.column);
    }
    out.writeUnsigned(facts.strings.length);
    for (const mention of facts.strings) {
        text(mention.text);
        place(mention.line, mention.column);
        out.writeUnsigned(mention.scope);
        operand(mention.receiver);
    }
    texts(facts.words);
    const whole = new bytes/* ByteWriter */.U7();
    strings.writeTo(whole);
    whole.writeBytes(out.toBytes());
    return whole.toBytes();
    function writeDefinition(definition) {
        text(definition.qualname);
        out.writeUnsigned(model_facts/* DEFINITION_KINDS */.Ck.indexOf(definition.kind));
        operand(definition.parent);
        line(definition.startLine);
        out.writeUnsigned(definition.endLine - definition.startLine);
        out.writeUnsigned(definition.startLine - definition.fullStartLine);
        out.writeSigned(definition.nameLine - definition.startLine);
        out.writeUnsigned(definition.nameColumn);
        out.writeUnsigned(definition.flags);
        operand(definition.scope);
        out.writeUnsigned(definition.params.length);
        for (const param of definition.params) {
            text(param.name);
            out.writeUnsigned(model_facts/* PARAMETER_KINDS */.cz.indexOf(param.kind));
            out.writeUnsigned(param.isOptional ? 1 : 0);
            operand(param.type);
            text(param.defaultHash);
        }
        operand(definition.returnType);
        operands(definition.returns);
        operands(definition.bases);
        operands(definition.decorators);
        text(definition.signatureHash);
        text(definition.bodyHash);
    }
}

;// CONCATENATED MODULE: ./src/facts/extract-bytes.ts


async function extractBytes(extractors, job) {
    const decoded = (0,util_text/* decodeText */.g)(job.bytes);
    return decoded.isBinary ? "binary" : encodeFacts(await extractors.extract(job.language, decoded.text));
}

;// CONCATENATED MODULE: ./src/facts/pool.ts






/** Below this many bytes a thread costs more to start than it saves. */
const BYTES_WORTH_THREADS = 4 << 20;
/** Memory grows with every thread, and beyond this the main thread cannot feed them. */
const MAX_THREADS = 8;
/**
 * A pool that suits the amount of work. The calling thread takes its share, so there is a thread for every other core, and
 * none when there is little to do.
 */
function createPool(totalBytes, threads) {
    const others = Math.min((0,external_node_os_.availableParallelism)() - 1, MAX_THREADS);
    const wanted = threads ?? (totalBytes < BYTES_WORTH_THREADS ? 0 : others);
    return wanted > 0 ? new SharedPool(wanted) : new InlinePool();
}
/** Runs in the calling thread. */
class InlinePool {
    size = 1;
    #extractors = new extractors/* Extractors */.a();
    async run(jobs) {
        const results = [];
        for (const job of jobs)
            results.push(await extractBytes(this.#extractors, job));
        return results;
    }
    async close() { }
}
/** A thread and the batches it was given; it answers them in order. */
class Thread {
    worker;
    pending = [];
    constructor() {
        this.worker = new external_node_worker_threads_.Worker(workerPath());
        this.worker.on("message", (results) => this.pending.shift()?.resolve(results));
        this.worker.on("error", (error) => this.#fail(error));
        this.worker.on("exit", () => this.#fail(new Error("A worker thread ended unexpectedly.")));
    }
    #fail(error) {
        for (const waiting of this.pending.splice(0)) {
            waiting.reject(error instanceof Error ? error : new Error(String(error)));
        }
    }
}
/** Threads and the calling one. */
class SharedPool {
    size;
    #threads;
    #own = new InlinePool();
    #isBusy = false;
    constructor(threads) {
        // Two batches for each thread, so that none idles while the calling thread works on its own.
        this.size = threads * 2 + 1;
        this.#threads = Array.from({ length: threads }, () => new Thread());
    }
    run(jobs) {
        const thread = this.#threads.reduce((least, other) => other.pending.length < least.pending.length ? other : least);
        if (thread.pending.length >= 2 && !this.#isBusy)
            return this.#runHere(jobs);
        return new Promise((resolve, reject) => {
            thread.pending.push({ resolve, reject });
            thread.worker.postMessage(jobs);
        });
    }
    async #runHere(jobs) {
        this.#isBusy = true;
        try {
            return await this.#own.run(jobs);
        }
        finally {
            this.#isBusy = false;
        }
    }
    async close() {
        await Promise.all(this.#threads.map((thread) => thread.worker.terminate()));
    }
}
/** The worker's file: beside this one in the sources, in a folder of its own in the bundles. */
function workerPath() {
    const candidates = ["./worker.ts", "../worker/index.js", "./worker/index.js"];
    const paths = candidates.map((candidate) => (0,external_node_url_.fileURLToPath)(new URL(candidate, import.meta.url)));
    const path = paths.find((each) => (0,external_node_fs_.existsSync)(each));
    if (!path)
        throw new Error(`The worker is missing; looked for ${paths.join(", ")}.`);
    return path;
}


/***/ }),

/***/ 3150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ FactsStore),
  n: () => (/* binding */ factsKey)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/util/bytes.ts
var util_bytes = __webpack_require__(1671);
// EXTERNAL MODULE: ./src/facts/decode.ts
var decode = __webpack_require__(7101);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/facts/pack.ts




/**
 * A pack: many entries in one immutable file. The entries come first, then their index (JSON), then a footer that finds
 * the index. It is written under a temporary name and renamed when whole, so a reader never meets half a pack, and
 * nobody ever changes one: two processes can only add packs beside each other.
 */
const FOOTER_MAGIC = "LLMCNAV1";
const FOOTER_LENGTH = 16 + FOOTER_MAGIC.length;
const PACK_SUFFIX = ".pack";
const TEMPORARY_SUFFIX = ".tmp";
/** Bytes gathered before they go to disk: one write per entry would be most of the cost of a small file. */
const WRITE_BUFFER = 1 << 20;
class PackWriter {
    #directory;
    #temporaryPath;
    #file;
    #index = [];
    #pending = [];
    #pendingLength = 0;
    #offset = 0;
    constructor(directory) {
        this.#directory = directory;
        this.#temporaryPath = (0,external_node_path_.join)(directory, `${(0,external_node_crypto_.randomBytes)(12).toString("hex")}${TEMPORARY_SUFFIX}`);
        this.#file = (0,external_node_fs_.openSync)(this.#temporaryPath, "wx");
    }
    add(key, bytes) {
        this.#index.push([key, this.#offset, bytes.length, checksum(bytes)]);
        this.#write(bytes);
        this.#offset += bytes.length;
    }
    /** Makes the pack visible and returns its path. */
    finish() {
        const index = Buffer.from(JSON.stringify(this.#index));
        const footer = `${this.#offset.toString(16).padStart(16, "0")}${FOOTER_MAGIC}`;
        this.#write(index);
        this.#write(Buffer.from(footer, "latin1"));
        this.#flush();
        (0,external_node_fs_.fsyncSync)(this.#file);
        (0,external_node_fs_.closeSync)(this.#file);
        const path = (0,external_node_path_.join)(this.#directory, `${(0,external_node_crypto_.randomBytes)(12).toString("hex")}${PACK_SUFFIX}`);
        (0,external_node_fs_.renameSync)(this.#temporaryPath, path);
        return path;
    }
    /** Leaves nothing behind. */
    abandon() {
        (0,external_node_fs_.closeSync)(this.#file);
        (0,external_node_fs_.rmSync)(this.#temporaryPath, { force: true });
    }
    #write(bytes) {
        this.#pending.push(bytes);
        this.#pendingLength += bytes.length;
        if (this.#pendingLength >= WRITE_BUFFER)
            this.#flush();
    }
    #flush() {
        const bytes = Buffer.concat(this.#pending);
        for (let written = 0; written < bytes.length;)
            written += (0,external_node_fs_.writeSync)(this.#file, bytes, written);
        this.#pending = [];
        this.#pendingLength = 0;
    }
}
/** An open pack. */
class PackReader {
    path;
    /** In bytes. */
    size;
    #file;
    #index;
    constructor(path, file, index) {
        this.path = path;
        this.size = (0,external_node_fs_.fstatSync)(file).size;
        this.#file = file;
        this.#index = index;
    }
    /** Throws `CorruptDataError` when the file is no pack, and the file system's error when it cannot be read. */
    static open(path) {
        const file = (0,external_node_fs_.openSync)(path, "r");
        try {
            return new PackReader(path, file, readIndex(file));
        }
        catch (error) {
            (0,external_node_fs_.closeSync)(file);
            throw error;
        }
    }
    keys() {
        return this.#index.keys();
    }
    has(key) {
        return this.#index.has(key);
    }
    lengthOf(key) {
        return this.#index.get(key)?.length;
    }
    /** The entry's bytes; undefined when there is none. Throws `CorruptDataError` when they fail their checksum. */
    read(key) {
        const row = this.#index.get(key);
        if (!row)
            return undefined;
        const bytes = readExactly(this.#file, row.offset, row.length);
        if (checksum(bytes) !== row.checksum)
            throw new util_bytes/* CorruptDataError */.KK(`entry ${key} fails its checksum`);
        return bytes;
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#file);
    }
}
function readIndex(file) {
    const { size } = (0,external_node_fs_.fstatSync)(file);
    const footer = readExactly(file, size - FOOTER_LENGTH, FOOTER_LENGTH).toString("latin1");
    const offset = Number.parseInt(footer.slice(0, 16), 16);
    if (!footer.endsWith(FOOTER_MAGIC) || !(offset >= 0 && offset <= size - FOOTER_LENGTH)) {
        throw new util_bytes/* CorruptDataError */.KK("no pack footer");
    }
    const rows = parseRows(readExactly(file, offset, size - FOOTER_LENGTH - offset).toString("utf8"));
    const index = new Map();
    for (const row of rows) {
        const [key, start, length, sum] = Array.isArray(row) ? row : [];
        if (typeof key !== "string" || !isOffset(start) || !isOffset(length) || start + length > offset) {
            throw new util_bytes/* CorruptDataError */.KK("bad pack index");
        }
        index.set(key, { offset: start, length, checksum: Number(sum) });
    }
    return index;
}
function parseRows(json) {
    try {
        const rows = JSON.parse(json);
        if (Array.isArray(rows))
            return rows;
    }
    catch {
        // Falls through to the one error for every kind of damage.
    }
    throw new util_bytes/* CorruptDataError */.KK("bad pack index");
}
function isOffset(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function readExactly(file, offset, length) {
    if (offset < 0)
        throw new util_bytes/* CorruptDataError */.KK("file is too short");
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length;) {
        const count = (0,external_node_fs_.readSync)(file, bytes, done, length - done, offset + done);
        if (count === 0)
            throw new util_bytes/* CorruptDataError */.KK("file is too short");
        done += count;
    }
    return bytes;
}
/** Four bytes at a time with a multiply each: enough to notice damage, at memory speed. */
function checksum(bytes) {
    const words = bytes.length >> 2;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let hash = bytes.length ^ 0x811c9dc5;
    for (let i = 0; i < words; i++)
        hash = Math.imul(hash ^ view.getInt32(i * 4, true), 0x01000193) ^ (hash >>> 15);
    for (let i = words * 4; i < bytes.length; i++)
        hash = Math.imul(hash ^ bytes[i], 0x01000193);
    return hash >>> 0;
}

// EXTERNAL MODULE: ./src/facts/version.ts
var version = __webpack_require__(9663);
;// CONCATENATED MODULE: ./src/facts/store.ts






/** More packs than this are merged into one: each costs an open file and an index to read at every start. */
const MAX_PACKS = 8;
/** A temporary file this old belongs to a process that died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
function factsKey(blobId, language) {
    return `${blobId}:${language}`;
}
/** What is stored for a blob that turned out to be binary: nothing, so that it is not read again. */
const BINARY = new Uint8Array(0);
/**
 * Facts by content, kept between runs. Entries are never changed and never wrong for their key, so any number of
 * processes may share the directory, and whatever cannot be read is simply made again.
 */
class FactsStore {
    #directory;
    #logger;
    #packs = new Map();
    #memory = new Map();
    constructor(directory, logger) {
        this.#directory = directory;
        this.#logger = logger;
    }
    /** A store for this run only, for when nothing can or should be written. */
    static inMemory(logger) {
        return new FactsStore(undefined, logger);
    }
    /**
     * Opens the store below `cacheDirectory` (`.llmc/cache`), creating it if needed. Throws when the place cannot be
     * written, or is a symbolic link: a checkout must not make us write elsewhere.
     */
    static open(cacheDirectory, logger) {
        const directory = (0,external_node_path_.join)(cacheDirectory, `facts-v${version/* FACTS_VERSION */.B}`);
        for (const path of [(0,external_node_path_.dirname)(cacheDirectory), cacheDirectory, directory])
            makeRealDirectory(path);
        // The cache keeps itself out of commits, whatever the repository's own .gitignore says.
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(cacheDirectory, ".gitignore"), "*\n");
        const store = new FactsStore(directory, logger);
        store.#openPacks(directory);
        return store;
    }
    has(key) {
        if (this.#memory.has(key))
            return true;
        for (const pack of this.#packs.values())
            if (pack.has(key))
                return true;
        return false;
    }
    /** Whether the blob is known to hold no text. */
    isBinary(key) {
        if (this.#memory.get(key)?.length === 0)
            return true;
        for (const pack of this.#packs.values())
            if (pack.lengthOf(key) === 0)
                return true;
        return false;
    }
    /** The stored facts; undefined when there are none or when what is there cannot be trusted. */
    read(key) {
        const bytes = this.readBytes(key);
        if (bytes === undefined)
            return undefined;
        if (bytes.length === 0)
            return "binary";
        try {
            return (0,decode/* decodeFacts */.a)(bytes);
        }
        catch (error) {
            if (!(error instanceof util_bytes/* CorruptDataError */.KK))
                throw error;
            this.#logger.warn(`The facts stored for ${key} are damaged and will be made again: ${error.message}.`);
            return undefined;
        }
    }
    /** The stored bytes, checked against their checksum but not decoded. */
    readBytes(key) {
        const inMemory = this.#memory.get(key);
        if (inMemory)
            return inMemory;
        for (const pack of this.#packs.values()) {
            try {
                const bytes = pack.read(key);
                if (bytes)
                    return bytes;
            }
            catch (error) {
                this.#drop(pack, error);
            }
        }
        return undefined;
    }
    /** Starts a batch of new entries that are kept in memory until `save`: for many small batches in one run. */
    remember() {
        return { add: (key, encoded) => this.#memory.set(key, storedBytes(encoded)), commit() { }, abandon() { } };
    }
    /** Writes what was only remembered, for the next run. */
    save() {
        if (this.#directory === undefined || this.#memory.size === 0)
            return;
        const batch = this.write();
        for (const [key, bytes] of this.#memory)
            batch.add(key, bytes);
        batch.commit();
        this.#memory.clear();
    }
    /** Starts a batch of new entries; they become visible all at once when it is committed. */
    write() {
        const directory = this.#directory;
        if (directory === undefined)
            return this.remember();
        const writer = new PackWriter(directory);
        let count = 0;
        return {
            add: (key, encoded) => {
                writer.add(key, storedBytes(encoded));
                count++;
            },
            commit: () => {
                if (count === 0)
                    return writer.abandon();
                const path = writer.finish();
                this.#packs.set(path, PackReader.open(path));
                if (this.#packs.size > MAX_PACKS)
                    this.#merge(directory);
            },
            abandon: () => writer.abandon(),
        };
    }
    close() {
        for (const pack of this.#packs.values())
            pack.close();
        this.#packs.clear();
    }
    #openPacks(directory) {
        for (const name of (0,external_node_fs_.readdirSync)(directory).sort()) {
            const path = (0,external_node_path_.join)(directory, name);
            if (name.endsWith(TEMPORARY_SUFFIX))
                removeIfAbandoned(path);
            if (!name.endsWith(PACK_SUFFIX))
                continue;
            try {
                this.#packs.set(path, PackReader.open(path));
            }
            catch (error) {
                // Another process may have merged it away between the listing and now.
                if (!isMissing(error))
                    this.#discard(path, error);
            }
        }
    }
    /**
     * One pack instead of many small ones; the largest stays as it is, so that a large store is not rewritten time and
     * again. A process that still reads the old packs keeps its open files.
     */
    #merge(directory) {
        const small = [...this.#packs.values()].sort((a, b) => b.size - a.size).slice(1);
        const merged = new PackWriter(directory);
        const keys = new Set(small.flatMap((pack) => [...pack.keys()]));
        for (const key of [...keys].sort()) {
            const bytes = this.readBytes(key);
            if (bytes)
                merged.add(key, bytes);
        }
        const path = merged.finish();
        for (const pack of small) {
            this.#packs.delete(pack.path);
            pack.close();
            (0,external_node_fs_.rmSync)(pack.path, { force: true });
        }
        this.#packs.set(path, PackReader.open(path));
    }
    #drop(pack, error) {
        this.#packs.delete(pack.path);
        pack.close();
        this.#discard(pack.path, error);
    }
    #discard(path, error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#logger.warn(`Stored facts in ${path} cannot be used and will be made again: ${reason}.`);
        if (error instanceof util_bytes/* CorruptDataError */.KK)
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
function storedBytes(encoded) {
    return encoded === "binary" ? BINARY : encoded;
}
function makeRealDirectory(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path);
    }
    catch (error) {
        if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory())
            throw error;
    }
}
function removeIfAbandoned(path) {
    try {
        if (Date.now() - (0,external_node_fs_.statSync)(path).mtimeMs > ABANDONED_AFTER_MS)
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch (error) {
        if (!isMissing(error))
            throw error;
    }
}
function isMissing(error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT";
}


/***/ }),

/***/ 2791:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ StringTable),
/* harmony export */   N: () => (/* binding */ readStrings)
/* harmony export */ });
/* harmony import */ var _util_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1671);

/** Numbers distinct strings in order of first use, so that tables can name a string by a small integer. */
class StringTable {
    #indexes = new Map();
    indexOf(text) {
        const known = this.#indexes.get(text);
        if (known !== undefined)
            return known;
        const index = this.#indexes.size;
        this.#indexes.set(text, index);
        return index;
    }
    /** One run of characters and the lengths to cut it by: decoding one long string is far cheaper than many short ones. */
    writeTo(writer) {
        writer.writeUnsigned(this.#indexes.size);
        for (const text of this.#indexes.keys())
            writer.writeUnsigned(text.length);
        const all = [...this.#indexes.keys()].join("");
        // Latin-1 is the compact case. The other form is UTF-16, not UTF-8, because it keeps lone surrogates.
        const encoding = isLatin1(all) ? "latin1" : "utf16le";
        writer.writeUnsigned(encoding === "latin1" ? 1 : 2);
        writer.writeBytes(Buffer.from(all, encoding));
    }
}
function readStrings(reader) {
    const lengths = [];
    let total = 0;
    const count = reader.readCount();
    for (let i = 0; i < count; i++) {
        const length = reader.readUnsigned();
        lengths.push(length);
        total += length;
    }
    const bytesPerUnit = reader.readUnsigned();
    if (bytesPerUnit !== 1 && bytesPerUnit !== 2)
        throw new _util_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .CorruptDataError */ .KK("unknown string encoding");
    const bytes = reader.readBytes(total * bytesPerUnit);
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(bytesPerUnit === 1 ? "latin1" : "utf16le");
    let end = 0;
    return lengths.map((length) => {
        end += length;
        return all.slice(end - length, end);
    });
}
function isLatin1(text) {
    for (let i = 0; i < text.length; i++)
        if (text.charCodeAt(i) > 255)
            return false;
    return true;
}


/***/ }),

/***/ 6122:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ updateFacts),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Uo: () => (/* binding */ updateFactsOf)
/* harmony export */ });
/* harmony import */ var _languages_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _pool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7838);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3150);



/** Enough files a message that messages cost little, few enough that threads finish together. */
const BATCH_BYTES = 256 * 1024;
/** Makes sure that the store holds the facts of every file of the tree. Only contents never seen before are read. */
async function updateFacts(tree, store, options) {
    const { entries, skipped } = await tree.list();
    const update = await updateFactsOf(entries, tree, store, options);
    return { ...update, skipped: [...skipped, ...update.skipped].sort(byPath) };
}
/** The same for some files of the tree. */
async function updateFactsOf(entries, tree, store, options) {
    const missing = unseen(entries, store);
    const totalBytes = missing.reduce((sum, entry) => sum + entry.size, 0);
    const unread = [];
    if (missing.length > 0) {
        const pool = (0,_pool_js__WEBPACK_IMPORTED_MODULE_1__/* .createPool */ .b)(totalBytes, options.threads);
        const batch = options.batch ?? store.write();
        options.progress.start("Parsing", missing.length);
        try {
            await extractAll(tree.readMany(missing), pool, batch, unread, options.progress);
        }
        catch (error) {
            batch.abandon();
            throw error;
        }
        finally {
            options.progress.stop();
            await pool.close();
        }
        batch.commit();
    }
    const binary = entries.filter((entry) => store.isBinary(keyOf(entry)));
    return {
        files: entries.length - unread.length - binary.length,
        parsed: missing.length - unread.length,
        parsedBytes: totalBytes,
        skipped: [...unread, ...binary.map((entry) => ({ path: entry.path, reason: "binary" }))].sort(byPath),
    };
}
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
/** The name under which a file's facts are stored. */
function keyOf(entry) {
    return (0,_store_js__WEBPACK_IMPORTED_MODULE_2__/* .factsKey */ .n)(entry.blobId, (0,_languages_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOfPath */ .F4)(entry.path));
}
/** One entry for each content that the store does not hold. */
function unseen(entries, store) {
    const missing = new Map();
    for (const entry of entries) {
        const key = keyOf(entry);
        if (!missing.has(key) && !store.has(key))
            missing.set(key, entry);
    }
    return [...missing.values()];
}
/** Feeds the pool and stores its answers in the order of the files, so that the same tree always gives the same bytes. */
async function extractAll(reads, pool, batch, unread, progress) {
    const running = [];
    let stored = Promise.resolve();
    let jobs = [];
    let keys = [];
    let bytes = 0;
    const send = async () => {
        const sentKeys = keys;
        const results = pool.run(jobs);
        jobs = [];
        keys = [];
        bytes = 0;
        stored = storeInOrder(stored, results, sentKeys);
        // A failure is met where the promise is awaited; until then it must not count as unhandled.
        stored.catch(() => { });
        running.push(stored);
        if (running.length >= pool.size)
            await running.shift();
    };
    const storeInOrder = async (before, results, sent) => {
        const [encoded] = await Promise.all([results, before]);
        encoded.forEach((facts, index) => {
            batch.add(sent[index], facts);
        });
        progress.advance(sent.length);
    };
    for await (const read of reads) {
        if (read.skipped) {
            unread.push(read.skipped);
            continue;
        }
        jobs.push({ language: (0,_languages_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOfPath */ .F4)(read.entry.path), bytes: read.bytes });
        keys.push(keyOf(read.entry));
        bytes += read.bytes.length;
        if (bytes >= BATCH_BYTES)
            await send();
    }
    if (jobs.length > 0)
        await send();
    await Promise.all(running);
}


/***/ }),

/***/ 9663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FACTS_VERSION)
/* harmony export */ });
/**
 * Raise it whenever an extractor or the encoding changes what is stored: facts of another version are never read.
 */
const FACTS_VERSION = 1;


/***/ }),

/***/ 8565:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ WorkTree)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
// EXTERNAL MODULE: ./src/model/tree.ts
var tree = __webpack_require__(9897);
// EXTERNAL MODULE: ./src/git/contained-files.ts
var contained_files = __webpack_require__(3767);
// EXTERNAL MODULE: ./src/git/object-id.ts
var object_id = __webpack_require__(7455);
;// CONCATENATED MODULE: ./src/git/identify-content.ts

const CARRIAGE_RETURN = 0x0d;
const NEWLINE = 0x0a;
/**
 * The content of a file of the working tree under its blob id. Where git checked a text out with CRLF (`core.autocrlf`, `eol=crlf`),
 * the bytes of the blob are given instead: they have the same lines, and the id stays true. `expectedId` is what the index says.
 */
function identifyContent(bytes, expectedId, format) {
    const blobId = (0,object_id/* blobIdOf */.m)(bytes, format);
    if (blobId === expectedId || expectedId === undefined || !bytes.includes("\r\n"))
        return { blobId, bytes };
    const normalised = withoutCarriageReturns(bytes);
    return (0,object_id/* blobIdOf */.m)(normalised, format) === expectedId ? { blobId: expectedId, bytes: normalised } : { blobId, bytes };
}
function withoutCarriageReturns(bytes) {
    const kept = Buffer.allocUnsafe(bytes.length);
    let length = 0;
    for (let i = 0; i < bytes.length; i++) {
        if (bytes[i] === CARRIAGE_RETURN && bytes[i + 1] === NEWLINE)
            continue;
        kept[length++] = bytes[i];
    }
    return kept.subarray(0, length);
}

;// CONCATENATED MODULE: ./src/git/index-entries.ts
/** The arguments whose output `parseIndexListing` reads. */
const INDEX_LISTING_ARGUMENTS = ["ls-files", "-z", "-v", "--stage", "--debug", "--full-name"];
const ENTRY = /([A-Za-z?]) (\d{6}) ([0-9a-f]{40,64}) ([0-3])\t/g;
const STAT = /^ {2}ctime: (\d+):(\d+)\n {2}mtime: (\d+):(\d+)\n {2}dev: \d+\tino: (\d+)\n {2}uid: \d+\tgid: \d+\n {2}size: (\d+)\tflags: \w+\n/;
/**
 * Reads `ls-files --debug`: after the path of an entry stand five lines with its stat data, in front of the next entry. git does
 * not promise their form, so where they are not understood the entries come without, and their files are hashed.
 */
function parseIndexListing(output) {
    const entries = [];
    // From the end, because the stat data of an entry opens the record after it.
    const records = output.split("\0");
    let stat = STAT.exec(records.at(-1) ?? "");
    for (let i = records.length - 2; i >= 0; i--) {
        const record = records[i];
        const statOfPrevious = STAT.exec(record);
        ENTRY.lastIndex = statOfPrevious?.[0].length ?? 0;
        const match = ENTRY.exec(record);
        if (match === null)
            continue;
        const [, tag = "", mode = "", blobId = "", stage] = match;
        entries.push({
            path: record.slice(ENTRY.lastIndex),
            mode,
            blobId,
            isUnmerged: stage !== "0",
            isSparse: tag === "S" || tag === "s",
            // A lower-case tag marks "assume unchanged": the user's claim, which may be wrong.
            stat: stat === null || tag !== tag.toUpperCase() ? undefined : toStat(stat),
        });
        stat = statOfPrevious;
    }
    return entries.reverse();
}
function toStat(match) {
    return {
        changedMs: milliseconds(match[1], match[2]),
        modifiedMs: milliseconds(match[3], match[4]),
        inode: Number(match[5]),
        size: Number(match[6]),
    };
}
function milliseconds(seconds, nanoseconds) {
    return Number(seconds) * 1000 + Number(nanoseconds) / 1e6;
}

// EXTERNAL MODULE: ./src/git/paths.ts
var paths = __webpack_require__(2320);
// EXTERNAL MODULE: ./src/git/modes.ts
var modes = __webpack_require__(1712);
;// CONCATENATED MODULE: ./src/git/work-tree-lister.ts



const OWNER_MAY_EXECUTE = 0o100;
/** git keeps the low 32 bits of inode numbers and sizes. */
const LOW_32_BITS = 2 ** 32;
/** Times agree when they do up to what a number of milliseconds can hold. */
const TIME_TOLERANCE_MS = 0.001;
/**
 * A file written this shortly before the index may have changed again within the same tick of the file system's clock,
 * which its times do not show; such files are hashed. Clocks of file systems tick every 1 to 10 ms.
 */
const RACY_WINDOW_MS = 20;
/** Collects the listing of a working tree from what git says of it and what the file system says. */
class WorkTreeLister {
    #files;
    #options;
    #entries = [];
    #skipped = [];
    #lastUnmerged;
    constructor(files, options) {
        this.#files = files;
        this.#options = options;
    }
    /** Adds a path of the index; a path that is no longer in the working tree counts as deleted. */
    addTracked(entry) {
        if (entry.isUnmerged) {
            if (entry.path === this.#lastUnmerged)
                return;
            this.#lastUnmerged = entry.path;
        }
        if (entry.mode === modes/* SUBMODULE_MODE */.Fe)
            this.#skipped.push({ path: entry.path, reason: "submodule" });
        else
            this.#add(entry.path, entry);
    }
    /** Adds a path that git would add; one that ends in `/` is a repository of its own. */
    addUntracked(path) {
        if (path.endsWith("/"))
            this.#skipped.push({ path: path.slice(0, -1), reason: "submodule" });
        else
            this.#add(path, undefined);
    }
    /** The listing of all that was added. */
    finish() {
        return { entries: this.#entries.sort(paths/* comparePaths */.cD), skipped: this.#skipped.sort(paths/* comparePaths */.cD) };
    }
    #add(path, tracked) {
        const problem = (0,paths/* pathProblem */.z9)(path);
        if (problem !== undefined) {
            this.#skipped.push(problem);
            return;
        }
        const found = this.#files.find(path);
        if (found.kind === "file")
            this.#addFile(path, found.stat, tracked);
        else if (found.kind === "skipped")
            this.#skipped.push(found.skipped);
        else if (tracked?.isSparse)
            this.#skipped.push({ path, reason: "sparse" });
    }
    #addFile(path, stat, tracked) {
        const { maxFileSize, objectFormat } = this.#options;
        const isExecutable = (stat.mode & OWNER_MAY_EXECUTE) !== 0;
        const isClean = tracked !== undefined && this.#isClean(tracked, stat);
        const problem = 
        // Where the file system has no links, git writes a file with the link's target instead.
        (isClean ? (0,modes/* modeProblem */.n5)(path, tracked.mode) : undefined) ?? (0,modes/* sizeProblem */.bi)(path, stat.size, maxFileSize);
        if (problem !== undefined) {
            this.#skipped.push(problem);
            return;
        }
        if (isClean) {
            this.#entries.push({ path, blobId: tracked.blobId, size: stat.size, isExecutable });
            return;
        }
        const content = this.#files.read(path, maxFileSize);
        if (content.skipped !== undefined) {
            this.#skipped.push(content.skipped);
            return;
        }
        const { blobId } = identifyContent(content.bytes, tracked?.blobId, objectFormat);
        this.#entries.push({ path, blobId, size: content.bytes.length, isExecutable });
    }
    /** Whether a file is still as it was when git compared it with the blob; in doubt it is not. */
    #isClean(entry, stat) {
        const noted = entry.stat;
        if (noted === undefined || entry.isUnmerged)
            return false;
        if (noted.modifiedMs >= this.#options.indexTime - RACY_WINDOW_MS)
            return false;
        return isSameStat(noted, stat);
    }
}
function isSameStat(noted, stat) {
    // git for Windows notes the time of creation, and no inode.
    const changedMs = process.platform === "win32" ? stat.birthtimeMs : stat.ctimeMs;
    return (noted.size === stat.size % LOW_32_BITS &&
        isSameTime(noted.modifiedMs, stat.mtimeMs) &&
        isSameTime(noted.changedMs, changedMs) &&
        (noted.inode === 0 || noted.inode === stat.ino % LOW_32_BITS));
}
function isSameTime(left, right) {
    return Math.abs(left - right) < TIME_TOLERANCE_MS;
}

;// CONCATENATED MODULE: ./src/git/work-tree.ts









/**
 * The files of the working tree that git tracks or would track. A file that did not change since git noted it has the blob id
 * of the index; every other one is hashed as it stands, by this process, so no filter of git's configuration is run.
 */
class WorkTree {
    name = "working tree";
    commit = undefined;
    repository;
    #maxFileSize;
    #listing;
    constructor(repository, options = {}) {
        if (repository.isBare) {
            throw new errors/* UserError */.y(`${JSON.stringify(repository.root)} is a bare repository without files: name a commit.`, {
                code: "BARE_REPOSITORY",
            });
        }
        this.repository = repository;
        this.#maxFileSize = options.maxFileSize ?? tree/* DEFAULT_MAX_FILE_SIZE */.S;
    }
    list() {
        this.#listing ??= this.#list();
        return this.#listing;
    }
    async read(entry) {
        return this.#readFrom(new contained_files/* ContainedFiles */.V(this.repository.root), entry);
    }
    async *readMany(entries) {
        const files = new contained_files/* ContainedFiles */.V(this.repository.root);
        for (const entry of entries)
            yield this.#readFrom(files, entry);
    }
    async close() { }
    #readFrom(files, entry) {
        const problem = (0,paths/* pathProblem */.z9)(entry.path);
        if (problem !== undefined)
            return { entry, skipped: problem };
        const content = files.read(entry.path, this.#maxFileSize);
        if (content.skipped !== undefined)
            return { entry, skipped: content.skipped };
        const { blobId, bytes } = identifyContent(content.bytes, entry.blobId, this.repository.objectFormat);
        return { entry: blobId === entry.blobId ? entry : { ...entry, blobId }, bytes };
    }
    async #list() {
        const { git, root, gitDir, objectFormat } = this.repository;
        // Taken before the index is read: if it is rewritten in between, more files are hashed, none too few.
        const indexTime = (0,external_node_fs_.statSync)(external_node_path_default().join(gitDir, "index"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
        const lister = new WorkTreeLister(new contained_files/* ContainedFiles */.V(root), {
            indexTime,
            objectFormat,
            maxFileSize: this.#maxFileSize,
        });
        const [untracked] = await Promise.all([
            git.text(["ls-files", "-z", "--others", "--exclude-standard", "--full-name"], {
                task: "list the untracked files",
            }),
            // Looked at while git is still searching for untracked files.
            git.text(INDEX_LISTING_ARGUMENTS, { task: "list the tracked files" }).then((tracked) => {
                for (const entry of parseIndexListing(tracked))
                    lister.addTracked(entry);
            }),
        ]);
        for (const filePath of (0,paths/* splitRecords */.DQ)(untracked))
            lister.addUntracked(filePath);
        return lister.finish();
    }
}


/***/ }),

/***/ 4510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ Extractors)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);

/** The extractors of one run, each loaded when its language is first met. */
class Extractors {
    #loaded = new Map();
    /** The facts of a text whose path says `language`; a `text` may still name its language in a `#!` line. */
    async extract(language, text) {
        const actual = language === "text" ? ((0,_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOfShebang */ .Ob)(text) ?? language) : language;
        const extractor = await this.#load(actual);
        try {
            return extractor(text);
        }
        catch (error) {
            // An extractor promises never to throw. If one does, a single file must not cost the user the whole run.
            const words = actual === "text" ? undefined : (await this.#load("text"))(text).words;
            return failedFacts(actual, words ?? [], { line: 1, message: `internal error, please report it: ${error}` });
        }
    }
    #load(language) {
        const known = this.#loaded.get(language);
        if (known)
            return known;
        const loading = (0,_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExtractor */ .Le)(language);
        this.#loaded.set(language, loading);
        return loading;
    }
}
function failedFacts(language, words, error) {
    return {
        language,
        errors: [error],
        definitions: [],
        scopes: [{ kind: "module", parent: -1, definition: -1 }],
        bindings: [],
        references: [],
        values: [],
        assignments: [],
        imports: [],
        exports: [],
        strings: [],
        words,
    };
}


/***/ }),

/***/ 4112:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ languageOfPath),
/* harmony export */   Le: () => (/* binding */ loadExtractor),
/* harmony export */   Ob: () => (/* binding */ languageOfShebang)
/* harmony export */ });
const ROWS = [
    {
        language: "python",
        extensions: [".py", ".pyi", ".pyw"],
        fileNames: ["SConstruct", "SConscript", "wscript"],
        interpreters: ["python", "pypy"],
    },
    { language: "javascript", extensions: [".js", ".mjs", ".cjs"], interpreters: ["node", "nodejs", "bun"] },
    { language: "jsx", extensions: [".jsx"] },
    { language: "typescript", extensions: [".ts", ".mts", ".cts"], interpreters: ["ts-node", "tsx", "deno"] },
    { language: "tsx", extensions: [".tsx"] },
    { language: "vue", extensions: [".vue"] },
    { language: "svelte", extensions: [".svelte"] },
    { language: "go", extensions: [".go"] },
    { language: "java", extensions: [".java"] },
    { language: "rust", extensions: [".rs"] },
    { language: "c", extensions: [".c"] },
    // A header may be either; the C++ grammar reads almost all C, the C grammar little C++.
    { language: "cpp", extensions: [".cc", ".cpp", ".cxx", ".c++", ".h", ".hh", ".hpp", ".hxx", ".h++", ".ipp", ".inl"] },
    { language: "csharp", extensions: [".cs", ".csx"] },
    {
        language: "ruby",
        extensions: [".rb", ".rake", ".gemspec", ".ru"],
        fileNames: ["Rakefile", "Gemfile", "Guardfile", "Podfile", "Vagrantfile"],
        interpreters: ["ruby", "jruby"],
    },
    { language: "php", extensions: [".php", ".phtml"], interpreters: ["php"] },
    { language: "kotlin", extensions: [".kt", ".kts"] },
    {
        language: "bash",
        extensions: [".sh", ".bash", ".bats"],
        fileNames: [".bashrc", ".bash_profile", ".profile"],
        interpreters: ["sh", "bash", "dash", "ksh", "zsh"],
    },
];
const BY_EXTENSION = new Map(ROWS.flatMap((row) => row.extensions.map((extension) => [extension, row.language])));
const BY_FILE_NAME = new Map(ROWS.flatMap((row) => (row.fileNames ?? []).map((name) => [name, row.language])));
const BY_INTERPRETER = new Map(ROWS.flatMap((row) => (row.interpreters ?? []).map((name) => [name, row.language])));
/** The language a path names by its extension or file name; `text` when only the content can tell. */
function languageOfPath(path) {
    const fileName = path.slice(path.lastIndexOf("/") + 1);
    const named = BY_FILE_NAME.get(fileName);
    if (named)
        return named;
    const dot = fileName.lastIndexOf(".");
    // A leading dot starts a hidden file's name, not an extension.
    return (dot > 0 ? BY_EXTENSION.get(fileName.slice(dot).toLowerCase()) : undefined) ?? "text";
}
/** The language of a `#!` line, if the text begins with one that names a known interpreter. */
function languageOfShebang(text) {
    if (!text.startsWith("#!"))
        return undefined;
    const lineEnd = text.search(/[\r\n]/);
    const words = text
        .slice(2, lineEnd < 0 ? 200 : Math.min(lineEnd, 200))
        .trim()
        .split(/\s+/);
    let program = lastPathPart(words[0] ?? "");
    if (program === "env")
        program = lastPathPart(words.slice(1).find((word) => !/^-|=/.test(word)) ?? "");
    return BY_INTERPRETER.get(program.replace(/[\d.]+$/, ""));
}
function lastPathPart(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
/** Loads the extractor of a language. Parsers are imported only here, so a run pays for what it parses. */
async function loadExtractor(language) {
    switch (language) {
        case "python":
            return (await __webpack_require__.e(/* import() */ 451).then(__webpack_require__.bind(__webpack_require__, 6451))).extractPython;
        case "javascript":
        case "jsx":
        case "typescript":
        case "tsx":
        case "vue":
        case "svelte":
            return (await __webpack_require__.e(/* import() */ 862).then(__webpack_require__.bind(__webpack_require__, 3862))).loadEcmascriptExtractor(language);
        case "text":
            return (await __webpack_require__.e(/* import() */ 174).then(__webpack_require__.bind(__webpack_require__, 8174))).extractText;
        default:
            return (await __webpack_require__.e(/* import() */ 994).then(__webpack_require__.bind(__webpack_require__, 4994))).loadTreeSitterExtractor(language);
    }
}


/***/ }),

/***/ 1374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ UNKNOWN_RECEIVER),
/* harmony export */   Ck: () => (/* binding */ DEFINITION_KINDS),
/* harmony export */   E0: () => (/* binding */ operandIndex),
/* harmony export */   Hw: () => (/* binding */ valueOperand),
/* harmony export */   KC: () => (/* binding */ ValueFlag),
/* harmony export */   R7: () => (/* binding */ EXPORT_KINDS),
/* harmony export */   X_: () => (/* binding */ SCOPE_KINDS),
/* harmony export */   Yj: () => (/* binding */ LANGUAGES),
/* harmony export */   a9: () => (/* binding */ BINDING_KINDS),
/* harmony export */   ai: () => (/* binding */ NO_OPERAND),
/* harmony export */   cz: () => (/* binding */ PARAMETER_KINDS),
/* harmony export */   oh: () => (/* binding */ REFERENCE_ROLES),
/* harmony export */   pr: () => (/* binding */ isReferenceOperand),
/* harmony export */   qb: () => (/* binding */ DefinitionFlag),
/* harmony export */   rw: () => (/* binding */ isValueOperand),
/* harmony export */   uu: () => (/* binding */ IMPORT_KINDS),
/* harmony export */   vq: () => (/* binding */ referenceOperand),
/* harmony export */   wW: () => (/* binding */ VALUE_KINDS)
/* harmony export */ });
/**
 * FileFacts: what one file says by itself. A pure function of (language, text): no path, no other file, so it can be
 * stored under the blob id and is valid on every branch and machine.
 *
 * Positions: lines are 1-based and inclusive, columns are 1-based and count UTF-16 code units.
 */
/** The languages with an adapter of their own; `text` is everything else that is not binary. */
const LANGUAGES = [
    "python",
    "javascript",
    "jsx",
    "typescript",
    "tsx",
    "vue",
    "svelte",
    "go",
    "java",
    "rust",
    "c",
    "cpp",
    "csharp",
    "ruby",
    "php",
    "kotlin",
    "bash",
    "text",
];
/** `constant` is any named value at module or class level that is not one of the others. */
const DEFINITION_KINDS = ["function", "method", "class", "interface", "type", "enum", "constant"];
/** What a reference does with the name. Imports, re-exports and strings have tables of their own. */
const REFERENCE_ROLES = ["call", "read", "write", "inherit", "type", "decorator"];
const SCOPE_KINDS = ["module", "class", "function", "block"];
const BINDING_KINDS = ["parameter", "variable", "definition", "import", "global", "nonlocal", "type"];
const VALUE_KINDS = [
    /** The result of calling `of` with `args`; `names` are the keywords of the last `names.length` arguments. */
    "call",
    /** The result of `new of(args)`. */
    "new",
    /** A subscript `of[args]`: an element of a value, or a type application such as `list[Foo]` or `Promise<Foo>`. */
    "item",
    /** What iterating over `of` yields. */
    "element",
    /** Position `names[0]` of an unpacked `of`; in JavaScript also a property taken out by destructuring. */
    "part",
    /** What `await of` yields. */
    "await",
    /** What `with of as …` binds. */
    "enter",
    /** An instance of the type `of`: what `except of as e` binds. */
    "instance",
    /** One of `args`: a conditional, `a or b`, `A | B`. */
    "union",
    /** A literal of the built-in type `names[0]` (`str`, `list`, `function`, …); `args` are its first elements. */
    "literal",
    /** An object or dict literal: property `names[i]` has the value `args[i]`. */
    "object",
    /** The module with the specifier `names[0]`, as `require("…")` and `import("…")` give it. */
    "module",
    /** The definition with index `of / 2` in this file (a class or function expression). */
    "definition",
];
const NO_OPERAND = -1;
function referenceOperand(index) {
    return index * 2;
}
function valueOperand(index) {
    return index * 2 + 1;
}
function isReferenceOperand(operand) {
    return operand >= 0 && operand % 2 === 0;
}
function isValueOperand(operand) {
    return operand >= 0 && operand % 2 === 1;
}
/** The index into `references` or `values` behind an operand. */
function operandIndex(operand) {
    return operand >> 1;
}
const PARAMETER_KINDS = ["positional-only", "normal", "rest", "keyword-only", "keyword-rest"];
/** Bits of `Definition.flags`. */
const DefinitionFlag = {
    /** Visible to importers by an explicit `export`, `pub`, `public`, … (languages without such a word leave it out). */
    exported: 1,
    async: 2,
    /** Belongs to the class, not to its instances (`static`, `@staticmethod`, `@classmethod`). */
    static: 4,
    getter: 8,
    setter: 16,
    abstract: 32,
    generator: 64,
    /** The default export of its module. */
    default: 128,
    /** Marked private by the language (`#x`, `private`). */
    private: 256,
};
/** A receiver that is there but is no name, call, literal or subscript of one. */
const UNKNOWN_RECEIVER = -2;
/** Bits of `Value.flags`. */
const ValueFlag = {
    /** The call spreads a sequence (`*args`, `...args`): its number of arguments is not known. */
    spread: 1,
    /** The call spreads a mapping (`**kwargs`). */
    keywordSpread: 2,
};
const IMPORT_KINDS = [
    /** The module itself: `import a.b`, `import "./x"`, `use a::b`. Binds the first part of the name if it has no alias. */
    "module",
    /** One name of the module: `from a import b`, `import { b } from "a"`. */
    "name",
    /** Every public name: `from a import *`, `import a.*`. */
    "star",
    /** The module under a name: `import * as a`, `import a = require("a")`, `const a = require("a")`. */
    "namespace",
    /** Its default export: `import a from "a"`. */
    "default",
    /** A dynamic import with a literal: `import("a")`, `importlib.import_module("a")`. Binds nothing itself. */
    "dynamic",
];
const EXPORT_KINDS = [
    /** A local name under `name`: `export { local as name }`, `export function name`, `exports.name = local`. */
    "local",
    /** A name of another module: `export { local as name } from "module"`. */
    "reexport",
    /** Everything of another module: `export * from "module"`. */
    "star",
    /** Another module as one name: `export * as name from "module"`. */
    "namespace",
    /** The module's value: `module.exports = value`, `export = value`; `export default value` has the name "default". */
    "value",
    /** A name listed in Python's `__all__`. */
    "all",
];


/***/ }),

/***/ 1671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ CorruptDataError),
/* harmony export */   U7: () => (/* binding */ ByteWriter),
/* harmony export */   kP: () => (/* binding */ ByteReader)
/* harmony export */ });
/** Raised when stored bytes are not what they claim to be. */
class CorruptDataError extends Error {
}
const INITIAL_CAPACITY = 16 * 1024;
/** Appends small numbers compactly: seven bits a byte, least significant first. */
class ByteWriter {
    #bytes = new Uint8Array(INITIAL_CAPACITY);
    #length = 0;
    /** A non-negative integer below 2^31. */
    writeUnsigned(value) {
        if (this.#length + 5 > this.#bytes.length)
            this.#grow(5);
        let rest = value;
        while (rest > 127) {
            this.#bytes[this.#length++] = (rest & 127) | 128;
            rest >>>= 7;
        }
        this.#bytes[this.#length++] = rest;
    }
    /** Any 31-bit integer; small magnitudes of either sign stay small. */
    writeSigned(value) {
        this.writeUnsigned(value < 0 ? -value * 2 - 1 : value * 2);
    }
    writeBytes(bytes) {
        if (this.#length + bytes.length > this.#bytes.length)
            this.#grow(bytes.length);
        this.#bytes.set(bytes, this.#length);
        this.#length += bytes.length;
    }
    /** A copy of what was written. */
    toBytes() {
        return this.#bytes.slice(0, this.#length);
    }
    #grow(needed) {
        const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + needed));
        grown.set(this.#bytes.subarray(0, this.#length));
        this.#bytes = grown;
    }
}
/** Reads what a `ByteWriter` wrote. The bytes may come from a foreign cache: nothing is trusted, every bound is checked. */
class ByteReader {
    #bytes;
    #position = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    get remaining() {
        return this.#bytes.length - this.#position;
    }
    readUnsigned() {
        let value = 0;
        for (let shift = 0; shift < 35; shift += 7) {
            const byte = this.#bytes[this.#position++];
            if (byte === undefined)
                throw new CorruptDataError("data ends in the middle of a number");
            value |= (byte & 127) << shift;
            if (byte < 128) {
                if (value < 0)
                    break;
                return value;
            }
        }
        throw new CorruptDataError("number out of range");
    }
    readSigned() {
        const value = this.readUnsigned();
        return value & 1 ? -((value + 1) >>> 1) : value >>> 1;
    }
    /** A count of things that take at least one byte each, so a forged count cannot ask for more than the data can hold. */
    readCount() {
        const count = this.readUnsigned();
        if (count > this.remaining)
            throw new CorruptDataError("count exceeds the data");
        return count;
    }
    readBytes(length) {
        if (length > this.remaining)
            throw new CorruptDataError("data is cut short");
        this.#position += length;
        return this.#bytes.subarray(this.#position - length, this.#position);
    }
}


/***/ }),

/***/ 9997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/** Bytes to text: which files are text at all, and how their bytes become characters. */
/** git looks for a NUL in this many first bytes to call a file binary; the same here, so that both agree. */
const BINARY_PROBE_LENGTH = 8000;
const BINARY = { isBinary: true };
/**
 * Decodes UTF-8, or UTF-16 with a byte order mark. A byte order mark is dropped, so column 1 of line 1 is the first
 * character; bytes that are no valid UTF-8 become U+FFFD, one by one, so that everything around them stays in place.
 */
function decodeText(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const encoding = utf16Encoding(buffer);
    if (encoding !== undefined) {
        const text = new TextDecoder(encoding).decode(buffer);
        return text.slice(0, BINARY_PROBE_LENGTH / 2).includes("\0") ? BINARY : { text, isBinary: false };
    }
    if (buffer.subarray(0, BINARY_PROBE_LENGTH).includes(0))
        return BINARY;
    const start = hasUtf8Mark(buffer) ? 3 : 0;
    return { text: buffer.toString("utf8", start), isBinary: false };
}
function utf16Encoding(buffer) {
    if (buffer[0] === 0xff && buffer[1] === 0xfe)
        return "utf-16le";
    if (buffer[0] === 0xfe && buffer[1] === 0xff)
        return "utf-16be";
    return undefined;
}
function hasUtf8Mark(buffer) {
    return buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf;
}


/***/ })

};
