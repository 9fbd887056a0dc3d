// A modal dialog and the pages that come while it is open.

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { Dialog } from './dialog.tsx';

const before = location.pathname + location.search;

afterEach(() => {
  cleanup();
  document.querySelector('aside')?.remove();
  history.replaceState(null, '', before);
});

/** Another page, as the router makes one: first its address, then its content. */
const goTo = (address: string): void => {
  history.pushState(null, '', address);
  document.body.append(document.createElement('aside'));
};

const Asking = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>{isOpen ? 'asks' : 'is done'}</p>
      <Dialog isOpen={isOpen} title="Frage" onClose={() => setOpen(false)}>
        <p>Inhalt</p>
      </Dialog>
    </>
  );
};

describe('a press beside a modal', () => {
  it('closes it', () => {
    renderInShop(<Asking />);
    const dialog = screen.getByRole('dialog', { name: 'Frage' });
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.getByText('is done')).toBeTruthy();
  });

  it('does not when it only ends there, as a selection does that is dragged out of it', () => {
    renderInShop(<Asking />);
    const dialog = screen.getByRole('dialog', { name: 'Frage' });
    fireEvent.pointerDown(screen.getByText('Inhalt'));
    fireEvent.click(dialog);
    expect(screen.getByText('asks')).toBeTruthy();
  });
});

describe('modals and navigation (spec 1 §2 "On every navigation")', () => {
  it('an open modal closes with the way to another page, and tells its owner', async () => {
    renderInShop(<Asking />);
    expect(screen.getByRole('dialog', { name: 'Frage' })).toBeTruthy();
    goTo('/service/datenschutz/');
    await expect.poll(() => document.querySelector('p')?.textContent).toBe('is done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['/search/?q=heft', '/search/?q=stift'],
    ['/cat/1/?p=2', '/cat/1/'],
    ['/prod/1/?varid=2', '/prod/1/?varid=3'],
  ])('an open modal closes with the way from %s to %s, which is another page at the same path', async (from, to) => {
    history.replaceState(null, '', from);
    renderInShop(<Asking />);
    goTo(to);
    await expect.poll(() => screen.queryByText('is done')).toBeTruthy();
  });

  it.each([
    ['/cat/1/?p=2', '#reviews'],
    ['/myaccount/wishlist/', '?list=mine'],
    ['/myaccount/wishlist/?list=mine', '?list=mine&removed=1'],
  ])('stays open on %s while its own page changes, as by the way to %s', async (from, address) => {
    history.replaceState(null, '', from);
    renderInShop(<Asking />);
    goTo(address);
    // What watches a page has seen it before the next task.
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    expect(screen.getByRole('dialog', { name: 'Frage' })).toBeTruthy();
    expect(screen.getByText('asks')).toBeTruthy();
  });
});
