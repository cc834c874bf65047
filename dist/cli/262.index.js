export const id = 262;
export const ids = [262];
export const modules = {

/***/ 3262:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildGraphCommand: () => (/* binding */ buildGraphCommand)
});

// EXTERNAL MODULE: ./src/facts/open-store.ts
var open_store = __webpack_require__(383);
// EXTERNAL MODULE: ./src/freshness/dirty-files.ts
var dirty_files = __webpack_require__(4349);
// EXTERNAL MODULE: ./src/git/git-tree.ts + 2 modules
var git_tree = __webpack_require__(4538);
// EXTERNAL MODULE: ./src/git/repository.ts + 3 modules
var git_repository = __webpack_require__(6213);
// EXTERNAL MODULE: ./src/git/work-tree.ts + 3 modules
var work_tree = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/facts/update.ts
var facts_update = __webpack_require__(6122);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
// EXTERNAL MODULE: ./src/resolve/live-project.ts
var live_project = __webpack_require__(3820);
// EXTERNAL MODULE: ./src/model/symbol-id.ts
var symbol_id = __webpack_require__(2271);
// EXTERNAL MODULE: ./src/resolve/finders.ts + 7 modules
var finders = __webpack_require__(9198);
;// CONCATENATED MODULE: ./src/graph/changed-files.ts


function changesSince(record, entries) {
    const changed = new Set();
    let isLayoutChanged = false;
    const known = new Set();
    for (const { path, blobId } of [...record.linked, ...record.plain]) {
        known.add(path);
        const entry = entries.get(path);
        if (entry?.blobId === blobId)
            continue;
        changed.add(path);
        if (!entry || (0,finders/* isManifest */.Yh)(path))
            isLayoutChanged = true;
    }
    for (const path of entries.keys()) {
        if (known.has(path))
            continue;
        changed.add(path);
        isLayoutChanged = true;
    }
    return { changed, isLayoutChanged };
}
/** The files with an import that leads elsewhere than when it was last followed. */
function filesWithMovedImports(found, project) {
    const moved = new Set();
    for (const [from, targets] of found) {
        const finder = project.finderFor(from);
        for (const [specifier, target] of targets) {
            if (isSameTarget(finder.find(from, specifier), target))
                continue;
            moved.add(from);
            break;
        }
    }
    return moved;
}
function isSameTarget(a, b) {
    if (a.kind === "file")
        return b.kind === "file" && a.path === b.path;
    if (a.kind === "files")
        return b.kind === "files" && a.paths.join("\n") === b.paths.join("\n");
    if (a.kind === "package")
        return b.kind === "package" && a.directory === b.directory;
    return b.kind === "external";
}
/** The ids of every file's definitions. `files` are in path order. */
function assignIds(files) {
    const ids = new symbol_id/* SymbolIds */.JA();
    return new Map(Array.from(files, ({ path, baseIds }) => [path, ids.assign(baseIds)]));
}
/** The unchanged files of which a definition has another id than before, because another file came to share it. */
function filesWithNewIds(record, ids, changed) {
    const before = assignIds(record.linked);
    const found = new Set();
    for (const [path, old] of before) {
        const now = ids.get(path);
        if (now && !changed.has(path) && now.some((id, at) => id !== old[at]))
            found.add(path);
    }
    return found;
}
/** Whether nothing that a file was linked from has changed. */
function isStillLinked(file, changed) {
    return !file.consulted.some((path) => changed.has(path));
}

;// CONCATENATED MODULE: ./src/graph/committed-at.ts
/** When a commit was made, as LLMC writes times: the one date that is the same wherever and whenever a graph is built. */
async function committedAt(repository, commit) {
    const text = await repository.git.text(["cat-file", "commit", commit], { task: `read the commit ${commit}` });
    const header = text.slice(0, text.indexOf("\n\n"));
    const seconds = Number(/^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(header)?.[1] ?? 0);
    return `${new Date(seconds * 1000).toISOString().slice(0, -".000Z".length)}+00:00`;
}

// EXTERNAL MODULE: ./src/facts/version.ts
var version = __webpack_require__(9663);
;// CONCATENATED MODULE: ./src/graph/enrichment.ts

/** Metadata that is read from the code itself; everything else was added by somebody and is theirs. */
const STRUCTURAL_KEYS = new Set(["params", "returns", "bases", "language"]);
/** Set when the code has changed since the enrichment was written. */
const STALE_KEY = "enrichment_stale";
/**
 * Gives each entity the enrichment of the entity it was before. `isHashComparable` says that the older graph is one of our
 * own: only then do its hashes tell whether the code has changed.
 */
