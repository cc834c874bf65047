import { describe, expect, it } from "vitest";
import { engineEnvironment } from "../../src/action/engine/environment.ts";

describe("action/engine-environment: engineEnvironment", () => {
  it("keeps tokens, inputs and the runner's files from the engine", () => {
    const secrets = {
      INPUT_TOKEN: "t",
      GITHUB_TOKEN: "t",
      GH_TOKEN: "t",
      ACTIONS_RUNTIME_TOKEN: "t",
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: "t",
      GITHUB_ENV: "/f",
    };
    expect(engineEnvironment(secrets)).toEqual({ CI: "true" });
  });

  it("tells the engine which branch a pull request goes to", () => {
    const env = { GITHUB_BASE_REF: "main", GITHUB_SHA: "a".repeat(40) };
    expect(engineEnvironment({ ...env, GITHUB_HEAD_REF: "x" })).toEqual({ ...env, CI: "true" });
  });

  it("leaves the rest: programs, proxies and what names the user's own services", () => {
    const env = { PATH: "/bin", HTTPS_PROXY: "http://p", OPENAI_API_KEY: "k", LLMC_INDEX_URL: "postgres://i" };
    expect(engineEnvironment(env)).toEqual({ ...env, CI: "true" });
  });
});
