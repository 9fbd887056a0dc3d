import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreesTo,
  asksForConsent,
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  type ConsentDecision,
  chosenPurposes,
  parseConsent,
  writeConsent,
} from './index.ts';

const decisions: fc.Arbitrary<ConsentDecision> = fc.record({
  purposes: fc.subarray([...CONSENT_PURPOSES]),
  decidedAtS: fc.integer({ min: 0, max: 9_999_999_999 }),
});
const offered = CONSENT_PURPOSES;

describe('the decision about consent (§ 25 TDDDG)', () => {
  it('is read back from its cookie as it was made', () => {
    fc.assert(
      fc.property(decisions, (decision) => {
        expect(parseConsent(writeConsent(decision))).toEqual(decision);
      }),
    );
  });

  it('is none where the cookie says something else, and then nobody has agreed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^2\.\d{1,12}(?:\.|$)/.test(text));
        expect(parseConsent(text)).toBeUndefined();
        expect(agreesTo('statistics', text)).toBe(false);
      }),
    );
    expect(agreesTo('statistics', undefined)).toBe(false);
  });

  it('has to be made again when the version of the question is another', () => {
    expect(parseConsent(`${CONSENT_VERSION - 1}.1763800000.statistics`)).toBeUndefined();
    expect(parseConsent(`${CONSENT_VERSION + 1}.1763800000.statistics`)).toBeUndefined();
  });

  it('drops purposes that the shop does not know', () => {
    expect(parseConsent('2.1763800000.statistics.everything')).toEqual({
      purposes: ['statistics'],
      decidedAtS: 1_763_800_000,
    });
  });
});

describe('the banner', () => {
  const asked = { offered, optsOut: false };
  it('asks until something was decided, also when that was a refusal', () => {
    expect(asksForConsent(undefined, asked)).toBe(true);
    expect(asksForConsent(writeConsent({ purposes: [], decidedAtS: 1 }), asked)).toBe(false);
    expect(asksForConsent(writeConsent({ purposes: ['statistics'], decidedAtS: 1 }), asked)).toBe(false);
  });

  it('does not ask where the browser has refused for its owner, nor where there is nothing to agree to', () => {
    expect(asksForConsent(undefined, { ...asked, optsOut: true })).toBe(false);
    expect(asksForConsent(undefined, { ...asked, offered: [] })).toBe(false);
  });
});

describe('a choice', () => {
  it('agrees by "all" and by what is ticked, and by nothing else', () => {
    expect(chosenPurposes('all', [], offered)).toEqual(['statistics', 'recent']);
    expect(chosenPurposes('selection', ['statistics'], offered)).toEqual(['statistics']);
    expect(chosenPurposes('selection', ['recent'], offered)).toEqual(['recent']);
    expect(chosenPurposes('selection', [], offered)).toEqual([]);
    expect(chosenPurposes('none', ['statistics'], offered)).toEqual([]);
  });

  it('never agrees to what was not asked for', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (choice, ticked) => {
        fc.pre(choice !== 'all');
        expect(chosenPurposes(choice, [...ticked, 'statistics'], [])).toEqual([]);
        if (choice !== 'selection') expect(chosenPurposes(choice, ticked, offered)).toEqual([]);
      }),
    );
  });
});
