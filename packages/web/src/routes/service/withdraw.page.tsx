// Route of the withdrawal function: step 1 says who withdraws from what, step 2 confirms it, then comes the receipt. Source: § 356a BGB.

import type { WithdrawalForm as Form } from '@tornister/domain/contracts';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import type { DeclaredFacts } from '../../components/contracts/declaration/declaration-facts.tsx';
import { WithdrawalForm } from '../../components/contracts/withdrawal/withdrawal-form.tsx';
import { useShop } from '../../react/shop-provider.tsx';
import { useFormDraft } from '../use-form-draft.ts';
import { DeclarationPage } from './declaration-page.tsx';
import type { loader } from './withdraw.loader.ts';
import { readWithdrawal } from './withdraw-action.ts';

/** A withdrawal in the words of the page. */
const useFacts = (): ((form: Form) => DeclaredFacts) => {
  const { t } = useTranslation('contracts');
  const { wayOut } = useShop().site.profile;
  return ({ name, email, orderNumber, goods }) => ({
    declaration: t(`vue.contracts.${wayOut}.declaration`, { number: orderNumber }),
    facts: [
      [t('vue.contracts.withdraw.orderNumber'), orderNumber],
      [t('vue.contracts.withdraw.goods'), goods === '' ? t('vue.contracts.withdraw.whole') : goods],
      [t('vue.contracts.name'), name],
      [t('vue.contracts.email'), email],
    ],
  });
};

export const Component = () => {
  const { t } = useTranslation('contracts');
  const { wayOut } = useShop().site.profile;
  const factsOf = useFacts();
  const { known, declarer } = useLoaderData<typeof loader>();
  const typing = useFormDraft(PATHS.withdraw, useActionData() !== undefined);
  // From the page of an order nothing has to be typed, and what was typed about another one is not to come in.
  const draft = known === undefined ? { draft: typing } : {};
  return (
    <DeclarationPage
      words={{
        title: t(`vue.contracts.${wayOut}.title`),
        check: t(`vue.contracts.${wayOut}.check`),
        received: t(`vue.contracts.${wayOut}.received`),
        confirm: t(`vue.contracts.${wayOut}.confirm`),
        next: t(`vue.contracts.${wayOut}.received.next`),
      }}
      read={readWithdrawal}
      factsOf={factsOf}
      form={(refusal) => <WithdrawalForm {...{ known, declarer, refusal, ...draft }} />}
    />
  );
};
