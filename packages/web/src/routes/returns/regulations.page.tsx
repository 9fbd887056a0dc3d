// Route /myaccount/returns/regulations/: what becomes of the goods.

import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { OfferChoice } from '../../components/returns/offer-choice.tsx';
import { returnHref } from '../../components/returns/return-addresses.ts';
import styles from '../../components/returns/return-page.module.css';
import { ReturnPage } from '../../components/returns/return-page.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { type FormRefusal, fieldOf, postedForm } from '../form-refusal.ts';
import { openOrderStep, postedTo, refuseAnswer } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { isMember, order, flow } = await openOrderStep(context.get(shopContext), 'regulations', request);
  return { isMember, hash: order.hash, regulations: flow.regulations, chosen: flow.regulation };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const hash = postedTo(request);
  const form = await postedForm(shop, request);
  const { chooseRegulation } = shop.get(returnsUseCases.answerReturn);
  const chosen = await chooseRegulation(hash, fieldOf(form.posted, 'regulation'));
  return chosen.isErr() ? refuseAnswer(form, chosen.error) : redirectTo(returnHref('carrier', hash), 303);
};

export const Component = () => {
  const { t } = useTranslation('returns');
  const { isMember, hash, regulations, chosen } = useLoaderData<typeof loader>();
  const { errors = [], message } = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? {};
  const title = t('vue.returns.regulations.title');
  return (
    <ReturnPage title={title} step="regulations" hash={hash} isMember={isMember}>
      <Form method="post" action={returnHref('regulations', hash)} className={styles.form}>
        <ErrorSummary errors={errors} message={message} labelOf={() => title} />
        <fieldset className={styles.group}>
          <legend>{t('vue.returns.regulations.legend')}</legend>
          <OfferChoice name="regulation" offers={regulations} chosen={chosen} />
        </fieldset>
        <Button type="submit" size="large">
          {t('vue.returns.next')}
        </Button>
      </Form>
    </ReturnPage>
  );
};
