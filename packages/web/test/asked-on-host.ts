// A loader or an action as the shop host asks it, or a tab, with doubles behind the ports.

import { type ActionFunction, type LoaderFunction, RouterContextProvider } from 'react-router';
import { shopContext } from '../src/composition/shop.ts';
import type { TestShop } from './open-test-shop.tsx';

/** What a form posts; with files it does so as a browser sends them. */
export type PostedFields = Readonly<Record<string, string | readonly string[] | File | readonly File[]>>;

const bodyOf = (form: PostedFields): FormData | URLSearchParams => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form))
    for (const one of typeof value === 'string' || value instanceof File ? [value] : value) body.append(name, one);
  const hasFile = [...body].some(([, value]) => typeof value !== 'string');
  return hasFile ? body : new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
};

type Ask = (
  shop: Pick<TestShop, 'shop'>,
  route: LoaderFunction | ActionFunction,
  address: string,
  form?: PostedFields,
  params?: Readonly<Record<string, string>>,
) => Promise<unknown>;

const asking =
  (onServer: boolean): Ask =>
  async ({ shop }, route, address, form, params = {}) => {
    const context = new RouterContextProvider();
    context.set(shopContext, { ...shop, onServer });
    const url = new URL(address, 'https://shop.example');
    const request = new Request(url, form === undefined ? {} : { method: 'POST', body: bodyOf(form) });
    try {
      return await route({ context, request, url, pattern: url.pathname, params });
    } catch (thrown) {
      return thrown;
    }
  };

/** What a route answers; what it throws is what it answers. A form is posted, everything else is looked at. `params` are the parts of the path that its route names. */
export const askOnHost = asking(true);

/** The same in a tab. */
export const askInTab = asking(false);

/** Where an answer sends to, with its status; the answer itself where it does not. */
export const redirectOf = (answer: unknown): unknown =>
  answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer;
