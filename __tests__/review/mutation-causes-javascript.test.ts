import { describe, expect, it } from "vitest";
import { brokenLines, describeTraps, reviewOf, type Trap } from "./trap.ts";

const PARSER =
  "function Parser (args) { return Parser.detailed(args).argv }\nParser.detailed = function (args) { return { argv: args } }\nmodule.exports = Parser\n";
const TABLE = "exports = module.exports = {}\nconst src = exports.src = []\nexports.flags = {}\nexports.src.push(1)\n";
const TARGET =
  "const Target = {\n  add(name) { return name },\n  remove(name) { return name },\n};\nmodule.exports = Target;\n";
const PRINTER =
  "function Printer() { this.depth = 0; }\nPrinter.prototype.print = function () { return this.indent(1); };\nPrinter.prototype.indent = function (by) { return by; };\nfunction other() { return { indent: 1 }; }\nmodule.exports = { Printer: Printer, other: other };\n";
const STREAM =
  'const { Writable } = require("stream");\n/**\n * Reads.\n *\n * @extends stream.Writable\n */\nclass Receiver extends Writable {\n  run() { this.unpack(); }\n  unpack() { return 1; }\n}\nclass Other { unpack() { return 2; } }\nmodule.exports = { Receiver, Other };\n';

/** What mutations of real repositories of JavaScript showed: each is a use that fails when it runs. */
const CAUSES: readonly Trap[] = [
  {
    title: "a member of the function that a module is",
    base: {
      "index.js": PARSER,
      "test/use.js":
        'var parser = require("../");\nvar other = { detailed: 1 };\nparser.detailed(other.detailed);\nparser(1);\n',
    },
    head: { "index.js": PARSER.replaceAll("detailed", "full") },
    broken: ["test/use.js:3 renamed"],
  },
  {
    title: "a name of a module that begins with an empty object",
    base: {
      "re.js": TABLE,
      "a.js": 'const { src, flags } = require("./re")\nflags[src] = 1\n',
      "b.js": 'const re = require("./re")\nre.flags.a = re.src\n',
    },
    head: { "re.js": "exports = module.exports = {}\nexports.flags = {}\n" },
    broken: ["a.js:1 deleted", "b.js:2 deleted"],
  },
  {
    title: "a name of a module that is an object with a name",
    base: {
      "target.js": TARGET,
      "use.js": 'const { add, remove } = require("./target");\nadd(remove);\n',
      "list.js": "exports.remove = () => 1;\n",
    },
    head: { "target.js": TARGET.replace("remove(name)", "drop(name)") },
    broken: ["use.js:1 deleted"],
  },
  {
    title: "a method of a function that makes objects, while other objects have the name",
    base: { "printer.js": PRINTER },
    head: { "printer.js": PRINTER.replace("prototype.indent", "prototype.shift") },
    broken: ["printer.js:2 renamed"],
  },
  {
    title: "a method of a class that extends one of the engine, as a comment says as well",
    base: { "receiver.js": STREAM },
    head: { "receiver.js": STREAM.replace("  unpack() { return 1; }", "  inflate() { return 1; }") },
    broken: ["receiver.js:8 renamed"],
  },
  {
    title: "the main file of a directory, loaded without a word",
    base: {
      "index.js": "module.exports = { run: 1 };\n",
      "test/a.js": 'const { run } = require("..");\nrun;\n',
      "test/deep/b.js": 'const lib = require("../../");\nlib.run;\n',
    },
    head: { "index.js": null, "main.js": "module.exports = { walk: 1 };\n" },
    broken: ["test/a.js:1 deleted", "test/deep/b.js:1 deleted"],
  },
  {
    title: "the only export of a file whose function stays",
    base: {
      "make.js": 'import { extend } from "./utils";\nexport function make() { return extend({}); }\n',
      "utils.js": "export function extend(a) { return a; }\n",
      "use.js": 'import { make } from "./make";\nmake();\nimport { wrap } from "./wrap";\nwrap();\n',
      "wrap.js": "export function wrap(a) { return a; }\n",
    },
    head: {
      "wrap.js": "function wrap(a) { return a; }\n",
      "make.js": 'import { extend } from "./utils";\nfunction make() { return extend({}); }\n',
    },
    broken: ["use.js:1 not_exported", "use.js:3 not_exported"],
  },
  {
    title: "a method of an object that a file names and hands on by no call",
    base: {
      "logger.js":
        "let logger = {\n  level: 1,\n  find: function (a) { return logger.find(a); },\n};\nexport default logger;\n",
      "use.js": 'import logger from "./logger";\nlogger.find(1);\n',
      "other.js": "export const list = { find: 1 };\nlist.find;\n",
    },
    head: {
      "logger.js":
        "let logger = {\n  level: 1,\n  search: function (a) { return logger.find(a); },\n};\nexport default logger;\n",
    },
    broken: ["logger.js:3 renamed", "use.js:2 renamed"],
  },
  {
    title: "a variable that strict code sets and nothing declares",
    base: {
      "strict.js": '"use strict";\nlet limit;\nexports.set = (n) => { limit = n; };\n',
      "sloppy.js": "let limit;\nexports.set = (n) => { limit = n; };\n",
      "module.js": "let limit;\nexport const set = (n) => { limit = n; };\n",
    },
    head: {
      "strict.js": '"use strict";\nexports.set = (n) => { limit = n; };\n',
      "sloppy.js": "exports.set = (n) => { limit = n; };\n",
      "module.js": "export const set = (n) => { limit = n; };\n",
    },
    broken: ["module.js:1 deleted", "strict.js:2 deleted"],
  },
];

