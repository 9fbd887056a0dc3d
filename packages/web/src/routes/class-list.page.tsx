// Route /classlist/<token>/: the list of a class, opened by its link without a login, in the storefront of whoever opens it.

import { classNameInTitle } from '@tornister/domain/classlist';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import styles from '../components/class-list/class-list.module.css';
import { type FamilyAnswer, FamilyList } from '../components/class-list/family-list.tsx';
import { classListUseCases } from '../composition/class-list-tokens.ts';
import { useShop } from '../react/shop-provider.tsx';
import { PageHead } from '../seo/page-head.tsx';
import type { loader } from './class-list.loader.ts';

/** Nothing of a class is for search engines. */
const ROBOTS = 'noindex,nofollow';

/** The list, in one form. */
export const Component = () => {
  const { t } = useTranslation('classList');
  const { token, list, key, secret } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shop = useShop();
  const title = t('vue.classList.family.title', { name: classNameInTitle(list.name) });
  const ticks = useMemo((): Parameters<typeof FamilyList>[0]['ticks'] => {
    const family = shop.get(classListUseCases.keepTicks);
    return { keep: (kept) => family.keep(token, kept), resume: (on) => family.resume(token, on) };
  }, [shop, token]);
  return (
    <div className={`${styles.family} page`}>
      <PageHead title={title} robots={ROBOTS} />
      <h1>{title}</h1>
      <p className={styles.detail}>{t('vue.classList.family.year', { year: list.schoolYear })}</p>
      <p>{t('vue.classList.family.lead')}</p>
      <FamilyList
        list={list}
        answer={useActionData<FamilyAnswer>()}
        address={pathname}
        formKey={key}
        secret={secret}
        ticks={ticks}
      />
    </div>
  );
};
