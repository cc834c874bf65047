import { locate, placeCodec } from "../../api/operations/locate.ts";
import { UserError } from "../../model/errors.ts";
import { renderPlace } from "../../render/answers/locate.ts";
import { whereaboutsOf } from "../input/open-for.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav locate`: a symbol's place in a file now, or the symbol at a line. */
export const locateCommand: Command = {
  async run(context, options) {
    const file = options.text("file");
    const symbol = options.text("symbol");
    const line = options.text("line");
    if (file === undefined) throw new UserError("Say which file to look into: --file src/auth.py.");
    if ((symbol === undefined) === (line === undefined)) {
      throw new UserError("Say what to locate: either -s SYMBOL (such as Auth.login) or --line N.");
    }
    if (line !== undefined && !/^[1-9]\d{0,8}$/.test(line)) {
      throw new UserError(`--line takes a line number from 1, not ${JSON.stringify(line)}.`);
    }
    const { path, place } = await locate(file, symbol ?? Number(line), whereaboutsOf(context));
    const text = () => renderPlace(path, place, symbol ?? `line ${line}`);
    await writeAnswer(context, { json: () => placeCodec.toWire(place), text });
    return 0;
  },
};
