// The second button of the login form, in browsers that have passkeys.

import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasPasskeys } from '../../../react/use-has-passkeys.ts';
import { Button } from '../../ui/button/button.tsx';
import { keepPlaceWhile } from '../../ui/keep-place.ts';

/** The name under which the form says which of its buttons was pressed. */
export const PASSKEY_BUTTON = 'passkey';

/** Sends the form it stands in with no need of its fields; only "stay logged in" counts. */
export const PasskeyButton = ({ isBusy }: { readonly isBusy: boolean }) => {
  const { t } = useTranslation('forms');
  const hasPasskeys = useHasPasskeys();
  if (hasPasskeys === false) return null;
  return (
    <Button
      type="submit"
      name={PASSKEY_BUTTON}
      value="1"
      look="secondary"
      size="large"
      {...keepPlaceWhile(hasPasskeys === undefined)}
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      <KeyRound aria-hidden size={20} />
      {t('vue.login.passkey')}
    </Button>
  );
};
