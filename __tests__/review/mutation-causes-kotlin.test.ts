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

const CAUSES: readonly Trap[] = [
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
];

describeTraps("causes of misses in mutations of Kotlin", CAUSES);
