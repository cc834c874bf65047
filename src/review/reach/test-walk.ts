import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { isSpecialName } from "../../model/symbol-id.ts";
import type { Use } from "../../model/use.ts";
import { lastPart } from "../../util/last-part.ts";
import type { Sides } from "../sides/sides.ts";
import { outermost, type UsesFinder } from "./uses-finder.ts";

/** Definitions whose users are looked for, and how far they may be from the change. */
const MAX_FOLLOWED = 800;
const MAX_DEPTH = 25;
/** Files with the names of these definitions that are looked through: names that every other file has would take all the time and tell little. */
const MAX_LOOKS = 4000;
/** So near to the change, possible users are followed as well: a test too many costs less than one that is missing. */
const MAX_GUESSED_DEPTH = 3;
/** A list of so many tests is run as a whole: farther ones are not looked for. */
const MAX_TESTS = 200;
/** Definitions that are asked about before it is seen whether more tests are wanted. */
const AT_ONCE = 10;
/** Files with a name that no use of its definition was found in; a name in more files says nothing. */
const MAX_NAMED_FILES = 20;

/** The code that is reached from some definitions: through their users, and through fixtures that the runner gives to tests. */
export class TestWalk {
  /** Files with code that reaches a start, and over how many hops. */
  readonly files = new Map<string, number>();
  /** Folders all of whose tests do. */
  readonly folders = new Map<string, number>();
  readonly #sides: Sides;
  readonly #finder: UsesFinder;
  readonly #seen = new Set<string>();
  readonly #leaves = new Map<string, boolean>();
  #tests = 0;

  constructor(sides: Sides, finder: UsesFinder) {
    this.#sides = sides;
    this.#finder = finder;
  }

  /** Whether so many tests were found that more of them say nothing. */
  get isFull(): boolean {
    return this.#tests >= MAX_TESTS;
  }

  /** Goes as far as there are users and room for their tests; gives how many definitions it did not look at. */
  async go(starts: readonly DefinitionHandle[]): Promise<number> {
    let open = this.#unseen(starts);
    let [followed, looks, notFollowed] = [0, 0, 0];
    for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
      const next: DefinitionHandle[] = [];
      const level = await this.#rarestFirst(open);
      while (level.length > 0) {
        const asked: DefinitionHandle[] = [];
        for (const { handle, files } of level.splice(0, AT_ONCE)) {
          const isLeftOut = this.isFull || followed >= MAX_FOLLOWED || looks + files > MAX_LOOKS;
          if (isLeftOut) {
            notFollowed++;
            continue;
          }
          asked.push(handle);
          followed++;
          looks += files;
        }
        if (asked.length > 0) next.push(...this.#unseen(await this.#follow(asked, depth)));
      }
      open = next;
    }
    return notFollowed + open.length;
  }

