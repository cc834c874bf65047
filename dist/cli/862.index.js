export const id = 862;
export const ids = [862];
export const modules = {

/***/ 3862:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WALK_FAILED: () => (/* binding */ WALK_FAILED),
  createEcmascriptExtractor: () => (/* binding */ createEcmascriptExtractor),
  loadEcmascriptExtractor: () => (/* binding */ loadEcmascriptExtractor)
});

// EXTERNAL MODULE: ./src/languages/facts-builder.ts
var facts_builder = __webpack_require__(6362);
;// CONCATENATED MODULE: ./src/languages/ecmascript/component-blocks.ts
const LANG = /\blang\s*=\s*["']?([a-z]+)/i;
const DIALECTS = new Map([
    ["ts", "typescript"],
    ["typescript", "typescript"],
    ["tsx", "tsx"],
]);
/** The `<script>` blocks of a single-file component, in the order they stand. */
function scriptBlocks(text) {
    const opening = /<!--|<script(?=[\s>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
    const closing = /<\/script\s*>/gi;
    const parts = [];
    for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
        if (open[0] === "<!--") {
            const end = text.indexOf("-->", opening.lastIndex);
            if (end < 0)
                break;
            opening.lastIndex = end + 3;
            continue;
        }
        const attributes = open[1] ?? "";
        const start = opening.lastIndex;
        // `<script src="…" />` has no text of its own.
        if (attributes.trimEnd().endsWith("/"))
            continue;
        closing.lastIndex = start;
        const end = closing.exec(text)?.index ?? text.length;
        const dialect = DIALECTS.get((LANG.exec(attributes)?.[1] ?? "").toLowerCase()) ?? "javascript";
        parts.push({ start, end, dialect });
        opening.lastIndex = Math.max(end, start);
    }
    return parts;
}

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/languages/ecmascript/exported-flags.ts

/** Marks the definitions that are exported apart from where they are declared: `export { f }`, `module.exports = f`. */
function completeExports(builder) {
    const locals = builder.exports.filter((entry) => entry.kind === "local" || entry.local !== "");
    const flagsByName = new Map();
    for (const entry of locals) {
        if (entry.kind === "reexport")
            continue;
        flagsByName.set(entry.local, (flagsByName.get(entry.local) ?? 0) | flagsOf(entry.name));
    }
    for (const binding of flagsByName.size > 0 ? builder.bindings : []) {
        const flags = binding.scope === 0 && binding.kind === "definition" ? flagsByName.get(binding.name) : undefined;
        if (flags !== undefined)
            mark(builder, binding.index, flags);
    }
    for (const entry of builder.exports) {
        const value = (0,facts/* isValueOperand */.rw)(entry.value) ? builder.values[(0,facts/* operandIndex */.E0)(entry.value)] : undefined;
        if (value?.kind === "definition")
            mark(builder, (0,facts/* operandIndex */.E0)(value.of), flagsOf(entry.name));
    }
}
/** A module's whole value is what importers get by default. */
function flagsOf(name) {
    return facts/* DefinitionFlag */.qb.exported | (name === "default" || name === "" ? facts/* DefinitionFlag */.qb.default : 0);
}
function mark(builder, index, flags) {
    const definition = builder.definitions[index];
    if (definition !== undefined)
        definition.flags |= flags;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/names.ts
/** The name of a property, method or field, `#x` for a private one; undefined when it is computed. */
function propertyName(node) {
    const { key } = node;
    if (key.type === "Literal")
        return typeof key.value === "string" || !node.computed ? literalName(key.value) : undefined;
    if (node.computed)
        return undefined;
    return simpleName(key);
}
function literalName(value) {
    return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
}
/** The name that a name token spells. */
function simpleName(node) {
    switch (node.type) {
        case "Identifier":
            return node.name;
        case "PrivateIdentifier":
            return `#${node.name}`;
        case "Literal":
            return literalName(node.value);
        default:
            return undefined;
    }
}
/** The expression inside type assertions and parentheses, which do not change what a value is. */
function unwrap(node) {
    let inner = node;
    for (;;) {
        switch (inner.type) {
            case "ParenthesizedExpression":
            case "TSNonNullExpression":
            case "TSAsExpression":
            case "TSSatisfiesExpression":
            case "TSTypeAssertion":
                inner = inner.expression;
                break;
            default:
                return inner;
        }
    }
}
/** Longest receiver that may become part of a qualified name. */
const MAX_DOTTED_PARTS = 6;
/** The names of `a`, `a.b` or `this.b`, outermost first; undefined for anything else. */
function dottedName(node) {
    const parts = [];
    let inner = node;
    while (inner.type === "MemberExpression" && parts.length < MAX_DOTTED_PARTS) {
        const name = propertyName({ key: inner.property, computed: inner.computed === true });
        if (name === undefined)
            return undefined;
        parts.push(name);
        inner = inner.object;
    }
    if (inner.type === "ThisExpression")
        parts.push("this");
    else if (inner.type === "Identifier")
        parts.push(inner.name);
    else
        return undefined;
    return parts.reverse();
}
/** The specifier if the node is `require("specifier")`. */
function requiredModule(node) {
    if (node?.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "require")
        return undefined;
    return literalModule(node.arguments[0]);
}
/** The text and place of a string literal. */
function literalModule(node) {
    if (node?.type === "Literal" && typeof node.value === "string")
        return { module: node.value, start: node.start };
    if (node?.type === "TemplateLiteral" && node.expressions.length === 0 && node.quasis[0] !== undefined) {
        return { module: node.quasis[0].value.raw, start: node.start };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/commonjs.ts


/** Helpers that compilers emit for `export * from "x"`. */
const STAR_HELPERS = new Set(["__exportStar", "__export", "__reExport"]);
/** Adds an export; all kinds go through here, so that none forgets a field. */
function addExport(walk, kind, offset, details) {
    walk.builder.exports.push({
        kind,
        name: details.name ?? "",
        local: details.local ?? "",
        module: details.module ?? "",
        value: details.value ?? facts/* NO_OPERAND */.ai,
        line: walk.positions.line(offset),
        column: walk.positions.column(offset),
    });
}
/** The name that an assignment to `exports.name` or `module.exports.name` exports; "" for `module.exports` itself. */
function exportedName(parts) {
    const isModule = parts[0] === "module" && parts[1] === "exports";
    if (!isModule && parts[0] !== "exports")
        return undefined;
    const rest = parts.slice(isModule ? 2 : 1);
    if (rest.length === 0)
        return isModule ? "" : undefined;
    return rest.length === 1 ? rest[0] : undefined;
}
/** Records what `exports.name = node` or `module.exports = node` exports. */
function exportAssigned(walk, name, offset, node, value) {
    const inner = innermost(node);
    if (name !== "") {
        exportValue(walk, name, offset, inner, value);
        return;
    }
    const required = requiredModule(inner);
    if (required !== undefined)
        addExport(walk, "star", required.start, { module: required.module });
    if (inner.type === "ObjectExpression")
        exportProperties(walk, inner, value);
    const local = inner.type === "Identifier" ? inner.name : "";
    addExport(walk, "value", offset, { local, value });
}
/** Calls that export: `Object.defineProperty(exports, "a", { get … })` and the helpers of compilers. */
function exportingCall(walk, node, args) {
    const { callee } = node;
    const name = callee.type === "Identifier" ? callee.name : calledAttribute(callee);
    if (name === undefined)
        return;
    if (STAR_HELPERS.has(name)) {
        for (const argument of node.arguments) {
            const required = requiredModule(argument);
            if (required !== undefined)
                addExport(walk, "star", required.start, { module: required.module });
        }
    }
    else if (name === "defineProperty" && isExports(node.arguments[0])) {
        const key = literalModule(node.arguments[1]);
        const value = described(walk, args[2]);
        if (key !== undefined && key.module !== "__esModule") {
            addExport(walk, "value", key.start, { name: key.module, value: getterValue(walk, value) });
        }
    }
}
function calledAttribute(callee) {
    return callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : undefined;
}
function isExports(node) {
    const parts = node ? dottedName(node) : undefined;
    return parts !== undefined && (parts.join(".") === "exports" || parts.join(".") === "module.exports");
}
function described(walk, operand) {
    return operand !== undefined &&
        (0,facts/* isValueOperand */.rw)(operand) &&
        walk.builder.values[(0,facts/* operandIndex */.E0)(operand)]?.kind === "object"
        ? operand
        : facts/* NO_OPERAND */.ai;
}
/** What a property descriptor gives: its `value`, or the getter itself. */
function getterValue(walk, descriptor) {
    const value = walk.builder.values[(0,facts/* operandIndex */.E0)(descriptor)];
    if (value === undefined)
        return facts/* NO_OPERAND */.ai;
    const at = value.names.includes("value") ? value.names.indexOf("value") : value.names.indexOf("get");
    return value.args[at] ?? facts/* NO_OPERAND */.ai;
}
/** `a = b = value`: the value at the end of a chain of assignments. */
function innermost(node) {
    let inner = unwrap(node);
    while (inner.type === "AssignmentExpression")
        inner = unwrap(inner.right);
    return inner;
}
function exportProperties(walk, node, object) {
    const operands = (0,facts/* isValueOperand */.rw)(object) ? (walk.builder.values[(0,facts/* operandIndex */.E0)(object)]?.args ?? []) : [];
    let next = 0;
    for (const property of node.properties) {
        if (property.type === "Property") {
            const name = propertyName(property);
            if (name === undefined)
                continue;
            const value = property.kind === "init" ? operands[next++] : facts/* NO_OPERAND */.ai;
            exportValue(walk, name, property.key.start, unwrap(property.value), value ?? facts/* NO_OPERAND */.ai);
        }
        else if (property.type === "SpreadElement") {
            const required = requiredModule(property.argument);
            if (required !== undefined)
                addExport(walk, "star", required.start, { module: required.module });
        }
    }
}
function exportValue(walk, name, offset, node, value) {
    const required = requiredModule(node);
    if (required !== undefined)
        addExport(walk, "namespace", offset, { name, module: required.module });
    else if (node.type === "Identifier")
        addExport(walk, "local", offset, { name, local: node.name, value });
    else if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
        const owner = requiredModule(node.object);
        if (owner === undefined)
            addExport(walk, "value", offset, { name, value });
        else
            addExport(walk, "reexport", offset, { name, local: node.property.name, module: owner.module });
    }
    else if (!isVoid(node))
        addExport(walk, "value", offset, { name, value });
}
/** `exports.a = void 0` is how compilers announce an export that they assign later. */
function isVoid(node) {
    return node.type === "UnaryExpression" && node.operator === "void";
}

// EXTERNAL MODULE: ./src/util/fingerprint.ts
var fingerprint = __webpack_require__(7284);
;// CONCATENATED MODULE: ./src/languages/ecmascript/doc-comments.ts
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const TAB = 9;
const SLASH = 47;
const STAR = 42;
/** Finds the doc comment that stands directly above an offset. */
class DocComments {
    all;
    #text;
    constructor(text, comments) {
        this.#text = text;
        this.all = comments;
    }
    /** The doc comment that ends on the line above `offset` or on its line, with nothing but blanks between. */
    before(offset) {
        const text = this.#text;
        let end = offset;
        let newlines = 0;
        for (; end > 0; end--) {
            const code = text.charCodeAt(end - 1);
            if (code === LINE_FEED)
                newlines++;
            else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN)
                break;
        }
        if (newlines > 1 || text.charCodeAt(end - 1) !== SLASH || text.charCodeAt(end - 2) !== STAR)
            return undefined;
        const comment = this.#endingAt(end);
        return comment !== undefined && this.isDoc(comment) ? comment : undefined;
    }
    /** Whether a comment is a doc comment and not an ordinary or an empty one. */
    isDoc(comment) {
        return comment.end - comment.start > 4 && this.#text.startsWith("/**", comment.start);
    }
    #endingAt(end) {
        let low = 0;
        let high = this.all.length - 1;
        while (low <= high) {
            const middle = (low + high) >> 1;
            const comment = this.all[middle];
            if (comment.end === end)
                return comment;
            if (comment.end < end)
                low = middle + 1;
            else
                high = middle - 1;
        }
        return undefined;
    }
}
/** The first offset from `offset` on that is neither a blank nor part of a comment. */
function skipTrivia(text, offset) {
    let at = offset;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === SLASH && text.charCodeAt(at + 1) === STAR) {
            const end = text.indexOf("*/", at + 2);
            at = end < 0 ? text.length : end + 2;
        }
        else if (code === SLASH && text.charCodeAt(at + 1) === SLASH) {
            const end = text.indexOf("\n", at);
            at = end < 0 ? text.length : end + 1;
        }
        else if (code > SPACE)
            break;
        else
            at++;
    }
    return at;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/positions.ts
const positions_LINE_FEED = 10;
const positions_CARRIAGE_RETURN = 13;
/**
 * Lines and columns of offsets. The walk asks mostly in source order, so it looks first at the line of the last answer
 * and the ones after it.
 */
class Positions {
    #lineStarts;
    #current = 0;
    constructor(text) {
        this.#lineStarts = lineStartsOf(text);
    }
    /** The 1-based line of an offset. */
    line(offset) {
        const starts = this.#lineStarts;
        let current = this.#current;
        if (offset < starts[current])
            current = this.#search(offset, 0, current);
        else {
            const near = Math.min(current + 4, starts.length - 1);
            while (current < near && offset >= starts[current + 1])
                current++;
            if (current === near && near + 1 < starts.length && offset >= starts[near + 1]) {
                current = this.#search(offset, near, starts.length);
            }
        }
        this.#current = current;
        return current + 1;
    }
    /** The 1-based column of an offset. */
    column(offset) {
        return offset - this.#lineStarts[this.line(offset) - 1] + 1;
    }
    #search(offset, from, to) {
        let low = from;
        let high = to;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if (this.#lineStarts[middle] <= offset)
                low = middle;
            else
                high = middle;
        }
        return low;
    }
}
/** Offsets at which lines start; a line ends with LF, CRLF or a lone CR. */
function lineStartsOf(text) {
    const starts = [0];
    if (!text.includes("\r")) {
        for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
            starts.push(at + 1);
        return starts;
    }
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code === positions_LINE_FEED || (code === positions_CARRIAGE_RETURN && text.charCodeAt(i + 1) !== positions_LINE_FEED))
            starts.push(i + 1);
    }
    return starts;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/walk.ts




const EMPTY = [];
/** Deeper trees are cut off: a walk must not overflow the stack, and no person wrote them. */
const MAX_DEPTH = 1200;
/**
 * The state of the one walk over a tree that fills every table. The functions that know the node types are in the
 * files beside this one; they all take the walk as their first argument.
 */
