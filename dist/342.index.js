export const id = 342;
export const ids = [342];
export const modules = {

/***/ 6109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ addParameter),
/* harmony export */   Fg: () => (/* binding */ functionType),
/* harmony export */   Fo: () => (/* binding */ bases),
/* harmony export */   G: () => (/* binding */ annotationList),
/* harmony export */   Q8: () => (/* binding */ addBases),
/* harmony export */   Wi: () => (/* binding */ parameter),
/* harmony export */   gB: () => (/* binding */ typeParameter),
/* harmony export */   mw: () => (/* binding */ definition),
/* harmony export */   u3: () => (/* binding */ lambda),
/* harmony export */   v9: () => (/* binding */ bareParameters),
/* harmony export */   w7: () => (/* binding */ annotation)
/* harmony export */ });
/* unused harmony export lastOperand */
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6190);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2634);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(885);




/** A function, method, class, interface, type or enum. */
function definition(shape) {
    return (grammar) => {
        const selectName = grammar.selector(shape.name);
        const selectBody = grammar.selector(shape.body);
        const findType = grammar.selector(shape.returnType);
        const selectType = (tree, node) => {
            const found = findType(tree, node);
            return found === selectBody(tree, node) && shape.returnType !== shape.body ? -1 : found;
        };
        return {
            enter: (walk, node) => {
                if (shape.when?.(walk, node) === false)
                    return;
                walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.read;
                const nameNode = selectName(walk.tree, node);
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectType(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type);
                const kind = typeof shape.kind === "string" ? shape.kind : shape.kind(walk, node);
                const scope = scopeOf(kind) ?? (shape.hasParameters === true ? "function" : undefined);
                if (nameNode < 0) {
                    if (scope !== undefined)
                        walk.openScope(node, scope, kind === "function");
                    return;
                }
                const container = shape.container?.(walk, node);
                const isMethod = kind === "function" && (container !== undefined || walk.scopeKind === "class");
                walk.openDefinition(node, {
                    kind: isMethod ? "method" : kind,
                    nameNode,
                    isBound: container === undefined,
                    ...(container === undefined ? {} : { container }),
                    ...(scope === undefined ? {} : { scope }),
                    ...(shape.nameText === undefined ? {} : { name: shape.nameText(walk.tree.textOf(nameNode)) }),
                    ...(shape.hasParameters === true ? { isCallable: true } : {}),
                    extraFlags: shape.extraFlags?.(walk, node) ?? 0,
                });
            },
            leave: (walk, node) => {
                const draft = walk.draftOf(node);
                if (draft === undefined)
                    return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
                draft.body = selectBody(walk.tree, node);
                draft.returnType = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, selectType(walk.tree, node));
                if (shape.returnsLast === true)
                    walk.addReturn(lastOperand(walk, draft.body));
                return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            },
        };
    };
}
function scopeOf(kind) {
    if (kind === "function" || kind === "method")
        return "function";
    return kind === "constant" || kind === "type" ? undefined : "class";
}
/** The operand of a body that is an expression, or of the last expression in it. */
function lastOperand(walk, body) {
    if (body < 0)
        return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
    const own = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, body);
    return own >= 0 ? own : (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, walk.children(body).at(-1) ?? -1);
}
/** An anonymous function; a variable may name it. */
function lambda(shape) {
    return (grammar) => {
        const parameters = grammar.selector(shape.parameters);
        const body = grammar.selector(shape.body);
        const returnType = grammar.selector(shape.returnType);
        return {
            isFunction: true,
            enter: (walk, node) => {
                walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.read;
                const named = walk.takeFunctionName(node);
                if (named === undefined)
                    walk.openScope(node, "function", true);
                else {
                    const kind = walk.scopeKind === "class" ? "method" : "function";
                    walk.openDefinition(node, { kind, ...named, scope: "function" });
                }
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, returnType(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type);
                const list = parameters(walk.tree, node);
                if ((0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, list))
                    (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, list, _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind);
            },
            leave: (walk, node) => {
                const list = parameters(walk.tree, node);
                if ((0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, list))
                    addParameter(walk, list, "positional-only", _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai, -1);
                const bodyNode = body(walk.tree, node);
                walk.addReturn((0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, bodyNode));
                const draft = walk.draftOf(node);
                if (draft !== undefined) {
                    draft.body = bodyNode;
                    draft.returnType = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, returnType(walk.tree, node));
                }
                return walk.builder.literal("function");
            },
        };
    };
}
/** One parameter declaration, which may declare several names. */
function parameter(shape) {
    return (grammar) => {
        const names = grammar.all(shape.name);
        const first = grammar.selector(shape.name);
        const type = grammar.selector(shape.type);
        const standard = grammar.selector(shape.default);
        const patterns = (walk, node) => {
            const found = names(walk.tree, node);
            const only = first(walk.tree, node);
            return found.length > 0 ? found : only >= 0 ? [only] : [];
        };
        return {
            enter: (walk, node) => {
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, type(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type);
                for (const pattern of patterns(walk, node))
                    (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, pattern, _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind);
                const value = standard(walk.tree, node);
                if (value >= 0 && walk.role[value] !== _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind && walk.role[value] !== _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type)
                    (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, value, _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.read);
            },
            leave: (walk, node) => {
                const declared = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, type(walk.tree, node));
                const found = patterns(walk, node);
                const value = standard(walk.tree, node);
                const isValue = value >= 0 && walk.role[value] === _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.read;
                const kind = shape.kind ?? (walk.rules.hasNamedArguments ? "normal" : "positional-only");
                const isPassed = shape.isPassed?.(walk, node) ?? true;
                for (const pattern of found.length > 0 ? found : [-1]) {
                    if (!isPassed)
                        (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .bindPattern */ .M9)(walk, pattern, { kind: "parameter", value: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai, type: declared });
                    else
                        addParameter(walk, pattern, kind, declared, isValue ? value : -1);
                }
                return declared;
            },
        };
    };
}
/** Binds a parameter (or the names of a pattern that is one) and adds it to the function around it. */
function addParameter(walk, pattern, kind, type, standard) {
    const { tree } = walk;
    const isPlain = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, pattern);
    const [only] = isPlain ? [pattern] : (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .boundNames */ .DL)(walk, pattern);
    const value = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, standard);
    // A declarator such as `*name` or `name[]` still declares one name.
    const nameNode = isPlain || walk.rules.isDeclarator(tree.type[pattern]) ? (only ?? -1) : -1;
    if (nameNode >= 0)
        walk.bind(nameNode, "parameter", { value, type });
    else
        (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .bindPattern */ .M9)(walk, pattern, { kind: "parameter", value: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai, type });
    walk.addParameter({
        name: nameNode < 0 ? "" : walk.rules.nameText(walk.nameOf(nameNode)),
        kind,
        isOptional: standard >= 0,
        type,
        defaultHash: standard < 0
            ? ""
            : walk.tokens.fingerprint([{ start: tree.start[standard], end: tree.end[standard] }]),
    });
}
/** A function type: its parameters belong to no definition. */
function functionType() {
    return () => ({
        enter: (walk, node) => {
            walk.openScope(node, "function", true);
        },
        leave: (walk) => walk.builder.literal("function"),
    });
}
/** A list whose bare names are parameters. */
function bareParameters(kind) {
    return () => ({
        enter: (walk, node) => {
            for (const child of walk.children(node))
                if (declaresName(walk, child))
                    (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, child, _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind);
        },
        leave: (walk, node) => {
            for (const child of walk.children(node)) {
                if (declaresName(walk, child))
                    addParameter(walk, child, kind ?? "positional-only", _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai, -1);
            }
            return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        },
    });
}
function declaresName(walk, node) {
    return (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, node) || walk.rules.isDeclarator(walk.tree.type[node]);
}
/** The base types of the definition around it. */
function bases() {
    return () => ({
        enter: (walk, node) => {
            walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.inherit;
        },
        leave: (walk, node) => {
            addBases(walk, node);
            return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        },
    });
}
/** Adds the types below a node to the bases of the innermost definition. */
function addBases(walk, node) {
    const draft = walk.innermostDraft;
    if (draft === undefined)
        return;
    for (const child of walk.children(node)) {
        const operand = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, child);
        if (operand >= 0)
            draft.bases.push(operand);
        else if (walk.rules.rule(walk.tree.type[child]) === undefined)
            addBases(walk, child);
    }
}
/** An annotation, attribute or decorator of the declaration around it or, with `next`, of the one after it. */
function annotation(shape) {
    return (grammar) => {
        const selectName = grammar.selector(shape.name);
        const list = grammar.selector(shape.arguments);
        return {
            enter: (walk, node) => {
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectName(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.decorator);
                walk.decoratorEnds.set(walk.tree.start[node], walk.tree.end[node]);
            },
            leave: (walk, node) => {
                const of = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, selectName(walk.tree, node));
                const args = list(walk.tree, node);
                const operand = args < 0 || walk.isCall(of) ? of : (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .addCall */ .A7)(walk, "call", of, args);
                if (operand >= 0)
                    walk.decorate(node, operand, shape.owner === "next");
                return operand;
            },
        };
    };
}
/** Brackets around annotations, which are no part of the declaration's core either. */
function annotationList() {
    return () => ({
        enter: (walk, node) => {
            walk.decoratorEnds.set(walk.tree.start[node], walk.tree.end[node]);
        },
    });
}
/** A type parameter, which the definition around it binds. */
function typeParameter(shape) {
    return (grammar) => {
        const selectName = grammar.selector(shape.name);
        return {
            enter: (walk, node) => {
                walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type;
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectName(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind);
            },
            leave: (walk, node) => {
                for (const nameNode of (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .boundNames */ .DL)(walk, selectName(walk.tree, node)))
                    walk.bind(nameNode, "type");
                return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            },
        };
    };
}


