// What no recording shows, since keys are drawn anew each time: a change that may reach the backend twice goes there with its key.

import { describe, expect, it } from 'vitest';
import { answeringBackends } from '../../test/answering-backend.ts';
import { createGraphqlClassListGateway } from './graphql-class-list-gateway.ts';

const backend = answeringBackends();

const ADDED = { successful: true, generalErrorMessage: null, fieldErrors: [], open: null, classListId: 'l-2' };
const HEAD = { name: '3b', schoolYear: '2026/27', children: 24 };
const ROW = { title: 'Heft', orderNumber: '820629', quantity: 2, per: 'child', choice: 'exact', note: '' } as const;
const ASKED_ROW = { title: 'Heft', orderNumber: '820629', quantity: 2, per: 'CHILD', brand: 'EXACT', note: '' };

const open = () => {
  const { transport, asked } = backend({
    createClassList: { createClassList: ADDED },
    copyClassList: { copyClassList: ADDED },
    addClassListEntries: { addClassListEntries: ADDED },
  });
  return { gateway: createGraphqlClassListGateway(transport), asked };
};

describe.each([
  ['with its key', 'k-1', { idempotencyKey: 'k-1' }],
  ['without one', undefined, {}],
])('%s', (_how, key, sent) => {
  it('a list is made', async () => {
    const { gateway, asked } = open();
    expect((await gateway.create(HEAD, [ROW], key))._unsafeUnwrap()).toBe('l-2');
    expect(asked).toEqual([['createClassList', { list: { ...HEAD, closesOn: '' }, entries: [ASKED_ROW], ...sent }]]);
  });

  it('a list is copied', async () => {
    const { gateway, asked } = open();
    expect((await gateway.copy('l-1', key))._unsafeUnwrap()).toBe('l-2');
    expect(asked).toEqual([['copyClassList', { classListId: 'l-1', ...sent }]]);
  });

  it('rows are added', async () => {
    const { gateway, asked } = open();
    expect((await gateway.add('l-1', [ROW], key)).isOk()).toBe(true);
    expect(asked).toEqual([['addClassListEntries', { classListId: 'l-1', entries: [ASKED_ROW], ...sent }]]);
  });
});
