import { describe, expect, it } from "vitest";
import { brokenLines, reviewOf, type Trap } from "./trap.ts";

const CRATE = "[package]\nname = 'a'\n";

const TABLE = `pub struct Table { ctrl: u8 }

impl Table {
    fn ctrl(&self, index: usize) -> u8 { self.ctrl }
    fn erase(&self) { self.ctrl(1); }
}
`;

const FLAGS = `pub trait Flags: Sized + 'static {
    const ALL: Self;
    type Bits: Bits;
    fn empty() -> Self;
    fn bits(&self) -> Self::Bits;
    fn is_empty(&self) -> bool { self.bits() == Self::Bits::NONE }
}

pub trait Bits: Copy {
    const NONE: Self;
}

pub struct Names<B: 'static> { rest: B }

impl<B: Flags> Names<B> {
    fn rest(&self) -> &B { &self.rest }
    fn done(&self) -> bool { self.rest.is_empty() }
}

pub fn parse<B>(names: Names<B>) -> B where B: Flags {
    let parsed = B::empty();
    names.rest().is_empty();
    if parsed.bits() == B::Bits::NONE { return B::ALL; }
    parsed
}
`;

const SHOW = `pub trait Show {
    fn show(&self) -> u8;
}

#[derive(Debug)]
pub struct Foo { all: Vec<u8> }

impl Show for Foo {
    fn show(&self) -> u8 { 1 }
}

impl Iterator for Foo {
    type Item = u8;
    fn next(&mut self) -> Option<Self::Item> { None }
    fn size_hint(&self) -> (usize, Option<usize>) { (0, None) }
}

fn all(mut foo: Foo) {
    foo.next();
    foo.size_hint();
}
`;

const GUARD = `use core::ops::Deref;

pub struct Table { items: u8 }

impl Table {
    fn ctrl(&self, i: u8) -> u8 { 1 }
}

fn all(mut guard: Guard<Table>) {
    guard.ctrl(2);
    guard.items += 1;
}

pub struct Guard<T> { value: T }

impl<T> Deref for Guard<T> {
    type Target = T;
    fn deref(&self) -> &T { &self.value }
}
`;

const PASSED_ON = {
  "src/lib.rs": "mod traits;\nmod parser;\npub use traits::Bits;\n",
  "src/traits.rs": "pub trait Bits { fn bits(&self) -> u8; }\n",
  "src/parser.rs": "use crate::Bits;\n\npub fn parse<B: Bits>(bits: B) -> u8 { bits.bits() }\n",
};

/** Classes with type parameters, through which their members are used. */
const BOXES: readonly (readonly [file: string, base: string, from: string, to: string, lines: readonly number[]])[] = [
  [
    "Use.java",
    "class Foo { int x; }\nclass Box<T> { T held; T get() { return held; } }\nclass Use<E extends Foo> {\n  int first(Box<Foo> box) { return box.get().x; }\n  int second(Box<Foo> box) { return box.held.x; }\n  int third(E each) { return each.x; }\n}\n",
    "int x",
    "int y",
    [4, 5, 6],
  ],
  [
    "Use.kt",
    "class Foo(val x: Int)\nclass Box<T>(val held: T) { fun get(): T = held }\nfun first(box: Box<Foo>) = box.get().x\nfun second(box: Box<Foo>) = box.held.x\nfun <E : Foo> third(each: E) = each.x\nfun <E> fourth(each: E) where E : Foo = each.x\n",
    "val x",
    "val y",
    [3, 4, 5, 6],
  ],
  [
    "Use.cs",
    "class Foo { public int X; }\nclass Box<T> { public T Held; public T Get() { return Held; } }\nclass Use<E> where E : Foo {\n  int First(Box<Foo> box) { return box.Get().X; }\n  int Second(Box<Foo> box) { return box.Held.X; }\n  int Third(E each) { return each.X; }\n}\n",
    "int X",
    "int Y",
    [4, 5, 6],
  ],
  [
    "src/lib.rs",
    "struct Foo { x: u8 }\nstruct Both<T> { held: T }\nimpl<U> Both<U> { fn get(&self) -> &U { &self.held } }\nfn first(both: Both<Foo>) -> u8 { both.get().x }\nfn second(both: Both<Foo>) -> u8 { both.held.x }\n",
    "x: u8",
    "y: u8",
    [4, 5],
  ],
];

