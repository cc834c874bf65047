import type { Trap } from "../trap.ts";

const CALLS = "from lib import send\n\nsend('a')\nsend('a', 2)\nsend('a', retries=2)\nsend(*x)\nsend('a', **k)\n";

/** Calls that a new signature accepts or does not accept. */
export const PYTHON_CALLS: readonly Trap[] = [
  {
    title: "a new required parameter",
    base: { "lib.py": "def send(to, retries=1):\n    return to\n", "app.py": CALLS },
    head: { "lib.py": "def send(to, body, retries=1):\n    return to\n" },
    broken: ["app.py:3 signature", "app.py:5 signature"],
    changes: ["signature lib.py#send"],
  },
  {
    title: "a new parameter with a default",
    base: { "lib.py": "def send(to, retries=1):\n    return to\n", "app.py": CALLS },
    head: { "lib.py": "def send(to, retries=1, body=None):\n    return to\n" },
    broken: [],
    changes: ["signature lib.py#send"],
  },
  {
    title: "a removed parameter",
    base: { "lib.py": "def send(to, retries=1):\n    return to\n", "app.py": CALLS },
    head: { "lib.py": "def send(to):\n    return to\n" },
    broken: ["app.py:4 signature", "app.py:5 signature"],
  },
  {
    title: "a renamed parameter",
    base: { "lib.py": "def send(to, retries=1):\n    return to\n", "app.py": CALLS },
    head: { "lib.py": "def send(to, attempts=1):\n    return to\n" },
    broken: ["app.py:5 signature"],
  },
  {
    title: "a parameter that became keyword-only",
    base: { "lib.py": "def send(to, retries=1):\n    return to\n", "app.py": CALLS },
    head: { "lib.py": "def send(to, *, retries=1):\n    return to\n" },
    broken: ["app.py:4 signature"],
  },
  {
    title: "a removed parameter that now goes into the rest",
    base: { "lib.py": "def send(to, retries=1):\n    return to\n", "app.py": CALLS },
    head: { "lib.py": "def send(to, *args, **kwargs):\n    return to\n" },
    broken: [],
  },
  {
    title: "a default that went",
    base: { "lib.py": "def send(to, retries=1):\n    return to\n", "app.py": CALLS },
    head: { "lib.py": "def send(to, retries):\n    return to\n" },
    broken: ["app.py:3 signature"],
  },
  {
    title: "a method that needs one argument more",
    base: {
      "lib.py": "class Box:\n    def put(self, item):\n        pass\n",
      "app.py": "from lib import Box\n\nb = Box()\nb.put(1)\nBox.put(b, 1)\n",
    },
    head: { "lib.py": "class Box:\n    def put(self, item, slot):\n        pass\n" },
    broken: ["app.py:4 signature", "app.py:5 signature"],
  },
  {
    title: "a class method that needs one argument more",
    base: {
      "lib.py": "class Box:\n    @classmethod\n    def make(cls, item):\n        pass\n",
      "app.py": "from lib import Box\n\nBox.make(1)\nBox.make(1, 2)\n",
    },
    head: { "lib.py": "class Box:\n    @classmethod\n    def make(cls, item, slot):\n        pass\n" },
    broken: ["app.py:3 signature"],
  },
  {
    title: "a constructor that needs one argument more, of the class and of one that inherits it",
    base: {
      "lib.py": "class Box:\n    def __init__(self, size):\n        pass\n\n\nclass Crate(Box):\n    pass\n",
      "app.py": "from lib import Box, Crate\n\nBox(1)\nCrate(1)\nBox(1, 2)\n",
    },
    head: {
      "lib.py": "class Box:\n    def __init__(self, size, depth):\n        pass\n\n\nclass Crate(Box):\n    pass\n",
    },
    broken: ["app.py:3 signature", "app.py:4 signature"],
  },
  {
    title: "a constructor that is called through super",
    base: {
      "lib.py": "class Box:\n    def __init__(self, size):\n        pass\n",
      "app.py": "from lib import Box\n\n\nclass Crate(Box):\n    def __init__(self):\n        super().__init__(1)\n",
    },
    head: { "lib.py": "class Box:\n    def __init__(self, size, depth):\n        pass\n" },
    broken: ["app.py:6 signature"],
  },
  {
    title: "a function that a decorator of its own gives other parameters",
    base: {
      "lib.py": "def inject(f):\n    return lambda to: f(to, 1)\n\n\n@inject\ndef send(to, retries):\n    return to\n",
      "app.py": "from lib import send\n\nsend('a')\n",
    },
    head: {
      "lib.py":
        "def inject(f):\n    return lambda to: f(to, 1, 2)\n\n\n@inject\ndef send(to, retries, more):\n    return to\n",
    },
    broken: [],
  },
  {
    title: "a new field without a default in a data class",
    base: {
      "lib.py": "from dataclasses import dataclass\n\n\n@dataclass\nclass Point:\n    x: int\n    y: int = 0\n",
      "app.py": "from lib import Point\n\nPoint(1)\nPoint(1, 2)\n",
    },
    head: {
      "lib.py":
        "from dataclasses import dataclass\n\n\n@dataclass\nclass Point:\n    x: int\n    z: int\n    y: int = 0\n",
    },
    broken: ["app.py:3 signature"],
  },
  {
    title: "formatting, comments, doc strings and shifted lines alone",
    base: {
      "lib.py": "def send(to, retries=1):\n    return to\n\n\nclass Box:\n    def put(self): return 1\n",
      "app.py": CALLS,
    },
    head: {
      "lib.py":
        '# A library.\n\n\ndef send(\n    to,\n    retries=1,\n):\n    """Sends."""\n    # back\n    return to\n\n\nclass Box:\n    def put(self):\n        return 1\n',
    },
    broken: [],
    changes: [],
  },
  {
    title: "a new required parameter that tests leave out to see what happens",
    base: {
      "lib.py": "def send(to, by=None):\n    return to\n",
      "app.py": "from lib import send\n\nsend(1)\nsend(2)  # type: ignore[call-arg]\n",
      "tests/test_lib.py":
        "import pytest\nfrom lib import send\n\n\ndef test_send():\n    with pytest.raises(TypeError):\n        send(1)\n\n\ndef test_other():\n    send(2)\n",
    },
    head: { "lib.py": "def send(to, by):\n    return to\n" },
    broken: ["app.py:3 signature", "tests/test_lib.py:11 signature"],
  },
  {
    title: "a return type alone",
    base: { "lib.py": "def send(to) -> int:\n    return 1\n", "app.py": "from lib import send\n\nsend(1)\n" },
    head: { "lib.py": "def send(to) -> str:\n    return 1\n" },
    broken: [],
    changes: ["signature lib.py#send"],
  },
  {
    title: "a body alone",
    base: { "lib.py": "class Box:\n    def put(self):\n        return 1\n" },
    head: { "lib.py": "class Box:\n    def put(self):\n        return 2\n" },
    broken: [],
    changes: ["body lib.py#Box.put"],
  },
  {
    title: "a lost constructor of a class whose own base is only called like a model",
    base: {
      "lib.py":
        "class ThingModel:\n    kind = 1\n\n\nclass User(ThingModel):\n    def __init__(self, name):\n        self.name = name\n",
      "app.py": "from lib import User\n\nUser('ann')\n",
    },
    head: { "lib.py": "class ThingModel:\n    kind = 1\n\n\nclass User(ThingModel):\n    pass\n" },
    broken: ["app.py:3 signature"],
  },
  {
    title: "a lost constructor that a metaclass or a decorated ancestor may make up for",
    base: {
      "lib.py":
        "from dataclasses import dataclass\n\n\nclass Maker(type):\n    def __call__(cls, *args):\n        return args\n\n\nclass Made(metaclass=Maker):\n    pass\n\n\n@dataclass\nclass Point:\n    x: int\n\n\nclass User(Made):\n    def __init__(self, name):\n        self.name = name\n\n\nclass Spot(Point):\n    def __init__(self, x):\n        self.x = x\n",
      "app.py": "from lib import Spot, User\n\nUser('ann')\nSpot(1)\n",
    },
    head: {
      "lib.py":
        "from dataclasses import dataclass\n\n\nclass Maker(type):\n    def __call__(cls, *args):\n        return args\n\n\nclass Made(metaclass=Maker):\n    pass\n\n\n@dataclass\nclass Point:\n    x: int\n\n\nclass User(Made):\n    pass\n\n\nclass Spot(Point):\n    pass\n",
    },
    broken: [],
  },
];
