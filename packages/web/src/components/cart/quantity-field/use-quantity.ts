// React hook: connects a quantity field to its use case.

import type { AdjustQuantity } from '@tornister/application/cart';
import type { Scope } from '@tornister/application/kernel';
import type { QuantityFieldEffect, QuantityFieldRules } from '@tornister/domain/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useOpened } from '../../../react/use-page-use-case.ts';

/** Opens the use case of one field, ends it with the field, and keeps it in step with the quantity that the shop knows. */
export const useQuantity = (
  quantity: number,
  { minimum, maximum, deletesOnZero }: QuantityFieldRules,
  onEffect: (effect: QuantityFieldEffect) => void,
): AdjustQuantity => {
  const shop = useShop();
  const [opening] = useState(quantity);
  const listener = useRef(onEffect);
  // The newest listener without opening the field anew: typing must survive a redraw of the parent.
  useEffect(() => {
    listener.current = onEffect;
  });
  const field = useOpened(
    useCallback(
      (scope: Scope) => {
        const opened = { quantity: opening, rules: { minimum, maximum, deletesOnZero } };
        return shop.get(cartUseCases.openQuantity)(scope, opened, (effect) => listener.current(effect));
      },
      [shop, opening, minimum, maximum, deletesOnZero],
    ),
  );
  // The quantity changed elsewhere: the field follows unless somebody is typing.
  useEffect(() => field.accept(quantity), [field, quantity]);
  return field;
};
