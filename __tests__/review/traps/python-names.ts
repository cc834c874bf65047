import type { Trap } from "../trap.ts";

const AUTH = "def login(user):\n    return user\n\n\ndef logout(user):\n    return None\n";
const APP = "from auth import login\n\n\ndef main():\n    return login('ada')\n";

/** Python names that are removed, that are still provided in another way, or that are not removed. */
export const PYTHON_NAMES: readonly Trap[] = [
  {
    title: "a deleted function that another file imports and calls",
    base: { "auth.py": AUTH, "app.py": APP },
    head: { "auth.py": "def logout(user):\n    return None\n" },
    broken: ["app.py:1 deleted"],
    changes: ["deleted auth.py#login"],
  },
  {
    title: "a renamed function whose caller was left behind",
    base: {
      "auth.py": "def login(user):\n    token = make(user)\n    log(token, user)\n    return token\n",
      "app.py": APP,
    },
    head: { "auth.py": "def sign_in(user):\n    token = make(user)\n    log(token, user)\n    return token\n" },
    broken: ["app.py:1 renamed"],
    changes: ["renamed auth.py#login → auth.py#sign_in"],
  },
  {
    title: "a renamed function whose caller was renamed too",
    base: { "auth.py": "def login(user):\n    token = make(user)\n    return token\n", "app.py": APP },
    head: {
      "auth.py": "def sign_in(user):\n    token = make(user)\n    return token\n",
      "app.py": APP.replaceAll("login", "sign_in"),
    },
    broken: [],
  },
  {
    title: "a function that moved and is re-exported from its old place",
    base: { "auth.py": AUTH, "app.py": APP },
    head: {
      "auth.py": "from session import login\n\n\ndef logout(user):\n    return None\n",
      "session.py": "def login(user):\n    return user\n",
    },
    broken: [],
  },
  {
    title: "a function that moved without a re-export",
    base: {
      "auth.py": "def login(user):\n    token = make(user)\n    log(token, user)\n    return token\n\nX = 1\n",
      "app.py": APP,
    },
    head: {
      "auth.py": "X = 1\n",
      "session.py": "def login(user):\n    token = make(user)\n    log(token, user)\n    return token\n",
    },
    broken: ["app.py:1 moved"],
  },
  {
    title: "an alias that keeps the old name alive",
    base: { "auth.py": AUTH, "app.py": APP },
    head: {
      "auth.py": "def sign_in(user):\n    return user\n\n\nlogin = sign_in\n\n\ndef logout(user):\n    return None\n",
    },
    broken: [],
  },
  {
    title: "a deleted function that a star import brought",
    base: { "auth.py": AUTH, "app.py": "from auth import *\n\nlogin('ada')\nlogout('ada')\n" },
    head: { "auth.py": "def logout(user):\n    return None\n" },
    broken: ["app.py:3 deleted"],
  },
  {
    title: "a name taken out of __all__ that a star import brought",
    base: {
      "auth.py": `__all__ = ["login", "logout"]\n\n${AUTH}`,
      "app.py": "from auth import *\n\nlogin('ada')\nlogout('ada')\n",
    },
    head: { "auth.py": `__all__ = ["logout"]\n\n${AUTH}` },
    broken: ["app.py:3 not_exported"],
    changes: ["visibility auth.py#login"],
  },
  {
    title: "a deleted function that __all__ still lists",
    base: { "auth.py": `__all__ = ["login", "logout"]\n\n${AUTH}` },
    head: { "auth.py": '__all__ = ["login", "logout"]\n\n\ndef logout(user):\n    return None\n' },
    broken: ["auth.py:1 deleted"],
  },
  {
    title: "a deleted function of a module that answers to any name",
    base: { "auth.py": AUTH, "app.py": APP },
    head: { "auth.py": "def __getattr__(name):\n    return print\n" },
    broken: [],
  },
  {
    title: "a deleted function whose name a local function shadows",
    base: { "auth.py": AUTH, "app.py": "def login(user):\n    return user\n\n\nlogin('ada')\n" },
    head: { "auth.py": "def logout(user):\n    return None\n" },
    broken: [],
  },
  {
    title: "a deleted function whose name another module has too",
    base: { "auth.py": AUTH, "ftp.py": AUTH, "app.py": "from ftp import login\n\nlogin('ada')\n" },
    head: { "auth.py": "def logout(user):\n    return None\n" },
    broken: [],
  },
  {
    title: "a deleted function used as an attribute of its module",
    base: { "pkg/__init__.py": "", "pkg/auth.py": AUTH, "app.py": "import pkg.auth\n\npkg.auth.login('ada')\n" },
    head: { "pkg/auth.py": "def logout(user):\n    return None\n" },
    broken: ["app.py:3 deleted"],
  },
  {
    title: "a deleted function used through an aliased module",
    base: {
      "pkg/__init__.py": "",
      "pkg/auth.py": AUTH,
      "app.py": "from pkg import auth as a\n\na.login('ada')\na.logout(1)\n",
    },
    head: { "pkg/auth.py": "def logout(user):\n    return None\n" },
    broken: ["app.py:3 deleted"],
  },
  {
    title: "a deleted name of a package whose submodule still has it",
    base: {
      "pkg/__init__.py": "from .auth import login\n",
      "pkg/auth.py": AUTH,
      "app.py": "from pkg import login\n\nlogin('ada')\n",
    },
    head: { "pkg/__init__.py": "" },
    broken: ["app.py:1 not_exported"],
  },
  {
    title: "a deleted function that a package passes on",
    base: {
      "pkg/__init__.py": "from .auth import login\n",
      "pkg/auth.py": AUTH,
      "app.py": "from pkg import login\n\nlogin('ada')\n",
    },
    head: { "pkg/auth.py": "def logout(user):\n    return None\n" },
    broken: ["pkg/__init__.py:1 deleted"],
  },
  {
    title: "a deleted module",
    base: { "pkg/__init__.py": "", "pkg/auth.py": AUTH, "app.py": "from pkg.auth import login\n\nlogin('ada')\n" },
    head: { "pkg/auth.py": null },
    broken: ["app.py:1 deleted"],
  },
  {
    title: "a renamed module whose importers were left behind",
    base: {
      "pkg/__init__.py": "",
      "pkg/auth.py": AUTH,
      "app.py": "from pkg.auth import login\n",
      "web.py": "from pkg import auth\n",
    },
    head: { "pkg/auth.py": null, "pkg/session.py": AUTH },
    broken: ["app.py:1 moved", "web.py:1 moved"],
  },
  {
    title: "a module that became a package of the same name",
    base: { "auth.py": AUTH, "app.py": APP },
    head: { "auth.py": null, "auth/__init__.py": AUTH },
    broken: [],
  },
  {
    title: "a moved file that kept its relative imports",
    base: {
      "pkg/__init__.py": "",
      "pkg/auth.py": AUTH,
      "pkg/web.py": "from .auth import login\n\nlogin('ada')\nx = 1\ny = 2\nz = 3\n",
    },
    head: {
      "pkg/web.py": null,
      "web/__init__.py": "",
      "web/web.py": "from .auth import login\n\nlogin('ada')\nx = 1\ny = 2\nz = 3\n",
    },
    broken: ["web/web.py:1 moved"],
  },
  {
    title: "an import that went while its name is still used",
    base: { "app.py": "import json\n\n\ndef dump(x):\n    return json.dumps(x)\n" },
    head: { "app.py": "def dump(x):\n    return json.dumps(x)\n" },
    broken: ["app.py:2 deleted"],
  },
  {
    title: "a parameter that went while its name is still used",
    base: { "app.py": "def dump(x, indent):\n    return str(x) + indent\n" },
    head: { "app.py": "def dump(x):\n    return str(x) + indent\n" },
    broken: ["app.py:2 deleted"],
  },
  {
    title: "a name that went and is a built-in",
    base: { "app.py": "from codecs import open\n\n\ndef load(x):\n    return open(x)\n" },
    head: { "app.py": "def load(x):\n    return open(x)\n" },
    broken: [],
  },
  {
    title: "a new import of a name that this change deletes",
    base: { "auth.py": AUTH, "app.py": "print(1)\n" },
    head: { "auth.py": "def logout(user):\n    return None\n", "app.py": "from auth import login\n\nlogin('ada')\n" },
    broken: ["app.py:1 deleted"],
  },
  {
    title: "a definition that became conditional",
    base: { "auth.py": AUTH, "app.py": APP },
    head: {
      "auth.py":
        "import sys\n\nif sys.version_info > (3,):\n    def login(user):\n        return user\nelse:\n    login = None\n",
    },
    broken: [],
  },
  {
    title: "a function that a decorator now wraps",
    base: { "auth.py": AUTH, "app.py": APP },
    head: { "auth.py": `from functools import cache\n\n\n@cache\n${AUTH}` },
    broken: [],
    changes: ["signature auth.py#login"],
  },
  {
    title: "a patch target that names a deleted function",
    base: {
      "pkg/__init__.py": "",
      "pkg/auth.py": AUTH,
      "tests/test_a.py": "from unittest.mock import patch\n\npatch('pkg.auth.login')\n",
    },
    head: { "pkg/auth.py": "def logout(user):\n    return None\n" },
    broken: ["tests/test_a.py:3 deleted"],
  },
  {
    title: "a new import from outside with the name of a directory that is gone",
    base: {
      "tests/requests/__init__.py": "",
      "tests/requests/test_get.py": "def test_get():\n    pass\n",
      "scripts/send.py": "def send():\n    pass\n",
    },
    head: {
      "tests/requests/__init__.py": null,
      "tests/requests/test_get.py": null,
      "scripts/send.py": "import requests\n\n\ndef send():\n    requests.get()\n",
    },
    broken: [],
  },
  {
    title: "new code with a name that only another function binds, and a function that lost its own",
    base: {
      "a.py":
        "def first():\n    from typing import ClassVar\n\n    return ClassVar\n\n\ndef second(limit):\n    size = limit\n    return size\n",
    },
    head: {
      "a.py":
        "def first():\n    from typing import ClassVar\n\n    return ClassVar\n\n\ndef second(limit):\n    return size\n\n\ndef third():\n    return ClassVar\n",
    },
    broken: ["a.py:8 deleted"],
  },
];
