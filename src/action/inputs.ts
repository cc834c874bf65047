import { UserError } from "../model/errors.ts";

/** The action's inputs, checked. */
export interface ActionInputs {
  readonly head: string | undefined;
  readonly maxFileSize: number;
}

/** Reads inputs by name (`core.getInput`); a bad one is a `UserError` that names it and what it takes. */
export function readInputs(getInput: (name: string) => string): ActionInputs {
  const maxFileSize = getInput("max-file-size");
  if (!/^[1-9]\d{0,11}$/.test(maxFileSize)) {
    throw new UserError(`The input max-file-size takes a number of bytes, not ${JSON.stringify(maxFileSize)}.`);
  }
  return { head: getInput("head") || undefined, maxFileSize: Number(maxFileSize) };
}
