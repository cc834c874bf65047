import { describe, expect, it } from "vitest";
import { brokenLines, reviewOf, type Trap } from "./trap.ts";

const REPORTERS = `class API Base {
 public:
  int size();
};

class API Reporter : public Base {
 public:
  enum Options { None = 0 };
  explicit Reporter(Options options = None) : options_(options) {}
  bool report(const Base& base);

 protected:
  Options options_;
};

class API Other : public Base {
 public:
  Other() : printed_(false) {}

 private:
  bool printed_;
};
`;

const SHIM = `<?php
use PHPUnit\\Framework\\TestCase;

class HeldTest extends TestCase
{
    public function testHeld() {
        $this->assertFileDoesNotExist("a");
        $this->made();
    }
    private function made() { return 1; }
    public static function assertFileDoesNotExist($path) { self::assertFalse(is_file($path)); }
}
`;

const CHOICES = `interface Done { done: true }
${Array.from({ length: 10 }, (_, at) => `interface Event${at} { type: "${at}"; name${at}: string }`).join("\n")}
export type Event = Done | ${Array.from({ length: 10 }, (_, at) => `Event${at}`).join(" | ")} | { type: "end"; done: true };
const END: Event = { type: "end", done: true };
`;

const HELD = `struct Held {
  template <class T, int N>
  std::array<T, N> get() {
    std::array<T, N> all;
    return all;
  }
};

int use(Held held) {
  held.get<int, 2>();
  return 1;
}
`;

