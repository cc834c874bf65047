export const id = 673;
export const ids = [673];
export const modules = {

/***/ 668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sh: () => (/* binding */ cDeclaration),
  S7: () => (/* binding */ functionDeclarator),
  SG: () => (/* binding */ recordSpecifier)
});

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(374);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/c-declarator.ts
/** Makes a reader of declarators for a grammar. */
function declaratorReader(grammar) {
    const inner = grammar.selector("declarator");
    const last = grammar.selector("#-1");
    const value = grammar.selector("value");
    const init = grammar.type("init_declarator");
    const functionDeclarator = grammar.type("function_declarator");
    const parenthesized = grammar.type("parenthesized_declarator");
    const qualified = grammar.type("qualified_identifier");
    const cast = grammar.type("operator_cast");
    const wrappers = grammar.types([
        "init_declarator",
        "function_declarator",
        "parenthesized_declarator",
        "pointer_declarator",
        "reference_declarator",
        "array_declarator",
        "attributed_declarator",
    ]);
    const scope = grammar.selector("scope");
    const name = grammar.selector("name");
    return (walk, node) => {
        const { tree } = walk;
        let at = node;
        let around = -1;
        let initial = -1;
        while (at >= 0 && wrappers.has(tree.type[at])) {
            const type = tree.type[at];
            if (type === init)
                initial = value(tree, at);
            // In `int (*name)(int)` a pointer stands between the name and the parameters: no function.
            if (type !== parenthesized)
                around = at;
            const next = inner(tree, at);
            at = next >= 0 ? next : last(tree, at);
        }
        const qualifiers = [];
        while (at >= 0 && tree.type[at] === qualified) {
            const before = scope(tree, at);
            if (before >= 0)
                qualifiers.push(tree
                    .textOf(before)
                    .replace(/<[\s\S]*$/, "")
                    .trim());
            at = name(tree, at);
        }
        const isFunction = around >= 0 && tree.type[around] === functionDeclarator;
        const parameters = isFunction ? around : at >= 0 && tree.type[at] === cast ? inner(tree, at) : -1;
        return { name: at, qualifiers, parameters, value: initial };
    };
}

// EXTERNAL MODULE: ./src/languages/tree-sitter/expression-rules.ts
var expression_rules = __webpack_require__(190);
// EXTERNAL MODULE: ./src/languages/tree-sitter/pattern.ts
var pattern = __webpack_require__(634);
// EXTERNAL MODULE: ./src/languages/tree-sitter/roles.ts
var roles = __webpack_require__(885);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/c-declaration.ts





