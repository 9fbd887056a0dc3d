// A school's list that becomes a basket: pasted or read from a file, line by line. Source: docs/material-lists.md.

import { NO_CHILD_DECISIONS } from '@tornister/domain/materiallist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import type { ListAnswer } from '../../components/material-list/list-answer.ts';
import { MaterialListForm } from '../../components/material-list/material-list-form.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import type { loader } from './material-list.loader.ts';
import styles from './order-form-page.module.css';

/** A field to paste into, and what the shop has for each line. */
export const Component = () => {
  const { t } = useTranslation('materialList');
  const { resumed, key } = useLoaderData<typeof loader>();
  const [untouched] = useState<ListAnswer>(() => ({
    text: '',
    decisions: {},
    children: NO_CHILD_DECISIONS,
    done: [],
    notes: {},
    added: 0,
    saved: 0,
    ...resumed,
  }));
  const answer = useActionData<ListAnswer>() ?? untouched;
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.materialList.title')} />
      <h1>{t('vue.materialList.title')}</h1>
      <p className={styles.lead}>{t('vue.materialList.lead')}</p>
      <MaterialListForm answer={answer} formKey={key} />
    </div>
  );
};
