export const id = 221;
export const ids = [221];
export const modules = {

/***/ 6293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isBuiltinMember),
/* harmony export */   z: () => (/* binding */ isRubyMethodName)
/* harmony export */ });
/* harmony import */ var _language_traits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4520);

/**
 * Members of the types that every program of a language uses. On a receiver of unknown type such a name says nothing:
 * `x.get(…)` is a dict far more often than the one class of the repository that has a `get`.
 */
const PYTHON = "add append capitalize casefold center clear close copy count decode difference discard encode endswith expandtabs extend find fileno flush format format_map fromkeys get group groups index insert intersection isalnum isalpha isdigit islower isspace issubset issuperset istitle isupper items join keys ljust lower lstrip open partition pop popitem read readable readline readlines remove replace reverse rfind rindex rjust rpartition rsplit rstrip run seek send setdefault sort split splitlines start startswith strip sub swapcase symmetric_difference tell throw title translate truncate union update upper values write writelines zfill match search name date time year month day hour minute second";
const ECMASCRIPT = "add apply at bind call catch charAt charCodeAt clear close concat constructor copyWithin delete endsWith entries every exec fill filter finally find findIndex findLast flat flatMap forEach from get has hasOwnProperty includes indexOf join keys lastIndexOf length map match matchAll next normalize of on once emit padEnd padStart parse pipe pop push reduce reduceRight repeat replace replaceAll resolve reject return reverse search set shift size slice some sort splice split startsWith stringify substr substring test then throw toFixed toJSON toLowerCase toString toUpperCase trim trimEnd trimStart unshift valueOf values write end name message";
/** Of the libraries of the other languages, beyond what they share with ECMAScript. */
const OTHERS = "length len put remove contains containsKey equals hashCode compareTo clone isEmpty addAll removeAll append insert next hasNext iterator iter collect into unwrap expect as_ref to_string to_owned count first last open read readLine flush run start stop wait lock unlock Lock Unlock Close Read Write Error String Len Next Get Set Add Remove Contains Equals ToString GetHashCode Dispose Count Append Insert value key string copy print println printf format each select reject to_s to_a to_h to_sym call merge update apply let also use invoke accept test";
/** What every Ruby program calls without a receiver. */
const KERNEL = "abort alias_method at_exit attr_accessor attr_reader attr_writer autoload binding block_given? caller catch class define_method eval exit extend fail format freeze gets include initialize instance_eval instance_variable_get instance_variable_set is_a? lambda load loop method_missing module_function new nil? object_id open p prepend print printf private private_constant proc protected public puts raise rand require require_relative respond_to? send sleep sprintf super system tap throw to_s warn yield __dir__ __FILE__ __method__";
const PYTHON_MEMBERS = new Set(PYTHON.split(" "));
const ECMASCRIPT_MEMBERS = new Set(ECMASCRIPT.split(" "));
const OTHER_MEMBERS = new Set(`${ECMASCRIPT} ${OTHERS}`.split(" "));
const KERNEL_METHODS = new Set(KERNEL.split(" "));
function isBuiltinMember(language, name) {
    if (language === "python")
        return PYTHON_MEMBERS.has(name);
    return ((0,_language_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .hasModuleObjects */ .fJ)(language) ? ECMASCRIPT_MEMBERS : OTHER_MEMBERS).has(name);
}
/** Whether a bare name in Ruby may be a method of whatever `self` is there. */
function isRubyMethodName(name) {
    return /^[a-z_]/.test(name) && !KERNEL_METHODS.has(name);
}


/***/ }),

/***/ 2679:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ membersElsewhere),
/* harmony export */   b: () => (/* binding */ ownerOf)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3596);
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7596);
/* harmony import */ var _go_packages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4512);
/* harmony import */ var _language_traits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4520);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1477);
/* harmony import */ var _ruby_constants_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6278);
/* harmony import */ var _rust_modules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3532);
/* harmony import */ var _rust_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6633);
/* harmony import */ var _types_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6796);
/* harmony import */ var _visible_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9703);











/** The class that a definition is a member of, also when the class stands in another file, as for C++, Go and Rust methods. */
function ownerOf(world, member) {
    const file = world.file(member.path);
    const index = file?.classOfMember(member.index) ?? -1;
    if (index >= 0)
        return { path: member.path, index };
    if (!file || (0,_language_traits_js__WEBPACK_IMPORTED_MODULE_3__/* .hasModuleObjects */ .fJ)(file.facts.language) || !file.isMember(member.index))
        return undefined;
    const [first = "", ...rest] = file.definition(member.index).qualname.split(".").slice(0, -1);
    let owners = file.facts.language === "rust" ? (0,_rust_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .rustItem */ .C_)(world, file, first) : (0,_visible_names_js__WEBPACK_IMPORTED_MODULE_9__/* .topLevelMembers */ .Pf)(world, file, first);
    for (const name of rest) {
        owners = owners.flatMap((owner) => (owner.kind === "definition" ? (0,_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOfClass */ .YO)(world, owner, name) : []));
    }
    const owner = owners.find((each) => each.kind === "definition");
    return owner && { path: owner.path, index: owner.index };
}
/** What other files add to a class under a name: methods of a Go type, `impl` blocks, partial and reopened classes. */
function membersElsewhere(world, handle, name) {
    const file = world.file(handle.path);
    const definition = file?.facts.definitions[handle.index];
    if (!file || !definition)
        return [];
    const qualname = `${definition.qualname}.${name}`;
    const found = otherParts(world, file, handle, name).flatMap((part) => part.definitionsNamed(qualname).map((index) => ({ kind: "definition", path: part.path, index })));
    return found.length > 0 || file.facts.language !== "go" ? found : embeddedTypes(world, file, definition, name);
}
/** A struct embedded in another is reached by the name of its type. */
function embeddedTypes(world, file, definition, name) {
    const base = definition.bases.find((each) => (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isReferenceOperand */ .pr)(each) && file.facts.references[(0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(each)]?.name === name);
    const types = base === undefined ? [] : (0,_types_of_js__WEBPACK_IMPORTED_MODULE_8__/* .typesOfOperand */ .Sq)(world, file, base);
    return types.filter((type) => type.kind === "definition");
}
/** The other files that may hold a part of a class. */
function otherParts(world, file, handle, member) {
    const { qualname } = file.definition(handle.index);
    const name = qualname.slice(qualname.lastIndexOf(".") + 1);
    switch (file.facts.language) {
        case "go":
            return (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_2__/* .packageFiles */ .i9)(world, file);
        case "rust":
            return filesAt(world, file, _rust_modules_js__WEBPACK_IMPORTED_MODULE_6__/* .NEARBY */ .md).filter((part) => namesSame(world, part, qualname, handle));
        case "csharp": {
            const own = (0,_declared_js__WEBPACK_IMPORTED_MODULE_10__/* .namespacesOf */ .G)(file);
            return filesAt(world, file, `${own[0]}.${name}`).filter((part) => (0,_declared_js__WEBPACK_IMPORTED_MODULE_10__/* .namespacesOf */ .G)(part).join() === own.join());
        }
        case "ruby":
            return [...(0,_ruby_constants_js__WEBPACK_IMPORTED_MODULE_5__/* .filesNamedAfter */ .rx)(world, file, member), ...(0,_ruby_constants_js__WEBPACK_IMPORTED_MODULE_5__/* .filesNamedAfter */ .rx)(world, file, name)].filter((part) => part !== file);
        default:
            return [];
    }
}
function filesAt(world, file, specifier) {
    return (0,_project_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(world.module(file.path, specifier))
        .map((path) => (path === file.path ? undefined : world.file(path)))
        .filter((part) => part !== undefined);
}
/** Whether a name of another file means the definition: two modules may each have a type of that name. */
function namesSame(world, part, name, handle) {
    if (!part.facts.definitions.some(({ qualname }) => qualname.startsWith(`${name}.`)))
        return false;
    return (0,_rust_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .rustItem */ .C_)(world, part, name).some((each) => each.kind === "definition" && each.path === handle.path && each.index === handle.index);
}


/***/ }),

/***/ 3596:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rq: () => (/* binding */ ancestryOf),
/* harmony export */   YO: () => (/* binding */ memberOfClass),
/* harmony export */   oW: () => (/* binding */ handleKey)
/* harmony export */ });
/* unused harmony export ownMembers */
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _class_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2679);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(588);
/* harmony import */ var _types_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6796);




/** No real hierarchy is larger; a hostile one may be endless. */
const MAX_ANCESTORS = 64;
/** The class and its ancestors in the order in which members are looked up: depth first, each class after all that extend it. */
function ancestryOf(world, { path, index }) {
    return world.memoiseAncestry(path, index, () => findAncestry(world, { path, index }));
}
function findAncestry(world, handle) {
    const found = new Map();
    let isComplete = true;
    const visit = (at) => {
        const key = handleKey(at);
        if (found.size >= MAX_ANCESTORS || found.has(key))
            return;
        found.set(key, at);
        const file = world.file(at.path);
        for (const base of file?.facts.definitions[at.index]?.bases ?? []) {
            const types = file ? (0,_types_of_js__WEBPACK_IMPORTED_MODULE_3__/* .typesOfOperand */ .Sq)(world, file, base) : [];
            const classes = types.filter((type) => type.kind === "definition" || type.kind === "instance");
            if (classes.length === 0)
                isComplete = false;
            for (const type of classes)
                visit({ path: type.path, index: type.index });
        }
    };
    visit(handle);
    return { classes: [...found.values()], isComplete };
}
function handleKey(handle) {
    return `${handle.path}#${handle.index}`;
}
/** A member as instances of the class see it; with `skipOwn` as `super` sees it. */
function memberOfClass(world, handle, name, skipOwn = false) {
    const { classes, isComplete } = ancestryOf(world, handle);
    for (const each of skipOwn ? classes.slice(1) : classes) {
        const members = ownMembers(world, each, name);
        if (members.length > 0)
            return members;
    }
    return isComplete ? _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A : [_member_js__WEBPACK_IMPORTED_MODULE_2__/* .EXTERNAL_MEMBER */ .L];
}
/** What one class itself defines under the name: a definition, or else values assigned to the attribute. */
function ownMembers(world, handle, name) {
    const file = world.file(handle.path);
    const definition = file?.facts.definitions[handle.index];
    if (!file || !definition)
        return _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A;
    const defined = file.definitionsNamed(`${definition.qualname}.${name}`);
    if (defined.length > 0)
        return defined.map((index) => ({ kind: "definition", path: handle.path, index }));
    const elsewhere = (0,_class_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .membersElsewhere */ .O)(world, handle, name);
    if (elsewhere.length > 0)
        return elsewhere;
    return file.attributeAssignments(definition.qualname, name).map((assignment) => {
        const isType = assignment.type !== _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai;
        return { kind: "value", path: handle.path, operand: isType ? assignment.type : assignment.value, isType };
    });
}


/***/ }),

/***/ 5440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withCounterparts)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _included_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6244);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1477);



/**
 * The definitions together with what is the same symbol in C and C++: what a header declares and the source file of its
 * name defines, and what a source file defines and a header that it includes declares.
 */
function withCounterparts(world, handles) {
    const all = [];
    for (const handle of handles) {
        all.push(handle);
        const file = world.file(handle.path);
        if (file)
            all.push(...counterpartsOf(world, file, handle.index));
    }
    return all.length === handles.length ? handles : all;
}
function counterpartsOf(world, file, index) {
    const { language } = file.facts;
    if (language !== "c" && language !== "cpp")
        return [];
    const { qualname, kind, flags } = file.definition(index);
    const isShared = (kind === "function" || kind === "method" || kind === "constant") && canBeSeen(file, flags);
    if (!isShared)
        return [];
    for (const other of otherSides(world, file)) {
        const same = other.definitionsNamed(qualname).filter((each) => other.definition(each).kind === kind);
        if (same.length > 0)
            return same.map((each) => ({ path: other.path, index: each }));
    }
    return [];
}
/** A function that is private to a source file is another one than that of any header; a private method is not. */
function canBeSeen(file, flags) {
    return isHeader(file.path) || (flags & _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DefinitionFlag */ .qb.private) === 0;
}
function* otherSides(world, file) {
    if (!isHeader(file.path)) {
        for (const included of (0,_included_files_js__WEBPACK_IMPORTED_MODULE_1__/* .includedFiles */ .i_)(world, file))
            if (isHeader(included.path))
                yield included;
        return;
    }
    for (const path of (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(world.module(file.path, _project_js__WEBPACK_IMPORTED_MODULE_2__/* .OWN_MODULE */ .yy))) {
        const source = world.file(path);
        if (source)
            yield source;
    }
}
function isHeader(path) {
    return /\.(?:h|hh|hpp|hxx|h\+\+)$/.test(path);
}


/***/ }),

/***/ 7596:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ namespacesOf),
/* harmony export */   M: () => (/* binding */ declaredMembers)
/* harmony export */ });
/** What a file itself defines under a name at its top level. */
function declaredMembers(file, name) {
    const members = [];
    for (const { kind, index } of file.bindingsOf(0, name)) {
        if (kind === "definition")
            members.push({ kind: "definition", path: file.path, index });
    }
    if (members.length > 0)
        return members;
    return file.definitionsNamed(name).map((index) => ({ kind: "definition", path: file.path, index }));
}
/** The package or namespaces that a file says it belongs to; "" when it says nothing. */
function namespacesOf(file) {
    const names = file.facts.exports
        .filter((each) => each.kind === "namespace" && each.module === "")
        .map((each) => each.name);
    return names.length === 0 ? [""] : names;
}


/***/ }),

/***/ 4121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ FileIndex),
/* harmony export */   s: () => (/* binding */ isMemberOwner)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _scope_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6151);


const NONE = [];
/** Kinds of definitions whose inner definitions are attributes; those inside a function are its own business. */
function isMemberOwner(kind) {
    return kind !== "function" && kind !== "method";
}
/** The facts of one file, arranged for asking. */
class FileIndex {
    path;
    facts;
    #bindings = [];
    #byQualname = new Map();
    #assignments;
    #variables;
    #heirs;
    #references;
    #wasSearched = false;
    #byLastName;
    #namePlaces;
    constructor(path, facts) {
        this.path = path;
        this.facts = facts;
        for (const binding of facts.bindings) {
            let names = this.#bindings[binding.scope];
            if (!names) {
                names = new Map();
                this.#bindings[binding.scope] = names;
            }
            push(names, binding.name, binding);
        }
        facts.definitions.forEach((definition, index) => {
            push(this.#byQualname, definition.qualname, index);
        });
    }
    definition(index) {
        const definition = this.facts.definitions[index];
        if (!definition)
            throw new RangeError(`${this.path} has no definition ${index}`);
        return definition;
    }
    /** Every place where the scope itself binds the name, in source order. */
    bindingsOf(scope, name) {
        return this.#bindings[scope]?.get(name) ?? NONE;
    }
    /** All definitions with that qualified name: overloads, redefinitions, accessors, a type and a value. */
    definitionsNamed(qualname) {
        return this.#byQualname.get(qualname) ?? NONE;
    }
    /** The indexes of the references with one of the names, in source order. */
    referencesNamed(names) {
        const { references } = this.facts;
        if (!this.#references) {
            // The first question reads the table through; whoever asks again is worth an index.
            if (!this.#wasSearched) {
                this.#wasSearched = true;
                const found = [];
                for (const [index, reference] of references.entries())
                    if (names.has(reference.name))
                        found.push(index);
                return found;
            }
            this.#references = new Map();
            for (const [index, reference] of references.entries())
                push(this.#references, reference.name, index);
        }
        const found = [...names].map((name) => this.#references?.get(name) ?? NONE);
        return found.length === 1 ? (found[0] ?? NONE) : found.flat().sort((a, b) => a - b);
    }
    /** The indexes of the definitions whose qualified name ends in a dot and the name. */
    definitionsEndingIn(name) {
        if (!this.#byLastName) {
            this.#byLastName = new Map();
            for (const [index, { qualname }] of this.facts.definitions.entries()) {
                const dot = qualname.lastIndexOf(".");
                if (dot >= 0)
                    push(this.#byLastName, qualname.slice(dot + 1), index);
            }
        }
        return this.#byLastName.get(name) ?? NONE;
    }
    /** The function or class whose body the scope belongs to, -1 at module level. */
    definitionAround(scope) {
        for (let at = scope; at >= 0; at = this.facts.scopes[at]?.parent ?? -1) {
            const definition = this.facts.scopes[at]?.definition ?? -1;
            if (definition >= 0)
                return definition;
        }
        return -1;
    }
    /**
     * The definition that a reference belongs to, -1 at module level. A base class is written outside the body, but it is
     * the class that extends it, not the code around.
     */
    definitionUsing(referenceIndex) {
        this.#heirs ??= this.#findHeirs();
        return this.#heirs.get(referenceIndex) ?? this.definitionAround(this.facts.references[referenceIndex]?.scope ?? 0);
    }
    /** Whether a definition is named at a place: what writes there defines it and does not use it. */
    isNamePlace(line, column) {
        this.#namePlaces ??= new Set(this.facts.definitions.map((each) => `${each.nameLine}:${each.nameColumn}`));
        return this.#namePlaces.has(`${line}:${column}`);
    }
    /** The class or object that a definition is a member of, -1 when there is none in this file. */
    classOfMember(index) {
        if (!this.isMember(index))
            return -1;
        const { parent, qualname } = this.definition(index);
        if (parent >= 0)
            return parent;
        // A member assigned from outside, `Foo.prototype.bar = …`, has its class in its name only.
        return this.definitionsNamed(qualname.slice(0, qualname.lastIndexOf(".")))[0] ?? -1;
    }
    /** Whether a definition is reached as an attribute, unlike a function inside a function. */
    isMember(index) {
        const { parent, qualname, kind } = this.definition(index);
        if (parent < 0)
            return qualname.includes(".");
        return kind === "method" || isMemberOwner(this.definition(parent).kind);
    }
    /** The class or object that `this` or `self` means in a scope: the owner of the nearest method around it. */
    ownerOfThis(scope) {
        let nearest = -1;
        for (let at = this.definitionAround(scope); at >= 0; at = this.definition(at).parent) {
            const owner = this.classOfMember(at);
            if (owner >= 0)
                return owner;
            if (nearest < 0 && this.definition(at).kind === "function")
                nearest = at;
        }
        return nearest;
    }
    /** What is assigned to an attribute of the instances or the class object of `className`, anywhere in the file. */
    attributeAssignments(className, attribute) {
        this.#assignments ??= this.#groupAssignments();
        return this.#assignments.get(`${className}.${attribute}`) ?? NONE;
    }
    /** What is assigned to a variable after its declaration: `let x; … x = new Foo()`. */
    variableAssignments(scope, name) {
        this.#variables ??= this.#groupVariables();
        return this.#variables.get(`${scope}:${name}`) ?? NONE;
    }
    #groupVariables() {
        const groups = new Map();
        for (const assignment of this.facts.assignments) {
            const target = this.facts.references[assignment.target];
            if (target?.receiver !== _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai)
                continue;
            const lookup = (0,_scope_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .lookupName */ .Q)(this, target.scope, target.name);
            if (lookup)
                push(groups, `${lookup.scope}:${target.name}`, assignment.value);
        }
        return groups;
    }
    #groupAssignments() {
        const groups = new Map();
        for (const assignment of this.facts.assignments) {
            const target = this.facts.references[assignment.target];
            const owner = target && this.#ownerName(target);
            if (owner)
                push(groups, `${owner}.${target.name}`, assignment);
        }
        return groups;
    }
    #ownerName(target) {
        const receiver = this.#referenceAt(target.receiver);
        if (!receiver)
            return undefined;
        if (receiver.receiver === _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai) {
            if (receiver.name === "this" || this.isSelf(receiver)) {
                const owner = this.ownerOfThis(receiver.scope);
                return owner >= 0 ? this.definition(owner).qualname : undefined;
            }
            return this.definitionsNamed(receiver.name).length > 0 ? receiver.name : undefined;
        }
        const prototypeOf = receiver.name === "prototype" ? this.#referenceAt(receiver.receiver) : undefined;
        return prototypeOf?.receiver === _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai ? prototypeOf.name : undefined;
    }
    /** Whether a bare name is the first parameter of the method around it: Python's `self` or `cls`, by whatever name. */
    isSelf(reference) {
        if (this.facts.language !== "python")
            return false;
        return this.selfMethod(reference.scope, reference.name) >= 0;
    }
    /** The method whose first parameter the name is, seen from a scope; -1 when it is something else. */
    selfMethod(scope, name) {
        for (let at = scope; at >= 0; at = this.facts.scopes[at]?.parent ?? -1) {
            const bindings = this.bindingsOf(at, name);
            if (bindings.length === 0)
                continue;
            const method = this.facts.scopes[at]?.definition ?? -1;
            if (method < 0 || bindings[0]?.kind !== "parameter")
                return -1;
            const definition = this.definition(method);
            return definition.kind === "method" && definition.params[0]?.name === name && !this.#isStatic(definition)
                ? method
                : -1;
        }
        return -1;
    }
    #isStatic(definition) {
        return definition.decorators.some((decorator) => this.#referenceAt(decorator)?.name === "staticmethod");
    }
    #findHeirs() {
        const heirs = new Map();
        this.facts.definitions.forEach((definition, index) => {
            for (const base of definition.bases) {
                const value = (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isValueOperand */ .rw)(base) ? this.facts.values[(0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(base)] : undefined;
                // The one of `Base[int]` counts, its type arguments do not.
                const operand = value?.kind === "item" ? value.of : base;
                if (this.#referenceAt(operand)?.role === "inherit")
                    heirs.set((0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(operand), index);
            }
        });
        return heirs;
    }
    #referenceAt(operand) {
        return (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isReferenceOperand */ .pr)(operand) ? this.facts.references[(0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(operand)] : undefined;
    }
}
function push(map, key, value) {
    const list = map.get(key);
    if (list)
        list.push(value);
    else
        map.set(key, [value]);
}


/***/ }),

/***/ 1997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ FileNames)
/* harmony export */ });
/* harmony import */ var _path_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1172);

