import { UNIQUENESS_DEBOUNCE_MS } from '@tornister/domain/forms';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createScope } from '../kernel/index.ts';
import type { AccountGateway } from '../ports/index.ts';
import { createTypeEmail } from './type-email.ts';

const open = (isUniqueEmail: AccountGateway['isUniqueEmail'] = () => okAsync(true)) => {
  const asked: string[] = [];
  const clock = createHandDrivenClock();
  const account = {
    isUniqueEmail: (email: string) => {
      asked.push(email);
      return isUniqueEmail(email);
    },
  };
  const scope = createScope();
  const field = createTypeEmail(scope, { account, clock }, { emailDomains: ['gmx.de', 'web.de', 'gmail.com'] });
  return { field, asked, clock, scope, isTaken: () => field.state$.value.isTaken };
};

describe('completing an address (spec 3 §5 "Email completion")', () => {
  it('offers addresses behind the @, walks through them and takes one', () => {
    const { field } = open();
    field.type('mia@gm');
    expect(field.state$.value.completion.suggestions).toEqual(['mia@gmx.de', 'mia@gmail.com']);
    expect(field.press('ArrowDown')).toBe('mia@gm');
    expect(field.press('ArrowDown')).toBe('mia@gm');
    expect(field.press('Enter')).toBe('mia@gmail.com');
    expect(field.state$.value.completion.suggestions).toEqual([]);
  });

  it('keeps what was typed when the list is closed or the field is left', () => {
    const { field } = open();
    field.type('mia@gm');
    expect(field.press('Escape')).toBe('mia@gm');
    field.type('mia@gmx');
    field.leave();
    expect(field.state$.value.completion).toMatchObject({ typed: 'mia@gmx', suggestions: [] });
  });
});

describe('asking whether an address is taken (spec 2 §5)', () => {
  it('asks once for a whole address, after a pause', async () => {
    const { field, asked, clock, isTaken } = open(() => okAsync(false));
    field.type('mia@example.d');
    field.type('mia@example.de');
    clock.pass(UNIQUENESS_DEBOUNCE_MS - 1);
    expect(asked).toEqual([]);
    clock.pass(1);
    expect(asked).toEqual(['mia@example.de']);
    await answersArrive();
    expect(isTaken()).toBe(true);
    field.leave();
    clock.pass(UNIQUENESS_DEBOUNCE_MS);
    expect([asked.length, isTaken()]).toEqual([1, true]);
  });

  it('asks for an address that was chosen as for one that was typed', () => {
    const { field, asked, clock } = open();
    field.type('mia@gm');
    field.choose('mia@gmx.de');
    clock.pass(UNIQUENESS_DEBOUNCE_MS);
    expect(asked).toEqual(['mia@gmx.de']);
  });

  it('says nothing while nothing is known: asked too often, away, or not an address any more', async () => {
    const throttled = { kind: 'gateway.throttled', message: '', retryAfterSeconds: 9 } as const;
    const { field, clock, isTaken } = open(() => errAsync(throttled));
    field.type('mia@example.com');
    clock.pass(UNIQUENESS_DEBOUNCE_MS);
    await answersArrive();
    expect(isTaken()).toBe(false);
  });

  it('never shows the answer to an older address, nor one that comes after the page was left', async () => {
    const answers: ((isUnique: boolean) => void)[] = [];
    const late = () => ResultAsync.fromSafePromise(new Promise<boolean>((answer) => answers.push(answer)));
    const { field, clock, isTaken, scope } = open(late);
    field.type('mia@example.com');
    clock.pass(UNIQUENESS_DEBOUNCE_MS);
    field.type('mia@example.org');
    answers[0]?.(false);
    await answersArrive();
    expect(isTaken()).toBe(false);
    clock.pass(UNIQUENESS_DEBOUNCE_MS);
    scope.end();
    answers[1]?.(false);
    await answersArrive();
    expect(isTaken()).toBe(false);
  });
});
