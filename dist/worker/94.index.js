export const id = 94;
export const ids = [94];
export const modules = {

/***/ 94:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KOTLIN: () => (/* binding */ KOTLIN)
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
;// CONCATENATED MODULE: ./src/languages/tree-sitter/kotlin-nodes.ts





/** `import a.b.C as D`, `import a.b.*`. */
const importHeader = (0,module_rules/* importing */.Q7)((walk, node) => {
    const [path, aliasNode] = walk.children(node);
    if (path === undefined)
        return;
    const written = walk.tree.textOf(path).replace(/[\s`]+/g, "");
    if (walk.tree.textOf(node).trimEnd().endsWith(".*")) {
        (0,module_rules/* addImport */.Xx)(walk, { kind: "star", module: written, node: path });
        return;
    }
    const dot = written.lastIndexOf(".");
    const name = written.slice(dot + 1);
    const alias = aliasNode === undefined ? name : walk.tree.textOf(aliasNode);
    const at = walk.children(path).at(-1) ?? path;
    (0,module_rules/* addImport */.Xx)(walk, { kind: "name", module: written.slice(0, Math.max(0, dot)), name, alias, node: at });
});
/** `a.b.Type<Args>`. */
const userType = (grammar) => {
    const identifier = grammar.type("identifier");
    const list = grammar.selector("@type_arguments");
    const names = (walk, node) => walk.children(node).filter((child) => walk.tree.type[child] === identifier);
    return {
        enter: (walk, node) => {
            const own = walk.role[node];
            const parts = names(walk, node);
            parts.forEach((part, index) => {
                const isLast = index === parts.length - 1;
                (0,expression_rules/* setRole */.L4)(walk, part, own === roles/* Role */.Xh.silent ? own : isLast && own !== roles/* Role */.Xh.read ? own : roles/* Role */.Xh.type);
                if (index > 0)
                    walk.receiver[part] = parts[index - 1] ?? -1;
            });
            (0,expression_rules/* setRole */.L4)(walk, list(walk.tree, node), roles/* Role */.Xh.type);
        },
        leave: (walk, node) => {
            const base = (0,expression_rules/* operandOf */.fK)(walk, names(walk, node).at(-1) ?? -1);
            const args = list(walk.tree, node);
            if (args < 0 || walk.role[node] === roles/* Role */.Xh.decorator)
                return base;
            return walk.builder.addValue("item", base, walk.children(args).map((child) => (0,expression_rules/* operandOf */.fK)(walk, child)));
        },
    };
};
/** `Base(args)` after a colon or an at sign: creates a base or an annotation. */
const constructorInvocation = (grammar) => {
    const type = grammar.selector("#0");
    const list = grammar.selector("@value_arguments");
    return {
        enter: (walk, node) => {
            (0,expression_rules/* setRole */.L4)(walk, type(walk.tree, node), walk.role[node]);
            (0,expression_rules/* setRole */.L4)(walk, list(walk.tree, node), roles/* Role */.Xh.read);
        },
        leave: (walk, node) => {
            const of = (0,expression_rules/* operandOf */.fK)(walk, type(walk.tree, node));
            const created = (0,expression_rules/* addCall */.A7)(walk, "new", of, list(walk.tree, node));
            return walk.role[node] === roles/* Role */.Xh.decorator ? created : of;
        },
    };
};
/** `Base by other`. */
const explicitDelegation = (grammar) => {
    const type = grammar.selector("#0");
    const other = grammar.selector("#1");
    return {
        enter: (walk, node) => (0,expression_rules/* setRole */.L4)(walk, other(walk.tree, node), roles/* Role */.Xh.read),
        leave: (walk, node) => (0,expression_rules/* operandOf */.fK)(walk, type(walk.tree, node)),
    };
};
/** `return value` or `return@label value`. */
const returnExpression = (grammar) => {
    const label = grammar.selector("label");
    const value = grammar.selector("#-1");
    return {
        enter: (walk, node) => (0,expression_rules/* setRole */.L4)(walk, label(walk.tree, node), roles/* Role */.Xh.silent),
        leave: (walk, node) => {
            walk.addReturn((0,expression_rules/* operandOf */.fK)(walk, value(walk.tree, node)));
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** `f(args) { trailing lambda }`. */
const kotlinCall = (grammar) => {
    const callee = grammar.selector("#0");
    const list = grammar.selector("@value_arguments");
    const trailing = grammar.selector("@annotated_lambda");
    return {
        enter: (walk, node) => {
            (0,expression_rules/* linkMember */.Vj)(walk, node, -1, callee(walk.tree, node), roles/* Role */.Xh.call);
            walk.role[node] = roles/* Role */.Xh.read;
        },
        leave: (walk, node) => {
            const extra = trailing(walk.tree, node) < 0 ? [] : [walk.builder.literal("function")];
            return (0,expression_rules/* addCall */.A7)(walk, "call", (0,expression_rules/* operandOf */.fK)(walk, callee(walk.tree, node)), list(walk.tree, node), extra);
        },
    };
};
/** The parameters of a function: modifiers and defaults are siblings of the parameter they belong to. */
const functionParameters = (grammar) => {
    const parameterType = grammar.type("parameter");
    const modifiers = grammar.type("parameter_modifiers");
    const isParameter = (walk, node) => walk.tree.type[node] === parameterType;
    return {
        enter: (walk, node) => {
            for (const child of walk.children(node).filter((found) => isParameter(walk, found))) {
                const [nameNode, typeNode] = walk.children(child);
                (0,expression_rules/* setRole */.L4)(walk, nameNode ?? -1, roles/* Role */.Xh.bind);
                (0,expression_rules/* setRole */.L4)(walk, typeNode ?? -1, roles/* Role */.Xh.type);
            }
        },
        leave: (walk, node) => {
            const children = walk.children(node);
            children.forEach((child, index) => {
                if (!isParameter(walk, child))
                    return;
                const [nameNode, typeNode] = walk.children(child);
                const before = children[index - 1] ?? -1;
                const after = children[index + 1] ?? -1;
                const isRest = walk.tree.type[before] === modifiers && /\bvararg\b/.test(walk.tree.textOf(before));
                const hasDefault = after >= 0 && !isParameter(walk, after) && walk.tree.type[after] !== modifiers;
                const type = (0,expression_rules/* operandOf */.fK)(walk, typeNode ?? -1);
                if (nameNode !== undefined) {
                    (0,definition_rules/* addParameter */.DE)(walk, nameNode, isRest ? "rest" : "normal", type, hasDefault ? after : -1);
                }
            });
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** A parameter of the primary constructor; with `val` or `var` it is a property too. */
const classParameter = (grammar) => {
    const nameOf = grammar.selector("@identifier");
    const type = grammar.selector("+identifier");
    const last = grammar.selector("#-1");
    const modifiers = grammar.selector("@modifiers");
    const isProperty = (walk, node, nameNode) => {
        const before = modifiers(walk.tree, node);
        const start = before < 0 ? walk.tree.start[node] : walk.tree.end[before];
        return /\b(val|var)\b/.test(walk.tree.text.slice(start, walk.tree.start[nameNode]));
    };
    return {
        enter: (walk, node) => {
            const nameNode = nameOf(walk.tree, node);
            (0,expression_rules/* setRole */.L4)(walk, nameNode, roles/* Role */.Xh.bind);
            (0,expression_rules/* setRole */.L4)(walk, type(walk.tree, node), roles/* Role */.Xh.type);
        },
        leave: (walk, node) => {
            const nameNode = nameOf(walk.tree, node);
            if (nameNode < 0)
                return facts/* NO_OPERAND */.ai;
            const typeNode = type(walk.tree, node);
            const value = last(walk.tree, node);
            const declared = (0,expression_rules/* operandOf */.fK)(walk, typeNode);
            (0,definition_rules/* addParameter */.DE)(walk, nameNode, "normal", declared, value === typeNode || value === nameNode ? -1 : value);
            if (!isProperty(walk, node, nameNode))
                return facts/* NO_OPERAND */.ai;
            const draft = walk.openDefinition(node, { kind: "constant", nameNode });
            if (draft !== undefined)
                draft.returnType = declared;
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** A lambda without declared parameters may have one that is called `it`. */
function withImplicitIt(lambda) {
    return (grammar) => {
        const plain = lambda(grammar);
        const parameters = grammar.selector("@lambda_parameters");
        return {
            ...plain,
            leave: (walk, node) => {
                if (parameters(walk.tree, node) < 0)
                    walk.bind(node, "parameter", { name: "it" });
                return plain.leave?.(walk, node) ?? facts/* NO_OPERAND */.ai;
            },
        };
    };
}
/** The companion's members are reached through the class; a name of its own is rarely given. */
const companionObject = (grammar) => {
    const nameOf = grammar.selector("name");
    return {
        enter: (walk, node) => {
            const nameNode = nameOf(walk.tree, node);
            if (nameNode < 0)
                walk.openScope(node, "class");
            else
                walk.openDefinition(node, { kind: "class", nameNode, scope: "class" });
            walk.sectionFlags.set(walk.scope, facts/* DefinitionFlag */.qb.static);
        },
    };
};
/** `constructor(…)` has no name of its own. */
const secondaryConstructor = (grammar) => {
    const body = grammar.selector("@block");
    return {
        enter: (walk, node) => {
            walk.openDefinition(node, { kind: "method", nameNode: node, name: "constructor", scope: "function" });
        },
        leave: (walk, node) => {
            const draft = walk.draftOf(node);
            if (draft !== undefined)
                draft.body = body(walk.tree, node);
            return facts/* NO_OPERAND */.ai;
        },
    };
};
/** `x++` writes; `x!!` and `-x` do not. */
const unary = (grammar) => {
    const argument = grammar.selector("argument");
    const operator = grammar.selector("operator");
    return {
        isTransparent: true,
        enter: (walk, node) => {
            const at = operator(walk.tree, node);
            const isUpdate = at >= 0 && /^(\+\+|--)$/.test(walk.tree.textOf(at));
            if (isUpdate)
                (0,expression_rules/* setRole */.L4)(walk, argument(walk.tree, node), roles/* Role */.Xh.write);
        },
        leave: (walk, node) => (0,expression_rules/* operandOf */.fK)(walk, argument(walk.tree, node)),
    };
};
const TEMPLATE_NAME = /(?<!\\)\$([A-Za-z_]\w*)/g;
/** A string; `$name` in it is a use that the grammar leaves in the text. */
const kotlinString = () => ({
    leave: (walk, node) => {
        const text = walk.tree.textOf(node);
        const offset = walk.tree.start[node];
        for (const match of text.matchAll(TEMPLATE_NAME)) {
            const at = offset + match.index + 1;
            const line = walk.lines.line(at);
            walk.builder.addReference(match[1] ?? "", line, walk.lines.column(at, line), "read", walk.scope);
        }
        walk.mention(node, text.replace(/^"+|"+$/g, ""));
        return walk.builder.literal("str");
    },
});

// EXTERNAL MODULE: ./src/languages/tree-sitter/statement-rules.ts
var statement_rules = __webpack_require__(335);
;// CONCATENATED MODULE: ./src/languages/tree-sitter/kotlin.ts








const MODIFIERS = {
    private: facts/* DefinitionFlag */.qb.private,
    abstract: facts/* DefinitionFlag */.qb.abstract,
    suspend: facts/* DefinitionFlag */.qb.async,
};
/** `interface`, `enum class` and `class` are one node; the words before the name tell them apart. */
function classKind(walk, node) {
    const { tree, rules } = walk;
    if (rules.grammar.selector("@enum_class_body")(tree, node) >= 0)
        return "enum";
    const nameNode = rules.grammar.selector("name")(tree, node);
    const before = tree.text.slice(Math.max(tree.start[node], tree.start[nameNode] - 40), tree.start[nameNode]);
    return /\binterface\s*$/.test(before) ? "interface" : /\benum\s+class\s*$/.test(before) ? "enum" : "class";
}
/** A primary constructor on a line of its own is taken for a statement by the grammar. */
function joinConstructors(text) {
    const modifiers = /\n(?=[ \t]*(?:@\w+[ \t]+)?(?:(?:internal|private|protected|public|actual|expect)[ \t]+)*constructor[ \t]*\()/g;
    return text
        .replace(modifiers, " ")
        .replace(/\b(actual|expect)(?=[ \t]+constructor\b)/g, (word) => " ".repeat(word.length));
}
const BODY = "@class_body|enum_class_body";
/** Kotlin. */
const KOTLIN = {
    comments: ["line_comment", "block_comment"],
    isDocComment: (text) => text.startsWith("/**"),
    strings: ["string_literal", "multiline_string_literal", "character_literal"],
    wrappers: [],
    annotationCarriers: ["modifiers"],
    declarators: ["variable_declaration"],
    lostHeaders: {
        class: "class_declaration",
        interface: "class_declaration",
        object: "object_declaration",
        fun: "function_declaration",
    },
    hasNamedArguments: true,
    flags: (header) => {
        const isHidden = /\b(private|protected|internal)\b/.test(header);
        return (0,definition_draft/* flagsOf */.Zo)(header, MODIFIERS) | (isHidden ? 0 : facts/* DefinitionFlag */.qb.exported);
    },
    repair: joinConstructors,
    arguments: { value_argument: { keyword: "#0", value: "#-1" }, spread_expression: { spreads: "sequence" } },
    nodes: {
        identifier: (0,expression_rules/* name */.UU)(),
        this_expression: (0,expression_rules/* name */.UU)(() => "this"),
        super_expression: (0,expression_rules/* name */.UU)(() => "super"),
        string_literal: kotlinString,
        multiline_string_literal: kotlinString,
        character_literal: (0,expression_rules/* literal */.eu)("str"),
        number_literal: (0,expression_rules/* literal */.eu)("int"),
        float_literal: (0,expression_rules/* literal */.eu)("float"),
        package_header: (0,module_rules/* namespace */.MF)({ name: "#0" }),
        import: importHeader,
        class_declaration: (0,definition_rules/* definition */.mw)({ kind: classKind, name: "name", body: BODY, hasParameters: true }),
        object_declaration: (0,definition_rules/* definition */.mw)({ kind: "class", name: "name", body: BODY }),
        companion_object: companionObject,
        enum_entry: (0,definition_rules/* definition */.mw)({ kind: "constant", name: "@identifier", body: "@class_body" }),
        type_alias: (0,definition_rules/* definition */.mw)({ kind: "type", name: "type", body: "#-1", returnType: "#-1" }),
        function_declaration: (0,definition_rules/* definition */.mw)({
            kind: "function",
            name: "name",
            body: "@function_body",
            returnType: "+function_value_parameters",
            returnsLast: true,
        }),
        secondary_constructor: secondaryConstructor,
        function_body: (0,expression_rules/* transparent */.JO)(),
        function_value_parameters: functionParameters,
        class_parameter: classParameter,
        property_declaration: (0,statement_rules/* variable */.bv)({
            name: "@variable_declaration>@identifier @multi_variable_declaration",
            type: "@variable_declaration>+identifier",
            value: "+variable_declaration|multi_variable_declaration",
        }),
        variable_declaration: (0,expression_rules/* roles */.Ot)({ "+identifier": roles/* Role */.Xh.type }),
        getter: (0,statement_rules/* block */.om)("function"),
        setter: (0,statement_rules/* block */.om)("function"),
        anonymous_initializer: (0,statement_rules/* block */.om)("function"),
        delegation_specifiers: (0,definition_rules/* bases */.Fo)(),
        explicit_delegation: explicitDelegation,
        constructor_invocation: constructorInvocation,
        annotation: (0,definition_rules/* annotation */.w7)({ name: "@constructor_invocation|user_type" }),
        type_parameter: (0,definition_rules/* typeParameter */.gB)({ name: "@identifier" }),
        user_type: userType,
        nullable_type: (0,expression_rules/* typeWrapper */.mu)("#0"),
        type_projection: (0,expression_rules/* typeWrapper */.mu)("#-1"),
        function_type: (0,definition_rules/* functionType */.Fg)(),
        lambda_literal: withImplicitIt((0,definition_rules/* lambda */.u3)({ parameters: "@lambda_parameters", body: "#-1" })),
        lambda_parameters: (0,definition_rules/* bareParameters */.v9)(),
        anonymous_function: (0,definition_rules/* lambda */.u3)({ body: "@function_body", returnType: "+function_value_parameters" }),
        object_literal: (0,statement_rules/* block */.om)("class"),
        block: (0,statement_rules/* block */.om)(),
        when_expression: (0,statement_rules/* block */.om)(),
        when_entry: (0,statement_rules/* block */.om)(),
        when_subject: (0,statement_rules/* variable */.bv)({ name: "@variable_declaration>@identifier", value: "#-1", isLocal: true }),
        for_statement: (0,statement_rules/* forEach */.jJ)({ target: "#0", of: "#1" }),
        catch_block: (0,statement_rules/* typedBinding */.yw)({ name: "@identifier", type: "+identifier", opensScope: true }),
        return_expression: returnExpression,
        assignment: (0,statement_rules/* assignment */.mU)({ left: "left", right: "right" }),
        unary_expression: unary,
        call_expression: kotlinCall,
        value_argument: (0,expression_rules/* keywordArgument */.B1)("#0", "#-1"),
        navigation_expression: (0,expression_rules/* member */.Dc)({ object: "#0", name: "#-1" }),
        callable_reference: (0,expression_rules/* member */.Dc)({ object: "#0", name: "#-1" }),
        infix_expression: (0,expression_rules/* roles */.Ot)({ "#1": roles/* Role */.Xh.call }),
        index_expression: (0,expression_rules/* subscript */.iH)("#0"),
        parenthesized_expression: (0,expression_rules/* transparent */.JO)(),
        as_expression: (0,expression_rules/* cast */.wg)("right", "left"),
        is_expression: (0,expression_rules/* cast */.wg)("right", "left"),
        binary_expression: (0,expression_rules/* union */.KC)(["left", "right"], ["?:"]),
        label: (0,expression_rules/* roles */.Ot)({ "#0": roles/* Role */.Xh.silent }),
    },
};


/***/ })

};