/** The files of some kind by the last part of their path, for languages whose files are found by name. */
class FileNames {
    #byName = new Map();
    /** `keysOf` gives the names a path is found under; none for a path of another kind. */
    constructor(paths, keysOf) {
        for (const path of paths) {
            for (const key of keysOf(path.slice(path.lastIndexOf("/") + 1))) {
                const known = this.#byName.get(key);
                if (known)
                    known.push(path);
                else
                    this.#byName.set(key, [path]);
            }
        }
    }
    named(name) {
        return this.#byName.get(name) ?? [];
    }
    /**
     * The file whose path ends with `suffix`: the only one, or the one that shares more directories with `fromPath` than
     * any other. Undefined when that does not tell.
     */
    endingWith(suffix, fromPath) {
        const name = suffix.slice(suffix.lastIndexOf("/") + 1);
        const found = this.named(name).filter((path) => path === suffix || path.endsWith(`/${suffix}`));
        if (found.length < 2)
            return found[0];
        const near = found.map((path) => sharedDirectories(path, fromPath));
        const best = Math.max(...near);
        const nearest = found.filter((_, at) => near[at] === best);
        return nearest.length === 1 ? nearest[0] : undefined;
    }
}
function sharedDirectories(a, b) {
    const one = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(a).split("/");
    const other = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(b).split("/");
    let count = 0;
    while (count < one.length && one[count] === other[count])
        count++;
    return count;
}


/***/ }),

/***/ 9198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Me: () => (/* binding */ Finders),
  Yh: () => (/* binding */ finders_isManifest),
  WI: () => (/* binding */ readManifest)
});

// EXTERNAL MODULE: ./src/languages/registry.ts
var registry = __webpack_require__(4112);
// EXTERNAL MODULE: ./src/util/json.ts
var json = __webpack_require__(4976);
// EXTERNAL MODULE: ./src/resolve/file-names.ts
var file_names = __webpack_require__(1997);
// EXTERNAL MODULE: ./src/resolve/path-index.ts
var path_index = __webpack_require__(1172);
// EXTERNAL MODULE: ./src/resolve/project.ts
var project = __webpack_require__(1477);
;// CONCATENATED MODULE: ./src/resolve/c-modules.ts



