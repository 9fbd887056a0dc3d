// Route /classlist/<token>/: the list of a class, opened by its link without a login, in the storefront of whoever opens it.

import { PATHS } from '@tornister/domain/routing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useLocation } from 'react-router';
import styles from '../components/class-list/class-list.module.css';
import { type FamilyAnswer, FamilyList } from '../components/class-list/family-list.tsx';
import { classListUseCases } from '../composition/class-list-tokens.ts';
import { shopContext } from '../composition/shop.ts';
import { useShop } from '../react/shop-provider.tsx';
import { failWith, notFound } from '../respond.ts';
import { PageHead } from '../seo/page-head.tsx';

export { classListAction as action } from './class-list-action.ts';

/** Nothing of a class is for search engines. */
const ROBOTS = 'noindex,nofollow';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { storefront, sisters, profile } = shop.site;
  // Prices of institutions are never shown to families: they shop where consumers do.
  if (storefront.isB2b) throw redirect(new URL(new URL(request.url).pathname, sisters[profile.familyShop]).href);
  const family = shop.get(classListUseCases.shopFromClassList);
  const token = params.token ?? '';
  const opened = await family.open(token);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw notFound();
  return { token, list: opened.value, key: family.newKey() };
};

/** The list, in one form. */
export const Component = () => {
  const { t } = useTranslation('classList');
  const { token, list, key } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shop = useShop();
  const title = t('vue.classList.family.title', { name: list.name });
  const ticks = useMemo(() => {
    const family = shop.get(classListUseCases.shopFromClassList);
    return {
      read: () => family.ticked(token),
      keep: (there: readonly string[]) => family.keepTicked(token, there),
    };
  }, [shop, token]);
  return (
    <div className={`${styles.family} page`}>
      <PageHead title={title} robots={ROBOTS} />
      <h1>{title}</h1>
      <p className={styles.detail}>{t('vue.classList.family.year', { year: list.schoolYear })}</p>
      <p>{t('vue.classList.family.lead')}</p>
      <FamilyList list={list} answer={useActionData<FamilyAnswer>()} address={pathname} formKey={key} ticks={ticks} />
    </div>
  );
};
