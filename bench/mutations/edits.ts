/** The edits that differ between languages. Everything else about a mutation is the same for all languages. */
export interface LanguageEdits {
  /** The text of a required parameter at the end of a list. */
  readonly parameter: string | undefined;
  /** Reduces the visibility in the words before the name of a declaration. Undefined when that is not possible. */
  readonly hide:
    | ((before: string, name: string, isMember: boolean) => readonly [before: string, name: string] | undefined)
    | undefined;
  /** Definitions can be moved between files without becoming wrong. */
  readonly canMove: boolean;
  readonly canRenameFile: boolean;
  /** Declarations of one name in several files mean the same thing. */
  readonly hasPrototypes: boolean;
}

const PLAIN: LanguageEdits = {
  parameter: undefined,
  hide: undefined,
  canMove: true,
  canRenameFile: true,
  hasPrototypes: false,
};
const CLASSES = { canMove: false, canRenameFile: false };

const EDITS: Readonly<Record<string, LanguageEdits>> = {
  python: { ...PLAIN, parameter: "added_parameter" },
  typescript: { ...PLAIN, parameter: "addedParameter: number", hide: hideInTypescript },
  tsx: { ...PLAIN, parameter: "addedParameter: number", hide: hideInTypescript },
  javascript: { ...PLAIN, parameter: "addedParameter", hide: (before, name) => without(before, name, /\bexport /) },
  go: { ...PLAIN, parameter: "addedParameter int", hide: hideInGo, canRenameFile: false },
  java: { ...PLAIN, ...CLASSES, parameter: "int addedParameter", hide: hideInClass },
  csharp: { ...PLAIN, ...CLASSES, parameter: "int addedParameter", hide: hideInClass },
  kotlin: { ...PLAIN, parameter: "addedParameter: Int", hide: (before, name) => privately(before, name) },
  rust: {
    ...PLAIN,
    parameter: "added_parameter: u8",
    hide: (before, name) => without(before, name, /\bpub(?:\([^)]*\))? /),
  },
  c: { ...PLAIN, canMove: false, parameter: "int added_parameter", hasPrototypes: true },
  cpp: { ...PLAIN, canMove: false, parameter: "int added_parameter", hasPrototypes: true },
};

export function editsOf(language: string): LanguageEdits {
  return EDITS[language] ?? PLAIN;
}

function without(before: string, name: string, pattern: RegExp): readonly [string, string] | undefined {
  return pattern.test(before) ? [before.replace(pattern, ""), name] : undefined;
}

function privately(before: string, name: string): readonly [string, string] | undefined {
  if (/\b(?:private|override|abstract|open|protected)\b/.test(before)) return undefined;
  return [before.replace(/^(\s*)(?:public )?/, "$1private "), name];
}

function hideInTypescript(before: string, name: string, isMember: boolean): readonly [string, string] | undefined {
  if (!isMember) return without(before, name, /\bexport /);
  if (/\b(?:private|protected|abstract|override|get|set)\b|#/.test(before)) return undefined;
  return [before.replace(/^(\s*)(?:public )?/, "$1private "), name];
}

function hideInGo(before: string, name: string): readonly [string, string] | undefined {
  return /^[A-Z]/.test(name) ? [before, (name[0] ?? "").toLowerCase() + name.slice(1)] : undefined;
}

function hideInClass(before: string, name: string, isMember: boolean): readonly [string, string] | undefined {
  if (!isMember || /\b(?:abstract|override|virtual|default)\b/.test(before) || !/\bpublic /.test(before))
    return undefined;
  return [before.replace(/\bpublic /, "private "), name];
}
