export const id = 967;
export const ids = [967];
export const modules = {

/***/ 5687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ answerQuestion)
});

;// CONCATENATED MODULE: ./src/model/error-codes.ts
/**
 * The stable names of what can go wrong. A program may match them; none is ever renamed or given another meaning. Each has
 * one line here and a paragraph in docs/error-codes.md.
 */
const ERROR_CODES = {
    BAD_REQUEST: "the call itself is wrong: an option or a value that is not allowed",
    BAD_SYMBOL: "the text given for a symbol cannot be read as one",
    BAD_REVISION: "the revision names no single commit in this clone",
    NOT_A_DIRECTORY: "the directory does not exist",
    NOT_A_REPOSITORY: "the directory is not inside a git repository",
    NOT_A_WORK_TREE: "the directory is inside a repository's own files, not in its working tree",
    BARE_REPOSITORY: "a bare repository has no working tree to ask about",
    BARE_REPOSITORY_FORBIDDEN: "git is set up to refuse bare repositories",
    DUBIOUS_OWNERSHIP: "git refuses a repository that belongs to another user",
    BAD_GRAPH: "the graph file is damaged, too large, or no graph at all",
    CANNOT_WRITE: "a file of the index cannot be written",
    SHALLOW_CLONE: "the clone does not hold the history that the question needs",
    PARTIAL_CLONE: "the clone does not hold the objects that the question needs",
    UNRELATED_HISTORIES: "two commits have no history in common",
    GIT_NOT_FOUND: "there is no git program",
    GIT_TIMEOUT: "git took too long and was stopped",
    GIT_OUTPUT_TOO_LARGE: "git wrote more than any repository should need",
    GIT_FAILED: "git failed in a way that has no name of its own",
    INTERNAL: "a bug in llmc-nav",
};
/** Whether a text is one of the stable names. */
function isErrorCode(text) {
    return Object.hasOwn(ERROR_CODES, text);
}

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
;// CONCATENATED MODULE: ./src/envelope/results.ts
/** LLMC's own words for an answer that the limit cut. */
const TRUNCATED_MESSAGE = "Result truncated due to limit.";
/** An answer from the graph, which the gateway proved to be fresh. `details.total` above the number of items makes it truncated. */
function okResult(items, details = {}) {
    const common = commonMeta(items.length, details);
    const message = messageOf(common, details);
    return {
        meta: { status: "OK", source: "RAG_GRAPH", freshnessState: "FRESH", errorCode: undefined, message, ...common },
        items,
    };
}
/** An answer from the live files, for want of a fresh index; STALE unless told that nothing is known of the index. */
function fallbackResult(items, details = {}) {
    const common = commonMeta(items.length, details);
    const { freshnessState = "STALE" } = details;
    const message = messageOf(common, details);
    return {
        meta: { status: "FALLBACK", source: "LOCAL_FALLBACK", freshnessState, errorCode: undefined, message, ...common },
        items,
    };
}
/** No answer: a stable code for programs and a sentence for people. */
function errorResult(errorCode, message, details = {}) {
    const { freshnessState = "UNKNOWN" } = details;
    return {
        meta: { status: "ERROR", source: "NONE", freshnessState, errorCode, message, ...commonMeta(0, details) },
        items: [],
    };
}
function commonMeta(shown, details) {
    // A total below what is shown would be a lie about the rest.
    const total = Math.max(details.total ?? shown, shown);
    const isTruncated = total > shown;
    return {
        indexStatus: details.indexStatus,
        tool: details.tool,
        query: details.query,
        commit: details.commit,
        isTruncated,
        total,
        reason: details.reason ?? (isTruncated ? `The limit lets ${shown} of ${total} through.` : undefined),
        elapsedMs: details.elapsedMs,
    };
}
function messageOf(common, details) {
    return details.message ?? (common.isTruncated ? TRUNCATED_MESSAGE : undefined);
}

;// CONCATENATED MODULE: ./src/envelope/failure-result.ts



/** The envelope of something thrown: the user's mistakes under their own code, everything else as a bug. */
function failureResult(error, details = {}) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof errors/* UserError */.y))
        return errorResult("INTERNAL", message, details);
    const { code } = error;
    return errorResult(code !== undefined && isErrorCode(code) ? code : "BAD_REQUEST", message, details);
}

;// CONCATENATED MODULE: ./src/envelope/routed-result.ts

/**
 * Wraps items as the gateway decided: those of the graph when it may answer, else those of the live files, with the gateway's
 * reason as the message. Whoever could not use the graph after all hands in the refusal, not the first decision.
 */
function routedResult(decision, items, details = {}) {
    const { status: indexStatus } = decision;
    if (decision.useRag)
        return okResult(items, { ...details, indexStatus });
    const { freshnessState, reason } = decision;
    return fallbackResult(items, { ...details, indexStatus, freshnessState, message: details.message ?? reason });
}

// EXTERNAL MODULE: ./src/envelope/index-status-to-wire.ts
var index_status_to_wire = __webpack_require__(5855);
;// CONCATENATED MODULE: ./src/envelope/item-to-wire.ts
/** The JSON of one item: LLMC's keys first, then those that its kind adds. */
function itemToWire(item) {
    const common = commonToWire(item);
    const binding = item.binding === undefined ? null : bindingToWire(item.binding);
    switch (item.kind) {
        case "match":
            return { ...common, ...(binding !== null && { binding }) };
        case "use":
            return {
                ...common,
                line: item.line,
                column: item.column,
                role: item.role,
                confidence: item.confidence,
                symbol: symbolToWire(item.symbol),
                enclosing: item.enclosing === undefined ? null : symbolToWire(item.enclosing),
                is_test: item.isTest,
                binding,
            };
        case "lineage":
            return {
                ...common,
                symbol: symbolToWire(item.symbol),
                confidence: item.confidence,
                depth: item.hops.length,
                hops: item.hops.map(hopToWire),
                is_test: item.isTest,
                binding,
            };
    }
}
function commonToWire({ file, snippet, enrichment, isEnrichmentStale }) {
    const { path, startLine, endLine } = snippet.location;
    return {
        file,
        snippet: { text: snippet.text, location: { path, start_line: startLine, end_line: endLine } },
        enrichment: enrichment === undefined ? null : enrichmentToWire(enrichment),
        ...(isEnrichmentStale === true && { enrichment_stale: true }),
    };
}
function enrichmentToWire(enrichment) {
    const fields = [
        ["summary", enrichment.summary],
        ["usage_guide", enrichment.usageGuide],
        ["content_type", enrichment.contentType],
        ["content_language", enrichment.contentLanguage],
    ];
    const named = new Set(fields.map(([name]) => name));
    for (const [name, value] of enrichment.others ?? []) {
        if (!named.has(name))
            fields.push([name, value]);
    }
    // `fromEntries` defines keys where an assignment to `__proto__` would not.
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null));
}
function symbolToWire(symbol) {
    return {
        path: symbol.path,
        qualname: symbol.qualname,
        kind: symbol.kind,
        start_line: symbol.startLine,
        end_line: symbol.endLine,
    };
}
function hopToWire({ symbol, file, line, column, confidence }) {
    return { symbol: symbolToWire(symbol), file, line, column, confidence };
}
function bindingToWire({ status, score }) {
    return { status, score };
}

;// CONCATENATED MODULE: ./src/envelope/to-wire.ts


