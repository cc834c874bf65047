export const id = 410;
export const ids = [410];
export const modules = {

/***/ 4349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findDirtyFiles)
/* harmony export */ });
/* harmony import */ var _git_compare_listings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2897);
/* harmony import */ var _index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4625);


/** The files of the working tree that are not as in the commit checked out; the index's own files do not count. */
function findDirtyFiles(head, workTree) {
    return (0,_git_compare_listings_js__WEBPACK_IMPORTED_MODULE_0__/* .compareListings */ .n)(head, workTree).changes.filter(({ path }) => !(0,_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexFile */ .p)(path));
}


/***/ }),

/***/ 4625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isIndexFile)
/* harmony export */ });
/** Everything that is written beside the code of a repository stands below this directory. */
const INDEX_DIRECTORY = ".llmc/";
/** Whether a path belongs to the index itself, which does not index its own files. */
function isIndexFile(path) {
    return path.startsWith(INDEX_DIRECTORY);
}


/***/ }),

/***/ 2897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareListings)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);

/** What stands at the path is known, and is no regular file. */
const OTHER_KINDS = new Set(["symlink", "submodule", "special", "outside"]);
/** The differences between two listings: by path and blob id, with files of equal content paired as renames. */
function compareListings(before, after) {
    const changes = [];
    const skipped = [];
    const deleted = [];
    const added = [];
    const oldEntries = byPath(before.entries);
    const newEntries = byPath(after.entries);
    const oldSkipped = byPath(before.skipped);
    const newSkipped = byPath(after.skipped);
    for (const { path, blobId } of before.entries) {
        const now = newEntries.get(path);
        const leftOut = newSkipped.get(path);
        if (now !== undefined) {
            if (now.blobId !== blobId) {
                changes.push({ status: "modified", path, oldBlobId: blobId, newBlobId: now.blobId });
            }
        }
        else if (leftOut === undefined) {
            deleted.push(oldEntries.get(path));
        }
        else if (OTHER_KINDS.has(leftOut.reason)) {
            changes.push({ status: "type-changed", path, oldBlobId: blobId, newBlobId: undefined });
        }
        else {
            skipped.push(leftOut);
        }
    }
    for (const entry of after.entries) {
        if (oldEntries.has(entry.path))
            continue;
        const leftOut = oldSkipped.get(entry.path);
        if (leftOut === undefined)
            added.push(entry);
        else if (OTHER_KINDS.has(leftOut.reason)) {
            changes.push({ status: "type-changed", path: entry.path, oldBlobId: undefined, newBlobId: entry.blobId });
        }
        else
            skipped.push(leftOut);
    }
    changes.push(...pairRenames(deleted, added));
    return { changes: changes.sort(_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD), skipped: skipped.sort(_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD) };
}
/** Pairs deleted and added files of equal content: those with the same file name first, then in path order. */
function pairRenames(deleted, added) {
    const sources = new Map();
    for (const entry of deleted) {
        // Empty files are all equal, which says nothing about where they came from.
        if (entry.size === 0)
            continue;
        const same = sources.get(entry.blobId);
        if (same === undefined)
            sources.set(entry.blobId, [entry]);
        else
            same.push(entry);
    }
    const oldPaths = new Map();
    for (const isSameName of [true, false]) {
        for (const { path, blobId } of added) {
            if (oldPaths.has(path))
                continue;
            const candidates = sources.get(blobId) ?? [];
            const index = candidates.findIndex((old) => !isSameName || baseName(old.path) === baseName(path));
            const [source] = index === -1 ? [] : candidates.splice(index, 1);
            if (source !== undefined)
                oldPaths.set(path, source.path);
        }
    }
    const moved = new Set(oldPaths.values());
    return [
        ...deleted
            .filter(({ path }) => !moved.has(path))
            .map(({ path, blobId }) => ({ status: "deleted", path, oldBlobId: blobId, newBlobId: undefined })),
        ...added.map(({ path, blobId }) => {
            const oldPath = oldPaths.get(path);
            return oldPath === undefined
                ? { status: "added", path, oldBlobId: undefined, newBlobId: blobId }
                : { status: "renamed", path, oldPath, oldBlobId: blobId, newBlobId: blobId, similarity: 100 };
        }),
    ];
}
function byPath(items) {
    return new Map(items.map((item) => [item.path, item]));
}
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}


