import type { NavRepository } from "../api/open-repository.ts";
import type { JsonSchema, ValueCodec } from "../wire/codec.ts";
import type { Answer } from "./budget.ts";

/** A tool that a client can call. */
export interface Tool {
  readonly name: string;
  /** The text that a model reads to choose the tool: when to use it, when not, and how large an answer is. */
  readonly description: string;
  /** The budget of an answer where the call names none. */
  readonly tokens: number;
  readonly inputSchema: JsonSchema;
  /** Describes the structured content; it is published in `docs/schemas/`, since a model need not read it. */
  readonly outputSchema: JsonSchema;
  /** Answers a call whose arguments fit `inputSchema`; what is shown of the answer fits `outputSchema`. */
  call(repository: NavRepository, input: unknown): Promise<Answer>;
  /** The budget that the arguments name. */
  tokensIn(input: unknown): number | undefined;
}

/** Arguments that every call may have. */
export interface CommonInput {
  /** The budget of the answer. */
  readonly maxTokens?: number | undefined;
}

/** A tool whose arguments are read, and typed, by a codec. */
export interface TypedTool<Input extends CommonInput> extends Pick<Tool, "name" | "description"> {
  readonly tokens?: number;
  readonly input: ValueCodec<Input>;
  readonly output: Pick<ValueCodec<never, unknown>, "schema">;
  call(repository: NavRepository, input: Omit<Input, "maxTokens">): Promise<Answer>;
}

/** Arguments that fit the schema one by one but not together. */
export class BadArguments extends Error {
  override readonly name = "BadArguments";
}

/** Tokens of an answer where neither tool nor call says otherwise. */
export const DEFAULT_TOKENS = 1500;

/** Forgets the types of a tool, so that tools can stand in one list. */
export function tool<Input extends CommonInput>({
  input: codec,
  output,
  call,
  tokens,
  ...rest
}: TypedTool<Input>): Tool {
  const read = (input: unknown) => codec.parse(input, "arguments");
  return {
    ...rest,
    tokens: tokens ?? DEFAULT_TOKENS,
    inputSchema: codec.schema,
    outputSchema: output.schema,
    call(repository, input) {
      const { maxTokens: _, ...asked } = read(input);
      return call(repository, asked);
    },
    tokensIn: (input) => read(input).maxTokens,
  };
}