/** The JSON of an answer. Keys stand in a fixed order. */
function toWire(result) {
    return resultToWire(result, itemToWire);
}
/** The JSON of an answer whose items are of another kind than the tools' own. */
function resultToWire(result, mapItem) {
    const items = result.items;
    return { meta: metaToWire(result.meta), items: items.map(mapItem) };
}
function metaToWire(meta) {
    return {
        status: meta.status,
        error_code: meta.errorCode ?? null,
        message: meta.message ?? null,
        source: meta.source,
        freshness_state: meta.freshnessState,
        index_status: meta.indexStatus === undefined ? null : (0,index_status_to_wire/* indexStatusToWire */.P)(meta.indexStatus),
        tool: meta.tool ?? null,
        query: meta.query ?? null,
        commit: meta.commit ?? null,
        truncated: meta.isTruncated,
        total: meta.total,
        reason: meta.reason ?? null,
        elapsed_ms: meta.elapsedMs === undefined ? null : Math.round(meta.elapsedMs),
    };
}

// EXTERNAL MODULE: ./src/freshness/check-index.ts + 4 modules
var check_index = __webpack_require__(4328);
// EXTERNAL MODULE: ./src/freshness/compute-route.ts
var compute_route = __webpack_require__(1034);
// EXTERNAL MODULE: ./src/freshness/decide-by-statuses.ts + 1 modules
var decide_by_statuses = __webpack_require__(5381);
;// CONCATENATED MODULE: ./src/freshness/route-for-work-tree.ts

/** The decision for a question about the working tree: a graph that is fresh for HEAD is stale for files that differ from HEAD. */
function routeForWorkTree({ decision, dirtyFiles }) {
    const [first, ...others] = dirtyFiles ?? [];
    if (!decision.useRag || first === undefined)
        return decision;
    const path = JSON.stringify(first.path);
    const what = others.length === 0 ? `${path} differs` : `${others.length + 1} files, ${path} among them, differ`;
    return (0,compute_route/* refuse */.TR)("STALE", decision.status, `The index describes the last commit, but ${what} from it.`);
}

// EXTERNAL MODULE: ./src/git/work-tree.ts + 3 modules
var work_tree = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/graph/graph-file.ts + 3 modules
var graph_file = __webpack_require__(2432);
// EXTERNAL MODULE: ./src/languages/registry.ts
var registry = __webpack_require__(4112);
// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(1374);
// EXTERNAL MODULE: ./src/model/symbol-id.ts
var symbol_id = __webpack_require__(2271);
// EXTERNAL MODULE: ./src/resolve/file-index.ts
var file_index = __webpack_require__(4121);
// EXTERNAL MODULE: ./src/nav/symbol-query.ts
var symbol_query = __webpack_require__(1052);
;// CONCATENATED MODULE: ./src/nav/graph-reader.ts





