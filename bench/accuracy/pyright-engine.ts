import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installPackage } from "../lib/npm.ts";
import { type Engine, type EngineDefinition, type Place, placeKey } from "./engine.ts";
import { LanguageServer } from "./language-server.ts";

const READER = fileURLToPath(new URL("./python_names.py", import.meta.url));
const CONSTRUCTORS: ReadonlySet<string> = new Set(["__init__", "__new__"]);

type Position = readonly [line: number, column: number];

/** A line of the output of `python_names.py`. */
interface FileNames {
  readonly path: string;
  readonly definitions: readonly (Pick<EngineDefinition, "name" | "qual" | "kind"> & {
    readonly place: Position;
    readonly bases: readonly Position[];
  })[];
  readonly names: Readonly<Record<string, readonly Position[]>>;
  /** Imported name → the other names that it has in the file. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  readonly imports: readonly number[];
}

/** A class with the places of its base classes. */
interface ClassInfo {
  readonly key: string;
  readonly file: string;
  readonly qual: string;
  readonly bases: readonly Place[];
}

interface Location {
  readonly uri: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

/** Pyright's language server for a checkout. */
export class PyrightEngine implements Engine {
  readonly files: readonly string[];
  readonly definitions: readonly EngineDefinition[];
  readonly importLines: ReadonlyMap<string, readonly number[]>;
  readonly #root: string;
  readonly #server: LanguageServer;
  readonly #names: readonly (FileNames & { readonly lines: readonly string[] })[];
  readonly #classes: readonly ClassInfo[];
  /** The place of a constructor → the place of its class, because for the call of a class, pyright returns `__init__`. */
  readonly #constructed = new Map<string, Place>();
  readonly #meanings = new Map<string, Promise<readonly Place[]>>();
  readonly #opened = new Set<string>();

  static async open(root: string): Promise<PyrightEngine> {
    const folder = installPackage("pyright");
    // Every file counts, even if the repository's own settings exclude some.
    writeFileSync(join(root, "pyrightconfig.json"), JSON.stringify({ include: ["."], extraPaths: ["src"] }));
    const server = new LanguageServer(process.execPath, [join(folder, "langserver.index.js"), "--stdio"], root);
    await server.open(root);
    return new PyrightEngine(root, server);
  }

  private constructor(root: string, server: LanguageServer) {
    this.#root = root;
    this.#server = server;
    const paths = readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((file) => file.split(sep).join("/"))
      .filter((file) => file.endsWith(".py"))
      .sort();
    this.#names = readNames(root, paths);
    this.files = this.#names.map(({ path }) => path);
    this.importLines = new Map(this.#names.map(({ path, imports }) => [path, imports]));
    const definitions = new Map<string, EngineDefinition>();
    const classes: ClassInfo[] = [];
    for (const { path, definitions: own } of this.#names) {
      for (const { name, qual, kind, place, bases } of own) {
        const here = toPlace(path, place);
        const key = `${path}#${qual}`;
        definitions.set(key, { name, qual, kind, places: [...(definitions.get(key)?.places ?? []), here] });
        if (kind === "class") {
          classes.push({ key: placeKey(here), file: path, qual, bases: bases.map((base) => toPlace(path, base)) });
        } else if (CONSTRUCTORS.has(name)) {
          const owner = definitions.get(key.slice(0, -name.length - 1))?.places[0];
          if (owner) this.#constructed.set(placeKey(here), owner);
        }
      }
    }
    this.definitions = [...definitions.values()];
    this.#classes = classes;
  }

  namesakes(name: string): Place[] {
    return this.#names.flatMap(({ path, names, aliases }) =>
      [name, ...at(aliases, name)].flatMap((each) => at(names, each)).map((position) => toPlace(path, position)),
    );
  }

  mentions(name: string): Place[] {
    const word = new RegExp(`(?<!\\w)${name}(?!\\w)`);
    return this.#names.flatMap(({ path, names, lines }) => {
      const taken = new Set(at(names, name).map(([line]) => line));
      const hits = lines.map((text, index) => (word.test(text) && !taken.has(index + 1) ? index + 1 : 0));
      return hits.filter((line) => line > 0).map((line) => ({ file: path, line, column: 0 }));
    });
  }