function carryEnrichment(entities, match, isHashComparable) {
    return entities.map((entity) => {
        const before = match(entity);
        const added = before ? [...before.metadata].filter(([key]) => !STRUCTURAL_KEYS.has(key)) : [];
        if (!before || added.length === 0)
            return entity;
        const metadata = new Map([...entity.metadata, ...added]);
        if (isHashComparable && before.spanHash !== entity.spanHash)
            metadata.set(STALE_KEY, true);
        return { ...entity, metadata };
    });
}
/** Matches by id within the same file, else by file and qualified name, which also reads LLMC's ids (`sym:stem.name`). */
function sameSymbolMatcher(older) {
    const byId = new Map();
    const byName = new Map();
    for (const entity of older) {
        if (!hasEnrichment(entity))
            continue;
        byId.set(entity.id, entity);
        const key = nameKey(entity);
        if (key !== undefined && !byName.has(key))
            byName.set(key, entity);
    }
    if (byId.size === 0)
        return () => undefined;
    return (entity) => {
        const same = byId.get(entity.id);
        // Without packages in its ids, LLMC gives symbols of different files the same one.
        if (same && (same.filePath === undefined || same.filePath === entity.filePath))
            return same;
        const key = nameKey(entity);
        return key === undefined ? undefined : byName.get(key);
    };
}
function hasEnrichment(entity) {
    for (const key of entity.metadata.keys())
        if (!STRUCTURAL_KEYS.has(key))
            return true;
    return false;
}
/** File and qualified name; undefined when the id does not fit the file. */
function nameKey({ id, filePath }) {
    const parsed = (0,symbol_id/* parseSymbolId */.Zc)(id);
    if (!parsed || filePath === undefined)
        return undefined;
    const module = (0,symbol_id/* moduleName */.AO)(filePath).split(".");
    const stem = filePath.slice(filePath.lastIndexOf("/") + 1).replace(/(?!^)\.[^.]*$/, "");
    const { parts, ordinal } = parsed;
    const isFull = parts.length > module.length && module.every((part, at) => part === parts[at]);
    const skipped = isFull ? module.length : parts[0] === stem ? 1 : 0;
    return skipped === 0 ? undefined : `${filePath}\n${parts.slice(skipped).join(".")}\n${ordinal}`;
}

// EXTERNAL MODULE: ./src/graph/graph-file.ts + 3 modules
var graph_file = __webpack_require__(2432);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/graph/atomic-file.ts
var atomic_file = __webpack_require__(4506);
;// CONCATENATED MODULE: ./src/graph/graph-writer.ts


