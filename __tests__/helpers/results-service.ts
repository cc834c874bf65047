import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface StoredCache {
  readonly key: string;
  readonly version: string;
  readonly blob: string;
  isFinal: boolean;
}

/** The runner's own service for caches and artifacts, with the protocol of the official clients: Twirp as JSON, and blobs like Azure's. */
export class ResultsService {
  readonly caches: StoredCache[] = [];
  readonly artifacts: { id: number; name: string; blob: string; isFinal: boolean }[] = [];
  readonly blobs = new Map<string, Buffer>();
  /** If set, every request fails. */
  isDown = false;
  /** May handle a request instead of the service. Returns false if it does not. `method` can also be `blob` and the HTTP method. */
  fault: (method: string, response: ServerResponse) => boolean = () => false;
  readonly #blocks = new Map<string, Map<string, Buffer>>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #next = 1;

  static async start(): Promise<ResultsService> {
    const service = new ResultsService();
    await new Promise<void>((resolve) => service.#server.listen(0, "127.0.0.1", resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** The environment variables that the runner sets for a job that may use caches and artifacts. */
  get env(): Record<string, string> {
    const claims = Buffer.from(JSON.stringify({ scp: "Actions.Results:run:job" })).toString("base64url");
    return {
      ACTIONS_CACHE_SERVICE_V2: "true",
      ACTIONS_RESULTS_URL: this.url,
      ACTIONS_RUNTIME_TOKEN: `e30.${claims}.x`,
      GITHUB_SERVER_URL: "https://github.com",
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? "/", this.url);
    const isCall = url.pathname.startsWith("/twirp/");
    const name = isCall ? url.pathname.slice(url.pathname.lastIndexOf("/") + 1) : `blob ${request.method}`;
    if (this.fault(name, response)) return;
    if (this.isDown) {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ code: "invalid_argument", msg: "the service is down" }));
    } else if (isCall) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(this.#call(name, JSON.parse(body.toString("utf8")))));
    } else {
      this.#serveBlob(request, response, url, body);
    }
  }

  #call(method: string, asked: Record<string, string>): unknown {
    const blob = `blob-${this.#next++}`;
    const key = asked.key ?? "";
    const version = asked.version ?? "";
    switch (method) {
      case "CreateCacheEntry":
        if (this.caches.some((each) => each.key === key && each.version === version)) return { ok: false };
        this.caches.push({ key, version, blob, isFinal: false });
        return { ok: true, signed_upload_url: this.#blobUrl(blob) };
      case "FinalizeCacheEntryUpload": {
        const found = this.caches.find((each) => each.key === key && each.version === version);
        if (found) found.isFinal = true;
        return { ok: found !== undefined, entry_id: "1" };
      }
      case "GetCacheEntryDownloadURL": {
        const keys = [key, ...((asked.restore_keys as unknown as string[] | undefined) ?? [])];
        const found = this.#newest(keys, version);
        if (!found) return { ok: false };
        return { ok: true, signed_download_url: this.#blobUrl(found.blob), matched_key: found.key };
      }
      case "CreateArtifact":
        this.artifacts.push({ id: this.#next, name: asked.name ?? "", blob: `${blob}.zip`, isFinal: false });
        return { ok: true, signed_upload_url: this.#blobUrl(`${blob}.zip`) };
      case "FinalizeArtifact": {
        const found = this.artifacts.findLast((each) => each.name === asked.name);
        if (found) found.isFinal = true;
        return { ok: found !== undefined, artifact_id: String(found?.id) };
      }
      case "ListArtifacts": {
        const wanted = this.artifacts.filter(({ id }) => (asked.id_filter ?? String(id)) === String(id));
        const whole = wanted.filter(({ isFinal }) => isFinal);
        return { artifacts: whole.map(({ id, name, blob: own }) => this.#listed(asked, id, name, own)) };
      }
      case "GetSignedArtifactURL": {
        const found = this.artifacts.findLast((each) => each.name === asked.name);
        return { name: asked.name, signed_url: found && this.#blobUrl(found.blob) };
      }
      default:
        throw new Error(`The service does not know ${method}.`);
    }
  }

  #listed(asked: Record<string, string>, id: number, name: string, blob: string): unknown {
    const bytes = this.blobs.get(blob) ?? Buffer.alloc(0);
    return {
      workflow_run_backend_id: asked.workflow_run_backend_id,
      workflow_job_run_backend_id: asked.workflow_job_run_backend_id,
      database_id: String(id),
      name,
      size: String(bytes.length),
      digest: `sha256:${createHash("sha256").update(bytes).digest("hex")}`,
    };
  }

  /** The entry for the first key that matches; among entries with this prefix, the newest. */
  #newest(keys: readonly string[], version: string): StoredCache | undefined {
    const whole = this.caches.filter((each) => each.isFinal && each.version === version);
    for (const key of keys) {
      const found = whole.find((each) => each.key === key) ?? whole.findLast((each) => each.key.startsWith(key));
      if (found) return found;
    }
    return undefined;
  }

  #blobUrl(blob: string): string {
    return `${this.url}account/${blob}?sig=x`;
  }

  #serveBlob(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const blob = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
    if (request.method === "PUT") {
      const comp = url.searchParams.get("comp");
      const blocks = this.#blocks.get(blob) ?? new Map<string, Buffer>();
      this.#blocks.set(blob, blocks);
      if (comp === "block") blocks.set(url.searchParams.get("blockid") ?? "", body);
      else if (comp === "blocklist") this.blobs.set(blob, Buffer.concat(listed(body.toString("utf8"), blocks)));
      else this.blobs.set(blob, body);
      response.writeHead(201, { "x-ms-request-server-encrypted": "true" }).end();
      return;
    }
    const data = this.blobs.get(blob) ?? Buffer.alloc(0);
    const [, first = "0", last = String(data.length - 1)] =
      /^bytes=(\d+)-(\d+)?/.exec(request.headers.range ?? "") ?? [];
    const part = data.subarray(Number(first), Number(last) + 1);
    const isPart = request.headers.range !== undefined;
    response.writeHead(isPart ? 206 : 200, {
      "content-length": String(request.method === "HEAD" ? data.length : part.length),
      "content-range": `bytes ${first}-${Number(first) + part.length - 1}/${data.length}`,
      "accept-ranges": "bytes",
    });
    response.end(request.method === "HEAD" ? undefined : part);
  }
}

function listed(xml: string, blocks: ReadonlyMap<string, Buffer>): Buffer[] {
  const ids = [...xml.matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]+)</g)].map((match) => match[1] as string);
  return ids.map((id) => blocks.get(id) ?? Buffer.alloc(0));
}
