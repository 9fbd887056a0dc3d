import { expect, it } from 'vitest';
import { answeringBackends } from '../../test/answering-backend.ts';
import { createGraphqlPrimeGateway } from './graphql-prime-gateway.ts';

const backend = answeringBackends();

it.each(['open', 'used', 'expired', 'unknown'] as const)(
  'says that the link of the waiting list is %s',
  async (state) => {
    const { transport, asked } = backend({ getPrimeWaitingListLink: { getMailedLink: state } });
    expect((await createGraphqlPrimeGateway(transport).waitingListLink('t-1'))._unsafeUnwrap()).toBe(state);
    expect(asked).toEqual([['getPrimeWaitingListLink', { token: 't-1' }]]);
  },
);
