// Wires the use case of material lists.

import { createReadMaterialList } from '@tornister/application/material-list';
import { areaModule } from './area-module.ts';
import { materialListUseCases } from './material-list-tokens.ts';
import { orderFormUseCases } from './order-form-tokens.ts';
import { ports } from './ports.ts';

/** A school's list that becomes a basket. */
export const materialListModule = areaModule((bind) => {
  bind(
    materialListUseCases.readMaterialList,
    [ports.orderFormGateway, orderFormUseCases.fillOrderForm],
    (materialList, orderForm) => createReadMaterialList({ materialList, orderForm }),
  );
});
