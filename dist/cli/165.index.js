export const id = 165;
export const ids = [165];
export const modules = {

/***/ 9165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CSHARP: () => (/* binding */ CSHARP)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _definition_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1465);
/* harmony import */ var _definition_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6109);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6190);
/* harmony import */ var _module_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8888);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(885);
/* harmony import */ var _statement_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3335);







/** `using A.B`, `using static A.B`, `using C = A.B`. */
const using = (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .importing */ .Q7)((walk, node) => {
    const { tree } = walk;
    const alias = walk.rules.grammar.selector("name")(tree, node);
    const target = walk.children(node).at(-1);
    if (target === undefined)
        return;
    const module = tree.textOf(target).replace(/\s+/g, "");
    if (alias >= 0 && alias !== target)
        (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .addImport */ .Xx)(walk, { kind: "namespace", module, alias: tree.textOf(alias), node: target });
    else
        (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .addImport */ .Xx)(walk, { kind: "star", module, node: target });
});
/** The parameters of a record are its properties too. */
function defineProperties(walk, list, nameOf) {
    for (const child of walk.children(list)) {
        const nameNode = nameOf(walk.tree, child);
        const extraFlags = _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.exported | _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.getter;
        if (nameNode >= 0)
            walk.openDefinition(list, { kind: "constant", nameNode, spanNode: child, extraFlags });
    }
}
/** A `params` parameter stands in the list itself. */
const parameterList = (grammar) => {
    const type = grammar.selector("type");
    const nameOf = grammar.selector("name");
    const record = grammar.type("record_declaration");
    return {
        enter: (walk, node) => {
            (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .setRole */ .L4)(walk, type(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type);
            (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .setRole */ .L4)(walk, nameOf(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.bind);
        },
        leave: (walk, node) => {
            const nameNode = nameOf(walk.tree, node);
            if (nameNode >= 0)
                (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .addParameter */ .DE)(walk, nameNode, "rest", (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .operandOf */ .fK)(walk, type(walk.tree, node)), -1);
            if (walk.tree.type[walk.tree.parent[node]] === record)
                defineProperties(walk, node, nameOf);
            return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        },
    };
};
/** `=> expression` as a body returns the expression. */
const arrowBody = () => ({
    leave: (walk, node) => {
        const operand = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .operandOf */ .fK)(walk, walk.children(node)[0] ?? -1);
        walk.addReturn(operand);
        return operand;
    },
});
/** `new Type(args) { Member = value }`: the members are written on the new object. */
const objectCreation = (grammar) => {
    const type = grammar.selector("type");
    const list = grammar.selector("arguments @argument_list");
    const initializer = grammar.selector("initializer @initializer_expression");
    const left = grammar.selector("left");
    const assigned = grammar.type("assignment_expression");
    const identifier = grammar.type("identifier");
    return {
        enter: (walk, node) => (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .setRole */ .L4)(walk, type(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.call),
        leave: (walk, node) => {
            const created = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .addCall */ .A7)(walk, "new", (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .operandOf */ .fK)(walk, type(walk.tree, node)), list(walk.tree, node));
            const members = initializer(walk.tree, node);
            for (const child of members < 0 ? [] : walk.children(members)) {
                if (walk.tree.type[child] !== assigned)
                    continue;
                const at = left(walk.tree, child);
                if (at < 0 || walk.tree.type[at] !== identifier)
                    continue;
                walk.builder.addReference(walk.tree.textOf(at), walk.line(at), walk.column(at), "write", walk.scope, created);
            }
            return created;
        },
    };
};
/** The members in `{ Member = value }` are no names of this scope. */
const initializerExpression = (grammar) => {
    const left = grammar.selector("left");
    const assigned = grammar.type("assignment_expression");
    const identifier = grammar.type("identifier");
    return {
        enter: (walk, node) => {
            for (const child of walk.children(node)) {
                const at = walk.tree.type[child] === assigned ? left(walk.tree, child) : -1;
                if (at >= 0 && walk.tree.type[at] === identifier)
                    walk.role[at] = _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.silent;
            }
        },
        leave: (walk) => walk.builder.literal("list"),
    };
};
/** `x++` writes, `!x` does not. */
const unary = () => ({
    isTransparent: true,
    enter: (walk, node) => {
        const { text, start, end } = walk.tree;
        const first = text.slice(start[node], start[node] + 2);
        const last = text.slice(end[node] - 2, end[node]);
        const isUpdate = [first, last].some((operator) => operator === "++" || operator === "--");
        if (isUpdate)
            (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .setRole */ .L4)(walk, walk.children(node)[0] ?? -1, _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.write);
    },
    leave: (walk, node) => (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .operandOf */ .fK)(walk, walk.children(node)[0] ?? -1),
});
const type = (kind) => (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({ kind, name: "name", body: "body", hasParameters: kind === "class" });
const callable = (returnType) => (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({ kind: "function", name: "name", body: "body", returnType });
/** C#. */
const CSHARP = {
    comments: ["comment"],
    isDocComment: (text) => text.startsWith("///") || text.startsWith("/**"),
    strings: [
        "string_literal",
        "verbatim_string_literal",
        "raw_string_literal",
        "character_literal",
        "interpolated_string_expression",
    ],
    wrappers: ["variable_declaration", "field_declaration", "event_field_declaration", "local_declaration_statement"],
    annotationCarriers: ["attribute_list"],
    maxOpenAngles: 1000,
    lostHeaders: { class: "class_declaration", interface: "interface_declaration", struct: "struct_declaration" },
    hasNamedArguments: true,
    flags: (header) => (0,_definition_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(header, _definition_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMON_MODIFIERS */ .Jc),
    arguments: { argument: { keyword: "name" }, attribute_argument: { keyword: "name" } },
    nodes: {
        identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(),
        implicit_parameter: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(),
        '"this"': (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(),
        '"base"': (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(),
        string_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .stringLiteral */ .Hg)(),
        verbatim_string_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("str"),
        raw_string_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("str"),
        interpolated_string_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("str"),
        character_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("str"),
        integer_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("int"),
        real_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("float"),
        boolean_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("bool"),
        null_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)("none"),
        using_directive: using,
        namespace_declaration: (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .namespace */ .MF)({ name: "name" }),
        file_scoped_namespace_declaration: (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .namespace */ .MF)({ name: "name" }),
        class_declaration: type("class"),
        struct_declaration: type("class"),
        record_declaration: type("class"),
        interface_declaration: type("interface"),
        enum_declaration: type("enum"),
        enum_member_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({ kind: "constant", name: "name", body: "value" }),
        delegate_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({ kind: "type", name: "name", returnType: "type", hasParameters: true }),
        method_declaration: callable("returns type"),
        local_function_statement: callable("type"),
        constructor_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({ kind: "function", name: "name", body: "body" }),
        destructor_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({
            kind: "function",
            name: "name",
            body: "body",
            nameText: (written) => `~${written}`,
        }),
        operator_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({
            kind: "function",
            name: "operator",
            body: "body",
            returnType: "type",
            nameText: (written) => `operator${written}`,
        }),
        conversion_operator_declaration: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)("function"),
        indexer_declaration: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)("function"),
        property_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({
            kind: "constant",
            name: "name",
            body: "accessors value",
            returnType: "type",
            hasParameters: true,
            extraFlags: () => _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.getter,
        }),
        event_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .definition */ .mw)({
            kind: "constant",
            name: "name",
            body: "accessors",
            returnType: "type",
            hasParameters: true,
        }),
        accessor_declaration: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)("function"),
        variable_declaration: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ type: _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type }),
        variable_declarator: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .variable */ .bv)({ name: "name @tuple_pattern", value: "#-1", outerType: "type" }),
        base_list: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .bases */ .Fo)(),
        primary_constructor_base_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .typeWrapper */ .mu)("type #0"),
        type_parameter: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .typeParameter */ .gB)({ name: "name" }),
        type_parameter_constraints_clause: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ "#0": _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type }),
        type_parameter_constraint: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ type: _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type, "#0": _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type }),
        attribute_list: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationList */ .G)(),
        attribute: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .annotation */ .w7)({ name: "name", arguments: "@attribute_argument_list" }),
        attribute_argument: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .keywordArgument */ .B1)("name"),
        parameter_list: parameterList,
        bracketed_parameter_list: parameterList,
        parameter: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .parameter */ .Wi)({ name: "name", type: "type", default: "#-1" }),
        lambda_expression: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .lambda */ .u3)({ parameters: "parameters", body: "body" }),
        anonymous_method_expression: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .lambda */ .u3)({ parameters: "parameters", body: "#-1" }),
        block: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        for_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        using_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        catch_clause: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        switch_section: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)(),
        foreach_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .forEach */ .jJ)({ target: "left", of: "right", type: "type" }),
        catch_declaration: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .typedBinding */ .yw)({ name: "name", type: "type" }),
        declaration_pattern: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .typedBinding */ .yw)({ name: "name", type: "type" }),
        recursive_pattern: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .typedBinding */ .yw)({ name: "name", type: "type" }),
        constant_pattern: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ "#0": _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.read }),
        declaration_expression: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .variable */ .bv)({ name: "name", type: "type", isLocal: true }),
        from_clause: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .forEach */ .jJ)({ target: "name", of: "#-1", type: "type", isHead: true }),
        return_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .returned */ ._r)(),
        arrow_expression_clause: arrowBody,
        assignment_expression: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .assignment */ .mU)({ left: "left", right: "right" }),
        prefix_unary_expression: unary,
        postfix_unary_expression: unary,
        invocation_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .call */ .T1)({ callee: "function", arguments: "arguments" }),
        constructor_initializer: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({}),
        object_creation_expression: objectCreation,
        implicit_object_creation_expression: objectCreation,
        initializer_expression: initializerExpression,
        argument: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .keywordArgument */ .B1)("name"),
        member_access_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)({ object: "expression", name: "name" }),
        conditional_access_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)({ object: "condition", name: "#-1" }),
        member_binding_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .transparent */ .JO)("name"),
        element_access_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .subscript */ .iH)("expression"),
        qualified_name: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)({ object: "qualifier", name: "name" }),
        alias_qualified_name: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)({ object: "alias", name: "name" }),
        generic_name: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .generic */ .Me)({ of: "#0", arguments: "@type_argument_list" }),
        nullable_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .typeWrapper */ .mu)("type #0"),
        array_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .containerType */ .Cg)("list", ["type"]),
        tuple_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PV)(),
        tuple_element: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ type: _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type, name: _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.silent }),
        parenthesized_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .transparent */ .JO)(),
        checked_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .transparent */ .JO)(),
        cast_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .cast */ .wg)("type", "value"),
        as_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .cast */ .wg)("right", "left"),
        is_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .cast */ .wg)("right", "left"),
        typeof_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ type: _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type }),
        default_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ type: _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type }),
        array_creation_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ type: _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.type }),
        await_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .derived */ .un)("await"),
        conditional_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KC)(["consequence", "alternative"]),
        binary_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KC)(["left", "right"], ["??"]),
        labeled_statement: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ "@identifier": _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.silent }),
        goto_statement: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot)({ "@identifier": _roles_js__WEBPACK_IMPORTED_MODULE_5__/* .Role */ .Xh.silent }),
    },
};


/***/ })

};
