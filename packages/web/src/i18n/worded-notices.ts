// Puts notices into words on the shop host. A notice may arrive from any page, and the tab has the texts of this page only: given a key, it
// would hydrate with the key where the host has drawn the sentence.

import type { Notice } from '@tornister/application/ports';
import { CART_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import type { i18n } from 'i18next';
import { textKeyOf } from './error-messages.ts';

/** A notice as a page shows it, with where it leads: in a tab it is a card, whose link comes with its code (`toast-card.tsx`). */
export type WordedNotice = Notice & { readonly link?: { readonly href: string; readonly words: string } };

/** The order button led to the start page: what is to be looked at is in the basket (spec 2 §4 "Submit"). */
const linkOf = (message: string, texts: Pick<i18n, 't'>): Pick<WordedNotice, 'link'> =>
  message === CART_CHANGED_MESSAGE
    ? { link: { href: PATHS.basket, words: texts.t('vue.checkout.summaryStep.notification.toBasket') } }
    : {};

type LoaderData = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isNotice = (value: unknown): value is Notice => isObject(value) && typeof value.message === 'string';

/** The data of a page's loaders, with the notice of each as a sentence. A sentence is its own text: whoever translates it once more gets it back. */
export const withWordedNotices = (loaderData: LoaderData, texts: Pick<i18n, 't'>): LoaderData =>
  Object.fromEntries(
    Object.entries(loaderData).map(([routeId, data]) => {
      if (!isObject(data) || !isNotice(data.notice)) return [routeId, data];
      const { id, tone, message, values = {} } = data.notice;
      return [
        routeId,
        {
          ...data,
          notice: {
            id,
            tone,
            message: texts.t(textKeyOf(message), values),
            ...linkOf(message, texts),
          } satisfies WordedNotice,
        },
      ];
    }),
  );
