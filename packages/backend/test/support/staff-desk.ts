// Somebody of the staff who asks the desk of a test shop.

import type { TestShop } from './test-shop.ts';

export const STAFF_TOKEN = 'w'.repeat(32);

/** What the desk has answered: the status, and the body as it came. */
export type DeskAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Asks the desk with the token: GET, or POST with what is said. */
export const createStaffDesk = (shop: Pick<TestShop, 'request'>, token = STAFF_TOKEN) => {
  const ask = async (path: string, init: RequestInit = {}): Promise<DeskAnswer> => {
    const response = await shop.request(`/staff${path}`, { ...init, headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, body: (await response.json()) as DeskAnswer['body'] };
  };
  return {
    get: (path: string): Promise<DeskAnswer> => ask(path),
    post: (path: string, said?: unknown): Promise<DeskAnswer> =>
      ask(path, { method: 'POST', ...(said === undefined ? {} : { body: JSON.stringify(said) }) }),
    postText: (path: string, body: string): Promise<DeskAnswer> => ask(path, { method: 'POST', body }),
  };
};

export type StaffDesk = ReturnType<typeof createStaffDesk>;
