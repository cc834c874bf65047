import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const CARGO = '[package]\nname = "shop-core"\nversion = "0.1.0"\n';
const STORE = `pub struct Db { name: String }
pub struct Cache;
pub fn connect() -> Db { Db::open().unwrap() }
impl Db {
    pub fn open() -> Option<Self> { None }
    pub fn query(&self) -> u32 { 1 }
}
impl Cache {
    pub fn query(&self) -> u32 { 2 }
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "a function of another module, by use, by path and by glob",
    "src/util/text.rs#trim_all",
    {
      "Cargo.toml": CARGO,
      "src/lib.rs": "mod util;\nmod a;\nmod b;\nmod c;\npub fn f() {\n    util::text::trim_all(); // uses\n}\n",
      "src/util/mod.rs": "pub mod text;\n",
      "src/util/text.rs": "pub fn trim_all() {}\n",
      "src/a.rs": "use crate::util::text::trim_all; // uses\nfn a() {\n    trim_all(); // uses\n}\n",
      "src/b.rs":
        "use crate::util::text;\nuse super::util::text::*;\nfn b() {\n    text::trim_all(); // uses\n    trim_all(); // uses\n}\n",
      "src/c.rs": "fn trim_all() {}\nfn c() {\n    trim_all();\n    crate::util::text::trim_all(); // uses\n}\n",
    },
  ],
  [
    "two methods of one name, told apart by the declared type",
    "src/store.rs#Db.query",
    {
      "Cargo.toml": CARGO,
      "src/lib.rs": "mod store;\nmod app;\n",
      "src/store.rs": STORE,
      "src/app.rs": `use crate::store::{self, Cache, Db};
pub struct App { db: Db, all: Vec<Db>, shared: Box<Db>, cache: Cache }
impl App {
    fn run(&self, other: &mut Db, cache: &Cache) -> Option<u32> {
        self.db.query(); // uses
        self.cache.query();
        self.shared.query(); // uses
        other.query(); // uses
        cache.query();
        for each in &self.all {
            each.query(); // uses
        }
        self.all[0].query(); // uses
        let opened = Db::open()?;
        opened.query(); // uses
        store::connect().query(); // uses
        Some(1)
    }
}
`,
    },
  ],
  [
    "an item that another crate of the workspace passes on",
    "core/src/inner.rs#Thing",
    {
      "core/Cargo.toml": CARGO,
      "core/src/lib.rs": "mod inner;\npub use inner::Thing; // uses\n",
      "core/src/inner.rs": "pub struct Thing;\n",
      "cli/Cargo.toml": '[package]\nname = "shop"\n',
      "cli/src/main.rs": "use shop_core::Thing; // uses\nfn main() {\n    let t: Thing = make(); // uses\n}\n",
    },
  ],
  [
    "an associated function through the type and through Self",
    "src/store.rs#Db.open",
    {
      "Cargo.toml": CARGO,
      "src/lib.rs": "mod store;\nmod app;\n",
      "src/store.rs":
        "pub struct Db;\nimpl Db {\n    pub fn open() -> Db { Db }\n    pub fn again() -> Db {\n        Self::open() // uses\n    }\n}\n",
      "src/app.rs":
        "use crate::store::Db;\nfn f() {\n    Db::open(); // uses\n    crate::store::Db::open(); // uses\n    File::open();\n}\n",
    },
  ],
  [
    "a function that a local variable shadows",
    "src/lib.rs#load",
    {
      "Cargo.toml": CARGO,
      "src/lib.rs":
        "fn load() -> u32 { 1 }\nfn a(load: u32) -> u32 { load }\nfn b() -> u32 {\n    let load = 2;\n    load\n}\nfn c() -> u32 {\n    load() // uses\n}\n",
    },
  ],
  [
    "a method whose type is defined in another module",
    "src/db/read.rs#Db.read_all",
    {
      "Cargo.toml": CARGO,
      "src/lib.rs": "mod db;\nfn f(db: &db::Db) {\n    db.read_all(); // uses\n}\n",
      "src/db/mod.rs":
        "mod read;\npub struct Db;\npub struct Log;\nimpl Log { fn read_all(&self) {} }\nfn g(l: Log) { l.read_all(); }\n",
      "src/db/read.rs": "use super::Db;\nimpl Db {\n    pub fn read_all(&self) {}\n}\n",
    },
  ],
];

describe("resolve: where Rust code uses a symbol", () => testScenarios(SCENARIOS));
