import { UserError } from "../model/errors.ts";
import type { RoutingConfig } from "./routing-config.ts";

/**
 * Stops whoever would ask a provider while an address in the configuration cannot be used: what was meant for one host must not go to
 * another, which is where a provider answers when nobody says anything.
 */
export function refuseBadAddresses(config: RoutingConfig, name: string): RoutingConfig {
  for (const profile of config.profiles.values()) {
    const problem = profile?.addressProblem;
    if (problem !== undefined)
      throw new UserError(`${name}: ${problem} Nothing is sent until it is put right.`, { code: "BAD_CONFIG" });
  }
  return config;
}
