export const id = 451;
export const ids = [451];
export const modules = {

/***/ 362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ FactsBuilder)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(374);

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

/***/ 451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  extractPython: () => (/* binding */ extractPython)
});

// EXTERNAL MODULE: ./src/languages/facts-builder.ts
var facts_builder = __webpack_require__(362);
// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(374);
;// CONCATENATED MODULE: ./src/languages/python/tokens.ts
const KINDS = {
    endOfFile: 0,
    newline: 1,
    name: 2,
    number: 3,
    string: 4,
    /** The opening of an f-string or t-string; its parts are read by `format-strings.ts`. */
    formatString: 5,
    openParen: 6,
    closeParen: 7,
    openBracket: 8,
    closeBracket: 9,
    openBrace: 10,
    closeBrace: 11,
    comma: 12,
    colon: 13,
    semicolon: 14,
    dot: 15,
    equal: 16,
    walrus: 17,
    arrow: 18,
    ellipsis: 19,
    bang: 20,
    augmented: 21,
    tilde: 22,
    plus: 23,
    minus: 24,
    star: 25,
    doubleStar: 26,
    at: 27,
    pipe: 28,
    slash: 29,
    operator: 30,
    in: 31,
    is: 32,
    not: 33,
    and: 34,
    or: 35,
    if: 36,
    else: 37,
    for: 38,
    async: 39,
    await: 40,
    lambda: 41,
    yield: 42,
    none: 43,
    true: 44,
    false: 45,
    as: 46,
    from: 47,
    assert: 48,
    break: 49,
    class: 50,
    continue: 51,
    def: 52,
    del: 53,
    elif: 54,
    except: 55,
    finally: 56,
    global: 57,
    import: 58,
    nonlocal: 59,
    pass: 60,
    raise: 61,
    return: 62,
    try: 63,
    while: 64,
    with: 65,
};
/**
 * Token kinds. Their order matters: a closing bracket follows the opening one, binary operators
 * are contiguous, and keywords follow them. Typed as plain numbers,
 * because the kind of the current token changes behind the compiler's back with every token consumed.
 */
const Token = KINDS;
/** The first and last kinds that may stand between two operands (`not` only as a part of `not in`). */
const FIRST_BINARY_OPERATOR = Token.plus;
const LAST_BINARY_OPERATOR = Token.not;
const FIRST_KEYWORD = Token.in;
/** Python's hard keywords with their kinds. */
const KEYWORDS = [
    ...Object.entries(Token).filter(([, kind]) => kind >= FIRST_KEYWORD && (kind < Token.none || kind > Token.false)),
    ["None", Token.none],
    ["True", Token.true],
    ["False", Token.false],
];
/** Whether the kind closes a bracket. */
function isCloser(kind) {
    return kind === Token.closeParen || kind === Token.closeBracket || kind === Token.closeBrace;
}
/** Whether the kind opens a bracket. */
function isOpener(kind) {
    return kind === Token.openParen || kind === Token.openBracket || kind === Token.openBrace;
}
/** Whether the logical line is over. */
function isLineEnd(kind) {
    return kind === Token.newline || kind === Token.endOfFile;
}
/** Whether an expression may start with the kind. */
function startsExpression(kind) {
    switch (kind) {
        case Token.name:
        case Token.number:
        case Token.string:
        case Token.formatString:
        case Token.openParen:
        case Token.openBracket:
        case Token.openBrace:
        case Token.ellipsis:
        case Token.tilde:
        case Token.plus:
        case Token.minus:
        case Token.star:
        case Token.doubleStar:
        case Token.not:
        case Token.await:
        case Token.lambda:
        case Token.yield:
        case Token.none:
        case Token.true:
        case Token.false:
            return true;
        default:
            return false;
    }
}
/** Bits that describe a string token. */
const StringFlag = {
    bytes: 1,
    raw: 2,
    format: 4,
    triple: 8,
    /** Contains a backslash, so the source text is not the value. */
    escaped: 16,
    /** A format string that is a t-string. */
    template: 32,
};
/** What the token stream says about structure; no other token has these hashes. */
const StructureHash = { indent: 1, dedent: 2, newline: 3, field: 4 };

;// CONCATENATED MODULE: ./src/languages/python/blocks.ts


/** The part of a program that owns names: a module, class, function or lambda. */
class Frame {
    scope;
    /** The innermost definition around its statements, -1 in a module. */
    definition;
    /** Names assigned so far, kept where an assignment defines a constant (modules and classes). */
    assigned;
    /** Where names declared `global` or `nonlocal` really live. */
    redirects = null;
    constructor(scope, definition, assigned) {
        this.scope = scope;
        this.definition = definition;
        this.assigned = assigned;
    }
}
/** An indented suite of statements. */
class Block {
    frame;
    indent;
    /** Its frame is its own: it is the body of the frame's definition. */
    isOwner = false;
    isInline = false;
    isMatch = false;
    /** What a match statement matches. */
    subject = facts/* NO_OPERAND */.ai;
    isTypeOnly = false;
    awaitsDocstring = false;
    /** Where its tokens start in the stream. */
    firstToken = 0;
    constructor(frame, indent) {
        this.frame = frame;
        this.indent = indent;
    }
}
/** A block inside the current one, with the same owner of names. */
function innerBlock(reader) {
    const block = new Block(reader.frame, -1);
    block.isTypeOnly = reader.block.isTypeOnly;
    return block;
}
/** The body of a definition. */
function bodyBlock(frame) {
    const block = new Block(frame, -1);
    block.isOwner = true;
    block.awaitsDocstring = true;
    return block;
}
/** Reads the colon of a compound statement; its block follows on this line or on the next. */
function openSuite(reader, block) {
    if (reader.kind === Token.colon)
        reader.advance();
    else
        reader.error("expected ':'");
    if (isLineEnd(reader.kind)) {
        if (reader.pending !== null)
            finishBlock(reader, reader.pending);
        reader.pending = block;
        reader.stream.push(StructureHash.indent);
        block.firstToken = reader.stream.length;
        return;
    }
    block.isInline = true;
    reader.stream.push(StructureHash.indent);
    block.firstToken = reader.stream.length;
    pushBlock(reader, block, reader.block.indent);
    reader.expectsInlineStatement = true;
}
/** Opens and closes blocks so that the innermost is the one that a line with this indentation belongs to. */
function settleIndentation(reader) {
    const { indent, pending } = reader;
    if (pending !== null) {
        reader.pending = null;
        if (indent > reader.block.indent) {
            pushBlock(reader, pending, indent);
            return;
        }
        reader.error("expected an indented block");
        finishBlock(reader, pending);
    }
    while (indent < reader.block.indent)
        closeBlock(reader);
    if (indent > reader.block.indent) {
        reader.error("unexpected indentation");
        const block = innerBlock(reader);
        reader.stream.push(StructureHash.indent);
        pushBlock(reader, block, indent);
    }
}
/** Closes the blocks that were opened on the current line. */
function closeInlineBlocks(reader) {
    reader.expectsInlineStatement = false;
    while (reader.block.isInline)
        closeBlock(reader);
}
/** Closes everything at the end of the file. */
function closeAllBlocks(reader) {
    if (reader.pending !== null)
        finishBlock(reader, reader.pending);
    reader.pending = null;
    while (reader.blocks.length > 1)
        closeBlock(reader);
}
function pushBlock(reader, block, indent) {
    block.indent = indent;
    reader.blocks.push(block);
    enter(reader, block);
}
function closeBlock(reader) {
    const block = reader.blocks.pop();
    enter(reader, reader.blocks[reader.blocks.length - 1]);
    finishBlock(reader, block);
}
function enter(reader, block) {
    reader.block = block;
    reader.frame = block.frame;
    reader.scope = block.frame.scope;
}
function finishBlock(reader, block) {
    if (block.isOwner) {
        const definition = reader.definition(block.frame.definition);
        definition.endLine = reader.lastLine;
        definition.bodyHash = reader.stream.fingerprint(block.firstToken);
    }
    reader.stream.push(StructureHash.dedent);
}

// EXTERNAL MODULE: ./src/util/fingerprint.ts
var fingerprint = __webpack_require__(284);
;// CONCATENATED MODULE: ./src/languages/python/char-codes.ts
/** The character codes that Python's tokens are made of. */
const Char = {
    tab: 9,
    lineFeed: 10,
    formFeed: 12,
    carriageReturn: 13,
    space: 32,
    bang: 33,
    doubleQuote: 34,
    hash: 35,
    dollar: 36,
    percent: 37,
    ampersand: 38,
    singleQuote: 39,
    openParen: 40,
    closeParen: 41,
    star: 42,
    plus: 43,
    comma: 44,
    minus: 45,
    dot: 46,
    slash: 47,
    zero: 48,
    colon: 58,
    semicolon: 59,
    less: 60,
    equal: 61,
    greater: 62,
    at: 64,
    upperN: 78,
    openBracket: 91,
    backslash: 92,
    closeBracket: 93,
    caret: 94,
    underscore: 95,
    openBrace: 123,
    pipe: 124,
    closeBrace: 125,
    tilde: 126,
    noBreakSpace: 160,
    byteOrderMark: 0xfeff,
};
/** Codes below this are ASCII and have an entry in `CHAR_CLASSES`. */
const ASCII_END = 128;
/** What a token that starts with a character is. */
const CharClass = {
    other: 0,
    space: 1,
    name: 2,
    digit: 3,
    quote: 4,
    newline: 5,
    comment: 6,
    backslash: 7,
    operator: 8,
};
/** The class of every ASCII character. */
const CHAR_CLASSES = classify();
function classify() {
    const classes = new Uint8Array(ASCII_END);
    const mark = (chars, kind) => {
        for (let i = 0; i < chars.length; i++)
            classes[chars.charCodeAt(i)] = kind;
    };
    mark(" \t\f", CharClass.space);
    mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", CharClass.name);
    mark("0123456789", CharClass.digit);
    mark("\"'", CharClass.quote);
    mark("\n\r", CharClass.newline);
    mark("#", CharClass.comment);
    mark("\\", CharClass.backslash);
    mark("!%&()*+,-./:;<=>@[]^{|}~", CharClass.operator);
    return classes;
}
/** Whether an ASCII code may stand inside an identifier. */
function isAsciiNamePart(code) {
    const kind = CHAR_CLASSES[code];
    return kind === CharClass.name || kind === CharClass.digit;
}
const NON_ASCII_NAME_PART = /[\p{ID_Continue}\p{ID_Start}]/u;
/** Whether the code point at `pos` (not ASCII) may stand inside an identifier. */
function isWideNamePart(text, pos) {
    const point = text.codePointAt(pos);
    return point !== undefined && NON_ASCII_NAME_PART.test(String.fromCodePoint(point));
}

;// CONCATENATED MODULE: ./src/languages/python/name-table.ts


/** A power of two; most files have fewer than half as many distinct names. */
const INITIAL_SLOTS = 1024;
/**
 * The distinct identifiers of one file. A name occurs ten times on average: looking it up by the hash that the scanner
 * has computed anyway costs less than making a new string each time, and one lookup also tells keywords from names.
 */
