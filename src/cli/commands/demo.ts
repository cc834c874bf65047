import { makeDemo } from "../../api/demo.ts";
import { openRepository } from "../../api/open-repository.ts";
import { terminalStyle } from "../../render/terminal/style.ts";
import { renderText } from "../../render/terminal/text.ts";
import type { Command } from "../spec/command.ts";

/** `llmc-nav demo`: a small repository whose last commit breaks something, and the review that says so. */
export const demoCommand: Command = {
  async run({ io, logger }) {
    const directory = await makeDemo(io.env);
    const repository = await openRepository(directory, { logger, environment: io.env });
    const review = await repository.review({ base: "HEAD~1", head: "HEAD" });
    await repository.close();
    const style = terminalStyle(io.env, { isTerminal: io.isTerminal, columns: process.stdout.columns });
    await io.writeOut(`$ llmc-nav -C ${directory} review HEAD~1\n${renderText(review, { style })}`);
    await io.writeOut(
      [
        "",
        "The repository is yours to try:",
        `  llmc-nav -C ${directory} review HEAD~1 --format patch   a patch for what was renamed`,
        `  llmc-nav -C ${directory} where-used Cart.add            every use of a method`,
        "",
      ].join("\n"),
    );
    return 0;
  },
};
