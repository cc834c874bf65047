import { BUILT_IN_NOTICE } from "../config/built-in-config.ts";
import type { Finding } from "../config/finding.ts";
import { type EffectiveRoute, effectiveRoutes } from "../routing/effective-routes.ts";
import type { ConfigFile } from "./config-file.ts";
import { fallbackToWire, resolvedRouteToWire } from "./routing-to-wire.ts";

/** A configuration, what is wrong with it, and what its routes come to. */
export interface Validation {
  readonly file: ConfigFile;
  readonly findings: readonly Finding[];
  readonly routes: readonly EffectiveRoute[];
}

/** Checks a configuration. */
export function validateConfig(file: ConfigFile): Validation {
  const { config, findings } = file.loaded;
  return { file, findings, routes: config === undefined ? [] : effectiveRoutes(config) };
}

/** The JSON of a checked configuration. */
export function validationToWire({ file, findings, routes }: Validation) {
  const isBuiltIn = file.path === undefined;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return {
    config: file.path ?? null,
    source: isBuiltIn ? ("built-in" as const) : ("file" as const),
    valid: errors === 0,
    errors,
    warnings: findings.length - errors,
    index_in_ci: file.loaded.config?.isIndexedInCi ?? false,
    message: isBuiltIn ? BUILT_IN_NOTICE : null,
    findings: findings.map(findingToWire),
    routes: routes.map(effectiveRouteToWire),
  };
}

/** The JSON of a checked configuration; docs/schemas/validate.json describes its fields. */
export type ValidationWire = ReturnType<typeof validationToWire>;

function findingToWire({ code, severity, span, key, message, suggestion }: Finding) {
  return {
    code,
    severity,
    line: span.line,
    column: span.column,
    end_line: span.endLine,
    end_column: span.endColumn,
    key,
    message,
    suggestion: suggestion ?? null,
  };
}

function effectiveRouteToWire({ routeName, sliceTypes, route, problem, secondaries, fallbacks }: EffectiveRoute) {
  return {
    route_name: routeName,
    slice_types: sliceTypes,
    resolved: route === undefined ? null : resolvedRouteToWire(route),
    problem: problem ?? null,
    secondary: secondaries.map(({ routeName: name, weight }) => ({ route_name: name, weight })),
    fallbacks: fallbacks.map(fallbackToWire),
  };
}
