import { BUILT_IN_NOTICE } from "../config/built-in-config.ts";
import type { Finding, FindingCode, Span } from "../config/finding.ts";
import { FINDING_CODES } from "../config/finding-codes.ts";
import type { SecondaryRoute } from "../config/routing-config.ts";
import { SEVERITIES } from "../model/review.ts";
import { type EffectiveRoute, effectiveRoutes } from "../routing/effective-routes.ts";
import { from, of, view } from "../wire/object.ts";
import { list, mapped, nullable } from "../wire/shapes.ts";
import { count, flag, number, oneOf, place, text } from "../wire/values.ts";
import type { ConfigFile } from "./config-file.ts";
import { configSource, resolvedRoute, routeFallback } from "./routing-to-wire.ts";

/** A configuration, what is wrong with it, and what its routes come to. */
export interface Validation {
  readonly file: ConfigFile;
  readonly findings: readonly Finding[];
  readonly routes: readonly EffectiveRoute[];
}

const finding = mapped(
  view<Finding & Span>()({
    code: oneOf(Object.keys(FINDING_CODES) as FindingCode[]),
    severity: oneOf(SEVERITIES),
    line: place(),
    column: place(),
    end_line: place(),
    end_column: place(),
    key: text("the dotted path of the key"),
    message: text(),
    suggestion: nullable(text(), "what was probably meant"),
  }),
  (found: Finding) => ({ ...found, ...found.span }),
);

const effectiveRoute = view<EffectiveRoute>()({
  route_name: text(),
  slice_types: list(text()),
  resolved: of("route", nullable(resolvedRoute, "null when the route cannot be used")),
  problem: nullable(text(), "why it cannot be used"),
  secondary: of("secondaries", list(view<SecondaryRoute>()({ route_name: text(), weight: number() }))),
  fallbacks: list(routeFallback),
});

/** The answer of `validate`. */
export const validationCodec = view<Validation>()({
  config: from(
    ({ file }: Validation) => file.path,
    nullable(text(), "the file; null when the built-in configuration holds"),
  ),
  source: from(({ file }: Validation) => (isBuiltIn(file) ? "built-in" : "file"), configSource),
  valid: from(({ findings }: Validation) => countErrors(findings) === 0, flag("there are no errors")),
  errors: from(({ findings }: Validation) => countErrors(findings), count()),
  warnings: from(({ findings }: Validation) => findings.length - countErrors(findings), count()),
  index_in_ci: from(
    ({ file }: Validation) => file.loaded.config?.isIndexedInCi ?? false,
    flag("the action makes the search tables on pushes to the default branch and on a schedule"),
  ),
  message: from(({ file }: Validation) => (isBuiltIn(file) ? BUILT_IN_NOTICE : undefined), nullable(text())),
  findings: list(finding),
  routes: list(effectiveRoute),
});

function isBuiltIn({ path }: ConfigFile): boolean {
  return path === undefined;
}

function countErrors(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === "error").length;
}

/** Checks a configuration. */
export function validateConfig(file: ConfigFile): Validation {
  const { config, findings } = file.loaded;
  return { file, findings, routes: config === undefined ? [] : effectiveRoutes(config) };
}

/** The JSON of a checked configuration. */
export function validationToWire(validation: Validation) {
  return validationCodec.toWire(validation);
}

/** The JSON of a checked configuration; docs/schemas/validate.json describes its fields. */
export type ValidationWire = ReturnType<typeof validationToWire>;
