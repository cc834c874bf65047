export const id = 767;
export const ids = [767];
export const modules = {

/***/ 767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RUBY: () => (/* binding */ RUBY)
});

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(374);
// EXTERNAL MODULE: ./src/languages/tree-sitter/definition-rules.ts
var definition_rules = __webpack_require__(109);
// EXTERNAL MODULE: ./src/languages/tree-sitter/expression-rules.ts
var expression_rules = __webpack_require__(190);
// EXTERNAL MODULE: ./src/languages/tree-sitter/module-rules.ts
var module_rules = __webpack_require__(888);
// EXTERNAL MODULE: ./src/languages/tree-sitter/pattern.ts
var pattern = __webpack_require__(634);
// EXTERNAL MODULE: ./src/languages/tree-sitter/roles.ts
var roles = __webpack_require__(885);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/ruby-nodes.ts






const MIXINS = new Set(["include", "extend", "prepend"]);
const ACCESSORS = new Set(["attr_accessor", "attr_reader", "attr_writer", "define_method", "alias_method"]);
const VISIBILITY = new Map([
    ["private", facts/* DefinitionFlag */.qb.private],
    ["protected", facts/* DefinitionFlag */.qb.private],
    ["public", 0],
]);
/** A call: Ruby spells imports, mixins and accessors as calls too. */
const rubyCall = (grammar) => new CallRule(grammar).rule;
class CallRule {
    #receiver;
    #method;
    #arguments;
    #symbol;
    #string;
    #constant;
    constructor(grammar) {
        this.#receiver = grammar.selector("receiver");
        this.#method = grammar.selector("method");
        this.#arguments = grammar.selector("arguments");
        this.#symbol = grammar.type("simple_symbol");
        this.#string = grammar.type("string");
        this.#constant = grammar.type("constant");
    }
    get rule() {
        return {
            enter: (walk, node) => this.#enter(walk, node),
            leave: (walk, node) => this.#leave(walk, node),
        };
    }
    #enter(walk, node) {
        const { tree } = walk;
        const receiver = this.#receiver(tree, node);
        const method = this.#method(tree, node);
        const isWrite = walk.role[node] === roles/* Role */.Xh.write;
        (0,expression_rules/* linkMember */.Vj)(walk, node, receiver, method, isWrite ? roles/* Role */.Xh.write : roles/* Role */.Xh.call);
        walk.role[node] = roles/* Role */.Xh.read;
        const list = this.#arguments(tree, node);
        if (receiver >= 0 || method < 0 || list < 0)
            return;
        const name = tree.textOf(method);
        if (name === "require" || name === "require_relative" || name === "load")
            this.#import(walk, name, list);
        else if (MIXINS.has(name) && walk.scopeKind === "class")
            (0,expression_rules/* setRole */.L4)(walk, list, roles/* Role */.Xh.inherit);
    }
    #import(walk, method, list) {
        const [path] = walk.children(list);
        if (path === undefined || walk.tree.type[path] !== this.#string)
            return;
        const written = (0,module_rules/* unquoted */.qZ)(walk.tree.textOf(path));
        if (written.includes("#{"))
            return;
        const isRelative = method === "require_relative" && !written.startsWith(".");
        (0,module_rules/* addImport */.Xx)(walk, { kind: "star", module: isRelative ? `./${written}` : written, node: path });
    }
    #leave(walk, node) {
        const { tree } = walk;
        const receiver = this.#receiver(tree, node);
        const method = this.#method(tree, node);
        const list = this.#arguments(tree, node);
        const of = (0,expression_rules/* operandOf */.fK)(walk, method);
        if (method >= 0 && walk.role[method] === roles/* Role */.Xh.write)
            return of;
        const name = method < 0 ? "" : tree.textOf(method);
        if (receiver < 0 && list >= 0)
            this.#declare(walk, node, name, list);
        // `Foo.new(…)` makes a `Foo`.
        const isCreation = name === "new" && receiver >= 0 && this.#isConstant(walk, receiver);
        return (0,expression_rules/* addCall */.A7)(walk, isCreation ? "new" : "call", isCreation ? (0,expression_rules/* operandOf */.fK)(walk, receiver) : of, list);
    }
    #isConstant(walk, node) {
        return walk.tree.type[walk.tree.next[node] - 1] === this.#constant;
    }
    #declare(walk, node, method, list) {
        if (walk.scopeKind !== "class")
            return;
        if (MIXINS.has(method)) {
            for (const child of walk.children(list)) {
                const base = (0,expression_rules/* operandOf */.fK)(walk, child);
                if (base >= 0)
                    walk.innermostDraft?.bases.push(base);
            }
        }
        else if (ACCESSORS.has(method)) {
            const isAccessor = method.startsWith("attr_");
            const symbols = walk.children(list).filter((child) => walk.tree.type[child] === this.#symbol);
            for (const symbol of isAccessor ? symbols : symbols.slice(0, 1)) {
                const name = walk.tree.textOf(symbol).replace(/^:/, "");
                walk.openDefinition(node, { kind: isAccessor ? "constant" : "method", nameNode: symbol, name });
            }
        }
    }
}
/** A name; `private` alone in a class body starts a section. */
const rubyName = (grammar) => {
    const body = grammar.type("body_statement");
    const lists = grammar.types(["method_parameters", "block_parameters", "lambda_parameters"]);
    return {
        isName: true,
        enter: (walk, node) => {
            if (walk.scopeKind !== "class" || walk.tree.type[walk.tree.parent[node]] !== body)
                return;
            const flags = VISIBILITY.get(walk.tree.textOf(node));
            if (flags === undefined)
                return;
            walk.sectionFlags.set(walk.scope, flags);
            walk.role[node] = roles/* Role */.Xh.silent;
        },
        leave: (walk, node) => {
            const isParameter = lists.has(walk.tree.type[walk.tree.parent[node]]);
            if (isParameter)
                (0,definition_rules/* addParameter */.DE)(walk, node, "positional-only", facts/* NO_OPERAND */.ai, -1);
            return walk.reference(node);
        },
    };
};
/** `class << self`: its methods belong to the class itself. */
const singletonClass = () => ({
    enter: (walk, node) => {
        walk.openScope(node, "class");
        walk.sectionFlags.set(walk.scope, facts/* DefinitionFlag */.qb.static);
    },
});
/** `alias new old`. */
const alias = (grammar) => {
    const nameOf = grammar.selector("name");
    const old = grammar.selector("alias");
    return {
        enter: (walk, node) => {
            const nameNode = nameOf(walk.tree, node);
            if (nameNode >= 0)
                walk.openDefinition(node, { kind: "method", nameNode });
        },
        leave: (walk, node) => {
            const draft = walk.draftOf(node);
            const target = (0,expression_rules/* operandOf */.fK)(walk, old(walk.tree, node));
            if (draft !== undefined && target >= 0)
                draft.returns.push(target);
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** A list in which a bare name is a parameter. */
const rubyParameters = () => ({
    enter: (walk, node) => {
        walk.role[node] = roles/* Role */.Xh.bind;
    },
});
/** `(a, b)` among parameters. */
const destructuredParameter = () => ({
    leave: (walk, node) => {
        (0,definition_rules/* addParameter */.DE)(walk, node, "positional-only", facts/* NO_OPERAND */.ai, -1);
        return facts/* NO_OPERAND */.ai;
    },
});
/** `&block` is no argument that is counted. */
const blockParameter = (grammar) => {
    const nameOf = grammar.selector("name");
    return {
        enter: (walk, node) => (0,expression_rules/* setRole */.L4)(walk, nameOf(walk.tree, node), roles/* Role */.Xh.bind),
        leave: (walk, node) => {
            (0,pattern/* bindPattern */.M9)(walk, nameOf(walk.tree, node), { kind: "parameter", value: facts/* NO_OPERAND */.ai, type: facts/* NO_OPERAND */.ai });
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** `return a, b`. */
const returnStatement = () => ({
    leave: (walk, node) => {
        const [list] = walk.children(node);
        const values = list === undefined ? [] : walk.children(list);
        if (values.length === 1)
            walk.addReturn((0,expression_rules/* operandOf */.fK)(walk, values[0] ?? -1));
        return facts/* NO_OPERAND */.ai;
    },
});

// EXTERNAL MODULE: ./src/languages/tree-sitter/statement-rules.ts
var statement_rules = __webpack_require__(335);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/ruby.ts





/** Constants are definitions; other names come into being where they are assigned. */
function declares(walk, node) {
    switch (walk.rules.grammar.typeNames[walk.tree.type[node]]) {
        case "constant":
            return walk.isLocal ? undefined : "definition";
        case "instance_variable":
            return "class";
        case "class_variable":
            return walk.scopeKind === "class" && walk.isFirst(`${walk.scope} ${walk.nameOf(node)}`, node)
                ? "definition"
                : "class";
        case "global_variable":
            return "module";
        case "identifier":
            return "local";
        default:
            return undefined;
    }
}
const dotted = (written) => written.replace(/\s+/g, "").replace(/^::/, "").replace(/::/g, ".");
const type = (0,definition_rules/* definition */.mw)({ kind: "class", name: "name", body: "body", nameText: dotted });
/** Ruby. */
const RUBY = {
    comments: ["comment"],
    isDocComment: (text) => !text.startsWith("#!"),
    strings: ["string", "heredoc_body", "regex", "subshell", "string_array", "symbol_array", "delimited_symbol"],
    wrappers: ["argument_list", "call"],
    declarators: ["exception_variable"],
    closers: { class: "end", module: "end", def: "end", do: "end", begin: "end", if: "end", unless: "end", case: "end" },
    lostHeaders: { class: "class", module: "module", def: "method" },
    hasNamedArguments: false,
    flags: (header) => (/\bprivate\b/.test(header) ? facts/* DefinitionFlag */.qb.private : 0),
    arguments: {
        pair: { keyword: "key", value: "value" },
        splat_argument: { spreads: "sequence" },
        hash_splat_argument: { spreads: "mapping" },
    },
    nodes: {
        identifier: rubyName,
        constant: (0,expression_rules/* name */.UU)(),
        instance_variable: (0,expression_rules/* name */.UU)(),
        class_variable: (0,expression_rules/* name */.UU)(),
        global_variable: (0,expression_rules/* name */.UU)(),
        self: (0,expression_rules/* name */.UU)(),
        super: (0,expression_rules/* name */.UU)(),
        string: (0,expression_rules/* stringLiteral */.Hg)(),
        integer: (0,expression_rules/* literal */.eu)("int"),
        float: (0,expression_rules/* literal */.eu)("float"),
        true: (0,expression_rules/* literal */.eu)("bool"),
        false: (0,expression_rules/* literal */.eu)("bool"),
        nil: (0,expression_rules/* literal */.eu)("none"),
        array: (0,expression_rules/* literal */.eu)("list"),
        hash: (0,expression_rules/* literal */.eu)("dict"),
        class: type,
        module: type,
        singleton_class: singletonClass,
        superclass: (0,definition_rules/* bases */.Fo)(),
        method: (0,definition_rules/* definition */.mw)({ kind: "function", name: "name", body: "body", returnsLast: true }),
        singleton_method: (0,definition_rules/* definition */.mw)({
            kind: "function",
            name: "name",
            body: "body",
            returnsLast: true,
            extraFlags: () => facts/* DefinitionFlag */.qb.static,
        }),
        alias: alias,
        method_parameters: rubyParameters,
        block_parameters: rubyParameters,
        lambda_parameters: rubyParameters,
        destructured_parameter: destructuredParameter,
        optional_parameter: (0,definition_rules/* parameter */.Wi)({ name: "name", default: "value", kind: "positional-only" }),
        keyword_parameter: (0,definition_rules/* parameter */.Wi)({ name: "name", default: "value", kind: "keyword-only" }),
        splat_parameter: (0,definition_rules/* parameter */.Wi)({ name: "name", kind: "rest" }),
        hash_splat_parameter: (0,definition_rules/* parameter */.Wi)({ name: "name", kind: "keyword-rest" }),
        block_parameter: blockParameter,
        block: (0,definition_rules/* lambda */.u3)({ parameters: "parameters", body: "body" }),
        do_block: (0,definition_rules/* lambda */.u3)({ parameters: "parameters", body: "body" }),
        lambda: (0,definition_rules/* lambda */.u3)({ parameters: "parameters", body: "body" }),
        for: (0,statement_rules/* forEach */.jJ)({ target: "pattern", of: "value", isHead: true }),
        in: (0,expression_rules/* transparent */.JO)(),
        rescue: (0,statement_rules/* typedBinding */.yw)({ name: "variable", type: "exceptions" }),
        exceptions: (0,expression_rules/* union */.KC)(["#0", "#1", "#2", "#3"]),
        exception_variable: (0,expression_rules/* transparent */.JO)(),
        return: returnStatement,
        assignment: (0,statement_rules/* assignment */.mU)({ left: "left", right: "right", declares }),
        operator_assignment: (0,statement_rules/* assignment */.mU)({ left: "left", right: "right", declares }),
        right_assignment_list: (0,expression_rules/* tuple */.PV)(),
        call: rubyCall,
        pair: (0,expression_rules/* keywordArgument */.B1)("key", "value"),
        scope_resolution: (0,expression_rules/* member */.Dc)({ object: "scope", name: "name" }),
        element_reference: (0,expression_rules/* subscript */.iH)("object"),
        parenthesized_statements: (0,expression_rules/* transparent */.JO)(),
        conditional: (0,expression_rules/* union */.KC)(["consequence", "alternative"]),
        binary: (0,expression_rules/* union */.KC)(["left", "right"], ["||", "or"]),
    },
};


/***/ })

};
