export const id = 994;
export const ids = [994,174];
export const modules = {

/***/ 6362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ FactsBuilder)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);

const NOTHING = [];
/** A damaged file can yield an error for every line; the first few say enough. */
const MAX_ERRORS = 20;
/** Collects the tables of one file. Every adapter writes through it, so that all languages number things alike. */
class FactsBuilder {
    definitions = [];
    scopes = [];
    bindings = [];
    references = [];
    values = [];
    assignments = [];
    imports = [];
    exports = [];
    strings = [];
    errors = [];
    #language;
    #literals = new Map();
    constructor(language) {
        this.#language = language;
        this.addScope("module", -1, -1);
    }
    addScope(kind, parent, definition) {
        return this.scopes.push({ kind, parent, definition }) - 1;
    }
    addReference(name, line, column, role, scope, receiver = _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai) {
        return (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceOperand */ .vq)(this.references.push({ name, line, column, role, scope, receiver }) - 1);
    }
    addValue(kind, of, args = NOTHING, names = NOTHING, flags = 0) {
        return (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOperand */ .Hw)(this.values.push({ kind, of, args, names, flags }) - 1);
    }
    /** A literal without elements is the same value wherever it stands, so it is stored once. */
    literal(typeName) {
        const known = this.#literals.get(typeName);
        if (known !== undefined)
            return known;
        const operand = this.addValue("literal", _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai, NOTHING, [typeName]);
        this.#literals.set(typeName, operand);
        return operand;
    }
    bind(scope, name, kind, line, column, details = {}) {
        this.bindings.push({
            scope,
            name,
            kind,
            line,
            column,
            index: details.index ?? -1,
            value: details.value ?? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai,
            type: details.type ?? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai,
        });
    }
    addError(line, message) {
        if (this.errors.length < MAX_ERRORS)
            this.errors.push({ line, message });
    }
    build() {
        return {
            language: this.#language,
            errors: this.errors,
            definitions: this.definitions,
            scopes: this.scopes,
            bindings: this.bindings,
            references: this.references,
            values: this.values,
            assignments: this.assignments,
            imports: this.imports,
            exports: this.exports,
            strings: this.strings,
            words: NOTHING,
        };
    }
}


/***/ }),

/***/ 8174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   extractText: () => (/* binding */ extractText),
/* harmony export */   identifiers: () => (/* binding */ identifiers)
/* harmony export */ });
/* harmony import */ var _facts_builder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6362);

const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const MAX_WORD_LENGTH = 100;
/** More distinct words than this make a file data, not text that somebody searches. */
const MAX_WORDS = 20_000;
/** Facts of a file that no adapter understands: the identifiers in it, so that search finds them. */
const extractText = (text) => ({
    ...new _facts_builder_js__WEBPACK_IMPORTED_MODULE_0__/* .FactsBuilder */ .v("text").build(),
    words: identifiers(text),
});
/** The distinct identifiers of a text, sorted by code unit. */
function identifiers(text) {
    const words = new Set();
    for (const [word] of text.matchAll(IDENTIFIER)) {
        if (word.length > MAX_WORD_LENGTH)
            continue;
        words.add(word);
        if (words.size === MAX_WORDS)
            break;
    }
    return [...words].sort();
}


/***/ }),

/***/ 1465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ completeDefinition),
/* harmony export */   Jc: () => (/* binding */ COMMON_MODIFIERS),
/* harmony export */   Ne: () => (/* binding */ draftDefinition),
/* harmony export */   Zo: () => (/* binding */ flagsOf)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);

/** The text before a name that may hold modifiers; longer stretches are parameter lists or damage. */
const MAX_HEADER = 400;
/** Stands in the table while a definition is open. */
const OPEN_DEFINITION = {
    qualname: "",
    kind: "constant",
    parent: -1,
    startLine: 0,
    endLine: 0,
    fullStartLine: 0,
    nameLine: 0,
    nameColumn: 0,
    flags: 0,
    scope: -1,
    params: [],
    returnType: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai,
    returns: [],
    bases: [],
    decorators: [],
    signatureHash: "",
    bodyHash: "",
};
/** Takes the next place in the table of definitions. */
function draftDefinition(walk, node, opening, name, enclosing) {
    const container = opening.container ?? enclosing.qualname;
    const draft = {
        index: walk.builder.definitions.length,
        node: opening.spanNode ?? node,
        kind: opening.kind,
        name,
        qualname: container === undefined ? name : `${container}.${name}`,
        parent: opening.container === undefined ? enclosing.index : (opening.parent ?? -1),
        nameNode: opening.nameNode,
        scope: -1,
        extraFlags: opening.extraFlags ?? 0,
        body: -1,
        returnType: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai,
        parameterNode: -1,
        params: [],
        returns: [],
        bases: [],
    };
    // Keeps the place, so that what is defined inside comes after it.
    walk.builder.definitions.push(OPEN_DEFINITION);
    return draft;
}
/** The finished entry of a definition. */
function completeDefinition(walk, draft) {
    const { tree, lines, tokens } = walk;
    const decorators = [];
    const span = spanNode(walk, draft.node, decorators);
    const spanStart = tree.start[span];
    const coreStart = skipDecorators(walk, spanStart);
    const spanLine = lines.line(spanStart);
    const name = nameRange(walk, draft);
    const nameLine = lines.line(name.start);
    const end = trimmedEnd(tree.text, spanStart, tree.end[span]);
    const body = draft.body < 0 ? { start: end, end } : rangeOf(walk, draft.body);
    const headerStart = Math.max(skipDecorators(walk, statementStart(walk, span)), name.start - MAX_HEADER);
    const header = tree.text.slice(headerStart, Math.max(headerStart, name.start));
    return {
        qualname: draft.qualname,
        kind: draft.kind,
        parent: draft.parent,
        startLine: lines.line(coreStart),
        endLine: lines.line(Math.max(spanStart, end - 1)),
        fullStartLine: startsLine(tree.text, spanStart) ? walk.attachments.firstLineAbove(spanLine) : spanLine,
        nameLine,
        nameColumn: lines.column(name.start, nameLine),
        flags: walk.rules.flags(header, draft.name, walk) | draft.extraFlags,
        scope: draft.scope,
        params: draft.params,
        returnType: draft.returnType,
        returns: draft.returns,
        bases: draft.bases,
        decorators,
        signatureHash: tokens.fingerprint([
            { start: coreStart, end: name.start },
            { start: name.end, end: body.start },
        ]),
        bodyHash: tokens.fingerprint([body]),
    };
}
/** Climbs from a declaration to the statement that only carries it, and gathers the annotations on the way. */
function spanNode(walk, node, decorators) {
    const { tree, rules } = walk;
    let span = node;
    decorators.push(...(walk.decorators.get(span) ?? []));
    for (;;) {
        const parent = tree.parent[span];
        const isWrapped = parent >= 0 && rules.wrappers.has(tree.type[parent]);
        if (!isWrapped || !endsWith(walk, parent, span) || !isOnlyOneOfItsType(walk, parent, span))
            return span;
        span = parent;
        decorators.push(...(walk.decorators.get(span) ?? []));
    }
}
/** Where the statement starts whose modifiers count for all that it declares. */
function statementStart(walk, span) {
    const { tree, rules } = walk;
    let node = span;
    for (;;) {
        const parent = tree.parent[node];
        if (parent < 0 || !rules.wrappers.has(tree.type[parent]))
            return tree.start[node];
        node = parent;
    }
}
/** Whether nothing but a semicolon follows a node in its parent; a group in brackets is no part of its members. */
function endsWith(walk, parent, node) {
    const rest = walk.tree.end[parent] - walk.tree.end[node];
    return rest <= MAX_HEADER && /^[\s;]*$/.test(walk.tree.text.slice(walk.tree.end[node], walk.tree.end[parent]));
}
function isOnlyOneOfItsType(walk, parent, node) {
    const { tree } = walk;
    const end = tree.next[parent];
    for (let child = parent + 1; child < end; child = tree.next[child]) {
        if (child !== node && tree.type[child] === tree.type[node] && tree.field[child] === tree.field[node])
            return false;
    }
    return true;
}
function skipDecorators(walk, start) {
    let at = start;
    for (;;) {
        const end = walk.decoratorEnds.get(at);
        if (end === undefined)
            return at;
        at = walk.tokens.nextStart(end);
    }
}
/** What stands above belongs to the first declaration of a line only. */
function startsLine(text, offset) {
    let before = offset - 1;
    while (before >= 0 && (text.charCodeAt(before) === 32 || text.charCodeAt(before) === 9))
        before--;
    return before < 0 || text.charCodeAt(before) === 10 || text.charCodeAt(before) === 13;
}
function trimmedEnd(text, start, end) {
    let last = end;
    while (last > start && text.charCodeAt(last - 1) <= 32)
        last--;
    return last;
}
/** A definition without a node for its name is named by its first word. */
function nameRange(walk, draft) {
    const range = rangeOf(walk, draft.nameNode);
    return draft.nameNode === draft.node ? { start: range.start, end: range.start + draft.name.length } : range;
}
function rangeOf(walk, node) {
    return { start: walk.tree.start[node], end: walk.tree.end[node] };
}
/** Flags by the words that stand before a name. */
function flagsOf(header, words) {
    let flags = 0;
    for (const word of header.match(/[a-z]+/g) ?? [])
        flags |= Object.hasOwn(words, word) ? words[word] : 0;
    return flags;
}
/** The modifiers that mean the same in most languages. */
const COMMON_MODIFIERS = {
    static: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.static,
    abstract: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.abstract,
    private: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.private,
    public: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.exported,
    async: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.async,
};


