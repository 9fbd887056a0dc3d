// What happens to the lightning deals of a cart, as events. Source: spec 3 §8 "lightning deals".

import { type DataLayerEvent, type DealAction, lightningDealEvent } from '@tornister/domain/analytics';
import type { CartLine } from '@tornister/domain/cart';

/** The event for each line that is a deal; other goods have none. */
export const dealEvents = (action: DealAction, lines: readonly CartLine[] = []): readonly DataLayerEvent[] =>
  lines.filter(({ kind }) => kind.kind === 'lightning-deal').map(({ itemId }) => lightningDealEvent(action, itemId));
