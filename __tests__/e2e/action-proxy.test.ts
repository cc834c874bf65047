import { type AddressInfo, connect, type Socket } from "node:net";
import { createServer } from "node:tls";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type Certificates, makeCertificates, serverOptions } from "../helpers/certificates.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { startProxy } from "../helpers/proxy-server.ts";
import { pullRequestOf } from "../helpers/pull-request.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

/** A host name that cannot be looked up, so that it can only be reached through the proxy. */
const HOST = "github.example.invalid";
const TOKEN = "the-job-token";
const FILES = {
  "auth.py": "def login(user):\n    return user\n",
  "api.py": "from auth import login\n\n\ndef handle(user):\n    return login(user)\n",
};

describe("the action behind a proxy", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    // The settings of a proxy apply to a whole process, so the action is spawned.
    spawnRuns();
    server = await GitHubServer.start({ prefix: "/api/v3" });
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  const portOf = (url: string) => Number(new URL(url).port);

  function review(apiUrl: string, env: Record<string, string>) {
    const pull = pullRequestOf(FILES, { "auth.py": "def sign_in(user):\n    return user\n" });
    return runAction({
      repo: pull.upstream.checkoutPullRequest(7, 2),
      eventName: "pull_request",
      payload: pull.payload(),
      inputs: { "report-artifact": "", token: TOKEN },
      env: { ...NO_PROXIES, GITHUB_API_URL: apiUrl, GITHUB_SERVER_URL: "https://github.com", ...env },
    });
  }

  it.each(["HTTP_PROXY", "http_proxy"])("reaches GitHub through the %s of an API without TLS", async (variable) => {
    const proxy = await startProxy(portOf(server.origin));
    const result = await review(`http://${HOST}/api/v3`, { [variable]: `http://${proxy.address}` });
    expect([result.exitCode, result.log]).toEqual([0, expect.not.stringContaining("::warning")]);
    expect(server.comments).toHaveLength(1);
    expect(new Set(proxy.tunnels)).toEqual(new Set([`${HOST}:80`]));
  });

  it("reaches GitHub through HTTPS_PROXY with the proxy's credentials, and the proxy never sees the token", async () => {
    const certificates = makeCertificates(HOST);
    const proxy = await startProxy(await startTls(certificates, portOf(server.origin)));
    const result = await review(`https://${HOST}/api/v3`, {
      HTTPS_PROXY: `http://ada:pass%20word@${proxy.address}`,
      HTTP_PROXY: "http://127.0.0.1:1",
      NODE_EXTRA_CA_CERTS: certificates.authority,
    });
    expect([result.exitCode, result.log]).toEqual([0, expect.not.stringContaining("::warning")]);
    expect(server.comments).toHaveLength(1);
    expect(new Set(proxy.tunnels)).toEqual(new Set([`${HOST}:443`]));
    const login = `Basic ${Buffer.from("ada:pass word").toString("base64")}`;
    expect(new Set(proxy.authorizations)).toEqual(new Set([login]));
    expect(proxy.seen().length).toBeGreaterThan(0);
    expect(proxy.seen().includes(TOKEN)).toBe(false);
    expect(result.log).not.toContain("pass word");
  });

  it.each([
    ["past the proxy to a host that NO_PROXY names", "other.example, 0.0.0.0", 0],
    ["through the proxy to one that it does not name", "other.example", 1],
  ])("goes %s", async (_title, exceptions, hosts) => {
    const port = portOf(server.origin);
    const proxy = await startProxy(port);
    // An address of this machine that is not recognised as local.
    const env = { HTTP_PROXY: `http://${proxy.address}`, NO_PROXY: exceptions };
    const result = await review(`http://0.0.0.0:${port}/api/v3`, env);
    expect([result.exitCode, server.comments.length]).toEqual([0, 1]);
    expect(new Set(proxy.tunnels).size).toBe(hosts);
  });
});

/** An environment without proxies, because the tests may also run behind one. */
const NO_PROXIES = Object.fromEntries(
  ["http_proxy", "https_proxy", "no_proxy", "all_proxy"].flatMap((name) => [
    [name, ""],
    [name.toUpperCase(), ""],
  ]),
);

/** Starts a server with TLS in front of a port. Returns its port. */
async function startTls(certificates: Certificates, port: number): Promise<number> {
  const server = createServer(serverOptions(certificates), (socket) => {
    const target: Socket = connect(port, "127.0.0.1");
    for (const each of [socket, target]) each.on("error", () => {});
    socket.pipe(target).pipe(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
