import { type PulledIndex, pulledCodec } from "../../api/pull.ts";
import { openFor } from "../input/open-for.ts";
import { type Command, type Format, isJson } from "../spec/command.ts";

/** `llmc-nav pull`: the index that the default branch published, proved and brought to HEAD. */
export const pullCommand: Command = {
  async run(context, options) {
    const started = performance.now();
    const repository = await openFor(context, options);
    const pulled = await repository.pull({ remote: options.text("remote"), rev: context.rev });
    await context.io.writeOut(render(context.format, pulled, performance.now() - started));
    return 0;
  },
};

function render(format: Format, pulled: PulledIndex, elapsedMs: number): string {
  if (isJson(format)) return `${JSON.stringify(pulledCodec.toWire({ ...pulled, elapsedMs }))}\n`;
  const { remote, publishedCommit, commit, files, bytes, parsed, linked, reused } = pulled;
  const size = `${(bytes / 1_000_000).toFixed(1)} MB in ${files} files`;
  const from = `Got the index of ${publishedCommit} from ${JSON.stringify(remote)} (${size}) and proved a sample of its facts.`;
  const did = `The graph is of ${commit} now: parsed ${parsed} contents, linked ${linked} files, reused ${reused} (${(elapsedMs / 1000).toFixed(2)} s).`;
  return `${from}\n${did}\n`;
}