const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+)$/;
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|ipp|inl)$/;
/** Headers of the C library: `<string.h>` is never a file of the repository, even when it has one of that name. */
const STANDARD = /^(?:assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|math|setjmp|signal|stdalign|stdarg|stdatomic|stdbool|stddef|stdint|stdio|stdlib|stdnoreturn|string|tgmath|threads|time|uchar|wchar|wctype|unistd|fcntl|pthread|poll|dlfcn|netdb|sys\/\w+|arpa\/\w+|netinet\/\w+)\.h$/;
/** Finds included files: beside the file that includes them, or by the end of their path, as include directories are not known. */
class CModuleFinder {
    #paths;
    #names;
    constructor(paths) {
        this.#paths = paths;
        this.#names = new file_names/* FileNames */.l(paths.files, (name) => (HEADER.test(name) || SOURCE.test(name) ? [name] : []));
    }
    find(fromPath, specifier) {
        if (specifier === project/* OWN_MODULE */.yy)
            return (0,project/* filesTarget */.JC)(this.#sourcesOf(fromPath));
        const isAngled = specifier.startsWith("<");
        const written = isAngled ? specifier.slice(1) : specifier;
        const beside = isAngled ? undefined : (0,path_index/* joinPath */.uJ)((0,path_index/* parentOf */.gN)(fromPath), written);
        if (beside !== undefined && this.#paths.hasFile(beside))
            return { kind: "file", path: beside };
        if (isAngled && STANDARD.test(written))
            return project/* EXTERNAL_MODULE */.tT;
        const suffix = written.replace(/^(?:\.{1,2}\/)+/, "");
        const path = this.#names.endingWith(suffix, fromPath);
        return path === undefined ? project/* EXTERNAL_MODULE */.tT : { kind: "file", path };
    }
    /** The source files that define what a header declares, by the custom of giving both one name. */
    #sourcesOf(path) {
        if (!HEADER.test(path))
            return [];
        const stem = path.replace(HEADER, "");
        const beside = this.#paths.childrenOf((0,path_index/* parentOf */.gN)(path)).filter((each) => each.replace(SOURCE, "") === stem);
        if (beside.length > 0)
            return beside;
        const name = stem.slice(stem.lastIndexOf("/") + 1);
        for (const extension of ["c", "cc", "cpp", "cxx"]) {
            const found = this.#names.endingWith(`${name}.${extension}`, path);
            if (found !== undefined)
                return [found];
        }
        return [];
    }
}

;// CONCATENATED MODULE: ./src/resolve/ecmascript-paths.ts

/** What may be left out of an import, in the order in which it is tried. */
const EXTENSIONS = [".ts", ".tsx", ".d.ts", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte", ".json"];
/** TypeScript sources are imported under the name of what they compile to. */
const SOURCES_OF = [
    [".js", [".ts", ".tsx", ".d.ts"]],
    [".jsx", [".tsx", ".d.ts"]],
    [".mjs", [".mts", ".d.mts"]],
    [".cjs", [".cts", ".d.cts"]],
];
/** Folders that builds write to; their sources usually stand in `src`. */
const BUILD_FOLDERS = /^(?:dist|lib|build|out|esm|cjs|es|types)(?:\/(?:esm|cjs|es|types|src))?\//;
/** The file that a path without extension, with a compiled extension, or of a directory means. */
function probe(paths, path) {
    if (paths.hasFile(path))
        return path;
    for (const [compiled, sources] of SOURCES_OF) {
        if (!path.endsWith(compiled))
            continue;
        const stem = path.slice(0, -compiled.length);
        const source = sources.map((extension) => stem + extension).find((each) => paths.hasFile(each));
        if (source !== undefined)
            return source;
    }
    const extended = EXTENSIONS.map((extension) => path + extension).find((each) => paths.hasFile(each));
    if (extended !== undefined)
        return extended;
    const prefix = path === "" ? "" : `${path}/`;
    return EXTENSIONS.map((extension) => `${prefix}index${extension}`).find((each) => paths.hasFile(each));
}
/** The file behind a path that a manifest names: the file itself, or the source it is built from. */
function probeBuilt(paths, directory, target) {
    const direct = (0,path_index/* joinPath */.uJ)(directory, target);
    const found = direct === undefined ? undefined : probe(paths, direct);
    if (found !== undefined)
        return found;
    const inside = target.replace(/^\.\//, "");
    if (!BUILD_FOLDERS.test(inside))
        return undefined;
    const source = inside.replace(BUILD_FOLDERS, "").replace(/\.d\.([cm]?)ts$/, ".$1js");
    for (const folder of ["src/", ""]) {
        const path = (0,path_index/* joinPath */.uJ)(directory, folder + source);
        const built = path === undefined ? undefined : probe(paths, path);
        if (built !== undefined)
            return built;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/resolve/package-exports.ts

/** Conditions in the order in which they lead nearest to the source. */
const CONDITION_ORDER = ["types", "import", "module", "node", "default", "require"];
/** The paths that an `exports` or `imports` field gives for a subpath (`.`, `./sub`, `#internal`), best first. */
function exportTargets(field, subpath) {
    if (typeof field === "string" || Array.isArray(field))
        return subpath === "." ? flatten(field, "") : [];
    if (!(0,json/* isObject */.Gv)(field))
        return [];
    const keys = Object.keys(field);
    // Without subpaths the object is a set of conditions for ".".
    if (!keys.some((key) => key.startsWith(".") || key.startsWith("#")))
        return subpath === "." ? flatten(field, "") : [];
    if (Object.hasOwn(field, subpath))
        return flatten(field[subpath], "");
    for (const key of keys.sort((a, b) => b.length - a.length)) {
        const star = key.indexOf("*");
        if (star < 0)
            continue;
        const [before, after] = [key.slice(0, star), key.slice(star + 1)];
        if (!subpath.startsWith(before) || !subpath.endsWith(after) || subpath.length < key.length - 1)
            continue;
        return flatten(field[key], subpath.slice(before.length, subpath.length - after.length));
    }
    return [];
}
function flatten(target, star, depth = 0) {
    if (typeof target === "string")
        return [target.replaceAll("*", star)];
    if (depth > 8)
        return [];
    if (Array.isArray(target))
        return target.flatMap((each) => flatten(each, star, depth + 1));
    if (!(0,json/* isObject */.Gv)(target))
        return [];
    return Object.entries(target)
        .sort(([a], [b]) => conditionRank(a) - conditionRank(b))
        .flatMap(([, each]) => flatten(each, star, depth + 1));
}
/** A condition that is nobody's standard (`@zod/source`, `development`) is there to lead to the sources. */
function conditionRank(condition) {
    const rank = CONDITION_ORDER.indexOf(condition);
    return rank < 0 ? -1 : rank;
}

;// CONCATENATED MODULE: ./src/resolve/tsconfig.ts


const MAX_EXTENDS = 8;
/** The path mappings that hold for files in a directory, from the `tsconfig.json` in it; undefined when there is none. */
function compilerPaths(manifests, directory) {
    const name = ["tsconfig.json", "jsconfig.json"]
        .map((each) => (0,path_index/* joinPath */.uJ)(directory, each))
        .find((each) => manifests.has(each));
    if (name === undefined)
        return undefined;
    return mappingsOf(manifests, name, 0) ?? [];
}
function mappingsOf(manifests, path, depth) {
    const config = manifests.get(path);
    const options = (0,json/* property */.MZ)(config, "compilerOptions");
    const baseUrl = (0,json/* stringProperty */.NQ)(options, "baseUrl");
    const base = (0,path_index/* joinPath */.uJ)((0,path_index/* parentOf */.gN)(path), baseUrl ?? ".");
    const paths = (0,json/* property */.MZ)(options, "paths");
    const mappings = (0,json/* isObject */.Gv)(paths) && base !== undefined ? pathMappings(paths, base) : [];
    if (baseUrl !== undefined && base !== undefined) {
        mappings.push({ prefix: "", suffix: "", targets: [base === "" ? "*" : `${base}/*`] });
    }
    if (mappings.length > 0 || depth >= MAX_EXTENDS)
        return mappings;
    for (const parent of extendedConfigs(config, path)) {
        const inherited = manifests.has(parent) ? mappingsOf(manifests, parent, depth + 1) : undefined;
        if (inherited && inherited.length > 0)
            return inherited;
    }
    return mappings;
}
function pathMappings(paths, base) {
    return Object.entries(paths)
        .sort(([a], [b]) => b.length - a.length)
        .map(([pattern, targets]) => {
        const [prefix = "", suffix] = pattern.split("*", 2);
        const list = Array.isArray(targets) ? targets.filter((target) => typeof target === "string") : [];
        return {
            prefix,
            suffix,
            targets: list.map((target) => (0,path_index/* joinPath */.uJ)(base, target)).filter((target) => target !== undefined),
        };
    });
}
function extendedConfigs(config, path) {
    const value = (0,json/* property */.MZ)(config, "extends");
    const names = Array.isArray(value) ? value : [value];
    return names
        .filter((name) => typeof name === "string" && name.startsWith("."))
        .map((name) => (0,path_index/* joinPath */.uJ)((0,path_index/* parentOf */.gN)(path), name.endsWith(".json") ? name : `${name}.json`))
        .filter((name) => name !== undefined)
        .reverse();
}

;// CONCATENATED MODULE: ./src/resolve/ecmascript-modules.ts






/** Finds JavaScript and TypeScript modules: relative paths, `tsconfig` paths, the packages of a workspace, `#imports`. */
class EcmascriptModuleFinder {
    #paths;
    /** Parsed `package.json` and `tsconfig*.json` files by path. */
    #manifests;
    /** Package name → the directories that carry it. */
    #packages = new Map();
    #mappings = new Map();
    constructor(paths, manifests) {
        this.#paths = paths;
        this.#manifests = manifests;
        for (const [path, manifest] of manifests) {
            const name = path.endsWith("package.json") ? (0,json/* stringProperty */.NQ)(manifest, "name") : undefined;
            if (name !== undefined && !this.#packages.has(name))
                this.#packages.set(name, (0,path_index/* parentOf */.gN)(path));
        }
    }
    find(fromPath, specifier) {
        const path = this.#findPath(fromPath, specifier);
        return path === undefined ? project/* EXTERNAL_MODULE */.tT : { kind: "file", path };
    }
    #findPath(fromPath, specifier) {
        if (specifier.startsWith(".")) {
            const path = (0,path_index/* joinPath */.uJ)((0,path_index/* parentOf */.gN)(fromPath), specifier);
            return path === undefined ? undefined : this.#fileOrDirectory(path);
        }
        if (specifier.startsWith("#"))
            return this.#fromImports(fromPath, specifier);
        return this.#fromMappings(fromPath, specifier) ?? this.#fromPackages(specifier);
    }
    /** A path as `require` reads it: a directory may have a manifest that names its main file. */
    #fileOrDirectory(path) {
        const manifest = this.#manifests.get(path === "" ? "package.json" : `${path}/package.json`);
        if (manifest !== undefined && !this.#paths.hasFile(path)) {
            const main = this.#packageEntry(path, manifest, ".");
            if (main !== undefined)
                return main;
        }
        return probe(this.#paths, path);
    }
    #fromImports(fromPath, specifier) {
        for (let directory = (0,path_index/* parentOf */.gN)(fromPath);; directory = (0,path_index/* parentOf */.gN)(directory)) {
            const manifest = this.#manifests.get(directory === "" ? "package.json" : `${directory}/package.json`);
            const targets = exportTargets((0,json/* property */.MZ)(manifest, "imports"), specifier);
            if (targets.length > 0)
                return this.#firstBuilt(directory, targets);
            if (directory === "")
                return undefined;
        }
    }
    #fromMappings(fromPath, specifier) {
        for (const { prefix, suffix, targets } of this.#mappingsFor((0,path_index/* parentOf */.gN)(fromPath))) {
            const star = starOf(specifier, prefix, suffix);
            if (star === undefined)
                continue;
            for (const target of targets) {
                const path = probe(this.#paths, target.replace("*", star));
                if (path !== undefined)
                    return path;
            }
        }
        return undefined;
    }
    #mappingsFor(directory) {
        let mappings = this.#mappings.get(directory);
        if (!mappings) {
            mappings =
                compilerPaths(this.#manifests, directory) ?? (directory === "" ? [] : this.#mappingsFor((0,path_index/* parentOf */.gN)(directory)));
            this.#mappings.set(directory, mappings);
        }
        return mappings;
    }
    #fromPackages(specifier) {
        const parts = specifier.split("/");
        const nameLength = specifier.startsWith("@") ? 2 : 1;
        const directory = this.#packages.get(parts.slice(0, nameLength).join("/"));
        if (directory === undefined)
            return undefined;
        const rest = parts.slice(nameLength).join("/");
        const manifest = this.#manifests.get(directory === "" ? "package.json" : `${directory}/package.json`);
        return this.#packageEntry(directory, manifest, rest === "" ? "." : `./${rest}`);
    }
    #packageEntry(directory, manifest, subpath) {
        const targets = exportTargets((0,json/* property */.MZ)(manifest, "exports"), subpath);
        const exported = this.#firstBuilt(directory, targets);
        if (exported !== undefined)
            return exported;
        if (subpath !== ".")
            return (probeBuilt(this.#paths, directory, subpath) ?? probeBuilt(this.#paths, directory, `./src/${subpath.slice(2)}`));
        const mains = ["source", "types", "typings", "module", "main"].map((field) => (0,json/* stringProperty */.NQ)(manifest, field));
        const named = this.#firstBuilt(directory, mains.filter((main) => main !== undefined));
        return named ?? probe(this.#paths, directory) ?? probeBuilt(this.#paths, directory, "./src/index");
    }
    #firstBuilt(directory, targets) {
        for (const target of targets) {
            const path = probeBuilt(this.#paths, directory, target);
            if (path !== undefined)
                return path;
        }
        return undefined;
    }
}
/** What the `*` of a pattern stands for in a specifier; undefined when it does not match. */
function starOf(specifier, prefix, suffix) {
    if (suffix === undefined)
        return specifier === prefix ? "" : undefined;
    if (specifier.length < prefix.length + suffix.length)
        return undefined;
    if (!specifier.startsWith(prefix) || !specifier.endsWith(suffix))
        return undefined;
    return specifier.slice(prefix.length, specifier.length - suffix.length);
}
/** Whether a path is one of the manifests that `EcmascriptModuleFinder` reads. */
function isManifest(path) {
    return /(?:^|\/)(?:package|[tj]sconfig[^/]*)\.json$/.test(path) && !path.includes("node_modules/");
}

;// CONCATENATED MODULE: ./src/resolve/go-modules.ts


/** Finds Go packages: an import path is the path of a module, as its `go.mod` says, and a directory below it. */
class GoModuleFinder {
    #paths;
    /** Module path and the directory of its `go.mod`, longest path first. */
    #modules = [];
    constructor(paths, manifests) {
        this.#paths = paths;
        for (const [path, text] of manifests) {
            const module = typeof text === "string" && isGoMod(path) ? /^module\s+"?([^\s"]+)/m.exec(text)?.[1] : undefined;
            if (module !== undefined)
                this.#modules.push([module, (0,path_index/* parentOf */.gN)(path)]);
        }
        this.#modules.sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
    }
    find(fromPath, specifier) {
        if (specifier === project/* OWN_MODULE */.yy)
            return (0,project/* filesTarget */.JC)(this.#goFiles((0,path_index/* parentOf */.gN)(fromPath)));
        for (const [module, root] of this.#modules) {
            if (specifier !== module && !specifier.startsWith(`${module}/`))
                continue;
            const below = specifier.slice(module.length + 1);
            const directory = [root, below].filter((part) => part !== "").join("/");
            // Tests are compiled with their package but are no part of what others import.
            return (0,project/* filesTarget */.JC)(this.#goFiles(directory).filter((path) => !path.endsWith("_test.go")));
        }
        return (0,project/* filesTarget */.JC)([]);
    }
    #goFiles(directory) {
        return this.#paths.childrenOf(directory).filter((path) => path.endsWith(".go") && this.#paths.hasFile(path));
    }
}
/** Whether a path is a manifest that `GoModuleFinder` reads. */
function isGoMod(path) {
    return /(?:^|\/)go\.mod$/.test(path);
}

// EXTERNAL MODULE: ./src/resolve/named-modules.ts
var named_modules = __webpack_require__(2161);
;// CONCATENATED MODULE: ./src/resolve/python-modules.ts


/**
 * Finds Python modules as the interpreter would, without running it: relative imports by the package, absolute ones from
 * the directories that can be on `sys.path`. Those are not written down anywhere, so they are taken from the layout: a
 * directory is an import root when it holds a package or a module and is not a package itself.
 */
class PythonModuleFinder {
    #paths;
    /** Top-level module name → the roots that have it, nearest to the repository's root first. */
    #roots = new Map();
    constructor(paths) {
        this.#paths = paths;
        for (const directory of [...paths.directories()].sort(byDepth)) {
            if (this.#isPackage(directory))
                continue;
            for (const child of paths.childrenOf(directory)) {
                const name = this.#topLevelName(child, directory);
                if (name === undefined)
                    continue;
                const roots = this.#roots.get(name);
                if (!roots)
                    this.#roots.set(name, [directory]);
                else if (roots.at(-1) !== directory)
                    roots.push(directory);
            }
        }
    }
    find(fromPath, specifier) {
        const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
        const parts = specifier
            .slice(dots)
            .split(".")
            .filter((part) => part !== "");
        if (dots > 0)
            return this.#relative(fromPath, dots, parts);
        const first = parts[0];
        if (first === undefined)
            return project/* EXTERNAL_MODULE */.tT;
        for (const root of this.#rootsFor(fromPath, first)) {
            const target = this.#below(root, parts);
            if (target)
                return target;
        }
        return project/* EXTERNAL_MODULE */.tT;
    }
    #relative(fromPath, dots, parts) {
        let directory = (0,path_index/* parentOf */.gN)(fromPath);
        for (let level = 1; level < dots; level++) {
            if (directory === "")
                return project/* EXTERNAL_MODULE */.tT;
            directory = (0,path_index/* parentOf */.gN)(directory);
        }
        return this.#below(directory, parts) ?? project/* EXTERNAL_MODULE */.tT;
    }
    /** The file's own directory comes first, as for a script; then the roots around the file, innermost first; then the others. */
    #rootsFor(fromPath, name) {
        const roots = this.#roots.get(name) ?? [];
        if (roots.length < 2)
            return roots;
        const around = (root) => root === "" || fromPath.startsWith(`${root}/`);
        const inner = roots.filter(around).sort((a, b) => b.length - a.length);
        return [...inner, ...roots.filter((root) => !around(root))];
    }
    #below(directory, parts) {
        const base = [directory, ...parts].filter((part) => part !== "").join("/");
        const candidates = parts.length > 0
            ? [`${base}/__init__.py`, `${base}.py`, `${base}.pyi`, `${base}/__init__.pyi`]
            : [`${base ? `${base}/` : ""}__init__.py`];
        const path = candidates.find((candidate) => this.#paths.hasFile(candidate));
        if (path !== undefined)
            return { kind: "file", path };
        return this.#paths.hasDirectory(base) ? { kind: "package", directory: base } : undefined;
    }
    #isPackage(directory) {
        return (directory !== "" &&
            (this.#paths.hasFile(`${directory}/__init__.py`) || this.#paths.hasFile(`${directory}/__init__.pyi`)));
    }
    #topLevelName(child, directory) {
        const name = directory === "" ? child : child.slice(directory.length + 1);
        if (this.#paths.hasDirectory(child))
            return /^[A-Za-z_]\w*$/.test(name) ? name : undefined;
        const module = /^([A-Za-z_]\w*)\.pyi?$/.exec(name)?.[1];
        return module;
    }
}
function byDepth(a, b) {
    return a.split("/").length - b.split("/").length || (a < b ? -1 : 1);
}

// EXTERNAL MODULE: ./src/resolve/rust-modules.ts
var rust_modules = __webpack_require__(3532);
// EXTERNAL MODULE: ./src/resolve/script-modules.ts
var script_modules = __webpack_require__(1233);
;// CONCATENATED MODULE: ./src/resolve/finders.ts










const NOTHING_FOUND = { find: () => project/* EXTERNAL_MODULE */.tT };
const JVM = /\.(?:java|kts?)$/;
/** Whether imports are followed by what a file says. */
function finders_isManifest(path) {
    return isManifest(path) || isGoMod(path) || (0,rust_modules/* isCargo */.PA)(path) || (0,named_modules/* isComposer */.jq)(path);
}
/** What a manifest says: parsed when it is JSON, its text otherwise. */
function readManifest(path, text) {
    return path.endsWith(".json") ? (0,json/* parseLooseJson */.Ge)(text) : text;
}
/** The module finders of a tree. Each is made when a file of its languages is first asked for. */
class Finders {
    #paths;
    #manifests;
    #made = new Map();
    constructor(paths, manifests) {
        this.#paths = paths;
        this.#manifests = manifests;
    }
    /** The finder for the imports of a file. */
    forPath(path) {
        const family = familyOf((0,registry/* languageOfPath */.F4)(path));
        let finder = this.#made.get(family);
        if (!finder) {
            finder = this.#make(family);
            this.#made.set(family, finder);
        }
        return finder;
    }
    #make(family) {
        switch (family) {
            case "python":
                return new PythonModuleFinder(this.#paths);
            case "javascript":
                return new EcmascriptModuleFinder(this.#paths, this.#manifests);
            case "go":
                return new GoModuleFinder(this.#paths, this.#manifests);
            case "java":
                return new named_modules/* NamedModuleFinder */.ke(this.#paths, JVM);
            case "csharp":
                return new named_modules/* NamedModuleFinder */.ke(this.#paths, /\.cs$/);
            case "php":
                return new named_modules/* NamedModuleFinder */.ke(this.#paths, /\.php$/, this.#manifests);
            case "rust":
                return new rust_modules/* RustModuleFinder */.zc(this.#paths, this.#manifests);
            case "c":
                return new CModuleFinder(this.#paths);
            case "ruby":
                return new script_modules/* RubyModuleFinder */.Fu(this.#paths);
            case "bash":
                return new script_modules/* ShellModuleFinder */.p2(this.#paths);
            default:
                return NOTHING_FOUND;
        }
    }
}
/** Languages that can import from each other share a finder. */
function familyOf(language) {
    switch (language) {
        case "jsx":
        case "typescript":
        case "tsx":
        case "vue":
        case "svelte":
            return "javascript";
        case "kotlin":
            return "java";
        case "cpp":
            return "c";
        // A file without an ending may be a script.
        case "text":
            return "bash";
        default:
            return language;
    }
}


/***/ }),

/***/ 4512:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i9: () => (/* binding */ packageFiles),
/* harmony export */   kE: () => (/* binding */ visibleInPackage),
/* harmony export */   qg: () => (/* binding */ membersOfFiles)
/* harmony export */ });
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7596);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1477);


/** The other files of a file's package. Tests of a package from outside, `package x_test`, are a package of their own. */
function packageFiles(world, file) {
    const [own] = (0,_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .namespacesOf */ .G)(file);
    const files = [];
    for (const path of (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(world.module(file.path, _project_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_MODULE */ .yy))) {
        const other = path === file.path ? undefined : world.file(path);
        if (other && (0,_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .namespacesOf */ .G)(other)[0] === own)
            files.push(other);
    }
    return files;
}
/** What a bare name means in a Go file that does not bind it itself. */
function visibleInPackage(world, file, name) {
    const members = packageFiles(world, file).flatMap((other) => (0,_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredMembers */ .M)(other, name));
    if (members.length > 0)
        return members;
    return file.facts.imports
        .filter((imported) => imported.kind === "star")
        .flatMap((imported) => membersOfFiles(world, (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(world.module(file.path, imported.module)), name));
}
/** What several files that make one module define under a name. */
function membersOfFiles(world, paths, name) {
    return paths.flatMap((path) => {
        const file = world.file(path);
        return file ? (0,_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredMembers */ .M)(file, name) : [];
    });
}


/***/ }),

/***/ 6244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ao: () => (/* binding */ includedMembers),
/* harmony export */   fD: () => (/* binding */ includedInNamespace),
/* harmony export */   i_: () => (/* binding */ includedFiles)
/* harmony export */ });
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7596);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(588);


/** No file needs more than these to see a name; a generated tangle of includes may have more. */
const MAX_INCLUDED = 200;
/** The files that a file includes, sources or requires, nearest first, itself left out. */
function* includedFiles(world, file) {
    const seen = new Set([file.path]);
    const queue = [file];
    for (const at of queue) {
        for (const imported of at.facts.imports) {
            const target = imported.kind === "star" ? world.module(at.path, imported.module) : undefined;
            if (target?.kind !== "file" || seen.has(target.path) || seen.size > MAX_INCLUDED)
                continue;
            seen.add(target.path);
            const included = world.file(target.path);
            if (!included)
                continue;
            yield included;
            queue.push(included);
        }
    }
}
/** What the included files declare under a name: the nearest one that does. */
function includedMembers(world, file, name) {
    for (const included of includedFiles(world, file)) {
        const members = (0,_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredMembers */ .M)(included, name);
        if (members.length > 0 && isInReach(file, included, name))
            return members;
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_MEMBERS */ .A;
}
/** Whether a bare name of a C++ file can mean one of an included file: only in its namespace, or after `using namespace`. */
function isInReach(file, included, name) {
    const opened = openedNamespaces(included);
    // Macros know no namespaces.
    if (file.facts.language !== "cpp" || opened.length === 0 || /^[A-Z\d_]+$/.test(name))
        return true;
    const used = file.facts.imports.filter(({ kind }) => kind === "star").map(({ module }) => lastPart(module));
    const own = new Set([...openedNamespaces(file), ...used]);
    return opened.some((namespace) => own.has(namespace));
}
function openedNamespaces(file) {
    return file.facts.exports.filter(({ kind }) => kind === "namespace").map(({ name }) => lastPart(name));
}
function lastPart(namespace) {
    return namespace.replace(/^.*(?:\.|::)/, "");
}
/** What `namespace::name` means in C++: a name of an included file, or of this one, that opens the namespace. */
function includedInNamespace(world, file, path, name) {
    const namespace = path.at(-1) ?? "";
    if (path[0] === "std")
        return _member_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_MEMBERS */ .A;
    const opens = (each) => openedNamespaces(each).includes(namespace);
    for (const each of [file, ...includedFiles(world, file)]) {
        const members = opens(each) ? (0,_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredMembers */ .M)(each, name) : _member_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_MEMBERS */ .A;
        if (members.length > 0)
            return members;
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_MEMBERS */ .A;
}


/***/ }),

/***/ 2658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ extensionMembers),
/* harmony export */   s: () => (/* binding */ narrowExtensions)
/* harmony export */ });
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3596);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(588);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8416);
/* harmony import */ var _scope_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6151);
/* harmony import */ var _visible_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9703);





/** The extension functions that `receiver.name` may mean in a Kotlin file when the receiver's types have no such member. */
function extensionMembers(world, file, reference, receivers) {
    if (file.facts.language !== "kotlin")
        return _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
    return candidates(world, file, reference).filter((member) => {
        const owner = member.kind === "definition" ? world.file(member.path) : undefined;
        const definition = member.kind === "definition" ? owner?.facts.definitions[member.index] : undefined;
        const extended = owner && definition ? extendedType(owner, definition) : undefined;
        return extended !== undefined && receivers.every((type) => canBe(world, type, extended));
    });
}
/** Of several extension functions of one name that a bare name may mean, those that extend a class around it. */
function narrowExtensions(world, file, scope, targets) {
    if (file.facts.language !== "kotlin" || targets.length < 2)
        return targets;
    const around = (0,_visible_names_js__WEBPACK_IMPORTED_MODULE_4__/* .classesAround */ .yf)(world, file, scope);
    const fitting = targets.filter(({ path, index }) => {
        const owner = world.file(path);
        const extended = owner && extendedType(owner, owner.definition(index));
        return extended !== undefined && around.some((each) => isNamedLike(world, each, extended));
    });
    return fitting.length > 0 ? fitting : targets;
}
function isNamedLike(world, handle, name) {
    return (0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .ancestryOf */ .Rq)(world, handle).classes.some(({ path, index }) => {
        const qualname = world.file(path)?.facts.definitions[index]?.qualname ?? "";
        return qualname === name || qualname.endsWith(`.${name}`);
    });
}
function candidates(world, file, { scope, name }) {
    const members = (0,_visible_names_js__WEBPACK_IMPORTED_MODULE_4__/* .implicitMembers */ .PZ)(world, file, scope, name);
    if (members.length > 0)
        return members;
    const lookup = (0,_scope_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .lookupName */ .Q)(file, scope, name);
    if (!lookup)
        return (0,_visible_names_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleMembers */ .io)(world, file, scope, name);
    return lookup.bindings.flatMap((binding) => {
        if (binding.kind === "definition")
            return [{ kind: "definition", path: file.path, index: binding.index }];
        const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
        return imported ? (0,_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .importedMembers */ .mo)(world, file, imported) : _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
    });
}
/** The type that is written before the name of an extension function; undefined for any other definition. */
function extendedType(file, definition) {
    if (definition.kind !== "function" && definition.kind !== "method")
        return undefined;
    const { scope, nameLine, nameColumn } = definition;
    return file.facts.references.find((each) => each.scope === scope && each.role === "type" && each.line === nameLine && each.column < nameColumn)?.name;
}
/** Whether a receiver may be of the extended type; what is not known may be anything. */
function canBe(world, type, extended) {
    if (type.kind !== "instance")
        return true;
    const isOpen = extended.length <= 1 || extended === "Any" || !(0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .ancestryOf */ .Rq)(world, type).isComplete;
    return isOpen || isNamedLike(world, type, extended);
}


