import type { NavRepository } from "../api/open-repository.ts";
import type { JsonSchema, Schema } from "../api/schemas/schema.ts";

/** A tool that a client can call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What a model reads to choose the tool. */
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  /** Answers a call whose arguments fit `inputSchema`; the answer fits `outputSchema`. */
  call(repository: NavRepository, input: unknown): Promise<object>;
}

/** A tool whose arguments are typed by their schema. */
export interface TypedTool<Input> extends Omit<Tool, "inputSchema" | "call"> {
  readonly inputSchema: Schema<Input>;
  call(repository: NavRepository, input: Input): Promise<object>;
}

/** Arguments that fit the schema one by one but not together. */
export class BadArguments extends Error {
  override readonly name = "BadArguments";
}

/** Forgets the types of a tool, so that tools can stand in one list. */
export function tool<Input>(typed: TypedTool<Input>): Tool {
  // The server has held the arguments against the schema, which describes this very type.
  return { ...typed, call: (repository, input) => typed.call(repository, input as Input) };
}
