export const id = 52;
export const ids = [52];
export const modules = {

/***/ 3767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ContainedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** `O_NOFOLLOW` guards against a link put there in between, `O_NONBLOCK` against a FIFO; Windows has neither. */
const READ_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/**
 * Looks at files below a root and at nothing else: no symbolic link is followed, neither as the file nor as a directory
 * on the way to it, and only regular files are opened. Paths are relative, with `/`.
 */
class ContainedFiles {
    #root;
    /** Whether a directory is one, reached through real directories only. */
    #isReal = new Map();
    /** `root` is a real path: no part of it is a symbolic link. */
    constructor(root) {
        this.#root = root;
    }
    /** Looks at a path without opening it. */
    find(filePath) {
        const problem = this.#directoryProblem(filePath);
        if (problem !== undefined)
            return { kind: "skipped", skipped: problem };
        let stat;
        try {
            stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#locate(filePath), { throwIfNoEntry: false });
        }
        catch (error) {
            // A file stands where a directory was.
            if (errorCode(error) === "ENOTDIR")
                return { kind: "nothing" };
            return { kind: "skipped", skipped: unreadable(filePath, error) };
        }
        if (stat === undefined || stat.isDirectory())
            return { kind: "nothing" };
        if (stat.isSymbolicLink())
            return { kind: "skipped", skipped: { path: filePath, reason: "symlink" } };
        if (!stat.isFile())
            return { kind: "skipped", skipped: special(filePath) };
        return { kind: "file", stat };
    }
    /** Reads a regular file of at most `maxSize` bytes. */
    read(filePath, maxSize) {
        return this.#open(filePath, maxSize, (descriptor, size) => ({ bytes: readAll(descriptor, 0, size) }));
    }
    /** Reads the first and the last bytes of a regular file of at most `maxSize` bytes, up to `length` of each. */
    readEnds(filePath, maxSize, length) {
        return this.#open(filePath, maxSize, (descriptor, size) => {
            const tailLength = Math.min(size, length.tail);
            return {
                head: readAll(descriptor, 0, Math.min(size, length.head)),
                tail: readAll(descriptor, size - tailLength, tailLength),
                size,
            };
        });
    }
    #open(filePath, maxSize, use) {
        const found = this.find(filePath);
        if (found.kind === "skipped")
            return found;
        if (found.kind === "nothing") {
            return { skipped: { path: filePath, reason: "absent", detail: "it is no longer in the working tree" } };
        }
        let descriptor;
        try {
            descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(this.#locate(filePath), READ_FLAGS);
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
            if (!stat.isFile())
                return { skipped: special(filePath) };
            if (stat.size > maxSize)
                return { skipped: tooLarge(filePath, stat.size) };
            return use(descriptor, stat.size);
        }
        catch (error) {
            return { skipped: unreadable(filePath, error) };
        }
        finally {
            if (descriptor !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    #locate(relativePath) {
        // Every system takes `/`, and path.join() would cost more than looking at the file.
        return `${this.#root}/${relativePath}`;
    }
    #directoryProblem(filePath) {
        const slash = filePath.lastIndexOf("/");
        if (slash === -1 || this.#isRealDirectory(filePath.slice(0, slash)))
            return undefined;
        return { path: filePath, reason: "outside", detail: "a directory on its path is a symbolic link" };
    }
    #isRealDirectory(directory) {
        const known = this.#isReal.get(directory);
        if (known !== undefined)
            return known;
        const slash = directory.lastIndexOf("/");
        const isReal = (slash === -1 || this.#isRealDirectory(directory.slice(0, slash))) && !this.#isLink(directory);
        this.#isReal.set(directory, isReal);
        return isReal;
    }
    #isLink(directory) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#locate(directory), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
        }
        catch {
            return false;
        }
    }
}
function readAll(descriptor, start, size) {
    const bytes = Buffer.allocUnsafe(size);
    let length = 0;
    while (length < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, size - length, start + length);
        if (count === 0)
            break;
        length += count;
    }
    return bytes.subarray(0, length);
}
function special(filePath) {
    return { path: filePath, reason: "special", detail: "it is no regular file" };
}
function tooLarge(filePath, size) {
    return { path: filePath, reason: "too-large", detail: `${size} bytes` };
}
function unreadable(filePath, error) {
    const code = errorCode(error);
    return { path: filePath, reason: "unreadable", ...(code !== undefined && { detail: code }) };
}
function errorCode(error) {
    return error.code;
}


