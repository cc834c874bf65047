import { describeTraps, type Trap } from "./trap.ts";

const NAMES = `package a
class Names(names: List<String>, count: Int) : Base() {
  private val names = names.toList()
  val first get() = names[0]
  val total = count + names.size
  val maker = object : Maker {
    override fun make() = names.size + count
  }
  init {
    println(names)
  }
  fun all(): Int {
    return names.size
  }
}
`;

const REQUESTS = `package a
class Path(val text: String)
class Request(var headers: Int)
class Manager {
  fun request(path: String): Request = Request(1)
  fun request(path: Path): Request = Request(2)
  fun run(at: Path, x: Any) {
    val request = request(at)
    request.headers += 1
  }
  fun runAll(at: Path, x: Any) {
    request("b")
    request(if (x is Path) x else at)
  }
}
`;

const SHAPES = `package a
class Shape(val size: Int) {
  class Part
}
fun Shape.grow(by: Int): Int = size + by
fun read(shapes: List<Shape>) = shapes.size
fun Shape.Part.twice() = 2
val held: Shape = Shape(1)
private fun own(shape: Shape) = shape.size
internal fun inside(shape: Shape) = shape.size
fun make(): Int {
  fun local(shape: Shape) = shape.size
  val one: Shape = Shape(2)
  return local(one)
}
private class Other {
  fun take(shape: Shape) = shape.size
}
class Open {
  fun take(shape: Shape) = shape.size
  private fun keep(shape: Shape) = shape.size
}
`;

const BLOCKS = `package a
class Block(val args: List<String>) {
  fun toBuilder() = Builder()
  fun size(): Int = args.size
  class Builder {
    val args = mutableListOf<String>()
    fun add(format: String) = apply {
      args.add(format)
    }
  }
}
fun Block.ended() = with(toBuilder()) {
  args.isEmpty()
}
fun Block.run() = toBuilder().apply {
  args.clear()
}
fun Block.all(text: String) = text.run {
  args.size
}
`;

const CONTEXTS = `package a
import b.View
fun View.getColor(id: Int): Int = context.getColor(id)
fun View.getWidth(id: Int): Int = id
`;

const TABLES = `package a
interface Rows {
  fun row(vararg cells: Any?)
}
interface Grid : Rows {
  fun column(at: Int)
}
fun grid(init: Grid.() -> Unit) = 1
fun Rows.row(cell: String) = row(cell, cell)
fun Rows.line(cell: String) = row(cell, cell)
fun column(padding: Int, init: Grid.() -> Unit) = 2
fun plain() = column(1) {}
`;

const TOKENS = `package a
abstract class Token {
  abstract fun match(): Int
  override fun toString() = "token"
}
class Text : Token() {
  override fun match() = 1
  override fun toString() = "text"
}
class Matches {
  fun firstOrNull(at: Int): Int = at
}
fun use(matches: Matches, others: b.Others) {
  matches.firstOrNull(1)
  val children = others.children.map { it.size }
  children.firstOrNull()
}
`;

