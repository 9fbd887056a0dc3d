// Wires the use cases of class lists.

import type { FindAlternatives } from '@tornister/application/alternatives';
import { createKeepClassLists, createShopFromClassList, familyShopAddress } from '@tornister/application/class-list';
import type { MaterialListGateway } from '@tornister/application/ports';
import { areaModule } from './area-module.ts';
import { classListUseCases } from './class-list-tokens.ts';
import { lazyService } from './lazy-service.ts';
import { materialListUseCases } from './material-list-tokens.ts';
import { orderFormUseCases } from './order-form-tokens.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';

/** The vocabulary of schools comes with the first question. */
const alternativesIn = (materialList: MaterialListGateway): FindAlternatives =>
  lazyService(
    async () => (await import('@tornister/application/alternatives')).createFindAlternatives({ materialList }),
    { values: {} },
  );

/** The lists of a teacher, and a family that shops from one. */
export const classListModule = areaModule((bind) => {
  bind(
    classListUseCases.keepClassLists,
    [
      ports.classListGateway,
      ports.wishlistGateway,
      ports.ordersGateway,
      ports.contentGateway,
      materialListUseCases.readMaterialList,
      orderFormUseCases.fillOrderForm,
      ports.orderFormGateway,
      openedSite,
      ports.clock,
    ],
    (classLists, wishlists, orders, content, material, orderForm, materialList, site, clock) =>
      createKeepClassLists({
        classLists,
        wishlists,
        orders,
        content,
        material,
        orderForm,
        findAlternatives: alternativesIn(materialList),
        clock,
        shopAddress: familyShopAddress(site),
      }),
  );
  bind(
    classListUseCases.shopFromClassList,
    [ports.classListGateway, ports.cookieJar, ports.keyMaker, orderFormUseCases.fillOrderForm, ports.orderFormGateway],
    (classLists, cookies, keys, orderForm, materialList) =>
      createShopFromClassList({
        classLists,
        cookies,
        keys,
        orderForm,
        findAlternatives: alternativesIn(materialList),
      }),
  );
});
