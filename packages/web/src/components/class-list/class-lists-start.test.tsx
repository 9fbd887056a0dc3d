import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { createFormDrafts, type FormDrafts } from '@tornister/application/session';
import { createInMemoryCookieJar, createInMemoryDeviceStore } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { ClassListsStart } from './class-lists-start.tsx';

const PATH = '/myaccount/classlists/';
const newDrafts = () =>
  createFormDrafts({ store: createInMemoryDeviceStore(), cookies: createInMemoryCookieJar({ 'X-JWT-exist': 'mia' }) });
type Opened = {
  readonly refusal?: FormRefusal;
  readonly drafts?: FormDrafts;
  readonly from?: string;
};

const open = ({ refusal, drafts = newDrafts(), from = '' }: Opened) =>
  renderInShop(
    <ClassListsStart
      {...{ lists: [], wishlists: [], schoolYear: '2026/27', children: 25, from, formKey: 'key-1', refusal }}
    />,
    { services: [[sessionUseCases.formDrafts, drafts]] },
  );
const start = (typed: Readonly<Record<string, string>>) => open({ refusal: { typed, errors: [] } });
const fieldOf = ({ container }: ReturnType<typeof start>, name: string) =>
  container.querySelector<HTMLInputElement>(`[name="${name}"]`);
const fieldIn = (shown: ReturnType<typeof start>, name: string) => fieldOf(shown, name)?.value;

describe('the form of a new class list', () => {
  it('goes on with a sheet: its name, its text, and what was decided for its lines', () => {
    const shown = start({ intent: 'create', name: 'Klasse 3b', text: '2 Zirkel', chosen: '0*10001*7' });
    expect(['name', 'text', 'read', 'chosen'].map((name) => fieldIn(shown, name))).toEqual([
      'Klasse 3b',
      '2 Zirkel',
      '2 Zirkel',
      '0*10001*7',
    ]);
  });

  it('is sent again with its own key after a refusal', () => {
    expect(fieldIn(start({ intent: 'create', key: 'posted-1' }), 'key')).toBe('posted-1');
    cleanup();
    expect(fieldIn(start({ intent: 'other', key: 'posted-1' }), 'key')).toBe('key-1');
  });

  it('names no decisions where there are none', () => {
    const shown = start({ intent: 'create', name: 'Klasse 3b', text: '2 Zirkel' });
    expect([fieldIn(shown, 'read'), fieldIn(shown, 'chosen')]).toEqual([undefined, undefined]);
  });

  it('is kept in the tab while it is typed', async () => {
    const drafts = newDrafts();
    const field = fieldOf(open({ drafts }), 'text');
    if (field === null) throw new Error('no field');
    const text = '2 Hefte grün\n'.repeat(1_500);
    fireEvent.input(field, { target: { value: text } });
    await waitFor(() => expect(drafts.of(PATH)).toMatchObject({ text, children: '25' }));
    fireEvent.input(field, { target: { value: `${text}1 Zirkel` } });
    expect(drafts.of(PATH)).toMatchObject({ text: `${text}1 Zirkel` });
    cleanup();
    const again = open({ drafts });
    await waitFor(() => expect(fieldIn(again, 'text')).toBe(`${text}1 Zirkel`));
  });

  it.each<[string, Opened, string]>([
    [
      'had no room for all that was typed',
      { refusal: { typed: { intent: 'create' }, errors: [], isCut: true } },
      'lang',
    ],
    ['is refused', { refusal: { typed: { intent: 'create', name: '' }, errors: [] } }, ''],
    ['is made from a wishlist', { from: 'list-1' }, ''],
  ])('that %s has from the tab what is missing: %j', async (_why, opened, text) => {
    const drafts = newDrafts();
    drafts.keep(PATH, { text: 'lang' });
    const shown = open({ drafts, ...opened });
    // The code that fills it is there when it keeps what is typed.
    if (text === '') fireEvent.input(fieldOf(shown, 'name') ?? document.body, { target: { value: 'x' } });
    await waitFor(() => expect(text === '' ? drafts.of(PATH) : { name: 'x' }).toMatchObject({ name: 'x' }));
    await waitFor(() => expect(fieldIn(shown, 'text')).toBe(text));
  });
});