/** Reads symbols, members and class hierarchies off a graph. */
class GraphReader {
    graph;
    #symbols = new Map();
    #byLastName = new Map();
    constructor(graph) {
        this.graph = graph;
        for (const entity of graph.graph.entities) {
            if (entity.kind === "file" || entity.filePath === undefined)
                continue;
            const path = entity.filePath;
            const qualname = qualnameOf(entity.id, path);
            const key = symbolKey(path, qualname);
            const known = this.#symbols.get(key);
            if (known) {
                known.entities.push(entity);
                continue;
            }
            const symbol = { path, qualname, entities: [entity] };
            this.#symbols.set(key, symbol);
            const name = qualname.slice(qualname.lastIndexOf(".") + 1);
            const named = this.#byLastName.get(name);
            if (named)
                named.push(symbol);
            else
                this.#byLastName.set(name, [symbol]);
        }
    }
    symbolsFor(query) {
        return [...this.#symbols.values()].filter(({ path, qualname }) => (0,symbol_query/* matchesSymbol */.c)(query, path, qualname));
    }
    /** The symbol that an entity belongs to; undefined for a file. */
    symbolOf(id) {
        const path = this.graph.entity(id)?.filePath;
        return path === undefined ? undefined : this.#symbols.get(symbolKey(path, qualnameOf(id, path)));
    }
    symbol(path, qualname) {
        return this.#symbols.get(symbolKey(path, qualname));
    }
    /** In C and C++, the declarations of a symbol in the headers that its file includes, at any depth. */
    declarationsOf({ path, qualname, entities: [{ kind }] }) {
        if (!/^(?:c|cpp)$/.test((0,registry/* languageOfPath */.F4)(path)) || !/^(?:function|method|constant)$/.test(kind))
            return [];
        const queue = [path];
        const found = [];
        for (const file of queue) {
            for (const { edge, dst } of this.graph.relationsFrom((0,symbol_id/* fileId */.qp)(file))) {
                const included = edge === "imports" ? this.graph.entity(dst) : undefined;
                if (included?.kind !== "file" || included.filePath === undefined || queue.includes(included.filePath))
                    continue;
                queue.push(included.filePath);
                const declared = this.symbol(included.filePath, qualname);
                if (declared?.entities[0].kind === kind)
                    found.push(declared);
            }
        }
        return found.slice(0, 1);
    }
    /** The entities of a symbol and of everything defined inside it. */
    entitiesIn({ path, qualname }) {
        const inside = `${qualname}.`;
        return [...this.#symbols.values()]
            .filter((symbol) => symbol.path === path && (symbol.qualname === qualname || symbol.qualname.startsWith(inside)))
            .flatMap((symbol) => symbol.entities);
    }
    /** Every symbol that is an attribute of something and has the name. */
    membersNamed(name) {
        return (this.#byLastName.get(name) ?? []).filter((symbol) => this.isMember(symbol));
    }
    /** Whether a symbol is reached as an attribute, unlike a function inside a function. */
    isMember(symbol) {
        if (!symbol.qualname.includes("."))
            return false;
        const [entity] = symbol.entities;
        const owner = this.#ownerOf(symbol)?.entities[0];
        if (!owner || entity.kind === "method" || (0,file_index/* isMemberOwner */.s)(owner.kind))
            return true;
        const isInside = (entity.startLine ?? 0) >= (owner.startLine ?? 0) && (entity.endLine ?? 0) <= (owner.endLine ?? 0);
        return !isInside;
    }
    ref(symbol) {
        return refOf(symbol, symbol.entities[0]);
    }
    /** The very definition that an entity is; undefined for a file. */
    refOfEntity(id) {
        const entity = this.graph.entity(id);
        const symbol = this.symbolOf(id);
        return entity && symbol && refOf(symbol, entity);
    }
    /** The ids of a member's class and its ancestors, the class first; none when it belongs to no class. */
    ancestryOf(member) {
        const owner = this.isMember(member) ? this.#ownerOf(member) : undefined;
        const queue = owner?.entities.map((entity) => entity.id) ?? [];
        const seen = new Set(queue);
        for (const id of queue) {
            for (const relation of this.graph.relationsFrom(id)) {
                if (relation.edge !== "extends" || seen.has(relation.dst))
                    continue;
                seen.add(relation.dst);
                queue.push(relation.dst);
            }
        }
        return queue;
    }
    #ownerOf({ path, qualname }) {
        return this.#symbols.get(symbolKey(path, qualname.slice(0, qualname.lastIndexOf("."))));
    }
    /** Whether all members belong to classes that extend one another. */
    areOneHierarchy(members) {
        const groups = [];
        for (const member of members) {
            const ancestry = this.ancestryOf(member);
            // A member of something that is not defined here is a hierarchy of its own.
            const ids = ancestry.length > 0 ? ancestry : [member.entities[0].id];
            const related = groups.filter((group) => ids.some((id) => group.has(id)));
            for (const group of related)
                groups.splice(groups.indexOf(group), 1);
            groups.push(new Set([...related.flatMap((group) => [...group]), ...ids]));
        }
        return groups.length === 1;
    }
}
function refOf({ path, qualname }, entity) {
    const kind = facts/* DEFINITION_KINDS */.Ck.find((each) => each === entity.kind) ?? "constant";
    return { path, qualname, kind, startLine: entity.startLine ?? 0, endLine: entity.endLine ?? 0 };
}
function symbolKey(path, qualname) {
    return `${path}#${qualname}`;
}
/** The qualified name inside the file: what is left of the id without the module. */
function qualnameOf(id, path) {
    return ((0,symbol_id/* parseSymbolId */.Zc)(id)?.parts ?? []).slice((0,symbol_id/* moduleName */.AO)(path).split(".").length).join(".");
}

;// CONCATENATED MODULE: ./src/nav/choose-source.ts







/** Decides for one question. The proof costs a listing, so it is asked for only when the status claims to be fresh. */
async function chooseSource({ repository, tree }, logger) {
    const commit = tree.commit ?? (await repository.headCommit());
    const claim = await (0,decide_by_statuses/* decideByStatuses */._)(repository, commit);
    if (!claim.decision.useRag)
        return { decision: claim.decision, graph: undefined };
    const isLive = tree instanceof work_tree/* WorkTree */.W;
    const check = await (0,check_index/* checkIndex */.J)(repository, isLive ? { workTree: tree } : { commit: tree.commit });
    const decision = isLive ? routeForWorkTree(check) : check.decision;
    if (!decision.useRag)
        return { decision, graph: undefined };
    try {
        const graph = (0,graph_file/* loadGraph */.f6)(repository.root, logger);
        if (graph)
            return { decision, graph: new GraphReader(graph) };
        return { decision: (0,compute_route/* refuse */.TR)("UNKNOWN", decision.status, "The graph file is missing."), graph: undefined };
    }
    catch (error) {
        const reason = `The graph cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
        return { decision: (0,compute_route/* refuse */.TR)("UNKNOWN", decision.status, reason), graph: undefined };
    }
}

// EXTERNAL MODULE: ./src/nav/codebase.ts + 2 modules
var nav_codebase = __webpack_require__(7901);
// EXTERNAL MODULE: ./src/util/printable.ts
var printable = __webpack_require__(1095);
;// CONCATENATED MODULE: ./src/cli/answer-output.ts

/** An answer for people: one line an item, grouped by the definition that is meant. */
function renderResult(result, format) {
    const { meta } = result;
    const lines = [];
    let group = "";
    for (const item of result.items) {
        const heading = item.kind === "use" ? titleOf(item.symbol) : "";
        if (heading !== group)
            lines.push(...(group === "" ? [] : [""]), format === "markdown" ? `**${code(heading)}**` : heading);
        group = heading;
        lines.push(format === "markdown" ? `- ${lineOf(item, code)}` : `  ${lineOf(item, printable/* printable */.g)}`);
    }
    const shown = result.items.length;
    lines.push(...(shown > 0 ? [""] : []), `${shown === meta.total ? shown : `${shown} of ${meta.total}`} found. ${meta.reason ?? ""}`.trim());
    lines.push(`${meta.source}, ${meta.freshnessState}${meta.message === undefined ? "" : `: ${meta.message}`}`);
    return `${lines.join("\n")}\n`;
}
function lineOf(item, show) {
    switch (item.kind) {
        case "use":
            return useLine(item, show);
        case "lineage":
            return lineageLine(item, show);
        case "match":
            return `${show(`${item.file}:${item.snippet.location.startLine}`)}  ${show(firstLine(item.snippet.text))}`;
    }
}
function useLine(item, show) {
    const { snippet, line } = item;
    const text = snippet.text.split("\n")[line - snippet.location.startLine] ?? "";
    const sure = item.confidence === "exact" ? "" : ` (${item.confidence})`;
    return `${show(`${item.file}:${line}`)}  ${item.role}${sure}  ${show(text.trim())}`;
}
function lineageLine(item, show) {
    const way = item.hops.map((hop) => show(hop.symbol.qualname)).join(" → ");
    const sure = item.confidence === "exact" ? "" : ` (${item.confidence})`;
    return `${"  ".repeat(item.hops.length - 1)}${show(`${item.symbol.path}:${item.symbol.startLine}`)}  ${way}${sure}`;
}
function titleOf(symbol) {
    return (0,printable/* printable */.g)(`${symbol.kind} ${symbol.qualname} (${symbol.path}:${symbol.startLine})`);
}
/** Text from the repository in a Markdown code span that it cannot leave. */
function code(text) {
    const safe = (0,printable/* printable */.g)(text);
    const longest = Math.max(0, ...[...safe.matchAll(/`+/g)].map((run) => run[0].length));
    const fence = "`".repeat(longest + 1);
    return safe.startsWith("`") || safe.endsWith("`") ? `${fence} ${safe} ${fence}` : `${fence}${safe}${fence}`;
}
function firstLine(text) {
    return text.split("\n", 1)[0] ?? "";
}

;// CONCATENATED MODULE: ./src/cli/answer.ts







