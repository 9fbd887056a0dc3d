import { describeReturnsGateway } from '../contracts/returns-gateway.contract.ts';
import { createInMemoryReturns } from './in-memory-returns-gateway.ts';

describeReturnsGateway('in memory', () => ({
  gateway: createInMemoryReturns().returns,
  lookup: { orderId: '480002', zipCode: '50674' },
}));
