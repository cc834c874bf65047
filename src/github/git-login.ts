import type { GitSettings } from "../git/environment.ts";

/**
 * Settings that log one git command in at one server, as actions/checkout does: the token goes to that server and to no other. A
 * login set by the checkout is reset first, because GitHub rejects two logins at once.
 */
export function loginSettings(serverUrl: string, token: string): GitSettings {
  if (token === "" || !/^https?:\/\/[^\s/]/.test(serverUrl)) return [];
  const name = `http.${serverUrl}/.extraheader`;
  const login = Buffer.from(`x-access-token:${token}`).toString("base64");
  return [
    [name, ""],
    [name, `AUTHORIZATION: basic ${login}`],
  ];
}
