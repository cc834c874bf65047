import { describeTraps, type Trap } from "./trap.ts";

const CRATE = "[package]\nname = 'a'\n";

const SHIM = `pub(crate) mod sync {
    pub(crate) mod atomic {
        pub(crate) use core::sync::atomic::{AtomicPtr, Ordering};

        pub(crate) trait Mutable {
            fn with_mut(&mut self) -> u8;
        }
    }
}
`;

const USER = `use crate::shim::sync::atomic::Mutable;
use crate::shim::sync::atomic::{self, Ordering};
use core::sync::Arc;

fn all(mut one: impl Mutable) -> u8 {
    atomic::fence(Ordering::SeqCst);
    one.with_mut()
}
`;

const LIB = "mod shim;\nmod user;\nmod deep;\n";
const DEEP = "pub fn size() -> u8 { 1 }\n";

const MACROS = `macro_rules! expect {
    ($e:expr) => { $e };
}

macro_rules! vec {
    ($e:expr) => { $e };
}

macro_rules! next {
    ($e:expr) => { $e.advance() };
}
`;

const PARSER = `use crate::deep::next;

fn all(bytes: u8) -> u8 {
    expect!(bytes);
    vec![bytes];
    next(bytes)
}

fn take(from: u8) -> u8 {
    next!(from)
}
`;

const CORE = `pub struct Core { size: u8 }

impl Core {
    fn insert<Sz>(&self, at: u8) -> u8 { at }
    fn all(&self) { dispatch!(self.insert::<u8>(1)); }
}
`;

const CAUSES: readonly Trap[] = [
  {
    title: "a Rust type that is renamed with its methods, which macros call with type arguments",
    base: { "Cargo.toml": CRATE, "src/lib.rs": CORE },
    head: { "src/lib.rs": CORE.replaceAll("Core", "Table") },
    broken: [],
  },
  {
    title: "a function of Rust that a macro of the same file declares now",
    base: { "Cargo.toml": CRATE, "tests/all.rs": "#[test]\nfn empty() {\n    assert!(true);\n}\n" },
    head: {
      "tests/all.rs":
        "macro_rules! tests {\n    ($make:ident) => {\n        #[test]\n        fn empty() {\n            $make();\n        }\n    };\n}\n",
    },
    broken: [],
  },
  {
    title:
      "macros of Rust that modules around a file define, where one has the name of the library and one that of a function",
    base: {
      "Cargo.toml": CRATE,
      "src/lib.rs": "#[macro_use]\nmod macros;\nmod deep;\nmod parser;\n",
      "src/macros.rs": MACROS,
      "src/deep.rs": "pub fn next(a: u8) -> u8 { a }\n",
      "src/parser.rs": PARSER,
    },
    head: { "src/macros.rs": null },
    broken: ["src/lib.rs:2 deleted", "src/parser.rs:4 deleted"],
  },
  {
    title: "a macro of Rust that is renamed, beside a function of its former name",
    base: {
      "Cargo.toml": CRATE,
      "src/lib.rs": "#[macro_use]\nmod macros;\nmod parser;\n",
      "src/macros.rs": MACROS,
      "src/parser.rs": "fn take(from: u8) -> u8 {\n    next!(from);\n    from.next()\n}\n",
    },
    head: { "src/macros.rs": MACROS.replace("macro_rules! next", "macro_rules! following") },
    broken: ["src/parser.rs:2 renamed"],
  },
  {
    title: "names of Rust behind modules with a body in a file that is gone",
    base: { "Cargo.toml": CRATE, "src/lib.rs": LIB, "src/shim.rs": SHIM, "src/user.rs": USER, "src/deep.rs": DEEP },
    head: { "src/shim.rs": null },
    broken: ["src/lib.rs:1 deleted", "src/user.rs:1 deleted", "src/user.rs:2 deleted"],
  },
  {
    title: "a trait of Rust in a module with a body, of which imports name the whole path",
    base: { "Cargo.toml": CRATE, "src/lib.rs": LIB, "src/shim.rs": SHIM, "src/user.rs": USER, "src/deep.rs": DEEP },
    head: { "src/shim.rs": SHIM.replace("trait Mutable", "trait Changeable") },
    broken: ["src/user.rs:1 renamed"],
  },
  {
    title: "a directory of Rust whose `mod.rs` is gone",
    base: { "Cargo.toml": CRATE, "src/lib.rs": "mod deep;\n", "src/deep/mod.rs": DEEP, "src/deep/other.rs": DEEP },
    head: { "src/deep/mod.rs": null },
    broken: ["src/lib.rs:1 deleted"],
  },
  {
    title: "what a glob of Rust passes on from a module that is gone",
    base: {
      "Cargo.toml": CRATE,
      "src/lib.rs": "mod simd;\n\nfn all() -> u8 {\n    simd::size() + simd::other()\n}\n",
      "src/simd/mod.rs": "mod fallback;\npub use self::fallback::*;\npub fn other() -> u8 { 2 }\n",
      "src/simd/fallback.rs": DEEP,
    },
    head: { "src/simd/fallback.rs": null },
    broken: ["src/lib.rs:4 deleted", "src/simd/mod.rs:1 deleted", "src/simd/mod.rs:2 deleted"],
  },
  {
    title: "functions of Rust that a macro declares or writes out, beside one of their name",
    base: {
      "Cargo.toml": CRATE,
      "src/lib.rs":
        "fn add(a: u8) -> u8 { a }\n\nmock! { fn add(a: u8) -> u8; }\n\nfn all() {\n    quote!(add(1));\n    done!(add(2));\n}\n",
    },
    head: {
      "src/lib.rs":
        "fn add(a: u8, b: u8) -> u8 { a }\n\nmock! { fn add(a: u8) -> u8; }\n\nfn all() {\n    quote!(add(1));\n    done!(add(2));\n}\n",
    },
    broken: ["src/lib.rs:7 signature"],
  },
  {
    title: "a macro of Rust that is written in the body of another macro now, and one that is gone",
    base: {
      "Cargo.toml": CRATE,
      "src/lib.rs":
        "macro_rules! tri { ($e:expr) => { $e }; }\nmacro_rules! gone { ($e:expr) => { $e }; }\n\nmod de;\n",
      "src/de.rs": "pub fn all() -> u8 { tri!(1) }\npub fn none() -> u8 { gone!(1) }\n",
    },
    head: {
      "src/lib.rs":
        "macro_rules! root {\n    () => {\n        macro_rules! tri { ($e:expr) => { $e }; }\n    };\n}\nroot!();\n\nmod de;\n",
    },
    broken: ["src/de.rs:2 deleted"],
  },
];

describeTraps("causes of misses in mutations of Rust", CAUSES);