/***/ }),

/***/ 4506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ AtomicFile),
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7206);




/** Bytes gathered before they go to disk: one write for every small piece would be most of the cost. */
const WRITE_BUFFER = 1 << 20;
const TEMPORARY_SUFFIX = ".tmp";
/**
 * A file that appears whole or not at all: written under another name beside its place, brought to disk, renamed. Every
 * directory from the root down must be a real one, so a checkout cannot make us write elsewhere through a link.
 */
class AtomicFile {
    #path;
    #temporaryPath;
    #file;
    #pending = [];
    #pendingLength = 0;
    /** `root` is a real path; `relativePath` has `/`. Directories below the root are made. */
    constructor(root, relativePath) {
        this.#path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, relativePath);
        this.#temporaryPath = `${this.#path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}${TEMPORARY_SUFFIX}`;
        try {
            makeRealDirectories(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(relativePath));
            this.#file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(this.#temporaryPath, "wx");
        }
        catch (error) {
            throw cannotWrite(relativePath, error);
        }
    }
    write(bytes) {
        this.#pending.push(bytes);
        this.#pendingLength += bytes.length;
        if (this.#pendingLength >= WRITE_BUFFER)
            this.#flush();
    }
    /** Puts the file in its place. */
    commit() {
        try {
            this.#flush();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(this.#file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(this.#temporaryPath, this.#path);
        }
        catch (error) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.#temporaryPath, { force: true });
            throw cannotWrite(this.#path, error);
        }
    }
    /** Leaves nothing behind. */
    abandon() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#file);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.#temporaryPath, { force: true });
    }
    #flush() {
        for (const bytes of this.#pending) {
            for (let written = 0; written < bytes.length;)
                written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#file, bytes, written);
        }
        this.#pending = [];
        this.#pendingLength = 0;
    }
}
/** Writes a small file in one go. */
function writeAtomically(root, relativePath, text) {
    const file = new AtomicFile(root, relativePath);
    file.write(Buffer.from(text));
    file.commit();
}
function makeRealDirectories(root, relativeDirectory) {
    let at = root;
    for (const part of relativeDirectory.split("/")) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, part);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(at);
        }
        catch (error) {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(at, { throwIfNoEntry: false })?.isDirectory())
                throw error;
        }
    }
}
function cannotWrite(path, error) {
    const reason = error instanceof Error ? error.message : String(error);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${JSON.stringify(path)} cannot be written: ${reason}.`, { code: "CANNOT_WRITE", cause: error });
}


/***/ }),

/***/ 2432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l7: () => (/* binding */ GRAPH_PATH),
  y5: () => (/* binding */ MAX_GRAPH_BYTES),
  bX: () => (/* binding */ decodeGraph),
  f6: () => (/* binding */ loadGraph),
  c2: () => (/* binding */ readGraphBytes)
});

// EXTERNAL MODULE: ./src/git/contained-files.ts
var contained_files = __webpack_require__(3767);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
// EXTERNAL MODULE: ./src/model/symbol-id.ts
var symbol_id = __webpack_require__(2271);
;// CONCATENATED MODULE: ./src/graph/graph-index.ts

const NONE = [];
/** A graph arranged for asking. Each index is made when it is first needed. */
class GraphIndex {
    graph;
    #entities;
    #bySource;
    #byTarget;
    #unresolved;
    #unresolvedBySource;
    #names;
    constructor(graph) {
        this.graph = graph;
    }
    entity(id) {
        // Where an older graph has an id twice, the first one counts, as in LLMC.
        this.#entities ??= new Map([...this.graph.entities].reverse().map((entity) => [entity.id, entity]));
        return this.#entities.get(id);
    }
    /** What an entity uses. */
    relationsFrom(id) {
        this.#bySource ??= group(this.graph.relations, (relation) => relation.src);
        return this.#bySource.get(id) ?? NONE;
    }
    /** What uses an entity. */
    relationsTo(id) {
        this.#byTarget ??= group(this.graph.relations, (relation) => relation.dst);
        return this.#byTarget.get(id) ?? NONE;
    }
    /** Uses of a name on receivers of unknown type. */
    unresolvedUsesOf(name) {
        this.#unresolved ??= group(this.graph.unresolved, (use) => use.name);
        return this.#unresolved.get(name) ?? NONE;
    }
    /** Uses on receivers of unknown type in the body of an entity. */
    unresolvedUsesFrom(id) {
        this.#unresolvedBySource ??= group(this.graph.unresolved, (use) => use.src);
        return this.#unresolvedBySource.get(id) ?? NONE;
    }
    /**
     * The ids that a symbol may mean: an id itself, a dotted name, a bare name, compared whole and with case. Ids that only
     * relations name count too, because older graphs point at what they have no entity for.
     */
    idsOf(symbol) {
        this.#names ??= this.#indexNames();
        return [...(this.#names.get(symbol) ?? NONE)].sort();
    }
    #indexNames() {
        const names = new Map();
        const add = (key, id) => {
            const ids = names.get(key);
            if (ids)
                ids.add(id);
            else
                names.set(key, new Set([id]));
        };
        const addId = (id) => {
            add(id, id);
            const parsed = (0,symbol_id/* parseSymbolId */.Zc)(id);
            if (parsed?.prefix === "file")
                return;
            const dotted = parsed ? parsed.parts.join(".") : id;
            add(dotted, id);
            add(lastPart(dotted), id);
        };
        for (const { id, name } of this.graph.entities) {
            addId(id);
            if (name === undefined)
                continue;
            add(name, id);
            add(lastPart(name), id);
        }
        for (const { src, dst } of this.graph.relations) {
            if (!names.has(src))
                addId(src);
            if (!names.has(dst))
                addId(dst);
        }
        return names;
    }
}
function lastPart(dotted) {
    return dotted.slice(dotted.lastIndexOf(".") + 1);
}
function group(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const list = groups.get(key);
        if (list)
            list.push(item);
        else
            groups.set(key, [item]);
    }
    return groups;
}

// EXTERNAL MODULE: ./src/model/use.ts
var use = __webpack_require__(6378);
// EXTERNAL MODULE: ./src/util/json.ts
var json = __webpack_require__(4976);
// EXTERNAL MODULE: ./src/resolve/path-index.ts
var path_index = __webpack_require__(1172);
;// CONCATENATED MODULE: ./src/graph/graph-paths.ts

/** LLMC writes `path:start-end`. */
const LINES = /:(\d{1,9})-(\d{1,9})$/;
function splitLines(path) {
    const lines = LINES.exec(path);
    if (!lines)
        return { path, startLine: undefined, endLine: undefined };
    return { path: path.slice(0, lines.index), startLine: Number(lines[1]), endLine: Number(lines[2]) };
}
/**
 * A path from a graph file as one inside the repository, relative with `/`; undefined when it leads anywhere else. An absolute
 * path counts when it lies below the root that the graph itself names, wherever that was.
 */
function containedPath(path, repo) {
    if (path === "" || path.includes("\0"))
        return undefined;
    const plain = withSlashes(path);
    const root = repo === undefined || repo === "" ? undefined : `${withSlashes(repo).replace(/\/+$/, "")}/`;
    const isBelowRoot = root !== undefined && isAbsolute(root) && plain.startsWith(root);
    const relative = isBelowRoot ? plain.slice(root.length) : plain;
    if (isAbsolute(relative))
        return undefined;
    const joined = (0,path_index/* joinPath */.uJ)("", relative);
    return joined === "" ? undefined : joined;
}
/** A backslash separates only in a path that begins like one of Windows; elsewhere it is a letter like any other. */
function withSlashes(path) {
    return /^(?:[A-Za-z]:)?\\/.test(path) ? path.replaceAll("\\", "/") : path;
}
function isAbsolute(path) {
    return path.startsWith("/") || /^[A-Za-z]:\//.test(path);
}

;// CONCATENATED MODULE: ./src/graph/parse-graph.ts




/** LLMC's programs name the same thing in different ways; the first key that is there counts. */
const ENTITY_LISTS = ["nodes", "vertices", "entities"];
const RELATION_LISTS = ["edges", "links", "relations"];
const ID_KEYS = ["id", "nid", "name"];
const PATH_KEYS = ["file_path", "path", "file", "filepath"];
const START_KEYS = ["start_line", "start", "line_start"];
const END_KEYS = ["end_line", "end", "line_end"];
const SOURCE_KEYS = ["src", "source", "from"];
const TARGET_KEYS = ["dst", "target", "to"];
const EDGE_KEYS = ["type", "edge", "label"];
/** Real metadata is two or three levels deep; deeper nesting is only good for exhausting the stack. */
const MAX_METADATA_DEPTH = 16;
const ROLES = new Set("call read write inherit type decorator import reexport string".split(" "));
const KNOWN_CONFIDENCES = new Set(use/* CONFIDENCES */.i);
/** Turns the JSON of a graph file, in any form that LLMC ever wrote, into a graph. Nothing in it is trusted. */
function parseGraph(value) {
    if (!(0,json/* isObject */.Gv)(value))
        throw notAGraph("it holds no JSON object");
    const nested = (0,json/* property */.MZ)(value, "schema_graph");
    const body = (0,json/* isObject */.Gv)(nested) ? nested : value;
    const problems = new Map();
    const note = (problem) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
    const repo = (0,json/* stringProperty */.NQ)(value, "repo");
    const files = listOf(value, ["files"]);
    const entities = listOf(body, ENTITY_LISTS);
    const relations = listOf(body, RELATION_LISTS);
    if (!files && !entities && !relations)
        throw notAGraph("it has neither entities nor files");
    const reader = new GraphReader(repo, note);
    return {
        graph: {
            indexedAt: (0,json/* stringProperty */.NQ)(value, "indexed_at") ?? (0,json/* stringProperty */.NQ)(value, "generated_at"),
            repo,
            commit: (0,json/* stringProperty */.NQ)(value, "commit"),
            factsVersion: lineNumber((0,json/* property */.MZ)(value, "facts_version")),
            files: reader.readAll(files, (each) => reader.file(each)),
            entities: reader.readAll(entities, (each) => reader.entity(each)),
            relations: reader.readAll(relations, (each) => reader.relation(each)),
            unresolved: reader.readAll(listOf(value, ["unresolved"]), (each) => reader.unresolved(each)),
        },
        problems,
    };
}
/** The error for a file that is no graph. */
function notAGraph(reason) {
    return new errors/* UserError */.y(`The graph file cannot be used: ${reason}. Make it again with \`llmc-nav build-graph\`.`, {
        code: "BAD_GRAPH",
    });
}
function listOf(value, keys) {
    const found = first(value, keys);
    if (found === undefined || found === null)
        return undefined;
    if (!Array.isArray(found))
        throw notAGraph(`${keys.join(" or ")} is not a list`);
    return found;
}
class GraphReader {
    #repo;
    #note;
    constructor(repo, note) {
        this.#repo = repo;
        this.#note = note;
    }
    readAll(list, read) {
        const items = [];
        for (const value of list ?? []) {
            const item = read(value);
            if (item !== undefined)
                items.push(item);
        }
        return items;
    }
    file(value) {
        const path = typeof value === "string" ? value : (0,json/* stringProperty */.NQ)(value, "path");
        const contained = path === undefined ? undefined : containedPath(path, this.#repo);
        if (contained === undefined)
            return this.#skip("file without a path in the repository");
        return { path: contained, blobId: (0,json/* stringProperty */.NQ)(value, "blob_id"), language: (0,json/* stringProperty */.NQ)(value, "language") };
    }
    entity(value) {
        if (!(0,json/* isObject */.Gv)(value))
            return this.#skip("entity that is no object");
        const id = textOf(first(value, ID_KEYS));
        if (id === undefined)
            return this.#skip("entity without an id");
        const place = this.#place(value);
        return {
            id,
            kind: (0,json/* stringProperty */.NQ)(value, "kind") ?? (0,json/* stringProperty */.NQ)(value, "type") ?? "unknown",
            name: this.#name(value),
            ...place,
            spanHash: (0,json/* stringProperty */.NQ)(value, "span_hash"),
            metadata: this.#metadata((0,json/* property */.MZ)(value, "metadata")),
        };
    }
    relation(value) {
        if (!(0,json/* isObject */.Gv)(value))
            return this.#skip("relation that is no object");
        const src = textOf(first(value, SOURCE_KEYS));
        const dst = textOf(first(value, TARGET_KEYS));
        const edge = textOf(first(value, EDGE_KEYS));
        if (src === undefined || dst === undefined || edge === undefined)
            return this.#skip("relation without its ends");
        return { src, edge: edge.toLowerCase(), dst, sites: this.#sites((0,json/* property */.MZ)(value, "sites"), isSite) };
    }
    unresolved(value) {
        const src = (0,json/* stringProperty */.NQ)(value, "src");
        const name = (0,json/* stringProperty */.NQ)(value, "name");
        if (src === undefined || name === undefined)
            return this.#skip("unresolved use without a name");
        return { src, name, sites: this.#sites((0,json/* property */.MZ)(value, "sites"), isOpenSite) };
    }
    #skip(problem) {
        this.#note(problem);
        return undefined;
    }
    #place(value) {
        const written = (0,json/* stringProperty */.NQ)(value, "path");
        const fromPath = written === undefined ? undefined : splitLines(written);
        let filePath;
        for (const key of PATH_KEYS) {
            const path = (0,json/* stringProperty */.NQ)(value, key);
            if (path === undefined)
                continue;
            filePath = containedPath(splitLines(path).path, this.#repo);
            if (filePath !== undefined)
                break;
        }
        if (filePath === undefined && fromPath !== undefined)
            this.#note("entity with a path outside the repository");
        const span = first(value, ["span", "loc"]);
        const startLine = lineNumber(first(value, START_KEYS) ?? first(span, START_KEYS) ?? fromPath?.startLine);
        const endLine = lineNumber(first(value, END_KEYS) ?? first(span, END_KEYS) ?? fromPath?.endLine);
        const isSpan = startLine !== undefined && endLine !== undefined && startLine <= endLine;
        return { filePath, startLine: isSpan ? startLine : undefined, endLine: isSpan ? endLine : undefined };
    }
    #name(value) {
        return ((0,json/* stringProperty */.NQ)(value, "symbol") ??
            (0,json/* stringProperty */.NQ)((0,json/* property */.MZ)(value, "metadata"), "symbol") ??
            (0,json/* stringProperty */.NQ)(value, "name") ??
            (0,json/* stringProperty */.NQ)(value, "label"));
    }
    #metadata(value) {
        if (!(0,json/* isObject */.Gv)(value))
            return new Map();
        return new Map(Object.entries(value).filter(([, each]) => {
            if (!isDeeper(each, MAX_METADATA_DEPTH))
                return true;
            this.#note("metadata that is nested too deeply");
            return false;
        }));
    }
    #sites(value, isValid) {
        if (!Array.isArray(value))
            return [];
        const valid = value.filter((site) => Array.isArray(site) && isValid(site));
        if (valid.length < value.length)
            this.#note("use without a line");
        return valid;
    }
}
function isSite(site) {
    return isOpenSite(site) && KNOWN_CONFIDENCES.has(site[3]);
}
function isOpenSite(site) {
    return lineNumber(site[0]) !== undefined && lineNumber(site[1]) !== undefined && ROLES.has(site[2]);
}
function first(value, keys) {
    for (const key of keys) {
        const found = (0,json/* property */.MZ)(value, key);
        if (found !== undefined && found !== null)
            return found;
    }
    return undefined;
}
function textOf(value) {
    if (typeof value === "string")
        return value === "" ? undefined : value;
    return typeof value === "number" ? String(value) : undefined;
}
function lineNumber(value) {
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function isDeeper(value, limit) {
    if (typeof value !== "object" || value === null)
        return false;
    return limit === 0 || Object.values(value).some((each) => isDeeper(each, limit - 1));
}

;// CONCATENATED MODULE: ./src/graph/graph-file.ts




/** Where the graph is, relative to the root of the repository. */
const GRAPH_PATH = ".llmc/rag_graph.json";
/** Where LLMC's older builder puts it. */
const LEGACY_GRAPH_PATH = ".llmc/rag/schema_graph.json";
/** A graph of 15,000 files has about 150 MB; a string of V8 ends at 512 MB. */
const MAX_GRAPH_BYTES = 400 * 1024 * 1024;
/** The bytes of the graph file; undefined when there is none. No link is followed. */
function readGraphBytes(root) {
    const files = new contained_files/* ContainedFiles */.V(root);
    for (const path of [GRAPH_PATH, LEGACY_GRAPH_PATH]) {
        const { bytes, skipped } = files.read(path, MAX_GRAPH_BYTES);
        if (bytes)
            return bytes;
        if (skipped.reason === "absent")
            continue;
        throw new errors/* UserError */.y(`${path} cannot be read (${skipped.reason}${skipped.detail ? `, ${skipped.detail}` : ""}).`, {
            code: "BAD_GRAPH",
        });
    }
    return undefined;
}
/** Reads the bytes of a graph file; problems that leave the rest usable are told to the logger. */
function decodeGraph(bytes, logger) {
    let value;
    try {
        value = JSON.parse(bytes.toString("utf8"));
    }
    catch (error) {
        throw notAGraph(`it is no JSON (${error instanceof Error ? error.message : String(error)})`);
    }
    const { graph, problems } = parseGraph(value);
    for (const [problem, count] of problems)
        logger.warn(`The graph file has ${count} × ${problem}; left out.`);
    return new GraphIndex(graph);
}
/** The graph of a repository; undefined when it has none. */
function loadGraph(root, logger) {
    const bytes = readGraphBytes(root);
    return bytes && decodeGraph(bytes, logger);
}


/***/ }),