/***/ }),

/***/ 4520:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X9: () => (/* binding */ hidesMembers),
/* harmony export */   c$: () => (/* binding */ hasImplicitThis),
/* harmony export */   fJ: () => (/* binding */ hasModuleObjects),
/* harmony export */   ik: () => (/* binding */ isNamespaced),
/* harmony export */   tj: () => (/* binding */ namesConstructorsLikeClasses)
/* harmony export */ });
const ECMASCRIPT = new Set(["javascript", "jsx", "typescript", "tsx", "vue", "svelte"]);
const IMPLICIT_THIS = new Set(["java", "kotlin", "csharp", "cpp", "ruby"]);
const CONSTRUCTORS_LIKE_CLASSES = new Set(["java", "csharp", "cpp"]);
const NAMESPACED = new Set(["java", "kotlin", "csharp", "php"]);
/** Python and ECMAScript, whose modules say themselves what they import and export. */
function hasModuleObjects(language) {
    return language === "python" || ECMASCRIPT.has(language);
}
/** A bare name in a method may be a member of its class or of an ancestor. */
function hasImplicitThis(language) {
    return IMPLICIT_THIS.has(language);
}
/** A constructor is written like a method with the name of its class. */
function namesConstructorsLikeClasses(language) {
    return CONSTRUCTORS_LIKE_CLASSES.has(language);
}
/** Every file says to which package or namespace its types belong. */
function isNamespaced(language) {
    return NAMESPACED.has(language);
}
/** What stands in a class is not seen by its bare name in the functions of the class. */
function hidesMembers(language) {
    return language === "php" || language === "rust";
}


/***/ }),

/***/ 3820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ LiveProject)
/* harmony export */ });
/* harmony import */ var _facts_update_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6122);
/* harmony import */ var _util_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5365);
/* harmony import */ var _util_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9997);
/* harmony import */ var _finders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9198);
/* harmony import */ var _path_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1172);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8428);






/**
 * A tree whose facts are made when they are asked for. Resolution itself never waits: what it asked for in vain is noted,
 * loaded in one go, and the question is put again.
 */
class LiveProject {
    tree;
    store;
    entries;
    paths;
    #finders;
    #facts = new Map();
    #wanted = new Set();
    #world;
    constructor(tree, store, entries, manifests) {
        this.tree = tree;
        this.store = store;
        this.entries = new Map(entries.map((entry) => [entry.path, entry]));
        this.paths = new _path_index_js__WEBPACK_IMPORTED_MODULE_5__/* .PathIndex */ .EG(this.entries.keys());
        this.#finders = new _finders_js__WEBPACK_IMPORTED_MODULE_3__/* .Finders */ .Me(this.paths, manifests);
    }
    static async open(tree, store) {
        const { entries } = await tree.list();
        const manifests = new Map();
        for await (const read of tree.readMany(entries.filter((entry) => (0,_finders_js__WEBPACK_IMPORTED_MODULE_3__/* .isManifest */ .Yh)(entry.path)))) {
            const decoded = read.bytes && (0,_util_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g)(read.bytes);
            if (decoded && !decoded.isBinary)
                manifests.set(read.entry.path, (0,_finders_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifest */ .WI)(read.entry.path, decoded.text));
        }
        return new LiveProject(tree, store, entries, manifests);
    }
    factsOf(path) {
        if (this.#facts.has(path))
            return this.#facts.get(path);
        const entry = this.entries.get(path);
        if (!entry)
            return undefined;
        const key = (0,_facts_update_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(entry);
        if (!this.store.has(key)) {
            this.#wanted.add(path);
            return undefined;
        }
        const stored = this.store.read(key);
        const facts = stored === "binary" ? undefined : stored;
        this.#facts.set(path, facts);
        return facts;
    }
    finderFor(path) {
        return this.#finders.forPath(path);
    }
    /** Makes sure that the facts of these files are at hand. */
    async load(paths) {
        const entries = [...paths].map((path) => this.entries.get(path)).filter((entry) => entry !== undefined);
        await (0,_facts_update_js__WEBPACK_IMPORTED_MODULE_0__/* .updateFactsOf */ .Uo)(entries, this.tree, this.store, { progress: _util_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PROGRESS */ .cf, batch: this.store.remember() });
    }
    /** Answers a question about the project, loading files until it asks for nothing that is missing. */
    async ask(question) {
        for (;;) {
            this.#world ??= new _world_js__WEBPACK_IMPORTED_MODULE_4__/* .World */ .H(this);
            const answer = question(this.#world);
            if (this.#wanted.size === 0)
                return answer;
            const wanted = [...this.#wanted];
            this.#wanted.clear();
            await this.load(wanted);
            // What was worked out without these files may be wrong.
            this.#world = undefined;
            // A file that cannot be read must not be asked for for ever.
            for (const path of wanted)
                if (!this.factsOf(path))
                    this.#giveUp(path);
        }
    }
    #giveUp(path) {
        this.#wanted.delete(path);
        this.#facts.set(path, undefined);
    }
}


/***/ }),

/***/ 588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ NO_MEMBERS),
/* harmony export */   L: () => (/* binding */ EXTERNAL_MEMBER)
/* harmony export */ });
const EXTERNAL_MEMBER = { kind: "external" };
const NO_MEMBERS = [];


/***/ }),

/***/ 4901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listedMembers),
/* harmony export */   z: () => (/* binding */ mentionedMembers)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8416);
/* harmony import */ var _types_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6796);



/** What an entry of an export list passes on: `export { local as name }`, with or without another module. */
function listedMembers(world, file, exported) {
    const isListed = exported.kind === "reexport" || exported.kind === "local";
    return isListed ? (0,_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOfModule */ .SN)(world, file.path, exported.name) : [];
}
/** What a string that may name code means: an attribute of its receiver, or a dotted path. */
function mentionedMembers(world, file, mention) {
    return mention.receiver === _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai
        ? dottedMembers(world, file, mention.text)
        : (0,_types_of_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOfTypes */ .Uk)(world, (0,_types_of_js__WEBPACK_IMPORTED_MODULE_2__/* .typesOfOperand */ .Sq)(world, file, mention.receiver), mention.text);
}
/** The longest prefix that is a module, then attributes. */
function dottedMembers(world, file, text) {
    const parts = text.split(".");
    for (let length = parts.length - 1; length > 0; length--) {
        const module = world.module(file.path, parts.slice(0, length).join("."));
        if (module.kind !== "file")
            continue;
        let members = (0,_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOfModule */ .SN)(world, module.path, parts[length]);
        for (const part of parts.slice(length + 1)) {
            const definitions = members.filter((member) => member.kind === "definition");
            members = (0,_types_of_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOfTypes */ .Uk)(world, definitions, part);
        }
        return members;
    }
    return [];
}


/***/ }),

/***/ 8416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mo: () => (/* binding */ importedMembers),
  SN: () => (/* binding */ memberOfModule),
  iQ: () => (/* binding */ wholeModule)
});

// UNUSED EXPORTS: boundMembers, isWholeValue

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(1374);
// EXTERNAL MODULE: ./src/resolve/declared.ts
var declared = __webpack_require__(7596);
// EXTERNAL MODULE: ./src/resolve/included-files.ts
var included_files = __webpack_require__(6244);
// EXTERNAL MODULE: ./src/resolve/language-traits.ts
var language_traits = __webpack_require__(4520);
// EXTERNAL MODULE: ./src/resolve/member.ts
var member = __webpack_require__(588);
// EXTERNAL MODULE: ./src/resolve/namespaces.ts
var namespaces = __webpack_require__(1298);
// EXTERNAL MODULE: ./src/resolve/rust-paths.ts
var rust_paths = __webpack_require__(6633);
;// CONCATENATED MODULE: ./src/resolve/foreign-imports.ts





/** What an import binds in a language whose modules are packages, namespaces or paths. */
function foreignImport(world, file, imported, depth) {
    if (imported.kind === "star")
        return member/* NO_MEMBERS */.A;
    const members = membersOf(world, file, imported, depth);
    return members.length > 0 ? members : [member/* EXTERNAL_MEMBER */.L];
}
function membersOf(world, file, imported, depth) {
    const { kind, module, name } = imported;
    if ((0,language_traits/* isNamespaced */.ik)(file.facts.language)) {
        if (kind === "name")
            return (0,namespaces/* importedFromNamespace */.ID)(world, file, module, name);
        const dot = module.lastIndexOf(".");
        return (0,namespaces/* importedFromNamespace */.ID)(world, file, module.slice(0, Math.max(dot, 0)), module.slice(dot + 1));
    }
    if (file.facts.language === "cpp")
        return (0,included_files/* includedInNamespace */.fD)(world, file, module.split(/::|\./), name);
    if (kind === "name")
        return (0,rust_paths/* rustMembers */.iv)(world, file, module, name, depth);
    const target = world.module(file.path, module);
    return [target.kind === "file" ? { kind: "module", path: target.path } : target];
}

// EXTERNAL MODULE: ./src/resolve/go-packages.ts
var go_packages = __webpack_require__(4512);
// EXTERNAL MODULE: ./src/resolve/types-of.ts + 6 modules
var types_of = __webpack_require__(6796);
;// CONCATENATED MODULE: ./src/resolve/modules.ts








/** A chain of re-exports longer than this is a cycle. */
const MAX_REEXPORTS = 16;
/** What an import statement binds. */
function importedMembers(world, file, imported, depth = 0) {
    if (!(0,language_traits/* hasModuleObjects */.fJ)(file.facts.language))
        return foreignImport(world, file, imported, depth);
    const isPython = file.facts.language === "python";
    // `import a.b` makes the name `a`; the rest of the path is found as attributes of it.
    const isPlainImport = isPython && imported.kind === "module" && !imported.module.startsWith(".");
    const bindsFirstPart = isPlainImport && imported.alias === firstPart(imported.module);
    const specifier = bindsFirstPart ? imported.alias : imported.module;
    const target = world.module(file.path, specifier);
    switch (imported.kind) {
        case "name":
            return memberOfTarget(world, target, imported.name, depth);
        case "default":
            return memberOfTarget(world, target, "default", depth);
        case "namespace":
            return wholeModule(world, target, depth);
        case "module":
        case "dynamic":
            return [moduleMember(target)];
        case "star":
            return member/* NO_MEMBERS */.A;
    }
}
function firstPart(module) {
    const dot = module.indexOf(".");
    return dot < 0 ? module : module.slice(0, dot);
}
function moduleMember(target) {
    return target.kind === "file" ? { kind: "module", path: target.path } : target;
}
function memberOfTarget(world, target, name, depth) {
    if (target.kind === "external")
        return [member/* EXTERNAL_MEMBER */.L];
    if (target.kind === "package")
        return submodule(world, `${target.directory}/`, name);
    if (target.kind === "files")
        return (0,go_packages/* membersOfFiles */.qg)(world, target.paths, name);
    return memberOfModule(world, target.path, name, depth);
}
/** What `name` means as an attribute or an export of a module. */
function memberOfModule(world, path, name, depth = 0) {
    const file = world.file(path);
    if (!file || depth > MAX_REEXPORTS)
        return member/* NO_MEMBERS */.A;
    if (file.facts.language === "rust")
        return (0,rust_paths/* rustItem */.C_)(world, file, name, depth);
    if (!(0,language_traits/* hasModuleObjects */.fJ)(file.facts.language))
        return (0,declared/* declaredMembers */.M)(file, name);
    return file.facts.language === "python"
        ? pythonMember(world, file, name, depth)
        : exportedMember(world, file, name, depth);
}
function pythonMember(world, file, name, depth) {
    const bound = boundMembers(world, file, name, depth);
    if (bound.length > 0)
        return bound;
    for (const imported of file.facts.imports) {
        if (imported.kind !== "star" || imported.scope !== 0)
            continue;
        const target = world.module(file.path, imported.module);
        if (target.kind !== "file" || !isStarExported(world.file(target.path), name))
            continue;
        const members = memberOfModule(world, target.path, name, depth + 1);
        if (members.length > 0)
            return members;
    }
    const package_ = /^(.*\/)?__init__\.pyi?$/.exec(file.path);
    return package_ ? submodule(world, package_[1] ?? "", name) : member/* NO_MEMBERS */.A;
}
/** Whether `from module import *` brings a name: those of `__all__`, or else every name without a leading underscore. */
function isStarExported(file, name) {
    const listed = file?.facts.exports.filter((each) => each.kind === "all") ?? [];
    return listed.length > 0 ? listed.some((each) => each.name === name) : !name.startsWith("_");
}
function submodule(world, directory, name) {
    const target = world.project.finderFor(`${directory}__init__.py`).find(`${directory}__init__.py`, `.${name}`);
    return target.kind === "external" ? member/* NO_MEMBERS */.A : [moduleMember(target)];
}
/** What a module's own top level binds the name to, followed through imports. */
function boundMembers(world, file, name, depth = 0) {
    const members = [];
    for (const binding of file.bindingsOf(0, name)) {
        if (binding.kind === "import") {
            const imported = file.facts.imports[binding.index];
            if (imported)
                members.push(...importedMembers(world, file, imported, depth + 1));
        }
        else if (binding.kind === "definition") {
            members.push({ kind: "definition", path: file.path, index: binding.index });
        }
    }
    if (members.length > 0)
        return members;
    return file.definitionsNamed(name).map((index) => ({ kind: "definition", path: file.path, index }));
}
/** An export of an ECMAScript module, CommonJS included. */
function exportedMember(world, file, name, depth) {
    const { exports } = file.facts;
    const named = exports.filter((each) => each.name === name && each.kind !== "star" && each.kind !== "all");
    const found = named.flatMap((each) => exportTarget(world, file, each, depth));
    if (found.length > 0)
        return found;
    for (const each of exports) {
        if (each.kind !== "star" || name === "default")
            continue;
        const target = world.module(file.path, each.module);
        if (target.kind !== "file")
            continue;
        const members = memberOfModule(world, target.path, name, depth + 1);
        if (members.length > 0)
            return members;
    }
    const whole = exports.find((each) => isWholeValue(each));
    if (whole) {
        // A default import of a CommonJS module is the module's value.
        if (name === "default")
            return valueMembers(world, file, whole);
        return (0,types_of/* membersOfTypes */.Uk)(world, (0,types_of/* typesOfOperand */.Sq)(world, file, whole.value), name);
    }
    return exports.length > 0 ? member/* NO_MEMBERS */.A : boundMembers(world, file, name, depth);
}
function exportTarget(world, file, exported, depth) {
    switch (exported.kind) {
        case "local":
            return boundMembers(world, file, exported.local || exported.name, depth);
        case "reexport":
            return memberOfTarget(world, world.module(file.path, exported.module), exported.local, depth + 1);
        case "namespace":
            return exported.module === "" ? member/* NO_MEMBERS */.A : [moduleMember(world.module(file.path, exported.module))];
        case "value":
            return valueMembers(world, file, exported);
        default:
            return member/* NO_MEMBERS */.A;
    }
}
/** `module.exports = value` and `export = value`, as opposed to the value of one exported name. */
function isWholeValue(exported) {
    return exported.kind === "value" && exported.name === "";
}
/** The whole of a module as `require` or `import *` gives it: its value if it assigns one, and its namespace. */
function wholeModule(world, target, depth = 0) {
    const file = target.kind === "file" ? world.file(target.path) : undefined;
    const whole = file?.facts.exports.find(isWholeValue);
    const members = file && whole && depth <= MAX_REEXPORTS ? valueMembers(world, file, whole) : member/* NO_MEMBERS */.A;
    return [...members, moduleMember(target)];
}
function valueMembers(world, file, exported) {
    if (exported.local !== "")
        return boundMembers(world, file, exported.local);
    if (exported.value === facts/* NO_OPERAND */.ai)
        return member/* NO_MEMBERS */.A;
    const definitions = (0,types_of/* typesOfOperand */.Sq)(world, file, exported.value).filter((type) => type.kind === "definition");
    if (definitions.length > 0)
        return definitions;
    return [{ kind: "value", path: file.path, operand: exported.value, isType: false }];
}


/***/ }),

/***/ 2161:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cN: () => (/* binding */ WHOLE_NAMESPACE),
/* harmony export */   jq: () => (/* binding */ isComposer),
/* harmony export */   ke: () => (/* binding */ NamedModuleFinder)
/* harmony export */ });
/* harmony import */ var _util_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4976);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1997);
/* harmony import */ var _path_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1172);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1477);




/** Ends the specifier of a whole namespace: every file that may belong to it. */
const WHOLE_NAMESPACE = ".*";
/** More files than this of one name are told apart by their directories first. */
const MAX_SAME_NAME = 8;
/** A namespace that may be spread over more files than this is not searched. */
const MAX_NAMESPACE_FILES = 400;
/**
 * Finds types of languages with namespaces and one type a file: `a.b.Name` leads to the files called `Name`, `a.b.*` to
 * the files of the directories that are named like the namespace. Both are candidates: what a file says of its namespace
 * is in its facts, and the resolver compares.
 */
