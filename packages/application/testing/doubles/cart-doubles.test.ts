import { brandId, type ItemId } from '@tornister/domain/shared';
import { aLine } from '../builders/a-cart.ts';
import { describeCartGateway } from '../contracts/cart-gateway.contract.ts';
import { createInMemoryCartGateway } from './in-memory-cart-gateway.ts';

describeCartGateway('in memory', () => ({
  gateway: createInMemoryCartGateway({ items: [aLine(1), aLine(2)], vouchers: ['SCHULE10'] }),
  itemIds: [brandId<ItemId>('item-1'), brandId<ItemId>('item-2')],
  voucher: 'SCHULE10',
}));
