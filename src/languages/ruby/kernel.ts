import { words } from "../../util/words.ts";

/** Methods that every Ruby program calls without a receiver. */
const KERNEL_METHODS = words(
  "abort alias_method at_exit attr_accessor attr_reader attr_writer autoload binding block_given? caller catch class define_method eval exit extend fail format freeze gets include initialize instance_eval instance_variable_get instance_variable_set is_a? lambda load loop method_missing module_function new nil? object_id open p prepend print printf private private_constant proc protected public puts raise rand require require_relative respond_to? send sleep sprintf super system tap throw to_s warn yield __dir__ __FILE__ __method__",
);

/** Whether a bare name may be a method of whatever `self` is there. */
export function isMethodName(name: string): boolean {
  return /^[a-z_]/.test(name) && !KERNEL_METHODS.has(name);
}
