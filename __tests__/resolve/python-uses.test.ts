import { describe, expect, it } from "vitest";
import { CodeProject, linesOf } from "../helpers/code-project.ts";

/** The title, the target and the files. Every line that uses the target has the trailing comment `uses`; other lines must not be found. */
const SCENARIOS: readonly (readonly [title: string, target: string, files: Record<string, string>])[] = [
  [
    "a function called in its own file, also before its definition",
    "a.py#helper",
    { "a.py": "def run():\n    return helper()  # uses\n\ndef helper():\n    return helper  # uses\n" },
  ],
  [
    "a name imported, aliased and called",
    "pkg/util.py#load",
    {
      "pkg/__init__.py": "",
      "pkg/util.py": "def load(x):\n    return x\n",
      "app.py":
        "from pkg.util import load as read  # uses\nfrom pkg import util\nimport pkg.util as u\nread(1)  # uses\nutil.load(2)  # uses\nu.load(3)  # uses\nload = 4\nprint(load)\n",
    },
  ],
  [
    "relative imports, one and two levels up",
    "pkg/util.py#load",
    {
      "pkg/__init__.py": "",
      "pkg/util.py": "def load(): ...\n",
      "pkg/sub/__init__.py": "",
      "pkg/sub/deep.py": "from ..util import load  # uses\nfrom .. import util\nload()  # uses\nutil.load()  # uses\n",
      "pkg/near.py": "from .util import load  # uses\nload()  # uses\n",
    },
  ],
  [
    "a name re-exported by a package",
    "pkg/_impl.py#Client",
    {
      "pkg/__init__.py": "from ._impl import Client  # uses\n__all__ = ['Client']\n",
      "pkg/_impl.py": "class Client: ...\n",
      "app.py": "import pkg\nfrom pkg import Client  # uses\npkg.Client()  # uses\nClient()  # uses\n",
    },
  ],
  [
    "a star import that __all__ limits",
    "m.py#shown",
    {
      "m.py": "__all__ = ['shown']\ndef shown(): ...\ndef hidden(): ...\n",
      "a.py": "from m import *\nshown()  # uses\nhidden()\n",
    },
  ],
  [
    "a star import does not bring names with an underscore",
    "m.py#_private",
    { "m.py": "def _private(): ...\n", "a.py": "from m import *\n_private()\n" },
  ],
  [
    "a name shadowed by a parameter, a local or a comprehension",
    "a.py#value",
    {
      "a.py":
        "def value(): ...\ndef f(value):\n    return value\ndef g():\n    value = 1\n    return value\nh = [value for value in range(3)]\nk = lambda value: value\nvalue()  # uses\n",
    },
  ],
  [
    "class scope is not seen by the methods in it",
    "a.py#size",
    {
      "a.py":
        "def size(): ...\nclass A:\n    size = 1\n    def f(self):\n        return size()  # uses\n    n = size\n",
    },
  ],
  [
    "global and nonlocal",
    "a.py#state",
    {
      "a.py":
        "state = 1\ndef f():\n    global state\n    state = 2  # uses\ndef g():\n    state = 3\n    def h():\n        nonlocal state\n        state = 4\n    return state\nprint(state)  # uses\n",
    },
  ],
  [
    "a method through self, cls and super",
    "a.py#Base.run",
    {
      "a.py":
        "class Base:\n    def run(self): ...\n    def go(self):\n        self.run()  # uses\n    @classmethod\n    def make(cls):\n        return cls.run  # uses\nclass Sub(Base):\n    def run(self):\n        super().run()  # uses\nclass Other:\n    def run(self): ...\n    def go(self):\n        self.run()\n",
    },
  ],
  [
    "a receiver typed by constructor, annotation, return type and attribute",
    "m.py#Store.get",
    {
      "m.py": "class Store:\n    def get(self): ...\ndef make() -> Store: ...\ndef build():\n    return Store()\n",
      "a.py":
        "from m import Store, make, build\nStore().get()  # uses\nmake().get()  # uses\nbuild().get()  # uses\ns = Store()\ns.get()  # uses\ndef f(x: Store, y: 'Store', z: Store | None, d: dict):\n    x.get()  # uses\n    y.get()  # uses\n    z.get()  # uses\n    d.get()\nclass A:\n    store: Store\n    def __init__(self):\n        self.other = make()\n    def g(self):\n        self.store.get()  # uses\n        self.other.get()  # uses\n",
    },
  ],
  [
    "optional, list elements, with and for",
    "m.py#Item.name",
    {
      "m.py": "class Item:\n    def name(self): ...\n    def __enter__(self):\n        return self\n",
      "a.py":
        "from typing import Optional\nfrom m import Item\ndef f(a: Optional[Item], b: list[Item], c: dict[str, Item]):\n    a.name()  # uses\n    b[0].name()  # uses\n    for each in b:\n        each.name()  # uses\n    c['x'].name()  # uses\n    with Item() as i:\n        i.name()  # uses\n",
    },
  ],
  [
    "a property's type carries on",
    "m.py#Session.send",
    {
      "m.py":
        "class Session:\n    def send(self): ...\nclass Client:\n    @property\n    def session(self) -> Session: ...\n    def go(self):\n        self.session.send()  # uses\nClient().session.send()  # uses\n",
    },
  ],
  [
    "a method inherited over two files",
    "base.py#Base.save",
    {
      "base.py": "class Base:\n    def save(self): ...\n",
      "mid.py": "import base\nclass Mid(base.Base): ...\n",
      "top.py": "from mid import Mid\nMid().save()  # uses\n",
    },
  ],
  [
    "a decorator and a base class",
    "m.py#mark",
    { "m.py": "def mark(f): return f\n", "a.py": "from m import mark  # uses\n@mark  # uses\ndef f(): ...\n" },
  ],
  [
    "the src layout and a test that imports the package",
    "src/app/core.py#run",
    {
      "src/app/__init__.py": "",
      "src/app/core.py": "def run(): ...\n",
      "tests/test_core.py": "from app.core import run  # uses\nrun()  # uses\n",
    },
  ],
  [
    "two classes with the same method name are told apart",
    "a.py#A.get",
    {
      "a.py":
        "class A:\n    def get(self): ...\nclass B:\n    def get(self): ...\na = A()\nb = B()\na.get()  # uses\nb.get()\n",
    },
  ],
  [
    "a module of the standard library with the same name as a method",
    "a.py#Encoder.dumps",
    { "a.py": "import json\nclass Encoder:\n    def dumps(self): ...\njson.dumps(1)\nEncoder().dumps()  # uses\n" },
  ],
  [
    "a namespace package without __init__",
    "ns/part/mod.py#thing",
    {
      "ns/part/mod.py": "def thing(): ...\n",
      "a.py": "from ns.part import mod\nfrom ns.part.mod import thing  # uses\nmod.thing()  # uses\n",
    },
  ],
];

