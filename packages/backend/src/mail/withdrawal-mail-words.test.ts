import { STORE_CODES, tradingTermsOf } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { declarationWords } from './withdrawal-mail-words.ts';

/** All that the mails may say, in one text. */
const saidAt = (store: string | undefined, language: 'de' | 'en'): string => {
  const said = Object.values(declarationWords({ store, language })).map((words) =>
    typeof words === 'function' ? words('2600017') : words,
  );
  return JSON.stringify(said);
};

describe('the mails about a declaration (§ 356a(4) BGB)', () => {
  const LANGUAGES = [
    ['de', /widerr?uf/iu, /Rückgabe|zurückgeben|zurückzugeben/u],
    ['en', /withdr/iu, /\breturn/iu],
  ] as const;

  it.each(LANGUAGES)(
    'speak of a withdrawal by law, or of a return by the terms, and never of both, in %s',
    (...given) => {
      const [language, byLaw, byTerms] = given;
      for (const store of STORE_CODES) {
        const isByTerms = tradingTermsOf(store).withdrawal === 'voluntary';
        const said = saidAt(store, language);
        expect([byLaw.test(said), byTerms.test(said)], store).toEqual([!isByTerms, isByTerms]);
      }
      expect(tradingTermsOf('ch').withdrawal).toBe('voluntary');
    },
  );

  it('confirm a declaration by its content', () => {
    const told = (store: string | undefined) => declarationWords({ store, language: 'de' }).declaration('2600017');
    expect(told('de')).toBe('„Hiermit widerrufe ich den Vertrag über die Bestellung 2600017.“');
    expect(told('ch')).toBe('«Hiermit gebe ich die Bestellung 2600017 zurück.»');
    expect(told(undefined)).toBe(told('de'));
  });
});
