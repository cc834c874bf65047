import { beforeAll, describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import type { FileFacts } from "../../../src/model/facts.ts";
import { definitionLines, importLines, referenceLines, signatureLines, variableLines } from "./outline.ts";

const SAMPLE = `// Package server answers requests.
package server

import (
	"fmt"
	h "net/http"
	. "strings"
	_ "embed"
)

// Limit is the most that is served.
const Limit = 10

const (
	Fast, Slow = 1, 2
)

type Kind int

// Server serves.
type Server struct {
	h.Handler
	Name  string
	items []*Item
}

type Store interface {
	Get(key string) (*Item, error)
}

// Handle answers one request.
func (s *Server) Handle(w h.ResponseWriter, names ...string) (count int, err error) {
	item, err := s.load(names[0])
	for i, other := range s.items {
		other.Run(i)
	}
	s.Name = fmt.Sprintf("%s", item.Title())
	made := &Item{Name: "a"}
	done := func(n int) int { return n }
	defer made.Close()
	return done(1), nil
}

func Map[T any](values []T) T { return values[0] }
`;

describe("languages/tree-sitter: Go", () => {
  let facts: FileFacts;

  beforeAll(async () => {
    const extract = await loadExtractor("go");
    facts = extract(SAMPLE);
  });

  it("reads the sample without errors", () => {
    expect(facts.errors).toEqual([]);
  });

  it("finds definitions with their kind, qualified name and spans", () => {
    expect(definitionLines(facts)).toEqual([
      "constant Limit 11/12-12",
      "constant Fast 15/15-15",
      "constant Slow 15/15-15",
      "type Kind 18/18-18",
      "class Server 20/21-25",
      "constant Server.Name 23/23-23",
      "constant Server.items 24/24-24",
      "interface Store 27/27-29",
      "method Store.Get 28/28-28",
      "method Server.Handle 31/32-42",
      "function Server.Handle.done 39/39-39",
      "function Map 44/44-44",
    ]);
  });

  it("reads the parameters and results of functions", () => {
    expect(signatureLines(facts)).toEqual([
      "Store.Get(key: string) -> literal(Item, error)",
      "Server.Handle(w: ResponseWriter, ...names: string) -> literal(int, error)",
      "Server.Handle.done(n: int) -> int",
      "Map(values: item(<list>, T)) -> T",
    ]);
  });

  it("lists the imports", () => {
    expect(importLines(facts)).toEqual([
      "namespace fmt - as fmt 5:2",
      "namespace net/http - as h 6:4",
      "star strings - as - 7:4",
      "module embed - as - 8:4",
    ]);
  });

  it("binds parameters and variables to their types and values", () => {
    expect(variableLines(facts)).toEqual([
      "key: string",
      "s: Server",
      "w: ResponseWriter",
      "names: string",
      "count: int",
      "err: error",
      "item = part(call(load, item(names)), 0)",
      "err = part(call(load, item(names)), 1)",
      "i",
      "other = element(items)",
      "made = new(Item, Name=<str>)",
      "n: int",
      "values: item(<list>, T)",
    ]);
  });

  it("reads the roles of names and the receivers before the dot", () => {
    expect(referenceLines(facts, (line) => line >= 31 && line <= 41)).toEqual([
      "type Server 32:10",
      "type h 32:27",
      "type h.ResponseWriter 32:29",
      "type string 32:54",
      "type int 32:69",
      "type error 32:78",
      "read s 33:15",
      "call s.load 33:17",
      "read names 33:22",
      "read s 34:24",
      "read s.items 34:26",
      "read other 35:3",
      "call other.Run 35:9",
      "read i 35:13",
      "read s 37:2",
      "write s.Name 37:4",
      "read fmt 37:11",
      "call fmt.Sprintf 37:15",
      "read item 37:29",
      "call item.Title 37:34",
      "call Item 38:11",
      "write new(Item, Name=<str>).Name 38:16",
      "type int 39:17",
      "type int 39:22",
      "read n 39:35",
      "read made 40:8",
      "call made.Close 40:13",
      "call done 41:9",
    ]);
  });
});
