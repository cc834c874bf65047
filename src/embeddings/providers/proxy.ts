import { parseUrl } from "./parse-url.ts";

/** The proxy that the environment specifies for a service, if any: `HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`, in either case. */
export function proxyFor(url: URL, environment: Readonly<Record<string, string | undefined>>): URL | undefined {
  const variable = (name: string) => environment[name.toLowerCase()] || environment[name] || undefined;
  if (isExcepted(url, variable("NO_PROXY") ?? "")) return undefined;
  const address = variable(url.protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY") ?? variable("ALL_PROXY");
  if (address === undefined) return undefined;
  const proxy = parseUrl(address.includes("://") ? address : `http://${address}`);
  return proxy !== undefined && /^https?:$/.test(proxy.protocol) ? proxy : undefined;
}

/** Whether a host is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** The headers that authenticate the user to the proxy. */
export function proxyHeaders({ username, password }: URL): Record<string, string> {
  if (username === "") return {};
  const credentials = `${decoded(username)}:${decoded(password)}`;
  return { "Proxy-Authorization": `Basic ${Buffer.from(credentials).toString("base64")}` };
}

/** A password may contain a percent sign that does not begin an escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isExcepted({ hostname, port }: URL, exceptions: string): boolean {
  if (isLoopback(hostname)) return true;
  return exceptions
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((each) => each !== "")
    .some((each) => {
      const [host = "", wantedPort] = each.replace(/^\*?\./, "").split(/:(?=\d+$)/);
      if (wantedPort !== undefined && wantedPort !== port) return false;
      return host === "*" || hostname === host || hostname.endsWith(`.${host}`);
    });
}