/***/ 7523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ loadStatus),
/* harmony export */   ND: () => (/* binding */ STATUS_PATH),
/* harmony export */   hk: () => (/* binding */ statusToText),
/* harmony export */   i$: () => (/* binding */ parseStatus),
/* harmony export */   i5: () => (/* binding */ saveStatus)
/* harmony export */ });
/* harmony import */ var _git_contained_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _util_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4976);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4506);



/** Where the status is written, relative to the root of the repository. */
const STATUS_PATH = ".llmc/rag_index_status.json";
/** Where LLMC's own builder writes it; read when the other is not there. */
const LLMC_STATUS_PATH = ".llmc/rag/index_status.json";
/** A status is a handful of short fields. */
const MAX_STATUS_BYTES = 1024 * 1024;
const DEFAULT_SCHEMA_VERSION = "1";
/** Reads the status of a repository's index; undefined when there is none, or none that can be understood. */
function loadStatus(root) {
    const files = new _git_contained_files_js__WEBPACK_IMPORTED_MODULE_0__/* .ContainedFiles */ .V(root);
    for (const path of [STATUS_PATH, LLMC_STATUS_PATH]) {
        const { bytes } = files.read(path, MAX_STATUS_BYTES);
        if (bytes)
            return parseStatus(bytes.toString("utf8"));
    }
    return undefined;
}
/** Reads the text of a status file, as tolerantly as LLMC does. */
function parseStatus(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    if (!(0,_util_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return undefined;
    return {
        repo: nonEmpty(value, "repo") ?? ".",
        // An index that does not say how it is cannot be relied on.
        indexState: nonEmpty(value, "index_state") ?? "error",
        lastIndexedAt: nonEmpty(value, "last_indexed_at"),
        lastIndexedCommit: nonEmpty(value, "last_indexed_commit"),
        schemaVersion: schemaVersion((0,_util_json_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(value, "schema_version")),
        lastError: nonEmpty(value, "last_error"),
    };
}
/** The text of a status file: sorted keys, as LLMC writes them; `last_error` only when there is one. */
function statusToText(status) {
    const wire = {
        index_state: status.indexState,
        last_error: status.lastError,
        last_indexed_at: status.lastIndexedAt ?? null,
        last_indexed_commit: status.lastIndexedCommit ?? null,
        repo: status.repo,
        schema_version: status.schemaVersion,
    };
    return JSON.stringify(wire, null, 2);
}
function saveStatus(root, status) {
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(root, STATUS_PATH, statusToText(status));
}
function nonEmpty(value, name) {
    return (0,_util_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringProperty */ .NQ)(value, name) || undefined;
}
function schemaVersion(value) {
    return typeof value === "string" || typeof value === "number" ? String(value) : DEFAULT_SCHEMA_VERSION;
}


/***/ }),

/***/ 2271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ moduleName),
/* harmony export */   JA: () => (/* binding */ SymbolIds),
/* harmony export */   Yu: () => (/* binding */ baseIdIn),
/* harmony export */   Zc: () => (/* binding */ parseSymbolId),
/* harmony export */   d4: () => (/* binding */ isIdOf),
/* harmony export */   qp: () => (/* binding */ fileId)
/* harmony export */ });
/* unused harmony exports baseId, canCollide, idOfDefinition */
/**
 * Symbol ids: `sym:src.auth.Auth.login` is the dotted module path without extension, then the qualified name. They survive
 * every change of lines. `type:` names classes, interfaces, types and enums, `sym:` everything else, `file:` a file itself.
 * Definitions of one tree that would share an id are told apart by `~2`, `~3` in the order of path and place.
 */
