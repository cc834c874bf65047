import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Repository } from "../../src/git/repository.ts";
import { judgeReview } from "../../src/judge/judge.ts";
import type { Review } from "../../src/model/review.ts";
import { verdictOf } from "../../src/render/verdict.ts";
import { review } from "../../src/review/review.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

/** The files at base. The change deletes `login`, which `api.py` and `api.ts` still call. */
const BASE = {
  "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return user\n",
  "api.py": "from auth import login\n\n\ndef serve(user):\n    return login(user)\n",
  "auth.ts": "export function login(user: string) {\n  return user;\n}\nexport function logout() {}\n",
  "api.ts": 'import { login } from "./auth";\nexport const serve = (user: string) => login(user);\n',
};
const WITHOUT = { "auth.py": "def logout(user):\n    return user\n", "auth.ts": "export function logout() {}\n" };
const LARGE = 20_000;
const PADDING = `# ${"x".repeat(LARGE)}\n`;

/** A way to hide the broken uses: a change to the repository in addition to `WITHOUT`, or instead of it. */
interface Way {
  readonly how: string;
  readonly hide: (repo: GitRepo) => void;
  /** Additional files at base. */
  readonly base?: Readonly<Record<string, string | Buffer>>;
}

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const write = (files: Readonly<Record<string, string | Buffer>>) => (repo: GitRepo) => {
  for (const [path, content] of Object.entries(files)) repo.write(path, content);
};
const without = (files: Readonly<Record<string, string | Buffer>>) => write({ ...WITHOUT, ...files });
const move = (from: string, to: string) => (repo: GitRepo) => {
  repo.write(to, BASE[from as keyof typeof BASE]);
  repo.remove(from);
};