const MIXED = "function App() {}\nApp.run = function () {};\nApp.prototype.go = function () {};\n";

/** What looks like one of these causes, and need not fail. */
const TRAPS: readonly Trap[] = [
  {
    title: "an object on which another file sets the member",
    base: {
      "logger.js": "let logger = {\n  find: function (a) { return a; },\n};\nexport default logger;\n",
      "use.js": 'import logger from "./logger";\nlogger.find(1);\n',
      "set.js": 'import logger from "./logger";\nlogger.find = () => 1;\n',
    },
    head: { "logger.js": "let logger = {\n  other: function (a) { return a; },\n};\nexport default logger;\n" },
    broken: [],
  },
  {
    title: "an object that is handed to a call, and one that is replaced",
    base: {
      "logger.js":
        "const logger = {\n  find: function (a) { return a; },\n};\nmixin(logger);\nlet spare = {\n  look: function (a) { return a; },\n};\nspare = make();\nexport { logger, spare };\n",
      "use.js": 'import { logger, spare } from "./logger";\nlogger.find(1);\nspare.look(1);\n',
      "other.js": "export const list = { find: 1, look: 1 };\n",
    },
    head: {
      "logger.js":
        "const logger = {\n  other: function (a) { return a; },\n};\nmixin(logger);\nlet spare = {\n  more: function (a) { return a; },\n};\nspare = make();\nexport { logger, spare };\n",
    },
    broken: [],
  },
  {
    title: "a function that other code may have given the member",
    base: {
      "app.js": `${MIXED}mixin(App);\nmodule.exports = App;\n`,
      "use.js": 'const App = require("./app");\nApp.run();\nApp.stop();\n',
      "list.js": "exports.run = 1;\n",
    },
    head: { "app.js": "function App() {}\nmixin(App);\nmodule.exports = App;\n" },
    broken: [],
  },
  {
    title: "a prototype that takes in the methods of another object",
    base: {
      "app.js": `${MIXED}extend(App.prototype, require("./more"));\nApp.prototype.on = function () { this.go(); };\nmodule.exports = { App: App };\n`,
      "more.js": "module.exports = { go: 1 };\n",
    },
    head: {
      "app.js":
        'function App() {}\nextend(App.prototype, require("./more"));\nApp.prototype.on = function () { this.go(); };\nmodule.exports = { App: App };\n',
    },
    broken: [],
  },
  {
    title: "a constructor that hands on its object",
    base: {
      "app.js": `function Base() { this.go = 1; }\nfunction App() { Base.call(this); }\nApp.prototype.go = function () {};\nApp.prototype.on = function () { this.go(); };\nmodule.exports = { App: App };\n`,
    },
    head: {
      "app.js": `function Base() { this.go = 1; }\nfunction App() { Base.call(this); }\nApp.prototype.on = function () { this.go(); };\nmodule.exports = { App: App };\n`,
    },
    broken: [],
  },
  {
    title: "a method that moved to another file, which adds it to the prototype",
    base: {
      "app.js": `${MIXED}App.prototype.on = function () { this.go(); };\nmodule.exports = App;\n`,
      "go.js": 'const App = require("./app");\nApp.prototype.wait = function () {};\n',
    },
    head: {
      "app.js":
        "function App() {}\nApp.run = function () {};\nApp.prototype.on = function () { this.go(); };\nmodule.exports = App;\n",
      "go.js":
        'const App = require("./app");\nApp.prototype.wait = function () {};\nApp.prototype.go = function () {};\n',
    },
    broken: [],
  },
  {
    title: "an empty object with a second name, to which its file adds",
    base: {
      "app.js": "var app = exports = module.exports = {};\nexports.run = 1;\napp.stop = 2;\n",
      "use.js": 'const { run, stop } = require("./app");\nrun;\nstop;\n',
    },
    head: { "app.js": "var app = exports = module.exports = {};\napp.run = 1;\napp.stop = 2;\n" },
    broken: [],
  },
  {
    title: "an object that takes in another one",
    base: {
      "all.js": 'const base = require("./base");\nmodule.exports = { run: 1 };\n',
      "base.js": "module.exports = { run: 1 };\n",
      "use.js": 'const { run } = require("./all");\nrun;\n',
    },
    head: { "all.js": 'const base = require("./base");\nmodule.exports = { ...base, other: 1 };\n' },
    broken: [],
  },
  {
    title: "a directory whose main file its manifest names anew",
    base: {
      "index.js": "module.exports = { run: 1 };\n",
      "package.json": '{"name":"a"}',
      "test/a.js": 'const { run } = require("..");\nrun;\n',
    },
    head: { "index.js": null, "lib/run.js": "exports.run = 1;\n", "package.json": '{"name":"a","main":"lib/run.js"}' },
    broken: [],
  },
  {
    title: "a directory whose main file a build makes",
    base: {
      "index.js": "module.exports = { run: 1 };\n",
      "package.json": '{"name":"a"}',
      "test/a.js": 'const { run } = require("..");\nrun;\n',
    },
    head: {
      "index.js": null,
      "code/run.coffee": "exports.run = 1\n",
      "package.json": '{"name":"a","main":"out/run.js"}',
    },
    broken: [],
  },
];

describe("review: what mutations of JavaScript asked for", () => {
  for (const { title, base, head, broken } of CAUSES)
    it(title, async () => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    });
});

describeTraps("JavaScript that need not fail", TRAPS);