/** `type declarator, declarator;`: variables, fields, prototypes, functions with a body, and with `typedef` types. */
function cDeclaration(kind = "declaration") {
    return (grammar) => new DeclarationRule(grammar, kind === "typedef").rule;
}
class DeclarationRule {
    #read;
    #declarators;
    #type;
    #body;
    #typeName;
    #defaultField;
    #argumentList;
    #initializerList;
    #isTypedef;
    #kinds;
    constructor(grammar, isTypedef) {
        this.#read = declaratorReader(grammar);
        this.#declarators = grammar.all("declarator");
        this.#type = grammar.selector("type");
        this.#body = grammar.selector("body");
        this.#typeName = grammar.selector("name");
        this.#defaultField = grammar.field("default_value");
        this.#argumentList = grammar.type("argument_list");
        this.#initializerList = grammar.type("initializer_list");
        this.#isTypedef = isTypedef;
        this.#kinds = new Map([
            [grammar.type("struct_specifier"), "class"],
            [grammar.type("union_specifier"), "class"],
            [grammar.type("class_specifier"), "class"],
            [grammar.type("enum_specifier"), "enum"],
        ]);
    }
    get rule() {
        return {
            enter: (walk, node) => {
                (0,expression_rules/* setRole */.L4)(walk, this.#type(walk.tree, node), roles/* Role */.Xh.type);
                for (const declarator of this.#declarators(walk.tree, node)) {
                    const declared = this.#read(walk, declarator);
                    if (declared.name >= 0)
                        this.#enter(walk, node, declared);
                }
            },
            leave: (walk, node) => {
                for (const declarator of this.#declarators(walk.tree, node)) {
                    const declared = this.#read(walk, declarator);
                    if (declared.name >= 0)
                        this.#leave(walk, node, declared, this.#valueNode(walk, declarator, declared));
                }
                return facts/* NO_OPERAND */.ai;
            },
        };
    }
    /** Functions and anonymous types are open around their parameters and members; the rest is defined on leaving. */
    #enter(walk, node, declared) {
        const isFunctionHere = declared.parameters >= 0 && !this.#isTypedef;
        if (walk.isLocal && !this.#isTypedef) {
            const isPrototype = isFunctionHere && this.#body(walk.tree, node) < 0;
            (0,expression_rules/* setRole */.L4)(walk, declared.name, isPrototype ? roles/* Role */.Xh.silent : roles/* Role */.Xh.bind);
            if ((0,pattern/* isFunction */.Tn)(walk, declared.value))
                walk.nameFunction(declared.value, { nameNode: declared.name, spanNode: node });
            return;
        }
        (0,expression_rules/* setRole */.L4)(walk, declared.name, roles/* Role */.Xh.silent);
        if (isFunctionHere)
            this.#openFunction(walk, node, declared);
        else if (this.#anonymousKind(walk, node) !== undefined && walk.draftOf(node) === undefined) {
            this.#openNamed(walk, node, declared);
        }
    }
    #openFunction(walk, node, declared) {
        const container = containerOf(walk, declared.qualifiers);
        const isMethod = container.container !== undefined || walk.scopeKind === "class";
        const draft = walk.openDefinition(node, {
            kind: isMethod ? "method" : "function",
            nameNode: declared.name,
            name: functionName(walk.tree.textOf(declared.name)),
            scope: "function",
            ...container,
        });
        if (draft !== undefined)
            draft.parameterNode = declared.parameters;
    }
    /** A variable or type; the first name of an anonymous struct in a `typedef` is the struct's own name. */
    #openNamed(walk, node, declared) {
        const anonymous = walk.draftOf(node) === undefined ? this.#anonymousKind(walk, node) : undefined;
        const kind = this.#isTypedef ? (anonymous ?? "type") : "constant";
        const scope = kind === "class" ? { scope: "class" } : {};
        return walk.openDefinition(node, {
            kind,
            nameNode: declared.name,
            ...scope,
            ...containerOf(walk, declared.qualifiers),
        });
    }
    /** What kind of type without a name is written in the declaration. */
    #anonymousKind(walk, node) {
        const type = this.#type(walk.tree, node);
        const kind = type < 0 ? undefined : this.#kinds.get(walk.tree.type[type]);
        return kind !== undefined && this.#typeName(walk.tree, type) < 0 ? kind : undefined;
    }
    #leave(walk, node, declared, valueNode) {
        const type = this.#type(walk.tree, node);
        const typeOperand = (0,expression_rules/* operandOf */.fK)(walk, type);
        const value = this.#valueOf(walk, valueNode, typeOperand);
        if (walk.role[declared.name] === roles/* Role */.Xh.bind) {
            (0,pattern/* bindPattern */.M9)(walk, declared.name, { kind: "variable", value, type: typeOperand });
            return;
        }
        const open = walk.draftsOf(node).find((draft) => draft.nameNode === declared.name);
        const isElsewhere = open === undefined && (walk.isLocal || declared.parameters >= 0) && !this.#isTypedef;
        const draft = open ?? (isElsewhere ? undefined : this.#openNamed(walk, node, declared));
        if (draft === undefined)
            return;
        const isType = draft.kind === "class" || draft.kind === "enum";
        draft.body = isType ? type : draft.kind === "constant" ? valueNode : this.#body(walk.tree, node);
        if (!isType)
            draft.returnType = typeOperand;
        if (draft.kind === "constant" && value >= 0)
            draft.returns.push(value);
    }
    /** The initial value: inside the declarator, or right after it in a class. */
    #valueNode(walk, declarator, declared) {
        if (declared.value >= 0)
            return declared.value;
        const after = walk.tree.next[declarator];
        const isSibling = after < walk.tree.size && walk.tree.parent[after] === walk.tree.parent[declarator];
        return isSibling && walk.tree.field[after] === this.#defaultField ? after : -1;
    }
    /** `Type name(args)` and `Type name{args}` create a `Type`. */
    #valueOf(walk, node, type) {
        if (node < 0)
            return facts/* NO_OPERAND */.ai;
        const kind = walk.tree.type[node];
        const isCreation = kind === this.#argumentList || (kind === this.#initializerList && type >= 0);
        return isCreation ? (0,expression_rules/* addCall */.A7)(walk, "new", type, node) : (0,expression_rules/* operandOf */.fK)(walk, node);
    }
}
/** `operator bool() const` is called `operator bool`; white space is of no matter. */
function functionName(written) {
    const spaced = written.replace(/\s+/g, " ");
    return /^operator ?[^\w ]/.test(spaced) ? spaced.replace(/ /g, "") : spaced.replace(/ ?\(.*$/, "");
}
/** The constants of an enum are visible around it; the members of a struct are not. */
function ownScope(kind) {
    return kind === "enum" ? {} : { scope: "class" };
}
/** The class that `a::B::name` belongs to: what is left when the namespaces of this file are taken off. */
function containerOf(walk, qualifiers) {
    if (qualifiers.length === 0)
        return {};
    const left = qualifiers.findIndex((qualifier) => !walk.namespaces.has(qualifier));
    return left < 0 ? { isBound: false } : { container: qualifiers.slice(left).join("."), isBound: false };
}
/** `struct name { … }`: a definition when it has a body, a use of the type otherwise. */
function recordSpecifier(kind, sectionFlags = 0) {
    return (grammar) => {
        const name = grammar.selector("name");
        const body = grammar.selector("body");
        const field = grammar.type("field_declaration");
        const declarator = grammar.selector("declarator");
        const scopedEnum = (tree, node) => /^enum\s+(class|struct)\b/.test(tree.text.slice(tree.start[node], tree.start[node] + 40));
        return {
            enter: (walk, node) => {
                const nameNode = name(walk.tree, node);
                if (body(walk.tree, node) < 0) {
                    (0,expression_rules/* setRole */.L4)(walk, nameNode, roles/* Role */.Xh.type);
                    return;
                }
                walk.role[node] = roles/* Role */.Xh.read;
                const parent = walk.tree.parent[node];
                const isUnnamedMember = walk.tree.type[parent] === field && declarator(walk.tree, parent) < 0;
                if (nameNode < 0) {
                    const isShared = isUnnamedMember || kind === "enum" || walk.draftOf(parent)?.scope === walk.scope;
                    if (!isShared)
                        walk.openScope(node, "class");
                }
                else {
                    const isQualified = !(0,pattern/* isName */.Eo)(walk, nameNode);
                    const text = walk.tree
                        .textOf(nameNode)
                        .replace(/<[\s\S]*$/, "")
                        .replace(/\s*::\s*/g, ".");
                    const named = isQualified ? { name: text } : {};
                    const scope = scopedEnum(walk.tree, node) ? { scope: "class" } : ownScope(kind);
                    walk.openDefinition(node, { kind, nameNode, ...named, ...scope });
                }
                if (sectionFlags !== 0 && walk.isOpen(node))
                    walk.sectionFlags.set(walk.scope, sectionFlags);
            },
            leave: (walk, node) => {
                const draft = walk.draftOf(node);
                if (draft === undefined)
                    return (0,expression_rules/* operandOf */.fK)(walk, name(walk.tree, node));
                draft.body = body(walk.tree, node);
                return walk.builder.addValue("definition", draft.index * 2);
            },
        };
    };
}
/** A function declarator that is not that of the definition around it: its parameters are nobody's. */
const functionDeclarator = (grammar) => {
    const parameters = grammar.selector("parameters");
    const lambda = grammar.type("lambda_expression");
    return {
        enter: (walk, node) => {
            (0,expression_rules/* setRole */.L4)(walk, parameters(walk.tree, node), roles/* Role */.Xh.read);
            const isOwn = walk.innermostDraft?.parameterNode === node;
            if (isOwn || walk.tree.type[walk.tree.parent[node]] === lambda)
                return;
            walk.openScope(node, "function", true);
        },
    };
};


/***/ }),

