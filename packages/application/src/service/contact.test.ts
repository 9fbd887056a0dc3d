import { err, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { FormPost, ServiceGateway } from '../ports/index.ts';
import { createContact } from './contact.ts';

const POST: FormPost = { key: 'k', honeypotField: '' };

describe('contact form', () => {
  it('sends words without the spaces around them, and an order only where one is chosen', async () => {
    const sent: unknown[] = [];
    const service = {
      sendContactForm: (form: unknown) => {
        sent.push(form);
        return okAsync(undefined);
      },
    } as unknown as ServiceGateway;
    const { send } = createContact({ service, keys: { make: () => 'made' } });
    const form = { name: ' Mia ', email: 'mia@example.com ', phone: ' ', message: 'Hallo', orderId: '' };
    expect((await send(form, POST)).isOk()).toBe(true);
    expect((await send({ ...form, orderId: 'o1' }, POST)).isOk()).toBe(true);
    expect(sent).toEqual([
      { name: 'Mia', email: 'mia@example.com', phone: '', message: 'Hallo' },
      { name: 'Mia', email: 'mia@example.com', phone: '', message: 'Hallo', orderId: 'o1' },
    ]);
    expect(await send({ ...form, message: '' }, POST)).toMatchObject(err({ kind: 'service.invalid' }));
    expect(sent).toHaveLength(2);
  });

  it('opens with what the shop knows of the order that it is about, and with a key of its own', async () => {
    const asked: unknown[] = [];
    const service = {
      contactFormData: (orderId?: string) => {
        asked.push(orderId);
        return okAsync({ orders: [] });
      },
    } as unknown as ServiceGateway;
    const { open } = createContact({ service, keys: { make: () => 'made' } });
    expect((await open('o1'))._unsafeUnwrap()).toEqual({ orders: [], key: 'made' });
    await open();
    expect(asked).toEqual(['o1', undefined]);
  });
});

describe('the wish to be called back', () => {
  it('is sent without the spaces around name and number, once there is a number', async () => {
    const sent: unknown[] = [];
    const service = {
      requestCallBack: (form: unknown, post: FormPost) => {
        sent.push([form, post]);
        return okAsync(undefined);
      },
    } as unknown as ServiceGateway;
    const { requestCallBack } = createContact({ service, keys: { make: () => 'made' } });
    const form = { name: ' Mia ', phone: ' ', time: 'any', topic: '' } as never;
    expect((await requestCallBack(form, POST))._unsafeUnwrapErr()).toMatchObject({
      kind: 'service.invalid',
      errors: [{ field: 'phone' }],
    });
    expect(sent).toEqual([]);
    const complete = { name: ' Mia ', phone: ' 030 123456 ', time: 'any', topic: '' } as never;
    expect((await requestCallBack(complete, POST)).isOk()).toBe(true);
    expect(sent).toEqual([[{ name: 'Mia', phone: '030 123456', time: 'any', topic: '' }, POST]]);
  });
});