/** Text is gathered up to this length, because encoding many short strings one by one is slow. */
const TEXT_BUFFER = 1 << 18;
/** Writes a graph file piece by piece, so that it never stands in memory as one string, and notes where each piece lies. */
class GraphWriter {
    #file;
    #hash = (0,external_node_crypto_.createHash)("sha256");
    #offset = 0;
    #text = "";
    constructor(root, relativePath) {
        this.#file = new atomic_file/* AtomicFile */.A(root, relativePath);
    }
    text(text) {
        this.#text += text;
        if (this.#text.length >= TEXT_BUFFER)
            this.#flushText();
    }
    /** A JSON list under a key; the pieces are runs of values separated by commas, and may be empty. */
    list(key, pieces) {
        this.text(`,\n${JSON.stringify(key)}:[`);
        const ranges = [];
        let isFirst = true;
        for (const piece of pieces) {
            if (piece.length > 0)
                this.text(isFirst ? "\n" : ",\n");
            if (piece.length > 0)
                isFirst = false;
            this.#flushText();
            ranges.push([this.#offset, piece.length]);
            this.#bytes(piece);
        }
        this.text("\n]");
        return ranges;
    }
    /** Puts the file in its place and gives the digest of its bytes. */
    commit() {
        this.#flushText();
        this.#file.commit();
        return this.#hash.digest("hex");
    }
    abandon() {
        this.#file.abandon();
    }
    #flushText() {
        if (this.#text === "")
            return;
        const bytes = Buffer.from(this.#text);
        this.#text = "";
        this.#bytes(bytes);
    }
    #bytes(bytes) {
        if (bytes.length === 0)
            return;
        this.#hash.update(bytes);
        this.#file.write(bytes);
        this.#offset += bytes.length;
    }
}
/** The digest of a graph file's bytes. */
function digestOf(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}

// EXTERNAL MODULE: ./src/git/contained-files.ts
var contained_files = __webpack_require__(3767);
;// CONCATENATED MODULE: ./src/graph/link-cache.ts



/** Raise it whenever resolution or linking changes what a file's share of the graph looks like. */
const LINKS_VERSION = 3;
/** Where it is kept, relative to the root of the repository. */
const LINK_CACHE_PATH = ".llmc/cache/links.json";
/** A repository of 100,000 files stays below this. */
const MAX_CACHE_BYTES = 256 * 1024 * 1024;
/** Reads what the last build left; undefined when there is nothing that this version can use. */
function readLinkRecord(root) {
    const { bytes } = new contained_files/* ContainedFiles */.V(root).read(LINK_CACHE_PATH, MAX_CACHE_BYTES);
    if (!bytes)
        return undefined;
    try {
        const record = JSON.parse(bytes.toString("utf8"));
        return record.version === versionKey() ? fromWire(record) : undefined;
    }
    catch {
        // A damaged cache is worth no more than none: the build makes it again.
        return undefined;
    }
}
function writeLinkRecord(root, record) {
    (0,atomic_file/* writeAtomically */.v)(root, LINK_CACHE_PATH, JSON.stringify(toWire(record)));
}
function versionKey() {
    return `${LINKS_VERSION}.${version/* FACTS_VERSION */.B}`;
}
function toWire(record) {
    const numbers = new Map();
    const numberOf = (path) => {
        const known = numbers.get(path);
        if (known !== undefined)
            return known;
        numbers.set(path, numbers.size);
        return numbers.size - 1;
    };
    const linked = record.linked.map((file) => {
        const ranges = [...file.entities, ...file.relations, ...file.unresolved];
        const { entities, relations, unresolved, outside } = file.counts;
        return [
            file.path,
            file.blobId,
            file.language,
            file.baseIds.join("\n"),
            file.consulted.map(numberOf),
            ranges,
            [entities, relations, unresolved, outside],
        ];
    });
    const found = [...record.found].map(([from, targets]) => [
        numberOf(from),
        [...targets.keys()],
        [...targets.values()].map((target) => targetToWire(target, numberOf)),
    ]);
    return {
        version: versionKey(),
        commit: record.commit,
        graphDigest: record.graphDigest,
        isEnriched: record.isEnriched,
        paths: [...numbers.keys()],
        linked,
        plain: record.plain.map(({ path, blobId, language }) => [path, blobId, language ?? null]),
        found,
    };
}
function fromWire(wire) {
    const pathAt = (number) => {
        const path = wire.paths[number];
        if (path === undefined)
            throw new RangeError("no such path");
        return path;
    };
    return {
        commit: wire.commit,
        graphDigest: wire.graphDigest,
        isEnriched: wire.isEnriched,
        linked: wire.linked.map(([path, blobId, language, baseIds, consulted, ranges, counts]) => ({
            path,
            blobId,
            language,
            baseIds: baseIds === "" ? [] : baseIds.split("\n"),
            consulted: consulted.map(pathAt),
            entities: [ranges[0] ?? 0, ranges[1] ?? 0],
            relations: [ranges[2] ?? 0, ranges[3] ?? 0],
            unresolved: [ranges[4] ?? 0, ranges[5] ?? 0],
            counts: {
                entities: counts[0] ?? 0,
                relations: counts[1] ?? 0,
                unresolved: counts[2] ?? 0,
                outside: counts[3] ?? 0,
            },
        })),
        plain: wire.plain.map(([path, blobId, language]) => ({ path, blobId, language: language ?? undefined })),
        found: new Map(wire.found.map(([from, specifiers, targets]) => [
            pathAt(from),
            new Map(specifiers.map((specifier, at) => [specifier, targetFromWire(targets[at] ?? 0, pathAt)])),
        ])),
    };
}
const EXTERNAL_NUMBER = -1;
function targetToWire(target, numberOf) {
    if (target.kind === "file")
        return numberOf(target.path);
    if (target.kind === "files")
        return target.paths.map(numberOf);
    return target.kind === "package" ? target.directory : EXTERNAL_NUMBER;
}
function targetFromWire(wire, pathAt) {
    if (Array.isArray(wire))
        return { kind: "files", paths: wire.map(pathAt) };
    if (typeof wire === "string")
        return { kind: "package", directory: wire };
    return wire === EXTERNAL_NUMBER ? { kind: "external" } : { kind: "file", path: pathAt(wire) };
}

;// CONCATENATED MODULE: ./src/graph/last-build.ts







/** What the last build left in a repository, as far as it can be used. */
class LastBuild {
    /** What is known of the graph file; undefined when somebody else wrote or changed it, or when nothing may be reused. */
    record;
    /** Whether a record of this build may be left for the next one. */
    isCacheTrusted;
    #graph;
    /** It is known that nobody added anything to the graph, so there is no need to look. */
    #isPlain;
    #logger;
    constructor(graph, logger, options) {
        this.#graph = graph;
        this.#logger = logger;
        this.#isPlain = options.isPlain;
        this.record = options.record;
        this.isCacheTrusted = options.isCacheTrusted;
    }
    static read(root, entries, isFull, logger) {
        const graph = readOrWarn(root, logger);
        // A cache that comes with the commit would let whoever wrote it decide what we believe about the code.
        const isCacheTrusted = !entries.some((entry) => entry.path.startsWith(`${open_store/* CACHE_DIRECTORY */.v}/`));
        const found = graph && isCacheTrusted ? readLinkRecord(root) : undefined;
        const record = graph && found?.graphDigest === digestOf(graph) ? found : undefined;
        const isPlain = record?.isEnriched === false;
        return new LastBuild(graph, logger, { record: isFull ? undefined : record, isCacheTrusted, isPlain });
    }
    /** The bytes of a piece of the graph file. */
    piece([offset, length]) {
        return (this.#graph ?? Buffer.alloc(0)).subarray(offset, offset + length);
    }
    /** The entities whose enrichment may have to be carried over: those of `replaced`, or all of a graph not our own. */
    olderEntities(replaced) {
        const nothing = { match: () => undefined, isHashComparable: false };
        if (!this.#graph || this.#isPlain)
            return nothing;
        try {
            if (!this.record) {
                const { graph } = (0,graph_file/* decodeGraph */.bX)(this.#graph, this.#logger);
                const isHashComparable = graph.factsVersion === version/* FACTS_VERSION */.B;
                return { match: sameSymbolMatcher(graph.entities), isHashComparable };
            }
            const pieces = replaced.map((file) => this.piece(file.entities)).filter((piece) => piece.length > 0);
            const list = Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [Buffer.from(","), piece])));
            const wrapped = Buffer.concat([Buffer.from('{"entities":['), list, Buffer.from("]}")]);
            return { match: sameSymbolMatcher((0,graph_file/* decodeGraph */.bX)(wrapped, this.#logger).graph.entities), isHashComparable: true };
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            this.#logger.warn(`${error.message} What it added to entities is lost.`);
            return nothing;
        }
    }
}
/** A graph file that cannot be read is replaced like one that is out of date. */
function readOrWarn(root, logger) {
    try {
        return (0,graph_file/* readGraphBytes */.c2)(root);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        logger.warn(`${error.message} It will be replaced.`);
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/model/facts.ts
var model_facts = __webpack_require__(1374);
// EXTERNAL MODULE: ./src/util/bytes.ts
var util_bytes = __webpack_require__(1671);
;// CONCATENATED MODULE: ./src/facts/decode-language.ts


/** The language of encoded facts, without decoding the rest: a look at thousands of files that may be no code at all. */
function decodeLanguage(bytes) {
    const input = new util_bytes/* ByteReader */.kP(bytes);
    const count = input.readCount();
    let characters = 0;
    for (let i = 0; i < count; i++)
        characters += input.readUnsigned();
    const bytesPerCharacter = input.readUnsigned();
    input.readBytes(characters * bytesPerCharacter);
    const language = model_facts/* LANGUAGES */.Yj[input.readUnsigned()];
    if (language === undefined)
        throw new util_bytes/* CorruptDataError */.KK("unknown language");
    return language;
}

;// CONCATENATED MODULE: ./src/graph/entity-of.ts


const CALLABLE = new Set(["function", "method"]);
const WITH_BASES = new Set(["class", "interface", "enum"]);
/** A base class is a name with a few dots; anything longer is damage. */
const MAX_NAME_DEPTH = 16;
/** The entity of a file itself, which owns the code outside every definition. */
function fileEntity(path, language) {
    return {
        id: (0,symbol_id/* fileId */.qp)(path),
        kind: "file",
        filePath: path,
        startLine: undefined,
        endLine: undefined,
        spanHash: undefined,
        metadata: new Map([["language", language]]),
    };
}
/** The entity of a definition. */
function definitionEntity(path, facts, definition, id) {
    return {
        id,
        kind: definition.kind,
        filePath: path,
        startLine: definition.startLine,
        endLine: definition.endLine,
        spanHash: definition.bodyHash,
        metadata: metadataOf(facts, definition),
    };
}
/** What LLMC keeps of a definition: the parameters of a function, the bases of a class. */
function metadataOf(facts, definition) {
    if (CALLABLE.has(definition.kind))
        return new Map([["params", definition.params.map((param) => param.name)]]);
    if (!WITH_BASES.has(definition.kind))
        return new Map();
    const bases = definition.bases.map((base) => nameOf(facts, base, MAX_NAME_DEPTH)).filter((name) => name !== "");
    return new Map([["bases", bases]]);
}
/** A dotted name as it is written, without type arguments; "" for anything else. */
function nameOf(facts, operand, depth) {
    if (operand < 0 || depth === 0)
        return "";
    if (!(0,model_facts/* isReferenceOperand */.pr)(operand)) {
        const value = facts.values[(0,model_facts/* operandIndex */.E0)(operand)];
        return value?.kind === "item" ? nameOf(facts, value.of, depth - 1) : "";
    }
    const reference = facts.references[(0,model_facts/* operandIndex */.E0)(operand)];
    if (!reference)
        return "";
    const before = nameOf(facts, reference.receiver, depth - 1);
    return before === "" ? reference.name : `${before}.${reference.name}`;
}

// EXTERNAL MODULE: ./src/resolve/mentions.ts
var mentions = __webpack_require__(4901);
// EXTERNAL MODULE: ./src/resolve/modules.ts + 1 modules
var modules = __webpack_require__(8416);
// EXTERNAL MODULE: ./src/resolve/resolver.ts
var resolver = __webpack_require__(144);
;// CONCATENATED MODULE: ./src/graph/link-file.ts




/** Stands for the file itself where the index of a definition is expected. */
const WHOLE_FILE = -1;
/** Resolves every reference, import, re-export and code-naming string of a file. */
function linkFile(world, file) {
    const links = new Map();
    const open = new Map();
    let outside = 0;
    const definedAt = qualnamesByPlace(file);
    const add = (src, dst, place, role, confidence) => {
        // `x = 1` writes to x where it defines it, and `export function f` exports f there: neither is a use.
        const isDefinition = dst.path === file.path && definedAt.get(placeKey(place))?.has(qualnameAt(file, dst.index));
        if (isDefinition)
            return;
        const edge = edgeOf(world, role, dst);
        const key = `${src} ${edge} ${dst.index} ${dst.path}`;
        const site = [place.line, place.column, role, confidence];
        const known = links.get(key);
        if (known)
            known.sites.push(site);
        else
            links.set(key, { src, edge, dst, sites: [site] });
    };
    const addMembers = (members, place, role, confidence) => {
        const src = file.definitionAround(place.scope);
        for (const target of distinct(targetsOf(world, members)))
            add(src, target, place, role, confidence);
    };
    for (const imported of file.facts.imports) {
        const members = imported.kind === "star" ? moduleMembers(world, file, imported.module) : (0,modules/* importedMembers */.mo)(world, file, imported);
        addMembers(members, imported, "import", "exact");
    }
    file.facts.references.forEach((reference, index) => {
        const resolution = (0,resolver/* resolveReference */.sX)(world, file, reference);
        const src = file.definitionUsing(index);
        if (resolution.outcome === "resolved") {
            for (const target of distinct(resolution.targets))
                add(src, target, reference, reference.role, "exact");
        }
        else if (resolution.outcome === "unknown-receiver") {
            addOpen(open, src, reference.name, [reference.line, reference.column, reference.role]);
        }
        else if (resolution.outcome === "outside") {
            outside++;
        }
    });
    for (const exported of file.facts.exports) {
        const place = { line: exported.line, column: exported.column, scope: 0 };
        const isWholeModule = exported.module !== "" && (exported.kind === "star" || exported.kind === "namespace");
        const members = isWholeModule ? moduleMembers(world, file, exported.module) : (0,mentions/* listedMembers */.P)(world, file, exported);
        addMembers(members, place, "reexport", "exact");
    }
    for (const mention of file.facts.strings) {
        addMembers((0,mentions/* mentionedMembers */.z)(world, file, mention), mention, "string", "likely");
    }
    return { links: [...links.values()], unresolved: [...open.values()], outside };
}
function addOpen(open, src, name, site) {
    const key = `${src} ${name}`;
    const known = open.get(key);
    if (known)
        known.sites.push(site);
    else
        open.set(key, { src, name, sites: [site] });
}
function placeKey({ line, column }) {
    return `${line}:${column}`;
}
function qualnameAt(file, index) {
    return file.facts.definitions[index]?.qualname ?? "";
}
/** Which symbols are defined at a place: overloads and redefinitions of one name are one symbol. */
function qualnamesByPlace(file) {
    const places = new Map();
    for (const { qualname, nameLine, nameColumn } of file.facts.definitions) {
        const key = placeKey({ line: nameLine, column: nameColumn });
        const known = places.get(key);
        if (known)
            known.add(qualname);
        else
            places.set(key, new Set([qualname]));
    }
    return places;
}
function moduleMembers(world, file, specifier) {
    const target = world.module(file.path, specifier);
    return target.kind === "file" ? [{ kind: "module", path: target.path }] : [];
}
/** The definitions and files among members; a file with code is the handle with the index `WHOLE_FILE`. */
function targetsOf(world, members) {
    const targets = [];
    for (const member of members) {
        if (member.kind === "definition")
            targets.push({ path: member.path, index: member.index });
        else if (member.kind === "module" && isCode(world, member.path))
            targets.push({ path: member.path, index: WHOLE_FILE });
    }
    return targets;
}
/** Data that is imported like code is no entity. */
function isCode(world, path) {
    const facts = world.file(path)?.facts;
    return facts !== undefined && facts.language !== "text";
}
function distinct(handles) {
    if (handles.length < 2)
        return handles;
    return handles.filter((handle, at) => handles.findIndex((each) => each.index === handle.index && each.path === handle.path) === at);
}
function edgeOf(world, role, dst) {
    switch (role) {
        case "call":
        case "decorator":
            return "calls";
        case "inherit":
            return "extends";
        case "import":
        case "reexport":
            return "imports";
        case "write":
            return "writes";
        case "type":
        case "string":
            return "uses";
        case "read":
            return isValue(world, dst) ? "reads" : "uses";
    }
}
/** A constant or a property is read; a function or class that is named without a call is used. */
function isValue(world, handle) {
    const definition = world.file(handle.path)?.facts.definitions[handle.index];
    return (definition !== undefined && (definition.kind === "constant" || (definition.flags & model_facts/* DefinitionFlag */.qb.getter) !== 0));
}

;// CONCATENATED MODULE: ./src/graph/graph-wire.ts


/** The version of LLMC's schema form. */
const GRAPH_VERSION = 1;
/** An entity as a line of the graph file; absent fields are left out, as LLMC does. */
function entityToWire(entity) {
    const { startLine, endLine, filePath = "" } = entity;
    const lines = startLine === undefined || endLine === undefined ? "" : `:${startLine}-${endLine}`;
    return JSON.stringify({
        id: entity.id,
        kind: entity.kind,
        path: filePath + lines,
        metadata: Object.fromEntries(entity.metadata),
        span_hash: entity.spanHash,
        file_path: filePath,
        start_line: startLine,
        end_line: endLine,
    });
}
/** One source file's share of the graph file, sorted by place, edge and target. */
function fragmentToWire(path, entities, { links, unresolved }, ids) {
    const idAt = (at, index) => {
        const id = index === WHOLE_FILE ? (0,symbol_id/* fileId */.qp)(at) : ids.get(at)?.[index];
        if (id === undefined)
            throw new RangeError(`${at} has no definition ${index}`);
        return id;
    };
    const relations = links
        .map(({ src, edge, dst, sites }) => ({ src, edge, dst: idAt(dst.path, dst.index), sites }))
        .sort((a, b) => a.src - b.src || compare(a.edge, b.edge) || compare(a.dst, b.dst))
        .map(({ src, edge, dst, sites }) => JSON.stringify({ src: idAt(path, src), edge, dst, sites: inOrder(sites) }));
    const open = [...unresolved]
        .sort((a, b) => a.src - b.src || compare(a.name, b.name))
        .map(({ src, name, sites }) => JSON.stringify({ src: idAt(path, src), name, sites: inOrder(sites) }));
    return {
        entities: entities.map(entityToWire).join(",\n"),
        relations: relations.join(",\n"),
        unresolved: open.join(",\n"),
    };
}
/** A row of `files`. */
function graphFileToWire({ path, blobId, language }) {
    return JSON.stringify({ path, blob_id: blobId, language: language ?? null });
}
function inOrder(sites) {
    return [...sites].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./src/resolve/world.ts
var world = __webpack_require__(8428);
;// CONCATENATED MODULE: ./src/graph/unit-world.ts

/** What the worlds of one build share: facts arranged for asking, and modules already found. Both are the same for all. */
class SharedFiles {
    project;
    found;
    #files;
    constructor(project, found) {
        this.project = project;
        this.found = found;
        this.#files = new world/* World */.H(project);
    }
    file(path) {
        return this.#files.file(path);
    }
    find(fromPath, specifier) {
        let known = this.found.get(fromPath);
        if (!known) {
            known = new Map();
            this.found.set(fromPath, known);
        }
        let target = known.get(specifier);
        if (!target) {
            target = this.project.finderFor(fromPath).find(fromPath, specifier);
            known.set(specifier, target);
        }
        return target;
    }
}
/** Lets one file look at the project and notes what it looked at. */
class WatchedProject {
    #shared;
    consulted = new Set();
    #finder = {
        find: (fromPath, specifier) => {
            this.consulted.add(fromPath);
            return this.#shared.find(fromPath, specifier);
        },
    };
    constructor(shared) {
        this.#shared = shared;
    }
    factsOf(path) {
        return this.file(path)?.facts;
    }
    file(path) {
        this.consulted.add(path);
        return this.#shared.file(path);
    }
    finderFor() {
        return this.#finder;
    }
}
/**
 * The world in which one file is linked. It starts with nothing worked out, so what it answers depends on the files it
 * consulted and on nothing else: not on which files were linked before, nor in which order.
 */
class UnitWorld extends world/* World */.H {
    #watched;
    constructor(shared) {
        const watched = new WatchedProject(shared);
        super(watched);
        this.#watched = watched;
    }
    file(path) {
        return this.#watched.file(path);
    }
    /** The files whose facts or imports mattered so far, whether they exist or not; sorted. */
    consulted() {
        return [...this.#watched.consulted].sort();
    }
}

;// CONCATENATED MODULE: ./src/graph/linked-tree.ts








/** Decides which files must be linked. The facts of the tree are loaded; `unread` have none. */
function planLinks(project, record, unread) {
    const changes = record && changesSince(record, project.entries);
    const changed = new Set(changes?.changed);
    const known = new Map((record?.linked ?? []).map((file) => [file.path, file]));
    const knownPlain = new Map((record?.plain ?? []).map((file) => [file.path, file]));
    const code = [];
    const plain = [];
    for (const entry of project.entries.values()) {
        const { path, blobId } = entry;
        if (unread.has(path))
            continue;
        const before = changed.has(path) ? undefined : known.get(path);
        const plainBefore = changed.has(path) ? undefined : knownPlain.get(path);
        const language = before || plainBefore ? undefined : languageOf(project, entry);
        const facts = language === undefined || language === "text" ? undefined : project.factsOf(path);
        if (before)
            code.push(before);
        else if (plainBefore)
            plain.push(plainBefore);
        else if (!facts)
            plain.push({ path, blobId, language });
        else
            code.push({ path, blobId, language: facts.language, baseIds: baseIdsOf(path, facts) });
    }
    const ids = assignIds(code);
    if (record)
        for (const path of filesWithNewIds(record, ids, changed))
            changed.add(path);
    if (record && changes?.isLayoutChanged) {
        for (const path of filesWithMovedImports(record.found, project))
            changed.add(path);
    }
    const planned = code.map((file) => {
        const before = known.get(file.path);
        return { ...file, kept: before && isStillLinked(before, changed) ? before : undefined };
    });
    const keptPaths = new Set(planned.filter((file) => file.kept).map((file) => file.path));
    return {
        code: planned,
        plain,
        ids,
        replaced: (record?.linked ?? []).filter((file) => !keptPaths.has(file.path)),
        found: new Map([...(record?.found ?? [])].filter(([from]) => !changed.has(from))),
    };
}
/** What the content is: a path that says nothing may lead to a script. Undefined for what is no text. */
function languageOf(project, entry) {
    const bytes = project.store.readBytes((0,facts_update/* keyOf */.TN)(entry));
    return bytes === undefined || bytes.length === 0 ? undefined : decodeLanguage(bytes);
}
function baseIdsOf(path, facts) {
    const module = (0,symbol_id/* moduleName */.AO)(path);
    return facts.definitions.map((definition) => (0,symbol_id/* baseIdIn */.Yu)(module, definition));
}
/** Links files of one tree. */
class Linker {
    #shared;
    #ids;
    constructor(project, plan) {
        this.#shared = new SharedFiles(project, plan.found);
        this.#ids = plan.ids;
    }
    /** Every module found, by this run and by those before it. */
    get found() {
        return this.#shared.found;
    }
    link({ path, language }) {
        const world = new UnitWorld(this.#shared);
        const file = world.file(path);
        if (!file)
            throw new Error(`${path} has no facts`);
        const links = linkFile(world, file);
        const ids = this.#ids.get(path) ?? [];
        const entities = [
            fileEntity(path, language),
            ...file.facts.definitions.map((definition, at) => definitionEntity(path, file.facts, definition, ids[at])),
        ];
        return {
            entities,
            toWire: (shown) => fragmentToWire(path, shown, links, this.#ids),
            consulted: world.consulted(),
            counts: {
                entities: entities.length,
                relations: links.links.length,
                unresolved: links.unresolved.reduce((sum, { sites }) => sum + sites.length, 0),
                outside: links.outside,
            },
        };
    }
}

// EXTERNAL MODULE: ./src/graph/status-file.ts
var status_file = __webpack_require__(7523);
;// CONCATENATED MODULE: ./src/graph/write-graph.ts






/** A graph never names the machine it was made on. */
const REPO_NAME = ".";
/** Links what has to be linked and takes over the rest. */
function makeShares(project, plan, last, progress) {
    const linker = new Linker(project, plan);
    const older = last.olderEntities(plan.replaced);
    let isEnriched = false;
    progress.start("Linking", plan.code.length);
    const shares = plan.code.map((file) => {
        progress.advance(1);
        return file.kept ? keptShare(file, file.kept, last) : newShare(file);
    });
    progress.stop();
    return { shares, found: linker.found, isEnriched: isEnriched || (last.record?.isEnriched ?? false) };
    function newShare(file) {
        const share = linker.link(file);
        const entities = carryEnrichment(share.entities, older.match, older.isHashComparable);
        isEnriched ||= entities.some((entity, at) => entity !== share.entities[at]);
        const wire = share.toWire(entities);
        const pieces = {
            entities: Buffer.from(wire.entities),
            relations: Buffer.from(wire.relations),
            unresolved: Buffer.from(wire.unresolved),
        };
        return { file, pieces, consulted: share.consulted, counts: share.counts };
    }
}
function keptShare(file, kept, last) {
    const pieces = {
        entities: last.piece(kept.entities),
        relations: last.piece(kept.relations),
        unresolved: last.piece(kept.unresolved),
    };
    return { file, pieces, consulted: kept.consulted, counts: kept.counts };
}
/** Writes the graph file and gives what the next build needs to know of it. */
function writeGraph(root, commit, indexedAt, plan, { shares, found, isEnriched }) {
    const writer = new GraphWriter(root, graph_file/* GRAPH_PATH */.l7);
    try {
        const head = {
            version: GRAPH_VERSION,
            indexed_at: indexedAt,
            repo: REPO_NAME,
            commit,
            facts_version: version/* FACTS_VERSION */.B,
        };
        writer.text(JSON.stringify(head).slice(0, -1));
        const files = [...plan.code, ...plan.plain].sort((a, b) => (a.path < b.path ? -1 : 1));
        writer.list("files", [Buffer.from(files.map(graphFileToWire).join(",\n"))]);
        const entities = writer.list("entities", shares.map(({ pieces }) => pieces.entities));
        const relations = writer.list("relations", shares.map(({ pieces }) => pieces.relations));
        const unresolved = writer.list("unresolved", shares.map(({ pieces }) => pieces.unresolved));
        writer.text("}\n");
        const linked = shares.map(({ file, consulted, counts }, at) => {
            const ranges = {
                entities: entities[at],
                relations: relations[at],
                unresolved: unresolved[at],
            };
            const { path, blobId, language, baseIds } = file;
            return { path, blobId, language, baseIds, consulted, counts, ...ranges };
        });
        return { commit, graphDigest: writer.commit(), isEnriched, linked, plain: plan.plain, found };
    }
    catch (error) {
        writer.abandon();
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/graph/build-graph.ts










const STATUS_SCHEMA_VERSION = "2";
/** Brings the graph and the status file of a repository up to date for a commit. */
async function buildGraph(tree, store, options) {
    const { commit, repository } = tree;
    const { root } = repository;
    if (repository.isBare) {
        throw new errors/* UserError */.y("A bare repository has no place for .llmc: run build-graph in a clone with a working tree.", {
            code: "BARE_REPOSITORY",
        });
    }
    const clock = new Clock();
    const [{ entries, skipped }, indexedAt] = await Promise.all([tree.list(), committedAt(repository, commit)]);
    clock.lap("list");
    const last = LastBuild.read(root, entries, options.isFull, options.logger);
    const isUnchanged = last.record !== undefined && isBuildOf(last.record, commit, new Map(byPath(entries)));
    clock.lap("check");
    if (last.record && isUnchanged) {
        writeStatus(root, freshStatus(commit, indexedAt));
        return unchanged(last.record, skipped, clock);
    }
    const update = await (0,facts_update/* updateFacts */.R9)(tree, store, { progress: options.progress });
    clock.lap("facts");
    const project = await live_project/* LiveProject */.o.open(tree, store);
    const unread = unreadPaths(update);
    const plan = planLinks(project, last.record, unread);
    clock.lap("plan");
    const shares = makeShares(project, plan, last, options.progress);
    clock.lap("link");
    const record = writeGraph(root, commit, indexedAt, plan, shares);
    if (last.isCacheTrusted && unread.size === 0)
        writeLinkRecord(root, record);
    // Only now is it proven that every blob of the commit was read.
    writeStatus(root, unread.size === 0 ? freshStatus(commit, indexedAt) : incompleteStatus(unread.size, indexedAt));
    clock.lap("write");
    const reused = plan.code.filter((file) => file.kept).length;
    return {
        ...totals(record),
        isUnchanged: false,
        parsed: update.parsed,
        linked: plan.code.length - reused,
        reused,
        skipped: update.skipped,
        unread: unread.size,
        timings: clock.laps,
    };
}
function isBuildOf(record, commit, entries) {
    return record.commit === commit && changesSince(record, entries).changed.size === 0;
}
function byPath(items) {
    return items.map((item) => [item.path, item]);
}
function unchanged(record, skipped, clock) {
    return {
        ...totals(record),
        isUnchanged: true,
        parsed: 0,
        linked: 0,
        reused: record.linked.length,
        skipped,
        unread: 0,
        timings: clock.laps,
    };
}
/** Everything without facts that is not known to be without text. */
function unreadPaths({ skipped }) {
    const unread = skipped.filter(({ reason }) => reason === "absent" || reason === "unreadable");
    return new Set(unread.map(({ path }) => path));
}
function freshStatus(commit, indexedAt) {
    return {
        repo: REPO_NAME,
        indexState: "fresh",
        lastIndexedAt: indexedAt,
        lastIndexedCommit: commit,
        schemaVersion: STATUS_SCHEMA_VERSION,
        lastError: undefined,
    };
}
/** Names no commit: an index that lacks some of a commit's files is not the index of that commit. */
function incompleteStatus(unread, indexedAt) {
    return {
        ...freshStatus("", indexedAt),
        indexState: "error",
        lastIndexedCommit: undefined,
        lastError: `${unread} files of the commit are not in this clone, so the index is not complete.`,
    };
}
function writeStatus(root, status) {
    const current = (0,status_file/* loadStatus */.LQ)(root);
    if (!current || (0,status_file/* statusToText */.hk)(current) !== (0,status_file/* statusToText */.hk)(status))
        (0,status_file/* saveStatus */.i5)(root, status);
}
function totals({ commit, linked, plain }) {
    const counts = { entities: 0, relations: 0, unresolved: 0, outside: 0 };
    for (const file of linked) {
        counts.entities += file.counts.entities;
        counts.relations += file.counts.relations;
        counts.unresolved += file.counts.unresolved;
        counts.outside += file.counts.outside;
    }
    return { commit, files: linked.length + plain.length, counts };
}
/** Measures one phase after the other. */
class Clock {
    laps = new Map();
    #last = performance.now();
    lap(phase) {
        const now = performance.now();
        this.laps.set(phase, now - this.#last);
        this.#last = now;
    }
}

;// CONCATENATED MODULE: ./src/cli/build-graph.ts






const HEAD = "HEAD";
/** `llmc-nav build-graph`: the graph and the status file of a commit. */
const buildGraphCommand = {
    async run(context, options) {
        const started = performance.now();
        const repository = await git_repository/* Repository */.L.open(context.directory);
        const tree = new git_tree/* GitTree */.x(repository, await repository.resolveCommit(context.rev ?? HEAD));
        const dirty = context.rev === undefined ? countDirty(tree) : Promise.resolve(0);
        // Awaited when the graph is built; a failure until then must not count as unhandled.
        dirty.catch(() => { });
        const store = await (0,open_store/* openStore */.C)(repository, tree, context.logger);
        try {
            const build = await buildGraph(tree, store, {
                logger: context.logger,
                progress: context.progress,
                isFull: options.flag("full"),
            });
            const elapsedMs = performance.now() - started;
            await context.io.writeOut(renderBuild(context.format, build, await dirty, elapsedMs));
        }
        finally {
            store.close();
            await tree.close();
        }
        return 0;
    },
};
/** Files of the working tree that differ from the commit: they are not in the graph. */
async function countDirty(tree) {
    if (tree.repository.isBare)
        return 0;
    const [committed, live] = await Promise.all([tree.list(), new work_tree/* WorkTree */.W(tree.repository).list()]);
    return (0,dirty_files/* findDirtyFiles */.B)(committed, live).length;
}
function renderBuild(format, build, dirty, elapsedMs) {
    const { commit, counts, files, parsed, linked, reused } = build;
    if (format === "json" || format === "jsonl") {
        const wire = {
            commit,
            unchanged: build.isUnchanged,
            files,
            ...counts,
            parsed,
            linked,
            reused,
            skipped: build.skipped.length,
            unread: build.unread,
            dirty_files: dirty,
            timings_ms: Object.fromEntries([...build.timings].map(([phase, ms]) => [phase, Math.round(ms)])),
            elapsed_ms: Math.round(elapsedMs),
        };
        return `${JSON.stringify(wire)}\n`;
    }
    const did = build.isUnchanged
        ? `The graph of ${commit} is up to date`
        : `Built the graph of ${commit}: parsed ${parsed} contents, linked ${linked} files, reused ${reused}`;
    const lines = [
        `${did} (${(elapsedMs / 1000).toFixed(2)} s).`,
        `${files} files, ${counts.entities} entities, ${counts.relations} relations; ${counts.unresolved} uses on receivers of unknown type, ${counts.outside} of things outside the repository.`,
    ];
    if (dirty > 0)
        lines.push(`${dirty} files of the working tree differ from this commit; the graph is about the commit.`);
    if (build.unread > 0)
        lines.push(`${build.unread} files could not be read, so the index does not count as fresh.`);
    return `${lines.join("\n")}\n`;
}


/***/ })

};
