import { checkCoverage } from "./check-coverage.ts";
import { checkRoutes } from "./check-routes.ts";
import { ConfigError } from "./config-error.ts";
import { configText } from "./config-text.ts";
import type { Finding, FindingCode } from "./finding.ts";
import { Findings, makeFinding } from "./findings.ts";
import { parseToml, type TomlTable } from "./parse-toml.ts";
import { Positions } from "./positions.ts";
import { quote } from "./quote.ts";
import { readEmbeddings } from "./read-embeddings.ts";
import { readFusion } from "./read-fusion.ts";
import { readIgnore } from "./read-ignore.ts";
import { readRouting } from "./read-routing.ts";
import { DOCS_ROUTE, type RoutingConfig } from "./routing-config.ts";
import { type ReadContext, reportAt, TableReader } from "./table-reader.ts";

/** Sections that LLMC has or had; this program ignores those that are not about routing. */
const SECTIONS: readonly string[] = [
  "agent",
  "daemon",
  "docs",
  "embeddings",
  "enrichment",
  "indexing",
  "litellm",
  "logging",
  "mcp",
  "medical",
  "nav",
  "ollama",
  "openai",
  "pricing",
  "profiles",
  "project",
  "rag",
  "repository",
  "routing",
  "runner",
  "ruta",
  "schema",
  "scoring",
  "storage",
  "tool_envelope",
  "tools",
];

/** A configuration and the findings about it. */
export interface LoadedConfig {
  /** Undefined when the text is not TOML at all; the findings say why. */
  readonly config: RoutingConfig | undefined;
  /** In text order. */
  readonly findings: readonly Finding[];
}

/** Reads and checks an `llmc.toml`. Never throws, whatever the content. */
export function loadConfig(content: string | Uint8Array): LoadedConfig {
  const decoded = configText(typeof content === "string" ? Buffer.from(content) : content);
  if (decoded.problem) {
    const { code, message, before } = decoded.problem;
    const lastLine = before.slice(before.lastIndexOf("\n") + 1);
    return unreadable(code, message, before.split("\n").length, lastLine.length + 1);
  }
  const parsed = parseToml(decoded.text);
  if (parsed.problem) {
    const { code, message, line, column, suggestion } = parsed.problem;
    return unreadable(code, message, line, column, suggestion);
  }
  return readConfig(decoded.text, parsed.table);
}

/** The configuration, or the first error of the file as a `ConfigError`. `name` is the file name. */
export function requireConfig({ config, findings }: LoadedConfig, name: string): RoutingConfig {
  if (config !== undefined) return config;
  const { span, message } = findings[0] as Finding;
  throw new ConfigError(`${name}:${span.line}:${span.column}: ${message}`);
}

function readConfig(text: string, table: TomlTable): LoadedConfig {
  const findings = new Findings();
  const context = { positions: new Positions(text), findings };
  const root = new TableReader(table, [], context);
  root.warnUnknown(SECTIONS);
  const embeddings = readEmbeddings(root.table("embeddings"));
  const config: RoutingConfig = {
    isBuiltIn: false,
    ...embeddings,
    ...readRouting(root.table("routing"), embeddings.routes),
    fusion: readFusion(root.table("scoring")),
    ignore: readIgnore(root.table("nav")),
  };
  checkRoutes(config, context);
  checkCoverage(config, context);
  checkCapabilities(config, context);
  return { config, findings: findings.sorted() };
}

function unreadable(
  code: FindingCode,
  message: string,
  line: number,
  column: number,
  suggestion?: string,
): LoadedConfig {
  const span = { line, column, endLine: line, endColumn: column };
  return { config: undefined, findings: [makeFinding(code, span, message, { suggestion })] };
}

/** The capability that a model should have to hold slices of a type, in LLMC's terms. */
const NEEDED: readonly (readonly [sliceType: string, capability: string])[] = [
  ["code", "code"],
  ["docs", "natural_language"],
];

/**
 * Warns about a route whose model declares that it is good at something other than what the route holds. A profile that declares
 * nothing is accepted, and so is `docs` for code: it holds everything that has no route.
 */
export function checkCapabilities({ profiles, routes, sliceTypeToRoute }: RoutingConfig, context: ReadContext): void {
  for (const [sliceType, capability] of NEEDED) {
    const routeName = sliceTypeToRoute.get(sliceType) ?? DOCS_ROUTE;
    if (routeName === DOCS_ROUTE && sliceType !== DOCS_ROUTE) continue;
    const profile = profiles.get(routes.get(routeName)?.profile ?? "");
    if (profile === undefined || profile.capabilities.length === 0) continue;
    if (profile.capabilities.some((each) => each.trim().toLowerCase() === capability)) continue;
    const message =
      `The route ${quote(routeName)} keeps ${sliceType}, but its profile ${quote(profile.name)} is good at ` +
      `${profile.capabilities.map(quote).join(", ")}, not ${quote(capability)}.`;
    reportAt(context, "LACKING_CAPABILITY", ["embeddings", "routes", routeName, "profile"], message);
  }
}
