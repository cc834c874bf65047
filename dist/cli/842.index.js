export const id = 842;
export const ids = [842];
export const modules = {

/***/ 2842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   locateCommand: () => (/* binding */ locateCommand)
/* harmony export */ });
/* harmony import */ var _languages_extractors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _languages_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7206);
/* harmony import */ var _rebind_locator_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(724);
/* harmony import */ var _util_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1095);
/* harmony import */ var _util_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9997);
/* harmony import */ var _named_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9490);







/** `llmc-nav locate`: a symbol's place in a file now, or the symbol at a line. */
const locateCommand = {
    async run(context, options) {
        const file = options.text("file");
        const symbol = options.text("symbol");
        const line = options.text("line");
        if (file === undefined)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y("Say which file to look into: --file src/auth.py.");
        if ((symbol === undefined) === (line === undefined)) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y("Say what to locate: either -s QUALNAME (such as Auth.login) or --line N.");
        }
        if (line !== undefined && !/^[1-9]\d{0,8}$/.test(line)) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`--line takes a line number from 1, not ${JSON.stringify(line)}.`);
        }
        const { path, facts } = await readFacts(file, context);
        const place = symbol === undefined ? (0,_rebind_locator_js__WEBPACK_IMPORTED_MODULE_3__/* .symbolAtLine */ .i7)(facts, Number(line)) : (0,_rebind_locator_js__WEBPACK_IMPORTED_MODULE_3__/* .findSymbol */ .af)(facts, symbol);
        await context.io.writeOut(render(context.format, path, place, symbol ?? `line ${line}`));
        return 0;
    },
};
async function readFacts(file, context) {
    for await (const read of (0,_named_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamedFiles */ .v)([file], context)) {
        const decoded = read.bytes && (0,_util_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g)(read.bytes);
        if (!decoded || decoded.isBinary) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${JSON.stringify(read.path)} cannot be read as text: ${read.skipped?.reason ?? "binary"}.`);
        }
        return { path: read.path, facts: await new _languages_extractors_js__WEBPACK_IMPORTED_MODULE_0__/* .Extractors */ .a().extract((0,_languages_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .languageOfPath */ .F4)(read.path), decoded.text) };
    }
    throw new Error("a named file gave no answer");
}
function render(format, path, place, asked) {
    if (format === "json" || format === "jsonl")
        return `${JSON.stringify(place && placeToWire(path, place))}\n`;
    if (!place)
        return `${(0,_util_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g)(asked)} is not in ${(0,_util_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g)(path)}.\n`;
    const { qualname, kind, startLine, endLine, fullStartLine } = place.definition;
    const full = fullStartLine < startLine ? `, with decorators and doc comment from line ${fullStartLine}` : "";
    return `${(0,_util_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g)(path)}:${startLine}-${endLine} ${kind} ${(0,_util_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g)(qualname)}${full}\n`;
}
function placeToWire(path, { definition, span }) {
    return {
        path,
        qualname: definition.qualname,
        kind: definition.kind,
        start_line: definition.startLine,
        end_line: definition.endLine,
        full_start_line: definition.fullStartLine,
        name_line: definition.nameLine,
        name_column: definition.nameColumn,
        span,
    };
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

/***/ 724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ damagedDefinitions),
/* harmony export */   af: () => (/* binding */ findSymbol),
/* harmony export */   i7: () => (/* binding */ symbolAtLine)
/* harmony export */ });
/* unused harmony exports findSymbolInSource, identifySymbolAtLine */
/* harmony import */ var _languages_extractors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1374);


/** Where a symbol is in this text now, or null when it is gone. */
async function findSymbolInSource(source, language, qualname) {
    return findSymbol(await new Extractors().extract(language, source), qualname);
}
/** The innermost symbol at a line of this text, or null at module level. */
async function identifySymbolAtLine(source, language, line) {
    return symbolAtLine(await new Extractors().extract(language, source), line);
}
/**
 * Where `qualname` is defined, or null when it is gone or its own text is damaged. Of several definitions the last one
 * wins, as it does at run time, except that a property is known by its getter.
 */
function findSymbol(facts, qualname) {
    const damaged = damagedDefinitions(facts);
    const intact = facts.definitions.filter((each) => each.qualname === qualname && !damaged.has(each));
    const definition = intact.findLast((each) => !(each.flags & _model_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .DefinitionFlag */ .qb.setter)) ?? intact.at(-1);
    return definition ? { definition, span: "core" } : null;
}
/** The innermost definition whose core span holds the line, or else whose full span does; null at module level. */
function symbolAtLine(facts, line) {
    const damaged = damagedDefinitions(facts);
    let best = null;
    for (const definition of facts.definitions) {
        // Nested definitions come after the ones around them, so the last that fits is the innermost.
        if (definition.kind === "constant" || line < definition.fullStartLine || line > definition.endLine)
            continue;
        if (damaged.has(definition))
            continue;
        best = { definition, span: line < definition.startLine ? "full" : "core" };
    }
    return best;
}
/** The definitions that a syntax error stands in: their lines cannot be vouched for. An error in a nested one is its own. */
function damagedDefinitions(facts) {
    const damaged = new Set();
    for (const error of facts.errors) {
        const innermost = facts.definitions.findLast((definition) => definition.startLine <= error.line && error.line <= definition.endLine);
        if (innermost)
            damaged.add(innermost);
    }
    return damaged;
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
