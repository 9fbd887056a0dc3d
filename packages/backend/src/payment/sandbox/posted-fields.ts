// What the forms of the sandbox's pages post.

import type { Context } from 'hono';

const AS_PAGES_POST = /^application\/x-www-form-urlencoded\b/i;

/** The fields of a form; none of a body that is no form of these pages, or breaks off. */
export const postedFields = async ({ req }: Context): Promise<Readonly<Record<string, unknown>>> =>
  AS_PAGES_POST.test(req.header('content-type') ?? '') ? req.parseBody().catch(() => ({})) : {};
