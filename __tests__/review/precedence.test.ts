import { describe, expect, it } from "vitest";
import type { FoundBreak } from "../../src/review/breaks/found-break.ts";
import { oneAPlace } from "../../src/review/breaks/precedence.ts";

function found(reason: FoundBreak["reason"], details: Partial<FoundBreak> = {}): FoundBreak {
  const place = { path: "a.py", line: 3, column: 5, written: "f", role: "call", enclosing: undefined } as const;
  return {
    ...place,
    changeId: reason,
    reason,
    message: reason,
    confidence: "exact",
    isThroughImport: false,
    ...details,
  };
}

describe("review/precedence: oneAPlace", () => {
  it("reports a lost name as lost, even if there is another finding at its place", () => {
    const [gone, hidden, call] = [found("renamed"), found("not_exported"), found("signature")];
    for (const order of [
      [gone, hidden, call],
      [call, hidden, gone],
      [hidden, gone, call],
    ])
      expect(oneAPlace(order)).toEqual([gone]);
  });

  it("keeps the more certain one of two equal findings", () => {
    const [likely, exact] = [found("deleted", { confidence: "likely" }), found("deleted")];
    expect(oneAPlace([likely, exact])).toEqual([exact]);
    expect(oneAPlace([exact, likely])).toEqual([exact]);
  });

  it("keeps findings at other places", () => {
    const all = [found("deleted"), found("signature", { column: 9 }), found("signature", { path: "b.py" })];
    expect(oneAPlace(all)).toEqual(all);
  });
});
