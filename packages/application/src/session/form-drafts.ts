// What was typed into forms and is not saved yet: it survives a reload in the tab's own storage. Passwords never come here.
// Source: spec 2 §3 "Session storage" (checkout).

import { goesOnWith, personHere } from '@tornister/domain/session';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import type { CookieJar, DeviceStore } from '../ports/index.ts';

/** Fields by their names. */
type TypedFields = Readonly<Record<string, string>>;

/** Longer than any form, a list of 20,000 characters with its line breaks among them; of more than this the forms that were left longest ago are not kept. In UTF-16 units. */
export const FORM_DRAFTS_LENGTH = 45_000;

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

const isTyped = (value: unknown): value is TypedFields =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');

/** Makes the drafts of a tab; on the shop host the store keeps nothing. */
export const createFormDrafts = ({
  store,
  cookies,
}: {
  readonly store: DeviceStore;
  readonly cookies: Pick<CookieJar, 'get'>;
}): FormDrafts => {
  const who = (): string => personHere((name) => cookies.get(name));

  const read = (): Stored['forms'] => {
    const stored = parsed(store.read(SESSION_STORAGE_KEYS.checkout));
    if (stored === undefined || !goesOnWith(stored.login, who())) return {};
    return Object.fromEntries(
      Object.entries(stored.forms).filter((entry): entry is [string, TypedFields] => isTyped(entry[1])),
    );
  };

  const textOf = (forms: Stored['forms']): string => JSON.stringify({ login: who(), forms });

  const write = (forms: Stored['forms']): void => {
    if (Object.keys(forms).length === 0) store.remove(SESSION_STORAGE_KEYS.checkout);
    else store.write(SESSION_STORAGE_KEYS.checkout, textOf(forms));
  };

  /** The last of the forms, by the time at which they were typed, that there is room for. */
  const withRoom = (forms: Stored['forms']): Stored['forms'] => {
    const [first] = Object.keys(forms);
    if (first === undefined || textOf(forms).length <= FORM_DRAFTS_LENGTH) return forms;
    const { [first]: _oldest, ...younger } = forms;
    return withRoom(younger);
  };

  return {
    who,
    of: (path) => read()[path],
    keep: (path, typed) => {
      // What stood there before is stale, whether or not there is room for what stands there now.
      const { [path]: _stale, ...others } = read();
      const isTooLong = textOf({ [path]: typed }).length > FORM_DRAFTS_LENGTH;
      write(isTooLong ? others : withRoom({ ...others, [path]: typed }));
    },
    drop: (path) => {
      const { [path]: saved, ...others } = read();
      if (saved !== undefined) write(others);
    },
  };
};

const parsed = (text: string | undefined): { readonly login: string; readonly forms: object } | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || !('login' in value) || !('forms' in value)) return undefined;
    const { login, forms } = value;
    return typeof login === 'string' && typeof forms === 'object' && forms !== null ? { login, forms } : undefined;
  } catch {
    return undefined;
  }
};
