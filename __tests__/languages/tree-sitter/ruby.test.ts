import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `require 'json'
require_relative "shop/item"

# Sells things.
module Shop
  class Store < Base::Thing
    include Enumerable
    attr_accessor :name, :size
    LIMIT = 10

    # Makes a store.
    def initialize(name, size = 1, *rest, key:, mode: 2, **options, &block)
      @name = name
      @item = Item.new(1, title: "a")
    end

    def self.create(*args)
      new(*args)
    end

    def sell(order)
      order.items.each do |item, (first, second)|
        item.pack(first)
      end
      order.state = :sold
      begin
        order.check!
      rescue IOError, Shop::Error => error
        error.message
      end
      count ||= order.total
      Shop::Receipt.build(count)
    end

    private

    def secret?
      @item.hidden
    end
  end
end

def helper; end
`;

describe("languages/tree-sitter: Ruby", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("ruby");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "class Shop 4/5-41",
      "class Shop.Store 6/6-40",
      "constant Shop.Store.name 8/8-8",
      "constant Shop.Store.size 8/8-8",
      "constant Shop.Store.LIMIT 9/9-9",
      "method Shop.Store.initialize 11/12-15",
      "method Shop.Store.create 17/17-19",
      "method Shop.Store.sell 21/21-33",
      "method Shop.Store.secret? 37/37-39",
      "function helper 43/43-43",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Shop.Store.initialize(name, size?, ...rest, @key, @mode?, **options)",
      "Shop.Store.create(...args)",
      "Shop.Store.sell(order)",
      "Shop.Store.secret?()",
      "helper()",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual(["star json - as - 1:9", "star ./shop/item - as - 2:18"]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "name",
      "size = <int>",
      "rest",
      "key",
      "mode = <int>",
      "options",
      "block",
      "@name = name",
      "@item = new(Item, <int>, title=<str>)",
      "args",
      "order",
      "item",
      "first",
      "second",
      "error = instance(union(IOError, Error))",
      "count = call(total)",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 22 && line <= 35)).toEqual([
      "read order 22:7",
      "call order.items 22:13",
      "call call(items).each 22:19",
      "read item 23:9",
      "call item.pack 23:14",
      "read first 23:19",
      "read order 25:7",
      "write order.state 25:13",
      "read order 27:9",
      "call order.check! 27:15",
      "type IOError 28:14",
      "type Shop 28:23",
      "type Shop.Error 28:29",
      "read error 29:9",
      "call error.message 29:15",
      "write count 31:7",
      "read order 31:17",
      "call order.total 31:23",
      "read Shop 32:7",
      "read Shop.Receipt 32:13",
      "call Receipt.build 32:21",
      "read count 32:27",
    ]);
  });
});
