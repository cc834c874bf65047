import type { BreakRules } from "../../code/break-rules.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { Semantics } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { includedMembers } from "../shared/included-files.ts";
import { isComposer, NamedModuleFinder } from "../shared/named-modules.ts";
import { namespaced } from "../shared/namespaced.ts";
import { Namespaces } from "../shared/namespaces.ts";
import { PLAIN } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";

/** The rules of PHP's namespaces. Names of the global namespace are visible everywhere without an import. */
const NAMESPACES = new Namespaces({
  hasOneTypeAFile: false,
  seen: (own) => [...new Set([...own, ""])],
  qualifiesFromSeen: true,
});

const SEMANTICS: Semantics = {
  ...PLAIN,
  ...namespaced(NAMESPACES),
  isTyped: false,
  family: "php",
  scopes: { ...PLAIN_SCOPES, classNames: "members hidden" },
  isManifest: isComposer,
  makeFinder: (paths, manifests) => new NamedModuleFinder(paths, /\.php$/, manifests),
  importsByName: false,
  visibleMembers(world, file, _scope, name) {
    const members = NAMESPACES.visible(world, file, name, []);
    return members.length > 0 ? members : includedMembers(world, file, name);
  },
  hasImplicitThis: () => false,
  selfTypes: selfWords({ object: "this", base: "parent", classes: words("self static") }),
};

const UNIVERSAL_MEMBERS = words(
  "__construct __destruct __call __callStatic __get __set __isset __unset __toString __invoke cases from tryFrom",
);

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  hasOpenNames: true,
  // `use` does not load anything: an import whose name is not used has no effect.
  isIdleImport({ references }, { name, alias, module }) {
    const bound = (alias || name || lastPart(module.replaceAll("\\", "."))).toLowerCase();
    return references.every(({ name: written }) => written.split("\\")[0]?.toLowerCase() !== bound);
  },
  privateSeenBy: "subclasses",
  isPublic: () => true,
  checksCalls: true,
  keepsParameters: () => true,
  takesMoreArguments: true,
  constructorOf: () => "__construct",
  superWord: undefined,
};

/** Members of PHPUnit's test cases, of all versions. */
const COMMON =
  "assertArrayHasKey assertArrayNotHasKey assertContains assertContainsEquals assertContainsOnly assertContainsOnlyInstancesOf assertCount assertCountNotEquals assertDirectoryDoesNotExist assertDirectoryExists assertDirectoryIsNotReadable assertDirectoryIsNotWritable assertDirectoryIsReadable assertDirectoryIsWritable assertDirectoryNotExists assertDoesNotMatchRegularExpression assertEmpty assertEquals assertEqualsCanonicalizing assertEqualsIgnoringCase assertEqualsWithDelta assertFalse assertFileDoesNotExist assertFileEquals assertFileExists assertFileIsNotReadable assertFileIsNotWritable assertFileIsReadable assertFileIsWritable assertFileMatchesFormat assertFileNotExists assertFileNotEquals assertFinite assertGreaterThan assertGreaterThanOrEqual assertInfinite assertInstanceOf assertIsArray assertIsBool assertIsCallable assertIsFloat assertIsInt assertIsIterable assertIsList assertIsNotArray assertIsNotReadable assertIsNotWritable assertIsNumeric assertIsObject assertIsReadable assertIsResource assertIsScalar assertIsString assertIsWritable assertJson assertJsonFileEqualsJsonFile assertJsonStringEqualsJsonFile assertJsonStringEqualsJsonString assertLessThan assertLessThanOrEqual assertMatchesRegularExpression assertNan assertNotContains assertNotCount assertNotEmpty assertNotEquals assertNotFalse assertNotInstanceOf assertNotNull assertNotRegExp assertNotSame assertNotTrue assertNull assertObjectEquals assertObjectHasProperty assertObjectNotHasProperty assertRegExp assertSame assertSameSize assertStringContainsString assertStringContainsStringIgnoringCase assertStringContainsStringIgnoringLineEndings assertStringEndsNotWith assertStringEndsWith assertStringEqualsFile assertStringEqualsStringIgnoringLineEndings assertStringMatchesFormat assertStringNotContainsString assertStringNotContainsStringIgnoringCase assertStringStartsNotWith assertStringStartsWith assertThat assertTrue assertXmlFileEqualsXmlFile assertXmlStringEqualsXmlFile assertXmlStringEqualsXmlString createMock createStub createPartialMock createConfiguredMock expectException expectExceptionCode expectExceptionMessage expectExceptionMessageMatches expectExceptionObject expectNotToPerformAssertions expectOutputString getMockBuilder getMockForAbstractClass markTestIncomplete markTestSkipped";

export const PHP_ROWS: readonly LanguageRow[] = [
  {
    language: "php",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: (path) => /(?:^|\/)phpunit(?:\.dist)?\.xml(?:\.dist)?$/.test(path),
      load: async () => (await import("./tests.ts")).phpTests,
    },
    extensions: [".php", ".phtml"],
    interpreters: ["php"],
    mimeTypes: ["application/x-httpd-php"],
    beginning: { pattern: /^<\?php\b/, reason: "php tag" },
    commonMembers: COMMON,
    parser: {
      grammar: {
        wasm: "tree-sitter-php/tree-sitter-php.wasm",
        rules: async () => (await import("./rules.ts")).PHP,
      },
    },
  },
];
