// @own-process

import { act, cleanup } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { cartUseCases } from '../composition/cart-tokens.ts';
import { type ReachedView, reachedView, useReach } from './reached-view.tsx';
import { ShopProvider } from './shop-provider.tsx';

type NoteProps = { readonly onSend: (note: string) => void };

const Note = ({ onSend }: NoteProps) => {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get('note')));
        setSent((times) => times + 1);
      }}
    >
      <input name="note" defaultValue="" />
      <button type="submit">{`sent ${sent}`}</button>
    </form>
  );
};

const Page = ({ Inside, onSend }: NoteProps & { readonly Inside: ReachedView<NoteProps> }) => {
  const details = useRef<HTMLDetailsElement>(null);
  useReach(details, Inside);
  // Whatever is around the view may change before its code is there.
  const [isOpen, setOpen] = useState(false);
  return (
    <details ref={details} open={isOpen} onToggle={() => setOpen(true)}>
      <summary>Note</summary>
      <Inside onSend={(note) => onSend(`${isOpen ? 'open: ' : ''}${note}`)} />
    </details>
  );
};

/** A page with a disclosure; `deliver` brings the code of what is in it, or fails to. */
const aPage = async () => {
  let asked = 0;
  let answer: { deliver: () => void; fail: () => void } = { deliver: () => undefined, fail: () => undefined };
  const load = () => {
    asked += 1;
    return new Promise<typeof Note>((resolve, reject) => {
      answer = { deliver: () => resolve(Note), fail: () => reject(new Error('away')) };
    });
  };
  const View = reachedView<NoteProps>('src/react/reached-view.test.tsx', load);
  const sent: string[] = [];
  const told: string[] = [];
  const notices = { notify: ({ id }: { readonly id: string }) => told.push(id) };
  const inShop = (onServer: boolean, Inside: ReachedView<NoteProps>) => (
    <ShopProvider shop={aShop({ onServer, services: [[cartUseCases.showNotices, notices]] })}>
      <Page Inside={Inside} onSend={(note) => sent.push(note)} />
    </ShopProvider>
  );
  const Host = reachedView<NoteProps>('src/react/reached-view.test.tsx', async () => Note);
  await Host.reach();
  const container = document.createElement('div');
  container.innerHTML = renderToString(inShop(true, Host));
  document.body.append(container);
  const faults: unknown[] = [];
  await act(async () =>
    hydrateRoot(container, inShop(false, View), { onRecoverableError: (fault) => faults.push(fault) }),
  );
  const find = <Found extends Element>(name: string) => container.querySelector<Found & HTMLElement>(name) as Found;
  return {
    details: find<HTMLDetailsElement>('details'),
    form: find<HTMLFormElement>('form'),
    input: find<HTMLInputElement>('input'),
    button: find<HTMLButtonElement>('button'),
    sent,
    told,
    faults,
    asked: () => asked,
    deliver: () => act(async () => answer.deliver()),
    fail: () => act(async () => answer.fail()),
  };
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('fetches the code when somebody reaches for it, and not before', async () => {
  const { details, asked, button } = await aPage();
  expect(button.textContent).toBe('sent 0');
  expect(asked()).toBe(0);
  details.querySelector('summary')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(asked()).toBe(1);
});

it('takes up the very same elements with what was typed in them meanwhile', async () => {
  const { details, input, form, sent, deliver, faults } = await aPage();
  await act(async () => details.dispatchEvent(new Event('toggle')));
  expect(details.open).toBe(true);
  input.value = 'glue';
  await deliver();
  expect(input.isConnected).toBe(true);
  await act(async () => form.requestSubmit());
  expect(sent).toEqual(['open: glue']);
  expect(faults).toEqual([]);
});

it('keeps a form that is sent before the code is there, and answers it once', async () => {
  const { form, button, input, sent, deliver } = await aPage();
  input.value = 'pen';
  await act(async () => form.requestSubmit(button));
  expect(sent).toEqual([]);
  await deliver();
  expect(sent).toEqual(['pen']);
  expect(button.textContent).toBe('sent 1');
});

it('leaves a form to the browser where the code cannot be fetched, and asks for it again with the next reach', async () => {
  const { form, button, details, asked, fail, deliver, sent } = await aPage();
  const left: boolean[] = [];
  document.body.addEventListener('submit', (event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  });
  await act(async () => form.requestSubmit(button));
  await fail();
  expect(left).toEqual([true]);
  details.dispatchEvent(new Event('pointerdown'));
  await deliver();
  expect(asked()).toBe(2);
  await act(async () => form.requestSubmit(button));
  expect(sent).toEqual(['']);
});

it('keeps a form and says so where there is no network, and answers the next press once the code is there', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { form, button, input, fail, deliver, sent, told } = await aPage();
  const left: boolean[] = [];
  document.body.addEventListener('submit', (event) => left.push(!event.defaultPrevented));
  input.value = 'pen';
  await act(async () => form.requestSubmit(button));
  await fail();
  expect([told, sent, left, input.value]).toEqual([['gateway.unreachable'], [], [], 'pen']);
  isOnline.mockReturnValue(true);
  await act(async () => form.requestSubmit(button));
  await deliver();
  expect([told.length, sent]).toEqual([1, ['pen']]);
});
