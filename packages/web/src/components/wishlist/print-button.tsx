// Prints the list; the browser does that only with scripts, so the button is seen once they run.

import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { keepPlaceWhile } from '../ui/keep-place.ts';

export const PrintButton = () => {
  const { t } = useTranslation('wishlist');
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <Button look="secondary" {...keepPlaceWhile(!canPrint)} onClick={() => globalThis.print()}>
      <Printer aria-hidden size={20} />
      {t('vue.wishlist.print')}
    </Button>
  );
};
