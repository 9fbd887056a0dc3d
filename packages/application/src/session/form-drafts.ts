// What was typed into the forms of the checkout and is not saved yet: it survives a reload in the tab's own storage. Passwords never come here.
// Source: spec 2 §3 "Session storage" (checkout).

import { LOGGED_IN_COOKIE, loginStateOf } from '@tornister/domain/session';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import type { CookieJar, DeviceStore } from '../ports/index.ts';

/** Fields by their names. */
type TypedFields = Readonly<Record<string, string>>;

/** Longer than any form of the checkout; more than this is not kept. In UTF-16 units. */
export const FORM_DRAFTS_LENGTH = 20_000;

/** What is typed and not saved, by the path of its page. */
export type FormDrafts = {
  /** Whose tab it is now, for what only that very person may see again. */
  readonly who: () => string;
  /** What was typed on this page; nothing when somebody else was logged in then. */
  readonly of: (path: string) => TypedFields | undefined;
  readonly keep: (path: string, typed: TypedFields) => void;
  /** The form of this page is saved. */
  readonly drop: (path: string) => void;
};

type Stored = { readonly login: string; readonly forms: Readonly<Record<string, TypedFields>> };

/** Nobody is logged in. */
const ANONYMOUS = 'anonymous';

const isTyped = (value: unknown): value is TypedFields =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');

/** A login that came after the typing is the same person's; a login that is over or another one is not. */
const isSamePerson = (then: unknown, now: string): boolean => then === ANONYMOUS || then === now;

/** Makes the drafts of a tab; on the shop host the store keeps nothing. */
export const createFormDrafts = ({
  store,
  cookies,
}: {
  readonly store: DeviceStore;
  readonly cookies: Pick<CookieJar, 'get'>;
}): FormDrafts => {
  /** Who is here: as what, and marked as whom. */
  const login = (): string => {
    const state = loginStateOf((name) => cookies.get(name) !== undefined);
    return state === ANONYMOUS ? state : `${state} ${cookies.get(LOGGED_IN_COOKIE) ?? ''}`;
  };

  const read = (): Stored['forms'] => {
    const stored = parsed(store.read(SESSION_STORAGE_KEYS.checkout));
    if (stored === undefined || !isSamePerson(stored.login, login())) return {};
    return Object.fromEntries(
      Object.entries(stored.forms).filter((entry): entry is [string, TypedFields] => isTyped(entry[1])),
    );
  };

  const write = (forms: Stored['forms']): void => {
    const text = JSON.stringify({ login: login(), forms });
    if (Object.keys(forms).length === 0 || text.length > FORM_DRAFTS_LENGTH)
      store.remove(SESSION_STORAGE_KEYS.checkout);
    else store.write(SESSION_STORAGE_KEYS.checkout, text);
  };

  return {
    who: login,
    of: (path) => read()[path],
    keep: (path, typed) => write({ ...read(), [path]: typed }),
    drop: (path) => {
      const { [path]: saved, ...others } = read();
      if (saved !== undefined) write(others);
    },
  };
};

const parsed = (text: string | undefined): { readonly login: unknown; readonly forms: object } | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || !('login' in value) || !('forms' in value)) return undefined;
    const { login, forms } = value;
    return typeof forms === 'object' && forms !== null ? { login, forms } : undefined;
  } catch {
    return undefined;
  }
};