/***/ }),

/***/ 6190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ addCall),
/* harmony export */   B1: () => (/* binding */ keywordArgument),
/* harmony export */   Cg: () => (/* binding */ containerType),
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Hg: () => (/* binding */ stringLiteral),
/* harmony export */   JO: () => (/* binding */ transparent),
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   Ku: () => (/* binding */ silent),
/* harmony export */   L4: () => (/* binding */ setRole),
/* harmony export */   Me: () => (/* binding */ generic),
/* harmony export */   Ot: () => (/* binding */ roles),
/* harmony export */   PV: () => (/* binding */ tuple),
/* harmony export */   T1: () => (/* binding */ call),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Vj: () => (/* binding */ linkMember),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   fK: () => (/* binding */ operandOf),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   iH: () => (/* binding */ subscript),
/* harmony export */   mu: () => (/* binding */ typeWrapper),
/* harmony export */   un: () => (/* binding */ derived),
/* harmony export */   wg: () => (/* binding */ cast)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(885);


/** A name that is used. `text` gives the name when it is not the node's text. */
function name(text) {
    return () => ({
        isName: true,
        leave: (walk, node) => walk.reference(node, text?.(walk.tree.textOf(node))),
    });
}
/** A name that always means a type, unless it is called or inherited from. `keywords` only look like names. */
function typeName(keywords = []) {
    return () => ({
        isName: true,
        enter: (walk, node) => {
            if (walk.role[node] === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read)
                walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type;
            if (keywords.length > 0 && keywords.includes(walk.tree.textOf(node)))
                walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.silent;
        },
        leave: (walk, node) => walk.reference(node),
    });
}
/** A node that only wraps one child. */
function transparent(inner = "#0") {
    return (grammar) => {
        const select = grammar.selector(inner);
        return {
            isTransparent: true,
            enter: (walk, node) => {
                const child = select(walk.tree, node);
                if (child >= 0 && walk.receiver[node] !== -1)
                    walk.receiver[child] = walk.receiver[node];
            },
            leave: (walk, node) => operandOf(walk, select(walk.tree, node)),
        };
    };
}
/** A type around another one that stands for it: a pointer, a reference, an optional. */
function typeWrapper(inner = "#-1") {
    return (grammar) => {
        const select = grammar.selector(inner);
        return { leave: (walk, node) => operandOf(walk, select(walk.tree, node)) };
    };
}
/** `object.name`; without an object the name stands alone. */
function member(shape) {
    return (grammar) => {
        const object = grammar.selector(shape.object);
        const memberName = grammar.selector(shape.name);
        return {
            enter: (walk, node) => linkMember(walk, node, object(walk.tree, node), memberName(walk.tree, node)),
            leave: (walk, node) => operandOf(walk, memberName(walk.tree, node)),
        };
    };
}
/** Gives a member's name the role of the whole and its receiver. */
function linkMember(walk, node, object, memberName, role = walk.role[node]) {
    if (memberName < 0)
        return;
    // In a pattern a member is a constant to compare with.
    const isDefined = walk.role[memberName] === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.silent;
    if (!isDefined)
        walk.role[memberName] = role === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.bind ? _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read : role;
    const before = walk.receiver[node];
    if (object < 0 || object === memberName) {
        walk.receiver[memberName] = before;
        return;
    }
    const isType = role === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type || role === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.inherit;
    walk.role[object] = isType ? _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type : role === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.silent ? _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.silent : _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read;
    walk.receiver[memberName] = object;
    // `a::(b::c)` and `a?.(b.c)` put what stands before the whole in front of its first part.
    if (before >= 0)
        walk.receiver[object] = before;
}
/** A call or the creation of an object. */
function call(shape) {
    return (grammar) => {
        const callee = grammar.selector(shape.callee);
        const object = grammar.selector(shape.object);
        const list = grammar.selector(shape.arguments);
        return {
            enter: (walk, node) => {
                const role = walk.role[node] === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.decorator ? _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.decorator : _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.call;
                linkMember(walk, node, object(walk.tree, node), callee(walk.tree, node), role);
                walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read;
            },
            leave: (walk, node) => {
                const of = operandOf(walk, callee(walk.tree, node));
                return addCall(walk, shape.kind ?? "call", of, list(walk.tree, node));
            },
        };
    };
}
/** Adds the value of a call with the arguments of an argument list (or none when it is -1). */
function addCall(walk, kind, of, list, extra = []) {
    const { tree, rules } = walk;
    const args = [];
    const keywordArgs = [];
    const names = [];
    let flags = 0;
    for (const child of list < 0 ? [] : walk.children(list)) {
        const shape = rules.arguments.get(tree.type[child]);
        if (shape === undefined) {
            args.push(operandOf(walk, child));
            continue;
        }
        if (shape.spreads !== undefined)
            flags |= shape.spreads === "sequence" ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .ValueFlag */ .KC.spread : _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .ValueFlag */ .KC.keywordSpread;
        const keyword = shape.keyword(tree, child);
        const value = shape.value(tree, child);
        if (value >= 0 && rules.arguments.get(tree.type[value])?.spreads === "sequence")
            flags |= _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .ValueFlag */ .KC.spread;
        if (keyword < 0 || keyword === value)
            args.push(operandOf(walk, value));
        else {
            keywordArgs.push(operandOf(walk, value));
            names.push(tree.textOf(keyword));
        }
    }
    return walk.builder.addValue(kind, of, [...args, ...extra, ...keywordArgs], names, flags);
}
/** An argument with a keyword, which is no reference. */
function keywordArgument(keyword, value = "#-1") {
    return (grammar) => {
        const select = grammar.selector(keyword);
        const selectValue = grammar.selector(value);
        return {
            enter: (walk, node) => {
                const child = select(walk.tree, node);
                if (child >= 0 && child !== selectValue(walk.tree, node))
                    walk.role[child] = _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.silent;
            },
            leave: (walk, node) => operandOf(walk, selectValue(walk.tree, node)),
        };
    };
}
/** A subscript `of[…]`. */
function subscript(of) {
    return (grammar) => {
        const select = grammar.selector(of);
        return {
            enter: (walk, node) => {
                const object = select(walk.tree, node);
                if (object >= 0 && walk.role[node] !== _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type)
                    walk.role[object] = _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read;
                walk.role[node] = walk.role[node] === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type ? _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type : _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read;
            },
            leave: (walk, node) => walk.builder.addValue("item", operandOf(walk, select(walk.tree, node))),
        };
    };
}
/** A generic name `of<args>`: a type application, or a function with explicit type arguments, which stays the function. */
function generic(shape) {
    return (grammar) => {
        const of = grammar.selector(shape.of);
        const list = grammar.selector(shape.arguments);
        return {
            enter: (walk, node) => {
                const base = of(walk.tree, node);
                const args = list(walk.tree, node);
                if (args >= 0)
                    walk.role[args] = _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type;
                if (base < 0)
                    return;
                const role = walk.role[node];
                walk.role[base] = role === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read && shape.isType === true ? _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type : role;
                walk.receiver[base] = walk.receiver[node];
            },
            leave: (walk, node) => {
                const base = operandOf(walk, of(walk.tree, node));
                const args = list(walk.tree, node);
                const role = walk.role[node];
                const isType = role === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type || role === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.inherit || (shape.isType === true && role !== _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.call);
                if (!isType || args < 0)
                    return base;
                return walk.builder.addValue("item", base, walk.children(args).map((child) => operandOf(walk, child)));
            },
        };
    };
}
/** A built-in container type, as if it were written `typeName[…]`. */
function containerType(typeName, parts) {
    return (grammar) => {
        const selectors = parts.map((part) => grammar.selector(part));
        return {
            leave: (walk, node) => {
                const args = selectors.map((select) => operandOf(walk, select(walk.tree, node)));
                return walk.builder.addValue("item", walk.builder.literal(typeName), args);
            },
        };
    };
}
/** A list of expressions or types that stands for several values at once; with one element it is that element. */
function tuple() {
    return () => ({
        isTransparent: true,
        leave: (walk, node) => {
            const operands = walk.children(node).map((child) => operandOf(walk, child));
            if (operands.length === 1)
                return operands[0] ?? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            return walk.builder.addValue("literal", _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai, operands, ["tuple"]);
        },
    });
}
/** One of several expressions; with `operators`, only when the operator is one of them. */
function union(parts, operators) {
    return (grammar) => {
        const selectors = parts.map((part) => grammar.selector(part));
        const operator = grammar.selector("operator");
        return {
            leave: (walk, node) => {
                if (operators !== undefined) {
                    const at = operator(walk.tree, node);
                    if (at < 0 || !operators.includes(walk.tree.textOf(at)))
                        return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
                }
                const operands = selectors
                    .map((select) => operandOf(walk, select(walk.tree, node)))
                    .filter((found) => found >= 0);
                return operands.length === 0 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : walk.builder.addValue("union", _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai, operands);
            },
        };
    };
}
/** A value made of one other: `await`, or what a wrapper holds. */
function derived(kind, of = "#0") {
    return (grammar) => {
        const select = grammar.selector(of);
        return {
            leave: (walk, node) => {
                const operand = operandOf(walk, select(walk.tree, node));
                return operand < 0 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : walk.builder.addValue(kind, operand);
            },
        };
    };
}
/** `(Type) value`: an instance of the type. */
function cast(type, value) {
    return (grammar) => {
        const select = grammar.selector(type);
        const selectValue = grammar.selector(value);
        return {
            enter: (walk, node) => {
                setRole(walk, select(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.type);
                setRole(walk, selectValue(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.read);
            },
            leave: (walk, node) => {
                const operand = operandOf(walk, select(walk.tree, node));
                return operand < 0 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : walk.builder.addValue("instance", operand);
            },
        };
    };
}
/** A literal of a built-in type. */
function literal(typeName) {
    return () => ({ leave: (walk) => walk.builder.literal(typeName) });
}
/** A string literal, which may spell out a dotted path. */
function stringLiteral() {
    return () => ({
        leave: (walk, node) => {
            const length = walk.tree.end[node] - walk.tree.start[node];
            if (length <= MAX_STRING)
                walk.mention(node, walk.tree.textOf(node).replace(/^["'`]+|["'`]+$/g, ""));
            return walk.builder.literal("str");
        },
    });
}
const MAX_STRING = 256;
/** Gives the selected children a role. */
function roles(children) {
    return (grammar) => {
        const selectors = Object.entries(children).map(([part, role]) => [
            grammar.selector(part),
            role,
        ]);
        return {
            enter: (walk, node) => {
                for (const [select, role] of selectors)
                    setRole(walk, select(walk.tree, node), role);
            },
        };
    };
}
/** A node whose names are no references: a label, a lifetime. */
function silent() {
    return () => ({
        enter: (walk, node) => {
            walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.silent;
        },
    });
}
function operandOf(walk, node) {
    return node < 0 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : walk.operand[node];
}
function setRole(walk, node, role) {
    if (node >= 0)
        walk.role[node] = role;
}


/***/ }),

/***/ 8888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MF: () => (/* binding */ namespace),
/* harmony export */   Q7: () => (/* binding */ importing),
/* harmony export */   Xx: () => (/* binding */ addImport),
/* harmony export */   b4: () => (/* binding */ addNamespace),
/* harmony export */   qZ: () => (/* binding */ unquoted)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6190);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(885);



/** Adds an import and the name it binds. */
function addImport(walk, shape) {
    const line = walk.line(shape.node);
    const column = walk.column(shape.node);
    const alias = shape.alias ?? "";
    const index = walk.builder.imports.push({
        kind: shape.kind,
        module: shape.module,
        name: shape.name ?? "",
        alias,
        line,
        column,
        scope: walk.scope,
        isTypeOnly: shape.isTypeOnly ?? false,
    }) - 1;
    if (alias !== "")
        walk.builder.bind(walk.scope, alias, "import", line, column, { index });
}
/** A statement that a function reads as imports; nothing below it is a reference. */
function importing(read) {
    return () => ({
        enter: (walk, node) => {
            walk.role[node] = _roles_js__WEBPACK_IMPORTED_MODULE_2__/* .Role */ .Xh.silent;
            read(walk, node);
        },
    });
}
/** The package or namespace of what follows, recorded as an export so that imports of it can be matched. */
function namespace(shape) {
    return (grammar) => {
        const select = grammar.selector(shape.name);
        return {
            enter: (walk, node) => {
                const nameNode = select(walk.tree, node);
                if (nameNode < 0)
                    return;
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, nameNode, _roles_js__WEBPACK_IMPORTED_MODULE_2__/* .Role */ .Xh.silent);
                addNamespace(walk, nameNode);
            },
        };
    };
}
/** Records a namespace under its dotted name. */
function addNamespace(walk, nameNode) {
    const name = walk.tree.textOf(nameNode).replace(/\s+/g, "").replace(/::|\\/g, ".");
    for (const part of name.split("."))
        walk.namespaces.add(part);
    walk.builder.exports.push({
        kind: "namespace",
        name,
        local: "",
        module: "",
        value: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai,
        line: walk.line(nameNode),
        column: walk.column(nameNode),
    });
}
/** The text of a quoted literal without its quotes. */
function unquoted(text) {
    return text.replace(/^["'`]+|["'`]+$/g, "");
}


/***/ }),

/***/ 2634:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ boundNames),
/* harmony export */   Eo: () => (/* binding */ isName),
/* harmony export */   M9: () => (/* binding */ bindPattern),
/* harmony export */   Tn: () => (/* binding */ isFunction)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(885);


