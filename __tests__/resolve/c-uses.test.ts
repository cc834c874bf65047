import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const HEADER = `#ifndef STORE_H
#define STORE_H
#define STORE_MAX 10
typedef struct store { int size; } store_t;
struct cache { int size; };
int store_open(store_t *s);
#endif
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "a function that a header declares and a source file defines",
    "src/store.c#store_open",
    {
      "src/store.h": HEADER,
      "src/store.c":
        '#include "store.h"\nint store_open(store_t *s) { return s->size; }\nint again(store_t *s) { return store_open(s); } // uses\n',
      "src/main.c": '#include "store.h"\nint main(void) {\n  store_t s;\n  return store_open(&s); // uses\n}\n',
      "src/other.c": "static int store_open(int x) { return x; }\nint other(void) { return store_open(1); }\n",
    },
  ],
  [
    "a function declared in a header of another name, which both sides include",
    "src/net.c#reply",
    {
      "src/server.h": "void reply(int fd);\n",
      "src/net.c": '#include "server.h"\nvoid reply(int fd) {}\n',
      "src/cmd.c": '#include "server.h"\nvoid cmd(void) { reply(1); } // uses\n',
    },
  ],
  [
    "a macro and a field through an include directory and a header that includes it",
    "include/shop/store.h#STORE_MAX",
    {
      "include/shop/store.h": HEADER,
      "include/shop/all.h": '#include "store.h"\n',
      "src/main.c": "#include <shop/all.h>\nint limit = STORE_MAX; // uses\n",
      "src/lone.c": "int limit = STORE_MAX;\n",
    },
  ],
  [
    "two fields of one name, told apart by the declared type",
    "src/store.h#store.size",
    {
      "src/store.h": HEADER,
      "src/main.c": `#include "store.h"
int f(store_t *s, struct cache *c) {
  c->size = 2;
  return s->size; // uses
}
`,
    },
  ],
  [
    "a function that a local variable shadows",
    "src/util.h#load",
    {
      "src/util.h": "static inline int load(void) { return 1; }\n",
      "src/main.c": '#include "util.h"\nint a(int load) { return load; }\nint b(void) { return load(); } // uses\n',
    },
  ],
];

describe("resolve: where C code uses a symbol", () => testScenarios(SCENARIOS));
