// Route /myaccount/classlists/: the class lists of a member, one of them, and its sheet to print.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { readClassListAddress } from '../../components/class-list/class-list-address.ts';
import { ClassListView } from '../../components/class-list/class-list-view.tsx';
import { ClassListsStart } from '../../components/class-list/class-lists-start.tsx';
import { PrintSheet } from '../../components/class-list/print-sheet.tsx';
import { classListUseCases } from '../../composition/class-list-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, notFound } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { type FormRefusal, resumedForm } from '../form-refusal.ts';
import { enter } from './enter.ts';

export { classListsAction as action } from './class-lists-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const lists = shop.get(classListUseCases.keepClassLists);
  const { listId, from, print } = readClassListAddress(searchParams);
  const resumed = resumedForm(shop, pathname + search);
  if (listId === undefined) {
    const started = await lists.start();
    if (started.isErr()) throw failWith(started.error, PATHS.login);
    return { started: started.value, from, ...resumed };
  }
  const opened = await lists.open(listId);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw notFound();
  return { opened: opened.value, print, key: lists.newKey(), ...resumed };
};

type Answered = { readonly refusal?: FormRefusal; readonly ordered?: number };

/** All lists, one list, or its sheet. */
export const Component = () => {
  const { t } = useTranslation('classList');
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<Answered>();
  const refusal = answered?.refusal ?? loaded.resumed;
  if ('started' in loaded)
    return (
      <AccountPage title={t('vue.classList.title')} lead={t('vue.classList.lead')}>
        <ClassListsStart {...loaded.started} from={loaded.from} refusal={refusal} />
      </AccountPage>
    );
  const { opened, print, key } = loaded;
  const title = t('vue.classList.family.title', { name: opened.list.name });
  if (print !== undefined)
    return (
      <>
        <PageHead title={title} />
        <PrintSheet {...opened} withPrices={print.withPrices} />
      </>
    );
  return (
    <AccountPage title={title}>
      <ClassListView {...opened} refusal={refusal} ordered={answered?.ordered} formKey={key} />
    </AccountPage>
  );
};
