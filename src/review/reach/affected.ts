import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, isCommonMember } from "../../languages/registry.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { AffectedSymbol, ChangedSymbol } from "../../model/review.ts";
import { isSpecialName } from "../../model/symbol-id.ts";
import { type Confidence, type Use, weakerOf } from "../../model/use.ts";
import type { AmendedGraph } from "../../nav/graph/amended-graph.ts";
import { isTestPath } from "../../nav/is-test.ts";
import { findUses, findUsesWith } from "../../nav/symbols/find-uses.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { lastPart } from "../../util/last-part.ts";
import type { Sides } from "../sides/sides.ts";

/** Changed symbols whose uses are looked for; more than this nobody reviews one by one. */
const MAX_ASKED = 300;
/** Symbols whose own users are looked for in turn. */
const MAX_FOLLOWED = 150;
const MAX_DEPTH = 3;
const MAX_AFFECTED = 1000;

/** Who uses what changed. */
export interface AffectedCode {
  readonly affected: readonly AffectedSymbol[];
  /** By change id; a change that was not asked about has no entry. */
  readonly uses: ReadonlyMap<string, { readonly production: number; readonly tests: number }>;
  /** The uses themselves, by change id. */
  readonly direct: ReadonlyMap<string, readonly Use[]>;
  /** Changed symbols whose uses were not looked for. */
  readonly notAsked: number;
  /** Affected symbols whose own users were not looked for. */
  readonly notFollowed: number;
  /** Affected symbols that were found and are not listed. */
  readonly notListed: number;
}

/** What is asked about: a definition at head, and what its answer counts for. */
interface Question {
  readonly handle: DefinitionHandle;
  readonly changeId: string;
  readonly depth: number;
  readonly via: number | undefined;
  readonly confidence: Confidence;
}

type Change = Pick<ChangedSymbol, "id" | "change" | "after">;

/** Walks from the changed symbols to their users and on to theirs, nearest first, each symbol once. */
export async function findAffected(
  sides: Sides,
  changes: readonly Change[],
  graph: AmendedGraph | undefined,
): Promise<AffectedCode> {
  const wanted = changes.filter(({ change, after }) => after !== undefined && change !== "added");
  const asked = wanted.slice(0, MAX_ASKED);
  const walk = new Walk(sides, asked);
  let questions = await walk.firstQuestions(asked);
  const uses = new Map<string, { production: number; tests: number }>();
  const direct = new Map<string, readonly Use[]>();
  let notFollowed = 0;
  for (let depth = 1; depth <= MAX_DEPTH && questions.length > 0; depth++) {
    const followed = depth === 1 ? questions : questions.slice(0, MAX_FOLLOWED);
    notFollowed += questions.length - followed.length;
    const answers = await usesOf(sides, followed, graph);
    if (depth === 1) countUses(followed, answers, uses);
    if (depth === 1) for (const [at, { changeId }] of followed.entries()) direct.set(changeId, answers[at] ?? []);
    questions = await walk.take(followed, answers);
  }
  const affected = walk.affected.slice(0, MAX_AFFECTED);
  return {
    affected,
    uses,
    direct,
    notAsked: wanted.length - asked.length,
    notFollowed: notFollowed + questions.length,
    notListed: walk.affected.length - affected.length,
  };
}

/** The answer where there was no time to look for users: nobody, and that nobody was asked. */
export function nobodyAffected(changes: readonly Change[]): AffectedCode {
  const none = { affected: [], uses: new Map(), direct: new Map() };
  return { ...none, notAsked: changes.length, notFollowed: 0, notListed: 0 };
}

function countUses(
  questions: readonly Question[],
  answers: readonly (readonly Use[])[],
  uses: Map<string, { production: number; tests: number }>,
): void {
  for (const [at, { changeId }] of questions.entries()) {
    const tests = (answers[at] ?? []).filter(({ path }) => isTestPath(path)).length;
    uses.set(changeId, { production: (answers[at] ?? []).length - tests, tests });
  }
}

/**
 * Uses that are more than a guess: from the graph for the files that it answers for, else from the files. Facts of all candidates are
 * loaded first, so that the question is put seldom.
 */
async function usesOf(
  sides: Sides,
  questions: readonly Question[],
  graph: AmendedGraph | undefined,
): Promise<readonly (readonly Use[])[]> {
  const { head } = sides;
  const lists = await head.ask((world) =>
    questions.map(({ handle: { path, index } }) =>
      head.namesAround(path).filesWith(lastPart(world.file(path)?.facts.definitions[index]?.qualname ?? "")),
    ),
  );
  await head.project.load(
    new Set([...new Set(lists)].flat().filter((path) => graph?.isDoubted !== false || !graph.covers(path))),
  );
  return head.ask((world) =>
    questions.map(({ handle }) => {
      const names = head.namesAround(handle.path);
      const find: FindUses = (each, isSure) =>
        graph && isSure ? findUsesWith(graph, world, names, each) : findUses(world, names, each);
      return sureUses(sides, world, handle, find);
    }),
  );
}

/** Finds the uses of a definition; only those that are more than possible if `isSure`, or more. */
type FindUses = (handle: DefinitionHandle, isSure: boolean) => Use[];

