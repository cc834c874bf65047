export const id = 770;
export const ids = [770];
export const modules = {

/***/ 1586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: ./src/freshness/compare-files.ts
var compare_files = __webpack_require__(4390);
// EXTERNAL MODULE: ./src/freshness/relation.ts
var freshness_relation = __webpack_require__(7383);
// EXTERNAL MODULE: ./src/envelope/index-status-to-wire.ts
var index_status_to_wire = __webpack_require__(5855);
;// CONCATENATED MODULE: ./src/envelope/index-check-to-wire.ts



/** The JSON of an index check. */
function indexCheckToWire(check) {
    const { decision, relation, files } = check;
    const isCounted = relation.kind !== "unrelated" && relation.kind !== "unknown";
    return {
        status: decision.status === undefined ? null : (0,index_status_to_wire/* indexStatusToWire */.P)(decision.status),
        route: {
            use_rag: decision.useRag,
            freshness_state: decision.freshnessState,
            reason: decision.reason ?? null,
            relation: (0,freshness_relation/* describeRelation */.c)(relation),
            ahead: isCounted ? ("ahead" in relation ? relation.ahead : 0) : null,
            behind: isCounted ? ("behind" in relation ? relation.behind : 0) : null,
        },
        head: check.head ?? null,
        indexed_commit: check.indexedCommit ?? null,
        indexed_ref: check.indexedRef ?? null,
        changed_files: files === undefined ? null : (0,compare_files/* countDifferences */.a)(files),
        files: files === undefined
            ? null
            : { fresh: files.fresh, changed: files.changed, added: files.added, deleted: files.deleted },
        dirty_files: check.dirtyFiles?.map(({ path, status }) => ({ path, status })) ?? null,
    };
}

// EXTERNAL MODULE: ./src/freshness/check-index.ts + 4 modules
var check_index = __webpack_require__(4328);
// EXTERNAL MODULE: ./src/git/repository.ts + 3 modules
var git_repository = __webpack_require__(6213);
// EXTERNAL MODULE: ./src/freshness/shorten.ts
var shorten = __webpack_require__(5146);
// EXTERNAL MODULE: ./src/util/printable.ts
var printable = __webpack_require__(1095);
;// CONCATENATED MODULE: ./src/cli/status-output.ts



/** Dirty files that are named one by one; the count speaks for the rest. */
const MAX_LISTED = 5;
const UNKNOWN = "not known";
/** The state of an index for people: a verdict, then one fact a line. */
function renderStatus(format, check) {
    const { decision } = check;
    const verdict = `${decision.freshnessState}: ${decision.reason ?? "the graph answers."}`;
    const rows = [
        ["indexed", describeIndexed(check)],
        ["commit", check.head ?? "none yet"],
        ["relation", (0,freshness_relation/* describeRelation */.c)(check.relation)],
        ["files", check.files === undefined ? UNKNOWN : describeFiles(check.files)],
        ...(check.dirtyFiles === undefined ? [] : [["work tree", describeDirty(check.dirtyFiles)]]),
    ];
    if (format === "markdown") {
        const table = rows.map(([name, value]) => `| ${name} | ${escapeCell(value)} |`);
        return [`**${escapeCell((0,printable/* printable */.g)(verdict))}**`, "", "| | |", "|---|---|", ...table, ""].join("\n");
    }
    const width = Math.max(...rows.map(([name]) => name.length));
    return [(0,printable/* printable */.g)(verdict), ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`), ""].join("\n");
}
function describeIndexed({ decision, indexedCommit, indexedRef }) {
    if (decision.status === undefined)
        return "nothing";
    const { lastIndexedAt, lastError } = decision.status;
    const parts = [
        (0,printable/* printable */.g)((0,shorten/* shorten */.m)(indexedCommit ?? "an unknown commit")),
        ...(indexedRef === undefined ? [] : [`(${(0,printable/* printable */.g)(indexedRef)})`]),
        ...(lastIndexedAt === undefined ? [] : [`at ${(0,printable/* printable */.g)((0,shorten/* shorten */.m)(lastIndexedAt))}`]),
        ...(lastError === undefined ? [] : [`with the error ${JSON.stringify((0,printable/* printable */.g)((0,shorten/* shorten */.m)(lastError)))}`]),
    ];
    return parts.join(" ");
}
function describeFiles({ fresh, changed, added, deleted }) {
    return `${fresh} fresh, ${changed} changed, ${added} added, ${deleted} deleted`;
}
function describeDirty(dirty) {
    if (dirty.length === 0)
        return "clean";
    const named = dirty.slice(0, MAX_LISTED).map(({ path, status }) => `${(0,printable/* printable */.g)(path)} (${status})`);
    const more = dirty.length > MAX_LISTED ? [`and ${dirty.length - MAX_LISTED} more`] : [];
    return [...named, ...more].join(", ");
}
function escapeCell(text) {
    return text.replace(/[\\|*_`<>[\]]/g, "\\$&");
}

;// CONCATENATED MODULE: ./src/cli/status.ts




/** `llmc-nav status`: whether the index may answer, and how far it is off if not. */
const statusCommand = {
    async run({ directory, rev, format, io }) {
        const repository = await git_repository/* Repository */.L.open(directory);
        const commit = rev === undefined ? undefined : await repository.resolveCommit(rev);
        const check = await (0,check_index/* checkIndex */.J)(repository, { commit });
        const isJson = format === "json" || format === "jsonl";
        await io.writeOut(isJson ? `${JSON.stringify(indexCheckToWire(check))}\n` : renderStatus(format, check));
        return 0;
    },
};


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


/***/ })

};
