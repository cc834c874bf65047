import { cellCodeSpan, codeSpan } from "../code-span.ts";
import { type LinkContext, permalink } from "../links.ts";
import { shortenMiddle } from "../shorten.ts";

/** Characters of a path that fit into a cell of a table. */
const MAX_PLACE = 80;

/** `path:line` as code, linked when there is somewhere to link to. */
export function place(path: string, line: number, links: LinkContext | undefined): string {
  return linked(codeSpan(shown(path, line)), path, line, links);
}

/** The same in a cell of a table. */
export function cellPlace(path: string, line: number, links: LinkContext | undefined): string {
  return linked(cellCodeSpan(shown(path, line)), path, line, links);
}

function shown(path: string, line: number): string {
  return `${shortenMiddle(path, MAX_PLACE)}:${line}`;
}

function linked(text: string, path: string, line: number, links: LinkContext | undefined): string {
  return links === undefined ? text : `[${text}](${permalink(links, path, line)})`;
}
