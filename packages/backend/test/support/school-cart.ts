// The cart of a school, ready for its agreed way of paying.

import type { Shopper } from './shopper.ts';

/** Puts pens into the cart of a school and has the bill go to the school's own address. */
export const fillSchoolCart = async (school: Shopper, pieces: number): Promise<void> => {
  await school.add('pen', pieces);
  const { getShippingStepDetails: step } = await school.call<{
    getShippingStepDetails: { billingAddresses: readonly { addressId: string }[] };
  }>('query($id:ID!){getShippingStepDetails(cartId:$id,calculateShippingCost:true){billingAddresses{addressId}}}', {
    id: school.cartId,
  });
  await school.call('mutation($id:ID!,$a:ID!){selectBillingAddress(cartId:$id,addressId:$a){successful}}', {
    ...{ id: school.cartId, a: step.billingAddresses[0]?.addressId },
  });
};