/***/ 563:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ blankCppMacros),
/* harmony export */   u: () => (/* binding */ blankMacros)
/* harmony export */ });
const BUILT_IN = "unsigned|signed|int|long|short|char|float|double|void|bool|auto|const|struct|enum|static|inline|constexpr|virtual|explicit|size_t|ssize_t|u?int\\d+_t";
const QUALIFIERS = "(?:(?:static|extern|inline|const|volatile|virtual|explicit)[ \\t]{1,20}){0,5}";
const MACRO = "[A-Z][A-Z0-9_]{2,}";
const ARGUMENTS = "(?:[ \\t]*\\([^()\\n]{0,200}\\))?";
/** `NO_SANITIZE("x")` on a line of its own, before a declaration. */
const LINE = new RegExp(`^[ \\t]*${MACRO}${ARGUMENTS}[ \\t]*$(?=\\s*[A-Za-z_~])`, "gm");
/** `API type name(`. */
const BEFORE_TYPE = new RegExp(`(?<=^[ \\t]{0,100}${QUALIFIERS})${MACRO}${ARGUMENTS}(?=[ \\t]+[A-Za-z_][\\w:<>]*[ \\t*&]+~?[A-Za-z_]\\w*[ \\t]*[(;=[])`, "gm");
/** `atomic int name`: whatever stands before a built-in type. */
const BEFORE_BUILT_IN = new RegExp(`(?<=^[ \\t]{0,100}${QUALIFIERS})(?!(?:${BUILT_IN}|extern|volatile|typedef|return|else|case|register|template|using|friend|operator|new|delete|public|private|protected|goto|union|class|mutable|namespace|throw)\\b)[A-Za-z_]\\w*${ARGUMENTS}(?=[ \\t]+(?:${BUILT_IN})\\b)`, "gm");
/** `va_arg(list, type)` takes a type where the grammar wants a value. */
const TYPE_ARGUMENT = /(?<=\bva_arg[ \t]*\([^,()\n]{1,100}),[^()\n]{1,100}(?=\))/g;
/** `CONSTEXPR name(` before a constructor. */
const BEFORE_CONSTRUCTOR = new RegExp(`(?<=^[ \\t]{0,100})${MACRO}(?=[ \\t]+(?:~?[a-z_]\\w*[ \\t]*\\(|auto\\b|operator\\b))`, "gm");
/** Blanks out the macros in front of declarations, which a parser that does not expand them cannot place. */
function blankMacros(text) {
    return [LINE, BEFORE_TYPE, BEFORE_BUILT_IN, TYPE_ARGUMENT].reduce(blank, text);
}
/** The same for C++, where a constructor has no type in front of it. */
function blankCppMacros(text) {
    return blank(blankMacros(text), BEFORE_CONSTRUCTOR);
}
function blank(text, pattern) {
    return text.replace(pattern, (found) => found.replace(/[^\n]/g, " "));
}