/***/ }),

/***/ 4994:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadTreeSitterExtractor: () => (/* binding */ loadTreeSitterExtractor)
});

// EXTERNAL MODULE: ./src/languages/facts-builder.ts
var facts_builder = __webpack_require__(6362);
// EXTERNAL MODULE: ./src/languages/text/extract.ts
var extract = __webpack_require__(8174);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/grammar.ts
const NONE = () => -1;
/** The symbols of one grammar as numbers, resolved once. */
class Grammar {
    #named;
    #punctuation;
    #types = new Map();
    #fields = new Map();
    #comments = new Set();
    typeNames;
    constructor(language, commentTypes) {
        this.typeNames = language.types;
        this.#named = language.types.map((_, id) => language.nodeTypeIsNamed(id));
        this.#punctuation = language.types.map((name, id) => this.#named[id] !== true && /^[()[\]{},;.:"']+$/.test(name));
        language.types.forEach((name, id) => {
            const key = this.#named[id] === true ? name : `"${name}"`;
            if (!this.#types.has(key))
                this.#types.set(key, language.idForNodeType(name, this.#named[id] === true) ?? id);
        });
        language.fields.forEach((name, id) => {
            if (name !== null)
                this.#fields.set(name, id);
        });
        for (const type of commentTypes)
            this.#comments.add(this.type(type));
    }
    isNamed(type) {
        return this.#named[type] === true;
    }
    /** Whether a node type is a bracket or separator, which no rule asks for. */
    isPunctuation(type) {
        return this.#punctuation[type] === true;
    }
    isComment(type) {
        return this.#comments.has(type);
    }
    /** The number of a node type; `"this"` in double quotes means the bare token. -1 when the grammar has no such node. */
    type(name) {
        return this.#types.get(name) ?? -1;
    }
    /** The number of a field, -1 when the grammar has none of that name. */
    field(name) {
        return this.#fields.get(name) ?? -1;
    }
    types(names) {
        return new Set(names.map((name) => this.type(name)).filter((id) => id >= 0));
    }
    /**
     * `name` is the child in that field, `@type` (or `@a|b`) the first child of such a type, `+type` the child after that,
     * `#0` the first child that is no comment, `#-1` the last, `a>b` is `b` below `a`. Alternatives are separated by
     * spaces; the first that finds a child wins.
     */
    selector(description) {
        if (description === undefined)
            return NONE;
        const parts = description.split(" ").map((part) => this.#one(part));
        const [only] = parts;
        if (parts.length === 1 && only !== undefined)
            return only;
        return (tree, node) => {
            for (const part of parts) {
                const found = part(tree, node);
                if (found >= 0)
                    return found;
            }
            return -1;
        };
    }
    /** Like `selector`, but every child that one field or `@type` description finds. */
    all(description) {
        if (description === undefined)
            return () => [];
        const types = description.startsWith("@") ? this.types(description.slice(1).split("|")) : undefined;
        const field = this.#fields.get(description) ?? -1;
        return (tree, node) => {
            const found = [];
            const end = tree.next[node];
            for (let child = node + 1; child < end; child = tree.next[child]) {
                const type = tree.type[child];
                if (types === undefined ? tree.field[child] === field && this.isNamed(type) : types.has(type))
                    found.push(child);
            }
            return found;
        };
    }
    #one(part) {
        const deeper = part.indexOf(">");
        if (deeper >= 0) {
            const first = this.#one(part.slice(0, deeper));
            const rest = this.#one(part.slice(deeper + 1));
            return (tree, node) => {
                const found = first(tree, node);
                return found < 0 ? -1 : rest(tree, found);
            };
        }
        if (part.startsWith("+"))
            return this.#after(this.types(part.slice(1).split("|")));
        if (part.startsWith("@"))
            return childOfType(this.types(part.slice(1).split("|")));
        if (part === "#-1")
            return (tree, node) => this.#last(tree, node);
        if (part.startsWith("#"))
            return (tree, node) => this.#nth(tree, node, Number(part.slice(1)));
        const field = this.#fields.get(part);
        return field === undefined ? NONE : childOfField(field);
    }
    #after(types) {
        const select = childOfType(types);
        return (tree, node) => {
            const before = select(tree, node);
            const end = tree.next[node];
            let found = before < 0 ? end : tree.next[before];
            while (found < end && this.isComment(tree.type[found]))
                found = tree.next[found];
            return found < end ? found : -1;
        };
    }
    #nth(tree, node, position) {
        let left = position;
        const end = tree.next[node];
        for (let child = node + 1; child < end; child = tree.next[child]) {
            if (this.isComment(tree.type[child]))
                continue;
            if (left-- === 0)
                return child;
        }
        return -1;
    }
    #last(tree, node) {
        let last = -1;
        const end = tree.next[node];
        for (let child = node + 1; child < end; child = tree.next[child]) {
            if (!this.isComment(tree.type[child]))
                last = child;
        }
        return last;
    }
}
function childOfType(types) {
    return (tree, node) => {
        const end = tree.next[node];
        for (let child = node + 1; child < end; child = tree.next[child]) {
            if (types.has(tree.type[child]))
                return child;
        }
        return -1;
    };
}
function childOfField(field) {
    return (tree, node) => {
        const end = tree.next[node];
        for (let child = node + 1; child < end; child = tree.next[child]) {
            if (tree.field[child] === field)
                return child;
        }
        return -1;
    };
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/unclosed.ts
/** More than this many are no slip of somebody who is typing. */
const MAX_UNCLOSED = 200;
/** What closes the openers that every language has; `LanguageRules.closers` adds the words of some. */
const BRACKETS = { "(": ")", "[": "]", "{": "}" };
/** Follows the openers and closers among tokens that the parser could not place, to know what a cut-off file lacks. */
class Unclosed {
    #closers;
    #known;
    #open = [];
    constructor(closers) {
        this.#closers = closers;
        this.#known = new Set(Object.values(closers));
    }
    add(token) {
        if (Object.hasOwn(this.#closers, token))
            this.#open.push(this.#closers[token]);
        else if (this.#known.has(token)) {
            const at = this.#open.lastIndexOf(token);
            if (at >= 0)
                this.#open.length = at;
        }
    }
    /** The text that would close everything, "" when there is nothing or far too much to close. */
    get missing() {
        return this.#open.length > MAX_UNCLOSED ? "" : this.#open.toReversed().join("\n");
    }
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/compiled-rules.ts


/** The rules of a language, with node types and fields as the numbers of a loaded grammar. */
class CompiledRules {
    grammar;
    isDocComment;
    flags;
    hasNamedArguments;
    repair;
    readBlanked;
    maxOpenAngles;
    closers;
    lostHeaders;
    attributes;
    strings;
    wrappers;
    carriers;
    #declarators;
    nameText;
    arguments;
    #rules = [];
    constructor(rules, language) {
        const grammar = new Grammar(language, rules.comments);
        this.grammar = grammar;
        this.isDocComment = rules.isDocComment;
        this.flags = rules.flags;
        this.hasNamedArguments = rules.hasNamedArguments;
        this.repair = rules.repair;
        this.readBlanked = rules.readBlanked;
        this.lostHeaders = rules.lostHeaders ?? {};
        this.closers = { ...BRACKETS, ...rules.closers };
        this.maxOpenAngles = rules.maxOpenAngles ?? Number.POSITIVE_INFINITY;
        this.attributes = grammar.types(rules.attributes ?? []);
        this.strings = grammar.types(rules.strings);
        this.wrappers = grammar.types(rules.wrappers);
        this.carriers = grammar.types(rules.annotationCarriers ?? []);
        this.#declarators = grammar.types(rules.declarators ?? []);
        this.nameText = rules.nameText ?? ((written) => written);
        this.arguments = new Map(Object.entries(rules.arguments ?? {}).map(([type, shape]) => [
            grammar.type(type),
            {
                keyword: grammar.selector(shape.keyword),
                value: grammar.selector(shape.value ?? "#-1"),
                spreads: shape.spreads,
            },
        ]));
        const unknown = Object.keys(rules.nodes).filter((type) => grammar.type(type) < 0);
        if (unknown.length > 0)
            throw new Error(`The grammar has no node types ${unknown.join(", ")}`);
        for (const [type, make] of Object.entries(rules.nodes))
            this.#rules[grammar.type(type)] = make(grammar);
    }
    /** Whether a node type wraps exactly one declared name. */
    isDeclarator(type) {
        return this.#declarators.has(type);
    }
    /** What a node type means, `undefined` when nothing in particular. */
    rule(type) {
        return this.#rules[type];
    }
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/grammars.ts
/**
 * The runtime that the grammars run in: its WASM is packed like theirs, its module stands beside them as it is. A bundler
 * breaks that module (it asks for `createRequire` in a way that bundling changes), so it is loaded from its file.
 */
const RUNTIME = {
    name: "runtime",
    wasm: "web-tree-sitter/web-tree-sitter.wasm",
    module: "web-tree-sitter/web-tree-sitter.js",
    file: "runtime.mjs",
};
/** Every language served by a tree-sitter grammar. A new one is a row here and a file of rules. */
const GRAMMARS = new Map([
    ["go", { wasm: "tree-sitter-go/tree-sitter-go.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7240))).GO }],
    ["java", { wasm: "tree-sitter-java/tree-sitter-java.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(970)]).then(__webpack_require__.bind(__webpack_require__, 8970))).JAVA }],
    ["rust", { wasm: "tree-sitter-rust/tree-sitter-rust.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(657)]).then(__webpack_require__.bind(__webpack_require__, 2657))).RUST }],
    ["c", { wasm: "tree-sitter-c/tree-sitter-c.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(673)]).then(__webpack_require__.bind(__webpack_require__, 9673))).C }],
    ["cpp", { wasm: "tree-sitter-cpp/tree-sitter-cpp.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(265)]).then(__webpack_require__.bind(__webpack_require__, 265))).CPP }],
    [
        "csharp",
        { wasm: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(165)]).then(__webpack_require__.bind(__webpack_require__, 9165))).CSHARP },
    ],
    ["ruby", { wasm: "tree-sitter-ruby/tree-sitter-ruby.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(767)]).then(__webpack_require__.bind(__webpack_require__, 8767))).RUBY }],
    ["php", { wasm: "tree-sitter-php/tree-sitter-php.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(337)]).then(__webpack_require__.bind(__webpack_require__, 8337))).PHP }],
    [
        "kotlin",
        {
            wasm: "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",
            rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(94)]).then(__webpack_require__.bind(__webpack_require__, 5094))).KOTLIN,
        },
    ],
    ["bash", { wasm: "tree-sitter-bash/tree-sitter-bash.wasm", rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(342), __webpack_require__.e(84)]).then(__webpack_require__.bind(__webpack_require__, 84))).BASH }],
]);

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/asset-directory.ts


/** Where the packed grammars may lie: beside or above a bundle in `dist/`, or in the project when run from source. */
const CANDIDATES = ["./grammars/", "../grammars/", "../../../assets/grammars/"];
/** Finds the directory of the packed grammars from the URL of the running module. */
function findAssetDirectory(moduleUrl) {
    const directories = CANDIDATES.map((candidate) => (0,external_node_url_.fileURLToPath)(new URL(candidate, moduleUrl)));
    const found = directories.find((directory) => (0,external_node_fs_.existsSync)(directory));
    if (found === undefined)
        throw new Error(`No grammars found. Looked in: ${directories.join(", ")}`);
    return found;
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/runtime.ts
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};







const PAGE = 65_536;
const INITIAL_PAGES = 512;
const MAXIMUM_PAGES = 32_768;
/**
 * Some grammars repair damage with memory that grows with the square of the damage, and a runtime that runs out of it
 * is lost for the whole process. Real files of a megabyte need far less than this.
 */
const MAX_HEAP_BYTES = 256 * 1024 * 1024;
/**
 * The parser reports progress every hundred steps. Real code takes up to three steps per character; what takes many
 * more is damage that it tries to repair in every possible way. Counting steps rather than seconds keeps facts the
 * same on every machine.
 */
const REPORTS_PER_CHARACTER = 0.15;
const REPORTS_AT_LEAST = 5_000;
/** The last resort, for steps that take long themselves; thousands of times what a real file takes. */
const MAX_MILLISECONDS = 10_000;
/**
 * V8's optimising compiler takes half a gigabyte for the largest lexers, to save a quarter of the time. The first flag
 * implies the others only when it is given at the start of the process.
 */
const BASELINE_COMPILER_ONLY = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];
/** web-tree-sitter keeps one runtime per process, so there is one here too, started when the first grammar is wanted. */
const startedRuntime = once(startRuntime);
/** Loads one grammar. Nothing is fetched: grammar and runtime are unpacked from the assets. */
async function loadGrammar(name) {
    const { directory, treeSitter, memory } = await startedRuntime();
    const language = await treeSitter.Language.load(unpack(directory, name));
    return {
        language,
        makeParser: () => new treeSitter.Parser().setLanguage(language),
        parse: (parser, text) => parseWithinBounds(parser, text, memory),
    };
}
async function startRuntime() {
    const directory = findAssetDirectory(import.meta.url);
    const url = (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(directory, RUNTIME.file)).href;
    const treeSitter = await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ /* @vite-ignore */ url, true));
    for (const flag of BASELINE_COMPILER_ONLY)
        (0,external_node_v8_.setFlagsFromString)(flag);
    const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAXIMUM_PAGES });
    const options = { wasmBinary: unpack(directory, RUNTIME.name), wasmMemory: memory };
    await treeSitter.Parser.init(options);
    return { directory, treeSitter, memory };
}
function parseWithinBounds(parser, text, memory) {
    const heapLimit = Math.max(MAX_HEAP_BYTES, memory.buffer.byteLength + PAGE);
    let reports = Math.max(REPORTS_AT_LEAST, text.length * REPORTS_PER_CHARACTER);
    const deadline = performance.now() + MAX_MILLISECONDS;
    const isOverBounds = () => --reports < 0 || memory.buffer.byteLength > heapLimit || performance.now() > deadline;
    const tree = parser.parse(text, null, { progressCallback: isOverBounds });
    if (tree === null)
        parser.reset();
    return tree;
}
function unpack(directory, name) {
    return new Uint8Array((0,external_node_zlib_.brotliDecompressSync)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, `${name}.wasm.br`))));
}
function once(start) {
    let started;
    return () => {
        started ??= start();
        return started;
    };
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/lost-declarations.ts
/** More than this many inside one another are no slip of somebody who is typing. */
const MAX_LOST = 50;
/**
 * Damage inside a class makes the parser give up the class: its keyword, its name and its members lie side by side in
 * an error. This puts the members back into a node of the class, up to the bracket or word that closes it.
 */
class LostDeclarations {
    #grammar;
    #headers;
    #closers;
    #open = [];
    /** `headers` gives for a keyword its node type and, after a space, the field of the name if that is not `name`. */
    constructor(grammar, headers, closers) {
        this.#grammar = grammar;
        this.#headers = new Map(Object.entries(headers));
        this.#closers = closers;
    }
    /** The node that a child of an error belongs to. */
    parentIn(error) {
        return this.#innermost(error)?.node ?? error;
    }
    /** The field of a named child of an error: the first after a keyword is the name. */
    fieldIn(error) {
        const lost = this.#innermost(error);
        if (lost === undefined || lost.hasName)
            return 0;
        lost.hasName = true;
        return lost.nameField;
    }
    /** Takes a loose token of an error into account. */
    token(tree, error, token, start, end) {
        const header = this.#headers.get(token);
        const lost = this.#innermost(error);
        if (header !== undefined && this.#open.length < MAX_LOST)
            this.#begin(tree, error, token, header, start);
        else if (lost === undefined)
            return;
        else if (token === lost.closer) {
            if (--lost.depth <= 0)
                this.#close(tree, Math.min(end, tree.text.length));
        }
        else if (this.#closers[token] === lost.closer)
            lost.depth++;
    }
    #begin(tree, error, token, header, start) {
        const [type = "", nameField = "name"] = header.split(" ");
        const node = tree.add(this.#grammar.type(type), 0, start, tree.end[error], this.parentIn(error));
        const word = this.#closers[token];
        this.#open.push({
            node,
            error,
            nameField: this.#grammar.field(nameField),
            closer: word ?? "}",
            depth: word === undefined ? 0 : 1,
            hasName: false,
        });
    }
    /** Closes what an error leaves open at its end. */
    leave(tree, error) {
        while (this.#innermost(error) !== undefined)
            this.#close(tree, tree.end[error]);
    }
    #close(tree, end) {
        const lost = this.#open.pop();
        if (lost === undefined)
            return;
        tree.next[lost.node] = tree.size;
        tree.end[lost.node] = end;
    }
    #innermost(error) {
        const last = this.#open.at(-1);
        return last?.error === error ? last : undefined;
    }
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/syntax-tree.ts
/** tree-sitter's symbol for a stretch of text it could not place. */
const ERROR_SYMBOL = 65535;
const INITIAL_CAPACITY = 1024;
/**
 * A syntax tree as flat arrays in preorder, so that reading it costs no call into WASM and needs no recursion: the
 * children of `node` start at `node + 1`, each subtree ends before `next[node]`. Punctuation is left out unless the
 * grammar gives it a field.
 */
class SyntaxTree {
    text;
    size = 0;
    type = new Uint16Array(INITIAL_CAPACITY);
    field = new Uint16Array(INITIAL_CAPACITY);
    start = new Int32Array(INITIAL_CAPACITY);
    end = new Int32Array(INITIAL_CAPACITY);
    next = new Int32Array(INITIAL_CAPACITY);
    parent = new Int32Array(INITIAL_CAPACITY);
    /** Offsets of the places where the parser had to skip or invent something. */
    errors = [];
    /** How much text those places cover, to tell which of two readings is the better one. */
    damage = 0;
    /** What was blanked out of the text for the parser, with all the rest blanked out instead; "" when nothing was. */
    blanked = "";
    /** What a reading with everything closed would need at the end of the text. */
    missing = "";
    constructor(text) {
        this.text = text;
    }
    /** Appends a node; its subtree is closed by setting `next`. */
    add(type, field, start, end, parent) {
        const node = this.size++;
        if (node === this.type.length)
            this.#grow();
        this.type[node] = type;
        this.field[node] = field;
        this.start[node] = Math.min(start, this.text.length);
        this.end[node] = Math.min(end, this.text.length);
        this.next[node] = this.size;
        this.parent[node] = parent;
        return node;
    }
    #grow() {
        const capacity = this.type.length * 2;
        const grow16 = (from) => {
            const to = new Uint16Array(capacity);
            to.set(from);
            return to;
        };
        const grow32 = (from) => {
            const to = new Int32Array(capacity);
            to.set(from);
            return to;
        };
        this.type = grow16(this.type);
        this.field = grow16(this.field);
        this.start = grow32(this.start);
        this.end = grow32(this.end);
        this.next = grow32(this.next);
        this.parent = grow32(this.parent);
    }
    textOf(node) {
        return this.text.slice(this.start[node], this.end[node]);
    }
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/tree-reader.ts



/** Copies a parsed tree of `text` out of WASM, and puts declarations that damage has taken apart together again. */
function readTree(tree, text, rules) {
    const { grammar } = rules;
    const flat = new SyntaxTree(text);
    const unclosed = new Unclosed(rules.closers);
    const lost = new LostDeclarations(grammar, rules.lostHeaders, rules.closers);
    const mayHaveErrors = tree.rootNode.hasError;
    const cursor = tree.walk();
    const open = [];
    let parent = -1;
    try {
        for (;;) {
            const type = cursor.nodeTypeId;
            const isError = type === ERROR_SYMBOL;
            const isNamed = isError || grammar.isNamed(type);
            let field = isNamed || !grammar.isPunctuation(type) ? cursor.currentFieldId : 0;
            let owner = parent;
            if (mayHaveErrors) {
                if (isError || cursor.nodeIsMissing)
                    addError(flat, cursor, isError);
                if (parent >= 0 && flat.type[parent] === ERROR_SYMBOL) {
                    const token = grammar.typeNames[type] ?? "";
                    if (!isNamed) {
                        unclosed.add(token);
                        lost.token(flat, parent, token, cursor.startIndex, cursor.endIndex);
                    }
                    else if (!grammar.isComment(type))
                        field = lost.fieldIn(parent);
                    owner = lost.parentIn(parent);
                }
            }
            const isKept = isNamed || field !== 0;
            const node = isKept ? flat.add(type, field, cursor.startIndex, cursor.endIndex, owner) : -1;
            if (isNamed && cursor.gotoFirstChild()) {
                open.push(node);
                parent = node;
                continue;
            }
            while (!cursor.gotoNextSibling()) {
                const closed = open.pop();
                if (closed === undefined) {
                    flat.missing = unclosed.missing;
                    return flat;
                }
                cursor.gotoParent();
                if (mayHaveErrors)
                    lost.leave(flat, closed);
                flat.next[closed] = flat.size;
                parent = open.at(-1) ?? -1;
            }
        }
    }
    finally {
        cursor.delete();
    }
}
function addError(flat, cursor, isError) {
    const offset = cursor.startIndex;
    flat.errors.push({ offset, missing: isError ? "" : cursor.nodeType });
    flat.damage += Math.max(1, cursor.endIndex - offset);
}

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/attachments.ts
/** Doc comments and attributes that stand on lines of their own, to be found from the line below them. */
class Attachments {
    #startByEndLine = new Map();
    #known = new Map();
    #text;
    #lines;
    constructor(text, lines) {
        this.#text = text;
        this.#lines = lines;
    }
    /** Remembers a comment or attribute, unless something else stands on its line before it. */
    add({ start, end }) {
        let before = start - 1;
        while (before >= 0 && isBlank(this.#text.charCodeAt(before)))
            before--;
        if (before >= 0 && !isLineBreak(this.#text.charCodeAt(before)))
            return;
        // Some grammars count the line break after a comment as part of it.
        let last = end - 1;
        while (last > start && isLineBreak(this.#text.charCodeAt(last)))
            last--;
        this.#startByEndLine.set(this.#lines.line(last), this.#lines.line(start));
    }
    /** The first line of what is attached directly above `line`, or `line` itself. */
    firstLineAbove(line) {
        const known = this.#known.get(line);
        if (known !== undefined)
            return known;
        let first = line;
        for (;;) {
            const above = this.#startByEndLine.get(first - 1);
            if (above === undefined)
                break;
            first = above;
        }
        this.#known.set(line, first);
        return first;
    }
}
function isBlank(code) {
    return code === 32 || code === 9;
}
function isLineBreak(code) {
    return code === 10 || code === 13;
}

// EXTERNAL MODULE: ./src/languages/tree-sitter/definition-draft.ts
var definition_draft = __webpack_require__(1465);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/later-bases.ts
/** Bases that are declared apart from the type they belong to, such as `impl Trait for Type`. */
class LaterBases {
    #byType = new Map();
    add(typeName, base) {
        const known = this.#byType.get(typeName);
        if (known === undefined)
            this.#byType.set(typeName, [base]);
        else
            known.push(base);
    }
    /** Gives the bases to the first type of each name; a type of another file has to be found from there. */
    apply(definitions) {
        if (this.#byType.size === 0)
            return;
        definitions.forEach((definition, index) => {
            const bases = isType(definition) ? this.#byType.get(definition.qualname) : undefined;
            if (bases === undefined)
                return;
            definitions[index] = { ...definition, bases: [...definition.bases, ...bases] };
            this.#byType.delete(definition.qualname);
        });
    }
}
function isType({ kind }) {
    return kind === "class" || kind === "interface" || kind === "enum" || kind === "type";
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/line-index.ts
/** Turns offsets of a text into 1-based lines and columns (UTF-16 code units). */
class LineIndex {
    #starts = [0];
    constructor(text) {
        for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
            this.#starts.push(at + 1);
    }
    line(offset) {
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low + 1;
    }
    /** The column of an offset on a line already known. */
    column(offset, line) {
        return offset - this.#starts[line - 1] + 1;
    }
    /** The offset where a line starts. */
    start(line) {
        return this.#starts[line - 1];
    }
}

// EXTERNAL MODULE: ./src/languages/tree-sitter/roles.ts
var roles = __webpack_require__(885);
// EXTERNAL MODULE: ./src/util/fingerprint.ts
var fingerprint = __webpack_require__(7284);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/tokens.ts

const COMMA = 44;
const CLOSERS = new Set([41, 93, 125]);
/** The tokens of a file without comments and white space, for fingerprints of any stretch of it. */
class TokenIndex {
    #starts = [];
    #hashes = [];
    /** `comments` and `atoms` are in source order; an atom (a string literal) counts as one token, white space included. */
    constructor(text, comments, atoms) {
        let comment = 0;
        let atom = 0;
        for (let at = 0; at < text.length;) {
            while (comment < comments.length && comments[comment].end <= at)
                comment++;
            while (atom < atoms.length && atoms[atom].end <= at)
                atom++;
            const skipped = comments[comment];
            const whole = atoms[atom];
            if (whole !== undefined && whole.start <= at)
                at = this.#add(text, at, whole.end);
            else if (skipped !== undefined && skipped.start <= at)
                at = skipped.end;
            else
                at = this.#plain(text, at, Math.min(skipped?.start ?? text.length, whole?.start ?? text.length));
        }
    }
    #plain(text, from, to) {
        let at = from;
        while (at < to) {
            const code = text.charCodeAt(at);
            if (code <= 32 || code === 0xfeff)
                at++;
            else if (isWordCode(code)) {
                let end = at + 1;
                while (end < to && isWordCode(text.charCodeAt(end)))
                    end++;
                at = this.#add(text, at, end);
            }
            else {
                if (CLOSERS.has(code))
                    this.#dropTrailingComma(text);
                at = this.#add(text, at, at + 1);
            }
        }
        return at;
    }
    #add(text, start, end) {
        this.#starts.push(start);
        this.#hashes.push((0,fingerprint/* hashText */.q)(text, start, end));
        return end;
    }
    #dropTrailingComma(text) {
        const last = this.#starts.at(-1);
        if (last === undefined || text.charCodeAt(last) !== COMMA)
            return;
        this.#starts.pop();
        this.#hashes.pop();
    }
    /** Fingerprint of the tokens that start inside the given ranges. */
    fingerprint(ranges) {
        const [only] = ranges;
        if (ranges.length === 1 && only !== undefined) {
            return (0,fingerprint/* fingerprint */.R)(this.#hashes, this.#firstFrom(only.start), this.#firstFrom(only.end));
        }
        const hashes = [];
        for (const { start, end } of ranges) {
            const to = this.#firstFrom(end);
            for (let i = this.#firstFrom(start); i < to; i++)
                hashes.push(this.#hashes[i]);
        }
        return (0,fingerprint/* fingerprint */.R)(hashes);
    }
    /** Where the first token at or after an offset starts. */
    nextStart(offset) {
        return this.#starts[this.#firstFrom(offset)] ?? offset;
    }
    #firstFrom(offset) {
        let low = 0;
        let high = this.#starts.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.#starts[middle] < offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
}
function isWordCode(code) {
    return ((code >= 97 && code <= 122) ||
        (code >= 65 && code <= 90) ||
        (code >= 48 && code <= 57) ||
        code === 95 ||
        code === 36 ||
        code >= 128);
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/walk.ts







/** Qualified names and body fingerprints grow with nesting; no real code nests definitions this deep. */
const MAX_DEFINITION_DEPTH = 64;
/** Beyond this depth a scope is taken for a part of the one around it, so that looking outwards stays cheap. */
const MAX_SCOPE_DEPTH = 256;
const MAX_NAME_LENGTH = 500;
/** Stands in many languages for a value that nobody wants. */
const DISCARD = "_";
const MAX_RETURNS = 8;
const DOTTED_PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
const MAX_DOTTED_PATH = 200;
/** One pass over a syntax tree: enters every node before its children, leaves it after them, and never recurses. */
class Walk {
    tree;
    rules;
    builder;
    lines;
    tokens;
    attachments;
    /** What the surroundings of each node want of it. */
    role;
    /** What each node is, once left. */
    operand;
    /** The node before the dot of a member's name, -1 for others. */
    receiver;
    /** Annotations by the node they belong to. */
    decorators = new Map();
    /** Where an annotation that starts at the key ends. */
    decoratorEnds = new Map();
    /** Flags of all members of a class scope from here on, where visibility is given by section. */
    sectionFlags = new Map();
    laterBases = new LaterBases();
    /** The parts of the namespaces declared so far. */
    namespaces = new Set();
    /** Type parameters written before the definition that binds them. */
    pendingTypeParameters = [];
    scope = 0;
    #frames = [];
    #functionNames = new Map();
    #first = new Map();
    #depth = 0;
    constructor(tree, rules, builder) {
        this.tree = tree;
        this.rules = rules;
        this.builder = builder;
        this.lines = new LineIndex(tree.text);
        this.attachments = new Attachments(tree.text, this.lines);
        this.tokens = this.#readTokens();
        this.role = new Uint8Array(tree.size);
        this.operand = new Int32Array(tree.size).fill(facts/* NO_OPERAND */.ai);
        this.receiver = new Int32Array(tree.size).fill(-1);
    }
    run() {
        const { next, size } = this.tree;
        const open = [];
        for (let node = 0; node < size; node++) {
            while (open.length > 0 && next[open.at(-1)] <= node)
                this.#leave(open.pop());
            this.#enter(node);
            if (next[node] > node + 1)
                open.push(node);
            else
                this.#leave(node);
        }
        while (open.length > 0)
            this.#leave(open.pop());
        if (this.tree.blanked !== "")
            this.rules.readBlanked?.(this, this.tree.blanked, 0);
        this.laterBases.apply(this.builder.definitions);
        this.builder.bindings.sort((a, b) => a.line - b.line || a.column - b.column);
        for (const { offset, missing } of this.tree.errors) {
            this.builder.addError(this.lines.line(offset), missing === "" ? "Cannot be parsed" : `Missing ${missing}`);
        }
    }
    #enter(node) {
        const rule = this.rules.rule(this.tree.type[node]);
        if (this.role[node] === roles/* Role */.Xh.unset) {
            const parent = this.tree.parent[node];
            const above = parent < 0 ? undefined : this.rules.rule(this.tree.type[parent]);
            const parentRole = parent < 0 ? roles/* Role */.Xh.read : this.role[parent];
            this.role[node] = (0,roles/* inheritedRole */.FS)(parentRole, above === undefined, above?.isTransparent === true);
        }
        rule?.enter?.(this, node);
    }
    #leave(node) {
        const leave = this.rules.rule(this.tree.type[node])?.leave;
        if (leave !== undefined)
            this.operand[node] = leave(this, node);
        while (this.#frames.at(-1)?.node === node)
            this.#close(this.#frames.pop());
    }
    #close(frame) {
        this.scope = frame.outerScope;
        if (frame.draft === undefined)
            return;
        this.#depth--;
        this.builder.definitions[frame.draft.index] = (0,definition_draft/* completeDefinition */.DQ)(this, frame.draft);
    }
    /** Opens a scope until `node` is left. */
    openScope(node, kind, isCallable = false) {
        if (this.#frames.length >= MAX_SCOPE_DEPTH)
            return;
        this.#push(node, undefined, isCallable);
        this.scope = this.builder.addScope(kind, this.scope, -1);
    }
    /** Opens the scope of members that belong to a type defined elsewhere. */
    openContainer(node, container) {
        if (this.#frames.length >= MAX_SCOPE_DEPTH)
            return;
        this.#frames.push({ node, outerScope: this.scope, draft: undefined, isCallable: false, container });
        this.scope = this.builder.addScope("class", this.scope, -1);
    }
    /** Opens a definition until `node` is left; answers `undefined` when there is no name or it is nested too deep. */
    openDefinition(node, opening) {
        const isCallable = opening.isCallable ?? opening.scope === "function";
        const name = opening.name ?? this.nameOf(opening.nameNode);
        const isTooDeep = this.#depth >= MAX_DEFINITION_DEPTH || this.#frames.length >= MAX_SCOPE_DEPTH;
        if (name === "" || name === DISCARD || name.length > MAX_NAME_LENGTH || isTooDeep) {
            if (opening.scope !== undefined)
                this.openScope(node, opening.scope, isCallable);
            return undefined;
        }
        const draft = (0,definition_draft/* draftDefinition */.Ne)(this, node, opening, name, this.#enclosing(node));
        draft.extraFlags |= this.sectionFlags.get(this.scope) ?? 0;
        if (opening.nameNode !== node)
            this.role[opening.nameNode] = roles/* Role */.Xh.silent;
        if (opening.isBound !== false) {
            this.bind(opening.nameNode, "definition", { index: draft.index, name });
        }
        this.#depth++;
        this.#push(node, draft, isCallable);
        if (opening.scope !== undefined) {
            this.scope = this.builder.addScope(opening.scope, this.scope, draft.index);
            draft.scope = this.scope;
            for (const typeParameter of this.pendingTypeParameters.splice(0))
                this.bind(typeParameter, "type");
        }
        return draft;
    }
    #push(node, draft, isCallable) {
        this.#frames.push({ node, outerScope: this.scope, draft, isCallable });
    }
    #enclosing(node) {
        const frame = this.#frames.findLast((open) => open.node !== node && (open.draft !== undefined || open.container !== undefined));
        return frame?.draft ?? { index: -1, qualname: frame?.container };
    }
    /** The innermost class that is open. */
    get enclosingClass() {
        const classes = this.#frames.filter(({ draft }) => draft !== undefined && draft.scope >= 0);
        return classes.findLast(({ draft }) => this.builder.scopes[draft?.scope ?? -1]?.kind === "class")?.draft;
    }
    /** The scope of the innermost class, or else the module's. */
    get classScope() {
        let scope = this.scope;
        while (scope > 0 && this.builder.scopes[scope]?.kind !== "class")
            scope = this.builder.scopes[scope]?.parent ?? 0;
        return scope;
    }
    /** The definitions that `node` itself opened: one, or one for each name it declares. */
    draftsOf(node) {
        const drafts = [];
        for (let at = this.#frames.length - 1; at >= 0; at--) {
            const frame = this.#frames[at];
            if (frame.node !== node)
                break;
            if (frame.draft !== undefined)
                drafts.unshift(frame.draft);
        }
        return drafts;
    }
    draftOf(node) {
        return this.draftsOf(node)[0];
    }
    /** The innermost open definition, if no anonymous function or class stands between. */
    get innermostDraft() {
        return this.#frames.at(-1)?.draft;
    }
    /** Whether `node` has a scope or definition open. */
    isOpen(node) {
        return this.#frames.at(-1)?.node === node;
    }
    /** Says that an anonymous function still to come is the value of a name. */
    nameFunction(node, named) {
        this.#functionNames.set(node, named);
        this.role[named.nameNode] = roles/* Role */.Xh.silent;
    }
    takeFunctionName(node) {
        return this.#functionNames.get(node);
    }
    /** Whether `node` is the first to ask for `key`; asking again for the same node gives the same answer. */
    isFirst(key, node) {
        const first = this.#first.get(key);
        if (first === undefined)
            this.#first.set(key, node);
        return first === undefined || first === node;
    }
    /** Whether an operand is the result of a call. */
    isCall(operand) {
        return (0,facts/* isValueOperand */.rw)(operand) && this.builder.values[(0,facts/* operandIndex */.E0)(operand)]?.kind === "call";
    }
    /** Gives an annotation to the declaration around it or, with `isNext`, to the one after it. */
    decorate(node, operand, isNext) {
        const { tree, rules } = this;
        let owner = tree.parent[node];
        while (owner >= 0 && rules.carriers.has(tree.type[owner]))
            owner = tree.parent[owner];
        if (isNext) {
            owner = tree.next[node];
            const skips = (type) => rules.attributes.has(type) || rules.grammar.isComment(type);
            while (owner < tree.size && skips(tree.type[owner]))
                owner = tree.next[owner];
        }
        const known = this.decorators.get(owner);
        if (known === undefined)
            this.decorators.set(owner, [operand]);
        else
            known.push(operand);
    }
    addParameter(parameter) {
        this.#callable()?.params.push(parameter);
    }
    addReturn(operand) {
        const draft = this.#callable();
        if (operand >= 0 && draft !== undefined && draft.returns.length < MAX_RETURNS)
            draft.returns.push(operand);
    }
    #callable() {
        return this.#frames.findLast((frame) => frame.isCallable)?.draft;
    }
    /** The kind of the innermost scope. */
    get scopeKind() {
        return this.builder.scopes[this.scope]?.kind ?? "module";
    }
    /** Whether a name declared here is local to a function or block. */
    get isLocal() {
        return this.scopeKind === "function" || this.scopeKind === "block";
    }
    /** The innermost scope that is no block. */
    get namedScope() {
        let scope = this.scope;
        while (this.builder.scopes[scope]?.kind === "block")
            scope = this.builder.scopes[scope]?.parent ?? 0;
        return scope;
    }
    /** Adds the reference that a name node makes in its role, and answers its operand. */
    reference(node, name = this.nameOf(node)) {
        const role = (0,roles/* referenceRole */.Aw)(this.role[node]);
        if (role === undefined || name === "" || name === DISCARD)
            return facts/* NO_OPERAND */.ai;
        const line = this.line(node);
        const column = this.lines.column(this.tree.start[node], line);
        return this.builder.addReference(name, line, column, role, this.scope, this.receiverOf(node));
    }
    /** The name that a node spells; quoting it changes nothing. */
    nameOf(node) {
        const written = this.tree.textOf(node);
        return written.startsWith("`") ? written.replaceAll("`", "") : written;
    }
    /** What stands before the dot of a name. */
    receiverOf(node) {
        const before = this.receiver[node];
        if (before < 0)
            return facts/* NO_OPERAND */.ai;
        const operand = this.operand[before];
        return operand >= 0 ? operand : facts/* UNKNOWN_RECEIVER */.B7;
    }
    bind(node, kind, details = {}) {
        const name = details.name ?? this.nameOf(node);
        if (name === "" || name === DISCARD)
            return;
        const line = this.line(node);
        const column = this.lines.column(this.tree.start[node], line);
        this.builder.bind(details.scope ?? this.scope, name, kind, line, column, details);
    }
    /** Remembers a string that may name code. */
    mention(node, content, columnNode = node) {
        if (content.length > MAX_DOTTED_PATH || !DOTTED_PATH.test(content))
            return;
        const line = this.line(columnNode);
        const column = this.lines.column(this.tree.start[columnNode], line);
        this.builder.strings.push({ text: content, line, column, scope: this.scope, receiver: facts/* NO_OPERAND */.ai });
    }
    line(node) {
        return this.lines.line(this.tree.start[node]);
    }
    column(node) {
        const start = this.tree.start[node];
        return this.lines.column(start, this.lines.line(start));
    }
    /** The children of a node that are no comments. */
    children(node) {
        const found = [];
        const end = this.tree.next[node];
        for (let child = node + 1; child < end; child = this.tree.next[child]) {
            if (!this.rules.grammar.isComment(this.tree.type[child]))
                found.push(child);
        }
        return found;
    }
    #readTokens() {
        const { tree, rules } = this;
        const comments = [];
        const atoms = [];
        for (let node = 0; node < tree.size; node++) {
            const type = tree.type[node];
            const range = { start: tree.start[node], end: tree.end[node] };
            if (rules.grammar.isComment(type)) {
                comments.push(range);
                if (rules.isDocComment(tree.text.slice(range.start, range.end)))
                    this.attachments.add(range);
            }
            else if (rules.attributes.has(type))
                this.attachments.add(range);
            else if (rules.strings.has(type) && range.start >= (atoms.at(-1)?.end ?? 0))
                atoms.push(range);
        }
        return new TokenIndex(tree.text, comments, atoms);
    }
}

;// CONCATENATED MODULE: ./src/languages/tree-sitter/extract.ts







/** Loads the extractor of one language that has a tree-sitter grammar. */
async function loadTreeSitterExtractor(language) {
    const row = GRAMMARS.get(language);
    if (row === undefined)
        throw new Error(`There is no grammar for ${language}`);
    const [grammar, rules] = await Promise.all([loadGrammar(language), row.rules()]);
    return new TreeSitterExtractor(language, grammar, new CompiledRules(rules, grammar.language)).extract;
}
class TreeSitterExtractor {
    #language;
    #grammar;
    #rules;
    #parser;
    constructor(language, grammar, rules) {
        this.#language = language;
        this.#grammar = grammar;
        this.#rules = rules;
    }
    extract = (text) => {
        const builder = new facts_builder/* FactsBuilder */.v(this.#language);
        try {
            const tree = this.#read(text);
            if (tree === undefined)
                return this.#lexical(text, "The parser gave up on this file");
            new Walk(tree, this.#rules, builder).run();
            return builder.build();
        }
        catch (error) {
            // A grammar that runs into a limit of its own aborts; its parser is not to be trusted afterwards.
            this.#parser = undefined;
            return this.#lexical(text, `The parser failed: ${error instanceof Error ? error.message : String(error)}`);
        }
    };
    #read(text) {
        if (this.#rules.maxOpenAngles < text.length && openAngles(text) > this.#rules.maxOpenAngles)
            return undefined;
        const tree = this.#parse(text, text);
        if (tree === undefined || tree.damage === 0)
            return tree;
        const repaired = this.#rules.repair?.(text) ?? text;
        const better = repaired === text ? tree : this.#lessDamaged(tree, repaired, text);
        if (better !== tree && this.#rules.readBlanked !== undefined)
            better.blanked = difference(text, repaired);
        if (better.missing === "")
            return better;
        const source = better === tree ? text : repaired;
        const isInComment = source.lastIndexOf("/*") > source.lastIndexOf("*/");
        let closed = this.#lessDamaged(better, `${source}\n${better.missing}`, text);
        if (isInComment)
            closed = this.#lessDamaged(closed, `${source}*/\n${better.missing}`, text);
        if (closed !== better) {
            closed.blanked = better.blanked;
            closed.errors.push({ offset: text.length, missing: better.missing.replaceAll("\n", " ") });
        }
        return closed;
    }
    #lessDamaged(tree, source, text) {
        const other = this.#parse(source, text);
        return other !== undefined && other.damage < tree.damage ? other : tree;
    }
    /** Parses `source`, which has every name of `text` in its place. */
    #parse(source, text) {
        this.#parser ??= this.#grammar.makeParser();
        const tree = this.#grammar.parse(this.#parser, source);
        if (tree === null)
            return undefined;
        try {
            return readTree(tree, text, this.#rules);
        }
        finally {
            tree.delete();
        }
    }
    #lexical(text, message) {
        const builder = new facts_builder/* FactsBuilder */.v(this.#language);
        builder.addError(1, message);
        return { ...builder.build(), words: (0,extract.identifiers)(text) };
    }
}
/** The characters of `text` that are blank in `blanked`, all others blank. */
function difference(text, blanked) {
    const kept = [];
    for (let at = 0; at < text.length; at++)
        kept.push(text[at] === blanked[at] && text[at] !== "\n" ? " " : text[at]);
    return kept.join("");
}
/** The most `<` that are open at once within a statement. */
function openAngles(text) {
    let most = 0;
    let open = 0;
    for (const [mark] of text.matchAll(/[<>;{}]/g)) {
        open = mark === "<" ? open + 1 : mark === ">" ? Math.max(0, open - 1) : 0;
        most = Math.max(most, open);
    }
    return most;
}


/***/ }),

/***/ 885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ referenceRole),
/* harmony export */   FS: () => (/* binding */ inheritedRole),
/* harmony export */   Xh: () => (/* binding */ Role)
/* harmony export */ });
/** What a node's surroundings want of it: the roles of references, and two for names that are no references. */
const Role = {
    unset: 0,
    read: 1,
    call: 2,
    write: 3,
    type: 4,
    inherit: 5,
    decorator: 6,
    /** A name that is bound here; the declaration around it makes the binding. */
    bind: 7,
    /** A label, keyword or definition name: no reference at all. */
    silent: 8,
};
const REFERENCE_ROLES = [
    "read",
    "read",
    "call",
    "write",
    "type",
    "inherit",
    "decorator",
];
/** The role of the reference that a name makes, or `undefined` when it makes none. */
function referenceRole(role) {
    return REFERENCE_ROLES[role];
}
/** What a child gets from its parent when no rule says otherwise. */
function inheritedRole(parent, parentIsPlain, parentIsTransparent) {
    switch (parent) {
        case Role.type:
        case Role.inherit:
        case Role.bind:
        case Role.silent:
            return parent;
        case Role.write:
        case Role.decorator:
            return parentIsPlain || parentIsTransparent ? parent : Role.read;
        case Role.call:
            return parentIsTransparent ? parent : Role.read;
        default:
            return Role.read;
    }
}


/***/ }),

/***/ 7284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint),
/* harmony export */   q: () => (/* binding */ hashText)
/* harmony export */ });
/**
 * Fingerprints of token sequences: 64 bits as 16 hex digits. They answer "is it still the same code?", so equal
 * sequences must agree on every machine; they are no defence against somebody who builds a collision.
 */
/** FNV-1a over the UTF-16 code units of `text[start, end)`. */
function hashText(text, start = 0, end = text.length) {
    let hash = 0x811c9dc5;
    for (let i = start; i < end; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash;
}
/** Fingerprint of the token hashes `tokens[from, to)`. */
function fingerprint(tokens, from = 0, to = tokens.length) {
    let high = 0x9e3779b9;
    let low = 0x85ebca6b;
    for (let i = from; i < to; i++) {
        const token = tokens[i];
        high = Math.imul(high ^ token, 0xcc9e2d51);
        high = (high << 15) | (high >>> 17);
        low = Math.imul(low + token, 0x1b873593);
        low = ((low << 13) | (low >>> 19)) ^ high;
    }
    return hex(mix(high ^ (to - from))) + hex(mix(low));
}
function mix(hash) {
    let h = hash ^ (hash >>> 16);
    h = Math.imul(h, 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    return h ^ (h >>> 16);
}
/** Two hex digits for every byte: a table is several times faster than formatting numbers, and there are two for every definition. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
function hex(hash) {
    return `${BYTES[hash >>> 24]}${BYTES[(hash >>> 16) & 255]}${BYTES[(hash >>> 8) & 255]}${BYTES[hash & 255]}`;
}


/***/ })

};
