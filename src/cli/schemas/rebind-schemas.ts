import { bindingStatus } from "../../api/schemas/envelope-schema.ts";
import {
  anyValue,
  count,
  either,
  flag,
  place as line,
  list,
  nothing,
  object,
  oneOf,
  type Plain,
  record,
  type Schema,
  share,
  text,
  tuple,
} from "../../api/schemas/schema.ts";
import { DEFINITION_KINDS } from "../../model/facts.ts";
import { BINDING_STATUSES } from "../../model/result.ts";
import { SKIP_REASONS } from "../../model/tree.ts";
import type { answerToWire, placedToWire, unplacedToWire } from "../commands/rebind-batch.ts";
import type { bindingToWire, boundToWire, rebindToWire, unboundToWire } from "../output/rebind.ts";

type RebindWire = ReturnType<typeof rebindToWire>;
type BoundWire = ReturnType<typeof boundToWire>;
type UnboundWire = ReturnType<typeof unboundToWire>;

const place = { file: text(), qualname: text(), lines: tuple(line("the first"), line("the last")) };
const candidates = list(
  object<UnboundWire["candidates"][number]>({ ...place, score: share() }),
  "where it may be, best first",
);

const old = {
  ...place,
  kind: oneOf(DEFINITION_KINDS),
  status: bindingStatus,
  score: share("how much speaks for the answer"),
};

/** A line of `rebind --format jsonl`: a symbol that was found again, or one that is ambiguous or gone. */
export const bindingSchema: Schema<Plain<ReturnType<typeof bindingToWire>>> = either(
  object<BoundWire>({ ...old, now: object<BoundWire["now"]>(place), body_changed: flag(), signature_changed: flag() }),
  object<UnboundWire>({ ...old, now: nothing(), candidates }),
);

/** The answer of `rebind`. */
export const rebindSchema: Schema<Plain<RebindWire>> = object<RebindWire>({
  from: text(),
  to: text("a commit, or working tree"),
  unchanged_files: count(),
  counts: record(BINDING_STATUSES, count()),
  skipped: list(object<RebindWire["skipped"][number]>({ path: text(), reason: oneOf(SKIP_REASONS) })),
  elapsed_ms: count(),
  bindings: list(bindingSchema, "the symbols of the files that changed"),
});

const asked = { id: anyValue("as the question has it"), status: bindingStatus, score: share() };

/** A line of `rebind --batch`. */
export const rebindBatchSchema: Schema<Plain<ReturnType<typeof answerToWire>>> = either(
  object<ReturnType<typeof placedToWire>>({ ...asked, ...place, body_changed: flag() }),
  object<ReturnType<typeof unplacedToWire>>({
    ...asked,
    file: nothing(),
    qualname: nothing(),
    lines: nothing(),
    candidates,
  }),
);
