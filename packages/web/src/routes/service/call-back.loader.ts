// Loader and action of the wish to be called back.

import { parseCallBackTime } from '@tornister/domain/forms';
import { PATHS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { editorsText } from './editors-text.ts';
import { answerTaken, formPost } from './posted-service-form.ts';
import { SENT } from './sent.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const [intro, opened] = await Promise.all([
    editorsText(shop, PATHS.callBack),
    shop.get(serviceUseCases.contact).open(),
  ]);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  return { intro, opened: opened.value, isSent: new URL(request.url).searchParams.has(SENT) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const value = (name: string): string => fieldOf(form.posted, name);
  const sent = await shop.get(serviceUseCases.contact).requestCallBack(
    {
      name: value('name'),
      phone: value('phone'),
      time: parseCallBackTime(value('time')),
      topic: value('topic'),
    },
    formPost(form.posted),
  );
  return sent.isErr() ? refuseFields(form, sent.error) : answerTaken(form);
};