/** The names that a pattern binds, in source order. */
function boundNames(walk, pattern) {
    if (pattern < 0)
        return [];
    const names = [];
    const end = walk.tree.next[pattern];
    for (let node = pattern; node < end; node++) {
        if (walk.role[node] === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.bind && isName(walk, node))
            names.push(node);
    }
    return names;
}
/** Binds a name, or every name of a pattern to its part of the value. */
function bindPattern(walk, pattern, bound) {
    if (pattern < 0)
        return;
    if (isName(walk, pattern)) {
        if (walk.role[pattern] === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.bind)
            walk.bind(pattern, bound.kind, bound);
        return;
    }
    if (walk.rules.isDeclarator(walk.tree.type[pattern])) {
        const [only] = boundNames(walk, pattern);
        if (only !== undefined)
            walk.bind(only, bound.kind, bound);
        return;
    }
    const parts = walk.children(pattern).filter((part) => walk.role[part] === _roles_js__WEBPACK_IMPORTED_MODULE_1__/* .Role */ .Xh.bind);
    let index = 0;
    for (const name of boundNames(walk, pattern)) {
        while (index < parts.length && walk.tree.next[parts[index]] <= name)
            index++;
        const part = parts[index] ?? -1;
        const isDirect = part === name || (part >= 0 && walk.rules.isDeclarator(walk.tree.type[part]));
        const value = isDirect && bound.value >= 0 ? walk.builder.addValue("part", bound.value, [], [String(index)]) : _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        walk.bind(name, bound.kind, { ...bound, value, type: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai });
    }
}
/** Whether a node is a name by itself. */
function isName(walk, node) {
    return node >= 0 && walk.rules.rule(walk.tree.type[node])?.isName === true;
}
/** Whether a node is a function without a name. */
function isFunction(walk, node) {
    return node >= 0 && walk.rules.rule(walk.tree.type[node])?.isFunction === true;
}


