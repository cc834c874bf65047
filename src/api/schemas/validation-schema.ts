import type { FindingCode } from "../../config/finding.ts";
import { FINDING_CODES } from "../../config/finding-codes.ts";
import { SEVERITIES } from "../../model/review.ts";
import type { ValidationWire } from "../validation.ts";
import { configSource, resolvedRoute, routeFallback } from "./routing-schema.ts";
import { count, flag, list, nullable, number, object, oneOf, type Plain, place, type Schema, text } from "./schema.ts";

type FindingWire = ValidationWire["findings"][number];
type EffectiveRouteWire = ValidationWire["routes"][number];
type SecondaryWire = EffectiveRouteWire["secondary"][number];

const finding = object<FindingWire>({
  code: oneOf(Object.keys(FINDING_CODES) as FindingCode[]),
  severity: oneOf(SEVERITIES),
  line: place(),
  column: place(),
  end_line: place(),
  end_column: place(),
  key: text("the dotted path of the key"),
  message: text(),
  suggestion: nullable(text(), "what was probably meant"),
});

const effectiveRoute = object<EffectiveRouteWire>({
  route_name: text(),
  slice_types: list(text()),
  resolved: nullable(resolvedRoute, "null when the route cannot be used"),
  problem: nullable(text(), "why it cannot be used"),
  secondary: list(object<SecondaryWire>({ route_name: text(), weight: number() })),
  fallbacks: list(routeFallback),
});

/** The answer of `validate`. */
export const validationSchema: Schema<Plain<ValidationWire>> = object<ValidationWire>({
  config: nullable(text(), "the file; null when the built-in configuration holds"),
  source: configSource,
  valid: flag("there are no errors"),
  errors: count(),
  warnings: count(),
  index_in_ci: flag("the action makes the search tables on pushes to the default branch and on a schedule"),
  message: nullable(text()),
  findings: list(finding),
  routes: list(effectiveRoute),
});
