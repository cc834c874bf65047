import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readZipEntry } from "../../src/github/read-zip.ts";
import { zipOf } from "../helpers/zip.ts";

const MAX = 1000;

describe("github/read-zip: readZipEntry", () => {
  it("reads a file by its exact name, stored or deflated", () => {
    const zip = zipOf([
      { name: "other.json", data: Buffer.from("no"), method: 0 },
      { name: "report.json", data: deflateRawSync("yes"), method: 8 },
    ]);
    expect(readZipEntry(zip, "report.json", MAX)).toBe("yes");
    expect(readZipEntry(zip, "other.json", MAX)).toBe("no");
    expect(readZipEntry(zip, "../report.json", MAX)).toBeUndefined();
  });

  it("rejects a zip bomb: little data that unpacks to more than allowed", () => {
    const zip = zipOf([{ name: "report.json", data: deflateRawSync(Buffer.alloc(1_000_000)), method: 8 }]);
    expect(() => readZipEntry(zip, "report.json", MAX)).toThrow("damaged or larger than 1000 bytes");
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["no archive", Buffer.from("x".repeat(100))],
    ["an archive that was cut", zipOf([{ name: "report.json", data: Buffer.from("abc"), method: 0 }]).subarray(20)],
  ])("says that %s is damaged", (_name, zip) => {
    expect(() => readZipEntry(zip, "report.json", MAX)).toThrow("damaged");
  });
});
