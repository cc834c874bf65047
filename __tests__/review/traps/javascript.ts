import type { Trap } from "../trap.ts";

/** JavaScript: CommonJS, objects, and code that only fails at run time. */
export const JAVASCRIPT: readonly Trap[] = [
  {
    title: "a property that module.exports no longer has",
    base: {
      "lib.js": "function send() {}\nfunction stop() {}\nmodule.exports = { send, stop };\n",
      "app.js": 'const { send, stop } = require("./lib");\n\nsend();\nstop();\n',
    },
    head: { "lib.js": "function stop() {}\nmodule.exports = { stop };\n" },
    broken: ["app.js:1 deleted"],
  },
  {
    title: "a name of exports that went, used through the module",
    base: {
      "lib.js": "exports.send = function () {};\nexports.stop = function () {};\n",
      "app.js": 'const lib = require("./lib");\n\nlib.send();\nlib.stop();\n',
    },
    head: { "lib.js": "exports.stop = function () {};\n" },
    broken: ["app.js:3 deleted"],
  },
  {
    title: "a module that is required and gone",
    base: { "lib.js": "exports.send = function () {};\n", "app.js": 'const lib = require("./lib");\n\nlib.send();\n' },
    head: { "lib.js": null },
    broken: ["app.js:1 deleted"],
  },
  {
    title: "exports that are spread from another module",
    base: {
      "more.js": "exports.send = function () {};\n",
      "lib.js": "exports.send = function () {};\n",
      "app.js": 'const { send } = require("./lib");\n\nsend();\n',
    },
    head: { "lib.js": 'module.exports = { ...require("./more") };\n' },
    broken: [],
  },
  {
    title: "exports under names that are worked out",
    base: { "lib.js": "exports.send = function () {};\n", "app.js": 'const { send } = require("./lib");\n\nsend();\n' },
    head: { "lib.js": 'for (const name of ["send"]) exports[name] = function () {};\n' },
    broken: [],
  },
  {
    title: "a function that takes one parameter more: JavaScript does not mind",
    base: {
      "lib.js": "export function send(to) { return to; }\n",
      "app.js": 'import { send } from "./lib.js";\n\nsend(1);\n',
    },
    head: { "lib.js": "export function send(to, body) { return to; }\n" },
    broken: [],
    changes: ["signature lib.js#send"],
  },
  {
    title: "a deleted named export",
    base: {
      "lib.js": "export function send() {}\nexport function stop() {}\n",
      "app.js": 'import { send, stop } from "./lib.js";\n\nsend();\nstop();\n',
    },
    head: { "lib.js": "export function stop() {}\n" },
    broken: ["app.js:1 deleted"],
  },
  {
    title: "a dynamic import of a deleted module",
    base: { "page.js": "export const a = 1;\n", "app.js": 'const page = () => import("./page.js");\n' },
    head: { "page.js": null },
    broken: ["app.js:1 deleted"],
  },
  {
    title: "a deleted function whose name a parameter has",
    base: {
      "lib.js": "export function send() {}\nexport function stop() {}\n",
      "app.js": "export function run(send) {\n  send();\n}\n",
    },
    head: { "lib.js": "export function stop() {}\n" },
    broken: [],
  },
  {
    title: "a require that went for a global of the same name",
    base: { "app.js": 'const fetch = require("node-fetch");\n\nfetch("x");\n' },
    head: { "app.js": 'fetch("x");\n' },
    broken: [],
  },
  {
    title: "a local helper that was deleted under its callers",
    base: { "app.js": "function helper() {}\nexport function run() {\n  helper();\n}\n" },
    head: { "app.js": "export function run() {\n  helper();\n}\n" },
    broken: ["app.js:2 deleted"],
  },
  {
    title: "a deleted method of a class",
    base: {
      "lib.js": "export class Box {\n  open() {}\n  shutDown() {}\n}\n",
      "app.js": 'import { Box } from "./lib.js";\n\nnew Box().shutDown();\n',
    },
    head: { "lib.js": "export class Box {\n  open() {}\n}\n" },
    broken: ["app.js:3 deleted"],
  },
];
