// The receipt of a declaration: what was declared, when it came, and what happens now.

import type { Instant } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { formatDateTime, isoInstant } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { DeclarationFacts, type DeclaredFacts } from './declaration-facts.tsx';

export type DeclarationReceiptProps = DeclaredFacts & {
  readonly email: string;
  readonly receivedAt: Instant;
  /** What happens now. */
  readonly next: string;
};

export const DeclarationReceipt = ({ email, receivedAt, next, declaration, facts }: DeclarationReceiptProps) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  const received = [
    t('vue.contracts.receivedAt'),
    formatDateTime(receivedAt, numberLocale),
    isoInstant(receivedAt),
  ] as const;
  return (
    <>
      <p role="status">{t('vue.contracts.received.lead', { email })}</p>
      <DeclarationFacts declaration={declaration} facts={[...facts, received]} />
      <p>{next}</p>
    </>
  );
};
