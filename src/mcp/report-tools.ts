import { routingCodec, routingToWire } from "../api/routing-to-wire.ts";
import { indexCheckCodec, indexCheckToWire } from "../envelope/index-check-to-wire.ts";
import { reviewCodec, reviewToWire } from "../envelope/review-document.ts";
import { object, of, optional } from "../wire/object.ts";
import { flag, typed } from "../wire/values.ts";
import { rev } from "./symbol-tools.ts";
import { BadArguments, tool } from "./tool.ts";

interface StatusInput {
  readonly rev?: string;
}

const status = tool({
  name: "status",
  title: "Index status",
  description: "Whether the stored index is proved to describe the commit (FRESH), and how far it is off if not.",
  input: object<StatusInput>()({ rev: optional(rev) }),
  output: indexCheckCodec,
  call: async (repository, input) => indexCheckToWire(await repository.status(input)),
});

interface RouteInput {
  readonly query?: string;
  readonly tool?: string;
  readonly file?: string;
  readonly rev?: string;
}

const route = tool({
  name: "route",
  title: "Route",
  description:
    "Which embedding index a query is put to, or a file is kept in, by llmc.toml, and why. Takes either query or file.",
  input: object<RouteInput>()({
    query: optional(typed("the query")),
    tool: optional(typed("with query: the tool that asks, such as code_refactor")),
    file: optional(typed("a file of the repository, by its path from the root")),
    rev: optional(rev),
  }),
  output: routingCodec,
  async call(repository, input) {
    const { query, file, tool: asking } = input;
    if (query !== undefined && file === undefined)
      return routingToWire(await repository.route({ query, tool: asking }, input));
    if (file !== undefined && query === undefined && asking === undefined)
      return routingToWire(await repository.route({ file }, input));
    throw new BadArguments("route takes either query, with or without tool, or file");
  },
});

interface ReviewInput {
  readonly base?: string;
  readonly head?: string;
  readonly isWorkTree?: boolean;
}

const review = tool({
  name: "review",
  title: "Review",
  description:
    "What a change breaks (deleted, renamed or moved symbols that are still used, calls that no longer fit), who it affects and which tests reach it. Use work_tree to check edits that are not committed.",
  input: object<ReviewInput>()({
    base: optional(typed("the commit where the change starts (default: where it left the default branch)")),
    head: optional(typed("the change (default: HEAD)")),
    work_tree: of("isWorkTree", optional(flag("review the working tree, edits included, instead of a commit"))),
  }),
  output: reviewCodec,
  async call(repository, { base, head, isWorkTree }) {
    if (isWorkTree === true && head !== undefined) throw new BadArguments("review takes either head or work_tree");
    return reviewToWire(await repository.review({ base, head, isWorkTree }));
  },
});

/** Tools that answer with a document of their own. */
export const REPORT_TOOLS = [status, route, review];
