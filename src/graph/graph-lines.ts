import type { CodeGraph, Entity, Relation, UnresolvedUse } from "../model/graph.ts";
import { SILENT_LOGGER } from "../util/logger.ts";
import { decodeGraph } from "./graph-file.ts";

/** How the first line of a graph file of ours begins and ends; every entity and relation then has a line of its own. */
const HEAD = /^\{"version":1,"indexed_at":"[^"]*","repo":"[^"]*","commit":"[0-9a-f]+","facts_version":(\d+),$/;
const MAX_HEAD_LENGTH = 1024;
const NEWLINE = 10;
const COMMA = 44;

/**
 * Answers single questions from the bytes of a graph file of our own, without reading all of it: searching 50 MB for a
 * few lines takes a twentieth of the time that parsing them takes. Whoever asks many questions uses a `GraphIndex`.
 */
export class GraphLines {
  readonly #bytes: Buffer;

  private constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Undefined when the bytes are not as this program writes them. */
  static open(bytes: Buffer): GraphLines | undefined {
    const end = bytes.subarray(0, MAX_HEAD_LENGTH).indexOf(NEWLINE);
    const isOurs = end > 0 && HEAD.test(bytes.toString("utf8", 0, end));
    return isOurs ? new GraphLines(bytes) : undefined;
  }

  entity(id: string): Entity | undefined {
    return this.#read("entities", `{"id":${JSON.stringify(id)},`).entities.find((entity) => entity.id === id);
  }

  /** What uses an entity. */
  relationsTo(id: string): readonly Relation[] {
    const found = this.#read("relations", `"dst":${JSON.stringify(id)},"sites":`).relations;
    return found.filter((relation) => relation.dst === id);
  }

  /** What an entity uses. */
  relationsFrom(id: string): readonly Relation[] {
    const found = this.#read("relations", `{"src":${JSON.stringify(id)},"edge":`).relations;
    return found.filter((relation) => relation.src === id);
  }

  /** Uses of a name on receivers of unknown type. */
  unresolvedUsesOf(name: string): readonly UnresolvedUse[] {
    const found = this.#read("unresolved", `"name":${JSON.stringify(name)},"sites":`).unresolved;
    return found.filter((use) => use.name === name);
  }

  /** The lines with a text in them, as the list they stand in. A quote inside a string is escaped, so none is mistaken for it. */
  #read(list: "entities" | "relations" | "unresolved", text: string): CodeGraph {
    const lines: string[] = [];
    const wanted = Buffer.from(text);
    for (let at = this.#bytes.indexOf(wanted); at >= 0; ) {
      const start = this.#bytes.lastIndexOf(NEWLINE, at) + 1;
      const newline = this.#bytes.indexOf(NEWLINE, at);
      const end = newline < 0 ? this.#bytes.length : newline;
      lines.push(this.#bytes.toString("utf8", start, this.#bytes[end - 1] === COMMA ? end - 1 : end));
      at = this.#bytes.indexOf(wanted, end);
    }
    return decodeGraph(Buffer.from(`{"files":[],"${list}":[${lines.join(",")}]}`), SILENT_LOGGER).graph;
  }
}
