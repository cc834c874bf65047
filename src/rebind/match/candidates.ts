import type { Evidence } from "./evidence.ts";
import type { Matching } from "./matching.ts";
import type { Slots } from "./slots.ts";
import type { AnchorPair, SymbolNode } from "./symbols.ts";

/** In a larger group of lookalikes the common property is too weak to distinguish them. */
const MAX_GROUP = 40;
/** A token shared by more symbols than this is weak evidence for any of them. */
const MAX_POSTINGS = 40;
/** Symbols with most rare tokens in common that are compared in detail. */
const MAX_BY_TOKENS = 10;

/** Finds the new symbols that an old one may have become without comparing every pair. */
export class CandidateFinder {
  readonly #byBody = new Map<string, SymbolNode[]>();
  readonly #byBodyAndName = new Map<string, SymbolNode[]>();
  readonly #byName = new Map<string, SymbolNode[]>();
  readonly #byToken = new Map<number, SymbolNode[]>();
  readonly #membersByName = new Map<SymbolNode, Map<string, SymbolNode[]>>();
  readonly #byTokensOf = new Map<SymbolNode, readonly SymbolNode[]>();
  /** Scratch space: how many tokens each new symbol shares with the old one being looked at. */
  readonly #counts: number[] = [];
  readonly #doubtful: ReadonlyMap<SymbolNode, SymbolNode>;
  readonly #evidence: Evidence;
  readonly #matching: Matching;

  constructor(
    freeOlds: readonly SymbolNode[],
    freeNews: readonly SymbolNode[],
    doubtful: readonly AnchorPair[],
    evidence: Evidence,
    matching: Matching,
  ) {
    this.#evidence = evidence;
    this.#matching = matching;
    this.#doubtful = new Map(doubtful);
    // Tokens that no old symbol has are never looked up.
    for (const node of freeOlds) {
      for (const token of sampleOf(evidence.profiles.of(node))) this.#byToken.set(token, []);
    }
    for (const node of freeNews) {
      const { bodyHash } = node.definition;
      push(this.#byBody, bodyHash, node);
      push(this.#byBodyAndName, `${bodyHash} ${node.leaf}`, node);
      push(this.#byName, node.leaf, node);
      for (const token of sampleOf(evidence.profiles.of(node))) {
        const nodes = this.#byToken.get(token);
        if (nodes !== undefined && nodes.length <= MAX_POSTINGS) nodes.push(node);
      }
    }
  }

  /** The free new symbols worth scoring, in no particular order. */
  of(old: SymbolNode, slots: Slots): Iterable<SymbolNode> {
    const found = new Set<SymbolNode>();
    const add = (nodes: readonly SymbolNode[] | undefined) => {
      if (nodes !== undefined && nodes.length <= MAX_GROUP) for (const node of nodes) this.#addFree(node, found);
    };
    const doubtful = this.#doubtful.get(old);
    if (doubtful !== undefined) this.#addFree(doubtful, found);
    const { bodyHash } = old.definition;
    add(this.#byBodyAndName.get(`${bodyHash} ${old.leaf}`));
    add(this.#byBody.get(bodyHash));
    add(this.#byName.get(old.leaf));
    add(slots.newsBeside(old));
    const container = old.container && this.#matching.nowOf(old.container);
    if (container !== undefined) add(this.#membersOf(container).get(old.leaf));
    for (const node of this.#mostSharedTokens(old)) this.#addFree(node, found);
    return found;
  }

  /** Whether too many new symbols have the same body to compare each: then nothing can be said, not even that the symbol is gone. */
  isCrowded(old: SymbolNode): boolean {
    return (this.#byBody.get(old.definition.bodyHash)?.length ?? 0) > MAX_GROUP;
  }

  #membersOf(container: SymbolNode): ReadonlyMap<string, readonly SymbolNode[]> {
    let members = this.#membersByName.get(container);
    if (members === undefined) {
      members = new Map();
      for (const member of container.members) push(members, member.leaf, member);
      this.#membersByName.set(container, members);
    }
    return members;
  }

  #addFree(node: SymbolNode, found: Set<SymbolNode>): void {
    if (this.#matching.oldOf(node) === undefined) found.add(node);
  }

  #mostSharedTokens(old: SymbolNode): readonly SymbolNode[] {
    const known = this.#byTokensOf.get(old);
    if (known !== undefined) return known;
    const most = this.#findByTokens(old);
    this.#byTokensOf.set(old, most);
    return most;
  }

  #findByTokens(old: SymbolNode): readonly SymbolNode[] {
    const counts = this.#counts;
    const found: SymbolNode[] = [];
    for (const token of sampleOf(this.#evidence.profiles.of(old))) {
      const nodes = this.#byToken.get(token);
      if (nodes === undefined || nodes.length > MAX_POSTINGS) continue;
      for (const node of nodes) {
        if (node.family !== old.family) continue;
        const count = counts[node.id] ?? 0;
        if (count === 0) found.push(node);
        counts[node.id] = count + 1;
      }
    }
    const countOf = ({ id }: SymbolNode) => counts[id] as number;
    const most = found.sort((a, b) => countOf(b) - countOf(a) || a.id - b.id);
    for (const { id } of found) counts[id] = 0;
    return most.slice(0, MAX_BY_TOKENS);
  }
}

/** Distinct entries of a profile; for a long one, those in a fixed part of the number range, the same on both sides. */
function sampleOf(profile: Int32Array): readonly number[] {
  const mask = profile.length < 256 ? 0 : profile.length < 1024 ? 3 : 15;
  const sample: number[] = [];
  for (let i = 0; i < profile.length; i++) {
    const entry = profile[i] as number;
    if ((entry & mask) === 0 && entry !== sample.at(-1)) sample.push(entry);
  }
  return sample;
}

function push<Key>(groups: Map<Key, SymbolNode[]>, key: Key, node: SymbolNode): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [node]);
  else if (group.length <= MAX_GROUP) group.push(node);
}
