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

const CAUSES: readonly Trap[] = [
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
];

describeTraps("causes of misses in mutations of Rust", CAUSES);
