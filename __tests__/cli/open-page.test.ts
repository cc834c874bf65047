import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findOpener } from "../../src/cli/commands/open-page.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cliIn } from "../helpers/run-cli.ts";

const LOG = "opened.txt";

/** A folder for PATH with an opener that records its arguments and exits with this code. */
function fakeOpener(name: string, exitCode = 0): string {
  const folder = makeTempDir();
  const script = `#!/bin/sh\nprintf '%s\\n' "$#" "$@" > '${folder}/${LOG}'\nexit ${exitCode}\n`;
  writeFileSync(join(folder, name), script);
  chmodSync(join(folder, name), 0o755);
  return folder;
}

function changedRepo(): GitRepo {
  const repo = GitRepo.with({ "a.py": "def f():\n    return 1\n", "b.py": "from a import f\n\nf()\n" });
  repo.commit({ "a.py": "X = 1\n" });
  return repo;
}

/** Runs `review --open` with a changed environment, and with a folder for temporary files whose name is dangerous in a shell. */
async function open(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const TMPDIR = makeTempDir("a $(touch x) 'b'");
  const answer = await cliIn(changedRepo().dir, { TMPDIR, ...env }, "review", "--base", "HEAD~1", "--open", ...args);
  return { ...answer, path: answer.stderr.trimEnd().replace(/^llmc-nav: [^/]*/, "") };
}

describe.runIf(process.platform === "linux")("cli/open-page", () => {
  it("writes the page where only this user can read it, opens it and says where it is", async () => {
    const PATH = fakeOpener("xdg-open");
    const { code, stdout, stderr, path } = await open({ PATH, DISPLAY: ":0" });
    expect([code, stdout, stderr]).toEqual([0, "", `llmc-nav: Opened ${path}\n`]);
    expect(readFileSync(join(PATH, LOG), "utf8")).toBe(`1\n${path}\n`);
    expect(readFileSync(path, "utf8")).toMatch(/^<!doctype html>[\s\S]*a\.py/i);
    expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([0o600, 0o700]);
  });

  it.each([
    ["there is no screen", () => ({ PATH: fakeOpener("xdg-open") })],
    ["there is no opener", () => ({ PATH: makeTempDir(), DISPLAY: ":0" })],
    ["the opener fails", () => ({ PATH: fakeOpener("xdg-open", 3), WAYLAND_DISPLAY: "w" })],
    ["the opener is in a folder that is not absolute", () => ({ PATH: ".", DISPLAY: ":0" })],
  ])("says where the page is when %s, without failing", async (_title, environment) => {
    const { code, stdout, stderr, path } = await open(environment(), "--format", "html");
    expect([code, stdout, stderr]).toEqual([0, "", `llmc-nav: Open this page in a browser: ${path}\n`]);
    expect(existsSync(path)).toBe(true);
  });

  it("does not wait for an opener that is the browser itself", async () => {
    const PATH = fakeOpener("xdg-open");
    writeFileSync(join(PATH, "xdg-open"), "#!/bin/sh\nexec /bin/sleep 20\n");
    expect((await open({ PATH, DISPLAY: ":0" })).stderr).toMatch(/^llmc-nav: Opened /);
  }, 15_000);

  it("keeps the exit code of the review", async () => {
    const { code } = await open({ PATH: fakeOpener("xdg-open"), BROWSER: "x" }, "--fail-on", "broken");
    expect(code).toBe(1);
  });

  it("fails with a format that is not a page, or when the page cannot be written", async () => {
    for (const other of [["--json"], ["--format", "sarif"]]) {
      expect(await open({}, ...other)).toMatchObject({
        code: 2,
        stdout: other[0] === "--json" ? expect.stringContaining('"error_code":"BAD_REQUEST"') : "",
        stderr: expect.stringContaining("--open"),
      });
    }
    const nowhere = await open({ TMPDIR: "/nowhere/at/all" });
    expect(nowhere).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^llmc-nav: The page cannot be written: /),
    });
  });

  it("knows the opener of each platform, and never starts it through a shell", () => {
    const openers = (["linux", "freebsd", "darwin", "win32"] as const).map((platform) => {
      const name = { linux: "xdg-open", freebsd: "xdg-open", darwin: "open", win32: "rundll32" }[platform];
      const PATH = fakeOpener(name);
      const { program, args } = findOpener(platform, { PATH, DISPLAY: ":0" }) ?? {};
      return [platform, program?.replace(`${PATH}/`, ""), args];
    });
    expect(openers).toEqual([
      ["linux", "xdg-open", []],
      ["freebsd", "xdg-open", []],
      ["darwin", "open", []],
      ["win32", "rundll32", ["url.dll,FileProtocolHandler"]],
    ]);
  });
});
