import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { deferredCode, fetchServerCode } from './deferred-code.ts';
import { ShopProvider } from './shop-provider.tsx';
import { staticPart, useStaticPart } from './static-part.tsx';

type WordsProps = { readonly words: readonly string[] };

let renderings = 0;
const Words = ({ words }: WordsProps) => {
  renderings += 1;
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

const renderedByHost = async (words: readonly string[]): Promise<HTMLElement> => {
  await fetchServerCode();
  const container = document.createElement('div');
  container.innerHTML = renderToString(inShop(words, true));
  document.body.append(container);
  renderings = 0;
  return container;
};

const hydrate = async (container: HTMLElement, words: readonly string[]) => {
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, inShop(words, false), { onRecoverableError: (fault) => faults.push(fault) }),
  );
  return { root, faults };
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('a part of a page that keeps the markup of the shop host', () => {
  it('is rendered by the shop host', async () => {
    const container = await renderedByHost(['pen', 'ruler']);
    expect(container.textContent).toBe('penruler');
  });

  it('stays the very same elements in the tab, and its view is never asked', async () => {
    const words = ['pen', 'ruler'];
    const container = await renderedByHost(words);
    const before = [...container.querySelectorAll('li')];
    const { root, faults } = await hydrate(container, words);
    await act(async () => root.render(inShop(words, false)));
    expect([...container.querySelectorAll('li')]).toEqual(before);
    expect(before.every((element) => element.isConnected)).toBe(true);
    expect(renderings).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is rendered by the tab once its subject is another one, and stays with the tab', async () => {
    const words = ['pen', 'ruler'];
    const container = await renderedByHost(words);
    const { root } = await hydrate(container, words);
    await act(async () => root.render(inShop(['glue'], false)));
    expect(container.innerHTML).toBe('<ul><li>glue</li></ul>');
    await act(async () => root.render(inShop(words, false)));
    expect(container.innerHTML).toBe('<ul><li>pen</li><li>ruler</li></ul>');
  });

  it('keeps the old markup until the code has come', async () => {
    const words = ['pen'];
    const container = document.createElement('div');
    container.innerHTML = '<ul><li>pen</li></ul>';
    const view = (shown: readonly string[]) => (
      <ShopProvider shop={aShop()}>
        <DeferredList words={shown} />
      </ShopProvider>
    );
    const root = await act(async () => hydrateRoot(container, view(words)));
    await act(async () => root.render(view(['glue'])));
    expect(container.textContent).toBe('pen');
    await act(async () => deliver(Words));
    expect(container.textContent).toBe('glue');
  });
});
