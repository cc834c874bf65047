import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import type { Engine, EngineDefinition, Place } from "./engine.ts";
import { serviceHost } from "./typescript-host.ts";
import { definitionOf, isImportStatement, meaningsOf } from "./typescript-symbols.ts";

const SOURCE = /\.[cm]?[jt]sx?$/;
const LEFT_OUT = /\.d\.[cm]?ts$|\.min\.|(?:^|\/)(?:node_modules|dist)\//;

/** TypeScript's checker and language service for a checkout. Its dependencies need not be installed. */
export class TypescriptEngine implements Engine {
  readonly files: readonly string[];
  readonly definitions: readonly EngineDefinition[];
  readonly importLines: ReadonlyMap<string, readonly number[]>;
  readonly #root: string;
  readonly #service: ts.LanguageService;
  readonly #checker: ts.TypeChecker;
  readonly #sources = new Map<string, ts.SourceFile>();
  readonly #identifiers = new Map<string, ts.Node[]>();
  /** Imported name → the files that give it another name, with that name. */
  readonly #aliases = new Map<string, { readonly file: string; readonly alias: string }[]>();

  static open(root: string): TypescriptEngine {
    return new TypescriptEngine(root);
  }

  private constructor(root: string) {
    this.#root = root;
    this.files = readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((file) => file.split(sep).join("/"))
      .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file))
      .sort();
    this.#service = ts.createLanguageService(serviceHost(root, this.files));
    const program = this.#service.getProgram();
    if (!program) throw new Error("TypeScript gives no program");
    this.#checker = program.getTypeChecker();
    const definitions = new Map<ts.Symbol, EngineDefinition>();
    const importLines = new Map<string, readonly number[]>();
    for (const file of this.files) {
      const source = program.getSourceFile(join(root, file));
      if (!source) continue;
      this.#sources.set(file, source);
      importLines.set(file, this.#read(source, definitions));
    }
    this.definitions = [...definitions.values()];
    this.importLines = importLines;
  }

  namesakes(name: string): Place[] {
    const named = (this.#identifiers.get(name) ?? []).map((node) => this.#placeOf(node));
    const aliased = (this.#aliases.get(name) ?? []).flatMap(({ file, alias }) =>
      this.namesakes(alias).filter((place) => place.file === file),
    );
    return [...named, ...aliased];
  }

  mentions(name: string): Place[] {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`);
    const identifiers = new Set(this.namesakes(name).map(({ file, line }) => `${file}:${line}`));
    return [...this.#sources].flatMap(([file, source]) =>
      source.text
        .split("\n")
        .map((text, index) => ({ text, place: { file, line: index + 1, column: 0 } }))
        .filter(({ text, place }) => word.test(text) && !identifiers.has(`${file}:${place.line}`))
        .map(({ place }) => place),
    );
  }

  async references(definition: EngineDefinition): Promise<Place[]> {
    return this.#findReferences(definition)
      .flatMap((symbol) => symbol.references)
      .flatMap(({ fileName, textSpan }) => this.#placeAt(fileName, textSpan.start) ?? []);
  }

  async related(definition: EngineDefinition): Promise<Place[]> {
    return this.#findReferences(definition).flatMap(
      ({ definition: { fileName, textSpan } }) => this.#placeAt(fileName, textSpan.start) ?? [],
    );
  }

  async meaning(place: Place): Promise<Place[]> {
    const source = this.#sources.get(place.file);
    const node = source && touching(source, source.getPositionOfLineAndCharacter(place.line - 1, place.column));
    // References in doc comments are not nodes of the tree, and `this` is not a name.
    if (!node || !ts.isMemberName(node)) return [];
    return meaningsOf(this.#checker, node).flatMap((declaration) => {
      const name = ts.getNameOfDeclaration(declaration) ?? declaration;
      const { fileName } = name.getSourceFile();
      const found = this.#placeAt(fileName, name.getStart());
      if (found) return [found];
      // A declaration inside the repository that is not in a known file may describe our code, so the meaning is unknown. A declaration
      // outside is not ours.
      return fileName.startsWith(this.#root) ? [] : [{ file: fileName, line: 0, column: 0 }];
    });
  }

  async close(): Promise<void> {
    this.#service.dispose();
  }

  #findReferences({ places: [first] }: EngineDefinition): readonly ts.ReferencedSymbol[] {
    const source = first && this.#sources.get(first.file);
    if (!first || !source) return [];
    const offset = source.getPositionOfLineAndCharacter(first.line - 1, first.column);
    return this.#service.findReferences(source.fileName, offset) ?? [];
  }

  /** Collects the identifiers and definitions of one file. Returns its import lines. */
  #read(source: ts.SourceFile, definitions: Map<ts.Symbol, EngineDefinition>): number[] {
    const imports = new Set<number>();
    const visit = (node: ts.Node, isLocal: boolean): void => {
      if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
        const known = this.#identifiers.get(node.text);
        if (known) known.push(node);
        else this.#identifiers.set(node.text, [node]);
      }
      if (ts.isImportSpecifier(node) && node.propertyName && node.propertyName.text !== node.name.text) {
        const { file } = this.#placeOf(node);
        const known = this.#aliases.get(node.propertyName.text) ?? [];
        this.#aliases.set(node.propertyName.text, [...known, { file, alias: node.name.text }]);
      }
      if (isImportStatement(node)) for (const line of linesOf(source, node)) imports.add(line);
      const definition = isLocal ? undefined : definitionOf(node);
      const symbol = definition && this.#checker.getSymbolAtLocation(definition.nameNode);
      if (definition && symbol) {
        const { nameNode, ...rest } = definition;
        const places = [...(definitions.get(symbol)?.places ?? []), this.#placeOf(nameNode)];
        definitions.set(symbol, { ...rest, ...definitions.get(symbol), places });
      }
      const isBody = ts.isFunctionLike(node) || ts.isArrowFunction(node);
      ts.forEachChild(node, (child) => visit(child, isLocal || isBody));
    };
    visit(source, false);
    return [...imports].sort((a, b) => a - b);
  }

  #placeOf(node: ts.Node): Place {
    const place = this.#placeAt(node.getSourceFile().fileName, node.getStart());
    if (!place) throw new Error(`${node.getSourceFile().fileName} is not in the repository`);
    return place;
  }

  #placeAt(fileName: string, offset: number): Place | undefined {
    const file = relative(this.#root, fileName).split(sep).join("/");
    const source = this.#sources.get(file);
    if (!source) return undefined;
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    return { file, line: line + 1, column: character };
  }
}

function linesOf(source: ts.SourceFile, node: ts.Node): number[] {
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
  const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
}

function touching(source: ts.SourceFile, offset: number): ts.Node | undefined {
  const find = (node: ts.Node): ts.Node | undefined =>
    offset < node.getStart(source) || offset >= node.getEnd() ? undefined : (ts.forEachChild(node, find) ?? node);
  return find(source);
}
