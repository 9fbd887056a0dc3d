import { describe, expect, it } from 'vitest';
import { passwordReminderEmail } from './password-reminder.ts';

describe('the address of the password reminder (spec 2 §4)', () => {
  it('follows the e-mail of the billing address, where it has one', () => {
    expect(passwordReminderEmail('old@example.com', 'new@example.com')).toBe('new@example.com');
    expect(passwordReminderEmail('old@example.com', ' ')).toBe('old@example.com');
    expect(passwordReminderEmail('old@example.com', undefined)).toBe('old@example.com');
  });
});
