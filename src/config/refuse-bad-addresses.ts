import { UserError } from "../model/errors.ts";
import type { RoutingConfig } from "./routing-config.ts";

/**
 * Throws before any provider is called while an address in the configuration is unusable: data meant for one host must not go to
 * another, which is what the provider's default address would be.
 */
export function refuseBadAddresses(config: RoutingConfig, name: string): RoutingConfig {
  for (const profile of config.profiles.values()) {
    const problem = profile?.addressProblem;
    if (problem !== undefined)
      throw new UserError(`${name}: ${problem} Nothing is sent until it is put right.`, { code: "BAD_CONFIG" });
  }
  return config;
}
