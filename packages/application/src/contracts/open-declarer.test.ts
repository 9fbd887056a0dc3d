import { instantOf } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import type { ContactFormData } from '../ports/index.ts';
import { createOpenDeclarer } from './open-declarer.ts';

it('what a declaration is opened with names only orders that one can withdraw from', async () => {
  const known: ContactFormData = {
    name: 'Mia Member',
    email: 'mia@example.com',
    shownEmail: 'mia@example.com',
    phone: '',
    orders: [false, true].map((isWithdrawable) => ({
      ...{ orderId: '1', orderNumber: '1', state: 'placed', orderedAt: instantOf(1) },
      isWithdrawable,
    })),
  };
  const opened = await createOpenDeclarer({ service: { contactFormData: () => okAsync(known) } })();
  expect(opened._unsafeUnwrap()).toEqual({ ...known, orders: [known.orders[1]] });
});