/** Puts one question to the repository, wraps the answer in its envelope and prints it. */
async function answerQuestion(context, tool, query, ask) {
    const started = performance.now();
    const result = await answer(context, tool, query, started, ask);
    const isJson = context.format === "json" || context.format === "jsonl";
    if (result.meta.status === "ERROR" && !isJson)
        throw new errors/* UserError */.y(result.meta.message);
    await context.io.writeOut(isJson ? `${JSON.stringify(toWire(result))}\n` : renderResult(result, context.format));
    return result.meta.status === "ERROR" ? 2 : 0;
}
async function answer(context, tool, query, started, ask) {
    const details = { tool, query };
    let codebase;
    try {
        codebase = await nav_codebase/* Codebase */.B.open(context);
    }
    catch (error) {
        return failed(error, details);
    }
    try {
        const { decision, graph } = await chooseSource(codebase, context.logger);
        const { items, total, reason } = await ask(codebase, graph);
        const commit = codebase.tree.commit ?? (await codebase.repository.headCommit());
        return routedResult(decision, items, { ...details, commit, total, reason, elapsedMs: performance.now() - started });
    }
    catch (error) {
        return failed(error, details);
    }
    finally {
        await codebase.close();
    }
}
/** The user's mistakes become envelopes; a bug keeps its stack. */
function failed(error, details) {
    if (error instanceof errors/* UserError */.y)
        return failureResult(error, details);
    throw error;
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

/***/ 3967:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  symbolOption: () => (/* binding */ symbolOption),
  whereUsedCommand: () => (/* binding */ whereUsedCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
// EXTERNAL MODULE: ./src/model/use.ts
var use = __webpack_require__(6378);
// EXTERNAL MODULE: ./src/nav/codebase.ts + 2 modules
var nav_codebase = __webpack_require__(7901);
// EXTERNAL MODULE: ./src/nav/where-used.ts + 1 modules
var where_used = __webpack_require__(1643);
// EXTERNAL MODULE: ./src/resolve/name-index.ts
var name_index = __webpack_require__(1512);
// EXTERNAL MODULE: ./src/util/json.ts
var json = __webpack_require__(4976);
// EXTERNAL MODULE: ./src/nav/find-uses.ts + 1 modules
var find_uses = __webpack_require__(8663);
;// CONCATENATED MODULE: ./src/nav/where-used-batch.ts



/** Answers one line of `where-used --batch`: the uses of the definition at a place, as plain references. */
function answerBatchLine(world, names, question) {
    const symbol = (0,json/* stringProperty */.NQ)(question, "symbol") ?? "";
    const path = (0,json/* stringProperty */.NQ)(question, "def_file") ?? "";
    const line = Number((0,json/* property */.MZ)(question, "def_line"));
    const handle = definitionOf(world, path, line, symbol);
    const uses = handle ? (0,find_uses/* findUses */.O)(world, names, handle) : [];
    return {
        symbol,
        def_file: path,
        def_line: line,
        refs: uses.map((use) => ({ file: use.path, line: use.line, role: use.role, confidence: use.confidence })),
    };
}
function definitionOf(world, path, line, symbol) {
    const definitions = world.file(path)?.facts.definitions ?? [];
    const isAsked = (qualname) => (0,name_index/* lastPart */.z)(qualname) === (0,name_index/* lastPart */.z)(symbol);
    let index = definitions.findIndex((each) => each.nameLine === line && isAsked(each.qualname));
    if (index < 0)
        index = definitions.findIndex((each) => each.startLine === line && isAsked(each.qualname));
    return index < 0 ? undefined : { path, index };
}

// EXTERNAL MODULE: ./src/cli/answer.ts + 10 modules
var answer = __webpack_require__(5687);
// EXTERNAL MODULE: ./src/cli/option-values.ts
var option_values = __webpack_require__(1916);
;// CONCATENATED MODULE: ./src/cli/where-used.ts









const DEFAULT_LIMIT = 50;
/** `llmc-nav where-used`: every use of a symbol, with the line of the use. */
const whereUsedCommand = {
    async run(context, options) {
        const batch = options.text("batch");
        if (batch !== undefined)
            return answerBatch(context, batch);
        const symbol = symbolOption(options);
        const filters = {
            limit: (0,option_values/* limitOf */.LF)(options, "limit", DEFAULT_LIMIT),
            confidence: (0,option_values/* choice */.Yq)(options, "confidence", use/* CONFIDENCES */.i, "likely"),
            includeImports: !options.flag("no-imports"),
            tests: (0,option_values/* choice */.Yq)(options, "tests", ["include", "only", "exclude"], "include"),
        };
        return (0,answer/* answerQuestion */.p)(context, "where-used", symbol, (codebase, graph) => (0,where_used/* whereUsed */["do"])(codebase, symbol, filters, graph));
    },
};
/** The symbol that a navigation command asks about. */
function symbolOption(options) {
    const symbol = options.text("symbol") ?? options.positionals[0];
    if (symbol === undefined)
        throw new errors/* UserError */.y("Say which symbol: -s Auth.login (or src/auth.py#Auth.login, or src/auth.py:15).");
    return symbol;
}
async function answerBatch(context, file) {
    const questions = readLines((0,external_node_path_.resolve)(context.io.cwd, file));
    const codebase = await nav_codebase/* Codebase */.B.open(context);
    try {
        await codebase.indexAll();
        for (const question of questions) {
            const answer = await codebase.ask((world, names) => answerBatchLine(world, names, question));
            await context.io.writeOut(`${JSON.stringify(answer)}\n`);
        }
    }
    finally {
        await codebase.close();
    }
    return 0;
}
function readLines(file) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch (error) {
        throw new errors/* UserError */.y(`The batch file cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    }
    return text.split("\n").flatMap((line, index) => {
        if (line.trim() === "")
            return [];
        try {
            return [JSON.parse(line)];
        }
        catch {
            throw new errors/* UserError */.y(`Line ${index + 1} of the batch file is not JSON.`);
        }
    });
}


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTexts)
/* harmony export */ });
/* harmony import */ var _util_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9997);

/** Reads entries of a Tree as text, in the order given. */
async function* readTexts(tree, entries) {
    for await (const { entry, bytes, skipped } of tree.readMany(entries)) {
        if (skipped !== undefined) {
            yield { entry, skipped };
            continue;
        }
        const decoded = (0,_util_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(bytes);
        if (decoded.isBinary)
            yield { entry, skipped: { path: entry.path, reason: "binary" } };
        else
            yield { entry, text: decoded.text };
    }
}


/***/ }),

/***/ 7901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ Codebase)
});

// EXTERNAL MODULE: ./src/facts/open-store.ts
var open_store = __webpack_require__(383);
// EXTERNAL MODULE: ./src/facts/update.ts
var update = __webpack_require__(6122);
// EXTERNAL MODULE: ./src/git/git-tree.ts + 2 modules
var git_tree = __webpack_require__(4538);
// EXTERNAL MODULE: ./src/git/repository.ts + 3 modules
var git_repository = __webpack_require__(6213);
// EXTERNAL MODULE: ./src/git/work-tree.ts + 3 modules
var work_tree = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/resolve/live-project.ts
var live_project = __webpack_require__(3820);
// EXTERNAL MODULE: ./src/resolve/name-index.ts
var name_index = __webpack_require__(1512);
// EXTERNAL MODULE: ./src/git/paths.ts
var git_paths = __webpack_require__(2320);
;// CONCATENATED MODULE: ./src/git/grep.ts

const OPTIONS = ["-l", "-z", "-I", "-F", "-w", "--full-name", "--no-color", "--no-textconv", "--no-recurse-submodules"];
/**
 * The files that contain one of the names as a whole word, in path order: a quick filter in front of parsing, so it may give too
 * many files but, among UTF-8 texts, never too few.
 */
async function grepTree(tree, names) {
    // git reads one pattern a line; no name in a program has such characters.
    const patterns = [...new Set(names)].filter((name) => name !== "" && !/[\0\r\n]/.test(name));
    if (patterns.length === 0)
        return [];
    const { entries, skipped } = await tree.list();
    if (!skipped.every(isHarmlessToGit))
        return scan(tree, entries, patterns);
    const prefix = tree.commit === undefined ? "" : `${tree.commit}:`;
    const answer = await tree.repository.git.run(["grep", ...OPTIONS, "-f", "-", ...(tree.commit === undefined ? ["--untracked"] : [tree.commit]), "--"], { input: `${patterns.join("\n")}\n`, task: `search ${tree.name}`, acceptedCodes: [0, 1] });
    const paths = new Set((0,git_paths/* splitRecords */.DQ)(answer.stdout.toString("utf8")).map((record) => record.slice(prefix.length)));
    return entries.filter((entry) => paths.has(entry.path));
}
/** git grep would fetch absent blobs one by one, and would look into a directory that was replaced by a link. */
function isHarmlessToGit({ reason }) {
    return reason !== "absent" && reason !== "outside";
}
async function scan(tree, entries, patterns) {
    const found = [];
    for await (const { entry, bytes } of tree.readMany(entries)) {
        if (bytes !== undefined && patterns.some((pattern) => bytes.includes(pattern)))
            found.push(entry);
    }
    return found;
}

// EXTERNAL MODULE: ./src/git/read-text.ts
var read_text = __webpack_require__(2560);
// EXTERNAL MODULE: ./src/languages/registry.ts
var registry = __webpack_require__(4112);
;// CONCATENATED MODULE: ./src/nav/grep-names.ts



/** Words that begin every kind of import; a file without any of them imports nothing. */
const IMPORT_WORDS = ["import", "require", "export"];
const ECMASCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const SPECIFIER = /\b(?:require|import|from)\s*\(?\s*["'`]([^"'`\n]{1,300})["'`]/g;
/**
 * A name source that needs no index: `git grep` finds the files when a name is first asked for. Like `LiveProject`, it
 * notes what it does not know yet, and the question is put again when it does.
 */
class GrepNames {
    #project;
    #tree;
    #files = new Map();
    #wanted = new Set();
    #importers;
    #wantsImporters = false;
    constructor(project, tree) {
        this.#project = project;
        this.#tree = tree;
    }
    filesWith(name) {
        const known = this.#files.get(name);
        if (known)
            return known;
        this.#wanted.add(name);
        return [];
    }
    importersOf(path) {
        if (!this.#importers)
            this.#wantsImporters = true;
        return this.#importers?.get(path) ?? [];
    }
    /** Answers a question that uses this source, searching until it asks for no name that is not known. */
    async ask(question) {
        for (;;) {
            const answer = await this.#project.ask(question);
            if (this.#wanted.size === 0 && !this.#wantsImporters)
                return answer;
            await this.#search();
        }
    }
    async #search() {
        const names = [...this.#wanted];
        this.#wanted.clear();
        const paths = (await grepTree(this.#tree, names)).map((entry) => entry.path).filter(canBeCode);
        for (const name of names)
            this.#files.set(name, paths);
        if (this.#wantsImporters) {
            this.#wantsImporters = false;
            this.#importers = await this.#findImporters();
        }
    }
    /** Read off the text, not the facts: it takes every file, and parsing every file is what this source is there to avoid. */
    async #findImporters() {
        const importers = new Map();
        const entries = (await grepTree(this.#tree, IMPORT_WORDS)).filter((entry) => ECMASCRIPT.test(entry.path));
        for await (const { entry, text } of (0,read_text/* readTexts */.Z)(this.#tree, entries)) {
            const specifiers = new Set([...(text ?? "").matchAll(SPECIFIER)].map((match) => match[1]));
            const finder = this.#project.finderFor(entry.path);
            for (const specifier of specifiers) {
                const target = finder.find(entry.path, specifier);
                if (target.kind !== "file")
                    continue;
                const known = importers.get(target.path);
                if (known)
                    known.push(entry.path);
                else
                    importers.set(target.path, [entry.path]);
            }
        }
        return importers;
    }
}
/** Whether a file can hold references: by its name, or, where the name says nothing, because a `#!` line may. */
function canBeCode(path) {
    return (0,registry/* languageOfPath */.F4)(path) !== "text" || !path.slice(path.lastIndexOf("/") + 1).includes(".");
}

;// CONCATENATED MODULE: ./src/nav/codebase.ts








/** One tree of a repository, open for questions. */
class Codebase {
    repository;
    tree;
    project;
    #store;
    #progress;
    #grep;
    #index;
    constructor(repository, tree, store, project, progress) {
        this.repository = repository;
        this.tree = tree;
        this.project = project;
        this.#store = store;
        this.#progress = progress;
        this.#grep = new GrepNames(project, tree);
    }
    static async open(options) {
        const repository = await git_repository/* Repository */.L.open(options.directory);
        const { rev } = options;
        const tree = rev === undefined ? new work_tree/* WorkTree */.W(repository) : new git_tree/* GitTree */.x(repository, await repository.resolveCommit(rev));
        const store = await (0,open_store/* openStore */.C)(repository, tree, options.logger);
        const project = await live_project/* LiveProject */.o.open(tree, store);
        return new Codebase(repository, tree, store, project, options.progress);
    }
    /** Brings the facts of every file up to date and indexes their names: worth it for many questions, not for one. */
    async indexAll() {
        const code = [...this.project.entries.values()].filter((entry) => canBeCode(entry.path));
        await (0,update/* updateFactsOf */.Uo)(code, this.tree, this.#store, { progress: this.#progress });
        const paths = code.map((entry) => entry.path);
        this.#index = await this.project.ask(() => name_index/* NameIndex */.S.build(this.project, paths));
    }
    /** Puts a question; files are read and names searched for as it needs them. */
    ask(question) {
        const index = this.#index;
        if (index)
            return this.project.ask((world) => question(world, index));
        return this.#grep.ask((world) => question(world, this.#grep));
    }
    /** Keeps what was learnt for the next run. */
    async close() {
        this.#store.save();
        this.#store.close();
        await this.tree.close();
    }
}


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findDefinitions),
/* harmony export */   f: () => (/* binding */ nameSymbolAt)
/* harmony export */ });
/* harmony import */ var _resolve_name_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1512);
/* harmony import */ var _symbol_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1052);


/** The definitions that a question means, one for each symbol: overloads and accessors count once. */
function findDefinitions(world, names, query) {
    const found = [];
    for (const path of filesFor(names, query)) {
        const seen = new Set();
        world.file(path)?.facts.definitions.forEach(({ qualname }, index) => {
            if (seen.has(qualname) || !(0,_symbol_query_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSymbol */ .c)(query, path, qualname))
                return;
            seen.add(qualname);
            found.push({ path, index });
        });
    }
    return found;
}
function filesFor(names, query) {
    switch (query.form) {
        case "path":
            return [query.path];
        case "name":
            return names.filesWith((0,_resolve_name_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lastPart */ .z)(query.qualname));
        case "id":
            return names.filesWith(query.id.parts.at(-1) ?? "");
    }
}
/** The same question with a place turned into the symbol there: the one named on the line, or else the innermost around it. */
function nameSymbolAt(world, query) {
    if (query.form !== "place")
        return query;
    const { path, line } = query;
    const definitions = world.file(path)?.facts.definitions ?? [];
    const around = definitions.findLast((each) => each.fullStartLine <= line && line <= each.endLine);
    const definition = definitions.find((each) => each.nameLine === line) ?? around;
    return definition && { form: "path", path, qualname: definition.qualname, isWhole: true };
}


/***/ }),

/***/ 8663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ findUses),
  l: () => (/* binding */ membersNamed)
});

// EXTERNAL MODULE: ./src/resolve/classes.ts
var classes = __webpack_require__(3596);
// EXTERNAL MODULE: ./src/resolve/counterparts.ts
var counterparts = __webpack_require__(5440);
// EXTERNAL MODULE: ./src/resolve/hierarchies.ts
var hierarchies = __webpack_require__(9747);
// EXTERNAL MODULE: ./src/resolve/modules.ts + 1 modules
var modules = __webpack_require__(8416);
// EXTERNAL MODULE: ./src/resolve/name-index.ts
var name_index = __webpack_require__(1512);
// EXTERNAL MODULE: ./src/resolve/builtin-members.ts
var builtin_members = __webpack_require__(6293);
// EXTERNAL MODULE: ./src/resolve/mentions.ts
var mentions = __webpack_require__(4901);
// EXTERNAL MODULE: ./src/resolve/resolver.ts
var resolver = __webpack_require__(144);
;// CONCATENATED MODULE: ./src/resolve/uses.ts





/** Every use of a target in one file. */
function usesInFile(world, file, target) {
    const keys = new Set(target.definitions.map(classes/* handleKey */.oW));
    const isTarget = (handles) => handles.some((handle) => keys.has((0,classes/* handleKey */.oW)(handle)));
    const uses = [];
    const add = (place, role, confidence) => {
        const enclosing = file.definitionAround(place.scope);
        uses.push({ path: file.path, line: place.line, column: place.column, role, confidence, enclosing });
    };
    const names = new Set(target.names);
    for (const imported of file.facts.imports) {
        const canBeTarget = imported.kind === "name" ? target.names.has(imported.name) : imported.kind !== "star";
        if (!canBeTarget || !isTarget((0,resolver/* resolveImport */.Ui)(world, file, imported)))
            continue;
        if (imported.alias !== "")
            names.add(imported.alias);
        add(imported, "import", "exact");
    }
    for (const index of file.referencesNamed(names)) {
        const reference = file.facts.references[index];
        if (!reference || file.isNamePlace(reference.line, reference.column))
            continue;
        const confidence = confidenceOf(world, file, reference, target, isTarget);
        if (!confidence)
            continue;
        const { line, column, role } = reference;
        uses.push({ path: file.path, line, column, role, confidence, enclosing: file.definitionUsing(index) });
    }
    for (const exported of file.facts.exports) {
        if (!target.names.has(exported.local) || file.isNamePlace(exported.line, exported.column))
            continue;
        if (isTarget((0,resolver/* definitionsOf */.mu)((0,mentions/* listedMembers */.P)(world, file, exported))))
            add({ ...exported, scope: 0 }, "reexport", "exact");
    }
    for (const mention of file.facts.strings) {
        if (mention.text !== target.name && !mention.text.endsWith(`.${target.name}`))
            continue;
        if (isTarget((0,resolver/* definitionsOf */.mu)((0,mentions/* mentionedMembers */.z)(world, file, mention))))
            add(mention, "string", "likely");
    }
    return uses;
}
function confidenceOf(world, file, reference, target, isTarget) {
    const resolution = (0,resolver/* resolveReference */.sX)(world, file, reference);
    if (resolution.outcome === "resolved") {
        if (isTarget(resolution.targets))
            return "exact";
        // A call through the base class may run the override, and the other way round.
        return target.isMember && (0,hierarchies/* isSameHierarchy */.I)(world, resolution.targets, target.definitions) ? "possible" : undefined;
    }
    if (resolution.outcome !== "unknown-receiver" || !target.isMember || reference.name !== target.name)
        return undefined;
    return !(0,builtin_members/* isBuiltinMember */.y)(file.facts.language, reference.name) && target.isOneHierarchy() ? "likely" : "possible";
}

;// CONCATENATED MODULE: ./src/nav/find-uses.ts






/** Every use of a definition in the files that can hold one, in path and line order. */
function findUses(world, names, handle) {
    const target = targetOf(world, names, handle);
    const uses = [];
    for (const path of candidates(world, names, target)) {
        const file = world.file(path);
        if (file)
            uses.push(...usesInFile(world, file, target));
    }
    return uses.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column));
}
function targetOf(world, names, handle) {
    const file = world.file(handle.path);
    if (!file)
        throw new Error(`${handle.path} has no facts`);
    const { qualname } = file.definition(handle.index);
    const name = (0,name_index/* lastPart */.z)(qualname);
    const own = file.definitionsNamed(qualname).map((index) => ({ path: handle.path, index }));
    const definitions = (0,counterparts/* withCounterparts */.t)(world, own);
    const isMember = file.isMember(handle.index);
    let isOne;
    const isOneHierarchy = () => {
        isOne ??= (0,hierarchies/* hierarchiesOf */.l)(world, membersNamed(world, names, name)).isOne;
        return isOne;
    };
    return { name, names: exportedNames(world, names, name, definitions), definitions, isMember, isOneHierarchy };
}
/** Every symbol of the tree that is an attribute of something and has the name; overloads count once. */
function membersNamed(world, names, name) {
    const members = [];
    for (const path of names.filesWith(name)) {
        const seen = new Set();
        const file = world.file(path);
        for (const index of file?.definitionsEndingIn(name) ?? []) {
            const qualname = file?.definition(index).qualname ?? "";
            if (seen.has(qualname) || !file?.isMember(index))
                continue;
            seen.add(qualname);
            members.push({ path, index });
        }
    }
    return members;
}
/** The names under which modules export the definitions: `export { _null as null }` makes users write `null`. */
function exportedNames(world, index, name, definitions) {
    const keys = new Set(definitions.map(classes/* handleKey */.oW));
    const names = new Set([name]);
    for (const known of names) {
        for (const path of index.filesWith(known)) {
            for (const [local, name] of passedOn(world.file(path))) {
                if (local !== known || name === "" || names.has(name))
                    continue;
                const members = (0,modules/* memberOfModule */.SN)(world, path, name);
                if (members.some((member) => member.kind === "definition" && keys.has((0,classes/* handleKey */.oW)(member))))
                    names.add(name);
            }
        }
    }
    return names;
}
/** What a module passes on, as pairs of the name it knows and the name it offers. */
function passedOn(file) {
    if (!file)
        return [];
    const { exports, imports, language } = file.facts;
    const listed = exports.map((exported) => [exported.local, exported.name]);
    // Everything that a Python module imports is an attribute of it.
    const imported = language === "python" ? imports.filter((each) => each.scope === 0 && each.kind === "name") : [];
    return [...listed, ...imported.map((each) => [each.name, each.alias])];
}
/** The files with a name of the target, and, where a module offers it without a name of its own, the files that import that module. */
function candidates(world, names, target) {
    const files = new Set([...target.names].flatMap((name) => names.filesWith(name)));
    const keys = new Set(target.definitions.map(classes/* handleKey */.oW));
    const isNameless = (path) => (0,modules/* memberOfModule */.SN)(world, path, "default").some((member) => member.kind === "definition" && keys.has((0,classes/* handleKey */.oW)(member)));
    const queue = [...new Set(target.definitions.map((definition) => definition.path))].filter(isNameless);
    const seen = new Set(queue);
    for (const path of queue) {
        for (const importer of names.importersOf(path)) {
            files.add(importer);
            if (seen.has(importer))
                continue;
            seen.add(importer);
            // A module that passes it on, again without a name: `module.exports = require("./lib/express")`.
            if (isNameless(importer))
                queue.push(importer);
        }
    }
    return files;
}


