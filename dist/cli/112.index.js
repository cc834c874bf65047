export const id = 112;
export const ids = [112];
export const modules = {

/***/ 3112:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rebindCommand: () => (/* binding */ rebindCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/facts/open-store.ts
var open_store = __webpack_require__(383);
// EXTERNAL MODULE: ./src/git/git-tree.ts + 2 modules
var git_tree = __webpack_require__(4538);
// EXTERNAL MODULE: ./src/git/repository.ts + 3 modules
var git_repository = __webpack_require__(6213);
// EXTERNAL MODULE: ./src/git/work-tree.ts + 3 modules
var work_tree = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(7206);
// EXTERNAL MODULE: ./src/facts/update.ts
var update = __webpack_require__(6122);
// EXTERNAL MODULE: ./src/git/compare-listings.ts
var compare_listings = __webpack_require__(2897);
// EXTERNAL MODULE: ./src/git/modes.ts
var modes = __webpack_require__(1712);
// EXTERNAL MODULE: ./src/git/paths.ts
var paths = __webpack_require__(2320);
;// CONCATENATED MODULE: ./src/git/diff.ts




/** Half of the content in common makes a rename, as for git itself. */
const MIN_SIMILARITY = "50%";
/** Beyond this many added times deleted files git pairs only equal content: the search is quadratic. */
const RENAME_LIMIT = 1000;
const NO_OBJECT = /^0+$/;
/**
 * What changed from one Tree to another. Between commits git finds renames by similarity; with a working tree, or in a partial
 * clone (where comparing content would fetch it), only files with equal content count as renamed.
 */
async function diffTrees(before, after) {
    if (before instanceof git_tree/* GitTree */.x && after instanceof git_tree/* GitTree */.x)
        return diffCommits(before, after);
    return (0,compare_listings/* compareListings */.n)(await before.list(), await after.list());
}
async function diffCommits(before, after) {
    const { git, isPartial } = after.repository;
    const output = await git.text([
        "diff-tree",
        ...["-r", "-z", "--raw", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--no-rename-empty"],
        `--find-renames=${isPartial ? "100%" : MIN_SIMILARITY}`,
        `-l${RENAME_LIMIT}`,
        ...["--end-of-options", before.commit, after.commit, "--"],
    ], { task: `compare ${before.commit} with ${after.commit}` });
    return parseRawDiff(output);
}
/** Reads the output of `diff-tree -z --raw`. */
function parseRawDiff(output) {
    const changes = [];
    const skipped = [];
    const records = (0,paths/* splitRecords */.DQ)(output);
    for (let i = 0; i + 1 < records.length;) {
        const [oldMode = "", newMode = "", oldId = "", newId = "", letter = ""] = (records[i++] ?? "").slice(1).split(" ");
        const firstPath = records[i++] ?? "";
        const isRename = letter.startsWith("R");
        const path = isRename ? (records[i++] ?? "") : firstPath;
        const oldBlobId = NO_OBJECT.test(oldId) || (0,modes/* modeProblem */.n5)(firstPath, oldMode) ? undefined : oldId;
        const newBlobId = NO_OBJECT.test(newId) || (0,modes/* modeProblem */.n5)(path, newMode) ? undefined : newId;
        const problem = (0,paths/* pathProblem */.z9)(path) ?? (0,paths/* pathProblem */.z9)(firstPath);
        if (problem !== undefined)
            skipped.push(problem);
        else if (oldBlobId === undefined && newBlobId === undefined) {
            skipped.push((0,modes/* modeProblem */.n5)(path, newMode) ?? (0,modes/* modeProblem */.n5)(path, oldMode) ?? { path, reason: "special" });
        }
        else if (isRename) {
            const similarity = Number(letter.slice(1));
            changes.push({ status: "renamed", path, oldPath: firstPath, oldBlobId, newBlobId, similarity });
        }
        else if (oldBlobId !== newBlobId) {
            changes.push({ status: statusOf(letter), path, oldBlobId, newBlobId });
        }
    }
    return { changes: changes.sort(paths/* comparePaths */.cD), skipped: skipped.sort(paths/* comparePaths */.cD) };
}
function statusOf(letter) {
    if (letter === "A")
        return "added";
    if (letter === "D")
        return "deleted";
    return letter === "T" ? "type-changed" : "modified";
}

// EXTERNAL MODULE: ./src/git/read-text.ts
var read_text = __webpack_require__(2560);
// EXTERNAL MODULE: ./src/languages/registry.ts
var registry = __webpack_require__(4112);
// EXTERNAL MODULE: ./src/util/progress.ts
var progress = __webpack_require__(5365);
;// CONCATENATED MODULE: ./src/rebind/names.ts
const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;
/** How alike two names are, 0 to 1: the share of their parts (`parse_url`, `parseUrl`: parse, url) that both have. */
function nameLikeness(a, b) {
    const partsOfA = partsOf(a);
    const partsOfB = partsOf(b);
    let shared = 0;
    for (const part of partsOfA)
        if (partsOfB.has(part))
            shared++;
    const all = partsOfA.size + partsOfB.size - shared;
    return all === 0 ? 0 : shared / all;
}
function partsOf(name) {
    return new Set((name.match(PARTS) ?? [name]).map((part) => part.toLowerCase()));
}
/** How alike two paths are, 0 to 1: the share of their folders (the root is one) and file name that both have. */
function pathLikeness(a, b) {
    const segmentsOfA = `/${a}`.split("/");
    const segmentsOfB = new Set(`/${b}`.split("/"));
    const shared = segmentsOfA.filter((segment) => segmentsOfB.has(segment)).length;
    return (2 * shared) / (segmentsOfA.length + segmentsOfB.size);
}

// EXTERNAL MODULE: ./src/model/facts.ts
var facts = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/rebind/symbols.ts

const FAMILIES = {
    function: "callable",
    method: "callable",
    class: "type",
    interface: "type",
    type: "type",
    enum: "type",
    constant: "value",
};
/** All symbols of some files, in the order of the files and of the lines. */
function symbolsOf(files) {
    const all = [];
    for (const file of files)
        addSymbols(file, all);
    return all;
}
function addSymbols(file, all) {
    const nodes = [];
    const open = [];
    let lastAtTop;
    for (const definition of file.facts.definitions) {
        while (open.length > 0 && !encloses(open.at(-1).definition, definition))
            open.pop();
        const container = nodes[definition.parent] ?? open.at(-1);
        const previous = container === undefined ? lastAtTop : container.members.at(-1);
        const node = {
            file,
            definition,
            leaf: leafOf(definition.qualname),
            container,
            scopePath: scopePathOf(definition.qualname, container),
            family: FAMILIES[definition.kind],
            members: [],
            previous,
            next: undefined,
            id: all.length,
        };
        if (previous !== undefined)
            previous.next = node;
        if (container === undefined)
            lastAtTop = node;
        else
            container.members.push(node);
        nodes.push(node);
        all.push(node);
        open.push(node);
    }
}
/** Strictly: two definitions on the same line say nothing about which is inside which. */
function encloses(outer, inner) {
    if (outer.startLine > inner.startLine || outer.endLine < inner.endLine)
        return false;
    return outer.startLine < inner.startLine || outer.endLine > inner.endLine;
}
function scopePathOf(qualname, container) {
    if (container === undefined)
        return qualname;
    const outer = container.definition.qualname;
    return qualname.startsWith(`${outer}.`)
        ? container.scopePath + qualname.slice(outer.length)
        : `${container.scopePath}.${qualname}`;
}
function leafOf(qualname) {
    return qualname.slice(qualname.lastIndexOf(".") + 1);
}
const ACCESSORS = facts/* DefinitionFlag */.qb.getter | facts/* DefinitionFlag */.qb.setter;
/** What tells a getter and a setter of one name apart. */
function accessorOf(node) {
    return node.definition.flags & ACCESSORS;
}
/** One reads what the other writes: they are never the same symbol. */
function areOppositeAccessors(a, b) {
    return (accessorOf(a) | accessorOf(b)) === ACCESSORS && accessorOf(a) !== accessorOf(b);
}

;// CONCATENATED MODULE: ./src/rebind/file-pairs.ts


/** A file is taken for another when they share at least this part of the definitions of each, name and body unchanged. */
const MIN_SHARE = 0.5;
/** A definition that more files than this hold says nothing about where one of them went. */
const MAX_HOLDERS = 8;
/** What an equal path counts, where equal content counts 1. */
const PATH_WEIGHT = 0.5;
/**
 * The new file of every old one: the one of the same path, else the best among what git calls its new name and the files
 * that hold most of its definitions. Where a repository keeps copies of its files, many are equal: then the path decides.
 */
function pairFiles(oldFiles, newFiles, { renames, gapBetween }) {
    const newByPath = new Map(newFiles.map((file) => [file.path, file]));
    const pairs = new Map();
    const taken = new Set();
    const pair = (old, now) => {
        pairs.set(old, now);
        taken.add(now);
    };
    for (const old of oldFiles) {
        const now = renames.has(old.path) ? undefined : newByPath.get(old.path);
        if (now !== undefined)
            pair(old, now);
    }
    const gone = oldFiles.filter((file) => !pairs.has(file));
    if (gone.length === 0)
        return pairs;
    const holders = holdersOf(newFiles.filter((file) => !taken.has(file)));
    const claimed = movedOut(pairs);
    const byStem = new Map(newFiles.filter((file) => !taken.has(file)).map((file) => [stemOf(file.path), file]));
    const votes = gone
        .flatMap((old) => {
        // Without git's word, the same path with another extension is as good: a file that was ported to another language.
        const renamed = newByPath.get(renames.get(old.path) ?? "") ?? byStem.get(stemOf(old.path));
        return votesFor(old, holders, claimed, renamed);
    })
        .filter(({ old, now }) => (gapBetween?.(old.path, now.path) ?? "none") === "none");
    votes.sort((a, b) => b.weight - a.weight || compare(a.old.path, b.old.path) || compare(a.now.path, b.now.path));
    for (const { old, now } of votes)
        if (!pairs.has(old) && !taken.has(now))
            pair(old, now);
    return pairs;
}
function holdersOf(files) {
    const holders = new Map();
    for (const file of files) {
        for (const key of contentKeys(file)) {
            const known = holders.get(key);
            if (known === undefined)
                holders.set(key, new Set([file]));
            else if (known.size <= MAX_HOLDERS)
                known.add(file);
        }
    }
    return holders;
}
/** What left files that are still there: a copy of it in a deleted file says nothing about where it went. */
function movedOut(pairs) {
    const left = new Set();
    for (const [old, now] of pairs) {
        const stayed = contentKeys(now);
        for (const key of contentKeys(old))
            if (!stayed.has(key))
                left.add(key);
    }
    return left;
}
function votesFor(old, holders, claimed, renamed) {
    const counts = new Map();
    if (renamed !== undefined)
        counts.set(renamed, 0);
    const keys = contentKeys(old);
    let contested = 0;
    for (const key of keys) {
        if (claimed.has(key)) {
            contested++;
            continue;
        }
        const files = holders.get(key);
        if (files === undefined || files.size > MAX_HOLDERS)
            continue;
        for (const file of files)
            counts.set(file, (counts.get(file) ?? 0) + 1);
    }
    const votes = [];
    if (contested > keys.size * MIN_SHARE)
        return votes;
    // Against git's word only a file that holds as much counts.
    const needed = Math.max(keys.size * MIN_SHARE, renamed === undefined ? 1 : (counts.get(renamed) ?? 0));
    for (const [now, count] of counts) {
        if (now !== renamed && count < Math.max(needed, contentKeys(now).size * MIN_SHARE))
            continue;
        votes.push({ old, now, weight: count / Math.max(1, keys.size) + PATH_WEIGHT * pathLikeness(old.path, now.path) });
    }
    return votes;
}
function stemOf(path) {
    return path.replace(/\.[^./]+$/, "");
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function contentKeys(file) {
    return new Set(file.facts.definitions.map(({ qualname, bodyHash }) => `${leafOf(qualname)} ${bodyHash}`));
}

// EXTERNAL MODULE: ./src/rebind/locator.ts
var locator = __webpack_require__(724);
;// CONCATENATED MODULE: ./src/rebind/anchors.ts

/** Groups of one name that are not paired by equal content or by count are compared pair by pair up to this size. */
const MAX_COMPARED_GROUP = 16;
/**
 * Binds what has kept its file (or git's new name for it) and its qualified name, and whose text is still alike. Gives back
 * the pairs whose text is not: a name that was reused for other code looks just like that.
 */
function bindAnchors(olds, news, pairedFile, evidence, matching) {
    const doubtful = [];
    for (const [oldFile, oldNodes] of olds) {
        const newFile = pairedFile(oldFile);
        const newNodes = newFile && news.get(newFile);
        if (newNodes === undefined)
            continue;
        const newGroups = groupBy(newNodes, anchorOf);
        for (const [key, group] of groupBy(oldNodes, anchorOf)) {
            for (const [old, now] of pairGroup(group, newGroups.get(key) ?? [], evidence)) {
                const score = isUntouched(old, now) ? 1 : evidence.anchorScore(old, now);
                if (score === undefined)
                    doubtful.push([old, now]);
                else
                    matching.bind(old, now, score);
            }
        }
    }
    return doubtful;
}
function anchorOf(node) {
    return `${node.family} ${accessorOf(node)} ${node.scopePath}`;
}
function groupBy(nodes, keyOf) {
    const groups = new Map();
    for (const node of nodes) {
        const key = keyOf(node);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [node]);
        else
            group.push(node);
    }
    return groups;
}
/**
 * Overloads and redefinitions share a name: equal ones pair first, those between the same neighbours before others, then the
 * rest in order, or by likeness when some are missing.
 */
function pairGroup(olds, news, evidence) {
    const [old, now] = [olds[0], news[0]];
    if (old === undefined || now === undefined)
        return [];
    if (olds.length === 1 && news.length === 1)
        return [[old, now]];
    const pairs = [];
    let restOld = olds;
    let restNew = news;
    for (const contentOf of [contentInContext, wholeContent, bodyContent]) {
        [restOld, restNew] = pairEqual(restOld, restNew, contentOf, pairs);
    }
    if (restOld.length !== restNew.length && restOld.length * restNew.length <= MAX_COMPARED_GROUP ** 2) {
        pairs.push(...pairAlike(restOld, restNew, evidence));
    }
    else if (restOld.length === restNew.length) {
        restOld.forEach((each, index) => {
            pairs.push([each, restNew[index]]);
        });
    }
    return pairs;
}
function contentInContext(node) {
    const neighbours = [node.previous, node.next].map((each) => `${each?.leaf} ${each?.definition.bodyHash}`);
    return `${wholeContent(node)} ${neighbours.join(" ")}`;
}
function wholeContent({ definition }) {
    return `${definition.signatureHash} ${definition.bodyHash}`;
}
function bodyContent({ definition }) {
    return definition.bodyHash;
}
function isUntouched(old, now) {
    return wholeContent(old) === wholeContent(now);
}
/** Pairs symbols of equal content in order, if there are as many as before; gives back the rest of both sides. */
function pairEqual(olds, news, contentOf, pairs) {
    const newsOf = groupBy(news, contentOf);
    const paired = new Set();
    for (const [content, same] of groupBy(olds, contentOf)) {
        const now = newsOf.get(content);
        // Which of several equal ones is missing, nobody can tell.
        if (now?.length !== same.length)
            continue;
        same.forEach((old, index) => {
            pairs.push([old, now[index]]);
            paired.add(old).add(now[index]);
        });
    }
    const isLeft = (node) => !paired.has(node);
    return [olds.filter(isLeft), news.filter(isLeft)];
}
function pairAlike(olds, news, evidence) {
    const scored = olds.flatMap((old) => news.map((now) => ({ old, now, likeness: evidence.likeness(old, now) })));
    scored.sort((a, b) => b.likeness - a.likeness || a.old.id - b.old.id || a.now.id - b.now.id);
    const taken = new Set();
    const pairs = [];
    for (const pair of scored) {
        if (taken.has(pair.old) || taken.has(pair.now))
            continue;
        taken.add(pair.old).add(pair.now);
        // Of two that are equally alike, nobody can tell which it is.
        const hasRival = scored.some((rival) => rival !== pair && rival.likeness === pair.likeness && (rival.old === pair.old || rival.now === pair.now));
        if (!hasRival)
            pairs.push([pair.old, pair.now]);
    }
    return pairs;
}

;// CONCATENATED MODULE: ./src/rebind/weights.ts
/**
 * What counts how much. Scores are sums: how alike the texts are (0 to 1) plus what else speaks for a pair. The figures come
 * from tracked histories (docs/rebinding.md shows what moving them changes): none of them sits on a cliff.
 */
/** From this score on a pair is bound. */
const BIND_SCORE = 0.88;
/** From this score on a pair is worth showing as a candidate. */
const CANDIDATE_SCORE = 0.6;
/** A rival this close makes the choice a guess, */
const RIVAL_MARGIN = 0.04;
/** unless it is further away by this share of the path: a repository may keep copies of its files. */
const NEARER = 0.1;
/** A name that more symbols have (`__init__`, `get`) says little about which of them is meant. */
const MAX_RARE_NAMESAKES = 4;
/** Tokens and pairs of tokens that a body needs to be told from others: about ten words. */
const MIN_TELLING_LENGTH = 20;
const WEIGHT = {
    /** Tokens that differ, on top of those that do: little text in common proves little, however alike it is. */
    doubt: 16,
    /** The same for symbols of one rare name, which seldom meet by chance. */
    doubtOfNamesakes: 6,
    /** A name that no other symbol has; less, the more have it. */
    sameName: 0.35,
    /** All parts of the name are the same, as in `parse_url` and `parseUrl`. */
    alikeName: 0.15,
    sameContainer: 0.1,
    /** On top of the two. */
    sameNameAndContainer: 0.25,
    /** The same file, but another container. */
    sameFile: 0.05,
    sameParameters: 0.05,
    /** The only one of its family between the same bound neighbours, before and after. */
    onlyOneInSlot: 0.15,
    /** One of several there. */
    sameSlot: 0.05,
    /** Equal bodies that no other symbol has, on either side. */
    onlyEqualBody: 0.15,
    /** All members were bound to members of the other. */
    allMembers: 0.3,
    /** Taken off for a file whose path has nothing in common. */
    farAway: 0.2,
    /** Taken off when one is a property and the other is not. */
    otherAccess: 0.1,
    /** Taken off when a class became an interface, or the like. */
    otherKind: 0.2,
};
/** How alike the texts must be at least, whatever else speaks for a pair. */
const LEAST = {
    /** To be beyond doubt the same, in the same place and with the same name. */
    itself: 0.5,
    /** With the same name elsewhere. */
    relocated: 0.5,
    /** With the same name in a file that came only after the old one was gone. */
    restored: 0.8,
    /** With another name in the same container, */
    renamed: 0.7,
    /** and if at least this part of the name is the same. */
    alikeName: 0.55,
    nameLikeness: 0.5,
    /** With another name elsewhere. */
    renamedElsewhere: 0.8,
};

;// CONCATENATED MODULE: ./src/rebind/assign.ts

/**
 * Binds pairs one to one, the surest first, and leaves alone those that have a rival: another free symbol on either side
 * that fits nearly as well. Says whether anything was bound.
 */
function assign_assign(pairs, matching) {
    const sorted = pairs.toSorted((a, b) => b.score - a.score || a.old.id - b.old.id || a.now.id - b.now.id);
    const byOld = groupPairs(sorted, ({ old }) => old);
    const byNow = groupPairs(sorted, ({ now }) => now);
    let isBound = false;
    for (const pair of sorted) {
        if (pair.score < BIND_SCORE)
            break;
        if (!pair.isBindable || !isFree(pair, matching))
            continue;
        const isFreeRival = (rival) => isRival(rival, pair) && isFree(rival, matching);
        if (byOld.get(pair.old)?.some(isFreeRival) || byNow.get(pair.now)?.some(isFreeRival))
            continue;
        matching.bind(pair.old, pair.now, pair.score);
        isBound = true;
    }
    return isBound;
}
function isRival(rival, pair) {
    return rival !== pair && rival.score > pair.score - RIVAL_MARGIN && rival.nearness > pair.nearness - NEARER;
}
function isFree({ old, now }, matching) {
    return matching.nowOf(old) === undefined && matching.oldOf(now) === undefined;
}
function groupPairs(pairs, key) {
    const groups = new Map();
    for (const pair of pairs) {
        const group = groups.get(key(pair));
        if (group === undefined)
            groups.set(key(pair), [pair]);
        else
            group.push(pair);
    }
    return groups;
}

;// CONCATENATED MODULE: ./src/rebind/candidates.ts
/** A larger group of look-alikes cannot be told apart by what made it a group. */
const MAX_GROUP = 40;
/** A token that more symbols than this have in common says little about any of them. */
const MAX_POSTINGS = 40;
/** Symbols with most rare tokens in common that are looked at more closely. */
const MAX_BY_TOKENS = 10;
/** Finds the new symbols an old one may have become without comparing everything with everything. */
class CandidateFinder {
    #byBody = new Map();
    #byBodyAndName = new Map();
    #byName = new Map();
    #byToken = new Map();
    #membersByName = new Map();
    #byTokensOf = new Map();
    #doubtful;
    #evidence;
    #matching;
    constructor(freeNews, doubtful, evidence, matching) {
        this.#evidence = evidence;
        this.#matching = matching;
        this.#doubtful = new Map(doubtful);
        for (const node of freeNews) {
            const { bodyHash } = node.definition;
            push(this.#byBody, bodyHash, node);
            push(this.#byBodyAndName, `${bodyHash} ${node.leaf}`, node);
            push(this.#byName, node.leaf, node);
            for (const token of sampleOf(evidence.profiles.of(node)))
                push(this.#byToken, token, node);
        }
    }
    /** The free new symbols worth scoring, in no particular order. */
    of(old, slots) {
        const found = new Set();
        const add = (nodes) => {
            if (nodes !== undefined && nodes.length <= MAX_GROUP)
                for (const node of nodes)
                    this.#addFree(node, found);
        };
        const doubtful = this.#doubtful.get(old);
        if (doubtful !== undefined)
            this.#addFree(doubtful, found);
        const { bodyHash } = old.definition;
        add(this.#byBodyAndName.get(`${bodyHash} ${old.leaf}`));
        add(this.#byBody.get(bodyHash));
        add(this.#byName.get(old.leaf));
        add(slots.newsBeside(old));
        const container = old.container && this.#matching.nowOf(old.container);
        if (container !== undefined)
            add(this.#membersOf(container).get(old.leaf));
        for (const node of this.#mostSharedTokens(old))
            this.#addFree(node, found);
        return found;
    }
    /** Whether too many new symbols have the same body to look at each: then nothing can be said, not even that it is gone. */
    isCrowded(old) {
        return (this.#byBody.get(old.definition.bodyHash)?.length ?? 0) > MAX_GROUP;
    }
    #membersOf(container) {
        let members = this.#membersByName.get(container);
        if (members === undefined) {
            members = new Map();
            for (const member of container.members)
                push(members, member.leaf, member);
            this.#membersByName.set(container, members);
        }
        return members;
    }
    #addFree(node, found) {
        if (this.#matching.oldOf(node) === undefined)
            found.add(node);
    }
    #mostSharedTokens(old) {
        const known = this.#byTokensOf.get(old);
        if (known !== undefined)
            return known;
        const most = this.#findByTokens(old);
        this.#byTokensOf.set(old, most);
        return most;
    }
    #findByTokens(old) {
        const counts = new Map();
        for (const token of sampleOf(this.#evidence.profiles.of(old))) {
            const nodes = this.#byToken.get(token);
            if (nodes === undefined || nodes.length > MAX_POSTINGS)
                continue;
            for (const node of nodes) {
                if (node.family === old.family)
                    counts.set(node, (counts.get(node) ?? 0) + 1);
            }
        }
        return [...counts]
            .sort(([a, countA], [b, countB]) => countB - countA || a.id - b.id)
            .slice(0, MAX_BY_TOKENS)
            .map(([node]) => node);
    }
}
/** Distinct entries of a profile; of a long one, those in a fixed part of the number range, the same on both sides. */
function* sampleOf(profile) {
    const mask = profile.length < 256 ? 0 : profile.length < 1024 ? 3 : 15;
    let previous;
    for (const entry of profile) {
        if (entry === previous || (entry & mask) !== 0)
            continue;
        previous = entry;
        yield entry;
    }
}
function push(groups, key, node) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [node]);
    else if (group.length <= MAX_GROUP)
        group.push(node);
}

// EXTERNAL MODULE: ./src/util/fingerprint.ts
var fingerprint = __webpack_require__(7284);
;// CONCATENATED MODULE: ./src/rebind/tokens.ts
const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const HASH_SIGN = 35;
const SLASH = 47;
/** Brackets, separators and quotes: how code is laid out more than what it says. */
const PUNCTUATION = new Set([..."()[]{},;:.\"'`\\"].map((char) => char.charCodeAt(0)));
const HASH_COMMENTS = new Set(["python", "ruby", "bash"]);
/**
 * The hashes of the first words and operators of `text[from, to)`, without comments to the end of the line. Not a lexer: a
 * `//` inside a string cuts the line too, but it does so on both sides of a comparison, which is all that counts here.
 */
function tokenize(text, from, to, language, maxTokens) {
    const tokens = [];
    const hasHashComments = HASH_COMMENTS.has(language);
    for (let i = from; i < to && tokens.length < maxTokens;) {
        const code = text.charCodeAt(i);
        if (isWordCode(code)) {
            let hash = HASH_SEED;
            let wordCode = code;
            do {
                hash = Math.imul(hash ^ wordCode, HASH_PRIME);
                wordCode = text.charCodeAt(++i);
            } while (i < to && isWordCode(wordCode));
            tokens.push(hash);
        }
        else if (hasHashComments ? code === HASH_SIGN : code === SLASH && text.charCodeAt(i + 1) === SLASH) {
            const end = text.indexOf("\n", i);
            i = end === -1 ? to : end;
        }
        else {
            if (code > 32 && !PUNCTUATION.has(code))
                tokens.push(Math.imul(HASH_SEED ^ code, HASH_PRIME));
            i++;
        }
    }
    return tokens;
}
/** Letters, digits, `_`, `$` and everything beyond ASCII. */
function isWordCode(code) {
    return ((code >= 97 && code <= 122) ||
        (code >= 65 && code <= 90) ||
        (code >= 48 && code <= 57) ||
        code === 95 ||
        code === 36 ||
        code > 127);
}
/** Where each line of a text begins; one more entry for the end. Entry 0 is line 1. */
function lineOffsets(text) {
    const offsets = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        offsets.push(at + 1);
    offsets.push(text.length);
    return offsets;
}

;// CONCATENATED MODULE: ./src/rebind/profiles.ts


/** Longer definitions are known well enough by their beginning; the limit bounds deep nesting, where spans add up. */
const MAX_TOKENS = 1500;
/** Stands for the symbol's own name, so that renaming it changes nothing. */
const OWN_NAME = 1;
const PAIR_FACTOR = 0x9e3779b1;
/** Profiles of symbols, made when they are first asked for: most symbols are bound without one. */
class Profiles {
    #files = new Map();
    #profiles = new Map();
    of(node) {
        const known = this.#profiles.get(node);
        if (known)
            return known;
        const [from, to] = textRange(node, this.#linesOf(node.file));
        const { text, facts } = node.file;
        const profile = profileOf(tokenize(text, from, to, facts.language, MAX_TOKENS), node.leaf);
        this.#profiles.set(node, profile);
        return profile;
    }
    #linesOf(file) {
        const known = this.#files.get(file);
        if (known)
            return known;
        const lines = { offsets: lineOffsets(file.text), sharedLines: sharedLines(file) };
        this.#files.set(file, lines);
        return lines;
    }
}
function profileOf(tokens, name) {
    const ownName = (0,fingerprint/* hashText */.q)(name);
    const { length } = tokens;
    const profile = new Int32Array(Math.max(0, length * 2 - 1));
    let previous = 0;
    tokens.forEach((hash, i) => {
        const token = hash === ownName ? OWN_NAME : hash;
        profile[i] = token;
        if (i > 0)
            profile[length + i - 1] = Math.imul(previous, PAIR_FACTOR) ^ token;
        previous = token;
    });
    return profile.sort();
}
/** The text of its lines; where definitions share a line, from its name to the next one's. */
function textRange({ definition }, { offsets, sharedLines }) {
    const { startLine, endLine, nameLine, nameColumn } = definition;
    const offsetOf = (line) => offsets[Math.min(line, offsets.length) - 1];
    const [from, to] = [offsetOf(startLine), offsetOf(endLine + 1)];
    const names = sharedLines.get(nameLine);
    if (names === undefined || startLine !== nameLine)
        return [from, to];
    const next = names[firstAtLeast(names, nameColumn + 1)];
    return [
        names[0] === nameColumn ? from : from + nameColumn - 1,
        endLine === nameLine && next !== undefined ? from + next - 1 : to,
    ];
}
function sharedLines(file) {
    const columns = new Map();
    for (const { nameLine, nameColumn } of file.facts.definitions) {
        const line = columns.get(nameLine);
        if (line === undefined)
            columns.set(nameLine, [nameColumn]);
        else
            line.push(nameColumn);
    }
    for (const [line, names] of columns) {
        if (names.length === 1)
            columns.delete(line);
        else
            names.sort((a, b) => a - b);
    }
    return columns;
}
/** The first index whose number is at least `least`; the numbers are sorted. */
function firstAtLeast(numbers, least) {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (numbers[middle] < least)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** How many entries two profiles share, counting repetitions. */
function sharedEntries(a, b) {
    let shared = 0;
    for (let i = 0, j = 0; i < a.length && j < b.length;) {
        const difference = a[i] - b[j];
        if (difference === 0) {
            shared++;
            i++;
            j++;
        }
        else if (difference < 0)
            i++;
        else
            j++;
    }
    return shared;
}

;// CONCATENATED MODULE: ./src/rebind/evidence.ts





const EMPTY_BODY_HASH = (0,fingerprint/* fingerprint */.R)([]);
/** What speaks for an old and a new symbol being the same one. */
class Evidence {
    #profiles = new Profiles();
    #matching;
    #pairedFile;
    #gapBetween;
    #oldNamesakes;
    #newNamesakes;
    #oldBodies;
    #newBodies;
    #likeness = new Map();
    slots;
    /** The symbols that still have a namesake in their old place, if one whose text is hardly alike. */
    doubtfulAnchors = new Map();
    constructor(matching, pairedFile, olds, news, gapBetween) {
        this.#matching = matching;
        this.#gapBetween = gapBetween;
        this.#pairedFile = pairedFile;
        this.#oldNamesakes = countNames(olds);
        this.#newNamesakes = countNames(news);
        this.#oldBodies = countBodies(olds);
        this.#newBodies = countBodies(news);
    }
    get profiles() {
        return this.#profiles;
    }
    /** How sure it is that a symbol that kept its place and name is the same; `undefined` when there is doubt. */
    anchorScore(old, now) {
        // A class that kept most of its members need not be read word by word.
        const kept = keptMembers(old, now);
        const likeness = kept >= LEAST.itself ? kept : this.likeness(old, now);
        if (likeness < LEAST.itself)
            return undefined;
        return likeness + WEIGHT.sameName + WEIGHT.sameContainer + WEIGHT.sameNameAndContainer;
    }
    /** How alike the texts are, 0 to 1: shared tokens and pairs of tokens, weighed down for short texts. */
    likeness(old, now) {
        let row = this.#likeness.get(old);
        if (row === undefined) {
            row = new Map();
            this.#likeness.set(old, row);
        }
        const known = row.get(now);
        if (known !== undefined)
            return known;
        const value = this.#compare(old, now);
        row.set(now, value);
        return value;
    }
    #compare(old, now) {
        const a = this.#profiles.of(old);
        const b = this.#profiles.of(now);
        const isRareName = old.leaf === now.leaf && this.#countNamesakes(old, now) <= MAX_RARE_NAMESAKES;
        const doubt = isRareName ? WEIGHT.doubtOfNamesakes : WEIGHT.doubt;
        if (hasEqualBody(old, now)) {
            const length = Math.max(a.length, b.length);
            return (2 * length) / (2 * length + doubt);
        }
        return (2 * sharedEntries(a, b)) / (a.length + b.length + doubt);
    }
    /** Weighs everything that speaks for a pair; `undefined` when too little does to be worth a word. */
    judge(old, now) {
        const score = this.#score(old, now);
        if (score < CANDIDATE_SCORE)
            return undefined;
        const anchor = this.doubtfulAnchors.get(old);
        // Extracted, or renamed and the name reused: while the name stands in its place, only that place can be meant for sure.
        const isElsewhere = anchor !== undefined && anchor !== now;
        const isBindable = !isElsewhere && this.#isPossible(old, now);
        return { old, now, score, nearness: this.#nearness(old, now), isBindable };
    }
    #isPossible(old, now) {
        const gap = this.#gapBetween?.(old.file.path, now.file.path) ?? "none";
        if (gap !== "restored")
            return gap === "none";
        return old.scopePath === now.scopePath && this.likeness(old, now) >= LEAST.restored;
    }
    #nearness(old, now) {
        return this.#pairedFile(old.file) === now.file ? 1 : pathLikeness(old.file.path, now.file.path);
    }
    #score(old, now) {
        if (old.family !== now.family || areOppositeAccessors(old, now))
            return 0;
        let score = this.likeness(old, now);
        if (accessorOf(old) !== accessorOf(now))
            score -= WEIGHT.otherAccess;
        if (old.family === "type" && old.definition.kind !== now.definition.kind)
            score -= WEIGHT.otherKind;
        const isSameContainer = this.#isSameContainer(old, now);
        const isOnlyEqualBody = this.#isOnlyEqualBody(old, now);
        if (!isOnlyEqualBody && score < this.#leastLikeness(old, now, isSameContainer))
            return 0;
        if (old.leaf === now.leaf) {
            const rarity = 1 / (1 + Math.log2(this.#countNamesakes(old, now)) / 2);
            score += isSameContainer ? WEIGHT.sameName + WEIGHT.sameNameAndContainer : WEIGHT.sameName * rarity;
        }
        else
            score += WEIGHT.alikeName * nameLikeness(old.leaf, now.leaf);
        if (isSameContainer)
            score += WEIGHT.sameContainer;
        else if (this.#pairedFile(old.file) === now.file)
            score += WEIGHT.sameFile;
        score -= WEIGHT.farAway * (1 - this.#nearness(old, now));
        if (old.definition.params.length > 0 && old.definition.signatureHash === now.definition.signatureHash) {
            score += WEIGHT.sameParameters;
        }
        if (isSameContainer && this.slots !== undefined) {
            const slot = this.slots.compare(old, now);
            if (slot === "only")
                score += WEIGHT.onlyOneInSlot;
            else if (slot === "same")
                score += WEIGHT.sameSlot;
        }
        if (isOnlyEqualBody)
            score += WEIGHT.onlyEqualBody;
        if (old.members.length > 0)
            score += WEIGHT.allMembers * this.#sharedMembers(old, now);
        return score;
    }
    /** How many symbols of a side have the name that both have: the whole qualified name if that is the same, else its last part. */
    #countNamesakes(old, now) {
        const name = old.scopePath === now.scopePath ? old.scopePath : old.leaf;
        return Math.max(this.#oldNamesakes.get(name) ?? 1, this.#newNamesakes.get(name) ?? 1);
    }
    /** Equal bodies of some length that no other symbol has, before or now, hardly ever meet by chance. */
    #isOnlyEqualBody(old, now) {
        const { bodyHash } = old.definition;
        if (!hasEqualBody(old, now) || this.#profiles.of(old).length < MIN_TELLING_LENGTH)
            return false;
        return this.#oldBodies.get(bodyHash) === 1 && this.#newBodies.get(bodyHash) === 1;
    }
    #leastLikeness(old, now, isSameContainer) {
        if (old.leaf === now.leaf)
            return isSameContainer ? 0 : LEAST.relocated;
        if (!isSameContainer)
            return LEAST.renamedElsewhere;
        return nameLikeness(old.leaf, now.leaf) >= LEAST.nameLikeness ? LEAST.alikeName : LEAST.renamed;
    }
    #isSameContainer(old, now) {
        if (old.container === undefined || now.container === undefined) {
            return old.container === now.container && this.#pairedFile(old.file) === now.file;
        }
        return this.#matching.nowOf(old.container) === now.container;
    }
    #sharedMembers(old, now) {
        let shared = 0;
        for (const member of old.members)
            if (this.#matching.nowOf(member)?.container === now)
                shared++;
        return shared / Math.max(old.members.length, now.members.length);
    }
}
/** The share of members that are the same in both, name and body. */
function keptMembers(old, now) {
    if (old.members.length === 0 || now.members.length === 0)
        return 0;
    const contentOf = ({ leaf, definition }) => `${leaf} ${definition.bodyHash}`;
    const members = new Set(now.members.map(contentOf));
    const kept = old.members.filter((member) => members.has(contentOf(member))).length;
    return kept / Math.max(old.members.length, now.members.length);
}
function hasEqualBody(old, now) {
    return old.definition.bodyHash === now.definition.bodyHash && old.definition.bodyHash !== EMPTY_BODY_HASH;
}
function countNames(nodes) {
    const counts = new Map();
    for (const { leaf, scopePath } of nodes) {
        counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
        if (scopePath !== leaf)
            counts.set(scopePath, (counts.get(scopePath) ?? 0) + 1);
    }
    return counts;
}
function countBodies(nodes) {
    const counts = new Map();
    for (const { definition } of nodes)
        counts.set(definition.bodyHash, (counts.get(definition.bodyHash) ?? 0) + 1);
    return counts;
}

;// CONCATENATED MODULE: ./src/rebind/matching.ts
/** A one-to-one relation between old and new symbols, with the score of each pair. */
class Matching {
    #nowOf = new Map();
    #oldOf = new Map();
    #scores = new Map();
    /** Both must be free. */
    bind(old, now, score) {
        if (this.#nowOf.has(old) || this.#oldOf.has(now))
            throw new Error("a symbol was bound twice");
        this.#nowOf.set(old, now);
        this.#oldOf.set(now, old);
        this.#scores.set(old, score);
    }
    nowOf(old) {
        return this.#nowOf.get(old);
    }
    oldOf(now) {
        return this.#oldOf.get(now);
    }
    scoreOf(old) {
        return this.#scores.get(old) ?? 0;
    }
}

;// CONCATENATED MODULE: ./src/rebind/slots.ts
/** Where free symbols stand among bound ones: what was renamed in place is still between its old neighbours. */
class Slots {
    #slotOf = new Map();
    #slots = new Map();
    #matching;
    constructor(olds, news, pairedFile, matching) {
        this.#matching = matching;
        const fileIds = new Map();
        const open = new Set();
        const scopeOfOld = (node) => {
            if (node.container !== undefined)
                return boundId(node.container, matching);
            const now = pairedFile(node.file);
            return now && fileIds.get(now);
        };
        for (const node of olds) {
            if (matching.nowOf(node) !== undefined)
                continue;
            const now = pairedFile(node.file);
            if (now !== undefined && !fileIds.has(now))
                fileIds.set(now, `file ${fileIds.size}`);
            const scope = scopeOfOld(node);
            if (scope !== undefined)
                open.add(scope);
        }
        // Where every old symbol is bound, nothing can have been renamed in place.
        this.#place(olds, "olds", scopeOfOld, open);
        this.#place(news, "news", (node) => (node.container === undefined ? fileIds.get(node.file) : matching.oldOf(node.container)?.id.toString()), open);
    }
    compare(old, now) {
        const slot = this.#slotOf.get(old);
        if (slot === undefined || slot !== this.#slotOf.get(now))
            return "other";
        const isOnly = slot.counts.olds.get(old.family) === 1 && slot.counts.news.get(now.family) === 1;
        return isOnly ? "only" : "same";
    }
    /** The free new symbols in the slot of an old one. */
    newsBeside(old) {
        return this.#slotOf.get(old)?.news ?? [];
    }
    #place(nodes, side, scopeOf, open) {
        const groups = new Map();
        for (const node of nodes) {
            const scope = scopeOf(node);
            if (scope === undefined || !open.has(scope))
                continue;
            const group = groups.get(scope);
            if (group === undefined)
                groups.set(scope, [node]);
            else
                group.push(node);
        }
        for (const [scope, group] of groups) {
            const ids = group.map((node) => side === "olds" ? boundId(node, this.#matching) : this.#matching.oldOf(node)?.id.toString());
            const after = [];
            let next = "end";
            for (let i = group.length - 1; i >= 0; i--) {
                after[i] = next;
                next = ids[i] ?? next;
            }
            let before = "start";
            group.forEach((node, i) => {
                const id = ids[i];
                if (id === undefined)
                    this.#add(`${scope} ${before} ${after[i]}`, side, node);
                else
                    before = id;
            });
        }
    }
    #add(key, side, node) {
        let slot = this.#slots.get(key);
        if (slot === undefined) {
            slot = { olds: [], news: [], counts: { olds: new Map(), news: new Map() } };
            this.#slots.set(key, slot);
        }
        slot[side].push(node);
        slot.counts[side].set(node.family, (slot.counts[side].get(node.family) ?? 0) + 1);
        this.#slotOf.set(node, slot);
    }
}
function boundId(old, matching) {
    return matching.nowOf(old) === undefined ? undefined : old.id.toString();
}

;// CONCATENATED MODULE: ./src/rebind/match-symbols.ts






/** What is bound in one round is evidence in the next: a class for its members, members for their class. */
const MAX_ROUNDS = 5;
/** Matches old and new symbols one to one: first by place and name, then, for all that is left at once, by content. */
function matchSymbols(olds, news, pairedFile, hints) {
    const matching = new Matching();
    const evidence = new Evidence(matching, pairedFile, olds, news, hints.gapBetween);
    const doubtful = bindAnchors(byFile(olds), byFile(news), pairedFile, evidence, matching);
    evidence.doubtfulAnchors = new Map(doubtful);
    const isFree = (old) => matching.nowOf(old) === undefined;
    if (!olds.some(isFree))
        return { matching, openPairs: [], isCrowded: () => false };
    const freeNews = news.filter((now) => matching.oldOf(now) === undefined);
    const finder = new CandidateFinder(freeNews, doubtful, evidence, matching);
    let pairs = [];
    for (let round = 0; round < MAX_ROUNDS; round++) {
        const slots = new Slots(olds, news, pairedFile, matching);
        evidence.slots = slots;
        pairs = [];
        for (const old of olds) {
            if (!isFree(old))
                continue;
            // Members wait for their container, which says more about them than their own few lines.
            if (round === 0 && old.container !== undefined && isFree(old.container))
                continue;
            for (const now of finder.of(old, slots)) {
                const pair = evidence.judge(old, now);
                if (pair !== undefined)
                    pairs.push(pair);
            }
        }
        if (!assign_assign(pairs, matching) && round > 0)
            break;
    }
    return { matching, openPairs: pairs, isCrowded: (old) => finder.isCrowded(old) };
}
function byFile(nodes) {
    const groups = new Map();
    for (const node of nodes) {
        const group = groups.get(node.file);
        if (group === undefined)
            groups.set(node.file, [node]);
        else
            group.push(node);
    }
    return groups;
}

;// CONCATENATED MODULE: ./src/rebind/bind-symbols.ts




const MAX_CANDIDATES = 5;
/**
 * Where every symbol of the old files is in the new ones. Both lists hold the files that changed, since what did not
 * change needs no binding.
 */
function bindSymbols(oldFiles, newFiles, hints) {
    const olds = symbolsOf(oldFiles);
    const filePairs = pairFiles(oldFiles, newFiles, hints);
    const result = matchSymbols(olds, symbolsOf(newFiles), (old) => filePairs.get(old), hints);
    const candidates = candidatesByOld(result);
    const damaged = new Set(newFiles.flatMap(({ facts }) => [...(0,locator/* damagedDefinitions */.IM)(facts)]));
    return olds.map((old) => {
        const now = result.matching.nowOf(old);
        const score = Math.min(1, result.matching.scoreOf(old));
        if (now === undefined) {
            const isKnown = isFileKnown(old.file, filePairs.get(old.file), hints) && !result.isCrowded(old);
            return unbound(old, candidates.get(old) ?? [], isKnown);
        }
        // The lines of a definition that a syntax error stands in cannot be vouched for.
        const isDamaged = damaged.has(now.definition) && old.definition.bodyHash !== now.definition.bodyHash;
        return isDamaged ? unbound(old, [{ ...placeOf(now), score }], false) : bound(old, now, score);
    });
}
/** Whether what is missing from the file is truly gone: not if the file could not be read, or not be parsed in full. */
function isFileKnown(old, now, { renames, unread }) {
    if (unread?.has(renames.get(old.path) ?? old.path))
        return false;
    return now === undefined || now.facts.errors.length === 0;
}
function candidatesByOld({ matching, openPairs }) {
    const open = new Map();
    for (const { old, now, score } of openPairs.toSorted((a, b) => b.score - a.score || a.now.id - b.now.id)) {
        if (matching.nowOf(old) !== undefined || matching.oldOf(now) !== undefined)
            continue;
        const candidates = open.get(old) ?? [];
        if (candidates.length < MAX_CANDIDATES)
            candidates.push({ ...placeOf(now), score: Math.min(1, score) });
        open.set(old, candidates);
    }
    return open;
}
function unbound(old, candidates, isKnown) {
    return {
        old: placeOf(old),
        status: candidates.length > 0 || !isKnown ? "ambiguous" : "gone",
        now: undefined,
        score: candidates[0]?.score ?? 0,
        bodyChanged: true,
        signatureChanged: true,
        candidates,
    };
}
function bound(old, now, score) {
    return {
        old: placeOf(old),
        status: bind_symbols_statusOf(old, now),
        now: placeOf(now),
        score,
        bodyChanged: old.definition.bodyHash !== now.definition.bodyHash,
        signatureChanged: old.definition.signatureHash !== now.definition.signatureHash,
        candidates: [],
    };
}
function bind_symbols_statusOf(old, now) {
    const isRelocated = old.file.path !== now.file.path;
    if (old.scopePath !== now.scopePath)
        return isRelocated ? "relocated_renamed" : "renamed";
    if (isRelocated)
        return "relocated";
    const [before, after] = [old.definition, now.definition];
    return before.startLine === after.startLine && before.endLine === after.endLine ? "same" : "moved";
}
function placeOf({ file, definition, scopePath }) {
    return { path: file.path, definition, scopePath };
}

// EXTERNAL MODULE: ./src/git/history.ts
var git_history = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/rebind/file-history.ts


/** Beyond this many commits the comparison of the two ends has to do: reading more would cost more than it tells. */
const MAX_COMMITS = 1000;
/** Begins the line of a commit; what follows are its files. */
const COMMIT_MARK = "\x01";
/** Nothing is known of the way between two commits. */
const NO_HISTORY = { renames: new Map(), deletedAt: new Map(), addedAt: new Map() };
/** The history of files along the first parents; `undefined` when the one commit does not lead to the other, or far. */
async function readFileHistory(repository, from, to) {
    try {
        if (from === to || !(await (0,git_history/* isAncestor */.QX)(repository, from, to)))
            return undefined;
        const output = await repository.git.text([
            "log",
            ...["--reverse", "--first-parent", "--diff-merges=first-parent", `--max-count=${MAX_COMMITS + 1}`],
            ...["-z", "--name-status", "--no-ext-diff", "--no-textconv", "--diff-filter=ADR", `--format=%x01%H`],
            // In a partial clone, comparing content would fetch it.
            ...[repository.isPartial ? "--find-renames=100%" : "--find-renames", "--no-rename-empty"],
            ...["--end-of-options", `${from}..${to}`, "--"],
        ], { task: `read the history from ${from} to ${to}` });
        return parseFileHistory(output);
    }
    catch (error) {
        // What history would have told is then left to the comparison of the two ends.
        if (error instanceof errors/* UserError */.y)
            return undefined;
        throw error;
    }
}
/** Reads the output of `git log -z --name-status` with a mark before each commit. */
function parseFileHistory(output) {
    const tracker = new PathTracker();
    const records = output.split("\0");
    for (let i = 0; i < records.length;) {
        const record = records[i++].replace(/^\n/, "");
        if (record.startsWith(COMMIT_MARK))
            tracker.nextCommit();
        else if (record.startsWith("R"))
            tracker.rename(records[i++] ?? "", records[i++] ?? "");
        else if (record === "A")
            tracker.add(records[i++] ?? "");
        else if (record === "D")
            tracker.remove(records[i++] ?? "");
    }
    return tracker.commits > MAX_COMMITS ? undefined : tracker.finish();
}
/** Follows the files of the first commit under the names they have in each later one. */
class PathTracker {
    commits = 0;
    #deletedAt = new Map();
    #addedAt = new Map();
    /** The path in the first commit, for paths whose file is not the one it was then; `undefined`: none. */
    #origins = new Map();
    #pending = [];
    nextCommit() {
        this.#settle();
        this.commits++;
    }
    rename(before, after) {
        const origin = this.#originOf(before);
        if (origin === undefined)
            this.#addedAt.set(after, this.#addedAt.get(before) ?? this.commits);
        this.#pending.unshift([before, undefined]);
        this.#pending.push([after, origin]);
    }
    add(path) {
        this.#addedAt.set(path, this.commits);
        this.#pending.push([path, undefined]);
    }
    remove(path) {
        const origin = this.#originOf(path);
        if (origin !== undefined)
            this.#deletedAt.set(origin, this.commits);
        this.#pending.unshift([path, undefined]);
    }
    finish() {
        this.#settle();
        const renames = new Map();
        for (const [path, origin] of this.#origins)
            if (origin !== undefined && origin !== path)
                renames.set(origin, path);
        return { renames, deletedAt: this.#deletedAt, addedAt: this.#addedAt };
    }
    /** Within one commit all changes happen at once: two files may have swapped their names. */
    #settle() {
        for (const [path, origin] of this.#pending)
            this.#origins.set(path, origin);
        this.#pending = [];
    }
    #originOf(path) {
        return this.#origins.has(path) ? this.#origins.get(path) : path;
    }
}

;// CONCATENATED MODULE: ./src/rebind/restored-files.ts
/** Copies of a file that are edited apart keep about the same size. */
const MAX_SIZE_RATIO = 1.25;
/**
 * Finds gaps between old and new files: the one was deleted before the other came. If a file of the same name and about the
 * same size was there all along, the new one may just as well be a copy of that.
 */
async function findGaps(history, before, after) {
    const stayed = new Set((await after.list()).entries.map(({ path }) => path));
    const sizes = new Map();
    const staying = new Map();
    for (const entry of (await before.list()).entries) {
        sizes.set(entry.path, entry.size);
        if (!stayed.has(entry.path))
            continue;
        const name = fileNameOf(entry.path);
        const namesakes = staying.get(name);
        if (namesakes === undefined)
            staying.set(name, [entry]);
        else
            namesakes.push(entry);
    }
    return (oldPath, newPath) => {
        const deletedAt = history.deletedAt.get(oldPath);
        const addedAt = history.addedAt.get(newPath);
        if (deletedAt === undefined || addedAt === undefined || deletedAt >= addedAt)
            return "none";
        const size = sizes.get(oldPath) ?? 0;
        const namesakes = staying.get(fileNameOf(oldPath)) ?? [];
        return namesakes.some((entry) => isAboutAsLarge(entry.size, size)) ? "copied" : "restored";
    };
}
function isAboutAsLarge(a, b) {
    return Math.max(a, b) <= Math.min(a, b) * MAX_SIZE_RATIO;
}
function fileNameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}

;// CONCATENATED MODULE: ./src/rebind/bind-trees.ts











/** Binds the symbols of an older Tree to a newer one. Only the files that differ are read and parsed. */
async function bindTrees(before, after, store, options = {}) {
    const historyRead = historyBetween(before, after);
    const { changes, skipped: undiffed } = await diffOf(before, after);
    const oldPaths = new Set();
    const newPaths = new Set();
    const renames = new Map();
    for (const { path, oldPath, oldBlobId, newBlobId } of changes) {
        if (oldBlobId !== undefined)
            oldPaths.add(oldPath ?? path);
        if (newBlobId !== undefined)
            newPaths.add(path);
        if (oldPath !== undefined)
            renames.set(oldPath, path);
    }
    const skipped = [...undiffed];
    const oldFiles = await readSources(before, oldPaths, store, options, skipped);
    // Nothing of the old side changed: whatever is new now has no past to be bound to.
    const newFiles = oldFiles.length === 0 ? [] : await readSources(after, newPaths, store, options, skipped);
    const history = (await historyRead) ?? NO_HISTORY;
    for (const [oldPath, path] of history.renames)
        if (newPaths.has(path))
            renames.set(oldPath, path);
    const unread = new Set(skipped.map(({ path }) => path));
    const gapBetween = await findGaps(history, before, after);
    for (const [oldPath, path] of renames)
        if (gapBetween(oldPath, path) !== "none")
            renames.delete(oldPath);
    const leftOut = new Set(undiffed.map(({ path }) => path));
    return {
        bindings: bindSymbols(oldFiles, newFiles, { renames, unread, gapBetween }),
        oldFiles,
        newFiles,
        renames,
        unchangedFiles: (await before.list()).entries.filter(({ path }) => !oldPaths.has(path) && !leftOut.has(path)),
        skipped,
    };
}
/** What happened to files on the way; the edits of a working tree count as a last step after its commit. */
async function historyBetween(before, after) {
    if (!(before instanceof git_tree/* GitTree */.x))
        return undefined;
    const { repository } = before;
    const end = after instanceof git_tree/* GitTree */.x ? after.commit : await repository.headCommit();
    return end === undefined ? undefined : readFileHistory(repository, before.commit, end);
}
/** git's own comparison; where it fails, for example on content that is not in this clone, by path and blob id alone. */
async function diffOf(before, after) {
    try {
        return await diffTrees(before, after);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        return (0,compare_listings/* compareListings */.n)(await before.list(), await after.list());
    }
}
/** The facts and texts of some files of a Tree, in path order; what cannot be read is added to `skipped`. */
async function readSources(tree, paths, store, options, skipped) {
    const listing = await tree.list();
    const entries = listing.entries.filter(({ path }) => paths.has(path) && mayDefineSymbols(path));
    skipped.push(...listing.skipped.filter(({ path }) => paths.has(path)));
    await (0,update/* updateFactsOf */.Uo)(entries, tree, store, { progress: options.progress ?? progress/* NO_PROGRESS */.cf, threads: options.threads });
    const files = [];
    for await (const read of (0,read_text/* readTexts */.Z)(tree, entries)) {
        if (read.skipped !== undefined) {
            skipped.push(read.skipped);
            continue;
        }
        const facts = store.read((0,update/* keyOf */.TN)(read.entry));
        // A file of the working tree that was written to in between: its lines are already other ones.
        if (facts === undefined || facts === "binary")
            skipped.push({ path: read.entry.path, reason: "unreadable" });
        else
            files.push({ path: read.entry.path, facts, text: read.text });
    }
    return files;
}
/** A file without a known extension may still be a script, which only its first line says. */
function mayDefineSymbols(path) {
    if ((0,registry/* languageOfPath */.F4)(path) !== "text")
        return true;
    return !path.slice(path.lastIndexOf("/") + 1).includes(".");
}

;// CONCATENATED MODULE: ./src/rebind/spans.ts

const WORDS = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const MIN_SHARED_LINES = 0.5;
/** Unchanged lines are sure; a header that stayed while lines below it changed, a little less. */
const SCORE_UNCHANGED = 1;
const SCORE_SAME_HEADER = 0.85;
/**
 * Follows lines that are no definition within their file: to where the same lines stand, or else to where the same name
 * opens a block, inside of the same blocks. Says nothing when there are several such places.
 */
function bindSpan(file, span, newFiles, renames) {
    const oldLines = linesOf(file.text);
    const block = oldLines.slice(span.startLine - 1, span.endLine).map((line) => line.trim());
    if (block.length === 0)
        return undefined;
    const newPath = renames.get(file.path) ?? file.path;
    const paired = newFiles.find(({ path }) => path === newPath);
    if (paired !== undefined) {
        const found = findInPair(oldLines, linesOf(paired.text), span, block);
        if (found !== undefined)
            return toBinding(paired, ...found);
    }
    return undefined;
}
function findInPair(oldLines, newLines, span, block) {
    const trimmedOld = oldLines.map((line) => line.trim());
    const trimmedNew = newLines.map((line) => line.trim());
    const before = placesOf(block, trimmedOld);
    const after = placesOf(block, trimmedNew);
    // As many as before: each is still the one it was, in order.
    const index = before.indexOf(span.startLine - 1);
    const start = before.length === after.length ? after[index] : undefined;
    const names = new Set(span.qualname.split("."));
    const around = headersAround(oldLines, span.startLine - 1, names);
    const isAround = (at) => areEqual(around, headersAround(newLines, at, names));
    if (start !== undefined)
        return isAround(start) ? [start + 1, start + block.length, false] : undefined;
    const inPlace = after.filter(isAround);
    if (inPlace.length === 1)
        return [inPlace[0] + 1, inPlace[0] + block.length, false];
    if (blockEnd(oldLines, span.startLine - 1) !== span.endLine - 1)
        return undefined;
    const header = headerOf(block[0], span.qualname);
    if (header === undefined)
        return undefined;
    const opened = (lines, at) => headerOf(trimmedLine(lines, at), span.qualname) === header && areEqual(around, headersAround(lines, at, names));
    const [now, ...others] = placesWhere(newLines, opened);
    if (now === undefined || others.length > 0 || placesWhere(oldLines, opened).length !== 1)
        return undefined;
    const end = blockEnd(newLines, now);
    return areAlike(block, newLines.slice(now, end + 1)) ? [now + 1, end + 1, true] : undefined;
}
/** Whether most lines of a block are still there. */
function areAlike(block, lines) {
    const now = new Set(lines.map((line) => line.trim()));
    return block.filter((line) => now.has(line)).length >= block.length * MIN_SHARED_LINES;
}
function trimmedLine(lines, at) {
    return lines[at].trim();
}
function placesWhere(lines, test) {
    const places = [];
    for (let at = 0; at < lines.length; at++)
        if (test(lines, at))
            places.push(at);
    return places;
}
/** The beginning of a line up to the name that it gives to the block it opens. */
function headerOf(line, qualname) {
    const leaf = leafOf(qualname);
    const end = line.indexOf(leaf) + leaf.length;
    if (end < leaf.length || /[\p{ID_Continue}$]/u.test(line.charAt(end)))
        return undefined;
    return line.slice(0, end);
}
/** Every index at which the block stands in the lines. */
function placesOf(block, lines) {
    const places = [];
    const first = block[0];
    for (let at = lines.indexOf(first); at !== -1; at = lines.indexOf(first, at + 1)) {
        if (block.every((line, offset) => lines[at + offset] === line))
            places.push(at);
    }
    return places;
}
/** The last line of the block that a header opens, by indentation: deeper lines, and a line that closes it. */
function blockEnd(lines, header) {
    const indent = indentOf(lines[header]);
    let end = header;
    for (let at = header + 1; at < lines.length; at++) {
        const line = lines[at];
        if (line.trim() === "")
            continue;
        if (indentOf(line) <= indent)
            return indentOf(line) === indent && /^\s*[)\]}]/.test(line) ? at : end;
        end = at;
    }
    return end;
}
/** The names on the lines that open the blocks around a line, by indentation: what the span is part of, and named after. */
function headersAround(lines, line, names) {
    const headers = [];
    let indent = indentOf(lines[line]);
    for (let at = line - 1; at >= 0 && indent > 0; at--) {
        const text = lines[at];
        if (text.trim() === "" || indentOf(text) >= indent)
            continue;
        indent = indentOf(text);
        headers.push(...(text.match(WORDS) ?? []).filter((word) => names.has(word)));
    }
    return headers;
}
function areEqual(a, b) {
    return a.length === b.length && a.every((item, index) => item === b[index]);
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
function linesOf(text) {
    return text.split("\n");
}
function toBinding(file, startLine, endLine, isChanged) {
    return {
        place: { file: file.path, startLine, endLine },
        score: isChanged ? SCORE_SAME_HEADER : SCORE_UNCHANGED,
        isChanged,
    };
}

;// CONCATENATED MODULE: ./src/rebind/written-names.ts

const CHAIN_BEFORE_NAME = /(?:[\p{ID_Start}$_][\p{ID_Continue}$]*\.)+$/u;
/** A chain longer than this is no name anybody wrote. */
const MAX_CHAIN_LENGTH = 200;
/** Names of definitions as they are written in the text: `Router.prototype.all`, where the facts say `Router.all`. */
class WrittenNames {
    #files = new Map();
    constructor(files) {
        this.#sources = new Map(files.map((file) => [file.path, file]));
    }
    #sources;
    /** The written name with those of the definitions around it. */
    of(path, definition) {
        const file = this.#fileOf(path);
        const node = file?.nodes.get(definition);
        return file && node && writtenPath(node, file.lines);
    }
    /** The lines of a file, to look at what stands around a definition. */
    linesOf(path) {
        return this.#fileOf(path)?.lines ?? [];
    }
    #fileOf(path) {
        const known = this.#files.get(path);
        if (known)
            return known;
        const source = this.#sources.get(path);
        if (source === undefined)
            return undefined;
        const nodes = new Map(symbolsOf([source]).map((node) => [node.definition, node]));
        const file = { lines: source.text.split("\n"), nodes };
        this.#files.set(path, file);
        return file;
    }
}
function writtenPath(node, lines) {
    const parts = [];
    for (let at = node; at !== undefined;) {
        const chain = chainBefore(at.definition, lines);
        parts.unshift(chain + at.leaf);
        // `Router.prototype.all` already names the `Router` around it.
        const isNamed = at.container !== undefined && chain.startsWith(`${at.container.leaf}.`);
        at = isNamed ? at.container?.container : at.container;
    }
    return parts.join(".");
}
function chainBefore({ nameLine, nameColumn }, lines) {
    const before = (lines[nameLine - 1] ?? "").slice(Math.max(0, nameColumn - 1 - MAX_CHAIN_LENGTH), nameColumn - 1);
    return CHAIN_BEFORE_NAME.exec(before)?.[0].replace(/^this\./, "") ?? "";
}

;// CONCATENATED MODULE: ./src/rebind/questions.ts



/** Answers questions about symbols of the old Tree, in the words of whoever asks. */
class QuestionAnswerer {
    #bindings;
    #byFile = new Map();
    #unchanged;
    #oldNames;
    #newNames;
    constructor(bindings) {
        this.#bindings = bindings;
        this.#oldNames = new WrittenNames(bindings.oldFiles);
        this.#newNames = new WrittenNames(bindings.newFiles);
        this.#unchanged = new Set(bindings.unchangedFiles.map(({ path }) => path));
        for (const binding of bindings.bindings) {
            const known = this.#byFile.get(binding.old.path);
            if (known === undefined)
                this.#byFile.set(binding.old.path, [binding]);
            else
                known.push(binding);
        }
    }
    answer(question) {
        if (this.#unchanged.has(question.file)) {
            return { status: "same", score: 1, bodyChanged: false, place: questions_placeOf(question), candidates: [] };
        }
        const inFile = this.#byFile.get(question.file) ?? [];
        const binding = findAsked(question, inFile);
        return binding === undefined ? this.#answerSpan(question, inFile) : this.#answerBinding(question, binding);
    }
    #answerBinding(question, binding) {
        const { status, score, bodyChanged, old, now, candidates } = binding;
        const placeOf = (place) => {
            const { startLine, endLine } = place.definition;
            const before = this.#linesBefore(question, old, place);
            const qualname = before > 0 ? question.qualname : this.#translate(question.qualname, old, place);
            return { file: place.path, qualname, startLine: startLine - before, endLine };
        };
        return {
            status,
            score,
            bodyChanged,
            place: now && placeOf(now),
            candidates: candidates.map((each) => ({ ...placeOf(each), score: each.score })),
        };
    }
    /** Of `a.b = a.c = function` we may know one name only: asked by the other, the lines with that name are counted in. */
    #linesBefore({ startLine, qualname }, old, now) {
        const before = old.definition.startLine - startLine;
        if (before <= 0 || !isAliasOf(qualname, old))
            return 0;
        const first = now.definition.startLine - 1 - before;
        const words = this.#newNames
            .linesOf(now.path)
            .slice(Math.max(0, first), first + before)
            .join(" ")
            .split(/[^\p{ID_Continue}$]+/u);
        return words.includes(leafOf(qualname)) ? before : 0;
    }
    /** The new name in the style of the question: as we qualify it, with every definition around it, or as it is written. */
    #translate(asked, old, now) {
        if (asked === old.definition.qualname) {
            const isWritten = asked === this.#oldNames.of(old.path, old.definition);
            return (isWritten ? this.#newNames.of(now.path, now.definition) : undefined) ?? now.definition.qualname;
        }
        if (asked === this.#oldNames.of(old.path, old.definition)) {
            return this.#newNames.of(now.path, now.definition) ?? now.definition.qualname;
        }
        if (asked === old.scopePath)
            return now.scopePath;
        if (isAliasOf(asked, old))
            return now.definition.qualname;
        if (old.scopePath === now.scopePath)
            return asked;
        const [oldName, newName] = [old.definition.qualname, now.definition.qualname];
        return asked.endsWith(`.${oldName}`) ? asked.slice(0, -oldName.length) + newName : newName;
    }
    /** Lines that are no definition here (a tool may index more than we define) are followed as text. */
    #answerSpan(question, inFile) {
        const { oldFiles, newFiles, renames } = this.#bindings;
        const file = oldFiles.find(({ path }) => path === question.file);
        const span = file && bindSpan(file, question, newFiles, renames);
        if (span === undefined)
            return { status: "ambiguous", score: 0, bodyChanged: true, place: undefined, candidates: [] };
        const around = inFile.findLast(({ old: { definition } }) => definition.startLine <= question.startLine && question.endLine <= definition.endLine);
        const place = { ...span.place, qualname: this.#renamedWith(question.qualname, around) };
        const isRenamed = place.qualname !== question.qualname;
        const isRelocated = place.file !== question.file;
        const isSameSpan = place.startLine === question.startLine && place.endLine === question.endLine;
        const stayed = isSameSpan ? "same" : "moved";
        const status = isRelocated ? (isRenamed ? "relocated_renamed" : "relocated") : isRenamed ? "renamed" : stayed;
        return { status, score: span.score, bodyChanged: span.isChanged, place, candidates: [] };
    }
    #renamedWith(asked, around) {
        if (around?.now === undefined)
            return asked;
        const { old, now } = around;
        const names = [this.#oldNames.of(old.path, old.definition), old.scopePath, old.definition.qualname];
        const prefix = names.find((name) => asked.startsWith(`${name}.`));
        return prefix === undefined ? asked : this.#translate(prefix, old, now) + asked.slice(prefix.length);
    }
}
function questions_placeOf({ file, qualname, startLine, endLine }) {
    return { file, qualname, startLine, endLine };
}
/** Lines that an assignment to several names may take before the definition. */
const MAX_LINES_BEFORE = 2;
/** The binding of the definition that has the asked lines; of several, the one whose name is most like the asked one. */
function findAsked(question, inFile) {
    let best;
    let bestRank = 0;
    for (const binding of inFile) {
        const rank = rankOf(question, binding.old);
        // `var a = exports.a = function` defines a constant and a function.
        const isBetterKind = rank === bestRank && rank > 0 && binding.old.definition.kind === question.kind;
        if (rank > bestRank || isBetterKind) {
            best = binding;
            bestRank = rank;
        }
    }
    return best;
}
function rankOf(question, { definition, scopePath }) {
    const { qualname, startLine, endLine, fullStartLine } = definition;
    const isStart = fullStartLine <= question.startLine && question.startLine <= startLine;
    const isEnd = question.endLine === endLine;
    const isName = qualname === question.qualname || scopePath === question.qualname;
    if (isStart && isName)
        return isEnd ? 5 : 4;
    if (isStart && isEnd && leafOf(qualname) === leafOf(question.qualname))
        return 3;
    // Overloads may be counted in: then the span begins earlier, but ends where the implementation ends.
    if (isName && isEnd && startLine >= question.startLine)
        return 2;
    // `a.b = a.c = function` defines both names, but only one of them may be known to us.
    return isEnd && startLine >= question.startLine && startLine - question.startLine <= MAX_LINES_BEFORE ? 1 : 0;
}
function isAliasOf(asked, { definition }) {
    return leafOf(asked) !== leafOf(definition.qualname);
}

// EXTERNAL MODULE: ./src/util/json.ts
var json = __webpack_require__(4976);
;// CONCATENATED MODULE: ./src/cli/rebind-batch.ts


/** Reads the questions of a batch; a line that is none is a mistake that names the line. */
function parseQuestions(text) {
    const questions = [];
    text.split("\n").forEach((line, index) => {
        if (line.trim() !== "")
            questions.push(parseQuestion(line, index + 1));
    });
    return questions;
}
function parseQuestion(line, number) {
    const fail = (problem) => new errors/* UserError */.y(`Line ${number} of the questions ${problem}.`);
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        throw fail("is not JSON");
    }
    const text = (name) => {
        const found = (0,json/* stringProperty */.NQ)(value, name);
        if (found === undefined)
            throw fail(`has no text in ${JSON.stringify(name)}`);
        return found;
    };
    const lines = (0,json/* property */.MZ)(value, "old_lines");
    const [startLine, endLine] = Array.isArray(lines) ? lines : [];
    if (!isLine(startLine) || !isLine(endLine))
        throw fail('has no pair of line numbers in "old_lines"');
    return {
        id: (0,json/* property */.MZ)(value, "id") ?? null,
        oldCommit: text("old"),
        newCommit: text("new"),
        file: text("file"),
        qualname: text("qualname"),
        kind: (0,json/* stringProperty */.NQ)(value, "kind"),
        startLine,
        endLine,
    };
}
function isLine(value) {
    return typeof value === "number" && Number.isInteger(value) && value >= 1;
}
/** One line of the answer. */
function answerToWire(id, { status, place, score, bodyChanged, candidates }) {
    const wire = {
        id,
        status,
        file: place?.file ?? null,
        qualname: place?.qualname ?? null,
        lines: place ? [place.startLine, place.endLine] : null,
        score: rounded(score),
    };
    if (place !== undefined)
        return { ...wire, body_changed: bodyChanged };
    return {
        ...wire,
        candidates: candidates.map((each) => ({
            file: each.file,
            qualname: each.qualname,
            lines: [each.startLine, each.endLine],
            score: rounded(each.score),
        })),
    };
}
/** Scores are shown with three digits: more would claim a precision they do not have. */
function rounded(score) {
    return Math.round(score * 1000) / 1000;
}

;// CONCATENATED MODULE: ./src/model/result.ts
/**
 * What every answer is wrapped in. The words are LLMC's. The three kinds of meta are types of their own, so that status, source
 * and freshness cannot contradict each other: an answer from the graph is fresh, and one from anywhere else never claims to be.
 */
/** How an answer came about: from the graph, from the live files instead, or not at all. */
const RESULT_STATUSES = (/* unused pure expression or super */ null && (["OK", "FALLBACK", "ERROR"]));
/** Where the items come from. */
const SOURCES = (/* unused pure expression or super */ null && (["RAG_GRAPH", "LOCAL_FALLBACK", "NONE"]));
/**
 * Whether the index describes the commit asked about. `FRESH`: proved. `STALE`: it describes something else, or says so itself.
 * `UNKNOWN`: nothing can be said.
 */
const FRESHNESS_STATES = (/* unused pure expression or super */ null && (["FRESH", "STALE", "UNKNOWN"]));
/** Where an indexed symbol is now, compared with where the index has it; `moved` is other lines of the same file, `relocated` another file. */
const BINDING_STATUSES = [
    "same",
    "moved",
    "relocated",
    "renamed",
    "relocated_renamed",
    "ambiguous",
    "gone",
];

// EXTERNAL MODULE: ./src/util/printable.ts
var printable = __webpack_require__(1095);
;// CONCATENATED MODULE: ./src/cli/rebind-output.ts



/** The bindings of the files that changed: JSON, a JSON line each, or a table. */
function renderBindings(format, report) {
    const { result } = report;
    if (format === "jsonl")
        return result.bindings.map((each) => `${JSON.stringify(bindingToWire(each))}\n`).join("");
    if (format === "json")
        return `${JSON.stringify(reportToWire(report))}\n`;
    const shown = report.isAll ? result.bindings : result.bindings.filter(({ status }) => status !== "same");
    const rows = shown.map(tableRow);
    const title = summaryOf(report);
    if (format === "markdown") {
        const table = rows.map((row) => `| ${row.map((cell) => cell.replace(/[`|]/g, "?")).join(" | ")} |`);
        return [title, "", "| status | was | is | score |", "|---|---|---|---|", ...table, ""].join("\n");
    }
    const table = rows.map(([status = "", was, is, score]) => `  ${status.padEnd(17)} ${was}${is ? ` → ${is}` : ""} (${score})`);
    return [title, ...table, ""].join("\n");
}
function summaryOf({ before, after, result }) {
    const counts = [...countStatuses(result.bindings)].filter(([, count]) => count > 0);
    const said = counts.map(([status, count]) => `${count} ${status}`).join(", ");
    const files = `${result.unchangedFiles.length} files are unchanged`;
    return `From ${before} to ${after}: ${files}; of ${result.bindings.length} symbols in the others: ${said || "none"}.`;
}
function reportToWire({ before, after, result, elapsedMs }) {
    return {
        from: before,
        to: after,
        unchanged_files: result.unchangedFiles.length,
        counts: Object.fromEntries(countStatuses(result.bindings)),
        skipped: result.skipped.map(({ path, reason }) => ({ path, reason })),
        elapsed_ms: Math.round(elapsedMs),
        bindings: result.bindings.map(bindingToWire),
    };
}
function bindingToWire({ old, status, now, score, bodyChanged, signatureChanged, candidates }) {
    const wire = {
        file: old.path,
        qualname: old.definition.qualname,
        kind: old.definition.kind,
        lines: rebind_output_linesOf(old),
        status,
        score: rounded(score),
        now: now ? placeToWire(now) : null,
    };
    if (now !== undefined)
        return { ...wire, body_changed: bodyChanged, signature_changed: signatureChanged };
    return { ...wire, candidates: candidates.map((each) => ({ ...placeToWire(each), score: rounded(each.score) })) };
}
function placeToWire(place) {
    return { file: place.path, qualname: place.definition.qualname, lines: rebind_output_linesOf(place) };
}
function rebind_output_linesOf({ definition }) {
    return [definition.startLine, definition.endLine];
}
function tableRow({ status, old, now, score, candidates }) {
    const [first] = candidates;
    const is = now ? describe(now) : first ? `perhaps ${describe(first)}` : "";
    return [status, describe(old), is, rounded(score).toString()];
}
function describe({ path, definition }) {
    return `${(0,printable/* printable */.g)(path)}:${definition.startLine}-${definition.endLine} ${(0,printable/* printable */.g)(definition.qualname)}`;
}
function countStatuses(bindings) {
    const counts = new Map(BINDING_STATUSES.map((status) => [status, 0]));
    for (const { status } of bindings)
        counts.set(status, (counts.get(status) ?? 0) + 1);
    return counts;
}

;// CONCATENATED MODULE: ./src/cli/rebind.ts











/** `llmc-nav rebind`: where the symbols of an older commit are now. */
const rebindCommand = {
    async run(context, options) {
        const from = options.text("from");
        const batch = options.text("batch");
        if ((from === undefined) === (batch === undefined)) {
            throw new errors/* UserError */.y("Say what to re-bind: either --from COMMIT (such as HEAD~10) or --batch FILE.");
        }
        if (batch !== undefined)
            await answerBatch(context, batch);
        else
            await rebindAll(context, from, options.text("to") ?? context.rev, options.flag("all"));
        return 0;
    },
};
async function rebindAll(context, from, to, isAll) {
    const started = performance.now();
    const repository = await git_repository/* Repository */.L.open(context.directory);
    const before = new git_tree/* GitTree */.x(repository, await repository.resolveCommit(from));
    const after = to === undefined ? new work_tree/* WorkTree */.W(repository) : new git_tree/* GitTree */.x(repository, await repository.resolveCommit(to));
    const store = await (0,open_store/* openStore */.C)(repository, after, context.logger);
    try {
        const result = await bindTrees(before, after, store, { progress: context.progress });
        const elapsedMs = performance.now() - started;
        await context.io.writeOut(renderBindings(context.format, { before: before.name, after: after.name, result, elapsedMs, isAll }));
    }
    finally {
        store.close();
        await before.close();
        await after.close();
    }
}
/** One diff and one parse of the changed files for each pair of commits; answers in the order of the questions. */
async function answerBatch(context, file) {
    const questions = parseQuestions(readQuestions((0,external_node_path_.resolve)(context.io.cwd, file)));
    const repository = await git_repository/* Repository */.L.open(context.directory);
    const groups = new Map();
    for (const question of questions) {
        const key = `${question.oldCommit} ${question.newCommit}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [question]);
        else
            group.push(question);
    }
    const answers = new Map();
    let store;
    try {
        for (const [first, ...others] of groups.values()) {
            if (first === undefined)
                continue;
            const before = new git_tree/* GitTree */.x(repository, await repository.resolveCommit(first.oldCommit));
            const after = new git_tree/* GitTree */.x(repository, await repository.resolveCommit(first.newCommit));
            // One store for all pairs: what two pairs share is parsed once.
            store ??= await (0,open_store/* openStore */.C)(repository, after, context.logger);
            const bindings = await bindTrees(before, after, store, { progress: context.progress }).finally(() => Promise.all([before.close(), after.close()]));
            const answerer = new QuestionAnswerer(bindings);
            for (const question of [first, ...others]) {
                answers.set(question, JSON.stringify(answerToWire(question.id, answerer.answer(question))));
            }
        }
    }
    finally {
        store?.close();
    }
    for (const question of questions)
        await context.io.writeOut(`${answers.get(question)}\n`);
}
function readQuestions(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new errors/* UserError */.y(`The questions cannot be read: ${reason}.`);
    }
}


/***/ }),

