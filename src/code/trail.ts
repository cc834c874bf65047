import { type Member, NO_MEMBERS } from "./member.ts";

/** A chain of re-exports longer than this is not followed. */
const MAX_LENGTH = 16;

/**
 * The way of a name through modules that pass it on. A module is asked for a name once, by however many ways it is reached: without
 * this, modules that pass on each other's names would be walked through in every order there is.
 */
export class Trail {
  readonly #length: number;
  /** The members found, by module and name; none yet while they are being looked for. */
  readonly #found: Map<string, readonly Member[]>;

  constructor(length = 0, found = new Map<string, readonly Member[]>()) {
    this.#length = length;
    this.#found = found;
  }

  /** The members that a module has under a name, found by a way that goes on from here. */
  through(path: string, name: string, find: (trail: Trail) => readonly Member[]): readonly Member[] {
    const place = `${path}\n${name}`;
    const known = this.#found.get(place);
    if (known || this.#length >= MAX_LENGTH) return known ?? NO_MEMBERS;
    this.#found.set(place, NO_MEMBERS);
    // Ways that meet again bring the same members, which would double with every such place.
    const members = [...new Set(find(new Trail(this.#length + 1, this.#found)))];
    this.#found.set(place, members);
    return members;
  }
}
