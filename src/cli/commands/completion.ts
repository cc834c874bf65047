import { UserError } from "../../model/errors.ts";
import { nearest } from "../../util/suggest.ts";
import { bashCompletion } from "../completion/bash.ts";
import { fishCompletion } from "../completion/fish.ts";
import { zshCompletion } from "../completion/zsh.ts";
import type { Command } from "../spec/command.ts";

const SHELLS = new Map([
  ["bash", bashCompletion],
  ["zsh", zshCompletion],
  ["fish", fishCompletion],
]);

/** `llmc-nav completion`: a script that completes this command line, made from the table of commands. */
export const completionCommand: Command = {
  async run({ io }, { positionals }) {
    const [shell] = positionals;
    const names = [...SHELLS.keys()];
    if (shell === undefined) {
      throw new UserError(`Name one shell: \`llmc-nav completion ${names.join("|")}\`.`);
    }
    const script = SHELLS.get(shell);
    if (script === undefined) {
      const meant = nearest(shell, names);
      const hint = meant ? `Did you mean ${meant}?` : `There are ${names.join(", ")}.`;
      throw new UserError(`There is no completion for ${JSON.stringify(shell)}. ${hint}`);
    }
    await io.writeOut(script());
    return 0;
  },
};
