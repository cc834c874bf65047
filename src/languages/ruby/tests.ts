import { inFolder, pathWords, type TestCollector, type TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

const PROJECTS = ["Gemfile", "Rakefile", ".rspec"];
/** A program that loads every file among its arguments. At its end, minitest runs the tests that were loaded. */
const LOAD_ALL = "ARGV.each { |file| require File.expand_path(file) }";

/** Finds the files that RSpec and minitest run. */
export function rubyTests(tree: TestTree): TestCollector {
  return namedTests(tree, [
    {
      runner: "rspec",
      projects: PROJECTS,
      isTest: (path) => path.endsWith("_spec.rb"),
      commands: (files, folder) => [["bundle", "exec", "rspec", ...pathWords(folder, files)]],
    },
    {
      runner: "minitest",
      projects: PROJECTS,
      isTest: (path) =>
        /(?:^|\/)tests?\/(?:.*\/)?(?:test_[^/]*|[^/]*_test)\.rb$/.test(path) && !/_helper\.rb$/.test(path),
      holdsTests: (text) => /\bclass\b|\bdescribe\b|\bdef test_/.test(text),
      commands: (files, folder) => {
        const words = pathWords(folder, files);
        const hasRails = tree.paths.hasFile(inFolder(folder, "bin/rails"));
        return [
          hasRails ? ["bin/rails", "test", ...words] : ["bundle", "exec", "ruby", "-Itest", "-e", LOAD_ALL, ...words],
        ];
      },
    },
  ]);
}
