import { aCart, aLine } from '../builders/a-cart.ts';
import { anAddress, aShippingStep } from '../builders/an-order.ts';
import { describeCheckoutGateway } from '../contracts/checkout-gateway.contract.ts';
import { describePasskeyGateway } from '../contracts/passkey-gateway.contract.ts';
import { describeSessionGateway } from '../contracts/session-gateway.contract.ts';
import { createInMemoryCheckoutGateway } from './in-memory-checkout-gateway.ts';
import { createInMemoryPasskeyGateway } from './in-memory-passkeys.ts';
import { createInMemorySessionGateway } from './in-memory-session-gateway.ts';

const { addressId: _id, isAlsoCustomerAddress: _isAlso, ...address } = anAddress();

describeCheckoutGateway('in memory', () => ({
  gateway: createInMemoryCheckoutGateway({ step: aShippingStep({ cart: aCart([aLine(1)]), billingAddresses: [] }) }),
  address: address as typeof address & { readonly kind: 'street' },
  shipper: 'dpd',
  payment: 'INVOICE',
}));

describePasskeyGateway('in memory', () => ({
  ofMember: async () => createInMemoryPasskeyGateway({ password: 'lernen123' }),
  ofVisitor: () => createInMemoryPasskeyGateway(),
  password: 'lernen123',
}));

describeSessionGateway('in memory', () => ({
  gateway: createInMemorySessionGateway({ password: 'lernen123' }),
  member: { identifier: 'mia@example.com', password: 'lernen123', firstName: 'Mia' },
}));