class NamedModuleFinder {
    #paths;
    #extension;
    #types;
    #directories;
    /** Namespace → directories that a manifest gives it. */
    #mapped = new Map();
    #namespaces = new Map();
    constructor(paths, extension, manifests = new Map()) {
        this.#paths = paths;
        this.#extension = extension;
        this.#types = new _file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .FileNames */ .l(paths.files, (name) => (extension.test(name) ? typeNames(name, extension) : []));
        this.#directories = new _file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .FileNames */ .l(paths.directories(), (name) => [name]);
        for (const [path, manifest] of manifests)
            if (isComposer(path))
                this.#readComposer((0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(path), manifest);
    }
    find(fromPath, specifier) {
        if (specifier === _project_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_MODULE */ .yy)
            return (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesTarget */ .JC)(this.#codeIn((0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(fromPath)));
        if (specifier.endsWith(WHOLE_NAMESPACE))
            return this.#namespace(specifier.slice(0, -WHOLE_NAMESPACE.length));
        const dot = specifier.lastIndexOf(".");
        const found = this.#types.named(specifier.slice(dot + 1));
        if (found.length <= MAX_SAME_NAME)
            return (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesTarget */ .JC)(found);
        const last = lastPart(specifier.slice(0, Math.max(dot, 0)));
        const near = found.filter((path) => (0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(path) === (0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(fromPath) || lastDirectory(path) === last);
        return (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesTarget */ .JC)(near);
    }
    #namespace(namespace) {
        let target = this.#namespaces.get(namespace);
        if (!target) {
            target = (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesTarget */ .JC)(this.#namespaceFiles(namespace));
            this.#namespaces.set(namespace, target);
        }
        return target;
    }
    #codeIn(directory) {
        return this.#paths.childrenOf(directory).filter((path) => this.#extension.test(path) && this.#paths.hasFile(path));
    }
    #namespaceFiles(namespace) {
        const directories = new Set(this.#mapped.get(namespace));
        // A directory may be called like the whole namespace or like the end of it.
        for (let at = 0;;) {
            for (const directory of this.#directories.named(namespace.slice(at)))
                directories.add(directory);
            const dot = namespace.indexOf(".", at);
            if (dot < 0)
                break;
            at = dot + 1;
        }
        const code = [...directories].flatMap((directory) => this.#codeIn(directory));
        return code.length > MAX_NAMESPACE_FILES ? [] : code;
    }
    #readComposer(root, manifest) {
        for (const section of ["autoload", "autoload-dev"]) {
            const mapping = (0,_util_json_js__WEBPACK_IMPORTED_MODULE_3__/* .property */ .MZ)((0,_util_json_js__WEBPACK_IMPORTED_MODULE_3__/* .property */ .MZ)(manifest, section), "psr-4");
            for (const [prefix, target] of Object.entries(typeof mapping === "object" && mapping !== null ? mapping : {})) {
                const directory = typeof target === "string" ? (0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(root, target) : undefined;
                const namespace = prefix.replace(/\\+$/, "").replaceAll("\\", ".");
                if (directory !== undefined)
                    this.#mapped.set(namespace, [...(this.#mapped.get(namespace) ?? []), directory]);
            }
        }
    }
}
/** Whether a path is a manifest that `NamedModuleFinder` reads. */
function isComposer(path) {
    return /(?:^|\/)composer\.json$/.test(path) && !/(?:^|\/)vendor\//.test(path);
}
/** `Server.cs` and `Server.Parts.cs` hold `Server`. */
function typeNames(fileName, extension) {
    const stem = fileName.replace(extension, "");
    const first = stem.split(".")[0] ?? stem;
    return [first];
}
function lastDirectory(path) {
    const directory = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(path);
    return directory.slice(directory.lastIndexOf("/") + 1);
}
function lastPart(namespace) {
    return namespace.slice(namespace.lastIndexOf(".") + 1);
}


/***/ }),

/***/ 1298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ importedFromNamespace),
/* harmony export */   W7: () => (/* binding */ qualifiedInNamespaces),
/* harmony export */   wo: () => (/* binding */ visibleInNamespaces)
/* harmony export */ });
/* unused harmony export namespaceMembers */
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3596);
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7596);
/* harmony import */ var _included_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6244);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(588);
/* harmony import */ var _named_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2161);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1477);






/** What a name means in a namespace, as a file sees it; empty when nothing of this tree. */
function namespaceMembers(world, file, namespace, name) {
    const own = declaredIn(world, file, namespace, name, join(namespace, name));
    // A Java file holds the type it is called after; the others may hold functions and further types.
    if (own.length > 0 || file.facts.language === "java")
        return own;
    const whole = inTarget(world, world.module(file.path, namespace + _named_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .WHOLE_NAMESPACE */ .cN), namespace, name);
    if (whole.length > 0 || !isIn(file, namespace))
        return whole;
    return inTarget(world, world.module(file.path, _project_js__WEBPACK_IMPORTED_MODULE_4__/* .OWN_MODULE */ .yy), namespace, name);
}
/** What the files of a target that belong to the namespace declare under a name. */
function inTarget(world, target, namespace, name) {
    return world.memoiseNames(target, namespace, () => namesIn(world, target, namespace)).get(name) ?? _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A;
}
function namesIn(world, target, namespace) {
    const names = new Map();
    for (const path of (0,_project_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(target)) {
        const file = world.file(path);
        if (!file || !isIn(file, namespace))
            continue;
        file.facts.definitions.forEach(({ parent, qualname }, index) => {
            if (parent >= 0)
                return;
            names.set(qualname, [...(names.get(qualname) ?? []), { kind: "definition", path, index }]);
        });
    }
    return names;
}
function declaredIn(world, file, namespace, name, specifier) {
    const members = [];
    for (const path of (0,_project_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(world.module(file.path, specifier))) {
        const candidate = world.file(path);
        if (candidate && isIn(candidate, namespace))
            members.push(...(0,_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .declaredMembers */ .M)(candidate, name));
    }
    return members;
}
function isIn(file, namespace) {
    const names = (0,_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .namespacesOf */ .G)(file);
    // Namespaces written inside each other are recorded one by one.
    return names.includes(namespace) || (names.length > 1 && names.join(".") === namespace);
}
/** `import namespace.name`, where the namespace may end in a type whose member is meant. */
function importedFromNamespace(world, file, module, name) {
    const namespace = module.replaceAll("\\", ".");
    const members = namespaceMembers(world, file, namespace, name);
    return members.length > 0 ? members : membersOfNamedType(world, file, namespace, name);
}
/** A member of the type whose full name is `path`. */
function membersOfNamedType(world, file, path, name) {
    return typesNamed(world, file, path).flatMap((type) => type.kind === "definition" ? (0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOfClass */ .YO)(world, type, name).filter((each) => each.kind !== "external") : []);
}
/** The types whose full name is `path`, those inside another type included. */
function typesNamed(world, file, path) {
    const dot = path.lastIndexOf(".");
    if (dot < 0)
        return _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A;
    return world.memoiseMembers(file.path, `type ${path}`, () => {
        const [outer, name] = [path.slice(0, dot), path.slice(dot + 1)];
        const members = namespaceMembers(world, file, outer, name);
        return members.length > 0 ? members : typesNamed(world, file, outer).flatMap((type) => inside(world, type, name));
    });
}
function inside(world, type, name) {
    const file = type.kind === "definition" ? world.file(type.path) : undefined;
    if (!file || type.kind !== "definition")
        return _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A;
    const nested = file.definitionsNamed(`${file.definition(type.index).qualname}.${name}`);
    return nested.map((index) => ({ kind: "definition", path: file.path, index }));
}
/** What a bare name means through the file's own namespace and the namespaces and types it imports as a whole. */
function visibleInNamespaces(world, file, name) {
    const { language, imports } = file.facts;
    const stars = language === "php" ? [] : imports.filter(({ kind }) => kind === "star").map(({ module }) => module);
    const members = world.memoiseMembers(file.path, `name ${name}`, () => {
        for (const namespace of [...ownNamespaces(file), ...stars]) {
            const found = namespaceMembers(world, file, namespace, name);
            if (found.length > 0)
                return found;
        }
        return _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A;
    });
    if (members.length > 0)
        return members;
    if (language === "php")
        return (0,_included_files_js__WEBPACK_IMPORTED_MODULE_1__/* .includedMembers */ .ao)(world, file, name);
    for (const path of stars) {
        const found = membersOfNamedType(world, file, path, name);
        if (found.length > 0)
            return found;
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A;
}
/** What `path.name` means, where `path` is spelled out and nothing binds its first name. */
function qualifiedInNamespaces(world, file, path, name) {
    const written = path.join(".").replaceAll("\\", ".");
    const prefixes = file.facts.language === "java" || file.facts.language === "kotlin" ? [""] : ["", ...ownNamespaces(file)];
    for (const prefix of new Set(prefixes)) {
        const members = namespaceMembers(world, file, join(prefix, written), name);
        if (members.length > 0)
            return members;
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A;
}
/** The namespaces whose names need no import: in C# also those around, in PHP also the global one. */
function ownNamespaces(file) {
    const own = (0,_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .namespacesOf */ .G)(file);
    if (file.facts.language === "php")
        return [...new Set([...own, ""])];
    if (file.facts.language !== "csharp")
        return own;
    const all = new Set();
    for (const name of own.length > 1 ? [own.join("."), ...own] : own) {
        for (let at = name; at !== ""; at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : "")
            all.add(at);
    }
    return [...all, ""];
}
function join(namespace, name) {
    return namespace === "" ? name : `${namespace}.${name}`;
}


/***/ }),

/***/ 1477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ filesTarget),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   tT: () => (/* binding */ EXTERNAL_MODULE),
/* harmony export */   yy: () => (/* binding */ OWN_MODULE)
/* harmony export */ });
const EXTERNAL_MODULE = { kind: "external" };
/** The specifier of what a file sees without importing it: the other files of its package. */
const OWN_MODULE = "";
/** Several files as one module; `external` when there are none. */
function filesTarget(paths) {
    return paths.length === 0 ? EXTERNAL_MODULE : { kind: "files", paths: [...paths].sort() };
}
/** The files that a target stands for. */
function filesOf(target) {
    if (target.kind === "files")
        return target.paths;
    return target.kind === "file" ? [target.path] : [];
}


/***/ }),

/***/ 144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ resolveImport),
/* harmony export */   mu: () => (/* binding */ definitionsOf),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _builtin_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6293);
/* harmony import */ var _counterparts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5440);
/* harmony import */ var _kotlin_extensions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2658);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8416);
/* harmony import */ var _scope_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6151);
/* harmony import */ var _types_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6796);
/* harmony import */ var _visible_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9703);








const LOCAL = { outcome: "local" };
const OUTSIDE = { outcome: "outside" };
const UNKNOWN_RECEIVER_RESOLUTION = { outcome: "unknown-receiver" };
/** The definitions that one reference means. */
function resolveReference(world, file, reference) {
    const resolution = resolveWritten(world, file, reference);
    if (resolution.outcome !== "resolved")
        return resolution;
    const meant = reference.receiver === _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai
        ? (0,_kotlin_extensions_js__WEBPACK_IMPORTED_MODULE_3__/* .narrowExtensions */ .s)(world, file, reference.scope, resolution.targets)
        : resolution.targets;
    const targets = (0,_counterparts_js__WEBPACK_IMPORTED_MODULE_2__/* .withCounterparts */ .t)(world, meant);
    return targets === resolution.targets ? resolution : { outcome: "resolved", targets };
}
function resolveWritten(world, file, reference) {
    if (reference.receiver === _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai)
        return resolveName(world, file, reference);
    if (reference.receiver === _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_RECEIVER */ .B7)
        return UNKNOWN_RECEIVER_RESOLUTION;
    const types = (0,_types_of_js__WEBPACK_IMPORTED_MODULE_6__/* .typesOfOperand */ .Sq)(world, file, reference.receiver);
    const qualified = (0,_types_of_js__WEBPACK_IMPORTED_MODULE_6__/* .isOutside */ ._K)(types) ? (0,_visible_names_js__WEBPACK_IMPORTED_MODULE_7__/* .qualifiedMembers */ .QN)(world, file, reference.receiver, reference.name) : [];
    if (qualified.length > 0)
        return fromMembers(qualified);
    const members = (0,_types_of_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOfTypes */ .Uk)(world, types, reference.name);
    if (definitionsOf(members).length === 0) {
        const extensions = (0,_kotlin_extensions_js__WEBPACK_IMPORTED_MODULE_3__/* .extensionMembers */ .D)(world, file, reference, types);
        if (extensions.length > 0)
            return fromMembers(extensions);
    }
    // An object that anybody may add members to does not rule out the ones that were not seen.
    if (members.length === 0 && types.every((type) => isOpen(world, type)))
        return UNKNOWN_RECEIVER_RESOLUTION;
    return fromMembers(members);
}
/** Functions and plain objects, which JavaScript code extends from anywhere: `mixin(app, proto)`. */
function isOpen(world, type) {
    if (type.kind === "object")
        return true;
    if (type.kind !== "definition" && type.kind !== "instance")
        return false;
    const kind = world.file(type.path)?.facts.definitions[type.index]?.kind;
    return kind === "function" || kind === "method" || kind === "constant";
}
/** The definitions that an import statement brings in; a whole module brings none. */
function resolveImport(world, file, imported) {
    return definitionsOf((0,_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .importedMembers */ .mo)(world, file, imported));
}
/** What a bare name means. */
function resolveName(world, file, reference) {
    const { scope, name } = reference;
    const lookup = (0,_scope_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .lookupName */ .Q)(file, scope, name, (0,_types_of_js__WEBPACK_IMPORTED_MODULE_6__/* .isTypeName */ .Ai)(file, reference));
    const implicit = !lookup || lookup.scope === 0 ? (0,_visible_names_js__WEBPACK_IMPORTED_MODULE_7__/* .implicitMembers */ .PZ)(world, file, scope, name) : [];
    if (implicit.length > 0)
        return fromMembers(implicit);
    if (!lookup) {
        const members = (0,_types_of_js__WEBPACK_IMPORTED_MODULE_6__/* .starMembers */ .e8)(world, file, name, scope);
        // A block of Ruby may run as a method of any object.
        const isOnUnknownSelf = file.facts.language === "ruby" && (0,_builtin_members_js__WEBPACK_IMPORTED_MODULE_1__/* .isRubyMethodName */ .z)(name) && definitionsOf(members).length === 0;
        return isOnUnknownSelf ? UNKNOWN_RECEIVER_RESOLUTION : fromMembers(members);
    }
    const targets = [];
    let isOutside = false;
    for (const binding of lookup.bindings) {
        if (binding.kind === "definition")
            targets.push({ path: file.path, index: binding.index });
        const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
        if (!imported)
            continue;
        const resolution = fromMembers((0,_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .importedMembers */ .mo)(world, file, imported));
        if (resolution.outcome === "resolved")
            targets.push(...resolution.targets);
        else
            isOutside = true;
    }
    if (targets.length > 0)
        return { outcome: "resolved", targets };
    if (isOutside)
        return OUTSIDE;
    const owner = file.facts.scopes[lookup.scope];
    if (owner?.kind !== "module" && owner?.kind !== "class")
        return LOCAL;
    const prefix = owner.definition >= 0 ? `${file.definition(owner.definition).qualname}.` : "";
    const constants = file.definitionsNamed(prefix + name);
    return constants.length > 0
        ? { outcome: "resolved", targets: constants.map((index) => ({ path: file.path, index })) }
        : LOCAL;
}
function fromMembers(members) {
    const targets = definitionsOf(members);
    if (targets.length > 0)
        return { outcome: "resolved", targets };
    return members.some((member) => member.kind === "value") ? LOCAL : OUTSIDE;
}
/** The members that are definitions of this tree. */
function definitionsOf(members) {
    return members.filter((member) => member.kind === "definition");
}


/***/ }),

/***/ 6278:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ visibleInRuby),
/* harmony export */   WX: () => (/* binding */ qualifiedInRuby),
/* harmony export */   rx: () => (/* binding */ filesNamedAfter)
/* harmony export */ });
/* harmony import */ var _included_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6244);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(588);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1477);
/* harmony import */ var _script_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1233);




/** What a bare name means in a scope of a Ruby file that does not bind it: a constant of a module around, or a method of a required file. */
function visibleInRuby(world, file, scope, name) {
    if (!isConstant(name))
        return (0,_included_files_js__WEBPACK_IMPORTED_MODULE_0__/* .includedMembers */ .ao)(world, file, name);
    const candidates = [...filesNamedAfter(world, file, name), ...(0,_included_files_js__WEBPACK_IMPORTED_MODULE_0__/* .includedFiles */ .i_)(world, file)];
    for (const prefix of nesting(file, scope)) {
        const members = definedIn(candidates, prefix === "" ? name : `${prefix}.${name}`);
        if (members.length > 0)
            return members;
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
}
/** The files that are named after a constant. */
function filesNamedAfter(world, file, name) {
    if (!isConstant(name))
        return [];
    return (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(world.module(file.path, _script_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .CONSTANT_PREFIX */ .I_ + name))
        .map((path) => world.file(path))
        .filter((each) => each !== undefined);
}
/** What `A::B::name` means, where nothing in the file binds `A`. */
function qualifiedInRuby(world, file, path, name) {
    const candidates = [...filesNamedAfter(world, file, name), ...(0,_included_files_js__WEBPACK_IMPORTED_MODULE_0__/* .includedFiles */ .i_)(world, file)];
    return isConstant(name) ? definedIn(candidates, [...path, name].join(".")) : _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
}
function isConstant(name) {
    return /^[A-Z]/.test(name);
}
function definedIn(files, qualname) {
    for (const file of files) {
        const found = file.definitionsNamed(qualname);
        if (found.length > 0)
            return found.map((index) => ({ kind: "definition", path: file.path, index }));
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
}
/** The modules and classes around a scope, innermost first, and the top level. */
function nesting(file, scope) {
    const names = [];
    for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
        const { kind, qualname } = file.definition(at);
        if (kind === "class")
            names.push(qualname);
    }
    return [...names, ""];
}


/***/ }),

/***/ 3532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ isCargo),
/* harmony export */   md: () => (/* binding */ NEARBY),
/* harmony export */   zc: () => (/* binding */ RustModuleFinder)
/* harmony export */ });
/* harmony import */ var _path_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1172);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1477);


