export const id = 310;
export const ids = [310];
export const modules = {

/***/ 5855:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ indexStatusToWire)
/* harmony export */ });
/** The JSON of an index's status, as LLMC prints it: unknown is null, but `last_error` is left out when there was none. */
function indexStatusToWire(status) {
    return {
        repo: status.repo,
        index_state: status.indexState,
        last_indexed_at: status.lastIndexedAt ?? null,
        last_indexed_commit: status.lastIndexedCommit ?? null,
        schema_version: status.schemaVersion,
        ...(status.lastError !== undefined && { last_error: status.lastError }),
    };
}


/***/ }),

/***/ 4328:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ checkIndex)
});

// EXTERNAL MODULE: ./src/git/git-tree.ts + 2 modules
var git_tree = __webpack_require__(4538);
// EXTERNAL MODULE: ./src/git/history.ts
var git_history = __webpack_require__(528);
// EXTERNAL MODULE: ./src/git/object-id.ts
var object_id = __webpack_require__(7455);
// EXTERNAL MODULE: ./src/git/work-tree.ts + 3 modules
var work_tree = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/freshness/compare-files.ts
var compare_files = __webpack_require__(4390);
// EXTERNAL MODULE: ./src/freshness/compute-route.ts
var compute_route = __webpack_require__(1034);
// EXTERNAL MODULE: ./src/freshness/shorten.ts
var shorten = __webpack_require__(5146);
;// CONCATENATED MODULE: ./src/freshness/confirm-route.ts



/**
 * Holds a status that calls the index fresh against the graph itself: it stays fresh only if the graph was made of the commit that
 * the status names and holds every file of that commit's tree with exactly its content.
 */
function confirmRoute(decision, indexedCommit, loaded, files) {
    if (!decision.useRag)
        return decision;
    const { status } = decision;
    const { contents, problem } = loaded;
    if (contents === undefined || files === undefined) {
        return (0,compute_route/* refuse */.TR)("UNKNOWN", status, `The status calls the index fresh, but the graph does not prove it: ${problem}`);
    }
    const made = (0,compute_route/* normaliseCommit */.ol)(contents.commit);
    if (made !== undefined && made !== indexedCommit) {
        return (0,compute_route/* refuse */.TR)("STALE", status, `The status names the commit ${indexedCommit}, but the graph was made of ${(0,shorten/* shorten */.m)(made)}.`);
    }
    const differences = (0,compare_files/* countDifferences */.a)(files);
    if (differences === 0)
        return decision;
    const first = JSON.stringify(files.firstDifference);
    const what = differences === 1 ? `${first} is` : `${differences} files, ${first} among them, are`;
    return (0,compute_route/* refuse */.TR)("STALE", status, `The status calls the index fresh, but ${what} not in the graph as in the commit.`);
}

// EXTERNAL MODULE: ./src/freshness/decide-by-statuses.ts + 1 modules
var decide_by_statuses = __webpack_require__(5381);
// EXTERNAL MODULE: ./src/freshness/dirty-files.ts
var dirty_files = __webpack_require__(4349);
// EXTERNAL MODULE: ./src/facts/version.ts
var facts_version = __webpack_require__(9663);
// EXTERNAL MODULE: ./src/git/contained-files.ts
var contained_files = __webpack_require__(3767);
// EXTERNAL MODULE: ./src/graph/graph-file.ts + 3 modules
var graph_file = __webpack_require__(2432);
// EXTERNAL MODULE: ./src/util/json.ts
var json = __webpack_require__(4976);
// EXTERNAL MODULE: ./src/freshness/index-files.ts
var index_files = __webpack_require__(4625);
;// CONCATENATED MODULE: ./src/freshness/json-head.ts
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const SPACE = 0x20;
/** The bytes given end before the answer is known. */
class CutShortError extends SyntaxError {
}
/**
 * Reads the first keys of a JSON object without looking at the rest, which may be a hundred times as long: up to the first of the
 * keys in `stopAt`. `json` may be the beginning of a file; when it is too short for the answer, a `CutShortError` is thrown, and
 * for what is no JSON object another `SyntaxError`.
 */
