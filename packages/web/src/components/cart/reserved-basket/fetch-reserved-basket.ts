// Everything that the header needs to count down: code, use case and texts. None of it comes with a basket without deals.

import { registerArea } from '../../../composition/area-module.ts';
import { reservedBasketModule } from '../../../composition/reserved-basket.module.ts';
import { fetchNeeds } from '../../../routing/page-needs.ts';
import { ReservedBasket } from './reserved-basket.tsx';

/** The view, once its texts are here. */
export const fetchReservedBasket = async (): Promise<typeof ReservedBasket> => {
  registerArea(reservedBasketModule);
  await fetchNeeds({ texts: ['checkout'] });
  return ReservedBasket;
};
