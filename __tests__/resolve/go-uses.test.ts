import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const GO_MOD = "module example.com/shop\n\ngo 1.22\n";
const STORE = `package store

type DB struct{ name string }

type Cache struct{}

func Open(name string) (*DB, error) { return &DB{name: name}, nil }

func (d *DB) Query(q string) string { return d.name + q }

func (c *Cache) Query(q string) string { return q }
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "a function of another file of the package, and not one of another package",
    "app/util.go#load",
    {
      "go.mod": GO_MOD,
      "app/util.go": "package app\n\nfunc load() int { return 1 }\n",
      "app/main.go": "package app\n\nfunc run() int {\n\treturn load() // uses\n}\n",
      "other/main.go": "package other\n\nfunc load() int { return 2 }\n\nfunc run() int { return load() }\n",
      "app/main_test.go": "package app_test\n\nfunc load() int { return 3 }\n\nvar x = load()\n",
    },
  ],
  [
    "a function of an imported package, also under another name",
    "store/store.go#Open",
    {
      "go.mod": GO_MOD,
      "store/store.go": STORE,
      "a.go":
        'package shop\n\nimport "example.com/shop/store"\n\nfunc a() {\n\tstore.Open("x") // uses\n\tother.Open("y")\n}\n',
      "b.go": 'package shop\n\nimport db "example.com/shop/store"\n\nvar open = db.Open // uses\n',
    },
  ],
  [
    "two methods of one name, told apart by the declared type",
    "store/store.go#DB.Query",
    {
      "go.mod": GO_MOD,
      "store/store.go": STORE,
      "a.go": `package shop

import "example.com/shop/store"

type Server struct {
	db    *store.DB
	cache store.Cache
	all   []*store.DB
	named map[string]*store.DB
}

func (s *Server) Handle(c *store.Cache) {
	s.db.Query("a") // uses
	s.cache.Query("b")
	c.Query("c")
	for _, each := range s.all {
		each.Query("d") // uses
	}
	for _, each := range s.named {
		each.Query("e") // uses
	}
	s.named["f"].Query("f") // uses
	opened, err := store.Open("g")
	opened.Query("g") // uses
	made := &store.DB{}
	made.Query("h") // uses
	print(err)
}
`,
    },
  ],
  [
    "a method whose type is defined in another file of the package",
    "app/methods.go#Server.Start",
    {
      "go.mod": GO_MOD,
      "app/server.go":
        "package app\n\ntype Server struct{}\n\nfunc New() *Server { return &Server{} }\n\nfunc run() {\n\tNew().Start() // uses\n}\n",
      "app/methods.go":
        "package app\n\nfunc (s *Server) Start() {}\n\nfunc (s *Server) Restart() {\n\ts.Start() // uses\n}\n",
      "app/job.go": "package app\n\ntype Job struct{}\n\nfunc (j Job) Start() {}\n\nfunc again(j Job) { j.Start() }\n",
    },
  ],
  [
    "a method that comes from an embedded struct",
    "base/base.go#Base.Log",
    {
      "go.mod": GO_MOD,
      "base/base.go": "package base\n\ntype Base struct{}\n\nfunc (b *Base) Log() {}\n",
      "a.go":
        'package shop\n\nimport "example.com/shop/base"\n\ntype Sub struct {\n\t*base.Base\n}\n\nfunc f(s *Sub) {\n\ts.Log() // uses\n}\n',
    },
  ],
  [
    "a name that a parameter or a local variable shadows",
    "app/util.go#load",
    {
      "go.mod": GO_MOD,
      "app/util.go": "package app\n\nfunc load() int { return 1 }\n",
      "app/main.go":
        "package app\n\nfunc a(load func() int) int { return load() }\n\nfunc b() int {\n\tload := 1\n\treturn load\n}\n\nfunc c() int {\n\treturn load() // uses\n}\n",
    },
  ],
  [
    "a named type with methods, whatever it is made of",
    "app/chain.go#Chain.Last",
    {
      "go.mod": GO_MOD,
      "app/chain.go": "package app\n\ntype Chain []func()\n\nfunc (c Chain) Last() func() { return c[0] }\n",
      "app/main.go": "package app\n\nfunc f(c Chain) {\n\tc.Last() // uses\n}\n",
    },
  ],
  [
    "a field in literals that are written by the name of an alias or of a type made of the struct",
    "app/flag.go#Base.Category",
    {
      "go.mod": GO_MOD,
      "app/flag.go":
        "package app\n\ntype Base[T any] struct {\n\tCategory string\n}\n\ntype Text = Base[string]\n\ntype Number Base[int]\n",
      "app/main.go":
        'package app\n\nvar flags = []any{\n\t&Text{Category: "a"}, // uses\n\tNumber{Category: "b"}, // uses\n\tBase[bool]{Category: "c"}, // uses\n}\n',
    },
  ],
];

describe("resolve: where Go code uses a symbol", () => testScenarios(SCENARIOS));