function readJsonHead(json, stopAt) {
    return new HeadReader(json).read(stopAt);
}
class HeadReader {
    #json;
    #position = 0;
    constructor(json) {
        this.#json = json;
    }
    read(stopAt) {
        const values = new Map();
        this.#expect(OPEN_BRACE);
        if (this.#peek() === CLOSE_BRACE)
            return values;
        for (;;) {
            if (this.#peek() !== QUOTE)
                throw this.#missing("key");
            const key = this.#parse(() => this.#skipString());
            this.#expect(COLON);
            if (stopAt.has(key))
                return values;
            values.set(key, this.#parse(() => this.#skipValue()));
            if (this.#peek() === CLOSE_BRACE)
                return values;
            this.#expect(COMMA);
        }
    }
    #parse(skip) {
        this.#peek();
        const start = this.#position;
        skip();
        return JSON.parse(this.#json.toString("utf8", start, this.#position));
    }
    /** The next character that is no white space, not taken yet. */
    #peek() {
        while ((this.#json[this.#position] ?? QUOTE) <= SPACE)
            this.#position++;
        return this.#json[this.#position];
    }
    #expect(character) {
        if (this.#peek() !== character)
            throw this.#missing(String.fromCharCode(character));
        this.#position++;
    }
    #missing(what) {
        const message = `there is no ${what} at byte ${this.#position}`;
        return this.#position < this.#json.length ? new SyntaxError(message) : new CutShortError(message);
    }
    #skipString() {
        const start = this.#position;
        for (let at = this.#json.indexOf(QUOTE, start + 1); at !== -1; at = this.#json.indexOf(QUOTE, at + 1)) {
            this.#position = at + 1;
            if (!this.#isEscaped(at))
                return;
        }
        throw new CutShortError(`the text at byte ${start} does not end`);
    }
    #isEscaped(at) {
        let backslashes = 0;
        while (this.#json[at - 1 - backslashes] === BACKSLASH)
            backslashes++;
        return backslashes % 2 === 1;
    }
    /** Passes a value by its brackets alone; parsing it finds what is wrong inside. */
    #skipValue() {
        let depth = 0;
        while (this.#position < this.#json.length) {
            const character = this.#json[this.#position];
            if (character === QUOTE) {
                this.#skipString();
                if (depth === 0)
                    return;
                continue;
            }
            if (depth === 0 && (character === COMMA || character === CLOSE_BRACE))
                return;
            this.#position++;
            if (character === OPEN_BRACE || character === OPEN_BRACKET)
                depth++;
            else if ((character === CLOSE_BRACE || character === CLOSE_BRACKET) && --depth === 0)
                return;
        }
        throw new CutShortError("a value does not end");
    }
}

;// CONCATENATED MODULE: ./src/freshness/index-contents.ts






/** Enough for what stands before the long lists in a graph of ten thousand files; where it is not, more is read. */
const FIRST_READ_BYTES = 1024 * 1024;
/** A graph that was cut off does not end with its closing brace. */
const TAIL_BYTES = 16;
/** The long lists of every form of the graph file; what it was made of stands before them. */
const LONG_LISTS = new Set(["entities", "relations", "nodes", "edges", "schema_graph"]);
/** Reads what the graph of a repository was made of; its entities and relations are not looked at. */
function loadContents(repository) {
    if (repository.isBare)
        return { problem: "a bare repository has no graph." };
    const files = new contained_files/* ContainedFiles */.V(repository.root);
    if (files.find(graph_file/* GRAPH_PATH */.l7).kind === "nothing")
        return { problem: `there is no ${graph_file/* GRAPH_PATH */.l7}.` };
    for (let length = FIRST_READ_BYTES;; length *= 4) {
        const ends = files.readEnds(graph_file/* GRAPH_PATH */.l7, graph_file/* MAX_GRAPH_BYTES */.y5, { head: length, tail: TAIL_BYTES });
        if (ends.skipped) {
            return { problem: `${graph_file/* GRAPH_PATH */.l7} cannot be read (${ends.skipped.detail ?? ends.skipped.reason}).` };
        }
        if (!/\}\s*$/.test(ends.tail.toString("latin1")))
            return { problem: `the end of ${graph_file/* GRAPH_PATH */.l7} is missing.` };
        try {
            return contentsOf(readJsonHead(ends.head, LONG_LISTS));
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
            if (error instanceof CutShortError && length < ends.size)
                continue;
            return { problem: `${graph_file/* GRAPH_PATH */.l7} is not a graph file (${error.message}).` };
        }
    }
}
function contentsOf(head) {
    const rows = head.get("files");
    if (!Array.isArray(rows))
        return { problem: `${graph_file/* GRAPH_PATH */.l7} does not say which files it was made of.` };
    const version = head.get("facts_version");
    if (version !== undefined && version !== facts_version/* FACTS_VERSION */.B) {
        return { problem: `${graph_file/* GRAPH_PATH */.l7} was made by another version of this program.` };
    }
    const files = new Map();
    for (const row of rows) {
        const path = (0,json/* stringProperty */.NQ)(row, "path");
        const blobId = (0,json/* stringProperty */.NQ)(row, "blob_id");
        if (path === undefined || blobId === undefined) {
            return { problem: `${graph_file/* GRAPH_PATH */.l7} does not say which content of its files it was made of.` };
        }
        if (!(0,index_files/* isIndexFile */.p)(path))
            files.set(path, blobId);
    }
    const commit = head.get("commit");
    return { contents: { commit: typeof commit === "string" ? commit : undefined, files } };
}

;// CONCATENATED MODULE: ./src/freshness/indexed-ref.ts
/** Where refs that people know by name are, in the order in which a name from them is preferred. */
const NAMESPACES = ["refs/heads/", "refs/remotes/", "refs/tags/"];
/** A branch or tag that points at a commit, `undefined` when none does. */
async function refOf(repository, commit) {
    const output = await repository.git.text(["for-each-ref", `--points-at=${commit}`, "--format=%(refname)", ...NAMESPACES], { task: `find the refs of ${commit}` });
    const names = output.split("\n");
    for (const namespace of NAMESPACES) {
        const found = names.find((name) => name.startsWith(namespace) && !name.endsWith("/HEAD"));
        if (found !== undefined)
            return found.slice(namespace.length);
    }
    return undefined;
}

// EXTERNAL MODULE: ./src/freshness/relation.ts
var freshness_relation = __webpack_require__(7383);
;// CONCATENATED MODULE: ./src/freshness/check-index.ts












const NO_FILES = { entries: [], skipped: [] };
/** Finds out whether the index of a repository describes a commit, by its content, and how far it is off if not. */
async function checkIndex(repository, options = {}) {
    const isLive = options.commit === undefined && !repository.isBare;
    const [{ listing, ...check }, live] = await Promise.all([
        checkAgainstCommit(repository, options),
        isLive ? (options.workTree ?? new work_tree/* WorkTree */.W(repository, options)).list() : undefined,
    ]);
    return { ...check, dirtyFiles: live && (0,dirty_files/* findDirtyFiles */.B)(listing, live) };
}
async function checkAgainstCommit(repository, options) {
    const head = options.commit ?? (await repository.headCommit());
    const loaded = loadContents(repository);
    const [listing, { indexedCommit, ...claim }] = await Promise.all([
        head === undefined ? NO_FILES : new git_tree/* GitTree */.x(repository, head, options).list(),
        (0,decide_by_statuses/* decideByStatuses */._)(repository, head),
    ]);
    const known = (await isHere(repository, indexedCommit, head)) ? indexedCommit : undefined;
    const [relation, indexedRef, indexed] = await Promise.all([
        (0,freshness_relation/* relateCommits */._)(repository, known, head),
        known === undefined ? undefined : refOf(repository, known),
        indexedFiles(repository, loaded, known, options),
    ]);
    const files = indexed && (0,compare_files/* compareFiles */.h)(indexed, withoutIndexFiles(listing.entries));
    const decision = confirmRoute(claim.decision, indexedCommit, loaded, files);
    return { decision, head, indexedCommit, indexedRef, relation, files, listing };
}
async function isHere(repository, commit, head) {
    if (commit === undefined || commit === head)
        return commit !== undefined;
    return (0,object_id/* isObjectId */.T)(commit) && (0,git_history/* hasCommit */.QE)(repository, commit);
}
/** The files of the index as the graph has them; without a graph, as the commit has them that it would have been made of. */
async function indexedFiles(repository, loaded, commit, options) {
    if (loaded.contents !== undefined)
        return loaded.contents.files;
    if (commit === undefined)
        return undefined;
    const { entries } = await new git_tree/* GitTree */.x(repository, commit, options).list();
    return new Map(withoutIndexFiles(entries).map(({ path, blobId }) => [path, blobId]));
}
function withoutIndexFiles(entries) {
    return entries.filter(({ path }) => !(0,index_files/* isIndexFile */.p)(path));
}


/***/ }),

