import { MAX_SHARDS, parseShard, type Shard } from "../facts/shard.ts";
import { FAIL_LEVELS, type Policy, STALE_POLICIES } from "../judge/judge.ts";
import { DIRECTIONS, type Direction } from "../model/direction.ts";
import { UserError } from "../model/errors.ts";
import { patternsIn } from "../util/glob.ts";

const MODES = ["auto", "review", "audit", "query", "validate", "publish"] as const;
const INDEX_USES = ["build", "check", "off"] as const;
const PUBLISHED_INDEXES = ["off", "artifact", "ref"] as const;
const COMMENT_POLICIES = ["always", "changes", "problems", "never"] as const;
const QUERY_TOOLS = ["search", "where-used", "lineage", "route", "validate", "status"] as const;

const MERGE = "merge";

/** The default path of the configuration in action.yml. */
export const DEFAULT_CONFIG = "llmc.toml";

/** A cap on what one answer may list; more does not fit a summary. */
const MAX_LIMIT = 10_000;
/** Jobs end after six hours at the latest. */
const MAX_BUDGET_SECONDS = 21_600;

export type ActionMode = (typeof MODES)[number];
export type QueryTool = (typeof QUERY_TOOLS)[number];

/** The action's inputs, checked. Each is described in action.yml. */
export interface ActionInputs extends Required<Policy> {
  readonly token: string;
  readonly mode: ActionMode;
  readonly config: string;
  readonly index: (typeof INDEX_USES)[number];
  /** Seconds that a run may take to bring the index up to date, unless it makes the index for others: a push to the default branch, or an audit. */
  readonly indexBudget: number;
  /** Seconds that a review may take before it reports what it has. */
  readonly timeBudget: number;
  readonly publishIndex: (typeof PUBLISHED_INDEXES)[number];
  readonly base: string | undefined;
  readonly head: string | undefined;
  readonly queryTool: QueryTool;
  readonly query: string;
  readonly direction: Direction;
  /** The most entries that an answer lists; undefined for the tool's own default. */
  readonly limit: number | undefined;
  readonly comment: (typeof COMMENT_POLICIES)[number];
  /** The file of the baseline, from the root. */
  readonly baseline: string;
  readonly checkRun: boolean;
  readonly annotations: boolean;
  readonly suggestions: boolean;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly maxFileSize: number;
  readonly cache: boolean;
  readonly reportArtifact: string | undefined;
  /** The part of the index that this job makes, or that it merges all of them. */
  readonly shard: Shard | "merge" | undefined;
}

/** Reads inputs by name (`core.getInput`); a bad one is a `UserError` that names it and what it takes. */
export function readInputs(getInput: (name: string) => string): ActionInputs {
  const text = (name: string) => getInput(name).trim();
  const choice = <T extends string>(name: string, allowed: readonly T[]): T => {
    const value = text(name);
    const found = allowed.find((each) => each === value);
    if (found === undefined) throw wrong(name, `one of ${allowed.join(", ")}`, value);
    return found;
  };
  const flag = (name: string): boolean => {
    const value = text(name).toLowerCase();
    if (value !== "true" && value !== "false") throw wrong(name, "true or false", value);
    return value === "true";
  };
  const count = (name: string, what: string, max: number): number => {
    const value = text(name);
    if (!/^[1-9]\d{0,11}$/.test(value) || Number(value) > max) throw wrong(name, what, value);
    return Number(value);
  };
  return {
    token: text("token"),
    mode: choice("mode", MODES),
    config: text("config"),
    index: choice("index", INDEX_USES),
    indexBudget: count("index-budget", `a number of seconds from 1 to ${MAX_BUDGET_SECONDS}`, MAX_BUDGET_SECONDS),
    timeBudget: count("time-budget", `a number of seconds from 1 to ${MAX_BUDGET_SECONDS}`, MAX_BUDGET_SECONDS),
    publishIndex: choice("publish-index", PUBLISHED_INDEXES),
    base: text("base") || undefined,
    head: text("head") || undefined,
    queryTool: choice("query-tool", QUERY_TOOLS),
    query: text("query"),
    direction: choice("direction", DIRECTIONS),
    limit: text("limit") === "" ? undefined : count("limit", `a number from 1 to ${MAX_LIMIT}`, MAX_LIMIT),
    comment: choice("comment", COMMENT_POLICIES),
    baseline: text("baseline"),
    checkRun: flag("check-run"),
    annotations: flag("annotations"),
    suggestions: flag("suggestions"),
    failOn: choice("fail-on", FAIL_LEVELS),
    stalePolicy: choice("stale-policy", STALE_POLICIES),
    include: patternsIn(getInput("include")),
    exclude: patternsIn(getInput("exclude")),
    maxFileSize: count("max-file-size", "a number of bytes", Number.MAX_SAFE_INTEGER),
    cache: flag("cache"),
    reportArtifact: text("report-artifact") || undefined,
    shard: readShard(text("shard")),
  };
}

function readShard(value: string): ActionInputs["shard"] {
  if (value === "" || value === MERGE) return value || undefined;
  try {
    return parseShard(value);
  } catch {
    throw wrong("shard", `a part and a number of parts, as in 3/8, of at most ${MAX_SHARDS}, or ${MERGE}`, value);
  }
}

function wrong(name: string, what: string, value: string): UserError {
  return new UserError(`The input ${name} takes ${what}, not ${JSON.stringify(value)}.`);
}
