import { type Member, NO_MEMBERS } from "./member.ts";

/** Longer chains of re-exports are not followed further. */
const MAX_LENGTH = 16;

/**
 * The path of a name through the modules that re-export it. Each module is asked for a name only once, even if several paths lead to
 * it. Without this, a search in modules that re-export each other's names would follow them in every possible order.
 */
export class Trail {
  readonly #length: number;
  /** The members found, by module and name; empty while the search for them is running. */
  readonly #found: Map<string, readonly Member[]>;

  constructor(length = 0, found = new Map<string, readonly Member[]>()) {
    this.#length = length;
    this.#found = found;
  }

  /** The members that a module has under a name, found by a path that continues from here. */
  through(path: string, name: string, find: (trail: Trail) => readonly Member[]): readonly Member[] {
    const place = `${path}\n${name}`;
    const known = this.#found.get(place);
    if (known || this.#length >= MAX_LENGTH) return known ?? NO_MEMBERS;
    this.#found.set(place, NO_MEMBERS);
    // Paths that meet again bring the same members, so without the set their number would double at each such place.
    const members = [...new Set(find(new Trail(this.#length + 1, this.#found)))];
    this.#found.set(place, members);
    return members;
  }
}
