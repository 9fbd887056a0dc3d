// What of a page's address does not apply there, in words.

import type { UnknownPart } from '@tornister/domain/listing';
import { useTranslation } from 'react-i18next';
import styles from './unknown-parts.module.css';

export type UnknownPartsProps = { readonly parts: readonly UnknownPart[] };

/** Each part by what it is about and by what the address says of it. */
export const UnknownParts = ({ parts }: UnknownPartsProps) => {
  const { t } = useTranslation('notices');
  const words = parts.map((part) =>
    t('vue.address.part', {
      name: part.kind === 'filter' ? part.name : t(`vue.address.${part.kind}`),
      value: part.value,
    }),
  );
  return <p className={styles.notice}>{t('vue.address.unknown', { count: parts.length, parts: words.join(', ') })}</p>;
};
