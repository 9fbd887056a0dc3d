import { brandId, type ItemId } from '@tornister/domain/shared';
import { aLine } from '../builders/a-cart.ts';
import { describeCartGateway } from '../contracts/cart-gateway.contract.ts';
import { describeMaterialListGateway } from '../contracts/material-list-gateway.contract.ts';
import { describeOrderFormGateway } from '../contracts/order-form-gateway.contract.ts';
import { createInMemoryCartGateway } from './in-memory-cart-gateway.ts';
import { createInMemoryMaterialListGateway } from './in-memory-material-list-gateway.ts';
import { createInMemoryOrderFormGateway } from './in-memory-order-form-gateway.ts';

describeCartGateway('in memory', () => ({
  gateway: createInMemoryCartGateway({ items: [aLine(1), aLine(2)], vouchers: ['SCHULE10'] }),
  itemIds: [brandId<ItemId>('item-1'), brandId<ItemId>('item-2')],
  voucher: 'SCHULE10',
}));

describeMaterialListGateway('in memory', () =>
  createInMemoryMaterialListGateway([aLine(1, { name: 'Bleistift, HB' })]),
);

describeOrderFormGateway('in memory', () => {
  const items = [aLine(1, { orderNumber: '10001' })];
  const carts = createInMemoryCartGateway({ items });
  const gateway = createInMemoryOrderFormGateway({ carts, items });
  return { gateway, carts, orderNumber: '10001', mistyped: '10010' };
});
