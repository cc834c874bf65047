import { spawn } from "node:child_process";

/** Runs a module in a Node process of its own and gives what it printed after the word ANSWER, as JSON. */
export async function runScript(script: string, cwd: string, env: Record<string, string>): Promise<unknown> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  const answer = /^ANSWER (.*)$/m.exec(text)?.[1];
  if (answer === undefined) throw new Error(`The script gave no answer: ${text}`);
  return JSON.parse(answer);
}
