import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { isCommonMember } from "../../languages/registry.ts";
import type { AffectedSymbol, ChangedSymbol } from "../../model/review.ts";
import { type Confidence, type Use, weakerOf } from "../../model/use.ts";
import { lastPart } from "../../util/last-part.ts";
import type { Sides } from "../sides/sides.ts";
import { outermost, type Placed, type UsesFinder } from "./uses-finder.ts";

/** Changed symbols whose uses are looked for; more than this nobody reviews one by one. */
const MAX_ASKED = 300;
/** Symbols whose own users are looked for in turn. */
const MAX_FOLLOWED = 150;
const MAX_DEPTH = 3;
const MAX_AFFECTED = 1000;

/** The users of the changed code. */
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

/** A question about a definition at head, and what its answer counts for. */
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
  finder: UsesFinder,
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
    const answers = await finder.usesOf(followed.map(({ handle }) => handle));
    if (depth === 1) countUses(sides, followed, answers, uses);
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
  { tests: files }: Sides,
  questions: readonly Question[],
  answers: readonly (readonly Use[])[],
  uses: Map<string, { production: number; tests: number }>,
): void {
  for (const [at, { changeId }] of questions.entries()) {
    const tests = (answers[at] ?? []).filter(({ path }) => files.isTest(path)).length;
    uses.set(changeId, { production: (answers[at] ?? []).length - tests, tests });
  }
}

/** A use that answers a question. */
interface Found {
  readonly question: Question;
  readonly use: Use;
}

/** A user of the definition that a question is about. */
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

/** The users that were reached so far. */
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
    const isTest = this.#sides.tests.isTest(path);
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
