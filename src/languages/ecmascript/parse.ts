import type { ParserOptions } from "@babel/parser";
import type * as Acorn from "acorn";
import type { Comment, Program } from "./nodes.ts";

/** A grammar with which a text can be read. */
export type Dialect = "javascript" | "flow" | "typescript" | "tsx";

/** The result of parsing a text. */
export interface Parsed {
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** The errors that the parser reported, but after which it continued. */
  readonly problems: readonly Problem[];
}

/** An error in a text, and its offset. */
export interface Problem {
  readonly offset: number;
  readonly message: string;
}

/** The two parsers. Both produce the same kind of tree. */
export interface Parsers {
  /** Parses JavaScript without damage. */
  readonly strict: (text: string) => Parsed;
  /** Parses any text. Offsets count from `start`, so that a part of a text can be parsed separately. */
  readonly recovering: (text: string, dialect: Dialect, start?: number) => Parsed;
}

const ACORN_OPTIONS = {
  ecmaVersion: "latest",
  sourceType: "module",
  allowReturnOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowHashBang: true,
  checkPrivateFields: false,
} as const satisfies Acorn.Options;

const BABEL_OPTIONS = {
  sourceType: "module",
  attachComment: false,
  errorRecovery: true,
  allowReturnOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowNewTargetOutsideFunction: true,
  allowUndeclaredExports: true,
} as const satisfies ParserOptions;

/** The codes of errors which mean that the text is damaged. Other errors are about rules that do not matter for the facts. */
const DAMAGE: ReadonlySet<string> = new Set(["MissingSemicolon", "UnexpectedToken", "UnterminatedString"]);

/** Matches `export @decorator class`, the only form that the older, more tolerant decorator grammar rejects. */
const DECORATOR_AFTER_EXPORT = /\bexport\s+(?:default\s+)?@/;

/** Loads both parsers. They are loaded only here, when a file needs them. */
export async function loadParsers(): Promise<Parsers> {
  const [acorn, acornJsx, babel] = await Promise.all([import("acorn"), import("acorn-jsx"), import("@babel/parser")]);
  const AcornJsx = acorn.Parser.extend(acornJsx.default(), withoutDeclarationChecks);
  return {
    strict(text) {
      const comments: Comment[] = [];
      const program = AcornJsx.parse(text, {
        ...ACORN_OPTIONS,
        onComment(isBlock, _text, start, end) {
          if (isBlock) comments.push({ start, end });
        },
      });
      return { program: program as unknown as Program, comments, problems: [] };
    },
    recovering(text, dialect, start = 0) {
      const options = { ...BABEL_OPTIONS, ...partOptions(start), plugins: pluginsFor(text, dialect) };
      const file = withoutStackTraces(() => babel.parse(text, options));
      const comments: Comment[] = [];
      for (const comment of file.comments ?? []) {
        if (comment.type === "CommentBlock") comments.push({ start: comment.start ?? 0, end: comment.end ?? 0 });
      }
      const problems = (file.errors ?? [])
        .filter((error) => DAMAGE.has(error.reasonCode))
        .map((error) => ({ offset: error.pos, message: withoutPlace(error.message) }));
      return { program: file.program as unknown as Program, comments, problems };
    },
  };
}

/** A parser without checks for names that are declared twice. They do not matter here, and take quadratic time for large bundles. */
function withoutDeclarationChecks(BaseParser: typeof Acorn.Parser): typeof Acorn.Parser {
  return class extends BaseParser {
    declareName(): void {}
    checkLocalExport(): void {}
  };
}

/** Does work without recording stack traces, because a parser may create an error for every word of a damaged text. */
function withoutStackTraces<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The problem in a parser's exception: its message, and the offset at which the parser stopped. */
export function problemOf(error: unknown): Problem {
  if (isTooDeep(error)) return { offset: 0, message: "Nested too deeply to be parsed as a whole." };
  const offset = error instanceof Error && "pos" in error && typeof error.pos === "number" ? error.pos : 0;
  return { offset, message: error instanceof Error ? withoutPlace(error.message) : String(error) };
}

/** Whether a parser ran out of stack. acorn has its own error for this. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.message.startsWith("Not enough stack space"));
}

/** The message without "(line:column)", which parsers add at the end. Facts store the line separately. */
function withoutPlace(message: string): string {
  return message.replace(/\s*\(\d+:\d+\)$/, "");
}

function partOptions(start: number): ParserOptions {
  return start === 0 ? {} : { startIndex: start, startLine: 2, startColumn: 0 };
}

function pluginsFor(text: string, dialect: Dialect): NonNullable<ParserOptions["plugins"]> {
  const plugins: NonNullable<ParserOptions["plugins"]> = [
    "estree",
    "decoratorAutoAccessors",
    DECORATOR_AFTER_EXPORT.test(text) ? "decorators" : "decorators-legacy",
  ];
  if (dialect !== "typescript") plugins.push("jsx");
  if (dialect === "typescript" || dialect === "tsx") plugins.push("typescript");
  else if (dialect === "flow") plugins.push(["flow", { all: true }]);
  return plugins;
}
