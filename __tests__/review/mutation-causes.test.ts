import { describe, expect, it } from "vitest";
import { brokenLines, reviewOf, type Trap } from "./trap.ts";

/** What mutations of real repositories showed: each is a use that a compiler refuses, or one that it accepts. */
const CAUSES: readonly Trap[] = [
  {
    title: "a Go package whose name a variable takes over in its own declaration, or further down",
    base: {
      "go.mod": "module example.com/m\n",
      "parser/parser.go": "package parser\n\nconst Common = 1\n\nfunc New(flags int) int {\n\treturn flags\n}\n",
      "main.go":
        'package main\n\nimport "example.com/m/parser"\n\nfunc main() {\n\tflags := parser.Common\n\tparser := parser.New(flags)\n\tprintln(parser)\n}\n',
    },
    head: { "parser/parser.go": "package parser\n\nfunc Make(flags int) int {\n\treturn flags\n}\n" },
    broken: ["main.go:6 deleted", "main.go:7 renamed"],
  },
  {
    title: "a Go call whose only argument is a call",
    base: {
      "go.mod": "module m\n",
      "a.go":
        'package m\n\nimport "bytes"\n\nfunc block(data []byte) {}\n\nfunc use(raw bytes.Buffer) {\n\tblock(raw.Bytes())\n}\n',
    },
    head: {
      "a.go":
        'package m\n\nimport "bytes"\n\nfunc block(data []byte, depth int) {}\n\nfunc use(raw bytes.Buffer) {\n\tblock(raw.Bytes())\n}\n',
    },
    broken: ["a.go:8 signature"],
  },
  {
    title: "a Go struct that embeds a lost type: its field keeps the name",
    base: {
      "go.mod": "module example.com/m\n",
      "html/html.go": "package html\n\ntype Options struct {\n\tFlags int\n}\n\ntype Other struct{}\n",
      "main.go":
        'package main\n\nimport "example.com/m/html"\n\ntype Params struct {\n\thtml.Options\n}\n\nfunc main() {\n\tvar o = html.Other{}\n\tp := Params{\n\t\tOptions: nil,\n\t}\n\tprintln(p.Options, o)\n}\n',
    },
    head: { "html/html.go": "package html\n\ntype Other struct{}\n" },
    broken: ["main.go:6 deleted"],
  },
  {
    title: "a C field in a file with macros that no parser reads, while a local variable has its name",
    base: {
      "a.c":
        "struct state {\n  int value;\n};\n\nint get(struct state *s) {\n  return s->value;\n}\n\nvoid set(struct state *s, int value) {\n  s->value = value;\n}\n\nint each(struct state *s) {\n  my_foreach(s, i, x) {\n    use(x);\n  }\n  return 0;\n}\n",
    },
    head: {
      "a.c":
        "struct state {\n  int held;\n};\n\nint get(struct state *s) {\n  return s->value;\n}\n\nvoid set(struct state *s, int value) {\n  s->value = value;\n}\n\nvoid reset(int value) {\n  use(value);\n}\n\nint each(struct state *s) {\n  my_foreach(s, i, x) {\n    use(x);\n  }\n  return 0;\n}\n",
    },
    broken: ["a.c:10 renamed", "a.c:6 renamed"],
  },
  {
    title: "a C function without a list of parameters, which takes any, and one that takes none",
    base: {
      "a.c":
        "static int old(int *p) {\n  return 0;\n}\n\nstatic int none(int *p) {\n  return 0;\n}\n\nint use(int *p) {\n  return old(p) +\n    none(p);\n}\n",
    },
    head: {
      "a.c":
        "static int old() {\n  return 0;\n}\n\nstatic int none(void) {\n  return 0;\n}\n\nint use(int *p) {\n  return old(p) +\n    none(p);\n}\n",
    },
    broken: ["a.c:11 signature"],
  },
  {
    title: "a Rust method with a common name of a type that implements traits of the standard library",
    base: {
      "Cargo.toml": '[package]\nname = "m"\n',
      "src/lib.rs":
        "use std::fmt;\n\npub struct Name {\n    text: String,\n}\n\nimpl Name {\n    pub fn is_empty(&self) -> bool {\n        true\n    }\n\n    pub fn check(&self) -> bool {\n        self.is_empty()\n    }\n}\n\nimpl Clone for Name {\n    fn clone(&self) -> Self {\n        Name { text: String::new() }\n    }\n}\n\nimpl fmt::Display for Name {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {\n        Ok(())\n    }\n}\n",
    },
    head: {
      "src/lib.rs":
        "use std::fmt;\n\npub struct Name {\n    text: String,\n}\n\nimpl Name {\n    pub fn is_blank(&self) -> bool {\n        true\n    }\n\n    pub fn check(&self) -> bool {\n        self.is_empty()\n    }\n}\n\nimpl Clone for Name {\n    fn clone(&self) -> Self {\n        Name { text: String::new() }\n    }\n}\n\nimpl fmt::Display for Name {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {\n        Ok(())\n    }\n}\n",
    },
    broken: ["src/lib.rs:13 renamed"],
  },
  {
    title: "a Java field whose base class has a private one of its name",
    base: {
      "p/Reader.java": "package p;\n\npublic class Reader {\n  private int[] stack;\n}\n",
      "p/TreeReader.java":
        "package p;\n\npublic class TreeReader extends Reader {\n  private Object[] stack;\n\n  Object peek() {\n    return stack[0];\n  }\n}\n",
    },
    head: {
      "p/TreeReader.java":
        "package p;\n\npublic class TreeReader extends Reader {\n  private Object[] items;\n\n  Object peek() {\n    return stack[0];\n  }\n}\n",
    },
    broken: ["p/TreeReader.java:7 renamed"],
  },
];

describe("review: what mutations showed", () => {
  it.each(CAUSES.map((cause) => [cause.title, cause] as const))(
    "is right about %s",
    async (_, { base, head, broken }) => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    },
  );
});