const WAYS: readonly Way[] = [
  { how: "calls everything generated", hide: without({ ".gitattributes": "* linguist-generated\n" }) },
  { how: "calls the file vendored", hide: without({ ".gitattributes": "auth.* linguist-vendored\n" }) },
  {
    how: "calls the users generated",
    hide: (repo) => {
      without({ ".gitattributes": "api.* linguist-generated=true\n" })(repo);
      for (const path of ["api.py", "api.ts"] as const) repo.write(path, `${BASE[path]}\n\n`);
    },
  },
  {
    how: "calls the file generated where base says that it is not",
    base: { ".gitattributes": "gen/* linguist-generated\n" },
    hide: without({ ".gitattributes": "* linguist-generated\ngen/* linguist-generated\n" }),
  },
  {
    how: "calls the file generated and deletes it",
    hide: (repo) => {
      repo.write(".gitattributes", "* linguist-generated\n");
      repo.remove("auth.py");
      repo.remove("auth.ts");
    },
  },
  {
    how: "brings attributes in a directory",
    base: { "lib/auth.py": BASE["auth.py"], "api.py": BASE["api.py"].replace("auth", "lib.auth") },
    hide: write({ "lib/auth.py": WITHOUT["auth.py"], "lib/.gitattributes": "* linguist-generated\n" }),
  },
  {
    how: "brings attributes as a macro",
    hide: without({ ".gitattributes": "[attr]made linguist-generated\n* made\n" }),
  },
  {
    how: "has one long line in the file",
    hide: write({ "auth.py": `${WITHOUT["auth.py"]}# ${"x".repeat(9000)}\n`, "auth.ts": `// ${"x".repeat(9000)}\n` }),
  },
  {
    how: "has one long line in the users",
    hide: without({ "api.py": `${BASE["api.py"]}# ${"x".repeat(9000)}\n`, "api.ts": BASE["api.ts"] }),
  },
  {
    how: "has a NUL byte in the file",
    hide: without({ "auth.py": `\0${WITHOUT["auth.py"]}`, "auth.ts": BASE["auth.ts"] }),
  },
  { how: "has a NUL byte in the user", hide: without({ "api.py": `${BASE["api.py"]}# \0\n`, "api.ts": "" }) },
  { how: "pads the file above the limit", hide: write({ "auth.py": PADDING, "api.ts": BASE["api.ts"] }) },
  { how: "pads the user above the limit", hide: without({ "api.py": `${BASE["api.py"]}${PADDING}`, "api.ts": "" }) },
  { how: "moves the file into vendor/", hide: move("auth.ts", "vendor/auth.ts") },
  { how: "moves the file into third_party/", hide: move("auth.ts", "third_party/auth.ts") },
  { how: "moves the file into node_modules/", hide: move("auth.ts", "node_modules/auth.ts") },
  { how: "gives the file a generated name", hide: move("auth.ts", "auth.generated.ts") },
  { how: "gives the file the name of a bundle", hide: move("auth.ts", "auth.min.ts") },
  { how: "gives the file the name of a lock file", hide: move("auth.ts", "package-lock.json") },
  {
    how: "moves the user into vendor/, written anew",
    hide: (repo) => {
      repo.remove("api.ts");
      repo.remove("api.py");
      without({
        "vendor/api.ts": `import { login } from "../auth";\n${"// other words\n".repeat(30)}export const serve = (u: string) => login(u);\n`,
      })(repo);
    },
  },
  {
    how: "gives the user a name of no language",
    hide: (repo) => {
      without({ "api.ts": "" })(repo);
      move("api.py", "api.py.txt")(repo);
    },
  },
  { how: "writes the user in UTF-16 without a mark", hide: without({ "api.py": utf16(BASE["api.py"]), "api.ts": "" }) },
  {
    how: "writes the user in an encoding of Python's own",
    hide: without({
      "api.py": "# coding: unicode_escape\nfrom auth import \\x6cogin\n\\x6cogin(1)\n",
      "api.ts": "",
    }),
  },
  {
    how: "keeps the user in git LFS",
    hide: without({
      "api.py": `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12\n`,
      "api.ts": "",
    }),
  },
  {
    how: "keeps the file in git LFS",
    hide: write({
      "auth.py": `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12\n`,
    }),
  },
  {
    how: "has a link in place of the user",
    hide: (repo) => {
      without({ "api.ts": "", "api.txt": BASE["api.py"] })(repo);
      repo.remove("api.py");
      symlinkSync("api.txt", join(repo.dir, "api.py"));
    },
  },
  {
    how: "has a link in place of the file",
    hide: (repo) => {
      repo.remove("auth.py");
      symlinkSync("api.py", join(repo.dir, "auth.py"));
    },
  },
  {
    how: "has a submodule in place of a package",
    base: {
      "lib/auth.py": BASE["auth.py"],
      "lib/api.py": BASE["api.py"],
      "web.py": "from lib.auth import login\nlogin(1)\n",
    },
    hide: (repo) => {
      repo.git("rm", "-rq", "lib");
      repo.git("init", "-q", "lib");
      repo.git("-C", "lib", "commit", "-q", "--allow-empty", "-m", "1");
    },
  },
  { how: "changes the case of a name", hide: move("auth.ts", "Auth.ts") },
  {
    how: "writes the file with hundreds of overloads",
    hide: write({
      "auth.ts": Array.from({ length: 300 }, () => "export function login(a: 1, b: 2): void;\n").join(""),
    }),
  },
  {
    how: "marks the user as meant to fail",
    base: { "call.py": "from auth import logout\nlogout(1)\n" },
    hide: write({
      "auth.py": BASE["auth.py"].replace("logout(user)", "logout(user, reason)"),
      "call.py": "from auth import logout\nlogout(1)  # type: ignore\n",
    }),
  },
  {
    how: "says that a test expects it",
    base: { "tests/test_call.py": "from auth import logout\nlogout(1)\n" },
    hide: write({
      "auth.py": BASE["auth.py"].replace("logout(user)", "logout(user, reason)"),
      "tests/test_call.py": "from auth import logout\n# raises\nlogout(1)\n",
    }),
  },
  {
    how: "commits facts and an index",
    hide: (repo) => {
      without({ ".llmc/rag_graph.json": '{"entities":[],"relations":[],"files":{}}', ".llmc/cache/facts.pack": "x" })(
        repo,
      );
      repo.git("add", "-f", ".llmc");
    },
  },
  {
    how: "brings a configuration",
    hide: without({ "llmc.toml": '[review]\nignore = ["**"]\nexclude = ["auth.py"]\n' }),
  },
  { how: "ignores the files in git", hide: without({ ".gitignore": "auth.*\napi.*\n", ".ignore": "*\n" }) },
  { how: "has a syntax error in the file", hide: write({ "auth.py": "def logout(user:\n    return (\n" }) },
  {
    how: "moves the file to a name that is no text",
    hide: (repo) => {
      repo.remove("auth.py");
      repo.write("\ufffd.py", BASE["auth.py"]);
    },
  },
];

async function reviewHidden({ hide, base = {} }: Way): Promise<Review> {
  const repo = GitRepo.with({ ...BASE, ...base });
  const from = repo.head();
  hide(repo);
  const to = repo.commit({});
  return review({
    repository: await Repository.open(repo.dir),
    base: from,
    head: to,
    maxFileSize: LARGE,
    logger: recordingLogger(),
    progress: NO_PROGRESS,
  });
}

describe("review: a change cannot switch off its own review", () => {
  it.each(WAYS)("reports broken uses, or the files that it did not read, when the change $how", async (way) => {
    const found = await reviewHidden(way);
    const verdict = verdictOf(found);
    const fails = judgeReview(found, { failOn: "broken" }).conclusion === "failure";
    const says = /not compared|ignored by this request/.test(verdict.text);
    expect({ fails: fails || says, level: verdict.level }).toEqual({
      fails: true,
      level: expect.stringMatching(/^(?:broken|unsure)$/),
    });
  });

  it("tests at least thirty ways", () => {
    expect(WAYS.length).toBeGreaterThanOrEqual(30);
  });
});
