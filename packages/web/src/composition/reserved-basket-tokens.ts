// The name (token) of the use case behind the header's basket while deals are reserved in it.

import type { WatchReservedBasket } from '@tornister/application/checkout';
import type { PageUseCase } from '../react/use-page-use-case.ts';
import { token } from './tokens.ts';

export const reservedBasketUseCases = {
  watchReservedBasket: token<PageUseCase<WatchReservedBasket, undefined>>('watchReservedBasket'),
} as const;
