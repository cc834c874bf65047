import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 374:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./src/languages/registry.ts
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
            return (await __nccwpck_require__.e(/* import() */ 451).then(__nccwpck_require__.bind(__nccwpck_require__, 451))).extractPython;
        case "javascript":
        case "jsx":
        case "typescript":
        case "tsx":
        case "vue":
        case "svelte":
            return (await __nccwpck_require__.e(/* import() */ 862).then(__nccwpck_require__.bind(__nccwpck_require__, 862))).loadEcmascriptExtractor(language);
        case "text":
            return (await __nccwpck_require__.e(/* import() */ 174).then(__nccwpck_require__.bind(__nccwpck_require__, 174))).extractText;
        default:
            return (await __nccwpck_require__.e(/* import() */ 994).then(__nccwpck_require__.bind(__nccwpck_require__, 994))).loadTreeSitterExtractor(language);
    }
}

;// CONCATENATED MODULE: ./src/languages/extractors.ts

/** The extractors of one run, each loaded when its language is first met. */
class Extractors {
    #loaded = new Map();
    /** The facts of a text whose path says `language`; a `text` may still name its language in a `#!` line. */
    async extract(language, text) {
        const actual = language === "text" ? (languageOfShebang(text) ?? language) : language;
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
        const loading = loadExtractor(language);
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

;// CONCATENATED MODULE: ./src/util/text.ts
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

// EXTERNAL MODULE: ./src/model/facts.ts
var model_facts = __nccwpck_require__(374);
;// CONCATENATED MODULE: ./src/util/bytes.ts
/** Raised when stored bytes are not what they claim to be. */
class bytes_CorruptDataError extends (/* unused pure expression or super */ null && (Error)) {
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
                throw new bytes_CorruptDataError("data ends in the middle of a number");
            value |= (byte & 127) << shift;
            if (byte < 128) {
                if (value < 0)
                    break;
                return value;
            }
        }
        throw new bytes_CorruptDataError("number out of range");
    }
    readSigned() {
        const value = this.readUnsigned();
        return value & 1 ? -((value + 1) >>> 1) : value >>> 1;
    }
    /** A count of things that take at least one byte each, so a forged count cannot ask for more than the data can hold. */
    readCount() {
        const count = this.readUnsigned();
        if (count > this.remaining)
            throw new bytes_CorruptDataError("count exceeds the data");
        return count;
    }
    readBytes(length) {
        if (length > this.remaining)
            throw new bytes_CorruptDataError("data is cut short");
        this.#position += length;
        return this.#bytes.subarray(this.#position - length, this.#position);
    }
}

;// CONCATENATED MODULE: ./src/facts/string-table.ts

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
        throw new CorruptDataError("unknown string encoding");
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

;// CONCATENATED MODULE: ./src/facts/encode.ts



/**
 * FileFacts as bytes: every table as rows of small integers, strings by number. About eight bytes a reference, a tenth
 * of JSON and several times faster. `decodeFacts` is the exact inverse; change both together with `FACTS_VERSION`.
 */
function encodeFacts(facts) {
    const strings = new StringTable();
    const out = new ByteWriter();
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
    const whole = new ByteWriter();
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
    const decoded = decodeText(job.bytes);
    return decoded.isBinary ? "binary" : encodeFacts(await extractors.extract(job.language, decoded.text));
}

;// CONCATENATED MODULE: ./src/facts/worker.ts



/** The thread behind `SharedPool`: answers each list of jobs with the list of their results, in the order they came. */
const port = external_node_worker_threads_namespaceObject.parentPort;
if (!port)
    throw new Error("This file is started as a worker thread.");
const extractors = new Extractors();
// A list that has to wait for a parser to load must not be overtaken by the next one.
let previous = Promise.resolve();
port.on("message", (jobs) => {
    previous = previous.then(() => answer(jobs));
});
async function answer(jobs) {
    const results = [];
    for (const job of jobs)
        results.push(await extractBytes(extractors, job));
    const buffers = results.flatMap((result) => (result === "binary" ? [] : [result.buffer]));
    port?.postMessage(results, buffers);
}

