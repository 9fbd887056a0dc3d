// The page after an address was taken for when an article is back, and that of a link which has just ended all wishes. The links of mails say
// all else themselves.

import { STOCK_ALERT_PATH } from '@tornister/domain/newsletter';

const DONE = 'done';
const SENT = 'sent';
const ALL_ENDED = 'all-ended';

/** Whether the address of a link is that after all wishes were ended. */
export const isAllEnded = ({ searchParams }: URL): boolean => searchParams.get(DONE) === ALL_ENDED;

/** The address of a link after all wishes were ended. */
export const allEndedAddress = (link: string): string => `${link}&${DONE}=${ALL_ENDED}`;

/** Whether an address is that of the page. */
export const isSent = ({ searchParams }: URL): boolean => searchParams.get(DONE) === SENT;

/** The page, of the article that another address names. */
export const sentAddress = (search = ''): string => {
  const query = new URLSearchParams(search);
  query.set(DONE, SENT);
  return `${STOCK_ALERT_PATH}?${query.toString()}`;
};
