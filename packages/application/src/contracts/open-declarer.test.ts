import { instantOf } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import type { ContactFormData } from '../ports/index.ts';
import { createOpenDeclarer } from './open-declarer.ts';

it('what a declaration is opened with names only orders that one can withdraw from', async () => {
  const states = ['cancelled', 'placed', 'awaiting-payment'] as const;
  const known: ContactFormData = {
    name: 'Mia Member',
    email: 'mia@example.com',
    phone: '',
    orders: states.map((state) => ({ orderId: state, orderNumber: '1', state, orderedAt: instantOf(1) })),
  };
  const opened = await createOpenDeclarer({ service: { contactFormData: () => okAsync(known) } })();
  expect(opened._unsafeUnwrap()).toEqual({ ...known, orders: [known.orders[1]] });
});
