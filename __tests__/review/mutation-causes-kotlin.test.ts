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

const CAUSES: readonly Trap[] = [
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
