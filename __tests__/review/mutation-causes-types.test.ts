import { describe, expect, it } from "vitest";
import { brokenLines, reviewOf, type Trap } from "./trap.ts";

const SHAPES = `mod tests;

pub struct Inner { pub width: u8 }
pub struct Outer(pub Inner, u8);
pub enum Shape { Round(Inner), Flat { inner: Inner } }

impl Inner {
    pub fn width(&self) -> u8 { self.width }
}

fn measure(outer: Outer, shape: Shape, held: Option<Inner>, all: Vec<Inner>) {
    outer.0.width;
    let Outer(first, _) = outer;
    first.width;
    match shape {
        Shape::Round(it) => it.width,
        Shape::Flat { inner } => inner.width,
    }
    if let Some(some) = held {
        some.width;
    }
    all.iter().map(|each| each.width);
    first.width();
}
`;

const LAMBDAS = `using System;
class Error { public int Tag; }
class Other { public int Tag; }
class Own {
  Func<Error, int> One(bool way) { if (way) { return error => error.Tag; } return null; }
  Func<Error, int> Two { get { return error => error.Tag; } }
  Func<Error, int> Three { get { if (true) { return error => { switch (error.Tag) { default: return 1; } }; } } }
}
`;

const RESULTS = `package a

sealed class Result
class Ok(val value: Int) : Result()
class Err(val error: Int) : Result()
class Other(val value: Int)
`;

const TESTED = `package a

fun first(make: () -> Result): Int {
    return when (val made = make()) {
        is Ok -> made.value
        is Err -> made.error
    }
}

class Own(val result: Result, val done: Boolean) {
    fun second(): Int { if (!done && result is Ok) { return result.value } else { return 1 } }
    fun third(make: () -> Result): Int {
        val made = make()
        made as Ok
        return made.value
    }

    fun fourth(all: Iterable<Result>) = all.filterIsInstance<Ok>().map { it.value }
}
`;

const EXTENSIONS = `class Token { }
class Spec { }
static class Tokens { public static bool IsValue(this Token token) { return true; } }
static class Specs { public static bool IsValue(this Spec spec) { return true; } }
class Use {
  bool Is(Token token, Spec spec) {
    token.IsValue();
    return spec.IsValue();
  }
}
`;

