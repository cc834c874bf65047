import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const STORE = `module Shop
  class Store
    def self.open
      Store.new
    end
    def query(q)
      q
    end
  end
end
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "two methods of one name, told apart by what was constructed",
    "lib/shop/store.rb#Shop.Store.query",
    {
      "lib/shop/store.rb": STORE,
      "lib/shop/cache.rb": "module Shop\n  class Cache\n    def query(q)\n    end\n  end\nend\n",
      "lib/shop/app.rb": `module Shop
  class App
    def initialize
      @store = Store.new
      @cache = Cache.new
    end
    def run
      @store.query(1) # uses
      @cache.query(2)
      made = Shop::Store.new
      made.query(3) # uses
      Store.open.query(4) # uses
      Cache.new.query(5)
    end
  end
end
`,
    },
  ],
  [
    "a constant of a module around, and not one of another module",
    "lib/shop/store.rb#Shop.Store",
    {
      "lib/shop/store.rb": "module Shop\n  class Store\n  end\nend\n",
      "lib/shop/app.rb": "module Shop\n  class App\n    def run\n      Store # uses\n    end\n  end\nend\n",
      "lib/other.rb": "module Other\n  class Store\n  end\n  def self.run\n    Store\n  end\nend\n",
      "main.rb": "Shop::Store # uses\n",
    },
  ],
  [
    "a method of a required file",
    "lib/helpers.rb#load_all",
    {
      "lib/helpers.rb": "def load_all(x)\nend\n",
      "bin/run.rb": "require_relative '../lib/helpers'\nload_all(1) # uses\n",
      "bin/other.rb": "def load_all(x)\nend\nload_all(2)\n",
    },
  ],
  [
    "an inherited method, with and without self",
    "lib/base.rb#Base.boot",
    {
      "lib/base.rb": "class Base\n  def boot\n  end\nend\n",
      "lib/sub.rb": "class Sub < Base\n  def a\n    boot # uses\n  end\n  def b\n    self.boot # uses\n  end\nend\n",
    },
  ],
  [
    "a method that a local variable shadows",
    "lib/base.rb#Base.size",
    {
      "lib/base.rb":
        "class Base\n  def size\n    1\n  end\n  def a\n    size = 2\n    size\n  end\n  def b\n    size # uses\n  end\nend\n",
    },
  ],
];

describe("resolve: where Ruby code uses a symbol", () => testScenarios(SCENARIOS));