/***/ }),

/***/ 8534:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ explainFailure),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);

/** One sentence for a git process that failed; `task` says what it was to do ("list the files of …"). */
function explainFailure(task, directory, exit) {
    const { stderr } = exit;
    if (/not a git repository/.test(stderr)) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${quote(directory)} is not inside a git repository: run this in a clone, or name the directory of one.`, { code: "NOT_A_REPOSITORY" });
    }
    if (/detected dubious ownership|unsafe repository/.test(stderr)) {
        const owned = /repository (?:at )?\(?'([^\n]+?)'/.exec(stderr)?.[1] ?? directory;
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`git refuses to read ${quote(owned)} because it belongs to another user: if you trust it, run ` +
            `\`git config --global --add safe.directory ${owned}\`.`, { code: "DUBIOUS_OWNERSHIP" });
    }
    if (/cannot use bare repository/.test(stderr)) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Your git setting safe.bareRepository forbids the bare repository ${quote(directory)}: name a clone with a working tree.`, { code: "BARE_REPOSITORY_FORBIDDEN" });
    }
    if (/from promisor remote|lazy fetching disabled/.test(stderr)) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`This partial clone does not hold what is needed to ${task}: clone with \`--filter=blob:none\` or without a filter.`, { code: "PARTIAL_CLONE" });
    }
    const how = exit.code === undefined ? "it was killed" : `exit code ${exit.code}`;
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`git could not ${task} (${how}): ${lastWords(stderr)}`, { code: "GIT_FAILED" });
}
/** A name from outside in quotes, with its control characters made visible. */
function quote(name) {
    return JSON.stringify(name);
}
function lastWords(stderr) {
    const lines = withoutCredentials(stderr)
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const cause = lines.findLast((line) => /^(fatal|error):/.test(line)) ?? lines.at(-1);
    return cause === undefined ? "it gave no reason." : cause.replace(/^(fatal|error): /, "").replace(/[^.]$/, "$&.");
}
function withoutCredentials(text) {
    return text.replace(/(\w:\/\/)[^/\s@]+@/g, "$1***@");
}


/***/ }),

/***/ 4538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ GitTree)
});

// EXTERNAL MODULE: ./src/model/tree.ts
var tree = __webpack_require__(9897);
// EXTERNAL MODULE: ./src/git/failure.ts
var failure = __webpack_require__(8534);
// EXTERNAL MODULE: ./src/git/object-id.ts
var object_id = __webpack_require__(7455);
;// CONCATENATED MODULE: ./src/git/cat-file-batch.ts