  async references({ places: [first] }: EngineDefinition): Promise<Place[]> {
    if (!first) return [];
    const context = { includeDeclaration: false };
    return this.#ask("textDocument/references", first, { context });
  }

  meaning(place: Place): Promise<readonly Place[]> {
    const key = placeKey(place);
    const known = this.#meanings.get(key) ?? this.#askMeaning(place);
    this.#meanings.set(key, known);
    return known;
  }

  async #askMeaning(place: Place): Promise<readonly Place[]> {
    const found = await this.#ask("textDocument/definition", place, {});
    return found.flatMap((each) => {
      const owner = this.#constructed.get(placeKey(each));
      return owner ? [each, owner] : [each];
    });
  }

  async related({ kind, name, qual, places: [first] }: EngineDefinition): Promise<Place[]> {
    if (kind !== "method" || !first) return [];
    const own = this.#classes.find((each) => each.file === first.file && `${each.qual}.${name}` === qual);
    if (!own) return [];
    const bases = await this.#basesOfAll();
    const methods = new Map<string, readonly Place[]>();
    for (const definition of this.definitions) {
      if (definition.name !== name || definition.kind !== "method") continue;
      const [place] = definition.places;
      const owner = this.#classes.find(
        (each) => each.file === place?.file && `${each.qual}.${name}` === definition.qual,
      );
      if (owner && owner !== own) methods.set(owner.key, definition.places);
    }
    const family = new Set([...ancestors(own.key, bases)]);
    for (const { key } of this.#classes) if (ancestors(key, bases).has(own.key)) family.add(key);
    return [...methods].flatMap(([key, places]) => (family.has(key) ? places : []));
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  #bases: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

  #basesOfAll(): Promise<ReadonlyMap<string, readonly string[]>> {
    this.#bases ??= (async () => {
      const bases = new Map<string, readonly string[]>();
      for (const { key, bases: named } of this.#classes) {
        const meant = await Promise.all(named.map((base) => this.meaning(base)));
        bases.set(key, meant.flat().map(placeKey));
      }
      return bases;
    })();
    return this.#bases;
  }

  async #ask(method: string, { file, line, column }: Place, more: object): Promise<Place[]> {
    const uri = pathToFileURL(join(this.#root, file)).href;
    this.#open(file, uri);
    const position = { line: line - 1, character: column };
    const answer = await this.#server.request(method, { textDocument: { uri }, position, ...more });
    const locations = (Array.isArray(answer) ? answer : answer ? [answer] : []) as readonly Location[];
    return locations.map(({ uri: found, range: { start } }) => ({
      file: relative(this.#root, fileURLToPath(found)).split(sep).join("/"),
      line: start.line + 1,
      column: start.character,
    }));
  }

  #open(file: string, uri: string): void {
    if (this.#opened.has(file)) return;
    this.#opened.add(file);
    const text = readFileSync(join(this.#root, file), "utf8");
    this.#server.notify("textDocument/didOpen", { textDocument: { uri, languageId: "python", version: 1, text } });
  }
}

function ancestors(key: string, bases: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(bases.get(key));
  for (const each of found) for (const base of bases.get(each) ?? []) found.add(base);
  return found;
}

function at<T>(lists: Readonly<Record<string, readonly T[]>>, name: string): readonly T[] {
  return (Object.hasOwn(lists, name) ? lists[name] : undefined) ?? [];
}

function toPlace(file: string, [line, column]: Position): Place {
  return { file, line, column };
}

function readNames(root: string, paths: readonly string[]) {
  const options = { input: paths.join("\n"), encoding: "utf8", maxBuffer: 2 ** 30 } as const;
  const output = execFileSync("python3", [READER, root], options);
  return output
    .split("\n")
    .filter((line) => line !== "")
    .map((line): FileNames => JSON.parse(line))
    .map((names) => ({ ...names, lines: readFileSync(join(root, names.path), "utf8").split("\n") }));
}
