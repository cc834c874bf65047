import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `using System;
using Items = System.Collections.Generic.List<int>;

namespace Shop.Core;

/// <summary>Sells things.</summary>
[Service("shop")]
public abstract class Shop<T> : Base<T>, IDisposable
{
    private readonly int _count = 1;
    public string Name { get; set; } = "a";
    public int Count => _count;

    public Shop(string name, int size = 1) : base(name)
    {
        this.Name = name;
    }

    [HttpGet]
    public async Task<Receipt> Sell(Order order, params string[] names)
    {
        var item = new Item(1, title: "a") { Price = 2 };
        foreach (var other in order.Items) { other.Check(); }
        try { order?.First?.Pack(); }
        catch (IOException error) { error.Log(); }
        names.Select(each => each.Length);
        ((Gift)item).Wrap();
        int Local(int n) => n;
        return await order.Finish(item);
    }

    protected abstract void Close();

    enum Size { Small = 1, Large }

    interface IListener { void Sold(Item item); }

    record Point(int X, int Y);
}
`;

describe("languages/tree-sitter: C#", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("csharp");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "class Shop 6/8-39",
      "constant Shop._count 10/10-10",
      "constant Shop.Name 11/11-11",
      "constant Shop.Count 12/12-12",
      "method Shop.Shop 14/14-17",
      "method Shop.Sell 19/20-30",
      "function Shop.Sell.Local 28/28-28",
      "method Shop.Close 32/32-32",
      "enum Shop.Size 34/34-34",
      "constant Shop.Size.Small 34/34-34",
      "constant Shop.Size.Large 34/34-34",
      "interface Shop.IListener 36/36-36",
      "method Shop.IListener.Sold 36/36-36",
      "class Shop.Point 38/38-38",
      "constant Shop.Point.X 38/38-38",
      "constant Shop.Point.Y 38/38-38",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Shop.Shop(name: <string>, size?: <int>)",
      "Shop.Sell(order: Order, ...names: item(<list>, <string>)) -> item(Task, Receipt)",
      "Shop.Sell.Local(n: <int>) -> <int>",
      "Shop.Close() -> <void>",
      "Shop.IListener.Sold(item: Item) -> <void>",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual([
      "star System - as - 1:7",
      "namespace System.Collections.Generic.List<int> - as Items 2:15",
    ]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "name: <string>",
      "size: <int> = <int>",
      "order: Order",
      "names: item(<list>, <string>)",
      "item = new(Item, <int>, title=<str>)",
      "other = element(Items)",
      "error = instance(IOException)",
      "each = given(call(Select, function(Length)))",
      "n: <int>",
      "item: Item",
      "X: <int>",
      "Y: <int>",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 21 && line <= 31)).toEqual([
      "call Item 22:24",
      "write new(Item, <int>, title=<str>).Price 22:46",
      "read order 23:31",
      "read order.Items 23:37",
      "read other 23:46",
      "call other.Check 23:52",
      "read order 24:15",
      "read order.First 24:22",
      "call First.Pack 24:29",
      "type IOException 25:16",
      "read error 25:37",
      "call error.Log 25:43",
      "read names 26:9",
      "call names.Select 26:15",
      "read each 26:30",
      "read each.Length 26:35",
      "type Gift 27:11",
      "read item 27:16",
      "call instance(Gift).Wrap 27:22",
      "read n 28:29",
      "read order 29:22",
      "call order.Finish 29:28",
      "read item 29:35",
    ]);
  });
});
