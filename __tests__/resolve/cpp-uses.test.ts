import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const HEADER = `#pragma once
namespace shop {
class Base {
 public:
  void log();
};
class Store : public Base {
 public:
  explicit Store(int size);
  int query(int q);
  static Store open();
};
class Cache {
 public:
  int query(int q);
};
int load(const Store& s);
}
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "two methods of one name, told apart by the declared type",
    "src/store.cpp#Store.query",
    {
      "src/store.hpp": HEADER,
      "src/store.cpp":
        '#include "store.hpp"\nnamespace shop {\nint Store::query(int q) { return q; }\nint Cache::query(int q) { return q; }\n}\n',
      "src/main.cpp": `#include "store.hpp"
#include <memory>
class App {
  shop::Store* store_;
  std::unique_ptr<shop::Store> owned_;
  shop::Cache cache_;
  void run(const shop::Store& given, shop::Cache* cache) {
    store_->query(1); // uses
    owned_->query(2); // uses
    cache_.query(3);
    given.query(4); // uses
    cache->query(5);
    shop::Store made(6);
    made.query(6); // uses
    auto opened = shop::Store::open();
    opened.query(7); // uses
  }
};
`,
    },
  ],
  [
    "a function of a namespace, qualified and after `using namespace`",
    "src/store.hpp#load",
    {
      "src/store.hpp": HEADER,
      "src/a.cpp": '#include "store.hpp"\nint a(shop::Store& s) { return shop::load(s) + std::load(s); } // uses\n',
      "src/b.cpp": '#include "store.hpp"\nusing namespace shop;\nint b(Store& s) { return load(s); } // uses\n',
      "src/c.cpp": "int load(int x) { return x; }\nint c() { return load(1); }\n",
    },
  ],
  [
    "a member and an inherited method in a method that is defined outside its class",
    "src/store.hpp#Base.log",
    {
      "src/store.hpp": HEADER,
      "src/store.cpp": `#include "store.hpp"
namespace shop {
int Store::query(int q) {
  log(); // uses
  this->log(); // uses
  return q;
}
}
void log2() {}
`,
    },
  ],
  [
    "a class whose name a parameter shadows elsewhere",
    "src/store.hpp#Cache",
    {
      "src/store.hpp": HEADER,
      "src/main.cpp":
        '#include "store.hpp"\nint f(int Cache) { return Cache; }\nint g(shop::Cache& c) { return 1; } // uses\n',
    },
  ],
];

describe("resolve: where C++ code uses a symbol", () => testScenarios(SCENARIOS));
