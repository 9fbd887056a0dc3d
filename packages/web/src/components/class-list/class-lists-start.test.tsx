import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { ClassListsStart } from './class-lists-start.tsx';

const start = (typed: Readonly<Record<string, string>>) =>
  renderInShop(
    <ClassListsStart
      {...{ lists: [], wishlists: [], schoolYear: '2026/27', children: 25, from: '', formKey: 'key-1' }}
      refusal={{ typed, errors: [] }}
    />,
  );
const fieldIn = ({ container }: ReturnType<typeof start>, name: string) =>
  container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

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
});
