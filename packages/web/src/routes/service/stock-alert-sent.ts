// The page after an address was taken for when an article is back. The links of mails say themselves what is done.

import { STOCK_ALERT_PATH } from '@tornister/domain/newsletter';

const DONE = 'done';
const SENT = 'sent';

/** Whether an address is that of the page. */
export const isSent = ({ searchParams }: URL): boolean => searchParams.get(DONE) === SENT;

/** The page, of the article that another address names. */
export const sentAddress = (search = ''): string => {
  const query = new URLSearchParams(search);
  query.set(DONE, SENT);
  return `${STOCK_ALERT_PATH}?${query.toString()}`;
};