class NameTable {
    texts = [];
    kinds = [];
    #hashes = new Int32Array(INITIAL_SLOTS);
    /** Index of the name plus one; 0 is a free slot. */
    #entries = new Int32Array(INITIAL_SLOTS);
    #mask = INITIAL_SLOTS - 1;
    constructor() {
        for (const [text, kind] of KEYWORDS) {
            this.#add(text, (0,fingerprint/* hashText */.q)(text), kind, this.#freeSlot((0,fingerprint/* hashText */.q)(text)));
        }
    }
    /** The index of `text[start, end)`, whose `hashText` is `hash`. */
    find(text, start, end, hash) {
        const mask = this.#mask;
        let slot = (hash ^ (hash >>> 15)) & mask;
        for (;;) {
            const entry = this.#entries[slot];
            if (entry === 0)
                return this.#add(text.slice(start, end), hash, Token.name, slot);
            if (this.#hashes[slot] === hash && isSame(this.texts[entry - 1], text, start, end))
                return entry - 1;
            slot = (slot + 1) & mask;
        }
    }
    #add(text, hash, kind, slot) {
        const index = this.texts.push(text) - 1;
        this.kinds.push(kind);
        this.#hashes[slot] = hash;
        this.#entries[slot] = index + 1;
        if (this.texts.length * 2 > this.#mask)
            this.#grow();
        return index;
    }
    #freeSlot(hash) {
        let slot = (hash ^ (hash >>> 15)) & this.#mask;
        while (this.#entries[slot] !== 0)
            slot = (slot + 1) & this.#mask;
        return slot;
    }
    #grow() {
        const hashes = this.#hashes;
        const entries = this.#entries;
        const size = entries.length * 2;
        this.#hashes = new Int32Array(size);
        this.#entries = new Int32Array(size);
        this.#mask = size - 1;
        for (let i = 0; i < entries.length; i++) {
            if (entries[i] === 0)
                continue;
            const slot = this.#freeSlot(hashes[i]);
            this.#hashes[slot] = hashes[i];
            this.#entries[slot] = entries[i];
        }
    }
}
function isSame(name, text, start, end) {
    if (name.length !== end - start)
        return false;
    for (let i = start; i < end; i++) {
        if (name.charCodeAt(i - start) !== text.charCodeAt(i))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./src/languages/python/numbers.ts

const CASE_BIT = 32;
const LOWER = { a: 97, b: 98, e: 101, f: 102, j: 106, o: 111, x: 120 };
function isDigit(code) {
    return code >= Char.zero && code <= Char.zero + 9;
}
function isHexDigit(code) {
    const lower = code | CASE_BIT;
    return isDigit(code) || (lower >= LOWER.a && lower <= LOWER.f);
}
function skipDigits(text, from) {
    let pos = from;
    for (;;) {
        const code = text.charCodeAt(pos);
        if (!isDigit(code) && code !== Char.underscore)
            return pos;
        pos++;
    }
}
/** The end of the number that starts at `start`; exact, because a keyword may follow directly (`1if x else y`). */
function scanNumber(text, start) {
    let pos = start;
    if (text.charCodeAt(pos) === Char.zero) {
        const base = text.charCodeAt(pos + 1) | CASE_BIT;
        if (base === LOWER.x) {
            pos += 2;
            for (;;) {
                const code = text.charCodeAt(pos);
                if (!isHexDigit(code) && code !== Char.underscore)
                    return pos;
                pos++;
            }
        }
        if (base === LOWER.o || base === LOWER.b)
            return skipDigits(text, pos + 2);
    }
    pos = skipDigits(text, pos);
    if (text.charCodeAt(pos) === Char.dot)
        pos = skipDigits(text, pos + 1);
    if ((text.charCodeAt(pos) | CASE_BIT) === LOWER.e) {
        const sign = text.charCodeAt(pos + 1);
        const digits = sign === Char.plus || sign === Char.minus ? pos + 2 : pos + 1;
        if (isDigit(text.charCodeAt(digits)))
            pos = skipDigits(text, digits);
    }
    return (text.charCodeAt(pos) | CASE_BIT) === LOWER.j ? pos + 1 : pos;
}
/** The built-in type of the number `text[start, end)`. */
function numberType(text, start, end) {
    if ((text.charCodeAt(end - 1) | CASE_BIT) === LOWER.j)
        return "complex";
    const isHex = (text.charCodeAt(start + 1) | CASE_BIT) === LOWER.x;
    for (let i = start; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code === Char.dot || (!isHex && (code | CASE_BIT) === LOWER.e))
            return "float";
    }
    return "int";
}

;// CONCATENATED MODULE: ./src/languages/python/operators.ts


/** An operator is returned as one number: its kind, and above it its length. */
const OPERATOR_KIND_MASK = 0xff;
const OPERATOR_LENGTH_SHIFT = 8;
/** The kinds of the operators of one character. */
const SINGLE_KINDS = singleKinds();
function singleKinds() {
    const kinds = new Uint8Array(ASCII_END).fill(Token.operator);
    kinds[Char.openParen] = Token.openParen;
    kinds[Char.closeParen] = Token.closeParen;
    kinds[Char.openBracket] = Token.openBracket;
    kinds[Char.closeBracket] = Token.closeBracket;
    kinds[Char.openBrace] = Token.openBrace;
    kinds[Char.closeBrace] = Token.closeBrace;
    kinds[Char.comma] = Token.comma;
    kinds[Char.colon] = Token.colon;
    kinds[Char.semicolon] = Token.semicolon;
    kinds[Char.dot] = Token.dot;
    kinds[Char.equal] = Token.equal;
    kinds[Char.bang] = Token.bang;
    kinds[Char.tilde] = Token.tilde;
    kinds[Char.plus] = Token.plus;
    kinds[Char.minus] = Token.minus;
    kinds[Char.star] = Token.star;
    kinds[Char.slash] = Token.slash;
    kinds[Char.at] = Token.at;
    kinds[Char.pipe] = Token.pipe;
    return kinds;
}
/**
 * The kind and length of the operator at `start`, whose first character is `code`. Where a replacement field ends with
 * a colon (`isField`), `:=` is that colon and the start of the specification.
 */
function operatorAt(text, code, start, isField) {
    const single = SINGLE_KINDS[code];
    const next = text.charCodeAt(start + 1);
    switch (code) {
        case Char.dot:
            return next === Char.dot && text.charCodeAt(start + 2) === Char.dot ? pack(Token.ellipsis, 3) : pack(single, 1);
        case Char.colon:
            return next === Char.equal && !isField ? pack(Token.walrus, 2) : pack(single, 1);
        case Char.equal:
        case Char.bang:
            return next === Char.equal ? pack(Token.operator, 2) : pack(single, 1);
        case Char.less:
            if (next === Char.equal || next === Char.greater)
                return pack(single, 2);
            break;
        case Char.greater:
            if (next === Char.equal)
                return pack(single, 2);
            break;
        case Char.minus:
            if (next === Char.greater)
                return pack(Token.arrow, 2);
            return next === Char.equal ? pack(Token.augmented, 2) : pack(single, 1);
        case Char.plus:
        case Char.percent:
        case Char.ampersand:
        case Char.pipe:
        case Char.caret:
        case Char.at:
            return next === Char.equal ? pack(Token.augmented, 2) : pack(single, 1);
        case Char.star:
        case Char.slash:
            if (next === Char.equal)
                return pack(Token.augmented, 2);
            break;
        default:
            return pack(single, 1);
    }
    if (next !== code)
        return pack(single, 1);
    if (text.charCodeAt(start + 2) === Char.equal)
        return pack(Token.augmented, 3);
    return pack(code === Char.star ? Token.doubleStar : Token.operator, 2);
}
function pack(kind, length) {
    return kind | (length << OPERATOR_LENGTH_SHIFT);
}

;// CONCATENATED MODULE: ./src/languages/python/resume-points.ts

const TAB_SIZE = 8;
/** Looking further than this for what is decorated would make hostile input slow. */
const MAX_DECORATOR_LENGTH = 400;
const MAX_DECORATORS = 5;
/** By first letter, the keywords that start a statement and never occur inside an expression. */
const STATEMENT_KEYWORDS = new Map(Object.entries({
    a: ["assert", "async def"],
    b: ["break"],
    c: ["class", "continue"],
    d: ["def", "del"],
    e: ["except", "elif"],
    f: ["finally"],
    g: ["global"],
    i: ["import"],
    n: ["nonlocal"],
    p: ["pass"],
    r: ["return", "raise"],
    t: ["try"],
    w: ["while", "with"],
}).map(([letter, words]) => [letter.charCodeAt(0), words]));
const DEFINITION_KEYWORDS = new Set(["async def", "class", "def"]);
/**
 * Whether the line at `lineStart` begins a statement for certain, so that brackets still open before it were left
 * unclosed. A decorator could also be a matrix product: it counts when it is not indented deeper than the statement
 * (`indent`) and a definition follows it.
 */
function startsStatementAt(text, lineStart, indent, definitionsOnly = false) {
    let pos = lineStart;
    let column = 0;
    let code = text.charCodeAt(pos);
    for (; code === Char.space || code === Char.tab; code = text.charCodeAt(++pos)) {
        column = code === Char.tab ? column - (column % TAB_SIZE) + TAB_SIZE : column + 1;
    }
    if (code === Char.at)
        return column <= indent && isDecorator(text, pos, column);
    const words = STATEMENT_KEYWORDS.get(code);
    if (words === undefined)
        return false;
    for (const word of words) {
        if (definitionsOnly && !(DEFINITION_KEYWORDS.has(word) && column <= indent))
            continue;
        if (text.startsWith(word, pos) && !isAsciiNamePart(text.charCodeAt(pos + word.length))) {
            return !definitionsOnly || isDefinitionHead(text, pos + word.length);
        }
    }
    return false;
}
/** Whether a definition follows the decorator at `at`, maybe behind more decorators of one line each. */
function isDecorator(text, at, column) {
    let pos = at;
    for (let count = 0; count < MAX_DECORATORS && text.charCodeAt(pos) === Char.at; count++) {
        const limit = pos + MAX_DECORATOR_LENGTH;
        while (pos < limit && !isNewline(text.charCodeAt(pos)))
            pos++;
        if (pos === limit)
            return false;
        const lineStart = text.startsWith("\r\n", pos) ? pos + 2 : pos + 1;
        pos = lineStart;
        while (text.charCodeAt(pos) === Char.space || text.charCodeAt(pos) === Char.tab)
            pos++;
        if (pos - lineStart !== column)
            return false;
    }
    return text.startsWith("def ", pos) || text.startsWith("class ", pos) || text.startsWith("async def ", pos);
}
function isNewline(code) {
    return code === Char.lineFeed || code === Char.carriageReturn;
}
/** Prose has lines that begin with "class" too; a definition goes on with a name and a bracket or colon. */
function isDefinitionHead(text, from) {
    let pos = from;
    while (text.charCodeAt(pos) === Char.space)
        pos++;
    const name = pos;
    while (isAsciiNamePart(text.charCodeAt(pos)))
        pos++;
    const code = text.charCodeAt(pos);
    return pos > name && (code === Char.openParen || code === Char.colon || code === Char.openBracket);
}

;// CONCATENATED MODULE: ./src/languages/python/string-prefixes.ts

const MAX_PREFIX_LENGTH = 2;
const string_prefixes_CASE_BIT = 32;
/** The flags of the string prefix `text[start, end)`, -1 when it is none. */
function stringPrefixFlags(text, start, end) {
    if (end - start > MAX_PREFIX_LENGTH)
        return -1;
    let flags = 0;
    for (let i = start; i < end; i++) {
        switch (String.fromCharCode(text.charCodeAt(i) | string_prefixes_CASE_BIT)) {
            case "r":
                flags |= StringFlag.raw;
                break;
            case "b":
                flags |= StringFlag.bytes;
                break;
            case "f":
                flags |= StringFlag.format;
                break;
            case "t":
                flags |= StringFlag.format | StringFlag.template;
                break;
            case "u":
                break;
            default:
                return -1;
        }
    }
    return flags;
}

;// CONCATENATED MODULE: ./src/languages/python/token-stream.ts

/** Python has about one token for every five characters. */
const CHARACTERS_PER_TOKEN = 4;
const SPARE_TOKENS = 64;
/** The hashes of the tokens read so far, from which the fingerprints of definitions are taken. */
class TokenStream {
    length = 0;
    #hashes;
    #empty;
    constructor(textLength) {
        this.#hashes = new Int32Array(Math.ceil(textLength / CHARACTERS_PER_TOKEN) + SPARE_TOKENS);
        this.#empty = (0,fingerprint/* fingerprint */.R)(this.#hashes, 0, 0);
    }
    push(hash) {
        if (this.length === this.#hashes.length)
            this.#grow();
        this.#hashes[this.length++] = hash;
    }
    /** Forgets the brackets of a group that starts at `from` and ends with the stream: they only serve to break the line. */
    dropGroup(from) {
        this.#hashes.copyWithin(from, from + 1, this.length - 1);
        this.length -= 2;
    }
    /** The fingerprint of the tokens `[from, to)`; many ranges are empty (no annotation, no parameters). */
    fingerprint(from, to = this.length) {
        return from === to ? this.#empty : (0,fingerprint/* fingerprint */.R)(this.#hashes, from, to);
    }
    #grow() {
        const hashes = new Int32Array(this.#hashes.length * 2);
        hashes.set(this.#hashes);
        this.#hashes = hashes;
    }
}

;// CONCATENATED MODULE: ./src/languages/python/lexer.ts









const FNV_OFFSET = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;
const lexer_TAB_SIZE = 8;
const lexer_CASE_BIT = 32;
/**
 * Python's tokens, one at a time: the fields describe the token that comes next, `advance` consumes it.
 * Lines are begun by the reader of statements (`beginLine`), so there are no indentation tokens.
 */
class Lexer {
    /** The source with a NUL behind it, so that no loop needs a bounds check. */
    text;
    builder;
    names = new NameTable();
    stream;
    /** Where the text to read ends; earlier than the file's end inside a quoted annotation. */
    end;
    /** Where scanning goes on: the end of the current token, or the newline itself. */
    pos;
    line = 1;
    lineStart;
    /** Indentation of the current logical line, in columns. */
    indent = 0;
    /** Open brackets; inside them newlines are white space. */
    depth = 0;
    /** The value of `depth` at which `:` ends the expression of a replacement field. */
    fieldDepth = -1;
    kind = Token.newline;
    start = 0;
    tokenLine = 1;
    column = 1;
    hash = 0;
    nameId = -1;
    stringFlags = 0;
    contentStart = 0;
    contentEnd = 0;
    /** The last line of the token consumed last, and where that token starts. */
    lastLine = 1;
    lastStart = -1;
    /** Set while looking ahead: what is read then will be read again. */
    isQuiet = false;
    /** In a file whose triple quotes do not pair up, one that would swallow definitions is taken for a stray. */
    distrustsTripleQuotes;
    /** The last string is not closed, and it seems that code and strings have changed places before it. */
    hasSwappedStrings = false;
    /** All errors, also those that are too many to be kept. */
    errorCount = 0;
    constructor(source, builder, distrustsTripleQuotes) {
        this.text = `${source}\0`;
        this.end = source.length;
        this.builder = builder;
        this.stream = new TokenStream(source.length);
        this.pos = source.charCodeAt(0) === Char.byteOrderMark ? 1 : 0;
        this.lineStart = this.pos;
        this.distrustsTripleQuotes = distrustsTripleQuotes;
    }
    /** The text of the current name. */
    get name() {
        return this.names.texts[this.nameId];
    }
    error(message, line = this.tokenLine) {
        if (this.isQuiet)
            return;
        this.errorCount++;
        this.builder.addError(line, message);
    }
    /** Consumes the current token. */
    advance() {
        this.stream.push(this.hash);
        this.lastLine = this.line;
        this.lastStart = this.start;
        this.next();
    }
    /** Moves to the first token of the next line that has one and measures its indentation. */
    beginLine() {
        const { text } = this;
        this.depth = 0;
        this.fieldDepth = -1;
        for (;;) {
            if (this.pos < this.end)
                this.#skipNewline();
            let pos = this.pos;
            let indent = 0;
            let code = text.charCodeAt(pos);
            for (;; code = text.charCodeAt(++pos)) {
                if (code === Char.space)
                    indent++;
                else if (code === Char.tab)
                    indent = indent - (indent % lexer_TAB_SIZE) + lexer_TAB_SIZE;
                else if (code === Char.formFeed)
                    indent = 0;
                else
                    break;
            }
            if (code === Char.hash)
                pos = this.#commentEnd(pos);
            this.pos = pos;
            code = text.charCodeAt(pos);
            if ((code === Char.lineFeed || code === Char.carriageReturn) && pos < this.end)
                continue;
            this.indent = indent;
            this.next();
            return;
        }
    }
    /** Reads the token at `pos`. */
    next() {
        const { text } = this;
        let { pos } = this;
        for (;;) {
            const code = text.charCodeAt(pos);
            switch (code < ASCII_END ? CHAR_CLASSES[code] : CharClass.other) {
                case CharClass.space:
                    pos++;
                    continue;
                case CharClass.name:
                    if (pos >= this.end)
                        break;
                    this.#scanName(pos);
                    return;
                case CharClass.operator:
                    if (pos >= this.end)
                        break;
                    this.#scanOperator(code, pos);
                    return;
                case CharClass.digit:
                    if (pos >= this.end)
                        break;
                    this.#scanNumber(pos);
                    return;
                case CharClass.quote:
                    if (pos >= this.end)
                        break;
                    this.#scanString(pos, pos, 0);
                    return;
                case CharClass.comment:
                    pos = this.#commentEnd(pos);
                    continue;
                case CharClass.newline:
                    if (pos >= this.end)
                        break;
                    if (this.depth > 0) {
                        const nextLine = code === Char.carriageReturn && text.charCodeAt(pos + 1) === Char.lineFeed ? pos + 2 : pos + 1;
                        if (!startsStatementAt(text, nextLine, this.indent)) {
                            pos = nextLine;
                            this.line++;
                            this.lineStart = pos;
                            continue;
                        }
                        this.error("a bracket is not closed", this.line);
                        this.depth = 0;
                    }
                    this.#set(Token.newline, pos, pos, 0);
                    return;
                case CharClass.backslash:
                    if (pos >= this.end)
                        break;
                    pos = this.#skipContinuation(pos);
                    continue;
                default:
                    if (pos >= this.end)
                        break;
                    if (code >= ASCII_END && isWideNamePart(text, pos)) {
                        this.#scanName(pos);
                        return;
                    }
                    if (code !== Char.noBreakSpace)
                        this.error("an unexpected character", this.line);
                    pos++;
                    continue;
            }
            this.#set(Token.endOfFile, this.end, this.end, 0);
            return;
        }
    }
    /** Ends the logical line before the current token, which is the first of its physical line. */
    endLineBefore() {
        this.depth = 0;
        this.pos = this.lineStart - 1;
        this.line--;
        this.kind = Token.newline;
        this.hash = 0;
    }
    /** Counts the newline at `pos` of a text that spans lines and returns the position behind it. */
    passNewline(pos) {
        const isPair = this.text.charCodeAt(pos) === Char.carriageReturn && this.text.charCodeAt(pos + 1) === Char.lineFeed;
        this.line++;
        this.lineStart = isPair ? pos + 2 : pos + 1;
        return this.lineStart;
    }
    #set(kind, start, end, hash) {
        this.kind = kind;
        this.start = start;
        this.tokenLine = this.line;
        this.column = start - this.lineStart + 1;
        this.pos = end;
        this.hash = hash;
    }
    #skipNewline() {
        const code = this.text.charCodeAt(this.pos);
        if (code === Char.lineFeed || code === Char.carriageReturn)
            this.pos = this.passNewline(this.pos);
    }
    #commentEnd(from) {
        const { text, end } = this;
        let pos = from;
        for (;;) {
            const code = text.charCodeAt(pos);
            if (code === Char.lineFeed || code === Char.carriageReturn || pos >= end)
                return pos;
            pos++;
        }
    }
    #skipContinuation(backslash) {
        const code = this.text.charCodeAt(backslash + 1);
        if (code === Char.lineFeed || code === Char.carriageReturn)
            return this.passNewline(backslash + 1);
        this.error("an unexpected character after a line continuation", this.line);
        return backslash + 1;
    }
    #scanName(start) {
        const { text } = this;
        let pos = start;
        let hash = FNV_OFFSET;
        let code = text.charCodeAt(pos);
        for (;;) {
            if (code >= ASCII_END) {
                if (!isWideNamePart(text, pos))
                    break;
                this.#scanWideName(start);
                return;
            }
            const kind = CHAR_CLASSES[code];
            if (kind !== CharClass.name && kind !== CharClass.digit)
                break;
            hash = Math.imul(hash ^ code, FNV_PRIME);
            code = text.charCodeAt(++pos);
        }
        if (code === Char.doubleQuote || code === Char.singleQuote) {
            const flags = stringPrefixFlags(text, start, pos);
            if (flags >= 0 && pos < this.end) {
                this.#scanString(start, pos, flags);
                return;
            }
        }
        const id = this.names.find(text, start, pos, hash);
        this.nameId = id;
        this.#set(this.names.kinds[id], start, pos, hash);
    }
    /** A name with characters outside ASCII; Python compares such names after NFKC normalisation. */
    #scanWideName(start) {
        const { text } = this;
        let pos = start;
        for (;;) {
            const code = text.charCodeAt(pos);
            if (code < ASCII_END ? !isAsciiNamePart(code) : !isWideNamePart(text, pos))
                break;
            pos += (text.codePointAt(pos) ?? 0) > 0xffff ? 2 : 1;
        }
        const name = text.slice(start, pos).normalize("NFKC");
        const hash = (0,fingerprint/* hashText */.q)(name);
        const id = this.names.find(name, 0, name.length, hash);
        this.nameId = id;
        this.#set(this.names.kinds[id], start, pos, hash);
    }
    #scanNumber(start) {
        const { text } = this;
        const end = scanNumber(text, start);
        let hash = FNV_OFFSET;
        // Whether `0xFF` or `1e5` is written with capitals is only style.
        for (let pos = start; pos < end; pos++)
            hash = Math.imul(hash ^ (text.charCodeAt(pos) | lexer_CASE_BIT), FNV_PRIME);
        this.#set(Token.number, start, end, hash);
    }
    #scanString(start, quoteAt, prefixFlags) {
        const { text } = this;
        const quote = text.charCodeAt(quoteAt);
        const isTriple = text.charCodeAt(quoteAt + 1) === quote && text.charCodeAt(quoteAt + 2) === quote;
        const content = isTriple ? quoteAt + 3 : quoteAt + 1;
        this.stringFlags = isTriple ? prefixFlags | StringFlag.triple : prefixFlags;
        this.contentStart = content;
        if (prefixFlags & StringFlag.format) {
            this.#set(Token.formatString, start, content, FNV_OFFSET ^ prefixFlags);
            return;
        }
        this.#set(Token.string, start, content, 0);
        if (isTriple && this.distrustsTripleQuotes && this.#swallowsDefinitions(content, quote)) {
            this.error("a stray triple quote");
            this.contentEnd = content;
            return;
        }
        this.#scanStringEnd(content, quote, isTriple);
    }
    /** Moves to the end of the f-string that has just been opened, without reading its fields. */
    rescanAsPlainString() {
        const isTriple = (this.stringFlags & StringFlag.triple) !== 0;
        this.#scanStringEnd(this.contentStart, this.text.charCodeAt(this.contentStart - 1), isTriple);
    }
    #scanStringEnd(content, quote, isTriple) {
        const { text, end } = this;
        const isRaw = (this.stringFlags & StringFlag.raw) !== 0;
        let hash = FNV_OFFSET ^ (this.stringFlags & StringFlag.bytes);
        let pos = content;
        for (;;) {
            let code = text.charCodeAt(pos);
            if (code === quote) {
                if (!isTriple || (text.charCodeAt(pos + 1) === quote && text.charCodeAt(pos + 2) === quote))
                    break;
            }
            else if (code === Char.backslash) {
                this.stringFlags |= StringFlag.escaped;
                code = text.charCodeAt(++pos);
                // A quote is escaped or not depending on the quotes around it, which are only style.
                if (isRaw || (code !== Char.singleQuote && code !== Char.doubleQuote)) {
                    hash = Math.imul(hash ^ Char.backslash, FNV_PRIME);
                }
                if (pos >= end)
                    break;
                if (code === Char.lineFeed || code === Char.carriageReturn) {
                    pos = this.passNewline(pos);
                    continue;
                }
            }
            else if (code === Char.lineFeed || code === Char.carriageReturn) {
                if (!isTriple)
                    break;
                pos = this.passNewline(pos);
                hash = Math.imul(hash ^ Char.lineFeed, FNV_PRIME);
                continue;
            }
            if (pos >= end)
                break;
            hash = Math.imul(hash ^ code, FNV_PRIME);
            pos++;
        }
        // The same escapes mean something else in a raw string; without escapes it is a plain one.
        this.hash = isRaw && this.stringFlags & StringFlag.escaped ? ~hash : hash;
        if (pos < end && text.charCodeAt(pos) === quote) {
            this.contentEnd = pos;
            this.pos = isTriple ? pos + 3 : pos + 1;
        }
        else {
            this.endUnclosedString(Math.min(pos, end));
        }
    }
    /** A string that is not closed ends with its line, and most likely so do the brackets around it. */
    endUnclosedString(pos) {
        this.error("a string is not closed");
        if (this.stringFlags & StringFlag.triple && !this.isQuiet) {
            const quote = this.text.charCodeAt(this.contentStart - 1);
            this.hasSwappedStrings = this.errorCount > 1 || this.#swallowsDefinitions(this.contentStart, quote);
        }
        this.contentEnd = pos;
        this.pos = pos;
        this.depth = 0;
        this.fieldDepth = -1;
    }
    #swallowsDefinitions(content, quote) {
        const { text, end } = this;
        const closing = text.indexOf(String.fromCharCode(quote, quote, quote), content);
        const stop = closing < 0 ? end : closing;
        for (let pos = content; pos < stop; pos++) {
            if (text.charCodeAt(pos) === Char.lineFeed && startsStatementAt(text, pos + 1, this.indent, true))
                return true;
        }
        return false;
    }
    #scanOperator(code, start) {
        const { text } = this;
        if (code === Char.dot && CHAR_CLASSES[text.charCodeAt(start + 1)] === CharClass.digit) {
            this.#scanNumber(start);
            return;
        }
        const operator = operatorAt(text, code, start, this.depth === this.fieldDepth);
        const kind = operator & OPERATOR_KIND_MASK;
        const length = operator >> OPERATOR_LENGTH_SHIFT;
        if (isOpener(kind))
            this.depth++;
        else if (isCloser(kind) && this.depth > 0)
            this.depth--;
        const hash = length === 1 ? code << 8 : (code << 8) | (text.charCodeAt(start + 1) << 16) | (length << 24);
        this.#set(kind, start, start + length, hash);
    }
}

