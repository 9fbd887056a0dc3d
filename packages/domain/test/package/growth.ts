// Tells work that grows with the length of a text from work that grows faster, on a busy machine as on an idle one: it counts the time
// that this thread has computed, not the time that has passed nor what others compute beside it, and compares one length with the next in the same run.

/**
 * Each length is four times the one before: linear work takes four times as long, quadratic work sixteen times. `npm run check` takes the short ones, which show
 * that every function can be called.
 */
const LENGTHS = process.env.QUICK_TESTS ? [800, 3_200] : [800, 3_200, 12_800, 51_200];
/** Half way between linear and quadratic. */
const MOST_GROWTH = 8;
/** Less than this is the roughness of the clock, which counts in steps of up to 10 ms, and says nothing; quadratic work takes seconds at the longest. */
const MEASURABLE_US = 10_000;
/** A measurement can be spoiled by the compiler or by the collection of garbage; growth shows every time. */
const ATTEMPTS = 5;

const computingTime = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch (error) {
    // A refusal is an answer, too; what counts is how long it took. A text that is too long for the stack, or a value of another type, is none.
    if (error instanceof RangeError || error instanceof TypeError) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};

const growsFaster = (shorter: () => unknown, longer: () => unknown): boolean => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const allowed = MOST_GROWTH * Math.max(computingTime(shorter), MEASURABLE_US);
    if (computingTime(longer) <= allowed) return false;
  }
  return true;
};

/** The length of text at which `work` has grown faster than the text, or undefined when it never does. */
export const superlinearAt = (
  work: (text: string) => unknown,
  textOf: (length: number) => string,
): number | undefined =>
  LENGTHS.find((length, index) => {
    const before = LENGTHS[index - 1];
    if (before === undefined) return false;
    const [shorter, longer] = [textOf(before), textOf(length)];
    return growsFaster(
      () => work(shorter),
      () => work(longer),
    );
  });
