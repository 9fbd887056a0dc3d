// What stands around the pages of the table.

import type { LayoutEntry, LayoutName } from './page-entry.ts';

/** The layouts by their names. */
export const LAYOUTS: Readonly<Record<LayoutName, LayoutEntry>> = {
  default: {
    code: 'default-layout',
    showsNotice: true,
    texts: ['common', 'browse'],
    areas: ['browse'],
    chunk: 'frame',
  },
  checkout: {
    code: 'checkout-layout',
    showsNotice: false,
    texts: [],
    areas: [],
  },
  primecheckout: {
    code: 'primecheckout-layout',
    showsNotice: false,
    texts: [],
    areas: [],
  },
  resetpassword: {
    code: 'resetpassword-layout',
    showsNotice: false,
    texts: [],
    areas: [],
  },
};