/***/ 4390:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ countDifferences),
/* harmony export */   h: () => (/* binding */ compareFiles)
/* harmony export */ });
/** Compares the files that an index holds with those of a tree, by content. */
function compareFiles(indexed, entries) {
    let fresh = 0;
    let changed = 0;
    let added = 0;
    let firstDifference;
    const differs = (path) => {
        if (firstDifference === undefined || path < firstDifference)
            firstDifference = path;
    };
    for (const { path, blobId } of entries) {
        const known = indexed.get(path);
        if (known === blobId) {
            fresh++;
            continue;
        }
        if (known === undefined)
            added++;
        else
            changed++;
        differs(path);
    }
    const deleted = indexed.size - fresh - changed;
    if (deleted > 0) {
        const present = new Set(entries.map((entry) => entry.path));
        for (const path of indexed.keys())
            if (!present.has(path))
                differs(path);
    }
    return { fresh, changed, added, deleted, firstDifference };
}
/** How many files are not as the index has them. */
function countDifferences({ changed, added, deleted }) {
    return changed + added + deleted;
}


/***/ }),

/***/ 1034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ computeRoute),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   ol: () => (/* binding */ normaliseCommit),
/* harmony export */   t0: () => (/* binding */ moreConservative)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5146);

/** From most to least that is claimed: when two findings disagree, the later one holds. */
const LESS_AND_LESS_KNOWN = ["FRESH", "STALE", "UNKNOWN"];
/**
 * The gate: the graph answers only when the index calls itself fresh and was made of the commit that is asked about. Commit ids
 * are compared without regard to case and surrounding space; an abbreviated id is another id here, because only git can tell
 * whether it is unique.
 */
