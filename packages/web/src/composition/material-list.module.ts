// Wires the use case of material lists.

import { createReadMaterialList, createSaveToList } from '@tornister/application/material-list';
import { areaModule } from './area-module.ts';
import { materialListUseCases } from './material-list-tokens.ts';
import { orderFormUseCases } from './order-form-tokens.ts';
import { ports } from './ports.ts';
import { wishlistUseCases } from './wishlist-tokens.ts';

/** A school's list that becomes a basket, or a wishlist. */
export const materialListModule = areaModule((bind) => {
  bind(
    materialListUseCases.readMaterialList,
    [
      ports.orderFormGateway,
      orderFormUseCases.fillOrderForm,
      ports.wishlistGateway,
      ports.cookieJar,
      ports.tabChannel,
      ports.analytics,
      wishlistUseCases.keepLists,
    ],
    (materialList, orderForm, wishlists, cookies, tabs, analytics, lists) =>
      createReadMaterialList({
        materialList,
        orderForm,
        save: createSaveToList({
          wishlists,
          cookies,
          tabs,
          analytics,
          onChange: () => {
            if (lists.state$.value.status === 'ready') void lists.refresh();
          },
        }),
      }),
  );
});
