import { quote } from "./quote.ts";
import { DOCS_ROUTE, type RoutingConfig } from "./routing-config.ts";
import { type ReadContext, reportAt } from "./table-reader.ts";

/** What a model should be good at to keep slices of a type, in LLMC's words. */
const NEEDED: readonly (readonly [sliceType: string, capability: string])[] = [
  ["code", "code"],
  ["docs", "natural_language"],
];

/**
 * Warns of a route whose model says that it is good at something else than what the route keeps. A profile that says nothing of itself is
 * taken as it is, and so is `docs` for code: it keeps what has no place of its own.
 */
export function checkCapabilities({ profiles, routes, sliceTypeToRoute }: RoutingConfig, context: ReadContext): void {
  for (const [sliceType, capability] of NEEDED) {
    const routeName = sliceTypeToRoute.get(sliceType) ?? DOCS_ROUTE;
    if (routeName === DOCS_ROUTE && sliceType !== DOCS_ROUTE) continue;
    const profile = profiles.get(routes.get(routeName)?.profile ?? "");
    if (profile === undefined || profile.capabilities.length === 0) continue;
    if (profile.capabilities.some((each) => each.trim().toLowerCase() === capability)) continue;
    const message =
      `The route ${quote(routeName)} keeps ${sliceType}, but its profile ${quote(profile.name)} is good at ` +
      `${profile.capabilities.map(quote).join(", ")}, not ${quote(capability)}.`;
    reportAt(context, "LACKING_CAPABILITY", ["embeddings", "routes", routeName, "profile"], message);
  }
}
