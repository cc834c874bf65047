import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `#include <vector>

namespace shop::core {

using std::string;
using Items = std::vector<int>;

/// Sells things.
template <typename T>
class Shop : public Base<T>, private detail::Counter {
 public:
  explicit Shop(const string& name, int size = 1) : name_(name) {}
  ~Shop();
  virtual Receipt sell(Order* order, std::vector<Item>& items) const = 0;
  static Shop* create() { return new Shop("a"); }
  bool operator==(const Shop& other) const { return this->name_ == other.name_; }

 private:
  string name_;
  enum class Size { Small, Large };
};

}  // namespace shop::core

void Shop::sell(Order* order) {
  auto item = order->first();
  item.pack(1);
  Box box(2);
  for (auto& each : order->items) each.check();
  auto pick = [&](int n) { return n; };
  static_cast<Gift*>(item)->wrap(pick(1));
}

Shop::~Shop() {}

int total = 0;
`;

describe("languages/tree-sitter: C++", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("cpp");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "type Items 6/6-6",
      "class Shop 8/9-21",
      "method Shop.Shop 12/12-12",
      "method Shop.~Shop 13/13-13",
      "method Shop.sell 14/14-14",
      "method Shop.create 15/15-15",
      "method Shop.operator== 16/16-16",
      "constant Shop.name_ 19/19-19",
      "enum Shop.Size 20/20-20",
      "constant Shop.Size.Small 20/20-20",
      "constant Shop.Size.Large 20/20-20",
      "method Shop.sell 25/25-32",
      "function Shop.sell.pick 30/30-30",
      "method Shop.~Shop 34/34-34",
      "constant total 36/36-36",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Shop.Shop(name: string, size?)",
      "Shop.~Shop()",
      "Shop.sell(order: Order, items: item(vector, Item)) -> Receipt",
      "Shop.create() -> Shop",
      "Shop.operator==(other: Shop)",
      "Shop.sell(order: Order)",
      "Shop.sell.pick(n)",
      "Shop.~Shop()",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual(["star <vector - as - 1:10", "name std string as string 5:7"]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "name: string",
      "size = <int>",
      "order: Order",
      "items: item(vector, Item)",
      "other: Shop",
      "order: Order",
      "item = call(first)",
      "box: Box = new(Box, <int>)",
      "each = element(items)",
      "n",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 26 && line <= 32)).toEqual([
      "read order 26:15",
      "call order.first 26:22",
      "read item 27:3",
      "call item.pack 27:8",
      "type Box 28:3",
      "read order 29:21",
      "read order.items 29:28",
      "read each 29:35",
      "call each.check 29:40",
      "read n 30:35",
      "call static_cast 31:3",
      "type Gift 31:15",
      "read item 31:22",
      "call instance(Gift).wrap 31:29",
      "call pick 31:34",
    ]);
  });
});
