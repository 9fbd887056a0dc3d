import { describeCheckoutGateway } from '@tornister/application/testing';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlCartGateway } from '../cart/index.ts';
import { createGraphqlCheckoutGateway } from './graphql-checkout-gateway.ts';

const { newVisitor } = recordedBackend('checkout-gateway');

describeCheckoutGateway('GraphQL', async () => {
  const { transport, session } = newVisitor();
  const cart = createGraphqlCartGateway(transport, session, () => undefined);
  const added = await cart.update([{ kind: 'add-position', itemId: brandId<ItemId>('2000401'), quantity: 1 }]);
  // Only so many mails go to one recipient in an hour.
  const recipient = added._unsafeUnwrap().cart.id.replaceAll(/[^a-z0-9]/gi, '');
  return {
    gateway: createGraphqlCheckoutGateway(transport, session),
    address: {
      kind: 'street',
      salutation: 'ms',
      firstname: 'Gesa',
      lastname: 'Gast',
      recipient: { formType: 'private' },
      streetAndNumber: 'Schulstraße 1',
      postcode: '73479',
      city: 'Ellwangen',
      country: 'DE',
      email: `gesa.${recipient}@example.com`,
    },
    shipper: 'dpd',
    payment: 'INVOICE',
  };
});
