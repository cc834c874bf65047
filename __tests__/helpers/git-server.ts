import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { type GitRepo, TEST_ENV } from "./git-repo.ts";

/** A private repository on a server: git's own HTTP service with a login, as on GitHub. */
export class GitServer {
  /** The service of each accepted request: `git-upload-pack` for fetches, `git-receive-pack` for pushes. */
  readonly served: string[] = [];
  /** The number of requests without the login, or with a wrong one. */
  refused = 0;
  readonly #repo: GitRepo;
  readonly #token: string;
  readonly #server = createServer((request, response) => this.#serve(request, response));

  private constructor(repo: GitRepo, token: string) {
    this.#repo = repo;
    this.#token = token;
  }

  static async start(repo: GitRepo, token: string): Promise<GitServer> {
    repo.git("config", "http.receivepack", "true");
    const server = new GitServer(repo, token);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  /** The value of the runner's variable `GITHUB_SERVER_URL`. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The address of the repository. */
  get url(): string {
    return `${this.origin}/octo/demo.git`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const login = Buffer.from(`x-access-token:${this.#token}`).toString("base64");
    if (request.headers.authorization !== `basic ${login}`) {
      this.refused++;
      response.writeHead(401, { "www-authenticate": 'Basic realm="GitHub"' }).end();
      return;
    }
    const url = new URL(request.url ?? "/", this.origin);
    const path = url.pathname.replace("/octo/demo.git", "");
    this.served.push(/git-[a-z]+-pack/.exec(`${path}${url.search}`)?.[0] ?? path);
    const child = spawn("git", ["http-backend"], {
      env: {
        ...TEST_ENV,
        GIT_PROJECT_ROOT: dirname(this.#repo.path(".git")),
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: `/.git${path}`,
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? "GET",
        REMOTE_USER: "x-access-token",
        CONTENT_TYPE: request.headers["content-type"] ?? "",
        ...(request.headers["content-encoding"] && { HTTP_CONTENT_ENCODING: request.headers["content-encoding"] }),
        ...(request.headers["git-protocol"] && { GIT_PROTOCOL: String(request.headers["git-protocol"]) }),
      },
      stdio: ["pipe", "pipe", "ignore"],
    });
    request.pipe(child.stdin);
    child.stdin.on("error", () => {});
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("close", () => answer(Buffer.concat(chunks), response));
  }
}

/** Turns the output of a CGI program into a response. */
function answer(output: Buffer, response: ServerResponse): void {
  const end = output.indexOf("\r\n\r\n");
  const headers = new Map(
    output
      .subarray(0, end)
      .toString("latin1")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)] as const),
  );
  const status = Number.parseInt(headers.get("status") ?? "200", 10);
  headers.delete("status");
  response.writeHead(status, Object.fromEntries(headers));
  response.end(output.subarray(end + 4));
}