const CAUSES: readonly Trap[] = [
  {
    title: "a Kotlin class that moves to a file of an imported package, whose directory has another name",
    base: {
      "a/Lift.kt":
        "package shop.a\nimport shop.b.*\ninterface Change {\n  fun liftOne(name: String): Int\n  fun liftTwo(name: String, at: Int): String\n}\nfun use(change: Change) = make(change)\n",
      "made/Make.kt": "package shop.b\nfun make(any: Any) = 1\n",
      "c/Other.kt": "package shop.c\nimport shop.a.*\nfun other(change: Change) = 1\n",
    },
    head: {
      "a/Lift.kt": "package shop.a\nimport shop.b.*\nfun use(change: Change) = make(change)\n",
      "made/Make.kt":
        "package shop.b\nfun make(any: Any) = 1\ninterface Change {\n  fun liftOne(name: String): Int\n  fun liftTwo(name: String, at: Int): String\n}\n",
    },
    broken: ["c/Other.kt:3 moved"],
  },
  {
    title: "a Kotlin class that no longer overrides a member of every object",
    base: { "Tokens.kt": TOKENS },
    head: { "Tokens.kt": TOKENS.replace('  override fun toString() = "token"\n', "") },
    broken: [],
  },
  {
    title: "a Kotlin method with the name of a function of the library",
    base: { "Tokens.kt": TOKENS },
    head: { "Tokens.kt": TOKENS.replace("fun firstOrNull(at", "fun get(at") },
    broken: ["Tokens.kt:14 renamed"],
  },
  {
    title: "a Kotlin extension that is gone beside a member of its name, which an object of a lambda has",
    base: {
      "Tables.kt": TABLES,
      "Use.kt": 'package a\nfun use() = grid {\n  row("a")\n  line("b")\n  column(1)\n}\nfun other() = column(1) {}\n',
    },
    head: { "Tables.kt": TABLES.split("fun Rows.")[0] ?? "" },
    broken: ["Use.kt:4 deleted", "Use.kt:7 deleted"],
  },
  {
    title: "a property of Kotlin beside one of its name on the object of a lambda",
    base: { "Block.kt": BLOCKS },
    head: { "Block.kt": BLOCKS.replace("Block(val args", "Block(val list") },
    broken: ["Block.kt:19 renamed", "Block.kt:4 renamed"],
  },
  {
    title: "a property of a Kotlin class in a class that has one of its name",
    base: { "Block.kt": BLOCKS },
    head: { "Block.kt": BLOCKS.replace("val args = mutable", "val list = mutable") },
    broken: ["Block.kt:8 renamed"],
  },
  {
    title: "a Kotlin extension that is gone beside a member from outside that it called by its own name",
    base: {
      "Contexts.kt": CONTEXTS,
      "Use.kt":
        "package a\nimport b.View\nfun use(view: View, other: b.Holder) {\n  view.getColor(1)\n  other.view.getColor(1)\n  view.getWidth(1)\n}\n",
    },
    head: { "Contexts.kt": "package a\n" },
    broken: ["Use.kt:6 deleted"],
  },
  {
    title: "a Kotlin class that becomes private in a file whose public functions name it",
    base: { "Shapes.kt": SHAPES },
    head: { "Shapes.kt": SHAPES.replace("class Shape(", "private class Shape(") },
    broken: [5, 6, 7, 8, 20].map((line) => `Shapes.kt:${line} not_exported`),
  },
  {
    title: "a property of Kotlin that has the name of a parameter of its class",
    base: { "Names.kt": NAMES },
    head: { "Names.kt": NAMES.replace("private val names", "private val list") },
    broken: ["Names.kt:13 renamed", "Names.kt:4 renamed"],
  },
  {
    title: "a variable of Kotlin that has the name of the function that makes it",
    base: { "Requests.kt": REQUESTS },
    head: { "Requests.kt": REQUESTS.replace("var headers", "var lines") },
    broken: ["Requests.kt:9 renamed"],
  },
  {
    title: "overloads of Kotlin that the type of an argument tells apart",
    base: { "Requests.kt": REQUESTS },
    head: { "Requests.kt": REQUESTS.replace("request(path: String)", "request(path: String, retries: Int)") },
    broken: ["Requests.kt:12 signature"],
  },
  {
    title: "overloads of Kotlin of which one becomes private",
    base: {
      "Requests.kt": REQUESTS,
      "Use.kt":
        'package a\nfun use(manager: Manager, at: Path, any: Any?) {\n  manager.request(at)\n  manager.request("a")\n}\n',
    },
    head: { "Requests.kt": REQUESTS.replace("fun request(path: Path)", "private fun request(path: Path)") },
    broken: ["Use.kt:3 not_exported"],
  },
  {
    title:
      "an extension that is gone, for objects of its type and for those of the library, which has an extension of that name",
    base: {
      "p/Row.kt": "package p\n\nclass Row(val all: List<Any>)\n",
      "p/map.kt": "package p\n\nfun <T> Row.map(f: (Row) -> T): T = f(this)\n",
      "p/use.kt":
        "package p\n\nclass Rows(val items: List<Any>) {\n    fun a(row: Row) = row.map { 1 }\n    fun b(row: Row) = row.all.map { 1 }\n    fun c() = items.map { 2 }\n}\n",
    },
    head: { "p/map.kt": null },
    broken: ["p/use.kt:4 deleted"],
  },
];

describeTraps("causes of misses in mutations of Kotlin", CAUSES);
