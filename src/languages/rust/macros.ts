import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import type { World } from "../../code/world.ts";
import { words } from "../../util/words.ts";

/** The macros of the standard library, which every file sees. */
export const STANDARD_MACROS = words(
  "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env eprint eprintln file format format_args include include_bytes include_str line macro_rules matches module_path option_env panic print println stringify thread_local todo try unimplemented unreachable vec write writeln",
);

/** No real crate has modules that are nested more deeply; a module of macros has hardly any modules of its own. */
const MAX_DEPTH = 12;
const MAX_INNER = 2;

/**
 * The macros of that name in the modules around a file and in the modules beside these. Macros are seen by the order of the text and not by
 * paths, so no import names them: `#[macro_use] mod macros;`.
 */
export function macrosInSight(world: World, file: FileIndex, name: string): readonly Member[] {
  if (STANDARD_MACROS.has(name) || !isExpanded(file, name)) return NO_MEMBERS;
  return world.memoiseMembers(file.path, `macro ${name}`, () => {
    for (let at: FileIndex | undefined = file, left = MAX_DEPTH; at && left > 0; at = above(world, at), left--) {
      const found = macrosIn(world, at, name, MAX_INNER);
      if (found.length > 0) return found;
    }
    return NO_MEMBERS;
  });
}

/** The macros of that name in a file and in the files of the modules that it declares. */
function macrosIn(world: World, file: FileIndex, name: string, depth: number): readonly Member[] {
  const own = macroNamed(file, name);
  if (own.length > 0) return own.map((index): Member => ({ kind: "definition", path: file.path, index }));
  if (depth <= 0) return NO_MEMBERS;
  return file.facts.imports.flatMap(({ kind, module }) => {
    const target = kind === "module" ? world.module(file.path, `self::${module}`) : undefined;
    const inner = target?.kind === "file" && target.path !== file.path ? world.file(target.path) : undefined;
    return inner ? macrosIn(world, inner, name, depth - 1) : NO_MEMBERS;
  });
}

/** The macro of that name; if it is written in the body of another macro, the other one, which makes it. */
function macroNamed(file: FileIndex, name: string): readonly number[] {
  const mark = file.facts.marks.find(({ kind, text }) => kind === "macro" && text === name);
  if (!mark) return [];
  const named = file.definitionsNamed(name);
  if (named.length > 0) return named;
  const maker = file.facts.definitions.findIndex(
    ({ startLine, endLine }) => startLine <= mark.line && mark.line <= endLine,
  );
  return maker < 0 ? [] : [maker];
}

function above(world: World, file: FileIndex): FileIndex | undefined {
  const target = world.module(file.path, "super");
  return target.kind === "file" && target.path !== file.path ? world.file(target.path) : undefined;
}

function isExpanded({ facts }: FileIndex, name: string): boolean {
  return facts.marks.some(({ kind, text }) => kind === "expansion" && text === name);
}
