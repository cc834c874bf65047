export const id = 174;
export const ids = [174];
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


/***/ })

};