function computeRoute(status, head) {
    if (status === undefined)
        return refuse("UNKNOWN", status, "There is no index, or its status cannot be read.");
    if (status.indexState.toLowerCase() !== "fresh") {
        return refuse("STALE", status, `The index calls itself ${JSON.stringify((0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .m)(status.indexState))}.`);
    }
    const indexed = normaliseCommit(status.lastIndexedCommit);
    if (indexed === undefined)
        return refuse("UNKNOWN", status, "The index does not say which commit it was made of.");
    const wanted = normaliseCommit(head);
    if (wanted === undefined)
        return refuse("UNKNOWN", status, "The repository has no commit to compare the index with.");
    if (indexed !== wanted)
        return refuse("STALE", status, `The index was made of ${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .m)(indexed)}, not of ${wanted}.`);
    return { useRag: true, freshnessState: "FRESH", status };
}
/** A decision against the graph. */
function refuse(freshnessState, status, reason) {
    return { useRag: false, freshnessState, status, reason };
}
/** Of two decisions the one that claims less; of equal ones the first. */
function moreConservative(first, second) {
    return rank(second) > rank(first) ? second : first;
}
/** A commit id as git writes it, `undefined` when there is nothing in it. */
function normaliseCommit(commit) {
    const id = commit?.trim().toLowerCase();
    return id === "" ? undefined : id;
}
function rank(decision) {
    return LESS_AND_LESS_KNOWN.indexOf(decision.freshnessState);
}


/***/ }),

/***/ 5381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ decideByStatuses)
});