/***/ 2897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareListings)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);

/** What stands at the path is known, and is no regular file. */
const OTHER_KINDS = new Set(["symlink", "submodule", "special", "outside"]);
/** The differences between two listings: by path and blob id, with files of equal content paired as renames. */
function compareListings(before, after) {
    const changes = [];
    const skipped = [];
    const deleted = [];
    const added = [];
    const oldEntries = byPath(before.entries);
    const newEntries = byPath(after.entries);
    const oldSkipped = byPath(before.skipped);
    const newSkipped = byPath(after.skipped);
    for (const { path, blobId } of before.entries) {
        const now = newEntries.get(path);
        const leftOut = newSkipped.get(path);
        if (now !== undefined) {
            if (now.blobId !== blobId) {
                changes.push({ status: "modified", path, oldBlobId: blobId, newBlobId: now.blobId });
            }
        }
        else if (leftOut === undefined) {
            deleted.push(oldEntries.get(path));
        }
        else if (OTHER_KINDS.has(leftOut.reason)) {
            changes.push({ status: "type-changed", path, oldBlobId: blobId, newBlobId: undefined });
        }
        else {
            skipped.push(leftOut);
        }
    }
    for (const entry of after.entries) {
        if (oldEntries.has(entry.path))
            continue;
        const leftOut = oldSkipped.get(entry.path);
        if (leftOut === undefined)
            added.push(entry);
        else if (OTHER_KINDS.has(leftOut.reason)) {
            changes.push({ status: "type-changed", path: entry.path, oldBlobId: undefined, newBlobId: entry.blobId });
        }
        else
            skipped.push(leftOut);
    }
    changes.push(...pairRenames(deleted, added));
    return { changes: changes.sort(_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD), skipped: skipped.sort(_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD) };
}
/** Pairs deleted and added files of equal content: those with the same file name first, then in path order. */
function pairRenames(deleted, added) {
    const sources = new Map();
    for (const entry of deleted) {
        // Empty files are all equal, which says nothing about where they came from.
        if (entry.size === 0)
            continue;
        const same = sources.get(entry.blobId);
        if (same === undefined)
            sources.set(entry.blobId, [entry]);
        else
            same.push(entry);
    }
    const oldPaths = new Map();
    for (const isSameName of [true, false]) {
        for (const { path, blobId } of added) {
            if (oldPaths.has(path))
                continue;
            const candidates = sources.get(blobId) ?? [];
            const index = candidates.findIndex((old) => !isSameName || baseName(old.path) === baseName(path));
            const [source] = index === -1 ? [] : candidates.splice(index, 1);
            if (source !== undefined)
                oldPaths.set(path, source.path);
        }
    }
    const moved = new Set(oldPaths.values());
    return [
        ...deleted
            .filter(({ path }) => !moved.has(path))
            .map(({ path, blobId }) => ({ status: "deleted", path, oldBlobId: blobId, newBlobId: undefined })),
        ...added.map(({ path, blobId }) => {
            const oldPath = oldPaths.get(path);
            return oldPath === undefined
                ? { status: "added", path, oldBlobId: undefined, newBlobId: blobId }
                : { status: "renamed", path, oldPath, oldBlobId: blobId, newBlobId: blobId, similarity: 100 };
        }),
    ];
}
function byPath(items) {
    return new Map(items.map((item) => [item.path, item]));
}
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}


