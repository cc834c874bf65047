import { UserError } from "../model/errors.ts";
import { isObject, property } from "../util/json.ts";

/** No name, line of code or sentence that we write is longer. */
const MAX_TEXT_LENGTH = 10_000;
/** No list that we write is longer. */
const MAX_LIST_LENGTH = 100_000;
const MAX_NUMBER = 2 ** 40;
const COMMIT_ID = /^[0-9a-f]{4,64}$/;
/** How a commit lies to another, in the words of `describeRelation`. */
const RELATION = /^(?:same|unknown|diverged|unrelated|(?:behind|ahead) \d{1,9})$/;

/** A JSON object whose fields are checked as they are read; what is wrong is a `UserError` that names the field. */
export class CheckedJson {
  readonly #value: unknown;
  readonly #name: string;

  constructor(value: unknown, name: string) {
    this.#value = value;
    this.#name = name;
    if (!isObject(value)) throw wrong(name, "an object");
  }

  text(field: string): string {
    return this.#text(this.#get(field), field);
  }

  optionalText(field: string): string | undefined {
    const value = this.#get(field);
    return value === null ? undefined : this.#text(value, field);
  }

  /** A path inside of the repository. */
  path(field: string): string {
    return this.#path(this.#get(field), field);
  }

  /** The id of a commit, and nothing else: it is written where text would be read as something else. */
  commit(field: string): string {
    const value = this.text(field);
    if (!COMMIT_ID.test(value)) throw this.#wrong(field, "the id of a commit");
    return value;
  }

  optionalCommit(field: string): string | undefined {
    return this.#get(field) === null ? undefined : this.commit(field);
  }

  /** How a commit lies to another: words of ours that are shown as they are. */
  relation(field: string): string {
    const value = this.text(field);
    if (!RELATION.test(value)) throw this.#wrong(field, "how a commit lies to another");
    return value;
  }

  number(field: string): number {
    const value = this.#get(field);
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > MAX_NUMBER) {
      throw this.#wrong(field, "a whole number");
    }
    return value;
  }

  optionalNumber(field: string): number | undefined {
    return this.#get(field) === null ? undefined : this.number(field);
  }

  flag(field: string): boolean {
    const value = this.#get(field);
    if (typeof value !== "boolean") throw this.#wrong(field, "true or false");
    return value;
  }

  choice<T extends string>(field: string, allowed: readonly T[]): T {
    return this.#choice(this.#get(field), field, allowed);
  }

  choices<T extends string>(field: string, allowed: readonly T[]): T[] {
    return this.#array(field).map((value) => this.#choice(value, field, allowed));
  }

  texts(field: string): string[] {
    return this.#array(field).map((value) => this.#text(value, field));
  }

  paths(field: string): string[] {
    return this.#array(field).map((value) => this.#path(value, field));
  }

  list(field: string): CheckedJson[] {
    return this.#array(field).map((value, at) => new CheckedJson(value, `${this.#name}.${field}[${at}]`));
  }

  object(field: string): CheckedJson {
    return new CheckedJson(this.#get(field), `${this.#name}.${field}`);
  }

  optionalObject(field: string): CheckedJson | undefined;
  optionalObject<T>(field: string, read: (json: CheckedJson) => T): T | undefined;
  optionalObject<T>(field: string, read?: (json: CheckedJson) => T): T | CheckedJson | undefined {
    if (this.#get(field) === null) return undefined;
    const object = this.object(field);
    return read ? read(object) : object;
  }

  #get(field: string): unknown {
    const value = property(this.#value, field);
    return value === undefined ? null : value;
  }

  #array(field: string): readonly unknown[] {
    const value = this.#get(field);
    if (!Array.isArray(value) || value.length > MAX_LIST_LENGTH) throw this.#wrong(field, "a list of bearable length");
    return value;
  }

  #text(value: unknown, field: string): string {
    if (typeof value !== "string" || value.length > MAX_TEXT_LENGTH)
      throw this.#wrong(field, "a text of bearable length");
    return value;
  }

  #path(value: unknown, field: string): string {
    const path = this.#text(value, field);
    const isInside = path !== "" && !path.startsWith("/") && !/(?:^|\/)\.\.(?:\/|$)|\0|^[A-Za-z]:[\\/]/.test(path);
    if (!isInside) throw this.#wrong(field, "a path inside of the repository");
    return path;
  }

  #choice<T extends string>(value: unknown, field: string, allowed: readonly T[]): T {
    const found = allowed.find((each) => each === value);
    if (found === undefined) throw this.#wrong(field, `one of ${allowed.join(", ")}`);
    return found;
  }

  #wrong(field: string, expected: string): UserError {
    return wrong(`${this.#name}.${field}`, expected);
  }
}

function wrong(name: string, expected: string): UserError {
  const document = /^\w*/.exec(name)?.[0];
  return new UserError(`The ${document} cannot be read: ${name} is not ${expected}.`);
}
