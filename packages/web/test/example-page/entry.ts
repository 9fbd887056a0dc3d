import type { PageEntry } from '../../src/routing/page-entry.ts';

export const EXAMPLE = {
  'customer-number': {
    path: '/myaccount/customernumber/',
    kind: 'account',
    layout: 'default',
    code: 'account/customer-number',
    areas: ['browse'],
  },
} as const satisfies Record<string, PageEntry>;
