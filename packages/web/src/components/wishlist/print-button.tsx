// Prints the list; the browser does that only with scripts, so the button is seen once they run.

import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsHydrating } from '../../react/use-is-hydrating.ts';
import { Button } from '../ui/button/button.tsx';
import { keepPlaceWhile } from '../ui/keep-place.ts';

export const PrintButton = () => {
  const { t } = useTranslation('wishlist');
  const isHydrating = useIsHydrating();
  return (
    <Button look="secondary" {...keepPlaceWhile(isHydrating)} onClick={() => globalThis.print()}>
      <Printer aria-hidden size={20} />
      {t('vue.wishlist.print')}
    </Button>
  );
};
