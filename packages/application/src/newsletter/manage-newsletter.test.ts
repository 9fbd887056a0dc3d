import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError, NewsletterGateway } from '../ports/index.ts';
import { createManageNewsletter } from './manage-newsletter.ts';

const open = (isSubscribed: boolean | GatewayError = false) => {
  const said: unknown[] = [];
  const done = (call: unknown) => {
    said.push(call);
    return okAsync(undefined);
  };
  const gateway: NewsletterGateway = {
    mailedLink: (link) => {
      said.push(link);
      return okAsync('open');
    },
    subscribe: done,
    confirm: done,
    unsubscribe: done,
    unsubscribeByLink: done,
    unsubscribeOwn: () => done('own'),
    askForStock: done,
    confirmStockAlert: done,
    endStockAlerts: done,
    isSubscribed: () => (typeof isSubscribed === 'boolean' ? okAsync(isSubscribed) : errAsync(isSubscribed)),
  };
  return { newsletter: createManageNewsletter(gateway), said };
};

describe('the newsletter (spec 2 §7)', () => {
  it('is subscribed to by e-mail address, with what only machines fill in', async () => {
    const { newsletter, said } = open();
    expect((await newsletter.subscribe({ email: 'mia', honeypotField: '' }))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'email', message: 'emailIncorrect' }],
    });
    await newsletter.subscribe({ email: ' mia@example.com ', honeypotField: 'x' });
    expect(said).toEqual([{ email: 'mia@example.com', honeypotField: 'x' }]);
  });

  it('is left by e-mail address and house number', async () => {
    const { newsletter, said } = open();
    expect((await newsletter.unsubscribe({ email: '', houseNr: '' }))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'email' }, { field: 'houseNr' }],
    });
    await newsletter.unsubscribe({ email: 'mia@example.com', houseNr: '7 a' });
    expect(said).toEqual([{ email: 'mia@example.com', houseNr: '7 a' }]);
  });

  it('gives each command to a gateway whose code comes with its first command', async () => {
    const said: unknown[] = [];
    // As the tab's: it has no members of its own to copy.
    const lazy = new Proxy({} as NewsletterGateway, {
      get: (_nothing, name) => (given: unknown) => {
        said.push([name, given]);
        return okAsync(undefined);
      },
    });
    const { mailedLink, confirm, unsubscribeByLink, unsubscribeOwn } = createManageNewsletter(lazy);
    await mailedLink({ kind: 'newsletterEnd', token: 'l' });
    await confirm('a');
    await unsubscribeByLink('b');
    await unsubscribeOwn();
    expect(said).toEqual([
      ['mailedLink', { kind: 'newsletterEnd', token: 'l' }],
      ['confirm', 'a'],
      ['unsubscribeByLink', 'b'],
      ['unsubscribeOwn', undefined],
    ]);
  });

  it.each([
    [false, true],
    [true, false],
    [{ kind: 'gateway.timed-out' } as const, false],
  ])('is offered in the summary to who is known not to have it: %j', async (isSubscribed, offered) => {
    expect(await open(isSubscribed).newsletter.isOffered()).toBe(offered);
  });
});
