// Ports that refuse: a page for everyone is rendered with them, so that it cannot ask for anything of one visitor.

/** Thrown where a page that everyone gets asked for something of one visitor: a mistake in the page, never a state of the shop. */
export class AskedWhoIsThere extends Error {
  override readonly name = 'AskedWhoIsThere';
  constructor(port: string, method: string) {
    super(
      `A page for everyone asked who is there: ${port}.${method}(). Give the page the audience "visitor", or ask in the tab.`,
    );
  }
}

/**
 * A port that answers nothing: every call throws. It can be handed on and kept, because use cases that live in the tab are made on the shop
 * host too; only asking it is refused.
 */
export const refusingPort = <Port extends object>(port: string): Port =>
  new Proxy({} as Port, {
    // Without `then` and symbols nobody takes the port for a promise or a list, and no container fails by looking at it.
    get: (_target, method) =>
      typeof method === 'symbol' || method === 'then'
        ? undefined
        : () => {
            throw new AskedWhoIsThere(port, method);
          },
  });
