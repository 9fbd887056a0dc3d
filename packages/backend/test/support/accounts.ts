// Accounts for tests: with a password, and with what nobody asks about.

import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import type { Tables } from '../../src/database/tables.ts';

const ACCOUNT_PASSWORD = 'lernen123';

/** As cheap as a hash can be: nobody tries to guess it here. */
export const cheapHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

type AccountRow = Insertable<Tables['accounts']>;
type GivenAccount = Pick<AccountRow, 'id' | 'email'> & Partial<AccountRow> & { readonly password?: string };

/** Opens the account of a member whose mailbox is proved; what is given replaces what is usual. */
export const insertAccount = async (
  database: Database,
  { password = ACCOUNT_PASSWORD, ...given }: GivenAccount,
): Promise<void> => {
  await database
    .insertInto('accounts')
    .values({
      customer_number: null,
      password_hash: given.password_hash ?? (await cheapHash(password)),
      kind: 'member',
      is_internal: false,
      first_name: 'Olga',
      last_name: 'Owner',
      prime: null,
      created_at: 0,
      mailbox_proved_at: 0,
      ...given,
    })
    .execute();
};
