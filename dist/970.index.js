export const id = 970;
export const ids = [970];
export const modules = {

/***/ 8970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JAVA: () => (/* binding */ JAVA)
/* harmony export */ });
/* harmony import */ var _definition_draft_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1465);
/* harmony import */ var _definition_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6109);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6190);
/* harmony import */ var _module_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8888);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(885);
/* harmony import */ var _statement_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3335);






const TYPES = "@type_identifier|scoped_type_identifier|generic_type|array_type|integral_type|floating_point_type|boolean_type|annotated_type";
/** `import a.b.C`, `import static a.B.c`, `import a.b.*`. */
const importDeclaration = (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .importing */ .Q7)((walk, node) => {
    const { tree } = walk;
    const [path] = walk.children(node);
    if (path === undefined)
        return;
    const written = tree.textOf(path).replace(/\s+/g, "");
    if (/\*\s*;?$/.test(tree.textOf(node))) {
        (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .addImport */ .Xx)(walk, { kind: "star", module: written, node: path });
        return;
    }
    const dot = written.lastIndexOf(".");
    const imported = written.slice(dot + 1);
    const nameNode = walk.rules.grammar.selector("name")(tree, path);
    const at = nameNode < 0 ? path : nameNode;
    (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .addImport */ .Xx)(walk, {
        kind: "name",
        module: written.slice(0, Math.max(dot, 0)),
        name: imported,
        alias: imported,
        node: at,
    });
});
/** Java. */
const JAVA = {
    comments: ["line_comment", "block_comment"],
    isDocComment: (text) => text.startsWith("/**"),
    strings: ["string_literal", "character_literal"],
    wrappers: ["field_declaration", "constant_declaration", "local_variable_declaration"],
    annotationCarriers: ["modifiers"],
    declarators: ["variable_declarator"],
    maxOpenAngles: 1000,
    lostHeaders: { class: "class_declaration", interface: "interface_declaration", enum: "enum_declaration" },
    hasNamedArguments: false,
    flags: (header) => (0,_definition_draft_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsOf */ .Zo)(header, _definition_draft_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMON_MODIFIERS */ .Jc),
    arguments: { element_value_pair: { keyword: "key", value: "value" } },
    nodes: {
        identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
        type_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(["var"]),
        this: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
        super: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
        string_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .stringLiteral */ .Hg)(),
        character_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("str"),
        decimal_integer_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("int"),
        hex_integer_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("int"),
        decimal_floating_point_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("float"),
        true: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("bool"),
        false: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("bool"),
        null_literal: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("none"),
        package_declaration: (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .namespace */ .MF)({ name: "@scoped_identifier|identifier" }),
        import_declaration: importDeclaration,
        class_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "class", name: "name", body: "body" }),
        record_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "class", name: "name", body: "body", hasParameters: true }),
        interface_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "interface", name: "name", body: "body" }),
        annotation_type_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "interface", name: "name", body: "body" }),
        enum_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "enum", name: "name", body: "body" }),
        enum_constant: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "constant", name: "name", body: "body" }),
        method_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "function", name: "name", body: "body", returnType: "type" }),
        constructor_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "function", name: "name", body: "body" }),
        compact_constructor_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "function", name: "name", body: "body" }),
        annotation_type_element_declaration: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "function", name: "name", returnType: "type" }),
        variable_declarator: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .variable */ .bv)({ name: "name", value: "value", outerType: "type" }),
        superclass: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .bases */ .Fo)(),
        super_interfaces: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .bases */ .Fo)(),
        extends_interfaces: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .bases */ .Fo)(),
        annotation: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .annotation */ .w7)({ name: "name", arguments: "arguments" }),
        marker_annotation: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .annotation */ .w7)({ name: "name" }),
        element_value_pair: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordArgument */ .B1)("key", "value"),
        type_parameter: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .typeParameter */ .gB)({ name: "@type_identifier|identifier" }),
        formal_parameter: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parameter */ .Wi)({ name: "name", type: "type" }),
        spread_parameter: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parameter */ .Wi)({ name: "@variable_declarator", type: TYPES, kind: "rest" }),
        inferred_parameters: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .bareParameters */ .v9)(),
        lambda_expression: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .lambda */ .u3)({ parameters: "parameters", body: "body" }),
        class_body: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)("class"),
        block: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)(),
        static_initializer: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)("function"),
        for_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)(),
        catch_clause: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)(),
        try_with_resources_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)(),
        switch_block_statement_group: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)(),
        switch_rule: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)(),
        enhanced_for_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .forEach */ .jJ)({ target: "name", of: "value", type: "type" }),
        resource: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .variable */ .bv)({ name: "name", type: "type", value: "value", isLocal: true }),
        catch_formal_parameter: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .typedBinding */ .yw)({ name: "name", type: "@catch_type" }),
        catch_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC)(["#0", "#1", "#2", "#3"]),
        instanceof_expression: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .typedBinding */ .yw)({ name: "name", type: "right" }),
        type_pattern: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .typedBinding */ .yw)({ name: "#-1", type: "#0" }),
        record_pattern_component: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .typedBinding */ .yw)({ name: "#-1", type: "#0" }),
        record_pattern: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .roles */ .Ot)({ "#0": _roles_js__WEBPACK_IMPORTED_MODULE_4__/* .Role */ .Xh.type }),
        return_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .returned */ ._r)(),
        assignment_expression: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .assignment */ .mU)({ left: "left", right: "right" }),
        update_expression: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .update */ .yo)(),
        method_invocation: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .call */ .T1)({ object: "object", callee: "name", arguments: "arguments" }),
        explicit_constructor_invocation: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .call */ .T1)({ object: "object", callee: "constructor", arguments: "arguments" }),
        object_creation_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .call */ .T1)({ callee: "type", arguments: "arguments", kind: "new" }),
        field_access: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)({ object: "object", name: "field" }),
        scoped_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)({ object: "scope", name: "name" }),
        scoped_type_identifier: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)({ object: "#0", name: "#-1" }),
        method_reference: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)({ object: "#0", name: "#-1" }),
        array_access: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .subscript */ .iH)("array"),
        generic_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .generic */ .Me)({ of: "#0", arguments: "@type_arguments", isType: true }),
        array_type: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .containerType */ .Cg)("list", ["element"]),
        parenthesized_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .transparent */ .JO)(),
        cast_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .cast */ .wg)("type", "value"),
        ternary_expression: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC)(["consequence", "alternative"]),
        labeled_statement: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .roles */ .Ot)({ "@identifier": _roles_js__WEBPACK_IMPORTED_MODULE_4__/* .Role */ .Xh.silent }),
        break_statement: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .roles */ .Ot)({ "@identifier": _roles_js__WEBPACK_IMPORTED_MODULE_4__/* .Role */ .Xh.silent }),
        continue_statement: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .roles */ .Ot)({ "@identifier": _roles_js__WEBPACK_IMPORTED_MODULE_4__/* .Role */ .Xh.silent }),
    },
};


/***/ })

};
