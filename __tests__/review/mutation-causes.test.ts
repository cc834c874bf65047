import { describe, expect, it } from "vitest";
import { brokenLines, reviewOf, type Trap } from "./trap.ts";

/** Findings from mutations of real repositories. Each is a use that a compiler rejects or accepts. */
const CAUSES: readonly Trap[] = [
  {
    title: "a function whose name has a type of its own: what the type takes is passed, whatever the function reads",
    base: {
      "app.ts":
        "export class App {\n  fetch: (request: string, env?: object, more?: number) => number = (request, ...rest) => rest.length;\n}\nexport const run: (a: number, b?: number) => number = (a) => a;\nexport const go = (a: number) => a;\n",
      "use.ts": 'import { App, go, run } from "./app";\nnew App().fetch("a");\nrun(1);\ngo(1);\n',
    },
    head: {
      "app.ts":
        "export class App {\n  fetch: (request: string, env?: object, more?: number) => number = (request, env, more) => more;\n}\nexport const run: (a: number, b?: number) => number = (a, b) => a;\nexport const go = (a: number, b: number) => a;\n",
    },
    broken: ["use.ts:4 signature"],
  },
  {
    title: "the modules in a bundle, each of which exports names of the function around it",
    base: {
      "bundle.js":
        "(function (modules) { modules; })({\n  1: [function (require, module, exports) {\n    // http://a.org\n    var table = [];\n    module.exports = {\n      asciiTable: table,\n    };\n    exports.plain = table;\n  }],\n});\n",
      "lib.js": "function kept() {}\nfunction lost() {}\nmodule.exports = {\n  kept,\n  gone: lost,\n};\n",
    },
    head: {
      "bundle.js":
        "(function (modules) { modules; })({\n  1: [function (require, module, exports) {\n    // https://a.org\n    var table = [];\n    module.exports = {\n      asciiTable: table,\n    };\n    exports.plain = table;\n  }],\n});\n",
      "lib.js": "function kept() {}\nmodule.exports = {\n  kept,\n  gone: lost,\n};\n",
    },
    broken: ["lib.js:4 deleted"],
  },
  {
    title: "a name of Dart that the pattern in the head of a loop binds now",
    base: { "list.dart": "void show(entities) {\n  for (var entity in entities) {\n    print(entity.path);\n  }\n}\n" },
    head: {
      "list.dart":
        "void show(pairs) {\n  for (final (entity, size: stat) in pairs) {\n    print(entity.path);\n    print(stat);\n  }\n}\n",
    },
    broken: [],
  },
  {
    title: "a member of Scala that nothing has any more, of something whose type is not worked out",
    base: {
      "Option.scala": "class OptionDef {\n  def minOccursOf: Int = 1\n}\n",
      "Runner.scala":
        "class Runner(options: List[OptionDef]) {\n  val pending = ListBuffer() ++ (options filterNot { _.done })\n  (pending filter { opt =>\n    opt.minOccursOf > 1\n  })\n}\n",
    },
    head: { "Option.scala": "class OptionDef {\n  def least: Int = 1\n}\n" },
    broken: ["Runner.scala:4 renamed"],
  },
  {
    title: "a function of PHP that is called through the import of its whole namespace",
    base: {
      "composer.json": '{"autoload":{"psr-4":{"Shop\\\\":"src/"}}}',
      "src/functions.php": "<?php\nnamespace Shop;\n\nfunction pay_all() {\n  return 1;\n}\n",
      "tests/PayTest.php":
        "<?php\nnamespace Shop\\Test;\n\nuse Shop;\n\nclass PayTest {\n  function run() {\n    Shop\\pay_all();\n  }\n}\n",
    },
    head: { "src/functions.php": "<?php\nnamespace Shop;\n\nfunction settle() {\n  return 1;\n}\n" },
    broken: ["tests/PayTest.php:8 renamed"],
  },
  {
    title:
      "an extension function of Kotlin that is called on something from outside, and a builder whose methods give it back by apply",
    base: {
      "Zip.kt":
        "package zip\n\nclass ZipBuilder {\n  fun add(name: String) = apply { names += name }\n  fun finish(): Int = 1\n}\n\nfun java.nio.file.Path.isShut(): Boolean = true\n",
      "Use.kt":
        'package zip\n\nimport java.nio.file.Path\n\nfun use(path: Path) {\n  path.isShut()\n  path.parent().isShut()\n  ZipBuilder()\n    .add("a")\n    .finish()\n}\n',
    },
    head: {
      "Zip.kt":
        "package zip\n\nclass ZipBuilder {\n  fun add(name: String) = apply { names += name }\n  fun done(): Int = 1\n}\n\nfun java.nio.file.Path.isClosed(): Boolean = true\n",
    },
    broken: ["Use.kt:10 renamed", "Use.kt:6 renamed", "Use.kt:7 renamed"],
  },
  {
    title: "members of Ruby that nothing has any more, of what nobody knows the type of; a class with a method []",
    base: {
      "site.rb":
        "class Site\n  def publisher_of\n    @publisher ||= make\n  end\nend\n\nclass Document\n  def write\n    site.publisher_of\n  end\nend\n",
      "paths.rb": "module Web\n  class Paths\n    def self.join(a)\n      a\n    end\n  end\nend\n",
      "page.rb": "module Web\n  class Page\n    def [](key)\n      Paths.join(key)\n    end\n  end\nend\n",
      "engine.rb": 'RUBY_ENGINE = "ruby" unless defined?(RUBY_ENGINE)\n',
      "use.rb": 'require_relative "engine"\nputs RUBY_ENGINE\n',
    },
    head: {
      "site.rb":
        "class Site\n  def publishers\n    @publisher ||= make\n  end\nend\n\nclass Document\n  def write\n    site.publisher_of\n  end\nend\n",
      "paths.rb": "module Web\n  class Ways\n    def self.join(a)\n      a\n    end\n  end\nend\n",
      "engine.rb": "# nothing\n",
    },
    broken: ["page.rb:4 renamed", "site.rb:9 renamed"],
  },
  {
    title: "a method of Ruby that its own class calls by its name alone, while other classes have one of that name",
    base: {
      "site.rb":
        "class Site\n  def initialize\n    reset\n  end\n\n  def reset\n    @pages = []\n    @time = Time.now\n  end\nend\n\nclass Cache\n  def reset\n    @files = {}\n  end\nend\n",
    },
    head: {
      "site.rb":
        "class Site\n  def initialize\n    reset\n  end\n\n  def reset_all\n    @pages = []\n    @time = Time.now\n  end\nend\n\nclass Cache\n  def reset\n    @files = {}\n  end\nend\n",
    },
    broken: ["site.rb:3 renamed"],
  },
  {
    title: "a name of a Python module that answers by a function for others alone, and one that it answers for",
    base: {
      "core.py":
        'def old(): ...\ndef kept(): ...\n\ndef __getattr__(name):\n    if name == "Legacy":\n        warnings.warn("Legacy is deprecated")\n        return None\n    raise AttributeError(f"no {name}")\n',
      "lazy.py": "def old(): ...\n\ndef __getattr__(name):\n    return getattr(core, name)\n",
      "use.py": "from core import old, kept\n",
      "lazy_use.py": "from lazy import old\n",
    },
    head: {
      "core.py":
        'def fresh(): ...\n\ndef __getattr__(name):\n    if name == "kept":\n        warnings.warn("kept is deprecated")\n        return fresh\n    raise AttributeError(f"no {name}")\n',
      "lazy.py": "def __getattr__(name):\n    return getattr(core, name)\n",
    },
    broken: ["use.py:1 deleted"],
  },
  {
    title: "a variable that keeps the type it is declared with, though something from outside is assigned to it later",
    base: {
      "options.ts": "export class Options {\n  merge(): void {}\n}\n",
      "use.ts":
        'import { Options } from "./options";\nimport { next } from "outside";\nexport function run() {\n  let options = new Options();\n  options = next();\n  options.merge();\n}\n',
      "options.js": "export class Settings {\n  join() {}\n}\n",
      "use.js":
        'import { Settings } from "./options.js";\nimport { next } from "outside";\nexport function run() {\n  let settings = new Settings();\n  settings = next();\n  settings.join();\n}\n',
      "Options.kt": "class Choice {\n  fun pick() {}\n}\n",
      "use.kt": "import outside.next\n\nfun run() {\n  var choice = Choice()\n  choice = next()\n  choice.pick()\n}\n",
    },
    head: {
      "options.ts": "export class Options {\n  mergeWith(): void {}\n}\n",
      "options.js": "export class Settings {\n  joinAll() {}\n}\n",
      "Options.kt": "class Choice {\n  fun choose() {}\n}\n",
    },
    broken: ["use.kt:6 renamed", "use.ts:6 renamed"],
  },
  {
    title: "a Go package whose name a variable takes over in its own declaration, or further down",
    base: {
      "go.mod": "module example.com/m\n",
      "parser/parser.go": "package parser\n\nconst Common = 1\n\nfunc New(flags int) int {\n\treturn flags\n}\n",
      "main.go":
        'package main\n\nimport "example.com/m/parser"\n\nfunc main() {\n\tflags := parser.Common\n\tparser := parser.New(flags)\n\tprintln(parser)\n}\n',
    },
    head: { "parser/parser.go": "package parser\n\nfunc Make(flags int) int {\n\treturn flags\n}\n" },
    broken: ["main.go:6 deleted", "main.go:7 renamed"],
  },
  {
    title: "a Go call whose only argument is a call",
    base: {
      "go.mod": "module m\n",
      "a.go":
        'package m\n\nimport "bytes"\n\nfunc block(data []byte) {}\n\nfunc use(raw bytes.Buffer) {\n\tblock(raw.Bytes())\n}\n',
    },
    head: {
      "a.go":
        'package m\n\nimport "bytes"\n\nfunc block(data []byte, depth int) {}\n\nfunc use(raw bytes.Buffer) {\n\tblock(raw.Bytes())\n}\n',
    },
    broken: ["a.go:8 signature"],
  },
  {
    title: "a Go struct that embeds a lost type: its field keeps the name",
    base: {
      "go.mod": "module example.com/m\n",
      "html/html.go": "package html\n\ntype Options struct {\n\tFlags int\n}\n\ntype Other struct{}\n",
      "main.go":
        'package main\n\nimport "example.com/m/html"\n\ntype Params struct {\n\thtml.Options\n}\n\nfunc main() {\n\tvar o = html.Other{}\n\tp := Params{\n\t\tOptions: nil,\n\t}\n\tprintln(p.Options, o)\n}\n',
    },
    head: { "html/html.go": "package html\n\ntype Other struct{}\n" },
    broken: ["main.go:6 deleted"],
  },
  {
    title: "a C field in a file with macros that no parser reads, while a local variable has its name",
    base: {
      "a.c":
        "struct state {\n  int value;\n};\n\nint get(struct state *s) {\n  return s->value;\n}\n\nvoid set(struct state *s, int value) {\n  s->value = value;\n}\n\nint each(struct state *s) {\n  my_foreach(s, i, x) {\n    use(x);\n  }\n  return 0;\n}\n",
    },
    head: {
      "a.c":
        "struct state {\n  int held;\n};\n\nint get(struct state *s) {\n  return s->value;\n}\n\nvoid set(struct state *s, int value) {\n  s->value = value;\n}\n\nvoid reset(int value) {\n  use(value);\n}\n\nint each(struct state *s) {\n  my_foreach(s, i, x) {\n    use(x);\n  }\n  return 0;\n}\n",
    },
    broken: ["a.c:10 renamed", "a.c:6 renamed"],
  },
  {
    title: "a C function without a list of parameters, which takes any, and one that takes none",
    base: {
      "a.c":
        "static int old(int *p) {\n  return 0;\n}\n\nstatic int none(int *p) {\n  return 0;\n}\n\nint use(int *p) {\n  return old(p) +\n    none(p);\n}\n",
    },
    head: {
      "a.c":
        "static int old() {\n  return 0;\n}\n\nstatic int none(void) {\n  return 0;\n}\n\nint use(int *p) {\n  return old(p) +\n    none(p);\n}\n",
    },
    broken: ["a.c:11 signature"],
  },
  {
    title: "a Rust method with a common name of a type that implements traits of the standard library",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs":
        "use std::fmt;\n\npub struct Name {\n    text: String,\n}\n\nimpl Name {\n    pub fn is_empty(&self) -> bool {\n        true\n    }\n\n    pub fn check(&self) -> bool {\n        self.is_empty()\n    }\n}\n\nimpl Clone for Name {\n    fn clone(&self) -> Self {\n        Name { text: String::new() }\n    }\n}\n\nimpl fmt::Display for Name {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {\n        Ok(())\n    }\n}\n",
    },
    head: {
      "src/lib.rs":
        "use std::fmt;\n\npub struct Name {\n    text: String,\n}\n\nimpl Name {\n    pub fn is_blank(&self) -> bool {\n        true\n    }\n\n    pub fn check(&self) -> bool {\n        self.is_empty()\n    }\n}\n\nimpl Clone for Name {\n    fn clone(&self) -> Self {\n        Name { text: String::new() }\n    }\n}\n\nimpl fmt::Display for Name {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {\n        Ok(())\n    }\n}\n",
    },
    broken: ["src/lib.rs:13 renamed"],
  },
  {
    title: "a Java field whose base class has a private one of its name",
    base: {
      "p/Reader.java": "package p;\n\npublic class Reader {\n  private int[] stack;\n}\n",
      "p/TreeReader.java":
        "package p;\n\npublic class TreeReader extends Reader {\n  private Object[] stack;\n\n  Object peek() {\n    return stack[0];\n  }\n}\n",
    },
    head: {
      "p/TreeReader.java":
        "package p;\n\npublic class TreeReader extends Reader {\n  private Object[] items;\n\n  Object peek() {\n    return stack[0];\n  }\n}\n",
    },
    broken: ["p/TreeReader.java:7 renamed"],
  },
  {
    title: "a member of a JavaScript parameter whose type stands above an empty line",
    base: {
      "a.js":
        "export class Help {\n  /**\n   * @param {Help} other\n   */\n\n  show(other) {\n    return other.title(1);\n  }\n  title(x) {\n    return x;\n  }\n}\n",
      "b.js": "export class Title {\n  title() {}\n}\n",
    },
    head: {
      "a.js":
        "export class Help {\n  /**\n   * @param {Help} other\n   */\n\n  show(other) {\n    return other.title(1);\n  }\n  name(x) {\n    return x;\n  }\n}\n",
    },
    broken: ["a.js:7 renamed"],
  },
  {
    title: "the last export of a JavaScript module, and a script that gives itself to a global object",
    base: {
      "a.js": "export function near(x) {\n  return x;\n}\n",
      "b.js": "exports.far = 1;\n",
      "c.js": "import { near } from './a.js';\nimport { far } from './b.js';\nnear(far);\n",
    },
    head: {
      "a.js": "function close(x) {\n  return x;\n}\nclose(1);\n",
      "b.js": "(function () {\n  this.far = 1;\n})();\n",
    },
    broken: ["c.js:1 renamed"],
  },
  {
    title: "a member of a class of the engine's, and one that the class lost",
    base: {
      "a.js":
        "import { EventEmitter } from 'node:events';\nexport class Command extends EventEmitter {\n  run() {\n    this.emit('x');\n    return this.start();\n  }\n  start() {\n    return 1;\n  }\n  emit(x) {\n    return x;\n  }\n}\n",
      "a.d.ts": "export class Command {\n  start(): number;\n}\n",
    },
    head: {
      "a.js":
        "import { EventEmitter } from 'node:events';\nexport class Command extends EventEmitter {\n  run() {\n    this.emit('x');\n    return this.start();\n  }\n}\n",
    },
    broken: ["a.js:5 deleted"],
  },
  {
    title: "a callback and an object that are pushed to an array of a declared type",
    base: {
      "a.ts":
        "export interface Item {\n  size: number;\n}\nexport interface Store {\n  seen: ((item: Item) => void)[];\n  items: Item[];\n}\nexport function fill(store: Store) {\n  store.seen.push((item) => item.size);\n  store.items.push({ size: 1 });\n}\n",
    },
    head: {
      "a.ts":
        "export interface Item {\n  width: number;\n}\nexport interface Store {\n  seen: ((item: Item) => void)[];\n  items: Item[];\n}\nexport function fill(store: Store) {\n  store.seen.push((item) => item.size);\n  store.items.push({ size: 1 });\n}\n",
    },
    broken: ["a.ts:10 renamed", "a.ts:9 renamed"],
  },
  {
    title: "a field of an element of a C array, and of a struct that its header only declares",
    base: {
      "node.h": "typedef struct node node;\ntypedef struct list {\n  node *first;\n} list;\n",
      "node.c":
        '#include "node.h"\nstruct node {\n  int size;\n};\nint all(void) {\n  struct node nodes[2];\n  return nodes[1].size;\n}\nint head(list l) {\n  return l.first->size;\n}\n',
    },
    head: {
      "node.c":
        '#include "node.h"\nstruct node {\n  int width;\n};\nint all(void) {\n  struct node nodes[2];\n  return nodes[1].size;\n}\nint head(list l) {\n  return l.first->size;\n}\n',
    },
    broken: ["node.c:10 renamed", "node.c:7 renamed"],
  },
  {
    title: "a C function whose type a macro wraps: its prototype still declares it",
    base: {
      "api.h": "#define API(type) type\nAPI(int) open_it(int a);\nvoid CALL close_it(int a);\n",
      "api.c":
        '#include "api.h"\nAPI(int) open_it(int a)\n{\n  return a;\n}\nvoid CALL close_it(int a)\n{\n}\nint use(void)\n{\n  close_it(1);\n  return open_it(1);\n}\n',
    },
    head: { "api.c": '#include "api.h"\nint use(void)\n{\n  close_it(1);\n  return open_it(1);\n}\n' },
    broken: [],
  },
  {
    title:
      "a C field in a file with macros that no parser reads, while comments, strings and another struct have its name",
    base: {
      "a.c":
        '#include "size.h"\n/* the size of it */\nstruct other {\n  int size;\n};\nstruct state {\n  int size;\n};\nint get(struct state *s) {\n  return s->size;\n}\nint each(struct state *s) {\n  my_foreach(s, i, x) {\n    use(x);\n  }\n  return 0;\n}\n',
    },
    head: {
      "a.c":
        '#include "size.h"\n/* the size of it */\nstruct other {\n  int size;\n};\nstruct state {\n  int width;\n};\nint get(struct state *s) {\n  return s->size;\n}\nint each(struct state *s) {\n  my_foreach(s, i, x) {\n    use(x);\n  }\n  return 0;\n}\n',
    },
    broken: ["a.c:10 renamed"],
  },
  {
    title: "C# extension methods that went with their class, and a property that is named like its lost type",
    base: {
      "Ext.cs":
        "namespace N {\n  static class Ext {\n    public static int Twice(this int x) { return x + x; }\n  }\n  class Data { }\n}\n",
      "Use.cs":
        "namespace N {\n  class Use {\n    public Data Data { get; set; }\n    public int Run(int x) {\n      return x.Twice();\n    }\n  }\n}\n",
    },
    head: { "Ext.cs": "namespace N {\n}\n" },
    broken: ["Use.cs:3 deleted", "Use.cs:5 deleted"],
  },
  {
    title: "a Rust field that a variable of its name fills, in a file that did not change",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs": "mod parse;\npub struct Version {\n    pub major: u64,\n}\n",
      "src/parse.rs":
        "use crate::Version;\npub fn parse(text: &str) -> Version {\n    let (major, _rest) = number(text);\n    Version {\n        major,\n    }\n}\nfn number(text: &str) -> (u64, &str) {\n    (1, text)\n}\n",
    },
    head: { "src/lib.rs": "mod parse;\npub struct Version {\n    pub first: u64,\n}\n" },
    broken: ["src/parse.rs:5 renamed"],
  },
  {
    title: "constructors that other constructors call: this, base, super, and the lists of C++",
    base: {
      "A.java":
        "class A {\n  A(int a) { this(a, 1); }\n  A(int a, int b) { }\n}\nclass B extends A {\n  B() { super(1, 2); }\n}\n",
      "C.cs":
        "class C {\n  public C(int a) : this(a, 1) { }\n  public C(int a, int b) { }\n}\nclass D : C {\n  D() : base(1, 2) { }\n}\n",
      "e.kt":
        "open class E(val a: Int, val b: Int) {\n  constructor(a: Int) : this(a, 1)\n}\nclass F : E {\n  constructor() : super(1, 2)\n}\n",
      "g.cpp":
        "struct G {\n  G(int a) : G(a, 1) {}\n  G(int a, int b) {}\n};\nstruct H : G {\n  H() : G(1, 2), size(1) {}\n  int size;\n};\n",
    },
    head: {
      "A.java":
        "class A {\n  A(int a) { this(a, 1); }\n  A(int a, int b, int c) { }\n}\nclass B extends A {\n  B() { super(1, 2); }\n}\n",
      "C.cs":
        "class C {\n  public C(int a) : this(a, 1) { }\n  public C(int a, int b, int c) { }\n}\nclass D : C {\n  D() : base(1, 2) { }\n}\n",
      "e.kt":
        "open class E(val a: Int, val b: Int, val c: Int) {\n  constructor(a: Int) : this(a, 1)\n}\nclass F : E {\n  constructor() : super(1, 2)\n}\n",
      "g.cpp":
        "struct G {\n  G(int a) : G(a, 1) {}\n  G(int a, int b, int c) {}\n};\nstruct H : G {\n  H() : G(1, 2), size(1) {}\n  int size;\n};\n",
    },
    broken: [
      "A.java:2 signature",
      "A.java:6 signature",
      "C.cs:2 signature",
      "C.cs:6 signature",
      "e.kt:2 signature",
      "e.kt:5 signature",
      "g.cpp:2 signature",
      "g.cpp:6 signature",
    ],
  },
  {
    title: "a C macro that a file undefines because others define it as well",
    base: {
      "a.c":
        "#include <assert.h>\n#ifdef NDEBUG\n#undef assert\n#define assert(e) (void)(e)\n#endif\nint use(int a) {\n  assert(a);\n  return a;\n}\n",
    },
    head: { "a.c": "#include <assert.h>\nint use(int a) {\n  assert(a);\n  return a;\n}\n" },
    broken: [],
  },
  {
    title:
      "a copy of a library that is removed while angle brackets may find the installed one, and a header of the program that is gone",
    base: {
      "deps/pcre/pcre.h": '#include "pcre_types.h"\nint pcre_exec(pcre *re);\n',
      "deps/pcre/pcre_types.h": "typedef struct pcre_type pcre;\n",
      "include/own.h": "int own(int a);\n",
      "src/regexp.h": "#include <pcre.h>\ntypedef pcre *regexp;\n",
      "src/regexp.c": '#include "regexp.h"\nint run(regexp r) {\n  return pcre_exec(r);\n}\n',
      "src/use.c": "#include <own.h>\nint use(void) {\n  return own(1);\n}\n",
    },
    head: { "deps/pcre/pcre.h": null, "deps/pcre/pcre_types.h": null, "include/own.h": null },
    broken: ["src/use.c:1 deleted", "src/use.c:3 deleted"],
  },
  {
    title:
      "a C function whose prototype moved to another header, for a file with a header that only a build makes and one without",
    base: {
      "inner.h": "unsigned total_get(void);\nunsigned gone_get(void);\n",
      "ctl.h": '#include "inner.h"\n',
      "total.c": '#include "inner.h"\nunsigned total_get(void) { return 1; }\nunsigned gone_get(void) { return 1; }\n',
      "test.c":
        '#include "test/made.h"\n#include "ctl.h"\nint a(void) { return total_get(); }\nint b(void) { return gone_get(); }\n',
      "plain.c": '#include <stdio.h>\n#include "ctl.h"\nint c(void) { return total_get(); }\n',
    },
    head: {
      "inner.h": "int other(void);\n",
      "outer.h": "unsigned total_get(void);\n",
      "total.c": '#include "outer.h"\nunsigned total_get(void) { return 1; }\n',
    },
    broken: ["plain.c:3 deleted", "test.c:4 deleted"],
  },
  {
    title:
      "a C++ namespace that no parser reads to its end, and a class with a condition in its head: what they contain is as it was",
    base: {
      "core.h":
        "FMT_BEGIN\nnamespace detail {\nconstexpr int limit = 1;\ntemplate <typename T> bool check(const T& t, int n) {\n  return n > limit;\n}\n}\n",
      "store.h": "template <typename T>\nclass Store\n    : public Base<T>\n{\n public:\n  int size(int args);\n};\n",
      "use.cc":
        '#include "core.h"\n#include "store.h"\nnamespace detail {\nbool use(Store<int>& s) { return check(s, limit) && s.size(1); }\n}\n',
    },
    head: {
      "core.h":
        "FMT_BEGIN\nnamespace detail {\nconstexpr int limit = 2;\ntemplate <typename T> bool check(const T& t, int n) {\n  return n > limit;\n}\n  if constexpr (limit == 0) {\n    const Args&... args) {\n",
      "store.h":
        "template <typename T>\nclass Store\n#if OLD\n    // as before\n    : public Base<T>\n#endif\n{\n public:\n  FMT_CONSTEXPR FMT_INLINE Store(int args) : size_(args) {}\n  int size(int args);\n};\n",
    },
    broken: [],
  },
  {
    title: "a method of a C++ class with a macro in its head",
    base: {
      "a.h":
        "class MY_EXPORT Batch {\n public:\n  class MY_EXPORT Handler {\n   public:\n    int Put();\n  };\n  int Iterate(Handler* h);\n};\n",
      "a.cc": '#include "a.h"\nint use(Batch& b) {\n  return b.Iterate(0);\n}\n',
    },
    head: {
      "a.h":
        "class MY_EXPORT Batch {\n public:\n  class MY_EXPORT Handler {\n   public:\n    int Put();\n  };\n  int Visit(Handler* h);\n};\n",
    },
    broken: ["a.cc:3 renamed"],
  },
  {
    title: "overrides of what an ancestor lost, marked by a word; not those of what another ancestor still has",
    base: {
      "A.cs":
        "class A : Outside {\n  public virtual void Run() { }\n  public virtual void Stop() { }\n}\nclass B : A {\n  public override void Run() { }\n  public override void Stop() { }\n  public override void Other() { }\n}\n",
      "c.kt":
        'interface Named {\n  fun name(): String\n}\ninterface Titled {\n  fun name(): String\n}\nclass C : Named {\n  override fun name() = "c"\n}\nclass D : Named, Titled {\n  override fun name() = "d"\n}\n',
    },
    head: {
      "A.cs":
        "class A : Outside {\n  public virtual void Stop() { }\n}\nclass B : A {\n  public override void Run() { }\n  public override void Stop() { }\n  public override void Other() { }\n}\n",
      "c.kt":
        'interface Named {\n}\ninterface Titled {\n  fun name(): String\n}\nclass C : Named {\n  override fun name() = "c"\n}\nclass D : Named, Titled {\n  override fun name() = "d"\n}\n',
    },
    broken: ["A.cs:5 deleted", "c.kt:7 deleted"],
  },
  {
    title: "a C# extension method that became private while another form takes the call",
    base: {
      "Ext.cs":
        "static class Ext {\n  public static int Mask(this uint x, int y) { return y; }\n  public static int Mask(this ushort x, int y) { return y; }\n}\n",
      "Use.cs": "class Use {\n  int Run(ushort x) { return x.Mask(1); }\n}\n",
    },
    head: {
      "Ext.cs":
        "static class Ext {\n  private static int Mask(this uint x, int y) { return y; }\n  public static int Mask(this ushort x, int y) { return y; }\n}\n",
    },
    broken: [],
  },
  {
    title: "a Java method that is gone while a field keeps its name",
    base: {
      "A.java": "class A {\n  int size;\n  int size() { return size; }\n  int use() { return size() + size; }\n}\n",
    },
    head: {
      "A.java": "class A {\n  int size;\n  int width() { return size; }\n  int use() { return size() + size; }\n}\n",
    },
    broken: ["A.java:4 deleted"],
  },
  {
    title: "a constant of a C++ enum inside a class, by its bare name and through the class",
    base: {
      "a.h": "class Pair {\n public:\n  enum Mode {\n    PLAIN = 1,\n    OTHER = 2\n  };\n  int Flags();\n};\n",
      "a.cpp":
        '#include "a.h"\nint Pair::Flags() {\n  return PLAIN;\n}\nint use() {\n  return Pair::PLAIN + Pair::OTHER;\n}\n',
    },
    head: {
      "a.h": "class Pair {\n public:\n  enum Mode {\n    SIMPLE = 1,\n    OTHER = 2\n  };\n  int Flags();\n};\n",
    },
    broken: ["a.cpp:3 renamed", "a.cpp:6 renamed"],
  },
  {
    title: "a Rust function that a variable of its name takes over in its own declaration",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs": "fn size(x: u8) -> u8 {\n    x\n}\npub fn use_it() -> u8 {\n    let size = size(1);\n    size\n}\n",
    },
    head: {
      "src/lib.rs":
        "fn width(x: u8) -> u8 {\n    x\n}\npub fn use_it() -> u8 {\n    let size = size(1);\n    size\n}\n",
    },
    broken: ["src/lib.rs:5 renamed"],
  },
  {
    title: "Rust names that come from outside now, under a condition or not",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs":
        "mod trace;\nuse crate::trace::Status;\npub fn get(s: Status) -> bool {\n    crate::trace::Trace::capture()\n}\n",
      "src/trace.rs":
        "pub enum Status {\n    On,\n}\npub struct Trace {}\nimpl Trace {\n    pub fn capture() -> bool {\n        true\n    }\n}\n",
    },
    head: {
      "src/trace.rs": "#[cfg(std)]\npub use std::backtrace::{Status, Trace};\n#[cfg(not(std))]\npub enum Trace {}\n",
    },
    broken: [],
  },
  {
    title: "C++ symbols after a condition that no parser reads: they stand as they stood",
    base: {
      "a.cc":
        "class Limiter {\n public:\n  Limiter(int m) : allowed_(m) {}\n  int allowed_;\n};\nclass Env {\n public:\n  int Run();\n};\nint Most() { return 1; }\nint Env::Run() {\n  return Most();\n}\n",
    },
    head: {
      "a.cc":
        "class Limiter {\n public:\n  Limiter(int m)\n      :\n#if !defined(NDEBUG)\n        max_(m),\n#endif\n        allowed_(m) {\n    use(m);\n  }\n  int allowed_;\n};\nclass Env {\n public:\n  int Run();\n};\nint Most() { return 1; }\nint Env::Run() {\n  return Most();\n}\n",
    },
    broken: [],
  },
  {
    title: "a module that passes on all of a file that moved: who imports from it follows from that",
    base: {
      "errors.ts": "export function die(): never {\n  throw 1;\n}\n",
      "internal.ts": 'export * from "./errors";\n',
      "use.ts": 'import { die } from "./internal";\ndie();\n',
    },
    head: { "errors.ts": null, "failures.ts": "export function die(): never {\n  throw 1;\n}\n" },
    broken: ["internal.ts:1 moved"],
  },
];

describe("review: mutations of real repositories", () => {
  it.each(CAUSES.map((cause) => [cause.title, cause] as const))(
    "is right about %s",
    async (_, { base, head, broken }) => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    },
  );
});
