// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeState, encodeState } from './page-state.ts';

const site = { locale: 'de-DE' } as Parameters<typeof encodeState>[0]['site'];
const contextWith = (loaderData: Record<string, unknown>, errors: Record<string, unknown> | null = null) =>
  ({ loaderData, actionData: null, errors }) as unknown as Parameters<typeof encodeState>[0]['context'];

describe('page state', () => {
  it('never ends the script element it stands in', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const json = encodeState({ site, context: contextWith({ root: `${text}</script><!--\u2028` }) });
        expect(json).not.toMatch(/<|\u2028|\u2029/);
      }),
    );
  });

  it('gives back what was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (loaderData) => {
        const { hydrationData } = decodeState(encodeState({ site, context: contextWith(loaderData) }));
        expect(hydrationData.loaderData).toEqual(JSON.parse(JSON.stringify(loaderData)));
      }),
    );
  });

  it('says nothing about an error that was thrown by mistake', () => {
    const json = encodeState({ site, context: contextWith({}, { root: new Error('SELECT * FROM secrets') }) });
    expect(json).not.toContain('SELECT');
    expect(decodeState(json).hydrationData.errors).toEqual({
      root: { status: 500, statusText: '', data: null, internal: false },
    });
  });
});