// EXTERNAL MODULE: ./src/git/object-id.ts
var object_id = __webpack_require__(7455);
// EXTERNAL MODULE: ./src/freshness/compute-route.ts
var compute_route = __webpack_require__(1034);
// EXTERNAL MODULE: ./src/git/contained-files.ts
var contained_files = __webpack_require__(3767);
// EXTERNAL MODULE: ./src/graph/status-file.ts
var status_file = __webpack_require__(7523);
;// CONCATENATED MODULE: ./src/freshness/status-files.ts


/** Where the status of an index may be: our place and that of LLMC's own builder. Both files count. */
const STATUS_PATHS = [status_file/* STATUS_PATH */.ND, ".llmc/rag/index_status.json"];
/** A status is a few hundred bytes; whatever is larger is something else. */
const MAX_STATUS_BYTES = 1024 * 1024;
/** Reads the status files of a repository that are there. No link is followed, and nothing but a regular file is opened. */
function readStatusFiles(repository) {
    if (repository.isBare)
        return [];
    const files = new contained_files/* ContainedFiles */.V(repository.root);
    return STATUS_PATHS.flatMap((path) => {
        const found = files.find(path);
        if (found.kind === "nothing")
            return [];
        const { bytes, skipped } = files.read(path, MAX_STATUS_BYTES);
        if (bytes === undefined)
            return { path, problem: skipped.detail ?? skipped.reason };
        const status = (0,status_file/* parseStatus */.i$)(bytes.toString("utf8"));
        return status === undefined ? { path, problem: "it is not a JSON object" } : { path, status };
    });
}

;// CONCATENATED MODULE: ./src/freshness/decide-by-statuses.ts



const NO_INDEX = (0,compute_route/* refuse */.TR)("UNKNOWN", undefined, "There is no index yet: `llmc-nav build-graph` makes one.");
/** Reads every status file and decides by the one that claims least. */
async function decideByStatuses(repository, head) {
    const claims = await Promise.all(readStatusFiles(repository).map((found) => decide(repository, found, head)));
    const [first, second] = claims;
    if (first === undefined)
        return { decision: NO_INDEX, indexedCommit: undefined };
    if (second === undefined)
        return first;
    const chosen = (0,compute_route/* moreConservative */.t0)(first.decision, second.decision) === first.decision ? first : second;
    const { decision, indexedCommit } = chosen;
    if (decision.useRag || first.decision.freshnessState === second.decision.freshnessState)
        return chosen;
    const reason = `The two status files disagree, so the more careful one counts. ${decision.reason}`;
    return { decision: { ...decision, reason }, indexedCommit };
}
async function decide(repository, found, head) {
    const { path, status, problem } = found;
    if (status === undefined) {
        const decision = (0,compute_route/* refuse */.TR)("UNKNOWN", undefined, `${path} cannot be used: ${problem}.`);
        return { decision, indexedCommit: undefined };
    }
    const indexedCommit = await fullCommit(repository, status.lastIndexedCommit);
    const decision = (0,compute_route/* computeRoute */.Np)({ ...status, lastIndexedCommit: indexedCommit }, head);
    // The status is handed on as it was written.
    return { decision: { ...decision, status }, indexedCommit };
}
/** An abbreviated id may stand for HEAD; only git can tell, and a name such as `main` is no id at all. */
async function fullCommit(repository, commit) {
    const id = (0,compute_route/* normaliseCommit */.ol)(commit);
    if (id === undefined || (0,object_id/* isObjectId */.T)(id) || !/^[0-9a-f]{4,64}$/.test(id))
        return id;
    return (await repository.findCommit(id)) ?? id;
}


/***/ }),

/***/ 7383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ relateCommits),
/* harmony export */   c: () => (/* binding */ describeRelation)
/* harmony export */ });
/* harmony import */ var _git_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(528);