/** Findings about traits, type parameters and names with two meanings, from mutations of real repositories. */
const CAUSES: readonly Trap[] = [
  {
    title: "calls of a method of Rust beside a field of its name",
    base: { "Cargo.toml": CRATE, "src/lib.rs": TABLE },
    head: { "src/lib.rs": TABLE.replace("&self, index: usize", "&self") },
    broken: ["src/lib.rs:5 signature"],
  },
  {
    title: "methods and constants of a trait that a type parameter must have",
    base: { "Cargo.toml": CRATE, "src/lib.rs": FLAGS },
    head: { "src/lib.rs": FLAGS.replace("fn is_empty", "fn is_void").replace("const ALL", "const EVERY") },
    broken: [17, 22, 23].map((line) => `src/lib.rs:${line} renamed`),
  },
  {
    title: "constants of the trait that an associated type must have",
    base: { "Cargo.toml": CRATE, "src/lib.rs": FLAGS },
    head: { "src/lib.rs": FLAGS.replace("const NONE", "const ZERO") },
    broken: ["src/lib.rs:23 renamed", "src/lib.rs:6 renamed"],
  },
  {
    title: "calls of functions of a trait with and without an object",
    base: { "Cargo.toml": CRATE, "src/lib.rs": FLAGS },
    head: {
      "src/lib.rs": FLAGS.replace("fn empty()", "fn empty(a: u8)").replace("fn bits(&self", "fn bits(&self, a: u8"),
    },
    broken: ["src/lib.rs:21 signature", "src/lib.rs:23 signature", "src/lib.rs:6 signature"],
  },
  {
    title: "what implements a method that a trait lost",
    base: { "Cargo.toml": CRATE, "src/lib.rs": SHOW },
    head: { "src/lib.rs": SHOW.replace("fn show", "fn shown") },
    broken: ["src/lib.rs:9 renamed"],
  },
  {
    title: "no call of what implements a trait from outside, which has it as it was",
    base: { "Cargo.toml": CRATE, "src/lib.rs": SHOW },
    head: {
      "src/lib.rs": SHOW.replace("fn size_hint", "fn hint")
        .replace("    type Item = u8;\n", "")
        .replace("next(&mut self", "next(&mut self, a: u8"),
    },
    broken: [],
  },
  {
    title: "members of what an object stands for by Deref",
    base: { "Cargo.toml": CRATE, "src/lib.rs": GUARD },
    head: { "src/lib.rs": GUARD.replace("fn ctrl(", "fn control(").replace("items: u8", "item: u8") },
    broken: ["src/lib.rs:10 renamed", "src/lib.rs:11 renamed"],
  },
  {
    title: "a trait that is passed on by the root of a crate, where that is refused and what follows from it is not",
    base: { "Cargo.toml": CRATE, ...PASSED_ON },
    head: { "src/traits.rs": "trait Bits { fn bits(&self) -> u8; }\n" },
    broken: ["src/lib.rs:3 not_exported"],
  },
  {
    title: "a renamed trait that is passed on by the root of a crate",
    base: { "Cargo.toml": CRATE, ...PASSED_ON },
    head: { "src/traits.rs": "pub trait Bitten { fn bits(&self) -> u8; }\n" },
    broken: ["src/lib.rs:3 renamed"],
  },
  ...BOXES.map(
    ([path, base, from, to, lines]): Trap => ({
      title: `members of what a type parameter stands for, in ${path}`,
      base: { "Cargo.toml": CRATE, [path]: base },
      head: { [path]: base.replace(from, to) },
      broken: lines.map((line) => `${path}:${line} renamed`),
    }),
  ),
];

describe("review: traits and type parameters in mutations of real repositories", () => {
  for (const { title, base, head, broken } of CAUSES)
    it(title, async () => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    });
});