/** The specifier of the files in which a type of a file may have further `impl` blocks. */
const NEARBY = "*";
/** A directory with more files is not searched for them. */
const MAX_NEARBY = 60;
const ROOT_FILES = ["lib.rs", "main.rs"];
/** Finds Rust modules by their path: from the crate's root, from the module itself or the one above, or in another crate of the workspace. */
class RustModuleFinder {
    #paths;
    /** The name by which code calls a crate → its root file. */
    #crates = new Map();
    constructor(paths, manifests) {
        this.#paths = paths;
        for (const [path, text] of manifests) {
            if (!isCargo(path) || typeof text !== "string")
                continue;
            const root = this.#libraryOf((0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path), text);
            const name = /^\[(?:package|lib)\][^[]*?^name\s*=\s*"([^"]+)"/m.exec(text)?.[1];
            if (name !== undefined && root !== undefined)
                this.#crates.set(name.replaceAll("-", "_"), root);
        }
    }
    find(fromPath, specifier) {
        if (specifier === _project_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_MODULE */ .yy)
            return { kind: "file", path: fromPath };
        if (specifier === NEARBY)
            return (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesTarget */ .JC)(this.#nearby(fromPath));
        const [first = "", ...rest] = specifier.split("::");
        const path = this.#start(fromPath, first, rest);
        return path === undefined ? _project_js__WEBPACK_IMPORTED_MODULE_0__/* .EXTERNAL_MODULE */ .tT : { kind: "file", path };
    }
    #start(fromPath, first, rest) {
        if (first === "")
            return this.#fromCrate(rest[0] ?? "", rest.slice(1));
        if (first === "self")
            return this.#below(fromPath, rest);
        if (first === "crate") {
            const root = this.#crateRoot(fromPath);
            return root === undefined ? this.#belowSomeRoot(fromPath, rest) : this.#below(root, rest);
        }
        if (first === "super") {
            const parent = this.#parentModule(fromPath);
            return parent === undefined
                ? undefined
                : this.#start(parent, rest[0] === "super" ? "super" : "self", rest.slice(rest[0] === "super" ? 1 : 0));
        }
        return this.#below(fromPath, [first, ...rest]) ?? this.#fromCrate(first, rest);
    }
    #fromCrate(name, rest) {
        const root = this.#crates.get(name);
        return root === undefined ? undefined : this.#below(root, rest);
    }
    #below(module, parts) {
        let at = module;
        for (const part of parts) {
            const directory = this.#directoryOf(at);
            const base = directory === "" ? part : `${directory}/${part}`;
            const inner = [`${base}.rs`, `${base}/mod.rs`].find((path) => this.#paths.hasFile(path));
            if (inner === undefined)
                return undefined;
            at = inner;
        }
        return at;
    }
    /** The root of a test or an example may have any name, so each directory around is tried. */
    #belowSomeRoot(fromPath, parts) {
        for (let directory = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(fromPath); directory !== ""; directory = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(directory)) {
            const found = this.#below(`${directory}/main.rs`, parts);
            if (found !== undefined && this.#paths.hasFile(found))
                return found;
        }
        return undefined;
    }
    /** Where the modules inside a module are. */
    #directoryOf(module) {
        return isRoot(module) || module.endsWith("mod.rs") ? (0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(module) : module.slice(0, -".rs".length);
    }
    #parentModule(path) {
        const directory = path.endsWith("/mod.rs") ? (0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)((0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path)) : (0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path);
        if (isRoot(path))
            return undefined;
        const inside = ["mod.rs", ...ROOT_FILES].map((name) => (directory === "" ? name : `${directory}/${name}`));
        return [...inside, `${directory}.rs`].find((each) => each !== path && this.#paths.hasFile(each));
    }
    #crateRoot(path) {
        if (isRoot(path))
            return path;
        for (let directory = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path);; directory = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(directory)) {
            for (const name of ROOT_FILES) {
                const root = directory === "" ? name : `${directory}/${name}`;
                if (this.#paths.hasFile(root))
                    return root;
            }
            if (directory === "")
                return undefined;
        }
    }
    #nearby(path) {
        const directories = new Set([(0,_path_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path), this.#directoryOf(path)]);
        const files = [...directories].flatMap((directory) => this.#paths.childrenOf(directory));
        const rust = files.filter((each) => each.endsWith(".rs") && each !== path);
        return rust.length > MAX_NEARBY ? [] : rust;
    }
    #libraryOf(directory, manifest) {
        const written = /^\[lib\][^[]*?^path\s*=\s*"([^"]+)"/m.exec(manifest)?.[1];
        const at = (relative) => (directory === "" ? relative : `${directory}/${relative}`);
        return [...(written === undefined ? [] : [at(written)]), at("src/lib.rs")].find((path) => this.#paths.hasFile(path));
    }
}
function isRoot(path) {
    return ROOT_FILES.includes(path.slice(path.lastIndexOf("/") + 1));
}
/** Whether a path is a manifest that `RustModuleFinder` reads. */
function isCargo(path) {
    return /(?:^|\/)Cargo\.toml$/.test(path);
}


/***/ }),

/***/ 6633:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ rustItem),
/* harmony export */   UG: () => (/* binding */ visibleByGlob),
/* harmony export */   iv: () => (/* binding */ rustMembers)
/* harmony export */ });
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3596);
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7596);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(588);



/** A chain of `pub use` longer than this is a cycle. */
const MAX_REEXPORTS = 16;
/** What `module::name` means, seen from a file: an item, one passed on by `pub use`, a module inside, or a member of a type. */
function rustMembers(world, file, module, name, depth) {
    if (depth > MAX_REEXPORTS)
        return _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
    if (module === "")
        return rustModule(world, file, name);
    const target = world.module(file.path, module);
    if (target.kind === "file") {
        const inside = target.path === file.path ? file : world.file(target.path);
        return inside ? rustItem(world, inside, name, depth) : _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
    }
    const cut = module.lastIndexOf("::");
    if (cut < 0)
        return _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
    const types = rustMembers(world, file, module.slice(0, cut), module.slice(cut + 2), depth + 1);
    return types.flatMap((type) => {
        if (type.kind === "module") {
            const inside = world.file(type.path);
            return inside ? rustItem(world, inside, name, depth + 1) : [];
        }
        const members = type.kind === "definition" ? (0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOfClass */ .YO)(world, type, name) : [];
        return members.filter((member) => member.kind !== "external");
    });
}
/** What a module's own items, its imports and its glob imports make of a name. */
function rustItem(world, file, name, depth = 0) {
    if (depth > MAX_REEXPORTS)
        return _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
    const declared = (0,_declared_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredMembers */ .M)(file, name);
    if (declared.length > 0)
        return declared;
    for (const { kind, index } of file.bindingsOf(0, name)) {
        const imported = kind === "import" ? file.facts.imports[index] : undefined;
        if (!imported)
            continue;
        const members = imported.kind === "name"
            ? rustMembers(world, file, imported.module, imported.name, depth + 1)
            : rustModule(world, file, imported.module);
        if (members.length > 0)
            return members;
    }
    const globbed = visibleByGlob(world, file, name, depth + 1);
    return globbed.length > 0 ? globbed : rustModule(world, file, `self::${name}`);
}
/** What `use module::*` brings under a name. */
function visibleByGlob(world, file, name, depth = 0) {
    for (const imported of file.facts.imports) {
        if (imported.kind !== "star")
            continue;
        const target = world.module(file.path, imported.module);
        // `use super::*` in a module of tests means the file itself.
        if (target.kind === "file" && target.path === file.path)
            continue;
        const members = rustMembers(world, file, imported.module, name, depth + 1);
        if (members.length > 0)
            return members;
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
}
function rustModule(world, file, module) {
    const target = world.module(file.path, module);
    return target.kind === "file" && target.path !== file.path ? [{ kind: "module", path: target.path }] : _member_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .A;
}


/***/ }),

/***/ 6151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reachingBindings),
/* harmony export */   Q: () => (/* binding */ lookupName)
/* harmony export */ });
/* harmony import */ var _language_traits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4520);

/**
 * Finds the scope that binds a name, from the inside out, by the rules of the file's language. With `isType` a variable is
 * not what is meant, as in `func f(store *store.DB)`.
 */
function lookupName(file, fromScope, name, isType = false) {
    const { scopes, language } = file.facts;
    for (let at = fromScope; at >= 0; at = scopes[at]?.parent ?? -1) {
        // Python's functions do not see the names of the class around them.
        if (language === "python" && scopes[at]?.kind === "class" && at !== fromScope)
            continue;
        const bindings = visibleBindings(file, at, fromScope, name);
        const [first] = bindings;
        if (!first || (isType && isVariable(first)))
            continue;
        if (first.kind === "global")
            return moduleLookup(file, name);
        if (first.kind === "nonlocal")
            continue;
        return { scope: at, bindings };
    }
    return undefined;
}
function isVariable({ kind }) {
    return kind === "parameter" || kind === "variable";
}
/** The bindings of a scope that a bare name in it, or in a scope inside, can mean. */
function visibleBindings(file, scope, fromScope, name) {
    const bindings = file.bindingsOf(scope, name);
    const { scopes, language } = file.facts;
    if (bindings.length === 0 || (0,_language_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .hasModuleObjects */ .fJ)(language) || scopes[scope]?.kind !== "class")
        return bindings;
    if ((0,_language_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .hidesMembers */ .X9)(language) && scope !== fromScope)
        return bindings.filter(({ kind }) => kind !== "definition");
    const owner = scopes[scope]?.definition ?? -1;
    const qualname = owner < 0 || !(0,_language_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .namesConstructorsLikeClasses */ .tj)(language) ? "" : file.definition(owner).qualname;
    // In a class its name means the class, not the constructor.
    return qualname === name || qualname.endsWith(`.${name}`) ? [] : bindings;
}
function moduleLookup(file, name) {
    const bindings = file.bindingsOf(0, name);
    return bindings.length > 0 ? { scope: 0, bindings } : undefined;
}
/**
 * Of several assignments to a name, those that can have given it its value at a line: the nearest one before it in the
 * same body, or all of them when the name is read from another scope or before any of them.
 */
function reachingBindings(lookup, fromScope, line) {
    const { bindings, scope } = lookup;
    if (bindings.length < 2 || scope !== fromScope)
        return bindings;
    let nearest;
    for (const binding of bindings) {
        if (binding.kind !== "variable" && binding.kind !== "parameter")
            return bindings;
        if (binding.line < line)
            nearest = binding;
    }
    return nearest ? [nearest] : bindings;
}


/***/ }),

/***/ 1233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ RubyModuleFinder),
/* harmony export */   I_: () => (/* binding */ CONSTANT_PREFIX),
/* harmony export */   p2: () => (/* binding */ ShellModuleFinder)
/* harmony export */ });
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1997);
/* harmony import */ var _path_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1172);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1477);



/** More files than this under one name tell nothing about where a constant is. */
const MAX_SAME_NAME = 24;
/** Before a constant's name in a specifier: the files that are named after it, by the custom of autoloaders. */
const CONSTANT_PREFIX = "::";
/** Finds what Ruby files require: relative paths, and paths below some `lib` directory. */
class RubyModuleFinder {
    #paths;
    #names;
    constructor(paths) {
        this.#paths = paths;
        this.#names = new _file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .FileNames */ .l(paths.files, (name) => (name.endsWith(".rb") ? [name] : []));
    }
    find(fromPath, specifier) {
        if (specifier.startsWith(CONSTANT_PREFIX)) {
            const named = this.#names.named(`${snakeCase(specifier.slice(CONSTANT_PREFIX.length))}.rb`);
            return (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .filesTarget */ .JC)(named.length > MAX_SAME_NAME ? [] : named);
        }
        const file = specifier.endsWith(".rb") ? specifier : `${specifier}.rb`;
        if (specifier.startsWith(".")) {
            const path = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)((0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(fromPath), file);
            return path !== undefined && this.#paths.hasFile(path) ? { kind: "file", path } : _project_js__WEBPACK_IMPORTED_MODULE_0__/* .EXTERNAL_MODULE */ .tT;
        }
        const path = this.#names.endingWith(`lib/${file}`, fromPath) ?? this.#names.endingWith(file, fromPath);
        // `require "json"` is the library, whatever files of that name lie around below the surface.
        const isLoadable = path !== undefined && (file.includes("/") || path === file || path.endsWith(`lib/${file}`));
        return isLoadable ? { kind: "file", path } : _project_js__WEBPACK_IMPORTED_MODULE_0__/* .EXTERNAL_MODULE */ .tT;
    }
}
/** Finds what shell scripts source; the directory is often put together at run time, so only the end of the path counts. */
class ShellModuleFinder {
    #paths;
    #names;
    constructor(paths) {
        this.#paths = paths;
        this.#names = new _file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .FileNames */ .l(paths.files, (name) => [name]);
    }
    find(fromPath, specifier) {
        const known = specifier.replace(/^.*(?:[)}`]|\$\w+)"?\/?/, "").replace(/^["']|["']$/g, "");
        if (known === "" || /[$`*]/.test(known))
            return _project_js__WEBPACK_IMPORTED_MODULE_0__/* .EXTERNAL_MODULE */ .tT;
        for (const base of [(0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(fromPath), ""]) {
            const path = (0,_path_index_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(base, known);
            if (path !== undefined && this.#paths.hasFile(path))
                return { kind: "file", path };
        }
        const path = this.#names.endingWith(known.replace(/^(?:\.{0,2}\/)+/, ""), fromPath);
        return path === undefined ? _project_js__WEBPACK_IMPORTED_MODULE_0__/* .EXTERNAL_MODULE */ .tT : { kind: "file", path };
    }
}
/** `HTTPServer` is defined in `http_server.rb`. */
function snakeCase(name) {
    return name
        .replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
        .replace(/([a-z\d])([A-Z])/g, "$1_$2")
        .toLowerCase();
}


/***/ }),

/***/ 5974:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   SJ: () => (/* binding */ EXTERNAL),
/* harmony export */   Z6: () => (/* binding */ unionOf)
/* harmony export */ });
/* unused harmony export typeKey */
const EXTERNAL = { kind: "external" };
const UNKNOWN = [];
/** More alternatives than this tell nothing any more. */
const MAX_ALTERNATIVES = 8;
/** Equal types have equal keys. */
function typeKey(type) {
    switch (type.kind) {
        case "module":
            return `m:${type.path}`;
        case "package":
            return `p:${type.directory}`;
        case "files":
            return `f:${type.paths.join("|")}`;
        case "definition":
            return `d:${type.path}#${type.index}`;
        case "instance":
            return `i:${type.path}#${type.index}`;
        case "super":
            return `s:${type.path}#${type.index}`;
        case "object":
            return `o:${type.path}#${type.value}`;
        case "builtin":
            return `b:${type.name}<${type.args.map((arg) => arg.map(typeKey).join("|")).join(",")}>`;
        case "external":
            return "x";
    }
}
/** The choice between several lists of types, each type once. */
function unionOf(lists) {
    let first;
    let merged;
    for (const list of lists) {
        if (list.length === 0)
            continue;
        if (first === undefined) {
            first = list;
            continue;
        }
        merged ??= new Map(first.map((type) => [typeKey(type), type]));
        for (const type of list)
            merged.set(typeKey(type), type);
    }
    return merged ? [...merged.values()].slice(0, MAX_ALTERNATIVES) : (first ?? UNKNOWN);
}


/***/ }),

/***/ 6796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _K: () => (/* binding */ isOutside),
  Ai: () => (/* binding */ isTypeName),
  Uk: () => (/* binding */ membersOfTypes),
  e8: () => (/* binding */ starMembers),
  Sq: () => (/* binding */ typesOfOperand)
});

// UNUSED EXPORTS: membersOfType, typesOfAttribute, typesOfBinding

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/resolve/language-types.ts
/** Types that give the methods of their argument: pointers, options, guards. */
const TRANSPARENT = new Map([
    [
        "rust",
        new Set("Option Result Box Rc Arc Weak Cell RefCell Mutex RwLock Ref RefMut MutexGuard Cow Pin OnceCell Lazy".split(" ")),
    ],
    ["cpp", new Set("unique_ptr shared_ptr weak_ptr optional reference_wrapper atomic".split(" "))],
    ["csharp", new Set(["Task", "ValueTask", "Nullable", "Lazy"])],
    ["java", new Set(["Optional", "Supplier", "Provider", "ThreadLocal", "AtomicReference", "WeakReference"])],
    ["kotlin", new Set(["Optional", "Lazy"])],
]);
/** Whether a value of a generic type is used as if it were one of its first argument. */
function isTransparentType(language, name) {
    return TRANSPARENT.get(language)?.has(name) ?? false;
}

// EXTERNAL MODULE: ./src/resolve/type.ts
var resolve_type = __webpack_require__(5974);
;// CONCATENATED MODULE: ./src/resolve/annotations.ts




