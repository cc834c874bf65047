import type { Trap } from "../trap.ts";

const PRICES =
  "local M = {}\n\nfunction M.total(items)\n  return #items\nend\n\nfunction M.tax(sum)\n  return sum\nend\n\nreturn M\n";
const PRICES_WITHOUT_TAX = "local M = {}\n\nfunction M.total(items)\n  return #items\nend\n\nreturn M\n";

const LUA: readonly Trap[] = [
  {
    title: "a Lua file whose new syntax error hides what is still there",
    base: {
      "a.lua":
        'local function run(cmd)\n  return execute(cmd)\nend\n\nlocal function setup()\n  local paths = env.paths\n  table.insert(paths, [[SYSTEM = "windows",]])\nend\n\nlocal function main()\n  setup()\nend\n\nmain()\n',
    },
    head: {
      "a.lua":
        '  return execute(cmd)\nend\n\nlocal function setup()\n  local paths = env.paths\n  table.insert(paths, [[SYSTEM = "windows",]])\nend\n\nlocal function main()\n  setup()\nend\n\nmain()\n',
    },
    broken: ["a.lua:1 deleted"],
  },
  {
    title: "a deleted function of a Lua module",
    base: {
      "prices.lua": PRICES,
      "main.lua": 'local prices = require("prices")\nprint(prices.total({}))\nprint(prices.tax(1))\n',
    },
    head: { "prices.lua": PRICES_WITHOUT_TAX },
    broken: ["main.lua:3 deleted"],
  },
  {
    title: "a renamed function of a Lua module that is taken at once",
    base: {
      "prices.lua": PRICES,
      "main.lua": 'local tax = require("prices").tax\nprint(tax(1))\n',
    },
    head: { "prices.lua": PRICES.replace("M.tax", "M.duty") },
    broken: ["main.lua:1 renamed"],
  },
  {
    title: "a Lua module that moved",
    base: {
      "lib/prices.lua": PRICES,
      "main.lua": 'local prices = require("lib.prices")\nprint(prices.tax(1))\n',
    },
    head: { "lib/prices.lua": null, "shop/prices.lua": PRICES },
    broken: ["main.lua:1 moved"],
  },
  {
    title: "a deleted method of a Lua class, called on its objects and on something unknown",
    base: {
      "door.lua":
        "local Door = {}\nDoor.__index = Door\n\nfunction Door.new()\n  return setmetatable({}, Door)\nend\n\nfunction Door:slam()\nend\n\nreturn Door\n",
      "main.lua": 'local Door = require("door")\nlocal door = Door.new()\ndoor:slam()\n',
    },
    head: {
      "door.lua":
        "local Door = {}\nDoor.__index = Door\n\nfunction Door.new()\n  return setmetatable({}, Door)\nend\n\nreturn Door\n",
    },
    broken: ["main.lua:3 deleted"],
  },
  {
    title: "Lua functions that get other parameters, which no call is refused for",
    base: {
      "prices.lua": PRICES,
      "main.lua": 'local prices = require("prices")\nprint(prices.tax(1))\n',
    },
    head: { "prices.lua": PRICES.replace("M.tax(sum)", "M.tax(sum, rate, country)") },
    broken: [],
  },
  {
    title: "a Lua module whose table is renamed, is filled by keys, or answers to any name",
    base: {
      "prices.lua": PRICES,
      "names.lua": "local M = {}\n\nfunction M.one()\nend\n\nfunction M.two()\nend\n\nreturn M\n",
      "any.lua": "local M = {}\n\nfunction M.one()\nend\n\nfunction M.two()\nend\n\nreturn M\n",
      "main.lua":
        'local prices = require("prices")\nlocal names = require("names")\nlocal any = require("any")\nprint(prices.tax(1))\nnames.one()\nany.one()\n',
    },
    head: {
      "prices.lua": PRICES.replaceAll(/\bM\b/g, "Prices"),
      "names.lua":
        'local M = {}\n\nfunction M.two()\nend\n\nfor _, name in ipairs({ "one" }) do\n  M[name] = M.two\nend\n\nreturn M\n',
      "any.lua":
        "local M = {}\n\nfunction M.two()\nend\n\nreturn setmetatable(M, {\n  __index = function(_, name)\n    return name\n  end,\n})\n",
    },
    broken: [],
  },
  {
    title: "a Lua function that becomes a field of the table a file returns",
    base: {
      "text.lua": "local M = {}\n\nfunction M.trim(s)\n  return s\nend\n\nreturn M\n",
      "main.lua": 'local text = require("text")\ntext.trim("x")\n',
    },
    head: { "text.lua": "local function trim(s)\n  return s\nend\n\nreturn { trim = trim }\n" },
    broken: [],
  },
];