class Walk {
    builder;
    text;
    positions;
    docs;
    /** Types are read from doc comments only where the language has no annotations. */
    readsDocTypes;
    /** One hash for every piece of syntax met so far, free of formatting; a range of it identifies a piece of code. */
    tokens = [];
    scope = 0;
    /** The scope that `var` and function declarations belong to. */
    functionScope = 0;
    definition = -1;
    /** What comes before the name of a definition in its qualified name: "" or `outer.`. */
    prefix = "";
    /** The prefix for methods assigned to `this`; undefined where it is not known what `this` is. */
    thisPrefix = "";
    /** Directly in the module or a namespace, where every variable is a definition. */
    isTopLevel = true;
    /** Collects the operands that the function being walked returns. */
    returns;
    depth = 0;
    /** The doc comment of the definition made last. */
    lastDoc;
    #typeHashes;
    constructor(builder, text, comments, options) {
        this.builder = builder;
        this.text = text;
        this.positions = new Positions(text);
        this.docs = new DocComments(text, comments);
        this.readsDocTypes = options.readsDocTypes;
        this.#typeHashes = options.typeHashes;
    }
    /** Whether a node lies too deep to be walked; the facts then say so. */
    isTooDeep(node) {
        if (this.depth < MAX_DEPTH)
            return false;
        this.builder.addError(this.positions.line(node.start), "Nested too deeply: the inner part was left out.");
        return true;
    }
    /** Adds the type of a node to the token hashes. */
    typeToken(type) {
        let hash = this.#typeHashes.get(type);
        if (hash === undefined) {
            hash = (0,fingerprint/* hashText */.q)(type);
            this.#typeHashes.set(type, hash);
        }
        this.tokens.push(hash);
    }
    textToken(text) {
        this.tokens.push((0,fingerprint/* hashText */.q)(text));
    }
    reference(name, offset, role, receiver = facts/* NO_OPERAND */.ai) {
        const line = this.positions.line(offset);
        return this.builder.addReference(name, line, this.positions.column(offset), role, this.scope, receiver);
    }
    /** Binds a name and returns the entry, so that its value can be filled in once it is known. */
    bind(scope, name, kind, offset, index = -1) {
        const binding = {
            scope,
            name,
            kind,
            line: this.positions.line(offset),
            column: this.positions.column(offset),
            index,
            value: facts/* NO_OPERAND */.ai,
            type: facts/* NO_OPERAND */.ai,
        };
        this.builder.bindings.push(binding);
        return binding;
    }
    addImport(kind, module, name, alias, offset, isTypeOnly = false) {
        return (this.builder.imports.push({
            kind,
            module,
            name,
            alias,
            line: this.positions.line(offset),
            column: this.positions.column(offset),
            scope: this.scope,
            isTypeOnly,
        }) - 1);
    }
    draft(index) {
        return this.builder.definitions[index];
    }
    /** Opens a definition and returns its index; its signature and body are filled in by whoever walks them. */
    define(declaration) {
        const { owner, decorators, nameStart } = declaration;
        const first = decorators?.[0];
        let start = owner.start;
        let fullStart = start;
        if (first !== undefined && decorators !== undefined) {
            fullStart = Math.min(start, first.start);
            if (first.start <= start)
                start = skipTrivia(this.text, decorators[decorators.length - 1].end);
        }
        const doc = this.docs.before(fullStart) ?? (start === fullStart ? undefined : this.docs.before(start));
        this.lastDoc = doc;
        if (doc !== undefined && doc.start < fullStart)
            fullStart = doc.start;
        const definition = {
            qualname: this.prefix + declaration.name,
            kind: declaration.kind,
            parent: this.definition,
            startLine: this.positions.line(start),
            endLine: this.positions.line(Math.max(start, (declaration.end ?? owner.end) - 1)),
            fullStartLine: this.positions.line(fullStart),
            nameLine: this.positions.line(nameStart),
            nameColumn: this.positions.column(nameStart),
            flags: declaration.flags ?? 0,
            scope: -1,
            params: EMPTY,
            returnType: facts/* NO_OPERAND */.ai,
            returns: EMPTY,
            bases: EMPTY,
            decorators: EMPTY,
            signatureHash: "",
            bodyHash: "",
        };
        return this.builder.definitions.push(definition) - 1;
    }
    /** The operand of a definition used as a value. */
    definitionValue(index) {
        return this.builder.addValue("definition", index * 2);
    }
    place() {
        return {
            scope: this.scope,
            functionScope: this.functionScope,
            definition: this.definition,
            prefix: this.prefix,
            thisPrefix: this.thisPrefix,
            isTopLevel: this.isTopLevel,
            returns: this.returns,
        };
    }
    /** Makes a definition the one that encloses what is walked next; -1 changes nothing. */
    enterDefinition(index) {
        if (index < 0)
            return;
        this.definition = index;
        this.prefix = `${this.draft(index).qualname}.`;
    }
    return(place) {
        this.scope = place.scope;
        this.functionScope = place.functionScope;
        this.definition = place.definition;
        this.prefix = place.prefix;
        this.thisPrefix = place.thisPrefix;
        this.isTopLevel = place.isTopLevel;
        this.returns = place.returns;
    }
}
/** A receiver is never absent: what cannot be described is unknown. */
function asReceiver(operand) {
    return operand === facts/* NO_OPERAND */.ai ? facts/* UNKNOWN_RECEIVER */.B7 : operand;
}
/** The flags that a function's own syntax gives its definition. */
function functionFlags(node) {
    return (node.async ? facts/* DefinitionFlag */.qb.async : 0) | (node.generator ? facts/* DefinitionFlag */.qb.generator : 0);
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/objects.ts






/** Elements of an array literal that are worth remembering. */
const MAX_ELEMENTS = 8;
function arrayExpression(walk, node) {
    const args = [];
    for (const element of node.elements) {
        if (element === null)
            walk.typeToken("Hole");
        else {
            const operand = expression(walk, element);
            if (args.length < MAX_ELEMENTS)
                args.push(operand);
        }
    }
    walk.typeToken("End");
    if (args.every((operand) => operand === facts/* NO_OPERAND */.ai))
        return walk.builder.literal("Array");
    return walk.builder.addValue("literal", facts/* NO_OPERAND */.ai, args, ["Array"]);
}
/**
 * An object literal. With `memberPrefix`, the object has a name, and its functions are definitions under it: `m` of
 * `const o = { m() {} }` is `o.m`.
 */
function objectExpression(walk, node, memberPrefix) {
    const names = [];
    const args = [];
    for (const property of node.properties) {
        if (property.type !== "Property") {
            expression(walk, property);
            continue;
        }
        const name = propertyName(property);
        if (name === undefined)
            expression(walk, property.key);
        else
            walk.textToken(name);
        const operand = memberPrefix === undefined || name === undefined
            ? propertyValue(walk, property)
            : memberValue(walk, property, memberPrefix + name);
        if (name !== undefined && property.kind === "init") {
            names.push(name);
            args.push(operand);
        }
    }
    walk.typeToken("End");
    return names.length === 0 ? walk.builder.literal("Object") : walk.builder.addValue("object", facts/* NO_OPERAND */.ai, args, names);
}
/** Walks the types of assertions around a value, after the value itself as `walkInner` does it. */
function throughWrappers(walk, node, walkInner) {
    const operand = walkInner();
    for (let outer = node;;) {
        switch (outer.type) {
            case "TSAsExpression":
            case "TSSatisfiesExpression":
            case "TSTypeAssertion":
                typeOperand(walk, outer.typeAnnotation);
                outer = outer.expression;
                break;
            case "ParenthesizedExpression":
            case "TSNonNullExpression":
                outer = outer.expression;
                break;
            default:
                return operand;
        }
    }
}
/** The flag of a getter or setter. */
function accessorFlag(kind) {
    if (kind === "get")
        return facts/* DefinitionFlag */.qb.getter;
    return kind === "set" ? facts/* DefinitionFlag */.qb.setter : 0;
}
function propertyValue(walk, property) {
    const { value } = property;
    // `{ a = 1 }` is only valid as a pattern; damaged code has it as a value.
    if (value.type === "AssignmentPattern")
        return expression(walk, value.left);
    return expression(walk, value);
}
function memberValue(walk, property, name) {
    const inner = unwrap(property.value);
    switch (inner.type) {
        case "FunctionExpression":
        case "ArrowFunctionExpression":
            return throughWrappers(walk, property.value, () => {
                const flags = functionFlags(inner) | accessorFlag(property.kind);
                const index = walk.define({ kind: "method", name, nameStart: property.key.start, owner: property, flags });
                namedFunction(walk, inner, index);
                return walk.definitionValue(index);
            });
        case "ObjectExpression":
            return throughWrappers(walk, property.value, () => {
                walk.typeToken(inner.type);
                return objectExpression(walk, inner, `${name}.`);
            });
        default:
            return propertyValue(walk, property);
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/loaded-modules.ts

/** Wrappers that compilers put around `require`. */
const INTEROP_HELPER = /^_*(?:interop|import(?:Star|Default)$)/;
/**
 * Binds `const a = require("a")`, `const { a, b: c } = require("a")`, `const b = require("a").b` and the same with
 * `await import("a")` as imports. Answers false, and does nothing, for any other declaration.
 */
function bindRequired(walk, id, init, scope) {
    const loaded = loadedModule(init);
    if (loaded === undefined)
        return false;
    if (id.type === "Identifier") {
        walk.textToken(loaded.module);
        bindWhole(walk, id, loaded, scope);
        return true;
    }
    if (id.type !== "ObjectPattern" || loaded.attribute !== undefined || !id.properties.every(isPlain))
        return false;
    walk.textToken(loaded.module);
    if (id.properties.length === 0)
        walk.addImport("module", loaded.module, "", "", loaded.start);
    for (const property of id.properties) {
        if (property.type !== "Property" || property.value.type !== "Identifier")
            continue;
        const { key, value } = property;
        const name = propertyName(property) ?? value.name;
        const index = walk.addImport("name", loaded.module, name, value.name, key.start);
        walk.textToken(name);
        walk.bind(scope, value.name, "import", value.start, index);
    }
    return true;
}
function bindWhole(walk, id, loaded, scope) {
    const { attribute, module } = loaded;
    const index = attribute === undefined
        ? walk.addImport("namespace", module, "", id.name, loaded.start)
        : attribute.name === "default"
            ? walk.addImport("default", module, "", id.name, attribute.start)
            : walk.addImport("name", module, attribute.name, id.name, attribute.start);
    walk.textToken(id.name);
    walk.bind(scope, id.name, "import", id.start, index);
}
function isPlain(property) {
    return property.type === "Property" && property.value.type === "Identifier" && propertyName(property) !== undefined;
}
function loadedModule(init) {
    const node = unwrap(init);
    const direct = requiredModule(node) ?? importedModule(node) ?? interopModule(node);
    if (direct !== undefined)
        return direct;
    if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier")
        return undefined;
    const owner = unwrap(node.object);
    const loaded = requiredModule(owner) ?? importedModule(owner);
    return loaded && { ...loaded, attribute: node.property };
}
function importedModule(node) {
    if (node.type !== "AwaitExpression")
        return undefined;
    const argument = unwrap(node.argument);
    return argument.type === "ImportExpression" ? literalModule(argument.source) : undefined;
}
function interopModule(node) {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.arguments.length !== 1)
        return undefined;
    const argument = node.arguments[0];
    return argument && INTEROP_HELPER.test(node.callee.name) ? requiredModule(argument) : undefined;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/variables.ts












/** `const a = …, b = …`: definitions for functions, classes and everything at the top level; variables otherwise. */
function variableDeclaration(walk, node, owner, flags) {
    walk.typeToken(node.type);
    const scope = node.kind === "var" ? walk.functionScope : walk.scope;
    node.declarations.forEach((declarator, index) => {
        const start = index === 0 ? owner : declarator;
        variableDeclarator(walk, declarator, scope, start, flags);
    });
    walk.typeToken("End");
}
/** The names of a loop head, whose value comes from the loop. */
function loopVariables(walk, node, value) {
    walk.typeToken(node.type);
    const scope = node.kind === "var" ? walk.functionScope : walk.scope;
    for (const declarator of node.declarations) {
        bindPattern(walk, declarator.id, { scope, kind: "variable" }, value);
        if (declarator.init)
            expression(walk, declarator.init);
    }
}
function variableDeclarator(walk, node, scope, owner, flags) {
    const { id, init } = node;
    if (init && bindRequired(walk, id, init, scope))
        return;
    if (id.type === "Identifier") {
        namedVariable(walk, node, id, scope, owner, flags);
        return;
    }
    const define = walk.isTopLevel ? (name) => defineConstant(walk, name, owner, node.end, flags) : undefined;
    const value = init ? expression(walk, init) : facts/* NO_OPERAND */.ai;
    bindPattern(walk, id, { scope, kind: "variable", define }, value);
}
function namedVariable(walk, node, id, scope, owner, flags) {
    const { init } = node;
    const inner = init ? unwrap(init) : undefined;
    const kind = kindOf(inner);
    const isDefinition = kind !== "constant" || walk.isTopLevel;
    walk.textToken(id.name);
    const own = inner?.type === "FunctionExpression" || inner?.type === "ArrowFunctionExpression" ? functionFlags(inner) : 0;
    const index = isDefinition
        ? walk.define({ kind, name: id.name, nameStart: id.start, owner, end: node.end, flags: flags | own })
        : -1;
    const doc = isDefinition ? walk.lastDoc : walk.docs.before(owner.start);
    const binding = walk.bind(scope, id.name, isDefinition ? "definition" : "variable", id.start, index);
    const signatureStart = walk.tokens.length;
    binding.type = typeAnnotation(walk, id.typeAnnotation);
    if (init && inner && kind !== "constant") {
        throughWrappers(walk, init, () => {
            walk.lastDoc = doc;
            if (inner.type === "ClassExpression")
                namedClass(walk, inner, index);
            else if (inner.type === "FunctionExpression" || inner.type === "ArrowFunctionExpression")
                namedFunction(walk, inner, index);
            return facts/* NO_OPERAND */.ai;
        });
        return;
    }
    if (binding.type === facts/* NO_OPERAND */.ai)
        binding.type = documentedType(walk, doc);
    const bodyStart = walk.tokens.length;
    if (init && inner)
        binding.value = index < 0 ? expression(walk, init) : constantValue(walk, init, inner, index);
    if (index >= 0)
        closeConstant(walk, index, signatureStart, bodyStart, binding.type, binding.value);
}
function kindOf(node) {
    switch (node?.type) {
        case "FunctionExpression":
        case "ArrowFunctionExpression":
            return "function";
        case "ClassExpression":
            return "class";
        default:
            return "constant";
    }
}
/** The value of a constant; the functions of an object literal are its members. */
function constantValue(walk, init, inner, index) {
    const place = walk.place();
    walk.enterDefinition(index);
    const operand = inner.type === "ObjectExpression"
        ? throughWrappers(walk, init, () => {
            walk.typeToken(inner.type);
            return objectExpression(walk, inner, "");
        })
        : unnamedValue(walk, init, place.definition, place.prefix);
    walk.return(place);
    return operand;
}
/** What is defined inside an ordinary value does not belong to the constant by name. */
function unnamedValue(walk, init, definition, prefix) {
    walk.definition = definition;
    walk.prefix = prefix;
    return expression(walk, init);
}
function documentedType(walk, doc) {
    return doc !== undefined && walk.readsDocTypes ? readDocTypes(walk, doc).type : NO_DOC_TYPES.type;
}
function defineConstant(walk, name, owner, end, flags) {
    const index = walk.define({ kind: "constant", name: name.name, nameStart: name.start, owner, end, flags });
    const at = walk.tokens.length;
    closeConstant(walk, index, at, at, facts/* NO_OPERAND */.ai, facts/* NO_OPERAND */.ai);
    return index;
}
/** Completes the definition of a named value. */
function closeConstant(walk, index, signatureStart, bodyStart, type, value) {
    const draft = walk.draft(index);
    draft.returnType = type;
    if (value !== facts/* NO_OPERAND */.ai)
        draft.returns = [value];
    draft.signatureHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, signatureStart, bodyStart);
    draft.bodyHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, bodyStart);
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/type-declarations.ts












function defineType(walk, id, kind, owner, flags) {
    const index = walk.define({ kind, name: id.name, nameStart: id.start, owner, flags });
    walk.textToken(id.name);
    walk.bind(walk.scope, id.name, "definition", id.start, index);
    return index;
}
function interfaceDeclaration(walk, node, owner, flags) {
    walk.typeToken(node.type);
    if (node.id === null) {
        unknownNode(walk, node);
        return;
    }
    const index = defineType(walk, node.id, "interface", owner, flags);
    const place = walk.place();
    const signatureStart = walk.tokens.length;
    enterTypeParameters(walk, node.typeParameters);
    walk.draft(index).bases = heritageOf(walk, node.extends);
    const bodyStart = walk.tokens.length;
    typeMembers(walk, node.body.body, index);
    closeType(walk, index, signatureStart, bodyStart);
    walk.return(place);
}
/** `type A = …`; the members of `type A = { … }` are definitions like those of an interface. */
function typeAlias(walk, node, owner, flags) {
    walk.typeToken(node.type);
    const index = defineType(walk, node.id, "type", owner, flags);
    const place = walk.place();
    const signatureStart = walk.tokens.length;
    enterTypeParameters(walk, node.typeParameters);
    const bodyStart = walk.tokens.length;
    const { typeAnnotation: type } = node;
    if (type.type === "TSTypeLiteral")
        typeMembers(walk, type.members, index);
    else {
        const operand = typeOperand(walk, type);
        walk.draft(index).returnType = operand;
    }
    closeType(walk, index, signatureStart, bodyStart);
    walk.return(place);
}
function enumDeclaration(walk, node, owner, flags) {
    walk.typeToken(node.type);
    const enumIndex = defineType(walk, node.id, "enum", owner, flags);
    const place = walk.place();
    walk.scope = walk.builder.addScope("class", walk.scope, enumIndex);
    walk.draft(enumIndex).scope = walk.scope;
    walk.enterDefinition(enumIndex);
    const bodyStart = walk.tokens.length;
    for (const member of node.body.members) {
        const name = simpleName(member.id);
        if (name === undefined)
            continue;
        const index = walk.define({ kind: "constant", name, nameStart: member.id.start, owner: member });
        walk.textToken(name);
        const binding = walk.bind(walk.scope, name, "definition", member.id.start, index);
        const valueStart = walk.tokens.length;
        if (member.initializer)
            binding.value = expression(walk, member.initializer);
        closeConstant(walk, index, valueStart, valueStart, facts/* NO_OPERAND */.ai, binding.value);
    }
    closeType(walk, enumIndex, bodyStart, bodyStart);
    walk.return(place);
}
/** `namespace A.B { … }`; an ambient `module "x"` and `global` have no name to define. */
function namespaceDeclaration(walk, node, owner, flags) {
    walk.typeToken(node.type);
    const place = walk.place();
    const opened = [];
    for (const id of node.kind === "global" ? [] : nameParts(node.id)) {
        const index = walk.define({ kind: "type", name: id.name, nameStart: id.start, owner, end: node.end, flags });
        walk.textToken(id.name);
        walk.bind(walk.scope, id.name, "definition", id.start, index);
        walk.scope = walk.builder.addScope("block", walk.scope, index);
        walk.draft(index).scope = walk.scope;
        walk.enterDefinition(index);
        opened.push(index);
    }
    if (opened.length === 0)
        walk.scope = walk.builder.addScope("block", walk.scope, -1);
    walk.functionScope = walk.scope;
    const bodyStart = walk.tokens.length;
    if (node.body)
        statements(walk, node.body.body);
    for (const index of opened)
        closeType(walk, index, bodyStart, bodyStart);
    walk.return(place);
}
/** `import a = require("a")`, `import b = a.c`. */
function importEquals(walk, node, isExported) {
    const { id, moduleReference: reference } = node;
    walk.textToken(id.name);
    const external = reference.type === "TSExternalModuleReference" ? literalModule(reference.expression) : undefined;
    if (external !== undefined) {
        const index = walk.addImport("namespace", external.module, "", id.name, external.start, node.importKind === "type");
        walk.textToken(external.module);
        walk.bind(walk.scope, id.name, "import", id.start, index);
    }
    else {
        const binding = walk.bind(walk.scope, id.name, "variable", id.start);
        binding.value = entityName(walk, reference, "read");
    }
    if (isExported && walk.scope === 0)
        addExport(walk, "local", id.start, { name: id.name, local: id.name });
}
/** `export = value`. */
function exportAssignment(walk, node, start) {
    const inner = unwrap(node);
    const value = throughWrappers(walk, node, () => {
        if (inner.type !== "ObjectExpression")
            return expression(walk, inner);
        walk.typeToken(inner.type);
        return objectExpression(walk, inner, walk.isTopLevel ? "" : undefined);
    });
    if (walk.scope !== 0)
        return;
    addExport(walk, "value", start, { local: inner.type === "Identifier" ? inner.name : "", value });
}
function nameParts(node) {
    if (node?.type === "Identifier")
        return [node];
    return node?.type === "TSQualifiedName" ? [...nameParts(node.left), node.right] : [];
}
function closeType(walk, index, signatureStart, bodyStart) {
    const draft = walk.draft(index);
    draft.signatureHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, signatureStart, bodyStart);
    draft.bodyHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, bodyStart);
}
function typeMembers(walk, members, owner) {
    const scope = walk.builder.addScope("class", walk.scope, owner);
    walk.draft(owner).scope = scope;
    walk.enterDefinition(owner);
    const outer = walk.scope;
    for (const member of members) {
        if (member.type === "TSMethodSignature")
            methodSignature(walk, member, scope);
        else if (member.type === "TSPropertySignature")
            propertySignature(walk, member, scope);
        else
            typeOperand(walk, member);
        walk.scope = outer;
    }
    walk.typeToken("End");
}
function methodSignature(walk, node, scope) {
    const name = propertyName(node);
    let index = -1;
    if (name === undefined)
        expression(walk, node.key);
    else {
        const flags = accessorFlag(node.kind);
        index = walk.define({ kind: "method", name, nameStart: node.key.start, owner: node, flags });
        walk.textToken(name);
        walk.bind(scope, name, "definition", node.key.start, index);
    }
    walk.scope = scope;
    functionInside(walk, node, index, undefined);
}
function propertySignature(walk, node, scope) {
    const name = propertyName(node);
    if (name === undefined) {
        expression(walk, node.key);
        typeAnnotation(walk, node.typeAnnotation);
        return;
    }
    const index = walk.define({ kind: "constant", name, nameStart: node.key.start, owner: node });
    walk.textToken(name);
    if (node.optional)
        walk.textToken("?");
    const binding = walk.bind(scope, name, "definition", node.key.start, index);
    const signatureStart = walk.tokens.length;
    const type = typeAnnotation(walk, node.typeAnnotation);
    binding.type = type;
    closeConstant(walk, index, signatureStart, walk.tokens.length, type, facts/* NO_OPERAND */.ai);
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/declarations.ts





const DECLARATIONS = new Set([
    "FunctionDeclaration",
    "TSDeclareFunction",
    "ClassDeclaration",
    "VariableDeclaration",
    "TSInterfaceDeclaration",
    "TSTypeAliasDeclaration",
    "TSEnumDeclaration",
    "TSModuleDeclaration",
]);
/** Whether a statement declares names that can be exported. */
function isDeclaration(node) {
    return DECLARATIONS.has(node.type);
}
/** Walks a declaration; `owner` is the `export` statement around it, or itself. */
function declaration(walk, node, owner, flags) {
    switch (node.type) {
        case "VariableDeclaration":
            variableDeclaration(walk, node, owner, flags);
            return;
        case "ClassDeclaration":
        case "ClassExpression":
            classDeclaration(walk, node, owner, flags);
            return;
        case "TSInterfaceDeclaration":
            interfaceDeclaration(walk, node, owner, flags);
            return;
        case "TSTypeAliasDeclaration":
            typeAlias(walk, node, owner, flags);
            return;
        case "TSEnumDeclaration":
            enumDeclaration(walk, node, owner, flags);
            return;
        case "TSModuleDeclaration":
            namespaceDeclaration(walk, node, owner, flags);
            return;
        default:
            functionDeclaration(walk, node, owner, flags);
    }
}
function functionDeclaration(walk, node, owner, flags) {
    const { id } = node;
    const name = id?.name ?? "default";
    const nameStart = id?.start ?? node.start;
    const index = walk.define({ kind: "function", name, nameStart, owner, flags: flags | functionFlags(node) });
    walk.textToken(name);
    if (id)
        walk.bind(walk.functionScope, name, "definition", nameStart, index);
    namedFunction(walk, node, index);
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/modules.ts










/** The module's own exports; those of a namespace or an ambient module are not. */
const MODULE_SCOPE = 0;
function importDeclaration(walk, node) {
    const module = String(node.source.value);
    walk.textToken(module);
    const isTypeOnly = node.importKind === "type";
    if (node.specifiers.length === 0)
        walk.addImport("module", module, "", "", node.source.start, isTypeOnly);
    for (const specifier of node.specifiers) {
        const index = importSpecifier(walk, specifier, module, node.source.start, isTypeOnly);
        walk.textToken(specifier.local.name);
        walk.bind(walk.scope, specifier.local.name, "import", specifier.local.start, index);
    }
}
function importSpecifier(walk, node, module, moduleStart, isTypeOnly) {
    const alias = node.local.name;
    if (node.type === "ImportNamespaceSpecifier")
        return walk.addImport("namespace", module, "", alias, moduleStart, isTypeOnly);
    if (node.type === "ImportDefaultSpecifier")
        return walk.addImport("default", module, "", alias, node.start, isTypeOnly);
    const imported = node.imported ?? node.local;
    const name = simpleName(imported) ?? alias;
    walk.textToken(name);
    const isType = isTypeOnly || node.importKind === "type";
    if (name === "default")
        return walk.addImport("default", module, "", alias, imported.start, isType);
    return walk.addImport("name", module, name, alias, imported.start, isType);
}
function exportNamed(walk, node) {
    const { declaration: declared, source } = node;
    if (declared?.type === "TSImportEqualsDeclaration")
        importEquals(walk, declared, true);
    else if (declared && isDeclaration(declared))
        exportDeclared(walk, node, declared);
    else if (declared)
        expression(walk, declared);
    for (const specifier of node.specifiers) {
        const name = simpleName(specifier.exported) ?? "";
        const local = simpleName(specifier.local) ?? "";
        walk.textToken(local);
        walk.textToken(name);
        if (walk.scope !== MODULE_SCOPE)
            continue;
        if (source)
            addExport(walk, "reexport", specifier.local.start, { name, local, module: String(source.value) });
        else
            addExport(walk, "local", specifier.local.start, { name, local });
    }
    if (source && node.specifiers.length === 0 && !declared) {
        walk.addImport("module", String(source.value), "", "", source.start);
    }
}
function exportDeclared(walk, node, declared) {
    const firstBinding = walk.builder.bindings.length;
    const { scope, functionScope } = walk;
    if (isDeclaration(declared))
        declaration(walk, declared, node, facts/* DefinitionFlag */.qb.exported);
    if (scope !== MODULE_SCOPE)
        return;
    for (const binding of walk.builder.bindings.slice(firstBinding)) {
        if (binding.scope !== scope && binding.scope !== functionScope)
            continue;
        const { line, column, name } = binding;
        walk.builder.exports.push({ kind: "local", name, local: name, module: "", value: -1, line, column });
    }
}
function exportDefault(walk, node) {
    const { declaration: declared } = node;
    const flags = facts/* DefinitionFlag */.qb.exported | facts/* DefinitionFlag */.qb.default;
    const inner = unwrap(declared);
    if (isDeclaration(declared)) {
        const index = walk.builder.definitions.length;
        declaration(walk, declared, node, flags);
        const id = "id" in declared ? declared.id : undefined;
        if (id?.type === "Identifier")
            addExport(walk, "local", id.start, { name: "default", local: id.name });
        else
            addExport(walk, "value", node.start, { name: "default", value: walk.definitionValue(index) });
        return;
    }
    const value = throughWrappers(walk, declared, () => {
        switch (inner.type) {
            case "FunctionExpression":
            case "ArrowFunctionExpression":
                return walk.definitionValue(defaultFunction(walk, inner, node, flags));
            case "ClassExpression":
                return walk.definitionValue(classDeclaration(walk, inner, node, flags));
            case "ObjectExpression":
                walk.typeToken(inner.type);
                return objectExpression(walk, inner, walk.isTopLevel ? "" : undefined);
            default:
                return expression(walk, inner);
        }
    });
    const local = inner.type === "Identifier" ? inner.name : "";
    addExport(walk, "value", declared.start, { name: "default", local, value });
}
function defaultFunction(walk, node, owner, flags) {
    const name = node.id?.name ?? "default";
    const nameStart = node.id?.start ?? node.start;
    const index = walk.define({ kind: "function", name, nameStart, owner, flags: flags | functionFlags(node) });
    namedFunction(walk, node, index);
    return index;
}
function exportAll(walk, node) {
    const module = String(node.source.value);
    walk.textToken(module);
    if (walk.scope !== MODULE_SCOPE)
        return;
    const name = node.exported ? simpleName(node.exported) : undefined;
    if (node.exported && name !== undefined)
        addExport(walk, "namespace", node.exported.start, { name, module });
    else
        addExport(walk, "star", node.source.start, { module });
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/statements.ts










/** Walks statements that share a scope. */
function statements(walk, nodes) {
    for (const node of nodes)
        statement(walk, node);
    walk.typeToken("End");
}
function statement(walk, node) {
    if (node.type === "EmptyStatement")
        return;
    if (walk.isTooDeep(node))
        return;
    walk.depth++;
    if (isDeclaration(node))
        declaration(walk, node, node, 0);
    else
        statementInside(walk, node);
    walk.depth--;
}
function statementInside(walk, node) {
    walk.typeToken(node.type);
    switch (node.type) {
        case "ExpressionStatement":
            expression(walk, node.expression);
            return;
        case "ReturnStatement":
            addReturn(walk, node.argument ? expression(walk, node.argument) : facts/* NO_OPERAND */.ai);
            return;
        case "ThrowStatement":
            if (node.argument)
                expression(walk, node.argument);
            return;
        case "ImportDeclaration":
            importDeclaration(walk, node);
            return;
        case "ExportNamedDeclaration":
            exportNamed(walk, node);
            return;
        case "ExportDefaultDeclaration":
            exportDefault(walk, node);
            return;
        case "ExportAllDeclaration":
            exportAll(walk, node);
            return;
        case "TSImportEqualsDeclaration":
            importEquals(walk, node, false);
            return;
        case "TSExportAssignment":
            exportAssignment(walk, node.expression, node.start);
            return;
        case "TSNamespaceExportDeclaration":
        case "BreakStatement":
        case "ContinueStatement":
        case "DebuggerStatement":
            return;
        default:
            nested(walk, node);
    }
}
/** Statements with statements inside: what they declare is not at the top level any more. */
function nested(walk, node) {
    const { scope, isTopLevel } = walk;
    walk.isTopLevel = false;
    nestedInside(walk, node);
    walk.scope = scope;
    walk.isTopLevel = isTopLevel;
}
function nestedInside(walk, node) {
    switch (node.type) {
        case "BlockStatement":
        case "StaticBlock":
            block(walk, node.body);
            return;
        case "IfStatement":
            expression(walk, node.test);
            statement(walk, node.consequent);
            if (node.alternate) {
                walk.typeToken("Else");
                statement(walk, node.alternate);
            }
            return;
        case "ForStatement":
            if (node.init) {
                enterBlock(walk, [node.init]);
                if (node.init.type === "VariableDeclaration")
                    variableDeclaration(walk, node.init, node.init, 0);
                else
                    expression(walk, node.init);
            }
            for (const part of [node.test, node.update]) {
                if (part)
                    expression(walk, part);
                else
                    walk.typeToken("Hole");
            }
            statement(walk, node.body);
            return;
        case "ForInStatement":
        case "ForOfStatement":
            loop(walk, node.left, node.right, node.type === "ForOfStatement");
            statement(walk, node.body);
            return;
        case "WhileStatement":
        case "DoWhileStatement":
            expression(walk, node.test);
            statement(walk, node.body);
            return;
        case "TryStatement":
            statement(walk, node.block);
            if (node.handler)
                statement(walk, node.handler);
            if (node.finalizer)
                statement(walk, node.finalizer);
            return;
        case "CatchClause":
            if (node.param) {
                walk.scope = walk.builder.addScope("block", walk.scope, -1);
                bindPattern(walk, node.param, { scope: walk.scope, kind: "variable" }, facts/* NO_OPERAND */.ai);
            }
            statement(walk, node.body);
            return;
        case "SwitchStatement":
            expression(walk, node.discriminant);
            switchCases(walk, node.cases);
            return;
        case "LabeledStatement":
            statement(walk, node.body);
            return;
        case "WithStatement":
            if (node.object)
                expression(walk, node.object);
            statement(walk, node.body);
            return;
        default:
            unknownNode(walk, node);
    }
}
function loop(walk, left, right, isForOf) {
    const iterated = expression(walk, right);
    const item = isForOf
        ? iterated === facts/* NO_OPERAND */.ai
            ? facts/* NO_OPERAND */.ai
            : walk.builder.addValue("element", iterated)
        : walk.builder.literal("string");
    enterBlock(walk, [left]);
    if (left.type === "VariableDeclaration")
        loopVariables(walk, left, item);
    else
        assignPattern(walk, left, item);
}
function switchCases(walk, cases) {
    enterBlock(walk, cases.flatMap((part) => part.consequent));
    for (const part of cases) {
        if (part.test)
            expression(walk, part.test);
        statements(walk, part.consequent);
    }
}
function block(walk, nodes) {
    enterBlock(walk, nodes);
    statements(walk, nodes);
}
/** A block gets a scope of its own only if it declares something there. */
function enterBlock(walk, nodes) {
    if (nodes.some(isBlockScoped))
        walk.scope = walk.builder.addScope("block", walk.scope, -1);
}
function isBlockScoped(node) {
    switch (node.type) {
        case "VariableDeclaration":
            return node.kind !== "var";
        case "ClassDeclaration":
        case "TSEnumDeclaration":
        case "TSInterfaceDeclaration":
        case "TSTypeAliasDeclaration":
            return true;
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/unknown.ts



const NOT_CHILDREN = new Set(["loc", "range", "extra", "comments", "tokens", "errors"]);
/** Walks the children of a node that no other function knows, so that the names in new syntax are still seen. */
function unknownNode(walk, node) {
    for (const [key, child] of Object.entries(node)) {
        if (NOT_CHILDREN.has(key))
            continue;
        if (Array.isArray(child))
            for (const element of child)
                anyNode(walk, element);
        else
            anyNode(walk, child);
    }
}
function anyNode(walk, value) {
    if (!isNode(value))
        return;
    if (value.type.endsWith("Statement") || value.type.endsWith("Declaration"))
        statement(walk, value);
    else if (value.type.startsWith("TS"))
        typeOperand(walk, value);
    else
        expression(walk, value);
}
function isNode(value) {
    return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/types.ts








/** Types without a name that say what a value is. `any`, `unknown`, `never` and `object` say nothing. */
const KEYWORD_TYPES = new Map([
    ["TSStringKeyword", "string"],
    ["TSNumberKeyword", "number"],
    ["TSBooleanKeyword", "boolean"],
    ["TSBigIntKeyword", "bigint"],
    ["TSSymbolKeyword", "symbol"],
    ["TSNullKeyword", "null"],
    ["TSUndefinedKeyword", "undefined"],
    ["TSVoidKeyword", "undefined"],
]);
/** Walks `: T`, if there is one. */
function typeAnnotation(walk, node) {
    return node ? typeOperand(walk, node.typeAnnotation) : facts/* NO_OPERAND */.ai;
}
/** Walks `<A, B>`, if there is one. */
function typeArguments(walk, node) {
    return node ? node.params.map((param) => typeOperand(walk, param)) : [];
}
/** Binds `<T extends U>` in the current scope. */
function typeParameters(walk, node) {
    if (node)
        for (const param of node.params)
            typeOperand(walk, param);
}
/** Walks a type and returns the operand that describes it. */
function typeOperand(walk, node) {
    if (walk.isTooDeep(node))
        return facts/* NO_OPERAND */.ai;
    walk.depth++;
    walk.typeToken(node.type);
    const operand = typeInside(walk, node);
    walk.depth--;
    return operand;
}
function typeInside(walk, node) {
    const { builder } = walk;
    switch (node.type) {
        case "TSTypeReference":
            return applied(walk, entityName(walk, node.typeName, "type"), node.typeArguments);
        case "TSTypeQuery": {
            const isModule = node.exprName.type === "TSImportType";
            const value = isModule ? typeOperand(walk, node.exprName) : entityName(walk, node.exprName, "type");
            return applied(walk, value, node.typeArguments);
        }
        case "TSTypeAnnotation":
            return typeOperand(walk, node.typeAnnotation);
        case "TSOptionalType":
        case "TSRestType":
        case "TSParenthesizedType":
            return typeOperand(walk, node.typeAnnotation);
        case "TSTypeOperator": {
            walk.textToken(node.operator);
            const type = typeOperand(walk, node.typeAnnotation);
            return node.operator === "keyof" ? builder.literal("string") : type;
        }
        case "TSUnionType":
        case "TSIntersectionType": {
            const types = node.types.map((type) => typeOperand(walk, type));
            const known = types.filter((type) => type !== facts/* NO_OPERAND */.ai);
            return known.length < 2 ? (known[0] ?? facts/* NO_OPERAND */.ai) : builder.addValue("union", facts/* NO_OPERAND */.ai, known);
        }
        case "TSArrayType":
            return builder.addValue("item", builder.literal("Array"), [typeOperand(walk, node.elementType)]);
        case "TSTupleType": {
            const elements = node.elementTypes.map((type) => typeOperand(walk, type));
            return builder.addValue("literal", facts/* NO_OPERAND */.ai, elements, ["Array"]);
        }
        case "TSNamedTupleMember":
            return typeOperand(walk, node.elementType);
        case "TSTypeLiteral":
            return typeLiteral(walk, node.members);
        case "TSLiteralType":
            return expression(walk, node.literal);
        case "TSFunctionType":
        case "TSConstructorType":
        case "TSCallSignatureDeclaration":
        case "TSConstructSignatureDeclaration":
            functionInside(walk, node, -1, undefined);
            return builder.literal("function");
        case "TSMethodSignature":
            if (node.computed)
                expression(walk, node.key);
            functionInside(walk, node, -1, undefined);
            return builder.literal("function");
        case "TSPropertySignature":
            return propertyType(walk, node);
        case "TSIndexSignature":
            for (const parameter of node.parameters) {
                if (parameter.type === "Identifier")
                    typeAnnotation(walk, parameter.typeAnnotation);
            }
            return typeAnnotation(walk, node.typeAnnotation);
        case "TSIndexedAccessType":
            return indexedAccess(walk, node.objectType, node.indexType);
        case "TSConditionalType": {
            const { scope } = walk;
            walk.scope = builder.addScope("block", scope, -1);
            typeOperand(walk, node.checkType);
            typeOperand(walk, node.extendsType);
            const whenTrue = typeOperand(walk, node.trueType);
            walk.scope = scope;
            return either(walk, whenTrue, typeOperand(walk, node.falseType));
        }
        case "TSInferType":
            return typeOperand(walk, node.typeParameter);
        case "TSTypeParameter": {
            walk.textToken(node.name.name);
            const binding = walk.bind(walk.scope, node.name.name, "type", node.name.start);
            if (node.constraint)
                binding.type = typeOperand(walk, node.constraint);
            if (node.default)
                binding.value = typeOperand(walk, node.default);
            return facts/* NO_OPERAND */.ai;
        }
        case "TSMappedType": {
            const { scope } = walk;
            walk.scope = builder.addScope("block", scope, -1);
            walk.textToken(node.key.name);
            walk.bind(walk.scope, node.key.name, "type", node.key.start).type = typeOperand(walk, node.constraint);
            if (node.nameType)
                typeOperand(walk, node.nameType);
            if (node.typeAnnotation)
                typeOperand(walk, node.typeAnnotation);
            walk.scope = scope;
            return facts/* NO_OPERAND */.ai;
        }
        case "TSTemplateLiteralType":
            for (const quasi of node.quasis)
                if (quasi.type === "TemplateElement")
                    walk.textToken(quasi.value.raw);
            for (const type of node.types)
                typeOperand(walk, type);
            return builder.literal("string");
        case "TSTypePredicate":
            if (node.parameterName.type === "Identifier")
                entityName(walk, node.parameterName, "type");
            typeAnnotation(walk, node.typeAnnotation);
            return builder.literal("boolean");
        case "TSImportType":
            return importType(walk, node);
        case "TSThisType":
            return walk.reference("this", node.start, "type");
        case "Identifier":
        case "TSQualifiedName":
            return entityName(walk, node, "type");
        default: {
            const keyword = KEYWORD_TYPES.get(node.type);
            if (keyword !== undefined)
                return builder.literal(keyword);
            if (!node.type.endsWith("Keyword"))
                unknownNode(walk, node);
            return facts/* NO_OPERAND */.ai;
        }
    }
}
/** `A` or `A.B.C` where a type, a namespace or the operand of `typeof` is named. */
function entityName(walk, node, role) {
    switch (node.type) {
        case "Identifier":
            walk.textToken(node.name);
            return node.name === "const" && role === "type" ? facts/* NO_OPERAND */.ai : walk.reference(node.name, node.start, role);
        case "TSQualifiedName": {
            const receiver = asReceiver(entityName(walk, node.left, role));
            walk.textToken(node.right.name);
            return walk.reference(node.right.name, node.right.start, role, receiver);
        }
        case "ThisExpression":
            walk.typeToken(node.type);
            return walk.reference("this", node.start, role);
        default:
            return expression(walk, node, role);
    }
}
function applied(walk, type, args) {
    const operands = typeArguments(walk, args);
    return operands.length === 0 ? type : walk.builder.addValue("item", type, operands);
}
function typeLiteral(walk, members) {
    const names = [];
    const args = [];
    for (const member of members) {
        const type = typeOperand(walk, member);
        const name = member.type === "TSPropertySignature" || member.type === "TSMethodSignature" ? propertyName(member) : undefined;
        if (name === undefined)
            continue;
        names.push(name);
        args.push(type);
    }
    walk.typeToken("End");
    return names.length === 0 ? facts/* NO_OPERAND */.ai : walk.builder.addValue("object", facts/* NO_OPERAND */.ai, args, names);
}
function propertyType(walk, node) {
    const name = propertyName(node);
    if (name === undefined)
        expression(walk, node.key);
    else
        walk.textToken(name);
    if (node.optional)
        walk.textToken("?");
    return typeAnnotation(walk, node.typeAnnotation);
}
function indexedAccess(walk, object, index) {
    const of = typeOperand(walk, object);
    const operand = typeOperand(walk, index);
    if (of === facts/* NO_OPERAND */.ai)
        return facts/* NO_OPERAND */.ai;
    const key = index.type === "TSLiteralType" ? literalModule(index.literal) : undefined;
    return key === undefined
        ? walk.builder.addValue("item", of, [operand])
        : walk.builder.addValue("part", of, [], [key.module]);
}
/** `import("x").Y`. */
function importType(walk, node) {
    const source = node.source.type === "TSLiteralType" ? node.source.literal : node.source;
    const literal = literalModule(source);
    if (literal === undefined)
        return facts/* NO_OPERAND */.ai;
    walk.addImport("dynamic", literal.module, "", "", literal.start, true);
    const module = moduleValue(walk, "import", node.start, literal.module);
    return applied(walk, node.qualifier ? moduleMember(walk, node.qualifier, module) : module, node.typeArguments);
}
function moduleMember(walk, node, module) {
    if (node.type === "TSQualifiedName") {
        const receiver = asReceiver(moduleMember(walk, node.left, module));
        walk.textToken(node.right.name);
        return walk.reference(node.right.name, node.right.start, "type", receiver);
    }
    if (node.type !== "Identifier")
        return facts/* NO_OPERAND */.ai;
    walk.textToken(node.name);
    return walk.reference(node.name, node.start, "type", module);
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/patterns.ts




/**
 * Binds every name of a parameter or declaration pattern; `value` is what the whole pattern takes apart. Returns the
 * annotated type of the whole.
 */
function bindPattern(walk, node, target, value) {
    switch (node.type) {
        case "Identifier": {
            walk.textToken(node.name);
            const index = target.define?.(node) ?? -1;
            const binding = walk.bind(target.scope, node.name, index < 0 ? target.kind : "definition", node.start, index);
            binding.type = typeAnnotation(walk, node.typeAnnotation);
            binding.value = value;
            if (index >= 0 && value !== facts/* NO_OPERAND */.ai)
                walk.draft(index).returns = [value];
            return binding.type;
        }
        case "AssignmentPattern": {
            const initial = expression(walk, node.right);
            return bindPattern(walk, node.left, target, either(walk, value, initial));
        }
        case "ObjectPattern": {
            const type = typeAnnotation(walk, node.typeAnnotation);
            bindProperties(walk, node.properties, target, typedValue(walk, value, type));
            return type;
        }
        case "ArrayPattern": {
            const type = typeAnnotation(walk, node.typeAnnotation);
            const whole = typedValue(walk, value, type);
            walk.typeToken(node.type);
            node.elements.forEach((element, index) => {
                if (element === null)
                    walk.typeToken("Hole");
                else
                    bindPattern(walk, element, target, partOf(walk, whole, element, String(index)));
            });
            walk.typeToken("End");
            return type;
        }
        case "RestElement":
            walk.typeToken(node.type);
            bindPattern(walk, node.argument, target, facts/* NO_OPERAND */.ai);
            return typeAnnotation(walk, node.typeAnnotation);
        case "TSParameterProperty":
            return bindPattern(walk, node.parameter, target, value);
        default:
            expression(walk, node, "write");
            return facts/* NO_OPERAND */.ai;
    }
}
/** What a destructuring takes apart: the value if it is known, else something of the annotated type. */
function typedValue(walk, value, type) {
    return value !== facts/* NO_OPERAND */.ai || type === facts/* NO_OPERAND */.ai ? value : walk.builder.addValue("instance", type);
}
/** Position `name` of a value that is taken apart; nothing is known of the parts of nothing, nor of a rest. */
function partOf(walk, whole, element, name) {
    if (whole === facts/* NO_OPERAND */.ai || name === undefined || element.type === "RestElement")
        return facts/* NO_OPERAND */.ai;
    return walk.builder.addValue("part", whole, [], [name]);
}
/** The one of two operands that is known, or their union. */
function either(walk, first, second) {
    if (first === facts/* NO_OPERAND */.ai)
        return second;
    if (second === facts/* NO_OPERAND */.ai)
        return first;
    return walk.builder.addValue("union", facts/* NO_OPERAND */.ai, [first, second]);
}
function bindProperties(walk, properties, target, whole) {
    walk.typeToken("ObjectPattern");
    for (const property of properties) {
        if (property.type !== "Property") {
            bindPattern(walk, property, target, facts/* NO_OPERAND */.ai);
            continue;
        }
        const name = propertyName(property);
        if (name === undefined)
            expression(walk, property.key);
        else
            walk.textToken(name);
        bindPattern(walk, property.value, target, partOf(walk, whole, property.value, name));
    }
    walk.typeToken("End");
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/functions.ts








/** A resolver learns little more from the ninth `return` of a function. */
const MAX_RETURNS = 8;
/** A function expression without a name given from outside: its own name, if any, makes it a definition. */
function functionExpression(walk, node) {
    const { id } = node;
    if (!id) {
        functionInside(walk, node, -1, undefined);
        return walk.builder.literal("function");
    }
    const index = walk.define({
        kind: "function",
        name: id.name,
        nameStart: id.start,
        owner: node,
        flags: functionFlags(node),
    });
    namedFunction(walk, node, index);
    return walk.definitionValue(index);
}
/** Walks the function behind a definition just made. A function expression sees its own name. */
function namedFunction(walk, node, index) {
    const doc = walk.lastDoc;
    if (node.type !== "FunctionExpression" || !node.id) {
        functionInside(walk, node, index, doc);
        return;
    }
    const { scope } = walk;
    walk.scope = walk.builder.addScope("block", scope, -1);
    walk.bind(walk.scope, node.id.name, "definition", node.id.start, index);
    functionInside(walk, node, index, doc);
    walk.scope = scope;
}
/** Walks parameters, return type and body in a scope of their own and completes the definition, if there is one. */
function functionInside(walk, node, index, doc) {
    const place = walk.place();
    const scope = walk.builder.addScope("function", walk.scope, index);
    walk.scope = scope;
    walk.functionScope = scope;
    walk.isTopLevel = false;
    walk.enterDefinition(index);
    if (node.type !== "ArrowFunctionExpression")
        walk.thisPrefix = prefixOfThis(walk, index);
    walk.returns = index < 0 ? undefined : [];
    walk.typeToken(node.type);
    const types = doc !== undefined && walk.readsDocTypes ? readDocTypes(walk, doc) : NO_DOC_TYPES;
    const signatureStart = walk.tokens.length;
    if ("async" in node)
        walk.tokens.push(functionFlags(node));
    typeParameters(walk, node.typeParameters);
    const params = parameters(walk, node.params, types);
    const returnType = typeAnnotation(walk, node.returnType);
    const bodyStart = walk.tokens.length;
    if ("body" in node && node.body)
        functionBody(walk, node.body);
    if (index >= 0) {
        const draft = walk.draft(index);
        draft.scope = scope;
        draft.params = params;
        draft.returnType = returnType === facts/* NO_OPERAND */.ai ? types.returns : returnType;
        draft.returns = walk.returns ?? [];
        draft.signatureHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, signatureStart, bodyStart);
        draft.bodyHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, bodyStart);
    }
    walk.return(place);
}
/** Remembers what the function being walked returns. */
function addReturn(walk, operand) {
    const { returns } = walk;
    if (returns !== undefined && operand !== facts/* NO_OPERAND */.ai && returns.length < MAX_RETURNS)
        returns.push(operand);
}
/** What a function assigns to `this` belongs to its class if it is a method, else to itself as a constructor. */
function prefixOfThis(walk, index) {
    if (index < 0)
        return undefined;
    const { kind, qualname } = walk.draft(index);
    return kind === "method" ? qualname.slice(0, qualname.lastIndexOf(".") + 1) : `${qualname}.`;
}
function functionBody(walk, body) {
    if (body.type === "BlockStatement")
        statements(walk, body.body);
    else
        addReturn(walk, expression(walk, body));
}
function parameters(walk, nodes, types) {
    const list = [];
    for (const node of nodes) {
        const parameter = parameterOf(walk, node, types);
        if (parameter.name !== "this")
            list.push(parameter);
    }
    walk.typeToken("End");
    return list;
}
function parameterOf(walk, node, types) {
    if (node.type === "TSParameterProperty") {
        decoratorsOf(walk, node.decorators);
        const parameter = parameterOf(walk, node.parameter, types);
        parameterProperty(walk, node.parameter, parameter.type, node.accessibility === "private");
        return parameter;
    }
    let pattern = node;
    let kind = "positional-only";
    let value = facts/* NO_OPERAND */.ai;
    let defaultHash = "";
    if (node.type === "AssignmentPattern") {
        const from = walk.tokens.length;
        value = expression(walk, node.right);
        defaultHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, from);
        pattern = node.left;
    }
    else if (node.type === "RestElement") {
        kind = "rest";
        pattern = node.argument;
        walk.typeToken(node.type);
    }
    if ("decorators" in node)
        decoratorsOf(walk, node.decorators);
    if (pattern !== node && "decorators" in pattern)
        decoratorsOf(walk, pattern.decorators);
    if (pattern.type !== "Identifier") {
        const type = bindPattern(walk, pattern, { scope: walk.scope, kind: "parameter" }, value);
        return { name: "", kind, isOptional: defaultHash !== "", type, defaultHash };
    }
    walk.textToken(pattern.name);
    const binding = walk.bind(walk.scope, pattern.name, "parameter", pattern.start);
    const annotated = typeAnnotation(walk, pattern.typeAnnotation ?? ("typeAnnotation" in node ? annotationOf(node) : null));
    if (pattern.optional)
        walk.textToken("?");
    const documented = annotated === facts/* NO_OPERAND */.ai ? types.parameter(pattern.name) : undefined;
    binding.type = documented?.type ?? annotated;
    binding.value = value;
    const isOptional = defaultHash !== "" || pattern.optional === true || documented?.isOptional === true;
    return { name: pattern.name, kind, isOptional, type: binding.type, defaultHash };
}
function annotationOf(node) {
    return node.type === "RestElement" || node.type === "AssignmentPattern" ? node.typeAnnotation : null;
}
/** `constructor(private x: T)` also declares the member `x`. */
function parameterProperty(walk, node, type, isPrivate) {
    const name = node.type === "AssignmentPattern" ? node.left : node;
    const classScope = walk.builder.scopes[walk.scope]?.parent ?? -1;
    const classDefinition = walk.builder.scopes[classScope]?.definition ?? -1;
    if (name.type !== "Identifier" || classDefinition < 0)
        return;
    const { prefix, definition } = walk;
    walk.enterDefinition(classDefinition);
    const flags = isPrivate ? facts/* DefinitionFlag */.qb.private : 0;
    const index = walk.define({ kind: "constant", name: name.name, nameStart: name.start, owner: node, flags });
    walk.prefix = prefix;
    walk.definition = definition;
    walk.draft(index).returnType = type;
    const empty = (0,fingerprint/* fingerprint */.R)(walk.tokens, 0, 0);
    walk.draft(index).signatureHash = empty;
    walk.draft(index).bodyHash = empty;
    walk.bind(classScope, name.name, "definition", name.start, index).type = type;
}
/** Walks decorators and returns what they are. */
function decoratorsOf(walk, decorators) {
    if (decorators === undefined || decorators.length === 0)
        return [];
    return decorators.map((decorator) => expression(walk, decorator.expression, "decorator"));
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/classes.ts












/** A class statement, or the class of an `export default`, whose name is then `default` if it has none. */
function classDeclaration(walk, node, owner, flags) {
    const { id, decorators } = node;
    const name = id?.name ?? "default";
    const nameStart = id?.start ?? node.start;
    const index = walk.define({ kind: "class", name, nameStart, owner, flags: flags | classFlags(node), decorators });
    walk.textToken(name);
    if (id)
        walk.bind(walk.scope, name, "definition", nameStart, index);
    classInside(walk, node, index);
    return index;
}
/** A class in an expression: a definition if it has a name of its own. */
function classExpression(walk, node) {
    const { id, decorators } = node;
    if (!id) {
        classInside(walk, node, -1);
        return facts/* NO_OPERAND */.ai;
    }
    const index = walk.define({
        kind: "class",
        name: id.name,
        nameStart: id.start,
        owner: node,
        flags: classFlags(node),
        decorators,
    });
    namedClass(walk, node, index);
    return walk.definitionValue(index);
}
/** Walks the class expression behind a definition just made. It sees its own name. */
function namedClass(walk, node, index) {
    const { scope } = walk;
    if (node.id) {
        walk.scope = walk.builder.addScope("block", scope, -1);
        walk.bind(walk.scope, node.id.name, "definition", node.id.start, index);
    }
    walk.draft(index).flags |= classFlags(node);
    classInside(walk, node, index);
    walk.scope = scope;
}
/** A scope for type parameters, which the members see but do not own; the names of members are seen only through `this`. */
function enterTypeParameters(walk, node) {
    if (!node)
        return;
    walk.scope = walk.builder.addScope("block", walk.scope, -1);
    typeParameters(walk, node);
}
/** Walks `extends` and `implements` clauses. */
function heritageOf(walk, nodes) {
    return (nodes ?? []).map((node) => inherited(walk, node.expression, node.typeArguments));
}
function inherited(walk, node, args) {
    const base = expression(walk, node, "inherit");
    const operands = typeArguments(walk, args);
    return operands.length === 0 ? base : walk.builder.addValue("item", base, operands);
}
function classFlags(node) {
    return node.abstract ? facts/* DefinitionFlag */.qb.abstract : 0;
}
function classInside(walk, node, index) {
    const place = walk.place();
    const doc = walk.lastDoc;
    const decorators = decoratorsOf(walk, node.decorators);
    walk.typeToken(node.type);
    const signatureStart = walk.tokens.length;
    enterTypeParameters(walk, node.typeParameters);
    const bases = node.superClass ? [inherited(walk, node.superClass, node.superTypeArguments)] : [];
    bases.push(...heritageOf(walk, node.implements));
    if (index >= 0 && doc !== undefined && walk.readsDocTypes)
        bases.push(...readDocTypes(walk, doc).bases);
    const bodyStart = walk.tokens.length;
    const outer = walk.scope;
    const scope = walk.builder.addScope("class", outer, index);
    walk.enterDefinition(index);
    walk.thisPrefix = walk.prefix;
    walk.isTopLevel = false;
    for (const member of node.body.body) {
        classMember(walk, member, scope, outer);
        walk.scope = outer;
    }
    if (index >= 0) {
        const draft = walk.draft(index);
        draft.scope = scope;
        draft.bases = bases;
        draft.decorators = decorators;
        draft.signatureHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, signatureStart, bodyStart);
        draft.bodyHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, bodyStart);
    }
    walk.return(place);
}
function classMember(walk, node, scope, outer) {
    switch (node.type) {
        case "MethodDefinition":
        case "TSAbstractMethodDefinition":
            method(walk, node, scope);
            return;
        case "PropertyDefinition":
        case "AccessorProperty":
        case "TSAbstractPropertyDefinition":
        case "TSAbstractAccessorProperty":
            field(walk, node, scope);
            return;
        case "StaticBlock": {
            const { functionScope } = walk;
            walk.typeToken(node.type);
            walk.scope = walk.builder.addScope("function", scope, -1);
            walk.functionScope = walk.scope;
            statements(walk, node.body);
            walk.functionScope = functionScope;
            return;
        }
        case "TSIndexSignature":
            typeOperand(walk, node);
            return;
        default:
            walk.scope = outer;
            unknownNode(walk, node);
    }
}
function memberFlags(node) {
    const isPrivate = node.key.type === "PrivateIdentifier" || node.accessibility === "private";
    return ((node.static ? facts/* DefinitionFlag */.qb.static : 0) |
        (isPrivate ? facts/* DefinitionFlag */.qb.private : 0) |
        (node.type.startsWith("TSAbstract") ? facts/* DefinitionFlag */.qb.abstract : 0));
}
function method(walk, node, scope) {
    const { value, key, decorators } = node;
    const name = propertyName(node);
    const operands = decoratorsOf(walk, decorators);
    walk.typeToken(node.kind);
    if (name === undefined) {
        expression(walk, key);
        walk.scope = scope;
        functionInside(walk, value, -1, undefined);
        return;
    }
    const flags = memberFlags(node) | functionFlags(value) | accessorFlag(node.kind);
    const index = walk.define({ kind: "method", name, nameStart: key.start, owner: node, flags, decorators });
    walk.textToken(name);
    walk.bind(scope, name, "definition", key.start, index);
    walk.draft(index).decorators = operands;
    walk.scope = scope;
    functionInside(walk, value, index, walk.lastDoc);
}
function field(walk, node, scope) {
    const { key, decorators, value } = node;
    const name = propertyName(node);
    const operands = decoratorsOf(walk, decorators);
    walk.typeToken(node.type);
    if (name === undefined) {
        expression(walk, key);
        typeAnnotation(walk, node.typeAnnotation);
        if (value)
            initialiser(walk, value, scope);
        return;
    }
    const inner = value ? unwrap(value) : undefined;
    const isFunction = inner?.type === "FunctionExpression" || inner?.type === "ArrowFunctionExpression";
    const flags = memberFlags(node) | (isFunction ? functionFlags(inner) : 0);
    const kind = isFunction ? "method" : "constant";
    const index = walk.define({ kind, name, nameStart: key.start, owner: node, flags, decorators });
    const doc = walk.lastDoc;
    walk.textToken(name);
    const binding = walk.bind(scope, name, "definition", key.start, index);
    walk.draft(index).decorators = operands;
    const signatureStart = walk.tokens.length;
    binding.type = typeAnnotation(walk, node.typeAnnotation);
    if (isFunction && value) {
        walk.scope = scope;
        throughWrappers(walk, value, () => {
            walk.lastDoc = doc;
            namedFunction(walk, inner, index);
            return facts/* NO_OPERAND */.ai;
        });
        return;
    }
    if (binding.type === facts/* NO_OPERAND */.ai && doc && walk.readsDocTypes)
        binding.type = readDocTypes(walk, doc).type;
    const bodyStart = walk.tokens.length;
    if (value)
        binding.value = initialiser(walk, value, scope);
    closeConstant(walk, index, signatureStart, bodyStart, binding.type, binding.value);
}
/** A field's initialiser runs like a method: it sees `this`, but not the names of the members. */
function initialiser(walk, value, classScope) {
    if (value.type === "Literal")
        return expression(walk, value);
    const { scope, functionScope } = walk;
    walk.scope = walk.builder.addScope("function", classScope, -1);
    walk.functionScope = walk.scope;
    const operand = expression(walk, value);
    walk.scope = scope;
    walk.functionScope = functionScope;
    return operand;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/assignments.ts










/** `target = value`: writes the target, names the value, and exports it if the target is CommonJS's. */
function assignment(walk, node) {
    walk.textToken(node.operator);
    const target = unwrap(node.left);
    if (target.type === "ObjectPattern" || target.type === "ArrayPattern") {
        const value = expression(walk, node.right);
        assignPattern(walk, target, value);
        return value;
    }
    const written = expression(walk, node.left, "write");
    if (node.operator !== "=") {
        const right = expression(walk, node.right);
        const isLogical = node.operator === "||=" || node.operator === "??=";
        if (isLogical)
            recordAssignment(walk, written, right);
        return isLogical ? either(walk, written, right) : facts/* NO_OPERAND */.ai;
    }
    const parts = target.type === "MemberExpression" ? dottedName(target) : undefined;
    const name = parts && target.type === "MemberExpression" ? assignedName(walk, parts, target.property.start) : undefined;
    const value = name === undefined ? expression(walk, node.right) : assignedValue(walk, node, name);
    recordAssignment(walk, written, value);
    const exported = parts && exportedName(parts);
    if (exported !== undefined && name !== undefined)
        exportAssigned(walk, exported, name.nameStart, node.right, value);
    return value;
}
/** A name or attribute that is changed in place: `x++`, `delete a.b`. */
function updateTarget(walk, node) {
    return expression(walk, node, "write");
}
/** Destructuring into existing variables and attributes; also the target of a `for … of` without a declaration. */
function assignPattern(walk, node, value) {
    switch (node.type) {
        case "ObjectPattern":
        case "ObjectExpression":
            walk.typeToken("ObjectPattern");
            for (const property of node.properties) {
                if (property.type !== "Property") {
                    assignPattern(walk, property, facts/* NO_OPERAND */.ai);
                    continue;
                }
                const name = propertyName(property);
                if (name === undefined)
                    expression(walk, property.key);
                else
                    walk.textToken(name);
                assignPattern(walk, property.value, partOf(walk, value, property.value, name));
            }
            walk.typeToken("End");
            return;
        case "ArrayPattern":
        case "ArrayExpression":
            walk.typeToken("ArrayPattern");
            node.elements.forEach((element, index) => {
                if (element !== null)
                    assignPattern(walk, element, partOf(walk, value, element, String(index)));
            });
            walk.typeToken("End");
            return;
        case "AssignmentPattern":
            assignPattern(walk, node.left, either(walk, value, expression(walk, node.right)));
            return;
        case "RestElement":
        case "SpreadElement":
            assignPattern(walk, node.argument, facts/* NO_OPERAND */.ai);
            return;
        default:
            recordAssignment(walk, expression(walk, node, "write"), value);
    }
}
function recordAssignment(walk, target, value) {
    if (!(0,facts/* isReferenceOperand */.pr)(target))
        return;
    const index = (0,facts/* operandIndex */.E0)(target);
    // A plain variable's later values matter only if they say something; attributes are declared by being assigned.
    if (value === facts/* NO_OPERAND */.ai && walk.builder.references[index]?.receiver === facts/* NO_OPERAND */.ai)
        return;
    walk.builder.assignments.push({ target: index, value, type: facts/* NO_OPERAND */.ai });
}
function assignedName(walk, parts, nameStart) {
    const exported = exportedName(parts);
    if (exported !== undefined)
        return { name: exported, prefix: walk.prefix, nameStart, isExport: true, isStatic: false };
    const [first = "", ...rest] = parts;
    if (first === "this") {
        if (walk.thisPrefix === undefined)
            return undefined;
        return { name: rest.join("."), prefix: walk.thisPrefix, nameStart, isExport: false, isStatic: false };
    }
    const isExports = first === "exports" || (first === "module" && rest[0] === "exports");
    const path = isExports ? rest.slice(first === "module" ? 1 : 0) : parts;
    const named = path.filter((part) => part !== "prototype");
    const isStatic = path.length === 2 && named.length === 2 && /^\p{Lu}/u.test(path[0] ?? "");
    if (named.length === 0)
        return undefined;
    return { name: named.join("."), prefix: walk.prefix, nameStart, isExport: false, isStatic };
}
function assignedValue(walk, node, name) {
    const inner = unwrap(node.right);
    switch (inner.type) {
        case "FunctionExpression":
        case "ArrowFunctionExpression":
        case "ClassExpression":
            return throughWrappers(walk, node.right, () => definedValue(walk, node, inner, name));
        case "ObjectExpression":
            if (!walk.isTopLevel)
                return expression(walk, node.right);
            return throughWrappers(walk, node.right, () => {
                const index = name.isExport && name.name !== "" ? assignments_defineConstant(walk, node, name) : -1;
                const bodyStart = walk.tokens.length;
                walk.typeToken(inner.type);
                const operand = objectExpression(walk, inner, name.name === "" ? "" : `${name.name}.`);
                assignments_closeConstant(walk, index, bodyStart, operand);
                return operand;
            });
        default: {
            const isConstant = name.isExport && name.name !== "" && walk.isTopLevel && isOwnValue(inner);
            const index = isConstant ? assignments_defineConstant(walk, node, name) : -1;
            const bodyStart = walk.tokens.length;
            const operand = expression(walk, node.right);
            assignments_closeConstant(walk, index, bodyStart, operand);
            return operand;
        }
    }
}
function definedValue(walk, node, value, name) {
    // `module.exports = function f() {}` has the function's own name.
    if (name.name === "" && value.id)
        return expression(walk, value);
    const index = name.name === "" ? defineModule(walk, node, value) : defineAssigned(walk, node, name, assignments_kindOf(value, name), value);
    if ("params" in value)
        namedFunction(walk, value, index);
    else
        namedClass(walk, value, index);
    return walk.definitionValue(index);
}
function assignments_kindOf(value, name) {
    if (!("params" in value))
        return "class";
    return name.isExport ? "function" : "method";
}
/** `module.exports = function () {}`: the module's value has no name, so it is the default. */
function defineModule(walk, node, value) {
    const isFunction = "params" in value;
    return walk.define({
        kind: isFunction ? "function" : "class",
        name: "default",
        nameStart: value.start,
        owner: node,
        flags: facts/* DefinitionFlag */.qb.exported | facts/* DefinitionFlag */.qb.default | (isFunction ? functionFlags(value) : 0),
    });
}
function defineAssigned(walk, node, name, kind, value) {
    const { prefix } = walk;
    walk.prefix = name.prefix;
    const flags = (name.isExport ? facts/* DefinitionFlag */.qb.exported : 0) |
        (name.isStatic ? facts/* DefinitionFlag */.qb.static : 0) |
        (value !== undefined && "params" in value ? functionFlags(value) : 0);
    const index = walk.define({ kind, name: name.name, nameStart: name.nameStart, owner: node, flags });
    walk.prefix = prefix;
    return index;
}
function assignments_defineConstant(walk, node, name) {
    return defineAssigned(walk, node, name, "constant");
}
function assignments_closeConstant(walk, index, bodyStart, value) {
    if (index < 0)
        return;
    const draft = walk.draft(index);
    if (value !== facts/* NO_OPERAND */.ai)
        draft.returns = [value];
    draft.signatureHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, bodyStart, bodyStart);
    draft.bodyHash = (0,fingerprint/* fingerprint */.R)(walk.tokens, bodyStart);
}
/** Whether an exported value is made here, and is not another name for something defined elsewhere. */
function isOwnValue(node) {
    switch (node.type) {
        case "Identifier":
        case "MemberExpression":
        case "AssignmentExpression":
            return false;
        default:
            return !isVoid(node) && requiredModule(node) === undefined;
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/jsx.ts




/** Lower-case names are elements of the platform, not of the program. */
const INTRINSIC = /^[a-z][^.]*$/;
/** Walks an element: using a component is calling it. */
function jsx(walk, node) {
    walk.typeToken(node.type);
    switch (node.type) {
        case "JSXElement":
            jsx_element(walk, node);
            break;
        case "JSXFragment":
            children(walk, node.children);
            break;
        case "JSXExpressionContainer":
        case "JSXSpreadChild":
            if (node.expression.type !== "JSXEmptyExpression")
                expression(walk, node.expression);
            break;
        case "JSXText":
            walk.textToken(node.value.replace(/\s+/g, " ").trim());
            break;
    }
    return facts/* NO_OPERAND */.ai;
}
function jsx_element(walk, node) {
    const { openingElement: opening, closingElement: closing } = node;
    elementName(walk, opening.name, "call");
    typeArguments(walk, opening.typeArguments);
    for (const attribute of opening.attributes)
        attributeValue(walk, attribute);
    walk.typeToken("End");
    children(walk, node.children);
    if (closing)
        elementName(walk, closing.name, "read");
}
function children(walk, nodes) {
    for (const child of nodes) {
        if (child.type === "JSXText" && child.value.trim() === "")
            continue;
        expression(walk, child);
    }
    walk.typeToken("End");
}
function attributeValue(walk, node) {
    walk.typeToken(node.type);
    if (node.type === "JSXSpreadAttribute")
        expression(walk, node.argument);
    else if (node.type === "JSXAttribute") {
        if (node.name.type === "JSXIdentifier")
            walk.textToken(node.name.name);
        if (node.value)
            expression(walk, node.value);
    }
}
function elementName(walk, node, role) {
    switch (node.type) {
        case "JSXIdentifier":
            walk.textToken(node.name);
            return role !== "read" || !INTRINSIC.test(node.name)
                ? namedElement(walk, node.name, node.start, role)
                : facts/* NO_OPERAND */.ai;
        case "JSXMemberExpression": {
            const receiver = asReceiver(memberObject(walk, node.object));
            if (node.property.type !== "JSXIdentifier")
                return facts/* NO_OPERAND */.ai;
            walk.textToken(node.property.name);
            return walk.reference(node.property.name, node.property.start, role, receiver);
        }
        default:
            return facts/* NO_OPERAND */.ai;
    }
}
function namedElement(walk, name, start, role) {
    return INTRINSIC.test(name) ? facts/* NO_OPERAND */.ai : walk.reference(name, start, role);
}
function memberObject(walk, node) {
    if (node.type !== "JSXIdentifier")
        return elementName(walk, node, "read");
    walk.textToken(node.name);
    return walk.reference(node.name, node.start, "read");
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/literals.ts



const DOTTED_PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
const MAX_DOTTED_PATH = 200;
/** Tells the string "a" from the name `a`. */
const STRING_SALT = 0x5bd1e995;
/** A string, number, regular expression, … as a value of its built-in type. */
function literal(walk, node) {
    const { value } = node;
    if (typeof value === "string") {
        walk.tokens.push((0,fingerprint/* hashText */.q)(value) ^ STRING_SALT);
        mention(walk, value, node.start);
        return walk.builder.literal("string");
    }
    if (node.bigint)
        return rawLiteral(walk, node.bigint, "bigint");
    if (node.regex)
        return rawLiteral(walk, `/${node.regex.pattern}/${node.regex.flags}`, "RegExp");
    switch (typeof value) {
        case "number":
            return rawLiteral(walk, String(value), "number");
        case "boolean":
            return rawLiteral(walk, String(value), "boolean");
        default:
            return rawLiteral(walk, "null", "null");
    }
}
/** A template is a string; its expressions are walked. */
function templateLiteral(walk, node) {
    for (const quasi of node.quasis)
        walk.textToken(quasi.value.raw);
    for (const part of node.expressions)
        expression(walk, part);
    const only = node.expressions.length === 0 ? node.quasis[0] : undefined;
    if (only !== undefined)
        mention(walk, only.value.raw, node.start);
    return walk.builder.literal("string");
}
function rawLiteral(walk, raw, type) {
    walk.textToken(raw);
    return walk.builder.literal(type);
}
/** A dotted path in a string may name code. */
function mention(walk, text, start) {
    if (text.length > MAX_DOTTED_PATH || !text.includes(".") || !DOTTED_PATH.test(text))
        return;
    const line = walk.positions.line(start);
    const column = walk.positions.column(start);
    walk.builder.strings.push({ text, line, column, scope: walk.scope, receiver: facts/* NO_OPERAND */.ai });
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/expressions.ts












/** Walks an expression and returns the operand that describes its value. `role` is what is done with the name it ends in. */
function expression(walk, node, role = "read") {
    // Where something is missing, the recovering parser leaves a hole.
    if (!node)
        return facts/* NO_OPERAND */.ai;
    if (walk.isTooDeep(node))
        return facts/* NO_OPERAND */.ai;
    walk.depth++;
    const operand = expressionInside(walk, node, role);
    walk.depth--;
    return operand;
}
function expressionInside(walk, node, role) {
    const { builder } = walk;
    switch (node.type) {
        case "Identifier":
            walk.textToken(node.name);
            return node.name === "undefined" ? builder.literal("undefined") : walk.reference(node.name, node.start, role);
        case "MemberExpression":
            return memberExpression(walk, node, role);
        case "CallExpression":
        case "NewExpression":
            return callExpression(walk, node, role);
        case "Literal":
            return literal(walk, node);
        case "ChainExpression":
        case "ParenthesizedExpression":
        case "TSNonNullExpression":
            return expression(walk, node.expression, role);
        case "JSXElement":
        case "JSXFragment":
        case "JSXText":
        case "JSXExpressionContainer":
        case "JSXSpreadChild":
            return jsx(walk, node);
    }
    walk.typeToken(node.type);
    switch (node.type) {
        case "ThisExpression":
            return walk.reference("this", node.start, "read");
        case "Super":
            return walk.reference("super", node.start, role);
        case "ArrowFunctionExpression":
        case "FunctionExpression":
        case "FunctionDeclaration":
            return functionExpression(walk, node);
        case "ClassExpression":
        case "ClassDeclaration":
            return classExpression(walk, node);
        case "AssignmentExpression":
            return assignment(walk, node);
        case "ObjectExpression":
            return objectExpression(walk, node);
        case "ArrayExpression":
            return arrayExpression(walk, node);
        case "BinaryExpression":
        case "LogicalExpression":
            return binaryExpression(walk, node);
        case "ConditionalExpression": {
            expression(walk, node.test);
            const consequent = expression(walk, node.consequent);
            return either(walk, consequent, node.alternate ? expression(walk, node.alternate) : facts/* NO_OPERAND */.ai);
        }
        case "TemplateLiteral":
            return templateLiteral(walk, node);
        case "TaggedTemplateExpression": {
            const tag = expression(walk, node.tag, "call");
            typeArguments(walk, node.typeArguments);
            templateLiteral(walk, node.quasi);
            const args = [builder.literal("Array"), ...node.quasi.expressions.map(() => facts/* NO_OPERAND */.ai)];
            return builder.addValue("call", tag, args);
        }
        case "AwaitExpression": {
            const awaited = expression(walk, node.argument);
            return awaited === facts/* NO_OPERAND */.ai ? facts/* NO_OPERAND */.ai : builder.addValue("await", awaited);
        }
        case "UnaryExpression":
            return unaryExpression(walk, node.operator, node.argument);
        case "UpdateExpression":
            walk.textToken(node.operator);
            updateTarget(walk, node.argument);
            return builder.literal("number");
        case "SequenceExpression": {
            let last = facts/* NO_OPERAND */.ai;
            for (const part of node.expressions)
                last = expression(walk, part);
            return last;
        }
        case "YieldExpression":
            if (node.argument)
                expression(walk, node.argument);
            return facts/* NO_OPERAND */.ai;
        case "SpreadElement":
            expression(walk, node.argument);
            return facts/* NO_OPERAND */.ai;
        case "ImportExpression":
            return importExpression(walk, node.source, node.start, node.options);
        case "MetaProperty":
        case "PrivateIdentifier":
            return facts/* NO_OPERAND */.ai;
        case "TSAsExpression":
        case "TSTypeAssertion": {
            const value = expression(walk, node.expression, role);
            const type = typeOperand(walk, node.typeAnnotation);
            return type === facts/* NO_OPERAND */.ai || isConst(node.typeAnnotation) ? value : builder.addValue("instance", type);
        }
        case "TSSatisfiesExpression": {
            const value = expression(walk, node.expression, role);
            typeOperand(walk, node.typeAnnotation);
            return value;
        }
        case "TSInstantiationExpression": {
            const value = expression(walk, node.expression, role);
            typeArguments(walk, node.typeArguments);
            return value;
        }
        default:
            unknownNode(walk, node);
            return facts/* NO_OPERAND */.ai;
    }
}
/** `a.b`, `a["b"]`, `a[i]`: the reference to the attribute, or an item of the object. */
function memberExpression(walk, node, role) {
    const receiver = asReceiver(expression(walk, node.object));
    const { property } = node;
    if (!node.computed) {
        if (property.type === "Identifier") {
            walk.tokens.push(MEMBER_TOKEN);
            walk.textToken(property.name);
            return walk.reference(property.name, property.start, role, receiver);
        }
        if (property.type === "PrivateIdentifier") {
            walk.tokens.push(MEMBER_TOKEN);
            walk.textToken(property.name);
            return walk.reference(`#${property.name}`, property.start, role, receiver);
        }
    }
    walk.typeToken("Item");
    if (property.type === "Literal" && typeof property.value === "string") {
        walk.textToken(property.value);
        const line = walk.positions.line(property.start);
        const column = walk.positions.column(property.start);
        walk.builder.strings.push({ text: property.value, line, column, scope: walk.scope, receiver });
        return walk.builder.addValue("part", receiver, [], [property.value]);
    }
    return walk.builder.addValue("item", receiver, [expression(walk, property)]);
}
const MEMBER_TOKEN = 46;
function isConst(type) {
    return type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const";
}
function unaryExpression(walk, operator, argument) {
    walk.textToken(operator);
    if (operator === "delete") {
        updateTarget(walk, argument);
        return walk.builder.literal("boolean");
    }
    expression(walk, argument);
    switch (operator) {
        case "!":
            return walk.builder.literal("boolean");
        case "typeof":
            return walk.builder.literal("string");
        case "void":
            return walk.builder.literal("undefined");
        default:
            return walk.builder.literal("number");
    }
}
/** Chains of operators lean to the left and may be thousands long, so the left side is not walked by recursion. */
function binaryExpression(walk, node) {
    const chain = [node];
    let left = node.left;
    while (left.type === "BinaryExpression" || left.type === "LogicalExpression") {
        chain.push(left);
        left = left.left;
    }
    let operand = expression(walk, left);
    for (let i = chain.length - 1; i >= 0; i--) {
        const link = chain[i];
        walk.textToken(link.operator);
        const right = expression(walk, link.right);
        if (link.type === "LogicalExpression")
            operand = logicalValue(walk, link.operator, operand, right);
        else
            operand = COMPARISONS.has(link.operator) ? walk.builder.literal("boolean") : facts/* NO_OPERAND */.ai;
    }
    return operand;
}
const COMPARISONS = new Set(["==", "!=", "===", "!==", "<", ">", "<=", ">=", "in", "instanceof"]);
/** A long chain of `||` stays one union of its operands. */
function logicalValue(walk, operator, left, right) {
    return operator === "&&" ? right : either(walk, left, right);
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/calls.ts





/** A call or construction: the value it yields, with one operand for each argument. */
function callExpression(walk, node, role) {
    walk.typeToken(node.type);
    const required = requiredModule(node);
    if (required !== undefined) {
        walk.addImport("module", required.module, "", "", required.start);
        return moduleValue(walk, "require", node.start, required.module);
    }
    const callee = expression(walk, node.callee, role === "decorator" ? role : "call");
    typeArguments(walk, node.typeArguments);
    const args = [];
    let flags = 0;
    for (const argument of node.arguments) {
        if (argument?.type === "SpreadElement")
            flags |= facts/* ValueFlag */.KC.spread;
        args.push(expression(walk, argument));
    }
    walk.typeToken("End");
    exportingCall(walk, node, args);
    return walk.builder.addValue(node.type === "NewExpression" ? "new" : "call", callee, args, [], flags);
}
/** `import("x")`: a dynamic import when the module is a literal. */
function importExpression(walk, source, start, options) {
    const literal = literalModule(source);
    if (options)
        expression(walk, options);
    if (literal === undefined) {
        expression(walk, source);
        return facts/* NO_OPERAND */.ai;
    }
    walk.addImport("dynamic", literal.module, "", "", literal.start);
    return moduleValue(walk, "import", start, literal.module);
}
/** A module as a value: what `require("x")` and `import("x")` give, so that its attributes can be followed. */
function moduleValue(walk, loader, start, module) {
    walk.textToken(module);
    walk.reference(loader, start, "call");
    return walk.builder.addValue("module", facts/* NO_OPERAND */.ai, [], [module]);
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/jsdoc-types.ts


/** Deeper type expressions are cut off. */
const jsdoc_types_MAX_DEPTH = 50;
const BUILT_IN = new Map([
    ["string", "string"],
    ["String", "string"],
    ["number", "number"],
    ["Number", "number"],
    ["boolean", "boolean"],
    ["Boolean", "boolean"],
    ["bigint", "bigint"],
    ["symbol", "symbol"],
    ["null", "null"],
    ["undefined", "undefined"],
    ["void", "undefined"],
    ["function", "function"],
    ["Function", "function"],
]);
/** Names that say nothing about a value. */
const VAGUE = new Set([
    "any",
    "unknown",
    "never",
    "object",
    "Object",
    "true",
    "false",
    "keyof",
    "typeof",
]);
const TOKEN = /import\(\s*(["'])(.*?)\1\s*\)|[A-Za-z_$][\w$]*|\[\]|\.\.\.|"[^"\n]*"|'[^'\n]*'|[<>(){}|&,.?!=*:]|[^\s]/g;
/** Reads the type expression in `text[start, end)`; its names become references at their true places. */
function readDocType(walk, start, end, role = "type") {
    if (end <= start)
        return facts/* NO_OPERAND */.ai;
    const reader = new TypeReader(walk, tokensOf(walk.text.slice(start, end), start), role);
    return reader.union(0);
}
function tokensOf(text, offset) {
    const tokens = [];
    for (const match of text.matchAll(TOKEN)) {
        if (match[0] !== "*" || match.index === 0)
            tokens.push({ text: match[0], start: offset + match.index, module: match[2] });
    }
    return tokens;
}
class TypeReader {
    #walk;
    #tokens;
    #role;
    #at = 0;
    constructor(walk, tokens, role) {
        this.#walk = walk;
        this.#tokens = tokens;
        this.#role = role;
    }
    union(depth) {
        const types = [];
        do {
            const type = this.#suffixed(depth);
            if (type !== facts/* NO_OPERAND */.ai)
                types.push(type);
        } while (this.#take("|") || this.#take("&"));
        return types.length < 2 ? (types[0] ?? facts/* NO_OPERAND */.ai) : this.#walk.builder.addValue("union", facts/* NO_OPERAND */.ai, types);
    }
    #suffixed(depth) {
        while (this.#take("?") || this.#take("!") || this.#take("..."))
            ;
        let type = this.#primary(depth);
        for (;;) {
            if (this.#take("[]"))
                type = this.#walk.builder.addValue("item", this.#walk.builder.literal("Array"), [type]);
            else if (!this.#take("=") && !this.#take("?") && !this.#take("!"))
                return type;
        }
    }
    #primary(depth) {
        const token = this.#tokens[this.#at];
        if (token === undefined || depth > jsdoc_types_MAX_DEPTH)
            return facts/* NO_OPERAND */.ai;
        if (token.text === "(") {
            this.#at++;
            const type = this.union(depth + 1);
            this.#skipTo(")");
            return type;
        }
        if (token.text === "{")
            return this.#record(depth);
        if (token.module !== undefined) {
            this.#at++;
            this.#walk.addImport("dynamic", token.module, "", "", token.start + token.text.search(/["']/), true);
            return this.#members(moduleValue(this.#walk, "import", token.start, token.module), depth);
        }
        if (!/^[A-Za-z_$]/.test(token.text)) {
            if (/^["']/.test(token.text)) {
                this.#at++;
                return this.#walk.builder.literal("string");
            }
            if (token.text === "*")
                this.#at++;
            return facts/* NO_OPERAND */.ai;
        }
        this.#at++;
        return this.#named(token, depth);
    }
    #named(token, depth) {
        const builtIn = BUILT_IN.get(token.text);
        if (builtIn !== undefined) {
            if (builtIn === "function")
                this.#parameters(depth);
            return this.#walk.builder.literal(builtIn);
        }
        if (VAGUE.has(token.text)) {
            if (token.text === "keyof" || token.text === "typeof")
                return this.#suffixed(depth + 1);
            this.#typeArguments(depth);
            return facts/* NO_OPERAND */.ai;
        }
        if (token.text === "Array") {
            return this.#walk.builder.addValue("item", this.#walk.builder.literal("Array"), this.#typeArguments(depth));
        }
        return this.#members(this.#walk.reference(token.text, token.start, this.#role), depth);
    }
    #members(first, depth) {
        let type = first;
        while (this.#tokens[this.#at]?.text === "." && /^[A-Za-z_$]/.test(this.#tokens[this.#at + 1]?.text ?? "")) {
            const name = this.#tokens[this.#at + 1];
            type = this.#walk.reference(name.text, name.start, this.#role, type);
            this.#at += 2;
        }
        const args = this.#typeArguments(depth);
        return args.length === 0 ? type : this.#walk.builder.addValue("item", type, args);
    }
    /** `<A, B>` or the older `.<A, B>`. */
    #typeArguments(depth) {
        if (this.#tokens[this.#at]?.text === "." && this.#tokens[this.#at + 1]?.text === "<")
            this.#at++;
        if (!this.#take("<"))
            return [];
        const args = [];
        do
            args.push(this.union(depth + 1));
        while (this.#take(","));
        this.#skipTo(">");
        return args;
    }
    /** `function(A, B): C`. */
    #parameters(depth) {
        if (!this.#take("("))
            return;
        do
            this.union(depth + 1);
        while (this.#take(","));
        this.#skipTo(")");
        if (this.#take(":"))
            this.union(depth + 1);
    }
    #record(depth) {
        this.#at++;
        const names = [];
        const args = [];
        while (this.#at < this.#tokens.length && this.#tokens[this.#at]?.text !== "}") {
            const key = this.#tokens[this.#at++];
            if (this.#tokens[this.#at]?.text === "?")
                this.#at++;
            if (!this.#take(":"))
                continue;
            names.push(key.text);
            args.push(this.union(depth + 1));
            this.#take(",");
        }
        this.#take("}");
        return names.length === 0 ? facts/* NO_OPERAND */.ai : this.#walk.builder.addValue("object", facts/* NO_OPERAND */.ai, args, names);
    }
    #take(text) {
        if (this.#tokens[this.#at]?.text !== text)
            return false;
        this.#at++;
        return true;
    }
    #skipTo(text) {
        while (this.#at < this.#tokens.length && this.#tokens[this.#at]?.text !== text)
            this.#at++;
        this.#at++;
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/jsdoc.ts



const NO_DOC_TYPES = {
    parameter: () => undefined,
    returns: facts/* NO_OPERAND */.ai,
    type: facts/* NO_OPERAND */.ai,
    bases: [],
};
/** Reads the tags of a doc comment; its types become references in the current scope. */
function readDocTypes(walk, comment) {
    const parameters = new Map();
    const bases = [];
    let returns = facts/* NO_OPERAND */.ai;
    let type = facts/* NO_OPERAND */.ai;
    for (const tag of tagsOf(walk.text, comment)) {
        switch (tag.name) {
            case "param":
            case "arg":
            case "argument": {
                const name = nameAfter(walk.text, tag.typeEnd, comment.end);
                const operand = readDocType(walk, tag.typeStart, tag.typeEnd);
                if (name === undefined || name.isMember)
                    break;
                const isOptional = name.isOptional || walk.text[tag.typeEnd - 1] === "=";
                parameters.set(name.text, { type: operand, isOptional });
                break;
            }
            case "return":
            case "returns":
                returns = readDocType(walk, tag.typeStart, tag.typeEnd);
                break;
            case "type":
                type = readDocType(walk, tag.typeStart, tag.typeEnd);
                break;
            case "extends":
            case "augments":
            case "implements":
                bases.push(readDocType(walk, tag.typeStart, tag.typeEnd, "inherit"));
                break;
            case "template":
                bindTemplate(walk, tag, comment.end);
                break;
        }
    }
    return { parameter: (name) => parameters.get(name), returns, type, bases };
}
/** Defines the types that `@typedef` and `@callback` declare anywhere in the file. */
function defineDocTypes(walk) {
    for (const comment of walk.docs.all) {
        if (!walk.docs.isDoc(comment))
            continue;
        const tags = tagsOf(walk.text, comment);
        tags.forEach((tag, index) => {
            if (tag.name !== "typedef" && tag.name !== "callback")
                return;
            const name = nameAfter(walk.text, tag.typeEnd, comment.end);
            if (name === undefined)
                return;
            const next = tags.slice(index + 1).find((other) => other.name === "typedef" || other.name === "callback");
            const owner = { start: tag.start, end: next?.start ?? comment.end };
            const definition = walk.define({ kind: "type", name: name.text, nameStart: name.start, owner });
            walk.bind(0, name.text, "definition", name.start, definition);
            const type = readDocType(walk, tag.typeStart, tag.typeEnd);
            closeConstant(walk, definition, walk.tokens.length, walk.tokens.length, type, facts/* NO_OPERAND */.ai);
            for (const member of tags.slice(index + 1, next ? tags.indexOf(next) : undefined)) {
                readDocType(walk, member.typeStart, member.typeEnd);
            }
        });
    }
}
function bindTemplate(walk, tag, end) {
    const constraint = readDocType(walk, tag.typeStart, tag.typeEnd);
    const name = nameAfter(walk.text, tag.typeEnd, end);
    if (name !== undefined)
        walk.bind(walk.scope, name.text, "type", name.start).type = constraint;
}
function tagsOf(text, comment) {
    const tags = [];
    const own = text.slice(comment.start, comment.end);
    const word = /@(\w+)/g;
    for (let match = word.exec(own); match !== null; match = word.exec(own)) {
        const after = skipBlanks(own, word.lastIndex);
        const close = own[after] === "{" ? closingBrace(own, after) : -1;
        const isTyped = close >= 0;
        tags.push({
            name: match[1] ?? "",
            start: comment.start + match.index,
            typeStart: comment.start + (isTyped ? after + 1 : word.lastIndex),
            typeEnd: comment.start + (isTyped ? close : word.lastIndex),
        });
        if (isTyped)
            word.lastIndex = close;
    }
    return tags;
}
function skipBlanks(text, from) {
    let at = from;
    while (text[at] === " " || text[at] === "\t")
        at++;
    return at;
}
function closingBrace(text, open) {
    let depth = 0;
    for (let at = open; at < text.length; at++) {
        if (text[at] === "{")
            depth++;
        else if (text[at] === "}" && --depth === 0)
            return at;
    }
    return -1;
}
function nameAfter(text, offset, end) {
    const pattern = /\s*(\[?)\s*([A-Za-z_$][\w$]*)(\.)?/y;
    pattern.lastIndex = text[offset] === "}" ? offset + 1 : offset;
    const match = pattern.exec(text);
    if (match === null || pattern.lastIndex > end)
        return undefined;
    const name = match[2] ?? "";
    const start = pattern.lastIndex - name.length - (match[3] === undefined ? 0 : 1);
    return { text: name, start, isOptional: match[1] === "[", isMember: match[3] !== undefined };
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/parse.ts
const ACORN_OPTIONS = {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowAwaitOutsideFunction: true,
    allowSuperOutsideMethod: true,
    allowHashBang: true,
    checkPrivateFields: false,
};
const BABEL_OPTIONS = {
    sourceType: "module",
    attachComment: false,
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowAwaitOutsideFunction: true,
    allowSuperOutsideMethod: true,
    allowNewTargetOutsideFunction: true,
    allowUndeclaredExports: true,
};
/** Complaints that mean the text is damaged; the others are about rules that the facts do not depend on. */
const DAMAGE = new Set(["MissingSemicolon", "UnexpectedToken", "UnterminatedString"]);
/** `export @decorator class` is the one form that the older, more lenient decorator grammar rejects. */
const DECORATOR_AFTER_EXPORT = /\bexport\s+(?:default\s+)?@/;
/** Loads both parsers; nothing else in the program needs them. */
async function loadParsers() {
    const [acorn, acornJsx, babel] = await Promise.all([__webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559)), __webpack_require__.e(/* import() */ 637).then(__webpack_require__.t.bind(__webpack_require__, 3637, 23)), __webpack_require__.e(/* import() */ 411).then(__webpack_require__.bind(__webpack_require__, 6411))]);
    const AcornJsx = acorn.Parser.extend(acornJsx.default(), withoutDeclarationChecks);
    return {
        strict(text) {
            const comments = [];
            const program = AcornJsx.parse(text, {
                ...ACORN_OPTIONS,
                onComment(isBlock, _text, start, end) {
                    if (isBlock)
                        comments.push({ start, end });
                },
            });
            return { program: program, comments, problems: [] };
        },
        recovering(text, dialect, start = 0) {
            const options = { ...BABEL_OPTIONS, ...partOptions(start), plugins: pluginsFor(text, dialect) };
            const file = withoutStackTraces(() => babel.parse(text, options));
            const comments = [];
            for (const comment of file.comments ?? []) {
                if (comment.type === "CommentBlock")
                    comments.push({ start: comment.start ?? 0, end: comment.end ?? 0 });
            }
            const problems = (file.errors ?? [])
                .filter((error) => DAMAGE.has(error.reasonCode))
                .map((error) => ({ offset: error.pos, message: withoutPlace(error.message) }));
            return { program: file.program, comments, problems };
        },
    };
}
/** Names declared twice do not matter here, and acorn's search for them takes quadratic time in large bundles. */
function withoutDeclarationChecks(BaseParser) {
    return class extends BaseParser {
        declareName() { }
        checkLocalExport() { }
    };
}
/** A damaged text may hold an error for every word, and each would record where in the parser it was found. */
function withoutStackTraces(work) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}
/** What a parser's exception says, and where it gave up. */
function problemOf(error) {
    if (isTooDeep(error))
        return { offset: 0, message: "Nested too deeply to be parsed as a whole." };
    const offset = error instanceof Error && "pos" in error && typeof error.pos === "number" ? error.pos : 0;
    return { offset, message: error instanceof Error ? withoutPlace(error.message) : String(error) };
}
/** Whether a parser ran out of stack; acorn says so in an error of its own. */
function isTooDeep(error) {
    return error instanceof RangeError || (error instanceof Error && error.message.startsWith("Not enough stack space"));
}
/** Parsers put "(line:column)" behind their messages; facts say the line by themselves. */
function withoutPlace(message) {
    return message.replace(/\s*\(\d+:\d+\)$/, "");
}
function partOptions(start) {
    return start === 0 ? {} : { startIndex: start, startLine: 2, startColumn: 0 };
}
function pluginsFor(text, dialect) {
    const plugins = [
        "estree",
        "decoratorAutoAccessors",
        DECORATOR_AFTER_EXPORT.test(text) ? "decorators" : "decorators-legacy",
    ];
    if (dialect !== "typescript")
        plugins.push("jsx");
    if (dialect === "typescript" || dialect === "tsx")
        plugins.push("typescript");
    else if (dialect === "flow")
        plugins.push(["flow", { all: true }]);
    return plugins;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/recovery/patch.ts
const BLANK = /\s/;
/**
 * Overwrites characters of a text. Repairs never move anything, so that every offset in the repaired text is an offset
 * in the file.
 */
class Patch {
    #text;
    #characters = new Map();
    #blanks = [];
    #appended = "";
    constructor(text) {
        this.#text = text;
    }
    /** Blanks `text[start, end)` but for its line breaks. */
    blank(start, end) {
        this.#blanks.push({ start, end });
    }
    replace(offset, character) {
        this.#characters.set(offset, character);
    }
    /** Puts a character into the blank space right before an offset; answers false if there is none. */
    putBefore(offset, character) {
        for (let at = offset - 1; at >= 0 && BLANK.test(this.#text.charAt(at)); at--) {
            if (this.#characters.has(at))
                continue;
            this.#characters.set(at, character);
            return true;
        }
        return false;
    }
    /** Puts a character into the blank space that starts at an offset, or behind the text. */
    putAt(offset, character) {
        let at = offset;
        for (; at < this.#text.length && BLANK.test(this.#text.charAt(at)); at++) {
            if (this.#characters.has(at))
                continue;
            this.#characters.set(at, character);
            return true;
        }
        if (at < this.#text.length)
            return false;
        this.#appended += character;
        return true;
    }
    /** The text with all changes; what was put into a stretch that is blanked is blanked with it. */
    apply() {
        const characters = [...this.#characters].map(([start, text]) => ({ start, end: start + 1, text }));
        const blanks = this.#blanks.map(({ start, end }) => ({ start, end, text: undefined }));
        const edits = [...blanks, ...characters].sort((a, b) => a.start - b.start || b.end - a.end);
        const pieces = [];
        let from = 0;
        for (const { start, end, text } of edits) {
            if (end <= from)
                continue;
            const own = Math.max(start, from);
            pieces.push(this.#text.slice(from, own), text ?? this.#text.slice(own, end).replace(/\S/g, " "));
            from = end;
        }
        pieces.push(this.#text.slice(from));
        if (this.#appended !== "")
            pieces.push("\n", this.#appended);
        return pieces.join("");
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/recovery/scan.ts
/**
 * A rough lexer for damaged text: it finds brackets and the lines of code without needing a parse. What it gets wrong
 * (a division taken for a regular expression, say) is confined to one line.
 */
const TAB_WIDTH = 4;
/** Words after which a slash starts a regular expression. */
const BEFORE_EXPRESSION = /^(?:return|typeof|case|do|else|in|of|instanceof|new|void|delete|throw|yield|await|default)$/;
function scan(text) {
    return new Scanner(text).run();
}
class Scanner {
    #text;
    #word = /[\w$#@\u0080-\uffff]+/y;
    #brackets = [];
    #lines = [];
    #strays = [];
    #lineComments = [];
    /** Brace depths at which a `}` ends the `${` of a template. */
    #templates = [];
    #braces = 0;
    #at = 0;
    #lineNumber = 1;
    #lineStart = 0;
    #line;
    /** The last word or character of code, for telling regular expressions from divisions. */
    #previous = "";
    constructor(text) {
        this.#text = text;
    }
    run() {
        while (this.#at < this.#text.length)
            this.#step();
        return { brackets: this.#brackets, lines: this.#lines, strays: this.#strays, lineComments: this.#lineComments };
    }
    #step() {
        const text = this.#text;
        const character = text.charAt(this.#at);
        switch (character) {
            case "\n":
                this.#at++;
                this.#newLine();
                return;
            case " ":
            case "\t":
            case "\r":
                this.#at++;
                return;
            case "/":
                this.#slash();
                return;
            case '"':
            case "'":
                this.#string(character);
                return;
            case "`":
                this.#code();
                this.#template(this.#at, this.#at + 1);
                return;
            case "(":
            case "[":
            case "{":
            case ")":
            case "]":
            case "}":
            case ";":
                this.#bracket(character);
                return;
            default:
                this.#wordOrOperator();
        }
    }
    #newLine() {
        this.#lineNumber++;
        this.#lineStart = this.#at;
        this.#line = undefined;
    }
    /** Notes that there is code here; the first of a line makes it a line of code. */
    #code() {
        if (this.#line !== undefined)
            return { line: this.#line, isFirst: false };
        let indent = 0;
        for (let at = this.#lineStart; at < this.#at; at++)
            indent += this.#text.charAt(at) === "\t" ? TAB_WIDTH : 1;
        this.#line = { number: this.#lineNumber, start: this.#at, indent, codeEnd: this.#at + 1 };
        this.#lines.push(this.#line);
        return { line: this.#line, isFirst: true };
    }
    #endCode(previous) {
        this.#previous = previous;
        if (this.#line !== undefined)
            this.#line.codeEnd = this.#at;
    }
    #wordOrOperator() {
        this.#code();
        const start = this.#at;
        this.#word.lastIndex = start;
        this.#at = this.#word.test(this.#text) ? this.#word.lastIndex : start + 1;
        this.#endCode(this.#text.slice(start, this.#at));
    }
    #bracket(character) {
        const { line, isFirst } = this.#code();
        if (character === "}" && this.#templates[this.#templates.length - 1] === this.#braces) {
            this.#templates.pop();
            this.#at++;
            this.#template(this.#at - 1, this.#at);
            return;
        }
        if (character === "{")
            this.#braces++;
        else if (character === "}")
            this.#braces--;
        this.#brackets.push({ offset: this.#at++, character, line, isFirstOnLine: isFirst });
        this.#endCode(character);
    }
    #string(quote) {
        this.#code();
        const text = this.#text;
        for (let at = this.#at + 1; at < text.length; at++) {
            const character = text.charAt(at);
            if (character === "\\")
                at += text.startsWith("\r\n", at + 1) ? 2 : 1;
            else if (character === "\n")
                break;
            else if (character === quote) {
                this.#at = at + 1;
                this.#endCode(quote);
                return;
            }
        }
        this.#strays.push({ start: this.#at, end: this.#at + 1 });
        this.#at++;
        this.#endCode(quote);
    }
    /** Text of a template from `from` on; `start` is its backtick, or the brace that ended an expression in it. */
    #template(start, from) {
        const text = this.#text;
        for (let at = from; at < text.length; at++) {
            const character = text.charAt(at);
            if (character === "\\")
                at++;
            else if (character === "`" || (character === "$" && text.charAt(at + 1) === "{")) {
                this.#countLines(start, at);
                this.#at = character === "`" ? at + 1 : at + 2;
                if (character === "$")
                    this.#templates.push(this.#braces);
                this.#endCode(character);
                return;
            }
        }
        if (text.charAt(start) === "`")
            this.#strays.push({ start, end: start + 1 });
        this.#at = start + 1;
        this.#endCode("`");
    }
    #countLines(from, to) {
        for (let at = this.#text.indexOf("\n", from); at >= 0 && at < to; at = this.#text.indexOf("\n", at + 1)) {
            this.#lineNumber++;
            this.#lineStart = at + 1;
        }
    }
    #slash() {
        const text = this.#text;
        const next = text.charAt(this.#at + 1);
        if (next === "/") {
            const end = text.indexOf("\n", this.#at);
            this.#lineComments.push({ start: this.#at, end: end < 0 ? text.length : end });
            this.#at = end < 0 ? text.length : end;
        }
        else if (next === "*") {
            const end = text.indexOf("*/", this.#at + 2);
            if (end < 0)
                this.#endlessComment();
            else {
                this.#countLines(this.#at, end);
                this.#at = end + 2;
            }
        }
        else {
            this.#code();
            this.#at = this.#regularExpressionEnd(next);
            this.#endCode("/");
        }
    }
    /** A comment without an end goes on for as long as its lines look like those of a comment. */
    #endlessComment() {
        const comment = /.*(?:\r?\n[ \t]*\*.*)*/y;
        comment.lastIndex = this.#at;
        comment.exec(this.#text);
        this.#strays.push({ start: this.#at, end: comment.lastIndex });
        this.#countLines(this.#at, comment.lastIndex);
        this.#at = Math.max(comment.lastIndex, this.#at + 2);
    }
    #regularExpressionEnd(next) {
        const text = this.#text;
        const isOperand = /[\w$)\]}"'`]$/.test(this.#previous) && !BEFORE_EXPRESSION.test(this.#previous);
        // `</` and `/>` belong to elements.
        if (isOperand || this.#previous === "<" || next === ">")
            return this.#at + 1;
        let isInClass = false;
        for (let at = this.#at + 1; at < text.length; at++) {
            const character = text.charAt(at);
            if (character === "\\")
                at++;
            else if (character === "\n")
                break;
            else if (character === "[")
                isInClass = true;
            else if (character === "]")
                isInClass = false;
            else if (character === "/" && !isInClass)
                return at + 1;
        }
        return this.#at + 1;
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/recovery/balance.ts


const CLOSER = new Map([
    ["(", ")"],
    ["[", "]"],
    ["{", "}"],
]);
/** Lines that go on with what the line above them at the same indentation started. */
const CONTINUES = /^(?:[)\]}{.?:|&,=+*%<>-]|else\b|catch\b|finally\b)/;
/** What can stand before the brace of an object or of a function that is an argument, but not before that of a statement. */
const BEFORE_VALUE = /(?:=>|[=(,:[?]|\breturn|\bfunction\b[^(]*\([^()]*\))\s*$/;
/** How many open brackets a closer may skip. */
const MAX_SKIPPED = 200;
/** Deeper indentation than this is not looked into. */
const MAX_LEVELS = 60;
/**
 * Makes the brackets of a damaged text match, with the indentation as the judge of where one is missing: only the lines
 * of the innermost stretch whose brackets do not match are touched. Comments to the end of a line and lone quotes
 * become blanks.
 */
function balance(text) {
    const cleaned = withoutStrays(text);
    return new Balancer(cleaned, scan(cleaned)).run();
}
function withoutStrays(text) {
    const found = scan(text);
    const patch = new Patch(text);
    for (const { start, end } of [...found.lineComments, ...found.strays])
        patch.blank(start, end);
    return patch.apply();
}
function fits(opener, closer) {
    return CLOSER.get(opener.character) === closer.character;
}
class Balancer {
    #text;
    #lines;
    #brackets;
    /** For each line the index of its first bracket; one more entry for the end. */
    #firstBracket = [];
    #patch;
    constructor(text, { lines, brackets }) {
        this.#text = text;
        this.#lines = lines;
        this.#brackets = brackets;
        this.#patch = new Patch(text);
        let next = 0;
        for (const line of lines) {
            while (next < brackets.length && brackets[next].line.start < line.start)
                next++;
            this.#firstBracket.push(next);
        }
        this.#firstBracket.push(brackets.length);
    }
    run() {
        this.#region(0, this.#lines.length, 0, false);
        return this.#patch.apply();
    }
    /** Lines that stand in the same block: looks for the statements or members whose brackets do not match. */
    #region(from, to, level, isInClass) {
        if (level > MAX_LEVELS || this.#isBalanced(from, to))
            return;
        let margin = Number.POSITIVE_INFINITY;
        for (let at = from; at < to; at++)
            margin = Math.min(margin, this.#line(at).indent);
        for (let start = from; start < to;) {
            let end = start + 1;
            while (end < to && !this.#startsGroup(end, margin))
                end++;
            if (!this.#isBalanced(start, end))
                this.#group(start, end, margin, level, isInClass);
            start = end;
        }
    }
    #startsGroup(index, margin) {
        const line = this.#line(index);
        return line.indent === margin && !CONTINUES.test(this.#text.slice(line.start, line.start + 8));
    }
    /** One statement or member: first what is indented below it, then its own lines. */
    #group(start, end, margin, level, isInClass) {
        const own = [];
        for (let at = start; at < end;) {
            if (this.#line(at).indent === margin) {
                own.push(at++);
                continue;
            }
            const from = at;
            while (at < end && this.#line(at).indent > margin)
                at++;
            this.#region(from, at, level + 1, this.#opensClass(own[own.length - 1]));
        }
        this.#ownLines(own, end, isInClass);
    }
    #ownLines(own, end, isInClass) {
        const open = [];
        const last = this.#line(end - 1);
        own.forEach((index, position) => {
            for (const bracket of this.#bracketsOf(index)) {
                if (CLOSER.has(bracket.character))
                    open.push({ bracket, semicolon: undefined });
                else if (bracket.character === ";")
                    this.#noteSemicolon(open, bracket);
                else if (!this.#close(open, bracket, last))
                    this.#supplyOpener(bracket, own[position - 1], isInClass);
            }
        });
        while (open.length > 0)
            this.#supplyCloser(open.pop(), undefined, last);
    }
    #noteSemicolon(open, semicolon) {
        for (let at = open.length - 1; at >= 0; at--) {
            const opener = open[at];
            if (opener.bracket.character === "{" || this.#isLoopHead(opener.bracket))
                return;
            opener.semicolon ??= semicolon;
        }
    }
    /** Closes the innermost opener that a closer fits, and those inside it; answers false if it fits none. */
    #close(open, closer, last) {
        let match = open.length - 1;
        while (match >= 0 && !fits(open[match].bracket, closer)) {
            if (open.length - match > MAX_SKIPPED)
                return false;
            match--;
        }
        if (match < 0)
            return false;
        while (open.length - 1 > match)
            this.#supplyCloser(open.pop(), closer, last);
        open.pop();
        return true;
    }
    /** Puts a missing closer before the bracket that showed it missing, or at the end of the statement. */
    #supplyCloser({ bracket, semicolon }, limit, last) {
        const closer = CLOSER.get(bracket.character) ?? "";
        if (semicolon !== undefined) {
            // Without room for the closer it takes the place of the semicolon, which a line break can stand for.
            if (!this.#patch.putBefore(semicolon.offset, closer))
                this.#patch.replace(semicolon.offset, closer);
        }
        else if (limit !== undefined)
            this.#patch.putBefore(limit.offset, closer);
        else if (bracket.character !== "{" && this.#opensStatement(bracket)) {
            this.#patch.putBefore(bracket.line.codeEnd - 1, closer);
        }
        else
            this.#patch.putAt(last.codeEnd, closer);
    }
    /** Whether the line of a parenthesis ends with the brace of a statement: `if (a {`. */
    #opensStatement(bracket) {
        const end = bracket.line.codeEnd - 1;
        return this.#text.charAt(end) === "{" && !BEFORE_VALUE.test(this.#text.slice(bracket.offset + 1, end));
    }
    /**
     * A `}` without a partner: the line above at its level has lost its `{`, or is lost itself. Then the lines between make
     * a block of their own, unless a class is around them, where they would mean nothing. Other closers are blanked.
     */
    #supplyOpener(bracket, previous, isInClass) {
        const line = previous === undefined ? undefined : this.#line(previous);
        if (bracket.character !== "}" || !bracket.isFirstOnLine || line === undefined) {
            this.#patch.blank(bracket.offset, bracket.offset + 1);
        }
        else if (isInClass && /[;,}\]]$/.test(this.#text.slice(line.start, line.codeEnd))) {
            this.#patch.blank(line.codeEnd, bracket.offset + 1);
        }
        else if (!this.#patch.putAt(line.codeEnd, "{"))
            this.#patch.blank(bracket.offset, bracket.offset + 1);
    }
    #opensClass(index) {
        if (index === undefined)
            return false;
        const line = this.#line(index);
        return /\b(?:class|interface)\b/.test(this.#text.slice(line.start, line.codeEnd));
    }
    #isLoopHead(bracket) {
        return /\bfor(?:\s+await)?\s*$/.test(this.#text.slice(Math.max(0, bracket.offset - 12), bracket.offset));
    }
    #isBalanced(from, to) {
        const open = [];
        for (let at = this.#firstBracket[from]; at < this.#firstBracket[to]; at++) {
            const { character } = this.#brackets[at];
            const closer = CLOSER.get(character);
            if (closer !== undefined)
                open.push(closer);
            else if (character !== ";" && open.pop() !== character)
                return false;
        }
        return open.length === 0;
    }
    #bracketsOf(index) {
        return this.#brackets.slice(this.#firstBracket[index], this.#firstBracket[index + 1]);
    }
    #line(index) {
        return this.#lines[index];
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/recovery/chunks.ts

/** Words that start a statement and nothing else. */
const STATEMENT = /^(?:export|import|function|class|const|let|var|interface|type|enum|declare|abstract|async|namespace|module|if|for|switch|try|return|throw)\b|^@/;
/** Words that go on with a statement although a block has ended before them. */
const chunks_CONTINUES = /^(?:else|catch|finally|while|as|satisfies|of|in|instanceof|extends|implements|from)\b/;
/** How far back the end of the statement before is looked for. */
const MAX_GAP = 200;
/** Enough of a line to see how it starts. */
const START_LENGTH = 12;
/**
 * Cuts a text with balanced brackets into stretches of whole top-level statements, each of which can be parsed alone.
 * A cut is made only before a line outside of all brackets that must start a statement.
 */
function topLevelChunks(text) {
    const { brackets, lines } = scan(text);
    const chunks = [];
    const margin = lines.reduce((least, line) => Math.min(least, line.indent), Number.POSITIVE_INFINITY);
    let start = 0;
    let isDecorated = false;
    for (const line of linesOutside(lines, brackets)) {
        if (line.indent > margin || !startsStatement(text, line.start))
            continue;
        if (!isDecorated && line.start > start) {
            const from = withLeadingComments(text, start, line.start);
            chunks.push({ start, end: from });
            start = from;
        }
        isDecorated = text.charAt(line.start) === "@";
    }
    chunks.push({ start, end: text.length });
    return chunks.filter((chunk) => chunk.end > chunk.start);
}
function startsStatement(text, offset) {
    const start = text.slice(offset, offset + START_LENGTH);
    if (STATEMENT.test(start))
        return true;
    const before = text.slice(Math.max(0, offset - MAX_GAP), offset).trimEnd();
    return /[;}]$/.test(before) && /^[\w$]/.test(start) && !chunks_CONTINUES.test(start);
}
/** The lines that start outside of all brackets. */
function* linesOutside(lines, brackets) {
    let depth = 0;
    let next = 0;
    for (const line of lines) {
        for (let bracket = brackets[next]; bracket !== undefined && bracket.offset < line.start; bracket = brackets[++next]) {
            if ("([{".includes(bracket.character))
                depth++;
            else if (bracket.character !== ";" && depth > 0)
                depth--;
        }
        if (depth === 0)
            yield line;
    }
}
/** A block comment above a statement belongs to it; it may start before the line does. */
function withLeadingComments(text, from, start) {
    let at = start;
    for (;;) {
        let end = at;
        while (end > from && /\s/.test(text.charAt(end - 1)))
            end--;
        if (text.charAt(end - 1) !== "/" || text.charAt(end - 2) !== "*")
            return at;
        const open = text.lastIndexOf("/*", end - 3);
        if (open < from)
            return at;
        at = open;
    }
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/recovery/flatten.ts


/** No parser overflows the stack at this depth of brackets. */
const MAX_BRACKET_DEPTH = 100;
/** Blanks what lies deeper in brackets than any parser can follow. */
function flatten(text) {
    const patch = new Patch(text);
    let depth = 0;
    let from = 0;
    for (const { character, offset } of scan(text).brackets) {
        if ("([{".includes(character)) {
            if (++depth === MAX_BRACKET_DEPTH)
                from = offset + 1;
        }
        else if (character !== ";" && depth > 0 && depth-- === MAX_BRACKET_DEPTH)
            patch.blank(from, offset);
    }
    if (depth >= MAX_BRACKET_DEPTH)
        patch.blank(from, text.length);
    return patch.apply();
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/recovery/places.ts

/** The insides of the braces around an offset, innermost first. */
function enclosingBlocks(text, offset) {
    const open = [];
    const around = [];
    for (const bracket of scan(text).brackets) {
        if (bracket.character === "{")
            open.push(bracket.offset + 1);
        else if (bracket.character === "}") {
            const start = open.pop();
            if (start !== undefined && start <= offset && bracket.offset >= offset)
                around.push({ start, end: bracket.offset });
        }
    }
    return around;
}
/** Where the last whole statement before an offset ends, as far as brackets and semicolons show. */
function endOfStatementBefore(text, offset) {
    let depth = 0;
    let end = 0;
    for (const bracket of scan(text).brackets) {
        if (bracket.offset >= offset)
            break;
        if ("([{".includes(bracket.character))
            depth++;
        else if (bracket.character !== ";" && depth > 0)
            depth--;
        if (depth === 0 && (bracket.character === ";" || bracket.character === "}"))
            end = bracket.offset + 1;
    }
    return end;
}
/** Where the next statement after an offset starts, if there is a word that can only start one. */
function startOfStatementAfter(text, offset) {
    const start = /[;}\n]\s*(?=(?:export|import|function|class|const|let|var|interface|type|enum|async)\b)/g;
    start.lastIndex = offset;
    return start.exec(text) === null ? undefined : start.lastIndex;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/recovery/repair.ts






/** Repairs may parse this many times the length of the text, and always at least a few small stretches. */
const WORK_PER_CHARACTER = 4;
const MIN_WORK = 1_000_000;
/** A longer stretch is a bundle: what is around the fault is not worth parsing it all again for each repair. */
const MAX_REPAIRED_LENGTH = 300_000;
/** How often the statements after a fault are read on their own. */
const MAX_SALVAGES = 8;
/** Nobody wrote a line this long by hand, and more than one statement is lost with it. */
const LONG_LINE = 400;
/** A stretch of code with more faults than this is given up. */
const MAX_REPAIRS = 12;
/** Reads what can be read of a text that the parser rejects. Offsets count from `offset`. */
function recover(text, dialect, parsers, offset) {
    return new Recovery(text, dialect, parsers, offset).run();
}
class Recovery {
    #text;
    #dialect;
    #parsers;
    #offset;
    #programs = [];
    #comments = [];
    #problems = [];
    #work;
    #salvages = 0;
    constructor(text, dialect, parsers, offset) {
        this.#text = text;
        this.#dialect = dialect;
        this.#parsers = parsers;
        this.#offset = offset;
        this.#work = Math.max(MIN_WORK, text.length * WORK_PER_CHARACTER);
    }
    run() {
        for (const chunk of chunksOf(this.#text))
            this.#chunk(chunk.text, chunk.start);
        return { programs: this.#programs, comments: this.#comments, problems: this.#problems };
    }
    #chunk(text, start) {
        let current = text;
        let attempt = this.#attempt(current, start);
        if ("problem" in attempt)
            this.#problems.push(attempt.problem);
        if ("problem" in attempt && attempt.isTooDeep) {
            current = flatten(current);
            attempt = this.#attempt(current, start);
        }
        const maxRepairs = text.length > MAX_REPAIRED_LENGTH ? 0 : MAX_REPAIRS;
        for (let repairs = 0; "problem" in attempt && !attempt.isTooDeep && repairs < maxRepairs; repairs++) {
            const better = this.#best(current, start, this.#placeOf(attempt.problem, start));
            if (better === undefined)
                break;
            current = better.text;
            attempt = better.attempt;
        }
        if ("parsed" in attempt)
            this.#keep(attempt.parsed);
        else if (!attempt.isTooDeep)
            this.#salvage(current, start, this.#placeOf(attempt.problem, start));
    }
    /** What cannot be repaired is left out: the statements before the fault, and those after it. */
    #salvage(text, start, at) {
        const end = endOfStatementBefore(text, at);
        const before = end > 0 ? this.#attempt(text.slice(0, end), start) : undefined;
        if (before !== undefined && "parsed" in before)
            this.#keep(before.parsed);
        const resume = startOfStatementAfter(text, at);
        if (resume === undefined || ++this.#salvages > MAX_SALVAGES)
            return;
        for (const chunk of chunksOf(text.slice(resume)))
            this.#chunk(chunk.text, start + resume + chunk.start);
    }
    #keep(parsed) {
        this.#programs.push(parsed.program);
        for (const comment of parsed.comments)
            this.#comments.push(comment);
    }
    #placeOf(problem, start) {
        return problem.offset - this.#offset - start;
    }
    /** The repair after which the parser gets furthest. */
    #best(text, start, at) {
        let best;
        for (const candidate of candidates(text, at)) {
            if (this.#work <= 0)
                break;
            const attempt = this.#attempt(candidate, start);
            const reach = "problem" in attempt ? this.#placeOf(attempt.problem, start) : Number.POSITIVE_INFINITY;
            if (reach > (best?.reach ?? at))
                best = { text: candidate, attempt, reach };
            if (reach === Number.POSITIVE_INFINITY)
                break;
        }
        return best;
    }
    #attempt(text, start) {
        try {
            this.#work -= text.length;
            return { parsed: this.#parsers.recovering(text, this.#dialect, this.#offset + start) };
        }
        catch (error) {
            return { problem: problemOf(error), isTooDeep: isTooDeep(error) };
        }
    }
}
/** A damaged text with its brackets matched, in stretches that can be parsed alone. */
function chunksOf(text) {
    const balanced = balance(text);
    return topLevelChunks(balanced).map(({ start, end }) => ({ text: balanced.slice(start, end), start }));
}
/** Texts with the fault at an offset repaired in one way or another, the least intrusive first. */
function* candidates(text, at) {
    const offset = Math.min(Math.max(at, 0), text.length);
    const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
    const lineEnd = endOfLine(text, offset);
    const isLong = lineEnd - lineStart > LONG_LINE;
    const withComma = new Patch(text);
    if (withComma.putBefore(offset, ","))
        yield withComma.apply();
    yield balance(blanked(text, offset, tokenEnd(text, offset)));
    const backtick = text.lastIndexOf("`", offset - 1);
    if (backtick >= 0)
        yield balance(blanked(text, backtick, backtick + 1));
    if (!isLong) {
        yield balance(blanked(text, lineStart, lineEnd));
        const previousEnd = text.slice(0, lineStart).trimEnd().length;
        const previousStart = text.lastIndexOf("\n", Math.max(0, previousEnd - 1)) + 1;
        if (previousEnd > previousStart) {
            yield balance(blanked(text, previousStart, previousEnd));
            yield balance(blanked(text, previousStart, lineEnd));
        }
    }
    yield* withoutBlocks(text, offset);
}
/** The text without the insides of the blocks around an offset, innermost first. */
function* withoutBlocks(text, offset) {
    for (const { start, end } of enclosingBlocks(text, offset))
        yield blanked(text, start, end);
}
function blanked(text, start, end) {
    const patch = new Patch(text);
    patch.blank(start, end);
    return patch.apply();
}
function endOfLine(text, offset) {
    const end = text.indexOf("\n", offset);
    return end < 0 ? text.length : end;
}
function tokenEnd(text, offset) {
    const word = /[\w$]+|[^\s\w$"'`(){}[\];,]+|\S/y;
    word.lastIndex = offset;
    return word.exec(text) === null ? offset + 1 : word.lastIndex;
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/read-source.ts


/** Flow is declared near the top of a file. */
const FLOW_PRAGMA = /@flow\b/;
const PRAGMA_RANGE = 1000;
/** Parses a part of a file, with whichever parser and grammar accepts it. */
function readSource(text, part, parsers) {
    const own = text.slice(part.start, part.end);
    const attempts = attemptsFor(own, part, parsers);
    let problem;
    for (const attempt of attempts) {
        try {
            const parsed = attempt();
            return { programs: [parsed.program], comments: parsed.comments, problems: parsed.problems };
        }
        catch (error) {
            problem ??= problemOf(error);
        }
    }
    const recovered = recover(own, part.dialect, parsers, part.start);
    return problem === undefined ? recovered : { ...recovered, problems: [problem, ...recovered.problems] };
}
function attemptsFor(text, part, parsers) {
    const recovering = (dialect) => () => parsers.recovering(text, dialect, part.start);
    if (part.dialect !== "javascript")
        return [recovering(part.dialect)];
    const strict = part.start === 0 ? [() => parsers.strict(text)] : [];
    const isFlow = FLOW_PRAGMA.test(text.slice(0, PRAGMA_RANGE));
    return [...strict, recovering("javascript"), recovering(isFlow ? "flow" : "typescript")];
}

;// CONCATENATED MODULE: ./src/languages/ecmascript/extract.ts








/** How the error entry of a tree starts that could not be walked. */
const WALK_FAILED = "The syntax tree could not be walked";
/** Loads the parsers and returns the extractor of a language. */
async function loadEcmascriptExtractor(language) {
    return createEcmascriptExtractor(language, await loadParsers());
}
/** The extractor of a language, with parsers already loaded. */
function createEcmascriptExtractor(language, parsers) {
    const typeHashes = new Map();
    return (text) => extract(text, language, parsers, typeHashes);
}
function extract(text, language, parsers, typeHashes) {
    const builder = new facts_builder/* FactsBuilder */.v(language);
    for (const part of partsOf(text, language)) {
        const source = readSource(text, part, parsers);
        const readsDocTypes = part.dialect === "javascript";
        const walk = new Walk(builder, text, source.comments, { readsDocTypes, typeHashes });
        for (const problem of source.problems)
            builder.addError(walk.positions.line(problem.offset), problem.message);
        for (const program of source.programs)
            walkProgram(walk, program);
        if (readsDocTypes && text.includes("@typedef"))
            defineDocTypes(walk);
    }
    completeExports(builder);
    return builder.build();
}
/** Walks a tree; what a repaired tree may hold that no grammar allows must not take the other facts with it. */
function walkProgram(walk, program) {
    const place = walk.place();
    try {
        statements(walk, program.body);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        walk.builder.addError(walk.positions.line(program.start), `${WALK_FAILED}: ${reason}`);
        walk.return(place);
        walk.depth = 0;
    }
}
function partsOf(text, language) {
    switch (language) {
        case "vue":
        case "svelte":
            return scriptBlocks(text);
        case "javascript":
        case "jsx":
            return [{ start: 0, end: text.length, dialect: "javascript" }];
        default:
            return [{ start: 0, end: text.length, dialect: language }];
    }
}


/***/ }),

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
