import { describe, expect, it } from "vitest";
import { CodeProject, linesOf } from "../helpers/code-project.ts";

const STORE = "class Store:\n    def open(self): ...\n";

/** Every line that certainly uses the target has the trailing comment `uses`. */
const SCENARIOS: readonly (readonly [title: string, target: string, text: string])[] = [
  [
    "a member of two bases, in Python's own order",
    "Right.run",
    "class Top:\n    def run(self): ...\nclass Left(Top): ...\nclass Right(Top):\n    def run(self): ...\nclass Both(Left, Right): ...\nBoth().run()  # uses\nLeft().run()\n",
  ],
  [
    "Self and a type variable of the receiver",
    "Sub.go",
    "from typing import Self, TypeVar\nT = TypeVar('T', bound='Base')\nclass Base:\n    def me(self) -> Self: ...\n    def __enter__(self: T) -> T: ...\n    @classmethod\n    def make(cls: type[T]) -> T: ...\nclass Sub(Base):\n    def go(self): ...\nSub().me().go()  # uses\nSub.make().go()  # uses\nwith Sub() as sub:\n    sub.go()  # uses\n",
  ],
  [
    "type variables by argument, bound and class",
    "Store.open",
    `from typing import Callable, Generic, TypeVar\n${STORE}T = TypeVar('T')\nB = TypeVar('B', bound='Store')  # names\ndef same(x: T) -> T: ...\ndef make(kind: type[T]) -> T: ...\ndef first(xs: list[T]) -> T: ...\ndef run(f: Callable[[], T]) -> T: ...\ndef bound(x: B):\n    x.open()  # uses\nclass Box(Generic[T]):\n    def get(self) -> T: ...\nclass StoreBox(Box[Store]): ...\nsame(Store()).open()  # uses\nmake(Store).open()  # uses\nmake(kind=Store).open()  # uses\nfirst([Store()]).open()  # uses\nrun(lambda: 1).open()\nStoreBox().get().open()  # uses\ndef f(box: Box[Store]):\n    box.get().open()  # uses\ndef either(box: Box[Store] | Box[int]):\n    box.get().open()  # uses\ndef new[N: Store](x: N) -> N:\n    x.open()  # uses\n`,
  ],
  [
    "what the methods of the language's protocols return",
    "Store.open",
    `from contextlib import contextmanager\nfrom typing import Iterator\n${STORE}class Rows:\n    def __getitem__(self, key) -> Store: ...\n    def __iter__(self) -> Iterator[Store]: ...\n    def __call__(self) -> Store: ...\nclass Cursor:\n    def __iter__(self): return self\n    def __next__(self) -> Store: ...\n@contextmanager\ndef opened() -> Iterator[Store]: ...\n@contextmanager\ndef plain():\n    yield Store()\ndef each():\n    yield Store()\nRows()[0].open()  # uses\nRows()().open()  # uses\nfor row in Rows(): row.open()  # uses\nfor row in Cursor(): row.open()  # uses\nfor row in each(): row.open()  # uses\nwith opened() as store: store.open()  # uses\nwith plain() as store: store.open()  # uses\n`,
  ],
  [
    "elements of dicts, tuples and what the built-in functions make of them",
    "Store.open",
    `${STORE}def pair() -> tuple[int, Store]: ...\ndef many() -> tuple[Store, ...]: ...\ndef f(d: dict[str, Store], xs: list[Store]):\n    for key, value in d.items(): value.open()  # uses\n    for value in d.values(): value.open()  # uses\n    for key in d.keys(): key.open()\n    d.get('a').open()  # uses\n    for x in sorted(xs): x.open()  # uses\n    for i, x in enumerate(xs): x.open()  # uses\n    for x, n in zip(xs, [1]): x.open()  # uses\n    number, store = pair()\n    store.open()  # uses\n    number.open()\n    a, b = 1, Store()\n    b.open()  # uses\n    for x in many(): x.open()  # uses\n    next(iter(xs)).open()  # uses\n`,
  ],
  [
    "a variable that isinstance narrows",
    "Store.open",
    `${STORE}class Other:\n    def open(self): ...\ndef f(x, y):\n    if isinstance(x, Store):\n        x.open()  # uses\n    elif isinstance(x, (Other, int)):\n        x.open()\n    if y and isinstance(x, Store) and x.open():  # uses\n        x.open()  # uses\ndef g(x: object):\n    if not isinstance(x, Store):\n        raise TypeError\n    x.open()  # uses\ndef h(x):\n    assert isinstance(x, Store)\n    x.open()  # uses\n    x = Other()\n    x.open()\ndef loop(xs):\n    for x in xs:\n        if not isinstance(x, Store):\n            continue\n        x.open()  # uses\n`,
  ],
  [
    "a class attribute that has the name of the class it holds",
    "Parser.parse",
    "class Parser:\n    def parse(self): ...\nclass Tool:\n    Parser = Parser\n    def go(self):\n        self.Parser().parse()  # uses\n",
  ],
  [
    "types in quotes outside annotations",
    "Store",
    "from typing import TypeVar, Union, cast\nclass Store: ...\nAny = Union['Store', str]  # uses\nT = TypeVar('T', bound='Store')  # uses\ncast('Store', x).open()  # uses\nprint('Store')\n",
  ],
];

describe("resolve: the types of expressions in Python", () => {
  it.each(SCENARIOS)("%s", async (_, target, text) => {
    const project = await CodeProject.of({ "a.py": text });
    const sure = project.uses(`a.py#${target}`).filter((use) => use.confidence === "exact");
    expect(linesOf(sure)).toEqual(project.markedLines());
  });
});

describe("resolve: the likely type of an unknown receiver", () => {
  it("is the topmost definition of a hierarchy, and only possibly an override", async () => {
    const project = await CodeProject.of({
      "a.py":
        "class Base:\n    def launch(self): ...\nclass Sub(Base):\n    def launch(self): ...\ndef f(x):\n    x.launch()\n",
    });
    expect(project.uses("a.py#Base.launch").map((use) => use.confidence)).toEqual(["likely"]);
    expect(project.uses("a.py#Sub.launch").map((use) => use.confidence)).toEqual(["possible"]);
  });

  it("is not one of the sibling classes when their base does not have the member", async () => {
    const project = await CodeProject.of({
      "a.py":
        "class Base: ...\nclass A(Base):\n    def launch(self): ...\nclass B(Base):\n    def launch(self): ...\ndef f(x):\n    x.launch()\n",
    });
    expect(project.uses("a.py#A.launch").map((use) => use.confidence)).toEqual(["possible"]);
  });

  it("is only possible when a base class outside the repository may also have the member", async () => {
    const text = (base: string) =>
      `import click\nclass Group(${base}):\n    def launch(self): ...\ndef f(x):\n    x.launch()\n`;
    const foreign = await CodeProject.of({ "a.py": text("click.Group") });
    expect(foreign.uses("a.py#Group.launch").map((use) => use.confidence)).toEqual(["possible"]);
    const plain = await CodeProject.of({ "a.py": text("Exception") });
    expect(plain.uses("a.py#Group.launch").map((use) => use.confidence)).toEqual(["likely"]);
  });
});