const TYPE_KINDS = new Set(["class", "interface", "type", "enum"]);
const FILE_PREFIX = "file:";
/** Characters with a meaning of their own in an id, and those that break a line; `%` so that the escape is reversible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is escaped
const RESERVED_IN_NAME = /[%~:#\s\u0000-\u001f\u007f]/g;
const RESERVED_IN_PATH = /[.]/g;
const ESCAPED = /%u([0-9A-F]{4})|%([0-9A-F]{2})/g;
const PYTHON_PACKAGE_FILE = /^__init__\.pyi?$/;
/** The id of a file's own code, outside every definition. */
function fileId(path) {
    return FILE_PREFIX + path;
}
/** The dotted module name of a path: `src/auth.py` → `src.auth`, `pkg/__init__.py` → `pkg`. */
function moduleName(path) {
    const parts = path.split("/");
    const fileName = parts.pop() ?? "";
    const dot = fileName.lastIndexOf(".");
    const isPackage = PYTHON_PACKAGE_FILE.test(fileName) && parts.length > 0;
    // A leading dot starts a hidden file's name, not an extension.
    if (!isPackage)
        parts.push(dot > 0 ? fileName.slice(0, dot) : fileName);
    return parts.map((part) => escapeName(part).replace(RESERVED_IN_PATH, escapeCharacter)).join(".");
}
/** The id of a definition as long as no other one shares it. */
function baseId(path, definition) {
    return baseIdIn(moduleName(path), definition);
}
/** The same for many definitions of one module. */
function baseIdIn(module, definition) {
    const prefix = TYPE_KINDS.has(definition.kind) ? "type" : "sym";
    return `${prefix}:${module}.${escapeName(definition.qualname)}`;
}
/** Whether definitions of two files can share an id: `pkg.a.f` is `f` in `pkg/a.py` and `a.f` in `pkg.js`. */
function canCollide(path, otherPath) {
    const one = `${moduleName(path)}.`;
    const other = `${moduleName(otherPath)}.`;
    return one.startsWith(other) || other.startsWith(one);
}
/** The id of one definition, given its own file and every other file of the tree that `canCollide` with it. */
function idOfDefinition(path, index, files) {
    const own = files.find((file) => file.path === path)?.definitions[index];
    if (!own)
        throw new RangeError(`${path} has no definition ${index}`);
    const base = baseId(path, own);
    let earlier = 0;
    for (const file of files) {
        if (file.path > path)
            continue;
        const before = file.path === path ? file.definitions.slice(0, index) : file.definitions;
        const module = moduleName(file.path);
        for (const definition of before)
            if (baseIdIn(module, definition) === base)
                earlier++;
    }
    return withOrdinal(base, earlier + 1);
}
/** Gives the definitions of a whole tree their ids. Files must be added in path order. */
class SymbolIds {
    #seen = new Map();
    /** The ids of a file's definitions, whose `baseId`s are given in source order. */
    assign(baseIds) {
        return baseIds.map((base) => {
            const ordinal = (this.#seen.get(base) ?? 0) + 1;
            this.#seen.set(base, ordinal);
            return withOrdinal(base, ordinal);
        });
    }
}
/** Reads an id of ours or of LLMC, with any prefix; undefined when it has none. */
function parseSymbolId(text) {
    const colon = text.indexOf(":");
    if (colon <= 0 || colon === text.length - 1)
        return undefined;
    const prefix = text.slice(0, colon);
    const rest = text.slice(colon + 1);
    if (prefix === "file")
        return { prefix, parts: [rest], ordinal: 1 };
    const suffix = /~([1-9]\d{0,8})$/.exec(rest);
    const name = suffix ? rest.slice(0, suffix.index) : rest;
    return { prefix, parts: name.split(".").map(unescapeName), ordinal: suffix ? Number(suffix[1]) : 1 };
}
/**
 * Whether an id means the definition, apart from its ordinal. The module may be cut to its last parts, as LLMC does:
 * `sym:auth.Auth.login` means `Auth.login` in `src/auth.py`.
 */
function isIdOf(id, path, qualname) {
    if (id.prefix === "file")
        return false;
    const names = qualname.split(".");
    const modules = moduleName(path).split(".").map(unescapeName);
    const cut = id.parts.length - names.length;
    if (cut < 1 || cut > modules.length)
        return false;
    return [...modules.slice(modules.length - cut), ...names].every((part, at) => part === id.parts[at]);
}
function withOrdinal(base, ordinal) {
    return ordinal === 1 ? base : `${base}~${ordinal}`;
}
function escapeName(name) {
    return name.replace(RESERVED_IN_NAME, escapeCharacter);
}
function escapeCharacter(character) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).toUpperCase();
    return code > 0xff ? `%u${hex.padStart(4, "0")}` : `%${hex.padStart(2, "0")}`;
}
function unescapeName(name) {
    return name.replace(ESCAPED, (_, wide, narrow) => String.fromCharCode(Number.parseInt(wide ?? narrow ?? "", 16)));
}


