// The contract tests of the port `ContentGateway`.

import { describe, expect, it } from 'vitest';
import type { ContentGateway, NavigationNode } from '../../src/ports/index.ts';

export type ContentUnderContract = {
  readonly gateway: ContentGateway;
  readonly pagePath: string;
  /** The name of a parameter that is set. */
  readonly parameter: string;
};

const depthOf = (nodes: readonly NavigationNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children)));

/** The promises of every content system, run by the double and by the adapter. */
export const describeContentGateway = (name: string, make: () => ContentUnderContract): void => {
  describe(`content gateway: ${name}`, () => {
    it('says that it does not know a path, which is no error', async () => {
      const { gateway } = make();
      expect((await gateway.page('/no/such/page/'))._unsafeUnwrap().kind).toBe('unknown');
    });

    it('opens a page by its path', async () => {
      const { gateway, pagePath } = make();
      expect((await gateway.page(pagePath))._unsafeUnwrap().kind).toBe('content');
    });

    it('knows at which paths there are pages', async () => {
      const { gateway, pagePath } = make();
      expect((await gateway.existing(['/no/such/page/', pagePath]))._unsafeUnwrap()).toEqual([pagePath]);
    });

    it('gives the navigation as deep as it is asked for, and no deeper', async () => {
      const { gateway } = make();
      for (const level of [1, 2, 3]) {
        expect(depthOf((await gateway.navigation(level))._unsafeUnwrap())).toBe(level);
      }
    });

    it('gives only the parameters that are asked for', async () => {
      const { gateway, parameter } = make();
      const found = (await gateway.parameters([parameter]))._unsafeUnwrap();
      expect(new Set(found.map((one) => one.name))).toEqual(new Set([parameter]));
      expect((await gateway.parameters(['no-such-parameter']))._unsafeUnwrap()).toEqual([]);
    });
  });
};
