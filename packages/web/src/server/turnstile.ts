// Lets a few in at a time, each of one sender not too often: for work that takes memory or time.

type TurnstileLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  /** How much of that one of them may have; all of it unless something else is said. */
  readonly ofOne?: { readonly atOnce: number; readonly waiting: number };
};

/**
 * Lets so many in at a time; answers false to whoever would wait behind too many. Who waits comes in by turn, past those who are inside as often as
 * one of them may be.
 */
export const createTurnstile = ({ atOnce, waiting, ofOne = { atOnce, waiting } }: TurnstileLimits) => {
  const queue: { readonly who: string; readonly begin: () => void }[] = [];
  const inside: string[] = [];
  const isOf = (who: string) => (other: string) => other === who;
  const mayEnter = (who: string): boolean => inside.length < atOnce && inside.filter(isOf(who)).length < ofOne.atOnce;
  const mayWait = (who: string): boolean =>
    queue.length < waiting && queue.filter((other) => other.who === who).length < ofOne.waiting;
  return {
    enter: async (who = ''): Promise<boolean> => {
      if (mayEnter(who)) inside.push(who);
      else if (!mayWait(who)) return false;
      else await new Promise<void>((begin) => queue.push({ who, begin }));
      return true;
    },
    /** Hands the place on to whoever has waited longest and may come in. */
    leave: (who = ''): void => {
      inside.splice(inside.indexOf(who), 1);
      const at = queue.findIndex((next) => mayEnter(next.who));
      const [next] = at === -1 ? [] : queue.splice(at, 1);
      if (next === undefined) return;
      inside.push(next.who);
      next.begin();
    },
  };
};