const SHOP = { "pubspec.yaml": "name: shop\n" };

const DART: readonly Trap[] = [
  {
    title: "a deleted Dart function that is imported whole, by name and under a prefix",
    base: {
      ...SHOP,
      "lib/a.dart": "int total(int a) => a;\nint tax(int a) => a;\n",
      "lib/b.dart": "import 'dart:io';\nimport 'a.dart';\n\nfinal b = tax(total(1));\n",
      "lib/c.dart": "import 'package:shop/a.dart' show tax, total;\n\nfinal c = tax(total(1));\n",
      "lib/d.dart": "import 'a.dart' as a;\n\nfinal d = a.tax(a.total(1));\n",
    },
    head: { "lib/a.dart": "int total(int a) => a;\n" },
    broken: ["lib/b.dart:4 deleted", "lib/c.dart:1 deleted", "lib/d.dart:3 deleted"],
  },
  {
    title: "a Dart library that moved, and one that is still exported from where it was",
    base: {
      ...SHOP,
      "lib/item.dart": "class Item {}\n\nclass Crate {\n  Item? first;\n}\n",
      "lib/order.dart": "class Order {\n  int size = 1;\n}\n",
      "lib/app.dart": "import 'item.dart';\nimport 'order.dart';\n\nfinal a = Item();\nfinal b = Order();\n",
    },
    head: {
      "lib/item.dart": null,
      "lib/src/item.dart": "class Item {}\n\nclass Crate {\n  Item? first;\n}\n",
      "lib/order.dart": "export 'src/order.dart';\n",
      "lib/src/order.dart": "class Order {\n  int size = 1;\n}\n",
    },
    broken: ["lib/app.dart:1 moved", "lib/app.dart:4 moved"],
  },
  {
    title: "a Dart method that gets a required parameter, and one that gets an optional one",
    base: {
      "lib/a.dart": "class Door {\n  void open(int by) {}\n  void shut() {}\n}\n",
      "lib/b.dart": "import 'a.dart';\n\nvoid run(Door door) {\n  door.open(1);\n  door.shut();\n}\n",
    },
    head: {
      "lib/a.dart":
        "class Door {\n  void open(int by, {required bool wide}) {}\n  void shut({bool hard = false}) {}\n}\n",
    },
    broken: ["lib/b.dart:4 signature"],
  },
  {
    title: "a Dart constructor that gets a required parameter, and a named one that goes",
    base: {
      "lib/a.dart": "class Door {\n  final int width;\n  Door(this.width);\n  Door.wide() : width = 2;\n}\n",
      "lib/b.dart":
        "import 'a.dart';\n\nclass Gate extends Door {\n  Gate() : super(1);\n}\n\nfinal a = Door(1);\nfinal b = Door.wide();\nfinal c = Gate();\n",
    },
    head: {
      "lib/a.dart":
        "class Door {\n  final int width;\n  Door(this.width, {required this.height});\n  final int height;\n}\n",
    },
    broken: ["lib/b.dart:4 signature", "lib/b.dart:7 signature", "lib/b.dart:8 deleted"],
  },
  {
    title: "a Dart field under another name, where it is written and where it is read",
    base: {
      "lib/a.dart": "class Door {\n  int width = 1;\n  int height = 2;\n}\n",
      "lib/b.dart": "import 'a.dart';\n\nvoid run(Door door) {\n  door.width = 2;\n  print('$door' + door.width);\n}\n",
    },
    head: { "lib/a.dart": "class Door {\n  int breadth = 1;\n  int height = 2;\n}\n" },
    broken: ["lib/b.dart:4 renamed", "lib/b.dart:5 renamed"],
  },
  {
    title: "a Dart member that moves to a mixin, an extension or a part of the library",
    base: {
      "lib/a.dart": "class Door {\n  void open() {}\n  void shut() {}\n}\n\nint count() => 1;\n",
      "lib/b.dart": "import 'a.dart';\n\nvoid run(Door door) {\n  door.open();\n  door.shut();\n  count();\n}\n",
    },
    head: {
      "lib/a.dart":
        "part 'a_part.dart';\n\nmixin Opening {\n  void open() {}\n}\n\nclass Door with Opening {}\n\nextension Shutting on Door {\n  void shut() {}\n}\n",
      "lib/a_part.dart": "part of 'a.dart';\n\nint count() => 1;\n",
    },
    broken: [],
  },
  {
    title: "an override of a Dart class from outside that went",
    base: {
      "lib/a.dart":
        "import 'package:flutter/widgets.dart';\n\nclass View extends State {\n  @override\n  void shutDown() {}\n}\n",
      "lib/b.dart": "import 'a.dart' show View;\n\nvoid run(View view) {\n  view.shutDown();\n}\n",
    },
    head: { "lib/a.dart": "import 'package:flutter/widgets.dart';\n\nclass View extends State {}\n" },
    broken: [],
  },
  {
    title: "a named parameter of Dart that fills a private field: callers write its public name",
    base: {
      "a.dart": "class Follow {\n  Follow({required int target}) : _target = target;\n  final int _target;\n}\n",
      "b.dart": "import 'a.dart';\nfinal f = Follow(target: 1);\n",
    },
    head: { "a.dart": "class Follow {\n  Follow({required this._target});\n  final int _target;\n}\n" },
    broken: [],
  },
  {
    title: "fields of patterns and records of Dart, which are no uses of what is called like them",
    base: {
      "a.dart": "int index = 0;\nint value = 0;\n",
      "b.dart":
        "import 'a.dart';\n(String name, int? index) f(Map m) {\n  final MapEntry(key: k, value: v) = m.entries.first;\n  print(value);\n  return (k, v);\n}\n",
    },
    head: { "a.dart": "" },
    broken: ["b.dart:4 deleted"],
  },
  {
    title: "a value of an enum of Dart that a pattern names",
    base: {
      "a.dart": "enum Blend { opaque, alpha }\n",
      "b.dart":
        "import 'a.dart';\nfinal opaque = 1;\nint f(Blend b) => switch (b) {\n  Blend.opaque => 1,\n  Blend.alpha => 2,\n};\n",
    },
    head: {
      "a.dart": "enum Blend { opaque }\n",
      "b.dart": "import 'a.dart';\nint f(Blend b) => switch (b) {\n  Blend.opaque => 1,\n  Blend.alpha => 2,\n};\n",
    },
    broken: ["b.dart:4 deleted"],
  },
];