/***/ }),

/***/ 61:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ macroBody),
/* harmony export */   Sh: () => (/* binding */ addLooseNames),
/* harmony export */   Vz: () => (/* binding */ include)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(374);
/* harmony import */ var _module_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);


/** Strings and comments are passed over; every repetition that may fail is bounded, so that the search stays linear. */
const TOKEN = /"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,10}'|\/\*[\s\S]{0,1000}?\*\/|\/\/[^\n]*|(?:(\.|->)\s{0,20})?([A-Za-z_]\w*)(\s{0,20}\()?/g;
const KEYWORDS = new Set("if else for while do switch case default break continue return goto sizeof typedef struct union enum static const extern inline void int char short long unsigned signed float double register volatile".split(" "));
/** `#include "path"` or `<path>`; the latter keeps its bracket, since it is looked up elsewhere. */
const include = (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .importing */ .Q7)((walk, node) => {
    const path = walk.rules.grammar.selector("path")(walk.tree, node);
    if (path < 0)
        return;
    const written = walk.tree.textOf(path);
    const module = written.startsWith("<") ? written.replace(/>$/, "") : written.replace(/^"|"$/g, "");
    (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .addImport */ .Xx)(walk, { kind: "star", module, node: path });
});
/** The body of a macro is text to the parser; the names in it are uses all the same. */
const macroBody = () => ({
    leave: (walk, node) => {
        addLooseNames(walk, walk.tree.textOf(node), walk.tree.start[node]);
        return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
    },
});
/** Adds the names in a stretch of text that has no tree. */
function addLooseNames(walk, text, offset) {
    for (const match of text.matchAll(TOKEN)) {
        const [whole, dot, name, paren] = match;
        if (name === undefined || KEYWORDS.has(name))
            continue;
        const at = offset + match.index + whole.length - name.length - (paren?.length ?? 0);
        const line = walk.lines.line(at);
        const role = paren === undefined ? "read" : "call";
        const receiver = dot === undefined ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_RECEIVER */ .B7;
        walk.builder.addReference(name, line, walk.lines.column(at, line), role, walk.scope, receiver);
    }
}


/***/ }),

/***/ 673:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ C),
/* harmony export */   C_DECLARATORS: () => (/* binding */ C_DECLARATORS),
/* harmony export */   C_NODES: () => (/* binding */ C_NODES)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(374);
/* harmony import */ var _c_declaration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(668);
/* harmony import */ var _c_macros_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(563);
/* harmony import */ var _c_preprocessor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61);
/* harmony import */ var _definition_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(109);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(190);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(885);
/* harmony import */ var _statement_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(335);