/***/ }),

/***/ 8798:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ usesFromGraph),
/* harmony export */   M: () => (/* binding */ usesOf)
/* harmony export */ });
/* harmony import */ var _languages_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _resolve_builtin_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6293);
/* harmony import */ var _resolve_name_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1512);



/** The symbols that a question means and their uses, read off a fresh graph. */
function usesFromGraph(reader, query) {
    return reader.symbolsFor(query).map((symbol) => ({ symbol: reader.ref(symbol), uses: usesOf(reader, symbol) }));
}
/** Every use of one symbol. */
function usesOf(reader, symbol) {
    const { graph } = reader;
    const found = new Map();
    const ref = reader.ref(symbol);
    const add = (src, line, column, role, confidence) => {
        const path = graph.entity(src)?.filePath;
        const key = `${path}:${line}:${column}:${role}`;
        // The surest comes first.
        if (path === undefined || found.has(key))
            return;
        found.set(key, { use: { path, line, column, role, confidence }, symbol: ref, enclosing: reader.refOfEntity(src) });
    };
    const addRelations = (target, confidence) => {
        for (const relation of target.entities.flatMap((entity) => graph.relationsTo(entity.id))) {
            for (const [line, column, role, known] of relation.sites)
                add(relation.src, line, column, role, confidence ?? known);
        }
    };
    for (const same of [symbol, ...reader.declarationsOf(symbol)])
        addRelations(same);
    if (!reader.isMember(symbol))
        return [...found.values()];
    const name = (0,_resolve_name_index_js__WEBPACK_IMPORTED_MODULE_2__/* .lastPart */ .z)(symbol.qualname);
    const members = reader.membersNamed(name);
    const ancestry = reader.ancestryOf(symbol);
    for (const other of members) {
        // A call through the base class may run the override, and the other way round.
        if (other !== symbol && isRelated(ancestry, reader.ancestryOf(other)))
            addRelations(other, "possible");
    }
    const isOne = reader.areOneHierarchy(members);
    for (const { src, sites } of graph.unresolvedUsesOf(name)) {
        const isBuiltin = (0,_resolve_builtin_members_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltinMember */ .y)((0,_languages_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOfPath */ .F4)(graph.entity(src)?.filePath ?? ""), name);
        for (const [line, column, role] of sites)
            add(src, line, column, role, isOne && !isBuiltin ? "likely" : "possible");
    }
    return [...found.values()];
}
/** Whether one class extends the other; each ancestry begins with the class itself. */
function isRelated([one, ...ancestors], [other, ...others]) {
    return one !== undefined && other !== undefined && (ancestors.includes(other) || others.includes(one));
}


