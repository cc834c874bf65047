import type { Language } from "../model/facts.ts";

/**
 * Members of the types that every program of a language uses. On a receiver of unknown type such a name says nothing:
 * `x.get(…)` is a dict far more often than the one class of the repository that has a `get`.
 */
const PYTHON =
  "add append capitalize casefold center clear close copy count decode difference discard encode endswith expandtabs extend find fileno flush format format_map fromkeys get group groups index insert intersection isalnum isalpha isdigit islower isspace issubset issuperset istitle isupper items join keys ljust lower lstrip open partition pop popitem read readable readline readlines remove replace reverse rfind rindex rjust rpartition rsplit rstrip run seek send setdefault sort split splitlines start startswith strip sub swapcase symmetric_difference tell throw title translate truncate union update upper values write writelines zfill match search name date time year month day hour minute second";
const ECMASCRIPT =
  "add apply at bind call catch charAt charCodeAt clear close concat constructor copyWithin delete endsWith entries every exec fill filter finally find findIndex findLast flat flatMap forEach from get has hasOwnProperty includes indexOf join keys lastIndexOf length map match matchAll next normalize of on once emit padEnd padStart parse pipe pop push reduce reduceRight repeat replace replaceAll resolve reject return reverse search set shift size slice some sort splice split startsWith stringify substr substring test then throw toFixed toJSON toLowerCase toString toUpperCase trim trimEnd trimStart unshift valueOf values write end name message";

const PYTHON_MEMBERS = new Set(PYTHON.split(" "));
const ECMASCRIPT_MEMBERS = new Set(ECMASCRIPT.split(" "));

export function isBuiltinMember(language: Language, name: string): boolean {
  return (language === "python" ? PYTHON_MEMBERS : ECMASCRIPT_MEMBERS).has(name);
}
