import { describe, expect, it } from "vitest";
import { languageOfPath, languageOfShebang } from "../../src/languages/registry.ts";

describe("languages/registry: languageOfPath", () => {
  it.each([
    ["src/auth.py", "python"],
    ["types/auth.pyi", "python"],
    ["a/b.mjs", "javascript"],
    ["a/b.d.ts", "typescript"],
    ["A.TSX", "tsx"],
    ["App.vue", "vue"],
    ["include/x.h", "cpp"],
    ["Rakefile", "ruby"],
    ["deploy/Gemfile", "ruby"],
    ["lua/init.lua", "lua"],
    ["lib/main.dart", "dart"],
    ["build.sbt", "scala"],
    ["README.md", "text"],
    ["Makefile", "text"],
    [".py", "text"],
    ["constructor", "text"],
    ["__proto__", "text"],
    ["x.constructor", "text"],
    ["dir.py/file", "text"],
  ])("reads %j as %s", (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe("languages/registry: languageOfShebang", () => {
  it.each([
    ["#!/usr/bin/python3.12 -u\n", "python"],
    ["#!/usr/bin/env -S node --flag\n", "javascript"],
    ["#!/usr/bin/env FOO=1 bash", "bash"],
    ["#! /bin/sh -e\r\n", "bash"],
    ["#!/usr/bin/env lua5.4\n", "lua"],
    ["#![warn(shadowed)]\n", undefined],
    ["#!/usr/share/thing\n", undefined],
    ["import os\n#!/usr/bin/python\n", undefined],
    ["#!\n", undefined],
    ["", undefined],
  ])("reads %j as %s", (text, language) => {
    expect(languageOfShebang(text)).toBe(language);
  });
});
