import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const SCENARIOS: readonly Scenario[] = [
  [
    "a function of a sourced file, whose directory is found at run time",
    "lib/log.sh#log_info",
    {
      "lib/log.sh": 'log_info() { echo "$1"; }\n',
      "lib/all.sh": '. "$(dirname "$0")/log.sh"\n',
      "bin/a.sh": 'source "$DIR/lib/log.sh"\nlog_info hello # uses\n',
      "bin/b.sh": "source ../lib/all.sh\nmain() {\n  log_info hello # uses\n}\n",
      "bin/c.sh": "log_info() { :; }\nlog_info hello\n",
    },
  ],
  [
    "a variable, except where a function has its own",
    "lib/conf.sh#LIMIT",
    {
      "lib/conf.sh": "LIMIT=3\n",
      "bin/a.sh": 'source ../lib/conf.sh\necho "$LIMIT" # uses\nf() {\n  local LIMIT=4\n  echo "$LIMIT"\n}\n',
    },
  ],
];

describe("resolve: where shell scripts use a symbol", () => testScenarios(SCENARIOS));
