import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountMailing, confirmEmailMail, passkeyChangedMail, welcomeMail } from './account-mail.ts';

const mailingTo = (firstName: string, lastName = 'Muster', language = 'de'): AccountMailing => ({
  key: 'a',
  account: {
    email: 'somebody@inbox.example',
    first_name: firstName,
    last_name: lastName,
    customer_number: null,
    prime: null,
    mailbox_proved_at: null,
  },
  language,
  store: 'de',
  baseUrl: 'https://shop.example',
});

describe('a mail about an account repeats what somebody has typed to an address that nobody has proved (docs/adr/0067)', () => {
  it.each([
    ['Jürgen', 'Groß-Weißenböck'],
    ['Maeve', 'O’Neill'],
    ['Dr. Eva', 'Müller'],
    ['Dr.', 'Müller'],
    ['A.', 'B.'],
    ['A. B.', 'von der Heide'],
    ['Łucja', 'D’Angelo-Ní Bhriain'],
    ['Anna', 'Weiß jun.'],
    ['Grundschule', 'Förderverein e. V.'],
    ['李', '小龙'],
  ])('greets by the name: %s %s', (first, last) => {
    expect(welcomeMail(mailingTo(first, last)).text).toContain(`Guten Tag ${first} ${last},`);
    expect(welcomeMail(mailingTo(first, last, 'en')).text).toContain(`Dear ${first} ${last},`);
  });

  it('greets without a name where a mail program would make a link of it', () => {
    const name = 'Konto gesperrt, jetzt prüfen: https://hilfe.test';
    expect(welcomeMail(mailingTo(name), 'token').text).toMatch(/^Guten Tag,$/mu);
    expect(confirmEmailMail(mailingTo('Eva', name, 'en'), 'token').text).toMatch(/^Hello,$/mu);
  });

  it('names a passkey, and none that a mail program would make a link of', () => {
    expect(passkeyChangedMail(mailingTo('Eva'), 'added', 'Evas Handy 2.0').text).toContain('Passkeys: Evas Handy 2.0');
    expect(passkeyChangedMail(mailingTo('Eva'), 'removed', 'www.hilfe.test').text).not.toContain('Name des Passkeys');
  });

  it('never repeats an address, whatever stands around it', () => {
    const around = fc.string({ maxLength: 20 });
    // With a host that the mail itself cannot have.
    const label = fc.stringMatching(/^[a-z]{3,10}$/u).map((text) => `${text}.advert`);
    const address = fc
      .tuple(fc.constantFrom('', 'https://', 'eva@'), label)
      .map(([before, host]) => ({ host, link: `${before}${host}` }));
    fc.assert(
      fc.property(around, address, around, (before, { host, link }, after) => {
        const typed = `${before}${link}${after}`;
        for (const { text, html } of [
          welcomeMail(mailingTo(typed), 'token'),
          welcomeMail(mailingTo('Eva', typed)),
          confirmEmailMail(mailingTo(typed, typed), 'token'),
          passkeyChangedMail(mailingTo('Eva'), 'added', typed),
          passkeyChangedMail(mailingTo('Eva'), 'removed', typed),
        ])
          expect(`${text} ${html}`).not.toContain(host);
      }),
    );
  });
});
