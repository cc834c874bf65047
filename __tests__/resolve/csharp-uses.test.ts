import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const STORE = `namespace Shop.Data {
  public class Store {
    public static Store Open() { return new Store(); }
    public string Query(string q) { return q; }
  }
  public class Cache {
    public string Query(string q) { return q; }
  }
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "two methods of one name, told apart by the declared type",
    "src/Shop.Data/Store.cs#Store.Query",
    {
      "src/Shop.Data/Store.cs": STORE,
      "src/Shop.App/App.cs": `using System.Collections.Generic;
using Shop.Data;
namespace Shop.App {
  public class App {
    private readonly Store _store;
    public Store Current { get; set; }
    public App(Store store) { _store = store; }
    public void Run(List<Store> all, Cache cache) {
      _store.Query("a"); // uses
      this._store.Query("b"); // uses
      Current.Query("c"); // uses
      cache.Query("d");
      foreach (var each in all) each.Query("e"); // uses
      all[0].Query("f"); // uses
      Store.Open().Query("g"); // uses
      var made = new Store();
      made.Query("h"); // uses
      Shop.Data.Store.Open().Query("i"); // uses
      new Cache().Query("j");
    }
  }
}
`,
    },
  ],
  [
    "a class of the same namespace and of a namespace around",
    "src/Item.cs#Item",
    {
      "src/Item.cs": "namespace Shop;\npublic class Item { }\n",
      "src/Cart.cs": "namespace Shop;\npublic class Cart {\n  Item item = // uses\n    new Item(); // uses\n}\n",
      "src/Inner/Box.cs": "namespace Shop.Inner;\npublic class Box {\n  Item item; // uses\n}\n",
      "lib/Item.cs": "namespace Other;\npublic class Item { }\n",
      "lib/Box.cs": "namespace Other;\npublic class Box { Item item; }\n",
    },
  ],
  [
    "a method of another part of a partial class",
    "src/Reader.Async.cs#Reader.ReadMore",
    {
      "src/Reader.cs":
        "namespace Shop;\npublic partial class Reader {\n  void A() { ReadMore(); } // uses\n  void B(Reader r) { r.ReadMore(); } // uses\n}\n",
      "src/Reader.Async.cs": "namespace Shop;\npublic partial class Reader {\n  public void ReadMore() { }\n}\n",
      "src/Writer.cs": "namespace Shop;\npublic class Writer {\n  void ReadMore() { }\n  void A() { ReadMore(); }\n}\n",
    },
  ],
  [
    "an inherited method through `base` and without a receiver",
    "src/Base.cs#Base.Init",
    {
      "src/Base.cs": "namespace Shop;\npublic class Base {\n  protected void Init() { }\n}\n",
      "src/Sub.cs":
        "namespace Shop;\npublic class Sub : Base {\n  void A() { Init(); } // uses\n  void B() { base.Init(); } // uses\n}\n",
    },
  ],
  [
    "a static method by `using static`, and a parameter that shadows it",
    "src/Helpers.cs#Helpers.Load",
    {
      "src/Helpers.cs":
        "namespace Shop.Util;\npublic static class Helpers {\n  public static int Load() { return 1; }\n}\n",
      "src/App.cs":
        "using static Shop.Util.Helpers;\nnamespace Shop.App;\nclass App {\n  int A() { return Load(); } // uses\n  int B(System.Func<int> Load) { return Load(); }\n}\n",
    },
  ],
];

describe("resolve: where C# code uses a symbol", () => testScenarios(SCENARIOS));