/** `.field` in an initialiser: the object is not told here. */
const fieldDesignator = (grammar) => {
    const field = grammar.selector("#0");
    return {
        enter: (walk, node) => {
            walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_6__/* .Role */ .Xh.silent;
        },
        leave: (walk, node) => {
            const at = field(walk.tree, node);
            if (at < 0)
                return -1;
            const text = walk.tree.textOf(at);
            return walk.builder.addReference(text, walk.line(at), walk.column(at), "write", walk.scope, _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_RECEIVER */ .B7);
        },
    };
};
/** The nodes that C and C++ share. */
const C_NODES = {
    identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)(),
    field_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)(),
    type_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .typeName */ .go)(),
    string_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .stringLiteral */ .Hg)(),
    char_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)("int"),
    number_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)("int"),
    true: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)("bool"),
    false: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)("bool"),
    null: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)("none"),
    preproc_include: _c_preprocessor_js__WEBPACK_IMPORTED_MODULE_3__/* .include */ .Vz,
    preproc_def: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .definition */ .mw)({ kind: "constant", name: "name", body: "value" }),
    preproc_function_def: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .definition */ .mw)({ kind: "function", name: "name", body: "value" }),
    preproc_params: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .bareParameters */ .v9)(),
    preproc_arg: _c_preprocessor_js__WEBPACK_IMPORTED_MODULE_3__/* .macroBody */ .BX,
    declaration: (0,_c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .cDeclaration */ .Sh)(),
    field_declaration: (0,_c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .cDeclaration */ .Sh)(),
    function_definition: (0,_c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .cDeclaration */ .Sh)(),
    type_definition: (0,_c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .cDeclaration */ .Sh)("typedef"),
    struct_specifier: (0,_c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSpecifier */ .SG)("class", _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.exported),
    union_specifier: (0,_c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSpecifier */ .SG)("class", _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.exported),
    enum_specifier: (0,_c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSpecifier */ .SG)("enum"),
    enumerator: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .definition */ .mw)({ kind: "constant", name: "name", body: "value" }),
    function_declarator: _c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .functionDeclarator */ .S7,
    abstract_function_declarator: _c_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .functionDeclarator */ .S7,
    array_declarator: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .roles */ .Ot)({ size: _roles_js__WEBPACK_IMPORTED_MODULE_6__/* .Role */ .Xh.read }),
    parameter_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .parameter */ .Wi)({
        name: "declarator",
        type: "type",
        isPassed: (walk, node) => {
            const declarator = walk.tree.parent[walk.tree.parent[node]];
            const around = walk.rules.grammar.typeNames[walk.tree.type[declarator]] ?? "";
            return around.endsWith("function_declarator") && walk.tree.textOf(node) !== "void";
        },
    }),
    compound_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .block */ .om)(),
    for_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .block */ .om)(),
    return_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .returned */ ._r)(),
    assignment_expression: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .assignment */ .mU)({ left: "left", right: "right" }),
    update_expression: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .update */ .yo)("argument"),
    call_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .call */ .T1)({ callee: "function", arguments: "arguments" }),
    field_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)({ object: "argument", name: "field" }),
    subscript_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .subscript */ .iH)("argument"),
    pointer_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .transparent */ .JO)("argument"),
    parenthesized_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .transparent */ .JO)(),
    cast_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .cast */ .wg)("type", "value"),
    compound_literal_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .cast */ .wg)("type"),
    conditional_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KC)(["consequence", "alternative"]),
    type_descriptor: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .typeWrapper */ .mu)("type"),
    field_designator: fieldDesignator,
};
/** Nodes around one declared name. */
const C_DECLARATORS = [
    "init_declarator",
    "function_declarator",
    "parenthesized_declarator",
    "pointer_declarator",
    "array_declarator",
];
/** C. */
const C = {
    comments: ["comment"],
    isDocComment: (text) => /^(\/\*|\/\/\/|\/\/!)/.test(text),
    strings: ["string_literal", "char_literal", "system_lib_string"],
    wrappers: [],
    declarators: C_DECLARATORS,
    hasNamedArguments: false,
    flags: (header) => (/\bstatic\b/.test(header) ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.private : _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.exported),
    repair: _c_macros_js__WEBPACK_IMPORTED_MODULE_2__/* .blankMacros */ .u,
    readBlanked: _c_preprocessor_js__WEBPACK_IMPORTED_MODULE_3__/* .addLooseNames */ .Sh,
    nodes: { ...C_NODES, variadic_parameter: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .parameter */ .Wi)({ name: "declarator", kind: "rest" }) },
};


/***/ })

};
