const TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|specs|testing|testdata|e2e)\//i;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|conftest)\.pyi?$|(?:[._-](?:test|spec|tests)|Tests?|Spec)\.[a-z]+$/;

/** Whether a path is a test by the conventions of its ecosystem. */
export function isTestPath(path: string): boolean {
  return TEST_FOLDER.test(path) || TEST_FILE.test(path);
}