/** Findings about types from mutations of real repositories. Each is a use that a compiler rejects or accepts. */
const CAUSES: readonly Trap[] = [
  {
    title: "a field of Rust beside a method of its name, through parts of tuples, patterns and closures",
    base: { "Cargo.toml": "[package]\nname = 'a'\n", "src/lib.rs": SHAPES },
    head: { "src/lib.rs": SHAPES.replace("{ pub width: u8 }", "{ pub breadth: u8 }") },
    broken: [8, 12, 14, 16, 17, 20, 22].map((line) => `src/lib.rs:${line} deleted`),
  },
  {
    title: "a method of Rust that is lost while the field of its name stays",
    base: { "Cargo.toml": "[package]\nname = 'a'\n", "src/lib.rs": SHAPES },
    head: { "src/lib.rs": SHAPES.replace("pub fn width(", "pub fn breadth(") },
    broken: ["src/lib.rs:23 deleted"],
  },
  {
    title: "a constant of an enum of Rust whose traits come from outside, though a module of tests imports the enum",
    base: {
      "Cargo.toml": "[package]\nname = 'a'\n",
      "src/lib.rs":
        "pub enum Level { Low, High }\n\nimpl serde::Serialize for Level {}\n\nimpl Level {\n    fn top() -> Level { Level::High }\n}\n\n#[cfg(test)]\nmod tests {\n    use super::Level;\n\n    fn low() -> Level { Level::Low }\n}\n",
    },
    head: {
      "src/lib.rs":
        "pub enum Level { Low, Highest }\n\nimpl serde::Serialize for Level {}\n\nimpl Level {\n    fn top() -> Level { Level::High }\n}\n\n#[cfg(test)]\nmod tests {\n    use super::Level;\n\n    fn low() -> Level { Level::Low }\n}\n",
    },
    broken: ["src/lib.rs:6 renamed"],
  },
  {
    title: "a function of Rust that moved into a module of its name, which passes it on",
    base: {
      "Cargo.toml": "[package]\nname = 'wraps'\n",
      "src/lib.rs": "mod other;\n\npub fn fill() -> u8 { 1 }\n",
      "src/other.rs": "use crate::fill;\n\nfn use_it() { fill(); }\n",
    },
    head: {
      "src/lib.rs": "mod fill;\nmod other;\n\npub use fill::fill;\n",
      "src/fill.rs": "pub fn fill() -> u8 { 1 }\n",
    },
    broken: [],
  },
  {
    title: "calls inside macros of Rust whose arguments can be counted, and none that cannot",
    base: {
      "Cargo.toml": "[package]\nname = 'a'\n",
      "src/lib.rs":
        'fn add(a: u8) -> u8 { a }\n\nfn all() {\n    assert!(add(1) == 1);\n    println!("{}, {}", 1, add(2));\n    vec![add(3), 4];\n    format!("{}", add(xs.iter().fold(0, |a, b| a + b)));\n    my_macro!(add(5));\n}\n',
    },
    head: {
      "src/lib.rs":
        'fn add(a: u8, b: u8) -> u8 { a }\n\nfn all() {\n    assert!(add(1) == 1);\n    println!("{}, {}", 1, add(2));\n    vec![add(3), 4];\n    format!("{}", add(xs.iter().fold(0, |a, b| a + b)));\n    my_macro!(add(5));\n}\n',
    },
    broken: ["src/lib.rs:4 signature", "src/lib.rs:5 signature", "src/lib.rs:6 signature", "src/lib.rs:8 signature"],
  },
  {
    title: "members of a struct of C that a header names by another name than its tag",
    base: {
      "list.h": "typedef struct list_t List;\nList *list_make(void);\n",
      "list.c":
        '#include "list.h"\n\nstruct list_t {\n    int count;\n};\n\nint list_count(List *list) {\n    return list->count;\n}\n',
    },
    head: {
      "list.c":
        '#include "list.h"\n\nstruct list_t {\n    int size;\n};\n\nint list_count(List *list) {\n    return list->count;\n}\n',
    },
    broken: ["list.c:8 renamed"],
  },
  {
    title: "a class of C++ between macros: types with const behind, attributes with text, words behind parameters",
    base: {
      "value.h":
        'class API Value {\npublic:\n  static Value const& null();\n  DEPRECATED("Use other(Value const&) instead.")\n  void old() NOEXCEPT;\n  int API_CALL size() const NOEXCEPT;\n};\n',
      "use.cpp": '#include "value.h"\n\nint use(Value const& value) {\n  return value.size();\n}\n',
    },
    head: {
      "value.h":
        'class API Value {\npublic:\n  static Value const& null();\n  DEPRECATED("Use other(Value const&) instead.")\n  void old() NOEXCEPT;\n  int API_CALL length() const NOEXCEPT;\n};\n',
    },
    broken: ["use.cpp:4 renamed"],
  },
  {
    title: "members of what a delegate, a function type or a method of the library hands to a lambda of C#",
    base: {
      "Input.cs": "class Input {\n  public int Place;\n}\nclass Other {\n  public int Place;\n}\n",
      "Use.cs":
        "using System;\nusing System.Linq;\nusing System.Collections.Generic;\n\ndelegate R Parser<R>(Input input);\n\nclass Use {\n  const int Size = 3;\n  byte[] room = new byte[Size];\n  Parser<int> Parse() { return i => i.Place; }\n  Func<Input, int> Place() => i => i.Place;\n  int First(List<Input> all) {\n    return all.Where(x => x.Place > 1).First().Place;\n  }\n}\n",
    },
    head: { "Input.cs": "class Input {\n  public int Spot;\n}\nclass Other {\n  public int Place;\n}\n" },
    broken: ["Use.cs:10 renamed", "Use.cs:11 renamed", "Use.cs:13 renamed"],
  },
  {
    title: "a constant of C# in the size of an array and behind goto case",
    base: {
      "Use.cs":
        "class Use {\n  const int Size = 3;\n  byte[] room = new byte[Size];\n  void Go(int x) {\n    switch (x) {\n      case 1: goto case Size;\n    }\n  }\n}\n",
    },
    head: {
      "Use.cs":
        "class Use {\n  const int Room = 3;\n  byte[] room = new byte[Size];\n  void Go(int x) {\n    switch (x) {\n      case 1: goto case Size;\n    }\n  }\n}\n",
    },
    broken: ["Use.cs:3 renamed", "Use.cs:6 renamed"],
  },
  {
    title: "members of what an interface with one method, a function type or a stream hands to a lambda of Java",
    base: {
      "Input.java": "class Input { int place() { return 1; } }\n",
      "Other.java": "class Other { int place() { return 1; } }\n",
      "Handler.java": "interface Handler { void handle(Input input, int count); }\n",
      "Use.java":
        "import java.util.*;\nimport java.util.function.*;\n\nclass Use {\n  void use(Handler handler, Function<Input, Integer> f, List<Input> all) {\n    use((a, n) -> a.place(), b -> 1, all);\n    use(null, b -> b.place(), all);\n    all.stream().filter(c -> c.place() > 1);\n    Handler h = (d, n) -> { d.place(); };\n  }\n}\n",
    },
    head: { "Input.java": "class Input { int spot() { return 1; } }\n" },
    broken: ["Use.java:6 renamed", "Use.java:7 renamed", "Use.java:8 renamed", "Use.java:9 renamed"],
  },
  {
    title:
      "members of what a function type or a method of the library hands to a lambda of Kotlin, and a call with one behind it",
    base: {
      "Input.kt": "class Input(val place: Int)\n",
      "Other.kt": "class Other(val place: Int)\n",
      "Use.kt":
        "fun use(all: List<Input>, f: (Input, Int) -> Int) {\n  all.map { it.place }\n  all.forEach { a -> a.place }\n  use(all) { b, _ -> b.place }\n  all[0].let { it.place }\n}\n",
    },
    head: { "Input.kt": "class Input(val spot: Int)\n" },
    broken: ["Use.kt:2 renamed", "Use.kt:3 renamed", "Use.kt:4 renamed", "Use.kt:5 renamed"],
  },
  {
    title: "members after a smart cast of Kotlin, of the subject of when, of this and of a condition",
    base: {
      "R.kt": "open class R\nclass Ok(val value: Int) : R()\nclass Other(val value: Int)\n",
      "Use.kt":
        "fun f(x: R): Int = when (x) {\n  is Ok -> x.value\n  else -> 1\n}\n\nfun R.g(): Int = when (this) {\n  is Ok -> value\n  else -> 2\n}\n\nfun h(x: R, y: Boolean) {\n  if (x is Ok && y) {\n    x.value\n  }\n}\n",
    },
    head: { "R.kt": "open class R\nclass Ok(val amount: Int) : R()\nclass Other(val value: Int)\n" },
    broken: ["Use.kt:2 renamed", "Use.kt:7 renamed", "Use.kt:13 renamed"],
  },
  {
    title: "a function behind the parentheses of Kotlin, which is the last argument, and what stands behind a vararg",
    base: {
      "Use.kt":
        'class Provider(val make: (String) -> Int)\n\nfun all(vararg names: String, title: String, help: String) {}\n\nval p = Provider { 1 }\nval q = Provider { 2 }\n\nfun use() {\n  all("a", title = "t", help = "h")\n}\n',
    },
    head: {
      "Use.kt":
        'class Provider(val start: Int? = null, val make: (String) -> Int)\n\nfun all(vararg names: String, help: String, title: String) {}\n\nval p = Provider { 1 }\nval q = Provider { 2 }\n\nfun use() {\n  all("a", title = "t", help = "h")\n}\n',
    },
    broken: [],
  },
  {
    title:
      "a member of Kotlin that became an extension function of a class in a class, and one that comes by an import now",
    base: {
      "Parser.kt":
        "package args\n\nclass Parser {\n  abstract class Delegate {\n    fun default(value: Int): Delegate = this\n  }\n  fun storing(): Delegate = make()\n}\n\nfun String.orElse(): Int = 1\n",
      "Use.kt": "package args\n\nfun use(parser: Parser) {\n  parser.storing().default(1)\n  held.orElse()\n}\n",
    },
    head: {
      "Parser.kt":
        "package args\n\nclass Parser {\n  abstract class Delegate {\n  }\n  fun storing(): Delegate = make()\n}\n\nfun Parser.Delegate.default(value: Int): Parser.Delegate = this\n",
      "Use.kt":
        "package args\n\nimport com.other.orElse\n\nfun use(parser: Parser) {\n  parser.storing().default(1)\n  held.orElse()\n}\n",
    },
    broken: [],
  },
  {
    title: "a bundle of JavaScript whose function is given exports and assigns names of its own to it",
    base: {
      "all.js":
        "(function (factory) {\n  factory(exports);\n})(function (exports) {\n  function load() {}\n  exports.load = load;\n});\n",
    },
    head: {
      "all.js":
        "(function (factory) {\n  factory(exports);\n})(function (exports) {\n  var load = make();\n  exports.load = load;\n});\n",
    },
    broken: [],
  },
  {
    title: "overloads of C# that types tell apart, one of which is private or takes another parameter now",
    base: {
      "Writer.cs":
        "class Block { }\nclass Line { }\nclass Writer {\n  public void Put(string text) { }\n  public void Put(char[] text) { }\n  public void Show(Block block) { }\n  public void Show(Line line) { }\n}\n",
      "Use.cs":
        'class Use {\n  void Go(Writer writer, Block block, Line line, char[] all) {\n    writer.Put("a");\n    writer.Put(all);\n    writer.Show(block);\n    writer.Show(line);\n  }\n}\n',
    },
    head: {
      "Writer.cs":
        "class Block { }\nclass Line { }\nclass Writer {\n  private void Put(string text) { }\n  public void Put(char[] text) { }\n  public void Show(Block block, int size) { }\n  public void Show(Line line) { }\n}\n",
    },
    broken: ["Use.cs:3 not_exported", "Use.cs:5 signature"],
  },
  {
    title:
      "members of a part of a class of C# whose other part stays, and an override of what only an interface has now",
    base: {
      "Scan.Left.cs": "partial class Scan { public static int Left() { return 1; } }\n",
      "Scan.Right.cs": "partial class Scan { public static int Right() { return 1; } }\n",
      "Option.cs":
        "interface IOption { int Get(); }\nabstract class Option : IOption {\n  public abstract int Get();\n}\nclass Some : Option {\n  public override int Get() { return Scan.Left() + Scan.Right(); }\n}\n",
    },
    head: {
      "Scan.Left.cs": null,
      "Option.cs":
        "interface IOption { int Get(); }\nabstract class Option : IOption {\n  public abstract int Get(int a);\n}\nclass Some : Option {\n  public override int Get() { return Scan.Left() + Scan.Right(); }\n}\n",
    },
    broken: ["Option.cs:6 deleted", "Option.cs:6 signature"],
  },
  {
    title: "a property of TypeScript of a choice with plain types, and by a pattern that assigns",
    base: {
      "a.ts":
        'export interface Failure {\n  path: string;\n  refinement?: string;\n}\nexport function show(result: string | boolean | Partial<Failure>) {\n  const { refinement } = result as any as Failure;\n  let found;\n  if (typeof result !== "string" && typeof result !== "boolean") ({ refinement: found } = result);\n  return [refinement, found];\n}\n',
    },
    head: {
      "a.ts":
        'export interface Failure {\n  path: string;\n  narrowing?: string;\n}\nexport function show(result: string | boolean | Partial<Failure>) {\n  const { refinement } = result as any as Failure;\n  let found;\n  if (typeof result !== "string" && typeof result !== "boolean") ({ refinement: found } = result);\n  return [refinement, found];\n}\n',
    },
    broken: ["a.ts:6 renamed", "a.ts:8 renamed"],
  },
  {
    title: "the parameter of a lambda of C# that a block or a property returns",
    base: { "A.cs": LAMBDAS },
    head: { "A.cs": LAMBDAS.replace("int Tag", "int Mark") },
    broken: [5, 6, 7].map((line) => `A.cs:${line} renamed`),
  },
  {
    title: "a property of Kotlin of what is tested by when, by if and by as, and of the elements of one type",
    base: { "R.kt": RESULTS, "U.kt": TESTED },
    head: { "R.kt": RESULTS.replace("class Ok(val value", "class Ok(val held") },
    broken: [5, 11, 15, 18].map((line) => `U.kt:${line} renamed`),
  },
  {
    title: "an extension method of C# that is lost while another class keeps one of its name",
    base: { "A.cs": EXTENSIONS },
    head: { "A.cs": EXTENSIONS.replace("IsValue(this Token", "IsText(this Token") },
    broken: ["A.cs:7 renamed"],
  },
];

describe("review: types in mutations of real repositories", () => {
  for (const { title, base, head, broken } of CAUSES)
    it(title, async () => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    });
});
