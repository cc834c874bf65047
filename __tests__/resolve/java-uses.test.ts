import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const STORE = `package com.shop.data;
public class Store {
  public static Store open() { return new Store(); }
  public String query(String q) { return q; }
}
`;
const CACHE = `package com.shop.data;
public class Cache {
  public String query(String q) { return q; }
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "a class of the same package, also from the tests, and not one of another package",
    "src/main/java/com/shop/Item.java#Item",
    {
      "src/main/java/com/shop/Item.java": "package com.shop;\npublic class Item { Item() {} }\n",
      "src/main/java/com/shop/Cart.java":
        "package com.shop;\nclass Cart {\n  Item item = // uses\n    new Item(); // uses\n}\n",
      "src/test/java/com/shop/ItemTest.java": "package com.shop;\nclass ItemTest {\n  void t(Item i) { } // uses\n}\n",
      "src/main/java/com/other/Item.java": "package com.other;\npublic class Item { }\n",
      "src/main/java/com/other/Box.java": "package com.other;\nclass Box { Item item; }\n",
    },
  ],
  [
    "two methods of one name, told apart by the declared type",
    "data/src/com/shop/data/Store.java#Store.query",
    {
      "data/src/com/shop/data/Store.java": STORE,
      "data/src/com/shop/data/Cache.java": CACHE,
      "app/src/com/shop/App.java": `package com.shop;
import com.shop.data.Store;
import com.shop.data.Cache;
import java.util.List;
class App {
  private final Store store;
  private List<Store> all;
  App(Store store) { this.store = store; }
  void run(Cache cache) {
    store.query("a"); // uses
    this.store.query("b"); // uses
    cache.query("c");
    for (Store each : all) each.query("d"); // uses
    all.get(0).query("e"); // uses
    Store.open().query("f"); // uses
    var opened = Store.open();
    opened.query("g"); // uses
    new Cache().query("h");
  }
}
`,
    },
  ],
  [
    "a static method, imported by name, with a star and through its class",
    "com/shop/Util.java#Util.load",
    {
      "com/shop/Util.java":
        "package com.shop;\npublic class Util {\n  public static int load(int x) { return x; }\n}\n",
      "com/app/A.java":
        "package com.app;\nimport static com.shop.Util.load; // uses\nclass A { int x() {\n  return load(1); // uses\n} }\n",
      "com/app/B.java":
        "package com.app;\nimport static com.shop.Util.*;\nclass B { int x() {\n  return load(1); // uses\n} }\n",
      "com/app/C.java":
        "package com.app;\nimport com.shop.*;\nclass C {\n  int x() { return Util.load(1); } // uses\n  int y() { return com.shop.Util.load(2); } // uses\n}\n",
      "com/app/D.java": "package com.app;\nclass D { int load(int x) { return x; }\n  int y() { return load(1); } }\n",
    },
  ],
  [
    "an inherited method, with and without `this` and `super`",
    "com/shop/Base.java#Base.init",
    {
      "com/shop/Base.java": "package com.shop;\npublic abstract class Base {\n  protected void init() {}\n}\n",
      "com/shop/sub/Sub.java": `package com.shop.sub;
import com.shop.Base;
class Sub extends Base {
  void a() { init(); } // uses
  void b() { this.init(); } // uses
  void c() { super.init(); } // uses
}
`,
      "com/shop/Other.java": "package com.shop;\nclass Other { void init() {}\n  void a() { init(); } }\n",
    },
  ],
  [
    "a field that a parameter shadows",
    "com/shop/A.java#A.size",
    {
      "com/shop/A.java":
        "package com.shop;\nclass A {\n  int size;\n  int f(int size) { return size; }\n  int g() { return size; } // uses\n}\n",
      "com/shop/B.java": "package com.shop;\nclass B {\n  int f(A a) { return a.size; } // uses\n}\n",
    },
  ],
];

describe("resolve: where Java code uses a symbol", () => testScenarios(SCENARIOS));
