// The radio buttons of the payment methods.

import { aPayment } from '@tornister/application/testing';
import { offeredPaymentId } from '@tornister/domain/checkout';
import { describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { PaymentChoice } from './payment-choice.tsx';

describe('the choice of a method that the shop does not know (spec 2 §3)', () => {
  it('is posted by its own id, and can be told from another one', async () => {
    const ids = ['GIROPAY', 'SOFORT'];
    const { container } = renderInShop(
      await openTestShop(),
      <PaymentChoice
        methods={ids.map((id) => aPayment(offeredPaymentId(id)))}
        selected="SOFORT"
        onChoose={() => undefined}
        buyerReference=""
        errors={[]}
      />,
    );
    const radios = [...container.querySelectorAll('input')];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['GIROPAY', false],
      ['SOFORT', true],
    ]);
    expect(radios.map(({ id }) => id)).toEqual(['paymentId', '']);
  });
});
