import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `#!/bin/bash
source ./lib.sh
. "$DIR/other.sh"

LIMIT=10
export NAME="shop"

# Sells one.
sell() {
  local item="$1" rest
  pack "$item" --fast | log "$NAME"
  total=$(price "$item")
  for each in "\${items[@]}"; do
    check "$each"
  done
}

function close_shop {
  sell one
}

alias ll='ls -l'
`;

describe("languages/tree-sitter: Bash", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("bash");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "constant LIMIT 5/5-5",
      "constant NAME 6/6-6",
      "function sell 8/9-16",
      "function close_shop 18/18-20",
      "function ll 22/22-22",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual(["sell()", "close_shop()", "ll()"]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual(["star ./lib.sh - as - 2:8", "star $DIR/other.sh - as - 3:3"]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual(["item = <str>", "rest", "total", "each = element(<str>)"]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 9 && line <= 16)).toEqual([
      "write item 10:9",
      "call pack 11:3",
      "read item 11:10",
      "call log 11:25",
      "read NAME 11:31",
      "write total 12:3",
      "call price 12:11",
      "read item 12:19",
      "read items 13:18",
      "call check 14:5",
      "read each 14:13",
    ]);
  });
});
