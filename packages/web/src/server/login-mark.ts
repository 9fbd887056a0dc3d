// The value of the flag that tells scripts of a login: by it a tab knows whether who is logged in now is who was before, and nothing else.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parsedJson } from './json-text.ts';

const CLAIMS = z.object({ sub: z.string() });

/** In hexadecimal digits: 64 bits, enough to tell the people of one browser apart. */
const LENGTH = 16;

/** The mark of whom a JWT is for: the same at every login, and nobody finds an id by it. A garbled one is a login like any other. */
export const loginMark = (jwt: string): string => {
  const claims = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString();
  const read = CLAIMS.safeParse(parsedJson(claims));
  return read.success ? createHash('sha256').update(read.data.sub).digest('hex').slice(0, LENGTH) : '1';
};