const SCALA: readonly Trap[] = [
  {
    title: "a deleted Scala method called on a typed field, on a new object and in an infix expression",
    base: {
      "src/x/Store.scala": "package x\n\nclass Store {\n  def purge(n: Int): Unit = ()\n  def load(): Unit = ()\n}\n",
      "src/x/App.scala":
        "package x\n\nclass App(val store: Store) {\n  def run(): Unit = {\n    store.purge(1)\n    new Store().purge(2)\n    store purge 3\n    store.load()\n  }\n}\n",
    },
    head: { "src/x/Store.scala": "package x\n\nclass Store {\n  def load(): Unit = ()\n}\n" },
    broken: ["src/x/App.scala:5 deleted", "src/x/App.scala:6 deleted", "src/x/App.scala:7 deleted"],
  },
  {
    title: "a Scala class that moved to another package",
    base: {
      "src/a/Box.scala": "package a\n\nclass Box {\n  def open(): Int = 1\n}\n",
      "src/b/App.scala": "package b\n\nimport a.Box\n\nobject App {\n  val box = new Box()\n}\n",
      "src/c/App.scala": "package c\n\nimport a._\n\nobject App {\n  val box = new Box()\n}\n",
    },
    head: { "src/a/Box.scala": null, "src/z/Box.scala": "package z\n\nclass Box {\n  def open(): Int = 1\n}\n" },
    broken: ["src/b/App.scala:3 moved", "src/c/App.scala:6 moved"],
  },
  {
    title: "Scala methods that get a parameter, with and without a default, and one that gets an implicit list",
    base: {
      "src/x/Door.scala":
        "package x\n\nclass Door {\n  def open(by: Int): Unit = ()\n  def shut(by: Int): Unit = ()\n  def lock(by: Int): Unit = ()\n}\n",
      "src/x/App.scala":
        "package x\n\nobject App {\n  def run(door: Door): Unit = {\n    door.open(1)\n    door.shut(1)\n    door.lock(by = 1)\n  }\n}\n",
    },
    head: {
      "src/x/Door.scala":
        "package x\n\nclass Door {\n  def open(by: Int, wide: Boolean): Unit = ()\n  def shut(by: Int, hard: Boolean = false): Unit = ()\n  def lock(by: Int)(implicit key: Key): Unit = ()\n}\n",
    },
    broken: ["src/x/App.scala:5 signature"],
  },
  {
    title: "a Scala case class that gets a field, made by its name, with `new` and by a companion",
    base: {
      "src/x/Point.scala": "package x\n\ncase class Point(x: Int, y: Int)\n\ncase class Line(a: Int)\n",
      "src/x/App.scala":
        "package x\n\nobject App {\n  val a = Point(1, 2)\n  val b = new Point(1, 2)\n  val c = Point(1, y = 2)\n  val d = Line(1)\n}\n",
    },
    head: {
      "src/x/Point.scala":
        "package x\n\ncase class Point(x: Int, y: Int, z: Int)\n\ncase class Line(a: Int, b: Int)\n\nobject Line {\n  def apply(a: Int): Line = Line(a, a)\n}\n",
    },
    broken: ["src/x/App.scala:4 signature", "src/x/App.scala:5 signature", "src/x/App.scala:6 signature"],
  },
  {
    title:
      "a Scala method that becomes private, used by the companion and by a stranger, and one that its package still sees",
    base: {
      "src/x/Door.scala":
        "package x\n\nclass Door {\n  def open(): Unit = ()\n  def shut(): Unit = ()\n}\n\nobject Door {\n  def both(door: Door): Unit = door.open()\n}\n",
      "src/x/App.scala":
        "package x\n\nobject App {\n  def run(door: Door): Unit = {\n    door.open()\n    door.shut()\n  }\n}\n",
    },
    head: {
      "src/x/Door.scala":
        "package x\n\nclass Door {\n  private def open(): Unit = ()\n  private[x] def shut(): Unit = ()\n}\n\nobject Door {\n  def both(door: Door): Unit = door.open()\n}\n",
    },
    broken: ["src/x/App.scala:5 not_exported"],
  },
  {
    title: "Scala members that move to a trait, to an implicit class, to an extension and to the package object",
    base: {
      "src/x/Door.scala":
        "package x\n\nclass Door {\n  def open(): Unit = ()\n  def shut(): Unit = ()\n  def lock(): Unit = ()\n}\n\nobject Util {\n  def count(): Int = 1\n}\n",
      "src/y/App.scala":
        "package y\n\nimport x._\n\nobject App {\n  def run(door: Door): Unit = {\n    door.open()\n    door.shut()\n    door.lock()\n  }\n}\n",
    },
    head: {
      "src/x/Door.scala":
        "package x\n\ntrait Opening {\n  def open(): Unit = ()\n}\n\nclass Door extends Opening\n\nobject Util {\n  def count(): Int = 1\n}\n",
      "src/x/package.scala":
        "package object x {\n  implicit class Shutting(door: Door) {\n    def shut(): Unit = ()\n  }\n  extension (door: Door) def lock(): Unit = ()\n}\n",
    },
    broken: [],
  },
  {
    title: "a Scala method that is now a function value, and an override of a class from outside that went",
    base: {
      "src/x/Door.scala":
        "package x\n\nimport java.io.Reader\n\nobject Calc {\n  def twice(n: Int): Int = n\n}\n\nabstract class View extends Reader {\n  override def ready(): Boolean = true\n}\n",
      "src/x/App.scala":
        "package x\n\nobject App {\n  def run(view: View): Int = {\n    view.ready()\n    Calc.twice(2)\n  }\n}\n",
    },
    head: {
      "src/x/Door.scala":
        "package x\n\nimport java.io.Reader\n\nobject Calc {\n  def twice: Int => Int = n => n\n}\n\nabstract class View extends Reader\n",
    },
    broken: [],
  },
  {
    title:
      "Scala files that move to a source root and keep their package, and a class that becomes an object with `apply`",
    base: {
      "lib/src/shop/Tools.scala": "package shop\n\nobject Tools {\n  def cut(n: Int): Int = n\n}\n",
      "lib/src/shop/package.scala": "package object shop {\n  val limit = 1\n}\n",
      "lib/src/shop/Stat.scala": "package shop\n\ncase class stat(size: Int)\n",
      "app/src/Main.scala":
        "package app\n\nimport shop.{limit, Tools}\n\nobject Main {\n  val a = Tools.cut(limit)\n  val b = shop.stat(1).size\n}\n",
    },
    head: {
      "lib/src/shop/Tools.scala": null,
      "lib/src/shop/package.scala": null,
      "lib/src/Tools.scala": "package shop\n\nobject Tools {\n  def cut(n: Int): Int = n\n}\n",
      "lib/src/package.scala": "package object shop {\n  val limit = 1\n}\n",
      "lib/src/shop/Stat.scala":
        "package shop\n\ncase class Info(size: Int)\n\nobject stat {\n  def apply(size: Int): Info = Info(size)\n}\n",
    },
    broken: [],
  },
  {
    title: "Scala members that a package object inherits now, and fields that one pattern declares now",
    base: {
      "src/os/package.scala": "package object os {\n  val limit = 1\n}\n",
      "src/os/Result.scala": "package os\n\nclass Result {\n  val out = 1\n  val err = 2\n}\n",
      "src/app/Main.scala":
        "package app\n\nimport os.limit\n\nobject Main {\n  val a = limit + os.limit\n  def run(r: os.Result) = r.out + r.err\n}\n",
    },
    head: {
      "src/os/package.scala": "package object os extends Api\n",
      "src/os/Api.scala": "package os\n\ntrait Api {\n  val limit = 1\n}\n",
      "src/os/Result.scala": "package os\n\nclass Result {\n  val (out, err) = (1, 2)\n}\n",
    },
    broken: [],
  },
  {
    title: "Scala members that go: of an object, of a value that is imported as a whole, and a field of a case class",
    base: {
      "src/x/Builder.scala":
        "package x\n\nclass Builder {\n  def step(n: Int): Builder = this\n}\n\nobject Mode {\n  case object Wide\n  case object Narrow\n}\n\ncase class Config(debug: Boolean, level: Int)\n",
      "src/x/App.scala":
        "package x\n\nobject App {\n  def run(b: Builder, c: Config) = {\n    import b._\n    step(1)\n    val mode = Mode.Wide\n    if (c.debug) Config(debug = true, level = 1) else c.level\n  }\n}\n",
    },
    head: {
      "src/x/Builder.scala":
        "package x\n\nclass Builder {\n  def stride(n: Int): Builder = this\n}\n\nobject Mode {\n  case object Narrow\n}\n\ncase class Config(level: Int)\n",
    },
    broken: [
      "src/x/App.scala:6 renamed",
      "src/x/App.scala:7 deleted",
      "src/x/App.scala:8 deleted",
      "src/x/App.scala:8 signature",
    ],
  },
];

/** Languages that were added later. */
export const MORE_LANGUAGES: readonly Trap[] = [...LUA, ...DART, ...SCALA];