describe("resolve: uses in Python", () => {
  it.each(SCENARIOS)("finds %s", async (_title, target, files) => {
    const project = await CodeProject.of(files);
    const exact = project.uses(target).filter((use) => use.confidence === "exact");
    expect(linesOf(exact)).toEqual(project.markedLines().sort(byPlace));
  });
});

describe("resolve: confidence in Python", () => {
  it("is likely for an unknown receiver when one hierarchy has the member, and possible when several have it", async () => {
    const one = await CodeProject.of({ "a.py": "class A:\n    def launch(self): ...\ndef f(x):\n    x.launch()\n" });
    expect(one.uses("a.py#A.launch").map((use) => use.confidence)).toEqual(["likely"]);
    const two = await CodeProject.of({
      "a.py": "class A:\n    def launch(self): ...\nclass B:\n    def launch(self): ...\ndef f(x):\n    x.launch()\n",
    });
    expect(two.uses("a.py#A.launch").map((use) => use.confidence)).toEqual(["possible"]);
  });

  it("is only possible for a name that every dict has", async () => {
    const project = await CodeProject.of({ "a.py": "class A:\n    def items(self): ...\ndef f(x):\n    x.items()\n" });
    expect(project.uses("a.py#A.items").map((use) => use.confidence)).toEqual(["possible"]);
  });

  it("is likely for a call that may reach an override, with its code", async () => {
    const project = await CodeProject.of({
      "a.py": "class A:\n    def go(self): ...\nclass B(A):\n    def go(self): ...\ndef f(x: A):\n    x.go()\n",
    });
    expect(project.uses("a.py#B.go").map((use) => [use.line, use.confidence, use.through])).toEqual([
      [6, "likely", "A.go"],
    ]);
  });

  it("is given to literals of getattr and dotted paths of mocks, as strings", async () => {
    const project = await CodeProject.of({
      "pkg/__init__.py": "",
      "pkg/mod.py": "class A:\n    def go(self): ...\n",
      "t.py":
        "from pkg.mod import A\nfrom unittest.mock import patch\ngetattr(A(), 'go')()\npatch('pkg.mod.A.go')\nprint('no.such.path.go')\n",
    });
    expect(project.uses("pkg/mod.py#A.go").map((use) => [use.line, use.role])).toEqual([
      [3, "string"],
      [4, "string"],
    ]);
  });
});

function byPlace(a: string, b: string): number {
  const [pathA = "", lineA] = a.split(":");
  const [pathB = "", lineB] = b.split(":");
  return pathA < pathB ? -1 : pathA > pathB ? 1 : Number(lineA) - Number(lineB);
}
