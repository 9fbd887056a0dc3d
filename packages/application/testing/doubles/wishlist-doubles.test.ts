import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { aWishlist } from '@tornister/domain/testing';
import { describeWishlistGateway } from '../contracts/wishlist-gateway.contract.ts';
import { createInMemoryWishlistGateway } from './in-memory-wishlist-gateway.ts';

const item = (productId: string) => ({
  productId: brandId<ProductId>(productId),
  itemId: brandId<ItemId>(`${productId}-1`),
});

describeWishlistGateway('in memory', {
  guest: () => createInMemoryWishlistGateway(),
  member: () => createInMemoryWishlistGateway([aWishlist('own', { isDefault: true })]),
  items: [item('1'), item('2')],
  varied: brandId<ProductId>('1'),
});
