import { loadConfig } from "../../config/load-config.ts";
import { SLICE_TYPES, type SliceType } from "../../model/routing.ts";
import type { Survey } from "./survey.ts";

/** Languages that the written configuration names; a longer list says nothing about the repository. */
const MAX_LANGUAGES = 4;
/** Routes beside `docs`, which every configuration has, and the slices that call for them. */
const ROUTES: readonly (readonly [routeName: string, sliceType: SliceType, about: string])[] = [
  ["code", "code", "Programs are asked for in other words than prose, so they have a table of their own."],
  [
    "erp",
    "erp_product",
    "Product data (numbers, prices, stock) drowns in prose and code, so it has a table of its own.",
  ],
];

/** An `llmc.toml` for what a repository holds, with comments that teach it. What it says is checked before anybody sees it. */
export function configFor(survey: Survey, isIndexedInCi = false): string {
  const routes = ROUTES.filter(([, sliceType]) => (survey.counts.get(sliceType) ?? 0) > 0);
  const names = new Map<SliceType, string>(routes.map(([routeName, sliceType]) => [sliceType, routeName]));
  const text = [
    ...header(survey),
    ...(isIndexedInCi ? INDEXED_IN_CI : []),
    ...PROFILES,
    "# A route is a profile and the table that keeps its vectors. Everything without a route of its own goes to docs.",
    ...routeLines("docs"),
    ...routes.flatMap(([routeName, , about]) => ["", `# ${about}`, ...routeLines(routeName)]),
    "",
    "# Where each kind of file is kept. `llmc-nav route --file FILE` says what a file is taken for, and why.",
    "[routing.slice_type_to_route]",
    ...SLICE_TYPES.map((type) => mappingLine(type, names.get(type) ?? "docs", survey)),
    "",
    "[routing.options]",
    "# Put a question to the route that its words call for; false asks docs alone.",
    "enable_query_routing = true",
    ...(names.size > 0 ? EVERY_ROUTE : []),
  ].join("\n");
  return checked(`${text}\n`);
}

const INDEXED_IN_CI = [
  "# The action makes the tables of `llmc-nav search` on pushes to the default branch, and keeps them.",
  "[embeddings]",
  "index_in_ci = true",
  "",
];

const PROFILES = [
  "# A profile says how text becomes vectors. `words` comes with llmc-nav: it needs no service, no key and no network.",
  "[embeddings.profiles.default]",
  'provider = "words"',
  'cost_class = "free"',
  "",
  "# A model that understands more, on your machine (`ollama pull nomic-embed-text`): take the # away, and name it in the routes.",
  "# [embeddings.profiles.local]",
  '# provider = "ollama"',
  '# model = "nomic-embed-text"',
  "# dim = 768",
  "",
  "# Or as a service. The key comes from the environment (OPENAI_API_KEY), never from this file.",
  "# [embeddings.profiles.cloud]",
  '# provider = "openai"',
  '# model = "text-embedding-3-small"',
  "# dim = 1536",
  '# cost_class = "low"',
  "",
];

const EVERY_ROUTE = [
  "# Ask the other routes as well, each by its own model; false asks one route alone (one model, one table).",
  "enable_multi_route = true",
  "",
  "# All routes on one scale, the likelier one a little ahead: the method that finds most (docs/search.md has the figures).",
  "[scoring.fusion]",
  'method = "shared_scale"',
  "",
  "# Or by fixed weights: take the # away, and choose `minmax` above.",
  "# [routing.multi_route.code_primary]",
  '# primary = "code"',
  '# secondary = [{ route = "docs", weight = 0.5 }]',
];

function header({ files, languages }: Survey): string[] {
  const named = languages.slice(0, MAX_LANGUAGES).join(", ");
  return [
    "# Where the slices of this repository are kept and its questions are put.",
    "# `llmc-nav validate` checks this file, and every key is described in",
    "# https://github.com/llmc-nav/llmc-nav/blob/main/docs/config.md",
    `# Made for ${files} files${named === "" ? "" : `, with code in ${named}`}.`,
    "",
  ];
}

function routeLines(routeName: string): string[] {
  return [`[embeddings.routes.${routeName}]`, 'profile = "default"', `index = "emb_${routeName}"`];
}

function mappingLine(type: SliceType, routeName: string, { counts }: Survey): string {
  const count = counts.get(type) ?? 0;
  return `${`${type} = "${routeName}"`.padEnd("erp_product = ".length + 8)}# ${count} ${count === 1 ? "file" : "files"}`;
}

function checked(text: string): string {
  const [finding] = loadConfig(text).findings;
  if (finding) throw new Error(`the configuration that was made is wrong: ${finding.message}`);
  return text;
}
