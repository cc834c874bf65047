const CONFIG =
  /(?:^|\/)(?:package\.json|(?:(?:vitest|vite|jest|ava|playwright|cypress)\.config|vitest\.(?:workspace|projects)|\.mocharc|(?:spec\/support\/)?jasmine)(?:\.(?:[cm]?[jt]s|jsonc?|ya?ml))?)$/;

/** Whether a file may configure a test runner of JavaScript. */
export function isRunnerConfig(path: string): boolean {
  return CONFIG.test(path) && !path.includes("node_modules/");
}
