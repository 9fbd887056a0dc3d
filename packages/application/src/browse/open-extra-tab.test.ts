import { brandId, type ProductId } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { createScope } from '../kernel/index.ts';
import type { CatalogueGateway } from '../ports/index.ts';
import { createOpenExtraTab } from './open-extra-tab.ts';

const asked = { productId: brandId<ProductId>('1001'), tabId: 'care' };

const open = (extraTab: CatalogueGateway['extraTab']) => {
  let questions = 0;
  const catalogue = {
    extraTab: (...question: Parameters<CatalogueGateway['extraTab']>) => {
      questions += 1;
      return extraTab(...question);
    },
  };
  return { tab: createOpenExtraTab(createScope(), { catalogue }, asked), questions: () => questions };
};

describe('an extra tab of a product (spec 1 §7)', () => {
  it('is fetched when it is opened, and once', async () => {
    const { tab, questions } = open((_id, tabId) => okAsync(`<p>${tabId}</p>`));
    expect(questions()).toBe(0);
    tab.open();
    tab.open();
    expect(tab.state$.value).toEqual({ kind: 'loading' });
    await answersArrive();
    tab.open();
    expect(tab.state$.value).toEqual({ kind: 'loaded', html: '<p>care</p>' });
    expect(questions()).toBe(1);
  });

  it('asks for nothing where the page has brought the text', () => {
    const catalogue = { extraTab: () => errAsync({ kind: 'gateway.unreachable' } as const) };
    const tab = createOpenExtraTab(createScope(), { catalogue }, { ...asked, html: '<p>Da</p>' });
    tab.open();
    expect(tab.state$.value).toEqual({ kind: 'loaded', html: '<p>Da</p>' });
  });

  it('says that it failed, and asks again when it is opened again', async () => {
    const { tab, questions } = open(() => errAsync({ kind: 'gateway.unreachable' }));
    tab.open();
    await answersArrive();
    expect(tab.state$.value).toEqual({ kind: 'failed' });
    tab.open();
    expect(tab.state$.value).toEqual({ kind: 'loading' });
    expect(questions()).toBe(2);
  });

  it('is empty when the shop has no text for it', async () => {
    const { tab } = open(() => okAsync(undefined));
    tab.open();
    await answersArrive();
    expect(tab.state$.value).toEqual({ kind: 'loaded', html: '' });
  });
});
