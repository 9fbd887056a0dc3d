import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { STORE_CODES } from '../storefront/storefront.ts';
import { EMAIL_MAX_LENGTH, emailRule, isEmailAddress } from './email-address.ts';
import { completeEmail, emailDomainsOf, emailSuggestions, pressCompletionKey } from './email-completion.ts';
import { checkForm } from './form-handler.ts';
import { newPasswordRule, passwordRule } from './password.ts';
import type { Issue } from './rule.ts';
import { characterCount, digitsOnly, maxLength, minLength, phoneCharacters } from './validators.ts';

const numRuns = NUM_RUNS;
const text = fc.string({ unit: 'binary' });
const word = fc.stringMatching(/^[a-z0-9]{1,10}$/);
const address = fc
  .tuple(word, word, fc.stringMatching(/^[a-z]{2,6}$/))
  .map(([local, domain, top]) => `${local}@${domain}.${top}`);

describe('laws of e-mail addresses', () => {
  it('every address made of a local part, a domain and a top-level domain is accepted', () => {
    fc.assert(
      fc.property(address, (email) => isEmailAddress(email)),
      { numRuns },
    );
  });

  it('an accepted text has exactly one @, a dot after it, no white space and at most 80 characters', () => {
    fc.assert(
      fc.property(fc.oneof(text, address, fc.stringMatching(/^[a-z.@ -]{0,90}$/)), (email) => {
        if (!isEmailAddress(email)) return;
        const [local = '', domain = '', ...rest] = email.split('@');
        expect(rest).toEqual([]);
        expect(local.length).toBeGreaterThan(0);
        expect(domain).toContain('.');
        expect(email).not.toMatch(/\s/);
        expect(characterCount(email)).toBeLessThanOrEqual(EMAIL_MAX_LENGTH);
      }),
      { numRuns },
    );
  });

  it('an address without its @ or with a second one is refused', () => {
    fc.assert(
      fc.property(address, (email) => {
        expect(isEmailAddress(email.replace('@', ''))).toBe(false);
        expect(isEmailAddress(email.replace('@', '@@'))).toBe(false);
      }),
      { numRuns },
    );
  });

  it('white space around an address changes nothing', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', ' ', '\t', '\n '), fc.boolean(), (email, space, isRequired) => {
        const rule = emailRule({ isRequired });
        expect(rule(space + email + space)).toEqual(rule(email));
      }),
      { numRuns },
    );
  });

  it('every suggestion is an address that begins with the local part and what was typed after it', () => {
    fc.assert(
      fc.property(
        word,
        fc.constantFrom('', 'g', 'gm', 'o', 'b', 'x'),
        fc.constantFrom(...STORE_CODES),
        (...[local, typedDomain, store]) => {
          for (const suggestion of emailSuggestions(`${local}@${typedDomain}`, emailDomainsOf(store))) {
            expect(isEmailAddress(suggestion)).toBe(true);
            expect(suggestion.startsWith(`${local}@${typedDomain}`)).toBe(true);
          }
        },
      ),
      { numRuns },
    );
  });

  it('an accepted suggestion asks for no more suggestions', () => {
    fc.assert(
      fc.property(word, fc.constantFrom(...STORE_CODES), fc.nat({ max: 30 }), (local, store, presses) => {
        let completion = completeEmail(`${local}@`, emailDomainsOf(store));
        for (let press = 0; press <= presses; press += 1) completion = pressCompletionKey(completion, 'ArrowDown');
        const { typed } = pressCompletionKey(completion, 'Enter');
        expect(emailSuggestions(typed, emailDomainsOf(store))).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('as many arrow presses down as there are suggestions come back to the first, and up undoes down', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORE_CODES), fc.nat({ max: 20 }), (store, presses) => {
        let completion = pressCompletionKey(completeEmail('mia@', emailDomainsOf(store)), 'ArrowDown');
        for (let press = 0; press < presses; press += 1) completion = pressCompletionKey(completion, 'ArrowDown');
        expect(completion.highlighted).toBe(presses % completion.suggestions.length);
        expect(pressCompletionKey(pressCompletionKey(completion, 'ArrowDown'), 'ArrowUp')).toEqual(completion);
      }),
      { numRuns },
    );
  });
});

describe('laws of lengths', () => {
  it('a text passes minimum n and maximum m exactly when its length lies between them', () => {
    fc.assert(
      fc.property(text, fc.nat({ max: 20 }), fc.nat({ max: 20 }), (value, minimum, maximum) => {
        const length = characterCount(value);
        expect(minLength(minimum)(value) === undefined).toBe(length >= minimum);
        expect(maxLength(maximum)(value) === undefined).toBe(length <= maximum);
      }),
      { numRuns },
    );
  });

  it('what is fine for a newly set password is fine for the field: nobody is locked out by a new password', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.integer({ min: 3, max: 35 }), (password, minimum) => {
        const policy = { minLength: minimum, commonPasswords: new Set<string>() };
        if (newPasswordRule(policy)(password) === undefined) {
          expect(passwordRule({ isRequired: true })(password)).toBeUndefined();
        }
      }),
      { numRuns },
    );
  });
});

describe('laws of patterns', () => {
  it('judging two texts judges their sum: character rules hold for a text exactly when they hold for its parts', () => {
    const rules = [digitsOnly, phoneCharacters];
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.string(), fc.string(), (rule, left, right) => {
        const bothFine = rule(left) === undefined && rule(right) === undefined;
        expect(rule(left + right) === undefined).toBe(bothFine);
      }),
      { numRuns },
    );
  });
});

describe('laws of the form handler', () => {
  const broken: Issue = { message: 'requiredField' };

  it('reports exactly the fields whose rule fails, in the order of the rules', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 8 }),
        fc.func(fc.boolean()),
        (...[fields, fails]) => {
          const values = Object.fromEntries(fields.map((field) => [field, field]));
          const rules = Object.fromEntries(fields.map((field) => [field, () => (fails(field) ? broken : undefined)]));
          const failing = fields.filter((field) => fails(field));
          const answer = checkForm(values, rules);
          expect(answer.isOk()).toBe(failing.length === 0);
          answer.mapErr(({ errors, firstInvalidField: first }) => {
            expect(errors.map(({ field }) => field)).toEqual(failing);
            expect(first).toBe(failing[0]);
          });
        },
      ),
      { numRuns },
    );
  });
});
