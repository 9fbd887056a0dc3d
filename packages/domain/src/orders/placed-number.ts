// The number of a placed order, as it stands on papers and is typed into forms. Source: spec 2 §3 "Submit result"; spec 2 §7 `findOrderForReturn`.

/** As many digits as the shop ever gives a number. */
const PLACED_NUMBER = /^\d{1,9}$/;

/** The number of a placed order that somebody has typed or a cookie has brought; undefined for text that can be none. */
export const parsePlacedNumber = (written: string): number | undefined => {
  const digits = written.trim();
  return PLACED_NUMBER.test(digits) ? Number(digits) : undefined;
};
