import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";
import { expectTrueLinks } from "../helpers/true-links.ts";

const FULL = 1000;
/** Definitions below decorators and over several lines, uses in chains and in the middle of calls, overloads, prose. */
const BASE = {
  "auth.py": `import functools


@functools.cache
@functools.wraps(
    print
)
def login(
    user,
):
    return user


def logout(user):
    return None


class Account:
    @property
    def owner(self):
        return self

    @staticmethod
    def make(
        name,
    ):
        return Account()

    def close(self):
        return logout(self)
`,
  "api.py": `from auth import (
    Account,
    login,
    logout,
)


def handle(user):
    logout(
        user,
    )
    return (
        login(user)
        or Account.make("x")
        .close()
    )


def outer(user):
    return handle(user)


RESULT = outer(1)
`,
  "tests/test_api.py": `from api import handle
from auth import login, Account


def test_handle():
    assert handle(1)
    assert login(2)
    assert Account.make("y").owner
`,
  "README.md": "# Guide\n\nCall `logout` from `auth.py`, then `login`.\n",
  "web/shop.ts": `export interface Cart {
  total: number;
}

export function price(
  cart: Cart,
): number {
  return cart.total;
}

export class Till {
  static open(): Till {
    return new Till();
  }

  ring(cart: Cart): number {
    return price(
      cart,
    );
  }
}

export const pay = (cart: Cart) => Till.open().ring(cart);
`,
  "web/app.ts": `import { pay, price, type Cart, Till } from "./shop";

const cart: Cart = { total: 1 };
console.log(pay(cart), price(cart));
console.log(
  Till
    .open()
    .ring(cart),
);
`,
  "src/Store.java": `package shop;

public class Store {
  @Deprecated
  @SuppressWarnings("all")
  public int count(int a) {
    return a;
  }

  public int count(int a, int b) {
    return count(a) + b;
  }

  public int use() {
    return this
        .count(1)
        + count(1, 2);
  }
}
`,
};

/** Every kind of change. */
function changed(): Record<string, string> {
  const auth = BASE["auth.py"]
    .replace("    user,\n):", "    user,\n    password,\n):")
    .replace("def logout(user):\n    return None\n\n\n", "")
    .replace("return logout(self)", "return self")
    .replace("def make(\n        name,", "def build(\n        name,");
  const shop = BASE["web/shop.ts"]
    .replace("cart: Cart,\n): number", "cart: Cart,\n  tax: number,\n): number")
    .replace("total: number", "sum: number")
    .replace("return new Till();", "return new Till() as Till;");
  const store = BASE["src/Store.java"].replace("return a;", "return a + 1;").replace("int a, int b", "int a, long b");
  return { "auth.py": auth, "web/shop.ts": shop, "src/Store.java": store };
}

describe("every link of a report leads to the line that it names", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await GitHubServer.start();
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  it.each([1, 2, FULL])("at depth %d, with new commits on main", async (depth) => {
    if (depth === 1) spawnRuns();
    const upstream = GitRepo.with(BASE);
    const fork = upstream.head();
    const moved = Object.entries(BASE).map(([path, text]) => [path, `${"\n".repeat(5)}${text}`]);
    upstream.commit(Object.fromEntries(moved), "main moves everything down");
    const base = upstream.head();
    upstream.git("checkout", "-q", "-b", "topic", fork);
    const head = upstream.commit(changed(), "all kinds of changes");
    upstream.pullRequestMerge(7, base, head);
    server.comparisons.set(`${base}...${head}`, { merge_base_commit: { sha: fork } });
    const { exitCode, summary } = await runAction({
      repo: upstream.checkoutPullRequest(7, depth),
      eventName: "pull_request",
      payload: {
        number: 7,
        repository: { full_name: "octo/demo", default_branch: "main" },
        pull_request: {
          number: 7,
          state: "open",
          head: { sha: head, ref: "topic", repo: { id: 1 } },
          base: { sha: base, ref: "main", repo: { id: 1 } },
        },
      },
      inputs: { "report-artifact": "" },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com" },
    });
    const body = server.comments[0]?.body ?? "";
    expect(exitCode).toBe(0);
    for (const markdown of [body, summary]) expectTrueLinks(markdown, upstream, head);
    expect(body).toContain("| signature, body: takes `b` as `long`, was `int` | `Store.count` |");
    const tables = ["still used in", "file", "change", "who", "where"];
    expect(tables.filter((each) => !body.includes(`| ${each} |`))).toEqual([]);
  });
});
