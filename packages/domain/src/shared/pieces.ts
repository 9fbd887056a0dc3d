// Pieces of goods are counted whole. Source: spec 2 §3 "Cart line"; docs/adr/0009 "Money, time, numbers".

/**
 * Throws where a number is none of pieces: they are whole numbers from 0 on. What shoppers type is refused before it is counted, so that anything
 * else is a bug of the caller, and would be counted as wrong money.
 */
export const requirePieces = (quantities: readonly number[]): void => {
  const other = quantities.find((quantity) => !Number.isSafeInteger(quantity) || quantity < 0);
  if (other !== undefined) throw new Error(`Pieces are a whole number from 0 on, not ${other}`);
};
