import { initCodec, initRepository } from "../../api/init/init.ts";
import { INIT_PARTS, type InitPart } from "../../api/init/parts.ts";
import { UserError } from "../../model/errors.ts";
import { renderInit } from "../../render/answers/init.ts";
import { printable } from "../../util/printable.ts";
import { nearest } from "../../util/suggest.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav init`: the review workflow for this repository, and what else is asked for. */
export const initCommand: Command = {
  async run(context, options) {
    const files = await initRepository(context.directory, {
      parts: new Set((options.text("with") ?? "").split(",").flatMap(partCalled)),
      isIndexCommitted: options.flag("commit-index"),
      isDryRun: options.flag("dry-run"),
    });
    await writeAnswer(context, {
      json: () => initCodec.toWire({ files }),
      text: (format) => renderInit(format, files),
    });
    return 0;
  },
};

function partCalled(word: string): readonly InitPart[] {
  const name = word.trim();
  if (name === "") return [];
  const part = INIT_PARTS.find((each) => each === name);
  if (part !== undefined) return [part];
  const meant = nearest(name, INIT_PARTS);
  const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
  throw new UserError(`--with takes ${INIT_PARTS.join(", ")}, not ${JSON.stringify(printable(name))}.${hint}`);
}