const NEWLINE = 0x0a;
/** One `git cat-file --batch` that answers all requests for blobs, in the order in which they were made. */
class CatFileBatch {
    #process;
    #maxSize;
    #requests = [];
    #header = "";
    #incoming;
    #failure;
    constructor(git, maxSize) {
        this.#maxSize = maxSize;
        this.#process = git.start(["cat-file", "--batch"], { task: "read files" });
        this.#process.keepAlive(false);
        this.#process.stdout.on("data", (chunk) => this.#receive(chunk));
        void this.#process.ended.then((exit) => this.#fail((0,failure/* explainFailure */.S)("read files", git.directory, exit)));
    }
    /** Reads one blob. Requests may overlap: git works on the next one while this one is used. */
    read(blobId) {
        if (!(0,object_id/* isObjectId */.T)(blobId))
            return Promise.reject(new Error(`not an object id: ${JSON.stringify(blobId)}`));
        return new Promise((resolve, reject) => {
            if (this.#failure !== undefined) {
                reject(this.#failure);
                return;
            }
            if (this.#requests.length === 0)
                this.#process.keepAlive(true);
            this.#requests.push({ resolve, reject });
            this.#process.stdin.write(`${blobId}\n`);
        });
    }
    /** Ends the process; requests that are still open fail. */
    async close() {
        this.#fail(new Error("the reader of git objects was closed"));
        this.#process.keepAlive(true);
        this.#process.kill();
        await this.#process.ended;
    }
    #receive(chunk) {
        let position = 0;
        while (position < chunk.length) {
            position = this.#incoming === undefined ? this.#readHeader(chunk, position) : this.#readContent(chunk, position);
        }
    }
    #readHeader(chunk, start) {
        const end = chunk.indexOf(NEWLINE, start);
        this.#header += chunk.toString("latin1", start, end === -1 ? chunk.length : end);
        if (end === -1)
            return chunk.length;
        const [, type, sizeText] = this.#header.split(" ");
        this.#header = "";
        if (sizeText === undefined) {
            this.#answer({ kind: "missing" });
            return end + 1;
        }
        this.#incoming = incomingObject(type === "blob", Number(sizeText), this.#maxSize);
        return end + 1;
    }
    #readContent(chunk, start) {
        const incoming = this.#incoming;
        const end = Math.min(chunk.length, start + incoming.length - incoming.received);
        // copy() leaves out what does not fit: the newline after the content.
        if (incoming.bytes !== undefined)
            chunk.copy(incoming.bytes, incoming.received, start, end);
        incoming.received += end - start;
        if (incoming.received === incoming.length) {
            this.#incoming = undefined;
            this.#answer(incoming.answer);
        }
        return end;
    }
    #answer(blob) {
        this.#requests.shift()?.resolve(blob);
        if (this.#requests.length === 0)
            this.#process.keepAlive(false);
    }
    #fail(error) {
        this.#failure ??= error;
        for (const request of this.#requests.splice(0))
            request.reject(this.#failure);
    }
}
function incomingObject(isBlob, size, maxSize) {
    const rest = { received: 0, length: size + 1 };
    if (!isBlob)
        return { ...rest, bytes: undefined, answer: { kind: "missing" } };
    if (size > maxSize)
        return { ...rest, bytes: undefined, answer: { kind: "too-large", size } };
    const bytes = Buffer.allocUnsafe(size);
    return { ...rest, bytes, answer: { kind: "blob", bytes } };
}

// EXTERNAL MODULE: ./src/git/modes.ts
var modes = __webpack_require__(1712);
// EXTERNAL MODULE: ./src/git/paths.ts
var paths = __webpack_require__(2320);
;// CONCATENATED MODULE: ./src/git/list-commit.ts


/** Lists the files of a commit with one `ls-tree`; a partial clone needs two more processes, but never a fetch. */
async function listCommit(repository, commit, maxFileSize) {
    // `--long` would make git fetch what is absent, object by object, to learn its size.
    const sizes = repository.isPartial ? await sizesOfPresentObjects(repository, commit) : undefined;
    const output = await repository.git.text(["ls-tree", "-r", "-z", "--full-tree", ...(sizes === undefined ? ["--long"] : []), "--end-of-options", commit], { task: `list the files of ${commit}` });
    const entries = [];
    const skipped = [];
    for (const record of (0,paths/* splitRecords */.DQ)(output)) {
        const tab = record.indexOf("\t");
        const path = record.slice(tab + 1);
        const [mode = "", , blobId = "", sizeText] = record.slice(0, tab).split(/ +/);
        // A damaged repository says `BAD` for a blob it does not have.
        const size = sizes === undefined ? Number(sizeText) : (sizes.get(blobId) ?? Number.NaN);
        const problem = (0,paths/* pathProblem */.z9)(path) ?? (0,modes/* modeProblem */.n5)(path, mode) ?? (0,modes/* sizeProblem */.bi)(path, size, maxFileSize);
        if (problem === undefined)
            entries.push({ path, blobId, size, isExecutable: mode === modes/* EXECUTABLE_MODE */.VC });
        else
            skipped.push(problem);
    }
    return { entries: entries.sort(paths/* comparePaths */.cD), skipped: skipped.sort(paths/* comparePaths */.cD) };
}
async function sizesOfPresentObjects(repository, commit) {
    const objects = await repository.git.text(["rev-list", "--objects", "--no-object-names", "--missing=print", "--no-walk", "--end-of-options", commit], { task: `find which files of ${commit} this partial clone holds` });
    const present = objects.split("\n").filter((line) => line !== "" && !line.startsWith("?"));
    const output = await repository.git.text(["cat-file", "--batch-check=%(objectname) %(objecttype) %(objectsize)"], {
        input: present.join("\n"),
        task: "measure the files of this partial clone",
    });
    const sizes = new Map();
    for (const line of output.split("\n")) {
        const [id = "", type, size] = line.split(" ");
        if (type === "blob")
            sizes.set(id, Number(size));
    }
    return sizes;
}

