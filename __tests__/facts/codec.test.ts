import { describe, expect, it } from "vitest";
import { decodeFacts, decodeOutline } from "../../src/facts/decode.ts";
import { encodeFacts } from "../../src/facts/encode.ts";
import { CorruptDataError } from "../../src/util/bytes.ts";
import { sampleFacts } from "../helpers/sample-facts.ts";

describe("facts/encode and facts/decode", () => {
  it("returns exactly the encoded facts, including unusual values and lone surrogates", () => {
    expect(decodeFacts(encodeFacts(sampleFacts()))).toEqual(sampleFacts());
  });

  it("can decode only the start: every definition without its references, and the number of its parameters", () => {
    const { language, errors, definitions } = sampleFacts();
    const outlined = definitions.map(({ returnType, returns, bases, decorators, params, ...rest }) => {
      return { ...rest, params: { length: params.length } };
    });
    expect(outlined.some(({ params }) => params.length > 0)).toBe(true);
    expect(decodeOutline(encodeFacts(sampleFacts()))).toEqual({ language, errors, definitions: outlined });
  });

  it("encodes equal facts to equal bytes", () => {
    expect(encodeFacts(sampleFacts())).toEqual(encodeFacts(sampleFacts()));
  });

  it("throws a CorruptDataError for bytes that are cut at any place", () => {
    const whole = encodeFacts(sampleFacts());
    for (let length = 0; length < whole.length; length++) {
      expect(() => decodeFacts(whole.subarray(0, length))).toThrow(CorruptDataError);
    }
  });

  it("never fails in another way, whichever byte is changed", () => {
    const whole = encodeFacts(sampleFacts());
    for (let index = 0; index < whole.length; index++) {
      for (const value of [0, 0x7f, 0xff]) {
        const changed = whole.slice();
        changed[index] = value;
        for (const decode of [decodeFacts, decodeOutline]) {
          try {
            decode(changed);
          } catch (error) {
            expect(error).toBeInstanceOf(CorruptDataError);
          }
        }
      }
    }
  });

  it("rejects a forged count before it allocates memory for it", () => {
    expect(() => decodeFacts(Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0x07]))).toThrow(CorruptDataError);
  });
});
