import { aLine } from '../builders/a-cart.ts';
import { describeClassListGateway } from '../contracts/class-list-gateway.contract.ts';
import { createInMemoryClassListGateway } from './in-memory-class-list-gateway.ts';

const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: '10001' });

describeClassListGateway('in memory', {
  member: () => createInMemoryClassListGateway([{ ...line, isForSale }]),
  orderNumber: '10001',
  shopAddress: 'https://de.example',
});
