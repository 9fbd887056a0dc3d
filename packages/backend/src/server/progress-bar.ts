// How far a long work is: a bar that redraws itself in a terminal, a line for every tenth elsewhere.

import type { WriteStream } from 'node:tty';

const WIDTH = 30;
const PARTS = 10;

type Output = Pick<WriteStream, 'write'> & { readonly isTTY?: boolean };

export type ProgressBar = {
  readonly show: (step: string, done: number, total: number) => void;
  readonly end: () => void;
};

/** A bar on an output. */
export const createProgressBar = (output: Output): ProgressBar => {
  let lastLine = '';
  return {
    show: (step, done, total) => {
      const part = total === 0 ? 1 : done / total;
      const filled = Math.round(part * WIDTH);
      const line = output.isTTY
        ? `\r${step.padEnd(PARTS)} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} `
        : `Demo shop: ${step} ${Math.floor(part * PARTS) * PARTS} %\n`;
      if (line !== lastLine) output.write(line);
      lastLine = line;
    },
    end: () => {
      if (output.isTTY && lastLine !== '') output.write('\n');
    },
  };
};
