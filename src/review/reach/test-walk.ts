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
/** So near to the change, possible users are followed as well: a test too many costs less than one that is missing. */
const MAX_GUESSED_DEPTH = 3;
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
  #left = MAX_FOLLOWED;

  constructor(sides: Sides, finder: UsesFinder) {
    this.#sides = sides;
    this.#finder = finder;
  }

  /** Goes as far as there are users; gives how many definitions it did not look at. */
  async go(starts: readonly DefinitionHandle[]): Promise<number> {
    let open = this.#unseen(starts);
    let notFollowed = 0;
    for (let depth = 0; depth < MAX_DEPTH && open.length > 0 && this.#left > 0; depth++) {
      const asked = open.slice(0, this.#left);
      this.#left -= asked.length;
      notFollowed += open.length - asked.length;
      const isNear = depth < MAX_GUESSED_DEPTH;
      const answers = await (isNear ? this.#finder.allUsesOf(asked) : this.#finder.usesOf(asked));
      const { head } = this.#sides;
      // A question may be put again, so that it only looks.
      const found = await head.ask((world) =>
        asked.map((handle, at) => this.#reached(world, handle, answers[at] ?? [])),
      );
      for (const { files, folders } of found) {
        for (const each of files) if (!this.files.has(each)) this.files.set(each, depth + 1);
        for (const each of folders) if (!this.folders.has(each)) this.folders.set(each, depth + 1);
      }
      open = this.#unseen(found.flatMap(({ next }) => next));
    }
    return notFollowed + open.length;
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

  /** A test is used by nobody; what stands beside it in its file may be. */
  #isWorthAsking(world: World, { path, index }: DefinitionHandle): boolean {
    if (this.#sides.tests.runOf(path) === undefined) return true;
    const name = lastPart(world.file(path)?.definition(index).qualname ?? "");
    return (
      this.#sides.head.namesAround(path).filesWith(name).length > 1 ||
      this.#givenBy(world, { path, index }) !== undefined
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
