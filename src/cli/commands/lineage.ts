import { LINEAGE_DEFAULTS as DEFAULTS } from "../../api/lineage.ts";
import { symbolFromRoot } from "../../api/named-file.ts";
import { parseDirection } from "../../model/direction.ts";
import { CONFIDENCES } from "../../model/use.ts";
import { whereaboutsOf } from "../input/open-for.ts";
import { choice, limitOf } from "../input/option-values.ts";
import type { Command } from "../spec/command.ts";
import { answerFrom } from "./answer.ts";
import { symbolOption } from "./where-used.ts";

/** `llmc-nav lineage`: callers or callees over several hops. */
export const lineageCommand: Command = {
  async run(context, options) {
    const symbol = await symbolFromRoot(symbolOption(options), whereaboutsOf(context));
    const direction = parseDirection(options.text("direction") ?? "upstream");
    const limits = {
      limit: limitOf(options, "max-results", DEFAULTS.limit),
      maxDepth: limitOf(options, "depth", DEFAULTS.maxDepth),
      confidence: choice(options, "confidence", CONFIDENCES, DEFAULTS.confidence),
      rev: context.rev,
    };
    return answerFrom(context, options, { tool: "lineage", query: symbol, direction }, (repository) =>
      repository.lineage(symbol, direction, limits),
    );
  },
};
