export const id = 84;
export const ids = [84];
export const modules = {

/***/ 84:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BASH: () => (/* binding */ BASH)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _definition_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6109);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6190);
/* harmony import */ var _module_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8888);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(885);
/* harmony import */ var _statement_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3335);






const LOCAL = /^(local|declare|typeset)\b/;
/** A name is local only where it is declared so; the first assignment at the top level defines it. */
function declares(walk, node) {
    const { tree, rules } = walk;
    if (rules.grammar.typeNames[tree.type[node]] !== "variable_name")
        return undefined;
    const statement = tree.parent[tree.parent[node]];
    const start = tree.start[statement];
    if (walk.scopeKind === "function")
        return LOCAL.test(tree.text.slice(start, start + 8)) ? "local" : "module";
    return walk.isFirst(`variable ${tree.textOf(node)}`, node) ? "definition" : "module";
}
/** A command: a call of a function or program; `source file` is an import. */
const command = (grammar) => {
    const nameOf = grammar.selector("name");
    const args = grammar.all("argument");
    return {
        enter: (walk, node) => (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .setRole */ .L4)(walk, nameOf(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_4__/* .Role */ .Xh.call),
        leave: (walk, node) => {
            const { tree } = walk;
            const nameNode = nameOf(tree, node);
            const written = nameNode < 0 ? "" : tree.textOf(nameNode);
            const list = args(tree, node);
            const [path] = list;
            if ((written === "source" || written === ".") && path !== undefined) {
                const module = tree.textOf(path).replace(/^["']|["']$/g, "");
                (0,_module_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .addImport */ .Xx)(walk, { kind: "star", module, node: path });
            }
            if (written === "alias")
                for (const argument of list)
                    defineAlias(walk, node, argument);
            const values = list.map((argument) => (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(walk, argument));
            return (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .addCall */ .A7)(walk, "call", (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(walk, nameNode), -1, values);
        },
    };
};
/** `alias name=…` */
function defineAlias(walk, command, argument) {
    const match = /^[\w.-]+(?==)/.exec(walk.tree.textOf(argument));
    if (match === null)
        return;
    walk.openDefinition(command, { kind: "function", nameNode: argument, name: match[0] });
}
/** The name of a command; one that is put together or quoted is no name. */
const commandName = () => ({
    leave: (walk, node) => {
        const written = walk.tree.textOf(node);
        return /^[A-Za-z_][\w.:+-]*$/.test(written) ? walk.reference(node, written) : _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
    },
});
/** A variable; `$1` and its like are arguments without a name. */
const variableName = () => ({
    isName: true,
    leave: (walk, node) => (/^\d/.test(walk.tree.textOf(node)) ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : walk.reference(node)),
});
/** `local a b=1`: names without a value. */
const declarationCommand = (grammar) => {
    const variableName = grammar.type("variable_name");
    return {
        enter: (walk, node) => {
            for (const child of walk.children(node)) {
                if (walk.tree.type[child] !== variableName)
                    continue;
                walk.role[child] = _roles_js__WEBPACK_IMPORTED_MODULE_4__/* .Role */ .Xh.bind;
                walk.bind(child, "variable");
            }
        },
    };
};
/** Bash and other Bourne shells. */
const BASH = {
    comments: ["comment"],
    isDocComment: (text) => !text.startsWith("#!"),
    strings: ["string", "raw_string", "ansi_c_string", "heredoc_body"],
    wrappers: ["declaration_command"],
    closers: { if: "fi", do: "done", case: "esac" },
    hasNamedArguments: false,
    flags: (header) => (/^export\b/.test(header) ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.exported : 0),
    nodes: {
        variable_name: variableName,
        string: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("str"),
        raw_string: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("str"),
        number: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("int"),
        array: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)("list"),
        function_definition: (0,_definition_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .definition */ .mw)({ kind: "function", name: "name", body: "body" }),
        command,
        command_name: commandName,
        declaration_command: declarationCommand,
        variable_assignment: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .assignment */ .mU)({ left: "name", right: "value", declares }),
        subscript: (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .roles */ .Ot)({ name: _roles_js__WEBPACK_IMPORTED_MODULE_4__/* .Role */ .Xh.read }),
        for_statement: (0,_statement_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .forEach */ .jJ)({ target: "variable", of: "value", isHead: true }),
    },
};


/***/ })

};
