export const id = 657;
export const ids = [657];
export const modules = {

/***/ 657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RUST: () => (/* binding */ RUST)
});

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(374);
// EXTERNAL MODULE: ./src/languages/tree-sitter/definition-draft.ts
var definition_draft = __webpack_require__(465);
// EXTERNAL MODULE: ./src/languages/tree-sitter/definition-rules.ts
var definition_rules = __webpack_require__(109);
// EXTERNAL MODULE: ./src/languages/tree-sitter/expression-rules.ts
var expression_rules = __webpack_require__(190);
// EXTERNAL MODULE: ./src/languages/tree-sitter/roles.ts
var roles = __webpack_require__(885);
// EXTERNAL MODULE: ./src/languages/tree-sitter/pattern.ts
var tree_sitter_pattern = __webpack_require__(634);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/rust-items.ts





/** `impl Trait for Type`: members of a type that is defined elsewhere; `Self` is that type. */
const implItem = (grammar) => {
    const type = grammar.selector("type");
    const trait = grammar.selector("trait");
    const typeIdentifier = grammar.type("type_identifier");
    const lastName = (walk, node) => {
        const { tree } = walk;
        const generic = grammar.selector("type")(tree, node);
        if (generic >= 0)
            return lastNameOf(walk, generic, typeIdentifier);
        return lastNameOf(walk, node, typeIdentifier);
    };
    return {
        enter: (walk, node) => {
            const typeNode = type(walk.tree, node);
            (0,expression_rules/* setRole */.L4)(walk, typeNode, roles/* Role */.Xh.type);
            (0,expression_rules/* setRole */.L4)(walk, trait(walk.tree, node), roles/* Role */.Xh.inherit);
            const container = typeNode < 0 ? "" : lastName(walk, typeNode);
            if (container === "")
                walk.openScope(node, "class");
            else
                walk.openContainer(node, container);
        },
        leave: (walk, node) => {
            const typeNode = type(walk.tree, node);
            const base = (0,expression_rules/* operandOf */.fK)(walk, trait(walk.tree, node));
            const operand = (0,expression_rules/* operandOf */.fK)(walk, typeNode);
            if (operand >= 0)
                walk.bind(typeNode, "type", { name: "Self", type: operand });
            if (base >= 0 && typeNode >= 0)
                walk.laterBases.add(lastName(walk, typeNode), base);
            return facts/* NO_OPERAND */.ai;
        },
    };
};
function lastNameOf(walk, node, typeIdentifier) {
    let found = "";
    for (let at = node; at < walk.tree.next[node]; at++) {
        if (walk.tree.type[at] === typeIdentifier)
            found = walk.tree.textOf(at);
    }
    return found;
}
/** `: A + B` after a trait are its bases, elsewhere only types. */
const traitBounds = (grammar) => {
    const traitItem = grammar.type("trait_item");
    const isTrait = (walk, node) => walk.tree.type[walk.tree.parent[node]] === traitItem;
    return {
        enter: (walk, node) => {
            walk.role[node] = isTrait(walk, node) ? roles/* Role */.Xh.inherit : roles/* Role */.Xh.type;
        },
        leave: (walk, node) => {
            if (isTrait(walk, node))
                (0,definition_rules/* addBases */.Q8)(walk, node);
            return (0,expression_rules/* operandOf */.fK)(walk, walk.children(node)[0] ?? -1);
        },
    };
};
/** `&self`: bound, but not passed by callers. Its type is `Self`. */
const selfParameter = () => ({
    enter: (walk, node) => {
        walk.role[node] = roles/* Role */.Xh.silent;
    },
    leave: (walk, node) => {
        const self = walk.children(node).at(-1) ?? node;
        const line = walk.line(self);
        const type = walk.builder.addReference("Self", line, walk.column(self), "type", walk.scope);
        walk.bind(self, "parameter", { name: "self", type });
        return facts/* NO_OPERAND */.ai;
    },
});
/** A pattern whose names are bound in the node's own scope. */
const matchArm = (grammar) => {
    const pattern = grammar.selector("pattern");
    return {
        enter: (walk, node) => {
            walk.openScope(node, "block");
            (0,expression_rules/* setRole */.L4)(walk, pattern(walk.tree, node), roles/* Role */.Xh.bind);
        },
        leave: (walk, node) => {
            for (const nameNode of (0,tree_sitter_pattern/* boundNames */.DL)(walk, pattern(walk.tree, node)))
                walk.bind(nameNode, "variable");
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** A name; in patterns one that starts with a capital is a constant or variant, not a new variable. */
const rustName = (grammar) => {
    const tokenTree = grammar.type("token_tree");
    return {
        isName: true,
        enter: (walk, node) => {
            if (walk.role[node] === roles/* Role */.Xh.bind && /^\p{Lu}/u.test(walk.tree.textOf(node)))
                walk.role[node] = roles/* Role */.Xh.read;
            if (walk.tree.type[walk.tree.parent[node]] === tokenTree)
                readToken(walk, node);
        },
        leave: (walk, node) => walk.reference(node),
    };
};
/** Inside a macro call there are only tokens: what stands around a name tells how it is used. */
function readToken(walk, node) {
    const { text, start, end } = walk.tree;
    if (walk.role[node] === roles/* Role */.Xh.silent)
        return;
    const after = text.slice(end[node], end[node] + 2);
    if (after.startsWith("(") || after === "!(")
        walk.role[node] = roles/* Role */.Xh.call;
    const before = text.slice(Math.max(0, start[node] - 2), start[node]);
    if (before !== "::" && !(before.endsWith(".") && before !== ".."))
        return;
    walk.receiver[node] = Math.max(0, previousSibling(walk, node));
}
function previousSibling(walk, node) {
    // The node just before in preorder is the sibling itself when that has no children.
    const before = node - 1;
    return walk.tree.parent[before] === walk.tree.parent[node] ? before : -1;
}
/** `name!(…)`: a call whose arguments cannot be counted. */
const macroInvocation = (grammar) => {
    const macro = grammar.selector("macro");
    return {
        enter: (walk, node) => (0,expression_rules/* setRole */.L4)(walk, macro(walk.tree, node), roles/* Role */.Xh.call),
        leave: (walk, node) => {
            const of = (0,expression_rules/* operandOf */.fK)(walk, macro(walk.tree, node));
            return walk.builder.addValue("call", of, [], [], facts/* ValueFlag */.KC.spread);
        },
    };
};
/** `#[…]` belongs to the item after it. */
const attributeItem = (grammar) => {
    const attribute = grammar.selector("@attribute");
    return {
        leave: (walk, node) => {
            const operand = (0,expression_rules/* operandOf */.fK)(walk, attribute(walk.tree, node));
            if (operand >= 0)
                walk.decorate(node, operand, true);
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** The path inside `#[…]`. */
const attribute = (grammar) => {
    const path = grammar.selector("#0");
    return {
        enter: (walk, node) => (0,expression_rules/* setRole */.L4)(walk, path(walk.tree, node), roles/* Role */.Xh.decorator),
        leave: (walk, node) => (0,expression_rules/* operandOf */.fK)(walk, path(walk.tree, node)),
    };
};

// EXTERNAL MODULE: ./src/languages/tree-sitter/module-rules.ts
var module_rules = __webpack_require__(888);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/rust-use.ts


/** `use a::{b, c::d as e, *}`: one import for each leaf. */
const useDeclaration = (grammar) => {
    const argument = grammar.selector("argument");
    const path = grammar.selector("path");
    const list = grammar.selector("list");
    const alias = grammar.selector("alias");
    const nameOf = grammar.selector("name");
    const kind = (walk, node) => grammar.typeNames[walk.tree.type[node]];
    const join = (prefix, text) => (prefix === "" ? text : text === "" ? prefix : `${prefix}::${text}`);
    const leaf = (walk, node, prefix, alias) => {
        const whole = join(prefix, walk.tree.textOf(node).replace(/\s+/g, ""));
        const cut = whole.lastIndexOf("::");
        const last = whole.slice(cut < 0 ? 0 : cut + 2);
        const named = nameOf(walk.tree, node);
        const at = named < 0 ? node : named;
        const module = cut < 0 ? "" : whole.slice(0, cut);
        if (last === "self") {
            // `a::{self}` is `a` itself.
            const own = module.slice(module.lastIndexOf("::") + 1).replace(/^:/, "");
            const parent = module.includes("::") ? module.slice(0, module.lastIndexOf("::")) : "";
            (0,module_rules/* addImport */.Xx)(walk, { kind: "name", module: parent, name: own, alias: alias ?? own, node: at });
        }
        else if (cut < 0)
            (0,module_rules/* addImport */.Xx)(walk, { kind: "module", module: last, alias: alias ?? last, node: at });
        else
            (0,module_rules/* addImport */.Xx)(walk, { kind: "name", module, name: last, alias: alias ?? last, node: at });
    };
    return {
        enter: (walk, node) => {
            walk.role[node] = roles/* Role */.Xh.silent;
            const pending = [{ node: argument(walk.tree, node), prefix: "" }];
            for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
                if (next.node < 0)
                    continue;
                const { tree } = walk;
                switch (kind(walk, next.node)) {
                    case "scoped_use_list": {
                        const at = path(tree, next.node);
                        const prefix = at < 0 ? next.prefix : join(next.prefix, tree.textOf(at).replace(/\s+/g, ""));
                        pending.push({ node: list(tree, next.node), prefix });
                        break;
                    }
                    case "use_list":
                        for (const child of walk.children(next.node).reverse())
                            pending.push({ node: child, prefix: next.prefix });
                        break;
                    case "use_as_clause": {
                        const aliasNode = alias(tree, next.node);
                        const target = path(tree, next.node);
                        const written = aliasNode < 0 ? undefined : tree.textOf(aliasNode);
                        if (target >= 0)
                            leaf(walk, target, next.prefix, written === "_" ? "" : written);
                        break;
                    }
                    case "use_wildcard": {
                        const [inner] = walk.children(next.node);
                        const module = inner === undefined ? next.prefix : join(next.prefix, tree.textOf(inner).replace(/\s+/g, ""));
                        (0,module_rules/* addImport */.Xx)(walk, { kind: "star", module, node: inner ?? next.node });
                        break;
                    }
                    default:
                        leaf(walk, next.node, next.prefix, undefined);
                }
            }
        },
    };
};
/** `mod inner;` brings in a file; `mod inner { … }` is a namespace of this one. */
const modItem = (grammar) => {
    const nameOf = grammar.selector("name");
    const body = grammar.selector("body");
    return {
        enter: (walk, node) => {
            const nameNode = nameOf(walk.tree, node);
            if (nameNode < 0)
                return;
            walk.role[nameNode] = roles/* Role */.Xh.silent;
            const module = walk.tree.textOf(nameNode);
            if (body(walk.tree, node) >= 0)
                (0,module_rules/* addNamespace */.b4)(walk, nameNode);
            else
                (0,module_rules/* addImport */.Xx)(walk, { kind: "module", module, alias: module, node: nameNode });
        },
    };
};
/** `extern crate a as b`. */
const externCrate = (grammar) => {
    const nameOf = grammar.selector("name");
    const alias = grammar.selector("alias");
    return {
        enter: (walk, node) => {
            walk.role[node] = roles/* Role */.Xh.silent;
            const nameNode = nameOf(walk.tree, node);
            const aliasNode = alias(walk.tree, node);
            if (nameNode < 0)
                return;
            const module = walk.tree.textOf(nameNode);
            (0,module_rules/* addImport */.Xx)(walk, {
                kind: "module",
                module,
                alias: aliasNode < 0 ? module : walk.tree.textOf(aliasNode),
                node: nameNode,
            });
        },
    };
};

// EXTERNAL MODULE: ./src/languages/tree-sitter/statement-rules.ts
var statement_rules = __webpack_require__(335);
// EXTERNAL MODULE: ./src/languages/tree-sitter/struct-literal.ts
var struct_literal = __webpack_require__(765);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/rust.ts









/** Whether a function of a type takes no `self`. */
function isAssociated(walk, node) {
    const { grammar } = walk.rules;
    const list = grammar.selector("parameters")(walk.tree, node);
    return walk.scopeKind === "class" && list >= 0 && grammar.selector("@self_parameter")(walk.tree, list) < 0;
}
/** Rust. */
const RUST = {
    comments: ["line_comment", "block_comment"],
    isDocComment: (text) => /^(\/\/\/(?!\/)|\/\*\*)/.test(text),
    attributes: ["attribute_item"],
    strings: ["string_literal", "raw_string_literal", "char_literal"],
    wrappers: [],
    lostHeaders: { impl: "impl_item type", trait: "trait_item", fn: "function_item" },
    hasNamedArguments: false,
    flags: (header) => (0,definition_draft/* flagsOf */.Zo)(header, { pub: facts/* DefinitionFlag */.qb.exported, async: facts/* DefinitionFlag */.qb.async }),
    nodes: {
        identifier: rustName,
        field_identifier: (0,expression_rules/* name */.UU)(),
        shorthand_field_identifier: (0,expression_rules/* name */.UU)(),
        type_identifier: (0,expression_rules/* typeName */.go)(),
        self: rustName,
        super: (0,expression_rules/* name */.UU)(),
        crate: (0,expression_rules/* name */.UU)(),
        lifetime: (0,expression_rules/* silent */.Ku)(),
        label: (0,expression_rules/* silent */.Ku)(),
        string_literal: (0,expression_rules/* stringLiteral */.Hg)(),
        raw_string_literal: (0,expression_rules/* literal */.eu)("str"),
        char_literal: (0,expression_rules/* literal */.eu)("str"),
        integer_literal: (0,expression_rules/* literal */.eu)("int"),
        float_literal: (0,expression_rules/* literal */.eu)("float"),
        boolean_literal: (0,expression_rules/* literal */.eu)("bool"),
        use_declaration: useDeclaration,
        mod_item: modItem,
        extern_crate_declaration: externCrate,
        struct_item: (0,definition_rules/* definition */.mw)({ kind: "class", name: "name", body: "body" }),
        union_item: (0,definition_rules/* definition */.mw)({ kind: "class", name: "name", body: "body" }),
        enum_item: (0,definition_rules/* definition */.mw)({ kind: "enum", name: "name", body: "body" }),
        enum_variant: (0,definition_rules/* definition */.mw)({ kind: "constant", name: "name", body: "body value" }),
        trait_item: (0,definition_rules/* definition */.mw)({ kind: "interface", name: "name", body: "body" }),
        impl_item: implItem,
        trait_bounds: traitBounds,
        type_item: (0,definition_rules/* definition */.mw)({ kind: "type", name: "name", body: "type", returnType: "type" }),
        associated_type: (0,definition_rules/* definition */.mw)({ kind: "type", name: "name" }),
        const_item: (0,statement_rules/* variable */.bv)({ name: "name", type: "type", value: "value" }),
        static_item: (0,statement_rules/* variable */.bv)({ name: "name", type: "type", value: "value" }),
        field_declaration: (0,statement_rules/* variable */.bv)({ name: "name", type: "type" }),
        function_item: (0,definition_rules/* definition */.mw)({
            kind: "function",
            name: "name",
            body: "body",
            returnType: "return_type",
            returnsLast: true,
            extraFlags: (walk, node) => (isAssociated(walk, node) ? facts/* DefinitionFlag */.qb.static : 0),
        }),
        function_signature_item: (0,definition_rules/* definition */.mw)({ kind: "function", name: "name", returnType: "return_type" }),
        macro_definition: (0,definition_rules/* definition */.mw)({ kind: "function", name: "name", body: "@macro_rule" }),
        attribute_item: attributeItem,
        attribute: attribute,
        type_parameter: (0,definition_rules/* typeParameter */.gB)({ name: "name" }),
        const_parameter: (0,definition_rules/* typeParameter */.gB)({ name: "name" }),
        parameter: (0,definition_rules/* parameter */.Wi)({
            name: "pattern",
            type: "type",
            isPassed: (walk, node) => !/^(mut\s+)?self\s*:/.test(walk.tree.textOf(node)),
        }),
        variadic_parameter: (0,definition_rules/* parameter */.Wi)({ name: "pattern", kind: "rest" }),
        self_parameter: selfParameter,
        closure_parameters: (0,definition_rules/* bareParameters */.v9)(),
        closure_expression: (0,definition_rules/* lambda */.u3)({ parameters: "parameters", body: "body", returnType: "return_type" }),
        function_type: (0,definition_rules/* functionType */.Fg)(),
        block: (0,statement_rules/* block */.om)(),
        if_expression: (0,statement_rules/* block */.om)(),
        while_expression: (0,statement_rules/* block */.om)(),
        match_arm: matchArm,
        for_expression: (0,statement_rules/* forEach */.jJ)({ target: "pattern", of: "value" }),
        let_declaration: (0,statement_rules/* variable */.bv)({ name: "pattern", type: "type", value: "value" }),
        let_condition: (0,statement_rules/* variable */.bv)({ name: "pattern", value: "value", isLocal: true }),
        match_pattern: (0,expression_rules/* roles */.Ot)({ condition: roles/* Role */.Xh.read }),
        tuple_struct_pattern: (0,expression_rules/* roles */.Ot)({ type: roles/* Role */.Xh.read }),
        struct_pattern: (0,expression_rules/* roles */.Ot)({ type: roles/* Role */.Xh.type }),
        field_pattern: (0,expression_rules/* roles */.Ot)({ "@field_identifier": roles/* Role */.Xh.silent }),
        return_expression: (0,statement_rules/* returned */._r)(),
        assignment_expression: (0,statement_rules/* assignment */.mU)({ left: "left", right: "right" }),
        compound_assignment_expr: (0,statement_rules/* assignment */.mU)({ left: "left", right: "right" }),
        call_expression: (0,expression_rules/* call */.T1)({ callee: "function", arguments: "arguments" }),
        macro_invocation: macroInvocation,
        field_expression: (0,expression_rules/* member */.Dc)({ object: "value", name: "field" }),
        scoped_identifier: (0,expression_rules/* member */.Dc)({ object: "path", name: "name" }),
        scoped_type_identifier: (0,expression_rules/* member */.Dc)({ object: "path", name: "name" }),
        index_expression: (0,expression_rules/* subscript */.iH)("#0"),
        generic_function: (0,expression_rules/* generic */.Me)({ of: "function", arguments: "type_arguments" }),
        generic_type: (0,expression_rules/* generic */.Me)({ of: "type", arguments: "type_arguments", isType: true }),
        struct_expression: (0,struct_literal/* structLiteral */.f)({
            type: "name",
            body: "body",
            field: "field_initializer",
            key: "field",
            value: "value",
            shorthand: "shorthand_field_initializer",
            rest: "base_field_initializer",
        }),
        shorthand_field_initializer: (0,expression_rules/* transparent */.JO)(),
        await_expression: (0,expression_rules/* derived */.un)("await"),
        try_expression: (0,expression_rules/* derived */.un)("item"),
        parenthesized_expression: (0,expression_rules/* transparent */.JO)(),
        reference_expression: (0,expression_rules/* transparent */.JO)("value"),
        unary_expression: (0,expression_rules/* transparent */.JO)(),
        type_cast_expression: (0,expression_rules/* cast */.wg)("type", "value"),
        reference_type: (0,expression_rules/* typeWrapper */.mu)("type"),
        pointer_type: (0,expression_rules/* typeWrapper */.mu)("type"),
        abstract_type: (0,expression_rules/* typeWrapper */.mu)("trait"),
        dynamic_type: (0,expression_rules/* typeWrapper */.mu)("trait"),
        array_type: (0,expression_rules/* containerType */.Cg)("list", ["element"]),
        tuple_type: (0,expression_rules/* tuple */.PV)(),
        tuple_expression: (0,expression_rules/* tuple */.PV)(),
    },
};


/***/ }),

/***/ 765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ structLiteral)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(374);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(190);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(885);



/** `Type{key: value}`: a new object whose fields are written. */
function structLiteral(shape) {
    return (grammar) => {
        const selectType = grammar.selector(shape.type);
        const selectBody = grammar.selector(shape.body);
        const key = grammar.selector(shape.key);
        const value = grammar.selector(shape.value);
        const field = grammar.type(shape.field);
        const shorthand = grammar.type(shape.shorthand ?? "");
        const rest = grammar.type(shape.rest ?? "");
        return {
            enter: (walk, node) => {
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectType(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_2__/* .Role */ .Xh.call);
                const body = selectBody(walk.tree, node);
                for (const child of body < 0 ? [] : walk.children(body)) {
                    if (walk.tree.type[child] === field)
                        (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, key(walk.tree, child), _roles_js__WEBPACK_IMPORTED_MODULE_2__/* .Role */ .Xh.silent);
                }
            },
            leave: (walk, node) => {
                const args = [];
                const named = [];
                const keys = [];
                let flags = 0;
                const body = selectBody(walk.tree, node);
                for (const child of body < 0 ? [] : walk.children(body)) {
                    const type = walk.tree.type[child];
                    if (type === field) {
                        keys.push(key(walk.tree, child));
                        named.push((0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, value(walk.tree, child)));
                    }
                    else if (type === shorthand) {
                        keys.push(child);
                        named.push((0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, child));
                    }
                    else if (type === rest)
                        flags = _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .ValueFlag */ .KC.keywordSpread;
                    else
                        args.push((0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, child));
                }
                const names = keys.map((keyNode) => walk.tree.textOf(keyNode));
                const of = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, selectType(walk.tree, node));
                const created = walk.builder.addValue("new", of, [...args, ...named], names, flags);
                keys.forEach((keyNode, index) => {
                    const text = names[index] ?? "";
                    if (!/^[\p{L}_]\w*$/u.test(text))
                        return;
                    walk.builder.addReference(text, walk.line(keyNode), walk.column(keyNode), "write", walk.scope, created);
                });
                return created;
            },
        };
    };
}


/***/ })

};
