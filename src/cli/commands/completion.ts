import { UserError } from "../../model/errors.ts";
import { nearest } from "../../util/suggest.ts";
import { bashCompletion } from "../completion/bash.ts";
import { fishCompletion } from "../completion/fish.ts";
import { zshCompletion } from "../completion/zsh.ts";
import { SHELLS } from "../spec/choices.ts";
import type { Command } from "../spec/command.ts";

const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], () => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** `llmc-nav completion`: a script that completes this command line, made from the table of commands. */
export const completionCommand: Command = {
  async run({ io }, { positionals }) {
    const [shell] = positionals;
    if (shell === undefined) {
      throw new UserError(`Name one shell: \`llmc-nav completion ${SHELLS.join("|")}\`.`);
    }
    const known = SHELLS.find((each) => each === shell);
    if (known === undefined) {
      const meant = nearest(shell, SHELLS);
      const hint = meant ? `Did you mean ${meant}?` : `There are ${SHELLS.join(", ")}.`;
      throw new UserError(`There is no completion for ${JSON.stringify(shell)}. ${hint}`);
    }
    await io.writeOut(SCRIPTS[known]());
    return 0;
  },
};
