import { describe, expect, it } from 'vitest';
import { BRAND, withBrand } from './brand.ts';

const mail = {
  key: 'welcome:1',
  recipient: 'ada@example.com',
  subject: `Ihr Konto bei ${BRAND}`,
  html: `<title>Ihr Konto bei ${BRAND}</title><p>${BRAND}</p>`,
  text: `${BRAND} grüßt`,
};

describe('The name of the shop in a mail', () => {
  it('is that of the settings, wherever it stands', () => {
    expect(withBrand(mail, 'Lernladen')).toEqual({
      ...mail,
      subject: 'Ihr Konto bei Lernladen',
      html: '<title>Ihr Konto bei Lernladen</title><p>Lernladen</p>',
      text: 'Lernladen grüßt',
    });
  });

  it('is text in HTML too, and taken to the letter', () => {
    const { subject, html } = withBrand(mail, '<A> & $&');
    expect(subject).toBe('Ihr Konto bei <A> & $&');
    expect(html).toContain('<p>&lt;A&gt; &amp; $&amp;</p>');
  });
});