/** Type constructors that mean their argument itself. */
const annotations_TRANSPARENT = new Set([
    "Optional",
    "Annotated",
    "Final",
    "ClassVar",
    "Required",
    "NotRequired",
    "ReadOnly",
    "Readonly",
    "Partial",
    "Required",
    "NonNullable",
    "InstanceType",
    "Awaited",
]);
const ALTERNATIVES = new Set(["Union"]);
const CLASS_OBJECTS = new Set(["type", "Type"]);
/** What an async function or a promise resolves to counts as its result, because it is almost always awaited at once. */
const AWAITABLES = new Set(["Awaitable", "Coroutine", "Promise", "PromiseLike"]);
/** The types of a value that is declared with the type that stands in `operand`. */
function instancesOf(world, file, operand) {
    if (operand < 0)
        return resolve_type/* UNKNOWN */.HV;
    if ((0,facts/* isReferenceOperand */.pr)(operand))
        return instancesOfName(world, file, operand);
    const value = file.facts.values[(0,facts/* operandIndex */.E0)(operand)];
    if (!value)
        return resolve_type/* UNKNOWN */.HV;
    switch (value.kind) {
        case "item":
            return instancesOfApplication(world, file, value);
        case "union":
            return (0,resolve_type/* unionOf */.Z6)(value.args.map((arg) => instancesOf(world, file, arg))).filter((type) => !isNone(type));
        case "literal":
            return [
                {
                    kind: "builtin",
                    name: value.names[0] ?? "",
                    args: value.args.map((arg) => [...instancesOf(world, file, arg)]),
                },
            ];
        case "definition":
            return instancesOfDefinition(world, file.path, (0,facts/* operandIndex */.E0)(value.of));
        case "object":
            return typesOfOperand(world, file, operand);
        default:
            return resolve_type/* UNKNOWN */.HV;
    }
}
function instancesOfName(world, file, operand) {
    const name = nameOf(file, operand);
    return (0,resolve_type/* unionOf */.Z6)(typesOfOperand(world, file, operand).map((type) => {
        if (type.kind === "external")
            return [name === undefined ? type : { kind: "builtin", name, args: [] }];
        return type.kind === "definition" ? instancesOfDefinition(world, type.path, type.index) : resolve_type/* UNKNOWN */.HV;
    }));
}
/** A class gives its instances; a type alias gives those of what it stands for. */
function instancesOfDefinition(world, path, index) {
    const file = world.file(path);
    const definition = file?.facts.definitions[index];
    if (!file || !definition)
        return resolve_type/* UNKNOWN */.HV;
    if (definition.kind !== "type")
        return [{ kind: "instance", path, index, args: [] }];
    const target = definition.returnType !== facts/* NO_OPERAND */.ai ? definition.returnType : definition.returns[0];
    if (target === undefined || target === facts/* NO_OPERAND */.ai)
        return [{ kind: "instance", path, index, args: [] }];
    const named = world.memoiseAlias(path, index, () => instancesOf(world, file, target));
    // A named type of Go has methods of its own, whatever it is made of.
    return file.facts.language === "go" ? [{ kind: "instance", path, index, args: [] }, ...named] : named;
}
function instancesOfApplication(world, file, value) {
    const name = nameOf(file, value.of) ?? "";
    const args = () => value.args.map((arg) => [...instancesOf(world, file, arg)]);
    if (annotations_TRANSPARENT.has(name) || isTransparentType(file.facts.language, name))
        return args()[0] ?? resolve_type/* UNKNOWN */.HV;
    if (ALTERNATIVES.has(name))
        return (0,resolve_type/* unionOf */.Z6)(args()).filter((type) => !isNone(type));
    if (AWAITABLES.has(name))
        return args().at(-1) ?? resolve_type/* UNKNOWN */.HV;
    if (CLASS_OBJECTS.has(name)) {
        return (0,resolve_type/* unionOf */.Z6)(value.args.map((arg) => typesOfOperand(world, file, arg)));
    }
    return instancesOf(world, file, value.of).map((type) => {
        if (type.kind === "builtin")
            return { ...type, args: args() };
        return type.kind === "instance" ? { ...type, args: args() } : type;
    });
}
function nameOf(file, operand) {
    if (!(0,facts/* isReferenceOperand */.pr)(operand)) {
        const value = operand < 0 ? undefined : file.facts.values[(0,facts/* operandIndex */.E0)(operand)];
        return value?.kind === "literal" ? value.names[0] : undefined;
    }
    return file.facts.references[(0,facts/* operandIndex */.E0)(operand)]?.name;
}
function isNone(type) {
    return type.kind === "builtin" && (type.name === "None" || type.name === "null" || type.name === "undefined");
}

// EXTERNAL MODULE: ./src/resolve/classes.ts
var classes = __webpack_require__(3596);
;// CONCATENATED MODULE: ./src/resolve/calls.ts





/** What calling a definition gives: an instance of a class, or what a function returns. `receiver` is what a method was called on. */
function callResult(world, callee, receiver) {
    const file = world.file(callee.path);
    const definition = file?.facts.definitions[callee.index];
    if (!file || !definition)
        return resolve_type/* UNKNOWN */.HV;
    switch (definition.kind) {
        case "class":
        case "enum":
        case "interface":
        case "type":
            return [{ kind: "instance", path: callee.path, index: callee.index, args: [] }];
        case "constant":
            return resolve_type/* UNKNOWN */.HV;
        default: {
            if (isHiddenByOverloads(file, definition))
                return resolve_type/* UNKNOWN */.HV;
            const types = definition.returnType === facts/* NO_OPERAND */.ai
                ? (0,resolve_type/* unionOf */.Z6)(definition.returns.map((operand) => typesOfOperand(world, file, operand)))
                : instancesOf(world, file, definition.returnType);
            return receiver ? types.map((type) => narrowSelf(world, type, callee, receiver)) : types;
        }
    }
}
/** Callers see the declared overloads of a function; what its implementation returns is not what they are promised. */
function isHiddenByOverloads(file, { qualname, kind, returnType }) {
    if (returnType !== facts/* NO_OPERAND */.ai)
        return false;
    const overloads = file.definitionsNamed(qualname).map((index) => file.definition(index));
    return overloads.some((each) => each.kind === kind && each.returnType !== facts/* NO_OPERAND */.ai);
}
/** A method that returns an instance of its own class returns one of the receiver's class: `Sub().clone()` is a `Sub`. */
function narrowSelf(world, type, method, receiver) {
    if (type.kind !== "instance" || receiver.kind !== "instance")
        return type;
    const owner = world.file(method.path)?.classOfMember(method.index) ?? -1;
    if (type.path !== method.path || type.index !== owner)
        return type;
    const isSubclass = (0,classes/* ancestryOf */.Rq)(world, receiver).classes.some((each) => each.path === type.path && each.index === owner);
    return isSubclass ? receiver : type;
}

;// CONCATENATED MODULE: ./src/resolve/container-calls.ts


const words = (text) => new Set(text.split(" "));
/** Methods of containers that give what they hold. */
const ELEMENT = words("get getOrNull getValue getOrPut first firstOrNull last lastOrNull single singleOrNull next pop poll peek remove removeFirst removeLast getFirst getLast findFirst find front back at top First FirstOrDefault Last LastOrDefault Single SingleOrDefault ElementAt Dequeue Pop Peek");
/** Methods of containers that give a container of the same elements. */
const SAME = words("iter iter_mut into_iter stream filter sorted reversed toList toMutableList asSequence skip take limit distinct as_slice to_vec drain clone Where OrderBy ToList ToArray Skip Take iterator");
/** Methods of wrappers that give what they wrap; the type itself stands for the wrapper. */
const UNWRAP = words("unwrap expect unwrap_or_default unwrap_or_else unwrap_or as_ref as_mut as_deref as_deref_mut clone borrow borrow_mut lock read write to_owned ok ok_or ok_or_else get take value orElse orElseThrow orElseGet also apply takeIf ConfigureAwait");
/** What a call of a method gives that the containers and wrappers of most languages have; empty when it is another. */
function containerCall(world, receivers, method) {
    return (0,resolve_type/* unionOf */.Z6)(receivers.map((type) => {
        if (type.kind === "instance") {
            const isOwn = !UNWRAP.has(method) || (0,classes/* memberOfClass */.YO)(world, type, method).some((each) => each.kind !== "external");
            return isOwn ? resolve_type/* UNKNOWN */.HV : [type];
        }
        if (type.kind !== "builtin" || type.args.length === 0)
            return resolve_type/* UNKNOWN */.HV;
        if (ELEMENT.has(method))
            return type.args.at(-1) ?? resolve_type/* UNKNOWN */.HV;
        if (SAME.has(method))
            return [type];
        return method === "values" ? [{ kind: "builtin", name: "list", args: [[...(type.args.at(-1) ?? [])]] }] : resolve_type/* UNKNOWN */.HV;
    }));
}

;// CONCATENATED MODULE: ./src/resolve/containers.ts



/** Containers whose last type argument is what they hold: mappings by value, everything else by element. */
const MAPPINGS = new Set([
    "dict",
    "Dict",
    "Mapping",
    "MutableMapping",
    "defaultdict",
    "OrderedDict",
    "Map",
    "Record",
    "ReadonlyMap",
]);
/** What `types[…]` gives. With `keepsInstances` an instance gives itself, as what Rust's `?` takes out of an `Option` does. */
function itemTypes(types, position, keepsInstances = false) {
    return (0,resolve_type/* unionOf */.Z6)(types.map((type) => {
        // A class with type arguments, `Base[int]` or `Base<number>`, is still that class.
        if (type.kind === "external" || type.kind === "definition")
            return [type];
        if (type.kind === "instance" && keepsInstances)
            return [type];
        if (type.kind !== "builtin")
            return resolve_type/* UNKNOWN */.HV;
        const isTuple = type.name === "tuple" || type.name === "Tuple";
        const at = isTuple && position !== undefined ? position : type.args.length - 1;
        return type.args[at] ?? resolve_type/* UNKNOWN */.HV;
    }));
}
/** What iterating over the types yields; of a mapping its keys or, with `takesValues`, its values. */
function elementTypes(world, types, takesValues = false) {
    return (0,resolve_type/* unionOf */.Z6)(types.map((type) => {
        if (type.kind === "external")
            return [type];
        if (type.kind === "builtin")
            return (MAPPINGS.has(type.name) && !takesValues ? type.args[0] : type.args.at(-1)) ?? resolve_type/* UNKNOWN */.HV;
        if (type.kind !== "instance")
            return resolve_type/* UNKNOWN */.HV;
        return (0,classes/* memberOfClass */.YO)(world, type, "__iter__").flatMap((member) => member.kind === "definition" ? elementTypes(world, callResult(world, member, type)) : []);
    }));
}

// EXTERNAL MODULE: ./src/resolve/go-packages.ts
var go_packages = __webpack_require__(4512);
// EXTERNAL MODULE: ./src/resolve/kotlin-extensions.ts
var kotlin_extensions = __webpack_require__(2658);
// EXTERNAL MODULE: ./src/resolve/language-traits.ts
var language_traits = __webpack_require__(4520);
// EXTERNAL MODULE: ./src/resolve/member.ts
var member = __webpack_require__(588);
// EXTERNAL MODULE: ./src/resolve/modules.ts + 1 modules
var modules = __webpack_require__(8416);
// EXTERNAL MODULE: ./src/resolve/scope-lookup.ts
var scope_lookup = __webpack_require__(6151);
// EXTERNAL MODULE: ./src/resolve/class-parts.ts
var class_parts = __webpack_require__(2679);
;// CONCATENATED MODULE: ./src/resolve/self-types.ts



/** The words for the object, its class and its base class that are no ordinary names. */
const OBJECTS = new Map([
    ["java", "this"],
    ["kotlin", "this"],
    ["csharp", "this"],
    ["cpp", "this"],
    ["php", "this"],
    ["ruby", "self"],
]);
const BASES = new Map([
    ["java", "super"],
    ["kotlin", "super"],
    ["csharp", "base"],
    ["php", "parent"],
]);
const PHP_CLASSES = new Set(["self", "static"]);
/** What such a word gives in a scope; undefined when the name is not one. */
function selfTypes(world, file, scope, name) {
    const { language } = file.facts;
    const isClass = language === "php" && PHP_CLASSES.has(name);
    const isBase = BASES.get(language) === name;
    if (!isClass && !isBase && OBJECTS.get(language) !== name)
        return undefined;
    const { owner, isStatic } = around(world, file, scope);
    if (!owner)
        return resolve_type/* UNKNOWN */.HV;
    if (isBase)
        return [{ kind: "super", ...owner, isStatic }];
    return isClass || isStatic ? [{ kind: "definition", ...owner }] : [{ kind: "instance", ...owner, args: [] }];
}
/** The class around a scope, and whether code there runs on the class rather than on an object. */
function around(world, file, scope) {
    for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
        const { kind, flags } = file.definition(at);
        const handle = { path: file.path, index: at };
        if (kind === "class" || kind === "interface" || kind === "enum") {
            return { owner: handle, isStatic: file.facts.language === "ruby" };
        }
        const owner = kind === "method" ? (0,class_parts/* ownerOf */.b)(world, handle) : undefined;
        if (owner)
            return { owner, isStatic: (flags & facts/* DefinitionFlag */.qb.static) !== 0 };
    }
    return { isStatic: false };
}

// EXTERNAL MODULE: ./src/resolve/visible-names.ts
var visible_names = __webpack_require__(9703);
;// CONCATENATED MODULE: ./src/resolve/types-of.ts















