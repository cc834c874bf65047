import { UserError } from "../model/errors.ts";
import { isObject, property } from "../util/json.ts";
import type { ValueCodec } from "./codec.ts";
import { count } from "./values.ts";

/** A document that this program writes and reads again. */
export interface DocumentKind {
  /** The document's name in error messages. */
  readonly name: string;
  /** Increased when a field changes its meaning or is removed. */
  readonly version: number;
  /** A text with more characters was not written by this program: lists are capped. */
  readonly maxLength: number;
}

/**
 * Reads a document from text or from a parsed value, trusting nothing in it: it may come from a pull request's own job. Any error in
 * it is a `UserError` that names the field.
 */
export function readDocument<R>(kind: DocumentKind, codec: Pick<ValueCodec<never, R>, "parse">, document: unknown): R {
  const { name, version } = kind;
  const value = typeof document === "string" ? parseText(kind, document) : document;
  if (isObject(value) && count().parse(property(value, "version") ?? null, `${name}.version`) !== version)
    throw new UserError(`The ${name} has a version that is not ${version}: make it again with this release.`);
  return codec.parse(value, name);
}

function parseText({ name, maxLength }: DocumentKind, text: string): unknown {
  if (text.length > maxLength) throw new UserError(`The ${name} cannot be read: it is too long to be one.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`The ${name} cannot be read: it is not JSON.`, { cause: error });
  }
}
