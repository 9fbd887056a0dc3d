// How `npm start` opens both processes one after the other and ends them.

import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { createProcesses } from '../../../../scripts/lib/open-processes.mjs';

const READY_URL = 'http://127.0.0.1:3000/readyz';

/** A start of two processes, of which the test says when they are ready and when they die. */
const started = () => {
  const said: string[] = [];
  const exits: number[] = [];
  const starts: string[] = [];
  const children: (EventEmitter & { exitCode: number | null; signalCode: null })[] = [];
  const readiness: ((isReady: boolean) => void)[] = [];
  const processes = createProcesses({
    becomesReady: () => new Promise<boolean>((resolve) => readiness.push(resolve)),
    stopProcess: async (child: EventEmitter & { exitCode: number | null }) => {
      child.exitCode = 0;
      child.emit('exit', 0, null);
    },
    say: (line: string) => said.push(line),
    exit: (code: number) => {
      exits.push(code);
      return new Promise(() => undefined);
    },
    wait: async () => undefined,
    now: () => 0,
  });
  const open = async (name: string): Promise<void> => {
    await processes.open(
      name,
      () => {
        starts.push(name);
        const child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null });
        children.push(child);
        return child;
      },
      READY_URL,
      60,
    );
  };
  /** As scripts/start.mjs does. */
  const openBoth = async (): Promise<void> => {
    await open('backend');
    await open('shop host');
    said.push('The shop is open.');
  };
  void openBoth();
  return {
    stopAll: processes.stopAll,
    children,
    said,
    exits,
    starts,
    becomes: async (index: number, isReady: boolean) => {
      readiness[index]?.(isReady);
      await setImmediate();
    },
  };
};

describe('the processes of an open shop', () => {
  it('are opened one after the other, and one that dies later is started again', async () => {
    const { becomes, children, starts, said } = started();
    expect(starts).toEqual(['backend']);
    await becomes(0, true);
    await becomes(1, true);
    expect(said).toEqual(['The shop is open.']);
    children[0]?.emit('exit', 1, null);
    await setImmediate();
    expect(starts).toEqual(['backend', 'shop host', 'backend']);
  });

  it('end the start with one line when one of them ends before it was ever ready', async () => {
    const { becomes, children, exits, said } = started();
    await becomes(0, true);
    Object.assign(children[1] ?? {}, { exitCode: 1 });
    await becomes(1, false);
    expect(said).toEqual(['The shop host ended before it was ready: the lines above say why.']);
    expect(exits).toEqual([1]);
  });

  it.each([true, false])(
    'start and say nothing more once the end has begun while the shop host is waited for (it becomes ready: %s)',
    async (isReady) => {
      const { stopAll, becomes, starts, said, exits } = started();
      await becomes(0, true);
      void stopAll(0);
      await becomes(1, isReady);
      expect(said).toEqual([]);
      expect(starts).toEqual(['backend', 'shop host']);
      expect(exits).toEqual([0]);
    },
  );

  it('do not go on to the shop host once the end has begun while the backend is waited for', async () => {
    const { stopAll, becomes, starts, said } = started();
    void stopAll(0);
    await becomes(0, true);
    expect(starts).toEqual(['backend']);
    expect(said).toEqual([]);
  });
});
