const TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|specs|testdata|e2e)\//i;
/** A folder `test` in a package of Python is part of what the package offers, as `django/test` is; its own tests are at the top or in the plural. */
const PYTHON_TEST_FOLDER = /^test\/|(?:^|\/)(?:tests|__tests__|specs?|testdata|e2e)\//i;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|conftest)\.pyi?$|(?:[._-](?:test|spec|tests)|Tests?|Spec)\.[a-z]+$/;

/** Whether a path is a test by the conventions of its ecosystem. */
export function isTestPath(path: string): boolean {
  const folder = /\.pyi?$/.test(path) ? PYTHON_TEST_FOLDER : TEST_FOLDER;
  return folder.test(path) || TEST_FILE.test(path);
}

/** Whether the name of a file says that it is a test itself, not only that it stands beside some. */
export function isTestName(path: string): boolean {
  return TEST_FILE.test(path) && !/(?:^|\/)conftest\.pyi?$/.test(path);
}