;// CONCATENATED MODULE: ./src/git/git-tree.ts



/** How far reading runs ahead of its consumer: enough to keep git busy, little enough to bound memory. */
const READ_AHEAD_FILES = 64;
const READ_AHEAD_BYTES = 8 * 1024 * 1024;
/** The files of a commit, read from git's object store. Nothing of it touches the working tree. */
class GitTree {
    repository;
    commit;
    name;
    #maxFileSize;
    #listing;
    #batch;
    /** `commit` is a full commit id, as `Repository.resolveCommit` gives it. */
    constructor(repository, commit, options = {}) {
        this.repository = repository;
        this.commit = commit;
        this.name = commit;
        this.#maxFileSize = options.maxFileSize ?? tree/* DEFAULT_MAX_FILE_SIZE */.S;
    }
    list() {
        this.#listing ??= listCommit(this.repository, this.commit, this.#maxFileSize);
        return this.#listing;
    }
    async read(entry) {
        return toFileRead(entry, await this.#request(entry));
    }
    async *readMany(entries) {
        const ahead = [];
        let bytesAhead = 0;
        for (const entry of entries) {
            const blob = this.#request(entry);
            // The failure is thrown where the blob is awaited; the ones behind it must not count as unhandled.
            blob.catch(() => { });
            ahead.push({ entry, blob });
            bytesAhead += entry.size;
            while (ahead.length >= READ_AHEAD_FILES || (bytesAhead > READ_AHEAD_BYTES && ahead.length > 0)) {
                const next = ahead.shift();
                bytesAhead -= next.entry.size;
                yield toFileRead(next.entry, await next.blob);
            }
        }
        for (const next of ahead)
            yield toFileRead(next.entry, await next.blob);
    }
    async close() {
        await this.#batch?.close();
        this.#batch = undefined;
    }
    #request(entry) {
        this.#batch ??= new CatFileBatch(this.repository.git, this.#maxFileSize);
        return this.#batch.read(entry.blobId);
    }
}
function toFileRead(entry, blob) {
    if (blob.kind === "blob")
        return { entry, bytes: blob.bytes };
    const { path } = entry;
    const skipped = blob.kind === "missing"
        ? { path, reason: "absent", detail: "its content is not in this clone" }
        : { path, reason: "too-large", detail: `${blob.size} bytes` };
    return { entry, skipped };
}


/***/ }),

