import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `#include <stdio.h>
#include "list/node.h"

#define LIMIT 10
#define SQUARE(x) multiply(x, x)

/* A list. */
typedef struct node {
    int value;
    struct node *next;
    int (*compare)(int a, int b);
} Node;

typedef struct {
    char name[10];
} Label;

enum color { RED, GREEN = 2 };

static int counter = 0;
int add(int a, int b);

/* Makes a node. */
static struct node *make_node(int value, const char *name, ...) {
    Node *made = malloc(sizeof(Node));
    made->value = value;
    for (int i = 0; i < LIMIT; i++) {
        made->next->value += i;
    }
    made->compare(1, 2);
    return made ? made : (Node *)0;
}

int main(void) {
    return add(1, counter);
}
`;

describe("languages/tree-sitter: C", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("c");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "constant LIMIT 4/4-4",
      "function SQUARE 5/5-5",
      "class node 8/8-12",
      "constant node.value 9/9-9",
      "constant node.next 10/10-10",
      "constant node.compare 11/11-11",
      "type Node 7/8-12",
      "class Label 14/14-16",
      "constant Label.name 15/15-15",
      "enum color 18/18-18",
      "constant color.RED 18/18-18",
      "constant color.GREEN 18/18-18",
      "constant counter 20/20-20",
      "function add 21/21-21",
      "function make_node 23/24-32",
      "function main 34/34-36",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual(["SQUARE(x)", "add(a, b)", "make_node(value, name, ...) -> node", "main()"]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual(["star <stdio.h - as - 1:10", "star list/node.h - as - 2:10"]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "x",
      "a",
      "b",
      "a",
      "b",
      "value",
      "name",
      "made: Node = call(malloc, -)",
      "i = <int>",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 25 && line <= 33)).toEqual([
      "type Node 25:5",
      "call malloc 25:18",
      "read Node 25:32",
      "read made 26:5",
      "write made.value 26:11",
      "read value 26:19",
      "read i 27:21",
      "read LIMIT 27:25",
      "write i 27:32",
      "read made 28:9",
      "read made.next 28:15",
      "write next.value 28:21",
      "read i 28:30",
      "read made 30:5",
      "call made.compare 30:11",
      "read made 31:12",
      "read made 31:19",
      "type Node 31:27",
    ]);
  });
});