;// CONCATENATED MODULE: ./src/languages/python/reader.ts



/** What the names of the expression being read are for; it decides their role. */
const Mode = { read: 0, type: 1, inherit: 2, decorator: 3 };
/** How deep expressions may nest. Code written by people stays below 100; the call stack must hold this many levels. */
const MAX_NESTING = 200;
const MIN_LOOKAHEAD = 1000;
/** The state of reading one file: the tokens, the tables being filled, and where in the program we are. */
class PythonReader extends Lexer {
    /** The scope that references belong to: the frame's, or that of a comprehension. */
    scope = 0;
    /** The innermost function, lambda, class or module: the owner of assigned names. */
    frame;
    /** The innermost open block, and all of them. */
    block;
    blocks;
    /** A block whose header was read and whose first line comes next. */
    pending = null;
    /** The block opened last has its statements on the header's line, and the first of them comes next. */
    expectsInlineStatement = false;
    mode = Mode.read;
    nesting = 0;
    decorators = [];
    decoratorLine = 0;
    /** Reading a value of `__all__`: the strings in it are exports. */
    collectsExports = false;
    /** Tokens that may still be read ahead in this file; keeps damaged input linear. */
    lookaheadBudget;
    /** The part of the token stream that the strings read last take up. */
    stringsFrom = -1;
    stringsTo = -1;
    /** The part of the token stream that the parentheses read last take up. */
    groupFrom = -1;
    groupTo = -1;
    /** Text offset at which each scope was opened. */
    scopeOffsets = [0];
    #binders = new Map();
    #indexedBindings = 0;
    constructor(source, builder, distrustsTripleQuotes) {
        super(source, builder, distrustsTripleQuotes);
        this.frame = new Frame(0, -1, new Set());
        this.block = new Block(this.frame, 0);
        this.block.isOwner = true;
        this.block.awaitsDocstring = true;
        this.blocks = [this.block];
        this.lookaheadBudget = source.length + MIN_LOOKAHEAD;
    }
    /** Forgets parentheses around the whole of an expression that starts at `from`: they only serve to break the line. */
    dropWrapping(from) {
        if (this.groupFrom === from && this.groupTo === this.stream.length)
            this.stream.dropGroup(from);
    }
    addScope(kind, parent, definition) {
        this.scopeOffsets.push(this.start);
        return this.builder.addScope(kind, parent, definition);
    }
    /** Binds a name in `scope` and returns the binding's index. */
    bind(scope, name, kind, line, column, index = -1) {
        return (this.builder.bindings.push({
            scope,
            name,
            kind,
            line,
            column,
            index,
            value: facts/* NO_OPERAND */.ai,
            type: facts/* NO_OPERAND */.ai,
        }) - 1);
    }
    /** Binds a variable where the frame's `global` and `nonlocal` statements say it lives. */
    bindVariable(scope, name, line, column) {
        const { frame } = this;
        const owner = frame.redirects !== null && scope === frame.scope ? (frame.redirects.get(name) ?? scope) : scope;
        return this.bind(owner, name, "variable", line, column);
    }
    binding(index) {
        return this.builder.bindings[index];
    }
    definition(index) {
        return this.builder.definitions[index];
    }
    /** The reference behind an operand, undefined when it is no reference. */
    referenceBehind(operand) {
        return (0,facts/* isReferenceOperand */.pr)(operand) ? this.builder.references[(0,facts/* operandIndex */.E0)(operand)] : undefined;
    }
    /** The value behind an operand, undefined when it is no value. */
    valueBehind(operand) {
        return (0,facts/* isValueOperand */.rw)(operand) ? this.builder.values[(0,facts/* operandIndex */.E0)(operand)] : undefined;
    }
    /** Whether `scope` has bound `name` so far, other than by declaring that it lives elsewhere. */
    binds(scope, name) {
        const { bindings } = this.builder;
        for (; this.#indexedBindings < bindings.length; this.#indexedBindings++) {
            const binding = bindings[this.#indexedBindings];
            if (binding.kind === "global" || binding.kind === "nonlocal")
                continue;
            const scopes = this.#binders.get(binding.name);
            if (scopes === undefined)
                this.#binders.set(binding.name, new Set([binding.scope]));
            else
                scopes.add(binding.scope);
        }
        return this.#binders.get(name)?.has(scope) ?? false;
    }
}

;// CONCATENATED MODULE: ./src/languages/python/lookahead.ts

/** Looks behind the bracket group that starts at the current token. */
function lookBehindGroup(reader) {
    return lookAhead(reader, () => {
        let depth = 0;
        let hasAs = false;
        while (canLookFurther(reader)) {
            if (isOpener(reader.kind))
                depth++;
            else if (isCloser(reader.kind))
                depth--;
            else if (reader.kind === Token.as && depth === 1)
                hasAs = true;
            peekNext(reader);
            if (depth <= 0)
                break;
        }
        return { follower: reader.kind, hasAs };
    });
}
/** Where the last `=` of the statement stands, outside of brackets and lambdas; -1 when there is none. */
function findLastEqual(reader) {
    return lookAhead(reader, () => {
        let depth = 0;
        let last = -1;
        while (canLookFurther(reader)) {
            const { kind } = reader;
            if (isOpener(kind))
                depth++;
            else if (isCloser(kind))
                depth--;
            else if (depth === 0) {
                if (kind === Token.equal)
                    last = reader.start;
                else if (kind === Token.lambda || kind === Token.semicolon)
                    break;
            }
            peekNext(reader);
        }
        return last;
    });
}
/** Whether the word `match` that is the current token starts a match statement. */
function isMatchStatement(reader) {
    return lookAhead(reader, () => {
        peekNext(reader);
        switch (reader.kind) {
            case Token.name:
            case Token.number:
            case Token.string:
            case Token.formatString:
            case Token.none:
            case Token.true:
            case Token.false:
            case Token.lambda:
            case Token.await:
                return true;
            case Token.equal:
            case Token.colon:
            case Token.dot:
            case Token.comma:
                return false;
        }
        let depth = 0;
        while (canLookFurther(reader)) {
            if (isOpener(reader.kind))
                depth++;
            else if (isCloser(reader.kind))
                depth--;
            const isColon = reader.kind === Token.colon && depth === 0;
            peekNext(reader);
            if (isColon)
                return reader.kind === Token.newline;
        }
        return false;
    });
}
/** The kind of the token behind the current one. */
function kindAfter(reader) {
    return lookAhead(reader, () => {
        peekNext(reader);
        return reader.kind;
    });
}
function canLookFurther(reader) {
    return !isLineEnd(reader.kind) && reader.lookaheadBudget-- > 0;
}
function peekNext(reader) {
    if (reader.kind === Token.formatString)
        reader.rescanAsPlainString();
    reader.next();
}
function lookAhead(reader, look) {
    const state = saveState(reader);
    reader.isQuiet = true;
    const result = look();
    restoreState(reader, state);
    return result;
}
function saveState(reader) {
    const { end, pos, line, lineStart, depth, fieldDepth, kind, start, tokenLine, column, hash, nameId } = reader;
    const { stringFlags, contentStart, contentEnd, lastLine, lastStart, isQuiet } = reader;
    return {
        end,
        pos,
        line,
        lineStart,
        depth,
        fieldDepth,
        kind,
        start,
        tokenLine,
        column,
        hash,
        nameId,
        stringFlags,
        contentStart,
        contentEnd,
        lastLine,
        lastStart,
        isQuiet,
    };
}
function restoreState(reader, state) {
    Object.assign(reader, state);
}

;// CONCATENATED MODULE: ./src/languages/python/recovery.ts


/**
 * Called inside brackets at a token that cannot stand there. Whether the bracket was left unclosed, so that its reader
 * must give up: the line is over, the token begins a line that is not indented deeper than the statement, or it is the
 * colon that ends a header.
 */
function isBracketLost(reader) {
    if (isLineEnd(reader.kind))
        return true;
    reader.error("unexpected token inside brackets");
    if (reader.column - 1 <= reader.indent && isFirstOnLine(reader)) {
        reader.endLineBefore();
        return true;
    }
    if (isHeaderEnd(reader)) {
        reader.depth = 0;
        return true;
    }
    return false;
}
/** Whether the current token is a colon with nothing behind it on its line. */
function isHeaderEnd(reader) {
    if (reader.kind !== Token.colon)
        return false;
    const { text } = reader;
    let { pos } = reader;
    while (text.charCodeAt(pos) === Char.space || text.charCodeAt(pos) === Char.tab)
        pos++;
    const code = text.charCodeAt(pos);
    return code === Char.lineFeed || code === Char.carriageReturn || code === Char.hash || pos >= reader.end;
}
/** Consumes the closing bracket (`expected`); any other kind closes too, because the lexer has counted it. */
function closeBracket(reader, expected) {
    if (reader.kind !== expected)
        reader.error("a bracket is not closed");
    if (isCloser(reader.kind))
        reader.advance();
}
/** Consumes the comma behind an element; one before the closing bracket is only style and leaves no trace. */
function passComma(reader) {
    reader.advance();
    if (isCloser(reader.kind))
        reader.stream.length--;
}
/** From an opening bracket to behind the one that closes it, without reading what is inside. */
function skipBrackets(reader) {
    reader.error("nested too deeply");
    const outside = reader.depth - 1;
    while (!isLineEnd(reader.kind)) {
        const isEnd = isCloser(reader.kind) && reader.depth <= outside;
        skipToken(reader);
        if (isEnd)
            return;
    }
}
/** To the comma, bracket or line end that ends the current expression, without reading it. */
function skipExpression(reader) {
    reader.error("nested too deeply");
    let depth = 0;
    while (!isLineEnd(reader.kind)) {
        if (isOpener(reader.kind))
            depth++;
        else if (isCloser(reader.kind) && depth-- === 0)
            return;
        else if (reader.kind === Token.comma && depth === 0)
            return;
        skipToken(reader);
    }
}
function skipToken(reader) {
    if (reader.kind === Token.formatString)
        reader.rescanAsPlainString();
    reader.advance();
}
function isFirstOnLine(reader) {
    for (let pos = reader.lineStart; pos < reader.start; pos++) {
        const code = reader.text.charCodeAt(pos);
        if (code !== Char.space && code !== Char.tab && code !== Char.formFeed)
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./src/languages/python/targets.ts






/** The scope to pass for targets that bind nothing (`del`). */
const BINDS_NOTHING = -1;
const TargetKind = { none: 0, binding: 1, assignment: 2, sequence: 3 };
const NO_ELEMENTS = [];
const NO_TARGET = { kind: TargetKind.none, index: -1, elements: NO_ELEMENTS, starred: -1 };
/** Turns a name or attribute that has been read as an expression into a target. */
function toTarget(reader, operand, scope) {
    const reference = reader.referenceBehind(operand);
    if (reference === undefined)
        return NO_TARGET;
    reference.role = "write";
    if (scope === BINDS_NOTHING)
        return NO_TARGET;
    if (reference.receiver === facts/* NO_OPERAND */.ai) {
        const index = reader.bindVariable(scope, reference.name, reference.line, reference.column);
        return { kind: TargetKind.binding, index, elements: NO_ELEMENTS, starred: -1 };
    }
    const { assignments } = reader.builder;
    const index = assignments.push({ target: (0,facts/* operandIndex */.E0)(operand), value: facts/* NO_OPERAND */.ai, type: facts/* NO_OPERAND */.ai }) - 1;
    return { kind: TargetKind.assignment, index, elements: NO_ELEMENTS, starred: -1 };
}
/** Targets separated by commas: a sequence when there is a comma. */
function readTargets(reader, scope) {
    const isStarred = reader.kind === Token.star;
    const first = readTarget(reader, scope);
    return reader.kind === Token.comma ? readTargetRest(reader, first, scope, isStarred) : first;
}
/** The rest of a sequence of targets, from the comma behind the first on. */
function readTargetRest(reader, first, scope, isFirstStarred = false) {
    const elements = [first];
    let starred = isFirstStarred ? 0 : -1;
    while (reader.kind === Token.comma) {
        reader.advance();
        if (!startsTarget(reader.kind))
            break;
        if (reader.kind === Token.star)
            starred = elements.length;
        elements.push(readTarget(reader, scope));
    }
    return { kind: TargetKind.sequence, index: -1, elements, starred };
}
/** Enters the value of a target, and of its elements when it is a sequence. */
function assignTarget(reader, target, value) {
    switch (target.kind) {
        case TargetKind.binding:
            reader.binding(target.index).value = value;
            break;
        case TargetKind.assignment:
            reader.builder.assignments[target.index].value = value;
            break;
        case TargetKind.sequence:
            target.elements.forEach((element, index) => {
                if (element.kind !== TargetKind.none)
                    assignTarget(reader, element, partOf(reader, target, index, value));
            });
    }
}
/** Enters the declared type of a target. */
function annotateTarget(reader, target, type) {
    if (target.kind === TargetKind.binding)
        reader.binding(target.index).type = type;
    else if (target.kind === TargetKind.assignment) {
        reader.builder.assignments[target.index].type = type;
    }
}
/** The bindings of all names in a target, in source order. */
function collectBindings(target, into) {
    if (target.kind === TargetKind.binding)
        into.push(target.index);
    for (const element of target.elements)
        collectBindings(element, into);
}
/** Positions behind a starred element are counted from the end: -1 is the last. */
function partOf(reader, target, index, value) {
    const { elements, starred } = target;
    if (index === starred)
        return reader.builder.literal("list");
    if (value === facts/* NO_OPERAND */.ai)
        return facts/* NO_OPERAND */.ai;
    const position = starred >= 0 && index > starred ? index - elements.length : index;
    return reader.builder.addValue("part", value, [], [String(position)]);
}
function startsTarget(kind) {
    return kind === Token.name || kind === Token.star || kind === Token.openParen || kind === Token.openBracket;
}
/** One target: a name, an attribute, a subscript, or a group of targets in brackets. */
function readTarget(reader, scope) {
    while (reader.kind === Token.star)
        reader.advance();
    if ((reader.kind === Token.openParen || reader.kind === Token.openBracket) && !isPrimaryAhead(reader)) {
        return readGroup(reader, scope);
    }
    return toTarget(reader, readPrimary(reader), scope);
}
/** Whether the bracket at hand starts something like `(a or b).c`, which is no group of targets. */
function isPrimaryAhead(reader) {
    const { follower } = lookBehindGroup(reader);
    return follower === Token.dot || follower === Token.openBracket || follower === Token.openParen;
}
function readGroup(reader, scope) {
    if (reader.nesting >= MAX_NESTING) {
        skipBrackets(reader);
        return NO_TARGET;
    }
    const isList = reader.kind === Token.openBracket;
    reader.nesting++;
    reader.advance();
    let target = NO_TARGET;
    if (!isCloser(reader.kind)) {
        target = readTargets(reader, scope);
        if (isList && target.kind !== TargetKind.sequence) {
            target = { kind: TargetKind.sequence, index: -1, elements: [target], starred: -1 };
        }
        while (!isCloser(reader.kind) && !isLineEnd(reader.kind) && !isBracketLost(reader))
            reader.advance();
    }
    closeBracket(reader, isList ? Token.closeBracket : Token.closeParen);
    reader.nesting--;
    return target;
}

;// CONCATENATED MODULE: ./src/languages/python/comprehensions.ts




/** Whether a `for` clause follows, which makes the element just read that of a comprehension. */
function startsComprehension(reader) {
    return reader.kind === Token.for || reader.kind === Token.async;
}
/**
 * The clauses of a comprehension, whose element (from the offset `start` at `line` and `column` on) has been read already. It has a scope of
 * its own, in which everything but the first iterable is evaluated. Returns the element's operand.
 */
function readComprehension(reader, element, start, line, column) {
    const { scope: outer, mode, collectsExports } = reader;
    const scope = openScopeAround(reader, start, line, column);
    reader.mode = Mode.read;
    reader.collectsExports = false;
    let isFirst = true;
    while (startsComprehension(reader)) {
        if (reader.kind === Token.async) {
            reader.advance();
            if (reader.kind !== Token.for)
                break;
        }
        reader.advance();
        reader.scope = scope;
        const target = readTargets(reader, scope);
        if (reader.kind === Token.in)
            reader.advance();
        else
            reader.error("expected 'in'");
        if (isFirst)
            reader.scope = outer;
        isFirst = false;
        const iterable = readDisjunction(reader);
        reader.scope = scope;
        assignTarget(reader, target, reader.builder.addValue("element", iterable));
        while (reader.kind === Token.if) {
            reader.advance();
            readDisjunction(reader);
        }
    }
    reader.scope = outer;
    reader.mode = mode;
    reader.collectsExports = collectsExports;
    return element;
}
/**
 * Opens the comprehension's scope and moves into it what its element has entered under the scope outside. Scopes that
 * the element opened (lambdas, inner comprehensions) are renumbered, so that a scope stands before its children.
 */
function openScopeAround(reader, start, line, column) {
    const { scope: outer, builder, scopeOffsets } = reader;
    const { scopes } = builder;
    let scope = scopes.length;
    while (scopeOffsets[scope - 1] >= start && scope - 1 > outer)
        scope--;
    scopes.splice(scope, 0, { kind: "function", parent: outer, definition: -1 });
    scopeOffsets.splice(scope, 0, start);
    for (let i = scope + 1; i < scopes.length; i++) {
        const inner = scopes[i];
        if (inner.parent === outer)
            inner.parent = scope;
        else if (inner.parent >= scope)
            inner.parent++;
    }
    moveInto(builder.references, outer, scope, line, column);
    moveInto(builder.strings, outer, scope, line, column);
    moveInto(builder.imports, outer, scope, line, column);
    // A name bound by `:=` belongs to the function around the comprehension.
    moveInto(builder.bindings, -1, scope, line, column);
    return scope;
}
/** Changes the scope of the entries from a place on: of `from` to `scope`; those from `scope` on move up by one. */
function moveInto(entries, from, scope, line, column) {
    for (let i = entries.length - 1; i >= 0; i--) {
        const entry = entries[i];
        if (entry.line < line || (entry.line === line && entry.column < column))
            return;
        if (entry.scope === from)
            entry.scope = scope;
        else if (entry.scope >= scope)
            entry.scope++;
    }
}

;// CONCATENATED MODULE: ./src/languages/python/calls.ts







const NOTHING = [];
/** The arguments of a call or of a class header. */
class Arguments {
    positional = [];
    /** Names and values of the keywords; most calls have none, and calls are many. */
    keywords = null;
    keywordValues = this.positional;
    flags = 0;
    /** Where plain strings are put when they are asked for. */
    strings;
    constructor(strings) {
        this.strings = strings;
    }
}
/** `callee(…)`, from the opening bracket on. */
function readCall(reader, callee) {
    if (reader.nesting >= MAX_NESTING) {
        skipBrackets(reader);
        return reader.builder.addValue("call", callee);
    }
    const name = reader.referenceBehind(callee)?.name ?? "";
    const use = CALLEES_WITH_NAMES.get(name);
    const { mode, collectsExports } = reader;
    reader.mode = Mode.read;
    reader.collectsExports = collectsExports && (name === "extend" || name === "append");
    const args = new Arguments(use === undefined ? null : []);
    readArguments(reader, args, Mode.read);
    reader.mode = mode;
    reader.collectsExports = collectsExports;
    if (use !== undefined)
        noteNames(reader, use, args);
    return addCall(reader, callee, args);
}
/** Arguments between brackets; bases are arguments too, whose positional names have another role (`mode`). */
function readArguments(reader, args, mode) {
    reader.nesting++;
    reader.advance();
    while (!isCloser(reader.kind)) {
        const before = reader.start;
        readArgument(reader, args, mode);
        if (reader.kind === Token.comma)
            passComma(reader);
        else if (isCloser(reader.kind) || isBracketLost(reader))
            break;
        if (reader.start === before) {
            if (isLineEnd(reader.kind))
                break;
            reader.advance();
        }
    }
    closeBracket(reader, Token.closeParen);
    reader.nesting--;
}
function readArgument(reader, args, mode) {
    if (reader.kind === Token.name && isKeyword(reader)) {
        if (args.keywords === null) {
            args.keywords = [];
            args.keywordValues = [];
        }
        args.keywords.push(reader.name);
        reader.advance();
        reader.advance();
        args.keywordValues.push(readExpression(reader));
        return;
    }
    if (reader.kind === Token.star || reader.kind === Token.doubleStar) {
        args.flags |= reader.kind === Token.star ? facts/* ValueFlag */.KC.spread : facts/* ValueFlag */.KC.keywordSpread;
        reader.advance();
        readExpression(reader);
        return;
    }
    const { start, tokenLine, column, contentStart, contentEnd } = reader;
    const isString = args.strings !== null && reader.kind === Token.string && (reader.stringFlags & UNREADABLE) === 0;
    reader.mode = mode;
    let operand = readExpression(reader);
    reader.mode = Mode.read;
    if (startsComprehension(reader)) {
        operand = literalOf(reader, "generator", [readComprehension(reader, operand, start, tokenLine, column)]);
    }
    else if (isString && reader.lastStart === start) {
        args.strings?.push({
            position: args.positional.length,
            text: reader.text.slice(contentStart, contentEnd),
            line: tokenLine,
            column,
            contentColumn: column + contentStart - start,
        });
    }
    args.positional.push(operand);
}
const UNREADABLE = StringFlag.bytes | StringFlag.escaped | StringFlag.triple;
/** Whether the current name is the keyword of an argument: an `=` follows that is no `==`. */
function isKeyword(reader) {
    const { text } = reader;
    let { pos } = reader;
    let code = text.charCodeAt(pos);
    while (code === Char.space || code === Char.lineFeed || code === Char.carriageReturn || code === Char.tab) {
        code = text.charCodeAt(++pos);
    }
    return code === Char.equal && text.charCodeAt(pos + 1) !== Char.equal && pos < reader.end;
}
/** The arrays are copied because one that has grown keeps room for many more elements, and facts are kept for long. */
function addCall(reader, callee, args) {
    const { positional, keywords, flags } = args;
    if (keywords === null) {
        const operands = positional.length === 0 ? NOTHING : positional.slice();
        return reader.builder.addValue("call", callee, operands, NOTHING, flags);
    }
    return reader.builder.addValue("call", callee, positional.concat(args.keywordValues), keywords.slice(), flags);
}
/** Built-in functions that take the name of an attribute or of a module. */
const CALLEES_WITH_NAMES = new Map([
    ["getattr", "attribute"],
    ["hasattr", "attribute"],
    ["setattr", "attribute"],
    ["delattr", "attribute"],
    ["import_module", "module"],
    ["__import__", "module"],
]);
function noteNames(reader, use, args) {
    const { builder, scope } = reader;
    const wanted = use === "attribute" ? 1 : 0;
    const found = args.strings?.find((argument) => argument.position === wanted);
    if (found === undefined || found.text === "")
        return;
    const { text, line, column } = found;
    if (use === "module") {
        removeMention(reader, line, column);
        const isTypeOnly = reader.block.isTypeOnly;
        builder.imports.push({
            kind: "dynamic",
            module: text,
            name: "",
            alias: "",
            line,
            column: found.contentColumn,
            scope,
            isTypeOnly,
        });
        return;
    }
    const object = args.positional[0] ?? facts/* NO_OPERAND */.ai;
    const receiver = object === facts/* NO_OPERAND */.ai ? facts/* UNKNOWN_RECEIVER */.B7 : object;
    removeMention(reader, line, column);
    builder.strings.push({ text, line, column, scope, receiver });
}
/** A dotted argument was taken for a path before it was known what it is for. */
function removeMention(reader, line, column) {
    const last = reader.builder.strings.at(-1);
    if (last !== undefined && last.line === line && last.column === column)
        reader.builder.strings.pop();
}

;// CONCATENATED MODULE: ./src/languages/python/displays.ts






/** The properties of a dict literal that are worth remembering. */
const MAX_PROPERTIES = 64;
/** `(…)`: a group, a tuple or a generator expression. */
function readParentheses(reader) {
    if (reader.nesting >= MAX_NESTING)
        return skipNested(reader);
    const from = reader.stream.length;
    reader.nesting++;
    reader.advance();
    const isEmpty = isCloser(reader.kind);
    let operand;
    if (isEmpty) {
        operand = reader.builder.literal("tuple");
    }
    else {
        const { start, tokenLine, column } = reader;
        operand = readStarred(reader);
        if (startsComprehension(reader)) {
            operand = literalOf(reader, "generator", [readComprehension(reader, operand, start, tokenLine, column)]);
        }
        else if (!isCloser(reader.kind)) {
            const isTuple = reader.kind === Token.comma;
            const elements = [operand];
            readRest(reader, elements, true);
            operand = isTuple ? literalOf(reader, "tuple", elements) : facts/* NO_OPERAND */.ai;
        }
    }
    const isClosed = isCloser(reader.kind);
    closeBracket(reader, Token.closeParen);
    if (isClosed && !isEmpty) {
        reader.groupFrom = from;
        reader.groupTo = reader.stream.length;
    }
    reader.nesting--;
    return operand;
}
/** `[…]`: a list or a list comprehension. */
function readBrackets(reader) {
    if (reader.nesting >= MAX_NESTING)
        return skipNested(reader);
    reader.nesting++;
    reader.advance();
    let elements = [];
    if (!isCloser(reader.kind))
        elements = readElements(reader);
    closeBracket(reader, Token.closeBracket);
    reader.nesting--;
    return literalOf(reader, "list", elements);
}
/** `{…}`: a dict, a set or a comprehension of either. */
function readBraces(reader) {
    if (reader.nesting >= MAX_NESTING)
        return skipNested(reader);
    const { mode } = reader;
    reader.mode = Mode.read;
    reader.nesting++;
    reader.advance();
    const operand = readBraceContent(reader);
    closeBracket(reader, Token.closeBrace);
    reader.nesting--;
    reader.mode = mode;
    return operand;
}
function skipNested(reader) {
    skipBrackets(reader);
    return facts/* NO_OPERAND */.ai;
}
function readElements(reader) {
    const { start, tokenLine, column } = reader;
    const first = readStarred(reader);
    if (startsComprehension(reader))
        return [readComprehension(reader, first, start, tokenLine, column)];
    const elements = [first];
    if (!isCloser(reader.kind))
        readRest(reader, elements, false);
    return elements;
}
/** The elements behind the first, up to the closing bracket. The comma of a tuple of one has a meaning and is kept. */
function readRest(reader, elements, isTuple) {
    for (let count = 1;; count++) {
        if (reader.kind === Token.comma) {
            if (isTuple && count === 1)
                reader.advance();
            else
                passComma(reader);
        }
        else if (isCloser(reader.kind) || isBracketLost(reader))
            return;
        if (isCloser(reader.kind))
            return;
        const before = reader.start;
        const element = readStarred(reader);
        if (elements.length < MAX_ELEMENTS)
            elements.push(element);
        if (reader.start === before && !isLineEnd(reader.kind))
            reader.advance();
    }
}
function readBraceContent(reader) {
    if (isCloser(reader.kind))
        return reader.builder.literal("dict");
    const { start, tokenLine, column } = reader;
    const names = [];
    const values = [];
    const elements = [];
    let isDict = false;
    for (;;) {
        const before = reader.start;
        if (reader.kind === Token.doubleStar)
            isDict = true;
        const key = plainStringText(reader);
        const element = readStarred(reader);
        if (reader.kind === Token.colon) {
            isDict = true;
            const isPlainKey = key !== undefined && reader.lastStart === before;
            reader.advance();
            const value = readExpression(reader);
            if (isPlainKey && names.length < MAX_PROPERTIES) {
                names.push(key);
                values.push(value);
            }
        }
        else if (elements.length < MAX_ELEMENTS)
            elements.push(element);
        if (startsComprehension(reader)) {
            readComprehension(reader, facts/* NO_OPERAND */.ai, start, tokenLine, column);
            return isDict ? reader.builder.literal("dict") : literalOf(reader, "set", elements);
        }
        if (reader.kind === Token.comma)
            passComma(reader);
        else if (isCloser(reader.kind) || isBracketLost(reader))
            break;
        if (isCloser(reader.kind))
            break;
        if (reader.start === before && !isLineEnd(reader.kind))
            reader.advance();
    }
    if (!isDict)
        return literalOf(reader, "set", elements);
    return names.length === 0
        ? reader.builder.literal("dict")
        : reader.builder.addValue("object", facts/* NO_OPERAND */.ai, values, names);
}
/** The text of the string that comes next, if it is one whose source is its value. */
function plainStringText(reader) {
    if (reader.kind !== Token.string)
        return undefined;
    if (reader.stringFlags & (StringFlag.bytes | StringFlag.escaped))
        return undefined;
    return reader.text.slice(reader.contentStart, reader.contentEnd);
}

;// CONCATENATED MODULE: ./src/languages/python/parameters.ts






/**
 * The parameters of a function (up to the closing bracket) or lambda (up to the colon). They are bound in `scope`;
 * defaults and annotations are read in the scope around it.
 */
function readParameters(reader, closer, scope) {
    const parameters = [];
    const hasAnnotations = closer === Token.closeParen;
    let kind = "normal";
    while (reader.kind !== closer && !isCloser(reader.kind) && !isLineEnd(reader.kind)) {
        const before = reader.start;
        if (reader.kind === Token.slash) {
            for (const parameter of parameters)
                parameter.kind = "positional-only";
            reader.advance();
        }
        else if (reader.kind === Token.star) {
            reader.advance();
            kind = "keyword-only";
            if (reader.kind === Token.name)
                parameters.push(readParameter(reader, "rest", scope, hasAnnotations));
        }
        else if (reader.kind === Token.doubleStar) {
            reader.advance();
            if (reader.kind === Token.name)
                parameters.push(readParameter(reader, "keyword-rest", scope, hasAnnotations));
        }
        else if (reader.kind === Token.name) {
            parameters.push(readParameter(reader, kind, scope, hasAnnotations));
        }
        else if (reader.kind === Token.openParen) {
            readTargets(reader, scope);
        }
        if (reader.kind === Token.comma) {
            if (hasAnnotations)
                passComma(reader);
            else
                reader.advance();
        }
        else if (reader.kind === closer || isCloser(reader.kind) || !hasAnnotations || isBracketLost(reader))
            break;
        if (reader.start === before && !isLineEnd(reader.kind))
            reader.advance();
    }
    return parameters;
}
function readParameter(reader, kind, scope, hasAnnotation) {
    const { name } = reader;
    const binding = reader.binding(reader.bind(scope, name, "parameter", reader.tokenLine, reader.column));
    const parameter = {
        name,
        kind,
        isOptional: kind === "rest" || kind === "keyword-rest",
        type: facts/* NO_OPERAND */.ai,
        defaultHash: "",
    };
    reader.advance();
    // A colon at the end of a line is the header's own: the bracket before it is missing.
    if (hasAnnotation && reader.kind === Token.colon && !isHeaderEnd(reader)) {
        reader.advance();
        parameter.type = readAnnotation(reader);
        binding.type = parameter.type;
    }
    if (reader.kind === Token.equal) {
        reader.advance();
        const from = reader.stream.length;
        binding.value = readExpression(reader);
        parameter.isOptional = true;
        parameter.defaultHash = reader.stream.fingerprint(from);
    }
    return parameter;
}

;// CONCATENATED MODULE: ./src/languages/python/lambdas.ts






/** `lambda parameters: expression`; defaults are evaluated outside of its scope. */
function readLambda(reader) {
    if (reader.nesting >= MAX_NESTING) {
        skipExpression(reader);
        return reader.builder.literal("function");
    }
    const { frame, scope: outer, mode } = reader;
    const scope = reader.addScope("function", outer, -1);
    reader.mode = Mode.read;
    reader.nesting++;
    reader.advance();
    readParameters(reader, Token.colon, scope);
    if (reader.kind === Token.colon) {
        reader.advance();
        reader.frame = new Frame(scope, frame.definition, null);
        reader.scope = scope;
        readExpression(reader);
        reader.frame = frame;
        reader.scope = outer;
    }
    else
        reader.error("expected ':'");
    reader.nesting--;
    reader.mode = mode;
    return reader.builder.literal("function");
}

;// CONCATENATED MODULE: ./src/languages/python/format-strings.ts





/** An f-string or t-string: its text, and the expressions of its replacement fields. */
function readFormatString(reader) {
    const { start, stringFlags, contentStart, line, lineStart, depth, fieldDepth, mode, collectsExports } = reader;
    const quote = reader.text.charCodeAt(contentStart - 1);
    reader.stream.push(reader.hash);
    reader.mode = Mode.read;
    reader.collectsExports = false;
    reader.nesting++;
    const isRead = reader.nesting <= MAX_NESTING && readText(reader, quote, stringFlags, false);
    reader.nesting--;
    reader.fieldDepth = fieldDepth;
    if (!isRead) {
        reader.error("a replacement field is not closed or nested too deeply", line);
        reader.depth = depth;
        reader.line = line;
        reader.lineStart = lineStart;
        reader.contentStart = contentStart;
        reader.stringFlags = stringFlags;
        reader.rescanAsPlainString();
    }
    reader.mode = mode;
    reader.collectsExports = collectsExports;
    reader.lastLine = reader.line;
    reader.lastStart = start;
    reader.next();
}
/**
 * Text with fields, from `pos` on: the string itself up to its closing quote, or a format specification up to the
 * brace that closes its field. Returns whether it was closed.
 */
function readText(reader, quote, flags, isSpecification) {
    const { text, end } = reader;
    const isTriple = (flags & StringFlag.triple) !== 0;
    const isRaw = (flags & StringFlag.raw) !== 0;
    let { pos } = reader;
    let from = pos;
    for (;;) {
        const code = text.charCodeAt(pos);
        if (code === quote && (!isTriple || (text.charCodeAt(pos + 1) === quote && text.charCodeAt(pos + 2) === quote))) {
            if (isSpecification)
                return false;
            reader.stream.push((0,fingerprint/* hashText */.q)(text, from, pos));
            reader.pos = isTriple ? pos + 3 : pos + 1;
            return true;
        }
        if (code === Char.openBrace) {
            if (text.charCodeAt(pos + 1) === Char.openBrace && !isSpecification) {
                pos += 2;
                continue;
            }
            reader.stream.push((0,fingerprint/* hashText */.q)(text, from, pos));
            reader.pos = pos + 1;
            if (!readField(reader, quote, flags))
                return false;
            pos = reader.pos;
            from = pos;
        }
        else if (code === Char.closeBrace && isSpecification) {
            reader.stream.push((0,fingerprint/* hashText */.q)(text, from, pos));
            reader.pos = pos + 1;
            return true;
        }
        else if (code === Char.backslash) {
            pos = afterBackslash(reader, pos + 1, isRaw);
        }
        else if (code === Char.lineFeed || code === Char.carriageReturn) {
            if (!isTriple)
                return false;
            pos = reader.passNewline(pos);
        }
        else if (pos >= end)
            return false;
        else
            pos++;
    }
}
function afterBackslash(reader, pos, isRaw) {
    const { text } = reader;
    const code = text.charCodeAt(pos);
    if (code === Char.lineFeed || code === Char.carriageReturn)
        return reader.passNewline(pos);
    // A backslash does not hide a brace, but `\N{…}` is the name of a character.
    if (code === Char.openBrace || code === Char.closeBrace || pos >= reader.end)
        return pos;
    if (code !== Char.upperN || isRaw || text.charCodeAt(pos + 1) !== Char.openBrace)
        return pos + 1;
    let close = pos + 2;
    while (text.charCodeAt(close) !== Char.closeBrace) {
        const inside = text.charCodeAt(close);
        if (inside === Char.lineFeed || inside === Char.doubleQuote || inside === Char.singleQuote || close >= reader.end) {
            return pos + 1;
        }
        close++;
    }
    return close + 1;
}
/** `{expression=!r:specification}`, from behind the opening brace on. Returns whether it was closed. */
function readField(reader, quote, flags) {
    if (reader.nesting >= MAX_NESTING)
        return false;
    const { fieldDepth, depth } = reader;
    reader.nesting++;
    reader.depth = depth + 1;
    reader.fieldDepth = reader.depth;
    reader.stream.push(StructureHash.field);
    reader.next();
    readExpressions(reader);
    if (reader.kind === Token.equal)
        reader.advance();
    if (reader.kind === Token.bang) {
        reader.advance();
        if (reader.kind === Token.name)
            reader.advance();
    }
    let isClosed = reader.kind === Token.closeBrace;
    if (reader.kind === Token.colon)
        isClosed = readText(reader, quote, flags, true);
    reader.nesting--;
    reader.depth = depth;
    reader.fieldDepth = fieldDepth;
    return isClosed;
}

;// CONCATENATED MODULE: ./src/languages/python/strings.ts






/** Longer strings are no names of code. */
const MAX_PATH_LENGTH = 200;
/** One or more adjacent string literals. */
function readStrings(reader) {
    const from = reader.stream.length;
    const isBytes = (reader.stringFlags & StringFlag.bytes) !== 0;
    let operand = facts/* NO_OPERAND */.ai;
    if (reader.kind === Token.string)
        operand = readPlainString(reader);
    while (reader.kind === Token.string || reader.kind === Token.formatString) {
        if (reader.kind === Token.string)
            reader.advance();
        else
            readFormatString(reader);
    }
    reader.stringsFrom = from;
    reader.stringsTo = reader.stream.length;
    if (operand !== facts/* NO_OPERAND */.ai)
        return operand;
    return reader.builder.literal(isBytes ? "bytes" : "str");
}
/** The first literal; when it stands alone it may name code. Returns the operand of a quoted annotation. */
function readPlainString(reader) {
    const { tokenLine, column, start, contentStart, contentEnd, stringFlags } = reader;
    reader.advance();
    if (reader.kind === Token.string || reader.kind === Token.formatString)
        return facts/* NO_OPERAND */.ai;
    if (stringFlags & (StringFlag.bytes | StringFlag.escaped))
        return facts/* NO_OPERAND */.ai;
    if (reader.mode === Mode.type) {
        return readQuotedAnnotation(reader, { contentStart, contentEnd, line: tokenLine, lineStart: start - column + 1 });
    }
    const length = contentEnd - contentStart;
    if (length === 0 || length > MAX_PATH_LENGTH)
        return facts/* NO_OPERAND */.ai;
    const parts = countPathParts(reader.text, contentStart, contentEnd);
    if (parts === 0)
        return facts/* NO_OPERAND */.ai;
    if (parts === 1 && !reader.collectsExports)
        return facts/* NO_OPERAND */.ai;
    const text = reader.text.slice(contentStart, contentEnd);
    if (reader.collectsExports) {
        if (parts > 1)
            return facts/* NO_OPERAND */.ai;
        reader.builder.exports.push({
            kind: "all",
            name: text,
            local: text,
            module: "",
            value: facts/* NO_OPERAND */.ai,
            line: tokenLine,
            column,
        });
    }
    else {
        reader.builder.strings.push({ text, line: tokenLine, column, scope: reader.scope, receiver: facts/* NO_OPERAND */.ai });
    }
    return facts/* NO_OPERAND */.ai;
}
/** How many names `text[start, end)` joins with dots; 0 when it is something else. */
function countPathParts(text, start, end) {
    let parts = 0;
    let isStart = true;
    for (let pos = start; pos < end; pos++) {
        const code = text.charCodeAt(pos);
        const kind = CHAR_CLASSES[code];
        if (kind === CharClass.name || code === Char.dollar) {
            if (isStart)
                parts++;
            isStart = false;
        }
        else if (isStart)
            return 0;
        else if (code === Char.dot)
            isStart = true;
        else if (kind !== CharClass.digit)
            return 0;
    }
    return isStart ? 0 : parts;
}

;// CONCATENATED MODULE: ./src/languages/python/subscripts.ts





/** `of[…]`, from the opening bracket on: an element, a slice or a type application. */
function readSubscript(reader, of) {
    if (reader.nesting >= MAX_NESTING) {
        skipBrackets(reader);
        return reader.builder.addValue("item", of);
    }
    const { mode, collectsExports } = reader;
    const isType = mode === Mode.type || mode === Mode.inherit;
    const applied = isType ? reader.referenceBehind(of)?.name : undefined;
    reader.mode = isType && applied !== "Literal" ? Mode.type : Mode.read;
    reader.collectsExports = false;
    reader.nesting++;
    reader.advance();
    const args = [];
    while (!isCloser(reader.kind)) {
        const before = reader.start;
        args.push(readIndex(reader));
        // What follows the type in `Annotated[type, …]` is metadata, not types.
        if (applied === "Annotated")
            reader.mode = Mode.read;
        if (reader.kind === Token.comma)
            reader.advance();
        else if (isCloser(reader.kind) || isBracketLost(reader))
            break;
        if (reader.start === before) {
            if (isLineEnd(reader.kind))
                break;
            reader.advance();
        }
    }
    closeBracket(reader, Token.closeBracket);
    reader.nesting--;
    reader.mode = mode;
    reader.collectsExports = collectsExports;
    return reader.builder.addValue("item", of, args.slice());
}
function readIndex(reader) {
    const index = reader.kind === Token.colon ? facts/* NO_OPERAND */.ai : readStarred(reader);
    if (reader.kind !== Token.colon)
        return index;
    while (reader.kind === Token.colon) {
        reader.advance();
        if (startsExpression(reader.kind))
            readExpression(reader);
    }
    return facts/* NO_OPERAND */.ai;
}

;// CONCATENATED MODULE: ./src/languages/python/expressions.ts










/** The elements of a literal that are worth remembering. */
const MAX_ELEMENTS = 8;
/** One expression: a lambda, a conditional or anything that binds tighter; also `name := value`. */
function readExpression(reader) {
    if (reader.kind === Token.lambda)
        return readLambda(reader);
    const operand = readDisjunction(reader);
    return reader.kind === Token.if ? readConditional(reader, operand) : operand;
}
/** Expressions separated by commas, as after `return` or `=`: a tuple when there is a comma. */
function readExpressions(reader) {
    if (reader.kind === Token.yield)
        return readYield(reader);
    const first = readStarred(reader);
    return reader.kind === Token.comma ? readTupleRest(reader, first) : first;
}
/** The rest of a tuple without parentheses, from the comma behind its first element on. */
function readTupleRest(reader, first) {
    const elements = [first];
    while (reader.kind === Token.comma) {
        reader.advance();
        if (!startsExpression(reader.kind))
            break;
        const element = readStarred(reader);
        if (elements.length < MAX_ELEMENTS)
            elements.push(element);
    }
    return literalOf(reader, "tuple", elements);
}
/** An expression that may be starred; the star makes it several unknown elements. */
function readStarred(reader) {
    if (reader.kind !== Token.star && reader.kind !== Token.doubleStar)
        return readExpression(reader);
    while (reader.kind === Token.star || reader.kind === Token.doubleStar)
        reader.advance();
    readExpression(reader);
    return facts/* NO_OPERAND */.ai;
}
/** A `yield`, which also makes the function around it a generator. */
function readYield(reader) {
    const { frame } = reader;
    if (frame.definition >= 0) {
        const definition = reader.definition(frame.definition);
        if (definition.scope === frame.scope)
            definition.flags |= facts/* DefinitionFlag */.qb.generator;
    }
    reader.advance();
    if (reader.kind === Token.from)
        reader.advance();
    if (reader.nesting >= MAX_NESTING) {
        skipExpression(reader);
    }
    else if (startsExpression(reader.kind)) {
        reader.nesting++;
        readExpressions(reader);
        reader.nesting--;
    }
    return facts/* NO_OPERAND */.ai;
}
/** A literal of a built-in type; its elements are kept when one of them says something. */
function literalOf(reader, type, elements) {
    for (const element of elements) {
        if (element !== facts/* NO_OPERAND */.ai)
            return reader.builder.addValue("literal", facts/* NO_OPERAND */.ai, elements.slice(), [type]);
    }
    return reader.builder.literal(type);
}
/** Operands joined by `or` and `and`: what stands after `in` and `if` in a comprehension. */
function readDisjunction(reader) {
    const first = readOperation(reader);
    if (reader.kind !== Token.or && reader.kind !== Token.and)
        return first;
    const operands = [first];
    while (reader.kind === Token.or || reader.kind === Token.and) {
        reader.advance();
        operands.push(readOperation(reader));
    }
    return reader.builder.addValue("union", facts/* NO_OPERAND */.ai, operands);
}
/** An operand with everything that binds tighter than operators: attributes, calls, subscripts. */
function readPrimary(reader) {
    let operand = readAtom(reader);
    for (;;) {
        switch (reader.kind) {
            case Token.dot:
                operand = readAttribute(reader, operand);
                break;
            case Token.openParen:
                operand = readCall(reader, operand);
                break;
            case Token.openBracket:
                operand = readSubscript(reader, operand);
                break;
            default:
                return operand;
        }
    }
}
function readConditional(reader, first) {
    const operands = [first];
    while (reader.kind === Token.if) {
        reader.advance();
        readDisjunction(reader);
        if (reader.kind !== Token.else) {
            reader.error("expected 'else'");
            break;
        }
        reader.advance();
        if (reader.kind === Token.lambda) {
            operands.push(readLambda(reader));
            break;
        }
        operands.push(readDisjunction(reader));
    }
    return reader.builder.addValue("union", facts/* NO_OPERAND */.ai, operands);
}
function isBinaryOperator(kind) {
    return kind >= FIRST_BINARY_OPERATOR && kind <= LAST_BINARY_OPERATOR;
}
function readOperation(reader) {
    if (reader.kind === Token.not) {
        while (reader.kind === Token.not)
            reader.advance();
        const operand = readUnary(reader);
        if (isBinaryOperator(reader.kind))
            readBinary(reader, operand);
        return reader.builder.literal("bool");
    }
    const operand = readUnary(reader);
    return isBinaryOperator(reader.kind) ? readBinary(reader, operand) : operand;
}
/** Only `|` says anything about the result: it joins types. */
function readBinary(reader, first) {
    const operands = [first];
    let isUnion = true;
    while (isBinaryOperator(reader.kind)) {
        const operator = reader.kind;
        reader.advance();
        if (operator === Token.not && reader.kind === Token.in)
            reader.advance();
        while (reader.kind === Token.not)
            reader.advance();
        const operand = readUnary(reader);
        if (operator !== Token.pipe)
            isUnion = false;
        if (isUnion)
            operands.push(operand);
    }
    return isUnion ? reader.builder.addValue("union", facts/* NO_OPERAND */.ai, operands) : facts/* NO_OPERAND */.ai;
}
function readUnary(reader) {
    switch (reader.kind) {
        case Token.plus:
        case Token.minus:
        case Token.tilde:
        case Token.await:
            return readPrefixed(reader);
        default:
            return readPrimary(reader);
    }
}
function readPrefixed(reader) {
    let isAwaited = false;
    let isSigned = false;
    for (;;) {
        const { kind } = reader;
        if (kind === Token.await)
            isAwaited = true;
        else if (kind === Token.plus || kind === Token.minus || kind === Token.tilde)
            isSigned = true;
        else
            break;
        reader.advance();
    }
    const isNumber = reader.kind === Token.number;
    const operand = readPrimary(reader);
    if (isSigned)
        return isNumber && reader.valueBehind(operand)?.kind === "literal" ? operand : facts/* NO_OPERAND */.ai;
    return isAwaited ? reader.builder.addValue("await", operand) : operand;
}
function readAtom(reader) {
    switch (reader.kind) {
        case Token.name:
            return readName(reader);
        case Token.string:
        case Token.formatString:
            return readStrings(reader);
        case Token.number: {
            const type = numberType(reader.text, reader.start, reader.pos);
            reader.advance();
            return reader.builder.literal(type);
        }
        case Token.openParen:
            return readParentheses(reader);
        case Token.openBracket:
            return readBrackets(reader);
        case Token.openBrace:
            return readBraces(reader);
        case Token.none:
            reader.advance();
            return reader.builder.literal("None");
        case Token.true:
        case Token.false:
            reader.advance();
            return reader.builder.literal("bool");
        case Token.ellipsis:
            reader.advance();
            return reader.builder.literal("ellipsis");
        case Token.yield:
            return readYield(reader);
        case Token.lambda:
            return readLambda(reader);
        default:
            reader.error("expected an expression");
            return facts/* NO_OPERAND */.ai;
    }
}
/** A bare name, or `name := value`. */
function readName(reader) {
    const { name, tokenLine, column } = reader;
    reader.advance();
    if (reader.kind === Token.walrus)
        return readNamedExpression(reader, name, tokenLine, column);
    return reader.builder.addReference(name, tokenLine, column, roleOf(reader), reader.scope);
}
function readNamedExpression(reader, name, line, column) {
    reader.builder.addReference(name, line, column, "write", reader.scope);
    const binding = reader.bindVariable(reader.frame.scope, name, line, column);
    reader.advance();
    if (reader.nesting >= MAX_NESTING) {
        skipExpression(reader);
        return facts/* NO_OPERAND */.ai;
    }
    reader.nesting++;
    const value = readExpression(reader);
    reader.nesting--;
    reader.binding(binding).value = value;
    return value;
}
/** `.name` behind a receiver, from the dot on. */
function readAttribute(reader, receiver) {
    reader.advance();
    if (reader.kind !== Token.name) {
        reader.error("expected a name after '.'");
        return facts/* NO_OPERAND */.ai;
    }
    const { name, tokenLine, column } = reader;
    reader.advance();
    const before = receiver === facts/* NO_OPERAND */.ai ? facts/* UNKNOWN_RECEIVER */.B7 : receiver;
    return reader.builder.addReference(name, tokenLine, column, roleOf(reader), reader.scope, before);
}
const ROLES = ["read", "type", "inherit", "decorator"];
/** The role of a name, judged by the token behind it. */
function roleOf(reader) {
    const { kind, mode } = reader;
    if (kind === Token.openParen)
        return mode === Mode.decorator ? "decorator" : "call";
    if (mode === Mode.read)
        return "read";
    if (kind === Token.dot)
        return mode === Mode.type ? "type" : "read";
    return ROLES[mode];
}

;// CONCATENATED MODULE: ./src/languages/python/type-text.ts

const MAX_TYPE_LENGTH = 2000;
/**
 * Whether `text[start, end)` reads like a type: names, attributes, subscripts, unions, lists and literals. Strings in
 * annotations may also be prose (`Annotated`, old comments), which must not become references.
 */
function isTypeText(text, start, end) {
    if (start >= end || end - start > MAX_TYPE_LENGTH)
        return false;
    let depth = 0;
    let needsOperand = true;
    let mayClose = false;
    for (let pos = start; pos < end;) {
        const code = text.charCodeAt(pos);
        const kind = code < ASCII_END ? CHAR_CLASSES[code] : CharClass.name;
        if (kind === CharClass.space || kind === CharClass.newline) {
            pos++;
        }
        else if (kind === CharClass.name || kind === CharClass.digit || kind === CharClass.quote) {
            if (!needsOperand)
                return false;
            pos = kind === CharClass.quote ? text.indexOf(text.charAt(pos), pos + 1) + 1 : nameEnd(text, pos, end);
            if (pos === 0 || pos > end)
                return false;
            needsOperand = false;
        }
        else if (code === Char.dot) {
            const isEllipsis = text.startsWith("...", pos);
            if (isEllipsis !== needsOperand)
                return false;
            pos += isEllipsis ? 3 : 1;
            needsOperand = !isEllipsis;
            mayClose = false;
        }
        else if (code === Char.openBracket || code === Char.openParen) {
            if (code === Char.openParen && !needsOperand)
                return false;
            depth++;
            needsOperand = true;
            mayClose = true;
            pos++;
        }
        else if (code === Char.closeBracket || code === Char.closeParen) {
            if (depth-- === 0 || (needsOperand && !mayClose))
                return false;
            needsOperand = false;
            pos++;
        }
        else if (code === Char.comma || code === Char.pipe) {
            if (needsOperand)
                return false;
            needsOperand = true;
            mayClose = code === Char.comma;
            pos++;
        }
        else if ((code === Char.star || code === Char.minus) && needsOperand) {
            mayClose = false;
            pos++;
        }
        else
            return false;
    }
    return depth === 0 && !needsOperand;
}
function nameEnd(text, from, end) {
    let pos = from;
    while (pos < end && (text.charCodeAt(pos) >= ASCII_END || isAsciiNamePart(text.charCodeAt(pos))))
        pos++;
    return pos;
}

;// CONCATENATED MODULE: ./src/languages/python/annotations.ts




/** A type annotation: its names are types, also those in quotes. */
function readAnnotation(reader) {
    const { mode } = reader;
    reader.mode = Mode.type;
    const operand = readStarred(reader);
    reader.mode = mode;
    return operand;
}
/** Reads the text of a string that stands in an annotation, with its names at their true places. */
function readQuotedAnnotation(reader, quoted) {
    if (!isTypeText(reader.text, quoted.contentStart, quoted.contentEnd))
        return reader.builder.literal("str");
    const state = saveState(reader);
    const tokens = reader.stream.length;
    reader.end = quoted.contentEnd;
    reader.pos = quoted.contentStart;
    reader.line = quoted.line;
    reader.lineStart = quoted.lineStart;
    // As if in brackets: newlines inside the quotes mean nothing.
    reader.depth = 1;
    reader.fieldDepth = -1;
    reader.next();
    const operand = readStarred(reader);
    reader.stream.length = tokens;
    restoreState(reader, state);
    return operand;
}

;// CONCATENATED MODULE: ./src/languages/python/constants.ts

const constants_NOTHING = [];
/**
 * Enters the first assignment of a name in a module or class as a definition, once its statement has been read. The
 * annotation is `stream[typeFrom, typeTo)`, the value `stream[valueFrom, …)`.
 */
function defineConstant(reader, bindingIndex, line, typeFrom, typeTo, valueFrom) {
    const { frame, builder, stream } = reader;
    const binding = reader.binding(bindingIndex);
    if (binding.scope !== frame.scope || frame.assigned?.has(binding.name))
        return;
    frame.assigned?.add(binding.name);
    const isAlias = reader.referenceBehind(binding.type)?.name === "TypeAlias";
    const index = builder.definitions.length;
    builder.definitions.push({
        qualname: qualify(reader, binding.name),
        kind: isAlias ? "type" : "constant",
        parent: frame.definition,
        startLine: line,
        endLine: reader.lastLine,
        fullStartLine: line,
        nameLine: binding.line,
        nameColumn: binding.column,
        flags: 0,
        scope: -1,
        params: constants_NOTHING,
        returnType: binding.type,
        returns: binding.value === facts/* NO_OPERAND */.ai ? constants_NOTHING : [binding.value],
        bases: constants_NOTHING,
        decorators: constants_NOTHING,
        signatureHash: stream.fingerprint(typeFrom, typeTo),
        bodyHash: stream.fingerprint(valueFrom),
    });
    binding.kind = "definition";
    binding.index = index;
}
/** The dotted name of something defined where the reader is. */
function qualify(reader, name) {
    const parent = reader.frame.definition;
    return parent < 0 ? name : `${reader.definition(parent).qualname}.${name}`;
}

;// CONCATENATED MODULE: ./src/languages/python/assignments.ts







const EXPORT_LIST = "__all__";
/** An expression, assignment, annotated or augmented assignment. */
function readExpressionStatement(reader) {
    const isExportList = reader.scope === 0 && reader.kind === Token.name && reader.name === EXPORT_LIST;
    if (isExportList)
        reader.collectsExports = true;
    readAssignment(reader);
    if (isExportList)
        reader.collectsExports = false;
}
function readAssignment(reader) {
    const line = reader.tokenLine;
    const targets = [];
    const { scope } = reader.frame;
    // Found only when needed: whether a sequence is a target shows behind it.
    let lastEqual = startsGroup(reader.kind) ? findLastEqual(reader) : -1;
    let hasLooked = startsGroup(reader.kind);
    let valueFrom = reader.stream.length;
    let value = facts/* NO_OPERAND */.ai;
    let target;
    for (;;) {
        target = null;
        if (lastEqual > reader.start && startsTargetList(reader.kind))
            target = readTargets(reader, scope);
        else {
            value = reader.kind === Token.yield ? readYield(reader) : readStarred(reader);
            if (reader.kind === Token.comma) {
                if (!hasLooked)
                    lastEqual = findLastEqual(reader);
                hasLooked = true;
                if (lastEqual > reader.start)
                    target = readTargetRest(reader, toTarget(reader, value, scope), scope);
                else
                    value = readTupleRest(reader, value);
            }
        }
        if (reader.kind !== Token.equal)
            break;
        targets.push(target ?? toTarget(reader, value, scope));
        reader.advance();
        value = facts/* NO_OPERAND */.ai;
        valueFrom = reader.stream.length;
    }
    if (targets.length > 0)
        finishAssignment(reader, targets, value, line, valueFrom);
    else if (reader.kind === Token.colon)
        readAnnotated(reader, target, value, line);
    else if (reader.kind === Token.augmented)
        readAugmented(reader, value);
}
/** A sequence that starts with a bracket or star is seldom a statement by itself, so looking ahead costs little. */
function startsGroup(kind) {
    return kind === Token.openParen || kind === Token.openBracket || kind === Token.star;
}
function startsTargetList(kind) {
    return kind === Token.name || startsGroup(kind);
}
function finishAssignment(reader, targets, value, line, valueFrom) {
    reader.dropWrapping(valueFrom);
    for (const target of targets)
        assignTarget(reader, target, value);
    if (reader.frame.assigned === null)
        return;
    const bindings = [];
    for (const target of targets)
        collectBindings(target, bindings);
    for (const binding of bindings)
        defineConstant(reader, binding, line, valueFrom, valueFrom, valueFrom);
}
/** `target: type = value`, from the colon on. */
function readAnnotated(reader, group, operand, line) {
    const isTarget = reader.referenceBehind(operand) !== undefined || reader.valueBehind(operand)?.kind === "item";
    if (group === null && !isTarget)
        return;
    const target = group ?? toTarget(reader, operand, reader.frame.scope);
    reader.advance();
    const typeFrom = reader.stream.length;
    const type = readAnnotation(reader);
    annotateTarget(reader, target, type);
    const typeTo = reader.stream.length;
    let valueFrom = typeTo;
    const hasValue = reader.kind === Token.equal;
    if (hasValue) {
        reader.advance();
        valueFrom = reader.stream.length;
        assignTarget(reader, target, readExpressions(reader));
        reader.dropWrapping(valueFrom);
    }
    // At module level a bare annotation declares no value; in a class it declares a field.
    if (reader.frame.assigned === null || (!hasValue && reader.frame.definition < 0))
        return;
    const bindings = [];
    collectBindings(target, bindings);
    for (const binding of bindings)
        defineConstant(reader, binding, line, typeFrom, typeTo, valueFrom);
}
function readAugmented(reader, operand) {
    const reference = reader.referenceBehind(operand);
    if (reference !== undefined) {
        reference.role = "write";
        if (reference.receiver === facts/* NO_OPERAND */.ai) {
            reader.bindVariable(reader.frame.scope, reference.name, reference.line, reference.column);
        }
    }
    reader.advance();
    if (!startsExpression(reader.kind))
        return;
    const from = reader.stream.length;
    readExpressions(reader);
    reader.dropWrapping(from);
}

;// CONCATENATED MODULE: ./src/languages/python/compound-statements.ts







/** `if` and `elif`; what is imported under `if TYPE_CHECKING` exists for type checkers only. */
function readIf(reader) {
    reader.advance();
    const condition = readCondition(reader);
    const block = innerBlock(reader);
    if (reader.referenceBehind(condition)?.name === "TYPE_CHECKING")
        block.isTypeOnly = true;
    openSuite(reader, block);
}
function readCondition(reader) {
    const from = reader.stream.length;
    const condition = readExpression(reader);
    reader.dropWrapping(from);
    return condition;
}
/** `else`, `try` and `finally`. */
function readPlainHeader(reader) {
    reader.advance();
    openSuite(reader, innerBlock(reader));
}
/** `while`. */
function readWhile(reader) {
    reader.advance();
    readCondition(reader);
    openSuite(reader, innerBlock(reader));
}
/** `for targets in values`. */
function readFor(reader) {
    reader.advance();
    const target = readTargets(reader, reader.frame.scope);
    if (reader.kind === Token.in) {
        reader.advance();
        const from = reader.stream.length;
        const iterable = readExpressions(reader);
        reader.dropWrapping(from);
        assignTarget(reader, target, reader.builder.addValue("element", iterable));
    }
    else
        reader.error("expected 'in'");
    openSuite(reader, innerBlock(reader));
}
/** `except types as name`, also with a star. */
function readExcept(reader) {
    reader.advance();
    if (reader.kind === Token.star)
        reader.advance();
    if (reader.kind !== Token.colon && !isLineEnd(reader.kind)) {
        const type = readExpressions(reader);
        if (reader.kind === Token.as) {
            reader.advance();
            if (reader.kind === Token.name) {
                const { frame, name, tokenLine, column } = reader;
                const binding = reader.bindVariable(frame.scope, name, tokenLine, column);
                reader.binding(binding).value = reader.builder.addValue("instance", oneOf(reader, type));
                reader.advance();
            }
        }
    }
    openSuite(reader, innerBlock(reader));
}
/** `with context as target, …`, also in brackets. */
function readWith(reader) {
    reader.advance();
    if (reader.kind === Token.openParen && isBracketed(reader)) {
        reader.advance();
        while (!isCloser(reader.kind)) {
            const before = reader.start;
            readWithItem(reader);
            if (reader.kind === Token.comma)
                passComma(reader);
            else if (isCloser(reader.kind) || isBracketLost(reader))
                break;
            if (reader.start === before) {
                if (isLineEnd(reader.kind))
                    break;
                reader.advance();
            }
        }
        closeBracket(reader, Token.closeParen);
    }
    else {
        readWithItem(reader);
        while (reader.kind === Token.comma) {
            reader.advance();
            readWithItem(reader);
        }
    }
    openSuite(reader, innerBlock(reader));
}
/** Brackets around all items, as against brackets around the first context. */
function isBracketed(reader) {
    const { follower, hasAs } = lookBehindGroup(reader);
    return hasAs && follower === Token.colon;
}
function readWithItem(reader) {
    const context = readExpression(reader);
    if (reader.kind !== Token.as)
        return;
    reader.advance();
    const entered = reader.builder.addValue("enter", context);
    assignTarget(reader, readTarget(reader, reader.frame.scope), entered);
}
/** One of a tuple of types. */
function oneOf(reader, types) {
    const value = reader.valueBehind(types);
    if (value?.kind !== "literal" || value.names[0] !== "tuple")
        return types;
    return reader.builder.addValue("union", facts/* NO_OPERAND */.ai, value.args);
}

;// CONCATENATED MODULE: ./src/languages/python/decorator-flags.ts

const FLAGS = new Map([
    ["staticmethod", facts/* DefinitionFlag */.qb.static],
    ["classmethod", facts/* DefinitionFlag */.qb.static],
    ["property", facts/* DefinitionFlag */.qb.getter],
    ["cached_property", facts/* DefinitionFlag */.qb.getter],
    ["getter", facts/* DefinitionFlag */.qb.getter],
    ["setter", facts/* DefinitionFlag */.qb.setter],
    ["abstractmethod", facts/* DefinitionFlag */.qb.abstract],
    ["abstractproperty", facts/* DefinitionFlag */.qb.abstract | facts/* DefinitionFlag */.qb.getter],
    ["abstractclassmethod", facts/* DefinitionFlag */.qb.abstract | facts/* DefinitionFlag */.qb.static],
    ["abstractstaticmethod", facts/* DefinitionFlag */.qb.abstract | facts/* DefinitionFlag */.qb.static],
]);
/** What the well-known decorators say about a definition. */
function decoratorFlags(reader, decorators) {
    let flags = 0;
    for (const decorator of decorators)
        flags |= FLAGS.get(reader.referenceBehind(decorator)?.name ?? "") ?? 0;
    return flags;
}
const ENUM_BASES = new Set(["Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"]);
/** Whether a base class is one of those of the `enum` module, by its name alone. */
function isEnumBase(reader, base) {
    const reference = reader.referenceBehind(base);
    if (reference === undefined || !ENUM_BASES.has(reference.name))
        return false;
    if (reference.receiver === facts/* NO_OPERAND */.ai)
        return true;
    return reader.referenceBehind(reference.receiver)?.name === "enum";
}

;// CONCATENATED MODULE: ./src/languages/python/type-parameters.ts



/** `[T: bound = default, *Ts, **P]`: binds the type parameters in a scope around the definition and returns it. */
function openTypeParameters(reader) {
    const scope = reader.addScope("block", reader.scope, -1);
    const { scope: outer } = reader;
    reader.scope = scope;
    reader.advance();
    while (!isCloser(reader.kind)) {
        const before = reader.start;
        if (reader.kind === Token.star || reader.kind === Token.doubleStar)
            reader.advance();
        if (reader.kind === Token.name)
            readTypeParameter(reader, scope);
        if (reader.kind === Token.comma)
            passComma(reader);
        else if (isCloser(reader.kind) || isBracketLost(reader))
            break;
        if (reader.start === before) {
            if (isLineEnd(reader.kind))
                break;
            reader.advance();
        }
    }
    closeBracket(reader, Token.closeBracket);
    reader.scope = outer;
    return scope;
}
function readTypeParameter(reader, scope) {
    const binding = reader.binding(reader.bind(scope, reader.name, "type", reader.tokenLine, reader.column));
    reader.advance();
    if (reader.kind === Token.colon) {
        reader.advance();
        binding.type = readAnnotation(reader);
    }
    if (reader.kind === Token.equal) {
        reader.advance();
        binding.value = readAnnotation(reader);
    }
}

;// CONCATENATED MODULE: ./src/languages/python/definitions.ts












const definitions_NOTHING = [];
/** `@expression`; it belongs to the definition that follows. */
function readDecorator(reader) {
    if (reader.decorators.length === 0)
        reader.decoratorLine = reader.tokenLine;
    reader.advance();
    reader.mode = Mode.decorator;
    reader.decorators.push(readExpression(reader));
    reader.mode = Mode.read;
}
/** No definition may stand on the line of another header; if one does, something between them is missing. */
function leaveInlineBlocks(reader) {
    if (!reader.block.isInline)
        return;
    reader.error("a definition on the line of another statement");
    closeInlineBlocks(reader);
}
/** A function or method, at the word `def`; its core span starts at `line`. */
function readFunction(reader, line, isAsync) {
    leaveInlineBlocks(reader);
    reader.advance();
    if (reader.kind !== Token.name) {
        failDefinition(reader);
        return;
    }
    const isMethod = reader.builder.scopes[reader.frame.scope]?.kind === "class";
    const index = openDefinition(reader, isMethod ? "method" : "function", line);
    const definition = reader.definition(index);
    if (isAsync)
        definition.flags |= facts/* DefinitionFlag */.qb.async;
    const from = reader.stream.length;
    const { scope: outer } = reader;
    if (reader.kind === Token.openBracket)
        reader.scope = openTypeParameters(reader);
    definition.scope = reader.addScope("function", reader.scope, index);
    if (reader.kind === Token.openParen) {
        reader.advance();
        definition.params = readParameters(reader, Token.closeParen, definition.scope);
        closeBracket(reader, Token.closeParen);
    }
    else
        reader.error("expected '('");
    if (reader.kind === Token.arrow) {
        reader.advance();
        definition.returnType = readAnnotation(reader);
    }
    definition.signatureHash = reader.stream.fingerprint(from);
    reader.scope = outer;
    openSuite(reader, bodyBlock(new Frame(definition.scope, index, null)));
}
/** A class, at the word `class`. */
function readClass(reader) {
    leaveInlineBlocks(reader);
    const line = reader.tokenLine;
    reader.advance();
    if (reader.kind !== Token.name) {
        failDefinition(reader);
        return;
    }
    const index = openDefinition(reader, "class", line);
    const definition = reader.definition(index);
    const from = reader.stream.length;
    const { scope: outer } = reader;
    if (reader.kind === Token.openBracket)
        reader.scope = openTypeParameters(reader);
    const parent = reader.scope;
    if (reader.kind === Token.openParen) {
        const args = new Arguments(null);
        readArguments(reader, args, Mode.inherit);
        definition.bases = args.positional;
        if (args.positional.some((base) => isEnumBase(reader, base)))
            definition.kind = "enum";
        const isEmpty = args.positional.length === 0 && args.keywords === null && args.flags === 0;
        if (isEmpty)
            reader.stream.length = from;
    }
    definition.signatureHash = reader.stream.fingerprint(from);
    definition.scope = reader.addScope("class", parent, index);
    reader.scope = outer;
    openSuite(reader, bodyBlock(new Frame(definition.scope, index, new Set())));
}
/** `type name = value`, at the word `type`. */
function readTypeAlias(reader) {
    const line = reader.tokenLine;
    reader.advance();
    reader.builder.addReference(reader.name, reader.tokenLine, reader.column, "write", reader.scope);
    const index = openDefinition(reader, "type", line);
    const definition = reader.definition(index);
    const { scope: outer } = reader;
    const from = reader.stream.length;
    if (reader.kind === Token.openBracket)
        reader.scope = openTypeParameters(reader);
    definition.signatureHash = reader.stream.fingerprint(from);
    const valueFrom = reader.stream.length;
    if (reader.kind === Token.equal) {
        reader.advance();
        const value = readAnnotation(reader);
        if (value !== facts/* NO_OPERAND */.ai)
            definition.returns = [value];
    }
    else
        reader.error("expected '='");
    definition.bodyHash = reader.stream.fingerprint(valueFrom);
    definition.endLine = reader.lastLine;
    reader.scope = outer;
}
/** Enters a definition whose name is the current token, and binds the name. */
function openDefinition(reader, kind, line) {
    const { frame, name, tokenLine, column } = reader;
    const decorators = reader.decorators.length === 0 ? definitions_NOTHING : reader.decorators;
    const definition = {
        qualname: qualify(reader, name),
        kind,
        parent: frame.definition,
        startLine: line,
        endLine: line,
        fullStartLine: decorators.length === 0 ? line : reader.decoratorLine,
        nameLine: tokenLine,
        nameColumn: column,
        flags: decorators.length === 0 ? 0 : decoratorFlags(reader, decorators),
        scope: -1,
        params: definitions_NOTHING,
        returnType: facts/* NO_OPERAND */.ai,
        returns: definitions_NOTHING,
        bases: definitions_NOTHING,
        decorators,
        signatureHash: "",
        bodyHash: "",
    };
    if (decorators.length > 0)
        reader.decorators = [];
    const index = reader.builder.definitions.push(definition) - 1;
    const owner = frame.redirects?.get(name) ?? frame.scope;
    reader.bind(owner, name, "definition", tokenLine, column, index);
    reader.advance();
    return index;
}
function failDefinition(reader) {
    reader.error("expected the name of a definition");
    reader.decorators = [];
}

;// CONCATENATED MODULE: ./src/languages/python/imports.ts


/** `import a.b, c as d`. */
function readImport(reader) {
    reader.advance();
    for (;;) {
        const { tokenLine, column } = reader;
        const module = readModuleName(reader);
        if (module === "") {
            reader.error("expected the name of a module");
            return;
        }
        if (reader.kind === Token.as) {
            reader.advance();
            if (reader.kind !== Token.name)
                return;
            const { name, tokenLine: aliasLine, column: aliasColumn } = reader;
            reader.advance();
            addImport(reader, "namespace", module, "", name, tokenLine, column, aliasLine, aliasColumn);
        }
        else {
            const dot = module.indexOf(".");
            const alias = dot < 0 ? module : module.slice(0, dot);
            addImport(reader, "module", module, "", alias, tokenLine, column, tokenLine, column);
        }
        if (reader.kind !== Token.comma)
            return;
        reader.advance();
    }
}
/** `from a import b, c as d`, also with brackets or a star. */
function readFromImport(reader) {
    reader.advance();
    const { tokenLine, column } = reader;
    const module = readModuleName(reader);
    if (reader.kind !== Token.import) {
        reader.error("expected 'import'");
        return;
    }
    reader.advance();
    if (reader.kind === Token.star) {
        reader.advance();
        addImport(reader, "star", module, "", "", tokenLine, column, tokenLine, column);
    }
    else if (reader.kind === Token.openParen) {
        const from = reader.stream.length;
        reader.advance();
        while (!isCloser(reader.kind)) {
            const before = reader.start;
            readImportedName(reader, module);
            if (reader.kind === Token.comma)
                passComma(reader);
            else if (isCloser(reader.kind) || isBracketLost(reader))
                break;
            if (reader.start === before) {
                if (isLineEnd(reader.kind))
                    break;
                reader.advance();
            }
        }
        closeBracket(reader, Token.closeParen);
        reader.stream.dropGroup(from);
    }
    else {
        while (readImportedName(reader, module) && reader.kind === Token.comma)
            reader.advance();
    }
}
function readImportedName(reader, module) {
    if (reader.kind !== Token.name) {
        reader.error("expected a name to import");
        return false;
    }
    const { name, tokenLine, column } = reader;
    reader.advance();
    if (reader.kind === Token.as) {
        reader.advance();
        if (reader.kind !== Token.name)
            return false;
        const { name: alias, tokenLine: aliasLine, column: aliasColumn } = reader;
        reader.advance();
        addImport(reader, "name", module, name, alias, tokenLine, column, aliasLine, aliasColumn);
    }
    else
        addImport(reader, "name", module, name, name, tokenLine, column, tokenLine, column);
    return true;
}
/** A dotted name, with the leading dots of a relative import. */
function readModuleName(reader) {
    let module = "";
    let mayBeName = true;
    for (;;) {
        if (reader.kind === Token.name && mayBeName) {
            module += reader.name;
            mayBeName = false;
        }
        else if (reader.kind === Token.dot || reader.kind === Token.ellipsis) {
            module += reader.kind === Token.dot ? "." : "...";
            mayBeName = true;
        }
        else
            return module;
        reader.advance();
    }
}
function addImport(reader, kind, module, name, alias, line, column, aliasLine, aliasColumn) {
    const { frame, block } = reader;
    const isTypeOnly = block.isTypeOnly;
    const owner = frame.redirects?.get(alias) ?? frame.scope;
    const index = reader.builder.imports.push({ kind, module, name, alias, line, column, scope: frame.scope, isTypeOnly }) - 1;
    if (alias !== "")
        reader.bind(owner, alias, "import", aliasLine, aliasColumn, index);
}

;// CONCATENATED MODULE: ./src/languages/python/patterns.ts






const WILDCARD = "_";
/** The patterns of a case, separated by commas when they match a sequence. `subject` is what they are matched with. */
function readPatterns(reader, subject) {
    readPattern(reader, subject);
    while (reader.kind === Token.comma) {
        reader.advance();
        if (reader.kind === Token.colon || reader.kind === Token.if)
            return;
        readPattern(reader, facts/* NO_OPERAND */.ai);
    }
}
/** Alternatives, and the name that `as` gives to what matched. */
function readPattern(reader, subject) {
    let matched = readClosedPattern(reader, subject);
    while (reader.kind === Token.pipe) {
        reader.advance();
        readClosedPattern(reader, subject);
        matched = subject;
    }
    if (reader.kind !== Token.as)
        return;
    reader.advance();
    if (reader.kind === Token.name)
        capture(reader, matched);
}
/** Returns what is known about a value that matches. */
function readClosedPattern(reader, subject) {
    switch (reader.kind) {
        case Token.name:
            return readNamePattern(reader, subject);
        case Token.star:
            reader.advance();
            if (reader.kind === Token.name)
                capture(reader, reader.builder.literal("list"));
            return facts/* NO_OPERAND */.ai;
        case Token.openParen:
        case Token.openBracket:
            patterns_readGroup(reader, () => readPattern(reader, facts/* NO_OPERAND */.ai));
            return subject;
        case Token.openBrace:
            patterns_readGroup(reader, () => readEntry(reader));
            return subject;
        default:
            readLiteral(reader);
            return subject;
    }
}
function readNamePattern(reader, subject) {
    const after = kindAfter(reader);
    if (after !== Token.dot && after !== Token.openParen) {
        capture(reader, subject);
        return subject;
    }
    let operand = readName(reader);
    while (reader.kind === Token.dot)
        operand = readAttribute(reader, operand);
    if (reader.kind !== Token.openParen)
        return subject;
    const type = reader.referenceBehind(operand);
    if (type !== undefined)
        type.role = "read";
    patterns_readGroup(reader, () => readClassArgument(reader));
    return reader.builder.addValue("instance", operand);
}
/** Binds the current name; the wildcard binds nothing. */
function capture(reader, value) {
    const { frame, name, tokenLine, column } = reader;
    if (name !== WILDCARD)
        reader.binding(reader.bindVariable(frame.scope, name, tokenLine, column)).value = value;
    reader.advance();
}
function readClassArgument(reader) {
    if (reader.kind === Token.name && kindAfter(reader) === Token.equal) {
        reader.advance();
        reader.advance();
    }
    readPattern(reader, facts/* NO_OPERAND */.ai);
}
/** `key: pattern` or `**rest`. */
function readEntry(reader) {
    if (reader.kind === Token.doubleStar) {
        reader.advance();
        if (reader.kind === Token.name)
            capture(reader, reader.builder.literal("dict"));
        return;
    }
    readLiteral(reader);
    if (reader.kind !== Token.colon)
        return;
    reader.advance();
    readPattern(reader, facts/* NO_OPERAND */.ai);
}
/** A number (also signed or complex), string, constant or dotted name. */
function readLiteral(reader) {
    while (reader.kind === Token.minus || reader.kind === Token.plus)
        reader.advance();
    readPrimary(reader);
    while (reader.kind === Token.minus || reader.kind === Token.plus) {
        reader.advance();
        readPrimary(reader);
    }
}
function patterns_readGroup(reader, readItem) {
    if (reader.nesting >= MAX_NESTING) {
        skipBrackets(reader);
        return;
    }
    // Every closing kind follows the kind that opens.
    const closer = reader.kind + 1;
    reader.nesting++;
    reader.advance();
    while (!isCloser(reader.kind)) {
        const before = reader.start;
        readItem();
        if (reader.kind === Token.comma)
            passComma(reader);
        else if (isCloser(reader.kind) || isBracketLost(reader))
            break;
        if (reader.start === before) {
            if (isLineEnd(reader.kind))
                break;
            reader.advance();
        }
    }
    closeBracket(reader, closer);
    reader.nesting--;
}

;// CONCATENATED MODULE: ./src/languages/python/match-statements.ts




/** `match subject:`, at the word `match`. */
function readMatch(reader) {
    reader.advance();
    const subject = readExpressions(reader);
    const block = innerBlock(reader);
    block.isMatch = true;
    block.subject = subject;
    openSuite(reader, block);
}
/** `case pattern if guard:`, at the word `case`. */
function readCase(reader) {
    reader.advance();
    readPatterns(reader, reader.block.subject);
    if (reader.kind === Token.if) {
        reader.advance();
        readExpression(reader);
    }
    openSuite(reader, innerBlock(reader));
}

;// CONCATENATED MODULE: ./src/languages/python/redirects.ts

/** `global a, b` and `nonlocal a, b`: the names are declared here and live elsewhere. */
function declareNames(reader) {
    const kind = reader.kind === Token.global ? "global" : "nonlocal";
    const { frame } = reader;
    reader.advance();
    while (reader.kind === Token.name) {
        const { name } = reader;
        reader.bind(frame.scope, name, kind, reader.tokenLine, reader.column);
        const owner = kind === "global" ? 0 : ownerOf(reader, name);
        if (owner !== frame.scope) {
            frame.redirects ??= new Map();
            frame.redirects.set(name, owner);
        }
        reader.advance();
        if (reader.kind !== Token.comma)
            return;
        reader.advance();
    }
}
/** The function around this one that binds the name; the nearest when none has bound it so far. */
function ownerOf(reader, name) {
    const { scopes } = reader.builder;
    let nearest = -1;
    let scope = scopes[reader.frame.scope]?.parent ?? -1;
    while (scope > 0) {
        const { kind, parent } = scopes[scope];
        if (kind === "function") {
            if (reader.binds(scope, name))
                return scope;
            if (nearest < 0)
                nearest = scope;
        }
        scope = parent;
    }
    return nearest < 0 ? reader.frame.scope : nearest;
}

;// CONCATENATED MODULE: ./src/languages/python/statements.ts












/** The returned expressions of a function that are worth remembering. */
const MAX_RETURNS = 8;
/** All statements of one logical line, and the end of the line. */
function readLine(reader) {
    for (;;) {
        const { block } = reader;
        const from = reader.stream.length;
        readStatement(reader);
        block.awaitsDocstring = false;
        if (reader.expectsInlineStatement) {
            reader.expectsInlineStatement = false;
            continue;
        }
        if (!isLineEnd(reader.kind) && reader.kind !== Token.semicolon) {
            readRemains(reader);
            if (reader.expectsInlineStatement)
                continue;
        }
        // A header is followed by its block, and a docstring has left nothing behind that could end here.
        if (reader.pending === null && reader.stream.length > from)
            reader.stream.push(StructureHash.newline);
        if (reader.kind !== Token.semicolon)
            break;
        reader.next();
        if (isLineEnd(reader.kind))
            break;
    }
    closeInlineBlocks(reader);
}
/** What stands on the line after a statement should have ended: read for its names, with an error. */
function readRemains(reader) {
    reader.error("unexpected token after a statement");
    while (!isLineEnd(reader.kind) && reader.kind !== Token.semicolon) {
        if (reader.kind === Token.def || reader.kind === Token.class) {
            readStatement(reader);
            return;
        }
        const before = reader.start;
        if (startsExpression(reader.kind))
            readExpression(reader);
        if (reader.start === before)
            reader.advance();
    }
}
function readStatement(reader) {
    switch (reader.kind) {
        case Token.name:
            readNamedStatement(reader);
            return;
        case Token.string:
            readStringStatement(reader);
            return;
        case Token.def:
            readFunction(reader, reader.tokenLine, false);
            return;
        case Token.class:
            readClass(reader);
            return;
        case Token.at:
            readDecorator(reader);
            return;
        case Token.async:
            readAsync(reader);
            return;
        case Token.if:
        case Token.elif:
            readIf(reader);
            return;
        case Token.else:
        case Token.try:
        case Token.finally:
            readPlainHeader(reader);
            return;
        case Token.except:
            readExcept(reader);
            return;
        case Token.for:
            readFor(reader);
            return;
        case Token.while:
            readWhile(reader);
            return;
        case Token.with:
            readWith(reader);
            return;
        case Token.import:
            readImport(reader);
            return;
        case Token.from:
            readFromImport(reader);
            return;
        case Token.return:
            readReturn(reader);
            return;
        case Token.raise:
        case Token.assert:
            readKeywordAndExpressions(reader);
            return;
        case Token.del:
            reader.advance();
            readTargets(reader, BINDS_NOTHING);
            return;
        case Token.global:
        case Token.nonlocal:
            declareNames(reader);
            return;
        case Token.pass:
        case Token.break:
        case Token.continue:
            reader.advance();
            return;
        default:
            readExpressionStatement(reader);
    }
}
/** A statement that starts with a name: `match`, `case` and `type` are keywords only where they can be nothing else. */
function readNamedStatement(reader) {
    const { name } = reader;
    if (name === "case" && reader.block.isMatch)
        readCase(reader);
    else if (name === "match" && isMatchStatement(reader))
        readMatch(reader);
    else if (name === "type" && kindAfter(reader) === Token.name)
        readTypeAlias(reader);
    else
        readExpressionStatement(reader);
}
/** A string alone at the start of a body is documentation, not code: it leaves no trace in the fingerprints. */
function readStringStatement(reader) {
    const from = reader.stream.length;
    const mentions = reader.builder.strings.length;
    const mayBeDocstring = reader.block.awaitsDocstring;
    readExpressionStatement(reader);
    if (mayBeDocstring && reader.stringsFrom === from && reader.stringsTo === reader.stream.length) {
        reader.stream.length = from;
        reader.builder.strings.length = mentions;
    }
}
function readAsync(reader) {
    const { tokenLine } = reader;
    reader.advance();
    if (reader.kind === Token.def)
        readFunction(reader, tokenLine, true);
    else if (reader.kind === Token.for)
        readFor(reader);
    else if (reader.kind === Token.with)
        readWith(reader);
    else
        reader.error("expected 'def', 'for' or 'with' after 'async'");
}
function readReturn(reader) {
    reader.advance();
    if (!startsExpression(reader.kind))
        return;
    const from = reader.stream.length;
    noteReturn(reader, readExpressions(reader));
    reader.dropWrapping(from);
}
function noteReturn(reader, operand) {
    const { definition: index } = reader.frame;
    if (operand === facts/* NO_OPERAND */.ai || index < 0)
        return;
    const definition = reader.definition(index);
    if (definition.returns.length === 0)
        definition.returns = [operand];
    else if (definition.returns.length < MAX_RETURNS)
        definition.returns.push(operand);
}
/** `raise error from cause`, `assert condition, message`. */
function readKeywordAndExpressions(reader) {
    reader.advance();
    if (!startsExpression(reader.kind))
        return;
    readExpressions(reader);
    if (reader.kind === Token.from) {
        reader.advance();
        readExpression(reader);
    }
}

;// CONCATENATED MODULE: ./src/languages/python/extract.ts





/** The facts of a Python file (3.8 to 3.14), read in one pass; damage costs the statement it is in. */
const extractPython = (text) => {
    const reader = readFile(text, false);
    if (!reader.hasSwappedStrings)
        return reader.builder.build();
    // With one triple quote too few or too many, code and strings have changed places from there on: read again warily.
    const warily = readFile(text, true);
    return (warily.builder.scopes.length > reader.builder.scopes.length ? warily : reader).builder.build();
};
function readFile(text, distrustsTripleQuotes) {
    const reader = new PythonReader(text, new facts_builder/* FactsBuilder */.v("python"), distrustsTripleQuotes);
    reader.beginLine();
    while (reader.kind !== Token.endOfFile) {
        if (reader.kind !== Token.newline) {
            settleIndentation(reader);
            readLine(reader);
        }
        reader.beginLine();
    }
    closeAllBlocks(reader);
    return reader;
}


/***/ }),

/***/ 284:
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
