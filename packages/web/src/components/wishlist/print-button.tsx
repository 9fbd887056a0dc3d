// Prints the list; the browser does that only with scripts, so the button comes with them.

import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';

export const PrintButton = () => {
  const { t } = useTranslation('wishlist');
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  if (!canPrint) return null;
  return (
    <Button look="secondary" onClick={() => globalThis.print()}>
      <Printer aria-hidden size={20} />
      {t('vue.wishlist.print')}
    </Button>
  );
};
