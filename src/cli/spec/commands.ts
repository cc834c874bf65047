import { CHANGE_COMMANDS } from "./change-commands.ts";
import type { CommandSpec } from "./command.ts";
import { INDEX_COMMANDS } from "./index-commands.ts";
import { QUESTION_COMMANDS } from "./question-commands.ts";
import { SETUP_COMMANDS } from "./setup-commands.ts";

const AGENT_COMMANDS: readonly CommandSpec[] = [
  {
    name: "mcp",
    summary: "serves the same answers to agents, over the Model Context Protocol",
    usage: "",
    description: [
      "Speaks MCP on standard input and output until the client closes them. Tools: search, where_used, lineage, symbol, outline,",
      "context, impact, review, changed, status and route. All of them read this one repository and nothing else; docs/agents.md",
      "has the set-up for each client.",
    ].join("\n"),
    options: {},
    examples: [
      ["llmc-nav mcp", "for the repository around this folder; a client starts it"],
      ["llmc-nav mcp -r ~/code/shop", "for another one"],
    ],
    load: async () => (await import("../commands/mcp.ts")).mcpCommand,
  },
];

/** Every command, under what people want to do. */
export const GROUPS: readonly (readonly [title: string, commands: readonly CommandSpec[]])[] = [
  ["What a change does", CHANGE_COMMANDS],
  ["Questions about the code", QUESTION_COMMANDS],
  ["The stored index", INDEX_COMMANDS],
  ["Set up and check", SETUP_COMMANDS],
  ["For agents", AGENT_COMMANDS],
];

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly CommandSpec[] = GROUPS.flatMap(([, commands]) => commands);
