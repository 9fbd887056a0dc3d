import { expect, it } from 'vitest';
import { answeringBackends } from '../../test/answering-backend.ts';
import { forgetfulCookies } from '../../test/forgetful-cookies.ts';
import { createBackendSession } from '../session/backend-session.ts';
import { createGraphqlUpload } from '../transport/graphql-upload.ts';
import { createGraphqlAccountGateway } from './graphql-account-gateway.ts';

const backend = answeringBackends();

const open = (getLoginNameOfToken: string | null) => {
  const { transport, asked } = backend({ getLoginNameOfToken: { getLoginNameOfToken } });
  const uploads = createGraphqlUpload({ url: 'http://backend.test/graphql', fetch });
  const session = createBackendSession(transport, forgetfulCookies(), { isB2b: false });
  return { gateway: createGraphqlAccountGateway(transport, uploads, session), asked };
};

it('names the login whose password the link of a mail replaces', async () => {
  const { gateway, asked } = open('mia.member@example.com');
  expect((await gateway.loginNameOfToken('t-1'))._unsafeUnwrap()).toBe('mia.member@example.com');
  expect(asked).toEqual([['getLoginNameOfToken', { emailToken: 't-1' }]]);
});

it('names none for a link that replaces no password any more', async () => {
  expect((await open(null).gateway.loginNameOfToken('used'))._unsafeUnwrap()).toBeUndefined();
});
