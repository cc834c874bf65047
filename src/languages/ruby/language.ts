import type { BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { NO_MEMBERS } from "../../code/member.ts";
import type { Semantics } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { membersInParts, topLevelMembers } from "../shared/class-parts.ts";
import { PLAIN } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";
import { filesNamedAfter, qualifiedInRuby, visibleInRuby } from "./constants.ts";
import { RubyModuleFinder } from "./module-finder.ts";

/** Methods that every Ruby program calls without a receiver. */
const KERNEL_METHODS = words(
  "abort alias_method at_exit attr_accessor attr_reader attr_writer autoload binding block_given? caller catch class define_method eval exit extend fail format freeze gets include initialize instance_eval instance_variable_get instance_variable_set is_a? lambda load loop method_missing module_function new nil? object_id open p prepend print printf private private_constant proc protected public puts raise rand require require_relative respond_to? send sleep sprintf super system tap throw to_s warn yield __dir__ __FILE__ __method__",
);

/** Whether a bare name may be a method of `self`, whatever object that is. */
export function isMethodName(name: string): boolean {
  return /^[a-z_]/.test(name) && !KERNEL_METHODS.has(name);
}

const SEMANTICS: Semantics = {
  ...PLAIN,
  isTyped: false,
  family: "ruby",
  makeFinder: (paths) => new RubyModuleFinder(paths),
  visibleMembers: visibleInRuby,
  hasImplicitThis: (file, scope) => !isInNestedBlock(file, scope),
  // A block can be run with any object as `self`.
  isOnUnknownSelf: isMethodName,
  qualifiedMembers: qualifiedInRuby,
  separator: /[.\\]/,
  selfTypes: selfWords({ object: "self", isBodyStatic: true }),
  ownersNamed: topLevelMembers,
  /** A class can be reopened in any file. Usually the file is named after the class or after the added member. */
  membersElsewhere(world, handle, name) {
    const file = world.file(handle.path);
    if (!file) return NO_MEMBERS;
    const own = lastPart(file.definition(handle.index).qualname);
    const parts = [...filesNamedAfter(world, file, name), ...filesNamedAfter(world, file, own)];
    const others = parts.filter((part) => part !== file);
    return membersInParts(file, handle, name, others);
  },
};

/** Whether a scope is in a block inside a block. Most such blocks run on another object: `describe … do it … do … end end`. */
function isInNestedBlock(file: FileIndex, scope: number): boolean {
  const { scopes } = file.facts;
  let blocks = 0;
  for (let at = scope; at >= 0 && (scopes[at]?.definition ?? -1) < 0; at = scopes[at]?.parent ?? -1) {
    if (scopes[at]?.kind === "function") blocks++;
  }
  return blocks > 1;
}

const UNIVERSAL_MEMBERS = words(
  "Array Float Hash Integer Rational String __callee__ __dir__ __id__ __method__ __send__ abort at_exit autoload backtick binding block_given? caller caller_locations catch class clone define_singleton_method display dup enum_for eql? equal? eval exec exit exit! extend fail fork format freeze frozen? gets global_variables hash inspect instance_of? instance_variable_defined? instance_variable_get instance_variable_set instance_variables is_a? itself kind_of? lambda load local_variables loop method methods nil? object_id open p pp print printf proc public_method public_send putc puts raise rand readline readlines remove_instance_variable require require_relative respond_to? respond_to_missing? select send set_trace_func singleton_class singleton_method singleton_methods sleep spawn sprintf srand syscall system tap test then throw to_enum to_s trace_var trap untrace_var warn yield_self",
);

/** The constants of the language itself. A repository may reopen or replace them. */
const CONSTANTS = words(
  "ARGF ARGV ArgumentError Array BasicObject Binding Class ClosedQueueError Comparable Complex DATA Data Dir ENV EOFError Encoding EncodingError Enumerable Enumerator Errno Exception FalseClass Fiber FiberError File FileTest Float FloatDomainError FrozenError GC Hash IO IOError IndexError Integer Interrupt Kernel KeyError LoadError LocalJumpError Marshal MatchData Math Method Module Mutex NameError NilClass NoMatchingPatternError NoMethodError NotImplementedError Numeric Object ObjectSpace Proc Process Queue RUBY_COPYRIGHT RUBY_DESCRIPTION RUBY_ENGINE RUBY_ENGINE_VERSION RUBY_PATCHLEVEL RUBY_PLATFORM RUBY_RELEASE_DATE RUBY_REVISION RUBY_VERSION Ractor Random Range RangeError Rational Refinement Regexp RegexpError RubyVM RuntimeError STDERR STDIN STDOUT ScriptError SecurityError Set Signal SignalException SizedQueue StandardError StopIteration String Struct Symbol SyntaxError SystemCallError SystemExit SystemStackError TOPLEVEL_BINDING Thread ThreadError ThreadGroup Time TracePoint TrueClass TypeError UnboundMethod UncaughtThrowError Warning ZeroDivisionError",
);

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  globalNames: CONSTANTS,
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  hasOpenNames: true,
  sharesNames: true,
  isPublic: () => true,
  constructorOf: () => "initialize",
};

export const RUBY_ROWS: readonly LanguageRow[] = [
  {
    language: "ruby",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: () => false,
      load: async () => (await import("./tests.ts")).rubyTests,
    },
    extensions: [".rb", ".rake", ".gemspec", ".ru"],
    fileNames: ["Rakefile", "Gemfile", "Guardfile", "Podfile", "Vagrantfile"],
    interpreters: ["ruby", "jruby"],
    sign: /^[ \t]*def \w+[^:\n]*$/m,
    hasHashComments: true,
    parser: {
      grammar: {
        wasm: "tree-sitter-ruby/tree-sitter-ruby.wasm",
        rules: async () => (await import("./rules.ts")).RUBY,
      },
    },
  },
];
