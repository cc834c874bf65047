/** Shows people how far a long piece of work has come. */
export interface Progress {
  /** Begins a phase of `total` steps and ends the previous one. */
  start(label: string, total: number): void;
  advance(steps: number): void;
  /** Ends the phase and leaves the screen clean. */
  stop(): void;
}

export const NO_PROGRESS: Progress = { start() {}, advance() {}, stop() {} };

const BAR_WIDTH = 24;
/** A bar redrawn more often than this costs more than it is worth. */
const REDRAW_MS = 80;
/** A log reader wants a sign of life, not pages of them. */
const LINE_EVERY_MS = 5000;

interface Phase {
  readonly label: string;
  readonly total: number;
  done: number;
  shownAt: number;
}

/** A bar on a terminal, redrawn in place. */
export function barProgress(write: (text: string) => void, now: () => number = Date.now): Progress {
  let phase: Phase | undefined;
  let isDrawn = false;
  return {
    start(label, total) {
      this.stop();
      phase = { label, total, done: 0, shownAt: now() };
    },
    advance(steps) {
      if (!phase) return;
      phase.done += steps;
      if (now() - phase.shownAt < REDRAW_MS) return;
      phase.shownAt = now();
      isDrawn = true;
      const share = phase.total > 0 ? Math.min(1, phase.done / phase.total) : 1;
      const filled = Math.round(share * BAR_WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
      write(`\r\x1b[2K${phase.label} ${bar} ${phase.done}/${phase.total}`);
    },
    stop() {
      if (isDrawn) write("\r\x1b[2K");
      isDrawn = false;
      phase = undefined;
    },
  };
}

/** A line now and then, for logs. Prints nothing for short work. */
export function lineProgress(write: (line: string) => void, now: () => number = Date.now): Progress {
  let phase: Phase | undefined;
  return {
    start(label, total) {
      phase = { label, total, done: 0, shownAt: now() };
    },
    advance(steps) {
      if (!phase) return;
      phase.done += steps;
      if (now() - phase.shownAt < LINE_EVERY_MS) return;
      phase.shownAt = now();
      write(`${phase.label}: ${phase.done} of ${phase.total}`);
    },
    stop() {
      phase = undefined;
    },
  };
}
