import type { DefinitionKind } from "../../model/facts.ts";
import type { TreeBindings } from "../bind-trees.ts";
import type { Binding, Place } from "../binding.ts";
import { FAMILIES, leafOf } from "../match/symbols.ts";
import type { AnsweredPlace, SymbolAnswer, SymbolQuestion } from "./question.ts";
import { bindSpan } from "./spans.ts";
import { WrittenNames } from "./written-names.ts";

/** Answers questions about symbols of the old Tree, in the naming style of the question. */
export class QuestionAnswerer {
  readonly #bindings: TreeBindings;
  readonly #byFile = new Map<string, Binding[]>();
  readonly #unchanged: ReadonlySet<string>;
  readonly #oldNames: WrittenNames;
  readonly #newNames: WrittenNames;

  constructor(bindings: TreeBindings) {
    this.#bindings = bindings;
    this.#oldNames = new WrittenNames(bindings.oldFiles);
    this.#newNames = new WrittenNames(bindings.newFiles);
    this.#unchanged = new Set(bindings.unchangedFiles.map(({ path }) => path));
    for (const binding of bindings.bindings) {
      const known = this.#byFile.get(binding.old.path);
      if (known === undefined) this.#byFile.set(binding.old.path, [binding]);
      else known.push(binding);
    }
  }

  answer(question: SymbolQuestion): SymbolAnswer {
    if (this.#unchanged.has(question.file)) {
      return { status: "same", score: 1, bodyChanged: false, place: placeOf(question), candidates: [] };
    }
    const inFile = this.#byFile.get(question.file) ?? [];
    const binding = findAsked(question, inFile);
    return binding === undefined ? this.#answerSpan(question, inFile) : this.#answerBinding(question, binding);
  }

  #answerBinding(question: SymbolQuestion, binding: Binding): SymbolAnswer {
    const { status, score, bodyChanged, old, now, candidates } = binding;
    const placeOf = (place: Place): AnsweredPlace => {
      const { startLine, endLine } = place.definition;
      const before = this.#linesBefore(question, old, place);
      const qualname = before > 0 ? question.qualname : this.#translate(question.qualname, old, place);
      return { file: place.path, qualname, startLine: startLine - before, endLine };
    };
    return {
      status,
      score,
      bodyChanged,
      place: now && placeOf(now),
      candidates: candidates.map((each) => ({ ...placeOf(each), score: each.score })),
    };
  }

  /** Of `a.b = a.c = function` we may know only one name: a question by the other one includes the lines with that name. */
  #linesBefore({ startLine, qualname }: SymbolQuestion, old: Place, now: Place): number {
    const before = old.definition.startLine - startLine;
    if (before <= 0 || !isAliasOf(qualname, old)) return 0;
    const first = now.definition.startLine - 1 - before;
    const words = this.#newNames
      .linesOf(now.path)
      .slice(Math.max(0, first), first + before)
      .join(" ")
      .split(/[^\p{ID_Continue}$]+/u);
    return words.includes(leafOf(qualname)) ? before : 0;
  }

  /**
   * The new name in the style of the question: as written, with or without the function expressions around it, as we
   * qualify it, or with all enclosing definitions.
   */
  #translate(asked: string, old: Place, now: Place): string {
    const [before, after] = [this.#namesOf(this.#oldNames, old), this.#namesOf(this.#newNames, now)];
    const style = before.indexOf(asked);
    if (style !== -1) return after[style] ?? now.definition.qualname;
    if (isAliasOf(asked, old)) return now.definition.qualname;
    if (old.scopePath === now.scopePath) return asked;
    const [oldName, newName] = [old.definition.qualname, now.definition.qualname];
    return asked.endsWith(`.${oldName}`) ? asked.slice(0, -oldName.length) + newName : newName;
  }

  /** A symbol's names in every style, the likeliest first. */
  #namesOf(written: WrittenNames, { path, definition, scopePath }: Place): readonly (string | undefined)[] {
    return [written.of(path, definition), written.withoutExpressions(path, definition), definition.qualname, scopePath];
  }

  /** Lines that are not a definition here (a tool may index more than we define) are followed as text. */
  #answerSpan(question: SymbolQuestion, inFile: readonly Binding[]): SymbolAnswer {
    const { oldFiles, newFiles, renames } = this.#bindings;
    const file = oldFiles.find(({ path }) => path === question.file);
    const span = file && bindSpan(file, question, newFiles, renames);
    if (span === undefined)
      return { status: "ambiguous", score: 0, bodyChanged: true, place: undefined, candidates: [] };
    const around = inFile.findLast(
      ({ old: { definition } }) => definition.startLine <= question.startLine && question.endLine <= definition.endLine,
    );
    const place = { ...span.place, qualname: this.#renamedWith(question.qualname, around) };
    const isRenamed = place.qualname !== question.qualname;
    const isRelocated = place.file !== question.file;
    const isSameSpan = place.startLine === question.startLine && place.endLine === question.endLine;
    const stayed = isSameSpan ? "same" : "moved";
    const status = isRelocated ? (isRenamed ? "relocated_renamed" : "relocated") : isRenamed ? "renamed" : stayed;
    return { status, score: span.score, bodyChanged: span.isChanged, place, candidates: [] };
  }

  #renamedWith(asked: string, around: Binding | undefined): string {
    if (around?.now === undefined) return asked;
    const { old, now } = around;
    const prefix = this.#namesOf(this.#oldNames, old).find((name) => asked.startsWith(`${name}.`));
    return prefix === undefined ? asked : this.#translate(prefix, old, now) + asked.slice(prefix.length);
  }
}