/***/ }),

/***/ 528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   cJ: () => (/* binding */ countBetween),
/* harmony export */   fe: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* unused harmony exports parentsOf, fetchCommit */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8534);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7455);



/** A fetch goes over the network, but nobody wants a job to hang on it. */
const FETCH_TIMEOUT_MS = 300_000;
/** Finds the best common ancestor of two commits that are both here. */
async function findMergeBase(repository, left, right) {
    const answer = await repository.git.run(["merge-base", "--end-of-options", left, right], {
        task: `find the merge base of ${left} and ${right}`,
        acceptedCodes: [0, 1],
    });
    if (answer.exitCode === 0)
        return { kind: "found", commit: answer.stdout.toString("latin1").trim() };
    return { kind: repository.isShallow ? "hidden" : "unrelated" };
}
/** Whether `ancestor` is in the history of `descendant` (or the same); in a shallow clone `false` may mean "not visible". */
async function isAncestor(repository, ancestor, descendant) {
    const answer = await repository.git.run(["merge-base", "--is-ancestor", "--end-of-options", ancestor, descendant], {
        task: `compare the history of ${ancestor} and ${descendant}`,
        acceptedCodes: [0, 1],
    });
    return answer.exitCode === 0;
}
/**
 * Counts the commits that only `commit` has (ahead) and those that only `reference` has (behind); `undefined` when a
 * shallow clone hides some of them.
 */
