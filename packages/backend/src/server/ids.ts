// Ids that nobody can guess: 144 random bits, fit for cookies and addresses.

import { randomBytes } from 'node:crypto';

const ID_BYTES = 18;

/** A new id of 24 letters, digits, hyphens and underscores. */
export const unguessableId = (): string => randomBytes(ID_BYTES).toString('base64url');
