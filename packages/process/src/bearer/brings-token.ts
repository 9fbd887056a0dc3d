// Whether a request brings the token that an operator has set.

import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header `Authorization: Bearer …` has this token; the comparison takes as long for every wrong one. */
export const bringsToken = (authorization: string | undefined, token: string): boolean => {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
};
