import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { deferredCode, fetchServerCode } from './deferred-code.ts';
import { ShopProvider } from './shop-provider.tsx';
import { staticPart, useStaticPart } from './static-part.tsx';

type WordsProps = { readonly words: readonly string[] };

let drawings = 0;
const Words = ({ words }: WordsProps) => {
  drawings += 1;
  return words.map((word) => <li key={word}>{word}</li>);
};

const part = staticPart<WordsProps>('src/react/static-part.test.tsx', async () => Words);

const List = ({ words }: WordsProps) => <ul {...useStaticPart(part, { words }, words)} />;

const inShop = (words: readonly string[], onServer: boolean) => (
  <ShopProvider shop={aShop({ onServer })}>
    <List words={words} />
  </ShopProvider>
);

let deliver: (view: typeof Words) => void = () => undefined;
const coming = new Promise<typeof Words>((resolve) => {
  deliver = resolve;
});
const deferredPart = { ...deferredCode<typeof Words>(() => coming), source: '' };
const DeferredList = ({ words }: WordsProps) => <ul {...useStaticPart(deferredPart, { words }, words)} />;

const drawnByHost = async (words: readonly string[]): Promise<HTMLElement> => {
  await fetchServerCode();
  const place = document.createElement('div');
  place.innerHTML = renderToString(inShop(words, true));
  document.body.append(place);
  drawings = 0;
  return place;
};

const hydrate = async (place: HTMLElement, words: readonly string[]) => {
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, inShop(words, false), { onRecoverableError: (fault) => faults.push(fault) }),
  );
  return { root, faults };
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('a part of a page that is kept as drawn', () => {
  it('is drawn by the shop host', async () => {
    const place = await drawnByHost(['pen', 'ruler']);
    expect(place.textContent).toBe('penruler');
  });

  it('stays the very same elements in the tab, and its view is never asked', async () => {
    const words = ['pen', 'ruler'];
    const place = await drawnByHost(words);
    const before = [...place.querySelectorAll('li')];
    const { root, faults } = await hydrate(place, words);
    await act(async () => root.render(inShop(words, false)));
    expect([...place.querySelectorAll('li')]).toEqual(before);
    expect(before.every((element) => element.isConnected)).toBe(true);
    expect(drawings).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is drawn by the tab once its subject is another one, and stays with the tab', async () => {
    const words = ['pen', 'ruler'];
    const place = await drawnByHost(words);
    const { root } = await hydrate(place, words);
    await act(async () => root.render(inShop(['glue'], false)));
    expect(place.innerHTML).toBe('<ul><li>glue</li></ul>');
    await act(async () => root.render(inShop(words, false)));
    expect(place.innerHTML).toBe('<ul><li>pen</li><li>ruler</li></ul>');
  });

  it('keeps the old markup until the code has come', async () => {
    const words = ['pen'];
    const place = document.createElement('div');
    place.innerHTML = '<ul><li>pen</li></ul>';
    const view = (shown: readonly string[]) => (
      <ShopProvider shop={aShop()}>
        <DeferredList words={shown} />
      </ShopProvider>
    );
    const root = await act(async () => hydrateRoot(place, view(words)));
    await act(async () => root.render(view(['glue'])));
    expect(place.textContent).toBe('pen');
    await act(async () => deliver(Words));
    expect(place.textContent).toBe('glue');
  });
});
