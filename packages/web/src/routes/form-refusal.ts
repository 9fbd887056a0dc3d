// What a refused form is rendered with again: everything that was typed, every mistake, and what is wrong with it as a whole.

import type { GatewayError } from '@tornister/application/ports';
import { typedText } from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import { data } from 'react-router';
import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { failWith, loginPageFor, retryAfter } from '../respond.ts';

export type FormRefusal = {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  readonly message?: string;
  /** Fields that were too long to wait for a login are missing in what was typed. */
  readonly isCut?: true;
};

type RefusalAnswer = {
  readonly status?: 422 | 429 | 503;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A form as it came in, and the path of the page that it stands on. */
export type PostedForm = { readonly shop: Shop; readonly path: string; readonly posted: FormData };

/** The form that a request posts, its texts as their fields have counted them. */
export const readForm = async (request: Request): Promise<FormData> => {
  const form = new FormData();
  for (const [name, value] of await request.formData())
    form.append(name, typeof value === 'string' ? typedText(value) : value);
  return form;
};

/** Reads the form that a request posts, for an answer that may have to show it again. */
export const postedForm = async (shop: Shop, request: Request): Promise<PostedForm> => ({
  shop,
  path: new URL(request.url).pathname,
  posted: await readForm(request),
});

/** Fields that are never sent back. */
const isSecret = (name: string): boolean => /password|token/i.test(name);

/** What was typed, without passwords. */
export const typedIn = (posted: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...posted].flatMap(([name, value]) =>
      typeof value === 'string' && !isSecret(name) ? [[name, value] as const] : [],
    ),
  );

/** The value of one field. */
export const fieldOf = (posted: FormData, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
};

/** Renders the form again (422), or says that it has to be sent again later (503, 429). */
export const refuseForm = (
  { posted }: Pick<PostedForm, 'posted'>,
  { errors, message }: { readonly errors: readonly FieldError[]; readonly message?: string },
  { status = 422, headers = {} }: RefusalAnswer = {},
) => {
  const refusal: FormRefusal = {
    typed: typedIn(posted),
    errors,
    ...(message === undefined ? {} : { message }),
  };
  return data({ refusal }, { status, headers });
};

/** A failed call keeps what was typed: in the form, or where the login has ended, for after the next one. */
const refuseCall = (form: PostedForm, error: GatewayError) => {
  if (error.kind === 'gateway.unauthenticated') {
    form.shop.get(sessionUseCases.interruptedForms).keep({ path: form.path, typed: typedIn(form.posted) });
    throw failWith(error, loginPageFor(form.path, form.shop.site.storefront));
  }
  if (error.kind === 'gateway.cart-lost') throw failWith(error);
  if (error.kind === 'gateway.throttled') {
    const answer = { status: 429, headers: retryAfter(error.retryAfterSeconds) } as const;
    return refuseForm(form, { errors: [], message: error.message || error.kind }, answer);
  }
  if (error.kind !== 'gateway.refused') return refuseForm(form, { errors: [], message: error.kind }, { status: 503 });
  const { fieldErrors: errors } = error;
  // What is told at the fields needs no sentence about the whole.
  if (error.message === '' && errors.length > 0) return refuseForm(form, { errors });
  return refuseForm(form, { errors, message: error.message || error.kind });
};

type Invalid = { readonly errors: readonly FieldError[]; readonly message?: string };

const isCallError = (error: Invalid | GatewayError): error is GatewayError =>
  'kind' in error && String(error.kind).startsWith('gateway.');

/** The refusal of a form with fields: its mistakes, or what came of the call. */
export const refuseFields = (form: PostedForm, error: Invalid | GatewayError) =>
  isCallError(error) ? refuseCall(form, error) : refuseForm(form, error);

/** What a page of this path is opened with after the end of a login interrupted it. */
export const resumedForm = (shop: Shop, path: string): { readonly resumed?: FormRefusal } => {
  const waiting = shop.get(sessionUseCases.interruptedForms).of(path);
  return waiting === undefined ? {} : { resumed: { ...waiting, errors: [] } };
};

/** What waited on this page is done; forms of other pages, and on a page of several forms the others, wait on. */
export const resumedDone = ({ shop, path }: Pick<PostedForm, 'shop' | 'path'>, intent?: string): void => {
  const forms = shop.get(sessionUseCases.interruptedForms);
  const waiting = forms.of(path);
  if (waiting !== undefined && (intent === undefined || (waiting.typed.intent ?? '') === intent)) forms.drop();
};

/** The form is saved: nothing of it waits any more. */
export const formSaved = ({ shop, path }: Pick<PostedForm, 'shop' | 'path'>): void => {
  shop.get(sessionUseCases.interruptedForms).drop();
  shop.get(sessionUseCases.formDrafts).drop(path);
};
