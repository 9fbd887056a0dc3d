import { type OpenedProduct, openProduct } from '@tornister/application/browse';
import type { GatewayError } from '@tornister/application/ports';
import { type ProductTile, VARIANT_PARAMETER } from '@tornister/domain/catalogue';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { ports } from '../../../composition/tokens.ts';
import { failWith, notFound } from '../../../respond.ts';

type Address = Pick<Request, 'url'>;

const namedVariant = ({ url }: Address): ItemId | undefined => {
  const named = new URL(url).searchParams.get(VARIANT_PARAMETER);
  return named ? brandId<ItemId>(named) : undefined;
};

const questionOf = (productId: ProductId, address: Address): string =>
  `product ${productId} ${namedVariant(address) ?? ''}`;

const ask = (
  shop: Shop,
  productId: ProductId,
  address: Address,
): ResultAsync<OpenedProduct | undefined, GatewayError> => {
  const itemId = namedVariant(address);
  const catalogue = shop.get(ports.catalogueGateway);
  const now = shop.get(ports.clock).now();
  return shop
    .get(browseUseCases.recentAnswers)
    .ask(questionOf(productId, address), () =>
      openProduct({ catalogue }, { productId, now, ...(itemId === undefined ? {} : { itemId }) }),
    );
};

/** Opens a product with the variant that its address names (spec 1 §2 "varid"). */
export const loadProduct = async (shop: Shop, productId: ProductId, address: Address): Promise<OpenedProduct> => {
  const opened = await ask(shop, productId, address);
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value === undefined) throw notFound();
  return opened.value;
};

/** What a product page begins with while the answer is on its way: what a list has shown of the product. */
export type BegunProduct = { readonly tile: ProductTile };

/** Begins a product that this tab has shown in a list; nothing when it has not, or when the answer is here already. */
export const beginProduct = (shop: Shop, productId: ProductId, address: Address): BegunProduct | undefined => {
  const tile = shop.get(browseUseCases.seenTiles).of(productId);
  if (tile === undefined || namedVariant(address) !== undefined) return undefined;
  if (shop.get(browseUseCases.recentAnswers).isHere(questionOf(productId, address))) return undefined;
  void ask(shop, productId, address);
  return { tile };
};
