const BUILT_IN =
  "unsigned|signed|int|long|short|char|float|double|void|bool|auto|const|struct|enum|static|inline|constexpr|virtual|explicit|size_t|ssize_t|u?int\\d+_t";
const QUALIFIERS = "(?:(?:static|extern|inline|const|volatile|virtual|explicit)[ \\t]{1,20}){0,5}";
const MACRO = "[A-Z][A-Z0-9_]{2,}";
const ARGUMENTS = "(?:[ \\t]*\\([^()\\n]{0,200}\\))?";

/** `NO_SANITIZE("x")` on a line of its own, before a declaration. */
const LINE = new RegExp(`^[ \\t]*${MACRO}${ARGUMENTS}[ \\t]*$(?=\\s*[A-Za-z_~])`, "gm");
/** `API type name(`. */
const BEFORE_TYPE = new RegExp(
  `(?<=^[ \\t]{0,100}${QUALIFIERS})${MACRO}${ARGUMENTS}(?=[ \\t]+[A-Za-z_][\\w:<>]*[ \\t*&]+~?[A-Za-z_]\\w*[ \\t]*[(;=[])`,
  "gm",
);
/** `atomic int name`: whatever stands before a built-in type. */
const BEFORE_BUILT_IN = new RegExp(
  `(?<=^[ \\t]{0,100}${QUALIFIERS})(?!(?:${BUILT_IN}|extern|volatile|typedef|return|else|case|register|template|using|friend|operator|new|delete|public|private|protected|goto|union|class|mutable|namespace|throw)\\b)[A-Za-z_]\\w*${ARGUMENTS}(?=[ \\t]+(?:${BUILT_IN})\\b)`,
  "gm",
);
/** `va_arg(list, type)` takes a type where the grammar wants a value. */
const TYPE_ARGUMENT = /(?<=\bva_arg[ \t]*\([^,()\n]{1,100}),[^()\n]{1,100}(?=\))/g;
/** `CONSTEXPR name(` before a constructor. */
const BEFORE_CONSTRUCTOR = new RegExp(
  `(?<=^[ \\t]{0,100})${MACRO}(?=[ \\t]+(?:~?[a-z_]\\w*[ \\t]*\\(|auto\\b|operator\\b))`,
  "gm",
);

/** Blanks out the macros in front of declarations, which a parser that does not expand them cannot place. */
export function blankMacros(text: string): string {
  return [LINE, BEFORE_TYPE, BEFORE_BUILT_IN, TYPE_ARGUMENT].reduce(blank, text);
}

/** The same for C++, where a constructor has no type in front of it. */
export function blankCppMacros(text: string): string {
  return blank(blankMacros(text), BEFORE_CONSTRUCTOR);
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, " "));
}
