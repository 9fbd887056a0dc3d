// Route /myaccount/classlists/: the class lists of a member, one of them, and its sheet to print.

import type { Alternatives } from '@tornister/application/alternatives';
import type { RemovalQuestion, RowRemovalQuestion } from '@tornister/application/class-list';
import { classNameInTitle } from '@tornister/domain/classlist';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { ClassListView } from '../../components/class-list/class-list-view.tsx';
import { ClassListsStart } from '../../components/class-list/class-lists-start.tsx';
import { DeferredPrintSheet } from '../../components/class-list/deferred-print-sheet.ts';
import type { OrderReport } from '../../components/class-list/row-notes.ts';
import { PageHead } from '../../seo/page-head.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import type { loader } from './class-lists.loader.ts';

type Answered = {
  readonly refusal?: FormRefusal;
  readonly ordered?: OrderReport;
  readonly packs?: Alternatives;
  readonly removal?: RemovalQuestion;
  readonly rowRemoval?: RowRemovalQuestion;
};

/** A form that was refused has the list read anew: somebody else may have changed it. */
export { revalidatesAnyRefusal as shouldRevalidate } from '../revalidate-refused.ts';

/** All lists, one list, or its sheet. */
export const Component = () => {
  const { t } = useTranslation('classList');
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<Answered>();
  const refusal = answered?.refusal ?? loaded.resumed;
  if ('started' in loaded)
    return (
      <AccountPage title={t('vue.classList.title')} lead={t('vue.classList.lead')}>
        <ClassListsStart {...loaded.started} from={loaded.from} refusal={refusal} formKey={loaded.key} />
      </AccountPage>
    );
  const { opened, print, lost, key } = loaded;
  const title = t('vue.classList.family.title', { name: classNameInTitle(opened.list.name) });
  if (print !== undefined)
    return (
      <>
        <PageHead title={title} />
        <DeferredPrintSheet {...opened} withPrices={print.withPrices} />
      </>
    );
  return (
    <AccountPage title={title}>
      <ClassListView
        {...opened}
        refusal={refusal}
        ordered={answered?.ordered}
        packs={answered?.packs}
        removal={answered?.removal}
        rowRemoval={answered?.rowRemoval}
        lost={lost}
        formKey={key}
      />
    </AccountPage>
  );
};
