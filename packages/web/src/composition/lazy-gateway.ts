import type { GatewayError } from '@tornister/application/ports';
import { ResultAsync } from 'neverthrow';

type Method = (...args: never[]) => ResultAsync<unknown, unknown>;
type Gateway<Port> = { readonly [Name in keyof Port]: Method };

/** Under this name a gateway fetches its code without being called. */
const FETCH = Symbol('fetch');

const UNREACHABLE: GatewayError = { kind: 'gateway.unreachable' };

/**
 * A gateway whose code comes with its first call, so that the first page does not carry GraphQL. When the code cannot be
 * fetched the call answers that the backend is unreachable, and the next call tries again.
 */
export const lazyGateway = <Port extends Gateway<Port>>(load: () => Promise<Port>): Port => {
  let loading: Promise<Port> | undefined;
  const loadOnce = (): Promise<Port> => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
  const call =
    (name: string) =>
    (...args: never[]): ResultAsync<unknown, unknown> =>
      ResultAsync.fromPromise(loadOnce(), () => UNREACHABLE).andThen((gateway) => gateway[name as keyof Port](...args));
  // Without `then` nobody takes the gateway for a promise and waits for it.
  return new Proxy({ [FETCH]: loadOnce } as unknown as Port, {
    get: (target, name) => (typeof name === 'string' && name !== 'then' ? call(name) : Reflect.get(target, name)),
  });
};

/** Fetches the code of a gateway that would otherwise come with its first call. */
export const fetchGateway = async (gateway: object): Promise<void> => {
  await (gateway as { readonly [FETCH]?: () => Promise<unknown> })[FETCH]?.();
};
