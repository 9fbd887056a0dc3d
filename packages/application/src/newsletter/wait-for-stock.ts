// Leaving an e-mail address with an article that is sold out, and what the links of the mails do. Source: spec 1 §3 "isShortage", spec 3 §4.

import { productLink } from '@tornister/domain/catalogue';
import { checkStockAlert } from '@tornister/domain/newsletter';
import type { FieldError, ItemId, ProductId } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CatalogueGateway, GatewayError, StockAlertGateway } from '../ports/index.ts';

/** A form that the shop itself refuses, or what came of the call. */
export type StockAlertError =
  | { readonly kind: 'stock-alert.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

/** The article that a form is about. */
export type AwaitedArticle = {
  readonly name: string;
  /** What was chosen, like "rot"; empty for a product without variants. */
  readonly variant: string;
  /** Its page. */
  readonly path: string;
  /** Whether it can be bought, so that nobody has to wait. */
  readonly isForSale: boolean;
};

/** Everything that can be done about such wishes. */
export type WaitForStock = Pick<StockAlertGateway, 'mailedLink' | 'confirmStockAlert' | 'endStockAlerts'> & {
  /** The article of a form; `undefined` for one that the shop does not have. */
  readonly article: (productId: ProductId, itemId: ItemId) => ResultAsync<AwaitedArticle | undefined, GatewayError>;
  readonly ask: (wish: {
    readonly itemId: ItemId;
    readonly email: string;
    readonly honeypotField: string;
  }) => ResultAsync<void, StockAlertError>;
};

type Needs = { readonly gateway: StockAlertGateway; readonly catalogue: Pick<CatalogueGateway, 'product' | 'item'> };

/** Makes the commands. */
export const createWaitForStock = ({ gateway, catalogue }: Needs): WaitForStock => ({
  mailedLink: (link) => gateway.mailedLink(link),
  confirmStockAlert: (token) => gateway.confirmStockAlert(token),
  endStockAlerts: (link) => gateway.endStockAlerts(link),
  article: (productId, itemId) =>
    catalogue.product(productId).andThen((product) =>
      product === undefined
        ? okAsync(undefined)
        : catalogue.item(itemId).map((item) => {
            if (item === undefined) return undefined;
            const hasVariantInfo = item.variantInfo.length > 0;
            return {
              name: product.name,
              variant: item.variantInfo.map(({ value }) => value).join(', '),
              path: productLink(product.path, { itemId, hasVariantInfo }),
              isForSale: item.availableForSale,
            };
          }),
    ),
  ask: ({ email, ...wish }) =>
    checkStockAlert({ email }).match(
      (checked) => gateway.askForStock({ ...wish, ...checked }).mapErr((error): StockAlertError => error),
      ({ errors }) => errAsync<void, StockAlertError>({ kind: 'stock-alert.invalid', errors }),
    ),
});