  /** Definitions with how many files have their names, the fewest first. */
  #rarestFirst(handles: readonly DefinitionHandle[]): Promise<{ handle: DefinitionHandle; files: number }[]> {
    const { head } = this.#sides;
    return head.ask((world) =>
      handles
        .map((handle) => {
          const name = lastPart(world.file(handle.path)?.definition(handle.index).qualname ?? "");
          return { handle, files: head.namesAround(handle.path).filesWith(name).length };
        })
        .sort((a, b) => a.files - b.files),
    );
  }

  /** Notes the files with users of some definitions, and gives the definitions that use them. */
  async #follow(asked: readonly DefinitionHandle[], depth: number): Promise<DefinitionHandle[]> {
    const { head } = this.#sides;
    const isKnown = (path: string) => this.files.has(path);
    const answers = await (depth < MAX_GUESSED_DEPTH
      ? this.#finder.allUsesOf(asked)
      : this.#finder.usesBeyond(asked, isKnown, (world, path) => this.#isLeaf(world, path)));
    // A question may be put again, so that it only looks.
    const found = await head.ask((world) => asked.map((handle, at) => this.#reached(world, handle, answers[at] ?? [])));
    for (const { files, folders } of found) {
      for (const each of files) this.#add(each, depth + 1);
      for (const each of folders) if (!this.folders.has(each)) this.folders.set(each, depth + 1);
    }
    return found.flatMap(({ next }) => next);
  }

  #add(path: string, depth: number): void {
    if (this.files.has(path)) return;
    this.files.set(path, depth);
    if (this.#sides.tests.runOf(path) !== undefined) this.#tests++;
  }

  /** Whether a file is a test that has nothing for others: whatever more it uses leads nowhere. */
  #isLeaf(world: World, path: string): boolean {
    const known = this.#leaves.get(path);
    if (known !== undefined) return known;
    const file = world.file(path);
    // A question whose files are not all at hand is put again.
    if (!file) return false;
    const names = this.#sides.head.namesAround(path);
    const isLeaf =
      this.#sides.tests.runOf(path) !== undefined &&
      file.facts.definitions.every(({ parent, qualname }) => parent >= 0 || names.filesWith(qualname).length <= 1);
    this.#leaves.set(path, isLeaf);
    return isLeaf;
  }

  #unseen(handles: readonly DefinitionHandle[]): DefinitionHandle[] {
    return handles.filter((handle) => {
      const key = handleKey(handle);
      const isNew = !this.#seen.has(key);
      this.#seen.add(key);
      return isNew;
    });
  }

  #reached(world: World, handle: DefinitionHandle, uses: readonly Use[]): Reached {
    const reached: Reached = { files: [], folders: [], next: [] };
    for (const use of uses) {
      reached.files.push(use.path);
      const next = userOf(world, use);
      if (!next && !isImport(use)) {
        reached.folders.push(...this.#sharedIn(use.path));
        reached.files.push(...this.#loadersOf(use.path));
      }
      if (next && this.#isWorthAsking(world, next)) reached.next.push(next);
    }
    const owner = ownerBehind(world, handle, uses);
    if (owner) reached.next.push(owner);
    else if (uses.length === 0 && this.#givenBy(world, handle) === undefined)
      reached.files.push(...this.#filesNaming(world, handle));
    this.#addGiven(world, handle, reached);
    return reached;
  }

  /** A test is used by nobody; what stands beside it in its file may be, by other files that write its name and that of its class. */
  #isWorthAsking(world: World, { path, index }: DefinitionHandle): boolean {
    if (this.#sides.tests.runOf(path) === undefined) return true;
    const written = world.file(path)?.definition(index).qualname.split(".") ?? [];
    const names = this.#sides.head.namesAround(path);
    return (
      written.every((name) => names.filesWith(name).length > 1) || this.#givenBy(world, { path, index }) !== undefined
    );
  }

  #givenBy(world: World, { path, index }: DefinitionHandle) {
    const facts = world.file(path)?.facts;
    const definition = facts?.definitions[index];
    return facts && definition && this.#sides.tests.givesToTests(path, facts, definition);
  }

  /** Test code with the name of a definition that nobody was found to use: it may be kept under its name, as getters and handlers are. */
  #filesNaming(world: World, { path, index }: DefinitionHandle): readonly string[] {
    const name = lastPart(world.file(path)?.definition(index).qualname ?? "");
    const files = this.#sides.head
      .namesAround(path)
      .filesWith(name)
      .filter((each) => this.#sides.tests.isTest(each));
    return files.length <= MAX_NAMED_FILES ? files : [];
  }

  /** Test code that loads a file, and so runs what stands outside of its definitions. */
  #loadersOf(path: string): readonly string[] {
    const { head, tests } = this.#sides;
    return head.names.importersOf(path).filter((each) => tests.isTest(each));
  }

  #sharedIn(path: string): readonly string[] {
    const folder = this.#sides.tests.sharedIn(path);
    return folder === undefined ? [] : [folder];
  }

  /** Tests that the runner gives what a definition makes. */
  #addGiven(world: World, handle: DefinitionHandle, { files, folders, next }: Reached): void {
    const given = this.#givenBy(world, handle);
    if (given === undefined) return;
    const { path, index } = handle;
    const folder = this.#sides.tests.sharedIn(path);
    if (given === "always") {
      folders.push(...this.#sharedIn(path));
      return;
    }
    const name = lastPart(world.file(path)?.definition(index).qualname ?? "");
    const isNear = (each: string) => folder === undefined || folder === "" || each.startsWith(`${folder}/`);
    for (const each of this.#sides.head.namesAround(path).filesWith(name).filter(isNear)) {
      files.push(each);
      const file = world.file(each);
      for (const [at, { params }] of (file?.facts.definitions ?? []).entries()) {
        const taker = { path: each, index: at };
        if (params.some((parameter) => parameter.name === name) && this.#isWorthAsking(world, taker)) next.push(taker);
      }
    }
  }
}

interface Reached {
  readonly files: string[];
  readonly folders: string[];
  readonly next: DefinitionHandle[];
}

function isImport({ role }: Pick<Use, "role">): boolean {
  return role === "import" || role === "reexport";
}

/** The definition that a use belongs to: the one around it, or the one at the top of the file whose lines hold it. */
function userOf(world: World, { path, line, enclosing, role }: Use): DefinitionHandle | undefined {
  if (enclosing >= 0) return outermost(world, path, enclosing)?.handle;
  if (isImport({ role })) return undefined;
  const definitions = world.file(path)?.facts.definitions ?? [];
  const index = definitions.findIndex(
    ({ parent, fullStartLine, endLine }) => parent < 0 && fullStartLine <= line && line <= endLine,
  );
  return index < 0 ? undefined : { path, index };
}

/** The class of a member that is called where nobody writes its name: by the language, or by nobody that was found. */
function ownerBehind(
  world: World,
  { path, index }: DefinitionHandle,
  uses: readonly Use[],
): DefinitionHandle | undefined {
  const file = world.file(path);
  const owner = file?.classOfMember(index) ?? -1;
  if (!file || owner < 0) return undefined;
  const isCalled = uses.some(({ role }) => role === "call");
  return isCalled && !isSpecialName(lastPart(file.definition(index).qualname)) ? undefined : { path, index: owner };
}