function placeOf({ file, qualname, startLine, endLine }: SymbolQuestion): AnsweredPlace {
  return { file, qualname, startLine, endLine };
}

/** The maximum number of lines that an assignment to several names may take before the definition. */
const MAX_LINES_BEFORE = 2;

/** The binding of the definition on the lines in question; of several, the one whose name is most similar to the given one. */
function findAsked(question: SymbolQuestion, inFile: readonly Binding[]): Binding | undefined {
  let best: Binding | undefined;
  let bestRank = 0;
  for (const binding of inFile) {
    const rank = rankOf(question, binding.old);
    // `var a = exports.a = function` defines a constant and a function.
    const isBetterKind = rank === bestRank && rank > 0 && isOfKind(binding.old, question.kind);
    if (rank > bestRank || isBetterKind) {
      best = binding;
      bestRank = rank;
    }
  }
  return best;
}

function rankOf(question: SymbolQuestion, { definition, scopePath }: Place): number {
  const { qualname, startLine, endLine, fullStartLine } = definition;
  const isStart = fullStartLine <= question.startLine && question.startLine <= startLine;
  const isEnd = question.endLine === endLine;
  const isName = qualname === question.qualname || scopePath === question.qualname;
  if (isStart && isName) return isEnd ? 5 : 4;
  if (isStart && isEnd && leafOf(qualname) === leafOf(question.qualname)) return 3;
  // The span may include overloads: then it begins earlier, but ends where the implementation ends.
  if (isName && isEnd && startLine >= question.startLine) return 2;
  // `a.b = a.c = function` defines both names, but only one of them may be known to us.
  return isEnd && startLine >= question.startLine && startLine - question.startLine <= MAX_LINES_BEFORE ? 1 : 0;
}

function isOfKind({ definition: { kind } }: Place, asked: string | undefined): boolean {
  return kind === asked || (asked !== undefined && isDefinitionKind(asked) && FAMILIES[kind] === FAMILIES[asked]);
}

function isDefinitionKind(kind: string): kind is DefinitionKind {
  return Object.hasOwn(FAMILIES, kind);
}

function isAliasOf(asked: string, { definition }: Place): boolean {
  return leafOf(asked) !== leafOf(definition.qualname);
}