/***/ }),

/***/ 4662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isTestPath)
/* harmony export */ });
const TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|specs|testing|testdata|e2e)\//i;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|conftest)\.pyi?$|(?:[._-](?:test|spec|tests)|Tests?|Spec)\.[a-z]+$/;
/** Whether a path is a test by the conventions of its ecosystem. */
function isTestPath(path) {
    return TEST_FOLDER.test(path) || TEST_FILE.test(path);
}


/***/ }),

/***/ 4543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readSnippets)
/* harmony export */ });
/* harmony import */ var _git_read_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2560);

/** Lines around the one that matters, as LLMC shows them. */
const CONTEXT_LINES = 2;
/** A line longer than this is generated; what matters of it is not readable anyway. */
const MAX_LINE_LENGTH = 500;
/** Reads the snippets around places of a project, each file once. */
async function readSnippets(project, places) {
    const entries = [...new Set(places.map((place) => place.path))].map((path) => project.entries.get(path));
    const lines = new Map();
    for await (const read of (0,_git_read_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readTexts */ .Z)(project.tree, entries.filter((entry) => entry !== undefined))) {
        lines.set(read.entry.path, (read.text ?? "").split(/\r\n|\r|\n/));
    }
    return places.map(({ path, line }) => snippetAt(path, lines.get(path) ?? [], line));
}
function snippetAt(path, lines, line) {
    const startLine = Math.max(1, Math.min(line - CONTEXT_LINES, lines.length));
    const endLine = Math.max(startLine, Math.min(line + CONTEXT_LINES, lines.length));
    const text = lines
        .slice(startLine - 1, endLine)
        .map((each) => (each.length > MAX_LINE_LENGTH ? `${each.slice(0, MAX_LINE_LENGTH)}…` : each))
        .join("\n");
    return { text, location: { path, startLine, endLine } };
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseSymbol),
/* harmony export */   c: () => (/* binding */ matchesSymbol)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);
/* harmony import */ var _model_symbol_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2271);


