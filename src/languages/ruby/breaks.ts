import type { BreakRules } from "../../code/break-rules.ts";
import { words } from "../../util/words.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

export const RUBY_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  universalMembers: words(
    "Array Float Hash Integer Rational String __callee__ __dir__ __id__ __method__ __send__ abort at_exit autoload backtick binding block_given? caller caller_locations catch class clone define_singleton_method display dup enum_for eql? equal? eval exec exit exit! extend fail fork format freeze frozen? gets global_variables hash inspect instance_of? instance_variable_defined? instance_variable_get instance_variable_set instance_variables is_a? itself kind_of? lambda load local_variables loop method methods nil? object_id open p pp print printf proc public_method public_send putc puts raise rand readline readlines remove_instance_variable require require_relative respond_to? respond_to_missing? select send set_trace_func singleton_class singleton_method singleton_methods sleep spawn sprintf srand syscall system tap test then throw to_enum to_s trace_var trap untrace_var warn yield_self",
  ),
  hasOpenNames: true,
  sharesNames: true,
  makesMethods: (text, name) => text.includes(`:${name}`),
  isPublic: () => true,
};
