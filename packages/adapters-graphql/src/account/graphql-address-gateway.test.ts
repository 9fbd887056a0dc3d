import { expect, it } from 'vitest';
import { answeredAddress } from '../../test/answered-parts.ts';
import { answeringBackends } from '../../test/answering-backend.ts';
import { createGraphqlAddressGateway } from './graphql-address-gateway.ts';

const backend = answeringBackends();

it('has the books of a member, packing stations apart, and the addresses that can still be restored', async () => {
  const germany = [{ code: 'DE', name: 'Deutschland' }];
  const { transport } = backend({
    getAddressBooks: {
      getBillingAddresses: [answeredAddress({ addressId: 'bill' })],
      getShippingAddresses: [
        answeredAddress({ addressId: 'home' }),
        answeredAddress({ addressId: 'station', packstationAddress: true }),
      ],
      getRestorableAddresses: ['gone-1', 'gone-2'],
      getBillingCountries: germany,
      getDeliveryCountries: [...germany, { code: 'AT', name: 'Österreich' }],
    },
  });
  const books = (await createGraphqlAddressGateway(transport).books())._unsafeUnwrap();
  expect(books).toMatchObject({
    billingAddresses: [{ addressId: 'bill', kind: 'street' }],
    shippingAddresses: [{ addressId: 'home', kind: 'street' }],
    packingStations: [{ addressId: 'station', kind: 'packing-station' }],
    billingCountries: [{ code: 'DE' }],
    deliveryCountries: [{ code: 'DE' }, { code: 'AT' }],
  });
  expect(books.restorable).toEqual(['gone-1', 'gone-2']);
});
