// Passwords that are tried one after another meet a limit that says when it is over.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import type { Answer, Visitor } from '../fixtures/http.ts';
import { aGuest } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Each wait is twice as long as the one before: by then it is longer than the slowest machine takes for a try. */
const PLENTY = 20;
const PASSWORD = 'falsch-geraten-1';

/** Tries until it is too much; the answer to the last try. */
const tryOften = async (once: () => Promise<Answer>): Promise<Answer> => {
  let answer = await once();
  for (let tries = 1; tries < PLENTY && answer.status !== 429; tries += 1) answer = await once();
  return answer;
};

const byForm = (visitor: Visitor, email: string) => () =>
  visitor.post(CHECKOUT.login, { intent: 'login', email, password: PASSWORD });

const byEndpoint = (visitor: Visitor, identifier: string) => () =>
  visitor.send('/api/login-action/', { json: { formData: { identifier, password: PASSWORD } } });

test.describe('Passwords that are tried one after another', () => {
  test('meet a 429 that says when the form may be sent again', async () => {
    const { visitor } = await arriveAfter('basket');
    const answer = await tryOften(byForm(visitor, aGuest().email));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).toContain('Zu viele Versuche.');
    expect(answer.text).toContain('Lassen Sie sich einen Link dafür an Ihre E-Mail-Adresse schicken.');
    expect(answer.text).not.toContain(PASSWORD);
  });

  test('meet the same at the endpoint for scripts', async () => {
    const { visitor } = await arriveAfter('basket');
    const answer = await tryOften(byEndpoint(visitor, aGuest().email));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(answer.text)).toMatchObject({ successfull: false });
  });
});
