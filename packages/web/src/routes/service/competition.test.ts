// @vitest-environment node
// Taking part in a competition.

import { describe, expect, it, vi } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { COMPETITION, HERBST, openServiceShop } from '../../../test/open-service-shop.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { loader as competitionPage, action as enter } from './competition.loader.ts';

const open = ({ service = { competition: HERBST } }: Parameters<typeof openServiceShop>[0] = {}) =>
  openServiceShop({ service });

describe('a competition', () => {
  const FORM = { name: 'Mia', email: 'mia@example.com', homepage: '' };

  it.each(['/gewinnspiele/teilnahme/', '/gewinnspiele/teilnahme/?competition='])(
    'is none where none is named (%s)',
    async (address) => {
      const shop = await open();
      expect(await askOnHost(shop, competitionPage, address)).toMatchObject({ init: { status: 404 } });
      expect(shop.service.calls()).toEqual([]);
    },
  );

  it('is shown, or not there where it never was', async () => {
    expect(await askOnHost(await open(), competitionPage, COMPETITION)).toMatchObject({ competition: HERBST });
    expect(await askOnHost(await open({ service: {} }), competitionPage, COMPETITION)).toMatchObject({
      init: { status: 404 },
    });
  });

  it.each([
    [{ acceptsTerms: 'on' }, { acceptsTerms: true, wantsNewsletter: false }],
    [
      { acceptsTerms: 'on', wantsNewsletter: 'on' },
      { acceptsTerms: true, wantsNewsletter: true },
    ],
  ])('is entered with what was ticked (%j)', async (ticked, read) => {
    const shop = await open();
    expect(redirectOf(await askOnHost(shop, enter, COMPETITION, { ...FORM, ...ticked }))).toEqual([
      303,
      `${COMPETITION}&sent=1`,
    ]);
    expect(shop.service.calls()).toEqual([
      ['enterCompetition', 'herbst', { name: 'Mia', email: 'mia@example.com', ...read }, ''],
    ]);
  });

  it('leaves nothing of what was typed for it once it is entered', async () => {
    const shop = await open();
    const drafts = shop.shop.get(sessionUseCases.formDrafts);
    const dropped = vi.spyOn(drafts, 'drop');
    await askOnHost(shop, enter, COMPETITION, { ...FORM, acceptsTerms: 'on' });
    expect(dropped.mock.calls).toEqual([[COMPETITION]]);
  });

  it('is not entered by who does not take its terms', async () => {
    const shop = await open();
    expect(await askOnHost(shop, enter, COMPETITION, FORM)).toMatchObject({
      init: { status: 422 },
      data: { refusal: { errors: [{ field: 'acceptsTerms' }] } },
    });
  });
});
