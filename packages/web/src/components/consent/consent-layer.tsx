// The second layer as a dialog over the page on which somebody asked for it.

import type { AskForConsent } from '@tornister/application/consent';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { ConsentForm } from './consent-form.tsx';
import { choiceIn } from './read-choice.ts';

/** Escape, the cross and a press beside it close the layer and decide nothing. */
export const ConsentLayer = ({ consent }: { readonly consent: AskForConsent }) => {
  const { t } = useTranslation(['consent']);
  const { closeLayer, decide, offered, state$ } = consent;
  return (
    <Dialog isOpen title={t('vue.consent.page.title')} onClose={closeLayer}>
      <ConsentForm
        offered={offered}
        agreedTo={state$.value.agreedTo}
        onSubmit={(event) => {
          event.preventDefault();
          decide(choiceIn(event.nativeEvent));
        }}
      />
    </Dialog>
  );
};