const UNKNOWN = { kind: "unknown" };
/** Relates the indexed commit to the commit asked about; both are full ids of commits that this clone holds. */
async function relateCommits(repository, indexed, head) {
    if (indexed === undefined || head === undefined)
        return UNKNOWN;
    if (indexed === head)
        return { kind: "same" };
    const mergeBase = await (0,_git_history_js__WEBPACK_IMPORTED_MODULE_0__/* .findMergeBase */ .fe)(repository, indexed, head);
    if (mergeBase.kind === "unrelated")
        return { kind: "unrelated" };
    const distance = await (0,_git_history_js__WEBPACK_IMPORTED_MODULE_0__/* .countBetween */ .cJ)(repository, head, indexed);
    if (distance === undefined || mergeBase.kind === "hidden")
        return UNKNOWN;
    const { ahead, behind } = distance;
    if (ahead === 0)
        return { kind: "behind", behind };
    return behind === 0 ? { kind: "ahead", ahead } : { kind: "diverged", ahead, behind };
}
/** The relation in words: `same`, `behind 3`, `ahead 1`, `diverged`, `unrelated`, `unknown`. */
function describeRelation(relation) {
    switch (relation.kind) {
        case "behind":
            return `behind ${relation.behind}`;
        case "ahead":
            return `ahead ${relation.ahead}`;
        default:
            return relation.kind;
    }
}


/***/ }),

/***/ 5146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
/** Longer than every commit id and every sensible word; what is longer comes from a damaged or hostile file. */
const MAX_SHOWN = 80;
/** A text from a status file, short enough for a sentence. */
function shorten(text) {
    return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}


/***/ }),

/***/ 528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   cJ: () => (/* binding */ countBetween),
/* harmony export */   fe: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* unused harmony exports parentsOf, fetchCommit */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8534);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7455);



/** A fetch goes over the network, but nobody wants a job to hang on it. */
const FETCH_TIMEOUT_MS = 300_000;
/** Finds the best common ancestor of two commits that are both here. */
async function findMergeBase(repository, left, right) {
    const answer = await repository.git.run(["merge-base", "--end-of-options", left, right], {
        task: `find the merge base of ${left} and ${right}`,
        acceptedCodes: [0, 1],
    });
    if (answer.exitCode === 0)
        return { kind: "found", commit: answer.stdout.toString("latin1").trim() };
    return { kind: repository.isShallow ? "hidden" : "unrelated" };
}
/** Whether `ancestor` is in the history of `descendant` (or the same); in a shallow clone `false` may mean "not visible". */
async function isAncestor(repository, ancestor, descendant) {
    const answer = await repository.git.run(["merge-base", "--is-ancestor", "--end-of-options", ancestor, descendant], {
        task: `compare the history of ${ancestor} and ${descendant}`,
        acceptedCodes: [0, 1],
    });
    return answer.exitCode === 0;
}
/**
 * Counts the commits that only `commit` has (ahead) and those that only `reference` has (behind); `undefined` when a
 * shallow clone hides some of them.
 */
async function countBetween(repository, reference, commit) {
    const output = await repository.git.text(["rev-list", "--left-right", "--end-of-options", `${reference}...${commit}`, "--"], { task: `count the commits between ${reference} and ${commit}` });
    const lines = output.split("\n").filter((line) => line !== "");
    const cutOff = await repository.shallowCommits();
    if (lines.some((line) => cutOff.has(line.slice(1))))
        return undefined;
    const ahead = lines.filter((line) => line.startsWith(">")).length;
    return { ahead, behind: lines.length - ahead };
}
/** The parents as the commit itself names them: also those that a shallow clone does not have. */
async function parentsOf(repository, commit) {
    const text = await repository.git.text(["cat-file", "commit", commit], { task: `read the commit ${commit}` });
    const header = text.slice(0, text.indexOf("\n\n"));
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
}
/** Whether the commit itself is here; says nothing about its history. */
async function hasCommit(repository, commit) {
    return (await repository.findCommit(commit)) !== undefined;
}
/**
 * Fetches one commit from a remote, with the user's own git configuration for the login. A shallow clone stays shallow:
 * of the commit's history nothing is fetched.
 */
async function fetchCommit(repository, remote, commit) {
    if (!isObjectId(commit))
        throw new UserError(`${quote(commit)} is no full commit id.`, { code: "BAD_REVISION" });
    const options = ["--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance"];
    await repository.git.run(["fetch", ...options, ...(repository.isShallow ? ["--depth=1"] : []), "--end-of-options", remote, commit], { task: `fetch ${commit} from ${quote(remote)}`, isNetworkAllowed: true, timeoutMs: FETCH_TIMEOUT_MS });
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
