import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const STORE = `<?php
namespace Shop\\Data;
class Store {
  public static function open(): self { return new static(); }
  public function query(string $q): string { return $q; }
}
`;
const CACHE = `<?php
namespace Shop\\Data;
class Cache {
  public function query(string $q): string { return $q; }
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "two methods of one name, told apart by the declared type",
    "src/Data/Store.php#Store.query",
    {
      "src/Data/Store.php": STORE,
      "src/Data/Cache.php": CACHE,
      "src/App.php": `<?php
namespace Shop;
use Shop\\Data\\Store;
use Shop\\Data\\{Cache as C};
class App {
  private Store $store;
  public function __construct(private C $cache, Store $store) { $this->store = $store; }
  public function run(Store $given, C $other) {
    $this->store->query('a'); // uses
    $this->cache->query('b');
    $given->query('c'); // uses
    $other->query('d');
    $made = new Store();
    $made->query('e'); // uses
    Store::open()->query('f'); // uses
    \\Shop\\Data\\Store::open()->query('g'); // uses
    Data\\Store::open()->query('h'); // uses
  }
}
`,
    },
  ],
  [
    "a class of the same namespace, and not one of another",
    "src/Item.php#Item",
    {
      "src/Item.php": "<?php\nnamespace Shop;\nclass Item {}\n",
      "src/Cart.php": "<?php\nnamespace Shop;\nclass Cart {\n  function f(Item $i) {} // uses\n}\n",
      "lib/Item.php": "<?php\nnamespace Other;\nclass Item {}\n",
      "lib/Box.php": "<?php\nnamespace Other;\nfunction f() { return new Item(); }\n",
    },
  ],
  [
    "a function of a namespace that the autoloader maps to a directory",
    "src/functions.php#load",
    {
      "composer.json": '{ "autoload": { "psr-4": { "Shop\\\\": "src/" } } }',
      "src/functions.php": "<?php\nnamespace Shop;\nfunction load() {}\n",
      "src/A.php": "<?php\nnamespace Shop;\nclass A {\n  function load() { return load(); } // uses\n}\n",
      "app/b.php":
        "<?php\nnamespace App;\nuse function Shop\\load; // uses\nload(); // uses\n\\Shop\\load(); // uses\n",
    },
  ],
  [
    "an inherited method through `$this`, `parent` and `static`",
    "src/Base.php#Base.boot",
    {
      "src/Base.php": "<?php\nnamespace Shop;\nabstract class Base {\n  protected function boot() {}\n}\n",
      "src/Sub.php":
        "<?php\nnamespace Shop;\nclass Sub extends Base {\n  function a() { $this->boot(); } // uses\n  function b() { parent::boot(); } // uses\n  function c() { static::boot(); } // uses\n}\n",
      "src/Other.php":
        "<?php\nnamespace Shop;\nclass Other {\n  function boot() {}\n  function a() { $this->boot(); }\n}\n",
    },
  ],
  [
    "a class whose name an import shadows",
    "src/Item.php#Item",
    {
      "src/Item.php": "<?php\nnamespace Shop;\nclass Item {}\n",
      "src/A.php": "<?php\nnamespace Shop;\nuse Vendor\\Item;\n$x = new Item();\n",
      "src/B.php": "<?php\nnamespace Shop;\n$x = new Item(); // uses\n",
    },
  ],
];

describe("resolve: where PHP code uses a symbol", () => testScenarios(SCENARIOS));
