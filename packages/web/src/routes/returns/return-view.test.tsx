// The form in which goods are picked that go back: what Enter does in it, and what stands in it after a call that failed.

import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReturnOrder } from '@tornister/application/testing';
import type { ReturnOrder } from '@tornister/domain/returns';
import { afterEach, describe, expect, it } from 'vitest';
import { ANSWERED, openReturnsShop, SELECTION } from '../../../test/open-returns-shop.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { Component } from './product-selection.page.tsx';

afterEach(cleanup);

const [line = expect.fail()] = aReturnOrder().lines;
const images: ReturnOrder['images'] = [{ id: 'image-1', lineId: line.id, preview: 'data:image/png;base64,' }];

/** The page, with pictures that can be taken away. */
const open = async (refusal?: FormRefusal, draft?: Readonly<Record<string, string>>) => {
  const { shop, texts } = await openReturnsShop();
  if (draft !== undefined) shop.get(sessionUseCases.formDrafts).keep(SELECTION, draft);
  const opened = { isMember: false, order: aReturnOrder({ images }), draft: ANSWERED, isReturnable: true };
  const container = renderPage({ Component, opened, refusal, address: SELECTION }, { shop, texts });
  const field = <Field extends HTMLElement>(name: string): Field =>
    container.querySelector<Field>(`[name="${name}"]`) ?? expect.fail(name);
  return { container, field };
};

describe('the form of the goods that go back', () => {
  it('goes on with Enter: no picture is taken away, and none is asked for', async () => {
    const { container, field } = await open();
    const pressed: string[] = [];
    container.querySelector('form')?.addEventListener('submit', ({ submitter }) => {
      pressed.push(submitter?.getAttribute('name') ?? 'goes on');
    });
    await userEvent.type(field('a.quantity'), '{Enter}');
    expect(pressed).toEqual(['goes on']);
  });

  it('is reached by its buttons alone: the one that Enter presses is neither seen nor read out', async () => {
    const { container } = await open();
    const first = container.querySelector('form button');
    expect([first?.getAttribute('tabindex'), first?.getAttribute('aria-hidden')]).toEqual(['-1', 'true']);
  });

  it('has what was typed after a call that failed, and not what was kept before', async () => {
    const typed = {
      'b.picked': 'true',
      'a.quantity': '2',
      'a.comment': 'Ecke',
      'b.reason': 'damaged',
      'b.quantity': '1',
    };
    const { field } = await open({ typed, errors: [], message: 'gateway.timed-out' });
    expect(field<HTMLInputElement>('a.picked').checked).toBe(false);
    expect(field<HTMLInputElement>('b.picked').checked).toBe(true);
    expect(field<HTMLTextAreaElement>('a.comment').value).toBe('Ecke');
    expect(field<HTMLSelectElement>('b.reason').value).toBe('damaged');
  });

  it('has from the tab what was too long to wait for a login', async () => {
    const typed = { 'a.picked': 'true', 'a.quantity': '2' };
    const cut = { typed, errors: [], message: 'vue.form.error.notKept', isCut: true } as const;
    const { container, field } = await open(cut, { ...typed, 'a.comment': 'zu groß' });
    expect(field<HTMLTextAreaElement>('a.comment').value).toBe('zu groß');
    expect(container.textContent).toContain('Ihr Text war zu lang');
  });
});
