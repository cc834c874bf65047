import { ProviderError } from "./provider-error.ts";

/** The properties that a list of vectors must have. */
export interface ExpectedVectors {
  /** The service's name, for messages. */
  readonly service: string;
  readonly model: string;
  readonly count: number;
  readonly dimension: number;
}

/** The vectors of an answer, each checked for the profile's dimension and finite numbers. */
export function readVectors(value: unknown, expected: ExpectedVectors): Float32Array[] {
  const { service, count } = expected;
  if (!Array.isArray(value)) throw new ProviderError(`${service} gave an answer without embeddings.`);
  if (value.length !== count) throw new ProviderError(`${service} gave ${value.length} embeddings for ${count} texts.`);
  return value.map((each) => readVector(each, expected));
}

function readVector(value: unknown, { service, model, dimension }: ExpectedVectors): Float32Array {
  if (!Array.isArray(value) || !value.every((each) => typeof each === "number" && Number.isFinite(each))) {
    throw new ProviderError(`${service} gave an embedding that is no list of numbers.`);
  }
  if (value.length !== dimension) {
    throw new ProviderError(
      `${service} gave embeddings of ${value.length} dimensions, but the profile of ${model} says ${dimension}: correct dim in llmc.toml.`,
    );
  }
  const vector = Float32Array.from(value as number[]);
  // It has no direction: everything would be equally near to it.
  if (vector.every((each) => each === 0)) throw new ProviderError(`${service} gave an embedding of nothing but zeros.`);
  return vector;
}
