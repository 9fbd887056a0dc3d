import type { AdjustQuantity } from '@tornister/application/cart';
import { createScope } from '@tornister/application/kernel';
import type { QuantityFieldEffect, QuantityFieldRules } from '@tornister/domain/catalogue';
import { useEffect, useMemo, useRef } from 'react';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';

/** Opens the use case of one field, ends it with the field, and keeps it in step with the quantity that the shop knows. */
export const useQuantity = (
  quantity: number,
  { minimum, maximum, deletesOnZero }: QuantityFieldRules,
  onEffect: (effect: QuantityFieldEffect) => void,
): AdjustQuantity => {
  const shop = useShop();
  const listener = useRef(onEffect);
  const opening = useRef(quantity);
  // The newest listener without opening the field anew: typing must survive a redraw of the parent.
  useEffect(() => {
    listener.current = onEffect;
  });
  const { scope, field } = useMemo(() => {
    const own = createScope(shop.scope);
    const opened = { quantity: opening.current, rules: { minimum, maximum, deletesOnZero } };
    return {
      scope: own,
      field: shop.get(cartUseCases.openQuantity)(own, opened, (effect) => listener.current(effect)),
    };
  }, [shop, minimum, maximum, deletesOnZero]);
  // The scope has to end with the field: only an effect's clean-up knows when that is.
  useEffect(() => () => scope.end(), [scope]);
  // The quantity changed elsewhere: the field follows unless somebody is typing.
  useEffect(() => field.accept(quantity), [field, quantity]);
  return field;
};
