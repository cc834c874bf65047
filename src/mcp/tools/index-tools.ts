import { routingCodec, routingNotes } from "../../api/routing-to-wire.ts";
import { indexCheckCodec } from "../../envelope/index-check-to-wire.ts";
import type { IndexCheck } from "../../freshness/check-index.ts";
import { renderRouting } from "../../render/answers/route.ts";
import { renderStatus } from "../../render/answers/status.ts";
import { object, optional } from "../../wire/object.ts";
import { typed } from "../../wire/values.ts";
import { maxTokens, rev } from "../inputs.ts";
import { sparse } from "../shapes/sparse.ts";
import { BadArguments, type CommonInput, DEFAULT_TOKENS, tool } from "../tool.ts";

const shownCheck = sparse(indexCheckCodec);
const shownRouting = sparse(routingCodec);

interface StatusInput extends CommonInput {
  readonly rev?: string;
}

const status = tool({
  name: "status",
  description:
    "Whether the stored index is proved to describe the commit, and how far it is off. Not needed before a question: every answer says it. About 150 tokens.",
  input: object<StatusInput>()({ rev: optional(rev), max_tokens: optional(maxTokens(DEFAULT_TOKENS)) }),
  output: shownCheck,
  async call(repository, input) {
    const check = await repository.status(input);
    const text = renderStatus("text", check);
    const dirty = check.dirtyFiles ?? [];
    return {
      rows: dirty.length,
      narrow: "",
      show: (rows) => ({
        text,
        structured: shownCheck.toWire(withDirty(check, rows)),
        hidden: Math.max(0, dirty.length - rows),
      }),
    };
  },
});

/** A check that names so many of the files that differ. */
function withDirty(check: IndexCheck, rows: number): IndexCheck {
  return check.dirtyFiles === undefined ? check : { ...check, dirtyFiles: check.dirtyFiles.slice(0, rows) };
}

interface RouteInput extends CommonInput {
  readonly query?: string;
  readonly tool?: string;
  readonly file?: string;
  readonly rev?: string;
}

const route = tool({
  name: "route",
  description:
    "Which embedding index a query is put to, or a file is kept in, by llmc.toml. Only to debug routing: search routes by itself. About 200 tokens.",
  input: object<RouteInput>()({
    query: optional(typed("either this")),
    tool: optional(typed("with query: who asks")),
    file: optional(typed("or this: a path from the root")),
    rev: optional(rev),
    max_tokens: optional(maxTokens(DEFAULT_TOKENS)),
  }),
  output: shownRouting,
  async call(repository, input) {
    const { query, file, tool: asking } = input;
    const isQuery = query !== undefined && file === undefined;
    if (!isQuery && (file === undefined || query !== undefined || asking !== undefined))
      throw new BadArguments("route takes either query, with or without tool, or file");
    const routing = isQuery
      ? await repository.route({ query, tool: asking }, input)
      : await repository.route({ file: file ?? "" }, input);
    const text = renderRouting("text", routing, routingNotes(routing));
    return { rows: 0, narrow: "", show: () => ({ text, structured: shownRouting.toWire(routing), hidden: 0 }) };
  },
});

/** Tools about the index itself. */
export const INDEX_TOOLS = [status, route];
