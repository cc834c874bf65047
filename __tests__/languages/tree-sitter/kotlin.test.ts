import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `package com.example.shop

import java.util.List
import com.example.Item as Thing
import com.example.store.*

/** Sells things. */
@Service("shop")
open class Shop<T : Base>(val name: String, size: Int = 1) : Store<T>(name), Closeable {
    private val items: List<Thing> = listOf(1)

    companion object {
        const val LIMIT = 10
        fun create(): Shop = Shop("a")
    }

    override suspend fun sell(order: Order, vararg names: String): Receipt? {
        val item = order.first(1, title = "a")
        for (each in items) {
            each.check()
        }
        try {
            order?.pack()
        } catch (error: IOException) {
            error.log()
        }
        items.forEach { it.wrap() }
        this.state = item
        (item as Gift).open()
        println("sold $name")
        return item
    }

    enum class Size(val value: Int) {
        SMALL(1),
        LARGE(2)
    }
}

interface Listener {
    fun sold(item: Thing)
}

fun List<Thing>.total(): Int = size

object Registry {
    val all = ArrayList<Shop>()
}

typealias Table = Map<String, Shop>
`;

describe("languages/tree-sitter: Kotlin", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("kotlin");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "class Shop 7/9-38",
      "constant Shop.name 9/9-9",
      "constant Shop.items 10/10-10",
      "constant Shop.LIMIT 13/13-13",
      "method Shop.create 14/14-14",
      "method Shop.sell 17/17-32",
      "enum Shop.Size 34/34-37",
      "constant Shop.Size.value 34/34-34",
      "constant Shop.Size.SMALL 35/35-35",
      "constant Shop.Size.LARGE 36/36-36",
      "interface Listener 40/40-42",
      "method Listener.sold 41/41-41",
      "function total 44/44-44",
      "class Registry 46/46-48",
      "constant Registry.all 47/47-47",
      "type Table 50/50-50",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Shop.create() -> Shop",
      "Shop.sell(order: Order, ...names: String) -> Receipt",
      "Listener.sold(item: Thing)",
      "total() -> Int",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual([
      "name java.util List as List 3:18",
      "name com.example Item as Thing 4:20",
      "star com.example.store - as - 5:8",
    ]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "name: String",
      "size: Int = <int>",
      "order: Order",
      "names: String",
      "item = call(first, <int>, title=<str>)",
      "each = element(items)",
      "error = instance(IOException)",
      "it = given(call(forEach, {}=function(call(wrap))))",
      "value: Int",
      "item: Thing",
      "this: item(List, Thing)",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 17 && line <= 31)).toEqual([
      "type Order 17:38",
      "type String 17:59",
      "type Receipt 17:68",
      "read order 18:20",
      "call order.first 18:26",
      "read items 19:22",
      "read each 20:13",
      "call each.check 20:18",
      "read order 23:13",
      "call order.pack 23:20",
      "type IOException 24:25",
      "read error 25:13",
      "call error.log 25:19",
      "read items 27:9",
      "call items.forEach 27:15",
      "read it 27:25",
      "call it.wrap 27:28",
      "read this 28:9",
      "write this.state 28:14",
      "read item 28:22",
      "read item 29:10",
      "type Gift 29:18",
      "call instance(Gift).open 29:24",
      "call println 30:9",
      "read name 30:24",
      "read item 31:16",
    ]);
  });
});

const ANNOTATED = `package a

@Retention(RUNTIME) @Target(FUNCTION) public annotation class Mark

@First @Second class Shop { fun sell() {} }

@Suppress("unused", name = LIMIT) fun open() {}

@get:Mark("a)") object Store
`;

describe("annotations of top-level declarations that the grammar reads as expressions", () => {
  let facts: FileFacts;
  beforeAll(async () => {
    facts = (await loadExtractor("kotlin"))(ANNOTATED);
  });

  it("do not change the declarations", () => {
    expect(facts.definitions.map(({ kind, qualname, nameLine }) => `${kind} ${qualname} ${nameLine}`)).toEqual([
      "class Mark 3",
      "class Shop 5",
      "method Shop.sell 5",
      "function open 7",
      "class Store 9",
    ]);
  });

  it("keep the names that they use", () => {
    expect(facts.references.map(({ name, line, column }) => `${name} ${line}:${column}`)).toEqual([
      "Retention 3:2",
      "RUNTIME 3:12",
      "Target 3:22",
      "FUNCTION 3:29",
      "First 5:2",
      "Second 5:9",
      "Suppress 7:2",
      "LIMIT 7:28",
      "Mark 9:6",
    ]);
  });
});
