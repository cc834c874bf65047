import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `use std::collections::{hash_map::Entry as Slot, HashMap};
use crate::store::*;
mod cache;

/// Serves.
#[derive(Debug, Clone)]
pub struct Server<T> {
    pub name: String,
    items: Vec<Item>,
}

pub enum Kind {
    Fast,
    Slow(u32),
}

pub trait Runner: Base + Send {
    const LIMIT: usize = 1;
    fn run(&self, count: i32) -> Result<Item, Error>;
}

impl<T> Runner for Server<T> {
    fn run(&self, count: i32) -> Result<Item, Error> {
        let item = Item::new(count);
        let other: Item = Item { name: self.name.clone(), count };
        for each in self.items.iter() {
            each.go(&item);
        }
        if let Some(found) = self.find(1)? {
            found.stop();
        }
        println!("{}", other.title());
        item.check()
    }
}

impl Server<u32> {
    pub async fn new(name: &str) -> Self {
        Self::default().await
    }
}

pub type Table = HashMap<String, Item>;
static GLOBAL: Server = Server::new();

macro_rules! twice {
    ($x:expr) => { $x + $x };
}
`;

describe("languages/tree-sitter: Rust", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("rust");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "class Server 5/7-10",
      "constant Server.name 8/8-8",
      "constant Server.items 9/9-9",
      "enum Kind 12/12-15",
      "constant Kind.Fast 13/13-13",
      "constant Kind.Slow 14/14-14",
      "interface Runner 17/17-20",
      "constant Runner.LIMIT 18/18-18",
      "method Runner.run 19/19-19",
      "method Server.run 23/23-34",
      "method Server.new 38/38-40",
      "type Table 43/43-43",
      "constant GLOBAL 44/44-44",
      "function twice 46/46-48",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Runner.run(count) -> item(Result, Item, Error)",
      "Server.run(count) -> item(Result, Item, Error)",
      "Server.new(name) -> Self",
      "twice()",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual([
      "name std::collections::hash_map Entry as Slot 1:34",
      "name std::collections HashMap as HashMap 1:49",
      "star crate::store - as - 2:5",
      "module cache - as cache 3:5",
    ]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "self: Self",
      "count",
      "self: Self",
      "count",
      "item = call(new, count)",
      "other: Item = new(Item, name=call(clone), count=count)",
      "each = element(call(iter))",
      "found = item(call(find, <int>))",
      "name",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 23 && line <= 34)).toEqual([
      "type Self 23:13",
      "type Result 23:34",
      "type Item 23:41",
      "type Error 23:47",
      "read Item 24:20",
      "call Item.new 24:26",
      "read count 24:30",
      "type Item 25:20",
      "call Item 25:27",
      "read self 25:40",
      "read self.name 25:45",
      "call name.clone 25:50",
      "read count 25:59",
      "write new(Item, name=call(clone), count=count).name 25:34",
      "write new(Item, name=call(clone), count=count).count 25:59",
      "read self 26:21",
      "read self.items 26:26",
      "call items.iter 26:32",
      "read each 27:13",
      "call each.go 27:18",
      "read item 27:22",
      "read Some 29:16",
      "read self 29:30",
      "call self.find 29:35",
      "read found 30:13",
      "call found.stop 30:19",
      "call println 32:9",
      "read other 32:24",
      "call other.title 32:30",
      "read item 33:9",
      "call item.check 33:14",
    ]);
  });
});
