import type { Share, SharedLink } from "../../src/graph/store/share.ts";
import type { Forgery } from "./forge-index.ts";
import { pick, type Random } from "./random-project.ts";

/** One way to forge links, with new random choices each time. */
export interface LinkAlteration {
  readonly title: string;
  /** Makes the forgery for an index with these files. `shares` are the shares of the true index. */
  make(random: Random, shares: ReadonlyMap<string, Share>): Forgery;
}

/** Changes the links of randomly chosen files. The other files stay as they are, as a careful attacker would leave them. */
function ofSome(random: Random, change: (links: readonly SharedLink[]) => readonly SharedLink[]): Forgery {
  const chosen = new Map<string, boolean>();
  return (path, share) => {
    const isChosen = chosen.get(path) ?? random(2) === 0;
    chosen.set(path, isChosen);
    return isChosen ? { ...share, links: change(share.links) } : share;
  };
}

/** A random target of a link. */
function anyTarget(random: Random, shares: ReadonlyMap<string, Share>): Pick<SharedLink, "path" | "target"> {
  const path = pick(random, [...shares.keys()]);
  const definitions = shares.get(path)?.definitions ?? [];
  if (definitions.length === 0) return { path, target: { qualname: "", ordinal: 0 } };
  const { qualname, ordinal } = pick(random, definitions);
  return { path, target: { qualname, ordinal } };
}

/** Alterations of links after which every digest is still right. */
export const LINK_ALTERATIONS: readonly LinkAlteration[] = [
  { title: "removed", make: (random) => ofSome(random, (links) => links.filter(() => random(2) === 0)) },
  { title: "all removed", make: (random) => ofSome(random, () => []) },
  {
    title: "removed by name",
    make: (random, shares) => {
      const { target } = anyTarget(random, shares);
      return (_path, share) => ({
        ...share,
        links: share.links.filter((link) => link.target.qualname !== target.qualname),
        spelled: share.spelled.filter((name) => name !== target.qualname),
      });
    },
  },
  {
    title: "added",
    make: (random, shares) =>
      ofSome(random, (links) => {
        const extra: SharedLink = {
          ...(links[0] ?? { src: -1, edge: "calls", sites: [[1 + random(9), 1, "call", "exact"]] }),
          ...anyTarget(random, shares),
        };
        return [...links, extra];
      }),
  },
  {
    title: "redirected",
    make: (random, shares) =>
      ofSome(random, (links) =>
        links.map((link) => (random(2) === 0 ? { ...link, ...anyTarget(random, shares) } : link)),
      ),
  },
  {
    title: "lines shifted",
    make: (random) => {
      const by = 1 + random(3);
      return ofSome(random, (links) =>
        links.map((link) => ({ ...link, sites: link.sites.map(([line, ...rest]) => [line + by, ...rest] as const) })),
      );
    },
  },
  {
    title: "confidence lowered",
    make: (random) =>
      ofSome(random, (links) =>
        links.map((link) => ({
          ...link,
          sites: link.sites.map(([line, column, role]) => [line, column, role, "possible"] as const),
        })),
      ),
  },
  {
    title: "definitions removed",
    make: (random, shares) => {
      const victim = pick(random, [...shares.keys()]);
      return (path, share) => (path === victim ? { ...share, definitions: [], links: [], open: [] } : share);
    },
  },
  {
    title: "definitions shifted",
    make: (random) => {
      const by = 1 + random(3);
      return (_path, share) => ({
        ...share,
        definitions: share.definitions.map((each) => ({
          ...each,
          startLine: each.startLine + by,
          endLine: each.endLine + by,
        })),
      });
    },
  },
  {
    title: "nothing consulted",
    make: () => (_path, share) => ({ ...share, consulted: [], found: new Map(), through: [] }),
  },
  {
    title: "shares exchanged",
    make: (random, shares) => {
      const paths = [...shares.keys()];
      const [one, other] = [pick(random, paths), pick(random, paths)];
      return (path, share) => {
        const from = path === one ? other : path === other ? one : path;
        return shares.get(from) ?? share;
      };
    },
  },
  {
    title: "names not spelled",
    make: (random) => {
      const hidden = random(2) === 0;
      return (_path, share) => ({ ...share, spelled: [], links: hidden ? [] : share.links });
    },
  },
  { title: "open uses removed", make: () => (_path, share) => ({ ...share, open: [] }) },
];