/***/ }),

/***/ 3335:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ variables),
/* harmony export */   _r: () => (/* binding */ returned),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   jJ: () => (/* binding */ forEach),
/* harmony export */   mU: () => (/* binding */ assignment),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   yo: () => (/* binding */ update),
/* harmony export */   yw: () => (/* binding */ typedBinding)
/* harmony export */ });
/* unused harmony exports declareVariable, finishVariable, tupleElements */
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _expression_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6190);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2634);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(885);




/** A node with a scope of its own, unless it is the body of a function or class, which has one already. */
function block(kind = "block") {
    return () => ({
        enter: (walk, node) => {
            if (walk.isOpen(walk.tree.parent[node]) && walk.scopeKind !== "block")
                return;
            // An initialiser block of a class: what it declares is no member.
            const own = kind === "block" && walk.scopeKind === "class" ? "function" : kind;
            walk.openScope(node, own, own === "function");
        },
    });
}
/** The declaration of a variable: a constant of the module or class, or a local binding. */
function variable(shape) {
    return (grammar) => {
        const selectName = grammar.selector(shape.name);
        const selectValue = grammar.selector(shape.value);
        const selectType = grammar.selector(shape.type);
        const outerField = grammar.field(shape.outerType ?? "");
        const typeOf = (walk, node) => {
            const own = selectType(walk.tree, node);
            return own >= 0 ? own : earlyChild(walk, walk.tree.parent[node], outerField);
        };
        const valueNode = (walk, node, pattern) => {
            const value = selectValue(walk.tree, node);
            return value === pattern || value === selectType(walk.tree, node) ? -1 : value;
        };
        return {
            enter: (walk, node) => {
                // Inside a parameter, which binds the name itself.
                if (walk.role[node] === _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind)
                    return;
                const pattern = selectName(walk.tree, node);
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectType(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type);
                const value = valueNode(walk, node, pattern);
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, value, _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.read);
                if (pattern >= 0)
                    declareVariable(walk, node, pattern, value, shape.isLocal === true);
            },
            leave: (walk, node) => {
                if (walk.role[node] === _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind)
                    return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
                const pattern = selectName(walk.tree, node);
                const value = valueNode(walk, node, pattern);
                const type = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, typeOf(walk, node));
                finishVariable(walk, node, pattern, value, (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, value), type);
                return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            },
        };
    };
}
/** A type stands before what it declares: looking further would cost too much in a long list. */
const MAX_BEFORE_TYPE = 8;
function earlyChild({ tree }, parent, field) {
    if (parent < 0 || field < 0)
        return -1;
    let left = MAX_BEFORE_TYPE;
    for (let child = parent + 1; child < tree.next[parent] && left-- > 0; child = tree.next[child]) {
        if (tree.field[child] === field)
            return child;
    }
    return -1;
}
/** Several names declared at once, each with its part of the values: `a, b = 1, 2`. */
function variables(shape) {
    return (grammar) => {
        const all = grammar.all(shape.names);
        const selectType = grammar.selector(shape.type);
        const selectValues = grammar.selector(shape.values);
        const valueNodes = (walk, node) => {
            const list = selectValues(walk.tree, node);
            return list < 0 ? [] : walk.children(list);
        };
        const namesOf = (walk, node) => {
            const found = all(walk.tree, node);
            const [only] = found;
            return found.length === 1 && only !== undefined && !(0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, only) ? walk.children(only) : found;
        };
        return {
            enter: (walk, node) => {
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectType(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type);
                const values = valueNodes(walk, node);
                namesOf(walk, node).forEach((nameNode, index) => {
                    declareVariable(walk, node, nameNode, values[index] ?? -1, shape.isLocal === true);
                });
            },
            leave: (walk, node) => {
                const type = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, selectType(walk.tree, node));
                const values = valueNodes(walk, node);
                const names = namesOf(walk, node);
                const whole = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, values[0] ?? -1);
                const drafts = walk.draftsOf(node);
                names.forEach((nameNode, index) => {
                    // What is no call yields its value first and then whether there was one.
                    const isSplit = values.length < names.length && walk.isCall(whole);
                    const value = isSplit
                        ? walk.builder.addValue("part", whole, [], [String(index)])
                        : (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, values[index] ?? -1);
                    const draft = drafts.find((open) => open.nameNode === nameNode);
                    if (draft === undefined)
                        (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .bindPattern */ .M9)(walk, nameNode, { kind: "variable", value, type });
                    else
                        completeConstant(draft, isSplit ? (values[0] ?? -1) : (values[index] ?? -1), value, type);
                });
                return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            },
        };
    };
}
function completeConstant(draft, body, value, type) {
    draft.body = body;
    draft.returnType = type;
    if (value >= 0)
        draft.returns.push(value);
}
/** Opens what a declared name is: a named function, a constant, or a binding made later by `finishVariable`. */
function declareVariable(walk, node, pattern, value, isLocal) {
    (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, pattern, _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind);
    if (!(0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, pattern) || isLocal)
        return;
    if ((0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isFunction */ .Tn)(walk, value))
        walk.nameFunction(value, { nameNode: pattern, spanNode: node });
    else if (!walk.isLocal) {
        const written = walk.nameOf(pattern);
        const name = walk.scopeKind === "class" ? walk.rules.nameText(written) : written;
        walk.openDefinition(node, { kind: "constant", nameNode: pattern, name });
    }
}
/** Completes the constant that `node` opened, or binds the names of the pattern. */
function finishVariable(walk, node, pattern, valueNode, value, type) {
    const draft = walk.draftOf(node);
    if (draft === undefined)
        (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .bindPattern */ .M9)(walk, pattern, { kind: "variable", value, type });
    else
        completeConstant(draft, valueNode, value, type);
}
/** An assignment; several targets take their parts of the value. */
function assignment(shape) {
    return (grammar) => {
        const left = grammar.selector(shape.left);
        const right = grammar.selector(shape.right);
        return {
            enter: (walk, node) => {
                const target = left(walk.tree, node);
                if (target < 0 || walk.role[target] === _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.silent)
                    return;
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, target, _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.write);
                if (!(0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, target) || shape.declares?.(walk, target) !== "definition")
                    return;
                const value = right(walk.tree, node);
                if ((0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isFunction */ .Tn)(walk, value))
                    walk.nameFunction(value, { nameNode: target, spanNode: node });
                else
                    walk.openDefinition(node, { kind: "constant", nameNode: target });
            },
            leave: (walk, node) => {
                const target = left(walk.tree, node);
                const source = right(walk.tree, node);
                const value = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, source);
                if (walk.draftOf(node) !== undefined)
                    finishVariable(walk, node, target, source, value, _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai);
                else
                    assign(walk, target, value, shape.declares);
                return value;
            },
        };
    };
}
function assign(walk, target, value, declares) {
    if (target < 0)
        return;
    const operand = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, target);
    if (!(0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isReferenceOperand */ .pr)(operand)) {
        assignParts(walk, target, value, declares);
        return;
    }
    const reference = walk.builder.references[(0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(operand)];
    if (reference === undefined || reference.role !== "write")
        return;
    if (reference.receiver !== _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai) {
        walk.builder.assignments.push({ target: (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(operand), value, type: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai });
    }
    else if ((0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo)(walk, target)) {
        const where = declares?.(walk, target);
        if (where === undefined)
            return;
        const scope = where === "module" ? 0 : where === "class" ? walk.classScope : walk.namedScope;
        walk.bind(target, "variable", { name: reference.name, value, scope });
    }
}
function assignParts(walk, target, value, declares) {
    const parts = walk.children(target);
    const elements = tupleElements(walk, value);
    parts.forEach((part, index) => {
        if (walk.role[part] !== _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.write)
            return;
        const known = elements?.length === parts.length ? elements[index] : undefined;
        const single = parts.length === 1 ? value : undefined;
        const isDescribed = value >= 0 && (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isReferenceOperand */ .pr)((0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, part));
        const partial = isDescribed ? () => walk.builder.addValue("part", value, [], [String(index)]) : () => _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        assign(walk, part, known ?? single ?? partial(), declares);
    });
}
/** The elements of a tuple value, `undefined` when the value is no tuple. */
function tupleElements(walk, value) {
    if (value < 0 || (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isReferenceOperand */ .pr)(value))
        return undefined;
    const known = walk.builder.values[(0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(value)];
    return known?.kind === "literal" && known.names[0] === "tuple" ? known.args : undefined;
}
/** A change in place such as `x++`. */
function update(target = "#0") {
    return (grammar) => {
        const select = grammar.selector(target);
        return {
            enter: (walk, node) => (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, select(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.write),
        };
    };
}
/** A loop over the elements of a value. */
function forEach(shape) {
    return (grammar) => {
        const target = grammar.selector(shape.target);
        const of = grammar.selector(shape.of);
        const type = grammar.selector(shape.type);
        return {
            enter: (walk, node) => {
                if (shape.isHead !== true)
                    walk.openScope(node, "block");
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, target(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind);
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, type(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type);
            },
            leave: (walk, node) => {
                const iterated = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, of(walk.tree, node));
                const value = iterated < 0 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : walk.builder.addValue("element", iterated);
                const declared = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, type(walk.tree, node));
                const pattern = target(walk.tree, node);
                const names = shape.elementIndex === undefined ? [] : (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .boundNames */ .DL)(walk, pattern);
                if (names.length === 0)
                    (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .bindPattern */ .M9)(walk, pattern, { kind: "variable", value, type: declared });
                else {
                    const element = Math.min(shape.elementIndex ?? 0, names.length - 1);
                    names.forEach((nameNode, index) => {
                        const own = index === element && names.length > 1 ? value : _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
                        walk.bind(nameNode, "variable", { value: own });
                    });
                }
                return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            },
        };
    };
}
/** A name bound to an instance of a type: `catch (Type name)`, `is Type name`. */
function typedBinding(shape) {
    return (grammar) => {
        const selectName = grammar.selector(shape.name);
        const selectType = grammar.selector(shape.type);
        return {
            enter: (walk, node) => {
                if (shape.opensScope === true)
                    walk.openScope(node, "block");
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectType(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.type);
                (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .setRole */ .L4)(walk, selectName(walk.tree, node), _roles_js__WEBPACK_IMPORTED_MODULE_3__/* .Role */ .Xh.bind);
            },
            leave: (walk, node) => {
                const type = (0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, selectType(walk.tree, node));
                const value = type < 0 ? _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai : walk.builder.addValue("instance", type);
                (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .bindPattern */ .M9)(walk, selectName(walk.tree, node), { kind: "variable", value, type: _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai });
                return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            },
        };
    };
}
/** A returned expression. */
function returned(value = "#0") {
    return (grammar) => {
        const select = grammar.selector(value);
        return {
            leave: (walk, node) => {
                walk.addReturn((0,_expression_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(walk, select(walk.tree, node)));
                return _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
            },
        };
    };
}


/***/ })

};
