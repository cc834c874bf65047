import type { RouteFallback } from "../model/routing.ts";
import type { Logger } from "../util/logger.ts";

/** Warns about each fallback once, however often it is used. */
export class FallbackLog {
  readonly #logger: Logger;
  readonly #warned = new Set<string>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  report(fallbacks: readonly RouteFallback[]): void {
    for (const { message } of fallbacks) {
      if (this.#warned.has(message)) continue;
      this.#warned.add(message);
      this.#logger.warn(message);
    }
  }
}
