import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const STORE = `class Store {
  final String name;
  Store(this.name);
  Store.open() : name = '';
  String query(String q) => q;
}

class Cache {
  String query(String q) => q;
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "a function imported whole, under a prefix, by name and from a package",
    "shop/lib/prices.dart#total",
    {
      "shop/pubspec.yaml": "name: shop\n",
      "shop/lib/prices.dart": "int total(int a) => a;\n",
      "shop/lib/other.dart": "int total(int a) => a;\n",
      "shop/lib/a.dart": "import 'prices.dart';\n\nfinal a = total(1); // uses\n",
      "shop/lib/b.dart": "import 'prices.dart' as prices;\n\nfinal b = prices.total(1); // uses\n",
      "shop/lib/c.dart": "import 'prices.dart' show total; // uses\n\nfinal c = total(1); // uses\n",
      "shop/test/d.dart": "import 'package:shop/prices.dart';\n\nvoid main() {\n  total(1); // uses\n}\n",
      "shop/lib/e.dart": "import 'other.dart';\n\nfinal e = total(1);\n",
    },
  ],
  [
    "two methods of one name, told apart by types",
    "lib/store.dart#Store.query",
    {
      "lib/store.dart": STORE,
      "lib/app.dart": `import 'store.dart';

class App {
  final Store store;
  final List<Store> all;
  App(this.store, this.all);

  Future<Store> load() async => store;

  Future<void> run(Cache cache, Store? maybe) async {
    store.query('a'); // uses
    cache.query('b');
    maybe?.query('c'); // uses
    maybe!.query('d'); // uses
    for (final each in all) {
      each.query('e'); // uses
    }
    Store('x').query('f'); // uses
    Store.open().query('g'); // uses
    (await load()).query('h'); // uses
    store
      ..query('i') // uses
      ..name;
    (cache as Store).query('j'); // uses
    Cache().query('k');
  }
}
`,
    },
  ],
  [
    "a class that another library exports",
    "lib/src/item.dart#Item",
    {
      "pubspec.yaml": "name: shop\n",
      "lib/src/item.dart": "class Item {\n  Item();\n}\n",
      "lib/shop.dart": "export 'src/item.dart' show Item; // uses\n",
      "bin/main.dart":
        "import 'package:shop/shop.dart';\n\nclass Special extends Item {} // uses\n\nfinal item = Item(); // uses\n",
    },
  ],
  [
    "a private name, seen by the parts of its library alone",
    "lib/a.dart#_hidden",
    {
      "lib/a.dart": "part 'a_part.dart';\n\nint _hidden() => 1;\n",
      "lib/a_part.dart": "part of 'a.dart';\n\nfinal x = _hidden(); // uses\n",
      "lib/b.dart": "import 'a.dart';\n\nint _hidden() => 2;\nfinal y = _hidden();\n",
    },
  ],
  [
    "an extension method, on a class of the tree and on a string",
    "lib/text.dart#Shout.shout",
    {
      "lib/text.dart": "extension Shout on String {\n  String shout() => toUpperCase();\n}\n",
      "lib/a.dart":
        "import 'text.dart';\n\nclass Box {\n  void shout() {}\n}\n\nvoid run(String s, Box box) {\n  s.shout(); // uses\n  'x'.shout(); // uses\n  box.shout();\n}\n",
    },
  ],
  [
    "a member of a mixin, called without a receiver and through super",
    "lib/walk.dart#Walk.step",
    {
      "lib/walk.dart": "mixin Walk {\n  void step() {}\n}\n",
      "lib/dog.dart":
        "import 'walk.dart';\n\nclass Dog with Walk {\n  void run() {\n    step(); // uses\n    super.step(); // uses\n  }\n}\n",
    },
  ],
  [
    "a named constructor and a field that a constructor fills",
    "lib/store.dart#Store.open",
    {
      "lib/store.dart": STORE,
      "lib/sub.dart":
        "import 'store.dart';\n\nclass Sub extends Store {\n  Sub() : super.open(); // uses\n  factory Sub.from() => Sub();\n}\n\nfinal a = Store.open(); // uses\nfinal b = Sub.from();\n",
    },
  ],
  [
    "a field, read, written and filled by its constructor",
    "lib/store.dart#Store.name",
    {
      "lib/store.dart":
        "class Store {\n  String name;\n  Store(this.name); // uses\n  Store.open() : name = ''; // uses\n  String get title => name; // uses\n}\n",
      "lib/app.dart":
        "import 'store.dart';\n\nvoid run(Store store, String name) {\n  store.name = name; // uses\n  print('$name' + store.name); // uses\n}\n",
    },
  ],
];

describe("resolve: where Dart code uses a symbol", () => testScenarios(SCENARIOS));
