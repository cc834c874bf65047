export const id = 600;
export const ids = [600];
export const modules = {

/***/ 600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lineageCommand: () => (/* binding */ lineageCommand)
});

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
// EXTERNAL MODULE: ./src/model/use.ts
var use = __webpack_require__(6378);
;// CONCATENATED MODULE: ./src/nav/lineage.ts

/** `upstream` are the callers, `downstream` the callees. */
const DIRECTIONS = ["upstream", "downstream"];
/** Walks calls breadth first: nearest first, each symbol once, so that cycles end by themselves. */
function walkLineage(source, start, options) {
    const seen = new Set([source.keyOf(start)]);
    const nodes = [];
    let level = [{ symbol: start, hops: [], confidence: "exact" }];
    for (let depth = 1; depth <= options.maxDepth && level.length > 0; depth++) {
        const next = [];
        for (const node of level) {
            for (const hop of hopsFrom(source, node.symbol, options)) {
                const key = source.keyOf(hop.symbol);
                if (seen.has(key))
                    continue;
                if (nodes.length >= options.maxNodes)
                    return { nodes, isComplete: false };
                seen.add(key);
                const confidence = weaker(node.confidence, hop.confidence);
                next.push({ symbol: hop.symbol, hops: [...node.hops, hop], confidence });
                nodes.push(next.at(-1));
            }
        }
        level = next;
    }
    return { nodes, isComplete: true };
}
function hopsFrom(source, from, options) {
    const hops = options.direction === "upstream" ? source.callersOf(from) : source.calleesOf(from);
    return hops.filter((hop) => rank(hop.confidence) <= rank(options.confidence)).toSorted(byPlace);
}
/** The order of the source, so that two sources that know the same calls give the same walk. */
function byPlace(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}
function weaker(a, b) {
    return rank(a) > rank(b) ? a : b;
}
function rank(confidence) {
    return use/* CONFIDENCES */.i.indexOf(confidence);
}

// EXTERNAL MODULE: ./src/nav/find-definitions.ts
var find_definitions = __webpack_require__(3237);
// EXTERNAL MODULE: ./src/languages/registry.ts
var registry = __webpack_require__(4112);
// EXTERNAL MODULE: ./src/resolve/builtin-members.ts
var builtin_members = __webpack_require__(6293);
// EXTERNAL MODULE: ./src/nav/graph-uses.ts
var graph_uses = __webpack_require__(8798);
// EXTERNAL MODULE: ./src/resolve/classes.ts
var classes = __webpack_require__(3596);
// EXTERNAL MODULE: ./src/resolve/hierarchies.ts
var hierarchies = __webpack_require__(9747);
// EXTERNAL MODULE: ./src/resolve/resolver.ts
var resolver = __webpack_require__(144);
// EXTERNAL MODULE: ./src/nav/find-uses.ts + 1 modules
var find_uses = __webpack_require__(8663);
;// CONCATENATED MODULE: ./src/nav/live-calls.ts





/** More classes than this share an attribute's name: a call of it on an unknown receiver leads nowhere in particular. */
const MAX_POSSIBLE_TARGETS = 5;
/** Who calls whom, worked out from the live tree. */
function liveCalls(world, names) {
    return {
        keyOf: classes/* handleKey */.oW,
        callersOf: (callee) => callersOf(world, names, callee),
        calleesOf: (caller) => calleesOf(world, names, caller),
    };
}
/** The definitions that call it. Code at module level has no definition, so a walk ends there. */
function callersOf(world, names, callee) {
    return (0,find_uses/* findUses */.O)(world, names, callee)
        .filter((use) => (use.role === "call" || use.role === "decorator") && use.enclosing >= 0)
        .map((use) => ({ ...use, symbol: { path: use.path, index: use.enclosing } }));
}
/** The definitions that its body calls, nested functions included. */
function calleesOf(world, names, caller) {
    const file = world.file(caller.path);
    if (!file)
        return [];
    const hops = [];
    for (const reference of file.facts.references) {
        const isCall = reference.role === "call" || reference.role === "decorator";
        if (!isCall || !isInside(file, file.definitionAround(reference.scope), caller.index))
            continue;
        const { path } = file;
        const { line, column } = reference;
        const resolution = (0,resolver/* resolveReference */.sX)(world, file, reference);
        if (resolution.outcome === "resolved") {
            for (const symbol of resolution.targets)
                hops.push({ symbol, path, line, column, confidence: "exact" });
        }
        else if (resolution.outcome === "unknown-receiver" && !(0,builtin_members/* isBuiltinMember */.y)(file.facts.language, reference.name)) {
            const members = (0,find_uses/* membersNamed */.l)(world, names, reference.name);
            if (members.length > MAX_POSSIBLE_TARGETS)
                continue;
            const confidence = (0,hierarchies/* hierarchiesOf */.l)(world, members).isOne ? "likely" : "possible";
            for (const symbol of members)
                hops.push({ symbol, path, line, column, confidence });
        }
    }
    return hops;
}
function isInside(file, definition, around) {
    for (let at = definition; at >= 0; at = file.definition(at).parent)
        if (at === around)
            return true;
    return false;
}