/***/ }),

/***/ 6378:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ CONFIDENCES)
/* harmony export */ });
/**
 * How sure it is that a use means the symbol.
 * `exact`: by the language's own scoping, imports and declared or constructed types.
 * `likely`: an attribute of something of unknown type, and only one class hierarchy of the repository has such a member.
 * `possible`: the name fits and nothing speaks against it.
 */
const CONFIDENCES = ["exact", "likely", "possible"];


/***/ }),

/***/ 1172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ PathIndex),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/** The paths of a tree, for asking what exists. Paths are repo-relative with `/`; the root directory is "". */
class PathIndex {
    files;
    #directories = new Map();
    constructor(paths) {
        this.files = new Set(paths);
        const seen = new Set();
        for (const path of this.files) {
            for (let at = path; at !== "" && !seen.has(at); at = parentOf(at)) {
                seen.add(at);
                const parent = parentOf(at);
                const children = this.#directories.get(parent);
                if (children)
                    children.push(at);
                else
                    this.#directories.set(parent, [at]);
            }
        }
    }
    hasFile(path) {
        return this.files.has(path);
    }
    hasDirectory(path) {
        return this.#directories.has(path);
    }
    /** Every directory that holds a file, at any depth. */
    directories() {
        return this.#directories.keys();
    }
    /** The files and directories directly in a directory. */
    childrenOf(directory) {
        return this.#directories.get(directory) ?? [];
    }
}
/** The directory a path is in; "" at the top. */
function parentOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : path.slice(0, slash);
}
/** Joins and resolves `.` and `..`; undefined when the result would leave the tree. */
function joinPath(directory, relative) {
    const parts = directory === "" ? [] : directory.split("/");
    for (const part of relative.split("/")) {
        if (part === "" || part === ".")
            continue;
        if (part !== "..")
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join("/");
}


/***/ }),

/***/ 4976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ parseLooseJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   MZ: () => (/* binding */ property),
/* harmony export */   NQ: () => (/* binding */ stringProperty)
/* harmony export */ });
/** JSON from outside is `unknown` until these have looked at it. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The property of an object, if it is one and has it itself: never something inherited, such as `constructor`. */
function property(value, name) {
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
function stringProperty(value, name) {
    const found = property(value, name);
    return typeof found === "string" ? found : undefined;
}
/** Parses JSON with comments and trailing commas, as `tsconfig.json` is written; undefined when it is not even that. */
function parseLooseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        try {
            return JSON.parse(withoutCommentsAndTrailingCommas(text));
        }
        catch {
            return undefined;
        }
    }
}
function withoutCommentsAndTrailingCommas(text) {
    const tokens = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*[\]}])/g;
    return text.replace(tokens, (token) => (token.startsWith('"') ? token : " "));
}


/***/ })

};
