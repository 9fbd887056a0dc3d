// The bank accounts that shoppers transfer money to, one for each store, as the operator sets them.

import { type BankAccount, isBic, parseIban } from '@tornister/domain/checkout';
import { STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import { z } from 'zod';
import { jsonText } from '../setting-formats.ts';

export type BankAccounts = Readonly<Partial<Record<StoreCode, BankAccount>>>;

const ACCOUNT = z.strictObject({
  holder: z.string().trim().min(1).max(70),
  iban: z.string().transform((typed, context) => {
    const iban = parseIban(typed);
    if (iban.isOk()) return iban.value;
    context.addIssue(iban.error.kind);
    return z.NEVER;
  }),
  bic: z.string().refine(isBic).optional(),
});

/** Like `{"de":{"holder":"Shop GmbH","iban":"DE...","bic":"..."}}`. */
export const BANK_ACCOUNTS = jsonText
  .pipe(z.partialRecord(z.enum(STORE_CODES as readonly [StoreCode, ...StoreCode[]]), ACCOUNT))
  .transform((accounts) => accounts as BankAccounts);

/** The account of a shop that sells nothing in earnest; money that is sent there reaches nobody who sells school supplies. */
const DEMO_ACCOUNT: BankAccount = {
  holder: 'Tornister (Demo)',
  iban: parseIban('DE02120300000000202051')._unsafeUnwrap(),
  bic: 'BYLADEM1001',
};

export const DEMO_BANK_ACCOUNTS: BankAccounts = Object.fromEntries(STORE_CODES.map((store) => [store, DEMO_ACCOUNT]));
