import type { Review } from "../../model/review.ts";
import { cellCodeSpan } from "../code-span.ts";
import type { LinkContext } from "../links.ts";
import { cellSentence, sentence } from "../sentence.ts";
import { shortenEnd, shortenMiddle } from "../shorten.ts";
import { count, findingWords } from "../words.ts";
import { cellPlace } from "./place.ts";
import { cutRows, type Part } from "./table.ts";

/** Characters that fit into a line of a comment. */
const MAX_MESSAGE = 240;
const MAX_NAME = 60;

/** Findings in llmc.toml. */
export function findingsSection({ config }: Review, limit: number, links: LinkContext | undefined): Part | undefined {
  const { findings } = config;
  if (findings.length === 0) return undefined;
  const rows = findings.map((finding) => {
    const { severity, path, line } = finding;
    const text = findingWords(finding, (suggestion) => `\`${suggestion}\``);
    return `| ${severity} | ${cellPlace(path, line, links)} | ${cellSentence(shortenEnd(text, MAX_MESSAGE))} |`;
  });
  const head = ["| level | where | what |", "|---|---|---|"];
  const lines = cutRows({ head, rows, leftOut: (rest) => `${count(rest, "more finding")}.` }, limit);
  return { title: `${count(rows.length, "finding")} in llmc.toml`, lines };
}

/** The changes of the routing, and the routes that the content of changed files takes. */
export function routingSection({ config }: Review, limit: number): Part | undefined {
  const { routingChanges, fileRoutes } = config;
  const code = (text: string) => cellCodeSpan(shortenMiddle(text, MAX_NAME));
  const changes = routingChanges.map(({ text }) => `- ${sentence(shortenEnd(text, MAX_MESSAGE))}`);
  const routes = fileRoutes.map(({ path, sliceType, routeName, index }) => {
    return `| ${[path, sliceType, routeName, index].map(code).join(" | ")} |`;
  });
  const head = ["| changed file | kind | route | index |", "|---|---|---|---|"];
  const table = cutRows({ head, rows: routes, leftOut: (rest) => `${count(rest, "more file")}.` }, limit);
  if (changes.length === 0) {
    return routes.length === 0 ? undefined : { title: `${count(routes.length, "changed file")} routed`, lines: table };
  }
  const list = cutRows({ head: [], rows: changes, leftOut: (rest) => `${count(rest, "more change")}.` }, limit);
  const lines = [...list, ...(routes.length > 0 ? ["", ...table] : [])];
  return { title: count(changes.length, "routing change"), lines };
}
