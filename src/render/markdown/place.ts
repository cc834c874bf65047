import { cellCodeSpan, codeSpan } from "../code-span.ts";
import { blobUrl, encodePath, type LinkContext, permalink } from "../links.ts";
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

/** The number of a line, linked to it. */
export function lineLink(path: string, line: number, links: LinkContext | undefined): string {
  return linked(String(line), path, line, links);
}

/** A path as code, linked to the file. */
export function fileLink(path: string, links: LinkContext | undefined): string {
  const text = codeSpan(shortenMiddle(path, MAX_PLACE));
  return links === undefined ? text : `[${text}](${blobUrl(links)}${encodePath(path)})`;
}

function shown(path: string, line: number): string {
  return `${shortenMiddle(path, MAX_PLACE)}:${line}`;
}

function linked(text: string, path: string, line: number, links: LinkContext | undefined): string {
  return links === undefined ? text : `[${text}](${permalink(links, path, line)})`;
}
