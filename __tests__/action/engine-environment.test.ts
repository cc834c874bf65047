import { describe, expect, it } from "vitest";
import { engineEnvironment } from "../../src/action/engine/environment.ts";

describe("action/engine-environment: engineEnvironment", () => {
  it("does not pass tokens, inputs and the runner's files to the engine", () => {
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

  it("tells the engine the target branch of a pull request", () => {
    const env = { GITHUB_BASE_REF: "main", GITHUB_SHA: "a".repeat(40) };
    expect(engineEnvironment({ ...env, GITHUB_HEAD_REF: "x" })).toEqual({ ...env, CI: "true" });
  });

  it("passes everything else: programs, proxies and variables that name the user's own services", () => {
    const env = { PATH: "/bin", HTTPS_PROXY: "http://p", OPENAI_API_KEY: "k", LLMC_INDEX_URL: "postgres://i" };
    expect(engineEnvironment(env)).toEqual({ ...env, CI: "true" });
  });
});
