import type { Trap } from "../trap.ts";

/** Languages whose modules do not list their names. */
export const OTHER_LANGUAGES: readonly Trap[] = [
  {
    title: "a Java constructor that goes, though super still runs one, and another that no call fits",
    base: {
      "A.java": "class A {\n  A() { int x = 1; }\n}\n",
      "C.java": "class C {\n  C(int x) { }\n  C(int x, int y) { }\n}\n",
      "B.java": "class B extends A {\n  B() {\n    super();\n  }\n}\n",
      "D.java": "class D extends C {\n  D() {\n    super(1);\n  }\n}\n",
    },
    head: { "A.java": "class A {\n}\n", "C.java": "class C {\n  C(int x, int y) { }\n}\n" },
    broken: ["D.java:3 signature"],
  },
  {
    title: "a deleted Go function that another file of the package calls",
    base: {
      "go.mod": "module x\n",
      "a.go": "package x\n\nfunc Send(to string) string { return to }\n\nfunc Stop() {}\n",
      "b.go": 'package x\n\nfunc Run() {\n\tSend("a")\n\tStop()\n}\n',
    },
    head: { "a.go": "package x\n\nfunc Stop() {}\n" },
    broken: ["b.go:4 deleted"],
  },
  {
    title:
      "Go calls whose only argument is a call: one written anew for the parameter, and one that passes too few results still",
    base: {
      "go.mod": "module x\n",
      "a.go": "package x\n\nfunc Clean() {}\n\nfunc Pair(a int) {}\n\nfunc two() int { return 1 }\n",
      "b.go": 'package x\n\nimport "time"\n\nfunc Run() {\n\tClean()\n\tPair(two())\n\ttime.Now()\n}\n',
    },
    head: {
      "a.go": "package x\n\nfunc Clean(now int) {}\n\nfunc Pair(a int, b int) {}\n\nfunc two() int { return 1 }\n",
      "b.go": 'package x\n\nimport "time"\n\nfunc Run() {\n\tClean(time.Now())\n\tPair(two())\n\ttime.Now()\n}\n',
    },
    broken: ["b.go:7 signature"],
  },
  {
    title: "a Kotlin function that is gone, while the library has one of its name with other parameters",
    base: {
      "a.kt": "fun <E> setOf(body: MutableSet<E>.() -> Unit): Set<E> = TODO()\n\nfun gone(a: Int, b: Int): Int = a\n",
      "b.kt": "val all = setOf(1, 2)\nval one = setOf { add(1) }\nval two = gone(1, 2)\n",
    },
    head: { "a.kt": "fun kept(): Int = 1\n" },
    broken: ["b.kt:2 deleted", "b.kt:3 deleted"],
  },
  {
    title: "a Ruby class that moved between files which open its module again, for code in a third part of that module",
    base: {
      "lib/kiq.rb": 'module Kiq\n  NAME = "Kiq"\nend\n',
      "lib/testing.rb":
        'require "kiq"\n\nmodule Kiq\n  class Testing\n    def self.mode(m)\n      m\n    end\n  end\nend\n',
    },
    head: {
      "lib/kiq.rb":
        'module Kiq\n  NAME = "Kiq"\n\n  def self.testing!(m)\n    require "kiq/test_api"\n    Kiq::Testing.mode(m)\n  end\nend\n',
      "lib/testing.rb": "Kiq.testing!(:fake)\n",
      "lib/test_api.rb":
        'require "kiq"\n\nmodule Kiq\n  class Testing\n    def self.mode(m)\n      m\n    end\n  end\nend\n',
    },
    broken: [],
  },
  {
    title: "a Go function that moved within its package",
    base: {
      "go.mod": "module x\n",
      "a.go": "package x\n\nfunc Send(to string) string { return to }\n\nfunc Stop() {}\n",
      "b.go": 'package x\n\nfunc Run() {\n\tSend("a")\n}\n',
    },
    head: {
      "a.go": "package x\n\nfunc Stop() {}\n",
      "c.go": "package x\n\nfunc Send(to string) string { return to }\n",
    },
    broken: [],
  },
  {
    title: "a deleted Java method called on a typed field",
    base: {
      "x/Store.java": "package x;\n\npublic class Store {\n  public void purge() {}\n  public void load() {}\n}\n",
      "x/App.java":
        "package x;\n\nclass App {\n  private Store store;\n  void run() {\n    store.purge();\n    store.load();\n  }\n}\n",
    },
    head: { "x/Store.java": "package x;\n\npublic class Store {\n  public void load() {}\n}\n" },
    broken: ["x/App.java:6 deleted"],
  },
  {
    title: "a deleted Java class, at its import and where it is used",
    base: {
      "a/Gone.java": "package a;\n\npublic class Gone {\n  public static void run() {}\n}\n",
      "b/App.java": "package b;\n\nimport a.Gone;\n\nclass App {\n  void start() {\n    Gone.run();\n  }\n}\n",
    },
    head: { "a/Gone.java": null },
    broken: ["b/App.java:3 deleted"],
  },
  {
    title: "a Java helper that gave way to a static import of the same name",
    base: {
      "x/Numbers.java":
        "package x;\n\nclass Numbers {\n  int first(long[] all) {\n    return toIntExact(all[0]);\n  }\n\n  static int toIntExact(long value) {\n    return (int) value;\n  }\n}\n",
    },
    head: {
      "x/Numbers.java":
        "package x;\n\nimport static java.lang.Math.toIntExact;\n\nclass Numbers {\n  int first(long[] all) {\n    return toIntExact(all[0]);\n  }\n}\n",
    },
    broken: [],
  },
  {
    title: "a Java method that every object has and an override of a class from outside, both deleted",
    base: {
      "x/Box.java":
        'package x;\n\nimport java.io.Reader;\n\nabstract class Box extends Reader {\n  public String toString() {\n    return "";\n  }\n\n  @Override\n  public boolean ready() {\n    return true;\n  }\n\n  void shut() {}\n}\n',
      "x/App.java":
        "package x;\n\nclass App {\n  void run(Box box) {\n    box.toString();\n    box.ready();\n    box.shut();\n  }\n}\n",
    },
    head: {
      "x/Box.java":
        "package x;\n\nimport java.io.Reader;\n\nabstract class Box extends Reader {\n  void close() {}\n}\n",
    },
    broken: ["x/App.java:7 deleted"],
  },
  {
    title: "a Java class that moved with its folder, where a parameter has the name of a field",
    base: {
      "old/x/Point.java": "package x;\n\nclass Point {\n  int i;\n\n  Point(int i) {\n    this.i = i;\n  }\n}\n",
    },
    head: {
      "old/x/Point.java": null,
      "new/x/Point.java":
        "package x;\n\nclass Point {\n  int i;\n\n  Point(int i) {\n    this.i = i;\n  }\n\n  int get() {\n    return i;\n  }\n}\n",
    },
    broken: [],
  },
  {
    title: "a Rust trait whose own methods call one that goes, and one that its bounds have now",
    base: {
      "Cargo.toml": '[package]\nname = "shop"\n',
      "src/lib.rs":
        "pub trait Walk {\n    fn step(&self);\n    fn hop(&self);\n    fn skip(&self);\n    fn run(&self) {\n        self.step();\n        self.hop();\n        self.skip();\n    }\n}\n",
    },
    head: {
      "src/lib.rs":
        "pub trait Hop {\n    fn hop(&self);\n}\n\npub trait Skip {\n    fn skip(&self);\n}\n\npub trait Walk: Hop where Self: Skip {\n    fn run(&self) {\n        self.step();\n        self.hop();\n        self.skip();\n    }\n}\n",
    },
    broken: ["src/lib.rs:11 deleted"],
  },
  {
    title: "a Rust field that went while a local of its name stays in the line",
    base: {
      "Cargo.toml": '[package]\nname = "x"\n',
      "src/lib.rs":
        "pub struct Builder { level: u8 }\n\npub struct Worker { level: u8 }\n\nimpl Builder {\n    pub fn build(&self) -> Worker {\n        let level = self.level;\n        Worker { level }\n    }\n}\n",
    },
    head: {
      "src/lib.rs":
        "pub struct Builder { depth: u8 }\n\npub struct Worker { level: u8 }\n\nimpl Builder {\n    pub fn build(&self) -> Worker {\n        let level = self.depth;\n        Worker { level }\n    }\n}\n",
    },
    broken: [],
  },
  {
    title: "a Go method that is no longer exported and is used in its package",
    base: {
      "go.mod": "module x\n",
      "a.go":
        "package x\n\ntype config struct{}\n\nfunc (c *config) Get() int { return 1 }\n\nfunc (c *config) Both() int {\n\treturn c.Get()\n}\n",
    },
    head: {
      "a.go":
        "package x\n\ntype config struct{}\n\nfunc (c *config) get() int { return 1 }\n\nfunc (c *config) Both() int {\n\treturn c.get()\n}\n",
    },
    broken: [],
  },
  {
    title: "a public PHP method that became protected, used by a subclass and by a stranger",
    base: {
      "Base.php": "<?php\nnamespace X;\n\nclass Base\n{\n    public function load() {}\n}\n",
      "Child.php":
        "<?php\nnamespace X;\n\nclass Child extends Base\n{\n    public function run() { $this->load(); }\n}\n",
      "App.php": "<?php\nnamespace X;\n\nclass App\n{\n    public function run(Base $base) { $base->load(); }\n}\n",
    },
    head: { "Base.php": "<?php\nnamespace X;\n\nclass Base\n{\n    protected function load() {}\n}\n" },
    broken: ["App.php:6 not_exported"],
  },
  {
    title: "a Kotlin alias that gave way to an import from outside",
    base: {
      "x/Time.kt": "package x\n\ntypealias Instant = Long\n",
      "x/Clock.kt": "package x\n\nclass Clock {\n  fun now(): Instant = read()\n}\n",
    },
    head: {
      "x/Time.kt": "package x\n",
      "x/Clock.kt": "package x\n\nimport kotlin.time.Instant\n\nclass Clock {\n  fun now(): Instant = read()\n}\n",
    },
    broken: [],
  },
  {
    title: "a deleted Kotlin method of a class whose base is an alias for one from outside",
    base: {
      "x/Types.kt": "package x\n\ntypealias Closeable = java.io.Closeable\n",
      "x/Pipe.kt":
        "package x\n\nclass Pipe : Closeable {\n  fun drain() {}\n\n  override fun close() {}\n\n  fun keep() {}\n}\n",
      "x/App.kt": "package x\n\nfun run(pipe: Pipe) {\n  pipe.drain()\n  pipe.close()\n}\n",
    },
    head: { "x/Pipe.kt": "package x\n\nclass Pipe : Closeable {\n  fun keep() {}\n}\n" },
    broken: ["x/App.kt:4 deleted"],
  },
  {
    title: "a deleted Kotlin extension function of a type from outside",
    base: {
      "x/Text.kt": "package x\n\nfun String.shout(): String = this\n\nfun keep() {}\n",
      "x/App.kt": "package x\n\nfun run(text: String) {\n  text.shout()\n}\n",
    },
    head: { "x/Text.kt": "package x\n\nfun keep() {}\n" },
    broken: ["x/App.kt:4 deleted"],
  },
  {
    title: "a Ruby method that went for the one of the same name that every object has",
    base: {
      "lib/base.rb":
        "class Base\n  def where\n    caller_locations.first\n  end\n\n  def caller_locations\n    super\n  end\nend\n",
    },
    head: { "lib/base.rb": "class Base\n  def where\n    caller_locations.first\n  end\nend\n" },
    broken: [],
  },
  {
    title: "a Ruby method that is an alias now",
    base: {
      "lib/base.rb": "class Base\n  def plain(env)\n    env\n  end\n\n  def call(env)\n    plain(env)\n  end\nend\n",
    },
    head: {
      "lib/base.rb":
        "class Base\n  def other(env)\n    env\n  end\n  superclass.class_eval do\n    alias_method :plain, :other\n  end\n\n  def call(env)\n    plain(env)\n  end\nend\n",
    },
    broken: [],
  },
  {
    title: "a Ruby method under another name that another method calls by the old one",
    base: {
      "lib/base.rb":
        "class Base\n  def plain(env)\n    [env, env]\n  end\n\n  def call(env)\n    plain(env)\n  end\nend\n",
    },
    head: {
      "lib/base.rb":
        "class Base\n  def simple(env)\n    [env, env]\n  end\n\n  def call(env)\n    plain(env)\n  end\nend\n",
    },
    broken: ["lib/base.rb:7 renamed"],
  },
  {
    title: "a deleted Ruby method whose name is more than a word",
    base: {
      "lib/box.rb": "class Box\n  def vacant?\n    true\n  end\n\n  def size\n    0\n  end\nend\n",
      "lib/app.rb": "require_relative 'box'\n\nclass App\n  def run\n    Box.new.vacant?\n  end\nend\n",
    },
    head: { "lib/box.rb": "class Box\n  def size\n    0\n  end\nend\n" },
    broken: ["lib/app.rb:5 deleted"],
  },
  {
    title: "a variable of a shell script that is local now",
    base: { "run.sh": "#!/bin/bash\nargs=(a b)\nshow() {\n  echo $\u007bargs[0]}\n}\n" },
    head: { "run.sh": "#!/bin/bash\nshow() {\n  local args=(a b)\n  echo $\u007bargs[0]}\n}\n" },
    broken: [],
  },
  {
    title: "a macro of C that went while a condition still asks for it",
    base: {
      "config.h": "#define HAS_FLAG 1\n#define LEVEL 2\n",
      "main.c": '#include "config.h"\n\n#ifdef HAS_FLAG\nint flag = 1;\n#endif\nint level = LEVEL;\n',
    },
    head: { "config.h": "#define OTHER 1\n" },
    broken: ["main.c:6 deleted"],
  },
  {
    title: "a deleted C function, with the header that declared it",
    base: {
      "list.h": "void listPush(int value);\nvoid listPop(void);\n",
      "list.c": '#include "list.h"\n\nvoid listPush(int value) { (void)value; }\n\nvoid listPop(void) {}\n',
      "main.c":
        '#include <stdio.h>\n#include "list.h"\n\nint main(void) {\n  listPush(1);\n  listPop();\n  return 0;\n}\n',
    },
    head: { "list.h": "void listPop(void);\n", "list.c": '#include "list.h"\n\nvoid listPop(void) {}\n' },
    broken: ["main.c:5 deleted"],
  },
  {
    title: "a C++ function that moved to another header, for a file whose namespaces macros hide",
    base: {
      "base.h": "namespace detail {\nint first(int a);\n}\n",
      "format.h": '#include "base.h"\nNAMESPACE(detail)\nint copy(int a);\n',
      "compile.h": '#include "format.h"\nBEGIN_NAMESPACE\nBEGIN_EXPORT\nFMT(a b {{\nint use() { return copy(1); }\n',
    },
    head: {
      "base.h": "namespace detail {\nint first(int a);\nint copy(int a);\n}\n",
      "format.h": '#include "base.h"\nNAMESPACE(detail)\nint other(int a);\n',
    },
    broken: [],
  },
  {
    title: "a method of C++ that became private, for a friend and for others",
    base: {
      "app.h":
        "class Friend;\nclass App {\n  friend Friend;\n public:\n  int wrapped();\n};\nclass Friend {\n  int use(App *app) { return app->wrapped(); }\n};\n",
      "main.cpp": '#include "app.h"\nclass Other {\n  int use(App *app) { return app->wrapped(); }\n};\n',
    },
    head: {
      "app.h":
        "class Friend;\nclass App {\n  friend Friend;\n private:\n  int wrapped();\n};\nclass Friend {\n  int use(App *app) { return app->wrapped(); }\n};\n",
    },
    broken: ["main.cpp:3 not_exported"],
  },
  {
    title: "extension functions of Kotlin that moved with the file that uses them",
    base: {
      "jvm/Zip.kt":
        "package okio\n\nfun open(from: Handle) {\n  from.unknown().use { source ->\n    source.readEntry()\n  }\n}\n\nprivate fun BufferedSource.readEntry(): Int = 1\n",
      "all/Types.kt":
        "package okio\n\nexpect interface Closeable\ninterface BufferedSource : Closeable\nfun <T : Closeable, R> T.use(block: (T) -> R): R = block(this)\n",
      "jvm/Types.kt": "package okio\n\nactual typealias Closeable = java.io.Closeable\n",
    },
    head: {
      "jvm/Zip.kt": null,
      "zlib/Zip.kt":
        "package okio\n\nfun open(from: Handle) {\n  from.unknown().use { source ->\n    source.readEntry()\n  }\n}\n\nprivate fun BufferedSource.readEntry(): Int = 1\n",
    },
    broken: [],
  },
  {
    title:
      "a constructor of C++ that went, for heirs that name the class through a namespace that is called like a class",
    base: {
      "g.hpp":
        "namespace C {\nnamespace Gs {\ntemplate <typename T>\nclass I {\n public:\n  I() = default;\n  virtual T get() const = 0;\n};\nclass Gs : public I<int> {};\n}\n}\n",
      "t.cpp": '#include "g.hpp"\nclass Test : public C::Gs::I<int> {\n public:\n  Test(int x);\n};\n',
    },
    head: {
      "g.hpp":
        "namespace C {\nnamespace Gs {\ntemplate <typename T>\nclass I {\n public:\n  virtual T get() const = 0;\n};\nclass Gs : public I<int> {};\n}\n}\n",
    },
    broken: [],
  },
  {
    title: "a Java method that was renamed alone and still says that it overrides",
    base: {
      "p/Api.java": "package p;\npublic interface Api {\n  void setLife(int a);\n}\n",
      "p/Config.java":
        "package p;\npublic class Config implements Api {\n  @Override\n  public void setLife(int a) {}\n}\n",
    },
    head: {
      "p/Config.java":
        "package p;\npublic class Config implements Api {\n  @Override\n  public void setLives(int a) {}\n}\n",
    },
    broken: ["p/Config.java:3 renamed"],
  },
  {
    title:
      "overrides that were renamed with what they override, or that another class has, or that may come from outside",
    base: {
      "p/Api.java": "package p;\npublic interface Api {\n  void setLife(int a);\n  void setAge(int a);\n}\n",
      "p/Config.java":
        "package p;\npublic class Config implements Api {\n  @Override\n  public void setLife(int a) {}\n  @Override\n  public void setAge(int a) {}\n}\n",
      "p/Open.java":
        "package p;\nimport q.Other;\npublic class Open extends Other implements Api {\n  @Override\n  public void setAge(int a) { run(); }\n  @Override\n  public void setLife(int a) {}\n}\n",
    },
    head: {
      "p/Api.java": "package p;\npublic interface Api {\n  void setLives(int a);\n  void setAge(int a);\n}\n",
      "p/Config.java":
        "package p;\npublic class Config implements Api {\n  @Override\n  public void setLives(int a) {}\n  @Override\n  public void setAge(int a) {}\n}\n",
      "p/Open.java":
        "package p;\nimport q.Other;\npublic class Open extends Other implements Api {\n  @Override\n  public void setYears(int a) { run(); }\n  @Override\n  public void setLives(int a) {}\n}\n",
    },
    broken: [],
  },
  {
    title: "overrides in Kotlin, C#, C++ and Dart that were renamed alone",
    base: {
      "a.kt": "interface Api {\n  fun life(a: Int)\n}\nclass Config : Api {\n  override fun life(a: Int) {}\n}\n",
      "a.cs":
        "class Base\n{\n    public virtual int Life() { return 1; }\n}\nclass Heir : Base\n{\n    public override int Life() { return 2; }\n}\n",
      "a.cpp":
        "class Api {\n public:\n  virtual int life(int a);\n};\nclass Config : public Api {\n public:\n  int life(int a) override { return a * 3; }\n};\n",
      "a.dart":
        "class Api {\n  int life(int a) => 1;\n}\nclass Config extends Api {\n  @override\n  int life(int a) => 2;\n}\n",
    },
    head: {
      "a.kt": "interface Api {\n  fun life(a: Int)\n}\nclass Config : Api {\n  override fun lives(a: Int) {}\n}\n",
      "a.cs":
        "class Base\n{\n    public virtual int Life() { return 1; }\n}\nclass Heir : Base\n{\n    public override int Lives() { return 2; }\n}\n",
      "a.cpp":
        "class Api {\n public:\n  virtual int life(int a);\n};\nclass Config : public Api {\n public:\n  int lives(int a) override { return a * 3; }\n};\n",
      "a.dart":
        "class Api {\n  int life(int a) => 1;\n}\nclass Config extends Api {\n  @override\n  int lives(int a) => 2;\n}\n",
    },
    broken: ["a.cpp:7 renamed", "a.cs:7 renamed", "a.kt:5 renamed"],
  },
  {
    title: "a C++ function that a macro in it hides from the parser",
    base: {
      "check.hpp": "#define OPEN(name) namespace name {\nOPEN(x)\n\nint check(int x) {\n  return x;\n}\n}\n",
      "main.cpp": '#include "check.hpp"\n\nint main() {\n  return check(1);\n}\n',
    },
    head: {
      "check.hpp":
        '#define OPEN(name) namespace name {\nOPEN(x)\n\nint check(int x) {\n  CASE("a") {\n    CAPTURE(x)\n  }\n}\n}\n',
    },
    broken: [],
  },
  {
    title: "a Kotlin class whose annotations were put into one line",
    base: {
      "Mark.kt": "package a\n\n@Retention(RUNTIME)\n@Target(FUNCTION)\nannotation class Mark\n",
      "Shop.kt": "package b\n\nimport a.Mark\n\nclass Shop {\n  @Mark fun sell() {}\n}\n",
    },
    head: { "Mark.kt": "package a\n\n@Retention(RUNTIME) @Target(FUNCTION) annotation class Mark\n" },
    broken: [],
  },
  {
    title: "Java getters and setters that became Kotlin properties, and one that became nothing",
    base: {
      "x/Reader.java":
        'package x;\n\npublic abstract class Reader {\n  public String getPath() { return ""; }\n  public void setLenient(boolean is) {}\n  public boolean isOpen() { return true; }\n  public void getGone() {}\n}\n',
      "x/App.java":
        "package x;\n\nclass App {\n  void run(Reader reader) {\n    reader.getPath();\n    reader.setLenient(true);\n    reader.isOpen();\n    reader.getGone();\n  }\n}\n",
    },
    head: {
      "x/Reader.java": null,
      "x/Reader.kt":
        'package x\n\nabstract class Reader {\n  val path: String = ""\n  var isLenient: Boolean = false\n  val isOpen: Boolean\n    get() = true\n}\n',
    },
    broken: ["x/App.java:8 deleted"],
  },
  {
    title: "a Kotlin property that became a Java getter, used from Kotlin as before",
    base: {
      "x/Reader.kt": 'package x\n\nclass Reader {\n  val path: String = ""\n}\n',
      "x/App.kt": "package x\n\nfun run(reader: Reader) {\n  println(reader.path)\n}\n",
    },
    head: {
      "x/Reader.kt": null,
      "x/Reader.java": 'package x;\n\nclass Reader {\n  String getPath() { return ""; }\n}\n',
    },
    broken: [],
  },
  {
    title: "a Java class of static methods that became the functions of a Kotlin file",
    base: {
      "x/util/Util.java": "package x.util;\n\npublic class Util {\n  public static void stop() {}\n}\n",
      "x/util/Near.java": "package x.util;\n\nclass Near {\n  void run() {\n    Util.stop();\n  }\n}\n",
      "x/app/App.java":
        "package x.app;\n\nimport x.util.Util;\n\nclass App {\n  void run() {\n    Util.stop();\n  }\n}\n",
    },
    head: {
      "x/util/Util.java": null,
      "x/util/Util.kt": '@file:JvmName("Util")\n\npackage x.util\n\nfun stop() {}\n',
    },
    broken: [],
  },
  {
    title: "a nested Java class that another file of the package declares now",
    base: {
      "x/Tree.java": "package x;\n\npublic class Tree {\n  static class Walk {}\n}\n",
      "x/TreeTest.java": "package x;\n\nimport x.Tree.Walk;\n\nclass TreeTest {\n  Walk walk = new Walk();\n}\n",
    },
    head: {
      "x/Tree.java": "package x;\n\npublic class Tree {\n}\n\nclass Walk {}\n",
      "x/TreeTest.java": "package x;\n\nclass TreeTest {\n  Walk walk = new Walk();\n}\n",
    },
    broken: [],
  },
  {
    title: "a Kotlin extension function that gave way to one from outside, by an import of the same name",
    base: {
      "a.kt": "package a\n\nimport lib.Resolver\n\nfun Resolver.byName(name: String) = name\n",
      "b.kt": 'package a\n\nimport lib.Resolver\n\nfun run(resolver: Resolver) {\n  resolver.byName("x")\n}\n',
    },
    head: {
      "a.kt": "package a\n\nimport lib.Resolver\n",
      "b.kt":
        'package a\n\nimport lib.Resolver\nimport lib.byName\n\nfun run(resolver: Resolver) {\n  resolver.byName("x")\n}\n',
    },
    broken: [],
  },
  {
    title: "a Kotlin copy of a file from outside that went, and a file of a package that is here alone",
    base: {
      "src/lib/testing/Extra.kt": "package lib.testing\n\nfun extra() {}\n",
      "src/own/Own.kt": "package own\n\nfun mine() {}\n",
      "app/App.kt":
        "package app\n\nimport lib.testing.Compiler\nimport lib.testing.extra\nimport own.mine\n\nfun run(compiler: Compiler) {\n  extra()\n  mine()\n}\n",
    },
    head: { "src/lib/testing/Extra.kt": null, "src/own/Own.kt": null },
    broken: ["app/App.kt:5 deleted"],
  },
  {
    title: "a deleted PHP class that one file uses, and another one only names in a `use`",
    base: {
      "src/Gone.php": "<?php\nnamespace X;\n\nclass Gone {}\n",
      "src/Idle.php": "<?php\nnamespace Y;\n\nuse X\\Gone;\n\nclass Idle {}\n",
      "src/Busy.php":
        "<?php\nnamespace Y;\n\nuse X\\Gone;\n\nclass Busy {\n  function run() { return new Gone(); }\n}\n",
    },
    head: { "src/Gone.php": null },
    broken: ["src/Busy.php:4 deleted"],
  },
  {
    title: "a Ruby constant that moved to another file of its class, which a third file requires",
    base: {
      "lib/app.rb": 'require_relative "app/config"\n',
      "lib/app/config.rb":
        "module App\n  class Config\n    Analysis = Struct.new(:lines)\n    Gone = Struct.new(:lines)\n\n    def run\n      Analysis.new([])\n      Gone.new([])\n    end\n  end\nend\n",
    },
    head: {
      "lib/app.rb": 'require_relative "app/config/range"\nrequire_relative "app/config"\n',
      "lib/app/config.rb":
        "module App\n  class Config\n    def run\n      Analysis.new([])\n      Gone.new([])\n    end\n  end\nend\n",
      "lib/app/config/range.rb":
        "module App\n  class Config\n    Analysis = Struct.new(:lines, :start) do\n      def open?\n        start\n      end\n    end\n  end\nend\n",
    },
    broken: ["lib/app/config.rb:5 deleted"],
  },
  {
    title: "private members of nested partial classes of C#, which another part has now",
    base: {
      "Sql.Reader.Async.cs":
        "namespace D\n{\n    public static partial class Sql\n    {\n        public partial class Reader\n        {\n            private readonly int cancel;\n            private int Use() { return cancel; }\n        }\n    }\n}\n",
      "Sql.Reader.cs":
        "namespace D\n{\n    public static partial class Sql\n    {\n        public partial class Reader\n        {\n        }\n    }\n}\n",
    },
    head: {
      "Sql.Reader.Async.cs":
        "namespace D\n{\n    public static partial class Sql\n    {\n        public partial class Reader\n        {\n            private int Use() { return cancel; }\n        }\n    }\n}\n",
      "Sql.Reader.cs":
        "namespace D\n{\n    public static partial class Sql\n    {\n        public partial class Reader\n        {\n            private readonly int cancel;\n        }\n    }\n}\n",
    },
    broken: [],
  },
  {
    title: "a base that a class of C# has in some builds alone",
    base: {
      "Reader.cs":
        "namespace D\n{\n    public class Reader\n#if NET5\n        : IAsyncDisposable\n#endif\n    {\n        public int Gone() { return 1; }\n        public int Kept() { return 1; }\n    }\n}\n",
      "App.cs":
        "namespace D\n{\n    class App\n    {\n        int F(Reader r) { return r.Gone(); }\n#if NET5\n        int G(Reader r) { return r.Kept(); }\n#endif\n    }\n}\n",
    },
    head: {
      "Reader.cs":
        "namespace D\n{\n    public class Reader\n    {\n        public int Kept() { return 1; }\n    }\n}\n",
    },
    broken: ["App.cs:5 deleted"],
  },
  {
    title: "a C# type that went while a namespace from outside is used as a whole",
    base: {
      "A.cs": "namespace X\n{\n    class Parser { }\n    class Rest { }\n}\n",
      "B.cs": "using System;\n\nnamespace X\n{\n    class App\n    {\n        Parser parser;\n    }\n}\n",
    },
    head: { "A.cs": "namespace X\n{\n    class Rest { }\n}\n" },
    broken: ["B.cs:7 deleted"],
  },
  {
    title: "a lost Go function and method that lines use which the change wrote anew",
    base: {
      "a.go": "package p\n\ntype Box struct{}\n\nfunc (b Box) Old() int { return 1 }\n\nfunc Gone() int { return 1 }\n",
      "b.go": "package p\n\nfunc run(b Box) {\n\tGone()\n\tb.Old()\n}\n",
    },
    head: {
      "a.go": "package p\n\ntype Box struct{}\n\nfunc (b Box) Renamed() int { return 1 }\n",
      "b.go": "package p\n\nfunc run(b Box) {\n\tx := Gone() + 1\n\tx += b.Old()\n}\n",
    },
    broken: ["b.go:4 deleted", "b.go:5 renamed"],
  },
  {
    title: "new Go code that names what another type, a local variable or a package from outside still has",
    base: {
      "a.go": "package p\n\ntype Box struct{}\n\nfunc (b Box) Old() int { return 1 }\n\nfunc Gone() int { return 1 }\n",
      "b.go": "package p\n\nfunc run(b Box) {\n\tGone()\n}\n",
    },
    head: {
      "a.go": "package p\n\ntype Box struct{}\n\ntype Bag struct{}\n\nfunc (b Bag) Old() int { return 1 }\n",
      "b.go":
        'package p\n\nimport "out.side/x"\n\nfunc run(b Bag) {\n\tGone := func() int { return 1 }\n\tGone()\n\tb.Old()\n\tx.Gone()\n\tx.New().Old()\n}\n',
    },
    broken: [],
  },
];
