import { blanked } from "../../util/lines.ts";

const BUILT_IN =
  "unsigned|signed|int|long|short|char|float|double|void|bool|auto|struct|enum|static|inline|constexpr|virtual|explicit|size_t|ssize_t|u?int\\d+_t";
const QUALIFIERS = "(?:(?:static|extern|inline|const|volatile|virtual|explicit)[ \\t]{1,20}){0,5}";
const MACRO = "[A-Z][A-Z0-9_]{2,}";
const ARGUMENTS = '(?:[ \\t]*\\((?:[^()"\\n]|"[^"\\n]{0,200}"){0,200}\\))?';

/** `NO_SANITIZE("x")` on its own line, before a declaration. */
const LINE = new RegExp(`^[ \\t]*${MACRO}${ARGUMENTS}[ \\t]*$(?=\\s*(?:[A-Za-z_~#]|/[/*]))`, "gm");
/** `API type name(`. */
const BEFORE_TYPE = new RegExp(
  `(?<=^[ \\t]{0,100}(?:template[ \\t]*<[^<>\\n]{0,100}>[ \\t]*)?${QUALIFIERS})${MACRO}${ARGUMENTS}(?=[ \\t]+[A-Za-z_][\\w:]*(?:<[^(){};\\n]{0,200}>)?[\\w:<>]*[ \\t*&]+~?[A-Za-z_]\\w*[ \\t]*[(;=[])`,
  "gm",
);
/** `atomic int name`: any word before a built-in type that is not a keyword there. */
const BEFORE_BUILT_IN = new RegExp(
  `(?<=^[ \\t]{0,100}${QUALIFIERS})(?!(?:${BUILT_IN}|extern|volatile|typedef|return|else|case|register|template|using|friend|operator|new|delete|public|private|protected|goto|union|class|mutable|namespace|throw)\\b)[A-Za-z_]\\w*${ARGUMENTS}(?=[ \\t]+(?:${BUILT_IN})\\b)`,
  "gm",
);
/** `API const type`. A type can be in the same place: `Value const& get()`. */
const BEFORE_CONST = new RegExp(
  `(?<=^[ \\t]{0,100}${QUALIFIERS})${MACRO}${ARGUMENTS}(?=[ \\t]+const[ \\t]+[A-Za-z_])`,
  "gm",
);
/** `name() NOEXCEPT;`, `name() const OVERRIDE {`. */
const AFTER_PARAMETERS = new RegExp(`(?<=\\)[ \\t]{0,20}(?:const[ \\t]{1,20})?)${MACRO}(?=[ \\t]*[;{])`, "g");
/** `va_arg(list, type)` has a type where the grammar expects a value. */
const TYPE_ARGUMENT = /(?<=\bva_arg[ \t]*\([^,()\n]{1,100}),[^()\n]{1,100}(?=\))/g;
/** `CONSTEXPR name(` and `constexpr INLINE name(` before a constructor. */
const BEFORE_CONSTRUCTOR = new RegExp(
  `(?<=^[ \\t]{0,100}(?:(?:constexpr|explicit|inline|[A-Z][A-Z0-9_]{2,60})[ \\t]{1,20}){0,4})${MACRO}(?=(?:[ \\t]+${MACRO}){0,4}[ \\t]+(?:~?[a-z_]\\w*(?:::~?\\w+)?[ \\t]*\\(|auto\\b|operator\\b))`,
  "gm",
);

/** `API(type) name(`: the type inside the macro is kept. Another macro on the next line does not count as the name. */
const AROUND_TYPE = new RegExp(
  `^(${QUALIFIERS}${MACRO}[ \\t]*\\()([A-Za-z_][\\w \\t*]{0,100})(\\))(?=\\s{1,20}(?!${MACRO}\\b)[A-Za-z_]\\w*[ \\t]*\\()`,
  "gm",
);
/** `type CALL name(`: a macro between a type and the name. A qualifier alone is not a type. */
const AFTER_TYPE = new RegExp(
  `(?<=^[ \\t]{0,100}(?:[A-Za-z_][\\w:]*(?:<[^<>\\n]{1,100}>)?[ \\t*&]{1,20}){1,4})(?<!\\b(?:static|extern|inline|const|volatile|unsigned|signed|struct|enum|union|typedef|virtual|explicit|friend|return|else|case|goto)[ \\t]{1,20})${MACRO}(?=[ \\t]+(?:operator\\b|[A-Za-z_]\\w*[ \\t]*\\())`,
  "gm",
);

/** `(CALL *name)`, a pointer to a function. */
const IN_POINTER = new RegExp(`(?<=\\()${MACRO}(?=[ \\t]*\\*[ \\t]*[A-Za-z_]\\w*[ \\t]*\\)[ \\t]*\\()`, "g");

const ARGUMENTS_IN_LINES = '(?:[ \\t]*\\((?:[^()"]|"[^"\\n]{0,200}"){0,200}\\))?';
/** `class API DEPRECATED("…") name {`. */
const IN_CLASS_HEAD = new RegExp(
  `(?<=\\b(?:class|struct|union)[ \\t]{1,20})(?:${MACRO}${ARGUMENTS_IN_LINES}\\s{1,20}){1,4}(?=[A-Za-z_]\\w*(?:[ \\t]+final)?\\s{0,20}[:{])`,
  "g",
);

/** `#if …`, base classes and `#endif` between the name of a class and its members. */
const CONDITION_IN_CLASS_HEAD =
  /(?<=\b(?:class|struct)[ \t]{1,20}[A-Za-z_][\w:<>]{0,100}(?:[ \t]{1,20}final)?[ \t]{0,20}\n)([ \t]{0,20}#[ \t]{0,20}if[^\n]{0,200}\n)([^{};#]{1,500})(#[ \t]{0,20}endif[^\n]{0,200}\n)(?=[ \t]{0,20}\{)/g;

/** Blanks out the macros in declarations, because a parser that does not expand macros cannot place them. */
export function blankMacros(text: string): string {
  const unwrapped = text.replace(AROUND_TYPE, (_, open: string, type: string) => `${blanked(open)}${type} `);
  return [
    LINE,
    BEFORE_TYPE,
    BEFORE_BUILT_IN,
    BEFORE_CONST,
    AFTER_TYPE,
    AFTER_PARAMETERS,
    IN_POINTER,
    IN_CLASS_HEAD,
    TYPE_ARGUMENT,
  ].reduce(blank, unwrapped);
}

/**
 * Blanks out the same macros in C++, and also macros before a constructor, which has no type before its name, and conditions around base
 * classes, which are kept.
 */
export function blankCppMacros(text: string): string {
  return blank(blankMacros(text), BEFORE_CONSTRUCTOR).replace(
    CONDITION_IN_CLASS_HEAD,
    (_, start: string, bases: string, end: string) => `${blanked(start)}${bases}${blanked(end)}`,
  );
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, blanked);
}
