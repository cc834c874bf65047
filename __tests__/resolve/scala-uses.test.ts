import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const STORE = `package shop.data

class Store(val name: String) {
  def query(q: String): String = q
}

object Store {
  def open(): Store = new Store("x")
}

class Cache {
  def query(q: String): String = q
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "two methods of one name, told apart by types",
    "src/shop/data/Store.scala#Store.query",
    {
      "src/shop/data/Store.scala": STORE,
      "src/shop/App.scala": `package shop

import shop.data.{Cache, Store}

class App(store: Store, val all: List[Store]) {
  def run(cache: Cache, maybe: Option[Store]): Unit = {
    store.query("a") // uses
    cache.query("b")
    for (each <- all) each.query("c") // uses
    all.head.query("d") // uses
    new Store("y").query("e") // uses
    Store.open().query("f") // uses
    maybe.get.query("g") // uses
    store query "h" // uses
    cache.asInstanceOf[Store].query("i") // uses
    cache match {
      case s: Store => s.query("j") // uses
      case other => other
    }
    val made = Store("z")
    made.query("k") // uses
  }
}
`,
    },
  ],
  [
    "a class imported under another name, with a star, and from a package around",
    "src/shop/data/Store.scala#Box",
    {
      "src/shop/data/Store.scala": "package shop.data\n\ncase class Box(n: Int)\n",
      "src/a/A.scala": "package a\n\nimport shop.data.{Box => B} // uses\n\nobject A {\n  val b = B(1) // uses\n}\n",
      "src/b/B.scala": "package b\n\nimport shop.data._\n\nobject B {\n  val b: Option[Box] = None // uses\n}\n",
      "src/c/C.scala": "package c\n\nclass Box\n\nobject C {\n  val b = new Box()\n}\n",
      "src/d/D.scala": "package shop\npackage d\n\nimport data.Box // uses\n\nclass D extends Box(1) // uses\n",
      "src/e/E.scala": "package e\n\nobject E {\n  val b = new shop.data.Box(1) // uses\n}\n",
    },
  ],
  [
    "a member of an object that is imported, and of a package object",
    "src/shop/Config.scala#Config.limit",
    {
      "src/shop/Config.scala": "package shop\n\nobject Config {\n  val limit = 3\n}\n",
      "src/shop/A.scala": "package shop\n\nimport Config._\n\nobject A {\n  val a = limit // uses\n}\n",
      "src/b/B.scala": "package b\n\nimport shop.Config.limit // uses\n\nobject B {\n  val b = limit // uses\n}\n",
      "src/c/C.scala":
        "package c\n\nimport shop.Config\n\nobject C {\n  val c = Config.limit // uses\n  val limit = 2\n  val d = limit\n}\n",
    },
  ],
  [
    "a function of a package object",
    "src/shop/util/package.scala#helper",
    {
      "src/shop/util/package.scala": "package shop\n\npackage object util {\n  def helper(x: Int): Int = x\n}\n",
      "src/shop/util/A.scala": "package shop.util\n\nobject A {\n  val a = helper(1) // uses\n}\n",
      "src/b/B.scala": "package b\n\nimport shop.util.helper // uses\n\nobject B {\n  val b = helper(1) // uses\n}\n",
    },
  ],
  [
    "an inherited member, called without a receiver, through a self type and in a trait",
    "src/shop/Base.scala#Base.init2",
    {
      "src/shop/Base.scala": "package shop\n\ntrait Base {\n  def init2(): Unit = ()\n}\n",
      "src/shop/Sub.scala":
        "package shop\n\nclass Sub extends Other with Base {\n  def run(): Unit = {\n    init2() // uses\n    this.init2() // uses\n    super.init2() // uses\n  }\n}\n\ntrait Other\n\ntrait Late { self: Base =>\n  def run(): Unit = init2() // uses\n}\n",
    },
  ],
  [
    "an extension method",
    "src/shop/Ops.scala#shout",
    {
      "src/shop/Ops.scala": "package shop\n\nextension (s: String)\n  def shout(n: Int): String = s\n",
      "src/shop/A.scala":
        'package shop\n\nclass Box {\n  def shout(n: Int): Int = n\n}\n\nobject A {\n  val a = "x".shout(1) // uses\n  def b(s: String, box: Box) = {\n    s.shout(2) // uses\n    box.shout(3)\n  }\n}\n',
    },
  ],
  [
    "a field of a case class, in a pattern, by name and through an object",
    "src/shop/Point.scala#Point.x",
    {
      "src/shop/Point.scala":
        "package shop\n\ncase class Point(x: Int, y: Int) {\n  def sum: Int = x + y // uses\n}\n\nobject A {\n  def a(p: Point, x: Int) = p.x + x // uses\n}\n",
    },
  ],
  [
    "members of values that are imported as a whole, of the object under another name, and of what the compiler fills in",
    "src/shop/Builder.scala#Builder.step",
    {
      "src/shop/Builder.scala":
        "package shop\n\ntrait Builder { self =>\n  def step(n: Int): Builder\n  def twice = self.step(2) // uses\n}\n\nobject Builder {\n  def make: Builder = ???\n}\n",
      "src/a/A.scala": `package a

import shop.Builder

object A {
  def one(b: Builder) = {
    import b._
    step(1) // uses
  }
  def two = {
    val made = Builder.make
    import made._
    step(1) // uses
  }
  def three(implicit b: Builder) = implicitly[Builder].step(1) // uses
  def four(b: Builder) = (b step 1).step(2) // uses
}

object B {
  def step(s: String) = s
  def run = step("x")
}
`,
    },
  ],
  [
    "what `apply` of an object gives, with and without a class of its name, and a copy",
    "src/shop/Info.scala#Info.size",
    {
      "src/shop/Info.scala":
        "package shop\n\ncase class Info(size: Int)\n\nobject stat {\n  def apply(p: String): Info = Info(1)\n}\n\nclass Box(n: Int) {\n  def size: Int = n\n}\n",
      "src/shop/A.scala":
        'package shop\n\nobject A {\n  val a = stat("x").size // uses\n  val b = new Box(1).size\n  val c = Info(1).copy(size = 2).size // uses\n}\n',
    },
  ],
  [
    "a case of an enum, a given and a type alias, in a file that no directory names",
    "core/src/Types.scala#Color",
    {
      "core/src/Types.scala":
        "package shop\n\nenum Color(val code: Int):\n  case Red extends Color(1) // uses\n  case Mixed(parts: Int) extends Color(parts) // uses\n",
      "app/src/Main.scala":
        "package app\n\nimport shop.Color // uses\nimport shop.Color.*\n\ntype Shade = Color // uses\n\ngiven ord: Ordering[Color] with // uses\n  def compare(a: Color, b: Color) = a.code - b.code // uses\n\ndef show(c: Shade) = c match\n  case Color.Red => 1 // uses\n  case Mixed(n) => n\n",
    },
  ],
];

describe("resolve: where Scala code uses a symbol", () => testScenarios(SCENARIOS));
