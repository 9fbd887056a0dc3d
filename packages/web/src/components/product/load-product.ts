import { type OpenedProduct, openProduct } from '@tornister/application/browse';
import { VARIANT_PARAMETER } from '@tornister/domain/catalogue';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { browseUseCases } from '../../composition/browse-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { ports } from '../../composition/tokens.ts';
import { failWith, notFound } from '../../respond.ts';

/** Opens a product with the variant that its address names (spec 1 §2 "varid"). */
export const loadProduct = async (
  shop: Shop,
  productId: ProductId,
  request: Pick<Request, 'url'>,
): Promise<OpenedProduct> => {
  const named = new URL(request.url).searchParams.get(VARIANT_PARAMETER);
  const itemId = named ? brandId<ItemId>(named) : undefined;
  const catalogue = shop.get(ports.catalogueGateway);
  const now = shop.get(ports.clock).now();
  const opened = await shop
    .get(browseUseCases.recentAnswers)
    .ask(`product ${productId} ${itemId ?? ''}`, () =>
      openProduct({ catalogue }, { productId, now, ...(itemId === undefined ? {} : { itemId }) }),
    );
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value === undefined) throw notFound();
  return opened.value;
};
