import { withoutEnd } from "../../util/text.ts";
import { parseUrl } from "./parse-url.ts";
import { ProviderError } from "./provider-error.ts";
import { isLoopback } from "./proxy.ts";

/** Hosts, separated by commas or spaces, to which keys may be sent besides the providers' own, and in CI also the contents of the repository. */
export const ALLOWED_HOSTS_VARIABLE = "LLMC_EMBEDDING_HOSTS";

/** The address to which requests to an embedding service are sent. */
export interface ServiceAddress {
  readonly url: URL;
  /** Whether a key may be sent to it. */
  readonly isTrusted: boolean;
}

/**
 * The address of a service's path. `api_base` comes from the repository, so a pull request can point it anywhere: a key is sent only
 * to the provider's own host and to hosts that the environment allows, never without TLS unless the host is this machine.
 */
export function serviceAddress(
  base: string,
  path: string,
  ownHosts: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServiceAddress {
  const url = parseUrl(base);
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ProviderError(
      "The address of the embedding service cannot be read: it must begin with http:// or https://.",
    );
  }
  url.pathname = `${withoutEnd(url.pathname, "/")}${path}`;
  url.search = "";
  url.hash = "";
  url.username = "";
  url.password = "";
  const isAllowed = [...ownHosts, ...allowedHosts(environment)].some(
    (host) => host === url.host || host === url.hostname,
  );
  const isPrivate = url.protocol === "https:" || isLoopback(url.hostname);
  return { url, isTrusted: isAllowed && isPrivate };
}

export function allowedHosts(environment: Readonly<Record<string, string | undefined>>): string[] {
  const listed = environment[ALLOWED_HOSTS_VARIABLE] ?? "";
  return listed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => host !== "");
}
