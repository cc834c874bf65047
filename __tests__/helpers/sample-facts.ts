import { FactsBuilder } from "../../src/languages/facts-builder.ts";
import { type FileFacts, NO_OPERAND, UNKNOWN_RECEIVER, ValueFlag } from "../../src/model/facts.ts";

/** Facts with rows in every table, including the unusual values of each field. */
export function sampleFacts(): FileFacts {
  const builder = new FactsBuilder("typescript");
  const auth = builder.addReference("Auth", 3, 7, "call", 0);
  const call = builder.addValue("call", auth, [builder.literal("str"), NO_OPERAND], ["key"], 3);
  builder.addReference("login", 3, 14, "call", 0, call);
  builder.addReference("odd", 2, 1, "write", 0, UNKNOWN_RECEIVER);
  const scope = builder.addScope("function", 0, 0);
  builder.definitions.push({
    qualname: "Auth.lögin\u{1F511}",
    kind: "method",
    parent: -1,
    startLine: 10,
    endLine: 12,
    fullStartLine: 8,
    nameLine: 11,
    nameColumn: 3,
    flags: 257,
    scope,
    params: [{ name: "user", kind: "keyword-only", isOptional: true, type: auth, defaultHash: "0123456789abcdef" }],
    returnType: call,
    returns: [auth, call, NO_OPERAND],
    bases: [auth],
    decorators: [call],
    signatureHash: "1111111111111111",
    bodyHash: "2222222222222222",
  });
  builder.bind(scope, "__proto__", "parameter", 10, 5, { value: call, type: auth });
  builder.bind(0, "constructor", "import", 1, 1, { index: 0 });
  builder.assignments.push({ target: 2, value: call, type: NO_OPERAND });
  builder.imports.push({
    kind: "name",
    module: "./a",
    name: "b",
    alias: "c",
    line: 1,
    column: 10,
    scope: 0,
    isTypeOnly: true,
  });
  builder.exports.push({ kind: "reexport", name: "d", local: "e", module: "f", value: NO_OPERAND, line: 4, column: 2 });
  builder.strings.push({ text: "lone \ud800 surrogate", line: 5, column: 9, scope, receiver: auth });
  const flags = ValueFlag.typeArguments;
  builder.values.push({ kind: "new", of: auth, args: [], names: [], flags, typeArgs: [auth, NO_OPERAND] });
  builder.narrowings.push({ name: "auth", first: 1, end: 3, value: call });
  builder.addError(7, "unexpected token");
  return { ...builder.build(), words: ["alpha", "beta"] };
}
