import { describe, expect, it } from "vitest";
import { readFacts } from "./read-facts.ts";

function hashes(text: string): { readonly signature: string | undefined; readonly body: string | undefined } {
  const [definition] = readFacts(text, "tsx").definitions;
  return { signature: definition?.signatureHash, body: definition?.bodyHash };
}

describe("languages/ecmascript: fingerprints", () => {
  it.each([
    ["formatting", "function f(a,b){return a+b}", "function f(\n  a,\n  b,\n) {\n  return a + b;\n}"],
    ["comments", "function f(a) { return a }", "function f(/* the a */ a) {\n  // why\n  return a\n}"],
    ["semicolons", "function f() { a(); b() }", "function f() { a();; b(); }"],
    ["trailing commas", "function f() { g([1, 2], { a: 1 }) }", "function f() { g([1, 2,], { a: 1, },) }"],
    ["quotes", "function f() { return 'a' }", 'function f() { return "a" }'],
    ["parentheses around one parameter", "const f = a => a", "const f = (a) => a"],
    ["parentheses around expressions", "const f = () => (a)", "const f = () => a"],
    ["the name", "function f(a) { return a }", "function renamed(a) { return a }"],
    ["decorators", "class A { m() {} }", "@dec class A { m() {} }"],
    ["white space between elements", "const f = () => <A><B /></A>", "const f = () => (\n  <A>\n    <B />\n  </A>\n)"],
  ])("do not change with %s", (_title, before, after) => {
    expect(hashes(after)).toEqual(hashes(before));
  });

  it.each([
    ["a parameter", "function f(a) {}", "function f(b) {}"],
    ["a default", "function f(a = 1) {}", "function f(a = 2) {}"],
    ["a type", "function f(a: A) {}", "function f(a: B) {}"],
    ["an optional mark", "function f(a: A) {}", "function f(a?: A) {}"],
    ["the return type", "function f(): A {}", "function f(): B {}"],
    ["async", "function f() {}", "async function f() {}"],
    ["a base class", "class A extends B {}", "class A extends C {}"],
  ])("of the signature change with %s, but those of the body do not", (_title, before, after) => {
    expect(hashes(after).signature).not.toBe(hashes(before).signature);
    expect(hashes(after).body).toBe(hashes(before).body);
  });

  it.each([
    ["an operator", "function f() { return a + b }", "function f() { return a - b }"],
    ["grouping", "function f() { return a * (b + c) }", "function f() { return a * b + c }"],
    ["a literal", "function f() { return 1 }", "function f() { return 2 }"],
    ["a name and the string that spells it", "function f() { return a }", "function f() { return 'a' }"],
    ["statements moved into a block", "function f() { if (a) { b(); c() } }", "function f() { if (a) { b() } c() }"],
    ["an argument moved to another call", "function f() { g(h(a), b) }", "function f() { g(h(a, b)) }"],
    ["a regular expression", "const f = () => /a/g", "const f = () => /a/i"],
    ["the text of a template", `const f = () => \`a\${b}\``, `const f = () => \`c\${b}\``],
    ["a method of a class", "class A { m() {} }", "class A { n() {} }"],
  ])("of the body change with %s", (_title, before, after) => {
    expect(hashes(after).body).not.toBe(hashes(before).body);
    expect(hashes(after).signature).toBe(hashes(before).signature);
  });

  it("are the same from both parsers", () => {
    const text = `export const f = (a, { b = 1 }, ...c) => { for (const d of a?.b ?? []) d.e(\`x\${c}\`, /r/) };\nclass K extends L { #p = 1; get g() { return this.#p } }`;
    const fromAcorn = readFacts(text, "javascript").definitions;
    const fromBabel = readFacts(text, "typescript").definitions;
    expect(fromBabel).toEqual(fromAcorn);
  });
});
