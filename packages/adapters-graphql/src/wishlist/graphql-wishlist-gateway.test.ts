import { describeWishlistGateway } from '@tornister/application/testing';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlSessionGateway } from '../session/graphql-session-gateway.ts';
import { createGraphqlWishlistGateway } from './graphql-wishlist-gateway.ts';

const { newVisitor } = recordedBackend('wishlist-gateway');

const item = (productId: string) => ({
  productId: brandId<ProductId>(productId),
  itemId: brandId<ItemId>(`${productId}01`),
});

describeWishlistGateway('GraphQL', {
  guest: () => createGraphqlWishlistGateway(newVisitor().transport),
  member: async () => {
    const { transport, session } = newVisitor();
    const login = { identifier: 'mia.member@example.com', password: 'lernen123', stayLogged: false, mergeCart: false };
    const answer = await createGraphqlSessionGateway(transport, session).logIn(login);
    if (answer.isErr()) throw new Error('Mia cannot log in.');
    return createGraphqlWishlistGateway(transport);
  },
  items: [item('20001'), item('20002')],
  varied: brandId<ProductId>('20001'),
});