;// CONCATENATED MODULE: ./src/nav/graph-calls.ts




/** Who calls whom, read off a fresh graph. */
function graphCalls(reader) {
    return {
        keyOf: ({ path, qualname }) => `${path}#${qualname}`,
        callersOf: (callee) => graph_calls_callersOf(reader, callee),
        calleesOf: (caller) => graph_calls_calleesOf(reader, caller),
    };
}
function isCall(role) {
    return role === "call" || role === "decorator";
}
function graph_calls_callersOf(reader, callee) {
    return (0,graph_uses/* usesOf */.M)(reader, callee).flatMap(({ use, enclosing }) => {
        const symbol = enclosing && reader.symbol(enclosing.path, enclosing.qualname);
        return symbol && isCall(use.role) ? [{ ...use, symbol }] : [];
    });
}
function graph_calls_calleesOf(reader, caller) {
    const { path } = caller;
    const hops = [];
    for (const { id } of reader.entitiesIn(caller)) {
        for (const { dst, sites } of reader.graph.relationsFrom(id)) {
            const symbol = reader.symbolOf(dst);
            if (!symbol)
                continue;
            for (const [line, column, role, confidence] of sites)
                if (isCall(role))
                    hops.push({ symbol, path, line, column, confidence });
        }
        for (const { name, sites } of reader.graph.unresolvedUsesFrom(id)) {
            const members = reader.membersNamed(name);
            if (members.length > MAX_POSSIBLE_TARGETS || (0,builtin_members/* isBuiltinMember */.y)((0,registry/* languageOfPath */.F4)(path), name))
                continue;
            const confidence = reader.areOneHierarchy(members) ? "likely" : "possible";
            for (const symbol of members) {
                for (const [line, column, role] of sites)
                    if (isCall(role))
                        hops.push({ symbol, path, line, column, confidence });
            }
        }
    }
    return hops;
}

// EXTERNAL MODULE: ./src/nav/is-test.ts
var is_test = __webpack_require__(4662);
// EXTERNAL MODULE: ./src/nav/snippets.ts
var nav_snippets = __webpack_require__(4543);
// EXTERNAL MODULE: ./src/nav/symbol-query.ts
var symbol_query = __webpack_require__(1052);
// EXTERNAL MODULE: ./src/nav/where-used.ts + 1 modules
var where_used = __webpack_require__(1643);
;// CONCATENATED MODULE: ./src/nav/lineage-items.ts