async function countBetween(repository, reference, commit) {
    const output = await repository.git.text(["rev-list", "--left-right", "--end-of-options", `${reference}...${commit}`, "--"], { task: `count the commits between ${reference} and ${commit}` });
    const lines = output.split("\n").filter((line) => line !== "");
    const cutOff = await repository.shallowCommits();
    if (lines.some((line) => cutOff.has(line.slice(1))))
        return undefined;
    const ahead = lines.filter((line) => line.startsWith(">")).length;
    return { ahead, behind: lines.length - ahead };
}
/** The parents as the commit itself names them: also those that a shallow clone does not have. */
async function parentsOf(repository, commit) {
    const text = await repository.git.text(["cat-file", "commit", commit], { task: `read the commit ${commit}` });
    const header = text.slice(0, text.indexOf("\n\n"));
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
}
/** Whether the commit itself is here; says nothing about its history. */
async function hasCommit(repository, commit) {
    return (await repository.findCommit(commit)) !== undefined;
}
/**
 * Fetches one commit from a remote, with the user's own git configuration for the login. A shallow clone stays shallow:
 * of the commit's history nothing is fetched.
 */
async function fetchCommit(repository, remote, commit) {
    if (!isObjectId(commit))
        throw new UserError(`${quote(commit)} is no full commit id.`, { code: "BAD_REVISION" });
    const options = ["--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance"];
    await repository.git.run(["fetch", ...options, ...(repository.isShallow ? ["--depth=1"] : []), "--end-of-options", remote, commit], { task: `fetch ${commit} from ${quote(remote)}`, isNetworkAllowed: true, timeoutMs: FETCH_TIMEOUT_MS });
}


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTexts)
/* harmony export */ });
/* harmony import */ var _util_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9997);