/** What the value of an expression may be. */
function typesOfOperand(world, file, operand) {
    if (operand < 0)
        return resolve_type/* UNKNOWN */.HV;
    return world.memoise(file.path, operand, () => {
        const index = (0,facts/* operandIndex */.E0)(operand);
        if ((0,facts/* isReferenceOperand */.pr)(operand)) {
            const reference = file.facts.references[index];
            return reference ? typesOfReference(world, file, reference) : resolve_type/* UNKNOWN */.HV;
        }
        const value = file.facts.values[index];
        return value ? typesOfValue(world, file, value, index) : resolve_type/* UNKNOWN */.HV;
    });
}
function typesOfReference(world, file, reference) {
    if (reference.receiver === facts/* NO_OPERAND */.ai)
        return typesOfName(world, file, reference);
    if (reference.receiver === facts/* UNKNOWN_RECEIVER */.B7)
        return resolve_type/* UNKNOWN */.HV;
    const receivers = typesOfOperand(world, file, reference.receiver);
    const qualified = isOutside(receivers) ? (0,visible_names/* qualifiedMembers */.QN)(world, file, reference.receiver, reference.name) : [];
    if (qualified.length > 0)
        return typesOfMembers(world, qualified);
    const types = (0,resolve_type/* unionOf */.Z6)(receivers.map((receiver) => typesOfAttribute(world, receiver, reference.name)));
    if (types.some((type) => type.kind !== "external"))
        return types;
    const extensions = (0,kotlin_extensions/* extensionMembers */.D)(world, file, reference, receivers);
    return extensions.length > 0 ? typesOfMembers(world, extensions) : types;
}
/** Whether a value is known to come from outside, as far as anything binds its name. */
function isOutside(types) {
    return types.length === 1 && types[0]?.kind === "external";
}
/** The types of `receiver.name`. */
function typesOfAttribute(world, receiver, name) {
    return typesOfMembers(world, membersOfType(world, receiver, name), receiver);
}
function typesOfName(world, file, reference) {
    const { name, scope } = reference;
    const self = (0,language_traits/* hasModuleObjects */.fJ)(file.facts.language) ? undefined : selfTypes(world, file, scope, name);
    if (self)
        return self;
    if (file.facts.language !== "python" && (name === "this" || name === "super"))
        return typesOfThis(file, scope, name);
    const lookup = (0,scope_lookup/* lookupName */.Q)(file, scope, name, isTypeName(file, reference));
    const implicit = !lookup || lookup.scope === 0 ? (0,visible_names/* implicitMembers */.PZ)(world, file, scope, name) : [];
    if (implicit.length > 0)
        return typesOfMembers(world, implicit);
    // A name that nothing binds is a built-in or a global, unless a star import brings it.
    if (!lookup)
        return typesOfMembers(world, starMembers(world, file, name, scope));
    const bindings = (0,scope_lookup/* reachingBindings */.C)(lookup, scope, reference.line);
    return (0,resolve_type/* unionOf */.Z6)(bindings.map((binding) => typesOfBinding(world, file, binding)));
}
/** Whether a name stands for a type in a language where variables and types never meet. */
function isTypeName(file, { role }) {
    return role === "type" && !(0,language_traits/* hasModuleObjects */.fJ)(file.facts.language);
}
/** What a star import of the file, its package or its namespace brings under a name; `external` when none does. */
function starMembers(world, file, name, scope = 0) {
    if (!(0,language_traits/* hasModuleObjects */.fJ)(file.facts.language)) {
        const visible = (0,visible_names/* visibleMembers */.io)(world, file, scope, name);
        return visible.length > 0 ? visible : [member/* EXTERNAL_MEMBER */.L];
    }
    if (!file.facts.imports.some((imported) => imported.kind === "star"))
        return [member/* EXTERNAL_MEMBER */.L];
    const members = (0,modules/* memberOfModule */.SN)(world, file.path, name);
    return members.length > 0 ? members : [member/* EXTERNAL_MEMBER */.L];
}
function typesOfThis(file, scope, name) {
    const owner = file.ownerOfThis(scope);
    if (owner < 0)
        return resolve_type/* UNKNOWN */.HV;
    const method = file.definitionAround(scope);
    const isStatic = method >= 0 && (file.definition(method).flags & facts/* DefinitionFlag */.qb.static) !== 0;
    if (name === "super")
        return [{ kind: "super", path: file.path, index: owner, isStatic }];
    if (isStatic)
        return [{ kind: "definition", path: file.path, index: owner }];
    return [{ kind: "instance", path: file.path, index: owner, args: [] }];
}
/** What a binding gives its name. */
function typesOfBinding(world, file, binding) {
    switch (binding.kind) {
        case "definition":
            return typesOfMembers(world, [{ kind: "definition", path: file.path, index: binding.index }]);
        case "import": {
            const imported = file.facts.imports[binding.index];
            return imported ? typesOfMembers(world, (0,modules/* importedMembers */.mo)(world, file, imported)) : resolve_type/* UNKNOWN */.HV;
        }
        case "parameter":
            return typesOfParameter(world, file, binding);
        case "variable":
            return typesOfVariable(world, file, binding);
        case "type":
            // In an `impl` block, `Self` stands for its type.
            return file.facts.language === "rust" ? typesOfOperand(world, file, binding.type) : resolve_type/* UNKNOWN */.HV;
        default:
            return resolve_type/* UNKNOWN */.HV;
    }
}
function typesOfVariable(world, file, binding) {
    if (binding.type !== facts/* NO_OPERAND */.ai)
        return instancesOf(world, file, binding.type);
    const assigned = file.variableAssignments(binding.scope, binding.name);
    return (0,resolve_type/* unionOf */.Z6)([binding.value, ...assigned].map((operand) => typesOfOperand(world, file, operand)));
}
function typesOfParameter(world, file, binding) {
    if (binding.type !== facts/* NO_OPERAND */.ai)
        return instancesOf(world, file, binding.type);
    const method = file.facts.language === "python" ? file.selfMethod(binding.scope, binding.name) : -1;
    const owner = method < 0 ? -1 : file.classOfMember(method);
    if (owner >= 0) {
        const isStatic = (file.definition(method).flags & facts/* DefinitionFlag */.qb.static) !== 0;
        return isStatic
            ? [{ kind: "definition", path: file.path, index: owner }]
            : [{ kind: "instance", path: file.path, index: owner, args: [] }];
    }
    // `def f(x=None)` tells nothing about x; any other default is an example of what it takes.
    return typesOfOperand(world, file, binding.value).filter((type) => type.kind !== "builtin" || type.name !== "None");
}
/** The values behind members; `receiver` is what they were taken from. */
function typesOfMembers(world, members, receiver) {
    return (0,resolve_type/* unionOf */.Z6)(members.map((member) => typesOfMember(world, member, receiver)));
}
function typesOfMember(world, member, receiver) {
    switch (member.kind) {
        case "module":
        case "package":
        case "files":
            return [member];
        case "external":
            return [resolve_type/* EXTERNAL */.SJ];
        case "value": {
            const file = world.file(member.path);
            if (!file)
                return resolve_type/* UNKNOWN */.HV;
            return member.isType ? instancesOf(world, file, member.operand) : typesOfOperand(world, file, member.operand);
        }
        case "definition":
            return typesOfDefinition(world, member.path, member.index, receiver);
    }
}
function typesOfDefinition(world, path, index, receiver) {
    const file = world.file(path);
    const definition = file?.facts.definitions[index];
    if (!file || !definition)
        return resolve_type/* UNKNOWN */.HV;
    if (definition.kind === "constant") {
        const owner = (0,language_traits/* hasModuleObjects */.fJ)(file.facts.language) ? undefined : file.facts.definitions[definition.parent];
        if (owner?.kind === "enum")
            return [{ kind: "instance", path, index: definition.parent, args: [] }];
        if (definition.returnType !== facts/* NO_OPERAND */.ai)
            return instancesOf(world, file, definition.returnType);
        const assigned = definition.parent < 0 ? file.variableAssignments(0, definition.qualname) : [];
        const values = (0,resolve_type/* unionOf */.Z6)([...definition.returns, ...assigned].map((operand) => typesOfOperand(world, file, operand)));
        // An object built up by `app.use = function …` is known by its members, even when its value is not.
        return values.length > 0 && values.some((type) => type.kind !== "object")
            ? values
            : [...values, { kind: "instance", path, index, args: [] }];
    }
    if (definition.flags & facts/* DefinitionFlag */.qb.getter)
        return callResult(world, { path, index }, receiver);
    return [{ kind: "definition", path, index }];
}
/** What `name` means on a value of a type. */
function membersOfType(world, type, name) {
    switch (type.kind) {
        case "module":
            return (0,modules/* memberOfModule */.SN)(world, type.path, name);
        case "files":
            return (0,go_packages/* membersOfFiles */.qg)(world, type.paths, name);
        case "package":
            return (0,modules/* memberOfModule */.SN)(world, `${type.directory}/__init__.py`, name);
        case "definition":
        case "instance":
            return (0,classes/* memberOfClass */.YO)(world, type, name);
        case "super":
            return (0,classes/* memberOfClass */.YO)(world, type, name, true);
        case "object":
            return memberOfObject(world, type, name);
        case "builtin":
        case "external":
            return [member/* EXTERNAL_MEMBER */.L];
    }
}
function membersOfTypes(world, types, name) {
    return types.flatMap((type) => membersOfType(world, type, name));
}
function memberOfObject(world, type, name) {
    const value = world.file(type.path)?.facts.values[type.value];
    const at = value?.names.indexOf(name) ?? -1;
    if (!value || at < 0)
        return member/* NO_MEMBERS */.A;
    return [{ kind: "value", path: type.path, operand: value.args[at] ?? facts/* NO_OPERAND */.ai, isType: false }];
}
function typesOfValue(world, file, value, index) {
    const of = () => typesOfOperand(world, file, value.of);
    switch (value.kind) {
        case "call":
        case "new":
            return callTypes(world, file, value);
        case "item":
            return itemTypes(of(), undefined, file.facts.language === "rust");
        case "element":
            return elementTypes(world, of(), file.facts.language === "go");
        case "part":
            return partTypes(world, of(), value.names[0] ?? "");
        case "await":
            return of().flatMap((type) => type.kind === "builtin" && type.name === "Promise" ? (type.args[0] ?? []) : [type]);
        case "enter":
            return enterTypes(world, of());
        case "instance":
            return instancesOf(world, file, value.of);
        case "union":
            return (0,resolve_type/* unionOf */.Z6)(value.args.map((operand) => typesOfOperand(world, file, operand)));
        case "literal":
            return [
                {
                    kind: "builtin",
                    name: value.names[0] ?? "",
                    args: [(0,resolve_type/* unionOf */.Z6)(value.args.map((arg) => typesOfOperand(world, file, arg))).slice()],
                },
            ];
        case "object":
            return [{ kind: "object", path: file.path, value: index }];
        case "module":
            return typesOfMembers(world, (0,modules/* wholeModule */.iQ)(world, world.module(file.path, value.names[0] ?? "")));
        case "definition":
            return [{ kind: "definition", path: file.path, index: (0,facts/* operandIndex */.E0)(value.of) }];
    }
}
function callTypes(world, file, value) {
    const callee = (0,facts/* isReferenceOperand */.pr)(value.of) ? file.facts.references[(0,facts/* operandIndex */.E0)(value.of)] : undefined;
    if (file.facts.language === "python" && callee?.name === "super" && callee.receiver === facts/* NO_OPERAND */.ai) {
        const owner = file.ownerOfThis(callee.scope);
        return owner < 0 ? resolve_type/* UNKNOWN */.HV : [{ kind: "super", path: file.path, index: owner, isStatic: false }];
    }
    const receivers = callee && callee.receiver >= 0 ? typesOfOperand(world, file, callee.receiver) : [];
    if (callee && !(0,language_traits/* hasModuleObjects */.fJ)(file.facts.language)) {
        const contained = containerCall(world, receivers, callee.name);
        if (contained.length > 0)
            return contained;
    }
    return (0,resolve_type/* unionOf */.Z6)(typesOfOperand(world, file, value.of).map((type) => {
        if (type.kind === "external")
            return [resolve_type/* EXTERNAL */.SJ];
        if (type.kind === "builtin")
            return resolve_type/* UNKNOWN */.HV;
        if (type.kind !== "definition")
            return resolve_type/* UNKNOWN */.HV;
        // In JavaScript any function can be a class.
        if (value.kind === "new")
            return [{ kind: "instance", path: type.path, index: type.index, args: [] }];
        return callResult(world, type, receivers[0]);
    }));
}
function partTypes(world, types, name) {
    if (/^\d+$/.test(name))
        return itemTypes(types, Number(name));
    return (0,resolve_type/* unionOf */.Z6)(types.map((type) => typesOfAttribute(world, type, name)));
}
function enterTypes(world, types) {
    return (0,resolve_type/* unionOf */.Z6)(types.map((type) => {
        if (type.kind !== "instance")
            return [type];
        const entered = (0,classes/* memberOfClass */.YO)(world, type, "__enter__").flatMap((member) => member.kind === "definition" ? callResult(world, member, type) : []);
        return entered.length > 0 ? entered : [type];
    }));
}


/***/ }),

/***/ 9703:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ implicitMembers),
/* harmony export */   Pf: () => (/* binding */ topLevelMembers),
/* harmony export */   QN: () => (/* binding */ qualifiedMembers),
/* harmony export */   io: () => (/* binding */ visibleMembers),
/* harmony export */   yf: () => (/* binding */ classesAround)
/* harmony export */ });
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _class_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2679);
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3596);
/* harmony import */ var _go_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4512);
/* harmony import */ var _included_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6244);
/* harmony import */ var _language_traits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4520);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(588);
/* harmony import */ var _namespaces_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1298);
/* harmony import */ var _ruby_constants_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6278);
/* harmony import */ var _rust_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6633);
/* harmony import */ var _scope_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6151);











/** What a bare name that nothing in the file binds means by the language's packages, namespaces and includes; empty when nothing. */
function visibleMembers(world, file, scope, name) {
    switch (file.facts.language) {
        case "go":
            return (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleInPackage */ .kE)(world, file, name);
        case "rust":
            return (0,_rust_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .visibleByGlob */ .UG)(world, file, name);
        case "c":
        case "cpp":
        case "bash":
            return (0,_included_files_js__WEBPACK_IMPORTED_MODULE_4__/* .includedMembers */ .ao)(world, file, name);
        case "ruby":
            return (0,_ruby_constants_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleInRuby */ .U4)(world, file, scope, name);
        case "java":
        case "kotlin":
        case "csharp":
        case "php":
            return (0,_namespaces_js__WEBPACK_IMPORTED_MODULE_7__/* .visibleInNamespaces */ .wo)(world, file, name);
        default:
            return _member_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MEMBERS */ .A;
    }
}
/** A member of a class around the scope, or of an ancestor, that a bare name means without `this`. */
function implicitMembers(world, file, scope, name) {
    const { language } = file.facts;
    if (!(0,_language_traits_js__WEBPACK_IMPORTED_MODULE_5__/* .hasImplicitThis */ .c$)(language) || (language === "ruby" && isInNestedBlock(file, scope)))
        return _member_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MEMBERS */ .A;
    for (const handle of classesAround(world, file, scope)) {
        const members = (0,_classes_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOfClass */ .YO)(world, handle, name).filter((member) => member.kind !== "external" && !isConstructor(world, member, name));
        if (members.length > 0)
            return members;
    }
    return _member_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MEMBERS */ .A;
}
/** A block inside a block is most often one that runs on another object: `describe … do it … do … end end`. */
function isInNestedBlock(file, scope) {
    const { scopes } = file.facts;
    let blocks = 0;
    for (let at = scope; at >= 0 && (scopes[at]?.definition ?? -1) < 0; at = scopes[at]?.parent ?? -1) {
        if (scopes[at]?.kind === "function")
            blocks++;
    }
    return blocks > 1;
}
/** The name of a class means the class, in it and in those that extend it, not its constructor. */
function isConstructor(world, member, name) {
    const file = member.kind === "definition" ? world.file(member.path) : undefined;
    if (!file || member.kind !== "definition" || !(0,_language_traits_js__WEBPACK_IMPORTED_MODULE_5__/* .namesConstructorsLikeClasses */ .tj)(file.facts.language))
        return false;
    return `.${file.definition(member.index).qualname}`.endsWith(`.${name}.${name}`);
}
/** The classes around a scope, innermost first. */
function classesAround(world, file, scope) {
    const handles = [];
    for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
        const { kind, parent } = file.definition(at);
        if (kind === "class" || kind === "interface" || kind === "enum")
            handles.push({ path: file.path, index: at });
        else if (kind === "method" && parent < 0) {
            const owner = (0,_class_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerOf */ .b)(world, { path: file.path, index: at });
            if (owner)
                handles.push(owner);
        }
    }
    return handles;
}
/** What `a.b.name` means when `a` is bound by nothing: a name of a namespace or module that is spelled out. */
function qualifiedMembers(world, file, receiver, name) {
    const { language } = file.facts;
    if ((0,_language_traits_js__WEBPACK_IMPORTED_MODULE_5__/* .hasModuleObjects */ .fJ)(language))
        return _member_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MEMBERS */ .A;
    const path = unboundPath(file, receiver);
    if (!path)
        return _member_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MEMBERS */ .A;
    if ((0,_language_traits_js__WEBPACK_IMPORTED_MODULE_5__/* .isNamespaced */ .ik)(language))
        return (0,_namespaces_js__WEBPACK_IMPORTED_MODULE_7__/* .qualifiedInNamespaces */ .W7)(world, file, path, name);
    if (language === "cpp")
        return (0,_included_files_js__WEBPACK_IMPORTED_MODULE_4__/* .includedInNamespace */ .fD)(world, file, path, name);
    if (language === "ruby")
        return (0,_ruby_constants_js__WEBPACK_IMPORTED_MODULE_8__/* .qualifiedInRuby */ .WX)(world, file, path, name);
    return language === "rust" ? (0,_rust_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .rustMembers */ .iv)(world, file, path.join("::"), name, 0) : _member_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MEMBERS */ .A;
}
/** The names that an operand spells out, when no scope binds the first of them, or an import does. */
function unboundPath(file, operand) {
    const path = [];
    for (let at = operand;;) {
        const reference = (0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isReferenceOperand */ .pr)(at) ? file.facts.references[(0,_model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .operandIndex */ .E0)(at)] : undefined;
        if (!reference)
            return undefined;
        // PHP's references name all parts of a namespace at once.
        path.unshift(...reference.name.split("\\"));
        if (reference.receiver === _model_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OPERAND */ .ai)
            return fullPath(file, reference.scope, path);
        at = reference.receiver;
    }
}
/** A path whose first name an import stands for begins with what was imported. */
function fullPath(file, scope, path) {
    const [first = "", ...rest] = path;
    const [binding] = (0,_scope_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .lookupName */ .Q)(file, scope, first)?.bindings ?? [];
    if (!binding)
        return path;
    const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
    if (!imported)
        return undefined;
    const separator = file.facts.language === "rust" ? "::" : /[.\\]/;
    return [...imported.module.split(separator), ...(imported.name === "" ? [] : [imported.name]), ...rest];
}
/** What a name means at the top level of a file, wherever it is defined. */
function topLevelMembers(world, file, name) {
    const own = file.definitionsNamed(name);
    if (own.length > 0)
        return own.map((index) => ({ kind: "definition", path: file.path, index }));
    return visibleMembers(world, file, 0, name);
}


/***/ }),

/***/ 8428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ World)
/* harmony export */ });
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4121);
/* harmony import */ var _type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5974);


/** Beyond this many steps from one expression to the next, an answer would rest on too much. */
const MAX_DEPTH = 24;
/** One project and everything already worked out about it. Nothing in it changes once known. */
class World {
    project;
    #files = new Map();
    #modules = new Map();
    #types = new Map();
    #aliases = new Map();
    #ancestries = new Map();
    #names = new WeakMap();
    #members = new Map();
    #depth = 0;
    /** The lowest depth whose unfinished answer was used since the current one began. */
    #cutAt = Number.POSITIVE_INFINITY;
    constructor(project) {
        this.project = project;
    }
    file(path) {
        if (this.#files.has(path))
            return this.#files.get(path);
        const facts = this.project.factsOf(path);
        const index = facts && new _file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .FileIndex */ .r(path, facts);
        this.#files.set(path, index);
        return index;
    }
    /** Where a specifier leads from a file. */
    module(fromPath, specifier) {
        let known = this.#modules.get(fromPath);
        if (!known) {
            known = new Map();
            this.#modules.set(fromPath, known);
        }
        let target = known.get(specifier);
        if (!target) {
            target = this.project.finderFor(fromPath).find(fromPath, specifier);
            known.set(specifier, target);
        }
        return target;
    }
    /** What follows from the facts of files alone, as one file sees it, found once. */
    memoiseMembers(path, key, compute) {
        let known = this.#members.get(path);
        if (!known) {
            known = new Map();
            this.#members.set(path, known);
        }
        let members = known.get(key);
        if (!members) {
            members = compute();
            known.set(key, members);
        }
        return members;
    }
    /** The names that the files of a module declare in a namespace, gathered once. */
    memoiseNames(target, namespace, compute) {
        let known = this.#names.get(target);
        if (!known) {
            known = new Map();
            this.#names.set(target, known);
        }
        let names = known.get(namespace);
        if (!names) {
            names = compute();
            known.set(namespace, names);
        }
        return names;
    }
    /**
     * The types of an operand, worked out once. An operand that depends on itself (`x = x.next`) knows nothing while it
     * is being worked out.
     */
    memoise(path, operand, compute) {
        return this.#once(this.#types, path, operand, _type_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV, compute);
    }
    /** What the type alias with that definition index stands for, worked out once. */
    memoiseAlias(path, index, compute) {
        return this.#once(this.#aliases, path, index, _type_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV, compute);
    }
    /** The ancestors of the class with that definition index, worked out once. */
    memoiseAncestry(path, index, compute) {
        return this.#once(this.#ancestries, path, index, { classes: [{ path, index }], isComplete: false }, compute);
    }
    /**
     * Works something out once. What rests on an answer that was cut off, because it depends on itself or lies too deep, is
     * not kept: asked by itself it may have a better one, and no answer may depend on what was asked before.
     */
    #once(table, path, index, otherwise, compute) {
        let known = table.get(path);
        if (!known) {
            known = [];
            table.set(path, known);
        }
        const found = known[index];
        if (typeof found === "object")
            return found;
        if (found !== undefined || this.#depth >= MAX_DEPTH) {
            this.#cutAt = Math.min(this.#cutAt, found ?? 0);
            return otherwise;
        }
        const depth = this.#depth++;
        known[index] = depth;
        const cutBefore = this.#cutAt;
        this.#cutAt = Number.POSITIVE_INFINITY;
        let answer;
        try {
            answer = compute();
            return answer;
        }
        finally {
            this.#depth--;
            const isWhole = this.#cutAt >= depth;
            known[index] = isWhole ? answer : undefined;
            this.#cutAt = Math.min(cutBefore, isWhole ? Number.POSITIVE_INFINITY : this.#cutAt);
        }
    }
}


/***/ })

};
