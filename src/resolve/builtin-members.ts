import type { Language } from "../model/facts.ts";
import { hasModuleObjects } from "./language-traits.ts";

/**
 * Members of the types that every program of a language uses. On a receiver of unknown type such a name says nothing:
 * `x.get(…)` is a dict far more often than the one class of the repository that has a `get`.
 */
const PYTHON =
  "add append capitalize casefold center clear close copy count decode difference discard encode endswith expandtabs extend find fileno flush format format_map fromkeys get group groups index insert intersection isalnum isalpha isdigit islower isspace issubset issuperset istitle isupper items join keys ljust lower lstrip open partition pop popitem read readable readline readlines remove replace reverse rfind rindex rjust rpartition rsplit rstrip run seek send setdefault sort split splitlines start startswith strip sub swapcase symmetric_difference tell throw title translate truncate union update upper values write writelines zfill match search name date time year month day hour minute second";
const ECMASCRIPT =
  "add apply at bind call catch charAt charCodeAt clear close concat constructor copyWithin delete endsWith entries every exec fill filter finally find findIndex findLast flat flatMap forEach from get has hasOwnProperty includes indexOf join keys lastIndexOf length map match matchAll next normalize of on once emit padEnd padStart parse pipe pop push reduce reduceRight repeat replace replaceAll resolve reject return reverse search set shift size slice some sort splice split startsWith stringify substr substring test then throw toFixed toJSON toLowerCase toString toUpperCase trim trimEnd trimStart unshift valueOf values write end name message";

/** Of the libraries of the other languages, beyond what they share with ECMAScript. */
const OTHERS =
  "length len put remove contains containsKey equals hashCode compareTo clone isEmpty addAll removeAll append insert next hasNext iterator iter collect into unwrap expect as_ref to_string to_owned count first last open read readLine flush run start stop wait lock unlock Lock Unlock Close Read Write Error String Len Next Get Set Add Remove Contains Equals ToString GetHashCode Dispose Count Append Insert value key string copy print println printf format each select reject to_s to_a to_h to_sym call merge update apply let also use invoke accept test";
/** What every Ruby program calls without a receiver. */
const KERNEL =
  "abort alias_method at_exit attr_accessor attr_reader attr_writer autoload binding block_given? caller catch class define_method eval exit extend fail format freeze gets include initialize instance_eval instance_variable_get instance_variable_set is_a? lambda load loop method_missing module_function new nil? object_id open p prepend print printf private private_constant proc protected public puts raise rand require require_relative respond_to? send sleep sprintf super system tap throw to_s warn yield __dir__ __FILE__ __method__";

const PYTHON_MEMBERS = new Set(PYTHON.split(" "));
const ECMASCRIPT_MEMBERS = new Set(ECMASCRIPT.split(" "));
const OTHER_MEMBERS = new Set(`${ECMASCRIPT} ${OTHERS}`.split(" "));
const KERNEL_METHODS = new Set(KERNEL.split(" "));

export function isBuiltinMember(language: Language, name: string): boolean {
  if (language === "python") return PYTHON_MEMBERS.has(name);
  return (hasModuleObjects(language) ? ECMASCRIPT_MEMBERS : OTHER_MEMBERS).has(name);
}

/** Whether a bare name in Ruby may be a method of whatever `self` is there. */
export function isRubyMethodName(name: string): boolean {
  return /^[a-z_]/.test(name) && !KERNEL_METHODS.has(name);
}