/** Findings about members and calls from mutations of real repositories. Each is a use that a compiler rejects or accepts. */
const CAUSES: readonly Trap[] = [
  {
    title: "a field of a static Java class inside one that has a field of its name",
    base: {
      "Dom.java":
        "class Dom {\n  boolean aware = true;\n  static int count = 0;\n\n  static class Builder {\n    boolean aware = true;\n    int build() {\n      return aware ? count : 1;\n    }\n  }\n\n  class Inner {\n    boolean read() {\n      return aware;\n    }\n  }\n}\n",
    },
    head: {
      "Dom.java":
        "class Dom {\n  boolean aware = true;\n  static int count = 0;\n\n  static class Builder {\n    boolean isAware = true;\n    int build() {\n      return aware ? count : 1;\n    }\n  }\n\n  class Inner {\n    boolean read() {\n      return aware;\n    }\n  }\n}\n",
    },
    broken: ["Dom.java:8 renamed"],
  },
  {
    title: "a Java method that becomes private beside a private field of its name",
    base: {
      "Doc.java": 'class Doc {\n  private String place = "";\n  public String place() {\n    return place;\n  }\n}\n',
      "Use.java": "class Use {\n  String read(Doc doc) {\n    return doc.place();\n  }\n}\n",
    },
    head: {
      "Doc.java": 'class Doc {\n  private String place = "";\n  private String place() {\n    return place;\n  }\n}\n',
    },
    broken: ["Use.java:3 not_exported"],
  },
  {
    title: "a C# property of a class whose interface still has one of its name",
    base: {
      "Body.cs":
        "interface IHolder {\n  int Count { get; }\n}\nclass Body : IHolder {\n  public int Count { get { return 1; } }\n}\n",
      "Use.cs":
        "class Use {\n  int Read(Body body, IHolder holder) {\n    return body.Count +\n      holder.Count;\n  }\n}\n",
    },
    head: {
      "Body.cs":
        "interface IHolder {\n  int Count { get; }\n}\nclass Body : IHolder {\n  public int Total { get { return 1; } }\n}\n",
    },
    broken: ["Use.cs:3 renamed"],
  },
  {
    title: "a member of one of two TypeScript types, which a test tells apart",
    base: {
      "a.ts":
        'interface One {\n  kind: "one";\n  copy: string;\n}\ninterface Two {\n  kind: "two";\n  copy: string;\n}\nexport function f(state: One | Two) {\n  if (state.kind === "two") return state.copy;\n  return g();\n}\nexport function h(state: One | Two) {\n  return state.copy;\n}\nfunction g() {}\n',
    },
    head: {
      "a.ts":
        'interface One {\n  kind: "one";\n  copied: string;\n}\ninterface Two {\n  kind: "two";\n  copy: string;\n}\nexport function f(state: One | Two) {\n  if (state.kind === "two") return state.copy;\n  return g();\n}\nexport function h(state: One | Two) {\n  return state.copy;\n}\nfunction g() {}\n',
    },
    broken: ["a.ts:14 renamed"],
  },
  {
    title: "a Rust file with methods of a type, under a name that no module names",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs":
        "mod more;\n\npub struct Name {\n    text: String,\n}\n\npub fn use_it(name: &Name) -> usize {\n    name.size()\n}\n",
      "src/more.rs": "use crate::Name;\n\nimpl Name {\n    pub fn size(&self) -> usize {\n        1\n    }\n}\n",
    },
    head: {
      "src/more.rs": null,
      "src/other.rs": "use crate::Name;\n\nimpl Name {\n    pub fn size(&self) -> usize {\n        1\n    }\n}\n",
    },
    broken: ["src/lib.rs:1 moved", "src/lib.rs:8 moved"],
  },
  {
    title: "a C# constructor, where a property of the class around its call has the name of the type",
    base: {
      "A.cs":
        "class Kind {\n  public Kind(int x) {}\n}\nclass Use {\n  Kind kind;\n  public Kind Kind { get { return kind; } }\n  Use() {\n    kind = new Kind(1);\n  }\n}\n",
    },
    head: {
      "A.cs":
        "class Kind {\n  public Kind(int x, int y) {}\n}\nclass Use {\n  Kind kind;\n  public Kind Kind { get { return kind; } }\n  Use() {\n    kind = new Kind(1);\n  }\n}\n",
    },
    broken: ["A.cs:8 signature"],
  },
  {
    title: "a C# method that overrides one with other parameters now, and one that has both forms",
    base: {
      "A.cs":
        "class Base {\n  public virtual int Find() { return 1; }\n  public virtual int Keep() { return 1; }\n}\nclass Heir : Base {\n  public override int Find() { return 2; }\n  public override int Keep() { return 2; }\n}\n",
    },
    head: {
      "A.cs":
        "class Base {\n  public virtual int Find(int x) { return 1; }\n  public virtual int Keep() { return 1; }\n  public virtual int Keep(int x) { return 1; }\n}\nclass Heir : Base {\n  public override int Find() { return 2; }\n  public override int Keep() { return 2; }\n}\n",
    },
    broken: ["A.cs:7 signature"],
  },
  {
    title: "a Kotlin method that overrides one with other parameters now",
    base: {
      "a.kt":
        "open class Base {\n  open fun find(): Int = 1\n}\nclass Heir : Base() {\n  override fun find(): Int = 2\n}\n",
    },
    head: {
      "a.kt":
        "open class Base {\n  open fun find(x: Int): Int = 1\n}\nclass Heir : Base() {\n  override fun find(): Int = 2\n}\n",
    },
    broken: ["a.kt:5 signature"],
  },
  {
    title: "a TypeScript member behind an alias of its type, which a parameter has if nothing else is said",
    base: {
      "draft.ts":
        "type Draft<T> = T extends string ? T : T extends Date ? Date : T;\nexport interface Produce {\n  <S>(recipe: (state: Draft<S>) => void): void;\n  <B, D = Draft<B>>(base: B, recipe: (draft: D) => void): B;\n}\nexport declare const produce: Produce;\n",
      "use.ts":
        'import { produce } from "./draft";\ninterface State {\n  count: number;\n}\ndeclare const state: State;\nproduce(state, (draft) => {\n  draft.count = 1;\n});\n',
    },
    head: {
      "use.ts":
        'import { produce } from "./draft";\ninterface State {\n  size: number;\n}\ndeclare const state: State;\nproduce(state, (draft) => {\n  draft.count = 1;\n});\n',
    },
    broken: ["use.ts:7 renamed"],
  },
  {
    title: "a Rust method that a text behind the type has as well, and one that it has not",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs":
        "mod more;\n\npub struct Name {\n    text: String,\n}\n\nimpl Name {\n    pub fn is_empty(&self) -> bool {\n        true\n    }\n    pub fn rank(&self) -> u8 {\n        1\n    }\n}\n\npub fn use_it(name: &Name) -> bool {\n    name.rank() == 1 &&\n        name.is_empty()\n}\n",
      "src/more.rs":
        "use crate::Name;\nuse std::ops::Deref;\n\nimpl Deref for Name {\n    type Target = str;\n    fn deref(&self) -> &str {\n        &self.text\n    }\n}\n",
    },
    head: {
      "src/lib.rs":
        "mod more;\n\npub struct Name {\n    text: String,\n}\n\nimpl Name {}\n\npub fn use_it(name: &Name) -> bool {\n    name.rank() == 1 &&\n        name.is_empty()\n}\n",
    },
    broken: ["src/lib.rs:10 deleted"],
  },
  {
    title: "a JavaScript method that is called default",
    base: {
      "option.js": "export class Option {\n  default(value) {\n    return this;\n  }\n}\n",
      "use.js": 'import { Option } from "./option.js";\nconst option = new Option();\noption.default(1);\n',
    },
    head: { "option.js": "export class Option {\n  preset(value) {\n    return this;\n  }\n}\n" },
    broken: ["use.js:3 renamed"],
  },
  {
    title: "a Rust enum whose constants a file uses by their names alone",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs":
        "use self::State::*;\n\npub enum State {\n    Linked { next: u8 },\n    Done { rest: u8 },\n}\n\npub fn read(state: &State) -> u8 {\n    match state {\n        Linked { next } => *next,\n        Done { rest } => *rest,\n    }\n}\n",
    },
    head: {
      "src/lib.rs":
        "use self::State::*;\n\npub enum State {\n    Linked { after: u8 },\n    Ended { rest: u8 },\n}\n\npub fn read(state: &State) -> u8 {\n    match state {\n        Linked { next } => *next,\n        Done { rest } => *rest,\n    }\n}\n",
    },
    broken: ["src/lib.rs:10 renamed", "src/lib.rs:11 renamed"],
  },
  {
    title: "a TypeScript field that gets a function in the constructor",
    base: {
      "a.ts":
        "export class A {\n  private fields: () => number;\n  constructor() {\n    this.fields = () => 1;\n  }\n  get() {\n    return this.fields;\n  }\n}\n",
    },
    head: {
      "a.ts":
        "export class A {\n  private made: () => number;\n  constructor() {\n    this.fields = () => 1;\n  }\n  get() {\n    return this.fields;\n  }\n}\n",
    },
    broken: ["a.ts:4 renamed", "a.ts:7 renamed"],
  },
  {
    title: "a field of a TypeScript class that implements an interface from outside, of which it has nothing",
    base: {
      "a.ts":
        "export class Held<T> implements Set<T>, Iterable<T> {\n  held: T[] = [];\n  all() {\n    return this.held;\n  }\n}\n",
    },
    head: {
      "a.ts":
        "export class Held<T> implements Set<T>, Iterable<T> {\n  kept: T[] = [];\n  all() {\n    return this.held;\n  }\n}\n",
    },
    broken: ["a.ts:4 renamed"],
  },
  {
    title: "a class of C++ that moves to a header, with macros of several lines in front of its name",
    base: {
      "report.h": REPORTERS,
      "use.cc": '#include "report.h"\n\nint use() {\n  Reporter one;\n  return one.size();\n}\n',
    },
    head: {
      "report.h": '#include "reporter.h"\n',
      "reporter.h": REPORTERS.replace(
        "class API Other",
        'class API DEPRECATED_MSG(\n    "removed in a future release") Other\n   ',
      ),
    },
    broken: [],
  },
  {
    title: "a method of C++ that gets a macro in front of a type with arguments",
    base: { "held.cc": HELD },
    head: { "held.cc": HELD.replace("  std::array<T, N> get", "  MAYBE_UNUSED std::array<T, N> get") },
    broken: [],
  },
  {
    title: "a key of a TypeScript object whose type has no member left, so that it takes any key",
    base: {
      "a.ts":
        "export interface Held {\n  num: number;\n}\nexport function make(num: number): Held {\n  return { num };\n}\n",
    },
    head: { "a.ts": "export interface Held {\n}\nexport function make(num: number): Held {\n  return { num };\n}\n" },
    broken: [],
  },
  {
    title: "a key of one of more types than are looked at",
    base: { "a.ts": CHOICES },
    head: { "a.ts": CHOICES.replace("interface Done { done: true }", "interface Done { finished: true }") },
    broken: [],
  },
  {
    title: "a method of a PHP test case that PHPUnit has as well, beside one that it has not",
    base: { "HeldTest.php": SHIM },
    head: {
      "HeldTest.php": SHIM.replace(/ {4}public static function assert[^}]*}\n/, "").replace(
        / {4}private function made[^}]*}\n/,
        "",
      ),
    },
    broken: ["HeldTest.php:8 deleted"],
  },
  {
    title: "a Kotlin property that is called like the word for constructors",
    base: {
      "A.kt": "package a\n\nclass Adapter(\n  val constructor: String,\n)\n",
      "B.kt": 'package a\n\nfun make() = Adapter("a")\n\nfun ask(adapter: Adapter) = adapter.constructor\n',
    },
    head: { "A.kt": "package a\n\nclass Adapter(\n  private val constructor: String,\n)\n" },
    broken: ["B.kt:5 not_exported"],
  },
];

describe("review: members in mutations of real repositories", () => {
  it.each(CAUSES.map((cause) => [cause.title, cause] as const))(
    "is right about %s",
    async (_, { base, head, broken }) => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    },
  );
});
