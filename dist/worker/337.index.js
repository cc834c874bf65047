export const id = 337;
export const ids = [337];
export const modules = {

/***/ 337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PHP: () => (/* binding */ PHP)
});

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(374);
// EXTERNAL MODULE: ./src/languages/tree-sitter/definition-draft.ts
var definition_draft = __webpack_require__(465);
// EXTERNAL MODULE: ./src/languages/tree-sitter/definition-rules.ts
var definition_rules = __webpack_require__(109);
// EXTERNAL MODULE: ./src/languages/tree-sitter/expression-rules.ts
var expression_rules = __webpack_require__(190);
// EXTERNAL MODULE: ./src/languages/tree-sitter/module-rules.ts
var module_rules = __webpack_require__(888);
// EXTERNAL MODULE: ./src/languages/tree-sitter/roles.ts
var roles = __webpack_require__(885);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/php-nodes.ts





/** `$name`. A property is named without the sigil, as it is where it is read through an object. */
const variableName = () => ({
    isName: true,
    enter: (walk, node) => {
        for (const child of walk.children(node))
            (0,expression_rules/* setRole */.L4)(walk, child, roles/* Role */.Xh.silent);
    },
    leave: (walk, node) => {
        const written = walk.tree.textOf(node);
        const isMember = walk.receiver[node] >= 0;
        return walk.reference(node, isMember || written === "$this" ? written.replace(/^\$/, "") : written);
    },
});
/** `A\B` before a name; its parts are no names by themselves. */
const namespaceName = () => ({
    isName: true,
    enter: (walk, node) => {
        for (const child of walk.children(node))
            (0,expression_rules/* setRole */.L4)(walk, child, roles/* Role */.Xh.silent);
    },
    leave: (walk, node) => walk.reference(node),
});
/** `use A\B`, `use A\B as C`, `use function A\b`, `use A\{B, C as D}`. */
const useDeclaration = (grammar) => {
    const clauseType = grammar.type("namespace_use_clause");
    const group = grammar.selector("body @namespace_use_group");
    const prefix = grammar.selector("@namespace_name");
    const alias = grammar.selector("alias");
    const path = grammar.selector("@qualified_name|name");
    return {
        enter: (walk, node) => {
            const { tree } = walk;
            walk.role[node] = roles/* Role */.Xh.silent;
            const list = group(tree, node);
            const base = list < 0 ? -1 : prefix(tree, node);
            for (const clause of walk.children(list < 0 ? node : list)) {
                if (tree.type[clause] !== clauseType)
                    continue;
                const target = path(tree, clause);
                if (target < 0)
                    continue;
                const aliasNode = alias(tree, clause);
                const own = tree.textOf(target).replace(/^\\/, "");
                const whole = base < 0 ? own : `${tree.textOf(base).replace(/^\\/, "")}\\${own}`;
                const cut = whole.lastIndexOf("\\");
                const name = whole.slice(cut + 1);
                (0,module_rules/* addImport */.Xx)(walk, {
                    kind: "name",
                    module: whole.slice(0, Math.max(0, cut)),
                    name,
                    alias: aliasNode < 0 ? name : tree.textOf(aliasNode),
                    node: walk.children(target).at(-1) ?? target,
                });
            }
        },
    };
};
/** `require 'file'` and `require __DIR__ . '/file'`. */
const requireExpression = () => ({
    enter: (walk, node) => {
        const [target] = walk.children(node);
        if (target === undefined)
            return;
        const written = walk.tree.textOf(target).replace(/^\(\s*|\s*\)$/g, "");
        const match = /^(__DIR__\s*\.\s*)?(["'])([^"'$]+)\2$/.exec(written);
        if (match === null)
            return;
        const path = match[3] ?? "";
        const module = match[1] === undefined ? path : `./${path.replace(/^\//, "")}`;
        (0,module_rules/* addImport */.Xx)(walk, { kind: "star", module, node: target });
    },
});
/** A call; `define('NAME', value)` defines a constant. */
const functionCall = (grammar) => {
    const plain = (0,expression_rules/* call */.T1)({ callee: "function", arguments: "arguments" })(grammar);
    const callee = grammar.selector("function");
    const first = grammar.selector("arguments>#0>#0");
    return {
        ...plain,
        leave: (walk, node) => {
            const value = plain.leave?.(walk, node) ?? facts/* NO_OPERAND */.ai;
            const nameNode = first(walk.tree, node);
            const at = callee(walk.tree, node);
            if (nameNode >= 0 && at >= 0 && walk.tree.textOf(at) === "define") {
                const name = (0,module_rules/* unquoted */.qZ)(walk.tree.textOf(nameNode));
                if (/^[A-Za-z_]\w*$/.test(name))
                    walk.openDefinition(node, { kind: "constant", nameNode, name });
            }
            return value;
        },
    };
};
/** `__construct(private Item $item)`: a parameter and a property at once. */
const promotedParameter = (grammar) => {
    const plain = (0,definition_rules/* parameter */.Wi)({ name: "name", type: "type", default: "default_value" })(grammar);
    const nameOf = grammar.selector("name");
    const type = grammar.selector("type");
    const visibility = grammar.selector("visibility");
    return {
        ...plain,
        leave: (walk, node) => {
            plain.leave?.(walk, node);
            const nameNode = nameOf(walk.tree, node);
            const container = walk.enclosingClass;
            if (nameNode < 0 || container === undefined)
                return facts/* NO_OPERAND */.ai;
            const at = visibility(walk.tree, node);
            const isPublic = at < 0 || walk.tree.textOf(at) === "public";
            const draft = walk.openDefinition(node, {
                kind: "constant",
                nameNode,
                name: walk.rules.nameText(walk.tree.textOf(nameNode)),
                container: container.qualname,
                parent: container.index,
                isBound: false,
                extraFlags: isPublic ? facts/* DefinitionFlag */.qb.exported : facts/* DefinitionFlag */.qb.private,
            });
            if (draft !== undefined)
                draft.returnType = (0,expression_rules/* operandOf */.fK)(walk, type(walk.tree, node));
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** `global $name`. */
const globalDeclaration = () => ({
    enter: (walk, node) => {
        for (const child of walk.children(node)) {
            (0,expression_rules/* setRole */.L4)(walk, child, roles/* Role */.Xh.bind);
            walk.bind(child, "global");
        }
    },
});
/** The first assignment to a variable at the top level defines it. */
function declaresVariable(walk, node) {
    const type = walk.rules.grammar.typeNames[walk.tree.type[node]];
    if (type !== "variable_name")
        return undefined;
    if (walk.scopeKind !== "module")
        return "local";
    const name = walk.tree.textOf(node);
    return walk.isFirst(`variable ${name}`, node) ? "definition" : "local";
}

// EXTERNAL MODULE: ./src/languages/tree-sitter/statement-rules.ts
var statement_rules = __webpack_require__(335);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/php.ts







const MODIFIERS = {
    private: facts/* DefinitionFlag */.qb.private,
    protected: facts/* DefinitionFlag */.qb.private,
    static: facts/* DefinitionFlag */.qb.static,
    abstract: facts/* DefinitionFlag */.qb.abstract,
};
const callable = (0,definition_rules/* definition */.mw)({ kind: "function", name: "name", body: "body", returnType: "return_type" });
const type = (kind) => (0,definition_rules/* definition */.mw)({ kind, name: "name", body: "body" });
const assigned = (0,statement_rules/* assignment */.mU)({ left: "left", right: "right", declares: declaresVariable });
/** PHP. */
const PHP = {
    comments: ["comment"],
    isDocComment: (text) => text.startsWith("/**"),
    strings: ["string", "encapsed_string", "heredoc", "nowdoc"],
    wrappers: ["property_declaration", "const_declaration", "expression_statement"],
    annotationCarriers: ["attribute_list", "attribute_group"],
    lostHeaders: {
        class: "class_declaration",
        interface: "interface_declaration",
        trait: "trait_declaration",
        function: "function_definition",
    },
    hasNamedArguments: true,
    nameText: (written) => written.replace(/^\$/, ""),
    flags: (header) => {
        const flags = (0,definition_draft/* flagsOf */.Zo)(header, MODIFIERS);
        return flags & facts/* DefinitionFlag */.qb.private ? flags : flags | facts/* DefinitionFlag */.qb.exported;
    },
    arguments: { argument: { keyword: "name" }, variadic_unpacking: { spreads: "sequence" } },
    nodes: {
        name: (0,expression_rules/* name */.UU)(),
        namespace_name: namespaceName,
        relative_scope: (0,expression_rules/* name */.UU)(),
        variable_name: variableName,
        string: (0,expression_rules/* stringLiteral */.Hg)(),
        encapsed_string: (0,expression_rules/* stringLiteral */.Hg)(),
        heredoc: (0,expression_rules/* literal */.eu)("str"),
        integer: (0,expression_rules/* literal */.eu)("int"),
        float: (0,expression_rules/* literal */.eu)("float"),
        boolean: (0,expression_rules/* literal */.eu)("bool"),
        null: (0,expression_rules/* literal */.eu)("none"),
        array_creation_expression: (0,expression_rules/* literal */.eu)("list"),
        namespace_definition: (0,module_rules/* namespace */.MF)({ name: "name" }),
        namespace_use_declaration: useDeclaration,
        require_expression: requireExpression,
        require_once_expression: requireExpression,
        include_expression: requireExpression,
        include_once_expression: requireExpression,
        class_declaration: type("class"),
        interface_declaration: type("interface"),
        trait_declaration: type("interface"),
        enum_declaration: type("enum"),
        anonymous_class: (0,statement_rules/* block */.om)("class"),
        enum_case: (0,definition_rules/* definition */.mw)({ kind: "constant", name: "name", body: "value" }),
        function_definition: callable,
        method_declaration: callable,
        const_element: (0,statement_rules/* variable */.bv)({ name: "#0", value: "#-1" }),
        property_element: (0,statement_rules/* variable */.bv)({ name: "name", value: "default_value", outerType: "type" }),
        static_variable_declaration: (0,statement_rules/* variable */.bv)({ name: "name", value: "value", isLocal: true }),
        base_clause: (0,definition_rules/* bases */.Fo)(),
        class_interface_clause: (0,definition_rules/* bases */.Fo)(),
        use_declaration: (0,definition_rules/* bases */.Fo)(),
        attribute_list: (0,definition_rules/* annotationList */.G)(),
        attribute: (0,definition_rules/* annotation */.w7)({ name: "#0", arguments: "parameters" }),
        simple_parameter: (0,definition_rules/* parameter */.Wi)({ name: "name", type: "type", default: "default_value" }),
        variadic_parameter: (0,definition_rules/* parameter */.Wi)({ name: "name", type: "type", kind: "rest" }),
        property_promotion_parameter: promotedParameter,
        anonymous_function: (0,definition_rules/* lambda */.u3)({ parameters: "parameters", body: "body", returnType: "return_type" }),
        arrow_function: (0,definition_rules/* lambda */.u3)({ parameters: "parameters", body: "body", returnType: "return_type" }),
        foreach_statement: (0,statement_rules/* forEach */.jJ)({ target: "#1", of: "#0", isHead: true, elementIndex: 1 }),
        catch_clause: (0,statement_rules/* typedBinding */.yw)({ name: "name", type: "type" }),
        type_list: (0,expression_rules/* union */.KC)(["#0", "#1", "#2", "#3"]),
        global_declaration: globalDeclaration,
        return_statement: (0,statement_rules/* returned */._r)(),
        assignment_expression: assigned,
        reference_assignment_expression: assigned,
        augmented_assignment_expression: (0,statement_rules/* assignment */.mU)({ left: "left", right: "right" }),
        update_expression: (0,statement_rules/* update */.yo)("argument #0"),
        function_call_expression: functionCall,
        member_call_expression: (0,expression_rules/* call */.T1)({ object: "object", callee: "name", arguments: "arguments" }),
        nullsafe_member_call_expression: (0,expression_rules/* call */.T1)({ object: "object", callee: "name", arguments: "arguments" }),
        scoped_call_expression: (0,expression_rules/* call */.T1)({ object: "scope", callee: "name", arguments: "arguments" }),
        object_creation_expression: (0,expression_rules/* call */.T1)({ callee: "#0", arguments: "@arguments", kind: "new" }),
        argument: (0,expression_rules/* keywordArgument */.B1)("name"),
        member_access_expression: (0,expression_rules/* member */.Dc)({ object: "object", name: "name" }),
        nullsafe_member_access_expression: (0,expression_rules/* member */.Dc)({ object: "object", name: "name" }),
        scoped_property_access_expression: (0,expression_rules/* member */.Dc)({ object: "scope", name: "name" }),
        class_constant_access_expression: (0,expression_rules/* member */.Dc)({ object: "#0", name: "#-1" }),
        qualified_name: (0,expression_rules/* member */.Dc)({ object: "@namespace_name", name: "#-1" }),
        subscript_expression: (0,expression_rules/* subscript */.iH)("#0"),
        parenthesized_expression: (0,expression_rules/* transparent */.JO)(),
        clone_expression: (0,expression_rules/* transparent */.JO)(),
        cast_expression: (0,expression_rules/* cast */.wg)("type", "value"),
        conditional_expression: (0,expression_rules/* union */.KC)(["body", "alternative"]),
        binary_expression: (0,expression_rules/* union */.KC)(["left", "right"], ["??", "?:"]),
        named_type: (0,expression_rules/* typeWrapper */.mu)(),
        optional_type: (0,expression_rules/* typeWrapper */.mu)(),
        union_type: (0,expression_rules/* union */.KC)(["#0", "#1", "#2", "#3"]),
    },
};


/***/ })

};