const MAX_LENGTH = 1000;
/** Takes a symbol apart; a `UserError` says how to write one. */
function parseSymbol(text) {
    const symbol = text.trim();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no symbol has control characters, and git reads a pattern a line
    if (symbol === "" || symbol.length > MAX_LENGTH || /[\u0000-\u001f]/.test(symbol)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("Name a symbol: login, Auth.login, src/auth.py#Auth.login, src/auth.py:15 or sym:auth.Auth.login.", {
            code: "BAD_SYMBOL",
        });
    }
    const hash = symbol.indexOf("#");
    // `#name` alone is a private member of JavaScript.
    if (hash > 0 && !symbol.slice(0, hash).endsWith(".")) {
        return { form: "path", path: normalPath(symbol.slice(0, hash)), qualname: symbol.slice(hash + 1) };
    }
    const place = /^(.+):(\d{1,9})$/.exec(symbol);
    if (place)
        return { form: "place", path: normalPath(place[1]), line: Number(place[2]) };
    const id = /^[a-z]+:[^:]/.test(symbol) ? (0,_model_symbol_id_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSymbolId */ .Zc)(symbol) : undefined;
    if (id)
        return { form: "id", id };
    return { form: "name", qualname: symbol.replaceAll("::", ".") };
}
/** Whether a question means the symbol with that qualified name in that file. */
function matchesSymbol(query, path, qualname) {
    switch (query.form) {
        case "name":
            return endsWithName(qualname, query.qualname);
        case "path":
            return (path === query.path && (query.isWhole ? qualname === query.qualname : endsWithName(qualname, query.qualname)));
        case "id":
            return (0,_model_symbol_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isIdOf */ .d4)(query.id, path, qualname) || qualname === query.id.parts.join(".");
    }
}
function endsWithName(qualname, name) {
    return qualname === name || qualname.endsWith(`.${name}`);
}
function normalPath(path) {
    return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}


/***/ }),

/***/ 1643:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PK: () => (/* binding */ noDefinition),
  WZ: () => (/* binding */ symbolRef),
  "do": () => (/* binding */ whereUsed)
});

// EXTERNAL MODULE: ./src/model/use.ts
var model_use = __webpack_require__(6378);
// EXTERNAL MODULE: ./src/nav/find-definitions.ts
var find_definitions = __webpack_require__(3237);
// EXTERNAL MODULE: ./src/nav/find-uses.ts + 1 modules
var find_uses = __webpack_require__(8663);
// EXTERNAL MODULE: ./src/nav/graph-uses.ts
var graph_uses = __webpack_require__(8798);
// EXTERNAL MODULE: ./src/nav/is-test.ts
var is_test = __webpack_require__(4662);
// EXTERNAL MODULE: ./src/facts/update.ts
var update = __webpack_require__(6122);
// EXTERNAL MODULE: ./src/resolve/name-index.ts
var name_index = __webpack_require__(1512);
// EXTERNAL MODULE: ./src/util/suggest.ts
var suggest = __webpack_require__(7406);
;// CONCATENATED MODULE: ./src/nav/near-names.ts



const MAX_NAMES = 3;
/** Names of definitions that are close to a mistyped one, among the files whose facts are known already. */
async function nearNames(codebase, symbol) {
    const wanted = (0,name_index/* lastPart */.z)(symbol.slice(symbol.lastIndexOf("#") + 1));
    const { project } = codebase;
    const names = new Set();
    for (const [path, entry] of project.entries) {
        if (!project.store.has((0,update/* keyOf */.TN)(entry)))
            continue;
        for (const { qualname, kind } of project.factsOf(path)?.definitions ?? []) {
            if (kind !== "constant")
                names.add((0,name_index/* lastPart */.z)(qualname));
        }
    }
    const found = [];
    for (let name = (0,suggest/* nearest */.p)(wanted, names); name !== undefined && found.length < MAX_NAMES; name = (0,suggest/* nearest */.p)(wanted, names)) {
        found.push(name);
        names.delete(name);
    }
    return found;
}

// EXTERNAL MODULE: ./src/nav/snippets.ts
var nav_snippets = __webpack_require__(4543);
// EXTERNAL MODULE: ./src/nav/symbol-query.ts
var symbol_query = __webpack_require__(1052);
;// CONCATENATED MODULE: ./src/nav/where-used.ts








