// Going on by a full load, once another visitor is here than before.

import type { Notice } from '@tornister/application/ports';
import { redirectDocument } from 'react-router';
import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { redirectTo } from '../respond.ts';

/** Has a page drawn by the shop host, so that a tab keeps nothing of the visitor before: neither menu nor prices nor memory. A notice goes along. */
export const loadAnew = (shop: Shop, path: string, notice?: Notice): Response => {
  if (notice !== undefined) shop.get(sessionUseCases.passedNotices).pass(notice);
  return shop.onServer ? redirectTo(path, 303) : redirectDocument(path, 303);
};
