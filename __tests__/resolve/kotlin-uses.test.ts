import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const STORE = `package shop.data

class Store {
  fun query(q: String): String = q
  companion object {
    fun open(): Store = Store()
  }
}

class Cache {
  fun query(q: String): String = q
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "a function of the package that stands in a file of another name",
    "src/shop/Helpers.kt#load",
    {
      "src/shop/Helpers.kt": "package shop\n\nfun load(): Int = 1\n",
      "src/shop/Main.kt": "package shop\n\nfun run(): Int {\n  return load() // uses\n}\n",
      "src/other/Main.kt": "package other\n\nfun load(): Int = 2\n\nfun run(): Int = load()\n",
      "src/app/Main.kt": "package app\n\nimport shop.load // uses\n\nfun run(): Int {\n  return load() // uses\n}\n",
    },
  ],
  [
    "two methods of one name, told apart by the declared type",
    "src/shop/data/Store.kt#Store.query",
    {
      "src/shop/data/Store.kt": STORE,
      "src/shop/App.kt": `package shop

import shop.data.Cache
import shop.data.Store

class App(private val store: Store, val all: List<Store>) {
  fun run(cache: Cache, maybe: Store?) {
    store.query("a") // uses
    cache.query("b")
    maybe?.query("c") // uses
    maybe!!.query("d") // uses
    for (each in all) each.query("e") // uses
    all.first().query("f") // uses
    val made = Store()
    made.query("g") // uses
    Store.open().query("h") // uses
    Cache().query("i")
  }
}
`,
    },
  ],
  [
    "a class imported under another name and with a star",
    "src/shop/data/Store.kt#Store",
    {
      "src/shop/data/Store.kt": "package shop.data\n\nclass Store\n",
      "src/a/A.kt": "package a\n\nimport shop.data.Store as S // uses\n\nval s = S() // uses\n",
      "src/b/B.kt": "package b\n\nimport shop.data.*\n\nval s: Store? = null // uses\n",
      "src/c/C.kt": "package c\n\nclass Store\n\nval s = Store()\n",
    },
  ],
  [
    "an inherited method, called without a receiver",
    "src/shop/Base.kt#Base.init2",
    {
      "src/shop/Base.kt": "package shop\n\nopen class Base {\n  fun init2() {}\n}\n",
      "src/app/Sub.kt":
        "package app\n\nimport shop.Base\n\nclass Sub : Base() {\n  fun run() {\n    init2() // uses\n    this.init2() // uses\n  }\n}\n",
    },
  ],
  [
    "a function that a parameter shadows",
    "src/shop/Helpers.kt#load",
    {
      "src/shop/Helpers.kt": "package shop\n\nfun load(): Int = 1\n",
      "src/shop/Main.kt": "package shop\n\nfun run(load: () -> Int): Int {\n  return load()\n}\n",
    },
  ],
];

describe("resolve: where Kotlin code uses a symbol", () => testScenarios(SCENARIOS));
