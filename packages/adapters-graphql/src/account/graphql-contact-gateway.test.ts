import { expect, it } from 'vitest';
import { answeringBackends, DONE } from '../../test/answering-backend.ts';
import { createGraphqlContactGateway } from './graphql-contact-gateway.ts';

const backend = answeringBackends();

const open = (answer: typeof DONE | { readonly successful: false; readonly generalErrorMessage: string }) => {
  const { transport, asked } = backend({ sendConfirmationLink: { sendConfirmationLink: { ...DONE, ...answer } } });
  return { gateway: createGraphqlContactGateway(transport), asked };
};

it('has the link sent anew that confirms the address of a member', async () => {
  const { gateway, asked } = open(DONE);
  expect((await gateway.sendConfirmationLink()).isOk()).toBe(true);
  expect(asked).toEqual([['sendConfirmationLink', {}]]);
});

it('says in the words of the backend why none is sent', async () => {
  const { gateway } = open({ successful: false, generalErrorMessage: 'Ihre Adresse ist schon bestätigt.' });
  expect((await gateway.sendConfirmationLink())._unsafeUnwrapErr()).toEqual({
    kind: 'gateway.refused',
    message: 'Ihre Adresse ist schon bestätigt.',
    fieldErrors: [],
  });
});
