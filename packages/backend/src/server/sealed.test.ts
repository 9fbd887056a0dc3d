import { describe, expect, it } from 'vitest';
import { nonceOf, openText, sealingKey, sealText } from './sealed.ts';

const KEY = sealingKey('a secret of the shop', 'a test');

describe('data that are sealed', () => {
  it.each(['', 'x', 'größer als nötig', '1234567890'.repeat(500)])('are opened with their key alone: %.20s', (text) => {
    const sealed = sealText(KEY, text);
    expect(openText(KEY, sealed)).toBe(text === '' ? undefined : text);
    expect(openText(sealingKey('a secret of the shop', 'another use'), sealed)).toBeUndefined();
    expect(openText(sealingKey('another secret', 'a test'), sealed)).toBeUndefined();
    expect(text.length > 1 && sealed.includes(text)).toBe(false);
  });

  it('are not opened once a byte was changed or left out', () => {
    const sealed = sealText(KEY, 'line 7');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openText(KEY, changed)).toBeUndefined();
      expect(openText(KEY, sealed.subarray(0, at))).toBeUndefined();
    }
  });

  it('are alike where the nonce is made of them, and never else', () => {
    const sealAlike = (text: string) => sealText(KEY, text, nonceOf(KEY, text)).toString('hex');
    expect(sealAlike('line 7')).toBe(sealAlike('line 7'));
    expect(sealAlike('line 7').slice(0, 24)).not.toBe(sealAlike('line 8').slice(0, 24));
    expect(sealText(KEY, 'line 7').equals(sealText(KEY, 'line 7'))).toBe(false);
  });
});
