// Sends a long text piece by piece: the next piece is made when the reader has taken the one before, so that no more than one is in memory.

/** The pieces as a body; one that cannot be made breaks the answer off, so that nobody takes a part for the whole. */
export const textStream = (pieces: AsyncIterator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
};
