/**
 * A small process that starts programs for a large one. Its first argument is the path of a socket to listen at. The first connection carries
 * requests and what became of them, a line of JSON each; every request is followed by three more, which become the program's input,
 * output and errors: nothing that a program reads or writes passes through here. Two named pipes, the other arguments, are for a process
 * that does nothing until the program has ended: a request comes through one, all that was written goes back through the other.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { constants, openSync, writeSync } from "node:fs";
import { createServer, Socket } from "node:net";
import { createInterface } from "node:readline";

/** The parts of a request: a program to start, or one to end. */
interface Request {
  readonly id: number;
  readonly program?: string;
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly kill?: NodeJS.Signals;
}

const [SOCKET = "", QUESTIONS = "", ANSWERS = ""] = process.argv.slice(2);
const STREAMS = 3;
/** More than any test has git write. */
const MAX_OUTPUT = 2 ** 28;
const children = new Map<number, ChildProcess>();
const waiting: Request[] = [];
const sockets: Socket[] = [];
let control: Socket | undefined;

// Paused: the first byte already belongs to the program.
createServer({ pauseOnConnect: true }, (socket) => {
  if (control === undefined) listenTo(socket);
  else {
    sockets.push(socket);
    startWaiting();
  }
}).listen(SOCKET, () => process.stdout.write("ready\n"));
// Opened to be written as well: there is always somebody who may write.
const answers = openSync(ANSWERS, "r+");
// Read as a socket is: a thread that waits in a read would keep this process from ending.
const questions = new Socket({ fd: openSync(QUESTIONS, constants.O_RDWR | constants.O_NONBLOCK) });
createInterface({ input: questions }).on("line", (line) => {
  const { program = "", args = [], cwd, env } = JSON.parse(line) as Request;
  const stdio = ["ignore", "pipe", "pipe"] as const;
  const { status, stdout, stderr } = spawnSync(program, [...args], {
    cwd,
    env,
    stdio: [...stdio],
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
  });
  const answer = Buffer.from(`${JSON.stringify({ status, stdout, stderr })}\n`);
  for (let written = 0; written < answer.length; ) written += writeSync(answers, answer, written);
});

function listenTo(socket: Socket): void {
  control = socket;
  socket.resume();
  socket.on("close", () => process.exit());
  createInterface({ input: socket }).on("line", (line) => {
    const request = JSON.parse(line) as Request;
    if (request.kill !== undefined) children.get(request.id)?.kill(request.kill);
    else {
      waiting.push(request);
      startWaiting();
    }
  });
}

/** Connections are accepted in the order in which they were made, so those of a request are the next ones. */
function startWaiting(): void {
  while (sockets.length >= STREAMS && waiting.length > 0) {
    start(waiting.shift() as Request, sockets.splice(0, STREAMS));
  }
}

function start({ id, program = "", args = [], cwd, env }: Request, stdio: Socket[]): void {
  const tell = (what: object) => control?.write(`${JSON.stringify({ id, ...what })}\n`);
  const child = spawn(program, [...args], { cwd, env, stdio });
  children.set(id, child);
  child.once("error", (error) => tell({ error: error.message }));
  child.once("exit", (code, signal) => {
    children.delete(id);
    tell({ code, signal });
  });
  // The program has its own ends; whoever asked sees its output end when the program closes them.
  for (const socket of stdio) socket.destroy();
}