/** Reads entries of a Tree as text, in the order given. */
async function* readTexts(tree, entries) {
    for await (const { entry, bytes, skipped } of tree.readMany(entries)) {
        if (skipped !== undefined) {
            yield { entry, skipped };
            continue;
        }
        const decoded = (0,_util_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(bytes);
        if (decoded.isBinary)
            yield { entry, skipped: { path: entry.path, reason: "binary" } };
        else
            yield { entry, text: decoded.text };
    }
}


/***/ }),

/***/ 724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ damagedDefinitions),
/* harmony export */   af: () => (/* binding */ findSymbol),
/* harmony export */   i7: () => (/* binding */ symbolAtLine)
/* harmony export */ });
/* unused harmony exports findSymbolInSource, identifySymbolAtLine */
/* harmony import */ var _languages_extractors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _model_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1374);


/** Where a symbol is in this text now, or null when it is gone. */
async function findSymbolInSource(source, language, qualname) {
    return findSymbol(await new Extractors().extract(language, source), qualname);
}
/** The innermost symbol at a line of this text, or null at module level. */
async function identifySymbolAtLine(source, language, line) {
    return symbolAtLine(await new Extractors().extract(language, source), line);
}
/**
 * Where `qualname` is defined, or null when it is gone or its own text is damaged. Of several definitions the last one
 * wins, as it does at run time, except that a property is known by its getter.
 */