/** Every use of a symbol, from the graph if it is given, else from the live tree. A name with several definitions answers for all. */
async function whereUsed(codebase, symbol, options, graph) {
    const asked = (0,symbol_query/* parseSymbol */.a)(symbol);
    const query = await codebase.ask((world) => (0,find_definitions/* nameSymbolAt */.f)(world, asked));
    const found = query === undefined ? [] : graph ? (0,graph_uses/* usesFromGraph */.D)(graph, query) : await usesFromTree(codebase, query);
    const definitions = found.map((each) => each.symbol);
    const uses = found.flatMap((each) => [...each.uses].sort(byConfidenceAndPlace));
    if (definitions.length === 0)
        return { items: [], total: 0, reason: await noDefinition(codebase, symbol) };
    const wanted = uses.filter(({ use }) => isAsked(use, options));
    const shown = wanted.slice(0, options.limit);
    const snippets = await (0,nav_snippets/* readSnippets */.p)(codebase.project, shown.map(({ use }) => use));
    const items = shown.map(({ use, symbol: meant, enclosing }, index) => {
        const snippet = snippets[index];
        if (!snippet)
            throw new Error("a use has no snippet");
        const { line, column, role, confidence, path } = use;
        return {
            kind: "use",
            file: path,
            snippet,
            line,
            column,
            role,
            confidence,
            symbol: meant,
            enclosing,
            isTest: (0,is_test/* isTestPath */.M)(path),
        };
    });
    return { items, total: wanted.length, reason: reasonFor(symbol, definitions, uses, wanted, shown.length) };
}
/** The same question put to the live tree. */
function usesFromTree(codebase, query) {
    return codebase.ask((world, names) => (0,find_definitions/* findDefinitions */.C)(world, names, query).map((handle) => {
        const symbol = symbolRef(world, handle);
        const uses = (0,find_uses/* findUses */.O)(world, names, handle).map(({ enclosing, ...use }) => ({
            use,
            symbol,
            enclosing: enclosing < 0 ? undefined : symbolRef(world, { path: use.path, index: enclosing }),
        }));
        return { symbol, uses };
    }));
}
function byConfidenceAndPlace({ use: a }, { use: b }) {
    const confidence = model_use/* CONFIDENCES */.i.indexOf(a.confidence) - model_use/* CONFIDENCES */.i.indexOf(b.confidence);
    return confidence || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column);
}
/** A definition as answers name it. */
function symbolRef(world, { path, index }) {
    const definition = world.file(path)?.definition(index);
    if (!definition)
        throw new Error(`${path} has no facts`);
    const { qualname, kind, startLine, endLine } = definition;
    return { path, qualname, kind, startLine, endLine };
}
function isAsked(use, options) {
    if (model_use/* CONFIDENCES */.i.indexOf(use.confidence) > model_use/* CONFIDENCES */.i.indexOf(options.confidence))
        return false;
    if (!options.includeImports && (use.role === "import" || use.role === "reexport"))
        return false;
    return options.tests === "include" || (0,is_test/* isTestPath */.M)(use.path) === (options.tests === "only");
}
/** The sentence for a symbol that is not there. */
async function noDefinition(codebase, symbol) {
    const near = await nearNames(codebase, symbol);
    const hint = near.length > 0 ? ` Did you mean ${near.join(", ")}?` : "";
    return `${symbol} is defined nowhere in ${codebase.tree.name === "working tree" ? "the working tree" : codebase.tree.name}.${hint}`;
}
/** Why there are no items, or not all; undefined when everything is shown. */
function reasonFor(symbol, definitions, uses, asked, shown) {
    const sentences = [];
    const [first] = definitions;
    if (definitions.length > 1) {
        const places = definitions.slice(0, 5).map((each) => `${each.path}#${each.qualname}`);
        const more = definitions.length > 5 ? ` and ${definitions.length - 5} more` : "";
        sentences.push(`${symbol} has ${definitions.length} definitions (${places.join(", ")}${more}); uses are grouped by definition.`);
    }
    if (uses.length === 0 && first)
        sentences.push(`${symbol} is defined in ${first.path}:${first.startLine}, and nothing here uses it.`);
    const hidden = uses.length - asked.length;
    if (hidden > 0)
        sentences.push(`${hidden} more ${hidden === 1 ? "use is" : "uses are"} left out by the filters (--confidence possible shows the uncertain ones).`);
    if (shown < asked.length)
        sentences.push(`The limit lets ${shown} of ${asked.length} through.`);
    return sentences.length > 0 ? sentences.join(" ") : undefined;
}


/***/ }),

/***/ 9747:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isSameHierarchy),
/* harmony export */   l: () => (/* binding */ hierarchiesOf)
/* harmony export */ });
/* harmony import */ var _class_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2679);
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3596);


/** Groups the classes that own members of one name. */
function hierarchiesOf(world, members) {
    // Each class points at another one of its group, the last one at itself.
    const groups = new Map();
    let count = 0;
    for (const member of members) {
        const owner = (0,_class_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .b)(world, member);
        // A member of something that is not defined here, `target.build = …`, is a hierarchy of its own.
        const keys = owner ? (0,_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .ancestryOf */ .Rq)(world, owner).classes.map(_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .handleKey */ .oW) : [(0,_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .handleKey */ .oW)(member)];
        let group;
        for (const key of keys) {
            const known = groups.has(key) ? lastOf(groups, key) : undefined;
            if (known === undefined) {
                if (group === undefined)
                    count++;
                group ??= key;
                groups.set(key, group);
            }
            else if (group === undefined) {
                group = known;
            }
            else if (known !== group) {
                groups.set(known, group);
                count--;
            }
        }
    }
    return { isOne: count === 1 };
}
function lastOf(groups, key) {
    let at = key;
    for (let next = groups.get(at); next !== undefined && next !== at; next = groups.get(at))
        at = next;
    return at;
}
/** Whether a member of one list overrides, or is overridden by, one of the other. */
function isSameHierarchy(world, some, others) {
    return some.some((one) => {
        const owner = (0,_class_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .b)(world, one);
        return owner !== undefined && others.some((other) => isRelated(world, owner, (0,_class_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .b)(world, other)));
    });
}
function isRelated(world, a, b) {
    if (!b)
        return false;
    const extendsIt = (sub, base) => (0,_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .ancestryOf */ .Rq)(world, sub).classes.some((each) => (0,_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .handleKey */ .oW)(each) === (0,_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .handleKey */ .oW)(base));
    return extendsIt(a, b) || extendsIt(b, a);
}


/***/ }),

/***/ 1512:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ NameIndex),
/* harmony export */   z: () => (/* binding */ lastPart)
/* harmony export */ });
/** A name source made from the facts of every file. */
class NameIndex {
    #files = new Map();
    #importers = new Map();
    /** Reads the facts of these files of the project; they must be loaded. */
    static build(project, paths) {
        const index = new NameIndex();
        for (const path of paths) {
            const facts = project.factsOf(path);
            if (!facts || facts.language === "text")
                continue;
            for (const name of namesIn(facts))
                push(index.#files, name, path);
            const finder = project.finderFor(path);
            const modules = new Set([...facts.imports, ...facts.exports].map((each) => each.module));
            for (const module of modules) {
                const target = module === "" ? undefined : finder.find(path, module);
                if (target?.kind === "file")
                    push(index.#importers, target.path, path);
            }
        }
        return index;
    }
    filesWith(name) {
        return this.#files.get(name) ?? [];
    }
    importersOf(path) {
        return this.#importers.get(path) ?? [];
    }
}
function namesIn(facts) {
    const names = new Set();
    for (const reference of facts.references)
        names.add(reference.name);
    for (const definition of facts.definitions)
        names.add(lastPart(definition.qualname));
    for (const imported of facts.imports)
        if (imported.name !== "")
            names.add(imported.name);
    for (const exported of facts.exports) {
        names.add(exported.name);
        names.add(exported.local);
    }
    for (const mention of facts.strings)
        names.add(lastPart(mention.text));
    return names;
}
/** The last name of a dotted one. */
function lastPart(name) {
    return name.slice(name.lastIndexOf(".") + 1);
}
function push(map, key, value) {
    const list = map.get(key);
    if (list)
        list.push(value);
    else
        map.set(key, [value]);
}


/***/ })

};
