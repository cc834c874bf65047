import type { NavRepository } from "../api/open-repository.ts";
import type { JsonSchema, ValueCodec } from "../wire/codec.ts";

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

/** A tool whose arguments are read, and typed, by a codec. */
export interface TypedTool<Input> extends Pick<Tool, "name" | "title" | "description"> {
  readonly input: ValueCodec<Input>;
  readonly output: Pick<ValueCodec<never, unknown>, "schema">;
  call(repository: NavRepository, input: Input): Promise<object>;
}

/** Arguments that fit the schema one by one but not together. */
export class BadArguments extends Error {
  override readonly name = "BadArguments";
}

/** Forgets the types of a tool, so that tools can stand in one list. */
export function tool<Input>({ input: codec, output, call, ...rest }: TypedTool<Input>): Tool {
  return {
    ...rest,
    inputSchema: codec.schema,
    outputSchema: output.schema,
    call: (repository, input) => call(repository, codec.parse(input, "arguments")),
  };
}