/***/ 1712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   VC: () => (/* binding */ EXECUTABLE_MODE),
/* harmony export */   bi: () => (/* binding */ sizeProblem),
/* harmony export */   n5: () => (/* binding */ modeProblem)
/* harmony export */ });
/* unused harmony export SYMLINK_MODE */
/** git's file modes that mean something here; every other mode is a plain file. */
const EXECUTABLE_MODE = "100755";
/** A symbolic link. */
const SYMLINK_MODE = "120000";
/** A submodule. */
const SUBMODULE_MODE = "160000";
/** Why an entry of this git file mode is no regular file, `undefined` when it is one. */
function modeProblem(path, mode) {
    if (mode === SYMLINK_MODE)
        return { path, reason: "symlink" };
    if (mode === SUBMODULE_MODE)
        return { path, reason: "submodule" };
    return undefined;
}
/** Why a file of this size is left out, `undefined` when it is not. */
function sizeProblem(path, size, maxFileSize) {
    if (Number.isNaN(size))
        return { path, reason: "absent", detail: "its content is not in this clone" };
    return size > maxFileSize ? { path, reason: "too-large", detail: `${size} bytes` } : undefined;
}


/***/ }),

/***/ 7455:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isObjectId),
/* harmony export */   m: () => (/* binding */ blobIdOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Whether a text is a full object id, and thus safe as an argument and as a line of input for git. */
function isObjectId(text) {
    return OBJECT_ID.test(text);
}
/** The id git gives to these bytes as a blob. */
function blobIdOf(bytes, format) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}


/***/ }),

/***/ 2320:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/** What U+FFFD in a decoded name means: its bytes were not UTF-8 (or it has that very character, which is no better). */
const REPLACEMENT = "\uFFFD";
/** The records of git's `-z` output. */
function splitRecords(output) {
    const records = output.split("\0");
    records.pop();
    return records;
}
/** Why a path from git cannot be used, whatever stands there; `undefined` when it can. */
function pathProblem(path) {
    if (path.includes(REPLACEMENT))
        return { path, reason: "bad-name", detail: "its name is not valid UTF-8" };
    // git refuses to make such trees, but a hostile one can be built by hand.
    if (/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i.test(path)) {
        return { path, reason: "outside", detail: "its path leads out of the files of the repository" };
    }
    return undefined;
}
/** Orders things with a path by code units, the same on every machine and in every locale. */
function comparePaths(left, right) {
    return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}


/***/ }),

/***/ 6213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ Repository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
// EXTERNAL MODULE: ./src/git/failure.ts
var failure = __webpack_require__(8534);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./src/git/environment.ts
/**
 * What every git process is started with, so that neither the repository's configuration nor the caller's environment
 * can make it run other programs, write, ask questions, reach the network or look at another repository.
 */
/**
 * The variables of the user that are kept: where configuration and certificates are and how to log in to a remote.
 * Every other `GIT_…` is dropped, above all `GIT_DIR` and `GIT_INDEX_FILE`, which git sets for hooks.
 */
const KEPT_VARIABLES = /^GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|ALLOW_PROTOCOL|ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_.*|HTTP_.*|PROXY_.*)$/;
/** No transport has this name, so nothing can be fetched. */
const NO_PROTOCOL = "none";
/** Options that stand before the subcommand. They win over every configuration file. */
const SAFE_GLOBAL_OPTIONS = [
    "--no-pager",
    // A replaced object has other content than its id says, which would break content addressing.
    "--no-replace-objects",
    "--no-optional-locks",
    ...[
        "core.hooksPath=/dev/null",
        "core.fsmonitor=",
        "core.untrackedCache=false",
        "core.quotePath=false",
        "core.alternateRefsCommand=",
        "protocol.ext.allow=never",
        "submodule.recurse=false",
        "maintenance.auto=false",
        "gc.auto=0",
        "color.ui=false",
        "advice.detachedHead=false",
    ].flatMap((setting) => ["-c", setting]),
];
/** The environment of a git process. Only a fetch that was asked for may use the network. */
function gitEnvironment(env, isNetworkAllowed) {
    const cleaned = {};
    for (const [name, value] of Object.entries(env)) {
        if (!/^GIT_/i.test(name) || KEPT_VARIABLES.test(name))
            cleaned[name] = value;
    }
    cleaned.LC_ALL = "C";
    cleaned.GIT_TERMINAL_PROMPT = "0";
    cleaned.GIT_OPTIONAL_LOCKS = "0";
    if (!isNetworkAllowed) {
        cleaned.GIT_NO_LAZY_FETCH = "1";
        // git before 2.45 does not know the variable above; this stops its lazy fetches before they reach a remote.
        cleaned.GIT_ALLOW_PROTOCOL = NO_PROTOCOL;
    }
    return cleaned;
}