function sureUses(sides: Sides, world: World, handle: DefinitionHandle, find: FindUses): Use[] {
  const file = world.file(handle.path);
  const definition = file?.facts.definitions[handle.index];
  if (!file || !definition) return [];
  const leaf = lastPart(definition.qualname);
  const owner = file.classOfMember(handle.index);
  if (owner >= 0 && isConstructorOf(file, owner, leaf)) {
    return find({ path: handle.path, index: owner }, false).filter(({ role }) => role === "call");
  }
  // Methods that the language itself calls are called everywhere and nowhere.
  if (isSpecialName(leaf)) return [];
  return find(handle, true).filter(({ confidence, path }) => confidence !== "possible" && !sides.files.noise.has(path));
}

function isConstructorOf(file: FileIndex, owner: number, name: string): boolean {
  const className = lastPart(file.definition(owner).qualname);
  return name === breakRulesOf(file.facts.language).constructorOf(className);
}

/** A use that answers a question. */
interface Found {
  readonly question: Question;
  readonly use: Use;
}

/** Who uses what a question is about. */
interface User {
  /** The function around the use; undefined at module level. */
  readonly symbol: Placed | undefined;
  /** It is what the question is about itself. */
  readonly isSelf: boolean;
  /** A member whose name every built-in type has: its own users cannot be told from others. */
  readonly isTooCommon: boolean;
}

function userOf(world: World, asked: DefinitionHandle, { path, enclosing }: Use): User {
  const symbol = enclosing < 0 ? undefined : outermost(world, path, enclosing);
  const facts = world.file(path)?.facts;
  const { qualname } = symbol?.ref ?? {};
  const isSelf =
    qualname !== undefined && path === asked.path && facts?.definitions[asked.index]?.qualname === qualname;
  const isMember = qualname?.includes(".") === true;
  const isTooCommon = !facts || (isMember && isCommonMember(facts.language, lastPart(qualname)));
  return { symbol, isSelf, isTooCommon };
}

/** What was reached so far. */
class Walk {
  readonly affected: AffectedSymbol[] = [];
  readonly #sides: Sides;
  readonly #seen = new Set<string>();
  readonly #changed: ReadonlySet<string>;

  constructor(sides: Sides, changes: readonly Change[]) {
    this.#sides = sides;
    this.#changed = new Set(changes.map(({ after }) => `${after?.path}#${after?.qualname}`));
  }

  firstQuestions(changes: readonly Change[]): Promise<Question[]> {
    return this.#sides.head.ask((world) =>
      changes.flatMap(({ id, after }) => {
        const index = world.file(after?.path ?? "")?.definitionsNamed(after?.qualname ?? "")[0];
        if (!after || index === undefined) return [];
        return [{ handle: { path: after.path, index }, changeId: id, depth: 1, via: undefined, confidence: "exact" }];
      }),
    );
  }

  /** Adds the users that were found, and gives what to ask next. */
  take(questions: readonly Question[], answers: readonly (readonly Use[])[]): Promise<Question[]> {
    const found = questions.flatMap((question, at) => usersAmong(answers[at] ?? []).map((use) => ({ question, use })));
    // A question may be put again, so that it only looks; what it saw is added once.
    const users = this.#sides.head.ask((world) =>
      found.map(({ question, use }) => userOf(world, question.handle, use)),
    );
    return users.then((all) => all.flatMap((user, at) => this.#add(found[at] as Found, user)));
  }

  #add({ question, use }: Found, { symbol, isSelf, isTooCommon }: User): Question[] {
    const { path, line, role } = use;
    // An import is no user of its own where something below it is.
    if (symbol === undefined && (role === "import" || role === "reexport") && question.depth > 1) return [];
    const key = symbol ? `${path}#${symbol.ref.qualname}` : path;
    const isOwn = symbol !== undefined && this.#changed.has(key) && question.depth > 1;
    if (this.#seen.has(key) || isOwn || isSelf) return [];
    this.#seen.add(key);
    const confidence = weakerOf(question.confidence, use.confidence);
    const { changeId, depth, via } = question;
    const isTest = isTestPath(path);
    this.affected.push({ symbol: symbol?.ref, path, line, depth, confidence, isTest, changeId, via });
    if (!symbol || isTest || isTooCommon) return [];
    const next = this.affected.length - 1;
    return [{ handle: symbol.handle, changeId, depth: depth + 1, via: next, confidence }];
  }
}

/** An import is a user of its own only where nothing else in the file uses what it brings. */
function usersAmong(uses: readonly Use[]): readonly Use[] {
  const isImport = ({ role }: Use) => role === "import";
  const used = new Set(uses.filter((use) => !isImport(use)).map(({ path }) => path));
  return uses.filter((use) => !isImport(use) || !used.has(use.path));
}

interface Placed {
  readonly handle: DefinitionHandle;
  readonly ref: SymbolRef;
}

/** The function around nested ones: it is what others can use. */
function outermost(world: World, path: string, index: number): Placed | undefined {
  const file = world.file(path);
  if (!file) return undefined;
  let at = index;
  while (!file.isMember(at) && file.definition(at).parent >= 0) at = file.definition(at).parent;
  const handle = { path, index: at };
  return { handle, ref: symbolRef(world, handle) };
}
