/** A fenced block of a Markdown page. */
export interface Fence {
  /** The text after the opening fence: `sh run`. */
  readonly info: string;
  readonly lines: readonly string[];
}

const FENCE = /^( *)(`{3,}|~{3,}) *([^\n`]*)\n([\s\S]*?)^\1?\2 *$/gm;

/** The fenced blocks of a page, without the indentation of a list around them. */
export function fencesOf(page: string): Fence[] {
  return [...page.matchAll(FENCE)].map(([, indent = "", , info = "", body = ""]) => ({
    info: info.trim(),
    lines: body.split("\n").map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
  }));
}

/** The targets of the links of a page, without links in code. */
export function linksOf(page: string): string[] {
  const prose = page.replace(FENCE, "").replace(/`[^`\n]*`/g, "code");
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map((match) => match[1] as string);
}

/** The texts in backticks in the sentences of a page. */
export function spansOf(page: string): string[] {
  return [...page.replace(FENCE, "").matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string);
}

/** The anchors that GitHub gives to the headings of a page. */
export function anchorsOf(page: string): Set<string> {
  const headings = [...page.replace(FENCE, "").matchAll(/^#{1,6} +(.+)$/gm)].map((match) => match[1] as string);
  return new Set(headings.map(slug));
}

function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}
