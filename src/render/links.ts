/** The repository and commit that links of a report lead to. Without it a report has none. */
export interface LinkContext {
  readonly serverUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly headSha: string;
}

/** The target of links from the address of a repository's page: `https://github.com/OWNER/REPO`. Undefined for any other text. */
export function linksTo(page: string, headSha: string): LinkContext | undefined {
  const [, serverUrl, owner, repo] = /^(https?:\/\/[^\s?#]+?)\/([^/\s?#]+)\/([^/\s?#]+)\/?$/.exec(page) ?? [];
  if (serverUrl === undefined || owner === undefined || repo === undefined) return undefined;
  return { serverUrl, owner, repo, headSha };
}

/** A link to a line as it is at head, which stays right when the branch moves on. */
export function permalink(context: LinkContext, path: string, line: number): string {
  return `${blobUrl(context)}${encodePath(path)}#L${line}`;
}

/** The start of links to files at head. */
export function blobUrl(context: LinkContext): string {
  return `${repositoryUrl(context)}/blob/${encodeURIComponent(context.headSha)}/`;
}

/** The page of the repository. */
export function repositoryUrl({ serverUrl, owner, repo }: LinkContext): string {
  return `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
}

/** A path as part of an address that ends nothing around it. */
export function encodePath(path: string): string {
  // A lone surrogate cannot be encoded; the way over bytes replaces it.
  const encoded = Buffer.from(path, "utf8").toString("utf8").split("/").map(encodeURIComponent).join("/");
  return encoded.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