function findSymbol(facts, qualname) {
    const damaged = damagedDefinitions(facts);
    const intact = facts.definitions.filter((each) => each.qualname === qualname && !damaged.has(each));
    const definition = intact.findLast((each) => !(each.flags & _model_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .DefinitionFlag */ .qb.setter)) ?? intact.at(-1);
    return definition ? { definition, span: "core" } : null;
}
/** The innermost definition whose core span holds the line, or else whose full span does; null at module level. */
function symbolAtLine(facts, line) {
    const damaged = damagedDefinitions(facts);
    let best = null;
    for (const definition of facts.definitions) {
        // Nested definitions come after the ones around them, so the last that fits is the innermost.
        if (definition.kind === "constant" || line < definition.fullStartLine || line > definition.endLine)
            continue;
        if (damaged.has(definition))
            continue;
        best = { definition, span: line < definition.startLine ? "full" : "core" };
    }
    return best;
}
/** The definitions that a syntax error stands in: their lines cannot be vouched for. An error in a nested one is its own. */
function damagedDefinitions(facts) {
    const damaged = new Set();
    for (const error of facts.errors) {
        const innermost = facts.definitions.findLast((definition) => definition.startLine <= error.line && error.line <= definition.endLine);
        if (innermost)
            damaged.add(innermost);
    }
    return damaged;
}


