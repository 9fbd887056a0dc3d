// First and last name, kept on the device to greet people. Source: spec 1 §3 "Storage", spec 2 §4 "Login success".

/** Key in the local storage. */
export const USER_DATA_KEY = 'userData';

export type UserData = { readonly firstName: string; readonly lastName: string };

/** The names as they are stored; `parseUserData` reads them back. */
export const writeUserData = ({ firstName, lastName }: UserData): string => JSON.stringify({ firstName, lastName });

/** The stored names, or nothing when there are none or the entry cannot be read. */
export const parseUserData = (stored: string | null | undefined): UserData | undefined => {
  const { firstName, lastName } = readObject(stored);
  return typeof firstName === 'string' && typeof lastName === 'string' ? { firstName, lastName } : undefined;
};

const readObject = (stored: string | null | undefined): Readonly<Record<string, unknown>> => {
  try {
    return (JSON.parse(stored ?? '') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};
