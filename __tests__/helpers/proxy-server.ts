import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { onTestFinished } from "vitest";

/** A proxy, and what it received. */
export interface ProxyServer {
  /** Its host and port. */
  readonly address: string;
  /** The destinations of the requested tunnels, as `host:port`, in order. */
  readonly tunnels: readonly string[];
  /** The credentials that the clients sent. */
  readonly authorizations: readonly (string | undefined)[];
  /** All bytes that clients sent through it. */
  seen(): Buffer;
}

/** Starts a proxy that connects every tunnel to one local port, whatever its destination is. It is stopped at the end of the test. */
export async function startProxy(port: number): Promise<ProxyServer> {
  const tunnels: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const chunks: Buffer[] = [];
  const sockets = new Set<Duplex>();
  // A request that is not for a tunnel is rejected, so that the test would fail.
  const server = createServer((_request, response) => response.writeHead(501).end());
  server.on("connect", (request: IncomingMessage, socket: Socket) => {
    tunnels.push(request.url ?? "");
    authorizations.push(request.headers["proxy-authorization"]);
    const target = connect(port, "127.0.0.1", () => socket.write("HTTP/1.1 200 Connection established\r\n\r\n"));
    for (const each of [socket, target]) {
      sockets.add(each);
      each.on("error", () => {}).on("close", () => [socket, target].map((end) => end.destroy()));
    }
    socket.on("data", (bytes: Buffer) => chunks.push(bytes));
    socket.pipe(target).pipe(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    for (const each of sockets) each.destroy();
    server.close();
  });
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, tunnels, authorizations, seen: () => Buffer.concat(chunks) };
}
