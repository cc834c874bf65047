import { fileNameOf } from "../util/last-part.ts";

/** JSON and XML contain settings or records; the name, the folder and the content show which. */

/** Settings or records, and the evidence for it. */
export interface StructuredKind {
  readonly sliceType: "config" | "data";
  readonly reason: string;
  /** Whether the name or folder identifies the file, so that its content does not matter. */
  readonly isNamed: boolean;
}

const CONFIG_NAME =
  /^(?:package(?:-lock)?|npm-shrinkwrap|composer|[tj]sconfig[\w.-]*|lerna|nx|project|turbo|rush|renovate|vercel|now|netlify|firebase|manifest|app|angular|bower|babel|deno|jsr|components|biome|typedoc|nest-cli|cypress|nodemon|settings|launch|tasks|extensions|keybindings|devcontainer|appsettings[\w.-]*|host|local\.settings|global|tslint|jest|karma|pom|web|build|ivy|checkstyle|log4j2?|logback|phpunit|androidmanifest|browserconfig|strings|nuget|packages|web\.config|[\w.-]*config[\w.-]*|[\w.-]*rc|[\w.-]*\.config|[\w.-]*settings|[\w.-]*manifest)\.(?:json|xml)$/i;
const CONFIG_FOLDER = /(?:^|\/)(?:\.[\w-]+|configs?|configuration|conf|settings|etc)\//;
const DATA_FOLDER =
  /(?:^|\/)(?:fixtures?|tests?|__tests__|specs?|_?test_?data|_?data|datasets?|samples?|sample_data|results?|benchmarks?|mocks?|__mocks__|snapshots?|__snapshots__|locales?|i18n|lang|translations|seeds?|dumps?|exports?|reports?|metrics|corpus|golden)\//i;
const CONFIG_KEY =
  /"(?:\$schema|compilerOptions|extends|rules|plugins|presets|scripts|dependencies|devDependencies|env|lockfileVersion|overrides|parserOptions|targets|settings)"\s*:/;
const CONFIG_ROOT =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>]*>\s*)*<(?:\w+:)?(?:project|configuration|config|beans|manifest|settings|web-app|component|module|browserconfig|resources|package|plugin|log4j|suppressions|ruleset|phpunit)\b/i;
const RECORD_ROOT =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:\w+:)?(?:urlset|sitemapindex|rss|feed|rdf|kml|gpx|dataset|data|records?|items|rows|database|export|catalog\w*|products?|orders?)\b/i;
const HEAD = 4000;
/** Settings are written by people, who stop before this many characters. */
const LARGE = 60_000;
const SHALLOW = 1;

/** Distinguishes settings from records in a JSON file. */
export function kindOfJson(path: string, text: string): StructuredKind {
  const named = kindByName(path);
  if (named) return named;
  const head = text.slice(0, HEAD);
  const first = head.trimStart()[0];
  if (first === "{" && CONFIG_KEY.test(head) && !DATA_FOLDER.test(path)) return content("config", "settings keys");
  if (DATA_FOLDER.test(path)) return content("data", "data folder");
  if (first === "[" || text.length > LARGE) return content("data", first === "[" ? "json array" : "large json");
  return path.split("/").length - 1 <= SHALLOW ? content("config", "json near the root") : content("data", "json");
}

/** Distinguishes settings from records in an XML file. */
export function kindOfXml(path: string, text: string): StructuredKind {
  const named = kindByName(path);
  if (named) return named;
  const head = text.slice(0, HEAD);
  if (CONFIG_ROOT.test(head)) return content("config", "settings element");
  if (RECORD_ROOT.test(head) || DATA_FOLDER.test(path) || text.length > LARGE) return content("data", "xml records");
  return content("config", "xml");
}

function kindByName(path: string): StructuredKind | undefined {
  const name = fileNameOf(path);
  if (CONFIG_NAME.test(name)) return { sliceType: "config", reason: `file name ${name.toLowerCase()}`, isNamed: true };
  if (name.startsWith(".") || CONFIG_FOLDER.test(path))
    return { sliceType: "config", reason: "settings folder", isNamed: true };
  return undefined;
}

function content(sliceType: "config" | "data", reason: string): StructuredKind {
  return { sliceType, reason, isNamed: false };
}
