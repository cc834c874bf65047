/**
 * A small process that starts programs for a large one. Its first argument is the path of a socket to listen on. The first connection
 * carries requests and their results, one line of JSON each. After each request, the client opens three more connections, which become the
 * program's input, output and errors, so the data of a program does not pass through this process. The other arguments are two named
 * pipes, for a client that waits until the program has ended: a request comes through one, the whole output goes back through the other.
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
/** The maximum size of an output, more than git writes in any test. */
const MAX_OUTPUT = 2 ** 28;
const children = new Map<number, ChildProcess>();
const waiting: Request[] = [];
const sockets: Socket[] = [];
let control: Socket | undefined;

// Connections start paused, because the first byte already belongs to the program.
createServer({ pauseOnConnect: true }, (socket) => {
  if (control === undefined) listenTo(socket);
  else {
    sockets.push(socket);
    startWaiting();
  }
}).listen(SOCKET, () => process.stdout.write("ready\n"));
// Both pipes are opened for reading and writing, so that opening does not wait, and reading does not end when a client closes its end.
const answers = openSync(ANSWERS, "r+");
// `questions` is read like a socket, because a thread that waits in a read would prevent this process from ending.
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

/** Starts the waiting requests. Connections are accepted in the order in which they were opened, so the next ones belong to a request. */
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
  // The program has its own ends of the connections. The client sees the end of the output when the program closes them.
  for (const socket of stdio) socket.destroy();
}
