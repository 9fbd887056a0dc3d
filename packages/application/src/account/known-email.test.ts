import type { SavedAddress } from '@tornister/domain/address';
import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createKnownEmail, type KnownEmailPorts } from './index.ts';

const MEMBER = { 'X-JWT-exist': '1' };
const GUEST = { ...MEMBER, 'X-JWT-guest': '1' };
const BOOKS = {
  shippingAddresses: [],
  packingStations: [],
  restorable: [],
  billingCountries: [],
  deliveryCountries: [],
};

/** The billing address is all that matters of the books. */
const billedTo = (email: string): KnownEmailPorts['addresses'] => ({
  books: () => okAsync({ ...BOOKS, billingAddresses: [{ email } as SavedAddress] }),
});
const NEVER: KnownEmailPorts['addresses'] = { books: () => expect.fail('nobody asks for the addresses') };

const asked = (cookies: Readonly<Record<string, string>>, addresses = NEVER): Promise<string> =>
  createKnownEmail({
    session: { customerInfo: () => okAsync({ ...UNKNOWN_VISITOR, email: 'known@example.com' }) },
    addresses,
    cookies: createInMemoryCookieJar(cookies),
  })();

describe('the e-mail address that forms are filled with (spec 2 §4)', () => {
  it('is the one by which a member logs in', async () => {
    expect(await asked(MEMBER)).toBe('known@example.com');
  });

  it('follows the billing address of a guest', async () => {
    expect(await asked(GUEST, billedTo('changed@example.com'))).toBe('changed@example.com');
    expect(await asked(GUEST, billedTo(' '))).toBe('known@example.com');
    const corrected = [{ email: 'tpyo@example.com' }, { email: 'known@example.com' }] as SavedAddress[];
    const twice = { books: () => okAsync({ ...BOOKS, billingAddresses: corrected }) };
    expect(await asked(GUEST, twice)).toBe('known@example.com');
    const withoutBill = { books: () => okAsync({ ...BOOKS, billingAddresses: [] }) };
    expect(await asked(GUEST, withoutBill)).toBe('known@example.com');
  });

  it('is empty for a stranger, of whom nothing is asked, and where nothing can be asked', async () => {
    expect(await asked({})).toBe('');
    const away = () => errAsync({ kind: 'gateway.unreachable' } as const);
    const ports = { session: { customerInfo: away }, addresses: { books: away } };
    expect(await createKnownEmail({ ...ports, cookies: createInMemoryCookieJar(GUEST) })()).toBe('');
  });
});
