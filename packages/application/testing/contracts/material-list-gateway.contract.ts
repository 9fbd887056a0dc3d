// The contract tests of the port `MaterialListGateway`.

import { describe, expect, it } from 'vitest';
import type { MaterialListGateway } from '../../src/ports/index.ts';

/** The promises of every gateway of material lists, run by the double and by the adapter; the shop has a pencil HB. */
export const describeMaterialListGateway = (
  name: string,
  make: () => MaterialListGateway | Promise<MaterialListGateway>,
): void => {
  describe(`material list gateway: ${name}`, () => {
    it('answers every line, in order, with the article that fits first', async () => {
      const gateway = await make();
      const answers = await gateway.find([
        { article: 'pencil', words: [], quantity: 3, traits: [{ kind: 'hardness', value: 'HB' }] },
        { words: ['Zauberstab'], quantity: 1, traits: [] },
      ]);
      const [pencil, nothing] = answers._unsafeUnwrap();
      expect(pencil).toMatchObject({ verdict: 'sure', candidates: expect.anything() });
      expect(pencil?.candidates[0]).toMatchObject({ missing: [], item: { name: expect.stringContaining('HB') } });
      expect(nothing).toEqual({ verdict: 'notFound', candidates: [] });
    });
  });
};
