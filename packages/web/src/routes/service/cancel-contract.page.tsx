// Route of the cancellation button: step 1 says who cancels what, step 2 confirms it, then comes the receipt. Source: § 312k BGB.

import type { CancellationForm as Form } from '@tornister/domain/contracts';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { CancellationForm, useCancellationLabels } from '../../components/contracts/cancellation/cancellation-form.tsx';
import type { DeclaredFacts } from '../../components/contracts/declaration/declaration-facts.tsx';
import { formatDate } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './cancel-contract.loader.ts';
import { DeclarationPage } from './declaration-page.tsx';
import { readCancellation } from './read-cancellation.ts';

/** A cancellation in the words of the page. */
const useFacts = (): ((form: Form) => DeclaredFacts) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  const labels = useCancellationLabels();
  return (form) => {
    const values = {
      ...form,
      contract: t(`vue.contracts.cancel.contract.${form.contract}`),
      kind: t(`vue.contracts.cancel.kind.${form.kind}`),
      endsOn: form.endsOn === '' ? t('vue.contracts.cancel.endsOn.next') : formatDate(form.endsOn, numberLocale),
    };
    const names = ['contract', 'reference', 'kind', 'reason', 'endsOn', 'name', 'email'] as const;
    return {
      declaration: t('vue.contracts.cancel.declaration'),
      facts: names.filter((name) => values[name] !== '').map((name) => [labels[name], values[name]] as const),
    };
  };
};

export const Component = () => {
  const { t } = useTranslation('contracts');
  const factsOf = useFacts();
  const { declarer } = useLoaderData<typeof loader>();
  const draft = useFormDraft(PATHS.cancelContract, useActionData() !== undefined);
  return (
    <DeclarationPage
      words={{
        title: t('vue.contracts.cancel.title'),
        check: t('vue.contracts.cancel.check'),
        received: t('vue.contracts.cancel.received'),
        confirm: t('vue.contracts.cancel.confirm'),
        next: t('vue.contracts.cancel.received.next'),
      }}
      read={readCancellation}
      factsOf={factsOf}
      form={(refusal) => <CancellationForm {...{ declarer, refusal, draft }} />}
    />
  );
};
