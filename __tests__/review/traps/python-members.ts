import type { Trap } from "../trap.ts";

const STORE = `class Store:
    limit = 10

    def __init__(self, path):
        self.path = path
        self.items = []

    def fetch_all(self):
        return self.items

    def purge(self):
        self.items = []
`;

/** Members of Python classes. */
export const PYTHON_MEMBERS: readonly Trap[] = [
  {
    title: "a deleted method called on an instance",
    base: { "store.py": STORE, "app.py": "from store import Store\n\ns = Store('x')\ns.purge()\ns.fetch_all()\n" },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: ["app.py:4 deleted"],
  },
  {
    title: "a deleted method called on an annotated parameter",
    base: { "store.py": STORE, "app.py": "from store import Store\n\n\ndef run(s: Store):\n    s.purge()\n" },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: ["app.py:5 deleted"],
  },
  {
    title: "attributes that are gone: assigning one makes it, changing, deleting and reading it fails",
    base: {
      "store.py": STORE,
      "app.py":
        "from store import Store\n\n\ndef run(s: Store):\n    s.limit = 1\n    (s.limit, other) = 1, 2\n    for s.limit in range(3):\n        pass\n\n\n" +
        "def count(s: Store):\n    s.limit += 1\n\n\ndef drop(s: Store):\n    del s.limit\n\n\ndef show(s: Store):\n    print(s.limit)\n",
    },
    head: { "store.py": STORE.replace("    limit = 10\n\n", "") },
    broken: ["app.py:12 deleted", "app.py:16 deleted", "app.py:20 deleted"],
  },
  {
    title: "an attribute of a class object that is gone, and assigned",
    base: { "store.py": STORE, "app.py": "from store import Store\n\nStore.limit = 5\n" },
    head: { "store.py": STORE.replace("    limit = 10\n\n", "") },
    broken: [],
  },
  {
    title: "a property and a method that have another name, and are set as before, which runs nothing now",
    base: {
      "text.py":
        "class Text:\n    @property\n    def text(self):\n        return self._text\n\n    @text.setter\n    def text(self, new):\n        self._text = new\n\n    def run(self):\n        return 1\n",
      "app.py":
        'from text import Text\n\n\nclass Own(Text):\n    def go(self):\n        self.text = "own"\n\n\nt = Text()\nt.text = "bar"\nt.run = lambda: 2\nt.other = 3\n',
    },
    head: {
      "text.py":
        "class Text:\n    @property\n    def plain(self):\n        return self._text\n\n    @plain.setter\n    def plain(self, new):\n        self._text = new\n\n    def start(self):\n        return 1\n",
    },
    broken: ["app.py:10 renamed", "app.py:11 renamed"],
  },
  {
    title: "a variable of a module that is gone, and set from another, which changes nothing now",
    base: {
      "settings.py": "DEBUG = True\nLEVEL = 1\n",
      "app.py": "import settings\n\nsettings.DEBUG = False\nsettings.DEBUG += 1\n",
    },
    head: { "settings.py": "LEVEL = 1\n" },
    broken: ["app.py:3 deleted", "app.py:4 deleted"],
  },
  {
    title: "an attribute that is gone and assigned to objects with slots, which take no other",
    base: {
      "point.py":
        "class Base:\n    __slots__ = ()\n\n\nclass Point(Base):\n    __slots__ = ('x', 'y')\n\n    def __init__(self):\n        self.x = 1\n        self.y = 2\n",
      "app.py": "from point import Point\n\n\ndef run(p: Point):\n    p.y = 2\n",
    },
    head: {
      "point.py":
        "class Base:\n    __slots__ = ()\n\n\nclass Point(Base):\n    __slots__ = ('x',)\n\n    def __init__(self):\n        self.x = 1\n",
    },
    broken: ["app.py:5 deleted"],
  },
  {
    title: "an attribute that is gone and assigned to objects whose base has no slots, and so a dictionary",
    base: {
      "point.py":
        "class Base:\n    pass\n\n\nclass Point(Base):\n    __slots__ = ('x',)\n\n    def __init__(self):\n        self.x = 1\n        self.y = 2\n",
      "app.py": "from point import Point\n\n\ndef run(p: Point):\n    p.y = 2\n",
    },
    head: {
      "point.py":
        "class Base:\n    pass\n\n\nclass Point(Base):\n    __slots__ = ('x',)\n\n    def __init__(self):\n        self.x = 1\n",
    },
    broken: [],
  },
  {
    title: "a deleted method that a base class has",
    base: {
      "base.py": "class Base:\n    def purge(self):\n        pass\n",
      "store.py": STORE.replace("class Store:", "from base import Base\n\n\nclass Store(Base):"),
      "app.py": "from store import Store\n\nStore('x').purge()\n",
    },
    head: {
      "store.py": STORE.replace("class Store:", "from base import Base\n\n\nclass Store(Base):").replace(
        / {4}def purge[\s\S]*/,
        "",
      ),
    },
    broken: [],
  },
  {
    title: "a method deleted from a base class and used on a subclass",
    base: {
      "store.py": STORE,
      "disk.py": "from store import Store\n\n\nclass Disk(Store):\n    pass\n",
      "app.py": "from disk import Disk\n\nDisk('x').purge()\n",
    },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: ["app.py:3 deleted"],
  },
  {
    title: "a base class that is no longer extended",
    base: {
      "store.py": STORE,
      "disk.py": "from store import Store\n\n\nclass Disk(Store):\n    pass\n",
      "app.py": "from disk import Disk\n\nDisk('x').purge()\n",
    },
    head: { "disk.py": "class Disk:\n    def __init__(self, path):\n        pass\n" },
    broken: ["app.py:3 not_exported"],
  },
  {
    title: "a deleted method of a class that answers to any name",
    base: { "store.py": STORE, "app.py": "from store import Store\n\nStore('x').purge()\n" },
    head: {
      "store.py": `${STORE.slice(0, STORE.indexOf("    def purge"))}    def __getattr__(self, name):\n        return print\n`,
    },
    broken: [],
  },
  {
    title: "a renamed method that its own class still calls",
    base: { "store.py": `${STORE}\n    def close(self):\n        self.purge()\n` },
    head: {
      "store.py": `${STORE.replace("def purge", "def purge_all")}\n    def close(self):\n        self.purge()\n`,
    },
    broken: ["store.py:15 renamed"],
    changes: ["renamed store.py#Store.purge → store.py#Store.purge_all"],
  },
  {
    title: "an attribute that is no longer assigned",
    base: { "store.py": STORE, "app.py": "from store import Store\n\nprint(Store('x').path)\n" },
    head: { "store.py": STORE.replace("        self.path = path\n", "") },
    broken: ["app.py:3 deleted"],
  },
  {
    title: "a class attribute that became a property",
    base: { "store.py": STORE, "app.py": "from store import Store\n\nprint(Store('x').limit)\n" },
    head: { "store.py": STORE.replace("    limit = 10\n", "    @property\n    def limit(self):\n        return 10\n") },
    broken: [],
  },
  {
    title: "a deleted method called on something of unknown type",
    base: { "store.py": STORE, "app.py": "def run(s):\n    s.purge()\n" },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: ["app.py:2 deleted"],
  },
  {
    title: "a deleted method whose name another class keeps, called on something of unknown type",
    base: {
      "store.py": STORE,
      "cache.py": "class Cache:\n    def purge(self):\n        pass\n",
      "app.py": "def run(s):\n    s.purge()\n",
    },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: [],
  },
  {
    title: "a deleted method whose name something of unknown type has, in a file that imports from outside alone",
    base: { "store.py": STORE, "conf.py": "import sphinx\n\n\ndef link(role):\n    return role.purge\n" },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: [],
  },
  {
    title: "a deleted method called on something from outside",
    base: { "store.py": STORE, "app.py": "import redis\n\nredis.Redis().purge()\n" },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: [],
  },
  {
    title: "a renamed class",
    base: { "store.py": STORE, "app.py": "from store import Store\n\n\nclass Big(Store):\n    pass\n" },
    head: { "store.py": STORE.replace("class Store", "class Storage") },
    broken: ["app.py:1 renamed"],
    changes: ["renamed store.py#Store → store.py#Storage"],
  },
  {
    title: "a deleted member of an enumeration",
    base: {
      "color.py": "from enum import Enum\n\n\nclass Color(Enum):\n    RED = 1\n    BLUE = 2\n",
      "app.py": "from color import Color\n\nprint(Color.BLUE, Color.RED.value)\n",
    },
    head: { "color.py": "from enum import Enum\n\n\nclass Color(Enum):\n    RED = 1\n" },
    broken: ["app.py:3 deleted"],
  },
  {
    title: "a deleted method whose name only another language still has",
    base: {
      "store.py": STORE,
      "app.py": "def run(store):\n    store.purge()\n",
      "menu.js": "export class Menu {\n  purge() {}\n}\n",
    },
    head: { "store.py": STORE.slice(0, STORE.indexOf("    def purge")) },
    broken: ["app.py:2 deleted"],
  },
  {
    title: "a method that went from two languages, called on something unknown",
    base: {
      "box.js": "export class Box {\n  purge() {}\n  keep() {}\n}\n",
      "store.py": STORE,
      "app.py": "def run(store):\n    store.purge()\n",
    },
    head: {
      "box.js": "export class Box {\n  purgeAll() {}\n  keep() {}\n}\n",
      "store.py": STORE.slice(0, STORE.indexOf("    def purge")),
    },
    broken: ["app.py:2 deleted"],
  },
];
