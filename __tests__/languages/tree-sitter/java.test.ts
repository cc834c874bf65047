import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `package com.example.shop;

import java.util.List;
import static java.util.Map.entry;
import java.io.*;

/** Sells things. */
@Service("shop")
public abstract class Shop<T extends Item> extends Base<T> implements Closeable {
  private static final int MAX = 10;
  @Inject
  List<Item> items = new ArrayList<>();

  public Shop(String name, int... sizes) {
    this.name = name;
  }

  /** Sells one. */
  @Override
  public Receipt sell(final Order order) throws IOException {
    Item item = order.first().item;
    for (Item other : items) {
      other.check(1, "a");
    }
    try (Reader reader = open()) {
      reader.read();
    } catch (IOException | RuntimeException error) {
      error.printStackTrace();
    }
    items.forEach(each -> each.pack());
    ((Special) item).wrap();
    return new Receipt(item);
  }

  abstract void close();

  interface Listener {
    void sold(Item item);
  }

  enum Size {
    SMALL(1), LARGE(2);

    final int value;

    Size(int value) {
      this.value = value;
    }
  }

  record Point(int x, int y) {}
}
`;

describe("languages/tree-sitter: Java", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("java");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "class Shop 7/9-52",
      "constant Shop.MAX 10/10-10",
      "constant Shop.items 11/12-12",
      "method Shop.Shop 14/14-16",
      "method Shop.sell 18/20-33",
      "method Shop.close 35/35-35",
      "interface Shop.Listener 37/37-39",
      "method Shop.Listener.sold 38/38-38",
      "enum Shop.Size 41/41-49",
      "constant Shop.Size.SMALL 42/42-42",
      "constant Shop.Size.LARGE 42/42-42",
      "constant Shop.Size.value 44/44-44",
      "method Shop.Size.Size 46/46-48",
      "class Shop.Point 51/51-51",
      "constant Shop.Point.x 51/51-51",
      "method Shop.Point.x 51/51-51",
      "constant Shop.Point.y 51/51-51",
      "method Shop.Point.y 51/51-51",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Shop.Shop(name: String, ...sizes: <int>)",
      "Shop.sell(order: Order) -> Receipt",
      "Shop.close()",
      "Shop.Listener.sold(item: Item)",
      "Shop.Size.Size(value: <int>)",
      "Shop.Point.x() -> <int>",
      "Shop.Point.y() -> <int>",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual([
      "name java.util List as List 3:18",
      "name java.util.Map entry as entry 4:29",
      "star java.io - as - 5:8",
    ]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "name: String",
      "sizes: <int>",
      "order: Order",
      "item: Item = item",
      "other: Item = element(items)",
      "reader: Reader = call(open)",
      "error = instance(union(IOException, RuntimeException))",
      "each = given(call(forEach, function(call(pack))))",
      "item: Item",
      "value: <int>",
      "x: <int>",
      "y: <int>",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 20 && line <= 32)).toEqual([
      "type Receipt 20:10",
      "type Order 20:29",
      "type IOException 20:49",
      "type Item 21:5",
      "read order 21:17",
      "call order.first 21:23",
      "read call(first).item 21:31",
      "type Item 22:10",
      "read items 22:23",
      "read other 23:7",
      "call other.check 23:13",
      "type Reader 25:10",
      "call open 25:26",
      "read reader 26:7",
      "call reader.read 26:14",
      "type IOException 27:14",
      "type RuntimeException 27:28",
      "read error 28:7",
      "call error.printStackTrace 28:13",
      "read items 30:5",
      "call items.forEach 30:11",
      "read each 30:27",
      "call each.pack 30:32",
      "type Special 31:7",
      "read item 31:16",
      "call instance(Special).wrap 31:22",
      "call Receipt 32:16",
      "read item 32:24",
    ]);
  });
});
