import type { Operand, ReferenceRole } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { moduleValue } from "./calls.ts";
import type { Walk } from "./walk.ts";

/** The maximum depth of a type expression. Deeper parts are left out. */
const MAX_DEPTH = 50;

const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ["string", "string"],
  ["String", "string"],
  ["number", "number"],
  ["Number", "number"],
  ["boolean", "boolean"],
  ["Boolean", "boolean"],
  ["bigint", "bigint"],
  ["symbol", "symbol"],
  ["null", "null"],
  ["undefined", "undefined"],
  ["void", "undefined"],
]);
/** Names that give no useful information: functions and objects can have any members, and returned values tell more. */
const VAGUE: ReadonlySet<string> = new Set([
  "any",
  "unknown",
  "never",
  "object",
  "Object",
  "function",
  "Function",
  "true",
  "false",
  "keyof",
  "typeof",
]);

const TOKEN = /import\(\s*(["'])(.*?)\1\s*\)|[A-Za-z_$][\w$]*|\[\]|\.\.\.|"[^"\n]*"|'[^'\n]*'|[<>(){}|&,.?!=*:]|[^\s]/g;

interface Token {
  readonly text: string;
  readonly start: number;
  /** The specifier of `import("x")`. */
  readonly module: string | undefined;
}

/** Reads the type expression in `text[start, end)`. Its names become references at their true positions. */
export function readDocType(walk: Walk, start: number, end: number, role: ReferenceRole = "type"): Operand {
  if (end <= start) return NO_OPERAND;
  const reader = new TypeReader(walk, tokensOf(walk.text.slice(start, end), start), role);
  return reader.union(0);
}

function tokensOf(text: string, offset: number): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (match[0] !== "*" || match.index === 0)
      tokens.push({ text: match[0], start: offset + match.index, module: match[2] });
  }
  return tokens;
}

class TypeReader {
  readonly #walk: Walk;
  readonly #tokens: readonly Token[];
  readonly #role: ReferenceRole;
  #at = 0;

  constructor(walk: Walk, tokens: readonly Token[], role: ReferenceRole) {
    this.#walk = walk;
    this.#tokens = tokens;
    this.#role = role;
  }

  union(depth: number): Operand {
    const types: Operand[] = [];
    do {
      const type = this.#suffixed(depth);
      if (type !== NO_OPERAND) types.push(type);
    } while (this.#take("|") || this.#take("&"));
    return types.length < 2 ? (types[0] ?? NO_OPERAND) : this.#walk.builder.addValue("union", NO_OPERAND, types);
  }

  #suffixed(depth: number): Operand {
    while (this.#take("?") || this.#take("!") || this.#take("..."));
    let type = this.#primary(depth);
    for (;;) {
      if (this.#take("[]")) type = this.#walk.builder.addValue("item", this.#walk.builder.literal("Array"), [type]);
      else if (!this.#take("=") && !this.#take("?") && !this.#take("!")) return type;
    }
  }

  #primary(depth: number): Operand {
    const token = this.#tokens[this.#at];
    if (token === undefined || depth > MAX_DEPTH) return NO_OPERAND;
    if (token.text === "(") {
      this.#at++;
      const type = this.union(depth + 1);
      this.#skipTo(")");
      return type;
    }
    if (token.text === "{") return this.#record(depth);
    if (token.module !== undefined) {
      this.#at++;
      this.#walk.addImport("dynamic", token.module, "", "", token.start + token.text.search(/["']/), true);
      return this.#members(moduleValue(this.#walk, "import", token.start, token.module), depth);
    }
    if (!/^[A-Za-z_$]/.test(token.text)) {
      if (/^["']/.test(token.text)) {
        this.#at++;
        return this.#walk.builder.literal("string");
      }
      if (token.text === "*") this.#at++;
      return NO_OPERAND;
    }
    this.#at++;
    return this.#named(token, depth);
  }

  #named(token: Token, depth: number): Operand {
    const builtIn = BUILT_IN.get(token.text);
    if (builtIn !== undefined) {
      if (builtIn === "function") this.#parameters(depth);
      return this.#walk.builder.literal(builtIn);
    }
    if (VAGUE.has(token.text)) {
      if (token.text === "keyof" || token.text === "typeof") return this.#suffixed(depth + 1);
      this.#typeArguments(depth);
      return NO_OPERAND;
    }
    if (token.text === "Array") {
      return this.#walk.builder.addValue("item", this.#walk.builder.literal("Array"), this.#typeArguments(depth));
    }
    return this.#members(this.#walk.reference(token.text, token.start, this.#role), depth);
  }

  #members(first: Operand, depth: number): Operand {
    let type = first;
    while (this.#tokens[this.#at]?.text === "." && /^[A-Za-z_$]/.test(this.#tokens[this.#at + 1]?.text ?? "")) {
      const name = this.#tokens[this.#at + 1] as Token;
      type = this.#walk.reference(name.text, name.start, this.#role, type);
      this.#at += 2;
    }
    const args = this.#typeArguments(depth);
    return args.length === 0 ? type : this.#walk.builder.addValue("item", type, args);
  }

  /** `<A, B>` or the older `.<A, B>`. */
  #typeArguments(depth: number): Operand[] {
    if (this.#tokens[this.#at]?.text === "." && this.#tokens[this.#at + 1]?.text === "<") this.#at++;
    if (!this.#take("<")) return [];
    const args: Operand[] = [];
    do args.push(this.union(depth + 1));
    while (this.#take(","));
    this.#skipTo(">");
    return args;
  }

  /** `function(A, B): C`. */
  #parameters(depth: number): void {
    if (!this.#take("(")) return;
    do this.union(depth + 1);
    while (this.#take(","));
    this.#skipTo(")");
    if (this.#take(":")) this.union(depth + 1);
  }

  #record(depth: number): Operand {
    this.#at++;
    const names: string[] = [];
    const args: Operand[] = [];
    while (this.#at < this.#tokens.length && this.#tokens[this.#at]?.text !== "}") {
      const key = this.#tokens[this.#at++] as Token;
      if (this.#tokens[this.#at]?.text === "?") this.#at++;
      if (!this.#take(":")) continue;
      names.push(key.text);
      args.push(this.union(depth + 1));
      this.#take(",");
    }
    this.#take("}");
    return names.length === 0 ? NO_OPERAND : this.#walk.builder.addValue("object", NO_OPERAND, args, names);
  }

  #take(text: string): boolean {
    if (this.#tokens[this.#at]?.text !== text) return false;
    this.#at++;
    return true;
  }

  #skipTo(text: string): void {
    while (this.#at < this.#tokens.length && this.#tokens[this.#at]?.text !== text) this.#at++;
    this.#at++;
  }
}