;// CONCATENATED MODULE: ./src/git/locate-git.ts



/**
 * The absolute path of the git program on `PATH`. Looked up here because the system's own search may try the current
 * directory first, where a repository could have committed a `git.exe`; for the same reason relative entries are ignored.
 */
function locateGit(env) {
    const fileName = process.platform === "win32" ? "git.exe" : "git";
    for (const directory of (env.PATH ?? env.Path ?? "").split((external_node_path_default()).delimiter)) {
        if (!external_node_path_default().isAbsolute(directory))
            continue;
        const candidate = external_node_path_default().join(directory, fileName);
        if (isProgram(candidate))
            return candidate;
    }
    throw new errors/* UserError */.y("git was not found on PATH: install git 2.31 or newer (https://git-scm.com/downloads), then run this again.", {
        code: "GIT_NOT_FOUND",
    });
}
function isProgram(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/git/runner.ts





/** A listing of a million files stays below this; more means that something is wrong. */
const DEFAULT_MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** Local commands take seconds even in the largest repositories. */
const DEFAULT_TIMEOUT_MS = 120_000;
/** Enough for the message; a hostile remote may write without end. */
const STDERR_TAIL_LENGTH = 4096;
/** Runs git in one directory. The only place that starts git: no shell, no hooks, no helper programs. */
class Git {
    directory;
    #env;
    #signal;
    #program;
    constructor(directory, options = {}) {
        this.directory = directory;
        this.#env = options.env ?? process.env;
        this.#signal = options.signal;
        this.#program = locateGit(this.#env);
    }
    /** The same git in another directory. */
    in(directory) {
        return new Git(directory, { env: this.#env, ...(this.#signal && { signal: this.#signal }) });
    }
    /** Starts git and leaves it running, for input and output as streams. */
    start(args, options) {
        this.#signal?.throwIfAborted();
        const child = (0,external_node_child_process_.spawn)(this.#program, [...SAFE_GLOBAL_OPTIONS, ...args], {
            cwd: this.directory,
            env: gitEnvironment(this.#env, options.isNetworkAllowed ?? false),
            stdio: "pipe",
            windowsHide: true,
        });
        const kill = () => {
            child.kill("SIGKILL");
            // A helper process of git may hold the other ends open; nobody waits for what it still writes.
            for (const stream of child.stdio)
                stream?.destroy();
        };
        this.#signal?.addEventListener("abort", kill, { once: true });
        const ended = endOf(child).finally(() => this.#signal?.removeEventListener("abort", kill));
        // A process that ends early closes its input; its exit code tells why, the broken pipe does not.
        child.stdin.on("error", () => { });
        return {
            stdin: child.stdin,
            stdout: child.stdout,
            ended,
            kill,
            keepAlive: (isNeeded) => keepAlive(child, isNeeded),
        };
    }
    /** Runs git to its end and gives all it wrote; a failure is a `UserError`. */
    async run(args, options) {
        const git = this.start(args, options);
        const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
        let isLate = false;
        const timer = setTimeout(() => {
            isLate = true;
            git.kill();
        }, timeoutMs);
        git.stdin.end(options.input);
        const chunks = collect(git, options.maxOutputBytes ?? DEFAULT_MAX_OUTPUT_BYTES);
        const exit = await git.ended;
        clearTimeout(timer);
        this.#signal?.throwIfAborted();
        if (isLate) {
            throw new errors/* UserError */.y(`git took longer than ${timeoutMs / 1000} s to ${options.task} and was stopped.`, {
                code: "GIT_TIMEOUT",
            });
        }
        if (chunks.isTooMuch) {
            throw new errors/* UserError */.y(`git wrote too much when asked to ${options.task} and was stopped.`, {
                code: "GIT_OUTPUT_TOO_LARGE",
            });
        }
        if (exit.code === undefined || !(options.acceptedCodes ?? [0]).includes(exit.code)) {
            throw (0,failure/* explainFailure */.S)(options.task, this.directory, exit);
        }
        return { stdout: Buffer.concat(chunks.list), exitCode: exit.code };
    }
    /** Runs git to its end and gives what it wrote as text. */
    async text(args, options) {
        return (await this.run(args, options)).stdout.toString("utf8");
    }
}
function collect(git, maxBytes) {
    const chunks = { list: [], isTooMuch: false };
    let length = 0;
    git.stdout.on("data", (chunk) => {
        length += chunk.length;
        if (length <= maxBytes) {
            chunks.list.push(chunk);
        }
        else {
            chunks.isTooMuch = true;
            git.kill();
        }
    });
    return chunks;
}
function endOf(child) {
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
        stderr = (stderr + text).slice(-STDERR_TAIL_LENGTH);
    });
    return new Promise((resolve) => {
        child.once("error", (error) => resolve({ code: undefined, stderr: error.message }));
        child.once("close", (code) => resolve({ code: code ?? undefined, stderr }));
    });
}
function keepAlive(child, isNeeded) {
    for (const handle of [child, child.stdin, child.stdout, child.stderr]) {
        if (isNeeded)
            handle.ref?.();
        else
            handle.unref?.();
    }
}

;// CONCATENATED MODULE: ./src/git/repository.ts






/** A git repository on this machine: a clone, a linked worktree, a submodule or a bare repository. */
class Repository {
    /** Runs git at `root`. */
    git;
    /** The real path of the top of the working tree; of the repository itself when it is bare. */
    root;
    /** Where this working tree's `HEAD` and `index` are. */
    gitDir;
    isBare;
    /** History is cut off somewhere (`clone --depth`). */
    isShallow;
    /** Objects may be absent and would be fetched by git one by one (`clone --filter`). */
    isPartial;
    objectFormat;
    constructor(git, facts) {
        this.git = git;
        this.root = facts.root;
        this.gitDir = facts.gitDir;
        this.isBare = facts.isBare;
        this.isShallow = facts.isShallow;
        this.isPartial = facts.isPartial;
        this.objectFormat = facts.objectFormat;
    }
    /** Opens the repository around a directory. */
    static async open(directory, options = {}) {
        const git = new Git(realDirectory(directory), options);
        const [answer, isPartial] = await Promise.all([askWhere(git), askIsPartial(git)]);
        const [isBareText, isInside, isShallow, objectFormat, ...paths] = answer.replace(/\n$/, "").split("\n");
        const isBare = isBareText === "true";
        if (!isBare && isInside !== "true") {
            throw new errors/* UserError */.y(`${(0,failure/* quote */.h)(directory)} is not in the working tree of its repository: name a directory that is.`, {
                code: "NOT_A_WORK_TREE",
            });
        }
        // The way up is made of `../` alone and is not said of a bare repository; the rest is one path, newlines and all.
        const wayUp = isBare ? "" : (paths.shift() ?? "");
        const gitDir = external_node_path_default().resolve(paths.join("\n"));
        const root = isBare ? gitDir : external_node_path_default().resolve(git.directory, wayUp);
        return new Repository(git.in(root), {
            root,
            gitDir,
            isBare,
            isPartial,
            isShallow: isShallow === "true",
            objectFormat: objectFormat === "sha256" ? "sha256" : "sha1",
        });
    }
    /** The full id of the commit a revision names, `undefined` when there is none here. */
    async findCommit(revision) {
        // No revision has such characters, and no argument of a process may have a NUL.
        if (revision === "" || /[\0\n]/.test(revision))
            return undefined;
        const answer = await this.git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`], 
        // 128: ambiguous, malformed, or absent from a partial clone.
        { task: `find the commit ${(0,failure/* quote */.h)(revision)}`, acceptedCodes: [0, 1, 128] });
        return answer.exitCode === 0 ? answer.stdout.toString("latin1").trim() : undefined;
    }
    /** The full id of the commit a revision names. */
    async resolveCommit(revision) {
        const commit = await this.findCommit(revision);
        if (commit !== undefined)
            return commit;
        const advice = this.isShallow
            ? "this clone is shallow: fetch more history (`fetch-depth: 0` in actions/checkout, or `git fetch --unshallow`)"
            : "check the spelling, or fetch it first (`git fetch`)";
        throw new errors/* UserError */.y(`${(0,failure/* quote */.h)(revision)} names no single commit in this repository: ${advice}.`, {
            code: "BAD_REVISION",
        });
    }
    /** The commit that is checked out, `undefined` before the first commit. */
    headCommit() {
        return this.findCommit("HEAD");
    }
    /** The branch that is checked out, `undefined` with a detached HEAD. */
    async branch() {
        const answer = await this.git.run(["symbolic-ref", "--quiet", "--short", "HEAD"], {
            task: "read the current branch",
            acceptedCodes: [0, 1],
        });
        return answer.exitCode === 0 ? answer.stdout.toString("utf8").replace(/\n$/, "") : undefined;
    }
    /** The commits whose parents a shallow clone has cut off. */
    async shallowCommits() {
        if (!this.isShallow)
            return new Set();
        const file = await this.git.text(["rev-parse", "--git-path", "shallow"], { task: "find the shallow commits" });
        const text = await (0,promises_.readFile)(external_node_path_default().resolve(this.root, file.replace(/\n$/, "")), "latin1");
        return new Set(text.split("\n").filter((line) => line !== ""));
    }
}
function realDirectory(directory) {
    if (!(0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw new errors/* UserError */.y(`${(0,failure/* quote */.h)(directory)} is not a directory: name the directory of a git repository.`, {
            code: "NOT_A_DIRECTORY",
        });
    }
    return (0,external_node_fs_.realpathSync)(directory);
}
function askWhere(git) {
    const questions = [
        "--is-bare-repository",
        "--is-inside-work-tree",
        "--is-shallow-repository",
        "--show-object-format",
    ];
    return git.text(["rev-parse", ...questions, "--show-cdup", "--absolute-git-dir"], { task: "open the repository" });
}
async function askIsPartial(git) {
    const keys = String.raw `^(remote\..*\.promisor|extensions\.partialclone)$`;
    const answer = await git.run(["config", "-z", "--get-regexp", keys], {
        task: "read the configuration of the repository",
        acceptedCodes: [0, 1],
    });
    return answer.exitCode === 0;
}


/***/ }),

/***/ 9897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DEFAULT_MAX_FILE_SIZE)
/* harmony export */ });
/* unused harmony export SKIP_REASONS */
/**
 * Tree: a snapshot of the files of a repository, either of a commit or of the working tree. Everything that reads a
 * repository reads through a Tree, so what must not be read is left out in one place.
 */
/** A file above this size is generated, data or vendored far more often than it is code somebody navigates. */
const DEFAULT_MAX_FILE_SIZE = 2 * 1024 * 1024;
/** Why a path of the repository is not among the files of a Tree, or could not be read. */
const SKIP_REASONS = (/* unused pure expression or super */ null && ([
    /** A symbolic link: never followed. */
    "symlink",
    /** A submodule or another repository inside this one: a repository of its own. */
    "submodule",
    /** Not text. */
    "binary",
    /** Above the size limit. */
    "too-large",
    /** Known to git, but its content is not here: left out by a partial clone, or gone since it was listed. */
    "absent",
    /** Left out of the working tree by a sparse checkout. */
    "sparse",
    /** The file system refused to read it. */
    "unreadable",
    /** A FIFO, socket or device: never opened. */
    "special",
    /** Its path leads out of the repository, for example through a symbolic link to a directory. */
    "outside",
    /** Its name is not valid UTF-8, so it cannot be named in an answer. */
    "bad-name",
]));


/***/ })

};
