import { afterEach, expect, it } from 'vitest';
import { encodeState, STATE_BLOCK_ID, stateOfPage } from './page-state.ts';

afterEach(() => document.body.replaceChildren());

it.each(['Hefte', '{"site":{"locale":"of an editor"},"answers":{},"shapes":[],"errors":null}'])(
  'a text of an editor never takes the place of the page’s state: %s',
  (text) => {
    const state = encodeState({
      site: { locale: 'de-DE' } as Parameters<typeof encodeState>[0]['site'],
      context: { loaderData: { root: 1 }, actionData: null, errors: null } as never,
    });
    document.body.innerHTML = `<p id="${STATE_BLOCK_ID}">${text}</p><script type="application/json" id="${STATE_BLOCK_ID}">${state}</script>`;
    expect(stateOfPage()).toMatchObject({ site: { locale: 'de-DE' }, hydrationData: { loaderData: { root: 1 } } });
  },
);
