// Puts notices into words on the shop host. A notice may arrive from any page, and the tab has the texts of this page only: given a key, it
// would hydrate with the key where the host has drawn the sentence.

import type { Notice } from '@tornister/application/ports';
import type { i18n } from 'i18next';
import { textKeyOf } from './error-messages.ts';

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
        { ...data, notice: { id, tone, message: texts.t(textKeyOf(message), values) } satisfies Notice },
      ];
    }),
  );
