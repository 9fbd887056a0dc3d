// Waits for somebody else's answer for so long and no longer.

/** The answer, or an error once the time is over; what comes later is nobody's. */
export const within = async <Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
};
