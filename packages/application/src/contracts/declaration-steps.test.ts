import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar, createInMemoryDeviceStore } from '../../testing/index.ts';
import { createFormDrafts } from '../session/form-drafts.ts';
import { createDeclarationSteps } from './declaration-steps.ts';

const read = (typed: (name: string) => string) => ({ name: typed('name'), goods: typed('goods') });
const form = { name: 'Gesa', goods: 'Hefte' };

const inTab = (cookies: Readonly<Record<string, string>> = {}) => {
  const store = createInMemoryDeviceStore();
  const drafts = (has = cookies) => createFormDrafts({ store, cookies: createInMemoryCookieJar(has) });
  return { store, drafts, steps: createDeclarationSteps(drafts()) };
};

describe('what a declaration had come to', () => {
  it('is told again at its own entry of the history: the key with which it is confirmed, or its receipt', () => {
    const { steps } = inTab();
    const prepared = { kind: 'prepared', prepared: { form, key: 'made-once' } } as const;
    const received = { kind: 'received', receipt: { form, receivedAt: instantOf(5) } } as const;
    steps.keep('a', prepared);
    steps.keep('b', received);
    expect([steps.of('a', read), steps.of('b', read), steps.of('c', read)]).toEqual([prepared, received, undefined]);
    steps.drop('a');
    expect([steps.of('a', read), steps.of('b', read)]).toEqual([undefined, received]);
  });

  it('is told to nobody else: once somebody has logged out or in, it is gone', () => {
    const { steps, drafts } = inTab({ 'X-JWT-exist': '1' });
    steps.keep('a', { kind: 'received', receipt: { form, receivedAt: instantOf(5) } });
    expect(createDeclarationSteps(drafts({})).of('a', read)).toBeUndefined();
  });

  it('goes on with a login that came later as what is to be confirmed, never as the receipt of who was there before', () => {
    const { steps, drafts } = inTab();
    const prepared = { kind: 'prepared', prepared: { form, key: 'made-once' } } as const;
    steps.keep('a', prepared);
    steps.keep('b', { kind: 'received', receipt: { form, receivedAt: instantOf(5) } });
    const loggedIn = drafts({ 'X-JWT-exist': '1' });
    // What is typed after the login is kept beside it, and makes it nobody else's.
    loggedIn.keep('/service/contact/', { comment: 'Hallo' });
    const after = createDeclarationSteps(loggedIn);
    expect([after.of('a', read), after.of('b', read)]).toEqual([prepared, undefined]);
  });

  it('is nothing where something else stands', () => {
    const { steps, drafts } = inTab();
    drafts().keep('declaration a', { name: 'Gesa' });
    drafts().keep('declaration b', { name: 'Gesa', 'step.receivedAt': 'soon' });
    expect([steps.of('a', read), steps.of('b', read)]).toEqual([undefined, undefined]);
  });
});