/** The walk goes on this far past the limit to be able to say how much more there is. */
const MAX_COUNTED = 1000;
/** Who calls a symbol, or what it calls, over several hops: nearest first, each with the way there. */
async function lineage(codebase, question, graph) {
    const query = await codebase.ask((world) => (0,find_definitions/* nameSymbolAt */.f)(world, (0,symbol_query/* parseSymbol */.a)(question.symbol)));
    const walked = graph && query ? walkGraph(graph, query, question) : await walkTree(codebase, query, question);
    const { starts, nodes } = walked;
    if (starts.length === 0)
        return { items: [], total: 0, reason: await (0,where_used/* noDefinition */.PK)(codebase, question.symbol) };
    const shown = nodes.slice(0, question.limit);
    const places = shown.map(({ hops }) => lastOf(hops)).map(({ file, line }) => ({ path: file, line }));
    const snippets = await (0,nav_snippets/* readSnippets */.p)(codebase.project, places);
    const items = shown.map((node, index) => {
        const snippet = snippets[index];
        if (!snippet)
            throw new Error("a node has no snippet");
        return { kind: "lineage", file: snippet.location.path, snippet, isTest: (0,is_test/* isTestPath */.M)(node.symbol.path), ...node };
    });
    return { items, total: nodes.length, reason: reasonFor(question, walked.isComplete, nodes.length, shown.length) };
}
function walkGraph(graph, query, question) {
    return walkAll(graphCalls(graph), graph.symbolsFor(query), (symbol) => graph.ref(symbol), question);
}
async function walkTree(codebase, query, question) {
    // A walk asks for the uses of many symbols, so the index of all names pays for itself at once.
    await codebase.indexAll();
    return codebase.ask((world, names) => {
        const starts = query ? (0,find_definitions/* findDefinitions */.C)(world, names, query) : [];
        return walkAll(liveCalls(world, names), starts, (handle) => (0,where_used/* symbolRef */.WZ)(world, handle), question);
    });
}
function walkAll(source, starts, refOf, question) {
    const walks = starts.map((start) => walkLineage(source, start, { ...question, maxNodes: MAX_COUNTED }));
    const nodes = walks.flatMap((walk) => walk.nodes);
    return {
        starts: starts.map(refOf),
        isComplete: walks.every((walk) => walk.isComplete),
        nodes: nodes.map(({ symbol, confidence, hops }) => ({
            symbol: refOf(symbol),
            confidence,
            hops: hops.map(({ path, symbol: reached, ...place }) => ({ symbol: refOf(reached), file: path, ...place })),
        })),
    };
}
function lastOf(hops) {
    const last = hops.at(-1);
    if (!last)
        throw new Error("a node is reached by at least one hop");
    return last;
}
function reasonFor(question, isComplete, total, shown) {
    if (!isComplete)
        return `There are more than ${MAX_COUNTED}; the nearest ${shown} are shown.`;
    if (total > shown)
        return `The limit lets ${shown} of ${total} through.`;
    if (total > 0)
        return undefined;
    return question.direction === "upstream"
        ? `Nothing here calls ${question.symbol}, as far as can be proved.`
        : `${question.symbol} calls nothing that is defined here, as far as can be proved.`;
}

// EXTERNAL MODULE: ./src/cli/answer.ts + 10 modules
var answer = __webpack_require__(5687);
// EXTERNAL MODULE: ./src/cli/option-values.ts
var option_values = __webpack_require__(1916);
// EXTERNAL MODULE: ./src/cli/where-used.ts + 1 modules
var cli_where_used = __webpack_require__(3967);
;// CONCATENATED MODULE: ./src/cli/lineage.ts







const DEFAULT_LIMIT = 50;
const DEFAULT_DEPTH = 5;
/** `llmc-nav lineage`: callers or callees over several hops. */
const lineageCommand = {
    async run(context, options) {
        const symbol = (0,cli_where_used.symbolOption)(options);
        if (options.text("direction") === undefined) {
            throw new errors/* UserError */.y("Say which way: -d upstream (who calls it) or -d downstream (what it calls).");
        }
        const question = {
            symbol,
            direction: (0,option_values/* choice */.Yq)(options, "direction", DIRECTIONS, "upstream"),
            limit: (0,option_values/* limitOf */.LF)(options, "max-results", DEFAULT_LIMIT),
            maxDepth: (0,option_values/* limitOf */.LF)(options, "depth", DEFAULT_DEPTH),
            confidence: (0,option_values/* choice */.Yq)(options, "confidence", use/* CONFIDENCES */.i, "likely"),
        };
        return (0,answer/* answerQuestion */.p)(context, "lineage", symbol, (codebase, graph) => lineage(codebase, question, graph));
    },
};


/***/ })

};
