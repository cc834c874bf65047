export const id = 240;
export const ids = [240];
export const modules = {

/***/ 7240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ GO)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _definition_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6109);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6190);
/* harmony import */ var _module_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8888);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2634);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(885);
/* harmony import */ var _statement_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3335);
/* harmony import */ var _struct_literal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2765);








const importSpec = (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .importing */ .Q7)((walk, node) => {
    const path = walk.rules.grammar.selector("path")(walk.tree, node);
    const aliasNode = walk.rules.grammar.selector("name")(walk.tree, node);
    if (path < 0)
        return;
    const module = (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .unquoted */ .qZ)(walk.tree.textOf(path));
    const written = aliasNode < 0 ? undefined : walk.tree.textOf(aliasNode);
    if (written === ".")
        (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .addImport */ .Xx)(walk, { kind: "star", module, node: path });
    else if (written === "_")
        (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .addImport */ .Xx)(walk, { kind: "module", module, node: path });
    else
        (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .addImport */ .Xx)(walk, { kind: "namespace", module, alias: written ?? defaultPackageName(module), node: path });
});
/** The package an import path binds by convention: its last part, without a major version. */
function defaultPackageName(module) {
    const parts = module.split("/").filter((part) => !/^v\d+$/.test(part));
    return (parts.at(-1) ?? module).replace(/\.v\d+$/, "");
}
/** The type a method belongs to: the only type name in its receiver. */
function receiverType(walk, node) {
    const { tree, rules } = walk;
    const receiver = rules.grammar.selector("receiver")(tree, node);
    if (receiver < 0)
        return undefined;
    const type = rules.grammar.type("type_identifier");
    for (let at = receiver; at < tree.next[receiver]; at++) {
        if (tree.type[at] === type)
            return tree.textOf(at);
    }
    return undefined;
}
const typeElement = (grammar) => {
    const interfaceType = grammar.type("interface_type");
    const isEmbedded = (walk, node) => walk.tree.type[walk.tree.parent[node]] === interfaceType;
    return {
        enter: (walk, node) => {
            if (isEmbedded(walk, node))
                walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.inherit;
        },
        leave: (walk, node) => {
            if (isEmbedded(walk, node))
                (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .addBases */ .Q8)(walk, node);
            return (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(walk, walk.children(node)[0] ?? -1);
        },
    };
};
/** A field; without a name it embeds its type. */
const field = (grammar) => {
    const named = (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .variables */ .Ee)({ names: "name", type: "type" })(grammar);
    const selectName = grammar.selector("name");
    const selectType = grammar.selector("type");
    return {
        enter: (walk, node) => {
            const type = selectType(walk.tree, node);
            if (selectName(walk.tree, node) >= 0)
                named.enter?.(walk, node);
            else if (type >= 0)
                walk.role[type] = _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.inherit;
        },
        leave: (walk, node) => {
            if (selectName(walk.tree, node) >= 0)
                return named.leave?.(walk, node) ?? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            const base = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(walk, selectType(walk.tree, node));
            if (base >= 0)
                walk.innermostDraft?.bases.push(base);
            return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        },
    };
};
/** A call; `new(T)` and `make(T)` create a `T`. */
const goCall = (grammar) => {
    const plain = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .call */ .T1)({ callee: "function", arguments: "arguments" })(grammar);
    const callee = grammar.selector("function");
    const list = grammar.selector("arguments");
    return {
        ...plain,
        leave: (walk, node) => {
            const callNode = callee(walk.tree, node);
            const args = list(walk.tree, node);
            const text = callNode < 0 ? "" : walk.tree.textOf(callNode);
            const first = args < 0 ? -1 : (walk.children(args)[0] ?? -1);
            if (first < 0 || (text !== "new" && text !== "make"))
                return plain.leave?.(walk, node) ?? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            return (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .addCall */ .A7)(walk, "new", (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(walk, first), -1);
        },
    };
};
const typeSwitch = (grammar) => {
    const alias = grammar.selector("alias");
    return {
        enter: (walk, node) => {
            walk.openScope(node, "block");
            (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .setRole */ .L4)(walk, alias(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.bind);
        },
        leave: (walk, node) => {
            for (const nameNode of (0,_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .boundNames */ .DL)(walk, alias(walk.tree, node)))
                walk.bind(nameNode, "variable");
            return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        },
    };
};
/** Go. */
const GO = {
    comments: ["comment"],
    isDocComment: (text) => !text.startsWith("//go:"),
    strings: ["interpreted_string_literal", "raw_string_literal", "rune_literal"],
    wrappers: ["type_declaration", "const_declaration", "var_declaration", "var_spec_list"],
    hasNamedArguments: false,
    flags: (_, written) => (/^\p{Lu}/u.test(written) ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.exported : _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.private),
    arguments: { variadic_argument: { spreads: "sequence" } },
    nodes: {
        identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
        field_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
        package_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
        type_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(),
        interpreted_string_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .stringLiteral */ .Hg)(),
        raw_string_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("str"),
        int_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("int"),
        float_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("float"),
        rune_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("int"),
        true: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("bool"),
        false: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("bool"),
        nil: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("none"),
        package_clause: (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .namespace */ .MF)({ name: "#0" }),
        import_spec: importSpec,
        const_spec: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .variables */ .Ee)({ names: "name", type: "type", values: "value" }),
        var_spec: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .variables */ .Ee)({ names: "name", type: "type", values: "value" }),
        short_var_declaration: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .variables */ .Ee)({ names: "left", values: "right", isLocal: false }),
        type_spec: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({
            kind: (walk, node) => {
                const type = walk.rules.grammar.selector("type")(walk.tree, node);
                const typeName = walk.rules.grammar.typeNames[walk.tree.type[type]];
                return typeName === "struct_type" ? "class" : typeName === "interface_type" ? "interface" : "type";
            },
            name: "name",
            body: "type",
            returnType: "type",
        }),
        type_alias: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "type", name: "name", body: "type", returnType: "type" }),
        field_declaration: field,
        type_elem: typeElement,
        method_elem: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "function", name: "name", returnType: "result" }),
        function_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "function", name: "name", body: "body", returnType: "result" }),
        method_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({
            kind: "function",
            name: "name",
            body: "body",
            returnType: "result",
            container: receiverType,
        }),
        func_literal: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .lambda */ .u3)({ body: "body", returnType: "result" }),
        function_type: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .functionType */ .Fg)(),
        parameter_list: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PV)(),
        parameter_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parameter */ .Wi)({
            name: "name",
            type: "type",
            isPassed: (walk, node) => {
                const list = walk.tree.parent[node];
                return walk.rules.grammar.selector("parameters")(walk.tree, walk.tree.parent[list]) === list;
            },
        }),
        variadic_parameter_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parameter */ .Wi)({ name: "name", type: "type", kind: "rest" }),
        type_parameter_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .typeParameter */ .gB)({ name: "name" }),
        block: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        if_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        for_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        expression_switch_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        type_switch_statement: typeSwitch,
        expression_case: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        type_case: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        default_case: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        communication_case: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        range_clause: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .forEach */ .jJ)({ target: "left", of: "right", isHead: true, elementIndex: 1 }),
        assignment_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .assignment */ .mU)({ left: "left", right: "right" }),
        inc_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .update */ .yo)(),
        dec_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .update */ .yo)(),
        return_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .returned */ ._r)(),
        expression_list: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PV)(),
        call_expression: goCall,
        selector_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)({ object: "operand", name: "field" }),
        qualified_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)({ object: "package", name: "name" }),
        index_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .subscript */ .iH)("operand"),
        slice_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .transparent */ .JO)("operand"),
        generic_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .generic */ .Me)({ of: "type", arguments: "type_arguments", isType: true }),
        type_instantiation_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .generic */ .Me)({ of: "type", arguments: "type_arguments" }),
        parenthesized_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .transparent */ .JO)(),
        unary_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .transparent */ .JO)("operand"),
        literal_element: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .transparent */ .JO)(),
        type_assertion_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .cast */ .wg)("type", "operand"),
        type_conversion_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .cast */ .wg)("type", "operand"),
        composite_literal: (0,_struct_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .structLiteral */ .f)({
            type: "type",
            body: "body",
            field: "keyed_element",
            key: "key",
            value: "value",
        }),
        pointer_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .typeWrapper */ .mu)(),
        parenthesized_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .typeWrapper */ .mu)(),
        slice_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .containerType */ .Cg)("list", ["element"]),
        array_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .containerType */ .Cg)("list", ["element"]),
        channel_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .containerType */ .Cg)("list", ["value"]),
        map_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .containerType */ .Cg)("dict", ["key", "value"]),
        struct_type: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)("class"),
        interface_type: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)("class"),
    },
};


/***/ }),

/***/ 2765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ structLiteral)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6190);
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
