import { afterEach, describe, expect, it } from 'vitest';
import { openedPage } from './opened-page.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

describe('the file of a page that was opened as a document', () => {
  it('is fetched by the name that the document has for it', async () => {
    document.head.innerHTML = '<script type="application/json" data-page="assets/orders-1.js"></script>';
    expect(await openedPage(document, async (address) => ({ address }))).toEqual({ address: '/assets/orders-1.js' });
  });

  it('is nothing where none is named, as while the shop is developed', async () => {
    expect(await openedPage(document, () => Promise.reject(new Error('Nothing is to be fetched')))).toBeUndefined();
  });
});
