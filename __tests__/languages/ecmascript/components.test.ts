import { describe, expect, it } from "vitest";
import { definitionsOf, importsOf, readFacts, referencesOf } from "./read-facts.ts";

describe("languages/ecmascript: single-file components", () => {
  it("reads both script blocks of a Vue component with the lines of the file", () => {
    const text =
      '<template>\n  <div>{{ function no() {} }}</div>\n</template>\n\n<script lang="ts">\nexport interface Props { a: string }\n</script>\n\n<script setup lang="ts">\nimport Child from "./Child.vue";\nconst save = (x: number) => {\n  return x;\n};\n</script>\n';
    expect(definitionsOf(text, "vue")).toEqual(["interface Props 6-6", "constant Props.a 6-6", "function save 11-13"]);
    expect(importsOf(text, "vue")).toEqual(['default ./Child.vue "" Child']);
  });

  it("reads the options of a Vue component", () => {
    const text =
      "<script>\nexport default {\n  data() { return {} },\n  methods: {\n    save() {},\n  },\n};\n</script>";
    expect(definitionsOf(text, "vue")).toEqual(["method data 3-3", "method methods.save 5-5"]);
  });

  it("reads the script of a Svelte component, including types in doc comments", () => {
    const text =
      "<h1>{name}</h1>\n<script>\n  /** @param {Item} item */\n  export function pick(item) { name = item.name }\n</script>\n<style>h1 { color: red }</style>";
    expect(definitionsOf(text, "svelte")).toEqual(["function pick 4-4"]);
    expect(referencesOf(text, "svelte")).toEqual(["type Item", "write name", "read item", "read item.name"]);
  });

  it.each([
    ["no script", "<p>text</p>", []],
    ["a script of another file", '<script src="./a.js" />\n<script>function f() {}</script>', ["function f 2-2"]],
    [
      "a script in a comment",
      "<!-- <script>function f() {}</script> -->\n<script>function g() {}</script>",
      ["function g 2-2"],
    ],
    ["a script without an end", "<script>\nfunction f() {}\n", ["function f 2-2"]],
    [
      "an attribute with a bracket",
      '<script generic="T extends A<B>" lang="ts">let f = <T,>(a: T) => a</script>',
      ["function f 1-1"],
    ],
    [
      "damage in one of two scripts",
      "<script>\nlet x = (;\nfunction f() {}\n</script>\n<script setup>\nfunction g() {}\n</script>",
      ["constant x 2-2", "function f 3-3", "function g 6-6"],
    ],
  ])("can read %s", (_title, text, expected) => {
    expect(definitionsOf(text, "vue").filter((line) => expected.length === 0 || !line.startsWith("constant"))).toEqual(
      expected.filter((line) => !line.startsWith("constant")),
    );
  });

  it("stores the language of the file", () => {
    expect(readFacts("", "svelte").language).toBe("svelte");
  });
});
