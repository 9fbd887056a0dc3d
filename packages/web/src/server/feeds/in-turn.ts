// One after the other: whoever reads a whole catalogue waits for a turn before each piece, so that all of them together keep the backend no
// busier than one does. Turns go round by sender: who reads many files at once waits for them, and nobody else does. Nobody who has stopped reading
// holds a turn, and whoever must be answered by some time leaves when it has come.

export type TurnLimits = {
  /** So many wait for their turn, or have it. */
  readonly most: number;
  /** So many of them are of one sender. */
  readonly ofOne: number;
};

/** Somebody whose share is not counted: many may come by the same way. */
type Sender = string | undefined;

/** Whose turn had not come when its time was over. */
export class TurnMissed extends Error {}

export type Turns = {
  /** Works when each of the others who wait has had a turn; fails with `TurnMissed` where `end` comes before that. */
  readonly inTurn: <Value>(work: () => Promise<Value>, sender?: Sender, end?: AbortSignal) => Promise<Value>;
  /** Whether so many wait that this sender has to come back; what is read beyond a sender's share keeps nobody else out. */
  readonly isFull: (sender: Sender) => boolean;
};

/** Made once for a process. */
export const createTurns = ({ most, ofOne }: TurnLimits): Turns => {
  const queues = new Map<Sender, (() => Promise<void>)[]>();
  let isBusy = false;

  const shareOf = (sender: Sender): number => (sender === undefined ? most : ofOne);
  const takeTurns = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let [next] = queues; next !== undefined; [next] = queues) {
      const [sender, queue] = next;
      await queue[0]?.();
      queue.shift();
      queues.delete(sender);
      if (queue.length > 0) queues.set(sender, queue);
    }
    isBusy = false;
  };

  const leave = (sender: Sender, turn: () => Promise<void>): void => {
    const queue = queues.get(sender) ?? [];
    const at = queue.indexOf(turn);
    if (at !== -1) queue.splice(at, 1);
    if (queue.length === 0) queues.delete(sender);
  };

  return {
    inTurn: (work, sender, end) =>
      new Promise((resolve, reject) => {
        const miss = (): void => {
          leave(sender, turn);
          reject(new TurnMissed('The turn came too late.'));
        };
        const turn = (): Promise<void> => {
          end?.removeEventListener('abort', miss);
          return work().then(resolve, reject);
        };
        if (end?.aborted === true) return miss();
        end?.addEventListener('abort', miss, { once: true });
        const queue = queues.get(sender) ?? [];
        queue.push(turn);
        queues.set(sender, queue);
        void takeTurns();
      }),
    isFull: (sender) => {
      const shares = [...queues].map(([one, { length }]) => Math.min(length, shareOf(one)));
      const all = shares.reduce((sum, share) => sum + share, 0);
      return all >= most || (queues.get(sender)?.length ?? 0) >= shareOf(sender);
    },
  };
};
