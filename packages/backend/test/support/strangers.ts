// Mailboxes of people whom the shop does not know.

/** Answers another address each time. */
export const createStrangers = (): (() => string) => {
  let strangers = 0;
  return () => {
    strangers += 1;
    return `stranger-${strangers}@example.com`;
  };
};
