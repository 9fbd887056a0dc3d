// The form in which a list is removed: what is asked before, and where the question leads.

import { cleanup, screen } from '@testing-library/react';
import { aWishlist } from '@tornister/application/testing';
import type { ShownList } from '@tornister/application/wishlist';
import type { ListLosses } from '@tornister/domain/wishlist';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { EditList } from './list-editor.tsx';
import { ListForm } from './list-forms.tsx';

afterEach(cleanup);

const { entries: _none, ...list } = aWishlist('b', { name: 'Klasse 3b' });
const LIST: ShownList = { ...list, table: [] };
const SHOWN = { list: LIST, address: { listId: LIST.id, sort: 'added', removed: [] }, refusal: undefined } as const;

const show = async (removal?: ListLosses) => {
  renderInShop(await openTestShop(), <ListForm {...SHOWN} removal={removal} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Liste „Klasse 3b“ .*entfernen/u });
  const { form } = button;
  if (form === null) throw new Error('no form');
  return { words: button.textContent, form, sure: new FormData(form).get('sure') };
};

describe('the removal of a list', () => {
  it('is one press as long as nothing is asked', async () => {
    expect(await show()).toMatchObject({ words: 'Liste „Klasse 3b“ entfernen', sure: null });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [{ articles: 3, people: 0, ways: 0 }, /^3 Artikel .*verloren/u, /Personen?|Links/u],
    [{ articles: 0, people: 1, ways: 0 }, /^Auch 1 andere Person /u, /Artikel|Links/u],
    [{ articles: 0, people: 0, ways: 2 }, /^Links und Einladungen/u, /Artikel|Person/u],
    [{ articles: 1, people: 2, ways: 1 }, /^1 Artikel .*2 andere Personen.*Links und Einladungen/u, /undefined/u],
  ])('says what is lost with it, and is done by who presses on: %j', async (removal, said, unsaid) => {
    const { words, form, sure } = await show(removal);
    expect([words, sure]).toEqual(['Liste „Klasse 3b“ endgültig entfernen', '1']);
    const question = screen.getByRole('alert');
    expect(question.textContent).toMatch(said);
    expect(question.textContent).not.toMatch(unsaid);
    expect(question.textContent).toMatch(/kommt sie nicht wieder\.$/u);
    expect(form.contains(question)).toBe(true);
    // Without scripts the answering page is opened where it asks.
    expect(new URL(form.action).hash).toBe(`#${question.id}`);
  });

  it.each([
    [undefined, false],
    [{ articles: 1, people: 0, ways: 0 }, true],
  ])('%j: the editor in which it stands is open (%s)', async (removal, isOpen) => {
    const { container } = renderInShop(await openTestShop(), <EditList {...SHOWN} removal={removal} />);
    expect(container.querySelector('details')?.open).toBe(isOpen);
  });
});
