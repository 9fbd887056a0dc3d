import { expect, it } from 'vitest';
import { answeringBackends } from '../../test/answering-backend.ts';
import { createGraphqlNewsletterGateway } from './graphql-newsletter-gateway.ts';

const backend = answeringBackends();

it.each(['open', 'used', 'expired', 'unknown'] as const)('says that the link of a mail is %s', async (state) => {
  const { transport, asked } = backend({ getMailedLink: { getMailedLink: state } });
  const link = { kind: 'stockAlertEnd', token: 't-1' } as const;
  expect((await createGraphqlNewsletterGateway(transport).mailedLink(link))._unsafeUnwrap()).toBe(state);
  expect(asked).toEqual([['getMailedLink', link]]);
});
