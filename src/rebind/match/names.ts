const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** The similarity of two names, 0 to 1: the share of their parts (`parse_url`, `parseUrl`: parse, url) that both have. */
export function nameLikeness(a: string, b: string): number {
  const partsOfA = partsOf(a);
  const partsOfB = partsOf(b);
  let shared = 0;
  for (const part of partsOfA) if (partsOfB.has(part)) shared++;
  const all = partsOfA.size + partsOfB.size - shared;
  return all === 0 ? 0 : shared / all;
}

function partsOf(name: string): ReadonlySet<string> {
  return new Set((name.match(PARTS) ?? [name]).map((part) => part.toLowerCase()));
}

/** The similarity of two paths, 0 to 1: the share of their folders (the root is one) and file name that both have. */
export function pathLikeness(a: string, b: string): number {
  const segmentsOfA = `/${a}`.split("/");
  const segmentsOfB = new Set(`/${b}`.split("/"));
  const shared = segmentsOfA.filter((segment) => segmentsOfB.has(segment)).length;
  return (2 * shared) / (segmentsOfA.length + segmentsOfB.size);
}