/***/ }),

/***/ 7284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint),
/* harmony export */   q: () => (/* binding */ hashText)
/* harmony export */ });
/**
 * Fingerprints of token sequences: 64 bits as 16 hex digits. They answer "is it still the same code?", so equal
 * sequences must agree on every machine; they are no defence against somebody who builds a collision.
 */
/** FNV-1a over the UTF-16 code units of `text[start, end)`. */
function hashText(text, start = 0, end = text.length) {
    let hash = 0x811c9dc5;
    for (let i = start; i < end; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash;
}
/** Fingerprint of the token hashes `tokens[from, to)`. */
function fingerprint(tokens, from = 0, to = tokens.length) {
    let high = 0x9e3779b9;
    let low = 0x85ebca6b;
    for (let i = from; i < to; i++) {
        const token = tokens[i];
        high = Math.imul(high ^ token, 0xcc9e2d51);
        high = (high << 15) | (high >>> 17);
        low = Math.imul(low + token, 0x1b873593);
        low = ((low << 13) | (low >>> 19)) ^ high;
    }
    return hex(mix(high ^ (to - from))) + hex(mix(low));
}
function mix(hash) {
    let h = hash ^ (hash >>> 16);
    h = Math.imul(h, 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    return h ^ (h >>> 16);
}
/** Two hex digits for every byte: a table is several times faster than formatting numbers, and there are two for every definition. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
function hex(hash) {
    return `${BYTES[hash >>> 24]}${BYTES[(hash >>> 16) & 255]}${BYTES[(hash >>> 8) & 255]}${BYTES[hash & 255]}`;
}


/***/ }),

/***/ 4976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ parseLooseJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   MZ: () => (/* binding */ property),
/* harmony export */   NQ: () => (/* binding */ stringProperty)
/* harmony export */ });
/** JSON from outside is `unknown` until these have looked at it. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The property of an object, if it is one and has it itself: never something inherited, such as `constructor`. */
function property(value, name) {
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
function stringProperty(value, name) {
    const found = property(value, name);
    return typeof found === "string" ? found : undefined;
}
/** Parses JSON with comments and trailing commas, as `tsconfig.json` is written; undefined when it is not even that. */
function parseLooseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        try {
            return JSON.parse(withoutCommentsAndTrailingCommas(text));
        }
        catch {
            return undefined;
        }
    }
}
function withoutCommentsAndTrailingCommas(text) {
    const tokens = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*[\]}])/g;
    return text.replace(tokens, (token) => (token.startsWith('"') ? token : " "));
}


/***/ }),

/***/ 1095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/** A name from a repository made safe for a terminal or a log: control characters, which could move the cursor or forge a line, are shown as escapes. */
function printable(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
    return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
        return `\\u{${character.charCodeAt(0).toString(16)}}`;
    });
}


/***/ })

};
