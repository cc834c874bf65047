import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `<?php
namespace Shop\\Core;

use Shop\\Item;
use Shop\\Store\\{Order, Receipt as Paper};
use function Shop\\price;

require_once __DIR__ . '/setup.php';

/** Sells things. */
#[Service('shop')]
abstract class Shop extends Base implements Closable
{
    use Countable;

    const LIMIT = 10;
    private ?string $name = 'a';
    public static int $count = 0;

    public function __construct(private readonly Item $item, string $title = "x", int ...$sizes)
    {
        $this->name = $title;
        parent::__construct($title);
    }

    /** Sells one. */
    public function sell(Order $order): Paper
    {
        $item = new Item(1, title: 'a');
        foreach ($order->items as $key => $each) {
            $each->check($key);
        }
        try {
            $order?->first()->pack();
        } catch (IOException | Failure $error) {
            $error->log();
        }
        Shop::$count += price($item);
        [$first, $second] = $order->pair();
        return Paper::make(fn($n) => $n->total, self::LIMIT);
    }

    abstract protected function close(): void;
}

interface Closable
{
    public function shut(int $code): bool;
}

enum Size: string
{
    case Small = 's';
}

function helper(array &$list, $mode = null) {}

define('VERSION', 1);
`;

describe("languages/tree-sitter: PHP", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("php");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "class Shop 10/12-44",
      "constant Shop.LIMIT 16/16-16",
      "constant Shop.name 17/17-17",
      "constant Shop.count 18/18-18",
      "method Shop.__construct 20/20-24",
      "constant Shop.item 20/20-20",
      "method Shop.sell 26/27-41",
      "method Shop.close 43/43-43",
      "interface Closable 46/46-49",
      "method Closable.shut 48/48-48",
      "enum Size 51/51-54",
      "constant Size.Small 53/53-53",
      "function helper 56/56-56",
      "constant VERSION 58/58-58",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Shop.__construct(item: Item, title?, ...sizes)",
      "Shop.sell(order: Order) -> Paper",
      "Shop.close()",
      "Closable.shut(code)",
      "helper(list, mode?)",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual([
      "name Shop Item as Item 4:10",
      "name Shop\\Store Order as Order 5:17",
      "name Shop\\Store Receipt as Paper 5:24",
      "name Shop price as price 6:19",
      "star ./setup.php - as - 8:14",
    ]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "$item: Item",
      "$title = <str>",
      "$sizes",
      "$order: Order",
      "$item = new(Item, <int>, title=<str>)",
      "$key",
      "$each = element(items)",
      "$error = instance(union(IOException, Failure))",
      "$first = part(call(pair), 0)",
      "$second = part(call(pair), 1)",
      "$n = given(call(make, function(total), LIMIT))",
      "$code",
      "$list",
      "$mode = <none>",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 28 && line <= 41)).toEqual([
      "write $item 29:9",
      "call Item 29:21",
      "read $order 30:18",
      "read $order.items 30:26",
      "read $each 31:13",
      "call $each.check 31:20",
      "read $key 31:26",
      "read $order 34:13",
      "call $order.first 34:22",
      "call call(first).pack 34:31",
      "type IOException 35:18",
      "type Failure 35:32",
      "read $error 36:13",
      "call $error.log 36:21",
      "read Shop 38:9",
      "write Shop.count 38:15",
      "call price 38:25",
      "read $item 38:31",
      "write $first 39:10",
      "write $second 39:18",
      "read $order 39:29",
      "call $order.pair 39:37",
      "read Paper 40:16",
      "call Paper.make 40:23",
      "read $n 40:38",
      "read $n.total 40:42",
      "read self 40:49",
      "read self.LIMIT 40:55",
    ]);
  });
});
