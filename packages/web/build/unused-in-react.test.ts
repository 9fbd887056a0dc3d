// What is left of React's code in a build does what views need of it: it hydrates, renders, suspends, catches and answers to input.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutUnusedOptions } from './unused-options.ts';

type React = typeof import('react');
type ReactDom = typeof import('react-dom');
type Client = typeof import('react-dom/client');

const require = createRequire(import.meta.url);
const PATHS: Readonly<Record<string, string>> = {
  react: join(dirname(require.resolve('react/package.json')), 'cjs/react.production.js'),
  'react-dom': join(dirname(require.resolve('react-dom/package.json')), 'cjs/react-dom.production.js'),
  scheduler: join(
    dirname(createRequire(require.resolve('react-dom')).resolve('scheduler/package.json')),
    'cjs/scheduler.production.js',
  ),
};
const CLIENT = join(dirname(require.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js');

/** A library's file as the build has it, run here. */
const run = (path: string, modules: ReadonlyMap<string, unknown>): unknown => {
  const exports = {};
  const code = withoutUnusedOptions(readFileSync(path, 'utf8'), path);
  new Function('exports', 'require', code)(exports, (name: string) => modules.get(name));
  return exports;
};

const modules = new Map<string, unknown>();
for (const [name, path] of Object.entries(PATHS)) modules.set(name, run(path, modules));
const react = modules.get('react') as React;
const { createPortal, flushSync } = modules.get('react-dom') as ReactDom;
const { createRoot, hydrateRoot } = run(CLIENT, modules) as Client;
const { createElement: h, Fragment, lazy, Suspense, useState } = react;

const place = (html: string): HTMLElement => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root') as HTMLElement;
};

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

const Counter = () => {
  const [count, setCount] = useState(0);
  return h('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
};

class Boundary extends react.Component<{ readonly children: React.ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render = () => (this.state.failed ? 'sorry' : this.props.children);
}
const Broken = () => {
  throw new Error('broken');
};

describe('what is left of React', () => {
  it('takes up the markup of the shop host and answers to a press', async () => {
    const root = place('<button type="button">0</button>');
    const before = root.querySelector('button');
    hydrateRoot(root, h(Counter));
    const pressed = () => {
      before?.click();
      return before?.textContent;
    };
    await expect.poll(pressed).not.toBe('0');
    expect(root.querySelector('button')).toBe(before);
  });

  it('takes up a whole document, and what is waited for within it', async () => {
    const Late = lazy(async () => ({ default: Counter }));
    const page = (title: string) =>
      h(
        'html',
        { lang: 'de' },
        h('head', null, h('meta', { charSet: 'utf-8' })),
        h('body', null, h('title', null, title), h(Suspense, null, h(Late))),
      );
    const shop = document.implementation.createHTMLDocument('one');
    shop.documentElement.lang = 'de';
    shop.head.innerHTML = '<meta charset="utf-8"><title>one</title>';
    shop.body.innerHTML = '<!--$--><button type="button">0</button><!--/$-->';
    const [before, recovered] = [shop.querySelector('button'), vi.fn()];
    const root = hydrateRoot(shop, page('one'), { onRecoverableError: recovered });
    const pressed = () => {
      before?.click();
      return before?.textContent;
    };
    await expect.poll(pressed).not.toBe('0');
    flushSync(() => root.render(page('two')));
    expect(shop.title).toBe('two');
    expect(shop.querySelector('button')).toBe(before);
    expect(recovered).not.toHaveBeenCalled();
  });

  it('shows, moves and takes away the children of fragments', () => {
    const root = createRoot(place(''));
    const list = (ids: readonly string[]) =>
      h(
        'ul',
        null,
        ids.map((id) => h(Fragment, { key: id }, h('li', null, id), h('li', null, `${id}'`))),
      );
    flushSync(() => root.render(list(['a', 'b'])));
    flushSync(() => root.render(list(['b', 'c'])));
    expect(document.querySelector('ul')?.textContent).toBe("bb'cc'");
    flushSync(() => root.unmount());
    expect(document.querySelector('ul')).toBeNull();
  });

  it('waits for what is lazy, and shows it', async () => {
    const Late = lazy(async () => ({ default: () => h('p', null, 'there') }));
    const root = createRoot(place(''));
    flushSync(() => root.render(h(Suspense, { fallback: 'waiting' }, h(Late))));
    expect(document.body.textContent).toBe('waiting');
    await expect.poll(() => document.body.textContent).toBe('there');
  });

  it('changes under a transition', async () => {
    const root = createRoot(place(''));
    flushSync(() => root.render(h('p', null, 'before')));
    react.startTransition(() => root.render(h('p', null, 'after')));
    await expect.poll(() => document.body.textContent).toBe('after');
  });

  it('gives what an error boundary shows', () => {
    const caught: unknown[] = [];
    const root = createRoot(place(''), { onCaughtError: (error) => caught.push(error) });
    flushSync(() => root.render(h(Boundary, null, h(Broken))));
    expect(document.body.textContent).toBe('sorry');
    expect(caught).toHaveLength(1);
  });

  it('puts titles and descriptions into the head, changes and removes them', () => {
    const root = createRoot(place(''));
    const page = (title: string) => [
      h('title', { key: 1 }, title),
      h('meta', { key: 2, name: 'description', content: title }),
    ];
    flushSync(() => root.render(page('one')));
    flushSync(() => root.render(page('two')));
    expect(document.head.querySelector('title')?.textContent).toBe('two');
    expect(document.head.querySelector('meta')?.getAttribute('content')).toBe('two');
    flushSync(() => root.render(null));
    expect(document.head.children).toHaveLength(0);
  });

  it('hears a form that is sent, a field that is typed into, and what happens in a portal', () => {
    const heard: string[] = [];
    const root = createRoot(place(''));
    const dialog = document.body.appendChild(document.createElement('div'));
    flushSync(() =>
      root.render(
        h(
          'form',
          {
            onSubmit: (event) => {
              event.preventDefault();
              heard.push('sent');
            },
          },
          h('input', { value: 'a', onChange: ({ target }) => heard.push(target.value) }),
          createPortal(h('button', { type: 'button', onClick: () => heard.push('pressed') }), dialog),
        ),
      ),
    );
    const field = document.querySelector('input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ab');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    dialog.querySelector('button')?.click();
    expect(heard).toEqual(['ab', 'sent', 'pressed']);
  });
});
