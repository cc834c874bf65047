import { type Parameter, TRAILING_FUNCTION } from "../../model/facts.ts";
import { isRefused, type PlainType } from "./plain-types.ts";

/** The arguments of one call: the properties by which a signature can reject them. */
export interface CallShape {
  readonly positional: number;
  readonly keywords: readonly string[];
  /** An unknown number of further positional arguments: `*args`, `...args`. */
  readonly hasSpread: boolean;
  /** The spread arguments are the results of another call: `f(g())` in Go. */
  readonly hasResults?: boolean;
  readonly hasKeywordSpread: boolean;
  /** The types of the positional arguments, if they are plain types. */
  readonly types?: readonly (PlainType | undefined)[];
}

/** A parameter, with the plain type that it accepts. */
interface Accepting extends Parameter {
  readonly plain?: PlainType | undefined;
}

/**
 * The reason why parameters do not accept a call, as the end of a sentence; undefined if they accept it. `takesMore`: additional arguments
 * are allowed.
 */
export function refusalOf(written: readonly Accepting[], shape: CallShape, takesMore = false): string | undefined {
  const params = afterRest(written);
  const call = withTrailing(params, shape);
  return (
    (takesMore ? undefined : tooMany(params, call)) ??
    unknownKeyword(params, call) ??
    missing(params, call) ??
    otherType(params, call)
  );
}

/** A parameter after one that takes all further arguments can only be passed by name. */
function afterRest(params: readonly Accepting[]): readonly Accepting[] {
  const rest = params.findIndex(({ kind }) => kind === "rest");
  if (rest < 0 || rest === params.length - 1) return params;
  return params.map((each, at) => (at > rest && each.kind === "normal" ? { ...each, kind: "keyword-only" } : each));
}

/** A function after the parentheses is the last argument, even if the arguments before it are left out. */
function withTrailing(params: readonly Accepting[], call: CallShape): CallShape {
  if (!call.keywords.includes(TRAILING_FUNCTION)) return call;
  const others = call.keywords.filter((each) => each !== TRAILING_FUNCTION);
  const last = params.at(-1);
  const isNamed = last && (last.kind === "normal" || last.kind === "keyword-only") && params.length > call.positional;
  if (isNamed) return { ...call, keywords: [...others, last.name] };
  return { ...call, keywords: others, positional: call.positional + 1 };
}

function otherType(params: readonly Accepting[], { types = [], hasSpread }: CallShape): string | undefined {
  if (hasSpread) return undefined;
  for (const [at, given] of types.entries()) {
    const param = params[at];
    if (!param || !isPositional(param)) return undefined;
    if (isRefused(param.plain, given))
      return `takes \`${param.plain?.name}\` as argument ${at + 1}, and \`${given?.name}\` is given`;
  }
  return undefined;
}

function isPositional({ kind }: Parameter): boolean {
  return kind === "positional-only" || kind === "normal";
}

function tooMany(params: readonly Parameter[], call: CallShape): string | undefined {
  const most = params.filter(isPositional).length;
  if (call.hasSpread || call.positional <= most || params.some(({ kind }) => kind === "rest")) return undefined;
  const hasKeywords = params.some(({ kind }) => kind !== "positional-only");
  const what = `${hasKeywords ? "positional " : ""}${most === 1 ? "argument" : "arguments"}`;
  return `takes at most ${most} ${what}, and ${call.positional} are given`;
}

function unknownKeyword(params: readonly Parameter[], call: CallShape): string | undefined {
  const positional = params.filter(isPositional);
  const takesAny = params.some(({ kind }) => kind === "keyword-rest");
  for (const keyword of call.keywords) {
    const at = positional.findIndex(({ name, kind }) => name === keyword && kind === "normal");
    if (at >= 0) {
      if (at < call.positional) return `gets its parameter \`${keyword}\` twice`;
      continue;
    }
    const isKnown = params.some(({ name, kind }) => name === keyword && kind === "keyword-only");
    if (!isKnown && !takesAny) return `has no parameter \`${keyword}\``;
  }
  return undefined;
}

function missing(params: readonly Parameter[], call: CallShape): string | undefined {
  if (call.hasKeywordSpread) return undefined;
  const given = new Set(call.keywords);
  const lacking: string[] = [];
  let position = 0;
  for (const { name, kind, isOptional } of params) {
    if (kind === "rest" || kind === "keyword-rest") continue;
    const isFilled = kind !== "keyword-only" && (call.hasSpread || position++ < call.positional);
    if (isOptional || isFilled || (kind !== "positional-only" && given.has(name))) continue;
    lacking.push(name === "" ? "a parameter" : `\`${name}\``);
  }
  return lacking.length === 0 ? undefined : `needs ${lacking.join(", ")}`;
}
