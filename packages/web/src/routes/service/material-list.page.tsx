// A school's list that becomes a basket: pasted or read from a file, line by line. Source: docs/material-lists.md.

import { PATHS } from '@tornister/domain/routing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { FIELDS } from '../../components/material-list/list-fields.ts';
import { MaterialListForm } from '../../components/material-list/material-list-form.tsx';
import { materialListUseCases } from '../../composition/material-list-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { resumedForm } from '../form-refusal.ts';
import type { MaterialListAnswer } from './material-list-action.ts';
import styles from './order-form-page.module.css';

export { materialListAction as action } from './material-list-action.ts';

/** After the end of a login the list is there again. Every form has a key of its own. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const text = resumedForm(shop, PATHS.materialList).resumed?.typed[FIELDS.text];
  const key = shop.get(materialListUseCases.readMaterialList).newKey();
  return { key, ...(text === undefined ? {} : { resumed: text }) };
};

/** A field to paste into, and what the shop has for each line. */
export const Component = () => {
  const { t } = useTranslation('materialList');
  const { resumed, key } = useLoaderData<typeof loader>();
  const [untouched] = useState<MaterialListAnswer>(() => ({
    text: resumed ?? '',
    decisions: {},
    done: [],
    notes: {},
    added: 0,
    saved: 0,
  }));
  const answer = useActionData<MaterialListAnswer>() ?? untouched;
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.materialList.title')} />
      <h1>{t('vue.materialList.title')}</h1>
      <p className={styles.lead}>{t('vue.materialList.lead')}</p>
      <MaterialListForm answer={answer} formKey={key} />
    </div>
  );
};
