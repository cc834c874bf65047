import type { Language } from "../model/facts.ts";

const JVM =
  "equals hashCode toString getClass clone finalize notify notifyAll wait name ordinal values valueOf compareTo";

/**
 * Members that objects have though no class of the repository declares them: those of the root class, those that the compiler
 * writes for enums, records and data classes, and in Rust those of traits that are derived or hold for every type.
 */
const UNIVERSAL: Readonly<Partial<Record<Language, string>>> = {
  java: JVM,
  kotlin: `${JVM} copy entries let also apply run with takeIf takeUnless to javaClass`,
  csharp: "Equals GetHashCode ToString GetType MemberwiseClone Finalize ReferenceEquals Deconstruct PrintMembers",
  rust: "clone clone_from default eq ne cmp partial_cmp lt le gt ge max min clamp hash fmt to_string to_owned into try_into from try_from borrow borrow_mut as_ref as_mut type_id drop serialize deserialize parse",
  ruby: "Array Float Hash Integer Rational String __callee__ __dir__ __id__ __method__ __send__ abort at_exit autoload backtick binding block_given? caller caller_locations catch class clone define_singleton_method display dup enum_for eql? equal? eval exec exit exit! extend fail fork format freeze frozen? gets global_variables hash inspect instance_of? instance_variable_defined? instance_variable_get instance_variable_set instance_variables is_a? itself kind_of? lambda load local_variables loop method methods nil? object_id open p pp print printf proc public_method public_send putc puts raise rand readline readlines remove_instance_variable require require_relative respond_to? respond_to_missing? select send set_trace_func singleton_class singleton_method singleton_methods sleep spawn sprintf srand syscall system tap test then throw to_enum to_s trace_var trap untrace_var warn yield_self",
  php: "__construct __destruct __call __callStatic __get __set __isset __unset __toString __invoke cases from tryFrom",
};

const SETS = new Map(Object.entries(UNIVERSAL).map(([language, names]) => [language, new Set(names.split(" "))]));

/** Whether an object may have a member that no class of the repository has. */
export function isUniversalMember(language: Language, name: string): boolean {
  return SETS.get(language)?.has(name) ?? false;
}
